"""Take screenshots of the page in its main states into `build/shots/`: `python tools/make_page_shots.py [STATE ...]`.

Each state is reached once, at a table on a real server, and shown in every language at every size. The cards differ
every time. With states, such as `layout over`, only these are taken.
"""

import argparse
import re
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from mamlaka.texts import Texts  # noqa: E402
from tests.web import driving, serving, situations  # noqa: E402  # shares these with the tests

SHOTS = ROOT / "build" / "shots"
LANGUAGES = ("en", "ar", "ja")
SIZES = ("360x640", "390x844", "844x390", "820x1180", "1366x768", "2560x1440")
LARGEST_TOUCH = 1200
"""The width of the largest screen that is touched, in CSS pixels."""
TAKEN, LATE, MANY = 2, 12, 12
ABSENCE = 120_000
"""The longest time in which a clock runs out, in milliseconds."""

Scene = serving.Seen
Seat = tuple[str, str]
"""The id of a table, and the token of a seat at it."""


def queens_lie(scene: Scene) -> bool:
    """Return whether a doubled and an undoubled queen have been captured, and a trick is in progress."""
    taken = {card for zone in scene["zones"] if zone["kind"] == "taken" for card in zone["cards"]}
    styles = {mark["style"] for mark in scene["cardMarks"] if mark["card"] in taken}
    return {"covered", "raised"} <= styles and situations.must_follow(scene)


def is_passing(scene: Scene) -> bool:
    """Return whether the viewer must pass cards."""
    return scene["turn"] is not None and scene["phase"] == "pass_cards"


def has_penalties(scene: Scene) -> bool:
    """Return whether several seats have taken penalty cards, and a trick is in progress."""
    taken = [zone for zone in scene["zones"] if zone["kind"] == "taken" and zone["cards"]]
    return len(taken) > 1 and situations.must_follow(scene)


def nears_end(scene: Scene) -> bool:
    """Return whether it is the viewer's turn and they hold few cards."""
    return scene["turn"] is not None and 0 < scene["zones"][0]["count"] <= TAKEN


def has_trick(scene: Scene) -> bool:
    """Return whether a trick is complete, and the viewer must follow to the next one."""
    return any(scene["tricks"]) and situations.must_follow(scene)


def is_late(scene: Scene) -> bool:
    """Return whether more than half of the match has been played."""
    return bool(scene["deal"] > LATE and situations.is_choosing(scene))


def begins(scene: Scene) -> bool:
    """Return whether the viewer is on turn in a trick or a layout."""
    return scene["turn"] is not None and any(offer["kind"] == "play" for offer in scene["turn"]["offers"])


def chooses_end(scene: Scene) -> bool:
    """Return whether the viewer must say at which end of a line a card lies."""
    return scene["turn"] is not None and any(offer["groups"] for offer in scene["turn"]["offers"])


def declares(scene: Scene) -> bool:
    """Return whether the viewer says whether it plays the deal."""
    return scene["turn"] is not None and any(offer["kind"] == "stand" for offer in scene["turn"]["offers"])


def may_speak(scene: Scene) -> bool:
    """Return whether the viewer may say a word with a card."""
    offers = scene["turn"]["offers"] if scene["turn"] else ()
    return any(offer["cards"] for offer in offers) and any(offer["groups"] for offer in offers)


def may_close(scene: Scene) -> bool:
    """Return whether the viewer may close a stock, and has taken a trick."""
    offers = scene["turn"]["offers"] if scene["turn"] else ()
    return any(scene["tricks"]) and any(offer["kind"] == "close_stock" for offer in offers)


def counts(scene: Scene) -> bool:
    """Return whether the viewer adds a card to a count that has some, and has finished a count before."""
    sizes = {zone["kind"]: zone["count"] for zone in scene["zones"] if zone["kind"] in {"layout", "taken"}}
    return scene["phase"] == "counting_play" and sizes["layout"] > 1 and sizes["taken"] > 0 and bool(scene["turn"])


def chooses_bid(scene: Scene) -> bool:
    """Return whether the viewer may make one of many bids that have names."""
    offers = scene["turn"]["offers"] if scene["turn"] else ()
    return any(offer["kind"] == "bid" and offer["names"] for offer in offers)


def names_value(scene: Scene) -> bool:
    """Return whether the viewer may name one of many values."""
    return bool(scene["turn"]) and any(len(offer["numbers"]) > MANY for offer in scene["turn"]["offers"])


def is_full(scene: Scene) -> bool:
    """Return whether the viewer is on turn, and several cards lie on the table."""
    return begins(scene) and any(zone["kind"] == "trick" and zone["count"] > 1 for zone in scene["zones"])


