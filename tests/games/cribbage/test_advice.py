"""The `rules` bot in Cribbage: positions in which one rule of thumb decides."""

import re

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import collect_votes, tactics_of
from mamlaka.engine import turns
from mamlaka.fair import FairShuffler
from mamlaka.games.cribbage import Cribbage, CribbageOptions
from mamlaka.games.cribbage.deal import DECK
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.texts import Texts
from tests.advice import BOT, decided, forget, said
from tests.strategies import random_match
from tests.tables import act, cribbage_table

TENS = (["KS TD 9S TC 3S JC", "KC QS 3D KH 6H AH"], "JH")
THREE = (["2C 5S 6D 3C KH", "TS JS QD KD 9S", "TH JC QC KC 8S"], "9H 4H")
"""The hands of three players; the first card after them goes to the crib."""
ADVICE = [
    pytest.param(1, TENS, "", 0, "discard KS 3S", "discard TD TC", id="1: three tens and a nine"),
    pytest.param(
        2, (["2D TC JS JC 2C KC", "4S 9S 6H QC 4C 3D"], "3S"), "", 0, "discard 2D 2C", "discard JS 2D", id="2: a pair"
    ),
    pytest.param(
        3, (["QC 5H 3C AD 8H 4H", "KC 3D JD QS 2S KH"], "KS"), "", 0, "discard 8H AD", "discard 5H QC", id="3: a five"
    ),
    pytest.param(
        4,
        (["3D 8H QC 8S TC 2S", "8C 6D QS 6C AC JH"], "KS"),
        "0 discard 8S 2S, 1 discard JH 6D",
        1,
        "AC",
        "QS",
        id="4: an ace",
    ),
    pytest.param(6, TENS, "0 discard KS 3S, 1 discard QS 6H", 1, "KH", "AH", id="6: one of two kings"),
    pytest.param(
        7,
        (["4D 3S AH 9D JD 2C", "JH 7C 7D 3H 8C 9H"], "8H"),
        "0 discard JD 9D, 1 discard 9H 3H, 1 7D, 0 4D",
        1,
        "7C",
        "JH",
        id="7: not twenty-one",
    ),
    pytest.param(
        8,
        (["9C 7C QD 4C AS 8D", "QC JD 6S 5D 7H JS"], "3H"),
        "0 discard AS 4C, 1 discard 6S 7H, 1 JS, 0 8D, 1 JD, 0 QD, 1 5D",
        0,
        "9C",
        "7C",
        id="8: no run for six",
    ),
    pytest.param(
        9,
        (["9C 4S TC 9H AD 5H", "8S 8C 2D QD 5S 5D"], "7C"),
        "0 discard 9H TC, 1 discard QD 5D, 1 8S, 0 5H",
        1,
        "2D",
        "5S",
        id="9: the third five may follow",
    ),
    pytest.param(
        10, TENS, "0 discard KS 3S, 1 discard QS 6H, 1 KH, 0 9S", 1, "KC", "AH", id="10: the ace is kept for the end"
    ),
    pytest.param(
        11,
        THREE,
        "0 discard KH, 1 discard 9S, 2 discard 8S, 1 TS, 2 QC, 0 2C",
        0,
        "6D",
        "5S",
        id="11: six and three are nine",
    ),
    pytest.param(
        60,
        (["4H QC 7C 9S AS 2H", "KS 3S TS TH 4C 2S"], "5S"),
        "0 discard 9S 7C, 1 discard TH 4C, 1 2S",
        0,
        "2H",
        "QC",
        id="60: a pair",
    ),
]
LATE = [
    pytest.param(5, 35, 150, 1, "6C", "5S", id="5: no five"),
    pytest.param(12, 120, 146, 1, "5S", "2H", id="12: points before the dealer's show"),
    pytest.param(13, 20, 69, 0, "8D", "6H", id="13: far ahead"),
    pytest.param(14, 120, 139, 1, "discard AS TD", "discard 7H 2H", id="14: different ranks near the end"),
]
"""Positions of random matches to 61: the rule, the seed, the number of events, the seat, and what it does."""


