"""Passing cards in Hearts."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import Rule
from mamlaka.bots.tactics.hearts.position import (
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
from mamlaka.cards import iter_cards
from mamlaka.games.hearts.deal import LADY

__all__ = ["RULES"]

GUARDS = 3
"""So many other spades protect the queen, or the ace and the king from her."""
SHORT = 3
"""A suit of so few cards can be passed away."""


def pass_what_she_falls_on(position: HeartsPosition, action: Action) -> float:
    """Ace and king of spades, where fewer than three lower ones guard them."""
    guarded = (position.hand & LOW_SPADES).bit_count() >= GUARDS
    return 0.0 if guarded else (action.cards & ABOVE_LADY).bit_count() / 2


def protect_the_lady(position: HeartsPosition, action: Action) -> float:
    """The queen of spades is kept under three other spades, and passed otherwise."""
    if not action.cards & LADY:
        return 0.0
    return -1.0 if (position.hand & SPADES & ~LADY).bit_count() >= GUARDS else 1.0


def keep_low_spades(_: HeartsPosition, action: Action) -> float:
    """Spades below the queen guard against her."""
    return -(action.cards & LOW_SPADES).bit_count() / 3


def pass_a_short_suit(position: HeartsPosition, action: Action) -> float:
    """Clubs or diamonds of which there are few, the more of them the better."""
    gain = 0.0
    for suit in (CLUBS, DIAMONDS):
        held, gone = position.hand & suit, action.cards & suit
        if 0 < held.bit_count() <= SHORT and gone:
            gain += 1.0 if gone == held else 0.2 * gone.bit_count()
    return min(1.0, gain)


def pass_high_hearts(position: HeartsPosition, action: Action) -> float:
    """High hearts without low ones; low ones stay."""
    low = sum(rank_of(card) <= SIX for card in iter_cards(position.hand & HEARTS))
    gain = 0.0
    for card in iter_cards(action.cards & HEARTS):
        gain += (rank_of(card) - 6) / 18 if low < SHORT or rank_of(card) <= SIX else 0.0
    return max(-1.0, min(1.0, gain))


def pass_high(_: HeartsPosition, action: Action) -> float:
    """High cards take tricks."""
    return sum(rank_of(card) - 6 for card in iter_cards(action.cards)) / 18


RULES = (
    Rule(1, "rule-hearts-1", 60, passes, pass_what_she_falls_on),
    Rule(2, "rule-hearts-2", 80, passes, protect_the_lady),
    Rule(3, "rule-hearts-3", 60, passes, keep_low_spades),
    Rule(4, "rule-hearts-4", 40, passes, pass_a_short_suit),
    Rule(5, "rule-hearts-5", 40, passes, pass_high_hearts),
    Rule(64, "rule-hearts-64", 30, passes, pass_high),
)
