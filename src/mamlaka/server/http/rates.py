"""How often a client may do something: token buckets, by address or by person."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Hashable

from msgspec import Struct

from mamlaka.errors import IllegalAction, Refusal

__all__ = ["RATES", "Rate", "Rates"]

_now = time.monotonic

MAX_BUCKETS = 10_000
"""The most buckets of a kind. The one that was used longest ago is forgotten first."""


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
    "exports": Rate(3, 0.1),
}
"""Messages, hints and reports count by person, and all others by address: requests that change something or ask for a
deal of the day or a tournament, new tables and rounds, records and replayed deals, reviewed deals and open hands,
sockets, wrong codes, and requests with a password. Wrong passwords also count by the name of the account, and exports
by the account."""


class Rates:
    """The buckets of all clients."""

    def __init__(self, factor: float) -> None:
        """Start with full buckets.

        Args:
            factor: multiplies all rates; 0: nothing is limited.
        """
        self._factor = factor
        self._full_at: dict[str, OrderedDict[Hashable, float]] = {kind: OrderedDict() for kind in RATES}
        """When each bucket is full again, in seconds of a monotonic clock."""

    def spend(self, kind: str, client: Hashable) -> None:
        """Count one use.

        Raises:
            IllegalAction: the client has to wait; the facts say for how many seconds.
        """
        if not self._factor:
            return
        now, buckets = _now(), self._full_at[kind]
        each = 60 / (RATES[kind].per_minute * self._factor)
        burst = max(1, round(RATES[kind].burst * self._factor))
        full_at = max(buckets.get(client, now), now) + each
        wait = full_at - now - burst * each
        if wait > each / 1000:  # more than an error of rounding
            raise IllegalAction(Refusal("too_many", {"seconds": math.ceil(wait)}))
        buckets[client] = full_at
        buckets.move_to_end(client)
        if len(buckets) > MAX_BUCKETS:
            buckets.popitem(last=False)

    def refund(self, kind: str, client: Hashable) -> None:
        """Take back the latest use, which did not count after all."""
        if self._factor and client in self._full_at[kind]:
            self._full_at[kind][client] -= 60 / (RATES[kind].per_minute * self._factor)
