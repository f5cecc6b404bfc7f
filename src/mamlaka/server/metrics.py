"""What the server measures, for Prometheus: numbers only, with labels of few values and without names or cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import anyio
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from mamlaka.errors import InvalidSetup

__all__ = [
    "BOT_SECONDS",
    "COMMAND_SECONDS",
    "CONNECTIONS",
    "HINT_SECONDS",
    "JOURNAL_FAILURES",
    "JOURNAL_ROWS",
    "JOURNAL_SECONDS",
    "LOOP_DELAY",
    "REGISTRY",
    "SESSIONS",
    "SLOW_CLIENTS",
    "TABLES",
    "count_refusal",
    "measure_loop_delay",
    "serving_metrics",
]

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""The bounds of the histograms of what people wait for, in seconds."""
MAX_CODES = 300
"""The most codes of refusals that are counted apart. A game of another package may have any codes."""
OTHER = "other"
LOOP_PROBE_SECONDS = 0.25
"""The time between two measurements of the delay of the event loop."""

REGISTRY = CollectorRegistry()
"""All metrics of the process. One process has one server, except in tests."""
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

COMMAND_SECONDS = Histogram(
    "mamlaka_message_seconds",
    "Time from a message of a client to its answer, by type of the message",
    ["type"],
    buckets=FAST,
    registry=REGISTRY,
)
HINT_SECONDS = Histogram(
    "mamlaka_hint_seconds",
    "Time from the question for a hint to its answer, with the wait for a thread",
    buckets=(0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
REFUSALS = Counter("mamlaka_refusals", "Refusals to clients, by code", ["code"], registry=REGISTRY)
SESSIONS = Gauge("mamlaka_sessions", "Connected sessions, by role: player or spectator", ["role"], registry=REGISTRY)
CONNECTIONS = Gauge("mamlaka_connections", "Open connections, of all kinds", registry=REGISTRY)
SLOW_CLIENTS = Counter("mamlaka_slow_clients", "Sessions closed because they did not read", registry=REGISTRY)
TABLES = Gauge("mamlaka_tables", "Tables in memory", registry=REGISTRY)
JOURNAL_ROWS = Histogram(
    "mamlaka_journal_rows",
    "Rows in a transaction of the journal",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
    registry=REGISTRY,
)
JOURNAL_SECONDS = Histogram(
    "mamlaka_journal_write_seconds", "Time of a transaction of the journal", buckets=FAST, registry=REGISTRY
)
JOURNAL_FAILURES = Counter("mamlaka_journal_failures", "Transactions of the journal that failed", registry=REGISTRY)
BOT_SECONDS = Histogram(
    "mamlaka_bot_seconds",
    "Time a bot thinks about a decision, with the wait for a thread, by name of the bot",
    ["bot"],
    buckets=FAST,
    registry=REGISTRY,
)
LOOP_DELAY = Histogram(
    "mamlaka_event_loop_delay_seconds", "How late the event loop runs a timer", buckets=FAST, registry=REGISTRY
)

_codes: set[str] = set()


def count_refusal(code: str) -> None:
    """Count a refusal. After `MAX_CODES` different codes, new ones count as `other`."""
    if code not in _codes:
        if len(_codes) >= MAX_CODES:
            code = OTHER
        _codes.add(code)
    REFUSALS.labels(code).inc()


async def measure_loop_delay() -> None:
    """Measure the delay of the event loop regularly, until cancelled."""
    while True:
        due = monotonic() + LOOP_PROBE_SECONDS
        await anyio.sleep_until(due)
        LOOP_DELAY.observe(max(0.0, monotonic() - due))


@contextmanager
def serving_metrics(host: str, port: int) -> Iterator[int]:
    """Serve the metrics at an address of their own, in a thread; yield the port.

    Args:
        host: the address to listen on.
        port: the port; 0: any free one.

    Raises:
        InvalidSetup: the address cannot be used.
    """
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "not a valid address"
        raise InvalidSetup(
            f"cannot serve the metrics on {host} port {port}: {reason}; choose another address with --metrics"
        ) from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
