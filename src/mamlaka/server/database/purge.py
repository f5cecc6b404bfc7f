"""What is deleted after a while: tables that were opened but never played, and expired codes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection

import anyio
from anyio import to_thread

from mamlaka.server.database.store import Store
from mamlaka.server.timing import Timing

__all__ = ["purge_regularly"]

log = logging.getLogger(__name__)


async def purge_regularly(store: Store, timing: Timing, visited: Callable[[], Collection[str]]) -> None:
    """Delete the old tables whose match has not started, and expired codes, now and then, until cancelled.

    Args:
        store: the log of the tables.
        timing: how old they must be, and the time between two searches.
        visited: returns the tables where someone is connected, which stay.
    """
    while True:
        try:
            while await to_thread.run_sync(store.purge, int((time.time() - timing.keep_unstarted) * 1000), visited()):
                pass
            await to_thread.run_sync(store.drop_codes, time.time_ns() // 1_000_000)
        except OSError as error:
            log.warning("cannot delete old tables: %s", error)
        await anyio.sleep(timing.purge)
