"""What the server does all the time leaves nothing to the garbage collector, whose long runs stop all tables."""

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from weakref import ref

import anyio
import pytest

from mamlaka.bots.fallback import FallbackBot
from mamlaka.cli.serve import _configure_garbage_collection
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.store import FIRST_EPOCH, NewCode, Row, Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.http.connections import _WebSocket
from mamlaka.server.tables.bots import TableBots
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.sessions import Session
from mamlaka.server.timing import Timing
from tests.server.client import TIMEOUT, Served
from tests.server.databases import FIXED, Databases

pytestmark = pytest.mark.slow


@pytest.fixture
def _uncollected() -> Iterator[None]:
    """Switch the collector off during a test."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_uncollected")
def test_a_transaction_of_the_log_leaves_no_garbage(databases: Databases) -> None:
    """The statements are made once."""
    store = Store(databases.new())

    def write(number: int) -> None:
        rows = (
            Row("table", number, 0, "acted", "seat 2", f"{number}", "{}", FIRST_EPOCH),
            Row("other", number, 0, "acted", "", None, "{}"),
        )
        store.append([*rows, NewCode(f"code {number}", "table", 0)])

    write(0)  # the first transaction opens a connection and compiles the statements
    gc.collect()
    write(1)

    assert gc.collect() == 0
    store.close()


@pytest.mark.usefixtures("_uncollected")
def test_whoever_leaves_a_table_leaves_no_garbage(databases: Databases) -> None:
    """The session of a player or spectator disappears with their connection."""
    with Served(databases.new()) as server:
        table = server.open()
        server.sit(table, 0)
        for number in (0, None):
            with server.enter(table, number):
                assert len(_sessions()) == 1
            end = time.monotonic() + TIMEOUT
            while _sessions() and time.monotonic() < end:
                time.sleep(0.01)

            assert not _sessions()


@pytest.mark.usefixtures("_uncollected")
def test_a_closed_connection_leaves_no_garbage(databases: Databases) -> None:
    """Neither its protocol, with what it has received, nor the transport of asyncio."""
    with Served(databases.new()) as server:
        kinds = _WebSocket, asyncio.Transport
        before = _alive(*kinds)
        with server.enter(server.open()):
            created = _created(before, *kinds)
            assert len(created) == len(kinds)
        _wait_until_gone(created)


@pytest.mark.usefixtures("_uncollected")
def test_an_unloaded_table_leaves_no_garbage(databases: Databases) -> None:
    """The table disappears with all its parts, also with bots that have played."""
    kinds = LiveTable, TableState, TableBots, FallbackBot
    with Served(databases.new(), timing=Timing(idle=0.0).scaled(0)) as server:
        before = _alive(*kinds)
        with server.join(server.open(options=FIXED), 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=lambda client: client.version > 20)
            created = _created(before, *kinds)
            assert len(created) >= len(kinds)
        _wait_until_gone(created)


@pytest.mark.usefixtures("_uncollected")
def test_full_collections_look_only_at_what_is_new(databases: Databases) -> None:
    """What has been there for a while is frozen, so that they are short; when no table is left, all is looked at."""
    thresholds = gc.get_threshold()
    try:
        with Served(databases.new(), timing=Timing(idle=0.0)) as server:
            config = server.server.config
            _configure_garbage_collection(config, server.app)
            assert config.callback_notify is not None
            with server.enter(server.open()):
                kept = [Cycle()]
                anyio.run(config.callback_notify)
                assert not _alive(Cycle)
                cycle = ref(kept.pop())
                gc.collect()
                assert cycle() is not None
            while server.app.state.registry.loaded_tables:
                time.sleep(0.01)
            anyio.run(config.callback_notify)

            assert cycle() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def _sessions() -> list[Session]:
    return [found for found in gc.get_objects() if type(found) is Session]


def _alive(*kinds: type) -> list[object]:
    return [found for found in gc.get_objects() if issubclass(type(found), kinds)]


def _created(before: Sequence[object], *kinds: type) -> list[ref[object]]:
    """Return the objects of these types that did not exist before; other servers of this process have some, too."""
    return [ref(found) for found in _alive(*kinds) if not any(found is one for one in before)]


def _wait_until_gone(created: Sequence[ref[object]]) -> None:
    """Wait until none of these objects is left."""
    end = time.monotonic() + TIMEOUT
    while left := [one() for one in created if one() is not None]:
        assert time.monotonic() < end, left
        del left
        time.sleep(0.01)


def test_messages_are_not_tracked() -> None:
    """The collector need not look at data that refers to nothing but data."""
    assert not gc.is_tracked(protocol.Welcome(protocol.PROTOCOL, None, 0, 0, None))  # type: ignore[arg-type]
