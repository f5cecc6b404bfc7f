"""Texts have words for people, and not the ids with which programs name the same things."""

import re
from functools import cache

import pytest

from mamlaka.display import message_id
from mamlaka.messages import entries, languages, own_messages
from mamlaka.registry import find_game, game_names

LOANS = {"it": {"replay"}, "nl": {"down"}}
"""Words of a language that are ids of contracts as well."""
SYNTAX = re.compile(r"\{ *\$?[\w-]+ *->|^ *\*?\[[^\]]*\]|\{[^{}]*\}", re.MULTILINE)
"""What is not text in a message: references, and the keys of variants."""
TYPED = re.compile(r"`[^`]*`|[\w.]+=[\w.,+]+")
"""What people type, as it is: a command, or a setting such as `mode=complex4`."""
OPTIONS = {
    message_id(f"about-option-{game}", row.name): row
    for game in game_names()
    for row in find_game(game).options_type.describe()
}
"""The options by the id of their explanation, which names their values as they are typed."""


@cache
def messages(language: str) -> dict[str, list[str]]:
    """Return the words of each message of a language, with those of all variants."""
    texts = {name: SYNTAX.sub(" ", text.partition("=")[2]) for name, text in entries(own_messages(language)).items()}
    return {
        name: re.findall(r"\w+", TYPED.sub(" ", text))
        for name, text in texts.items()
        if not name.startswith(("also-", "same-"))
    }


def ids(language: str) -> set[str]:
    """Return the ids that are no words: options and values of several words, and contracts if they aren't English."""
    values = {value for row in OPTIONS.values() for value in (row.name, *row.values) if "_" in value}
    if language == "en":
        return values
    contracts = {word.removeprefix("contract-") for word in messages(language) if word.startswith("contract-")}
    said = {
        word.casefold() for name, words in messages(language).items() if name.startswith("contract-") for word in words
    }
    return (values | contracts) - said - LOANS.get(language, set())


@pytest.mark.parametrize("language", languages())
def test_no_text_has_an_id(language: str) -> None:
    """Write "bei Herz-König", not "bei king"; only the explanation of an option names its values as they are typed."""
    raw = ids(language)
    found = {
        (name, word)
        for name, words in messages(language).items()
        for word in words
        if word in raw and word not in (OPTIONS[name].values if name in OPTIONS else ())
    }

    assert set() == found
