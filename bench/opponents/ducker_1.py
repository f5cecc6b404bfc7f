"""`ducker-1`: a beginner who has understood one thing: low cards take no tricks.

Style: always the lowest card of the suit, when void the costliest or highest one, in the layout the first card that
fits; doubles nothing. Source: how beginners play. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

ORDER = ("trex", "diamonds", "king", "slaps", "queens")
"""The contracts in the order in which a beginner dares to play them."""


class Ducker(Player):
    """Ducks always."""

    name = "ducker-1"

    def value(self, view: View, contract: str) -> float:
        """Keep to a fixed order."""
        del view
        return -ORDER.index(contract)

    def double(self, view: View, cards: Mask) -> Mask:
        """Double nothing."""
        del view, cards
        return 0

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give the highest cards."""
        del view
        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: -(card % 13))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Play the lowest card, or throw the costliest."""
        del view
        if tricks.trick and not tricks.following:
            return max(iter_cards(tricks.legal), key=lambda card: (tricks.own_cost(card), tricks.height(card)))
        return min(iter_cards(tricks.legal), key=tricks.height)

    def place(self, view: View, layout: Layout) -> Card:
        """Play the first card that fits, in the longest suit."""
        del view
        lengths = [count(layout.hand & suit) for suit in FRENCH.suit_masks]
        return max(iter_cards(layout.legal), key=lambda card: lengths[FRENCH.suit_of[card]])


OPPONENT = Ducker
