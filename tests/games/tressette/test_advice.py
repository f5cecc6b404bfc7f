"""The `rules` bot in Tressette for two: positions in which one rule of thumb decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.fair import FairShuffler
from mamlaka.games.tressette import Tressette
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import played_views, tressette_of

ADVICE = [
    pytest.param(1, "A..2. | 2...J", "2D", "JC", "2S", id="1: keep the two for the ace"),
    pytest.param(2, "A.3.. | J.A..", "", "3H", "AS", id="2: catch the bare ace"),
    pytest.param(3, ".A..4 | K...Q", "", "AH", "4C", id="3: lead the suit that the other lacks"),
    pytest.param(4, "3.Q.. | .2..3", "3S", "2H", "3C", id="4: keep the suit that the other lacks"),
    pytest.param(5, ".K4.. | ..3.6", "", "KH", "4H", id="5: lead what nothing beats"),
    pytest.param(6, "3...4 | Q...Q", "", "4C", "3S", id="6: keep the winner for the last trick"),
    pytest.param(7, ".5.5. | ..64.", "5D", "6D", "4D", id="7: take the lead to cash a four"),
    pytest.param(8, "J..QJ. | 2.6.K.", "", "JD", "JS", id="8: keep the last spade"),
    pytest.param(9, "7.Q.. | .3.4.", "7S", "4D", "3H", id="9: throw what counts nothing"),
    pytest.param(10, "..Q.Q3 | ..A.KA", "QD AD KC", "3C", "QC", id="10: two thirds more make a point"),
    pytest.param(11, "..53. | .3.A.", "", "3D", "5D", id="11: the ace must fall"),
    pytest.param(60, ".A..7 | .2..J", "", "7C", "AH", id="60: do not lead an ace under a two"),
    pytest.param(61, ".5.A. | .K6..", "5H", "KH", "6H", id="61: win with what counts"),
]


def view_after(hands: str, cards: str) -> View:
    """Return the view of the seat on turn after some cards have been played, with an empty stock."""
    *_, (state, views) = played_views(tressette_of(hands.split(" | "), ""), cards.split())
    return views[state.phase.actors(state)[0]]


@pytest.mark.parametrize("rule,hands,cards,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, hands: str, cards: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_after(hands, cards)

    assert wanted == said(view)
    forget(monkeypatch, "tressette", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("tressette").rules] == [case.values[0] for case in ADVICE]


@pytest.mark.slow
def test_advice_beats_chance() -> None:
    """Over twenty matches the `rules` bot makes far more points than a random one."""
    ahead = 0
    for number in range(20):
        seat = number % 2
        table = Table(Setup(Tressette), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {seat: BOT, 1 - seat: RandomBot(Rng(number))}
        table.run()
        ahead += table.state.totals[seat] - table.state.totals[1 - seat]

    assert ahead > 20 * 10