def never(scene: Scene) -> bool:
    """Return False: the match is played to its end."""
    del scene
    return False


def raise_choice(page: Page) -> None:
    """Raise the cards one after the other, until one asks what it captures."""
    driving.look(page)
    for card in page.locator(".hand [data-card]").all():
        card.click()
        if page.locator(".prompt .answers button").count() > 1:
            return


def raise_card(page: Page) -> None:
    """Raise the first card of the hand."""
    page.locator(".hand [data-card]").first.click()
    driving.look(page)


@dataclass(frozen=True)
class Situation:
    """A state of the page at a table."""

    until: Callable[[Scene], bool]
    """Whether a scene is the one to show."""
    contract: str = ""
    wish: tuple[tuple[str, Any], ...] = ()
    """The fields of the request that opens the table."""
    then: Callable[[Page], object] = driving.look
    """What is done on the page before the picture is taken."""
    any_deal: bool = False
    """Whether the scene may be one of a later deal."""
    once: bool = True
    """Whether one seat does for all pictures, because nothing is played on the page."""
    is_over: bool = False
    """Whether the match is over."""
    guest: str = ""
    """The name of a second person at the table."""

    def reach(self, server: serving.Server) -> Seat:
        """Return a seat in this situation."""
        if self.guest:
            table = server.open_table(**{"bots": "random", **dict(self.wish)})
            token = server.sit_down(table)
            server.sit_down(table, self.guest)
            server.play(table, token, self.until)
            return table, token
        if not (self.any_deal or self.is_over):
            return server.reach(self.until, self.contract, **dict(self.wish))
        if self.is_over:
            table = server.open_table(**{"bots": "random", **dict(self.wish)})
            token = server.sit_down(table)
            server.play(table, token)
            return table, token
        return server.at_any_deal(self.until, **dict(self.wish))


def opening(label: str) -> Callable[[Page], None]:
    """Return a function that opens a dialog by the button of the header with a label, instead of an open dialog."""

    def click(page: Page) -> None:
        if driving.look(page)["dialog"]:
            page.keyboard.press("Escape")
        texts = Texts(page.evaluate("document.documentElement.lang"))
        page.locator("header").get_by_role("button", name=texts.format(label), exact=True).click()
        page.get_by_role("dialog").wait_for()

    return click


def select_cards(page: Page) -> None:
    """Select two cards of the hand."""
    driving.look(page)
    for place in (0, 3):
        page.locator(".hand .place").nth(place).click()


def finish_deal(page: Page) -> None:
    """Play until the result is shown."""
    driving.play(page, lambda seen: bool(seen["dialog"]))


def verify_deals(page: Page) -> None:
    """Check the deals of a finished match."""
    page.locator(".proof button").click()
    page.wait_for_selector(".proof li")


def read_tip(page: Page) -> None:
    """Let a guided match begin where the table stands."""
    page.evaluate("""localStorage.setItem("mamlaka.tips", '{"trex": {"isOn": true, "seen": []}}')""")
    page.reload()
    page.wait_for_selector(".tip")
    driving.look(page)


def time_out(page: Page) -> None:
    """Wait until the time to think is over."""
    page.locator(".hand [data-card]").first.wait_for()
    texts = Texts(page.evaluate("document.documentElement.lang"))
    page.get_by_text(texts.format("clock-timed-out")).wait_for(timeout=ABSENCE)


def mute_guest(page: Page) -> None:
    """Tap the face of the other person."""
    driving.look(page)
    page.locator(".plate button").first.click()


def block_guest(page: Page) -> None:
    """Block the other person in the settings."""
    opening("page-settings")(page)
    page.locator(".people button").last.click()
    page.locator(".people").scroll_into_view_if_needed()


def watch_replay(page: Page) -> None:
    """Open the replay of a finished match."""
    driving.look(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".hand [data-card]")
    for _ in range(3):
        page.keyboard.press("ArrowRight" if page.evaluate("document.dir") != "rtl" else "ArrowLeft")


def review(page: Page) -> None:
    """Review a finished match."""
    watch_replay(page)
    if page.locator("[data-review]").count() == 0:
        page.locator("[data-more]").click()
        page.locator("[data-review-panel]").click()
    page.locator("[data-review]").click()
    page.locator("[data-totals]").first.wait_for(timeout=ABSENCE)


