"""`counter-1`: a counter of cards, who plays the card that is safest by those still out.

Style: knows which cards are out, who lacks a suit, and with what chance a later seat must beat a card; weighs what a
card costs in the running trick against what it may cost later. Source: counting as the literature on trick games
teaches it, with the hypergeometric distribution. Frozen at this version.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.seats import Seat
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

USUAL = {"king": -39, "queens": -67, "diamonds": -69, "slaps": -94, "trex": 0}
"""What the estimates below give a usual hand: more than it loses, for they take no account of skill."""
JACK = 9
"""The place of the jack in its suit."""
USUAL_WAITS, PER_WAIT = 38, 4.0
"""The cards of others on the ways to those of a usual hand, and the points that one more costs."""
SURE = 0.55
"""The chance of taking a card oneself up to which it is doubled."""
LATER = 0.5
"""How much what a card may cost later counts, beside what it costs now."""


@lru_cache(maxsize=65536)
def without(cards: int, drawn: int, some: int) -> float:
    """Return the chance that none of `some` cards is among `drawn` of `cards`."""
    return comb(cards - some, drawn) / comb(cards, drawn) if some <= cards - drawn else 0.0


class Counter(Player):
    """Counts."""

    name = "counter-1"

    def value(self, view: View, contract: str) -> float:
        """Estimate the points by counting, for each card, the cards that are lower and higher in other hands."""
        hand = view.hand_mask
        if contract == "trex":
            return self._layout_points(hand)
        points = taken = late = 0.0
        for suit in FRENCH.suit_masks:
            mine = list(iter_cards(hand & suit))
            for place, card in enumerate(mine):
                chance = self._chance_of_taking(hand, suit, card, place)
                taken += chance
                late += chance if place >= 2 else 0.0
                if contract == "king" and suit >> FRENCH.card("KH") & 1:
                    points -= 75 * chance / max(len(mine), 2) if hand >> FRENCH.card("KH") & 1 else 25 * chance / 3
                if contract == "queens":
                    points -= 25 * chance / 3
                if contract == "diamonds" and suit >> FRENCH.card("2D") & 1:
                    points -= 30 * chance
        expected = {"king": 75 / 13, "queens": 100 / 13, "diamonds": 130 / 13, "slaps": 195 / 13}
        share = {"king": 0.6, "queens": 0.5, "diamonds": 0.5, "slaps": 1.0}
        return points - share[contract] * expected[contract] * (taken + late / 3) - USUAL[contract]

    @staticmethod
    def _chance_of_taking(hand: Mask, suit: Mask, card: Card, place: int) -> float:
        """Return the chance that the card takes the round of its suit in which it falls, if the others play low."""
        below = count(suit & ~hand & ((1 << card) - 1))
        above = count(suit & ~hand) - below
        left = max(below + above - 3 * place, 0)
        return (below / (below + above)) ** 1.5 if left else 0.6 if below + above else 0.8

    @staticmethod
    def _layout_points(hand: Mask) -> float:
        """Return the points of a layout by the cards of others on the ways to the own cards."""
        waits = 0
        for suit in FRENCH.suit_masks:
            first = (suit & -suit).bit_length() - 1
            for card in iter_cards(hand & suit):
                rank = card - first
                way = range(JACK, rank) if rank > JACK else range(rank + 1, JACK + 1)
                waits += sum(not hand >> first + other & 1 for other in way)
        return PER_WAIT * (USUAL_WAITS - waits)

    def double(self, view: View, cards: Mask) -> Mask:
        """Double the cards that others will probably take."""
        hand, doubled = view.hand_mask, 0
        for card in iter_cards(cards):
            suit = FRENCH.suit_masks[FRENCH.suit_of[card]]
            guards = count(hand & suit & ((1 << card) - 1))
            catchers = count(suit & ~hand & ~((1 << card) - 1))
            lengths = sorted(count(hand & other) for other in FRENCH.suit_masks if other != suit)
            chance = 0.9 - 0.17 * guards - (0.15 if catchers else 0.0) - 0.08 * max(0, 3 - lengths[0]) ** 1.5
            doubled |= 1 << card if chance < SURE else 0
        return doubled

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give the cards with the highest expected cost in play."""
        del view
        queen = FRENCH.card("QS")

        def worth(card: Card) -> float:
            suit = FRENCH.suit_masks[FRENCH.suit_of[card]]
            mine = list(iter_cards(hand & suit))
            chance = self._chance_of_taking(hand, suit, card, mine.index(card))
            price = 2.5 if suit >> FRENCH.card("AH") & 1 else 1.2
            if suit >> queen & 1:
                spare = len([one for one in mine if one < queen])
                price = 9.0 - 1.8 * spare if card >= queen else -1.0
            return chance * price + (0.4 if len(mine) <= 2 else 0.0)

        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-worth(card), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Play the card that costs least now, less half of what it may cost later to have kept it."""
        del view
        stake = self._stake(tricks)

        def loss(card: Card) -> float:
            return self._cost_now(tricks, card, stake) - LATER * self._danger(tricks, card, stake)

        return min(iter_cards(tricks.legal), key=lambda card: (loss(card), -tricks.height(card)))

    @staticmethod
    def _stake(tricks: Tricks) -> float:
        """Return what a trick costs on average from here on."""
        left = sum(tricks.own_cost(card) for card in iter_cards(tricks.costly & (tricks.out | tricks.hand)))
        return tricks.price + max(left, 0) / max(tricks.sizes[tricks.seat], 1)

    def _cost_now(self, tricks: Tricks, card: Card, stake: float) -> float:
        """Return what the card costs in this trick, and a little for having to lead afterwards."""
        follows = not tricks.trick or tricks.following
        if not follows:
            taker = tricks.best[0]
            return tricks.cost(card, taker) - tricks.own_cost(card)
        if tricks.trick and not tricks.plan.beats[tricks.best[1]] >> card & 1:
            return tricks.cost(card, tricks.best[0]) - max(tricks.own_cost(card), 0)
        suit = tricks.cards_of(tricks.suit(card))
        take, thrown = 1.0, 0.0
        for seat in tricks.later:
            take *= 1 - self._must_beat(tricks, seat, card)
            thrown += self._void(tricks, seat, suit) * self._throws(tricks, seat)
        thrown += self._falls(tricks, card)
        return take * (tricks.pot + tricks.own_cost(card) + thrown + 0.3 * stake) - (1 - take) * max(
            tricks.own_cost(card), 0
        )

    @staticmethod
    def _unknown(tricks: Tricks, seat: Seat) -> tuple[Mask, int]:
        """Return the cards that may be among the unknown ones of a seat, and the number of those."""
        return tricks.may_hold(seat) & ~tricks.known[seat], tricks.sizes[seat] - count(tricks.known[seat])

    def _must_beat(self, tricks: Tricks, seat: Seat, card: Card) -> float:
        """Return the chance that a later seat can follow suit, but not below a card."""
        above, below = tricks.above(card), tricks.below(card)
        if tricks.known[seat] & below:
            return 0.0
        cards, drawn = self._unknown(tricks, seat)
        total = count(cards)
        drawn = min(drawn, total)
        none_below = without(total, drawn, count(cards & below))
        if tricks.known[seat] & above:
            return none_below
        return none_below - without(total, drawn, count(cards & (above | below)))

    def _void(self, tricks: Tricks, seat: Seat, suit: Mask) -> float:
        """Return the chance that a seat cannot follow suit."""
        if tricks.known[seat] & suit:
            return 0.0
        cards, drawn = self._unknown(tricks, seat)
        return without(count(cards), min(drawn, count(cards)), count(cards & suit))

    def _throws(self, tricks: Tricks, seat: Seat) -> float:
        """Return what a seat without the suit throws into the trick on average."""
        costs = sorted(
            (tricks.own_cost(card) for card in iter_cards(tricks.costly & tricks.may_hold(seat))), reverse=True
        )
        total = max(count(tricks.may_hold(seat)), 1)
        share, left, thrown = min(1.0, tricks.sizes[seat] / total), 1.0, 0.0
        for cost in costs:
            thrown += left * share * cost
            left *= 1 - share
        return thrown

    @staticmethod
    def _falls(tricks: Tricks, card: Card) -> float:
        """Return what falls on a card from those who follow suit: costly cards below it."""
        costly = [tricks.own_cost(other) for other in iter_cards(tricks.below(card) & tricks.costly)]
        return sum(costly) * len(tricks.later) / max(len(tricks.others), 1) * (0.6 if len(costly) <= 1 else 0.35)

    @staticmethod
    def _danger(tricks: Tricks, card: Card, stake: float) -> float:
        """Return what keeping a card would cost later: the chance that it takes a round of its suit, and more."""
        above, below = count(tricks.above(card)), count(tricks.below(card))
        suit = tricks.cards_of(tricks.suit(card))
        place = count(tricks.hand & suit & ~tricks.plan.beats[card]) - 1
        if not above + below:
            return 0.9 * stake
        chance = float((below / (above + below)) ** (1 + 0.5 * place))
        falls = sum(tricks.own_cost(other) for other in iter_cards(tricks.below(card) & tricks.costly))
        own = max(tricks.own_cost(card), 0)
        return chance * (stake + falls / 2 + own) + own / 2 - 0.2 * stake * count(tricks.hand & suit) / 4

    def place(self, view: View, layout: Layout) -> Card:
        """Play the card after which the own cards gain most turns on those of others."""
        del view
        return max(iter_cards(layout.legal), key=lambda card: self._turns(layout, card))

    @staticmethod
    def _turns(layout: Layout, card: Card) -> float:
        """Return the own cards behind a card, less those of others, each counting less the farther away it is."""
        total = 0.0
        for way in layout.ways(card):
            weight = 1.0
            for other in way:
                if layout.hand >> other & 1:
                    total += 1.3 * weight
                    weight *= 0.95
                else:
                    total -= weight
                    weight *= 0.55
            if way and layout.hand >> way[-1] & 1:
                total += 0.8
        return total


OPPONENT = Counter
