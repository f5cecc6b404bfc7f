"""Records: a match as one JSON document that can always be replayed. `docs/records.md` describes the format.

A record holds explicit deals and events. The commitment and the seed of verifiable deals are kept beside them as
evidence, and nothing is replayed from them. Scores are stored and recomputed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from os import PathLike
from typing import TYPE_CHECKING, Literal

import msgspec

from mamlaka.actions import Action
from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, evolve, start_match
from mamlaka.errors import InvalidSetup, RecordError, require
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Passed, Placed, Played, Said, redact
from mamlaka.fair import Evidence, FairShuffler, Published, commitment_of
from mamlaka.game import Game
from mamlaka.games.registry import find_game, game_names
from mamlaka.ledger import DealResult, points_by_contract
from mamlaka.match import DEAL, Setup
from mamlaka.notation import format_event, format_zone, parse_event
from mamlaka.phase import Shuffler
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat, check_viewer
from mamlaka.state import State
from mamlaka.view import View

if TYPE_CHECKING:
    from mamlaka.verification import Verification

__all__ = [
    "DealRecord",
    "EntryRecord",
    "Record",
    "RecordedDecision",
    "SeatRecord",
    "TableRecord",
    "decision_of",
    "decisions",
    "decode_record",
    "encode_record",
    "log_of",
    "plain_reason",
    "record_match",
    "replay",
    "require_record",
    "setup_of",
    "shuffler_of",
    "view_at",
]

FORMAT = "mamlaka record"
FORMAT_VERSION = 0


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player of a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    version: int = 0
    """The version of the bot."""


class EntryRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the ledger of a deal: points of a seat as shown to the players, and the reason."""

    seat: Seat
    points: int
    reason: str
    contract: str = ""
    cards: str = ""
    """The cards that score, separated by spaces."""
    count: int = 0
    """The number of tricks, or the place from 1."""
    other: Seat | None = None
    """Another seat: the doubler for the taker of a doubled card, the taker for its doubler."""


class TableRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a program that does not know the rules needs to draw the table."""

    deck: str
    """All cards, by suit from low to high, separated by spaces."""
    sorting: str
    """The same cards in the order in which hands are sorted."""
    zones: tuple[str, ...]
    """Every place for cards, as events name it: the hands by number, then `taken.0`, `trick`, `layout`, `stock`."""
    direction: Literal["cw", "ccw"]
    """The side on which the next seat sits."""
    faces: Literal["french", "italian"]
    """The card faces."""
    unit: int
    """The number of recorded points that make one point on the score sheet."""
    lowest_wins: bool
    """Whether the fewest points win."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """The teams; empty if there are no partners."""
    goal: int | None = None
    """The target total of a solitaire."""


class DealRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal: its events, and its score as shown to the players."""

    events: tuple[str, ...]
    """One line for each event, written by `notation.format_event`. Event numbers continue through the match."""
    contract: str = ""
    leader: Seat | None = None
    void: str = ""
    """The reason why the deal does not count; empty if it counts."""
    points: tuple[int, ...] = ()
    """(seats,): missing while the deal runs."""
    contract_points: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict, name="cells")
    """For each contract, (seats,) points, if the deal had several."""
    event_times: tuple[int, ...] = msgspec.field(default=(), name="at")
    """(events,): the time of each event in milliseconds since 1970; empty if unknown."""
    notes: dict[str, str] = {}
    """Comments, by the number of the event in this deal."""
    ledger: tuple[EntryRecord, ...] = ()
    """The points of the deal with their reasons; empty while the deal runs."""
    tricks: tuple[tuple[int, Seat], ...] = ()
    """For each trick the number of the event in this deal that completed it, from 0, and the seat that took it; a dummy
    is the seat after the last one."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match."""

    format: str
    """`mamlaka record`."""
    format_version: int = msgspec.field(name="version")
    """The version of the format."""
    game: str
    """The name of the game."""
    rules_version: int = msgspec.field(name="rules")
    """The version of the game's rules."""
    options: dict[str, str]
    """All options, as text."""
    seats: tuple[SeatRecord, ...]
    deals: tuple[DealRecord, ...]
    totals: tuple[int, ...]
    """(seats,): the points of all finished deals, as shown to the players."""
    is_over: bool = msgspec.field(name="over")
    """Whether the match was played to its end."""
    fair: Evidence | None = None
    source: str = ""
    """The place where the match was played, or the command."""
    table: TableRecord | None = None
    """How to draw the table; None: the record does not say."""

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Return the record in a file; `read_records` reads a file of many.

        Raises:
            RecordError: the file cannot be read, or does not hold exactly one record.
        """
        from mamlaka.storage import read_records  # noqa: PLC0415  # it stands above this module

        records = list(islice(read_records(path), 2))
        if len(records) > 1:
            raise RecordError(f"{path} holds several records: use read_records")
        return records[0]

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, atomically. An existing file is replaced.

        Raises:
            RecordError: the file cannot be written.
        """
        from mamlaka.storage import write_records  # noqa: PLC0415  # it stands above this module

        write_records(path, [self])

    def verify(self, published: Published | None = None, *, needs_seed: bool = True) -> Verification:
        """Check every decision, score and deal of the record; the function `verify` does the same.

        >>> import mamlaka as mk
        >>> mk.Table("trex", seed=7).record().verify().ok
        True

        Args:
            published: what the operator published before the nonces were revealed.
            needs_seed: whether a finished match without a seed is a fault, since its deals cannot be checked.
        """
        from mamlaka.verification import verify  # noqa: PLC0415  # it stands above this module

        return verify(self, published, needs_seed=needs_seed)

    def decisions(self) -> Iterator[RecordedDecision]:
        """Yield every decision of a sound record, with the view of the player who made it.

        >>> import mamlaka as mk
        >>> table = mk.Table("toepen", seats=2, chips=10, seed=3, bots="random")
        >>> done = table.run()
        >>> print(next(table.record().decisions()))
        5: seat 0 keep

        Raises:
            MamlakaError: the record is not sound.
        """
        start, log = setup_of(self).start(), log_of(self)
        views = {seat: View(seat, start) for seat in range(start.seats)}
        for number, seat, action in decisions(self):
            new = ((event, redact(log[event], seat)) for event in range(views[seat].version, number))
            views[seat] = views[seat].apply((event, seen) for event, seen in new if seen is not None)
            yield RecordedDecision(number, seat, action, views[seat])

    def view(self, viewer: Seat | None, version: int | None = None) -> View:
        """Return the match as a seat, or a spectator (None), saw it.

        Args:
            viewer: the seat; None: a spectator.
            version: the number of events that had happened; None: all of them.

        Raises:
            InvalidSetup: there is no such seat.
            RecordError: there is no such version.
            MamlakaError: the record is not sound.
        """
        check_viewer(viewer, len(self.seats))
        events = sum(len(deal.events) for deal in self.deals)
        if version is not None and not 0 <= version <= events:
            raise RecordError(f"the record has no version {version}: versions are 0 to {events}")
        return view_at(self, viewer, events if version is None else version)

    def __repr__(self) -> str:
        """Return the game and the size; the events would fill pages."""
        deals = f"{len(self.deals)} deal{'s' * (len(self.deals) != 1)}"
        return f"<Record of {self.game}: {deals}, {'finished' if self.is_over else 'unfinished'}>"


class RecordedDecision(msgspec.Struct, frozen=True):
    """A decision of a recorded match."""

    number: int
    """The number of its event in the match."""
    seat: Seat
    action: Action
    view: View
    """The view of the seat when it decided."""

    @property
    def text(self) -> str:
        """The action as people write it."""
        return self.view.format(self.action)

    def __str__(self) -> str:
        """Return number, seat and action in one line: `17: seat 2 QH`."""
        return f"{self.number}: seat {self.seat} {self.text}"


def record_match(
    state: State,
    log: Sequence[Event],
    seats: Sequence[SeatRecord],
    *,
    fair: Evidence | None = None,
    source: str = "",
) -> Record:
    """Return the record of a match, finished or not.

    Args:
        state: the table's state.
        log: all events.
        seats: who sat where.
        fair: the evidence for verifiable deals.
        source: where the match was played.
    """
    game = state.game
    deals, now = [], Setup(type(game), game.options, game.seats).start()
    for number, events in enumerate(_by_deal(log)):
        lines = tuple(format_event(event, game) for event in events)
        now, tricks = _tricks(now, events)
        result = state.results[number] if number < len(state.results) else None
        deals.append(
            DealRecord(lines, tricks=tricks) if result is None else _finished_deal(lines, tricks, result, game)
        )
    return Record(
        FORMAT,
        FORMAT_VERSION,
        game.name,
        game.version,
        game.options.texts(),
        tuple(seats),
        tuple(deals),
        _shown(state.totals, game),
        state.is_over,
        fair,
        source,
        _table_record(game),
    )


