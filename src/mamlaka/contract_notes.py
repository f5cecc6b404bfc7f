"""What a contract costs or brings, in a few words from its spec, and what it is about, in pictures."""

from __future__ import annotations

from functools import lru_cache

from mamlaka.cards import iter_cards
from mamlaka.display import Message, Sign
from mamlaka.layout import LayoutSpec
from mamlaka.tricks import TrickSpec

__all__ = ["contract_note", "contract_signs"]

MAX_SIGNS = 4
"""The most pictures of cards for one contract; more would say nothing."""


def contract_note(spec: TrickSpec | LayoutSpec) -> Message | None:
    """Return the points of a contract, or their sum if they differ; None if that depends on the play.

    >>> from mamlaka.cards import FRENCH
    >>> contract_note(TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}))
    Message(id='note-card', facts={'cards': 'KH', 'points': -75})
    >>> contract_note(TrickSpec("slaps", FRENCH, seats=4, trick_points=-15))
    Message(id='note-trick', facts={'points': -15})
    >>> contract_note(TrickSpec("last_two", FRENCH, seats=4, numbered_tricks={-2: -10, -1: -20}))
    Message(id='note-total', facts={'points': -30})
    """
    if isinstance(spec, LayoutSpec):
        return Message("note-places", {"points": spec.place_points[0], "points2": spec.place_points[-1]})
    cards = {card: points for card, points in enumerate(spec.points_of_cards) if points}
    other = spec.trick_points or spec.last_trick_points or spec.numbered_tricks
    if len({*cards.values()}) == 1 and not (spec.merged or other):
        card, points = next(iter(cards.items()))
        if len(cards) > 1:
            return Message("note-each", {"points": points})
        return Message("note-card", {"cards": spec.deck.names[card], "points": points})
    if spec.trick_points and not (spec.merged or cards or spec.last_trick_points or spec.numbered_tricks):
        return Message("note-trick", {"points": spec.trick_points})
    total = spec.sum_of_points
    return Message("note-total", {"points": total}) if total else None


@lru_cache(maxsize=1024)
def contract_signs(spec: TrickSpec | LayoutSpec) -> tuple[Sign, ...]:
    """Return what a contract is about: its trumps, or the cards and tricks with points. Of several, each has its own.

    >>> from mamlaka.cards import FRENCH
    >>> queens = TrickSpec("queens", FRENCH, seats=4, card_points={"Q": -25})
    >>> slaps = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
    >>> contract_signs(queens + slaps)
    (Sign(kind='rank', name='Q'), Sign(kind='icon', name='trick'))
    """
    if isinstance(spec, LayoutSpec):
        return (Sign("icon", "layout"),)
    if spec.trump:
        return (Sign("suit", spec.trump),)
    return tuple(dict.fromkeys(sign for part in spec.parts for sign in _signs_of_part(part)))


def _signs_of_part(spec: TrickSpec) -> tuple[Sign, ...]:
    cards = _signs_of_cards(spec)
    tricks = (Sign("icon", "trick"),) if spec.trick_points or spec.numbered_tricks else ()
    last = (Sign("icon", "last_trick"),) if spec.last_trick_points and not tricks else ()
    rules = (Sign("icon", rule.icon) for rule in spec.deal_rules if rule.icon)
    return (*(cards if len(cards) <= MAX_SIGNS else ()), *tricks, *last, *rules)


def _signs_of_cards(spec: TrickSpec) -> tuple[Sign, ...]:
    """Return the cards with points: whole suits, then whole ranks, then single cards."""
    deck = spec.deck
    left = sum(1 << card for card, points in enumerate(spec.points_of_cards) if points)
    signs = []
    groups = [(Sign("suit", suit), mask) for suit, mask in zip(deck.suits, deck.suit_masks, strict=True)]
    groups += [(Sign("rank", rank), deck.select(rank)) for rank in deck.ranks]
    for sign, mask in groups:
        if mask and not mask & ~left:
            signs.append(sign)
            left &= ~mask
    return (*signs, *(Sign("card", deck.names[card]) for card in iter_cards(left)))
