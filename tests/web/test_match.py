"""A match on the page, its first deals by mouse, and the properties that hold for all of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from mamlaka.cards import FRENCH
from tests.scenes import changed
from tests.web.driving import DESKTOP, ENGLISH, Visit, answer, eyes, look, play
from tests.web.serving import Server

pytestmark = pytest.mark.slow

OVER = ENGLISH.format("over")
MOUSE = 2
"""The number of deals played by mouse; the others are played over the socket, which is quicker and shows the same."""
WHO = """JSON.parse(localStorage["mamlaka.seats"])[0].token"""
NAMED = r"""names => {
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll(".answers small").forEach((note) => note.remove()); // what a contract costs is no secret
    const html = page.outerHTML.replace(/[\u2066-\u2069]/g, "");
    const found = html.matchAll(new RegExp(`(?:data-card="|/assets/)(\\w\\w)["-]|\\b(${names})\\b`, "g"));
    return [...new Set([...found].map((match) => match[1] ?? match[2]))];
}"""
"""All cards named on the page: in texts, attributes, and addresses of pictures."""
CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")


@dataclass
class Played:
    """A match that was played to its end and is still on the screen."""

    page: Page
    visit: Visit
    record: dict[str, Any]
    leaks: list[str]
    """Cards in the page before its player could know them."""
    shown_early: set[str]
    """Cards named by a message before its player could know them."""


@pytest.fixture(scope="module")
def match(browser: Browser, server: Server) -> Iterator[Played]:
    """Play two deals from the home page, always with the first choice on the page; return to the end of the match."""
    visit = Visit(browser, **DESKTOP)
    page = visit.page(server.address)
    page.get_by_role("button", name=ENGLISH.format("page-play")).click()
    names = {
        ENGLISH.format("card-name", rank=ENGLISH.name("rank", card[0]), suit=ENGLISH.name("suit", card[1])): card
        for card in FRENCH.names
    }
    knowledge = Knowledge()
    leaks: list[str] = []

    def look_for_leaks(seen: dict[str, Any]) -> bool:
        found = page.evaluate(NAMED, "|".join(names))
        named = {names.get(name, name) for name in found}
        knowledge.hear(visit.frames)
        leaks.extend(sorted(named - knowledge.known - knowledge.before))
        return bool(seen["dialog"])

    for deal in range(MOUSE):
        seen = play(page, look_for_leaks)
        if deal < MOUSE - 1:
            answer(page, seen)
    address, token = page.url, page.evaluate(WHO)
    table = address.rsplit("/", 1)[1]
    page.close()
    server.play(table, token)
    page = visit.page(address)
    look(page)
    yield Played(page, visit, server.record(table), leaks, knowledge.shown_early)
    visit.end()


class Knowledge:
    """The cards of a deal that the owner of seat 0 may know from the updates."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.before: set[str] = set()
        """The knowledge of the deal before, until a card of this one is played: the player may still look at it."""
        self.shown_early: set[str] = set()
        """Cards named by a message before an event made them known."""
        self._heard = 0
        self._scene: dict[str, Any] = {}

    def hear(self, frames: list[str]) -> "Knowledge":
        """Learn from the new frames."""
        for frame in frames[self._heard :]:
            message = msgspec.json.decode(frame)
            if message["type"] in {"welcome", "news"}:
                self._scene = message["scene"] or changed(self._scene, message.get("changes", {}))
                if self._scene:
                    self._learn(message.get("updates", ()), self._scene)
        self._heard = len(frames)
        return self

    def _learn(self, updates: list[dict[str, Any]], scene: dict[str, Any]) -> None:
        """Learn from the updates, and note the cards of the scene that the player may not know."""
        for update in updates:
            match update:
                case {"type": "dealt", "zone": 0, "cards": cards}:
                    self.before, self.known = self.known, set(cards)
                case {"type": "dealt" | "moved", "cards": cards}:
                    self.shown_early |= set(cards) - self.known
                case {"type": "shown", "cards": cards} | {"type": "said", "kind": "double", "cards": cards}:
                    self.known |= set(cards)
                case {"type": "played" | "placed", "card": card}:
                    self.known.add(card)
                    self.before = set()
        if not updates:
            self.known |= set(scene["zones"][0]["cards"])
        visible = {**scene, "last": None}  # the deal before is public, and so is what a contract is about and costs
        if scene["turn"]:
            offers = [{**offer, "notes": [], "signs": []} for offer in scene["turn"]["offers"]]
            visible["turn"] = {**scene["turn"], "offers": offers}
        self.shown_early |= set(CARD.findall(msgspec.json.encode(visible).decode())) - self.known


def test_a_match_is_played_to_its_end(match: Played) -> None:
    """Clicks alone lead through two deals; a player who comes back later finds the final result."""
    counted = [deal for deal in match.record["deals"] if deal["contract"] and not deal.get("void")]

    assert 20 == len(counted)
    assert OVER == eyes(match.page)["dialog"]


def test_the_totals_are_those_of_the_record(match: Played) -> None:
    """The page shows the points of the record."""
    shown = [int(points.replace("\N{MINUS SIGN}", "-").strip("\u2066\u2069")) for points in eyes(match.page)["points"]]

    assert match.record["totals"] == shown


def test_no_message_names_a_card_that_the_player_may_not_know(match: Played) -> None:
    """No message names a card before it was dealt to the player, played, or shown to all."""
    assert set() == match.shown_early


def test_the_page_contains_no_card_that_its_player_may_not_know(match: Played) -> None:
    """No name, picture or attribute in the page reveals a hidden card."""
    assert [] == match.leaks


def test_the_deals_are_verified_by_one_tap(match: Played) -> None:
    """At the end the browser deals again from the published seed, and finds its own hands."""
    match.page.get_by_role("button", name=ENGLISH.format("page-verify")).click()
    match.page.get_by_text(ENGLISH.format("page-verified")).wait_for()

    assert 7 == match.page.locator(".proof li").count()
    assert match.page.get_by_text("✓ " + ENGLISH.format("page-check-hands")).is_visible()


def test_the_whole_match_has_no_browser_errors(match: Played) -> None:
    """There is no error, no warning, no request to another host, and no violation of the policy."""
    assert [] == match.visit.faults
    assert [] == match.page.evaluate("window.violations")


def test_a_nonce_that_was_added_to_the_deals_is_found(match: Played) -> None:
    """The player's browser detects an operator who adds a nonce after the player has revealed theirs."""
    record = {**match.record, "fair": {**match.record["fair"]}}
    record["fair"]["nonces"] = [*record["fair"]["nonces"][:3], "99" * 16]
    page = match.visit.page()
    page.route("**/record", lambda route: route.fulfill(json=record))
    page.goto(match.page.url)
    page.get_by_role("button", name=ENGLISH.format("page-verify")).click()

    page.get_by_text("✗ " + ENGLISH.format("page-check-nonces")).wait_for()
    assert page.get_by_text("✓ " + ENGLISH.format("page-check-nonce")).is_visible()
