"""Records: a match as one JSON document that can always be replayed. `docs/records.md` describes the format.

A record holds explicit deals and events. The commitment and the seed of verifiable deals are kept beside them as
evidence, and nothing is replayed from them. Scores are stored and recomputed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from mamlaka.cards import Card
from mamlaka.display import Announcement
from mamlaka.engine import evolve, phase_of_event, taker_of
from mamlaka.errors import RecordError, require_type
from mamlaka.events import DealStarted, Event, Said
from mamlaka.fair import Evidence
from mamlaka.game import Game
from mamlaka.json_errors import describe_json_error
from mamlaka.ledger import DealResult, points_by_contract
from mamlaka.match import Setup
from mamlaka.notation import format_event, format_zone
from mamlaka.options import DeckFaces
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = [
    "DealRecord",
    "DisplayRecord",
    "EntryRecord",
    "OriginRecord",
    "Record",
    "SeatRecord",
    "TableRecord",
    "deal_bounds",
    "decode_record",
    "encode_record",
    "record_match",
    "require_record",
]

FORMAT = "mamlaka record"
FORMAT_VERSION = 0


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player of a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    version: int = 0
    """The version of the bot."""
    nickname: str = ""
    """What the bot was called at its table, a word that the message `bot-name-WORD` spells; empty: by its name."""


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
    faces: DeckFaces
    """The card faces."""
    unit: int
    """The number of recorded points that make one point on the score sheet."""
    lowest_wins: bool
    """Whether the fewest points win."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """The teams; empty if there are no partners."""
    goal: int | None = None
    """The target total of a solitaire."""


class DisplayRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event changes on the table beside the cards that its line names."""

    scene: dict[str, Any] = {}
    """The new values of the scene of the protocol, by path: `contract`, or `badges.1` for one element of a list."""
    announcement: Announcement | None = None
    """How the event is announced to everyone; None: as a card that is played, and other events not at all."""
    moves: tuple[str, ...] = ()
    """The cards that move with it by the rules, such as those of a complete trick: lines `move SOURCE TARGET CARDS`."""
    known: dict[str, str] = {}
    """For hands, by number, the cards that everyone knows to be there from now on, though they are not shown."""
    face_up: str | None = None
    """All cards that lie face up in front of the seats that took them; None: as before."""
    sorting: str = ""
    """All cards in the order in which hands are sorted from now on; empty: as before."""


class DealRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal: its events, and its score as shown to the players."""

    events: tuple[str, ...]
    """One line for each event, written by `notation.format_event`. Event numbers continue through the match."""
    contract: str = ""
    title: str = ""
    """The contract as players say it; empty: `contract` names it."""
    leader: Seat | None = None
    void: str = ""
    """The reason why the deal does not count; empty if it counts."""
    points: tuple[int, ...] = ()
    """(seats,): missing while the deal runs."""
    contract_points: dict[str, tuple[int, ...]] = {}
    """For each contract, (seats,) points, if the deal had several."""
    event_times: tuple[int, ...] = ()
    """(events,): the time of each event in milliseconds since 1970; empty if unknown."""
    notes: dict[str, str] = {}
    """Comments, by the number of the event in this deal."""
    ledger: tuple[EntryRecord, ...] = ()
    """The points of the deal with their reasons; empty while the deal runs."""
    tricks: tuple[tuple[int, Seat], ...] = ()
    """For each trick the number of the event in this deal that completed it, from 0, and the seat that took it; a dummy
    is the seat after the last one."""
    silent: tuple[int, ...] = ()
    """The numbers of the events in this deal, from 0, in which seats say something that no table announces."""
    sorting: str = ""
    """The cards in the order in which hands were sorted; empty: that of `TableRecord.sorting`, all suit by suit."""
    in_front: int = 0
    """How many cards of `sorting` hands hold in front of their suits, such as trumps of all suits."""
    display: dict[str, DisplayRecord] = {}
    """What the events change beside the cards that they name, by the number of the event in this deal; empty: the
    record does not say."""


class OriginRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position of another match from which a match was played."""

    event: int
    """The number of the first event of this match; those before it are events of the other match, whose players decided
    there."""
    source: str = ""
    """The other match: the id of its table, or the name of its file; empty if unknown."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match."""

    format: str
    """`mamlaka record`."""
    format_version: int
    """The version of the format."""
    game: str
    """The name of the game."""
    rules_version: int
    """The version of the game's rules."""
    options: dict[str, str]
    """All options, as text."""
    seats: tuple[SeatRecord, ...]
    deals: tuple[DealRecord, ...]
    totals: tuple[int, ...]
    """(seats,): the points of all finished deals, as shown to the players."""
    is_over: bool
    """Whether the match was played to its end."""
    fair: Evidence | None = None
    source: str = ""
    """The place where the match was played, or the command."""
    table: TableRecord | None = None
    """How to draw the table; None: the record does not say."""
    origin: OriginRecord | None = None
    """The position from which the match was played; None: from its own beginning."""
    deal_limit: int | None = None
    """The number of counted deals after which the match ended in any case; None: only the rules end it."""

    def __repr__(self) -> str:
        """Return the game and the size; the events would fill pages."""
        deals = f"{len(self.deals)} deal{'s' * (len(self.deals) != 1)}"
        return f"<Record of {self.game}: {deals}, {'finished' if self.is_over else 'unfinished'}>"