@pytest.mark.parametrize("number, cards, done, seat, best, other", ADVICE)
def test_each_rule_decides_a_position(
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    cards: tuple[list[str], str],
    done: str,
    seat: int,
    best: str,
    other: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    table = cribbage_table(*cards)
    for one in filter(None, done.split(", ")):
        act(table, int(one[0]), one[2:])
    view = table.view(seat)

    assert best == said(view)
    assert f"rule-cribbage-{number}" in {reason.message for reason in decided(view).reasons}
    forget(monkeypatch, "cribbage", number)
    assert other == said(view)


@pytest.mark.parametrize("number, seed, events, seat, best, other", LATE)
def test_each_rule_about_the_score_decides_a_position(
    monkeypatch: pytest.MonkeyPatch, number: int, seed: int, events: int, seat: int, best: str, other: str
) -> None:
    """The same in the middle of a match."""
    view = random_match("cribbage", seed, CribbageOptions(target="61")).table(events).view(seat)

    assert best == said(view)
    forget(monkeypatch, "cribbage", number)
    assert other == said(view)


def test_a_player_far_ahead_is_not_warned_of_the_safest_card() -> None:
    """Rule 13 compares cards: of those that can be played, it has nothing against one."""
    view = random_match("cribbage", 20, CribbageOptions(target="61")).table(69).view(0)
    votes = [vote for row in collect_votes(view, tuple(view.legal)) for rule, vote in row if rule.number == 13]

    assert max(votes) == 0
    assert min(votes) < 0


def test_nothing_speaks_against_a_pair_royal() -> None:
    """The third seven brings six, although the count of 21 lets a ten make thirty-one."""
    table = cribbage_table(["7S 4D 3H QC 2C 2D", "7C 7H 9D KS JS JD"], "AH")
    for one in ("0 discard 2C 2D", "1 discard JS JD", "1 7C", "0 7S"):
        act(table, int(one[0]), one[2:])
    view = table.view(1)
    (votes,) = collect_votes(view, (parse_action("7H", turns(view.state)[0], DECK),))

    assert "7H" == said(view)
    assert not any(vote < 0 for rule, vote in votes if rule.number == 9)
    decision = HardBot(Rng(0)).act(view, Limit(worlds=32))
    assert decision is not None
    assert "7H" == view.format(decision.action)


def test_it_counts_its_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """61: with muggins it names the true points of the hand and of the crib."""
    table = cribbage_table(["8C 9H KD 3S 2C 2D", "5H 6S 7D JC QS TH"], "4H", CribbageOptions(muggins=True))
    for one in (
        "0 discard 2C 2D",
        "1 discard QS TH",
        *["1 7D", "0 8C", "1 6S", "0 9H", "1 5H", "0 KD", "1 JC", "0 3S"],
    ):
        act(table, int(one[0]), one[2:])

    assert "count 8" == said(table.view(1))
    assert {"rule-cribbage-61"} == {reason.message for reason in decided(table.view(1)).reasons}
    act(table, 1, "count 8")
    assert "count 2" == said(table.view(0))
    act(table, 0, "count 2")
    assert "count 2" == said(table.view(0))
    forget(monkeypatch, "cribbage", 61)
    assert "count 0" == said(table.view(0))


def test_the_first_rule_says_what_a_crib_of_others_costs() -> None:
    """It counts against the hand, in the advice as in its sentence."""
    hands, starter = TENS
    dealer, pone = cribbage_table(hands, starter).view(0), cribbage_table(list(reversed(hands)), starter).view(1)
    tens = DECK.mask("TD TC")
    votes = []
    for view in (dealer, pone):
        (discard,) = (action for action in view.legal if action.cards == tens)
        votes.append(next(vote for rule, vote in collect_votes(view, (discard,))[0] if rule.number == 1))

    assert votes[0] > votes[1]
    assert "subtract it if not" in Texts().format("rule-cribbage-1")


@pytest.mark.parametrize("language", languages())
def test_the_standard_rules_are_described_for_any_number_of_players(language: str) -> None:
    """Two, three or four may play, with six or five cards."""
    described = Texts(language).format("game-standard-cribbage")

    assert "121" in described
    assert not re.search("Two|six|Zwei|sechs|Deux|In due|sei carte|Twee|zes|2人|لاعبان", described)


def test_the_advice_supports_all_options() -> None:
    """Every option is taken into account, or makes no difference."""
    assert {row.name for row in CribbageOptions.describe()} == tactics_of("cribbage").supported_options


@pytest.mark.slow
def test_it_beats_chance() -> None:
    """It wins nearly all games."""
    won = 0
    for number in range(6):
        seat = number % 2
        table = Table(Setup(Cribbage, {"target": "61"}), FairShuffler(number.to_bytes(32, "big")))
        table.bots = {seat: BOT, 1 - seat: RandomBot(Rng(number))}
        table.run()
        won += table.state.totals[seat] > table.state.totals[1 - seat]

    assert won >= 5
