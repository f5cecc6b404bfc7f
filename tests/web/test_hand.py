"""The hand under a finger and a mouse, and the reason that the page gives for refusing a card."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, eyes, look, tap
from tests.web.serving import Seen, Server, Situations
from tests.web.situations import must_follow
from tests.web.staging import Stage, scene_of, table_of

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


def lifted(stage: Stage, to: tuple[float, float]) -> Page:
    """Drag the first card of the hand to a point, without releasing it; it can be seen there."""
    page = stage.page
    box = page.locator(".hand [data-card]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    page.wait_for_selector(".hand .dragged")
    return page


def middle(page: Page, name: str) -> tuple[float, float]:
    """Return the middle of an element."""
    box = page.locator(name).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_played(page: Page) -> bool:
    """Return whether a card is on its way, after what came before was handled."""
    page.wait_for_selector(".hand .dragged", state="detached")
    return page.locator(".hand .sending").count() > 0


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone from right to left"])
def staged(server: Server, visit: Visiting, request: pytest.FixtureRequest) -> Stage:
    """A table whose player has to play a card."""
    stage = Stage(visit(request.param).page(), server.address, table_of("trex", 4))
    stage.show(scene_of("trex", 4))
    return stage


def test_a_card_that_is_released_over_the_felt_is_played(staged: Stage) -> None:
    """The felt is where cards are played."""
    page = lifted(staged, middle(staged.page, ".felt"))
    page.mouse.up()

    assert is_played(page)


def test_a_card_that_is_released_elsewhere_returns(staged: Stage) -> None:
    """Over the header, the prompt, the hand and outside of the window, and below a dialog, no card is played."""
    page, size = staged.page, staged.page.viewport_size
    assert size is not None
    places = [middle(page, "header"), middle(page, ".prompt p"), middle(page, ".hand"), (-40, 200)]
    for place in [*places, (size["width"] + 40, 200), (200, -40)]:
        lifted(staged, place)
        page.mouse.up()
        assert not is_played(page), place
    lifted(staged, middle(page, ".felt"))
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    page.mouse.up()

    assert not is_played(page)


def test_a_drag_can_be_called_off(staged: Stage) -> None:
    """With Escape, with another button or another finger, and if the system takes the pointer away."""
    page, felt = staged.page, middle(staged.page, ".felt")
    touch = "new PointerEvent('pointerdown', { pointerId: 77, pointerType: 'touch', bubbles: true })"
    cancel = "new PointerEvent('pointercancel', { bubbles: true })"
    for call_off in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.down(button="right"),
        lambda: page.evaluate(f"document.querySelector('.felt').dispatchEvent({touch})"),
        lambda: page.evaluate(f"document.querySelector('.hand .dragged').dispatchEvent({cancel})"),
        lambda: page.evaluate("dispatchEvent(new Event('blur'))"),
    ):
        lifted(staged, felt)
        call_off()
        assert not is_played(page)
        page.mouse.up()
        page.mouse.up(button="right")
        assert not is_played(page)

    lifted(staged, felt)
    page.mouse.up()
    assert is_played(page)


def test_a_card_taken_up_for_one_question_does_not_answer_the_next(staged: Stage) -> None:
    """The trick may have changed while the card was on its way."""
    scene = scene_of("trex", 4)
    assert scene.turn is not None
    page = lifted(staged, middle(staged.page, ".felt"))
    staged.update(replace(scene, turn=replace(scene.turn, opened=2)))
    page.wait_for_selector("[data-question='2']")
    page.mouse.up()

    assert not is_played(page)
