"""The start of a match, for which all players reveal their nonces."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.plugins import describe_error
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.tables.moves import Moves
from mamlaka.server.tables.nonces import NonceExchange
from mamlaka.server.tables.rematch import AutoStart
from mamlaka.server.tables.sessions import Session
from mamlaka.server.tables.table_parts import TableParts
from mamlaka.table import Table

__all__ = ["MatchStart"]

log = logging.getLogger(__name__)


class MatchStart:
    """Starts the match with the nonces of the players, when one of them wants it or when a rematch is due."""

    def __init__(
        self,
        parts: TableParts,
        nonces: NonceExchange,
        auto_start: AutoStart,
        moves: Moves,
        reveal_seconds: float,
    ) -> None:
        """Wait for a start.

        Args:
            parts: what all parts of the table need.
            nonces: the nonces of the players.
            auto_start: when a rematch starts by itself.
            moves: begins the match.
            reveal_seconds: the timeout of the reveals.
        """
        self._state, self._log, self._presence = parts.state, parts.log, parts.presence
        self._facts, self._broadcaster = parts.facts, parts.broadcaster
        self._nonces = nonces
        self._auto_start = auto_start
        self._moves = moves
        self._reveal_seconds = reveal_seconds
        self._starter = 0
        """The seat that requested the start in progress."""

    async def request(self, seat: Seat, _command: protocol.Start, _key: str) -> None:
        """Begin the start of the match for a player; ignored if it has begun.

        Raises:
            IllegalAction: the player has not committed to a nonce.
        """
        if self._facts.status != "open":
            return
        if not self._nonces.hashes[seat]:
            raise IllegalAction(Refusal("no_nonce"))
        # A seat that was silent at the last start must not block another one.
        self._open_exchange({*self._presence.players} - self._nonces.silent | {seat}, seat)

    def start_gathered(self) -> None:
        """Begin the start of a match whose players come from the previous one."""
        self._auto_start.end()
        seats = {seat for seat in self._presence.players if self._nonces.hashes[seat]}
        if seats:
            self._open_exchange(seats, min(seats))
            self._broadcaster.broadcast(None)

    async def commit(self, session: Session, message: protocol.Commit) -> None:
        """Take the hash of the nonce of a player."""
        await self._exchange(session, partial(self._commit, message.nonce_hash))

    async def reveal(self, session: Session, message: protocol.Reveal) -> None:
        """Take the nonce of a player; the match starts when all nonces are revealed."""
        await self._exchange(session, partial(self._reveal, message.nonce))

    async def _exchange(self, session: Session, step: Callable[[Seat], Awaitable[None]]) -> None:
        """Take a step of the exchange of nonces for the player of a session, or answer with a refusal."""
        seat = self._presence.acting_seat(session)
        if seat is None:
            session.enqueue(protocol.Refused("", Refusal("not_seated")))
            return
        before = self._facts.info
        try:
            await step(seat)
        except IllegalAction as error:
            session.enqueue(protocol.Refused("", error.refusal))
        except NotSaved as error:
            self._log.warn(error)
            self._nonces.cancel()
            session.enqueue(protocol.Refused("", Refusal("not_saved")))
        except Exception as error:  # code of a plugin may raise anything
            log.warning("the match cannot start", exc_info=error)
            self._nonces.cancel()
            session.enqueue(protocol.Refused("", Refusal("invalid_setup", {"reason": describe_error(error)})))
        self._broadcaster.info_changed = self._facts.info != before
        if self._broadcaster.info_changed:
            self._broadcaster.broadcast(None)

    async def _commit(self, nonce_hash: str, seat: Seat) -> None:
        self._check_open()
        self._nonces.commit(seat, nonce_hash)

    async def _reveal(self, nonce: str, seat: Seat) -> None:
        if nonce in self._state.shuffler.nonces[seat : seat + 1]:
            return  # sent again, because the update about the start came late
        self._check_open()
        self._nonces.reveal(seat, nonce)
        if not self._nonces.missing:
            await self._start_match()

    def _check_open(self) -> None:
        if self._state.table is not None:
            raise IllegalAction(Refusal("not_starting"))

    async def _start_match(self) -> None:
        """Start the match with the revealed nonces."""
        table_state = self._state
        started, events = table_state.start_entry(self._nonces.nonces)
        await self._log.write(started, actor=f"seat {self._starter}")
        table = Table(table_state.setup, table_state.shuffler, log=events)
        self._nonces.finish()
        self._moves.begin(table, events)
        self._broadcaster.dismiss_spectators()
        log.info("the match has started")

    def _open_exchange(self, seats: set[Seat], starter: Seat) -> None:
        """Begin the start of the match, in which those of `seats` take part that have committed to a nonce."""
        self._nonces.open(seats, monotonic() + self._reveal_seconds)
        self._starter = starter
        self._auto_start.end()
        self._broadcaster.info_changed = True
