"""The messages: every one that is used exists, and every one that exists is used."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import mamlaka
from mamlaka.errors import Refusal
from mamlaka.texts import Texts

SOURCE = files("mamlaka").joinpath("locale", "en.ftl").read_text(encoding="utf-8")
IDS = set(re.findall(r"^([a-zA-Z][\w-]*) =", SOURCE, re.MULTILINE))
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SPEAKERS = (*Path(mamlaka.__file__).parent.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)


def test_every_refusal_has_a_sentence() -> None:
    """Every code of a refusal in the code is a message."""
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', CODE)) | set(re.findall(r'PlayClass\("(\w+)"', CODE))

    assert len(codes) > 8
    assert {code.replace("_", "-") for code in codes} <= IDS


def test_every_reason_of_a_ledger_has_a_sentence() -> None:
    """Every reason of a ledger entry is a message."""
    reasons = set(re.findall(r'Entry\([\w\[\]]+, [\w\[\] *]+, "(\w+)"', CODE))

    assert {"cards", "doubled", "doubler", "tricks", "place"} <= reasons
    assert {f"ledger-{reason.replace('_', '-')}" for reason in reasons} <= IDS


def test_every_message_is_used() -> None:
    """No message is left over: its id stands in the code, or is made from a code, a contract, a reason or a rule."""
    made = (  # by their prefix from words of the games
        "card-",
        "contract-",
        "header-",
        "ledger-",
        "lies-",
        "preset-",
        "rank-",
        "rule-",
        "suit-",
        "void-",
        "waiting-",
    )
    words = set(re.findall(r"""["']([a-zA-Z][\w-]*)["']""", CODE))
    unused = {name for name in IDS if not {name, name.replace("-", "_")} & words}

    assert set() == {name for name in unused if not name.startswith(made)}


def test_a_missing_message_or_fact_is_an_error() -> None:
    """Nothing is shown as a bare id."""
    with pytest.raises(KeyError, match="nothing-like-that"):
        Texts().say("nothing-like-that")
    with pytest.raises(KeyError, match="header"):
        Texts().say("header", game="x")


def test_a_refusal_is_said_with_its_facts() -> None:
    """The facts of a refusal fill its sentence."""
    assert "Q is not in your hand." == Texts().refusal(Refusal("not_in_hand", {"cards": "Q"}))
