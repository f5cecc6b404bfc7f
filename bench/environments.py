"""Measure environments: `python -m bench.environments [--tables N] [--contract NAME]`.

Plays legal cards at many tables for some seconds, with full observations and with sets of cards alone, and at one table
through PettingZoo. Prints the steps a second and the ratios. The choice of the cards is not measured: that is what a
policy does.
"""

import argparse
from statistics import median
from time import perf_counter

from mamlaka.environments import DealEnv, DealTables, deal_rules

ROUNDS = 5


def steps_a_second(tables: DealTables, seconds: float) -> float:
    """Return the steps of all tables a second, with the lowest legal card everywhere."""
    steps, spent = 0, 0.0
    while spent < seconds:
        cards = tables.mask.argmax(axis=1)
        start = perf_counter()
        tables.step(cards)
        spent += perf_counter() - start
        steps += len(tables)
    return steps / spent


def steps_of_one(contract: str, seconds: float) -> float:
    """Return the steps a second of one environment of PettingZoo."""
    env, steps, start = DealEnv(contract), 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        env.reset(seed=steps)
        while env.agents and not all(env.terminations.values()):
            observation = env.observe(env.agent_selection)
            env.step(int(observation["action_mask"].argmax()))
            steps += 1
    return steps / spent


def main() -> None:
    """Print the medians of some rounds."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--contract", default="slaps")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement; default: %(default)s")
    chosen = parser.parse_args()
    rules = deal_rules(chosen.contract)
    rows: dict[str, list[float]] = {"sets of cards": [], "with all bits as bytes": [], "one environment": []}
    for _ in range(ROUNDS):
        for name, with_features in ("sets of cards", False), ("with all bits as bytes", True):
            tables = DealTables(rules, chosen.tables, autoreset="same_step", with_features=with_features)
            rows[name].append(steps_a_second(tables, chosen.seconds))
        rows["one environment"].append(steps_of_one(chosen.contract, chosen.seconds))
    one = median(rows["one environment"])
    print(f"{chosen.contract}, {chosen.tables} tables, steps a second, medians of {ROUNDS} rounds")
    for name, figures in rows.items():
        print(f"{name:25} {median(figures):13,.0f}  {median(figures) / one:9,.1f} x")


if __name__ == "__main__":
    main()
