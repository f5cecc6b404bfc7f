"""Write the perft vectors of Cribbage with `enumeration.py`, or with --check compare them.

The deals come from fixed seeds. Nothing here imports anything of the project.
"""

import random
from pathlib import Path
from typing import NamedTuple

from tests.games.cribbage.enumeration import enumerate_deal, start
from tests.games.cribbage.referee import ORDER
from tests.oracle.refereeing import pack_of
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
KEPT = 4
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Cribbage: how many sequences of exactly 1, 2, ... card plays a deal allows, and for two seats the
# number of terminal nodes (complete deals) and what each seat scores in all of them together, with heels, show and
# crib.
#
# Made from the rules alone by tests/games/cribbage/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.cribbage.make_perft
#
# Hands by seat after the discards, each spades.hearts.diamonds.clubs; the seat after the `dealer` plays first. Passes
# are no plays of their own.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    number: int
    seats: int = 2
    low: int = 0  # so many ranks are left out at the low end, so that seats pass more often
    depth: int = 8


DEALS = [
    *(Deal(number) for number in range(6)),
    *(Deal(number, low=5) for number in range(6, 10)),
    *(Deal(number, seats=3, depth=6) for number in range(10, 13)),
    *(Deal(number, seats=4, depth=6) for number in range(13, 16)),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    rng = random.Random(f"cribbage {deal.number}")
    deck = rng.sample(sorted(pack_of(ORDER[deal.low :])), (deal.seats + 1) * KEPT + 1)
    hands = tuple(tuple(deck[KEPT * seat : KEPT * (seat + 1)]) for seat in range(deal.seats))
    crib, starter = tuple(deck[KEPT * deal.seats : -1]), deck[-1]
    dealer = rng.randrange(deal.seats)
    position, shown = start(hands, starter, crib, dealer)
    places = [0] * deal.depth
    ends, sums = enumerate_deal(position, shown, places)
    values: dict[str, object] = {
        "game": "cribbage",
        "contract": "counting",
        "dealer": dealer,
        "hands": [write_hand(hand, ORDER) for hand in hands],
        "crib": " ".join(crib),
        "starter": starter,
    }
    results = {"terminal_nodes": ends, "totals": sums} if deal.seats * KEPT == deal.depth else {}
    return write_perft(f"{deal.seats} seats, seeded deal {deal.number}", values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
