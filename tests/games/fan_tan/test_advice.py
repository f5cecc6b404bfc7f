"""The plain player at Fan Tan: positions in which one piece of advice decides."""

from collections.abc import Sequence

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.fair import FairShuffler
from mamlaka.games.fan_tan import FanTan, FanTanOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import fan_tan_of, seen_from

PASSED = (2, 3, 0)
"""How often the seats have passed, where it matters."""
ADVICE = [
    pytest.param(
        *(1, {}, "KC 3C 6S | QC 4S JH | AH 2C QS"),
        *("7S 8S 6H 7H 8H 9H 6D 7D 8D 9D 4C 5C 6C 7C 8C 9C TC", "3C", "6S"),
        id="1: hold back a six without anything below",
    ),
    pytest.param(
        *(2, {}, "7D KD 7H 9H KS | 3C 5D TH 2S KC | JH 4D AC 3H 9C"),
        *("7S 8S 9S TS", "7D", "7H"),
        id="2: the king is farther than the nine",
    ),
    pytest.param(
        *(3, {}, "QS 4D JD 5D 9D | AC 8S 9H TH JH | 4C 4H 2H TC KC"),
        *("5H 6H 7H 6D 7D 8D 5C 6C 7C 8C 9C", "5D", "9D"),
        id="3: the four is in the hand, too",
    ),
    pytest.param(
        *(5, {}, "2S JS 3H | 4D QS KC | JC AH JD"),
        *("6S 7S 8S 9S TS 4H 5H 6H 7H 8H 9H TH 4C 5C 6C 7C 8C", "3H", "JS"),
        id="5: the two of hearts is not in play",
    ),
    pytest.param(
        *(6, "shichi_narabe", "8C AH JD | AC KS KC | 2S QH JS"),
        *("7S 8S 4H 5H 6H 7H 8H 9H 4D 5D 6D 7D 8D 9D TD 6C 7C", "JD", "pass"),
        id="6: nothing is won by holding back a card that blocks no other hand",
    ),
    pytest.param(
        *(7, "shichi_narabe", "5D 4S 8H | 5C 3S KH | TD 5S 4D"),
        *("7S 8S 9S TS 4H 5H 6H 7H 6D 7D 8D 9D 7C", "8H", "5D"),
        id="7: the next player waits for a low card",
    ),
    pytest.param(
        *(9, {"passing": "paid"}, "4D TD 2D | 8H KS 7C | KD QS 5D"),
        *("7S 8S 9S 7D 8D 9D", "TD", "pass"),
        id="9: holding back costs too much",
    ),
    pytest.param(
        *(10, {}, "4H 2D 3C | JH 2S 5S | JC TD TH"),
        *("5H 6H 7H 8H 5D 6D 7D 8D 9D 4C 5C 6C 7C 8C", "3C", "4H"),
        id="10: keep the four, for which three cards wait",
    ),
    pytest.param(
        *(60, {"score": "pips"}, "JD 3H AD | 3S QH 5C | AC JH KS"),
        *("4H 5H 6H 7H 8H 9H TH 6D 7D 8D 9D TD 7C", "JD", "3H"),
        id="60: the jack costs ten",
    ),
    pytest.param(*(61, "domino", "QH 4H 3H | 9H 5D 7C | TC QS JD"), *("", "4H", "3H"), id="61: threes and fours"),
]


def view_of(how: dict[str, str] | str, hands: str, placed: str, passes: Sequence[int] = ()) -> View:
    """Return the view of seat 0, which is on turn; `how` is a preset or the options."""
    options = FanTanOptions.parse({}, how) if isinstance(how, str) else FanTanOptions.parse(how)
    return seen_from(fan_tan_of(hands.split(" | "), options, placed, passes), 0)


@pytest.mark.parametrize("rule,how,hands,placed,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    how: dict[str, str] | str,
    hands: str,
    placed: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(how, hands, placed, PASSED if rule == 7 else ())

    assert wanted == said(view)
    forget(monkeypatch, "fan_tan", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("fan_tan").rules]

    assert rules == sorted(int(str(case.values[0])) for case in ADVICE)


@pytest.mark.slow
@pytest.mark.parametrize("preset", FanTanOptions.presets)
def test_advice_beats_chance(preset: str) -> None:
    """The one of four players who follows the advice has far more points than the mean of all."""
    above = 0.0
    for number in range(12):
        seat = number % 4
        table = Table(Setup(FanTan, FanTanOptions.parse({}, preset)), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {other: RandomBot(Rng(4 * number + other)) for other in range(4)} | {seat: BOT}
        table.run()
        above += table.state.totals[seat] - sum(table.state.totals) / 4

    assert above > 6
