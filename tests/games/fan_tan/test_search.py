"""The search bot at Fan Tan: cards by the plan, and passes by playouts from the position after them."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import EasyBot, HardBot, MediumBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.fan_tan import FanTan, FanTanOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.strategies import random_match
from tests.tables import fan_tan_of, seen_from

BOT = SearchBot(Rng(0))
SHICHI_NARABE = FanTanOptions.parse({}, "shichi_narabe")
LAID = "4S 5S 6S 7S 8S 9S TS 7H 7D 7C 4H 5H 6H 8H 9H TH 4D 5D 6D 8D 9D TD 4C 5C 6C 8C 9C TC"
REST = "3S 2S AS JS | QS KS JH QH | 3H 2H AH KH | JD QD KD 3D | 2D AD JC QC KC 3C 2C AC"
"""A deal in its second half: the cards on the table and in the hands of five seats."""


def test_every_legal_action_has_a_value() -> None:
    """Cards and passes have values, the best first; a seat with three cards in a row to go plays one."""
    view = seen_from(fan_tan_of(REST.split(" | "), SHICHI_NARABE, LAID), 0)
    decision = BOT.act(view, Limit(worlds=64))

    assert decision is not None
    assert {"3S", "JS", "pass"} == {view.format(row.action) for row in decision.action_values}
    assert "3S" == view.format(decision.action)


def test_a_seven_held_back_costs_its_neighbours() -> None:
    """With paid passes the value of a pass has what it costs after the deal."""
    hands = ["7D 2S KS", "6D 8D 3S", "AS 4S JS", "5S TS 2H"]
    every = FanTan(FanTanOptions(), 4).deck
    placed = " ".join(
        set(every.names) - set(" ".join(hands).split()) - {card for card in every.names if card[1] == "D"}
    )
    diamonds = " ".join(name for name in every.names if name[1] == "D" and name not in "6D 7D 8D")
    view = seen_from(fan_tan_of([*hands[:3], f"{hands[3]} {diamonds}"], FanTanOptions(passing="paid"), placed), 0)
    decision = BOT.act(view, Limit(worlds=64))

    assert decision is not None
    values = {view.format(row.action): row.value for row in decision.action_values}
    assert values["pass"] < values["7D"] - 5


def test_the_first_card_of_domino_has_values() -> None:
    """Every card that may open the rows is compared by the rows that it opens."""
    table = Table(Setup(FanTan, FanTanOptions.parse({}, "domino")), FairShuffler(bytes(32)))
    view = table.view(table.waiting_for[0])
    decision = BOT.act(view, Limit(worlds=8))

    assert decision is not None
    assert 13 == len(decision.action_values)


@pytest.mark.parametrize("preset", FanTanOptions.presets)
@pytest.mark.parametrize("bot", [EasyBot, MediumBot, HardBot])
def test_every_level_plays_every_preset(preset: str, bot: type[EasyBot | MediumBot | HardBot]) -> None:
    """At every fifth decision of a random deal each level has a legal action."""
    match = random_match("fan_tan", 1, FanTanOptions.parse({"deals": "1"}, preset))
    for version in match.versions[:-1:5]:
        table = match.table(version)
        view = table.view(table.waiting_for[0])
        decision = bot(Rng(0)).act(view, Limit(worlds=4))

        assert decision is not None
        assert decision.action in tuple(view.legal)


@pytest.mark.slow
@pytest.mark.parametrize("preset,least", [("fan_tan", 2), ("shichi_narabe", 2), ("domino", 2)])
def test_search_beats_chance(preset: str, least: int) -> None:
    """The one of four players who searches has far more points than the mean of all."""
    above = 0.0
    for number in range(8):
        seat = number % 4
        setup = Setup(FanTan, FanTanOptions.parse({"deals": "1"}, preset))
        table = Table(setup, FairShuffler(number.to_bytes(32, "big")))
        bots = {other: RandomBot(Rng(4 * number + other)) for other in range(4)}
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == seat else bots[turn]).act(table.view(turn), Limit(worlds=16))
            assert decision is not None
            table.act(turn, decision.action)
        above += table.state.totals[seat] - sum(table.state.totals) / 4

    assert above > least
