"""The nonces that people add to the deals: everybody commits to one before anybody reveals theirs."""

from __future__ import annotations

import math
from collections.abc import Iterable

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.seats import Seat

__all__ = ["NonceExchange"]


class NonceExchange:
    """The start of a match as a commit-reveal protocol.

    A party that knows the seed and sees the nonces of the others before it fixes its own could choose the deals, so a
    seat first commits to the hash of its nonce. `open` fixes who takes part; then each of them reveals. A nonce serves
    one start only: after a start that was cancelled, those who took part must commit again. The log of the table
    contains none of this, so after a restart of the server everybody commits again, too.
    """

    def __init__(self, seats: int) -> None:
        """Begin without any commitment.

        Args:
            seats: how many the table has.
        """
        self._seats = seats
        self._hashes: dict[Seat, str] = {}
        self._nonces: dict[Seat, str] = {}
        self.deadline = math.inf
        """When the reveals must be complete, as a time of the event loop; infinite while no start is under way."""
        self.missing: frozenset[Seat] = frozenset()
        """The seats whose nonce is still to be revealed, while a start is under way."""
        self.silent: frozenset[Seat] = frozenset()
        """The seats that did not reveal their nonce in time at the last start; it was cancelled for that."""

    @property
    def is_open(self) -> bool:
        """Whether a start is under way."""
        return self.deadline < math.inf

    @property
    def hashes(self) -> tuple[str, ...]:
        """(seats,): what each seat has committed to; empty for a seat that takes no part."""
        return tuple(self._hashes.get(seat, "") for seat in range(self._seats))

    @property
    def nonces(self) -> tuple[str, ...]:
        """(seats,): the nonces that have been revealed; empty for the other seats."""
        return tuple(self._nonces.get(seat, "") for seat in range(self._seats))

    def commit(self, seat: Seat, nonce_hash: str) -> None:
        """Note the hash of a seat's nonce, in place of an earlier one.

        Raises:
            IllegalAction: a start is under way, and the hash is another one than the seat's.
        """
        if self._hashes.get(seat) == nonce_hash:
            return
        if self.is_open:
            raise IllegalAction(Refusal("starting"))
        self._hashes[seat] = nonce_hash

    def withdraw(self, seat: Seat) -> None:
        """Forget the nonce of a seat that has become free; a start in which it takes part is cancelled."""
        if self.is_open and seat in self._hashes:
            self.cancel()
        self._hashes.pop(seat, None)
        self.silent -= {seat}

    def open(self, seats: Iterable[Seat], deadline: float) -> None:
        """Fix who takes part in a start: those of the seats that have committed to a nonce.

        Args:
            seats: the seats whose people are connected.
            deadline: when the reveals must be complete, as a time of the event loop.
        """
        self._hashes = {seat: self._hashes[seat] for seat in seats if seat in self._hashes}
        self.missing = frozenset(self._hashes)
        self.silent = frozenset()
        self.deadline = deadline

    def reveal(self, seat: Seat, nonce: str) -> None:
        """Note the nonce of a seat.

        Raises:
            IllegalAction: no start is under way, or the nonce is not the one that the seat has committed to.
        """
        if not self.is_open:
            raise IllegalAction(Refusal("not_starting"))
        if self._hashes.get(seat) != hash_of_nonce(nonce):
            raise IllegalAction(Refusal("other_nonce"))
        self._nonces[seat] = nonce
        self.missing -= {seat}

    def finish(self) -> None:
        """Note that the match has begun with the nonces."""
        self.deadline = math.inf

    def expire(self) -> None:
        """Cancel a start whose time is over, because of the seats that are still missing."""
        silent = self.missing
        self.cancel()
        self.silent = silent

    def cancel(self) -> None:
        """Cancel a start. Nonces that were revealed are known by now, so all who took part must commit again."""
        self._hashes.clear()
        self._nonces.clear()
        self.missing = frozenset()
        self.deadline = math.inf
