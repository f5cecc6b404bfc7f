"""Tables that never began are deleted after a month; all others stay."""

from __future__ import annotations

import time
from contextlib import closing

import pytest

from mamlaka.server.purge import DAY, KEPT_DAYS
from mamlaka.server.store import Row, Store
from tests.server.client import Served

NOW = 1_000_000


def row(table: str, seq: int, at_ms: int, kind: str) -> Row:
    """Return some row."""
    return Row(table, seq, at_ms, kind, "", None, "{}")


@pytest.mark.postgres
def test_only_old_tables_that_never_began_are_deleted(database: str) -> None:
    """A table that has begun stays for ever, and one where somebody sat down lately stays for now."""
    with closing(Store(database)) as store:
        store.append([row("old", 0, 1, "opened"), row("old", 1, 2, "sat")])
        store.append([row("begun", 0, 1, "opened"), row("begun", 1, 2, "started")])
        store.append([row("fresh", 0, 1, "opened"), row("fresh", 1, NOW, "sat")])

        assert (1, 0) == (store.purge(NOW), store.purge(NOW))
        assert [0, 2, 2] == [len(store.rows(table)) for table in ("old", "begun", "fresh")]
        with pytest.raises(ValueError, match="or it was deleted"):
            store.append([row("old", 2, NOW, "sat")])
        store.append([row("fresh", 2, NOW, "sat")])


def test_a_server_deletes_old_tables_when_it_starts(database: str) -> None:
    """A table of a month ago is gone, and one of yesterday isn't."""
    days = [int((time.time() - age * DAY) * 1000) for age in (KEPT_DAYS + 1, 1)]
    with closing(Store(database)) as store:
        store.append([row("month", 0, days[0], "opened"), row("day", 0, days[1], "opened")])
    with Served(database) as server:
        while server.store.rows("month"):
            pass

        assert 1 == len(server.store.rows("day"))
