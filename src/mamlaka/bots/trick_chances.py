"""What the tactics of games ask of a running trick, such as how likely a card takes it, from what a view implies."""

from __future__ import annotations

from functools import cached_property
from math import comb, prod

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.phases import TrickPlay, UnequalHandsPlay
from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.tricks import Trick
from mamlaka.view import View
from mamlaka.zones import Slot

__all__ = ["PlayFacts", "TrickChances", "lacks", "wasted_winners"]


class TrickChances:
    """What the seat on turn can expect of the running trick."""

    def __init__(self, view: View, play: TrickPlay) -> None:
        self._play, self._state, self._seat = play, view.state, view.seat
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

    @cached_property
    def is_decided(self) -> bool:
        """Whether the running trick is surely its winner's: no seat that acts later can hold a card that beats it."""
        if not self.trick:
            return False
        hands, beats = self._hands, self._play.plan.beats[winning_play(self._play.plan, self.trick)[1]]
        acted = {seat for seat, _ in self.trick}.union(self._play.out)
        return not any(cards & beats for seat, cards in hands.items() if seat not in acted)

    def stays_unbeaten(self, card: Card) -> bool:
        """Return whether no other hand can hold a card that beats a card; so it takes a trick if it is led."""
        return not any(cards & self._play.plan.beats[card] for cards in self._hands.values())

    @cached_property
    def _hands(self) -> dict[Seat, Mask]:
        """The cards that each other seat may hold, shown ones among them."""
        shown = {seat: self._state.hand_mask(seat) for seat in range(self._state.seats) if seat != self._seat}
        return {seat: cards | (self.slots[seat].allowed if seat in self.slots else 0) for seat, cards in shown.items()}

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


def wasted_winners(view: View) -> Mask:
    """Return the cards that the running trick of a partner wastes though another legal card would do.

    The trick must surely be the partner's, see `TrickChances.is_decided`, and each card would surely take another one.
    A trump that stays unbeaten takes a trick whenever it is played. So does a plain card if it can be led; but where
    cards count, it may bring the partner more than it would take later. If all legal cards would take a trick, only
    the trumps are wasted. Where more tricks may pay less, nothing is.
    """
    play, turn = view.state.phase, view.turn
    if not isinstance(play, TrickPlay) or turn is None or view.seat is None or not view.state.trick:
        return 0
    plan = play.plan
    if winning_play(plan, view.state.trick)[0] not in _partners(view, plan, view.seat) or not _wants_tricks(plan):
        return 0
    chances = TrickChances(view, play)
    if not chances.is_decided:
        return 0
    legal = 0
    for offer in turn.offers:
        legal |= offer.cards
    sure = sum(1 << card for card in iter_cards(legal) if chances.stays_unbeaten(card))
    trumps = sure & plan.trump_mask
    plain = 0 if any(plan.pay) or plan.pay_card_counts else sure
    return next((wasted for wasted in (trumps | plain, trumps) if legal & ~wasted), 0)


def _partners(view: View, plan: TrickPlan, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats that win tricks for the same side: in a team, or against the same seat."""
    against = [takers for payee, takers, *_ in plan.pay_card_counts if takers >> seat & 1 and not takers >> payee & 1]
    side = next((team for team in view.state.game.teams if seat in team), ())
    return tuple(
        other
        for other in range(plan.seats)
        if other != seat and (other in side or any(takers >> other & 1 for takers in against))
    )


def _wants_tricks(plan: TrickPlan) -> bool:
    """Return whether no trick costs points, and more tricks never pay less."""
    size, winners = plan.seats**2, range(0, plan.seats**2, plan.seats + 1)
    rows = (table[place::size] for table in (plan.pay, plan.pay_trick, plan.pay_last) for place in winners)
    costs = any(points < 0 for row in rows for points in row)
    return not costs and all(list(row) == sorted(row) for row in plan.pay_counts)
