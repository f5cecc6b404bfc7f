"""The public facts about a table, as clients receive them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal, TypeAlias

from mamlaka.record import deal_bounds
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.nonces import NonceExchange
from mamlaka.server.tables.presence import Presence
from mamlaka.server.tables.rematch import Rematch
from mamlaka.server.tables.seat_requests import SeatRequests
from mamlaka.server.tables.talk import Talk
from mamlaka.view import View

__all__ = ["TableFacts"]

Status: TypeAlias = Literal["open", "starting", "playing", "over"]


class TableFacts:
    """The public facts about a table, in full and as the summary for the holder of a token."""

    def __init__(
        self,
        table_state: TableState,
        presence: Presence,
        nonces: NonceExchange,
        rematch: Rematch,
        talk: Talk,
        requests: SeatRequests,
    ) -> None:
        """Collect the facts from the parts of a table."""
        self._state = table_state
        self._presence = presence
        self._nonces = nonces
        self._rematch = rematch
        self._talk = talk
        self._requests = requests

    @property
    def status(self) -> Status:
        """The status of the table."""
        if self._state.table is None:
            return "starting" if self._nonces.is_open else "open"
        return "over" if self._state.table.is_over else "playing"

    @property
    def info(self) -> protocol.TableInfo:
        """The public facts about the table."""
        table_state, presence, nonces = self._state, self._presence, self._nonces
        opened, game, table = table_state.opened, table_state.game, table_state.table
        defaults = type(game.options)().texts()
        is_over = table is not None and table.is_over
        return protocol.TableInfo(
            id=table_state.table_id,
            game=opened.game,
            preset=opened.preset,
            options={name: text for name, text in opened.options.items() if text != defaults[name]},
            status=self.status,
            people=tuple(presence.person(seat) for seat in range(opened.seats)),
            direction=game.direction,
            teams=game.teams,
            sides=game.sides,
            has_seat_points=game.has_seat_points,
            deck=protocol.Deck(game.deck.names, tuple(game.deck.suits), game.faces),
            look_back=game.look_back,
            has_dummy=game.has_dummy,
            goal=game.goal,
            lowest_wins=game.points_sign < 0,
            unit=game.unit,
            bots=opened.bots,
            unready=tuple(sorted(nonces.missing if table is None else presence.unready)),
            silent=tuple(sorted(nonces.silent)),
            commitment=table_state.shuffler.evidence(published=False).commitment,
            terms=opened.terms,
            nonce_hashes=nonces.hashes if table is None else table_state.shuffler.nonce_hashes,
            nonces=table_state.shuffler.nonces,
            public=opened.public,
            spectators=opened.spectators,
            takeover=opened.takeover,
            talk=self._talk.is_allowed,
            partners_talk=opened.talk,
            clock=opened.clock,
            follows=opened.follows,
            rematch=self._rematch.facts if is_over else None,
            creator=table_state.creator,
            requests=self._requests.facts,
            deciders=self._requests.deciders,
            code=table_state.code,
            origin=self._origin,
            daily=opened.daily,
            tournament=opened.tournament,
        )

    @cached_property
    def _origin(self) -> protocol.Origin | None:
        """The position from which the match is played. It is in the log from the start."""
        origin, table = self._state.opened.origin, self._state.table
        if origin is None or table is None:
            return None
        starts = [first for first, _ in deal_bounds(table.log) if first <= origin.event]
        return protocol.Origin(origin.source, len(starts) - 1, origin.event - starts[-1])

    def summary(self, token_hash: str, view_of: Callable[[Seat], View]) -> protocol.TableSummary:
        """Return the state of a match in a few facts.

        Args:
            token_hash: the hash of the token of a seat; any other text: the facts for a spectator.
            view_of: returns the match as a seat sees it.

        Raises:
            IllegalAction: the token belongs to no seat, and no one may watch.
        """
        table_state, info = self._state, self.info
        table, seat = table_state.table, table_state.seat_of_hash(token_hash)
        table_state.check_may_watch(seat)
        if table is None:
            return protocol.TableSummary(info, seat, turn=False, totals=(), ranks=())
        turn = None if seat is None else view_of(seat).turn
        totals = table.state.totals
        return protocol.TableSummary(
            info,
            seat,
            turn=turn is not None and not turn.optional,
            totals=tuple(table_state.game.points_sign * points for points in totals),
            ranks=table_state.game.final_ranks(table.state) if table.is_over else (),
        )
