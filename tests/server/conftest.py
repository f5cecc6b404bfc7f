"""Servers for the tests."""

from collections.abc import Iterator

import pytest

from tests.server.client import Served


@pytest.fixture(scope="session")
def _served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served") / "tables.sqlite") as served:
        yield served


@pytest.fixture
def server(_served: Served, request: pytest.FixtureRequest) -> Served:
    """A server without waiting, for all tests that need nothing special; every test opens tables of its own.

    The deals of a test are the same every time, whatever ran before.
    """
    _served.chance.seed(request.node.nodeid)
    return _served
