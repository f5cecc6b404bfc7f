"""The search bot in Spar: by the plan, and through the engine where cards are set aside."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.spar import Spar, SparOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.tables import spar_shuffler

BOT = SearchBot(Rng(0))


@pytest.mark.slow
@pytest.mark.parametrize("preset,share", [("spar", 0.28), ("dry", 0.28)])
def test_search_beats_chance(preset: str, share: float) -> None:
    """One of four players searches and scores more than a quarter of all points."""
    own = every = 0
    for number in range(6):
        seat = number % 4
        options = {**SparOptions.presets[preset].texts, "target": "none", "deals": "12"}
        table = Table(Setup(Spar, options), FairShuffler(number.to_bytes(32, "big")))
        bots = {other: RandomBot(Rng(4 * number + other)) for other in range(4)}
        while not table.is_over:
            turn = table.waiting_for[0]
            bot = BOT if turn == seat else bots[turn]
            decision = bot.act(table.view(turn), Limit(worlds=6))
            assert decision is not None
            table.act(turn, decision.action)
        own, every = own + table.state.totals[seat], every + sum(table.state.totals)

    assert own > share * every


@pytest.mark.parametrize("preset", ["dry", "flagging"])
def test_it_values_play_that_no_plan_describes(preset: str) -> None:
    """Cards set aside, and cards where revokes can be flagged, have values, the best first; it follows suit."""
    hands = ["9H AC KC QC JC", "AH 6S 7S 8S 9S", "6C 7C 8C 9C TC", "6D 7D 8D 9D TD"]
    options = SparOptions.parse({}, preset)
    table = Table(Setup(Spar, options), spar_shuffler(hands, options))
    decision = BOT.act(table.view(1), Limit(worlds=4))
    assert decision is not None
    assert {"no", "dry", "show"} == {value.action.kind for value in decision.action_values}
    for seat in range(4):
        table.act(seat, "no")
    table.act(0, "9H")
    decision = BOT.act(table.view(1), Limit(worlds=4))

    assert decision is not None
    assert "AH" == table.view(1).format(decision.action)


def test_levels_play_it() -> None:
    """The hard level answers within its limit."""
    table = Table(Setup(Spar), FairShuffler(bytes(32)))
    decision = HardBot(Rng(0)).act(table.view(table.waiting_for[0]), Limit())

    assert decision is not None
    assert decision.action in table.view(table.waiting_for[0]).legal
