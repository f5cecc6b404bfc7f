"""Majlis, a third-party game, on the page: only its own folder was written for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from mamlaka.texts import Texts
from tests.plugins import MAJLIS, installed, unpacked
from tests.web.driving import DESKTOP, PHONE, Visit, answer, enter, look, play, tap
from tests.web.geometry import faults_of
from tests.web.inspector import Inspector
from tests.web.serving import Server
from tests.web.test_games import faults_until_result, is_verified

Visiting = Callable[..., Visit]
ANSWERS = ".answers .button"
HEAR = """() => {
  const news = document.querySelector("[data-says=news]");
  window.heard = [];
  const observer = new MutationObserver(() => heard.push(news.textContent));
  observer.observe(news, { childList: true, characterData: true, subtree: true });
}"""
"""Keeps everything that the page announces; it shows only the latest announcement."""
SEAT = "JSON.parse(localStorage['mamlaka.seats'])[0]"


@pytest.fixture(scope="module")
def with_majlis(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Majlis installed."""
    assert page.is_dir()
    with installed(unpacked(MAJLIS, tmp_path_factory.mktemp("majlis"))):
        server = Server(tmp_path_factory.mktemp("server"), "--bot-delay", "0")
        yield server
        server.stop()
    assert not server.errors()


def spoken(page: Page, kind: str) -> str:
    """Return the announcement of the page, without the marks that isolate directions."""
    return plain(page.locator(f"[data-says={kind}]").inner_text())


def plain(text: str) -> str:
    """Return a text without the marks that isolate directions."""
    return text.translate(dict.fromkeys(range(0x2066, 0x206A)))


@pytest.mark.slow
def test_a_deal_is_played_by_touch_in_arabic(with_majlis: Server, visit: Visiting) -> None:
    """A bid from a list, discards, trumps, a pair, tricks, the result; at the end the browser verifies the deals."""
    say, page, inspector = Texts("ar").format, visit(PHONE).page(with_majlis.address), Inspector()
    page.get_by_role("radio", name=say("game-majlis")).tap()
    page.get_by_role("button", name=say("page-play"), exact=True).tap()
    seen = look(page)
    faults = set(faults_of(page))
    inspector.look(page, "auction")
    page.get_by_label(say("page-number")).select_option("120")
    page.locator(ANSWERS).last.tap()
    seen = look(page, when="seen.hand.length === 12 && seen.mine")
    for card in seen["hand"][:2]:
        tap(page, card["at"], touch=True)
    faults |= set(faults_of(page))
    inspector.look(page, "discards")
    page.locator(ANSWERS).tap()
    look(page, when="seen.answers.length === 5")
    faults |= set(faults_of(page))
    signs = page.locator("[data-sign]").evaluate_all("(signs) => signs.map((sign) => sign.dataset.sign)")
    shown = page.locator(".plate .note").all_inner_texts(), page.locator("[data-counter=counter-bid]").inner_text()
    page.locator(ANSWERS).first.tap()
    look(page, when="seen.answers.length > 0 && seen.answers.length < 5 && !seen.answers[0].disabled")
    faults |= set(faults_of(page))
    page.locator(ANSWERS).last.tap()
    faults |= set(faults_until_result(page))
    result = look(page)
    inspector.look(page, "result")
    entries = page.locator("[role=dialog] li").all_inner_texts()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name=say("page-sheet")).inner_text()
    page.keyboard.press("Escape")
    seat = page.evaluate(SEAT)
    with_majlis.nonces[seat["token"]], with_majlis.seats[seat["token"]] = seat["nonce"], seat["seat"]

    assert any(say("badge-declarer", name=say("contract-none")) in plain(text) for text in shown[0])
    assert say("counter-bid") in shown[1]
    assert "120" in shown[1]
    assert "300" in shown[1]
    assert say("sheet-bids") in sheet
    assert say("contract-spades") in result["dialog"]
    assert len(entries) > 2
    assert ["suit S", "suit H", "suit D", "suit C", "icon trick"] == signs
    assert set() == faults
    assert [] == inspector.found
    assert is_verified(page, with_majlis, seat["table"], seat["token"])


@pytest.mark.slow
def test_bids_and_discards_are_made_by_keys_and_spoken(with_majlis: Server, visit: Visiting) -> None:
    """A number and cards are chosen without a mouse, and the page announces its questions and the events."""
    say, page = Texts().format, visit(DESKTOP).page(with_majlis.address)
    page.get_by_role("radio", name=say("game-majlis")).click()
    page.get_by_role("button", name=say("page-play"), exact=True).click()
    look(page)
    asked = [spoken(page, "turn")]
    page.get_by_label(say("page-number")).focus()
    for key in ("ArrowDown", "ArrowDown", "Tab", "Enter"):
        page.keyboard.press(key)
    look(page, when="seen.hand.length === 12 && seen.mine")
    asked.append(spoken(page, "turn"))
    announced = spoken(page, "news")
    page.locator(".hand [tabindex='0']").focus()
    for key in ("Enter", "ArrowRight", "Enter", "Shift+Tab", "Enter"):
        page.keyboard.press(key)
    look(page, when="seen.answers.length === 5")
    page.keyboard.press("b")
    page.wait_for_function("() => document.querySelector('[data-says=answer]').textContent")
    table = spoken(page, "answer")

    assert [say("ask-bid"), say("ask-discard", count=2)] == asked
    assert f"({say('zone-widow')})" in announced
    assert say("zone-discards") in table


@pytest.mark.slow
def test_its_own_kinds_of_play_are_drawn(with_majlis: Server, visit: Visiting) -> None:
    """Tricks of its own are counted and announced with their takers, and the cards of its tower lie in one row."""
    texts, page = Texts("ar"), visit(PHONE).page(with_majlis.address)
    table, token = with_majlis.at_any_deal(
        lambda scene: scene["phase"] == "high_cards" and scene["turn"] is not None,
        game="majlis",
        options={"play": "tower"},
    )
    enter(page, with_majlis, table, token)
    seen = look(page)
    faults = set(faults_of(page))
    page.evaluate(HEAR)
    answer(page, seen, touch=True)
    look(page, seen["sign"])
    plates = page.locator(".plate").all_inner_texts()
    names = [text.split("\n")[0] for text in plates[1:]]
    takers = [plain(texts.format("page-trick-goes", who="other", seat=name)) for name in names]
    takers.append(plain(texts.format("page-trick-goes", who="you")))
    heard = {goes for text in page.evaluate("heard") for goes in takers if goes in plain(text)}
    tower = play(page, lambda _: page.locator(".line [data-card]").count() > 0, touch=True)
    faults |= set(faults_of(page))
    cards = page.locator(".line [data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    page.keyboard.press("b")
    page.wait_for_function("() => document.querySelector('[data-says=answer]').textContent")
    told = spoken(page, "answer")
    faults |= set(faults_until_result(page))

    assert [] == tower["trick"]
    assert set() == faults
    assert 1 == sum(texts.format("tricks-won", count=1) in plain(text) for text in plates)
    assert 1 == len(heard)
    assert all(texts.card(card, "french") in told for card in cards)
    assert is_verified(page, with_majlis, table, token)
