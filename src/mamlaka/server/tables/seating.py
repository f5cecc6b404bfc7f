"""The seats of a table: who takes one, and who gives one back."""

from __future__ import annotations

import math
from time import monotonic

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.accounts.names import comparable
from mamlaka.server.database.log_entries import Sat, Stood, hash_token
from mamlaka.server.tables.nonces import NonceExchange
from mamlaka.server.tables.seat_requests import SeatRequests
from mamlaka.server.tables.table_parts import TableParts

__all__ = ["Seating"]


class Seating:
    """Gives seats to people, and frees the seats of those who leave before the match."""

    def __init__(self, parts: TableParts, nonces: NonceExchange, requests: SeatRequests, vacate_seconds: float) -> None:
        """Start with the seats of the log.

        Args:
            parts: what all parts of the table need.
            nonces: the nonces of the players.
            requests: the people who ask for the seat of a bot.
            vacate_seconds: the time after which the seat of a disconnected player of a public table is free again.
        """
        self._state, self._log, self._presence = parts.state, parts.log, parts.presence
        self._facts, self._broadcaster = parts.facts, parts.broadcaster
        self._nonces = nonces
        self._requests = requests
        self._vacate = vacate_seconds

    async def sit_down(
        self, request: protocol.SitDown, *, is_program: bool = False
    ) -> protocol.Seated | protocol.Asked:
        """Give a person a seat; repeated with the same token, it returns the same seat.

        Before the match, a person with a seat can move to another one. During it, they may have to wait until they are
        let in; nothing is written before.

        Args:
            request: the wish of the person.
            is_program: whether they are a program.

        Raises:
            IllegalAction: the seat is taken, the table is full, the match is over, no one may join it now, or
                the person is blocked or was not let in.
        """
        old = self._state.seat_of(request.token)
        if old is not None and (request.seat in (None, old) or self._facts.status != "open"):
            return protocol.Seated(old, self._facts.info)
        if comparable(request.name) in map(comparable, self._state.opened.blocked):
            raise IllegalAction(Refusal("blocked"))
        seat = self._free_seat(request.seat)
        if self._state.table is not None and self._state.opened.takeover == "creator":
            if self._requests.ask(seat, request.name, hash_token(request.token)):
                self._broadcaster.broadcast_info()
            return protocol.Asked(seat, self._facts.info)
        if old is not None:
            await self._stand_up(old)
            self._broadcaster.close_seat(old)  # these sessions would get the view of the next person in that seat
        await self._log.write(Sat(seat, request.name, hash_token(request.token), is_program), actor=f"seat {seat}")
        self._presence.seat_taken(seat)
        if self._facts.status == "open" and request.nonce_hash:
            self._nonces.commit(seat, request.nonce_hash)
        self._broadcaster.broadcast_info()
        return protocol.Seated(seat, self._facts.info)

    async def withdraw(self, token: str) -> protocol.Withdrawn:
        """End the request of a person for the seat of a bot; return the seat if they have been let in already."""
        if self._requests.withdraw(hash_token(token)):
            self._broadcaster.broadcast_info()
        return protocol.Withdrawn(self._state.seat_of(token))

    async def admit(self, decider: Seat, answer: protocol.Admit, key: str) -> None:
        """Let a person in who asks for the seat of a bot, or decline; the log says who has let them in.

        Args:
            decider: the seat of the player who answers.
            answer: the answer.
            key: the idempotency key of the command.

        Raises:
            IllegalAction: someone else decides, or the request is no longer open.
            NotSaved: nothing was written.
        """
        if not answer.allowed and self._requests.was_declined(answer.request):
            return
        asking = self._requests.find(decider, answer.request)
        if answer.allowed:
            self._free_seat(asking.seat)
            if comparable(asking.name) in {comparable(player.name) for player in self._state.players.values()}:
                raise IllegalAction(Refusal("name_taken"))
            sat = Sat(asking.seat, asking.name, asking.token_hash)
            await self._log.write(sat, actor=f"seat {decider}", command_id=key)
            self._presence.seat_taken(asking.seat)
        self._requests.close(asking, declined=not answer.allowed)
        self._broadcaster.info_changed = True

    async def leave(self, seat: Seat, _command: protocol.Leave, key: str) -> None:
        """Free the seat of a player who leaves before the match; during the match they can come back.

        Args:
            seat: the seat of the player.
            key: the idempotency key of the command.
        """
        if self._state.table is None:
            await self._stand_up(seat, key)
        else:
            self._presence.left(seat)
        self._broadcaster.info_changed = True

    @property
    def vacate_due(self) -> float:
        """When the next seat of a public table is free again, because its player has not come back before the match."""
        if not self._state.opened.public or self._facts.status != "open":
            return math.inf
        return min((self._presence.gone_from(seat, self._vacate) for seat in self._state.players), default=math.inf)

    async def vacate(self) -> None:
        """Free the seats that are due, and tell everyone."""
        now = monotonic()
        for seat in [seat for seat in self._state.players if self._presence.gone_from(seat, self._vacate) <= now]:
            await self._stand_up(seat)
        self._broadcaster.broadcast_info()

    async def _stand_up(self, seat: Seat, key: str | None = None) -> None:
        await self._log.write(Stood(seat), actor=f"seat {seat}", command_id=key)
        self._presence.seat_freed(seat)
        self._nonces.withdraw(seat)

    def _free_seat(self, wanted: Seat | None) -> Seat:
        table, players = self._state.table, self._state.players
        if table is not None and table.is_over:
            raise IllegalAction(Refusal("match_over"))
        if table is not None and self._state.opened.takeover == "nobody":
            raise IllegalAction(Refusal("seats_closed"))
        free = [seat for seat in range(self._state.opened.seats) if seat not in players]
        if not free:
            raise IllegalAction(Refusal("table_full"))
        if wanted is not None and wanted not in free:
            raise IllegalAction(Refusal("seat_taken"))
        return free[0] if wanted is None else wanted
