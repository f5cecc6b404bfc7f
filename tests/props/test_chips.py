"""Properties that hold in every state of every match of Toepen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import RulesBot
from mamlaka.conformance import check_bot
from mamlaka.engine import evolve
from mamlaka.fair import FairShuffler
from mamlaka.games.toepen import Toepen, ToepenOptions
from mamlaka.match import Setup
from mamlaka.options import OptionRow
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.table import Table
from tests.tables import counters

FEW_CHIPS = 10


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Return a setup with any options and seats, and few chips."""
    rng = Rng(draw(st.integers(0, 2**32)))
    texts = {row.name: some_value(row, rng) for row in ToepenOptions.describe() if rng.below(2)}
    return Setup(Toepen, {**texts, "chips": str(FEW_CHIPS + rng.below(4))}, 2 + rng.below(7))


def some_value(row: OptionRow, rng: Rng) -> str:
    """Return a random value of an option."""
    if row.kind == "number":
        return str(int(row.values[-2]) + rng.below(4))
    return rng.choice(row.values)


@given(setups(), st.integers(0, 255))
def test_no_chip_is_lost(setup: Setup, seed: int) -> None:
    """After every event the chips of the seats and the pot have the same sum as at the start, and none is owed."""
    shuffler = FairShuffler(bytes([seed] * 32))
    bots = {seat: RandomBot(Rng(seed + seat)) for seat in range(setup.seats or 0)}
    table = Table(setup, shuffler, bots=bots)
    table.run()
    state = table.start
    game = state.game
    assert isinstance(game, Toepen)

    for event in table.log:
        state = evolve(state, event)
        assert is_sound(state, game.options.chips * game.seats)
    assert state.is_over
    assert min(game.ranks(state.totals)) == 1


def is_sound(state: State, chips: int) -> bool:
    """Return whether no chip is lost and no seat has a negative number."""
    found = [*counters(state)["chips"], *counters(state)["pot"]]
    return sum(found) == chips and min(found) >= 0


@pytest.mark.slow
def test_the_bots_act_under_every_preset() -> None:
    """Under each preset the bots act legally, from their views alone, and repeatably."""
    for preset in ToepenOptions.presets.values():
        for bot in (RandomBot, RulesBot):
            check_bot(bot, Toepen, options=preset.texts)
