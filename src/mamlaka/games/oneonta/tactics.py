"""The tactics of Oneonta Whist. Rules up to 13 are numbered as in the sources; rules from 60 are additions.

They enumerate the three unseen cards that are out of play, 220 combinations before the first trick. For each one, the
fewest and the most tricks of a suit follow easily if the order of the leads is ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from itertools import combinations
from statistics import fmean
from typing import NamedTuple, TypeAlias

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.oneonta import BID, HAND_SIZE, NULL, OUT, spec_of, trump_of
from mamlaka.phases import Bid
from mamlaka.plan import lower
from mamlaka.view import View

__all__ = ["TACTICS", "Holding", "OneontaPosition", "Outlook", "Span", "span_of"]

Holding: TypeAlias = tuple[bool, ...]
"""The cards of a suit that are held or led, from the weakest up: True for a card held."""

ACE = (False, False, False, False, True)
ACE_KING = (False, False, False, True, True)
ACE_KING_JACK = (False, True, False, True, True)
COUNTED: dict[Holding, int] = {ACE: 4, ACE_KING: 8, ACE_KING_JACK: 9}
"""The holdings with a rule of their own, and its number."""

POINT = 10
"""The weight of a point."""
COUNT = HAND_SIZE**2 * POINT
"""The weight of counted tricks: a bid that is wrong by one trick gets half a point less."""


class Span(NamedTuple):
    """The range of tricks that can be made; fractions are probabilities."""

    fewest: float
    most: float

    @property
    def middle(self) -> float:
        """The expected number of tricks."""
        return (self.fewest + self.most) / 2


class Outlook(NamedTuple):
    """The expected outcome of a bid or a card: means over all combinations of three cards out of play."""

    gain: float
    """The points gained if the bid is made, times its probability."""
    loss: float
    """The points lost otherwise."""
    leeway: float
    """The difference of the most and the fewest tricks."""


@cache
def span_of(holding: Holding, *, trump: bool = False) -> Span:
    """Return the range of tricks of a suit if all its cards that are not held are led.

    If more cards are led than held, only the first leads count, and any of them may come first. If fewer, the remaining
    cards are discarded on leads of other suits, or ruff if they are trumps.

    >>> span_of((True, False, True))  # ten and queen, when the jack is led
    Span(fewest=0.0, most=1.0)
    >>> span_of((False, True, False))  # the king alone, when queen and ace are led
    Span(fewest=0.5, most=0.5)
    """
    held = [place for place, own in enumerate(holding) if own]
    led = [place for place, own in enumerate(holding) if not own]
    ruffs = max(0, len(held) - len(led)) if trump else 0
    firsts = list(combinations(led, min(len(held), len(led))))
    fewest = sum(len(first) - _pairs(first, held) for first in firsts) / len(firsts)
    most = sum(_pairs(held, first) for first in firsts) / len(firsts)
    return Span(ruffs + fewest, ruffs + most)


def _pairs(high: Sequence[int], low: Sequence[int]) -> int:
    """Return the number of cards that can be paired with weaker cards of another list; both from the weakest up."""
    pairs = 0
    for card in high:
        pairs += pairs < len(low) and low[pairs] < card
    return pairs


class OneontaPosition:
    """The facts of a view that the tactics of Oneonta Whist use: the tricks that can be made."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert view.seat is not None
        self.hand = view.hand_mask
        self.unseen = view.deductions().unseen
        self.plan = lower(spec_of(trump_of(lowest_card(state.zone("turnup").cards))))
        self.led: Card | None = state.trick[0][1] if state.trick else None
        self.won = state.zone("taken", view.seat).count // self.plan.seats
        self.bid = next(phase for phase in state.stack if isinstance(phase, Bid))
        self._outlooks: dict[Action, Outlook] = {}

    @cached_property
    def ways(self) -> tuple[Mask, ...]:
        """The cards to be led, for each combination of three cards out of play."""
        outs = combinations(iter_cards(self.unseen), OUT)
        return tuple(self.unseen & ~sum(1 << card for card in out) for out in outs)

    @cached_property
    def suits(self) -> tuple[tuple[Mask, bool], ...]:
        """The suits of the hand, each with whether it is trumps."""
        suits = (suit for suit in self.plan.suit_masks if suit & self.hand)
        return tuple((suit, bool(suit & self.plan.trump_mask)) for suit in suits)

    def count(self, suit: Mask, hand: Mask, *, trump: bool) -> float:
        """Return the expected number of tricks of a suit."""
        return fmean(span_of(holding_of(suit, hand, led), trump=trump).middle for led in self.ways)

    @cached_property
    def counts(self) -> dict[int, float]:
        """The expected tricks before the first trick, by the number of the rule that counts the suit."""
        counts: dict[int, float] = {}
        for suit, trump in self.suits:
            number = tactic_of(holding_of(suit, self.hand, self.unseen), trump=trump)
            counts[number] = counts.get(number, 0.0) + self.count(suit, self.hand, trump=trump)
        return counts

    def trick_share(self, card: Card) -> float:
        """Return the expected share of a trick that a card contributes, from 0 to 1."""
        suit, trump = next((suit, trump) for suit, trump in self.suits if suit >> card & 1)
        whole, rest = (self.count(suit, hand, trump=trump) for hand in (self.hand, self.hand & ~(1 << card)))
        return min(1.0, max(0.0, whole - rest))

    def outlook(self, action: Action) -> Outlook:
        """Return the expected outcome of a bid or a card."""
        if action not in self._outlooks:
            if self.led is None:
                assert action.number is not None
                self._outlooks[action] = self._outlook(action.kind, action.number, self.hand, 0)
            else:
                won = self.won + (self.plan.beats[self.led] >> lowest_card(action.cards) & 1)
                self._outlooks[action] = self._outlook(self.bid.kind, self.bid.number, self.hand & ~action.cards, won)
        return self._outlooks[action]

    def _outlook(self, word: str, number: int, hand: Mask, won: int) -> Outlook:
        target = 0 if word == NULL else number
        gains, losses, leeways = [], [], []
        for led in self.ways:
            spans = [span_of(holding_of(suit, hand, led), trump=trump) for suit, trump in self.suits]
            span = Span(won + sum(span.fewest for span in spans), won + sum(span.most for span in spans))
            under, over = min(1.0, max(0.0, target - span.most)), max(0.0, span.fewest - target)
            made = 1 - under - min(1.0, over)
            gains.append(number * made)
            losses.append(number * (1 - made) if word == NULL else number * under + over)
            leeways.append(span.most - span.fewest)
        return Outlook(fmean(gains), fmean(losses), fmean(leeways))


