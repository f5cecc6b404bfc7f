"""`careful-1`: a player who avoids every risk, in Hearts above all.

Style: never doubles, leads where it can hardly take the trick or something costly, gets rid of high cards before they
hurt, and stops the moon with a sure winner. In layouts it delays what opens a row for others. Source: the advice of
published rules of Hearts on passing, spades and the moon. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

SPADES, HEARTS, LOW = FRENCH.select("*S"), FRENCH.select("*H"), FRENCH.select("2 3 4 5 6")
BLACK_QUEEN = FRENCH.card("QS")
MOON_SHARE = 0.4
"""The share of the costly cards, all with one seat, from which the moon must be stopped."""


class Careful(Player):
    """Looks for the smallest risk."""

    name = "careful-1"

    def value(self, view: View, contract: str) -> float:
        """Play what can go wrong least: by low cards, and by the worst suit."""
        hand = view.hand_mask
        safe = sum(self._safe(hand & suit) for suit in FRENCH.suit_masks)
        if contract == "trex":
            return 9.0 * (8.3 - safe) - 12 * (count(hand & FRENCH.select("2")) - 1)
        if contract == "diamonds":
            return 9.0 * (self._safe(hand & FRENCH.select("*D")) - 1.5) + 3 * (safe - 8.5)
        if contract == "king":
            own = hand >> FRENCH.card("KH") & 1
            return 4.0 * (safe - 8.5) + (8 * (count(hand & HEARTS) - 4) if own else 2)
        return (8.0 if contract == "slaps" else 6.0) * (safe - 8.5)

    @staticmethod
    def _safe(cards: Mask) -> int:
        """Return how many cards of a suit lie low for their place: the first below 5, the second below 8, and so on."""
        return sum(card % 13 <= 2 + 3 * place for place, card in enumerate(iter_cards(cards)))

    def double(self, view: View, cards: Mask) -> Mask:
        """Double nothing."""
        del view, cards
        return 0

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give dangerous spades, bare high cards, and then whole short suits."""
        del view
        low_spades = count(hand & SPADES & ((1 << BLACK_QUEEN) - 1))

        def risk(card: Card) -> float:
            suit = FRENCH.suit_masks[FRENCH.suit_of[card]]
            under = count(hand & suit & ((1 << card) - 1))
            if 1 << card & SPADES:
                return 30.0 - 6 * low_spades if card >= BLACK_QUEEN else -8.0
            bonus = 3 if 1 << card & HEARTS else 5 if count(hand & suit) <= 3 else 0
            return card % 13 - 2.0 * under + bonus

        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-risk(card), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Stop the moon if one seat alone has what costs; otherwise play the card with the smallest risk."""
        moon = self._shooter(view, tricks)
        if moon is not None and tricks.trick and moon != tricks.seat:
            stopper = self._stop(tricks, moon)
            if stopper is not None:
                return stopper
        if not tricks.trick:
            return min(iter_cards(tricks.legal), key=lambda card: (self._lead_risk(tricks, card), card))
        if not tricks.following:
            return max(iter_cards(tricks.legal), key=lambda card: self._fear(tricks, card, tricks.best[0]))
        return self._follow(tricks)

    @staticmethod
    def _shooter(view: View, tricks: Tricks) -> int | None:
        """Return the seat that alone has taken costly cards, many of them, where a sweep pays."""
        if not tricks.plan.sweeps:
            return None
        cards = tricks.plan.sweeps[0][0]
        taken = [count(view.state.zone("taken", seat).cards & cards) for seat in range(tricks.seats)]
        most = max(taken)
        return taken.index(most) if most == sum(taken) and most > MOON_SHARE * count(cards) else None

    @staticmethod
    def _stop(tricks: Tricks, shooter: int) -> Card | None:
        """Return the lowest card that surely takes a costly trick from the shooter; None: there is none."""
        costly = any(tricks.own_cost(card) > 0 for _, card in tricks.trick)
        winning = [
            card
            for card in iter_cards(tricks.following & ~tricks.under)
            if shooter not in tricks.later or not tricks.above(card) & tricks.may_hold(shooter)
        ]
        return winning[0] if winning and costly and tricks.best[0] == shooter else None

    @staticmethod
    def _lead_risk(tricks: Tricks, card: Card) -> float:
        """Return the risk of a lead: that it takes the trick, times what may fall."""
        suit = tricks.cards_of(tricks.suit(card))
        above, below = count(tricks.above(card)), count(tricks.below(card))
        if not above + below:
            return 100.0 + tricks.height(card)
        takers = [seat for seat in tricks.others if tricks.may_hold(seat) & tricks.plan.beats[card]]
        falls = sum(tricks.own_cost(other) for other in iter_cards(tricks.costly & tricks.below(card)))
        thrown = sum(
            max((tricks.own_cost(other) for other in iter_cards(tricks.costly & tricks.may_hold(seat))), default=0)
            for seat in tricks.others
            if tricks.absent[seat] & suit
        )
        stays = (below + 0.5) / (above + below + 0.5) if takers else 1.0
        mine = tricks.hand & suit
        guard = sum(max(tricks.own_cost(other), 0) for other in iter_cards(mine & ~(1 << card)))
        early = max(0, 4 - len(tricks.finished))
        return (
            stays * (tricks.price + max(tricks.own_cost(card), 0) + 0.8 * falls + 0.7 * thrown + 4)
            + 0.15 * guard
            + 0.5 * count(mine)
            - 0.1 * early * tricks.height(card)
        )

    @staticmethod
    def _fear(tricks: Tricks, card: Card, taker: int) -> float:
        """Return how much the card is to be feared if it is kept."""
        suit = tricks.cards_of(tricks.suit(card))
        above, below = count(tricks.above(card)), count(tricks.below(card))
        falls = sum(tricks.own_cost(other) for other in iter_cards(tricks.costly & tricks.below(card)))
        low = count(tricks.hand & suit & ~tricks.plan.beats[card]) - 1
        lasting = (below + 1) / (above + below + 1) / (1 + 0.7 * low)
        return 2.0 * (tricks.own_cost(card) - tricks.cost(card, taker)) + lasting * (12 + tricks.price + 1.5 * falls)

    def _follow(self, tricks: Tricks) -> Card:
        """Duck as high as possible; if that is impossible take at the end with the highest, earlier with the lowest."""

        def gain(card: Card) -> float:
            """Return what leaving the hand is worth."""
            return self._fear(tricks, card, tricks.best[0])

        suit = tricks.cards_of(tricks.suit(tricks.trick[0][1]))
        safe = tricks.under
        if safe:
            taken_free = not tricks.later and tricks.pot <= 0
            plain = tricks.following & ~tricks.costly
            if taken_free and plain and count(tricks.hand & LOW) >= 3:
                return max(iter_cards(plain), key=tricks.height)
            return max(iter_cards(safe), key=gain)
        cheap = [card for card in iter_cards(tricks.following) if tricks.own_cost(card) <= 0]
        cards = cheap or list(iter_cards(tricks.following))
        danger = tricks.costly & suit & tricks.out or any(tricks.absent[seat] & suit for seat in tricks.later)
        if not tricks.later or (not danger and count(tricks.out & suit) >= 2 * len(tricks.later) + 2):
            return max(cards, key=tricks.height)
        return min(cards, key=tricks.height)

    def place(self, view: View, layout: Layout) -> Card:
        """Play what opens least for others, and of that what opens most for the own hand."""
        del view
        return min(iter_cards(layout.legal), key=lambda card: self._opened(layout, card))

    @staticmethod
    def _opened(layout: Layout, card: Card) -> tuple[float, float]:
        gifts, own = 0.0, 0.0
        for way in layout.ways(card):
            mine = [step for step, other in enumerate(way) if layout.hand >> other & 1]
            own += sum(1 + step for step in mine)
            if way and not (mine and mine[0] == 0):
                gifts += 1 if mine else 2
        return gifts - 0.25 * own, -own


OPPONENT = Careful
