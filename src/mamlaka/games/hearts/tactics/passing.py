"""Passing cards in Hearts."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb
from mamlaka.cards import iter_cards
from mamlaka.games.hearts.deal import LADY
from mamlaka.games.hearts.tactics.position import (
    ABOVE_LADY,
    CLUBS,
    DIAMONDS,
    HEARTS,
    LOW_SPADES,
    SIX,
    SPADES,
    HeartsPosition,
    passes,
    rank_of,
)

__all__ = ["RULES"]

GUARDS = 3
"""The number of other spades that protect the queen, or the ace and the king from it."""
SHORT = 3
"""The length up to which a suit can be passed away."""


def pass_queen_catchers(position: HeartsPosition, action: Action) -> float:
    """Pass the ace and king of spades if fewer than three lower spades guard them."""
    guarded = (position.hand & LOW_SPADES).bit_count() >= GUARDS
    return 0.0 if guarded else (action.cards & ABOVE_LADY).bit_count() / 2


def protect_the_queen(position: HeartsPosition, action: Action) -> float:
    """Keep the queen of spades with at least three other spades; pass it otherwise."""
    if not action.cards & LADY:
        return 0.0
    return -1.0 if (position.hand & SPADES & ~LADY).bit_count() >= GUARDS else 1.0


def keep_low_spades(_: HeartsPosition, action: Action) -> float:
    """Keep spades below the queen as guards against it."""
    return -(action.cards & LOW_SPADES).bit_count() / 3


def pass_a_short_suit(position: HeartsPosition, action: Action) -> float:
    """Pass short clubs or diamonds, best the whole suit."""
    gain = 0.0
    for suit in (CLUBS, DIAMONDS):
        held, passed = position.hand & suit, action.cards & suit
        if 0 < held.bit_count() <= SHORT and passed:
            gain += 1.0 if passed == held else 0.2 * passed.bit_count()
    return min(1.0, gain)


def pass_high_hearts(position: HeartsPosition, action: Action) -> float:
    """Pass high hearts if there are few low ones; keep low hearts."""
    low = sum(rank_of(card) <= SIX for card in iter_cards(position.hand & HEARTS))
    gain = 0.0
    for card in iter_cards(action.cards & HEARTS):
        gain += (rank_of(card) - 6) / 18 if low < SHORT or rank_of(card) <= SIX else 0.0
    return max(-1.0, min(1.0, gain))


def pass_high(_: HeartsPosition, action: Action) -> float:
    """Pass high cards, because they take tricks."""
    return sum(rank_of(card) - 6 for card in iter_cards(action.cards)) / 18


RULES = (
    RuleOfThumb(1, "rule-hearts-1", 60, passes, pass_queen_catchers),
    RuleOfThumb(2, "rule-hearts-2", 80, passes, protect_the_queen),
    RuleOfThumb(3, "rule-hearts-3", 60, passes, keep_low_spades),
    RuleOfThumb(4, "rule-hearts-4", 40, passes, pass_a_short_suit),
    RuleOfThumb(5, "rule-hearts-5", 40, passes, pass_high_hearts),
    RuleOfThumb(64, "rule-hearts-64", 30, passes, pass_high),
)
