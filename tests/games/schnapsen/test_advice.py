"""The `rules` bot in Schnapsen: positions in which one rule of thumb decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.fair import FairShuffler
from mamlaka.games.schnapsen import Schnapsen, SchnapsenOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import act, schnapsen_table

FORTY = (["QS JS KH QH QC", "KS KD AC TC JC"], "TH TS AH KC JH AS TD JD AD QD")
ADVICE = [
    pytest.param(
        1,
        (["TS JH AD KD KC", "AS QS JS QC JC"], "TD QD AH AC JD KH TC QH KS TH"),
        "1 JS, 0 TS, 0 declare forty_d, 0 QD, 1 AS",
        "claim",
        "close_stock",
        id="1: forty, and three tricks",
    ),
    pytest.param(
        2,
        (["TS JS QD JD QC", "AS AH TH TD JC"], "JH TC KH KC AC KD QS QH KS AD"),
        "1 JC, 0 JS",
        "TH",
        "claim",
        id="2: four points",
    ),
    pytest.param(
        3,
        (["JS KH JH QD JD", "AS TS TD AC TC"], "KS QS AH KC QC JC KD TH QH AD"),
        "",
        "TS",
        "close_stock",
        id="3: two trumps are not enough",
    ),
    pytest.param(
        4,
        (["TS KS TH QH QC", "AS AD TD QD AC"], "KD JD JC KC KH AH QS JH JS TC"),
        "",
        "close_stock",
        "QD",
        id="4: three aces, and no opposing trick",
    ),
    pytest.param(5, FORTY, "1 JC, 0 QC, 0 declare forty_h, 0 QH", "AH", "KS", id="5: the opponent has 45"),
    pytest.param(
        6,
        (["JS KH JH QD JD", "AS TS TD AC TC"], "KS QS AH KC QC JC KD TH QH AD"),
        "",
        "TS",
        "TD",
        id="6: a trump instead of a plain ten",
    ),
    pytest.param(
        7,
        (["QS JS TH AC KC", "TS AH KD TC QC"], "KH KS AD JD JH TD AS QD QH JC"),
        "",
        "QC",
        "AH",
        id="7: the cheapest plain card",
    ),
    pytest.param(
        8,
        (["KS QS TH JD AC", "AS TS JS QC JC"], "QH AD KC KH TD AH KD JH QD TC"),
        "1 JS",
        "TH",
        "KS",
        id="8: a trump instead of the king of a marriage",
    ),
    pytest.param(
        9,
        (["QS JS AH TD JD", "AS KS JH TC JC"], "TH TS QH KD AC QC KH KC AD QD"),
        "",
        "swap",
        "JC",
        id="9: the ten is turned up",
    ),
    pytest.param(10, FORTY, "1 JC", "QC", "JS", id="10: forty waits to be led"),
    pytest.param(
        11,
        (["JS KH JH JD QC", "QD AC TC KC JC"], "AS QS KS TD KD AD AH TS QH TH"),
        "1 JC, 0 JH, 1 QD, 0 JD, 1 KC, 0 QC, 1 QS, 0 KD",
        "TD",
        "TS",
        id="11: the ace of trumps lies under the stock",
    ),
    pytest.param(
        12,
        (["TS JS AH AD KC", "KH JH TD AC JC"], "KD TC JD QS QC KS TH QD AS QH"),
        "1 JH, 0 AH, 0 JS, 1 JC, 0 QS, 1 QC, 0 KS, 1 KH, 0 KC, 1 AC",
        "AS",
        "QH",
        id="12: the stock is empty",
    ),
    pytest.param(
        13,
        (["AS JH TC KC QC", "TS AH TD JD JC"], "QH AD KS TH JS KH AC QS KD QD"),
        "1 close_stock",
        "AH",
        "JD",
        id="13: the ace of trumps before the tens",
    ),
    pytest.param(
        60,
        (["JS TH KH KD TC", "AS QH JD AC JC"], "AD JH KC QC AH TS QS QD TD KS"),
        "1 JC",
        "TC",
        "JS",
        id="60: the ten comes home",
    ),
    pytest.param(
        61,
        (["AS QS TH JH KD", "AH KH QH AC KC"], "TS JC JD QD QC TC AD KS TD JS"),
        "",
        "declare twenty_h",
        "KC",
        id="61: twenty",
    ),
]


def view_after(cards: tuple[list[str], str], done: str) -> View:
    """Return the view of the seat on turn after what has been done."""
    table = schnapsen_table(*cards)
    for one in filter(None, done.split(", ")):
        act(table, int(one[0]), one[2:])
    return table.view(table.waiting_for[0])


@pytest.mark.parametrize("rule,cards,done,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, cards: tuple[list[str], str], done: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_after(cards, done)

    assert wanted == said(view)
    forget(monkeypatch, "schnapsen", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("schnapsen").rules] == [case.values[0] for case in ADVICE]


@pytest.mark.slow
@pytest.mark.parametrize("preset", SchnapsenOptions.presets)
def test_advice_beats_chance(preset: str) -> None:
    """The player who follows the advice wins most matches."""
    won = 0
    for number in range(10):
        seat = number % 2
        table = Table(Setup(Schnapsen, SchnapsenOptions.parse({}, preset)), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {1 - seat: RandomBot(Rng(number)), seat: BOT}
        table.run()
        won += table.state.totals[seat] > table.state.totals[1 - seat]

    assert won >= 8
