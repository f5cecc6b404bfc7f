"""A match at the page, its first deals by the mouse, and what must be true of it from the first tap to the last."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from mamlaka.cards import FRENCH
from tests.web.driving import DESKTOP, ENGLISH, Server, Visit, answer, eyes, look, play

OVER = ENGLISH.format("over")
MOUSE = 2
"""So many deals are played by the mouse, the others over the socket: that is quicker, and the page sees nothing new."""
WHO = """JSON.parse(localStorage["mamlaka.seats"])[0].token"""
NAMED = r"""names => {
    const html = document.documentElement.outerHTML.replace(/[\u2066-\u2069]/g, "");
    const found = html.matchAll(new RegExp(`(?:data-card="|/assets/)(\\w\\w)["-]|\\b(${names})\\b`, "g"));
    return [...new Set([...found].map((match) => match[1] ?? match[2]))];
}"""
"""All cards that the page names: in texts, attributes, and addresses of pictures."""
CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")


@dataclass
class Played:
    """A match that was played to its end, and still stands on the screen."""

    page: Page
    visit: Visit
    record: dict[str, Any]
    leaks: list[str]
    """Cards that the page showed or held in its elements before its player could know them."""
    told_early: set[str]
    """Cards that a message named before its player could know them."""


@pytest.fixture(scope="module")
def match(browser: Browser, server: Server) -> Iterator[Played]:
    """Play two deals from the first page on, always the first of what the page offers; come back to the end."""
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
    page.goto("about:blank")
    server.play(table, token)
    page.goto(address)
    look(page)
    yield Played(page, visit, server.record(table), leaks, knowledge.told_early)
    visit.end()


class Knowledge:
    """What the owner of seat 0 may know of the cards of a deal, as the updates tell it."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.before: set[str] = set()
        """What was known of the deal before, until a card of this one is played: it may still be looked at."""
        self.told_early: set[str] = set()
        """Cards that a message named before anything had made them known."""
        self._heard = 0

    def hear(self, frames: list[str]) -> "Knowledge":
        """Learn from the frames that are new."""
        for frame in frames[self._heard :]:
            message = msgspec.json.decode(frame)
            if message["type"] in {"welcome", "news"} and message["scene"] is not None:
                self._learn(message.get("updates", ()), message["scene"])
        self._heard = len(frames)
        return self

    def _learn(self, updates: list[dict[str, Any]], scene: dict[str, Any]) -> None:
        """Learn what updates may tell, and note what the scene may not have."""
        for update in updates:
            match update:
                case {"type": "dealt", "zone": 0, "cards": cards}:
                    self.before, self.known = self.known, set(cards)
                case {"type": "dealt" | "moved", "cards": cards}:
                    self.told_early |= set(cards) - self.known
                case {"type": "shown", "cards": cards} | {"type": "said", "kind": "double", "cards": cards}:
                    self.known |= set(cards)
                case {"type": "played" | "placed", "card": card}:
                    self.known.add(card)
                    self.before = set()
        if not updates:
            self.known |= set(scene["zones"][0]["cards"])
        # The deal before is known to everybody, and how a queen would lie when captured is no secret of hers.
        told = {**scene, "last": None, "lying": None}
        self.told_early |= set(CARD.findall(msgspec.json.encode(told).decode())) - self.known


def test_a_match_is_played_to_its_end(match: Played) -> None:
    """From the first tap on, clicks alone lead through two deals; who comes back later finds the final result."""
    counted = [deal for deal in match.record["deals"] if deal["contract"] and not deal.get("void")]

    assert 20 == len(counted)
    assert OVER == eyes(match.page)["dialog"]


def test_the_totals_are_those_of_the_record(match: Played) -> None:
    """The page shows the points of the record."""
    shown = [int(points.replace("\N{MINUS SIGN}", "-").strip("\u2066\u2069")) for points in eyes(match.page)["points"]]

    assert match.record["totals"] == shown


def test_nobody_is_told_what_he_may_not_know(match: Played) -> None:
    """No message names a card before it was dealt to the player, played, or shown to everybody."""
    assert set() == match.told_early


def test_the_page_holds_nothing_that_its_player_may_not_know(match: Played) -> None:
    """No name, picture or attribute in the page gives a hidden card away."""
    assert [] == match.leaks


def test_the_deals_are_checked_by_one_tap(match: Played) -> None:
    """At the end the browser deals again from the published seed, and finds its own hands."""
    match.page.get_by_role("button", name=ENGLISH.format("page-verify")).click()
    match.page.get_by_text(ENGLISH.format("page-verified")).wait_for()

    assert 5 == match.page.locator(".proof li").count()
    assert match.page.get_by_text("✓ " + ENGLISH.format("page-check-hands")).is_visible()


def test_the_whole_match_went_without_a_complaint(match: Played) -> None:
    """No error, no warning, no request to another host, nothing that the policy forbids."""
    assert [] == match.visit.faults
    assert [] == match.page.evaluate("window.violations")


def test_a_part_that_was_added_to_the_deals_is_found(match: Played) -> None:
    """An operator who adds a nonce after the player has revealed theirs is found out by the player's browser."""
    record = {**match.record, "fair": {**match.record["fair"]}}
    record["fair"]["nonces"] = [*record["fair"]["nonces"][:3], "99" * 16]
    page = match.visit.page()
    page.route("**/record", lambda route: route.fulfill(json=record))
    page.goto(match.page.url)
    page.get_by_role("button", name=ENGLISH.format("page-verify")).click()

    page.get_by_text("✗ " + ENGLISH.format("page-check-nonces")).wait_for()
    assert page.get_by_text("✓ " + ENGLISH.format("page-check-nonce")).is_visible()
