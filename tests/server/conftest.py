"""Databases and servers for the tests."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing

import httpx
import pytest

from mamlaka.server.database.store import Store
from tests.postgres import Postgres
from tests.server.accounts import JSON
from tests.server.client import Served
from tests.server.databases import Databases

POSTGRES = "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test with a database on both kinds; on PostgreSQL, `make test-ci` runs only those with a mark."""
    if "database_kind" in metafunc.fixturenames:
        is_marked = metafunc.definition.get_closest_marker("postgres") is not None
        kinds = ["sqlite", pytest.param(POSTGRES, marks=pytest.mark.slow if is_marked else pytest.mark.long)]
        metafunc.parametrize("database_kind", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def database_kind(request: pytest.FixtureRequest) -> str:
    """The kind of database of a test."""
    found: str = request.param
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that all tests share; a test that stops it has to start it again."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def databases(
    database_kind: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Databases:
    """New databases of the kind of the test."""
    server = request.getfixturevalue("postgres") if database_kind == POSTGRES else None
    return Databases(tmp_path_factory.mktemp("databases"), server)


@pytest.fixture
def database(databases: Databases) -> str:
    """A new database."""
    return databases.new()


@pytest.fixture(scope="session")
def _served(databases: Databases) -> Iterator[Served]:
    with Served(databases.new()) as served:
        yield served


@pytest.fixture
def server(_served: Served, database_kind: str, request: pytest.FixtureRequest) -> Served:
    """A server without waiting, for all tests that need nothing special; every test opens tables of its own.

    The deals of a test are the same every time, whatever ran before and on whatever database.
    """
    mentioned = rf"\[{database_kind}\]|(?<=\[){database_kind}-|-{database_kind}(?=\])"
    _served.chance.seed(re.sub(mentioned, "", request.node.nodeid))
    return _served


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """A server of its own, since accounts belong to all of it."""
    with Served(database) as server:
        yield server


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """A client that keeps cookies."""
    with httpx.Client(base_url=served.url, headers=JSON, trust_env=False) as client:
        yield client


@pytest.fixture
def other(served: Served) -> Iterator[httpx.Client]:
    """Another device."""
    with httpx.Client(base_url=served.url, headers=JSON, trust_env=False) as client:
        yield client


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store of its own."""
    with closing(Store(database)) as opened:
        yield opened


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Close all connections of a test at its end."""
    with ExitStack() as opened:
        yield opened
