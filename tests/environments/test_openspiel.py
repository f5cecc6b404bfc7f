"""The game for OpenSpiel passes its tests, and its algorithms run on small deals."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing: pip install open-spiel")

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, mcts  # noqa: E402

import mamlaka as mk  # noqa: E402
from mamlaka.environments.openspiel import recorded_deals  # noqa: E402

SMALL = "mamlaka_deal(contract=slaps,seats=2,cards=AS KS QS AH KH,hand_size=2)"
GAMES = ["mamlaka_deal", "mamlaka_deal(contract=trex)", "mamlaka_deal(contract=complex,hand_size=4)", SMALL]


@pytest.mark.slow
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


def match(game: str, **options: object) -> mk.Record:
    """Return a match of random bots."""
    table = mk.Table(game, seed=4, bots="random", **options)  # type: ignore[arg-type]
    table.run()
    return table.record()


def test_recorded_deals_go_through_openspiel_and_back() -> None:
    """All twenty deals of a match: OpenSpiel writes and reads them, with the recorded cards, plays and points."""
    record = match("trex", doubling=False)
    states = dict(recorded_deals(record))
    played = [decision for decision in mk.Replay(record).decisions if decision.action.kind == "play"]

    assert [number for number, deal in enumerate(record.deals, 1) if not deal.void] == list(states)
    for number, state in states.items():
        deal, leader = record.deals[number - 1], record.deals[number - 1].leader
        assert leader is not None
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        here = [decision for decision in played if decision.view.state.deal_number == number]

        assert str(state) == str(again)
        assert [(decision.seat, decision.action.card) for decision in here] == [
            ((leader + seat) % 4, card) for seat, card in again.plays
        ]
        assert [float(deal.points[(leader + seat) % 4]) for seat in range(4)] == again.returns()


@pytest.mark.parametrize("game", ["trex", "kein_stich", "hearts", "toepen", "skat", "fan_tan"])
def test_deals_of_other_rules_are_left_out(game: str) -> None:
    """If doubling, or another rule, gives a deal other points than OpenSpiel counts, it is not there."""
    record = match(game)
    for number, state in recorded_deals(record):
        deal, seats = record.deals[number - 1], len(record.seats)
        assert deal.leader is not None
        assert [abs(deal.points[(deal.leader + seat) % seats]) for seat in range(seats)] == [*map(abs, state.returns())]