def keep_drills(page: Page) -> None:
    """Ask a drill from the review of a match."""
    review(page)
    page.locator("[data-keep-all]").click()
    page.locator("[data-keep-all]").wait_for(state="detached")
    page.goto(page.url.partition("/replay/")[0] + "/drills")
    page.locator("[data-begin]").click()
    page.wait_for_selector(".hand [data-card]")


def game(name: str, **wish: Any) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a request that opens a table."""
    return tuple({"game": name, **wish}.items())


BRIEF = game("trex", options={"mode": "complex4"})
SITUATIONS = {
    "choosing": Situation(situations.is_choosing, "king"),
    "doubling": Situation(situations.may_double, "queens"),
    "tricks": Situation(queens_lie, "queens", game("trex", bots="rules")),
    "layout": Situation(situations.is_laying, "trex"),
    "result": Situation(nears_end, "queens", then=finish_deal, once=False),
    "past": Situation(has_trick, "queens", then=opening("page-last-trick")),
    "settings": Situation(situations.must_follow, "king", then=opening("page-settings")),
    "sheet": Situation(is_late, then=opening("page-sheet"), any_deal=True),
    "over": Situation(never, then=verify_deals, is_over=True),
    "knocked": Situation(situations.is_knocked, wish=game("toepen", seats=5)),
    "draws": Situation(situations.sees_draws, wish=game("tressette", preset="italian_cards")),
    "bid": Situation(situations.is_bidding, wish=game("oneonta", seats=1)),
    "tracker": Situation(situations.is_tracking, wish=game("oneonta", seats=1, preset="learner")),
    "passing": Situation(is_passing, wish=game("hearts"), then=select_cards),
    "penalties": Situation(has_penalties, wish=game("hearts", preset="black_lady", seats=5, bots="rules")),
    "spar": Situation(begins, wish=game("spar")),
    "pot": Situation(situations.is_laying, wish=game("kein_stich", preset="with_extras", seats=6), any_deal=True),
    "wheel": Situation(situations.is_choosing, wish=game("quodlibet"), any_deal=True),
    "open": Situation(begins, wish=game("quodlibet", options={"contracts": "hunt"})),
    "line": Situation(
        chooses_end, wish=game("herzeln", options={"order": "line", "rounds": "4"}), any_deal=True, once=False
    ),
    "declaring": Situation(declares, wish=game("loo"), any_deal=True),
    "speaking": Situation(may_speak, wish=game("tressette_four"), then=raise_card, any_deal=True, once=False),
    "bidding": Situation(chooses_bid, wish=game("five_hundred"), any_deal=True),
    "capturing": Situation(situations.chooses_capture, wish=game("scopone"), then=raise_choice, any_deal=True),
    "combining": Situation(situations.answers_several, wish=game("da_qi_zi"), then=select_cards, any_deal=True),
    "values": Situation(names_value, wish=game("skat"), any_deal=True),
    "closing": Situation(may_close, wish=game("schnapsen"), any_deal=True),
    "counting": Situation(counts, wish=game("cribbage", bots="rules"), any_deal=True),
    "guided": Situation(situations.is_choosing, "king", then=read_tip),
    "crowd": Situation(is_full, wish=game("toepen", seats=8), any_deal=True),
    "crowded": Situation(is_full, wish=game("loo", seats=8, bots="rules"), any_deal=True),
    "clock": Situation(begins, wish=game("trex", clock="quick"), then=time_out, any_deal=True, once=False),
    "talk": Situation(begins, wish=game("trex"), then=opening("talk-open"), guest="Omar"),
    "muted": Situation(begins, wish=game("trex"), then=mute_guest, guest="Omar"),
    "blocked": Situation(begins, wish=game("trex"), then=block_guest, guest="Omar"),
    "replay": Situation(never, wish=BRIEF, then=watch_replay, is_over=True),
    "review": Situation(never, wish=BRIEF, then=review, is_over=True),
    "drill": Situation(never, wish=BRIEF, then=keep_drills, is_over=True),
}
"""The states at a table, by name."""


def take_home(page: Page) -> None:
    """Wait for the list of games."""
    page.wait_for_selector("select")


def take_lobby(page: Page) -> None:
    """Open a table for friends."""
    texts = Texts(page.evaluate("document.documentElement.lang"))
    page.get_by_role("button", name=texts.format("page-play-friends"), exact=True).click()
    page.wait_for_selector(".lobby .link")


def take_public(page: Page) -> None:
    """Wait for others at a public table, with one tap."""
    texts = Texts(page.evaluate("document.documentElement.lang"))
    page.get_by_role("button", name=texts.format("lobby-quick"), exact=True).click()
    page.wait_for_selector(".lobby .link")


def take_keeper(page: Page) -> None:
    """Enter a deal in the score keeper."""
    page.goto(page.url + "keeper")
    page.wait_for_selector("fieldset")
    for selector in ("footer .main", ".seats input", ".tiles button"):
        page.locator(selector).first.click()
    page.get_by_role("radiogroup").first.wait_for()


def take_lesson(page: Page) -> None:
    """Open the lesson of the main game."""
    page.locator("[data-learn]").first.click()
    page.wait_for_selector("[data-learn], .lesson, article")


def take_rules(page: Page) -> None:
    """Open the options of the game, and the first group of them."""
    page.locator(".options > [aria-expanded]").click()
    page.locator(".options h2 button").first.click()
    page.locator("[data-option]").first.wait_for()
    page.locator(".options").evaluate("(options) => options.scrollIntoView()")


def take_daily(page: Page) -> None:
    """Open the deal of the day."""
    page.goto(page.url + "daily/trex")
    page.locator("[data-play], [data-replay]").first.wait_for()


def take_form(page: Page) -> None:
    """Fill in the form that opens a tournament."""
    page.goto(page.url + "tournament")
    page.locator("select option").first.wait_for(state="attached")
    page.locator("textarea").fill("Amira\nOmar")


def take_tournament(page: Page) -> None:
    """Open a tournament, and its first board."""
    take_form(page)
    page.locator("[data-open]").click()
    page.locator("[data-start='1']").click()
    page.locator("[data-start='2']").wait_for()


def take_account(page: Page) -> None:
    """Open the form of an account."""
    page.locator("[data-account]").click()
    page.get_by_role("dialog").wait_for()


def take_own(page: Page) -> None:
    """Register, and open one's own account."""
    take_account(page)
    fields = page.get_by_role("dialog").locator("input")
    fields.first.fill("Salma" + secrets.token_hex(3))
    fields.last.fill("correct horse")
    page.get_by_role("dialog").locator("form button").nth(1).click()
    page.get_by_role("dialog").wait_for(state="detached")
    take_account(page)


