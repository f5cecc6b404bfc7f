"""Choosing contracts, doubling and appealing in Trex. A weight is the approximate gain of the advice in points."""

from __future__ import annotations

import math
from collections.abc import Callable

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, all_of
from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.games.trex.contracts import KING_OF_HEARTS, parts_of
from mamlaka.games.trex.phases import DoubleInTurn, DoubleOrAppeal
from mamlaka.games.trex.tactics.position import (
    ACE_OF_HEARTS,
    DIAMONDS,
    HEARTS,
    JACK,
    QUEEN,
    QUEENS,
    SIX,
    SUITS,
    TEN,
    TWOS,
    Advice,
    TrexPosition,
    has_partner,
    holds_king,
    lower,
    rank_of,
)
from mamlaka.phases import Choose

__all__ = ["RULES"]

PREFERENCE = {"trex": 1.0, "king": 0.75, "queens": 0.5, "slaps": 0.25, "diamonds": 0.0}
GUARDS = 4
"""The number of other hearts that guard the king."""
COVERED = 3
"""The number of lower cards that cover a queen."""
PAIR = 2
"""The number of lower cards from which on a queen is doubled, and the length up to which a suit is short."""
ACES, THREES = FRENCH.select("A"), FRENCH.select("3")
BLOCK = FRENCH.select("5") | FRENCH.select("6") | FRENCH.select("7")
BLOCKED = FRENCH.select("4") | THREES | TWOS
"""The cards that wait for a block."""


def lowness(hand: Mask, suits: Mask) -> float:
    """Return how easily the cards of a hand in some suits stay below others, from 1 (always) to -1 (never).

    The lowest card of a suit counts most; a void suit carries no risk.
    """
    risks = []
    for mask in SUITS:
        if mask & suits:
            held = [rank_of(card) for card in iter_cards(hand & mask)]
            # The n-th lowest card of a suit is safe if it is about as low as the n-th of an average hand.
            risks += [max(0.0, min(1.0, (rank - 3 * place - 1) / 8)) for place, rank in enumerate(held)]
    return 1 - 2 * min(1.0, sum(risks) / 3.5) if risks else 1.0


def lengths(hand: Mask) -> list[int]:
    """Return the lengths of the suits of a hand, in ascending order."""
    return sorted((hand & mask).bit_count() for mask in SUITS)


def is_choosing(position: TrexPosition) -> bool:
    """Return whether a contract is to be chosen."""
    return isinstance(position.phase, Choose)


def is_announcing(position: TrexPosition) -> bool:
    """Return whether the bot may double or appeal."""
    return isinstance(position.phase, DoubleOrAppeal | DoubleInTurn)


def chooses_or_announces(position: TrexPosition) -> bool:
    """Return whether a contract is to be chosen, or the bot may double or appeal."""
    return is_choosing(position) or is_announcing(position)


def choosing(contract: str, grade: Callable[[TrexPosition], float]) -> Advice:
    """Return advice that grades one contract, alone or merged with others, by the hand, and has no other votes.

    It has no votes on a contract of that name with other rules.
    """

    def advises(position: TrexPosition, action: Action) -> float:
        is_meant = contract in parts_of(action.name) and position.game.is_standard(contract)
        return grade(position) if is_meant else 0.0

    return advises


# --- the king of hearts -----------------------------------------------------------------------------------------------


def guard(position: TrexPosition) -> float:
    """Return how well the king of hearts is guarded, by four hearts or by fewer and a short suit; negative: not.

    With fewer hearts the ace or the queen helps.
    """
    hearts = position.hand & HEARTS
    if hearts.bit_count() > GUARDS:
        return 1.0
    if hearts.bit_count() < GUARDS - 1 or lengths(position.hand)[0] > 1:
        return -1.0
    return 0.6 if hearts & (QUEENS | ACES) else 0.3


def trust_the_guard(position: TrexPosition, action: Action) -> float:
    """Choose and double a guarded king; keep an unguarded one secret."""
    if action.kind == "double":
        return math.copysign(1.0, guard(position)) if action.cards >> KING_OF_HEARTS & 1 else 0.0
    return choosing("king", lambda p: max(0.0, guard(p)) if holds_king(p) else 0.0)(position, action)


def double_over_four(position: TrexPosition, action: Action) -> float:
    """Double the king of hearts with four hearts, unless taking your own doubled king costs twice as much."""
    if action.kind != "double" or not action.cards >> KING_OF_HEARTS & 1 or position.options.own_double == "twice":
        return 0.0
    return float((position.hand & HEARTS).bit_count() >= GUARDS)


