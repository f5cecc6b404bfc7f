"""How a playout plays as is usual: by the advice that everybody gets who wants to take nothing.

Lead low, from a short suit; drive out the one dear card; go under, and if that cannot be, over with the highest card
when last; get rid of what costs, of what would catch it, and of what is high and alone. Players of all games of
avoidance are told so and most of them do, so it says better what to expect of others than care does. Like care it sees
nothing but payoffs and what a player may know; where somebody gains by taking, or trumps are, no such advice holds, and
it is care.

Everything is reckoned in whole numbers, so that the compiled twin chooses the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import TrickPlan
from mamlaka.play import best_play
from mamlaka.search.hearts.moon import wanted_cards
from mamlaka.search.policy import heuristic_card, relative_pay, share
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["Costs", "conventional_card", "costs_of"]

MOST_HEIGHT = 12
"""How high the highest card of a suit stands."""
MOST_PRICE = 16
"""What the dearest card of a deal costs."""
LOW = 4
"""Up to this height a card that costs may be led: if there are enough higher ones, somebody else must take it."""
ENOUGH = 3
"""So many higher ones are enough."""


class Costs(NamedTuple):
    """What taking costs."""

    avoiding: tuple[Seat, ...]
    """The seats for whom no trick brings anything good, and some bring something bad; nobody where there are trumps."""
    heights: tuple[int, ...]
    """(cards,): how high each card stands in its suit, of `MOST_HEIGHT`."""
    prices: tuple[tuple[int, ...], ...]
    """(seats, cards): what taking a card costs a seat compared with the others, of `MOST_PRICE`."""
    dear: tuple[Mask, ...]
    """(seats,): the cards that cost half of that or more."""


@lru_cache(maxsize=4096)
def costs_of(plan: TrickPlan) -> Costs:
    """Return what taking costs in a plan."""
    pay = relative_pay(plan)
    avoiding, prices, dear = [], [], []
    for seat in range(plan.seats):
        own = slice(seat * plan.seats + seat, None, plan.seats**2)
        costs = [-points for points in pay.cards[own]]
        tricks = [-pay.trick[own][0], -pay.last[own][0]]
        if not plan.trump_mask and min(costs + tricks) >= 0 < max(costs + tricks):
            avoiding.append(seat)
        most = max(*costs, 1)
        prices.append(tuple(max(0, MOST_PRICE * cost // most) for cost in costs))
        dear.append(sum(1 << card for card, price in enumerate(prices[-1]) if 2 * price >= MOST_PRICE))
    heights = tuple(_height(plan, card) for card in range(len(plan.suit_of)))
    return Costs(tuple(avoiding), heights, tuple(prices), tuple(dear))


def _height(plan: TrickPlan, card: Card) -> int:
    """Return how high a card stands in its suit."""
    suit = plan.suit_masks[plan.suit_of[card]]
    return MOST_HEIGHT * _lower(plan, card).bit_count() // max(1, suit.bit_count() - 1)


def _lower(plan: TrickPlan, card: Card) -> Mask:
    """Return the cards of its suit that a card beats."""
    return plan.suit_masks[plan.suit_of[card]] & ~(plan.beats[card] | 1 << card)


class _PenaltyAvoider:
    """What a seat sees that wants to take nothing."""

    def __init__(self, plan: TrickPlan, hand: Mask, trick: Trick, seat: Seat, unseen: Mask) -> None:
        self.plan, self.hand, self.trick, self.seat, self.unseen = plan, hand, trick, seat, unseen
        costs = costs_of(plan)
        self.heights, self.prices, self.dear = costs.heights, costs.prices[seat], costs.dear[seat]
        self.taker, self.best = best_play(plan, trick) if trick else (seat, 0)

    def suit(self, card: Card) -> Mask:
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def goes_under(self, card: Card) -> bool:
        return not self.plan.beats[self.best] >> card & 1

    def catches(self, card: Card) -> int:
        """Return the price of the dearest unseen card that a card takes when it is led."""
        caught = _lower(self.plan, card) & self.unseen & self.dear
        return max(map(self.prices.__getitem__, iter_cards(caught)), default=0)

    def thrown(self, card: Card) -> int:
        """Return the price of a card that goes to who takes the trick; below 0 if the seat pays with him."""
        seats = self.plan.seats
        pays = relative_pay(self.plan).cards[(card * seats + self.taker) * seats + self.seat] < 0
        return -self.prices[card] if pays else self.prices[card]

    @cached_property
    def is_free(self) -> bool:
        """Whether the trick so far costs nothing."""
        per_trick = relative_pay(self.plan).trick[self.seat * self.plan.seats + self.seat]
        return not per_trick and not any(self.prices[card] for _, card in self.trick)

    @cached_property
    def shortest(self) -> int:
        """How many cards the shortest suit of the hand has."""
        return min((self.hand & suit).bit_count() for suit in self.plan.suit_masks if self.hand & suit)

    def lead(self, card: Card) -> int:
        held, there = (self.hand & self.suit(card)).bit_count(), self.unseen & self.suit(card)
        others, above = there.bit_count(), (there & self.plan.beats[card]).bit_count()
        value = 240 if held == self.shortest else -18 * held
        value += share(480 * (3 * above - 2 * others), others) if others else -720
        value += self.prices[card] * (10 if above >= ENOUGH and self.heights[card] <= LOW else -34)
        if self.dear.bit_count() != 1:
            return value - 37 * self.catches(card)
        if there & self.dear:
            value += -160 if self.catches(card) else 540
        return value - 600 if self.hand & self.suit(card) & self.dear else value

    def follow(self, card: Card, later: int, *, must: bool) -> int:
        price, under = self.prices[card], self.goes_under(card)
        if not later and self.is_free and not price:
            return 70 * self.heights[card]
        if under:
            return 60 * self.thrown(card) + 180 + 30 * self.heights[card]
        if must:
            return 60 * self.heights[card] - 70 * price
        return 240 - 20 * self.heights[card] - 60 * price if later else -60 * price

    def discard(self, card: Card) -> int:
        below, price = (self.hand & _lower(self.plan, card)).bit_count(), self.thrown(card)
        value = 30 * price + (480 if price > 0 else -480 if price else 0)
        return value + 45 * self.catches(card) + 15 * self.heights[card] + (-18 * below if below else 54)


def conventional_card(
    plan: TrickPlan,
    hand: Mask,
    legal: Mask,
    trick: Trick,
    seat: Seat,
    later: int,
    seen: Mask,
    taken: Sequence[Mask] = (),
) -> Card:
    """Return the card that is usual; of equal ones the first. The arguments are those of `heuristic_card`."""
    unseen = sum(plan.suit_masks) & ~(hand | seen | sum(1 << card for _, card in trick))
    if seat not in costs_of(plan).avoiding or wanted_cards(plan, seat, hand, unseen, taken):
        return heuristic_card(plan, hand, legal, trick, seat, later, seen, taken)
    cards = list(iter_cards(legal))
    avoider = _PenaltyAvoider(plan, hand, trick, seat, unseen)
    if not trick:
        return max(cards, key=avoider.lead)
    if not hand & avoider.suit(trick[0][1]):
        return max(cards, key=avoider.discard)
    must = not later and not any(map(avoider.goes_under, cards))
    return max(cards, key=lambda card: avoider.follow(card, later, must=must))
