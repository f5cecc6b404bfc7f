"""Oneonta Whist as an environment of Gymnasium."""

import warnings
from typing import Any, Literal

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is missing: pip install mamlaka[environments]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import mamlaka as mk
from mamlaka.errors import InvalidSetup
from mamlaka.games.oneonta.environment import OneontaEnv


def play(env: OneontaEnv, seed: int) -> list[float]:
    """Bid four tricks and play the lowest legal cards of a match; return the rewards."""
    info, rewards, over = env.reset(seed=seed)[1], [], False
    while not over:
        bid = env.number_of[mk.Action("bid", number=4)]
        action = bid if info["action_mask"][bid] else info["action_mask"].argmax()
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("render_mode", [None, "ansi"])
@pytest.mark.parametrize("options", [{}, {"reward": "points", "bidding": "hutnik", "deals": 2}])
def test_gymnasium_accepts_the_environment(render_mode: str | None, options: dict[str, Any]) -> None:
    """Its checker passes without a warning: spaces, seeds, rewards and text are as it demands."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("mamlaka/Oneonta-v0", render_mode=render_mode, **options).unwrapped)


def test_points_are_those_of_the_match() -> None:
    """The rewards of a match add up to its points; they come at the ends of the nine deals."""
    env = OneontaEnv(reward="points")
    rewards = play(env, 3)

    assert 9 * 10 == len(rewards)
    assert env.table.state.totals[0] == sum(rewards)
    assert not any(reward for number, reward in enumerate(rewards) if number % 10 != 9)


def test_a_match_is_rewarded_if_it_reaches_the_target() -> None:
    """One at the end if the points suffice, otherwise nothing."""
    env, outcomes = OneontaEnv(target=1, deals=1), set()
    for seed in range(20):
        *before, last = play(env, seed)
        assert not any(before)
        assert last == float(env.table.state.totals[0] >= 1)
        outcomes.add(last)

    assert outcomes == {0.0, 1.0}


def test_bots_play_in_the_environment() -> None:
    """A bot acts on the view of the match, and its actions have numbers."""
    env = OneontaEnv(deals=1, reward="points")
    player = mk.find_bot("rules")(mk.Rng(1))
    env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        decision = player.act(env.table.view(0), mk.Limit())
        assert decision
        _, reward, over, _, _ = env.step(env.number_of[decision.action])

    assert env.table.state.totals == (reward,)


def test_an_observation_shows_what_the_player_sees() -> None:
    """The planes are the hand, the card led, the card turned up and the tricks; what is hidden is nowhere."""
    env = OneontaEnv()
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        view, planes = env.table.view(0), observation["cards"]
        sets = [sum(1 << card for card in np.flatnonzero(plane).tolist()) for plane in planes]
        known = sum(zone.cards for zone in view.state.zones if zone.kind not in ("dummy", "stock", "out"))

        assert view.hand_mask == sets[0]
        assert known == sum(sets)
        assert info["action_mask"].sum() == len(view.legal)
        assert env.observation_space.contains(observation)
        observation, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert not info["action_mask"].any()
    assert 0 == observation["counts"][1]


def test_the_seed_gives_the_matches() -> None:
    """The same seed deals the same match, and the next match is another."""
    env, other = OneontaEnv(), OneontaEnv()
    first, again = env.reset(seed=5)[0], other.reset(seed=5)[0]
    following = env.reset()[0]

    assert (first["cards"] == again["cards"]).all()
    assert (first["cards"] != following["cards"]).any()
    assert (following["cards"] == other.reset()[0]["cards"]).all()


@pytest.mark.parametrize("reward,lost", [("points", -2 * 9), ("target", 0)])
def test_an_illegal_action_loses_the_match(reward: Literal["points", "target"], lost: int) -> None:
    """A card before the bid costs nine points for each deal left, and the infos name what was legal."""
    env = OneontaEnv(deals=2, reward=reward)
    env.reset(seed=1)
    _, points, over, truncated, info = env.step(0)

    assert (lost, True, False) == (points, over, truncated)
    assert info["illegal"].startswith("action 0 (TS) is not legal: choose 22 (bid 0), 23 (bid 1), ")
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="the match is over: call reset"):
        env.step(25)


@pytest.mark.parametrize("action", [32, -1, 2.0])
def test_what_is_no_action_is_refused(action: Any) -> None:
    """The error says which numbers there are."""
    env = OneontaEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=rf"{action} is not an action: give an integer from 0 to 31"):
        env.step(action)


@pytest.mark.parametrize("wrong", [{"reward": "fun"}, {"render_mode": "human"}, {"target": 0}, {"colour": "red"}])
def test_unknown_settings_are_refused(wrong: dict[str, Any]) -> None:
    """Neither rewards, modes nor options are guessed."""
    with pytest.raises(InvalidSetup):
        OneontaEnv(**wrong)
