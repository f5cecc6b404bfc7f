"""Names that no person may have, because others would take them for a bot or for someone who runs the server."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from mamlaka.bots.registry import bot_names
from mamlaka.errors import IllegalAction
from mamlaka.fair import hash_of_nonce
from mamlaka.messages import languages
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.reserved_names import BOT_NAMES, check_playable, check_registrable
from mamlaka.texts import Texts
from tests.server.accounts import register
from tests.server.client import Served, token_of


def refusal(check: Callable[[str], None], name: str) -> str:
    """Return the code with which a name is refused; empty: it is not."""
    try:
        check(name)
    except IllegalAction as error:
        return error.refusal.code
    return ""


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Admin 2", "ADMlN", "adm|n", "\u0430dmin", "Administrateur", "\u0627\u0644\u0645\u062f\u064a\u0631"),
        *("Bot", "b o t", "B0T", "\u0392ot", "[Bot]", "Bot (1)", "\U0001f916 Bot", "\u30dc\u30c3\u30c8\uff11"),
        *("medium 1", "Medium1", "2 medium", "m\u00e9dium", "\uff4dedium #3", "medium bot", "medium \u0661"),
    ],
)
def test_no_one_has_a_name_of_bots_or_of_the_operator(name: str) -> None:
    """Neither an account nor a guest, however it is spelled."""
    assert ["name_reserved"] * 2 == [refusal(check, name) for check in (check_registrable, check_playable)]


@pytest.mark.parametrize("language", languages())
def test_the_levels_of_bots_are_reserved_in_all_languages(language: str) -> None:
    """With and without a number, for every bot that is installed."""
    names = [Texts(language).name("bot", bot) for bot in bot_names()]

    assert {"name_reserved"} == {
        refusal(check_playable, name + end) for name in (*bot_names(), *names) for end in ("", " 12")
    }


@pytest.mark.parametrize("language", languages())
def test_no_account_has_the_name_of_a_bot(language: str) -> None:
    """Its owner would get no seat at tables of that bot. A guest may have it elsewhere; longer names are free."""
    names = [Texts(language).format(f"bot-name-{bot}") for bot in BOT_NAMES]

    assert {"name_reserved"} == {refusal(check_registrable, name.upper()) for name in names}
    assert {""} == {refusal(check_playable, name) for name in names}
    assert {""} == {refusal(check_registrable, f"{name} 2") for name in names}


@pytest.mark.parametrize("name", ["Ada", "007", "1 2", "Lou Best", "Botho", "Adama", "\u0639\u0644\u064a", "Guest"])
def test_other_names_are_free(name: str) -> None:
    """A reserved word may be part of a name, and numbers alone are one; guests have their own name."""
    assert "" == refusal(check_playable, name)


@pytest.mark.parametrize("name", ["Guest \u0662", "guest-3", "GUEST (4)"])
def test_no_account_has_the_name_of_guests_with_a_number(name: str) -> None:
    """Whatever digits and signs the number has."""
    assert "name_of_guests" == refusal(check_registrable, name)


def test_a_reserved_name_is_refused_for_an_account_and_a_seat(served: Served, browser: httpx.Client) -> None:
    """The refusal says why. Whoever has registered the name before keeps it."""
    wish = protocol.SitDown(token_of(1), hash_of_nonce(token_of(1)), "medium 1")
    path = f"/api/tables/{served.open()}/seats"
    answers = [register(browser, "Admin"), served.http("POST", path, wish)]
    made = Accounts(served.store.engine).register("medium 1", "")
    assert made is not None
    session = Accounts(served.store.engine).sign_in(made.id, "")
    owned = served.http("POST", path, wish, headers={"cookie": f"mamlaka={session}"})

    assert [(409, "name_reserved")] * 2 == [(answer.status_code, answer.json()["code"]) for answer in answers]
    assert "bots" in Texts().format("name-reserved")
    assert 200 == owned.status_code
