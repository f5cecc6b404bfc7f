"""The example that learns: it gets better than chance, and draws how."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from examples.train_deal import Network, learn, mean_at_random, play_batch
from mamlaka.environments import DealVectorEnv

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
def test_a_network_learns_a_small_deal() -> None:
    """Against chance it takes fewer than its half of the four tricks, which cost 15 points each."""
    rng = np.random.default_rng(1)
    envs = DealVectorEnv(
        "slaps", num_envs=512, opponents="random", autoreset="disabled", seats=2, cards="A K Q J", hand_size=4
    )
    network = Network(envs.rules.planes * len(envs.rules.deck), len(envs.rules.deck), rng)
    random = mean_at_random(envs, network, 10_000, rng)
    for batch in range(150):
        learn(network, *play_batch(envs, network, batch, rng))
    learned = np.mean([play_batch(envs, network, 20_000 + batch, rng)[1].mean() for batch in range(40)])

    assert random == pytest.approx(-30, abs=1)
    assert learned > -29.3  # some four standard errors above chance


@pytest.mark.slow
def test_the_example_draws_its_curve(tmp_path: Path) -> None:
    """It prints the points of chance and its own, and draws both."""
    command = [sys.executable, "examples/train_deal.py", "--seconds", "1", "--curve", str(tmp_path / "curve.svg")]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    texts = "".join(ET.parse(tmp_path / "curve.svg").getroot().itertext())  # noqa: S314  # ours

    assert "random" in done.stdout
    assert "deals" in done.stdout
    assert {"the network", "random"} <= {line.strip() for line in texts.splitlines()}
