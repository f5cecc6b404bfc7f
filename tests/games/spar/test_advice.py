"""The `rules` bot in Spar: positions in which one rule of thumb decides."""

import pytest
from msgspec.structs import replace

from mamlaka.bots.base import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.fair import FairShuffler
from mamlaka.games.spar import Spar, SparOptions, spar_deals
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import act, played_views, spar_of, spar_shuffler

ADVICE = [
    pytest.param(1, ".A..98 | 6.K..T", 2, "8C", "AH", id="1: keep the ace of hearts"),
    pytest.param(2, ".A.9. | .6.T. | 67...", 3, "AH", "9D", id="2: take the trick before the last"),
    pytest.param(4, ".K..8 | .A..9 | ...TJ", 3, "8C", "KH", id="4: keep the king"),
    pytest.param(5, ".8..T9 | .JT9.. | 6.Q..K", 2, "9C", "8H", id="5: keep the last heart"),
    pytest.param(7, "..98.T6 | ..JT.J8 | ..KQ.Q9", 1, "6C", "8D", id="7: the six has no partner"),
    pytest.param(8, ".KQ..T98 | 76.A..QJ", 0, "QH", "8C", id="8: keep the long clubs"),
]
DRY = ["AH AD 6C 8C TS", "6H 8H 9H 6D 7D", "7H 9S KC QD JD", "6S 7S 8S 9D TD"]
SHOWN = ["8H AD 9C TC JC", "9H TH JH QC KC", "7H QH 6S 7S 8S", "AC KH 6D 7D 9S"]
FLAGS = ["9H AC KC QC JC", "6S 7S 8S 9S AH", "6C 7C 8C 9C TC", "6D 7D 8D 9D TD"]
TABLES = [
    pytest.param(9, DRY, "dry", "", 0, "dry 6C", "no", id="9: two aces carry the six"),
    pytest.param(10, DRY, "dry", "behind", 0, "show 6C", "dry 6C", id="10: only twelve points help"),
    pytest.param(
        11, SHOWN, "dry", "0 no, 1 no, 2 show 7H, 3 no", 0, "9C", "8H", id="11: keep a heart against the shown seven"
    ),
    pytest.param(13, FLAGS, "flagging", "0 no, 1 no, 2 no, 3 no, 0 9H, 1 6S", 3, "flag1", "", id="13: a long suit"),
    pytest.param(60, FLAGS, "flagging", "0 no, 1 no, 2 no, 3 no, 0 9H", 1, "AH", "6S", id="60: follow suit"),
]


def view_before(hands: str, tricks: int) -> View:
    """Return the view of seat 0 before a lead, after some tricks of cards that are in no hand."""
    ((_, views),) = played_views(spar_of(hands.split(" | "), tricks=tricks), ())
    return views[0]


def view_at(hands: list[str], preset: str, done: str, seat: int) -> View:
    """Return the view of a seat at a table with these hands, after what has been done, or if it is far behind."""
    options = SparOptions.parse({}, preset)
    table = Table(Setup(Spar, options, len(hands)), spar_shuffler(hands, options))
    for one in done.split(", ") if "behind" not in done else ():
        if one:
            act(table, int(one[0]), one[2:])
    view = table.view(seat)
    if done != "behind":
        return view
    deals = spar_deals(view.state)
    return View(seat, view.state.replace_phase(deals, replace(deals, scores=(0, 8, 0, 0))))


def answer(view: View) -> str:
    """Return what the bot says; nothing if it does not use an optional turn."""
    assert view.turn is not None
    return said(view) if not view.turn.optional or BOT.act(view, Limit()) else ""


@pytest.mark.parametrize("rule,hands,tricks,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, hands: str, tricks: int, wanted: str, otherwise: str
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_before(hands, tricks)

    assert wanted == said(view)
    forget(monkeypatch, "spar", rule)
    assert otherwise == said(view)


@pytest.mark.parametrize("rule,hands,preset,done,seat,wanted,otherwise", TABLES)
def test_one_rule_makes_the_difference_at_a_table(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hands: list[str],
    preset: str,
    done: str,
    seat: int,
    wanted: str,
    otherwise: str,
) -> None:
    """The same with cards set aside and flags."""
    view = view_at(hands, preset, done, seat)

    assert wanted == answer(view)
    forget(monkeypatch, "spar", rule)
    assert otherwise == answer(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("spar").rules] == [case.values[0] for case in (*ADVICE, *TABLES)]


@pytest.mark.slow
@pytest.mark.parametrize("preset,share", [("spar", 0.28), ("dry", 0.28)])
def test_advice_beats_chance(preset: str, share: float) -> None:
    """Of four players the one who follows the advice scores more than a quarter of all points."""
    own = every = 0
    for number in range(24):
        seat = number % 4
        options = {**SparOptions.presets[preset].texts, "target": "none", "deals": "20"}
        table = Table(Setup(Spar, options), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {other: RandomBot(Rng(4 * number + other)) for other in range(4)} | {seat: BOT}
        table.run()
        own, every = own + table.state.totals[seat], every + sum(table.state.totals)

    assert own > share * every
