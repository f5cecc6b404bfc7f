"""Matches as text that people can type: what chance did and what the players decided; the rules add everything else.

docs/records.md describes the form. Evidence, times and comments are not part of it.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from mamlaka.actions import Action
from mamlaka.engine import apply_action, awaits_chance, start_match, turn_of, waiting_for
from mamlaka.errors import MamlakaError, RecordError
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.notation import format_action, format_event, parse_action, parse_event
from mamlaka.phase import Shuffler
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.registry import find_game, main_game
from mamlaka.replaying import RecordedShuffler, Replay, installed_setup, wrong_packet
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["format_match", "parse_each_match", "parse_matches"]

PLAY, NO = "play", "no"
BYTE_ORDER_MARK = "\ufeff"
COMMENT, SEPARATOR = "#", ","
GAME = re.compile(r"game:\s*(\S+)(?:\s+(\d{1,9}))?")
"""`game: trex 1`: the name, and the version of its rules."""
OPTION = re.compile(r"option (\w+):\s*(.*)")
SEAT = re.compile(r"seat (\d{1,9})(?: \(bot (-?\d{1,19})\))?:\s*(.*)")
DEAL_LIMIT = re.compile(r"deals:\s*(\d{1,9})")
SOURCE = re.compile(r"source:\s*(.*)")
DECISIONS = re.compile(r"(\d{1,9}):\s*(.*)")
CHANCE = re.compile(r"(?:new deal|deal|chance|move) .*")


def format_match(record: Record) -> str:
    """Return a match as text.

    Raises:
        MamlakaError: the record is not sound.
    """
    replay = Replay(record)
    game = replay.game
    defaults = game.options_type().texts()
    lines = [f"game: {record.game} {record.rules_version}"]
    lines += [f"option {name}: {text}" for name, text in record.options.items() if text != defaults.get(name)]
    lines += [] if record.deal_limit is None else [f"deals: {record.deal_limit}"]
    for number, seat in enumerate(record.seats):
        bot = f" (bot {seat.version})" if seat.kind == "bot" else ""
        lines.append(f"seat {number}{bot}: {_in_one_line(seat.name)}")
    lines += [f"source: {_in_one_line(record.source)}"] if record.source else []
    return "\n".join([*lines, *_played(replay)]) + "\n"


def parse_matches(lines: Iterable[str], name: str) -> Iterator[Record]:
    """Yield the matches of a text; each begins with its game.

    Args:
        lines: the lines that `format_match` returns, or that somebody has typed.
        name: the name of the file, for errors.

    Raises:
        RecordError: a line is not understood, or something cannot have happened; the error names the line.
    """
    for found in parse_each_match(lines, name):
        if isinstance(found, RecordError):
            raise found
        yield found


def parse_each_match(lines: Iterable[str], name: str) -> Iterator[Record | RecordError]:
    """Yield the matches of a text, like `parse_matches`; in place of a match that is wrong its error.

    Args:
        lines: the lines.
        name: the name of the file, for errors.
    """
    typed: _TypedMatch | None = None
    fault: RecordError | None = None
    for number, line in enumerate(lines, start=1):
        words = line.strip().removeprefix(BYTE_ORDER_MARK)
        if not (SEAT.fullmatch(words) or SOURCE.fullmatch(words)):  # names may have any sign
            words = words.partition(COMMENT)[0].strip()
        if not words:
            continue
        if found := GAME.fullmatch(words):
            if typed is not None or fault is not None:
                yield fault or _played_or_error(typed)
            typed, fault = _TypedMatch(name, number, found[1], found[2]), None
        elif typed is None:
            way = f"a match begins with its game, such as `game: {main_game()}`"
            fault = fault or RecordError(f"{name}, line {number}: {way}")
        elif fault is None:
            try:
                typed.add(number, words)
            except RecordError as error:
                fault = error
    if typed is None and fault is None:
        fault = RecordError(f"{name} is empty")
    yield fault or _played_or_error(typed)


def _played_or_error(typed: _TypedMatch | None) -> Record | RecordError:
    assert typed is not None
    try:
        return typed.played()
    except RecordError as error:
        return error


def _in_one_line(name: str) -> str:
    return re.sub(r"[\r\n]+", " ", name).strip()


def _played(replay: Replay) -> Iterator[str]:
    """Yield the lines of chance and of the decisions, in the order of the match; each trick has a line of its own."""
    before: State | None = None
    row: list[str] = []
    for step in replay.walk():
        state = step.state
        chance = list(_chance(step.events, state))
        if step.decision is not None and before is not None:
            seat, action = step.decision
            if row and waiting_for(before) != (seat,):
                yield SEPARATOR.join(row)
                row = []
            text = format_action(action, state.game.deck)
            row.append(f" {text}" if row else f"{seat}: {text}")
            if chance or not state.trick or _topic(state) != _topic(before):
                yield SEPARATOR.join(row)
                row = []
        yield from chance
        before = state
    if row:
        yield SEPARATOR.join(row)


def _topic(state: State) -> type | None:
    return type(state.phase) if state.stack else None


def _chance(events: Iterable[Event], state: State) -> Iterator[str]:
    for event in events:
        if isinstance(event, DealStarted):
            yield ""
        if _is_chance(event):
            yield format_event(event, state.game)


def _is_chance(event: Event) -> bool:
    return isinstance(event, DealStarted | Dealt | Drawn) or (isinstance(event, Moved) and bool(event.order))


@dataclass
class _TypedMatch:
    """The lines of one match, and the match that they tell."""

    file: str
    line: int
    """The number of the line that was read last."""
    game: str
    version: str | None
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[Seat, SeatRecord] = field(default_factory=dict)
    deal_limit: int | None = None
    source: str = ""
    chance: list[tuple[int, str]] = field(default_factory=list)
    decisions: list[tuple[int, Seat, str]] = field(default_factory=list)

    def add(self, number: int, words: str) -> None:
        """Add a line.

        Raises:
            RecordError: it is not understood.
        """
        self.line = number
        if CHANCE.fullmatch(words):
            self.chance.append((number, words))
        elif found := DECISIONS.fullmatch(words):
            self.decisions.append((number, int(found[1]), found[2]))
        elif self.chance or self.decisions:
            raise self._error(
                f"{words!r} is neither what chance did, such as `deal 0 AK.9..`, nor what a seat decided, such as "
                "`0: QH`"
            )
        elif found := OPTION.fullmatch(words):
            if found[1] in self.options:
                raise self._error(f"option {found[1]} is given twice")
            self.options[found[1]] = found[2]
        elif found := SEAT.fullmatch(words):
            if int(found[1]) in self.seats:
                raise self._error(f"seat {found[1]} is given twice")
            self.seats[int(found[1])] = SeatRecord(found[3], "bot" if found[2] else "person", int(found[2] or 0))
        elif found := DEAL_LIMIT.fullmatch(words):
            self.deal_limit = int(found[1])
        elif found := SOURCE.fullmatch(words):
            self.source = found[1]
        else:
            raise self._error(f"{words!r} is not understood: write an `option NAME: VALUE` or a `seat NUMBER: NAME`")

    def played(self) -> Record:
        """Return the record of the match.

        Raises:
            RecordError: something cannot have happened.
        """
        try:
            start = self._setup().start()
        except MamlakaError as error:
            raise self._error(str(error)) from None
        last, typed = self.line, [self._event(number, line, start) for number, line in self.chance]
        self.line = last
        try:
            lines = [number for number, _ in self.chance]
            shuffler = RecordedShuffler(zip(lines, typed, strict=True), start.game, "line")
        except RecordError as error:
            raise RecordError(f"{self.file}: {error}") from None  # it names the lines of both cards
        try:
            log, state = start_match(start, shuffler)
        except MamlakaError as error:
            raise self._error(str(error)) from None
        if not log:
            raise self._error("the first deal is missing: add its lines, such as `new deal 0` and `deal 0 AK.9..`")
        self._require_same(typed, log, start.game)
        for number, seat, words in self.decisions:
            self.line = number
            done, state = self._decided(state, seat, words, shuffler)
            log += done
            if any(map(_is_chance, done)):
                self._require_same(typed, log, start.game)
        self._require_same(typed, log, start.game, is_whole=True)
        people = [self.seats.get(seat, SeatRecord(f"Player {seat + 1}")) for seat in range(start.seats)]
        return record_match(start.game, log, people, source=self.source)

    def _require_same(
        self, typed: Sequence[Event], log: Iterable[Event], game: Game, *, is_whole: bool = False
    ) -> None:
        """Check that what chance did so far, or in the whole match, is what the lines say.

        Raises:
            RecordError: the rules draw something else, or nothing, where a line stands.
        """
        happened = [event for event in log if _is_chance(event)]
        for place in range(max(len(typed), len(happened)) if is_whole else len(happened)):
            right = happened[place] if place < len(happened) else None
            if place < len(typed) and typed[place] == right:
                continue
            if place >= len(typed):  # the cards that no line deals
                self.line = self.chance[-1][0]
                raise self._error(f"after this line {format_event(happened[place], game)!r} is missing")
            self.line, line = self.chance[place]
            reason = wrong_packet(typed, place, right, game)
            if right is None and isinstance(typed[place], DealStarted):
                reason = "no `deal` lines follow it, or it is not the number of the next deal"
            raise self._error(f"{line!r} does not happen here{reason and f': {reason}'}")

    def _setup(self) -> Setup:
        game = find_game(self.game)
        if self.version is not None:
            installed_setup(self.game, int(self.version), {}, game.default_seats)
        seats = max(self.seats, default=-1) + 1
        is_whole = seats > game.allowed_seats[-1] or seats in game.allowed_seats
        return Setup(game, self.options, seats if is_whole else None, self.deal_limit)

    def _event(self, number: int, line: str, start: State) -> Event:
        self.line = number
        try:
            return parse_event(line, start.game)
        except MamlakaError as error:
            raise self._error(str(error)) from None

    def _decided(self, state: State, seat: Seat, line: str, shuffler: Shuffler) -> tuple[list[Event], State]:
        """Apply the decisions of a line: the first of a seat, each other one of whoever is asked then."""
        log: list[Event] = []
        texts = deque(part.strip() for part in line.split(SEPARATOR))
        while texts:
            text = texts.popleft()
            if log:
                asked = waiting_for(state)
                if len(asked) != 1:
                    raise self._error(f"{text!r} may be of several seats: begin a new line with the number of its seat")
                seat = asked[0]
            turn = turn_of(state, seat)
            if awaits_chance(state):
                raise self._error(
                    f"{text!r} comes too early: add the lines of the next deal before it, such as `new deal 1` and "
                    "`deal 0 AK.9..`"
                )
            if turn is None:
                due = " or ".join(map(str, waiting_for(state))) or "none: the match is over"
                raise self._error(f"seat {seat} is not asked now; on turn: {due}")
            try:
                known = {word for phase in state.stack for word in phase.said_kinds}
                action = parse_action(text, turn, state.game.deck, known=known)
                words = text.split()
                is_trick = action.kind == PLAY and len(words) == action.cards.bit_count() > 1
                if is_trick and not any(offer.allows(action) for offer in turn.offers):
                    texts.extendleft(reversed(words))  # the cards of a trick without commas
                    continue
                self._require_all_words(text, action, state)
                done, state = apply_action(state, seat, action, shuffler)
            except RecordError:
                raise
            except MamlakaError as error:
                raise self._error(f"seat {seat}, {text!r}: {error}") from None
            log += done
        return log, state

    def _require_all_words(self, text: str, action: Action, state: State) -> None:
        """Check that no word of a decision is left over; only after `no` one may say to what.

        Raises:
            RecordError: the decision has fewer words.
        """
        understood = format_action(action, state.game.deck)
        if action.kind != NO and len(text.split()) > len(understood.split()):
            raise self._error(f"{text!r} has words after {understood!r}: separate decisions by commas")

    def _error(self, reason: str) -> RecordError:
        return RecordError(f"{self.file}, line {self.line}: {reason}")
