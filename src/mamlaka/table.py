"""A table: a match with its log, the seats' views of it, and bots. No I/O, no clock; terminal and server sit on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.base import Bot, Limit, reject_oracle
from mamlaka.bots.steady import ask
from mamlaka.engine import apply_action, fold, start_match
from mamlaka.errors import IllegalAction, OutOfTurn, Refusal
from mamlaka.events import Event, redact
from mamlaka.match import Setup
from mamlaka.phase import Dealer
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.turn_order import free_to_act, optional_phases, waiting_for
from mamlaka.view import View

__all__ = ["Receipt", "Table", "Transition"]


class Receipt(Struct, frozen=True):
    """The answer to a submitted action: the table went on from one version to another."""

    before: int
    after: int


class Transition(Struct, frozen=True):
    """What an action leads to, decided but not done: whoever keeps a log writes the events down before they happen."""

    before: int
    """The version of the table that it was decided at."""
    events: tuple[Event, ...]
    state: State


class Table:
    """The referee of a match. Everybody speaks to it through `submit` and hears from it through `since` or `view`.

    >>> from mamlaka.fair import FairDealer
    >>> from mamlaka.games.trex import Trex
    >>> table = Table(Setup(Trex), FairDealer(bytes(32)))
    >>> king = table.waiting_for[0]
    >>> table.submit(king, next(table.view(king).legal()))
    Receipt(before=6, after=7)
    """

    def __init__(
        self,
        setup: Setup,
        dealer: Dealer,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        log: Iterable[Event] | None = None,
    ) -> None:
        """Open a table, or open one again where its log ends.

        Args:
            setup: the match.
            dealer: where the cards come from; the same as before when a table is opened again.
            bots: who plays the seats that no person plays.
            log: all events so far; None: a new match.

        Raises:
            InvalidSetup: the match cannot be, or a bot asks for more than a view.
        """
        for bot in (bots or {}).values():
            reject_oracle(type(bot))
        self._start = setup.start()
        self._dealer = dealer
        self.bots: dict[Seat, Bot] = dict(bots or {})
        """Who plays for a seat; a seat may be given to a bot and taken back at any time."""
        self._answers: dict[tuple[Seat, str], Receipt | IllegalAction] = {}
        self._views: dict[Seat | None, View] = {}
        self._log: list[Event] = []
        if log is None:
            self._log, self._state = start_match(self._start, dealer)
        else:
            self._log = list(log)
            self._state = fold(self._start, self._log)

    @property
    def start(self) -> State:
        """The state before the first event."""
        return self._start

    @property
    def state(self) -> State:
        """The whole truth; for records and the referee, never for a bot or a page."""
        return self._state

    @property
    def log(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(self._log)

    @property
    def version(self) -> int:
        """How many events have happened."""
        return len(self._log)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._state.is_over

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the table waits for. Not for the players: who has answered a secret question is secret."""
        return waiting_for(self._state)

    @property
    def free_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act but need not, clockwise from the seat on turn.

        Not for the players: that a hand allows something is secret.
        """
        return free_to_act(self._state)

    @property
    def interrupters(self) -> frozenset[Seat]:
        """The seats that may speak out of turn as far as everybody may know."""
        return frozenset(seat for phase in optional_phases(self._state) for seat in phase.actors(self._state))

    def submit(self, seat: Seat, action: Action, *, cmd_id: str = "", seen: int | None = None) -> Receipt:
        """Do an action for a seat; all events up to the next decision happen with it.

        Args:
            seat: who acts.
            action: what the seat does.
            cmd_id: a name for this command; a repeated name gets its first answer and does nothing.
            seen: the version that the seat had seen when it decided; None: the present one.

        Raises:
            OutOfTurn: the seat is not asked.
            Stale: the question that the seat had seen is no longer open.
            IllegalAction: the rules refuse the action. After a refusal the table is as it was.
        """
        answer = self._answers.get((seat, cmd_id)) if cmd_id else None
        if answer is None:
            answer = self._answer(seat, action, seen)
            if cmd_id:
                self._answers[seat, cmd_id] = answer
        if isinstance(answer, IllegalAction):
            raise answer
        return answer

    def _answer(self, seat: Seat, action: Action, seen: int | None) -> Receipt | IllegalAction:
        try:
            return self.accept(self.decide(seat, action, seen=seen))
        except IllegalAction as refused:
            return refused

    def decide(self, seat: Seat, action: Action, *, seen: int | None = None) -> Transition:
        """Return what an action of a seat leads to; the table stays as it is.

        Args:
            seat: who acts.
            action: what the seat does.
            seen: the version that the seat had seen when it decided; None: the present one.

        Raises:
            IllegalAction: as in `submit`.
        """
        if not 0 <= seat < self._state.seats:
            raise OutOfTurn(Refusal("no_such_seat", {"seat": seat, "seats": self._state.seats}))
        events, state = apply_action(self._state, seat, action, self._dealer, seen=seen)
        return Transition(self.version, tuple(events), state)

    def accept(self, transition: Transition) -> Receipt:
        """Do what has been decided.

        Raises:
            ValueError: the table has gone on since.
        """
        if transition.before != self.version:
            raise ValueError(f"decided at version {transition.before}, but the table is at {self.version}")
        self._log += transition.events
        self._state = transition.state
        return Receipt(transition.before, self.version)

    @property
    def horizon(self) -> int:
        """Return up to which version players and spectators may be told.

        While a secret question is open that is where it opened: even the number of the answers is secret. They all
        come with the reveal.
        """
        phase = self._state.stack[-1] if self._state.stack else None
        return phase.opened if phase is not None and phase.secret else self.version

    def since(self, version: int, viewer: Seat | None) -> list[tuple[int, Event]]:
        """Return what a seat, or a spectator (None), is told from event `version` on, each event with its number.

        Numbers that are left out were not for this viewer.
        """
        told = ((number, redact(self._log[number], viewer)) for number in range(version, len(self._log)))
        return [(number, event) for number, event in told if event is not None]

    def view(self, viewer: Seat | None) -> View:
        """Return the match as a seat, or a spectator (None), sees it: the fold of what it has been told."""
        view = self._views.get(viewer) or View(viewer, self._start)
        self._views[viewer] = view = view.apply(self.since(view.version, viewer))
        return view

    def play_bots(self, limit: Limit | None = None) -> int:
        """Let the bots act until the table waits for a person or the match is over; return how many actions they did.

        Raises:
            BotFailed: a bot raised an error, did what the rules refuse, or did not answer; the table is as it was.
        """
        done = 0
        while self.play_next_bot(limit):
            done += 1
        return done

    def play_next_bot(self, limit: Limit | None = None) -> bool:
        """Let the next bot act that wants to, or has to; return whether there was one.

        Raises:
            BotFailed: as in `play_bots`.
        """
        seats = (*self.free_to_act, *self.waiting_for)
        return any(self.play_bot(seat, limit) for seat in seats if seat in self.bots)

    def play_bot(self, seat: Seat, limit: Limit | None = None) -> bool:
        """Let the bot of a seat act once, if the seat is asked; return whether it did.

        Raises:
            InvalidSetup: the bot asks for more than a view.
            BotFailed: as in `play_bots`.
        """
        reject_oracle(type(self.bots[seat]))
        decision = ask(self.bots[seat], self.view(seat), limit or Limit())
        if decision is None:
            return False
        self.submit(seat, decision.action)
        return True
