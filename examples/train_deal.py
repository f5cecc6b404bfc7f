"""Train a small network to play one contract of Trex, with NumPy alone: `python examples/train_deal.py`.

The network sees the planes of a seat and chooses a card. It learns by a policy gradient: after a batch of deals, the
cards of deals that went better than the mean become likelier. `--curve FILE.svg` draws the mean points as they grow,
beside those of a player who chooses at random.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from mamlaka.drawing import line_plot
from mamlaka.environments import DealVectorEnv

HIDDEN, LEARNING_RATE, ENTROPY, TABLES = 128, 1e-3, 0.01, 1024


class Network:
    """Two layers, and Adam (Kingma, Ba 2015)."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, outputs)]
        self.weights = [rng.normal(0, (2 / size[0]) ** 0.5, size).astype(np.float32) for size in sizes]
        self.weights[1] *= 0.01  # at first all legal cards are about equally likely
        self.means = [np.zeros_like(weights) for weights in self.weights]
        self.squares = [np.zeros_like(weights) for weights in self.weights]
        self.steps = 0

    def chances(self, inputs: Any, mask: Any) -> tuple[Any, Any]:
        """Return the hidden layer, and the probability of each legal card."""
        hidden = np.maximum(inputs @ self.weights[0], 0)
        logits = np.where(mask, hidden @ self.weights[1], -np.inf)
        exponentials = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, exponentials / exponentials.sum(axis=1, keepdims=True)

    def improve(self, gradients: list[Any]) -> None:
        """Follow the gradients of what is to grow."""
        self.steps += 1
        for index, gradient in enumerate(gradients):
            self.means[index] += 0.1 * (gradient - self.means[index])
            self.squares[index] += 0.001 * (gradient**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.steps)
            square = self.squares[index] / (1 - 0.999**self.steps)
            self.weights[index] += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)


def play_batch(envs: DealVectorEnv, network: Network, seed: int, rng: np.random.Generator) -> tuple[list[Any], Any]:
    """Play one deal at each table; return the decisions, and the points of the deals."""
    observations, infos = envs.reset(seed=seed)
    decisions, points = [], np.zeros(envs.num_envs, np.float32)
    while (live := infos["action_mask"].any(axis=1)).any():
        inputs = observations.reshape(envs.num_envs, -1)[live].astype(np.float32)
        mask = infos["action_mask"][live].astype(bool)
        hidden, chances = network.chances(inputs, mask)
        chosen = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
        actions = np.zeros(envs.num_envs, np.int64)
        actions[live] = chosen
        decisions.append((live, inputs, hidden, chances, chosen))
        observations, rewards, _, _, infos = envs.step(actions)
        points += rewards
    return decisions, points


def learn(network: Network, decisions: list[Any], points: Any) -> None:
    """Make the cards of good deals likelier, and keep some variety."""
    advantage = (points - points.mean()) / (points.std() + 1e-6)
    gradients = [np.zeros_like(weights) for weights in network.weights]
    count = sum(len(chosen) for *_, chosen in decisions)
    for live, inputs, hidden, chances, chosen in decisions:
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        upward = -chances * advantage[live, None] - ENTROPY * chances * (logs + entropy)
        upward[np.arange(len(chosen)), chosen] += advantage[live]
        gradients[1] += hidden.T @ upward / count
        gradients[0] += inputs.T @ ((upward @ network.weights[1].T) * (hidden > 0)) / count
    network.improve(gradients)


def mean_at_random(envs: DealVectorEnv, network: Network, seed: int, rng: np.random.Generator) -> float:
    """Return the mean points of a player who chooses at random: the network without its second layer."""
    trained, network.weights[1] = network.weights[1], np.zeros_like(network.weights[1])
    means = [play_batch(envs, network, seed + batch, rng)[1].mean() for batch in range(10)]
    network.weights[1] = trained
    return float(np.mean(means))


def main() -> None:
    """Train, and print the mean points of the last deals every few seconds."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--contract", default="slaps", help="default: %(default)s")
    parser.add_argument("--opponents", default="random", help="random, heuristic or conventional; default: %(default)s")
    parser.add_argument("--seconds", type=float, default=300, help="how long to train; default: %(default)s")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve to this SVG file")
    arguments = parser.parse_args()

    rng = np.random.default_rng(arguments.seed)
    envs = DealVectorEnv(arguments.contract, num_envs=TABLES, opponents=arguments.opponents, autoreset="disabled")
    cards = len(envs.rules.deck)
    network = Network(envs.rules.planes * cards, cards, rng)
    random = mean_at_random(envs, network, arguments.seed * 1_000_000 + 500_000, rng)
    print(f"{'random':>8}  {random:+35.2f} points a deal", flush=True)
    start, shown, recent, curve, batch = time.monotonic(), 0.0, [], [], 0
    while (spent := time.monotonic() - start) < arguments.seconds:
        decisions, points = play_batch(envs, network, arguments.seed * 1_000_000 + batch, rng)
        learn(network, decisions, points)
        recent.append(float(points.mean()))
        batch += 1
        if spent - shown >= arguments.seconds / 20 or batch == 1:
            curve.append((spent, float(np.mean(recent))))
            print(f"{spent:6.0f} s  {batch * TABLES:9,} deals  {curve[-1][1]:+8.2f} points a deal", flush=True)
            shown, recent = spent, []
    if arguments.curve:
        title = f"Points a deal in {arguments.contract}, against three seats that play {arguments.opponents}"
        note = f"by seconds of training, {batch * TABLES:,} deals in all; more points are better"
        curves, levels = {"the network": curve}, {"random": random}
        arguments.curve.write_text(line_plot(title, note, curves, levels), encoding="utf-8")


if __name__ == "__main__":
    main()
