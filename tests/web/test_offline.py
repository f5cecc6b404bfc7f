"""Lost and slow: a cut connection, a page without a network, two versions of the page."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route

from mamlaka.server.http import page_files
from mamlaka.texts import Texts
from tests.server.client import Served
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter
from tests.web.serving import PATIENCE, TIMEOUT, Server, Wire

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
NOTICED = 4_000
"""Three seconds, and one for a busy machine, in milliseconds."""
LOST = "WebSocket connection to .* failed|net::ERR_"
"""The messages of a browser about a lost server."""
MOVED = 0.1
"""The layout shift that counts as good, as browsers measure it."""
HAS_LOADED = """() => [...document.images].every((image) => image.complete) &&
    document.fonts.status === 'loaded'"""
"""Whether the home page has loaded its pictures and fonts."""
IS_KEPT = "() => navigator.serviceWorker.controller !== null"
ACTIVATED = """new Promise((resolve) => {
    const check = () => serviceWorker.state === "activated" && resolve();
    serviceWorker.addEventListener("statechange", check);
    check();
})"""
"""Evaluated in a worker, it waits until that worker answers for the pages; until then an earlier one does."""
SCRIPT = "document.querySelector('script[type=module]').getAttribute('src')"


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


@pytest.mark.long
def test_a_page_that_the_system_stops_is_away_until_it_runs_again(server: Server, visit: Visiting) -> None:
    """A phone whose screen is off does not answer; when it is on again, the page goes on as if nothing had been."""
    nadia, samir = table_of_two(server, visit, server.port)
    system = nadia.context.new_cdp_session(nadia)
    system.send("Debugger.enable")
    system.send("Debugger.pause")
    away(samir).wait_for(timeout=NOTICED)

    system.send("Debugger.resume")
    away(samir).wait_for(state="detached")
    nadia.locator(".notice").wait_for(state="detached")


@pytest.mark.long
def test_a_page_without_a_network_says_so_and_returns(server: Server, visit: Visiting) -> None:
    """The notice stays until the network is back, and does not flicker between two attempts."""
    nadia, samir = table_of_two(server, visit, server.port)
    nadia.context.set_offline(offline=True)
    notice = nadia.locator(".notice")
    notice.wait_for(timeout=NOTICED)
    away(samir).wait_for(timeout=NOTICED)

    nadia.context.set_offline(offline=False)
    notice.wait_for(state="detached", timeout=TIMEOUT)
    away(samir).wait_for(state="detached")


@pytest.fixture
def own(page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    assert page.is_dir()
    server = Server(tmp_path, "--bot-delay", "0")
    yield server
    server.stop()


@pytest.mark.parametrize(
    "device, texts",
    [pytest.param(DESKTOP, ENGLISH, id="desktop", marks=pytest.mark.long), pytest.param(PHONE, ARABIC, id="phone")],
)
def test_the_page_opens_without_its_server_and_says_so(
    own: Server, visit: Visiting, device: dict[str, object], texts: Texts
) -> None:
    """The page is complete, in the language of its reader, and continues by itself when the server is back."""
    page = visit(device, allowed=LOST, keeps_page=True).page(own.address)
    page.wait_for_function(IS_KEPT)
    own.stop()
    page.goto(f"{own.address}/?installed")
    page.get_by_text(texts.format("page-unreachable")).wait_for()
    page.context.set_offline(offline=True)
    page.get_by_text(texts.format("offline-no-network")).wait_for()
    page.wait_for_function("() => [...document.images].every((image) => image.naturalWidth > 0)")

    own.start()
    page.context.set_offline(offline=False)
    page.get_by_role("radio").first.wait_for()
    assert not page.get_by_text(texts.format("page-unreachable")).count()


def test_the_installed_page_keeps_score_without_a_network(own: Server, visit: Visiting) -> None:
    """A sheet for real cards can be begun in a café, even if the score keeper has never been opened before."""
    page = visit(PHONE, allowed=LOST, keeps_page=True).page(own.address)
    page.wait_for_function(IS_KEPT)
    own.stop()
    page.goto(f"{own.address}/keeper")
    page.get_by_role("button", name=ARABIC.format("keeper-start")).tap()
    page.wait_for_url("**/keeper/*")
    page.locator(".seats input").first.wait_for()

    own.start()


class Site:
    """A server with a copy of the built page, of which the test may publish another build."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.folder = folder / "page"
        shutil.copytree(page, self.folder)
        self.builds = 0
        self.served = Served(folder / "t.sqlite")

    @property
    def script(self) -> str:
        """The address of the main script of the present build."""
        found = re.search(r'src="(/assets/[^"]+)"', (self.folder / "index.html").read_text())
        assert found
        return found[1]

    def publish(self) -> None:
        """Replace the build by one whose files all have other names."""
        self.builds += 1
        names = {
            path.name: re.sub(r"-[\w-]{8}(\.\w+)$", rf"-{self.builds:08}\1", path.name)
            for path in (self.folder / "assets").iterdir()
        }
        for path in sorted(self.folder.rglob("*")):
            if path.suffix in {".html", ".js", ".css"}:
                text = path.read_text(encoding="utf-8")
                for old, new in names.items():
                    text = text.replace(old, new)
                path.write_text(text, encoding="utf-8")
        for old, new in names.items():
            (self.folder / "assets" / old).rename(self.folder / "assets" / new)

    def picture(self, number: int = 0) -> str:
        """Return the address of a picture of the present build."""
        return "/assets/" + sorted(path.name for path in (self.folder / "assets").glob("*.svg"))[number]


