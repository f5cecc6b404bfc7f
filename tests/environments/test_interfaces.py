"""The environments pass the conformance tests of the other side."""

import warnings
from copy import deepcopy
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is missing: pip install mamlaka[environments]")

import numpy as np
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import NormalizeReward, RecordEpisodeStatistics
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from mamlaka.environments.aec import DealEnv, env, parallel_env
from mamlaka.environments.tables import Autoreset
from mamlaka.environments.vector_env import DealVectorEnv
from mamlaka.games.oneonta.environment import OneontaEnv


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


def arrays_of(infos: dict[str, Any]) -> dict[str, Any]:
    """Return the arrays of infos and of the infos in them, by name."""
    inner = {f"final {name}": array for name, array in infos.get("final_info", {}).items()}
    return {name: array for name, array in (infos | inner).items() if name != "final_info"}


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_stored_rollouts_stay_as_they_were(autoreset: Autoreset) -> None:
    """What a step returns does not change in a later one: neither observations, rewards, flags, masks nor infos."""
    envs = DealVectorEnv("slaps", num_envs=3, autoreset=autoreset)
    observations, infos = envs.reset(seed=1)
    kept, copied = [], []
    for _ in range(15):
        observations, *arrays, infos = envs.step(infos["action_mask"].argmax(axis=1))
        step = {"observations": observations, "others": arrays, **arrays_of(infos)}
        step["final_obs"] = [*step.get("final_obs", ())]
        kept.append(step)
        copied.append(deepcopy(step))
    envs.reset(seed=2)

    np.testing.assert_equal(kept, copied)


def test_without_copies_the_arrays_are_those_of_the_tables() -> None:
    """With `copy=False` the same memory is returned at every step."""
    envs = DealVectorEnv("slaps", num_envs=3, copy=False)
    observations, infos = envs.reset(seed=1)
    again, rewards, over, _, _ = envs.step(infos["action_mask"].argmax(axis=1))

    assert observations is again is envs.tables.features
    assert over is envs.tables.over
    assert np.shares_memory(rewards, envs.tables.points)


def test_same_step_gives_the_final_observation() -> None:
    """The infos have what seat 0 observes at the end of a deal, as without autoreset; the rest shows the new deal."""
    same, disabled = (DealVectorEnv("queens", num_envs=20, autoreset=mode) for mode in ("same_step", "disabled"))
    observations, infos = same.reset(seed=1)
    last, last_infos = disabled.reset(seed=1)
    ended = 0
    while ended < 100:
        actions = infos["action_mask"].argmax(axis=1)
        observations, *arrays, infos = same.step(actions)
        last, *last_arrays, last_infos = disabled.step(actions)
        np.testing.assert_equal(arrays, last_arrays)
        over = arrays[1]
        if over.any():
            ended += int(over.sum())
            assert over.tolist() == infos["_final_obs"].tolist() == infos["_final_info"].tolist()
            assert over.tolist() == [table is not None for table in infos["final_obs"]]
            np.testing.assert_equal(np.stack(infos["final_obs"][over]), last[over])
            np.testing.assert_equal(infos["final_info"]["action_mask"][over], last_infos["action_mask"][over])
            last, last_infos = disabled.reset(options={"reset_mask": over})
        np.testing.assert_equal(observations, last)
        np.testing.assert_equal(infos["action_mask"], last_infos["action_mask"])


def test_infos_have_the_form_of_gymnasium() -> None:
    """A step that ends a deal has the same entries, types and masks as that of a vector environment of Gymnasium."""
    ours = DealVectorEnv("slaps", num_envs=2, autoreset="same_step")
    theirs = SyncVectorEnv([lambda: OneontaEnv(deals=1)] * 2, autoreset_mode=ours.metadata["autoreset_mode"])
    shown = []
    for envs in (ours, theirs):
        infos = envs.reset(seed=1)[1]
        for _ in range(13 if envs is ours else 10):
            infos = envs.step(infos["action_mask"].argmax(axis=1))[-1]
        shown.append({name: (type(array), getattr(array, "dtype", None)) for name, array in arrays_of(infos).items()})

    assert shown[0] == shown[1]


def test_random_actions_are_legal() -> None:
    """The space of the actions draws legal cards, so Gymnasium's wrappers and their usual loop work."""
    envs = NormalizeReward(RecordEpisodeStatistics(DealVectorEnv("king", num_envs=50)))
    envs.reset(seed=1)
    envs.action_space.seed(1)
    drawn = envs.action_space.sample()
    envs.action_space.seed(1)
    assert drawn.tolist() == envs.action_space.sample().tolist()
    ended = 0
    while not ended:
        *_, infos = envs.step(envs.action_space.sample())
        ended = int(infos.get("_episode", np.zeros(1)).sum())


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
