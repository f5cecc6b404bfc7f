"""The environments pass the conformance tests of the other side."""

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is missing: pip install mamlaka[environments]")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

from mamlaka.environments.aec import DealEnv, env, parallel_env
from mamlaka.environments.vector_env import DealVectorEnv


@pytest.mark.parametrize("contract", ["slaps", "complex", "trex"])
def test_pettingzoo_accepts_the_environment(contract: str) -> None:
    """Its own tests pass. It only warns of observations with a mask, which its own card games have, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(env(contract), num_cycles=200)
        seed_test(lambda: env(contract), num_cycles=100)
        parallel_api_test(parallel_env(contract), num_cycles=100)


@pytest.mark.parametrize("contract", ["slaps", "trex"])
def test_pettingzoo_accepts_the_drawings(contract: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its test of `render` passes: the mode `ansi` returns all hands as text, and `human` prints the same."""
    seats = ("seat_0", "seat_1", "seat_2", "seat_3")
    render_test(
        lambda **mode: env(contract, **mode), {"ansi": lambda text: all(f"\n{seat}  " in text for seat in seats)}
    )
    printed = capsys.readouterr().out

    assert printed.startswith(f"{contract}, seat_")
    assert all(printed.count(f"\n{seat}  ") >= 5 for seat in seats)


@pytest.mark.long
def test_pettingzoo_measures_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    """Its benchmark runs through; it plays at random for five seconds. No figure is required."""
    performance_benchmark(env("slaps"))

    assert "turns per second" in capsys.readouterr().out


def test_a_vector_environment_follows_gymnasium() -> None:
    """Shapes and types are those of the spaces, and the mode of autoreset is declared."""
    envs = DealVectorEnv("slaps", num_envs=5)
    observations, infos = envs.reset(seed=3)
    assert envs.metadata["autoreset_mode"].value == "NextStep"
    done = 0
    for _ in range(40):
        assert envs.observation_space.contains(observations)
        observations, rewards, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert ((rewards != 0) <= terminations).all()
        done += int(terminations.sum())
    assert done == 5 * 2


def test_agents_are_rewarded_at_the_end_of_the_deal() -> None:
    """In slaps the rewards of all agents are -195 together."""
    deal = DealEnv("slaps")
    deal.reset(seed=1)
    total: dict[str, Any] = dict.fromkeys(deal.agents, 0)
    for agent in deal.agent_iter():
        observation, reward, termination, truncation, _ = deal.last()
        total[agent] += reward
        deal.step(None if termination or truncation else int(np.argmax(observation["action_mask"])))
    assert sum(total.values()) == -195
