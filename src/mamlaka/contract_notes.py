"""What a contract costs or brings, in a few words from its spec."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.layout import LayoutSpec
from mamlaka.tricks import TrickSpec

__all__ = ["contract_note"]


def contract_note(spec: TrickSpec | LayoutSpec) -> Message | None:
    """Return the points of a contract; None if they are too many for a few words.

    >>> from mamlaka.cards import FRENCH
    >>> contract_note(TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}))
    Message(id='note-card', facts={'cards': 'KH', 'points': -75})
    >>> contract_note(TrickSpec("slaps", FRENCH, seats=4, trick_points=-15))
    Message(id='note-trick', facts={'points': -15})
    """
    if isinstance(spec, LayoutSpec):
        return Message("note-places", {"points": spec.place_points[0], "points2": spec.place_points[-1]})
    cards = {card: points for card, points in enumerate(spec.points_of_cards) if points}
    other = spec.trick_points or spec.last_trick_points or spec.numbered_tricks
    if spec.merged or len({*cards.values()}) > 1 or (cards and other):
        return None
    if cards:
        card, points = next(iter(cards.items()))
        if len(cards) > 1:
            return Message("note-each", {"points": points})
        return Message("note-card", {"cards": spec.deck.names[card], "points": points})
    if spec.trick_points and not (spec.last_trick_points or spec.numbered_tricks):
        return Message("note-trick", {"points": spec.trick_points})
    return None
