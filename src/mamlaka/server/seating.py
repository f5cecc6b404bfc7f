"""The seats of a table: who takes one, and who gives one back."""

from __future__ import annotations

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.broadcaster import Broadcaster
from mamlaka.server.history import History, Sat, Stood, hash_token
from mamlaka.server.names import comparable
from mamlaka.server.nonces import NonceExchange
from mamlaka.server.presence import Presence
from mamlaka.server.table_info import TableFacts
from mamlaka.server.table_log import TableLog

__all__ = ["Seating"]


class Seating:
    """Gives seats to people, and frees the seats of those who leave before the match."""

    def __init__(
        self,
        history: History,
        table_log: TableLog,
        presence: Presence,
        nonces: NonceExchange,
        facts: TableFacts,
        broadcaster: Broadcaster,
    ) -> None:
        """Start with the seats of the log."""
        self._history = history
        self._log = table_log
        self._presence = presence
        self._nonces = nonces
        self._facts = facts
        self._broadcaster = broadcaster

    async def sit_down(self, request: protocol.SitDown, *, is_program: bool = False) -> protocol.Seated:
        """Give a person a seat; repeated with the same token, it returns the same seat.

        Before the match, a person with a seat can move to another one.

        Args:
            request: the wish of the person.
            is_program: whether they are a program.

        Raises:
            IllegalAction: the seat is taken, the table is full, the match is over, nobody may join it any more, or
                the person is blocked.
        """
        old = self._history.seat_of(request.token)
        if old is not None and (request.seat in (None, old) or self._facts.status != "open"):
            return protocol.Seated(old, self._facts.info)
        if comparable(request.name) in map(comparable, self._history.opened.blocked):
            raise IllegalAction(Refusal("blocked"))
        seat = self._free_seat(request.seat)
        if old is not None:
            await self._stand_up(old)
            self._broadcaster.close_seat(old)  # these sessions would get the view of the next person in that seat
        await self._log.write(Sat(seat, request.name, hash_token(request.token), is_program), actor=f"seat {seat}")
        self._presence.seat_taken(seat)
        if self._facts.status == "open":
            self._nonces.commit(seat, request.nonce_hash)
        self._broadcaster.broadcast_info()
        return protocol.Seated(seat, self._facts.info)

    async def leave(self, seat: Seat, key: str) -> None:
        """Free the seat of a player who leaves before the match; during the match they can come back.

        Args:
            seat: the seat of the player.
            key: the idempotency key of the command.
        """
        if self._history.table is None:
            await self._stand_up(seat, key)
        else:
            self._presence.left(seat)
        self._broadcaster.info_changed = True

    async def _stand_up(self, seat: Seat, key: str | None = None) -> None:
        await self._log.write(Stood(seat), actor=f"seat {seat}", cmd_id=key)
        self._presence.seat_freed(seat)
        self._nonces.withdraw(seat)

    def _free_seat(self, wanted: Seat | None) -> Seat:
        table, players = self._history.table, self._history.players
        if table is not None and table.is_over:
            raise IllegalAction(Refusal("match_over"))
        if table is not None and not self._history.opened.joinable:
            raise IllegalAction(Refusal("seats_closed"))
        free = [seat for seat in range(self._history.opened.seats) if seat not in players]
        if not free:
            raise IllegalAction(Refusal("table_full"))
        if wanted is not None and wanted not in free:
            raise IllegalAction(Refusal("seat_taken"))
        return free[0] if wanted is None else wanted