def _table_record(game: Game) -> TableRecord:
    deck = game.deck
    return TableRecord(
        deck=" ".join(deck.names),
        sorting=" ".join(deck.names[card] for card in game.arrange(deck.all_mask)),
        zones=tuple(format_zone(zone, game) for zone in range(len(game.zone_kinds))),
        direction=game.direction,
        teams=game.teams,
        faces=game.faces,
        unit=game.unit,
        lowest_wins=game.points_sign < 0,
        goal=game.goal,
    )


def _by_deal(log: Sequence[Event]) -> list[Sequence[Event]]:
    """Cut a log where its deals start. What was drawn before the first deal belongs to it."""
    starts = [number for number, event in enumerate(log) if isinstance(event, DealStarted)]
    cuts = [0, *starts[1:], len(log)]
    return [log[start:end] for start, end in pairwise(cuts)]


def _tricks(state: State, events: Sequence[Event]) -> tuple[State, tuple[tuple[int, Seat], ...]]:
    """Return the state after the events of a deal, and its tricks: the event that completed each, and the winner."""
    tricks = []
    for number, event in enumerate(events):
        play = _trick_play(state)
        winner = play.winner_after(state, event) if play and isinstance(event, Played) else None
        state = evolve(state, event)
        after = _trick_play(state)
        if winner is None and play and after and len(after.winners) > len(play.winners):
            winner = after.winners[-1]  # a seat that leaves the play can complete a trick, too
        if winner is not None:
            tricks.append((number, winner))
    return state, tuple(tricks)


def _trick_play(state: State) -> TrickPlay | None:
    return next((phase for phase in reversed(state.stack) if isinstance(phase, TrickPlay)), None)


def _shown(points: tuple[int, ...], game: Game) -> tuple[int, ...]:
    return tuple(game.points_sign * value for value in points)


def _finished_deal(
    lines: tuple[str, ...], tricks: tuple[tuple[int, Seat], ...], result: DealResult, game: Game
) -> DealRecord:
    contracts = points_by_contract(result.entries, game.seats)
    return DealRecord(
        lines,
        result.contract,
        result.leader,
        result.void,
        () if result.void else _shown(result.points(game.seats), game),
        {contract: _shown(points, game) for contract, points in contracts.items()} if len(contracts) > 1 else {},
        ledger=tuple(
            EntryRecord(
                entry.seat,
                game.points_sign * entry.points,
                entry.reason,
                entry.contract,
                " ".join(game.deck.names[card] for card in game.arrange(entry.cards)),
                entry.count,
                entry.other,
            )
            for entry in result.entries
        ),
        tricks=tricks,
    )


def encode_record(record: Record) -> bytes:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(record)


def decode_record(text: bytes, place: str = "the text") -> Record:
    """Return the record of a JSON document.

    Args:
        text: the document.
        place: where it comes from, for the error.

    Raises:
        RecordError: it is truncated, not a record, or in another format.
    """
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{place} is no record: {plain_reason(error)}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{place} is no record: it is not written in UTF-8 (byte {error.start})") from None
    except (msgspec.DecodeError, RecursionError):
        raise RecordError(f"{place} is truncated or not JSON") from None
    if record.format != FORMAT or record.format_version != FORMAT_VERSION:
        raise RecordError(
            f"{place} has format {record.format!r} version {record.format_version}; "
            f"this program reads {FORMAT!r} version {FORMAT_VERSION}"
        )
    return record


KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object in braces",
    "null": "null",
}
"""Plain names for the types of JSON values."""
MISMATCH = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
MISSING = re.compile(r"Object missing required field `(?P<name>[^`]+)`")
ODD_WORD = re.compile(r"Invalid enum value (?P<word>'.*')")
PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<place>[^`]*)`$")


def plain_reason(error: msgspec.ValidationError) -> str:
    """Return which field of a document is wrong, and what should be there, in plain words."""
    text = str(error)
    place = PLACE.search(text)
    field = place["place"].replace("[...]", "") if place and place["place"] else ""
    if mismatch := MISMATCH.match(text):
        wanted, found = (
            " or ".join(KINDS.get(kind, kind) for kind in mismatch[side].split(" | ")) for side in ("wanted", "found")
        )
        return f"{field or 'the document'} must be {wanted}, not {found}"
    if missing := MISSING.match(text):
        return f"{field or 'the document'} lacks the field {missing['name']}"
    if word := ODD_WORD.match(text):
        return f"{field} cannot be {word['word']}"
    return f"{field or 'the document'} has a value that cannot be there"


def require_record(record: object) -> None:
    """Raise TypeError if an object is not a record."""
    require(record, Record, "a Record is needed, such as Record.load(path)")


def setup_of(record: Record) -> Setup:
    """Return the setup of a recorded match.

    Raises:
        InvalidSetup: the game is not installed, or an option is unknown.
        RecordError: the rules of the game have another version.
    """
    require_record(record)
    if record.game not in game_names():
        raise InvalidSetup(
            f"unknown game {record.game!r}: install the package that provides it, or register a game of your own with "
            "register_game"
        )
    game = find_game(record.game)
    if record.rules_version != game.version:
        raise RecordError(
            f"the record follows version {record.rules_version} of {record.game}; installed is version {game.version}"
        )
    return Setup(game, record.options, len(record.seats))


def log_of(record: Record) -> list[Event]:
    """Return all events of a record.

    Raises:
        InvalidSetup: the setup is invalid.
        ParseError: a line is not an event.
    """
    game = setup_of(record).start().game
    return [parse_event(line, game) for deal in record.deals for line in deal.events]


def replay(record: Record) -> Iterator[tuple[int, Event, State]]:
    """Yield each event of a record with its number and the state after it; nothing is checked.

    Use it only for trusted records; `verify` checks others.
    """
    state = setup_of(record).start()
    for number, event in enumerate(log_of(record)):
        state = evolve(state, event)
        yield number, event, state


def decisions(record: Record) -> Iterator[tuple[int, Seat, Action]]:
    """Yield every decision of a sound record: the number of its event, who decided, and what.

    Automatic events are not decisions.

    Raises:
        MamlakaError: the record is not sound.
    """
    log = log_of(record)
    shuffler = shuffler_of(record, log)
    done, state = start_match(setup_of(record).start(), shuffler)
    number = len(done)
    while number < len(log):
        seat, action = decision_of(log[number], number)
        yield number, seat, action
        done, state = apply_action(state, seat, action, shuffler)
        number += len(done)


def view_at(record: Record, viewer: Seat | None, version: int) -> View:
    """Return the match as a seat, or a spectator (None), saw it after `version` events."""
    seen = ((number, redact(event, viewer)) for number, event in enumerate(log_of(record)[:version]))
    start = View(viewer, setup_of(record).start())
    return start.apply((number, event) for number, event in seen if event is not None)


def shuffler_of(record: Record, log: list[Event]) -> Shuffler:
    """Return the shuffler for a replay: from the published seed if there is one, otherwise from the recorded draws."""
    fair = record.fair
    if fair is None or not fair.seed:
        return _recorded_shuffler(log)
    try:
        seed = bytes.fromhex(fair.seed)
        shuffler = FairShuffler(seed, fair.nonces)
    except ValueError as error:
        raise RecordError(f"the evidence for the deals cannot be read: {error}") from None
    if commitment_of(seed) != fair.commitment:
        raise RecordError(f"the published seed does not belong to the commitment {fair.commitment}")
    return shuffler


def _recorded_shuffler(log: list[Event]) -> Shuffler:
    """Return a shuffler that repeats the draws of a log, for a record without its seed."""
    draws: dict[tuple[str, int], list[int]] = {}
    deal = -1
    for event in log:
        match event:
            case DealStarted(deal):
                pass
            case Dealt(cards=cards, order=order):
                draws.setdefault((DEAL, deal), []).extend(order or iter_cards(cards))
            case Drawn(label, index, outcome):
                draws.setdefault((label, index), []).append(outcome)

    def shuffler(label: str, index: int, size: int) -> tuple[int, ...]:
        if (label, index) not in draws:
            raise RecordError(f"the record is cut off: it has no draw {index} of {label!r}")
        drawn = draws[label, index]
        missing = [number for number in range(size) if number not in drawn]
        if len(drawn) + len(missing) != size or (label == DEAL and missing):
            raise RecordError(f"draw {index} of {label!r} does not have every number once")
        return (*drawn, *missing)

    return shuffler


def decision_of(event: Event, number: int) -> tuple[Seat, Action]:
    """Return the seat and the action of a decision, from its event.

    Raises:
        RecordError: the event is not a decision.
    """
    match event:
        case Played(seat, card) | Placed(seat, card):
            return seat, Action("play", cards=1 << card)
        case Said():
            return event.seat, Action(event.kind, event.cards, event.number, event.name)
        case Passed(seat):
            return seat, Action("pass")
    raise RecordError(f"event {number} is not a decision, but one was due")
