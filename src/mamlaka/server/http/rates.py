"""How often a client may do something: token buckets, by address or by person."""

from __future__ import annotations

import heapq
import math
import time
from collections.abc import Hashable, Mapping

from msgspec import Struct

from mamlaka.errors import IllegalAction, Refusal

__all__ = ["RATES", "Rate", "Rates"]

_now = time.monotonic

MAX_BUCKETS = 10_000
"""The most buckets of a kind. Those that will be full first are forgotten first, because that gives away the least: who
fills the memory with new buckets makes the server forget these, and none that has run dry."""
FORGOTTEN = 10
"""The share of the buckets that are forgotten at once is one in so many."""


class Rate(Struct, frozen=True):
    """How many at once, and how many a minute after that."""

    burst: int
    per_minute: float


RATES = {
    "requests": Rate(600, 600),
    "tables": Rate(60, 10),
    "sockets": Rate(300, 120),
    "messages": Rate(500, 1200),
    "hints": Rate(30, 30),
    "reports": Rate(20, 4),
    "replays": Rate(120, 60),
    "reviews": Rate(60, 30),
    "codes": Rate(10, 2),
    "sign_ins": Rate(30, 6),
    "passwords": Rate(10, 2),
    "guesses": Rate(200, 5),
    "exports": Rate(3, 0.1),
}
"""Messages, hints and reports count by person, and all others by address: requests that change something or ask for a
deal of the day or a tournament, new tables and rounds, records and replayed deals, reviewed deals and open hands,
sockets, wrong codes, and requests with a password. Wrong passwords also count by the name of the account and the
address, and all together by the name (`guesses`); from a browser that the account knows, they and its requests with a
password count by the browser instead. Exports count by the account."""


class Rates:
    """The buckets of all clients."""

    def __init__(self, factor: float) -> None:
        """Start with full buckets.

        Args:
            factor: multiplies all rates; 0: nothing is limited.
        """
        self._factor = factor
        self._full_at: dict[str, dict[Hashable, float]] = {kind: {} for kind in RATES}
        """When each bucket is full again, in seconds of a monotonic clock."""

    def spend(self, kind: str, client: Hashable) -> None:
        """Count one use.

        Raises:
            IllegalAction: the client has to wait; the facts say for how many seconds.
        """
        self.spend_all({kind: client})

    def spend_all(self, uses: Mapping[str, Hashable]) -> None:
        """Count one use of each kind, by its client: all of them, or if one has to wait, none.

        Raises:
            IllegalAction: a client has to wait; the facts say for how many seconds.
        """
        if not self._factor:
            return
        now, waits, spent = _now(), list[int](), dict[str, float]()
        for kind, client in uses.items():
            each = 60 / (RATES[kind].per_minute * self._factor)
            burst = max(1, round(RATES[kind].burst * self._factor))
            spent[kind] = max(self._full_at[kind].get(client, now), now) + each
            wait = spent[kind] - now - burst * each
            if wait > each / 1000:  # more than an error of rounding
                waits.append(math.ceil(wait))
        if waits:
            raise IllegalAction(Refusal("too_many", {"seconds": max(waits)}))
        for kind, client in uses.items():
            buckets = self._full_at[kind]
            buckets[client] = spent[kind]
            if len(buckets) > MAX_BUCKETS:
                for forgotten in heapq.nsmallest(max(1, len(buckets) // FORGOTTEN), buckets, key=buckets.__getitem__):
                    del buckets[forgotten]

    def refund(self, kind: str, client: Hashable) -> None:
        """Take back the latest use, which did not count after all."""
        if self._factor and client in self._full_at[kind]:
            self._full_at[kind][client] -= 60 / (RATES[kind].per_minute * self._factor)
