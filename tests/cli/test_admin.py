"""`mamlaka admin`: what the operator of a server sees and decides."""

import json
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from mamlaka.server.accounts.accounts import Accounts
from mamlaka.server.accounts.passkeys import Passkeys
from mamlaka.server.accounts.passwords import hash_password
from mamlaka.server.accounts.webauthn import StoredKey
from mamlaka.server.database.store import Row, Store
from tests.cli.running import BAD_USAGE, SUCCESS, run
from tests.server.client import Served

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the database of a server, in the default place."""
    Store(str(tmp_path / "tables.sqlite")).close()
    return tmp_path


def said(folder: Path, *words: str) -> str:
    """Return what a command prints."""
    done = run(folder, "admin", *words)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    return done.stdout


def test_people_and_addresses_are_blocked_and_listed(folder: Path) -> None:
    """Each once, and no more after they are unblocked."""
    assert "No one is blocked.\n" == said(folder, "blocked")
    assert "Blocked: the name ada.\n" == said(folder, "block", "Ada")
    assert "ada was blocked already.\n" == said(folder, "block", "ADA")
    assert "Blocked: the address 203.0.113.7.\n" == said(folder, "block", "203.0.113.7")
    assert ["address  203.0.113.7", "name     ada"] == said(folder, "blocked").splitlines()
    assert "No longer blocked: ada.\n" == said(folder, "unblock", "ada")
    assert "ada was not blocked.\n" == said(folder, "unblock", "ada")


def test_ranges_are_blocked_and_listed(folder: Path) -> None:
    """What is inside a range is blocked with it, and only with it."""
    range_ = "the addresses 10.0.0.0 to 10.255.255.255 (10.0.0.0/8)"
    assert "Blocked: the address 10.1.2.3.\n" == said(folder, "block", "10.1.2.3")
    assert f"Blocked: {range_}.\n" == said(folder, "block", "10.9.9.9/8")
    assert "10.7.7.7 was blocked already, in 10.0.0.0/8.\n" == said(folder, "block", "::ffff:10.7.7.7")
    assert ["address  10.0.0.0/8", "address  10.1.2.3"] == said(folder, "blocked").splitlines()
    assert "No longer blocked: 10.1.2.3.\nStill blocked: 10.0.0.0/8.\n" == said(folder, "unblock", "10.1.2.3")
    refused = run(folder, "admin", "unblock", "10.1.2.3")
    assert (BAD_USAGE, "mamlaka: 10.1.2.3 is blocked in 10.0.0.0/8: unblock that range\n") == (
        refused.returncode,
        refused.stderr,
    )
    assert "No longer blocked: 10.0.0.0/8.\n" == said(folder, "unblock", "10.0.0.0/8")


def test_the_message_of_the_day_is_set_shown_and_removed(folder: Path) -> None:
    """Without a text it is printed."""
    assert "There is no message.\n" == said(folder, "message")
    assert "The page shows it within seconds.\n" == said(folder, "message", "Hello <all>")
    assert "Hello <all>\n" == said(folder, "message")
    assert "The message is removed.\n" == said(folder, "message", "")
    assert "There is no message.\n" == said(folder, "message")


def test_programs_get_tokens(folder: Path) -> None:
    """The token alone is printed, so that scripts can take it."""
    assert "There are no accounts of programs.\n" == said(folder, "programs")
    token = said(folder, "program", "Robot").strip()
    assert 32 == len(token) == len(token.encode()) == len(bytes.fromhex(token)) * 2
    assert "Robot\n" == said(folder, "programs")
    assert "The account is removed.\n" == said(folder, "program", "robot", "--remove")
    assert "There is no program 'robot'.\n" == said(folder, "program", "robot", "--remove")


def test_tables_are_listed_and_filtered(folder: Path) -> None:
    """By game, by status and by person; names are printed without control characters."""
    with Served(folder / "tables.sqlite") as server:
        trex, hearts = server.open(), server.open(game="hearts")
        server.sit(trex, 1, name="Ada")
    rows = {row["id"]: row for row in json.loads(said(folder, "tables", "--json"))}

    assert {trex: ["Ada"], hearts: []} == {name: row["people"] for name, row in rows.items()}
    assert "trex, 4 seats: Ada" in said(folder, "tables", "--game", "trex")
    assert hearts not in said(folder, "tables", "--person", "ada")
    assert "There are no such tables.\n" == said(folder, "tables", "--status", "started")
    assert "... and 1 more: --most 2 lists all\n" in said(folder, "tables", "--most", "1")


def test_the_log_of_a_table_is_shown(folder: Path) -> None:
    """Line by line, with time and actor."""
    with Served(folder / "tables.sqlite") as server:
        table = server.open(preset="partners")
        server.sit(table, 1, name="Ada")
    first, second = said(folder, "table", table).splitlines()

    assert first.endswith("opened trex partners, 4 seats, bots random")
    assert second.endswith("seat 0   sat Ada in seat 0")
    assert [0, 1] == [line["seq"] for line in json.loads(said(folder, "table", table, "--json"))]


def test_a_log_that_cannot_be_read_is_named(folder: Path) -> None:
    """It may be of another version."""
    store = Store(str(folder / "tables.sqlite"))
    store.append([Row("odd", 0, 1, "opened", "", None, '{"game": 1}')])
    store.close()
    done = run(folder, "admin", "table", "odd")

    assert (BAD_USAGE, True) == (done.returncode, "the log of table odd cannot be shown: " in done.stderr)


def test_reports_are_among_the_commands(folder: Path) -> None:
    """They are the same as those of `mamlaka reports`."""
    assert said(folder, "reports") == run(folder, "reports").stdout


@pytest.mark.parametrize(
    "words,complaint",
    [
        (("tabels",), "unknown command 'tabels': use one of tables, table, "),
        (("block", " "), "' ' is no name: use 1 to 20 visible characters"),
        (
            ("block", "10.0.0.256"),
            "'10.0.0.256' is no address: write one such as 203.0.113.7 or 2001:db8::1, or a range",
        ),
        (("block", "Ada", "--database", "none.sqlite"), "there is no database none.sqlite: start `mamlaka serve` once"),
        (("message", "x" * 501), "the message has 501 characters: use at most 500\n"),
        (("tables", "--status", "opne"), "--status takes any or open or started, not 'opne'; did you mean open?"),
        (("account", "Bob", "--reset"), "there is no account 'Bob': `mamlaka admin accounts` lists all\n"),
        (("program", " "), "' ' is no name: use 1 to 20 visible characters\n"),
        (("program", " ", "--remove"), "' ' is no name: use 1 to 20 visible characters\n"),
        (("table", "nothing"), "there is no table 'nothing': `mamlaka admin tables` lists them"),
    ],
)
def test_a_mistake_is_explained(folder: Path, words: tuple[str, ...], complaint: str) -> None:
    """In one line, which begins with what is wrong and ends with the way out."""
    done = run(folder, "admin", *words)

    assert BAD_USAGE == done.returncode
    assert done.stderr.startswith(f"mamlaka: {complaint}")
    assert 1 == len(done.stderr.splitlines())


def test_an_account_gets_a_new_password_and_is_deleted(folder: Path) -> None:
    """The password alone is printed; what is wrong is said in words."""
    assert "There are no accounts of people.\n" == said(folder, "accounts")
    with closing(Store(str(folder / "tables.sqlite"))) as store:
        accounts = Accounts(store.engine)
        accounts.register("Ada", hash_password("correct horse"))
        password = said(folder, "account", "ada", "--reset").strip()
        found = accounts.named("Ada")
        assert found is not None
        assert PasswordHasher().verify(found.password_hash, password)
        passkeys = Passkeys(store.engine)
        passkeys.add(found.id, "localhost", StoredKey("AAAA", "", 0))
        said(folder, "account", "Ada", "--reset")
        assert 1 == len(passkeys.of(found.id))
        said(folder, "account", "Ada", "--reset", "--remove-passkeys")
        assert () == passkeys.of(found.id)
    assert "Ada\n" == said(folder, "accounts")
    assert "The account is deleted.\n" == said(folder, "account", "Ada", "--remove")
    for words, reason in (
        (("Ada", "--remove"), "there is no account 'Ada'"),
        (("Ada",), "choose what to do with the account"),
        (("Ada", "--remove", "--remove-passkeys"), "choose what to do with the account"),
    ):
        refused = run(folder, "admin", "account", *words)
        assert BAD_USAGE == refused.returncode
        assert reason in refused.stderr
