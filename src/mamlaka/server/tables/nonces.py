"""The nonces that players contribute to the shuffles: all commit to theirs before the first is revealed."""

from __future__ import annotations

import math
from collections.abc import Iterable

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.seats import Seat

__all__ = ["NonceExchange"]


class NonceExchange:
    """The start of a match as a commit-reveal protocol.

    A party that knows the seed and sees the other nonces before it fixes its own could choose the deals. Therefore each
    seat first commits to the hash of its nonce. `open` fixes the participants, who then reveal their nonces. A nonce
    is valid for one start only: after a cancelled start the participants must commit again. The exchange isn't written
    to the log of the table, so everyone commits again after a restart of the server, too.
    """

    def __init__(self, seats: int) -> None:
        """Start without commitments.

        Args:
            seats: the number of seats of the table.
        """
        self._seats = seats
        self._hashes: dict[Seat, str] = {}
        self._nonces: dict[Seat, str] = {}
        self.deadline = math.inf
        """The deadline of the reveals, on the monotonic clock; infinite while no start is in progress."""
        self.missing: frozenset[Seat] = frozenset()
        """The seats that must still reveal their nonce, while a start is in progress."""
        self.silent: frozenset[Seat] = frozenset()
        """The seats that did not reveal their nonce in time; the last start was cancelled because of them."""

    @property
    def is_open(self) -> bool:
        """Whether a start is in progress."""
        return self.deadline < math.inf

    @property
    def hashes(self) -> tuple[str, ...]:
        """(seats,): the hash that each seat has committed to; empty for a seat that does not participate."""
        return tuple(self._hashes.get(seat, "") for seat in range(self._seats))

    @property
    def nonces(self) -> tuple[str, ...]:
        """(seats,): the revealed nonces; empty for the other seats."""
        return tuple(self._nonces.get(seat, "") for seat in range(self._seats))

    def commit(self, seat: Seat, nonce_hash: str) -> None:
        """Set the nonce hash of a seat, replacing an earlier one.

        Raises:
            IllegalAction: a start is in progress, and the hash differs from the seat's.
        """
        if self._hashes.get(seat) == nonce_hash:
            return
        if self.is_open:
            raise IllegalAction(Refusal("starting"))
        self._hashes[seat] = nonce_hash

    def withdraw(self, seat: Seat) -> None:
        """Remove the nonce of a freed seat; cancel a start in which the seat participates."""
        if self.is_open and seat in self._hashes:
            self.cancel()
        self._hashes.pop(seat, None)
        self.silent -= {seat}

    def open(self, seats: Iterable[Seat], deadline: float) -> None:
        """Begin a start; the participants are those of `seats` that have committed to a nonce.

        Args:
            seats: the seats with a connected player.
            deadline: the deadline of the reveals, on the monotonic clock.
        """
        self._hashes = {seat: self._hashes[seat] for seat in seats if seat in self._hashes}
        self.missing = frozenset(self._hashes)
        self.silent = frozenset()
        self.deadline = deadline

    def reveal(self, seat: Seat, nonce: str) -> None:
        """Set the nonce of a seat.

        Raises:
            IllegalAction: no start is in progress, or the nonce does not match the hash of the seat.
        """
        if not self.is_open:
            raise IllegalAction(Refusal("not_starting"))
        if self._hashes.get(seat) != hash_of_nonce(nonce):
            raise IllegalAction(Refusal("other_nonce"))
        self._nonces[seat] = nonce
        self.missing -= {seat}

    def finish(self) -> None:
        """End a start after the match has started with the nonces."""
        self.deadline = math.inf

    def expire(self) -> None:
        """Cancel a start after its deadline; the missing seats become `silent`."""
        silent = self.missing
        self.cancel()
        self.silent = silent

    def cancel(self) -> None:
        """Cancel a start. Revealed nonces are no longer secret, so all participants must commit again."""
        self._hashes.clear()
        self._nonces.clear()
        self.missing = frozenset()
        self.deadline = math.inf