def record_match(
    game: Game,
    log: Sequence[Event],
    seats: Sequence[SeatRecord],
    *,
    fair: Evidence | None = None,
    source: str = "",
    origin: OriginRecord | None = None,
    states: Iterable[State] | None = None,
) -> Record:
    """Return the record of a match, finished or not.

    Args:
        game: the rules with their options.
        log: all events.
        seats: who sat where.
        fair: the evidence for verifiable deals.
        source: where the match was played.
        origin: the position of another match from which it was played.
        states: (events + 1,): the state before the first event, and after each; None: they are folded here.
    """
    start = Setup(type(game), game.options, game.seats, game.deal_limit).start()
    following = iter(accumulate(log, evolve, initial=start) if states is None else states)
    deals, state = [], next(following)
    for number, (first, end) in enumerate(deal_bounds(log)):
        events = log[first:end]
        lines = tuple(format_event(event, game) for event in events)
        state, played = _played_deal(state, lines, zip(events, following, strict=False))
        result = state.results[number] if number < len(state.results) else None
        deals.append(played if result is None else _finished_deal(played, result, game))
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
        origin,
        game.deal_limit,
    )


def _table_record(game: Game) -> TableRecord:
    deck = game.deck
    return TableRecord(
        deck=" ".join(deck.names),
        sorting=_names(game, game.arrange(deck.all_mask)),
        zones=tuple(format_zone(zone, game) for zone in range(len(game.zone_kinds))),
        direction=game.direction,
        teams=game.teams,
        faces=game.faces,
        unit=game.unit,
        lowest_wins=game.points_sign < 0,
        goal=game.goal,
    )


def deal_bounds(log: Sequence[Event]) -> list[tuple[int, int]]:
    """Return for each deal of a log the number of its first event, and that of the first event after it.

    What was drawn before the first deal belongs to it.
    """
    starts = [number for number, event in enumerate(log) if isinstance(event, DealStarted)]
    return list(pairwise([0, *starts[1:], len(log)]))


def _played_deal(
    state: State, lines: tuple[str, ...], played: Iterable[tuple[Event, State]]
) -> tuple[State, DealRecord]:
    """Return the state after a deal, and the deal without its score.

    Args:
        state: the state before its first event.
        lines: its events in notation.
        played: each of its events with the state after it.
    """
    tricks, silent, sorting = [], [], ("", 0)
    for number, (event, following) in enumerate(played):
        if _is_silent(state, event):
            silent.append(number)
        before, winner = _winners(state), taker_of(state, event)
        state = following
        after = _winners(state)
        if number == 0 or (before is None and after is not None):
            sorting = _sorting(state)
        if winner is None and before is not None and after is not None and len(after) > len(before):
            winner = after[-1]  # a seat that leaves the play can complete a trick, too
        if winner is not None:
            tricks.append((number, winner))
    cards, in_front = sorting
    return state, DealRecord(lines, tricks=tuple(tricks), silent=tuple(silent), sorting=cards, in_front=in_front)


def _winners(state: State) -> tuple[Seat, ...] | None:
    """Return who has taken each trick of the deal; None: no tricks are played."""
    shown = state.shown_tricks
    return None if shown is None else shown.winners


def _sorting(state: State) -> tuple[str, int]:
    """Return the order of hands in a state, and how many cards of it precede the suits; as always: nothing and none."""
    game, in_front = state.game, state.game.in_front(state).bit_count()
    order = game.arrange_hand(state, game.deck.all_mask)
    is_usual = not in_front and order == game.arrange(game.deck.all_mask)
    return ("", 0) if is_usual else (_names(game, order), in_front)


def _names(game: Game, cards: Iterable[Card]) -> str:
    return " ".join(game.deck.names[card] for card in cards)


def _is_silent(state: State, event: Event) -> bool:
    """Return whether an event is something that a seat says in public, but that no table announces."""
    if not isinstance(event, Said) or event.secret:
        return False
    phase = phase_of_event(state, event)
    return phase is not None and phase.announcement(state, event, None) == Announcement()


def _shown(points: tuple[int, ...], game: Game) -> tuple[int, ...]:
    return tuple(game.points_sign * value for value in points)


def _finished_deal(deal: DealRecord, result: DealResult, game: Game) -> DealRecord:
    contracts = points_by_contract(result.entries, game.seats)
    return replace(
        deal,
        contract=result.contract,
        title=result.title if result.title != result.contract else "",
        leader=result.leader,
        void=result.void,
        points=() if result.void else _shown(result.points(game.seats), game),
        contract_points=(
            {contract: _shown(points, game) for contract, points in contracts.items()} if len(contracts) > 1 else {}
        ),
        ledger=tuple(
            EntryRecord(
                entry.seat,
                game.points_sign * entry.points,
                entry.reason,
                entry.contract,
                _names(game, game.arrange(entry.cards)),
                entry.count,
                entry.other,
            )
            for entry in result.entries
        ),
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
        raise RecordError(f"{place} is no record: {describe_json_error(error)}") from None
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


def require_record(record: object) -> None:
    """Raise TypeError if an object is not a record."""
    require_type(record, Record, "a Record is needed, such as table.record()")
