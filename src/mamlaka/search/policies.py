"""The policies of the seats in playouts, and the cards that they choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.layout import DOWN, UP
from mamlaka.layout_rules import ends_that_fit
from mamlaka.plan_rules import tricks_counted
from mamlaka.rng import SmallNumbers
from mamlaka.search.conventional import conventional_card
from mamlaka.search.deals import LayoutDeal, TrickDeal, nth_card, random_card
from mamlaka.search.heuristic import heuristic_card, heuristic_end, heuristic_placement
from mamlaka.search.learned import LearnedPolicy, learned_card
from mamlaka.search.positions import seat_mask
from mamlaka.seats import Seat

__all__ = [
    "CONVENTIONAL",
    "EPSILON",
    "HEURISTIC",
    "LEARNED",
    "POLICY_COUNT",
    "Policies",
    "WorldPolicies",
    "choose_card",
    "choose_end",
    "choose_placement",
    "policy_card",
    "policy_placement",
]

EPSILON = 8
"""All policies play a random card with probability 1/EPSILON: no player is predictable."""


HEURISTIC, CONVENTIONAL, LEARNED = range(3)
"""The policies that a seat may follow, besides playing at random."""
POLICY_COUNT = 3


class Policies(NamedTuple):
    """The seats that follow each policy; all others play at random. In layouts the first two are the same."""

    heuristic: tuple[Seat, ...]
    conventional: tuple[Seat, ...] = ()
    learned: tuple[Seat, ...] = ()
    weights: LearnedPolicy | None = None
    """The learned policy; None: no seat follows it."""

    @property
    def masks(self) -> tuple[int, int]:
        """The heuristic and the conventional seats as bit masks, for the kernel."""
        return seat_mask(self.heuristic), seat_mask(self.conventional)

    def plays_at_random(self, seat: Seat) -> bool:
        """Return whether a seat plays at random."""
        return seat not in (*self.heuristic, *self.conventional, *self.learned)


@dataclass(frozen=True, slots=True)
class WorldPolicies:
    """The policies of the seats in each of some worlds."""

    weights: LearnedPolicy
    rows: memoryview
    """(worlds, policies): the seats that follow each policy, as bits."""

    def of(self, world: int) -> Policies:
        """Return the policies in a world."""
        heuristic, conventional, learned = (
            tuple(iter_cards(self.rows[world, policy])) for policy in range(POLICY_COUNT)
        )
        return Policies(heuristic, conventional, learned, self.weights)


def choose_card(deal: TrickDeal, policies: Policies, numbers: SmallNumbers) -> Card:
    """Return the card of the seat on turn by its policy."""
    seat, hand, legal = deal.turn, deal.hands[deal.turn], deal.legal
    if policies.plays_at_random(seat):
        return random_card(legal, numbers)
    card = _epsilon_card(seat, hand | deal.stock, legal, numbers)
    return policy_card(deal, legal, policies) if card is None else card


def policy_card(deal: TrickDeal, legal: Mask, policies: Policies) -> Card:
    """Return the card of the policy of the seat on turn, which doesn't play at random."""
    seat = deal.turn
    if policies.weights and seat in policies.learned:
        return learned_card(policies.weights, deal, legal)
    choose = heuristic_card if seat in policies.heuristic else conventional_card
    later, won = deal.left_to_play - 1, tricks_counted(deal.plan, deal.winners, seat)
    return choose(deal.plan, deal.hands[seat], legal, deal.trick, seat, later, deal.seen, deal.taken, won)


BOTH = 2
"""The number of ends of a line."""


def choose_end(deal: LayoutDeal, card: Card, policies: Policies, numbers: SmallNumbers) -> str:
    """Return the end at which the seat on turn lays a card by its policy; empty if it has no choice."""
    if not deal.plan.line or len(ends_that_fit(deal.plan, deal.ends, card)) < BOTH:
        return ""
    if policies.plays_at_random(deal.turn):
        return DOWN if numbers.below(2) else UP
    return heuristic_end(deal.plan, deal.hands[deal.turn], card)


def choose_placement(deal: LayoutDeal, legal: Mask, policies: Policies, numbers: SmallNumbers) -> Card:
    """Return the card that the seat on turn adds to the layout by its policy, among those that fit."""
    hand = deal.hands[deal.turn]
    if policies.plays_at_random(deal.turn):
        return random_card(legal, numbers)
    card = _epsilon_card(deal.turn, hand, legal, numbers)
    return policy_placement(deal, legal, policies) if card is None else card


def policy_placement(deal: LayoutDeal, legal: Mask, policies: Policies) -> Card:
    """Return the card that the policy of the seat on turn adds to the layout; it doesn't play at random."""
    if policies.weights and deal.turn in policies.learned:
        return learned_card(policies.weights, deal, legal)
    return heuristic_placement(deal.plan, deal.hands[deal.turn], legal, deal.placed, deal.ends)


def _epsilon_card(seat: Seat, held: Mask, legal: Mask, numbers: SmallNumbers) -> Card | None:
    """Return a random card with probability 1/EPSILON, otherwise None.

    The random bits depend only on the world, the seat and the number of cards that it holds or may draw, so all
    candidates share them (common random numbers).
    """
    bits = numbers.bits_for(64 * seat + held.bit_count())
    return None if bits % EPSILON else nth_card(legal, (bits >> 32) * legal.bit_count() >> 32)
