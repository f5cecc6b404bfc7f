"""The plugin, installed for the tests in this folder."""

from collections.abc import Iterator

import pytest

from tests.plugins import MAJLIS, installed, unpacked


@pytest.fixture(scope="module", autouse=True)
def majlis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Majlis next to Mamlaka."""
    with installed(unpacked(MAJLIS, tmp_path_factory.mktemp("majlis"))):
        yield
