"""What the operator of a server decides, on the page: the message of the day, and the mark of programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from mamlaka.server.accounts.moderation import ModerationStore
from mamlaka.texts import Texts
from tests.web.driving import DESKTOP, PHONE, Visit, enter
from tests.web.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
TEXT = "<b>Sunday</b> at 8 & later"


@pytest.fixture
def own(page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of its own, whose database is in the folder of the test."""
    assert page.is_dir()
    server = Server(tmp_path, "--bot-delay", "0")
    yield server
    server.stop()


def test_the_message_of_the_day_is_shown_as_it_is_written(own: Server, tmp_path: Path, visit: Visiting) -> None:
    """Angle brackets are only characters; without a message there is nothing."""
    with ModerationStore.open(str(tmp_path / "tables.sqlite")) as store:
        store.set_notice(TEXT)
    while httpx.get(f"{own.address}/api/notice", timeout=PATIENCE).json()["text"] != TEXT:
        pass
    page = visit(PHONE).page()
    page.goto(own.address)

    expect(page.get_by_role("note")).to_have_text(TEXT)
    expect(page.get_by_role("note").locator("b")).to_have_count(0)


def test_the_message_of_the_day_has_links_and_can_be_closed(own: Server, tmp_path: Path, visit: Visiting) -> None:
    """Only addresses of the web are links. A closed message stays closed, and a new one is shown."""
    page = visit({**PHONE, "locale": "en"}).page()
    notice = page.get_by_role("note")
    for text in ("See https://example.org/a. javascript:alert(1)", "Another one"):
        with ModerationStore.open(str(tmp_path / "tables.sqlite")) as store:
            store.set_notice(text)
        while httpx.get(f"{own.address}/api/notice", timeout=PATIENCE).json()["text"] != text:
            pass
        page.goto(own.address)
        expect(notice).to_have_text(text)
        if "https" in text:
            expect(notice.get_by_role("link")).to_have_text(["https://example.org/a"])
        page.get_by_role("button", name=Texts("en").format("page-close"), exact=True).click()
        expect(notice).to_have_count(0)
        with page.expect_response("**/api/notice"):
            page.reload()
        page.get_by_role("button", name=Texts("en").format("page-play"), exact=True).wait_for()
        expect(notice).to_have_count(0)


def test_no_message_leaves_no_empty_box(own: Server, visit: Visiting) -> None:
    """Nothing is reserved for it."""
    page = visit(DESKTOP).page()
    page.goto(own.address)
    page.wait_for_load_state("networkidle")

    expect(page.get_by_role("note")).to_have_count(0)


def table_with_program(server: Server, token: str) -> tuple[str, str]:
    """Return a table with a person and a program, and the token of the person, when the server knows the program."""
    while True:
        table = server.open_table(bots="random")
        person = server.sit_down(table)
        wish = {"token": token, "nonceHash": "0" * 64, "name": "nobody"}
        answer = httpx.post(f"{server.address}/api/tables/{table}/seats", json=wish, timeout=PATIENCE).json()
        if answer["table"]["people"][1]["program"]:
            return table, person


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_program_is_marked_before_and_during_the_match(
    own: Server, tmp_path: Path, visit: Visiting, language: str
) -> None:
    """The word stands beside its name, in the language of the reader."""
    with ModerationStore.open(str(tmp_path / "tables.sqlite")) as store:
        token = store.add_program("Robot")
    table, person = table_with_program(own, token)
    mark = Texts(language).format("status-program")
    page = visit({**DESKTOP, "locale": language}).page()
    enter(page, own, table, person)
    expect(page.locator(".seat", has_text="Robot")).to_contain_text(mark)
    own.play(table, person, until=lambda scene: scene["turn"] is not None)
    page.reload()

    expect(page.locator(".plate", has_text="Robot")).to_contain_text(mark)