@pytest.fixture
def site(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose page changes."""
    monkeypatch.setattr(page_files, "PAGE", tmp_path / "page")
    site = Site(page, tmp_path)
    with site.served:
        yield site


def test_an_open_page_keeps_its_version_until_it_reloads(site: Site, visit: Visiting) -> None:
    """The next version is stored beside it; a reload, or a start without a network, has one version alone."""
    page = visit(DESKTOP, allowed=LOST, keeps_page=True).page(site.served.url)
    page.wait_for_function(IS_KEPT)
    page.reload()  # from here on the worker answers for all files, also for those that the page loads later
    page.get_by_role("radio").first.wait_for()
    first, picture = site.script, site.picture()
    site.publish()
    with page.context.expect_event("serviceworker") as found:
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    found.value.evaluate(ACTIVATED)

    assert 404 == httpx.get(site.served.url + picture, timeout=PATIENCE).status_code
    assert 200 == page.evaluate(
        "picture => fetch(picture, { cache: 'no-store' }).then((answer) => answer.status)", picture
    )
    assert first == page.evaluate(SCRIPT)

    page.reload()
    page.get_by_role("radio").first.wait_for()
    loaded = "performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)"
    files = [file for file in page.evaluate(loaded) if file.startswith("/assets/")]
    assert site.script in files
    assert all((site.folder / file[1:]).exists() for file in files)

    page.context.set_offline(offline=True)
    page.reload()
    page.get_by_text(ENGLISH.format("offline-no-network")).wait_for()
    assert site.script == page.evaluate(SCRIPT)


def test_a_page_that_misses_a_file_reloads_once(site: Site, visit: Visiting) -> None:
    """A browser that keeps nothing gets the new version when it needs a file that is gone."""
    page = visit(DESKTOP, allowed="404").page(site.served.url)
    page.get_by_role("radio").first.wait_for()
    page.wait_for_function(HAS_LOADED)  # no file is read meanwhile
    gone = site.picture()
    site.publish()
    add = "address => document.body.append(Object.assign(new Image(), { src: address }))"
    with page.expect_navigation():
        page.evaluate(add, gone)
    page.get_by_role("radio").first.wait_for()
    assert site.script == page.evaluate(SCRIPT)


def test_the_first_view_is_not_white_and_does_not_move(server: Server, visit: Visiting) -> None:
    """The background is painted before the styles arrive, and nothing makes room for what comes later."""
    page = visit(PHONE).page()
    held: list[Route] = []
    is_painted = False

    def hold(route: Route) -> None:
        if is_painted:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.css", hold)
    page.goto(server.address, wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByType('paint').length > 0")
    is_painted = True  # a request may also come later
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground in {"rgb(13, 59, 41)", "rgb(221, 232, 220)"}  # dark, light

    page.evaluate(
        """() => {
            window.moved = 0;
            const add = (list) => list.getEntries().forEach((entry) => (window.moved += entry.value));
            new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
        }"""
    )
    for route in held:
        route.continue_()
    page.get_by_role("radio").first.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert page.evaluate("new Promise((then) => requestAnimationFrame(() => setTimeout(() => then(moved))))") < MOVED