def low_without_the_king(position: TrexPosition) -> float:
    """Choose the king without holding it, if the hand is low and without the ace of hearts, which would catch it."""
    if holds_king(position):
        return 0.0
    return low_cards(position) - (position.hand >> ACE_OF_HEARTS & 1) + 0.5


def many_hearts(position: TrexPosition) -> float:
    """Value more hearts than the average, because other suits are then short; most of all with the king."""
    more = ((position.hand & HEARTS).bit_count() - GUARDS) / 2
    return max(-1.0, min(1.0, more if holds_king(position) else more / 5 + 0.1))


def at_stake(position: TrexPosition) -> float:
    """Avoid the contract with an unguarded king, because you would probably take the whole penalty."""
    return -1.0 if holds_king(position) and guard(position) < 0 else 0.0


# --- queens -----------------------------------------------------------------------------------------------------------


def cover(position: TrexPosition, queen: Card) -> int:
    """Return the number of lower cards that cover a queen of the hand."""
    return (position.hand & lower(queen)).bit_count()


def safe_queens(position: TrexPosition) -> int:
    """Return the number of queens of the hand that may be doubled safely."""
    if not position.options.doubling:
        return 0
    return sum(cover(position, queen) >= COVERED for queen in iter_cards(position.hand & QUEENS))


def kept_queens(position: TrexPosition) -> float:
    """Value queens of this hand, because no one else can double them."""
    return (position.hand & QUEENS).bit_count() / 4


def no_catchers(position: TrexPosition) -> float:
    """Value low cards, covered queens, and few aces and kings that would catch other queens."""
    danger = 0.0
    for mask in SUITS:
        held = position.hand & mask
        missing = max(0, COVERED - sum(rank_of(card) < QUEEN for card in iter_cards(held)))
        if held & QUEENS:
            danger += 1.0 if missing else 0.0
        else:
            danger += 0.22 * missing * sum(rank_of(card) > QUEEN for card in iter_cards(held))
    return max(-1.0, min(1.0, 0.4 * lowness(position.hand, FRENCH.all_mask) + 0.33 - 0.27 * danger))


def double_queens(position: TrexPosition, action: Action) -> float:
    """Double exactly the queens with two lower cards; with three, if your own doubled queen costs you twice."""
    queens = iter_cards(action.cards & QUEENS)
    needed = PAIR if position.options.own_double == "once" else COVERED
    return sum(0.25 if cover(position, queen) >= needed else -0.5 for queen in queens)


# --- diamonds and slaps -----------------------------------------------------------------------------------------------


def low_diamonds(position: TrexPosition) -> float:
    """Value low diamonds, and low cards elsewhere."""
    return 0.9 * lowness(position.hand, DIAMONDS) + 0.17 * lowness(position.hand, FRENCH.all_mask) - 0.5


def few_diamonds(position: TrexPosition) -> float:
    """Value one or two very low diamonds, more with another short suit."""
    held = position.hand & DIAMONDS
    few = held.bit_count() <= PAIR and all(rank_of(card) < SIX for card in iter_cards(held))
    short = sum(length <= PAIR for length in lengths(position.hand)) >= PAIR
    return (1.0 if short else 0.5) if few else 0.0


def low_cards(position: TrexPosition) -> float:
    """Value low cards; a short suit is harmless, because high cards can be discarded when it is led."""
    return lowness(position.hand, FRENCH.all_mask) + 0.37


def two_low_hands(position: TrexPosition) -> float:
    """Avoid a low hand, the more the lower it is: if the partner is low, too, a high card keeps the lead."""
    return -max(0.0, low_cards(position))


# --- Trex -------------------------------------------------------------------------------------------------------------


def high_cards(position: TrexPosition) -> float:
    """Value cards near the jacks, which go out first, runs, which go out together, and blocks."""
    far = sum(abs(rank_of(card) - JACK) for card in iter_cards(position.hand)) / 13
    runs = sum((position.hand & mask & (position.hand & mask) << 1).bit_count() for mask in SUITS)
    return max(-1.0, min(1.0, (4 - far) / 2 + (runs - 3) / 20 + blocks(position.hand) / 10))


def blocks(hand: Mask) -> int:
    """Return the number of suits in which a hand holds 7-6-5 and no lower card, so that only others wait for it."""
    return sum(not mask & BLOCK & ~hand and not mask & BLOCKED & hand for mask in SUITS)


def heavy_ends(position: TrexPosition) -> float:
    """Avoid twos, which go out last, threes and aces; twos to be exposed are worst."""
    exposed = has_partner(position) and position.options.expose_twos
    burden = (position.hand & TWOS).bit_count() * (1.1 if exposed else 1.0) - 1
    burden += 0.35 * ((position.hand & THREES).bit_count() - 1) + 0.02 * ((position.hand & ACES).bit_count() - 1)
    return max(-1.0, min(1.0, -burden / 3))


