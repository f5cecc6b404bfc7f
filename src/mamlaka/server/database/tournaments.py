"""Tournaments in the database: their settings and people, their rounds, and what is known at each point of them."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, exists, func, insert, select

from mamlaka.duplicate import Place, Result, Results, Tournament
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.schema import (
    node,
    seat_result,
    table_head,
    tournament,
    tournament_place,
    tournament_player,
    tournament_round,
)
from mamlaka.server.protocol import TimeControl

__all__ = ["Evening", "PlayedTable", "TournamentPlayer", "Tournaments"]


class TournamentPlayer(Struct, frozen=True):
    """A person who plays for an entrant."""

    entrant: int
    """The index of the entrant."""
    partner: int
    """The index of the person among those who play for the entrant."""
    name: str
    token_hash: str


class PlayedTable(Struct, frozen=True):
    """The table where a board is played."""

    table_id: str
    points: Mapping[Seat, int]
    """The points of the side of each seat, as recorded; empty: it has not been finished before the round ended."""


class Evening(Struct, frozen=True, dict=True):
    """A tournament as far as it has been played."""

    id: str
    organizer_hash: str
    clock: TimeControl
    tournament: Tournament
    players: tuple[TournamentPlayer, ...]
    started_ms: tuple[int, ...]
    """(rounds,): when each round began; one more ends the tournament."""
    tables: Mapping[Place, PlayedTable]
    """The tables of the rounds that have begun."""

    @property
    def round(self) -> int:
        """The last round that has begun, from 1; 0: none has."""
        return min(len(self.started_ms), len(self.tournament.rounds))

    def is_over(self, number: int) -> bool:
        """Return whether a round is over: the next one has begun, or all its tables have finished."""
        if number < len(self.started_ms):
            return True
        tables = [table for place, table in self.tables.items() if place.round == number]
        return bool(tables) and all(table.points for table in tables)

    @property
    def is_finished(self) -> bool:
        """Whether all rounds are over."""
        return self.is_over(len(self.tournament.rounds))

    @cached_property
    def open_boards(self) -> frozenset[int]:
        """The numbers of the boards that no one still has to play, now or in a later round."""
        places = list(self.tournament.places())
        closed = {place.board for place in places if not self.is_over(place.round)}
        return frozenset(place.board for place in places) - closed

    @cached_property
    def results(self) -> Results:
        """The results of the open boards, by place.

        The first seat of each side has those of the side, because the results of matches are those of sides.
        """
        rules = self.tournament.rules
        leaders = {side[0] for side in rules.sides}
        return {
            place: Result(tuple(table.points[seat] if seat in leaders else 0 for seat in range(rules.seats)))
            for place, table in self.tables.items()
            if table.points and place.board in self.open_boards
        }

    def player_of(self, token_hash: str) -> TournamentPlayer | None:
        """Return the player whose token has a hash; None: there is none."""
        return next((one for one in self.players if hmac.compare_digest(one.token_hash, token_hash)), None)

    def is_organizer(self, secret_hash: str) -> bool:
        """Return whether the organizer's secret has a hash."""
        return hmac.compare_digest(self.organizer_hash, secret_hash)

    def people_at(self, place: Place) -> dict[Seat, TournamentPlayer]:
        """Return the people at a table by seat; partners take their seats in the order of their names."""
        people = {(one.entrant, one.partner): one for one in self.players}
        seats_taken = [0] * len(self.tournament.entrants)
        found = {}
        for seat, entrant in enumerate(self.tournament.seated(place)):
            size = len(self.tournament.entrants[entrant].names)
            if (player := people.get((entrant, seats_taken[entrant] % size))) is not None:
                found[seat] = player
            seats_taken[entrant] += 1
        return found


