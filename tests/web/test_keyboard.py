"""Deals played with keys alone, and the announcements of the page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from mamlaka.server.tables.bots import BOT_NAMES
from tests.web.driving import DEALS, DESKTOP, ENGLISH, Driven, Visit, enter, eyes, look, picked
from tests.web.serving import Seen, Server, Situations

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
ALEF = "\N{ARABIC LETTER ALEF}"
"""The character of the key H on an Arabic keyboard."""
MAX_TABS = 12
ANSWER = "[data-says=answer]"


def focus(page: Driven) -> str:
    """Return the focused element: `card NAME`, `answer WORD`, `dialog`, or else its text."""
    where: str = page.evaluate(
        """() => {
            const element = document.activeElement;
            if (element.matches(".hand [data-card]")) return `card ${element.dataset.card}`;
            if (element.matches(".answers *")) return `answer ${element.textContent.trim()}`;
            return element.closest("[role=dialog]") ? "dialog" : element.textContent.trim();
        }"""
    )
    return where


def press_until(page: Driven, key: str, begins: str) -> None:
    """Press a key until the focused element begins with the given text."""
    for _ in range(MAX_TABS):
        if focus(page).startswith(begins):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {begins}, but to {focus(page)}")


def act(page: Driven, seen: Seen) -> None:
    """Do one thing that the page offers, with keys."""
    if seen["dialog"]:
        page.keyboard.press("Escape")
    elif seen["asked"] == "answer":
        press_until(page, "Shift+Tab", f"answer {picked(seen)['text']}")
        page.keyboard.press("Enter")
    else:
        assert focus(page).startswith("card"), "the focus is not in the hand"
        page.keyboard.press("Home")
        for card in seen["hand"]:
            if card["open"]:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("most", DEALS)
def test_deals_are_played_with_keys_alone(server: Server, visit: Visiting, most: int) -> None:
    """From the home page through a layout and tricks, the focus is always where the next key is needed."""
    page = visit(DESKTOP).page(server.address)
    page.get_by_role("radio").first.wait_for()  # the games have arrived
    press_until(page, "Tab", ENGLISH.format("page-play"))
    page.keyboard.press("Enter")
    deals = 0
    seen = look(page)
    while True:
        if seen["dialog"]:
            deals += 1
            if deals == most:
                break
        act(page, seen)
        seen = look(page, seen["sign"])

    assert "dialog" == focus(page)


@pytest.fixture
def following(server: Server, situations: Situations, visit: Visiting) -> Page:
    """A page whose player has to follow suit."""
    page = visit(DESKTOP).page()
    enter(page, server, *situations["tricks"])
    look(page)
    return page


def test_a_screen_reader_gets_the_reason_why_a_card_may_not_be_played(following: Page) -> None:
    """The card is disabled but can be focused; Enter announces the reason every time."""
    closed = next(card["card"] for card in eyes(following)["hand"] if not card["open"])
    card = following.locator(f".hand [data-card='{closed}']")
    card.focus()
    following.evaluate(
        """() => {
            window.spoken = [];
            const region = document.querySelector("[data-says=turn]");
            new MutationObserver(() => spoken.push(region.textContent)).observe(
                region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for times in (1, 2):
        following.keyboard.press("Enter")
        following.wait_for_function("times => spoken.length >= times", arg=times)

    assert "true" == card.get_attribute("aria-disabled")
    assert ENGLISH.format("page-not-now") in (card.get_attribute("aria-label") or "")
    assert all("You must follow" in words for words in following.evaluate("spoken"))


WORDS = {
    "h": ["Your hand", "You may play:"],
    "b": ["On the table:"],
    "p": ["Score:", "You"],
    "l": ["trick"],
    "w": ["Your turn"],
    "d": ["kingdom 1", "deal 1", "Queens"],
}
"""The announcement for each key."""


def test_every_key_has_an_announcement(following: Page) -> None:
    """Hand, table, points, last trick, turn and deal are each one key away from any focus."""
    before, missing = "", []
    for key, words in WORDS.items():
        following.locator(".hand [data-card][tabindex='0']").focus()
        following.keyboard.press(key)
        changed = "([selector, before]) => document.querySelector(selector).textContent !== before"
        following.wait_for_function(changed, arg=[ANSWER, before])
        before = following.locator(ANSWER).text_content() or ""
        spoken = re.sub("[\u2066-\u2069]", "", before).lower()
        missing += [(key, word) for word in words if word.lower() not in spoken]

    assert [] == missing


def test_the_score_names_every_player(following: Page) -> None:
    """Bots are spoken of by their names."""
    following.keyboard.press("p")
    following.wait_for_function("selector => document.querySelector(selector).textContent", arg=ANSWER)
    spoken = following.locator(ANSWER).text_content() or ""

    assert 3 == sum(ENGLISH.format(f"bot-name-{name}") in spoken for name in BOT_NAMES)


def test_keys_work_with_an_arabic_keyboard(following: Page) -> None:
    """The keys work with the other letters of an Arabic keyboard, and with caps lock."""
    for letter in ("H", ALEF):
        following.keyboard.press("w")
        following.locator(ANSWER).filter(has_text="Your turn").wait_for(state="attached")
        following.evaluate(
            "key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: 'KeyH', bubbles: true }))",
            letter,
        )
        following.locator(ANSWER).filter(has_text="Your hand").wait_for(state="attached")


def test_s_opens_the_score_sheet_and_escape_closes_it(following: Page) -> None:
    """The focus moves into the sheet, stays there, and returns to the card where it was."""
    following.locator(".hand [data-card][tabindex='0']").focus()
    before = focus(following)
    following.keyboard.press("s")
    following.get_by_role("dialog", name=ENGLISH.format("page-sheet")).wait_for()
    for _ in range(3):
        following.keyboard.press("Tab")
        assert "dialog" == focus(following)
    following.keyboard.press("Escape")
    following.get_by_role("dialog").wait_for(state="detached")

    assert before == focus(following)


def test_the_letter_of_a_rank_jumps_to_its_next_card(following: Page) -> None:
    """In the hand a rank key cycles through the cards of that rank; Home and End jump to the edges."""
    hand = [card["card"] for card in eyes(following)["hand"]]
    following.locator(".hand [data-card][tabindex='0']").focus()
    following.keyboard.press("End")
    ranks = [card[0] for card in hand]
    seen = []
    for _ in range(ranks.count(hand[0][0])):
        following.keyboard.press("0" if hand[0][0] == "T" else hand[0][0].lower())
        seen.append(focus(following))

    assert [f"card {card}" for card in hand if card[0] == hand[0][0]] == (
        seen if hand[-1][0] != hand[0][0] else sorted(seen, key=lambda where: hand.index(where.split()[1]))
    )


def test_f1_lists_the_keys(server: Server, situations: Situations, visit: Visiting) -> None:
    """A dialog names every key and fits the screen; Escape closes it, and the focus returns to the table."""
    page = visit(DESKTOP).page()
    enter(page, server, *situations["tricks"])
    look(page)
    page.locator(".hand [data-card][tabindex='0']").focus()
    page.keyboard.press("F1")
    keys = page.get_by_role("dialog").locator("kbd")
    keys.first.wait_for()
    listed = keys.all_inner_texts()
    page.keyboard.press("Escape")

    assert {"Enter", "Esc", "F1", "?", *"DHOBPLWS"} <= set(listed)
    assert 0 == page.get_by_role("dialog").count()
    assert focus(page).startswith("card")
