"""The search bot in Oneonta Whist, which is solved: it plays for the target, and otherwise for points."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.oneonta import Oneonta
from mamlaka.games.oneonta.odds import expected_scores
from mamlaka.match import Setup
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.engines import ENGINE_CASES, PYTHON, chosen

BOT = SearchBot(Rng(0))


def table_of(seed: int, **options: str) -> Table:
    """Return a match of Oneonta Whist."""
    return Table(Setup(Oneonta, options), FairShuffler(bytes([seed]) * 32), bots={0: BOT})


def actions_of(seed: int, **options: str) -> list[Action]:
    """Return what the bot does in a match."""
    table, done = table_of(seed, **options), []
    while not table.state.is_over:
        decision = BOT.act(table.view(0), Limit())
        assert decision is not None
        done.append(decision.action)
        table.act(0, decision.action)
    return done


@pytest.mark.parametrize("target", range(1, 7))
def test_in_the_last_deal_it_bids_enough_to_reach_the_target(target: int) -> None:
    """With cards that can win six tricks, only a bid of as many as points are missing, or more, can bring them."""
    first, *_ = actions_of(1, deals="1", target=str(target))

    assert target <= (first.number or 0)


@pytest.mark.parametrize("bidding", ["edward", "hutnik"])
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_for_points_if_the_target_is_out_of_reach(seed: int, bidding: str) -> None:
    """Every action has the highest expected points."""
    table = table_of(seed, target="891", deals="1", bidding=bidding)
    while not table.state.is_over:
        view = table.view(0)
        decision, worth = BOT.act(view, Limit()), expected_scores(view)
        assert decision is not None
        assert max(worth.values()) == worth[decision.action]
        table.act(0, decision.action)


@pytest.mark.parametrize("engine", ENGINE_CASES)
@pytest.mark.parametrize("bidding", ["edward", "hutnik"])
def test_it_decides_equally_with_and_without_the_kernel(bidding: str, engine: str) -> None:
    """A kernel makes it faster, not better."""
    with chosen(PYTHON):
        expected = actions_of(4, deals="2", target="6", bidding=bidding)
    with chosen(engine):
        assert expected == actions_of(4, deals="2", target="6", bidding=bidding)


@pytest.mark.parametrize("game", sorted(set(game_names()) - {"toepen"}))
def test_it_values_each_card(game: str) -> None:
    """If only cards are on offer, it values all of them. The one that it plays comes first."""
    table = Table(Setup(find_game(game), {}), FairShuffler(bytes(32)))
    bots = {seat: RulesBot(Rng(0)) for seat in range(table.state.seats)}
    while True:
        seat = table.waiting_for[0]
        view = table.view(seat)
        assert view.turn is not None
        if all(offer.kind == "play" for offer in view.turn.offers) and len(tuple(view.legal)) > 1:
            break
        decision = bots[seat].act(view, Limit())
        assert decision is not None
        table.act(seat, decision.action)
    decision = SearchBot(Rng(0)).act(view, Limit(worlds=20))

    assert decision is not None
    assert {action_value.action for action_value in decision.action_values} == set(view.legal)
    assert decision.action == decision.action_values[0].action
    others = [action_value.value for action_value in decision.action_values[1:]]
    assert others == sorted(others, reverse=True)
