"""The `rules` bot in Toepen: positions in which one rule of thumb decides, and what it does out of turn."""

from collections.abc import Sequence

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import PIQUET
from mamlaka.fair import FairShuffler
from mamlaka.games.toepen import Toepen
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget
from tests.games.toepen.hands import play, table_of

SILENT = ""
"""The bot says nothing, and need not."""

LEAD, FOLLOW = ["A.9.87.", "7.8..98"], ["T9.8.7.", "87.97.."]
ADVICE = [
    pytest.param(
        1, 0, LEAD, "keep, 0 knock, 1 stay, 0 8D, 1 9C, 0 7D, 1 8C", "9H", "AS", id="1: keep the ace for the last trick"
    ),
    pytest.param(3, 0, ["J.9.8.7", "", "", ""], "", "exchange", "keep", id="3: exchange a hopeless hand, wash or not"),
    pytest.param(6, 2, ["87.8.8.", "97..9.8", "AK.AK..", ""], "keep", "knock", SILENT, id="6: knock with a sure hand"),
    pytest.param(
        7,
        1,
        ["7.7.7.T", "KQ.K.K."],
        "keep, 0 whistle, 0 knock",
        "fold",
        "stay",
        id="7: fold under a whistle without aces",
    ),
    pytest.param(8, 1, ["A.A.AK.", "87.98..", "", ""], "keep, 0 knock", "fold", "stay", id="8: fold a hopeless hand"),
    pytest.param(9, 1, ["KQ.K.K.", "T9.T9.."], "0 exchange", "challenge", "decline", id="9: doubt an exchange"),
    pytest.param(60, 1, ["T9.T.T.", "A.A.A.8"], "keep", "whistle", "knock", id="60: whistle when it is due"),
    pytest.param(61, 0, ["T.T.T.T", ""], "", "exchange", "keep", id="61: exchange what is honestly worthless"),
    pytest.param(62, 0, ["KQ..7.8", "", "", ""], "keep", "7D", "QS", id="62: low cards first"),
    pytest.param(
        63, 1, FOLLOW, "keep, 0 TS, 1 8S, 0 9S, 1 7S, 0 8H", "9H", "7H", id="63: take the third trick, to lead the last"
    ),
    pytest.param(64, 1, ["T9.T.T.", "7.7.7.8"], "keep", "whistle", SILENT, id="64: whistle with three sevens"),
]


def words_of(view: View) -> str:
    """Return what the bot does, in words."""
    decision = BOT.act(view, Limit())
    return SILENT if decision is None else format_action(decision.action, PIQUET)


def view_of(seat: Seat, hands: Sequence[str], steps: str) -> View:
    """Return the view of a seat after some steps; an empty hand is any. The last seat has dealt."""
    table = table_of({"seats": len(hands), "hands": [hand or "..." for hand in hands]})
    play(table, [step for step in steps.split(", ") if step])
    return table.view(seat)


@pytest.mark.parametrize("rule,seat,hands,steps,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    seat: Seat,
    hands: list[str],
    steps: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(seat, hands, steps)

    assert wanted == words_of(view)
    forget(monkeypatch, "toepen", rule)
    assert otherwise == words_of(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("toepen").rules] == [case.values[0] for case in ADVICE]


@pytest.mark.slow
def test_advice_beats_chance() -> None:
    """Over thirty matches the `rules` bot keeps far more chips than three random ones do."""
    ahead = 0.0
    for number in range(30):
        seat = number % 4
        table = Table(Setup(Toepen), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {other: RandomBot(Rng(number * 4 + other)) for other in range(4)} | {seat: BOT}
        table.run()
        ahead += table.state.totals[seat] - (sum(table.state.totals) - table.state.totals[seat]) / 3

    assert ahead > 30 * 8
