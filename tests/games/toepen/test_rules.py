"""The worked examples of the rules of Toepen: `tests/games/toepen/rules.toml`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mamlaka.actions import Offer, Turn
from mamlaka.cards import PIQUET
from mamlaka.errors import IllegalAction
from mamlaka.events import Dealt
from mamlaka.games.toepen import Toepen
from mamlaka.games.toepen.chips import chip_deals
from mamlaka.games.toepen.knocks import AnswerKnock
from mamlaka.notation import format_event, format_hand, parse_action
from mamlaka.table import Table
from tests.games.toepen.hands import play, table_of
from tests.tables import act, counters

VECTORS = tomllib.loads(Path(__file__).with_name("rules.toml").read_text(encoding="utf-8"))
WORDS = ("exchange", "keep", "challenge", "decline", "knock", "stay", "fold", "stand", "whistle")
ANYTHING = Turn(0, tuple(map(Offer, WORDS)), 0)
"""The words of the answers that a seat may give."""


def check(table: Table, row: dict[str, Any], prefix: str = "") -> None:
    """Compare a table with the fields of a vector."""
    counted = counters(table.state)
    pot, stake = counted["pot"][0], counted.get("stake", [0])[0]
    for name, found in {"chips": counted["chips"], "pot": pot, "stake": stake}.items():
        if prefix + name in row:
            assert row[prefix + name] == found, name
    assert sum(counted["chips"] + counted["pot"]) == sum(stacks(table))
    for line in row.get(prefix + "offers", []):
        seat, *kinds = line.split()
        turn = table.view(int(seat)).turn
        assert sorted(kinds) == sorted({offer.kind for offer in turn.offers} if turn else set()), line
    for line in row.get(prefix + "refused", []):
        words, _, code = line.partition(": ")
        assert code == refusal(table, *words.split()), line
    for line in row.get(prefix + "received", []):
        seat, _, event = line.partition(" ")
        assert event in [format_event(received, table.state.game) for _, received in table.since(0, int(seat))]


def stacks(table: Table) -> list[int]:
    """Return the chips with which every seat started."""
    game = table.state.game
    assert isinstance(game, Toepen)
    return [game.options.chips] * game.seats


def refusal(table: Table, seat: str, words: str) -> str:
    """Return the code with which a table refuses the words of a seat."""
    action = parse_action(words, ANYTHING, PIQUET)
    before = table.state
    with pytest.raises(IllegalAction) as refused:
        table.act(int(seat), action)
    assert before == table.state
    return refused.value.refusal.code


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row['source']}: {row['rule']}") for row in VECTORS["match"]])
def test_the_table_plays_as_the_rules_say(row: dict[str, Any]) -> None:
    """Chips, pot, stake, offers and refusals are those of the vector after its actions."""
    table = table_of(row)
    play(table, row["play"])
    check(table, row)
    play(table, row.get("then", []))
    check(table, row, "then_")

    assert row.get("over", False) == table.is_over
    if "stock_left" in row:
        assert row["stock_left"] == table.state.zone("stock").count
    if "next_dealer" in row:
        assert row["next_dealer"] == chip_deals(table.state).dealer
    for line in row.get("hand", []):
        seat, hand = line.split()
        assert hand == format_hand(table.view(int(seat)).hand_mask, PIQUET)


def test_a_broke_player_leaves_and_the_deal_continues() -> None:
    """A broke player leaves, and only live seats are dealt to and deal."""
    options = {"end_mode": "last_standing", "chips": "10", "knock_gap": "none", "signals": "off"}
    hands = ["KQJT...", "9.987..", "8...T98", "7..T98.", "A.A.A.A"]
    table = table_of({"seats": 5, "options": options, "hands": hands, "dealer": 0})
    play(table, ["keep"])
    for knocker in (1, 4) * 5:
        play(table, [f"{knocker} knock"])
        while isinstance(table.state.phase, AnswerKnock):
            (seat,) = table.waiting_for
            act(table, seat, "stay" if seat in (1, 4) else "fold")
    play(table, ["1 9S", "4 AS", "4 AH", "1 9H", "4 AD", "1 8H", "4 AC", "1 7H"])
    state = table.state

    assert counters(state)["chips"][1] == 0
    assert chip_deals(state).live == (0, 2, 3, 4)
    assert chip_deals(state).dealer == 2
    assert 16 == state.zone("stock").count
    assert [0, 2, 3, 4, state.game.zone_index["stock", None]] == [
        event.zone for event in table.log if isinstance(event, Dealt)
    ][-5:]
