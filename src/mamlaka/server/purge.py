"""What is deleted after a while: tables that were opened but never played, and expired codes."""

from __future__ import annotations

import logging
import time

import anyio
from anyio import to_thread

from mamlaka.server.store import Store

__all__ = ["KEPT_DAYS", "purge_daily"]

KEPT_DAYS = 30
"""The days without any change after which a table whose match has not started is deleted."""
DAY = 86_400
"""In seconds."""

log = logging.getLogger(__name__)


async def purge_daily(store: Store) -> None:
    """Delete old tables whose match has not started, and expired codes, now and once a day, until cancelled."""
    while True:
        try:
            while await to_thread.run_sync(store.purge, int((time.time() - KEPT_DAYS * DAY) * 1000)):
                pass
            await to_thread.run_sync(store.drop_codes, time.time_ns() // 1_000_000)
        except OSError as error:
            log.warning("cannot delete old tables: %s", error)
        await anyio.sleep(DAY)
