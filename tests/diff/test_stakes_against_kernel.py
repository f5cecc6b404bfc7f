"""Deals for a stake by the Python reference and by the kernel: the draws are the same, and so are all chips."""

from typing import TYPE_CHECKING

import pytest

from mamlaka.games.toepen.search.position import ToepenPosition
from mamlaka.games.toepen.search.stakes import EXCHANGE, FOLD, KNOCK, STAY, WAIT, StakesAction, play_stakes
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View
from tests.needs import only, switched
from tests.seeds import seed_ranges
from tests.strategies import random_match

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

WORLDS = 3
WORDS = {"keep": WAIT, "knock": KNOCK, "stay": STAY, "fold": FOLD, "exchange": EXCHANGE}


def candidates_of(view: View) -> list[StakesAction]:
    """Return the possible candidates: a word, a card, or waiting if the turn is optional."""
    assert view.turn is not None
    cards = [action.cards.bit_length() - 1 for action in view.legal if action.kind == "play"]
    words = [WORDS[action.kind] for action in view.legal if action.kind in WORDS]
    return cards + words + [WAIT] * view.turn.optional


@pytest.mark.parametrize("seeds", seed_ranges(1, 100, slow=4, parts=5))
def test_steps_bring_the_same_chips_in_the_same_worlds(engine: "Engine", seeds: range) -> None:
    """At random decisions of real matches, under any options, for two to eight seats."""
    for seed in seeds:
        rng, match = Rng(seed), random_match("toepen", seed)
        versions = list(match.versions)
        rng.shuffle(versions)
        tables = map(match.table, versions[:8])
        views = [view for table in tables for seat in range(table.state.seats) if (view := table.view(seat)).turn]
        asked = [(view, candidates) for view in views if (candidates := candidates_of(view))]
        assert len(asked) > 2
        for view, candidates in asked:
            position = ToepenPosition(view)
            hidden = position.hidden(world_array(view, 2 * WORLDS, Rng(seed)))
            asking = position.plan, position.start, position.stakes, hidden, WORLDS, candidates
            with switched("off"):
                expected = play_stakes(*asking, Rng(seed)).tolist()
            with only(engine):
                played = play_stakes(*asking, Rng(seed)).tolist()
            assert expected == played, (seed, view.version, view.seat, candidates)