PAGES: dict[str, Callable[[Page], None]] = {
    "home": take_home,
    "lobby": take_lobby,
    "public": take_public,
    "keeper": take_keeper,
    "lesson": take_lesson,
    "rules": take_rules,
    "daily": take_daily,
    "form": take_form,
    "tournament": take_tournament,
    "account": take_account,
    "own": take_own,
}
"""The states without a table, by name."""


@contextmanager
def photographed(browser: Browser, address: str, state: str, language: str, size: str) -> Iterator[Page]:
    """Yield a page in a language and of a size, and take its picture at the end."""
    width, height = map(int, size.split("x"))
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < LARGEST_TOUCH else {}
    visit = driving.Visit(browser, viewport={"width": width, "height": height}, locale=language, **touch)
    page = visit.page(address)
    yield page
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    name = f"{state}-{language}-{size}"
    page.screenshot(path=SHOTS / f"{name}.png")
    for fault in visit.end():
        print(f"{name}: {fault}")


def take(browser: Browser, server: serving.Server, state: str, pictures: list[tuple[str, str]]) -> None:
    """Take the pictures of a state: each has a language and a size."""
    seat: Seat | None = None
    for language, size in pictures:
        with photographed(browser, server.address, state, language, size) as page:
            if state in PAGES:
                PAGES[state](page)
                continue
            situation = SITUATIONS[state]
            seat = seat if seat and situation.once else situation.reach(server)
            driving.enter(page, server, *seat)
            situation.then(page)


def main() -> None:
    """Take the screenshots."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    states = [*PAGES, *SITUATIONS]
    parser.add_argument("states", nargs="*", metavar="STATE", help=f"of {', '.join(states)}; default: all")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, metavar="CODE", help="default: %(default)s")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT", help="default: %(default)s")
    chosen = parser.parse_args()
    if wrong := [size for size in chosen.sizes if not re.fullmatch(r"[1-9]\d*x[1-9]\d*", size)]:
        parser.error(f"{wrong[0]!r} is no size such as 390x844: give states first, then languages and sizes")
    if unknown := [state for state in chosen.states if state not in states]:
        parser.error(f"unknown state {unknown[0]!r}: there are {', '.join(states)}")
    SHOTS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    server = serving.Server(folder, "--bot-delay", "0", "--rate", "0")
    pictures = [(language, size) for language in chosen.languages for size in chosen.sizes]
    try:
        with driving.chromium() as browser:
            for state in chosen.states or states:
                print(f"{state}: {len(pictures)} pictures")
                take(browser, server, state, pictures)
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
