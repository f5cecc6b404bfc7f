"""Take screenshots of the page in its main states into `build/shots/`: `python tools/make_page_shots.py [NAME ...]`.

They show real matches on a real server, so the cards differ every time. With names, such as `en-layout`, only the
screenshots whose names begin with one of them are taken.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import driving  # noqa: E402  # shares the page driver with the tests

SHOTS = ROOT / "build" / "shots"
DEVICES = {
    "en": driving.DESKTOP,
    "ar": driving.PHONE,
    "ar-tablet": {**driving.PHONE, "viewport": {"width": 768, "height": 1024}},
}
TAKEN, LATE = 2, 12


def queens_lie(scene: driving.Seen) -> bool:
    """Return whether a doubled and an undoubled queen have been captured, and a trick is in progress."""
    taken = {card for zone in scene["zones"] if zone["kind"] == "taken" for card in zone["cards"]}
    styles = {mark["style"] for mark in scene["cardMarks"] if mark["card"] in taken}
    return {"covered", "raised"} <= styles and driving.must_follow(scene)


def is_passing(scene: driving.Seen) -> bool:
    """Return whether the viewer must pass cards."""
    return scene["turn"] is not None and scene["phase"] == "pass_cards"


def has_penalties(scene: driving.Seen) -> bool:
    """Return whether several seats have taken penalty cards, and a trick is in progress."""
    taken = [zone for zone in scene["zones"] if zone["kind"] == "taken" and zone["cards"]]
    return len(taken) > 1 and driving.must_follow(scene)


def nears_end(scene: driving.Seen) -> bool:
    """Return whether it is the viewer's turn and they hold few cards."""
    return scene["turn"] is not None and 0 < scene["zones"][0]["count"] <= TAKEN


def is_late(scene: driving.Seen) -> bool:
    """Return whether more than half of the match has been played."""
    return bool(scene["deal"] > LATE and driving.is_choosing(scene))


class Photographer:
    """Takes the screenshots for one device."""

    def __init__(self, browser: Browser, server: driving.Server, name: str, wanted: list[str]) -> None:
        self._browser, self._server, self._name, self._wanted = browser, server, name, wanted

    @contextmanager
    def _state(self, state: str) -> Iterator[Page | None]:
        """Yield a page, and take its screenshot at the end; yield None if the state isn't wanted."""
        name = f"{self._name}-{state}"
        if self._wanted and not any(name.startswith(prefix) for prefix in self._wanted):
            yield None
            return
        visit = driving.Visit(self._browser, **DEVICES[self._name])
        page = visit.page(self._server.address)
        yield page
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=SHOTS / f"{name}.png")
        for fault in visit.end():
            print(f"{name}: {fault}")

    def take_all(self) -> None:
        """Take the screenshots of all states."""
        with self._state("1-home") as page:
            if page:
                page.wait_for_selector("select")
        with self._state("2-lobby") as page:
            if page:
                page.locator("main .button").nth(1).click()
                page.locator(".lobby .seats button").first.click()
                page.wait_for_selector(".lobby .link")
        self._shoot("3-choosing", driving.is_choosing, "king")
        self._shoot("4-doubling", driving.may_double, "queens")
        self._shoot("5-tricks", queens_lie, "queens", bots="rules")
        self._shoot("6-layout", driving.is_laying, "trex")
        self._shoot("7-result", nears_end, "queens", then=self._finish)
        self._shoot("8-past", driving.must_follow, "queens", then=lambda page: self._open(page, 1))
        self._shoot("9-settings", driving.must_follow, "king", then=lambda page: self._open(page, 3))
        self._late("10-sheet")
        self._over("11-over")
        self._shoot("12-knocked", driving.is_knocked, "", game="toepen", seats=5)
        self._shoot("13-draws", driving.sees_draws, "", game="tressette", preset="italian_cards")
        self._shoot("14-bid", driving.is_bidding, "", game="oneonta", seats=1)
        self._shoot("15-tracker", driving.is_tracking, "", game="oneonta", seats=1, preset="learner")
        self._shoot("16-passing", is_passing, "", game="hearts", then=self._select)
        self._shoot("17-penalties", has_penalties, "", game="hearts", preset="black_lady", seats=5, bots="rules")

        self._keeper("18-keeper")

    def _keeper(self, state: str) -> None:
        """Take the score keeper with a deal that is being entered."""
        with self._state(state) as page:
            if page:
                page.goto(f"{self._server.address}/keeper")
                page.wait_for_selector("fieldset")
                for selector in ("footer .main", ".seats input", ".tiles button:nth-child(2)", ".row .double"):
                    page.locator(selector).first.click()

    def _shoot(
        self,
        state: str,
        until: Callable[[driving.Seen], bool],
        contract: str,
        then: Callable[[Page], Any] = driving.look,
        **options: Any,
    ) -> None:
        with self._state(state) as page:
            if page:
                driving.enter(page, self._server, *self._server.reach(until, contract, **options))
                driving.look(page)
                then(page)

    @staticmethod
    def _select(page: Page) -> None:
        """Select two cards of the hand."""
        for place in (0, 3):
            page.locator(".hand .place").nth(place).click()

    def _late(self, state: str) -> None:
        with self._state(state) as page:
            if page:
                table = self._server.open_table(bots="random")
                token = self._server.sit_down(table)
                self._server.play(table, token, is_late)
                driving.enter(page, self._server, table, token)
                driving.look(page)
                self._open(page, 2)

    def _over(self, state: str) -> None:
        with self._state(state) as page:
            if page:
                table = self._server.open_table(bots="random")
                token = self._server.sit_down(table)
                self._server.play(table, token)
                driving.enter(page, self._server, table, token)
                page.locator(".proof button").click()
                page.wait_for_selector(".proof li")

    @staticmethod
    def _finish(page: Page) -> None:
        driving.play(page, lambda seen: bool(seen["dialog"]))

    @staticmethod
    def _open(page: Page, button: int) -> None:
        page.locator("header .icon").nth(button).click()
        page.get_by_role("dialog").wait_for()


def main() -> None:
    """Take the screenshots for all devices."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    server = driving.Server(folder, "--bot-delay", "0")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=driving.CHROMIUM, args=driving.ARGUMENTS)
            for name in DEVICES:
                Photographer(browser, server, name, sys.argv[1:]).take_all()
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
