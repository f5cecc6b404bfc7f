"""What the tactics of games ask of a running trick, such as how likely a card takes it, from what a view implies."""

from __future__ import annotations

from functools import cached_property
from math import comb, prod

from mamlaka.cards import Card, Mask
from mamlaka.phases import TrickPlay, UnequalHandsPlay
from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.tricks import Trick
from mamlaka.view import View
from mamlaka.zones import Slot

__all__ = ["PlayFacts", "TrickChances", "lacks"]


class TrickChances:
    """What the seat on turn can expect of the running trick."""

    def __init__(self, view: View, play: TrickPlay) -> None:
        self._play = play
        self.trick = view.state.trick
        slots = view.deductions().slots
        self.slots: dict[Seat, Slot] = {
            slot.zone: slot for slot in slots if slot.zone < view.state.seats and slot.zone != view.seat
        }
        """The unknown cards of each other seat with cards."""
        passed = play.passed if isinstance(play, UnequalHandsPlay) else ()
        acted = {seat for seat, _ in self.trick}.union(passed)
        self.later = tuple(seat for seat in self.slots if seat not in acted)
        """The seats that act after this one in the running trick."""
        self._chances: dict[Card, float] = {}

    def wins(self, card: Card) -> bool:
        """Return whether a card is the best of the running trick, or leads it."""
        plan = self._play.plan
        return not self.trick or bool(plan.beats[winning_play(plan, self.trick)[1]] >> card & 1)

    def chance(self, card: Card) -> float:
        """Return an estimate of how likely a card takes the running trick."""
        if card not in self._chances:
            seats = self.later if self.wins(card) else ()
            self._chances[card] = prod(self._stays_below(seat, card) for seat in seats) if self.wins(card) else 0.0
        return self._chances[card]

    @cached_property
    def held(self) -> Mask:
        """The cards that may be in the hands of others."""
        cards = 0
        for slot in self.slots.values():
            cards |= slot.allowed
        return cards

    def _stays_below(self, seat: Seat, card: Card) -> float:
        """Return an estimate of how likely a later seat can't beat a card: it follows lower, or has no higher trump."""
        plan, slot = self._play.plan, self.slots[seat]
        led = plan.suit_masks[plan.suit_of[self.trick[0][1] if self.trick else card]]
        void = lacks(slot, led)
        if not void:
            return lacks(slot, plan.beats[card] & led)
        ruffs = plan.beats[card] & plan.trump_mask & ~led
        return lacks(slot, plan.beats[card] & led) - void + void * lacks(slot.lacking(led), ruffs)


class PlayFacts:
    """The facts of a trick play that the positions of several games have in common."""

    view: View
    play: TrickPlay | None
    """The trick play; None before it."""
    trick: Trick
    """The running trick."""

    @property
    def plan(self) -> TrickPlan:
        """The plan of the play."""
        assert self.play is not None
        return self.play.plan

    @cached_property
    def chances(self) -> TrickChances | None:
        """What the seat can expect of the running trick."""
        return TrickChances(self.view, self.play) if self.play else None

    def taking(self, card: Card) -> float:
        """Return the chance that a card takes the running trick."""
        return self.chances.chance(card) if self.chances else 0.0

    @cached_property
    def winner(self) -> Seat | None:
        """The seat that wins the running trick so far; None before the lead."""
        return winning_play(self.plan, self.trick)[0] if self.trick else None

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that have still to play to the running trick."""
        return self.chances.later if self.chances else ()

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump, or a joker without trumps."""
        return bool(self.plan.trump_mask >> card & 1)

    def height(self, card: Card) -> float:
        """Return the strength of a card: from 0 to almost 1 in a plain suit, 1 more for trumps."""
        suit = self.suit(card)
        return 1 - (self.plan.beats[card] & suit).bit_count() / suit.bit_count() + self.is_trump(card)


def lacks(slot: Slot, cards: Mask) -> float:
    """Return the chance that a slot has none of some cards, if all allowed cards are equally likely."""
    total, others = slot.allowed.bit_count(), (slot.allowed & ~cards).bit_count()
    return comb(others, slot.count) / comb(total, slot.count)
