"""The policies of the seats in playouts, and the cards that they choose."""

from __future__ import annotations

from typing import NamedTuple

from mamlaka.cards import Card, Mask
from mamlaka.layout import DOWN, UP
from mamlaka.layout_rules import ends_that_fit
from mamlaka.plan_rules import tricks_counted
from mamlaka.rng import SmallNumbers
from mamlaka.search.conventional import conventional_card
from mamlaka.search.deals import LayoutDeal, TrickDeal, nth_card, random_card
from mamlaka.search.heuristic import heuristic_card, heuristic_end, heuristic_placement
from mamlaka.search.positions import seat_mask
from mamlaka.seats import Seat

__all__ = ["EPSILON", "Policies", "choose_card", "choose_end", "choose_placement"]

EPSILON = 8
"""The heuristic and conventional policies play a random card with probability 1/EPSILON: no player is predictable."""


class Policies(NamedTuple):
    """The policy of each seat: heuristic, else conventional, else random. In layouts the first two are the same."""

    heuristic: tuple[Seat, ...]
    conventional: tuple[Seat, ...] = ()

    @property
    def masks(self) -> tuple[int, int]:
        """The same as bit masks, for the kernel."""
        return seat_mask(self.heuristic), seat_mask(self.conventional)

    def plays_at_random(self, seat: Seat) -> bool:
        """Return whether a seat plays at random."""
        return seat not in self.heuristic and seat not in self.conventional


def choose_card(deal: TrickDeal, policies: Policies, numbers: SmallNumbers) -> Card:
    """Return the card of the seat on turn by its policy."""
    seat, hand, legal = deal.turn, deal.hands[deal.turn], deal.legal
    if policies.plays_at_random(seat):
        return random_card(legal, numbers)
    card = _epsilon_card(seat, hand | deal.stock, legal, numbers)
    if card is not None:
        return card
    choose = heuristic_card if seat in policies.heuristic else conventional_card
    later, won = deal.left_to_play - 1, tricks_counted(deal.plan, deal.winners, seat)
    return choose(deal.plan, hand, legal, deal.trick, seat, later, deal.seen, deal.taken, won)


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
    return heuristic_placement(deal.plan, hand, legal, deal.placed, deal.ends) if card is None else card


def _epsilon_card(seat: Seat, held: Mask, legal: Mask, numbers: SmallNumbers) -> Card | None:
    """Return a random card with probability 1/EPSILON, otherwise None.

    The random bits depend only on the world, the seat and the number of cards that it holds or may draw, so all
    candidates share them (common random numbers).
    """
    bits = numbers.bits_for(64 * seat + held.bit_count())
    return None if bits % EPSILON else nth_card(legal, (bits >> 32) * legal.bit_count() >> 32)
