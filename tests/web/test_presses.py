"""A press answers the question that its button showed, and never the next one under the same finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page

from mamlaka.display import Message
from mamlaka.server import protocol
from tests.web.driving import DESKTOP, PHONE, Visit
from tests.web.serving import TIMEOUT, Server
from tests.web.staging import Stage, scene_of, table_of, toepen_scene, word

Visiting = Callable[..., Visit]
ENGLISH_PHONE: dict[str, Any] = PHONE | {"locale": "en-GB"}
MOMENT = 500
"""How long a press at the same place belongs to the last one, in milliseconds."""
STAY, FOLD = ".answers button:nth-child(1)", ".answers button:nth-child(2)"
CLOSE = "[role=dialog] > button"
HASTY = "window.isDeliberate = false"
"""Lets the page take each press for what it is; otherwise those of a test are deliberate."""


def asked(opened: int, *offers: protocol.Offer) -> protocol.Scene:
    """Return a scene with a question, which opened after so many events."""
    offers = offers or (
        word("stay", label=Message("say-stay", {"stake": 4})),
        word("fold", label=Message("say-fold", {"stake": 3})),
    )
    question = Message("ask-stay", {"seat": 1, "stake": 3, "raised": 4})
    turn = protocol.Turn(offers, {}, optional=False, question=question, opened=opened)
    return replace(toepen_scene(4), turn=turn, waiting=(0,))


def staged(server: Server, visit: Visiting, device: dict[str, Any], scene: protocol.Scene, game: str) -> Stage:
    """Return a table that shows a scene to a person who presses in haste."""
    stage = Stage(visit(device).page(), server.address, table_of(game, 4))
    stage.show(scene)
    stage.page.evaluate(HASTY)
    return stage


@pytest.fixture
def knocked(server: Server, visit: Visiting) -> Stage:
    """Return a table whose viewer is asked the first of several questions with the same buttons."""
    return staged(server, visit, DESKTOP, asked(1), "toepen")


def ask_again(stage: Stage, scene: protocol.Scene | None = None, opened: int = 2) -> None:
    """Ask the next question as soon as the last one is answered."""
    for _ in range(TIMEOUT):
        if len(stage.said) == opened - 1:
            break
        stage.page.wait_for_timeout(1)
    stage.update(scene or asked(opened))
    stage.page.wait_for_selector(f"[data-question='{opened}']")


def settle(page: Page) -> None:
    """Wait until a press at the same place counts."""
    page.wait_for_timeout(MOMENT + 20)


def place_of(page: Page, button: str) -> tuple[float, float]:
    """Return the middle of a button."""
    box = page.locator(button).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_sending(page: Page, button: str = ".answers button") -> bool:
    """Return whether an answer is on its way, so that no other can be given."""
    found: bool = page.evaluate(
        "name => document.querySelector(name).matches(':disabled, [aria-disabled=true]')", button
    )
    return found


@pytest.mark.slow
def test_a_second_click_does_not_answer_the_next_question(knocked: Stage) -> None:
    """A double click on an answer is one answer, even if the next question appears between its clicks."""
    page, place = knocked.page, place_of(knocked.page, STAY)
    page.mouse.click(*place)
    ask_again(knocked)
    page.mouse.click(*place)
    is_answered = is_sending(page)
    settle(page)
    page.mouse.click(*place)

    assert (False, True) == (is_answered, is_sending(page))


@pytest.mark.slow
def test_a_second_tap_does_not_answer_the_next_question(server: Server, visit: Visiting) -> None:
    """A finger that taps twice gives one answer."""
    stage = staged(server, visit, ENGLISH_PHONE, asked(1), "toepen")
    place = place_of(stage.page, STAY)
    stage.page.touchscreen.tap(*place)
    ask_again(stage)
    stage.page.touchscreen.tap(*place)

    assert not is_sending(stage.page)


@pytest.mark.slow
def test_another_answer_counts_at_once(knocked: Stage) -> None:
    """Whoever presses another button than the last one has seen the new question."""
    page = knocked.page
    page.mouse.click(*place_of(page, STAY))
    ask_again(knocked)
    page.mouse.click(*place_of(page, FOLD))

    assert is_sending(page)


@pytest.mark.slow
def test_a_question_that_changes_under_the_finger_is_not_answered(knocked: Stage) -> None:
    """A press that began on one question does not end on another, however long the button is held."""
    page = knocked.page
    page.mouse.move(*place_of(page, STAY))
    page.mouse.down()
    knocked.update(asked(2))
    page.wait_for_selector("[data-question='2']")
    settle(page)
    page.mouse.up()

    assert not is_sending(page)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_held_key_answers_once(knocked: Stage, key: str) -> None:
    """The repetitions of a key that is held don't answer the next question, not even after the moment."""
    page = knocked.page
    page.locator(STAY).focus()
    page.keyboard.down(key)
    if key == " ":  # a button acts when it is released
        page.keyboard.up(key)
    ask_again(knocked)
    page.locator(STAY).focus()
    page.keyboard.down(key)
    page.keyboard.up(key)

    assert not is_sending(page)


@pytest.mark.slow
def test_a_key_counts_again_after_the_moment(knocked: Stage) -> None:
    """A keyboard or a switch needs no other control in between."""
    page, button = knocked.page, knocked.page.locator(STAY)
    button.focus()
    page.keyboard.press("Enter")
    ask_again(knocked)
    button.focus()
    settle(page)
    page.keyboard.press("Enter")

    assert is_sending(page)


@pytest.mark.slow
def test_a_held_key_plays_one_card(server: Server, visit: Visiting) -> None:
    """After a card is played with Enter, the key that is still held plays no card of the next trick."""
    scene = scene_of("trex", 4)
    assert scene.turn is not None
    stage = staged(server, visit, DESKTOP, replace(scene, turn=replace(scene.turn, opened=1)), "trex")
    page = stage.page
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.down("Enter")
    ask_again(stage, replace(scene, turn=replace(scene.turn, opened=2)))
    page.keyboard.down("Enter")
    said = list(stage.said)
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")

    assert (["play"], ["play"]) == (said, stage.said)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_second_press_does_not_close_the_next_dialog(knocked: Stage, key: str) -> None:
    """Whoever closes a dialog twice, or holds the key, has not read the result that it uncovers."""
    page, result = knocked.page, protocol.Result(1, "", 0, (1, 0, 0, 0), (), "", ())
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    knocked.update(asked(2), protocol.Scored(result))
    page.keyboard.down(key)
    page.locator("[role=dialog][data-question*=Deal]").wait_for()
    page.keyboard.down(key)
    page.keyboard.up(key)
    page.keyboard.press(key)

    assert page.get_by_role("dialog").is_visible()


@pytest.mark.slow
def test_a_second_press_does_not_take_the_next_action_out_of_turn(server: Server, visit: Visiting) -> None:
    """Of two taps on a button that stays in its place, and of two presses of its key, only the first one counts."""
    scenes = [
        replace(
            toepen_scene(4), turn=protocol.Turn((word("whistle"),), {}, optional=True, question=None, opened=opened)
        )
        for opened in (1, 2, 3)
    ]
    stage = staged(server, visit, ENGLISH_PHONE, scenes[0], "toepen")
    button = stage.page.locator("[data-word=whistle]")
    presses: list[Callable[[], object]] = [button.tap, lambda: stage.page.keyboard.press("i")]
    for opened, press in enumerate(presses, 2):
        press()
        ask_again(stage, scenes[opened - 1], opened)
        press()
        assert not is_sending(stage.page, "[data-word=whistle]")
        settle(stage.page)
