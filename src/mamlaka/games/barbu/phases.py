"""Doublings of seats: the difference between the points of two seats counts for them in addition, or twice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Announcement, Message, MessageFact
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, name_of_seats, seats_named, turn_order
from mamlaka.state import State

__all__ = ["DoubleSeats", "Doublings", "Redoubling"]

Doublings: TypeAlias = tuple[tuple[Seat, Seat, int], ...]
"""Who has doubled whom, and how many times the difference counts: once, or twice if redoubled."""
Redoubling: TypeAlias = Literal["own_turn", "round", "declarer_only"]
"""Who may redouble: a seat those that have doubled it before its own answer; also the others, in a second round; or
only the declarer."""

DOUBLE_SEATS, NO = "double_seats", "no"


class DoubleSeats(InTurn, frozen=True, kw_only=True):
    """Every seat doubles any others in its turn, the declarer last. A seat redoubles those that have doubled it.

    The declarer only redoubles. A seat with only one possible answer is not asked.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = (DOUBLE_SEATS, NO)
    waiting: ClassVar[str] = "waiting-double"

    seats: int
    """The number of seats."""
    declarer: Seat
    """The seat that answers last."""
    only_declarer: bool
    """Whether no seat but the declarer may be doubled."""
    redoubling: Redoubling
    """Who may redouble."""
    must: tuple[Seat, ...] = ()
    """The seats that must double the declarer."""
    doublings: Doublings = ()
    """The doublings so far."""
    order: tuple[Seat, ...]
    """The seats that are to answer, the one on turn first."""
    is_second: bool = False
    """Whether this is the second round, for seats that others have doubled after their answer."""

    @classmethod
    def start(
        cls,
        declarer: Seat,
        seats: int,
        opened: int,
        *,
        only_declarer: bool,
        redoubling: Redoubling,
        must: tuple[Seat, ...] = (),
    ) -> DoubleSeats:
        """Return the phase before the first answer."""
        order = turn_order((declarer + 1) % seats, seats)
        return cls(
            turn=order[0],
            order=order,
            seats=seats,
            declarer=declarer,
            only_declarer=only_declarer,
            redoubling=redoubling,
            must=must,
            opened=opened,
        )

    def redoublable(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that a seat may redouble now."""
        if self.redoubling == "declarer_only" and seat != self.declarer:
            return ()
        doublers = (one for one, other, times in self.doublings if other == seat and times == 1)
        return tuple(sorted(one for one in doublers if not self.is_second or self._place(one) > self._place(seat)))

    def _place(self, seat: Seat) -> int:
        """Return the place of a seat in the order of the answers; the declarer, who never doubles, has 0."""
        return (seat - self.declarer) % self.seats

    def doublable(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that a seat may double now, for the first time."""
        if seat == self.declarer or self.is_second:
            return ()
        others = (
            (self.declarer,) if self.only_declarer else tuple(other for other in range(self.seats) if other != seat)
        )
        known = {one for one, other, _ in self.doublings if other == seat}
        return tuple(other for other in others if other not in known)

    @property
    def answers(self) -> tuple[tuple[Seat, ...], ...]:
        """Return the sets of seats that the seat on turn may double or redouble, the smallest first."""
        open_to = sorted((*self.doublable(self.turn), *self.redoublable(self.turn)))
        sets = (some for size in range(len(open_to) + 1) for some in combinations(open_to, size))
        return tuple(some for some in sets if not self._owes or self.declarer in some)

    @property
    def _owes(self) -> bool:
        """Whether the seat on turn must double the declarer."""
        return self.turn in self.must and not self.is_second

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn has a choice."""
        del state
        return len(self.answers) > 1

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Give the only answer."""
        del state, shuffler
        (answer,) = self.answers
        return (self._said(answer),)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the sets of seats, and "no" unless the seat must double."""
        del state
        answers, again = [answer for answer in self.answers if answer], self.redoublable(seat)
        notes = tuple(
            None if len(answer) > 1 else Message("note-redouble" if answer[0] in again else "note-double")
            for answer in answers
        )
        double = Offer(DOUBLE_SEATS, names=tuple(map(name_of_seats, answers)), notes=notes)
        return (double,) if self._owes else (double, Offer(NO, tone="quiet", label=Message("say-no-double")))

    def question(self, state: State, seat: Seat) -> Message:
        """Ask whom the seat doubles or redoubles."""
        del state
        if self._owes:
            return Message("ask-must-double", {"other": self.declarer})
        if not self.redoublable(seat):
            return Message("ask-double-seats")
        return Message("ask-double-or-redouble" if self.doublable(seat) else "ask-redouble-seats")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce whom a seat doubles and redoubles, or that it passes."""
        del viewer
        assert isinstance(event, Said)
        chosen, again = seats_named(event.name), self.redoublable(event.seat)
        if not chosen:
            if not self.awaits_decision(state):
                return Announcement()
            return Announcement(Message("news-no-double", {"seat": event.seat}), Message("call-no"))
        doubled = [seat for seat in chosen if seat not in again]
        redoubled = [seat for seat in chosen if seat in again]
        word = "double-and-redouble" if doubled and redoubled else "redouble-seats" if redoubled else "double-seats"
        facts: dict[str, MessageFact] = {"seat": event.seat, "name": name_of_seats(doubled or redoubled)}
        if doubled and redoubled:
            facts["names"] = name_of_seats(redoubled)
        return Announcement(Message(f"news-{word}", facts), Message(f"call-{word}", facts))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that the seat must double the declarer."""
        del state
        if seat == self.turn and self._owes and action.kind in (NO, DOUBLE_SEATS):
            return Refusal("must_double", {"other": self.declarer})
        return None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Announce the answer."""
        del state, seat
        return (self._said(seats_named(action.name)),)

    def _said(self, answer: tuple[Seat, ...]) -> Said:
        return Said(self.turn, DOUBLE_SEATS, name=name_of_seats(answer)) if answer else Said(self.turn, NO)

    def evolve(self, state: State, event: Event) -> State:
        """Record the answer and ask the next seat. The phase ends with the last answer."""
        assert isinstance(event, Said)
        chosen, again = seats_named(event.name), self.redoublable(event.seat)
        doublings = (
            *((one, other, 2 if other == event.seat and one in chosen else n) for one, other, n in self.doublings),
            *((event.seat, other, 1) for other in chosen if other not in again),
        )
        after = replace(self, doublings=doublings, order=self.order[1:], opened=state.version)
        if not after.order and not self.is_second and self.redoubling == "round":
            after = replace(after, is_second=True)
            order = turn_order((self.declarer + 1) % self.seats, self.seats)[:-1]
            after = replace(after, order=tuple(seat for seat in order if after.redoublable(seat)))
        if not after.order:
            return state.game.after_phase(state.pop_phase(), after)
        return state.replace_phase(self, replace(after, turn=after.order[0]))
