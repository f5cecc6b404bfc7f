"""Lost and slow: a cut connection, a page without a network, two versions of the page."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page

from tests.web.driving import DESKTOP, ENGLISH, PATIENCE, PHONE, Server, Visit, Wire, enter

Visiting = Callable[..., Visit]
NOTICED = 4_000
"""Three seconds, and one for a busy machine, in milliseconds."""
LOST = "WebSocket connection to .* failed|net::ERR_"
"""The messages of a browser about a lost server."""
DEVICES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A network that can be cut."""
    wire = Wire(server)
    yield wire
    wire.close()


def table_of_two(server: Server, visit: Visiting, port: int) -> tuple[Page, Page]:
    """Return the pages of two people who play, the first of them behind a port."""
    table = server.open_table()
    cut, other = visit(DESKTOP, allowed=LOST).page(), visit(DESKTOP).page()
    enter(cut, server, table, server.sit_down(table, "Nadia"), port=port)
    enter(other, server, table, server.sit_down(table, "Samir"))
    other.get_by_role("button", name=ENGLISH.format("page-start")).click()
    for page in (cut, other):
        page.wait_for_selector(".table")
    away(other).wait_for(state="detached")
    return cut, other


def away(page: Page) -> Locator:
    """Return the sign of a player who is away."""
    return page.get_by_text(ENGLISH.format("status-away"))


def test_both_sides_notice_a_cut_connection_within_three_seconds(server: Server, visit: Visiting, wire: Wire) -> None:
    """No one closes it, and nothing is lost: when the network is back, the page goes on with the same connection."""
    nadia, samir = table_of_two(server, visit, wire.port)
    wire.cut()
    nadia.get_by_text(ENGLISH.format("offline-interrupted")).wait_for(timeout=NOTICED)
    away(samir).wait_for(timeout=NOTICED)

    wire.mend()
    nadia.get_by_text(ENGLISH.format("offline-interrupted")).wait_for(state="detached")
    away(samir).wait_for(state="detached")
    assert not nadia.get_by_text(ENGLISH.format("page-lost")).count()


def test_a_page_without_a_network_says_so_and_returns(server: Server, visit: Visiting) -> None:
    """The notice stays until the network is back, and does not flicker between two attempts."""
    nadia, samir = table_of_two(server, visit, server.port)
    nadia.context.set_offline(offline=True)
    notice = nadia.locator(".notice")
    notice.wait_for(timeout=NOTICED)
    away(samir).wait_for(timeout=NOTICED)

    nadia.context.set_offline(offline=False)
    notice.wait_for(state="detached", timeout=PATIENCE)
    away(samir).wait_for(state="detached")
