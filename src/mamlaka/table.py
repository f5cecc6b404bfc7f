"""A table: a match with its log, the seats' views of it, and bots. It has no clock; terminal and server build on it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike
from types import MappingProxyType

from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.base import Limit, reject_oracle
from mamlaka.bots.fallback import ask
from mamlaka.bots.line_up import Decider, LineUp, SeatedBots
from mamlaka.engine import apply_action, awaits_chance, fold, free_to_act, optional_phases, start_match, waiting_for
from mamlaka.errors import IllegalAction, InvalidSetup, MissingDraw, OutOfTurn, RecordError, Refusal, require_type
from mamlaka.events import Event, redact
from mamlaka.fair import Evidence, FairShuffler
from mamlaka.game import Game
from mamlaka.given_deal import given_deal
from mamlaka.match import Setup
from mamlaka.notation import format_zone
from mamlaka.options import GivenValue
from mamlaka.phase import Shuffler
from mamlaka.record import OriginRecord, Record, SeatRecord, record_match
from mamlaka.registry import find_game
from mamlaka.replaying import Replay
from mamlaka.seats import Seat, check_viewer
from mamlaka.state import State
from mamlaka.storage import write_records
from mamlaka.view import LegalActions, View

__all__ = ["Receipt", "Table", "Transition", "bot_record", "secret_from_seed"]

IN_HAND = ("hand", "dummy", "taken")
"""The zones whose cards a printed table shows as hands, or not at all."""


class Receipt(Struct, frozen=True):
    """The answer to a submitted action: the versions of the table before and after it."""

    before: int
    after: int


class Transition(Struct, frozen=True):
    """The consequences of an action, decided but not yet done, so that a log can store the events first."""

    before: int
    """The version of the table at the decision."""
    events: tuple[Event, ...]
    state: State


class Table:
    """The referee of a match. Players act through `play` or `act`, and see a `view`.

    >>> table = Table("trex", doubling=False, seed=7, bots={0: "rules", ...: "random"})
    >>> table.run() > 800
    True
    >>> table.is_over, sum(table.state.totals)
    (True, 0)

    Without bots you play for all seats:

    >>> table = Table("trex", seed=7)
    >>> print(table.view(3).legal)
    king, queens, diamonds, slaps, trex
    >>> table.play("queens")
    Receipt(before=6, after=7)
    """

    def __init__(
        self,
        game: str | type[Game] | Setup,
        shuffler: Shuffler | None = None,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        bots: LineUp | None = None,
        log: Iterable[Event] | None = None,
        hands: Sequence[str] = (),
        zones: Mapping[str, str] = MappingProxyType({}),
        preset: str = "",
        **options: GivenValue,
    ) -> None:
        """Open a table, or open one again where its log ends.

        Args:
            game: the name of an installed game, a class of games, or a setup with its own options and seats.
            shuffler: where the cards come from; None: a `FairShuffler` with the seed. To open a table again, give the
                same shuffler as before.
            seats: the number of seats; None: the game's default.
            seed: an int, or 32 bytes that the shuffler takes as they are; None: fresh random bytes. It also seeds
                the bots created here, even if a shuffler is given.
            bots: the bots by seat: a bot, a class of bots, or the name of an installed bot; `...` stands for all other
                seats. A list has one for each seat. One class or name is for all seats.
            log: all events so far; None: a new match.
            hands: the hands of the first deal, as text, such as `"AKT3.Q9.J742.865"` or `"AS KS"`; an empty one gets
                some of the other cards, as do those that are missing.
            zones: the cards of other places in the first deal, by name, such as `{"stock": "QD TC"}`.
            preset: the name of one of the game's presets; `options` change it.
            options: the game's options, as Python values or as text.

        Raises:
            InvalidSetup: the game, an option, the number of seats or a bot is unknown or not supported, or the game
                does not deal the given cards.
            ParseError: a hand or a place is no cards.
            BotFailed: the constructor of a bot fails.
            TypeError: a setup with options, a preset or seats beside it.
        """
        if not isinstance(game, Setup):
            game = find_game(game) if isinstance(game, str) else game
            game = Setup(game, game.options_type.parse(options, preset), seats)
        elif options or preset or seats is not None:
            raise TypeError("a Setup has options and seats already: change it, or give a game and keywords")
        secret = secret_from_seed(seed)
        self._start = game.start()
        self._shuffler = FairShuffler(secret) if shuffler is None else shuffler
        if hands or zones:
            self._shuffler = given_deal(self._start, hands, zones, self._shuffler)
        self._secret = secret
        self._bots = SeatedBots(bots or {}, self._start.seats, secret)
        self._answers: dict[tuple[Seat, str], Receipt | IllegalAction] = {}
        self._views: dict[Seat | None, View] = {}
        self._log: list[Event] = []
        self._done: list[int] = []
        """The versions before the actions since the table was opened."""
        self._origin: OriginRecord | None = None
        self._people: Mapping[Seat, SeatRecord] = {}
        if log is None:
            self._log, self._state = start_match(self._start, self._shuffler)
        else:
            self._log = list(log)
            self._state = fold(self._start, self._log)

    @classmethod
    def from_record(
        cls,
        record: Record,
        version: int | None = None,
        *,
        seed: int | bytes | None = None,
        bots: LineUp | None = None,
        source: str = "",
    ) -> Table:
        """Open a table again from a record, at its end or at an earlier decision, to play on from there.

        From an earlier decision it is another match, whose record names its `origin`. Both have the same cards in all
        deals.

        >>> import mamlaka as mk
        >>> table = Table("toepen", seats=2, chips=10, seed=3, bots="random")
        >>> done = table.run()
        >>> first = mk.Replay(table.record()).decisions[0]
        >>> Table.from_record(table.record(), first.number).waiting_for == (first.seat,)
        True

        A record without its seed, such as a typed one, can be played on to the end of its last deal. The deals after
        that need a `seed`; because they do not follow from the evidence in the record, the table has none.

        Args:
            record: a sound record.
            version: the number of a decision; None: the end of the record.
            seed: where cards come from that are not in a record without its seed: an int, or 32 bytes; None: nowhere,
                so that the table stops when cards are needed. It also seeds the bots created here.
            bots: the bots, as in the constructor; the record does not keep them.
            source: where the other match is, for the origin.

        Raises:
            InvalidSetup: the record has its own seed, and another one is given.
            RecordError: no decision has that number.
            MamlakaError: the record is not sound.
        """
        replay = Replay(record)
        if version is not None and all(decision.number != version for decision in replay.decisions):
            raise RecordError(f"event {version} of the record is no decision: use the `number` of one")
        own = bytes.fromhex(record.fair.seed) if record.fair and record.fair.seed else None
        if own is not None and seed is not None:
            raise InvalidSetup("the record has the seed of its deals: leave seed out")
        following = None if seed is None else FairShuffler(secret_from_seed(seed))
        shuffler = replay.shuffler_with(following)
        table = cls(replay.setup, shuffler, seed=own or seed, bots=bots, log=replay.log[:version])
        table._origin = record.origin if version is None else OriginRecord(version, source)
        if version is None:
            table._people = {seat: who for seat, who in enumerate(record.seats) if who.kind == "person"}
            events, table._state = start_match(table._state, shuffler)  # those that follow by themselves
            table._log += events
        return table

    @property
    def bots(self) -> SeatedBots:
        """The bot of each seat that has one. Assign a bot, a class or a name, or delete a seat, at any time."""
        return self._bots

    @bots.setter
    def bots(self, line_up: LineUp) -> None:
        self._bots = SeatedBots(line_up, self._start.seats, self._secret)

    @property
    def start(self) -> State:
        """The state before the first event."""
        return self._start

    @property
    def state(self) -> State:
        """The full state, including hidden cards. Never give it to a bot or a client; use `view`."""
        return self._state

    @property
    def log(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(self._log)

    @property
    def version(self) -> int:
        """The number of events so far."""
        return len(self._log)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._state.is_over

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that must act. Do not show it to players: in a secret phase it reveals who has answered."""
        return waiting_for(self._state)

    @property
    def free_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act but need not, clockwise from the seat on turn.

        Do not show it to players: it reveals what a hand allows.
        """
        return free_to_act(self._state)

    @property
    def optional_actors(self) -> frozenset[Seat]:
        """The seats that may act out of turn, judged from public information."""
        return frozenset(seat for phase in optional_phases(self._state) for seat in phase.actors(self._state))

    @property
    def legal(self) -> LegalActions:
        """Every action of the seat that is asked, in a fixed order; of the first, if several are, or none.

        >>> print(Table("hearts", pass_cards=False, seed=1).legal)
        2C
        """
        waiting = self.waiting_for
        return self.view(waiting[0] if waiting else None).legal

    def play(self, action: Action | str) -> Receipt:
        """Do an action for the seat on turn: `table.play("QH")`.

        Args:
            action: the action, or its text.

        Raises:
            OutOfTurn: the match is over, or several seats are asked; then use `act`.
            ParseError: the text is neither a card nor an answer offered in this turn.
            IllegalAction: the rules refuse the action.
        """
        self._require_cards()
        waiting = self.waiting_for
        if len(waiting) != 1:
            way: dict[str, str | int] = {"seats": " ".join(map(str, waiting)), "use": "table.act(seat, action)"}
            raise OutOfTurn(Refusal("not_your_turn", way) if waiting else Refusal("match_over"))
        return self.act(waiting[0], action)

    def act(self, seat: Seat, action: Action | str, *, command_id: str = "", seen: int | None = None) -> Receipt:
        """Do an action for a seat, with all events up to the next decision: `table.act(2, "double KH")`.

        Args:
            seat: the seat that acts.
            action: the action, or its text.
            command_id: an idempotency key; a repeated command gets its first answer and does nothing.
            seen: the version that the seat had seen when it decided; None: the present one.

        Raises:
            OutOfTurn: the seat is not asked.
            ParseError: the text is neither a card nor an answer offered in this turn.
            StaleAction: the question that the seat had seen is no longer open.
            IllegalAction: the rules refuse the action. A refusal leaves the table unchanged.
        """
        answer = self._answers.get((seat, command_id)) if command_id else None
        if answer is None:
            answer = self._answer(seat, self._parsed(seat, action), seen)
            if command_id:
                self._answers[seat, command_id] = answer
        if isinstance(answer, IllegalAction):
            raise answer
        return answer

    def _parsed(self, seat: Seat, action: Action | str) -> Action:
        if not isinstance(action, str):
            return action
        self._reject_other_seat(seat)
        self._require_cards()
        return self.view(seat).parse(action)

    def _answer(self, seat: Seat, action: Action, seen: int | None) -> Receipt | IllegalAction:
        try:
            return self.accept(self.decide(seat, action, seen=seen))
        except IllegalAction as refused:
            return refused

    def decide(self, seat: Seat, action: Action, *, seen: int | None = None) -> Transition:
        """Return the consequences of an action without doing it; `accept` does it, once they are stored.

        Args:
            seat: the seat that acts.
            action: the action.
            seen: the version that the seat had seen when it decided; None: the present one.

        Raises:
            IllegalAction: as in `act`.
        """
        require_type(action, Action, "an action is an Action or a text such as 'QH'")
        self._reject_other_seat(seat)
        self._require_cards()
        events, state = apply_action(self._state, seat, action, self._shuffler, seen=seen)
        return Transition(self.version, tuple(events), state)

    def _require_cards(self) -> None:
        """Raise MissingDraw if the match can't go on, because no one knows its next cards."""
        if awaits_chance(self._state):
            raise MissingDraw(
                "the record has no seed, so the cards of the next deal are unknown: open the table with "
                "Table.from_record(record, seed=...) to deal them"
            )

    def _reject_other_seat(self, seat: Seat) -> None:
        if seat not in range(self._state.seats):
            raise OutOfTurn(Refusal("no_such_seat", {"seat": seat, "seats": self._state.seats}))

    def accept(self, transition: Transition) -> Receipt:
        """Do a decided transition.

        Raises:
            ValueError: other events have happened since it was decided.
        """
        if transition.before != self.version:
            raise ValueError(f"decided at version {transition.before}, but the table is at {self.version}")
        self._done.append(transition.before)
        self._log += transition.events
        self._state = transition.state
        return Receipt(transition.before, self.version)

    def undo(self) -> Receipt:
        """Take back the last action, with all that has followed from it, such as the cards of the next deal.

        What is done again afterwards meets the same cards. Answers to commands that were taken back are forgotten.

        Returns:
            The versions before and after.

        Raises:
            InvalidSetup: nothing has been done yet.
        """
        done = self._done or list(self._decisions())
        if not done:
            raise InvalidSetup("there is nothing to undo: no one has acted yet")
        before, self._done = self.version, done[:-1]
        del self._log[done[-1] :]
        self._state = fold(self._start, self._log)
        self._views.clear()
        self._answers.clear()
        return Receipt(before, self.version)

    def _decisions(self) -> Iterator[int]:
        """Yield the versions before each action of the log."""
        return (decision.number for decision in Replay(self.record()).decisions)

    @property
    def horizon(self) -> int:
        """The version up to which players and spectators may receive events.

        While a secret question is open, it is the version at which it opened: even the number of answers is secret. All
        answers are sent with the reveal.
        """
        phase = self._state.stack[-1] if self._state.stack else None
        return phase.opened if phase is not None and phase.secret else self.version

    def since(self, version: int, viewer: Seat | None) -> list[tuple[int, Event]]:
        """Return the events that a seat, or a spectator (None), receives from event `version` on, with their numbers.

        The numbers of events that are not for this viewer are missing.
        """
        seen = ((number, redact(self._log[number], viewer)) for number in range(version, len(self._log)))
        return [(number, event) for number, event in seen if event is not None]

    def view(self, viewer: Seat | None) -> View:
        """Return the match as a seat, or a spectator (None), sees it: the fold of the events that it has received.

        Raises:
            InvalidSetup: there is no such seat.
        """
        if viewer not in self._views:
            check_viewer(viewer, self._start.seats)
        view = self._views.get(viewer) or View(viewer, self._start)
        self._views[viewer] = view = view.apply(self.since(view.version, viewer))
        return view

    def run(self, limit: Limit | None = None) -> int:
        """Let the bots act until the table waits for a person or the match is over; return the number of their actions.

        Raises:
            BotFailed: a bot raised an exception, chose an illegal action or did not answer; the table is unchanged.
            MissingDraw: the next cards are unknown, because the table was opened from a record without its seed.
        """
        done = 0
        while self.play_next_bot(limit):
            done += 1
        return done

    def play_next_bot(self, limit: Limit | None = None) -> bool:
        """Let the next bot act, on a required or an optional turn; return whether there was one.

        Raises:
            BotFailed: as in `run`.
        """
        self._require_cards()
        seats = (*self.free_to_act, *self.waiting_for)
        return any(self.play_bot(seat, limit) for seat in seats if seat in self.bots)

    def play_bot(self, seat: Seat, limit: Limit | None = None) -> bool:
        """Let the bot of a seat act once, if the seat is asked; return whether it did.

        Raises:
            InvalidSetup: the bot asks for more than a view.
            BotFailed: as in `run`.
        """
        if limit is not None:
            require_type(limit, Limit, "limit takes a Limit such as Limit(worlds=100)")
        reject_oracle(type(self.bots[seat]))
        decision = ask(self.bots[seat], self.view(seat), limit or Limit())
        if decision is None:
            return False
        self.act(seat, decision.action)
        return True

    def record(self, *, names: Mapping[Seat, str] | None = None) -> Record:
        """Return the record of the match, finished or not.

        The seed of the deals is in it when the match is over.

        Args:
            names: the names of the people; for a seat without one that of the record from which the table was opened,
                or `Player 1`. Bots have their own names.
        """
        line_up = [self._seat_record(seat, names or {}) for seat in range(self._state.seats)]
        return record_match(self._state.game, self._log, line_up, fair=self.evidence, origin=self._origin)

    @property
    def evidence(self) -> Evidence | None:
        """What proves the deals to be fair, with their seed once the match is over; None: no proof is possible."""
        return self._shuffler.evidence(published=self.is_over) if isinstance(self._shuffler, FairShuffler) else None

    def _seat_record(self, seat: Seat, names: Mapping[Seat, str]) -> SeatRecord:
        bot = self.bots.get(seat)
        if bot is not None:
            return bot_record(bot)
        known = self._people.get(seat, SeatRecord(f"Player {seat + 1}"))
        return SeatRecord(names.get(seat, known.name))

    def save(self, path: str | PathLike[str], *, names: Mapping[Seat, str] | None = None) -> None:
        """Write the record of the match to a file, atomically. An existing file is replaced.

        Args:
            path: the file, in a folder that exists.
            names: the names of the people, as in `record`.

        Raises:
            RecordError: the file cannot be written.
        """
        write_records(path, [self.record(names=names)])

    def __str__(self) -> str:
        """Return all hands, what lies on the table, who is asked, and the points, as text.

        It shows what is hidden from players; print the view of a seat for what it may know.
        """
        from mamlaka.drawing.diagram import hand_diagram  # noqa: PLC0415  # only a printed table needs it

        state = self._state
        game, names = state.game, state.game.deck.names
        lines = [hand_diagram(View(None, state)), ""]
        for index, zone in enumerate(state.zones):
            cards = " ".join(names[card] for card in zone.order or game.arrange(zone.cards))
            plays = ", ".join(f"seat {seat} {names[card]}" for seat, card in zone.plays)
            if zone.kind not in IN_HAND and (plays or cards):
                lines.append(f"{format_zone(index, game)}: {plays or cards}")
        points = " ".join(str(game.points_sign * points) for points in state.totals)
        return "\n".join([*lines, repr(self)[1:-1], f"points: {points}"])

    def __repr__(self) -> str:
        """Return the game, the version and who is asked; the log would fill pages."""
        game = self._state.game.name
        if self.is_over:
            return f"<Table of {game}: version {self.version}, over>"
        seats = ", ".join(map(str, self.waiting_for))
        return f"<Table of {game}: version {self.version}, waiting for seat{'s' * (',' in seats)} {seats}>"


def bot_record(bot: Decider | type[Decider]) -> SeatRecord:
    """Return the record of a bot's seat. The defaults are the name of the class and version 0."""
    kind = bot if isinstance(bot, type) else type(bot)
    return SeatRecord(getattr(bot, "name", kind.__name__), "bot", getattr(bot, "version", 0))


def secret_from_seed(seed: int | bytes | None, number: int = 0) -> bytes:
    """Return the 32 bytes from which a match is dealt and its bots draw.

    Args:
        seed: the seed of a match or a simulation; bytes are used unchanged, None draws new ones.
        number: the number of the match in a simulation.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        return hashlib.sha256(f"{seed}/{number}".encode()).digest()
    if not isinstance(seed, bytes):
        raise InvalidSetup(f"seed takes a whole number, 32 bytes or None, not {seed!r}")
    return seed
