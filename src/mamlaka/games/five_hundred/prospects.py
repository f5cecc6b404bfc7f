"""What a hand is worth before play: estimates of its tricks, of the chance of misère, and of the cards to discard."""

from __future__ import annotations

from functools import lru_cache
from math import erf, prod, sqrt
from typing import NamedTuple

from mamlaka.cards import Mask, iter_cards
from mamlaka.games.five_hundred.contracts import BIDS, HAND_SIZE, WIDOW_SIZE, Bid, spec_of
from mamlaka.games.five_hundred.options import FiveHundredOptions
from mamlaka.plan import TrickPlan, lower

__all__ = ["Features", "chance_of", "discards", "estimated_tricks", "features_of", "misere_risks", "worth_keeping"]

WEIGHTS = {
    (3, True): (-0.62, 1.03, 0.67, 0.59, 0.34, 0.22, 0.88, 1.07, 0.48, 0.08),
    (3, False): (1.39, 1.47, 1.29, 0, 0, 0, 0.56, 0, 0, 0),
    (4, True): (2.46, 0.59, 0.30, 0.35, 0.30, 0.24, 0.63, 0.68, 0.31, 0.05),
    (4, False): (4.18, 0.80, 0.76, 0, 0, 0, 0.39, 0, 0, 0),
}
"""By the number of seats and whether there are trumps: the tricks of the contractor's side without any features, and
what each of the `Features` adds. A linear fit to the tricks in 1,500 random deals each (without trumps 1,200), with the
widow and `discards`, played out in 16 worlds by the heuristic policy of the search."""
SPREAD = {3: 1.6, 4: 1.2}
"""By the number of seats: the standard deviation of the tricks that a side takes, around their estimate."""
WIDOW_RISK = 0.6
"""The chance that the widow doesn't spoil a misère."""
GAP = 0.8
"""How the chance of a misère shrinks with each card that may be missing below a card of the hand."""


class Features(NamedTuple):
    """What the estimate of a hand counts."""

    joker: int
    right: int
    """Right bowers, 0 or 1; without trumps: aces."""
    left: int
    ace: int
    """Aces of trumps, 0 or 1."""
    king: int
    trumps: int
    """The number of trumps; without trumps: kings with a lower card of their suit."""
    side_aces: int
    side_kings: int
    """Kings of other suits with a lower card."""
    short: int
    """Cards missing from two in each other suit."""


def features_of(plan: TrickPlan, hand: Mask, *, has_trumps: bool) -> Features:
    """Return the features of a hand.

    Args:
        plan: the rules of the deal.
        hand: the cards.
        has_trumps: whether there is a trump suit.
    """
    tops = [(plan.beats[card] & plan.trump_mask).bit_count() for card in iter_cards(hand & plan.trump_mask)]
    aces = kings = short = 0
    for suit in plan.suit_masks:
        if suit & plan.trump_mask:
            continue
        held, ranks = hand & suit, [(plan.beats[card] & suit).bit_count() for card in iter_cards(hand & suit)]
        aces += 0 in ranks
        kings += 1 in ranks and held.bit_count() > 1
        short += max(0, 2 - held.bit_count())
    if not has_trumps:
        return Features(len(tops), aces, 0, 0, 0, kings, 0, 0, 0)
    joker, right, left, ace, king = (int(place in tops) for place in range(5))
    return Features(joker, right, left, ace, king, len(tops), aces, kings, short)


def worth_keeping(plan: TrickPlan, hand: Mask, card: int) -> float:
    """Return how much a card is worth keeping: trumps and aces are, middle cards of short suits are not.

    Args:
        plan: the rules of the deal.
        hand: the cards before the discard.
        card: one of them.
    """
    if plan.trump_mask >> card & 1:
        return 10 - (plan.beats[card] & plan.trump_mask).bit_count() / 4
    suit = plan.suit_masks[plan.suit_of[card]]
    above, length = (plan.beats[card] & suit & ~hand).bit_count(), (hand & suit).bit_count()
    if not above:
        return 6.0
    guarded = 2.0 if above < length else 0.0
    return guarded + 1 / above + length / 4


def discards(plan: TrickPlan, hand: Mask) -> Mask:
    """Return the cards that a contractor of tricks discards: those that are worth keeping least."""
    cards = sorted(iter_cards(hand), key=lambda card: worth_keeping(plan, hand, card))
    return sum(1 << card for card in cards[: max(0, len(cards) - HAND_SIZE)])


@lru_cache(maxsize=4096)
def estimated_tricks(seats: int, trump: str, hand: Mask) -> float:
    """Return an estimate of the tricks that a contractor's side takes, from the ten cards before the widow.

    Args:
        seats: the number of seats.
        trump: the letter of the trump suit; empty: there is none.
        hand: the ten cards.
    """
    example = next(bid for bid in BIDS if bid.level and bid.trump == trump)
    plan = lower(spec_of(FiveHundredOptions(), seats, example))
    features = features_of(plan, hand, has_trumps=bool(trump))
    fixed, *weights = WEIGHTS[seats, bool(trump)]
    return fixed + sum(weight * number for weight, number in zip(weights, features, strict=True))


def chance_of(options: FiveHundredOptions, seats: int, bid: Bid, hand: Mask) -> float:
    """Return an estimate of the chance to make a contract, from the ten cards before the widow."""
    if bid.is_misere:
        return _chance_of_misere(lower(spec_of(options, seats, bid)), hand)
    missing = bid.level - 0.5 - estimated_tricks(seats, bid.trump, hand)
    return 0.5 - erf(missing / SPREAD[seats] / sqrt(2)) / 2


def _chance_of_misere(plan: TrickPlan, hand: Mask) -> float:
    """Return an estimate of the chance to take no trick: low cards of each suit guard the higher ones."""
    chances = sorted(risk for _, risk in misere_risks(plan, hand))
    return WIDOW_RISK * prod(chances[WIDOW_SIZE:])


def misere_risks(plan: TrickPlan, hand: Mask) -> list[tuple[int, float]]:
    """Return each card of a hand with the chance that it takes no trick in misère."""
    risks = []
    for suit in plan.suit_masks:
        cards = sorted(iter_cards(hand & suit), key=lambda card: -(plan.beats[card] & suit).bit_count())
        for place, card in enumerate(cards):
            below = (suit & ~plan.beats[card] & ~(1 << card) & ~hand).bit_count()
            always = bool(plan.trump_mask >> card & 1)
            risks.append((card, 0.0 if always else GAP ** max(0, below - place)))
    return risks
