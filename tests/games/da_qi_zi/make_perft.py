"""Write the perft vectors of Da Qi Zi with `enumeration.py`, or with --check compare them.

All deals come from fixed seeds: the first answers of whole deals, and endings. Nothing here imports anything of the
project.
"""

import random
from pathlib import Path
from typing import NamedTuple

from tests.games.da_qi_zi.enumeration import RANKS, Deal, Rules, enumerate_deal
from tests.oracle.vector_file import rewrite, write_perft

TARGET = Path(__file__).with_name("perft.toml")
NUMBERS = (5, 2, 2, 2, 2, 2, 1)  # of each rank in a colour
PIECES = [rank + colour for colour in "RB" for rank, number in zip(RANKS, NUMBERS, strict=True) for _ in range(number)]
ENDLESS = 40  # more answers than a deal has
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Da Qi Zi: how many sequences of exactly 1, 2, ... answers a deal allows, where choices that differ in
# nothing but equal pieces are one, and for endings the number of terminal nodes (complete deals) and the points of the
# seats in all of them together.
#
# Made from the rules alone by tests/games/da_qi_zi/enumeration.py, which imports nothing of this project. Rewrite:
#     python -m tests.games.da_qi_zi.make_perft
#
# Hands by seat; seat 0 leads. `units` are those before the deal's rest.
"""


class Case(NamedTuple):
    """A deal to be enumerated."""

    note: str
    deal: Deal
    rules: Rules
    depth: int


def dealt(number: int, size: int, units: tuple[int, ...], depth: int, rules: Rules) -> Case:
    """Return a deal whose hands have so many pieces each, from a seed."""
    pieces = [*PIECES]
    random.Random(number).shuffle(pieces)
    hands = tuple(tuple(sorted(pieces[size * seat : size * (seat + 1)])) for seat in range(4))
    return Case(f"{size} pieces each, seeded deal {number}", Deal(hands, 0, 0, units), rules, depth)


MIXED, EQUAL = Rules(sets="mixed"), Rules(colours="equal")
DEALS = [
    *(dealt(number, 8, (0, 0, 0, 0), 2, Rules()) for number in range(3)),
    dealt(3, 8, (0, 0, 0, 0), 2, MIXED),
    dealt(4, 8, (0, 0, 0, 0), 2, EQUAL),
    *(dealt(number, 2, (1, 5, 0, 0), ENDLESS, Rules()) for number in range(10, 14)),
    *(dealt(number, 2, (0, 6, 0, 0), ENDLESS, Rules(over_four="paid", no_trick="4")) for number in range(14, 16)),
    *(dealt(number, 2, (3, 0, 3, 0), ENDLESS, Rules(last_needs_trick="on")) for number in range(16, 19)),
    *(dealt(number, 2, (2, 2, 1, 1), ENDLESS, MIXED) for number in range(19, 21)),
    *(dealt(number, 2, (2, 2, 1, 1), ENDLESS, EQUAL) for number in range(21, 23)),
]


def write_vector(case: Case) -> str:
    """Enumerate a deal and write its table."""
    places = [0] * case.depth
    terminal_nodes, totals = enumerate_deal(case.deal, case.rules, places)
    values = {
        "game": "da_qi_zi",
        "contract": "combinations",
        "hands": [" ".join(hand) for hand in case.deal.hands],
        "units": [*case.deal.units],
        **case.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if case.depth == ENDLESS else {}
    return write_perft(case.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
