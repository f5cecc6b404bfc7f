"""The hand under a finger and a mouse, and the reason that the page gives for refusing a card."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, eyes, look, tap
from tests.web.serving import Seen, Server, Situations
from tests.web.situations import must_follow

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]


@pytest.fixture
def following(server: Server, visit: Visiting) -> Page:
    """A page whose player has to follow suit."""
    page = visit(PHONE).page()
    enter(page, server, *server.reach(must_follow, "queens"))
    look(page)
    return page


def wait_until_played(page: Page, card: str) -> None:
    """Wait until a card has left the hand; if it has ended the deal, the next hand may contain it again."""
    page.wait_for_function(
        "card => !document.querySelector(`.hand [data-card='${card}']`) || document.querySelector('[role=dialog]')",
        arg=card,
    )


def height_of(page: Page, card: str) -> float:
    """Return the vertical position of a card of the hand."""
    box = page.locator(f".hand [data-card='{card}']").bounding_box()
    assert box is not None
    return box["y"]


def open_card(seen: Seen) -> Seen:
    """Return a card of the hand that may be played."""
    card: Seen = next(card for card in seen["hand"] if card["open"])
    return card


def test_a_tap_raises_a_card_and_a_second_one_plays_it(following: Page) -> None:
    """A single tap never plays a card."""
    card = open_card(eyes(following))
    before = height_of(following, card["card"])
    tap(following, card["at"], touch=True)
    following.wait_for_function("after => window.see().sign === after", arg=eyes(following)["sign"])

    assert height_of(following, card["card"]) < before - 5
    tap(following, card["at"], touch=True)
    wait_until_played(following, card["card"])


def test_a_card_is_played_by_dragging_it_upwards(following: Page) -> None:
    """A drag towards the table plays the card; a drag to the side puts it back."""
    card = open_card(eyes(following))
    x, y = card["at"]
    before = height_of(following, card["card"])
    for to in ((x + 60, y - 10), (x, y - 120)):
        assert before == pytest.approx(height_of(following, card["card"]), abs=1)
        following.mouse.move(x, y)
        following.mouse.down()
        following.mouse.move(*to, steps=4)
        following.mouse.up()

    wait_until_played(following, card["card"])


def test_a_card_that_may_not_be_played_has_a_reason(following: Page) -> None:
    """A tap on it gives the reason in the player's language, on the screen and to a screen reader."""
    card = next(card for card in eyes(following)["hand"] if not card["open"])
    tap(following, card["at"], touch=True)
    following.wait_for_selector(".prompt .refusal")
    shown = eyes(following)["prompt"]

    assert "من نوع آخر" in shown
    assert shown == following.locator("[data-says=turn]").inner_text()
    assert card["card"] in [held["card"] for held in eyes(following)["hand"]]


def test_the_reason_goes_when_another_card_is_raised(following: Page) -> None:
    """Raising a card that may be played replaces the reason by what to do next."""
    seen = eyes(following)
    tap(following, next(card for card in seen["hand"] if not card["open"])["at"], touch=True)
    look(following, when="seen.isRefused")
    tap(following, open_card(seen)["at"], touch=True)

    assert ARABIC.format("page-tap-again") == look(following, when="!seen.isRefused")["prompt"]


def test_a_hidden_tab_shows_that_it_is_the_players_turn(
    server: Server, situations: Situations, visit: Visiting
) -> None:
    """Title and icon call the player back, and return to normal when the tab is visible again."""
    page = visit(DESKTOP).page()
    enter(page, server, *situations["choosing"])
    look(page)
    show = """(state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        return [document.title, document.querySelector("link[rel=icon]").getAttribute("href")];
    }"""

    assert [f"● {ENGLISH.format('page-your-turn')}", "/icon-turn.svg"] == page.evaluate(show, "hidden")
    assert ["Mamlaka", "/icon.svg"] == page.evaluate(show, "visible")
