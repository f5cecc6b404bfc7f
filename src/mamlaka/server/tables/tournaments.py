"""Tournaments: the tables of a round, and what everyone may know of an evening."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeVar

from anyio import to_thread

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.bots.registry import find_bot
from mamlaka.duplicate import (
    Comparison,
    Place,
    Tournament,
    chosen_movement,
    entrant_size,
    entrants_of_table,
    new_tournament,
    with_bots,
)
from mamlaka.errors import IllegalAction, MamlakaError, Refusal
from mamlaka.fair import SEED_BYTES, terms_of
from mamlaka.match import Setup
from mamlaka.server import protocol
from mamlaka.server.accounts.names import comparable
from mamlaka.server.database.codes import new_code
from mamlaka.server.database.dialects import now_ms
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.database.log_entries import LogEntry, Opened, Sat, hash_token
from mamlaka.server.database.store import NewPlace, NewRound, NewRow
from mamlaka.server.database.table_state import start_without_nonces
from mamlaka.server.database.tournaments import Evening, TournamentPlayer, Tournaments
from mamlaka.server.tables.bots import bot_names
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["describe", "find_evening", "open_tournament", "resume_bots", "start_round"]

TOKEN_BYTES = 16

T = TypeVar("T")

log = logging.getLogger(__name__)


async def open_tournament(
    registry: TableRegistry, wanted: protocol.OpenTournament, names: Sequence[tuple[str, ...]]
) -> protocol.OpenedTournament:
    """Open a tournament, in which no round has begun.

    Args:
        registry: the tables.
        wanted: the settings.
        names: the names of the people of each entrant, which have been checked.

    Raises:
        InvalidSetup: a setting is not valid, or does not fit the number of players.
        IllegalAction: two people have the same name.
        NotSaved: the database cannot be written.
    """
    people = [comparable(name) for one in names for name in one]
    if len(set(people)) < len(people):
        raise IllegalAction(Refusal("name_taken"))
    setup = await registry.setup_of(
        protocol.OpenTable(wanted.game, wanted.preset, wanted.options, wanted.seats, wanted.bots)
    )
    settings = await to_thread.run_sync(
        _new_tournament, setup, wanted, names, registry.new_secret(SEED_BYTES), limiter=registry.import_limiter
    )
    tournament_id, organizer = registry.new_id(), registry.new_secret(TOKEN_BYTES)
    links = tuple(
        protocol.TournamentLink(entrant, name, registry.new_secret(TOKEN_BYTES))
        for entrant, one in enumerate(names)
        for name in one
    )
    firsts = [sum(map(len, names[:entrant])) for entrant in range(len(names))]
    players = [
        TournamentPlayer(link.entrant, number - firsts[link.entrant], link.name, hash_token(link.token))
        for number, link in enumerate(links)
    ]
    add = partial(
        Tournaments(registry.store.engine).add, tournament_id, hash_token(organizer), wanted.clock, settings, players
    )
    await _in_database(add)
    log.info("opened a tournament", extra={"tournament": tournament_id, "game": wanted.game})
    return protocol.OpenedTournament(tournament_id, organizer, links)


def _new_tournament(
    setup: Setup, wanted: protocol.OpenTournament, names: Sequence[tuple[str, ...]], seed: str
) -> Tournament:
    rules = setup.start().game
    find_bot(wanted.bots)
    movement = wanted.movement or chosen_movement(setup, names, wanted.tables)
    per_table = entrants_of_table(rules, movement)
    entrants = with_bots(names, per_table, wanted.tables, wanted.bots, entrant_size(setup, movement))
    return new_tournament(
        setup,
        entrants,
        movement,
        seed,
        rounds=wanted.rounds,
        boards_per_round=wanted.boards,
        unit="deals" if rules.deals_have_points else "matches",
        scoring=wanted.scoring,
    )


async def find_evening(registry: TableRegistry, tournament_id: str) -> Evening:
    """Return a tournament as far as it has been played.

    Raises:
        IllegalAction: there is none with this id.
        MamlakaError: its game is not installed, or has other rules now.
        NotSaved: the database cannot be read.
    """
    return await _in_database(partial(Tournaments(registry.store.engine).find, tournament_id))


async def _in_database(work: Callable[[], T]) -> T:
    try:
        return await to_thread.run_sync(work)
    except OSError as error:
        raise NotSaved(str(error)) from error


async def start_round(registry: TableRegistry, evening: Evening, number: int, secret: str) -> None:
    """Start a round, which ends the one before; nothing happens if it has begun.

    Args:
        registry: the tables.
        evening: the tournament.
        number: the number of the round, from 1; one more than there are ends the tournament.
        secret: that of the organizer or of a player.

    Raises:
        IllegalAction: the person may not start it now, or it is not the next one.
        NotSaved: the tables could not be written to the log.
    """
    known = hash_token(secret)
    is_organizer = evening.is_organizer(known)
    if not is_organizer and evening.player_of(known) is None:
        raise IllegalAction(Refusal("not_in_tournament"))
    if number <= len(evening.started_ms):
        return
    last = len(evening.tournament.rounds) + 1
    if number != len(evening.started_ms) + 1 or number > last:
        reason = f"round {len(evening.started_ms) + 1} is the next one, not round {number}"
        raise IllegalAction(Refusal("bad_message", {"reason": reason}))
    if not is_organizer and (number == 1 or not evening.is_over(number - 1)):
        raise IllegalAction(Refusal("round_running"))
    tables, others = await to_thread.run_sync(_tables_of, registry, evening, number, limiter=registry.hint_limiter)
    try:
        await registry.create_all(tables, others)
    except NotSaved as error:
        if not isinstance(error.__cause__, ValueError):
            raise
        return  # someone else has started it at the same moment
    log.info("started round %d", number, extra={"tournament": evening.id})
    for row in others:
        if isinstance(row, NewPlace) and not row.has_people:
            await registry.find(row.table_id)


async def resume_bots(registry: TableRegistry) -> None:
    """Load the tables where bots play among themselves, and which a server has left when it stopped."""
    store = registry.store
    try:
        deserted = await _in_database(partial(Tournaments(store.engine).deserted_tables, store.node))
    except NotSaved as error:
        log.warning("cannot look for the tables of tournaments: %s", error)
        return
    for table_id in deserted:
        try:
            await registry.find(table_id)
        except (MamlakaError, NotSaved) as error:
            log.warning("cannot resume table %s: %s", table_id, error)


def _tables_of(
    registry: TableRegistry, evening: Evening, number: int
) -> tuple[dict[str, Sequence[LogEntry]], list[NewRow]]:
    """Return the first entries of the tables of a round, and the rows that say what they are."""
    tables: dict[str, Sequence[LogEntry]] = {}
    others: list[NewRow] = [NewRound(evening.id, number, now_ms())]
    for place in evening.tournament.places(number):
        table_id, people = registry.new_id(), evening.people_at(place)
        opened = _opened(evening, place, table_id)
        seated = [Sat(seat, player.name, player.token_hash) for seat, player in people.items()]
        tables[table_id] = (opened, *seated, start_without_nonces(table_id, opened))
        others.append(NewPlace(table_id, evening.id, number, place.table, place.board, bool(people)))
    return tables, others


def _opened(evening: Evening, place: Place, table_id: str) -> Opened:
    board = evening.tournament.boards[place.board - 1]
    deal_limit = 1 if board.kind else None
    return Opened(
        board.game.name,
        board.game.version,
        "",
        board.game.options.texts(),
        board.game.seats,
        next(filter(None, evening.tournament.bots(place)), DEFAULT_LEVEL),
        board.seed.hex(),
        bot_names(table_id, board.game.seats),
        clock=evening.clock,
        code=new_code(),
        spectators="nobody",
        takeover="nobody",
        deal_limit=deal_limit,
        tournament=evening.id,
        terms=terms_of(replace(board.setup, deal_limit=deal_limit).start().game),
    )


def describe(evening: Evening, secret: str) -> protocol.TournamentInfo:
    """Return a tournament as the holder of a secret may know it.

    Args:
        evening: the tournament.
        secret: that of the organizer or of a player; any other text: what everyone may know.
    """
    settings, known = evening.tournament, hash_token(secret)
    rules, player = settings.rules, evening.player_of(known)
    defaults = type(rules.options)().texts()
    return protocol.TournamentInfo(
        evening.id,
        settings.game,
        {name: text for name, text in settings.options.items() if text != defaults[name]},
        rules.unit,
        settings.unit,
        settings.movement,
        settings.scoring,
        settings.boards_per_round,
        hashlib.sha256(settings.seed.encode()).hexdigest(),
        settings.seed if evening.is_finished else "",
        len(settings.rounds),
        evening.round,
        _status(evening),
        tuple(protocol.TournamentEntrant(one.names, one.bot) for one in settings.entrants),
        tuple(_place(evening, place, player) for place in evening.tables),
        _boards(evening),
        tuple(
            tuple(protocol.TournamentStanding(one.entrant, one.rank, one.score, one.boards) for one in ranking)
            for ranking in settings.rankings(evening.results)
        ),
        None if player is None else player.entrant,
        evening.is_organizer(known),
    )


def _status(evening: Evening) -> Literal["open", "playing", "paused", "over"]:
    if evening.is_finished:
        return "over"
    if not evening.round:
        return "open"
    return "paused" if evening.is_over(evening.round) else "playing"


def _place(evening: Evening, place: Place, player: TournamentPlayer | None) -> protocol.TournamentPlace:
    table = evening.tables[place]
    seat = next((seat for seat, one in evening.people_at(place).items() if one == player), None)
    is_shown = seat is not None or place.board in evening.open_boards
    status: Literal["playing", "over", "missed"] = (
        "over" if table.points else "missed" if evening.is_over(place.round) else "playing"
    )
    return protocol.TournamentPlace(
        place.round,
        place.table,
        place.board,
        evening.tournament.seated(place),
        status,
        table.table_id if is_shown else "",
        seat,
    )


def _boards(evening: Evening) -> tuple[protocol.TournamentBoard, ...]:
    settings, by_board = evening.tournament, dict[int, list[Comparison]]()
    for comparison in settings.comparisons(evening.results):
        by_board.setdefault(comparison.place.board, []).append(comparison)
    return tuple(
        protocol.TournamentBoard(
            number,
            settings.boards[number - 1].kind,
            tuple(
                protocol.TournamentResult(
                    one.place.round, one.place.table, one.entrants, one.side, one.result, one.score
                )
                for one in sorted(by_board.get(number, ()), key=lambda one: (one.side, -one.score, one.place))
            ),
        )
        for number in sorted(evening.open_boards)
    )
