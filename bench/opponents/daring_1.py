"""`daring-1`: a player who takes risks: doubles whatever it holds, and plays high cards early to be rid of them.

Style: chooses contracts in which it can double, takes cheap early tricks with its highest cards and ducks later, leads
the suits of costly cards that others hold, and in Hearts shoots the moon when its hand is high. Source: how bold people
play, and the advice to lead high early in order not to take tricks late. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

HIGH, LOW, QUEENS = FRENCH.select("A K Q J T"), FRENCH.select("2 3 4"), FRENCH.select("Q")
KING, HEARTS, DIAMONDS = FRENCH.card("KH"), FRENCH.select("*H"), FRENCH.select("*D")
BLACK_QUEEN, MOON = FRENCH.card("QS"), 20
"""The strength from which a hand dares the moon."""


def moon_strength(hand: Mask) -> int:
    """Return how much of a hand takes tricks: top cards by height, and more for the length of their suit."""
    strength = 0
    for suit in FRENCH.suit_masks:
        mine = count(hand & suit)
        run = 0
        for card in reversed(list(iter_cards(suit))):
            if not hand >> card & 1:
                break
            run += 1
        strength += run * (3 if mine >= 5 else 2) + (max(0, mine - 5) * 2 if run else 0)
    return strength


class Daring(Player):
    """Bold in everything."""

    name = "daring-1"

    def value(self, view: View, contract: str) -> float:
        """Love what can be doubled."""
        hand = view.hand_mask
        low, high = count(hand & LOW), count(hand & HIGH)
        if contract == "king":
            return 50 if hand >> KING & 1 and count(hand & HEARTS) >= 3 else 2 * (low - 3) - 5
        if contract == "queens":
            return 22 * (count(hand & QUEENS) - 1) + 4 * (low - 3)
        if contract == "diamonds":
            return 12 * count(hand & DIAMONDS & LOW) - 8 * count(hand & DIAMONDS & HIGH) + 3 * (low - 3)
        if contract == "slaps":
            return 12 * (low - 3) - 6 * (high - 5)
        return 10 * (high - 5) - 20 * (count(hand & FRENCH.select("2")) - 1)

    def double(self, view: View, cards: Mask) -> Mask:
        """Double everything that is not bare."""
        hand = view.hand_mask
        return sum(1 << card for card in iter_cards(cards) if count(hand & FRENCH.suit_masks[FRENCH.suit_of[card]]) > 1)

    def appeals(self, view: View) -> bool:
        """Play on with any hand of the own kingdom, and with none of another's."""
        return view.hand_mask >> KING & 1 == 1

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """For the moon give the lowest cards, otherwise the highest ones, but keep low spades under the queen."""
        del view
        if moon_strength(hand) >= MOON:
            return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (card % 13, card))[:number])

        def worth(card: Card) -> float:
            mine = count(hand & FRENCH.suit_masks[FRENCH.suit_of[card]])
            spade = 1 << card & FRENCH.select("*S")
            if spade:
                return 25 - 4 * mine if card >= BLACK_QUEEN else -10
            return card % 13 - mine

        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-worth(card), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Shoot while the moon is near and the hand is high; otherwise take early and duck late."""
        if self._shoots(view, tricks):
            return self._take(tricks)
        if not tricks.trick:
            return max(iter_cards(tricks.legal), key=lambda card: self._lead(tricks, card))
        if not tricks.following:
            return max(iter_cards(tricks.legal), key=lambda card: self._throw(tricks, card))
        return self._follow(tricks)

    @staticmethod
    def _shoots(view: View, tricks: Tricks) -> bool:
        """Return whether the plan pays for all cards and the moon is still near."""
        if not tricks.plan.sweeps:
            return False
        cards = tricks.plan.sweeps[0][0]
        state = view.state
        others = any(state.zone("taken", seat).cards & cards for seat in tricks.others)
        mine = state.zone("taken", tricks.seat).cards & cards
        need = MOON - 2 * count(mine) - 3 * len(tricks.finished) // 2
        return not others and moon_strength(tricks.hand | mine) >= max(need, 8) and count(tricks.hand) > 1

    @staticmethod
    def _take(tricks: Tricks) -> Card:
        """Take the trick as cheaply as it is certain, lead from the top, and throw the lowest card that is no heart."""
        if tricks.trick and not tricks.following:
            return min(iter_cards(tricks.legal), key=lambda card: (tricks.own_cost(card) > 0, tricks.height(card)))
        return min(
            iter_cards(tricks.legal), key=lambda card: (count(tricks.above(card)), -count(tricks.below(card)), -card)
        )

    @staticmethod
    def _lead(tricks: Tricks, card: Card) -> float:
        """Early lead high cards of suits that all still have and that hold nothing costly; later the lowest."""
        suit = tricks.cards_of(tricks.suit(card))
        above, below = count(tricks.above(card)), count(tricks.below(card))
        costly = tricks.costly & suit & (tricks.out | tricks.hand)
        empty = [seat for seat in tricks.others if tricks.absent[seat] & suit]
        if above + below >= 9 and not costly and not empty and tricks.price <= 10 and above < below:
            return 100 + tricks.height(card)
        if not above + below:
            return -100 - tricks.height(card)
        worth = 30 * above / (above + below) - count(tricks.hand & suit)
        hunted = tricks.costly & tricks.out & suit & ~tricks.hand
        catchers = any(tricks.plan.beats[other] & tricks.hand for other in iter_cards(hunted))
        if hunted and not catchers and not tricks.costly & tricks.hand & suit:
            worth += 20
        return worth - (25 if 1 << card & costly else 0)

    @staticmethod
    def _throw(tricks: Tricks, card: Card) -> float:
        suit = tricks.cards_of(tricks.suit(card))
        return (
            5 * (tricks.own_cost(card) - tricks.cost(card, tricks.best[0]))
            + tricks.height(card)
            - 2 * count(tricks.hand & suit)
            + (5 if tricks.costly & tricks.out & suit else 0)
        )

    @staticmethod
    def _follow(tricks: Tricks) -> Card:
        """Take a harmless early trick with the highest card; otherwise duck as high as possible."""
        suit = tricks.cards_of(tricks.suit(tricks.trick[0][1]))
        dear = [card for card in iter_cards(tricks.following) if tricks.own_cost(card) > 0]
        plain = tricks.following & ~tricks.costly
        if dear and tricks.under & tricks.costly:
            return max((card for card in dear if tricks.under >> card & 1), key=tricks.own_cost)
        early = count(tricks.out & suit) >= len(tricks.later) + 4 and tricks.pot <= 14 - len(tricks.finished)
        falls = tricks.costly & suit & tricks.out if tricks.later else 0
        if plain and early and not falls and not any(tricks.absent[seat] & suit for seat in tricks.later):
            return max(iter_cards(plain), key=tricks.height)
        if tricks.under:
            return max(iter_cards(tricks.under), key=tricks.height)
        if not tricks.later:
            return max(iter_cards(plain or tricks.following), key=tricks.height)
        return min(iter_cards(plain or tricks.following), key=tricks.height)

    def place(self, view: View, layout: Layout) -> Card:
        """Get rid of what is farthest from the start of its row, and open what is needed for the own cards."""
        del view
        return max(iter_cards(layout.legal), key=lambda card: self._haste(layout, card))

    @staticmethod
    def _haste(layout: Layout, card: Card) -> float:
        waiting = sum(layout.hand >> other & 1 for way in layout.ways(card) for other in way)
        ahead = min((len(way) for way in layout.ways(card)), default=0)
        return 3 * waiting - ahead


OPPONENT = Daring
