"""Accounts: a name is registered, and another device has its tables after signing in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect

from mamlaka.server import protocol
from mamlaka.texts import Texts
from tests.web.conftest import serving
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter
from tests.web.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
REFUSED = "status of 40[03]"
"""What browsers log of a refusal."""
PASSWORD = "correct horse"  # noqa: S105  # of the tests


@pytest.fixture(scope="session")
def server(registry: Server) -> Server:
    """The server at which names are registered."""
    return registry


def fill_in(page: Page, name: str, password: str, texts: Texts = ENGLISH) -> None:
    """Open the form and fill it in."""
    page.locator("[data-account]").click()
    page.get_by_label(texts.format("account-name"), exact=True).fill(name)
    page.get_by_label(texts.format("account-password"), exact=True).fill(password)


def test_another_device_has_the_tables_after_signing_in(server: Server, visit: Visiting) -> None:
    """Over plain HTTP: the seat of a guest comes along, and signing out leaves nothing behind."""
    page, other = visit(DESKTOP).page(), visit(DESKTOP, allowed=REFUSED).page()
    table = server.open_table(game="hearts", bots="random")
    enter(page, server, table, server.sit_down(table))
    page.goto(server.address)
    fill_in(page, "Salma", PASSWORD)
    page.get_by_role("button", name=ENGLISH.format("account-register"), exact=True).click()
    expect(page.locator("[data-account]")).to_contain_text("Salma")

    other.goto(server.address)
    fill_in(other, "salma", "wrong password")
    other.get_by_role("button", name=ENGLISH.format("account-sign-in"), exact=True).click()
    expect(other.get_by_role("alert")).to_have_text(ENGLISH.format("wrong-password"))
    other.get_by_label(ENGLISH.format("account-password"), exact=True).fill(PASSWORD)
    other.get_by_role("button", name=ENGLISH.format("account-sign-in"), exact=True).click()
    expect(other.locator("[data-account]")).to_contain_text("Salma")
    other.locator("li button.table").click()
    expect(other.get_by_role("button", name=ENGLISH.format("page-start"), exact=True)).to_be_visible()

    other.goto(server.address)
    other.locator("[data-account]").click()
    other.get_by_role("button", name=ENGLISH.format("account-sign-out"), exact=True).click()
    expect(other.locator("[data-account]")).to_have_text(ENGLISH.format("account-enter"))
    expect(other.locator("li button.table")).to_have_count(0)


def test_who_has_to_wait_is_told_the_other_ways_in(tmp_path: Path, visit: Visiting) -> None:
    """Wrong passwords, also those of strangers in the same network, lock neither a passkey nor a known browser."""
    with serving(tmp_path, "--rate", "0.1") as limited:
        page = visit(DESKTOP, allowed="status of 4(03|29)").page()
        page.goto(limited.address)
        fill_in(page, "Salma", "wrong password")
        for refusal in ("wrong-password", "account-locked"):
            page.get_by_role("button", name=ENGLISH.format("account-sign-in"), exact=True).click()
            expect(page.get_by_role("alert")).to_contain_text(ENGLISH.format(refusal))


def test_the_form_fits_a_phone_in_arabic(server: Server, visit: Visiting) -> None:
    """Nothing is wider than the screen, and a refusal is in the language of the reader."""
    page = visit(PHONE, allowed=REFUSED).page()
    page.goto(server.address)
    fill_in(page, "\u0633\u0644\u0645\u0649", "1234567", ARABIC)
    page.get_by_role("button", name=ARABIC.format("account-register"), exact=True).click()

    expect(page.get_by_role("alert")).to_contain_text("128")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.locator("form").last.evaluate("form => form.scrollWidth <= form.clientWidth")


def test_the_account_lists_its_matches(server: Server, visit: Visiting) -> None:
    """Each with its players and a replay, and with statistics of the game."""
    page = visit(DESKTOP).page()
    table = server.open_table(game="hearts", bots="random", options={"deals": "1", "pass_cards": "off"})
    token = server.sit_down(table)
    server.play(table, token)
    enter(page, server, table, token)
    page.goto(server.address)
    fill_in(page, "Huda", PASSWORD)
    page.get_by_role("button", name=ENGLISH.format("account-register"), exact=True).click()
    page.locator("[data-account]").click()
    matches = page.locator("[data-matches]")

    expect(matches.locator("tbody tr")).to_have_count(1)
    expect(matches.locator("li")).to_contain_text(ENGLISH.format("seat-self"))
    matches.get_by_role("button").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}(#|$)"))


def test_an_account_is_exported_and_deleted(server: Server, visit: Visiting) -> None:
    """The copy is a file; the deletion asks twice, for the password and for a second tap."""
    page = visit(DESKTOP, allowed=REFUSED).page()
    page.goto(server.address)
    fill_in(page, "Yusuf", PASSWORD)
    page.get_by_role("button", name=ENGLISH.format("account-register"), exact=True).click()
    page.locator("[data-account]").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=ENGLISH.format("account-export"), exact=True).click()
    exported = msgspec.json.decode(download.value.path().read_bytes(), type=protocol.AccountExport)
    page.get_by_role("button", name=ENGLISH.format("account-delete"), exact=True).click()
    confirm = page.get_by_role("button", name=ENGLISH.format("account-delete-confirm"), exact=True)
    expect(confirm).to_be_disabled()
    page.get_by_label(ENGLISH.format("account-password"), exact=True).fill(PASSWORD)
    confirm.click()

    assert "Yusuf" == exported.name
    expect(page.locator("[data-account]")).to_have_text(ENGLISH.format("account-enter"))


def test_a_guest_with_a_registered_name_is_told_the_way_out(server: Server, visit: Visiting) -> None:
    """Neither a quick match nor a match against bots gives them a seat under it; under another name they play."""
    registered = httpx.post(
        f"{server.address}/api/account/register", json={"name": "Leen", "password": PASSWORD}, timeout=PATIENCE
    )
    assert 200 == registered.status_code, registered.text
    page = visit(DESKTOP, allowed="status of 409").page()
    page.goto(server.address)
    name = page.get_by_label(ENGLISH.format("page-your-name"))
    name.fill("Leen")
    for how in ("lobby-quick", "page-play"):
        page.get_by_role("button", name=ENGLISH.format(how), exact=True).click()
        expect(page.get_by_role("alert")).to_have_text(ENGLISH.format("name-registered"))
        page.reload()
    name.fill("Leena")
    page.get_by_role("button", name=ENGLISH.format("page-play"), exact=True).click()

    expect(page).to_have_url(re.compile("/table/"))
