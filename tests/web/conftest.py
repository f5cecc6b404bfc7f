"""What tests of the page share."""

import os
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "src" / "mamlaka" / "server" / "page"


@pytest.fixture(scope="session")
def page() -> Path:
    """Return the folder of the built page."""
    if not (PAGE / "index.html").exists():
        give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        give_up("The page is not built: run `make page`.")
    return PAGE
