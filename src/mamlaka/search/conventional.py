"""The conventional playout policy: the common advice for trick-avoidance games.

Lead low, from a short suit; drive out the one costly card; duck, and if you must win the trick as the last to play, win
it with the highest card; discard costly cards, cards that would catch them, and lone high cards. Most players of
avoidance games play like this, so the policy predicts opponents better than the heuristic policy does.

Like the heuristic policy, it uses only payoffs and what a player may know. If a seat can gain by taking tricks, or
there are trumps, the advice does not hold and the heuristic policy is used.

All arithmetic is in integers, so that the C++ counterpart (`kernel/conventional.hpp`) chooses the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.search.heuristic import heuristic_card, relative_payoffs, share
from mamlaka.search.sweeps import wanted_cards
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["TakingCosts", "conventional_card", "taking_costs"]

MAX_HEIGHT = 12
"""The height of the highest card of a suit."""
MAX_PRICE = 16
"""The price of the most expensive card of a deal."""
LOW_HEIGHT = 4
"""A penalty card up to this height may be led if enough cards above it are unseen: another seat must take it."""
ENOUGH_ABOVE = 3
"""The number of higher unseen cards that is enough."""


class TakingCosts(NamedTuple):
    """The cost of taking tricks and cards."""

    avoiding: tuple[Seat, ...]
    """The seats that can only lose by taking tricks; none if there are trumps, or points by the number of tricks."""
    heights: tuple[int, ...]
    """(cards,): the rank of each card within its suit, from 0 to `MAX_HEIGHT`."""
    prices: tuple[tuple[int, ...], ...]
    """(seats, cards): the relative cost of taking a card, from 0 to `MAX_PRICE`."""
    costly: tuple[Mask, ...]
    """(seats,): the cards with at least half of `MAX_PRICE`."""


@lru_cache(maxsize=4096)
def taking_costs(plan: TrickPlan) -> TakingCosts:
    """Return the costs of a plan."""
    pay = relative_payoffs(plan)
    avoiding, prices, costly = [], [], []
    for seat in range(plan.seats):
        own = slice(seat * plan.seats + seat, None, plan.seats**2)
        costs = [-points for points in pay.cards[own]]
        tricks = [-pay.trick[own][0], -pay.last[own][0]]
        if not (plan.trump_mask or plan.pay_counts) and min(costs + tricks) >= 0 < max(costs + tricks):
            avoiding.append(seat)
        most = max(*costs, 1)
        prices.append(tuple(max(0, MAX_PRICE * cost // most) for cost in costs))
        costly.append(sum(1 << card for card, price in enumerate(prices[-1]) if 2 * price >= MAX_PRICE))
    heights = tuple(_height(plan, card) for card in range(len(plan.suit_of)))
    return TakingCosts(tuple(avoiding), heights, tuple(prices), tuple(costly))


def _height(plan: TrickPlan, card: Card) -> int:
    """Return the height of a card in its suit."""
    suit = plan.suit_masks[plan.suit_of[card]]
    return MAX_HEIGHT * _lower(plan, card).bit_count() // max(1, suit.bit_count() - 1)


def _lower(plan: TrickPlan, card: Card) -> Mask:
    """Return the cards of the same suit that a card beats."""
    return plan.suit_masks[plan.suit_of[card]] & ~(plan.beats[card] | 1 << card)


class _PenaltyAvoider:
    """The view of a seat that wants to take nothing. The methods `lead`, `follow` and `discard` score a card."""

    def __init__(self, plan: TrickPlan, hand: Mask, trick: Trick, seat: Seat, unseen: Mask) -> None:
        self.plan, self.hand, self.trick, self.seat, self.unseen = plan, hand, trick, seat, unseen
        costs = taking_costs(plan)
        self.heights, self.prices, self.costly = costs.heights, costs.prices[seat], costs.costly[seat]
        self.winner, self.best = winning_play(plan, trick) if trick else (seat, 0)

    def suit(self, card: Card) -> Mask:
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def ducks(self, card: Card) -> bool:
        return not self.plan.beats[self.best] >> card & 1

    def caught_price(self, card: Card) -> int:
        """Return the price of the most expensive unseen card that a card would take if it were led."""
        caught = _lower(self.plan, card) & self.unseen & self.costly
        return max(map(self.prices.__getitem__, iter_cards(caught)), default=0)

    def discard_price(self, card: Card) -> int:
        """Return the price of a card that the winner of the trick gets; negative if this seat shares the cost."""
        seats = self.plan.seats
        shares_cost = relative_payoffs(self.plan).cards[(card * seats + self.winner) * seats + self.seat] < 0
        return -self.prices[card] if shares_cost else self.prices[card]

    @cached_property
    def is_free(self) -> bool:
        """Whether the trick so far costs nothing."""
        per_trick = relative_payoffs(self.plan).trick[self.seat * self.plan.seats + self.seat]
        return not per_trick and not any(self.prices[card] for _, card in self.trick)

    @cached_property
    def shortest(self) -> int:
        """The length of the shortest suit of the hand."""
        return min((self.hand & suit).bit_count() for suit in self.plan.suit_masks if self.hand & suit)

    def lead(self, card: Card) -> int:
        length, unseen = (self.hand & self.suit(card)).bit_count(), self.unseen & self.suit(card)
        others, above = unseen.bit_count(), (unseen & self.plan.beats[card]).bit_count()
        value = 240 if length == self.shortest else -18 * length
        value += share(480 * (3 * above - 2 * others), others) if others else -720
        value += self.prices[card] * (10 if above >= ENOUGH_ABOVE and self.heights[card] <= LOW_HEIGHT else -34)
        if self.costly.bit_count() != 1:
            return value - 37 * self.caught_price(card)
        if unseen & self.costly:
            value += -160 if self.caught_price(card) else 540
        return value - 600 if self.hand & self.suit(card) & self.costly else value

    def follow(self, card: Card, later: int, *, must_win: bool) -> int:
        price = self.prices[card]
        if not later and self.is_free and not price:
            return 70 * self.heights[card]
        if self.ducks(card):
            return 60 * self.discard_price(card) + 180 + 30 * self.heights[card]
        if must_win:
            return 60 * self.heights[card] - 70 * price
        return 240 - 20 * self.heights[card] - 60 * price if later else -60 * price

    def discard(self, card: Card) -> int:
        guards, price = (self.hand & _lower(self.plan, card)).bit_count(), self.discard_price(card)
        value = 30 * price + (480 if price > 0 else -480 if price else 0)
        return value + 45 * self.caught_price(card) + 15 * self.heights[card] + (-18 * guards if guards else 54)


def conventional_card(
    plan: TrickPlan,
    hand: Mask,
    legal: Mask,
    trick: Trick,
    seat: Seat,
    later: int,
    seen: Mask,
    taken: Sequence[Mask] = (),
    won: int = 0,
) -> Card:
    """Return the card of the conventional policy; the first of equals. The arguments are those of `heuristic_card`."""
    unseen = sum(plan.suit_masks) & ~(hand | seen | sum(1 << card for _, card in trick))
    if seat not in taking_costs(plan).avoiding or wanted_cards(plan, seat, hand, unseen, taken):
        return heuristic_card(plan, hand, legal, trick, seat, later, seen, taken, won)
    cards = list(iter_cards(legal))
    avoider = _PenaltyAvoider(plan, hand, trick, seat, unseen)
    if not trick:
        return max(cards, key=avoider.lead)
    if not hand & avoider.suit(trick[0][1]):
        return max(cards, key=avoider.discard)
    must_win = not later and not any(map(avoider.ducks, cards))
    return max(cards, key=lambda card: avoider.follow(card, later, must_win=must_win))
