"""Servers for the tests."""

from collections.abc import Iterator

import pytest

from tests.server.client import Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without waiting, for all tests that need nothing special; every test opens tables of its own."""
    with Served(tmp_path_factory.mktemp("served") / "tables.sqlite") as served:
        yield served
