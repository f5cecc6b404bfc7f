"""The search bot at Loo: declarations are valued by deals played to their end, cards by a plan that knows the pool."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.loo import Loo, LooOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from mamlaka.zones import Zone
from tests.games.loo.test_advice import view_of

BOT = SearchBot(Rng(0))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["classic", "japanese"])
def test_search_beats_chance(preset: str) -> None:
    """Of six players the one who searches gains more than the others on average."""
    gained = 0
    for number in range(2):
        table = Table(Setup(Loo, LooOptions.presets[preset].texts, 6), FairShuffler(number.to_bytes(32, "big")))
        bots = {other: RandomBot(Rng(6 * number + other)) for other in range(6)}
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == number else bots[turn]).act(table.view(turn), Limit(worlds=16))
            assert decision is not None
            table.act(turn, decision.action)
        gained += table.state.totals[number]

    assert gained > 10


def values_of(hands: str, done: str) -> dict[str, float]:
    """Return the values of the declarations with hearts as trumps and a pool of nine, the best first."""
    view = view_of(hands, "5H", 9, {}, done)
    index, left = view.state.game.zone_index, view.state.zone("stock").unknown
    state = view.state.with_zone(index["stock", None], Zone("stock", unknown=left - 3))
    decision = BOT.act(View(view.seat, state.with_zone(index["miss", None], Zone("miss", unknown=3))), Limit(worlds=64))
    assert decision is not None
    assert len(decision.action_values) == len(view.legal)
    return {view.format(row.action): row.value for row in decision.action_values}


def best_of(hands: str, done: str) -> str:
    """Return the declaration that the search prefers."""
    return next(iter(values_of(hands, done)))


def test_it_stands_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    """Ace and king of trumps are worth more than passing, and against two players three low plain cards less."""
    assert "stand" == best_of("AQ..8. | .AK.3. | 2..54. | 4..67.", "0 stand")
    assert "pass" == best_of("AQ..8. | T..3.9 | 4..2.3 | 5..67.", "0 stand, 1 stand")


def test_it_plays_for_the_pool_with_a_hopeless_hand() -> None:
    """Against a single player the dealer can't pass; playing for the pool is free, and better than to be looed."""
    hopeless = values_of("AQ..8. | K..54. | 3..2.2", "0 stand, 1 pass")

    assert {"stand", "miss", "defend"} == set(hopeless)
    assert hopeless["defend"] > hopeless["stand"]


def test_levels_play_it() -> None:
    """The hard level answers within its limit."""
    table = Table(Setup(Loo), FairShuffler(bytes(32)))
    decision = HardBot(Rng(0)).act(table.view(table.waiting_for[0]), Limit())

    assert decision is not None
    assert decision.action in table.view(table.waiting_for[0]).legal