def holding_of(suit: Mask, hand: Mask, led: Mask) -> Holding:
    """Return the holding of a suit if the cards `led` are led."""
    # The deck lists each suit from the weakest card up, and the jokers last.
    return tuple(bool(hand >> card & 1) for card in iter_cards(suit & (hand | led)))


def is_low(holding: Holding) -> bool:
    """Return whether a suit can lose every trick, whatever the order of the leads.

    >>> is_low((True, False, True, False, True))  # ten, queen, ace
    True
    >>> is_low((True, False, False, True, True))  # ten, king, ace: queen and jack cannot both be ducked
    False
    """
    leads = [place for place, own in enumerate(holding) if not own]
    held = [place for place, own in enumerate(holding) if own]
    return all(low < led for low, led in zip(held, leads, strict=False))


def tactic_of(holding: Holding, *, trump: bool) -> int:
    """Return the number of the rule that counts a suit before the first trick."""
    if trump:
        return 60
    return COUNTED.get(holding, 3 if is_low(holding) else 5)


def bids(position: OneontaPosition) -> bool:
    """Return whether a bid is due."""
    return position.led is None


def plays(position: OneontaPosition) -> bool:
    """Return whether a card is due."""
    return position.led is not None


def discards(position: OneontaPosition) -> bool:
    """Return whether the bot is void in the suit led."""
    led = position.led
    return led is not None and not position.hand & position.plan.suit_masks[position.plan.suit_of[led]]


def counted(tactic: int) -> Callable[[OneontaPosition, Action], float]:
    """Return advice to bid in proportion to the tricks that the rule counts."""
    return lambda position, action: (
        position.counts.get(tactic, 0.0) * action.number / HAND_SIZE**2 if action.kind == BID and action.number else 0.0
    )


def stay_low(position: OneontaPosition, action: Action) -> float:
    """Subtract the square of a bid from `counted`, so that the total is highest at the counted number of tricks."""
    del position
    return -((action.number / HAND_SIZE) ** 2) if action.kind == BID and action.number else 0.0


def gain(position: OneontaPosition, action: Action) -> float:
    """Prefer the highest expected gain of the bid."""
    return position.outlook(action).gain / HAND_SIZE


def lose_little(position: OneontaPosition, action: Action) -> float:
    """Avoid losses: too few tricks cost the bid, too many cost one point each."""
    return -position.outlook(action).loss / HAND_SIZE


def trust_discards(position: OneontaPosition, action: Action) -> float:
    """Value a null above its count, because high cards can be discarded before their suit is led."""
    del position
    return action.number / HAND_SIZE if action.kind == NULL and action.number else 0.0


def stay_flexible(position: OneontaPosition, action: Action) -> float:
    """Keep a hand that can still win and lose tricks, to correct deviations from the bid."""
    return position.outlook(action).leeway / HAND_SIZE


def discard_uncertain(position: OneontaPosition, action: Action) -> float:
    """Discard a card that counts for half a trick, because it is neither a winner nor a loser."""
    return 1 - abs(2 * position.trick_share(lowest_card(action.cards)) - 1)


SUPPORTED_OPTIONS = frozenset({"bidding", "deals", "target", "show_tracker"})
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""

EXPLAINED = {
    7: "That one suit makes up for another is what a count of all suits together comes to.",
    13: "It says why to play the game; the target is an option.",
}
TACTICS = Tactics(
    OneontaPosition,
    (
        RuleOfThumb(1, "rule-oneonta-1", COUNT // 2, bids, stay_low),
        RuleOfThumb(2, "rule-oneonta-2", 9 * POINT, bids, gain),
        RuleOfThumb(3, "rule-oneonta-3", COUNT, bids, counted(3)),
        RuleOfThumb(4, "rule-oneonta-4", COUNT, bids, counted(4)),
        RuleOfThumb(5, "rule-oneonta-5", COUNT, bids, counted(5)),
        RuleOfThumb(6, "rule-oneonta-6", 18, plays, stay_flexible),
        RuleOfThumb(8, "rule-oneonta-8", COUNT, bids, counted(8)),
        RuleOfThumb(9, "rule-oneonta-9", COUNT, bids, counted(9)),
        RuleOfThumb(10, "rule-oneonta-10", 9 * POINT, lambda _: True, lose_little),
        RuleOfThumb(11, "rule-oneonta-11", 2, discards, discard_uncertain),
        RuleOfThumb(12, "rule-oneonta-12", 9 * POINT, plays, gain),
        RuleOfThumb(60, "rule-oneonta-60", COUNT, bids, counted(60)),
        RuleOfThumb(61, "rule-oneonta-61", 5 * POINT, bids, trust_discards),
    ),
    supported_options=SUPPORTED_OPTIONS,
    explained=EXPLAINED,
)
