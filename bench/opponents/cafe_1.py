"""`cafe-1`: a decent player of the café, who follows the maxims of the table one after the other.

Style: plays out the shortest suit, ducks with the highest card that loses, throws what hurts on others, and in a layout
plays what frees its own cards. Source: the advice that the published rules of Trex and Hearts give to players, read in
2026, and how people play. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

KING, ACE = FRENCH.card("KH"), FRENCH.card("AH")
HEARTS, SPADES = FRENCH.select("*H"), FRENCH.select("*S")
BLACK_QUEEN, BLACK_HIGH = FRENCH.card("QS"), FRENCH.mask("KS AS")
QUEENS, HIGH, LOW = (FRENCH.select(ranks) for ranks in ("Q", "A K Q J", "2 3 4 5"))
ACES_KINGS, TWOS = FRENCH.select("A K"), FRENCH.select("2")
FEW, MANY, ENOUGH = 2, 5, 3
"""Hearts that are too few for the king, that guard it safely, and that guard it somehow."""


class Cafe(Player):
    """Follows maxims in a fixed order; the first that applies decides."""

    name = "cafe-1"

    def value(self, view: View, contract: str) -> float:
        """Count high and low cards, short suits and guards."""
        hand = view.hand_mask
        lengths = [count(hand & suit) for suit in FRENCH.suit_masks]
        low, high, shortest = count(hand & LOW), count(hand & HIGH), min(lengths)
        if contract == "king":
            hearts = count(hand & HEARTS)
            if hand >> KING & 1:
                return 60 if hearts >= MANY else 40 if hearts >= ENOUGH and shortest <= 1 else 10 * hearts - 35
            return 5 * (low - 4) - (15 if hand >> ACE & 1 and hearts < MANY else 0)
        if contract == "queens":
            own = sum(25 if length >= ENOUGH + 1 else -15 for length in self._queen_suits(hand))
            return own + 6 * (low - 4) - 8 * (count(hand & ACES_KINGS) - 2)
        if contract == "diamonds":
            diamonds = hand & FRENCH.select("*D")
            return 14 * count(diamonds & LOW) - 12 * count(diamonds & HIGH) + 5 * (low - 4) - 10
        if contract == "slaps":
            return 15 * (low - 4) - 12 * (high - 4) + 5 * (3 - shortest)
        jacks = count(hand & FRENCH.select("J"))
        return 12 * (high - 4) + 10 * (jacks - 1) - 25 * (count(hand & TWOS) - 1) - 8 * (low - 4)

    @staticmethod
    def _queen_suits(hand: Mask) -> list[int]:
        return [count(hand & suit) for suit in FRENCH.suit_masks if hand & suit & QUEENS]

    def double(self, view: View, cards: Mask) -> Mask:
        """Double what the rest of its suit guards, or a void can throw."""
        hand, doubled = view.hand_mask, 0
        short = min(count(hand & suit) for suit in FRENCH.suit_masks) <= 1
        for card in iter_cards(cards):
            length = count(hand & FRENCH.suit_masks[FRENCH.suit_of[card]])
            if length >= MANY or (length >= ENOUGH and short) or length > ENOUGH:
                doubled |= 1 << card
        return doubled

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give the black queen and what it falls on unless they are guarded, then the highest of short suits."""
        del view
        guards = count(hand & SPADES & ~BLACK_HIGH & ~(1 << BLACK_QUEEN))

        def worth(card: Card) -> float:
            length = count(hand & FRENCH.suit_masks[FRENCH.suit_of[card]])
            rank = card % 13
            if 1 << card & SPADES:
                return 100 + rank if rank >= BLACK_QUEEN % 13 and guards <= FEW else -20
            return rank + (2 if 1 << card & HEARTS else 0) + (8 if length <= ENOUGH else 0) - length

        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-worth(card), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Lead, follow or discard."""
        del view
        if not tricks.trick:
            return max(iter_cards(tricks.legal), key=lambda card: self._lead(tricks, card))
        if tricks.following:
            return self._follow(tricks)
        return max(iter_cards(tricks.legal), key=lambda card: self._burden(tricks, card))

    @staticmethod
    def _lead(tricks: Tricks, card: Card) -> float:
        """Prefer low cards of short suits; never a suit that no one else has; hunt the king and the black queen."""
        suit, above, below = tricks.cards_of(tricks.suit(card)), count(tricks.above(card)), count(tricks.below(card))
        mine = tricks.hand & suit
        if not above + below:
            return -1000 - tricks.height(card)
        worth = 20 * above / (above + below) - 2 * count(mine) + 0.1 * tricks.height(card)
        if not above:
            worth -= 30
        costly_mine = tricks.costly & mine
        costly_out = tricks.costly & tricks.out & suit
        danger = [other for other in iter_cards(costly_out) if not tricks.plan.beats[card] >> other & 1]
        worth -= sum(min(tricks.own_cost(other), 30) for other in danger) / 3
        if 1 << card & costly_mine:
            worth -= 15 if above < below else 0
        elif costly_mine and max(tricks.own_cost(other) for other in iter_cards(costly_mine)) > 1:
            worth -= 8  # others would drive it out
        elif costly_out and not danger and not mine & tricks.plan.beats[next(iter_cards(costly_out))]:
            worth += 8  # drive it out
        return worth

    def _follow(self, tricks: Tricks) -> Card:
        """Duck with the costliest or highest card that loses; win late with the highest card, early with the lowest."""
        height, cost = tricks.height, tricks.own_cost
        if tricks.under and (tricks.pot > 0 or tricks.later or tricks.under & tricks.costly):
            return max(iter_cards(tricks.under), key=lambda card: (cost(card), height(card)))
        cards = tricks.following
        if not tricks.later:
            return max(iter_cards(cards), key=lambda card: (-max(cost(card), 0), height(card)))
        suit = tricks.cards_of(tricks.suit(tricks.trick[0][1]))
        first_round = count(tricks.out & suit) + count(tricks.hand & suit) + len(tricks.trick) == len(FRENCH.ranks)
        harmless = tricks.pot <= 0 and not tricks.costly & suit & tricks.out
        if first_round and harmless and not any(tricks.absent[seat] & suit for seat in tricks.later):
            return max(iter_cards(cards), key=lambda card: (-max(cost(card), 0), height(card)))
        return min(iter_cards(cards), key=lambda card: (max(cost(card), 0), height(card)))

    @staticmethod
    def _burden(tricks: Tricks, card: Card) -> float:
        """Throw what costs most, then what costly cards may fall on, then high cards without low ones beside them."""
        taker = tricks.best[0]
        suit = tricks.cards_of(tricks.suit(card))
        worth = 10.0 * (tricks.own_cost(card) - tricks.cost(card, taker))
        catches = tricks.costly & tricks.out & suit & ~tricks.plan.beats[card]
        worth += 3 * sum(max(tricks.own_cost(other), 0) for other in iter_cards(catches & ~(1 << card)))
        worth += 3 * (tricks.height(card) - 6) - 4 * count(tricks.hand & suit & ~tricks.plan.beats[card])
        return worth if tricks.above(card) | tricks.below(card) else worth + 12

    def place(self, view: View, layout: Layout) -> Card:
        """Free the own far cards first, then play what helps no one, then in the longest suit."""
        del view
        return max(iter_cards(layout.legal), key=lambda card: self._service(layout, card))

    @staticmethod
    def _service(layout: Layout, card: Card) -> float:
        worth = 0.0
        for way in layout.ways(card):
            mine = [place for place, other in enumerate(way) if layout.hand >> other & 1]
            theirs = [place for place, other in enumerate(way) if layout.out >> other & 1]
            worth += sum(3 + 2 * place for place in mine)
            if theirs and not (mine and mine[0] == 0):
                worth -= 5 + len(theirs)
        return worth


OPPONENT = Cafe
