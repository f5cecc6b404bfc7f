"""Estimate what a king of Trex gains by keeping a contract: `python -m bench.trex_keeping [--partners] [--hands N]`.

Every contract is valued with random hands, as the `search` bot does. These values give the expected points of each set
of contracts, if every deal has a new hand and the king always chooses the best contract with regard to those that are
left. A contract is worth keeping for the difference that it makes, on average over all sets. The program also prints
the expected points of a whole kingdom, with the best choices and with the choices by the constants of the bot.
"""

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from statistics import mean
from typing import TypeAlias

from mamlaka import Limit, Rng, Setup, Table, find_game
from mamlaka.fair import FairShuffler
from mamlaka.games.trex.search import KEEPING, PARTNERS, action_values

Values: TypeAlias = Mapping[str, float]
"""The points of a king by contract, above the mean of all seats."""

OPTIONS = {"first_king": "high_card_draw", "kh_appeal": "none", "trex_redeal": "off"}
"""Lets any seat be king, so that the hands are random: all but the first king have such hands in every form."""


def values_of(number: int, worlds: int, keeping: Values, options: Mapping[str, str]) -> Values:
    """Return the value of each contract with the hand of a deal."""
    shuffler = FairShuffler(number.to_bytes(32, "big"))
    table = Table(Setup(find_game("trex"), options), shuffler)
    view = table.view(table.waiting_for[0])
    limit = Limit(worlds=worlds, reference=next(iter(view.legal)))
    found = action_values(view, limit, Rng(number))
    return {one.action.name: one.value + keeping[one.action.name] for one in found}


def expected(hands: Sequence[Values], keeping: Values | None = None) -> Mapping[frozenset[str], float]:
    """Return the expected points of each set of contracts, if the king chooses by `keeping`, or else the best."""
    points = {frozenset[str](): 0.0}
    for size in range(1, len(KEEPING) + 1):
        for left in map(frozenset, combinations(KEEPING, size)):
            points[left] = mean(chosen(values, left, points, keeping) for values in hands)
    return points


def chosen(
    values: Values, left: frozenset[str], points: Mapping[frozenset[str], float], keeping: Values | None
) -> float:
    """Return the points of the chosen contract together with those of the contracts that are left."""
    totals = {contract: values[contract] + points[left - {contract}] for contract in KEEPING if contract in left}
    if keeping is None:
        return max(totals.values())
    return totals[max(totals, key=lambda contract: values[contract] - keeping[contract])]


def main() -> None:
    """Value the hands and print the differences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--partners", action="store_true", help="give the king a partner")
    parser.add_argument("--hands", type=int, default=400, help="the number of random hands")
    parser.add_argument("--worlds", type=int, default=400, help="the number of worlds in which each contract is played")
    arguments = parser.parse_args()
    scale, options = (PARTNERS, {"partnership": "on"}) if arguments.partners else (1.0, {})
    keeping = {contract: scale * kept for contract, kept in KEEPING.items()}
    hands = [values_of(number, arguments.worlds, keeping, {**OPTIONS, **options}) for number in range(arguments.hands)]
    points = expected(hands)
    for contract in KEEPING:
        sets = [left for left in points if contract in left and len(left) > 1]
        gain = mean(points[left] - points[left - {contract}] for left in sets)
        value = mean(values[contract] for values in hands)
        print(
            f"{contract}: {value:+.1f} with a random hand, {gain:.1f} kept; the bot takes it as {keeping[contract]:.1f}"
        )
    whole = frozenset(KEEPING)
    by_constants = expected(hands, keeping)[whole]
    print(f"a kingdom: {points[whole]:+.1f} at its best, {by_constants:+.1f} by the constants of the bot")


if __name__ == "__main__":
    main()
