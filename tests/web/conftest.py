"""Fixtures of the tests of the page."""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.needs import missing
from tests.web.driving import Visit, chromium
from tests.web.serving import HOST, Reached, Server, Situations
from tests.web.situations import is_choosing, is_laying, may_double, must_follow

PAGE = Path(__file__).resolve().parents[2] / "src" / "mamlaka" / "server" / "page"
VISITS = pytest.StashKey[list[Visit]]()
"""The browsers that a test has opened."""


@pytest.fixture(scope="session")
def page() -> Path:
    """Return the folder of the built page."""
    if not (PAGE / "index.html").exists():
        missing("The page is not built: run `make page`.")
    return PAGE


@pytest.fixture(scope="session")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots move at once, and which must report no error."""
    assert page.is_dir()
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def registry(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which names are registered, which guests elsewhere may use."""
    assert page.is_dir()
    with serving(tmp_path_factory.mktemp("registry")) as server:
        yield server


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Server]:
    """Run a server whose bots move at once, and which must report no error."""
    server = Server(folder, "--bot-delay", "0", "--allowed-host", HOST, *words)
    yield server
    server.stop()
    assert not server.errors()


@pytest.fixture(scope="session")
def situations(server: Server) -> Situations:
    """Seats at tables in prepared situations; tests look at them and do nothing."""

    def over() -> tuple[str, str]:
        table = server.open_table(bots="random", options={"mode": "complex4"})
        token = server.sit_down(table)
        server.play(table, token)
        return table, token

    return Reached(
        choosing=lambda: server.reach(is_choosing, "king"),
        doubling=lambda: server.reach(may_double, "queens"),
        tricks=lambda: server.reach(must_follow, "queens"),
        layout=lambda: server.reach(is_laying, "trex"),
        over=over,
    )


@pytest.fixture(scope="module")
def browser(page: Path) -> Iterator[Browser]:
    """A Chromium, one for each module, because Playwright keeps its event loop running."""
    assert page.is_dir()
    with chromium() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add what the pages show to the report of a test that has failed."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [("page", visit.shown()) for visit in item.stash.get(VISITS, [])]
    return report


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visit]]:
    """Return a function that opens a browser for a person; at the end none of them may have reported a fault."""
    visits: list[Visit] = request.node.stash.setdefault(VISITS, [])

    def begin(device: dict[str, Any], **settings: Any) -> Visit:
        visits.append(Visit(browser, **device, **settings))
        return visits[-1]

    yield begin
    assert not [fault for visit in visits for fault in visit.end()]
