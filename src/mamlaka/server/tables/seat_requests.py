"""People who ask for the seat of a bot during a match, and those who let them in, because a seat shows a hand."""

from __future__ import annotations

import math
from time import monotonic

from msgspec import Struct

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.presence import Presence

__all__ = ["Asking", "SeatRequests"]

MAX_DECLINED = 8
"""The requests that a table may decline before it takes no new ones, so that no one is asked again and again."""


class Asking(Struct):
    """A person who asks for a seat."""

    number: int
    """From 1, in the order of the requests."""
    seat: Seat
    name: str
    token_hash: str
    until: float
    """When the request ends, on the monotonic clock, unless the person repeats it."""


class SeatRequests:
    """The open requests of a table. They aren't logged, because people repeat theirs all the time."""

    def __init__(self, table_state: TableState, presence: Presence, seconds: float) -> None:
        """Start without requests.

        Args:
            table_state: the state of the table.
            presence: the connected players.
            seconds: the time after which a request ends that is not repeated.
        """
        self._state = table_state
        self._presence = presence
        self._seconds = seconds
        self._asking: dict[str, Asking] = {}
        """The open requests by token hash."""
        self._declined: dict[str, int] = {}
        """The numbers of the declined requests by token hash."""
        self._count = 0

    @property
    def facts(self) -> tuple[protocol.SeatRequest, ...]:
        """The open requests, oldest first; none after the match."""
        table = self._state.table
        if table is None or table.is_over:
            return ()
        return tuple(protocol.SeatRequest(asking.number, asking.seat, asking.name) for asking in self._asking.values())

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats of the people who decide now: the creator of the table, or if they are away, all who are here."""
        here = [seat for seat in sorted(self._state.players) if self._presence.person(seat).status == "here"]
        creator = self._state.creator
        return (creator,) if creator in here else tuple(here)

    @property
    def due(self) -> float:
        """When the next request ends, on the monotonic clock."""
        return min((asking.until for asking in self._asking.values()), default=math.inf)

    def expire(self) -> None:
        """Drop the requests of people who have gone."""
        now = monotonic()
        self._asking = {key: asking for key, asking in self._asking.items() if asking.until > now}

    def ask(self, seat: Seat, name: str, token_hash: str) -> bool:
        """Open the request of a person, or keep theirs open; return whether everyone must be told.

        Raises:
            IllegalAction: their request, or too many others, have been declined.
        """
        known = self._asking.get(token_hash)
        until = monotonic() + self._seconds
        if known is not None and (known.seat, known.name) == (seat, name):
            known.until = until
            return False
        bots = self._state.opened.seats - len(self._state.players)
        if token_hash in self._declined or len(self._declined) >= MAX_DECLINED:
            raise IllegalAction(Refusal("seat_declined"))
        if known is None and len(self._asking) >= bots:
            raise IllegalAction(Refusal("seats_asked"))
        self._count += 1
        self._asking[token_hash] = Asking(self._count, seat, name, token_hash, until)
        return True

    def withdraw(self, token_hash: str) -> bool:
        """End the request of a person who no longer wants the seat; return whether they had one."""
        return self._asking.pop(token_hash, None) is not None

    def find(self, decider: Seat, number: int) -> Asking:
        """Return an open request that a player may answer.

        Raises:
            IllegalAction: someone else decides, or the request is no longer open.
        """
        if decider not in self.deciders:
            raise IllegalAction(Refusal("not_deciding"))
        for asking in self._asking.values():
            if asking.number == number:
                return asking
        raise IllegalAction(Refusal("request_over"))

    def was_declined(self, number: int) -> bool:
        """Return whether a request has been declined."""
        return number in self._declined.values()

    def close(self, asking: Asking, *, declined: bool) -> None:
        """End a request, and those of others for a seat that has been given away; a declined one can't be repeated."""
        if declined:
            self._declined[asking.token_hash] = asking.number
            del self._asking[asking.token_hash]
        else:
            self._asking = {key: other for key, other in self._asking.items() if other.seat != asking.seat}