class Tournaments:
    """The tournaments. The methods block, and raise `OSError` if the database cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(
        self,
        tournament_id: str,
        organizer_hash: str,
        clock: TimeControl,
        settings: Tournament,
        players: Sequence[TournamentPlayer],
    ) -> None:
        """Add a tournament. Only the rows of the players have their names, so that they can be erased."""
        people = {(one.entrant, one.partner) for one in players}
        nameless = _renamed(settings, lambda index, partner, name: "" if (index, partner) in people else name)
        row = {
            "id": tournament_id,
            "opened_ms": now_ms(),
            "organizer_hash": organizer_hash,
            "clock": clock,
            "body": nameless.encode(),
        }
        rows = [{"tournament_id": tournament_id, **_fields(one)} for one in players]
        with python_errors(), self._engine.begin() as connection:
            connection.execute(insert(tournament), row)
            connection.execute(insert(tournament_player), rows)

    def find(self, tournament_id: str) -> Evening:
        """Return a tournament as far as it has been played.

        Raises:
            IllegalAction: there is none with this id.
            RecordError: its game has other rules now.
            InvalidSetup: its game is not installed.
        """
        try:
            with python_errors(), reading(self._engine) as connection:
                row = connection.execute(select(tournament).where(tournament.c.id == tournament_id)).first()
                if row is None:
                    raise _unknown()
                people = select(tournament_player).where(tournament_player.c.tournament_id == tournament_id)
                order = people.order_by(tournament_player.c.entrant, tournament_player.c.partner)
                players = tuple(
                    TournamentPlayer(one.entrant, one.partner, one.name, one.token_hash)
                    for one in connection.execute(order)
                )
                rounds = select(tournament_round.c.started_ms).where(tournament_round.c.tournament_id == tournament_id)
                started = tuple(connection.execute(rounds.order_by(tournament_round.c.round)).scalars())
                tables = _tables(connection, tournament_id, started)
        except ValueError:  # text that PostgreSQL cannot store, so no tournament has this id
            raise _unknown() from None
        names = tuple(((one.entrant, one.partner), one.name) for one in players)
        settings = _decoded(row.body, names)
        return Evening(row.id, row.organizer_hash, row.clock, settings, players, started, tables)

    def is_open(self, table_id: str) -> bool:
        """Return whether everyone may see the cards of a table: those of a tournament once no one has to play them."""
        query = select(tournament_place).where(tournament_place.c.table_id == table_id)
        with python_errors(), reading(self._engine) as connection:
            place = connection.execute(query).first()
        return place is None or place.board in self.find(place.tournament_id).open_boards

    def deserted_tables(self, own_node: str | None) -> list[str]:
        """Return the tables where bots play among themselves, which are not finished and belong to no other server.

        Args:
            own_node: the name of this node; None: a server that is not a node.
        """
        is_elsewhere = (node.c.lease_until > func.now()) & (node.c.name != (own_node or ""))
        elsewhere = select(table_head.c.table_id).join(node, node.c.name == table_head.c.node).where(is_elsewhere)
        table_id = tournament_place.c.table_id
        query = select(table_id).where(
            ~tournament_place.c.has_people,
            ~exists().where(seat_result.c.table_id == table_id),
            table_id.not_in(elsewhere),
        )
        with python_errors(), reading(self._engine) as connection:
            return list(connection.execute(query).scalars())


def _tables(connection: Connection, tournament_id: str, started_ms: Sequence[int]) -> dict[Place, PlayedTable]:
    own = tournament_place.c.tournament_id == tournament_id
    place = (tournament_place.c.round, tournament_place.c.sitting, tournament_place.c.board)
    of_place = tournament_place.outerjoin(seat_result, seat_result.c.table_id == tournament_place.c.table_id)
    query = select(
        *place, tournament_place.c.table_id, seat_result.c.seat, seat_result.c.points, seat_result.c.ended_ms
    ).select_from(of_place)
    now, found = now_ms(), dict[Place, PlayedTable]()
    points: dict[str, dict[Seat, int]] = {}
    for row in connection.execute(query.where(own).order_by(*place, seat_result.c.seat)):
        each = points.setdefault(row.table_id, {})
        found[Place(row.round, row.sitting, row.board)] = PlayedTable(row.table_id, each)
        until = started_ms[row.round] if row.round < len(started_ms) else now + 1
        if row.seat is not None and row.ended_ms < until:
            each[row.seat] = row.points
    return found


@lru_cache(maxsize=64)
def _decoded(body: str, names: tuple[tuple[tuple[int, int], str], ...]) -> Tournament:
    """Return a tournament with the names of its people, by entrant and partner; its boards are computed once."""
    settings, people = Tournament.decode(body, "a tournament of the database"), dict(names)
    return _renamed(settings, lambda index, partner, name: people.get((index, partner), name))


def _renamed(settings: Tournament, name_of: Callable[[int, int, str], str]) -> Tournament:
    entrants = tuple(
        replace(one, names=tuple(name_of(index, partner, name) for partner, name in enumerate(one.names)))
        for index, one in enumerate(settings.entrants)
    )
    return replace(settings, entrants=entrants)


def _fields(row: Struct) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _unknown() -> IllegalAction:
    return IllegalAction(Refusal("no_such_tournament"))
