"""Matches that began under older rules of their game: nobody judges them, and everyone is told why."""

import msgspec
import pytest

from mamlaka.errors import IllegalAction, RecordError
from mamlaka.match import Setup
from mamlaka.record_text import parse_matches
from mamlaka.registry import find_game, game_names
from mamlaka.server.database.log_entries import Opened, row_of
from mamlaka.server.database.table_state import TableState
from mamlaka.table import Table
from mamlaka.texts import Texts
from mamlaka.verification import verify

CHANGED = [name for name in sorted(game_names()) if find_game(name).version > 1]
"""The games whose rules have changed."""


def test_some_rules_have_changed() -> None:
    """The tests below are about something."""
    assert {"barbu", "five_hundred", "hearts", "loo", "skat"} <= {*CHANGED}


@pytest.mark.parametrize("name", CHANGED)
def test_a_server_says_why_it_does_not_go_on_with_a_table(name: str) -> None:
    """The sentence has the version with which the match began, and that of the server."""
    game = Setup(find_game(name)).start().game
    opened = Opened(name, game.version - 1, "", game.options.texts(), game.seats, "random", "00" * 32)

    with pytest.raises(IllegalAction) as refused:
        TableState("table", [row_of("table", 0, opened)])

    refusal = refused.value.refusal
    assert ("other_rules", {"version": game.version - 1, "installed": game.version}) == (refusal.code, refusal.facts)
    assert f"version {game.version - 1} of the rules" in Texts().refusal(refusal)


@pytest.mark.parametrize("name", CHANGED)
def test_a_record_of_older_rules_is_not_judged(name: str) -> None:
    """Its verification names both versions, and calls no play of it wrong."""
    record = Table(Setup(find_game(name)), seed=1, bots="random").record()
    old = msgspec.structs.replace(record, rules_version=record.rules_version - 1)
    (fault,) = verify(old).faults

    assert f"version {old.rules_version}" in fault
    assert f"version {record.rules_version}" in fault


@pytest.mark.parametrize("name", CHANGED)
def test_a_typed_match_of_older_rules_is_not_judged(name: str) -> None:
    """The first line of a match as text may name the version of its rules."""
    with pytest.raises(RecordError, match=f"version {find_game(name).version - 1}"):
        list(parse_matches([f"game: {name} {find_game(name).version - 1}"], "text"))
