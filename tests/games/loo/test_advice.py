"""The plain player at Loo: positions in which one piece of advice decides."""

from typing import Any

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.engine import apply_action
from mamlaka.fair import FairShuffler
from mamlaka.games.loo import Loo, LooDeals, LooOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import loo_of, seen_from

FREE = {"lead_two": "off", "winner_leads_trump": "off"}
JAPANESE = {"form": "japanese"}
ADVICE = [
    pytest.param(1, "A... | Q.T3.. | 5... | 6...", "5C", 3, {}, "0 stand", "pass", "stand", id="1: too little"),
    pytest.param(7, "A... | K... | 2..3.4", "5H", 33, {}, "0 stand, 1 stand", "pass", "miss", id="7: two are in"),
    pytest.param(
        8, "A... | K... | Q... | .6.J6.", "2S", 9, {}, "0 pass, 1 stand, 2 pass", "stand", "defend", id="8: one"
    ),
    pytest.param(
        9, "..J5.6 | K.7..3 | 2...", "5C", 3, {}, "0 stand, 1 stand, 2 pass", "6C", "5D", id="9: the first trick"
    ),
    pytest.param(
        10,
        "5..63. | .Q.QJ. | A..82. | .J.7.6",
        "4C",
        9,
        {},
        "0 stand, 1 stand, 2 pass, 3 pass",
        "5S",
        "6D",
        id="10: the shortest suit",
    ),
    pytest.param(
        11,
        ".A.K8. | 42.5.. | 9.6.7. | ..2.87",
        "8S",
        9,
        {"must_head": "off"},
        "0 stand, 1 stand, 2 stand, 3 pass, 0 8D",
        "2S",
        "4S",
        id="11: the cheaper trump",
    ),
    pytest.param(
        12,
        "A.J..9 | 2.4..T | 3.6.7.",
        "5H",
        9,
        FREE,
        "0 stand, 1 stand, 2 stand, 0 AS, 1 2S, 2 3S",
        "9C",
        "JH",
        id="12: keep the trump",
    ),
    pytest.param(
        60, ".6..7 | J.7.. | 2...", "9C", 9, FREE, "0 stand, 1 stand, 2 pass, 0 7C", "7H", "JS", id="60: throw low"
    ),
    pytest.param(
        61, "A... | 4... | 5... | 9...KJ", "5H", 3, {}, "0 stand, 1 pass, 2 pass", "defend", "stand", id="61: for free"
    ),
    pytest.param(
        62,
        "A...75 | 2.4..T | 3...",
        "9C",
        9,
        {"lead_two": "off"},
        "0 stand, 1 stand, 2 pass, 0 AS, 1 2S",
        "7C",
        "5C",
        id="62: another trick",
    ),
]


def view_of(hands: str, turned: str, pool: int, options: dict[str, str], done: str) -> View:
    """Return the view of the seat on turn after what has been done; the last seat deals."""
    held = hands.split(" | ")
    deals = LooDeals(deal_index=0, dealer=len(held) - 1, pot=pool)
    state = loo_of(held, turned, deals, LooOptions.parse(options))
    for one in filter(None, done.split(", ")):
        seat = int(one[0])
        turn = View(seat, state).turn
        assert turn is not None
        _, state = apply_action(state, seat, parse_action(one[2:], turn, state.game.deck), lambda *_: ())
    return seen_from(state, state.phase.actors(state)[0])


@pytest.mark.parametrize("rule,hands,turned,pool,options,done,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hands: str,
    turned: str,
    pool: int,
    options: dict[str, str],
    done: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(hands, turned, pool, options, done)

    assert wanted == said(view)
    forget(monkeypatch, "loo", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("loo").rules]

    assert rules == sorted(int(str(case.values[0])) for case in ADVICE)


def test_it_stands_with_a_sure_trick() -> None:
    """The ace of trumps is worth a deal against any number of players."""
    assert "stand" == said(view_of("K... | Q... | 2.A.3. | 4...", "5H", 3, {}, "0 stand, 1 stand"))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["classic", "unlimited", "japanese"])
def test_advice_beats_chance(preset: str) -> None:
    """Of six players the one who follows the advice has far more chips than the others on average."""
    options: dict[str, Any] = dict(LooOptions.presets[preset].texts)
    gained = 0
    for number in range(6):
        seat = number % 6
        table = Table(Setup(Loo, options, 6), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {other: RandomBot(Rng(6 * number + other)) for other in range(6)} | {seat: BOT}
        table.run()
        gained += table.state.totals[seat]

    assert gained > 30
