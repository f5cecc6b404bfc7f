"""The `rules` bot in Da Qi Zi: positions in which one rule of thumb decides."""

from collections.abc import Sequence

import pytest

from mamlaka.bots.rules import tactics_of
from mamlaka.cards import XIANGQI
from mamlaka.engine import apply_action, turns
from mamlaka.notation import parse_action
from mamlaka.view import View
from tests.advice import forget, said, vote
from tests.tables import da_qi_zi_of, seen_from, shuffler_of

ADVICE = [
    pytest.param(
        1,
        "SR RB | HR RR | SR RR | HR RB",
        0,
        [(0, 2), (0, 3), (2, 1)],
        ["SR"],
        "HR",
        "RR",
        id="1: the chariot is for the last trick",
    ),
    pytest.param(
        2,
        "SB SB SB EB | SR HR SB HB | HR RR HB GB | SR AR GR CB",
        1,
        [(1, 2), (1, 2)],
        ["HR", "discard HB"],
        "AR",
        "discard SR",
        id="2: a seat without a unit takes one",
    ),
    pytest.param(
        3,
        "SR SB SB | HR HR SB | SR SR GB | CB HB RB",
        0,
        [(1, 1), (1, 3), (1, 1)],
        ["SB SB"],
        "discard HR SB",
        "HR HR",
        id="3: with five units a horse stays for the end",
    ),
    pytest.param(
        4,
        "CR RR SB SB | SR SR ER RB | RR AR SB AB | HR CB HB RB",
        2,
        [(1, 2), (2, 1), (2, 1)],
        [],
        "RR",
        "AR",
        id="4: both generals are gone, so the red advisor stays",
    ),
    pytest.param(
        5,
        "SB SB SB AB | SR HB RB AB | SR SR HR CB | SR ER ER EB",
        0,
        [(2, 1), (0, 1), (1, 1), (0, 1)],
        [],
        "AB",
        "SB SB",
        id="5: the advisor is sure, and three soldiers remain",
    ),
    pytest.param(
        6,
        "SR SR SR CR HR RR | SB SB SB SB CB AB | HR RR SB CB ER EB | RB RB HB HB AR AB",
        0,
        [(1, 1), (0, 1)],
        [],
        "RR HR CR",
        "SR SR SR",
        id="6: the run first, the soldiers last",
    ),
    pytest.param(
        7,
        "SR SR SB SB CB | HR RR SB HB RB | SR CR SB CB AB | CR HR RR RB AB",
        0,
        [(3, 2), (0, 1)],
        ["SR", "RB", "discard CR"],
        "AB",
        "RR",
        id="7: the red chariot belongs to a run",
    ),
    pytest.param(
        8,
        "CB HB RB RB | ER ER AR GR | SR SB AB AB | SR SB EB GB",
        1,
        [(2, 2), (1, 2)],
        [],
        "ER ER",
        "ER",
        id="8: few pairs beat this one",
    ),
    pytest.param(
        9,
        "RR AR SB | SR CR GR | ER SB CB | HR SB SB",
        3,
        [(2, 2), (0, 2), (3, 1)],
        ["HR", "discard SB", "discard CR"],
        "ER",
        "discard SB",
        id="9: only one piece beats it, and its owner has played",
    ),
    pytest.param(
        10,
        "CB HB RB | SR SB RB | ER SB EB | CR AB AB",
        1,
        [(3, 3), (2, 2)],
        ["RB"],
        "discard SB",
        "discard ER",
        id="10: a soldier rather than an elephant",
    ),
    pytest.param(
        11,
        "CR HR ER SB | SR SR CB RB | SR RR GR SB | SR ER AR SB",
        0,
        [(2, 1), (1, 1), (3, 2)],
        ["CR", "discard SR", "RR"],
        "discard SB",
        "ER",
        id="11: nothing to lead afterwards",
    ),
    pytest.param(
        60,
        "SR CR SB | SR SB HB | SR SB EB | SR HB GB",
        2,
        [(0, 2), (2, 3)],
        ["SB"],
        "SR",
        "HB",
        id="60: a soldier is enough",
    ),
    pytest.param(
        61,
        "CR ER EB | RR RR AR | SB SB RB | SR CR CB",
        2,
        [(3, 3), (2, 2)],
        ["SB", "CB", "CR"],
        "AR",
        "RR",
        id="61: two chariots surely take the last trick",
    ),
    pytest.param(
        62,
        "GR AR SR SR | CR EB RB SR | CR AR SB GB | AB RR HB RB",
        3,
        [(0, 1), (2, 1), (0, 1), (3, 1)],
        ["HB"],
        "AR",
        "discard SR",
        id="62: with two high pieces and a pair every discard costs something",
    ),
]


