"""The game for OpenSpiel passes its tests, and its algorithms run on small deals."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: pip install open-spiel")

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, mcts  # noqa: E402

import mamlaka.environments.openspiel  # noqa: E402, F401  (registers the game)

SMALL = "mamlaka_deal(contract=slaps,seats=2,cards=AS KS QS AH KH,hand_size=2)"
GAMES = ["mamlaka_deal", "mamlaka_deal(contract=trex)", "mamlaka_deal(contract=complex,hand_size=4)", SMALL]


@pytest.mark.parametrize("name", GAMES)
def test_random_matches_pass_the_test_of_openspiel(name: str) -> None:
    """It checks legal actions, chance nodes, returns, clones, serialization and observations."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
def test_a_small_deal_is_solved_by_counterfactual_regret() -> None:
    """Sampled regret minimization brings a policy that is hard to exploit."""
    game = pyspiel.load_game(SMALL)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)  # noqa: NPY002  (OpenSpiel draws from it)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(100):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


def test_tree_search_plays_a_deal() -> None:
    """The search of OpenSpiel finds a legal card in a position."""
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 1.4, 50, mcts.RandomRolloutEvaluator(2, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()