def no_steering(position: TrexPosition) -> float:
    """Avoid void suits and suits of only queens and higher, which opponents control."""
    return -sum(all(rank_of(card) >= QUEEN for card in iter_cards(position.hand & mask)) for mask in SUITS) / 2


def spare_trex(position: TrexPosition) -> float:
    """Don't spend the only contract with positive points on a poor hand."""
    return -1.0 if high_cards(position) + 2 * heavy_ends(position) < 0 else 0.0


HANDS = (
    RuleOfThumb(
        9, "rule-trex-9", 8, all_of(is_choosing, has_partner), choosing("queens", lambda p: safe_queens(p) >= PAIR)
    ),
    RuleOfThumb(10, "rule-trex-10", 30, chooses_or_announces, trust_the_guard),
    RuleOfThumb(12, "rule-trex-12", 45, is_choosing, choosing("king", many_hearts)),
    RuleOfThumb(13, "rule-trex-13", 20, is_choosing, choosing("king", at_stake)),
    RuleOfThumb(23, "rule-trex-23", 6, is_choosing, choosing("queens", lambda p: safe_queens(p) / PAIR)),
    RuleOfThumb(24, "rule-trex-24", 3, is_choosing, choosing("queens", kept_queens)),
    RuleOfThumb(29, "rule-trex-29", 60, is_choosing, choosing("diamonds", low_diamonds)),
    RuleOfThumb(30, "rule-trex-30", 3, is_choosing, choosing("diamonds", few_diamonds)),
    RuleOfThumb(35, "rule-trex-35", 45, is_choosing, choosing("slaps", low_cards)),
    RuleOfThumb(36, "rule-trex-36", 20, all_of(is_choosing, has_partner), choosing("slaps", two_low_hands)),
    RuleOfThumb(41, "rule-trex-41", 36, is_choosing, choosing("trex", high_cards)),
    RuleOfThumb(42, "rule-trex-42", 75, is_choosing, choosing("trex", heavy_ends)),
    RuleOfThumb(43, "rule-trex-43", 18, is_choosing, choosing("trex", no_steering)),
    RuleOfThumb(51, "rule-trex-51", 10, is_choosing, choosing("trex", spare_trex)),
    RuleOfThumb(74, "rule-trex-74", 40, is_choosing, choosing("queens", no_catchers)),
    RuleOfThumb(77, "rule-trex-77", 12, is_choosing, choosing("king", low_without_the_king)),
)
"""Rules on hands, by contract. Weights approximate points above the mean of the seats, fitted to played deals."""


def is_promising(position: TrexPosition, excluded: str) -> bool:
    """Return whether the rules on hands speak for a contract other than one."""
    assert isinstance(position.phase, Choose)
    others = [Action("choose", name=name) for name in position.phase.names if excluded not in parts_of(name)]
    rules = [rule for rule in HANDS if rule.applies(position)]
    return any(sum(rule.weight * rule.advises(position, other) for rule in rules) > 0 for other in others)


def nothing_else(position: TrexPosition, action: Action) -> float:
    """Choose diamonds, whose penalties are spread, if no other contract looks good."""
    return 1.0 if action.name == "diamonds" and not is_promising(position, "diamonds") else 0.0


def last_resort(position: TrexPosition) -> float:
    """Without the king of hearts, choose it only if no other contract looks good, by high hearts and low other cards.

    You give away the double, and no one can drop the king on low cards of other suits.
    """
    if holds_king(position):
        return 0.0
    if is_promising(position, "king"):
        return -1.0
    high = sum(rank_of(card) >= TEN for card in iter_cards(position.hand & HEARTS))
    return (min(high, GUARDS) / GUARDS + lowness(position.hand, FRENCH.all_mask & ~HEARTS)) / 2


RULES = (
    *HANDS,
    RuleOfThumb(8, "rule-trex-8", 6, is_choosing, lambda _, action: PREFERENCE.get(action.name, 0.0)),
    RuleOfThumb(11, "rule-trex-11", 6, is_choosing, choosing("king", last_resort)),
    RuleOfThumb(28, "rule-trex-28", 3, is_choosing, nothing_else),
    RuleOfThumb(60, "rule-trex-60", 100, is_announcing, lambda _, action: float(action.kind == "appeal")),
    RuleOfThumb(71, "rule-trex-71", 60, is_announcing, double_queens),
    RuleOfThumb(78, "rule-trex-78", 60, is_announcing, double_over_four),
)