def view_of(hands: str, leader: int, tricks: Sequence[tuple[int, int]], plays: Sequence[str]) -> View:
    """Return the view of the seat on turn after some plays of the running trick."""
    state = da_qi_zi_of(hands.split(" | "), leader=leader, tricks=tricks)
    for words in plays:
        (turn,) = turns(state)
        action = parse_action(words, turn, XIANGQI, known=("discard",))
        state = apply_action(state, turn.seat, action, shuffler_of())[1]
    (turn,) = turns(state)
    return seen_from(state, turn.seat)


@pytest.mark.parametrize("rule,hands,leader,tricks,plays,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hands: str,
    leader: int,
    tricks: Sequence[tuple[int, int]],
    plays: Sequence[str],
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(hands, leader, tricks, plays)

    assert wanted == said(view)
    forget(monkeypatch, "da_qi_zi", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("da_qi_zi").rules] == [case.values[0] for case in ADVICE]


def test_no_advice_speaks_against_the_lowest_discard() -> None:
    """The advice on what to discard prefers it; that a discard costs something is another matter."""
    view = view_of("GR AR SR SR | CR EB RB SR | CR AR SB GB | AB RR HB RB", 3, [(0, 1), (2, 1), (0, 1), (3, 1)], ["HB"])
    discards = [action for action in view.legal if action.kind == "discard"]
    costs = {words: vote(10, view, words) for words in map(view.format, discards)}

    assert {"discard SR": 0.0} == {words: cost for words, cost in costs.items() if cost == 0}
    assert max(costs.values()) == 0


def test_a_lead_of_the_whole_hand_is_the_last_trick() -> None:
    """Nobody has a pair that beats the elephants, so together they win; one after the other they need not."""
    view = view_of("EB EB | HR AR | GR HB | SR RR", 0, [(2, 1), (2, 1), (2, 3), (0, 1)], [])

    assert "EB EB" == said(view)
    assert vote(1, view, "EB EB") > vote(1, view, "EB")


def test_an_equal_piece_in_another_hand_is_not_a_sure_last_trick() -> None:
    """Whoever leads it first wins: the second red chariot does not beat it."""
    view = view_of("SR RR | HR RR | SB CB | SR CR", 0, [(2, 2), (2, 2), (1, 1), (2, 1)], [])

    assert 0 == vote(61, view, "SR")


def test_a_lead_that_nobody_beats_makes_any_unbeatable_rest_sure() -> None:
    """The rest is led, so that an equal piece does not matter."""
    view = view_of("AR RR | HR RR | SB CB | SR CR", 0, [(2, 2), (2, 2), (1, 1), (2, 1)], [])

    assert vote(61, view, "AR") > 0


def test_without_a_trick_a_last_single_is_not_sure_where_it_needs_one() -> None:
    """The general does not help a seat that may not beat."""
    hands = ["HR GR", "SR SB", "CB AB", "RR AR"]
    for options, is_sure in (({}, True), ({"last_needs_trick": "on"}, False)):
        view = seen_from(da_qi_zi_of(hands, options, tricks=[(1, 6)]), 0)

        assert is_sure == (vote(61, view, "HR") > 0)
