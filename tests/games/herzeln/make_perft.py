"""Write the perft vectors of Herzeln with `enumeration.py`, or with --check compare them.

All deals come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.herzeln.enumeration import RANKS, enumerate_deal, is_over, move, moves, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
FULL_DEPTH = 33  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Herzeln: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/games/herzeln/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.herzeln.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` acts first. Cards in no hand have been taken, or lie in the
# line, which is written from its lower end up. A card that fits both ends counts once for each. Forced passes are no
# plays of their own.
"""


class Vector(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    contract: str
    hands: list[str]
    leader: int = 0
    depth: int = FULL_DEPTH
    line: str = ""


def mixed(rng: random.Random, seats: int) -> list[str]:
    """Return the deck in random order; `random()` is the same in every version of Python."""
    return sorted((rank + suit for suit in "SHDC" for rank in RANKS[seats]), key=lambda _: rng.random())


def seeded(contract: str, seats: int, each: int, depth: int = FULL_DEPTH) -> Vector:
    """Deal `each` cards to each hand, if not all then with the king and the queen of hearts."""
    rng = random.Random(f"herzeln {contract} {seats} {each}")
    cards = mixed(rng, seats)
    wanted = ["KH", "QH"] if each * seats < len(cards) else []
    chosen = [*wanted, *(card for card in cards if card not in wanted)][: each * seats]
    dealt = sorted(chosen, key=lambda _: rng.random())
    hands = [write_hand(dealt[seat::seats], RANKS[4]) for seat in range(seats)]
    return Vector(f"{each} cards for {seats}, seeded", contract, hands, int(seats * rng.random()), depth)


def ending(seats: int, left: int) -> Vector:
    """Play the line at random until `left` cards are left in the hands."""
    rng = random.Random(f"herzeln ending {seats} {left}")
    cards = mixed(rng, seats)
    deal = start("line", 0, [write_hand(cards[seat::seats], RANKS[4]) for seat in range(seats)])
    while sum(map(len, deal.hands)) > left or not moves(deal):
        found = moves(deal)
        passed = deal._replace(seat=(deal.seat + 1) % seats)
        deal = move(deal, found[int(len(found) * rng.random())]) if found else passed
    hands = [write_hand(hand, RANKS[4]) for hand in deal.hands]
    if deal.out:
        sys.exit(f"a seat is out with {left} cards left for {seats}: choose more")
    return Vector(f"the last {left} cards for {seats}, seeded", "line", hands, deal.seat, line=" ".join(deal.table))


TRICKS = ("hearts", "tricks", "no_tricks", "queens", "king", "last_trick", "no_last_trick")
VECTORS = [
    *(seeded(contract, 4, 8, 6) for contract in TRICKS),
    *(seeded(contract, 4, 3) for contract in TRICKS),
    *(seeded(contract, 3, 3) for contract in TRICKS),
    seeded("no_tricks", 3, 8, 5),
    *(seeded("line", seats, 8, depth) for seats, depth in ((4, 10), (3, 8))),
    *(ending(seats, left) for seats, left in ((4, 9), (4, 10), (4, 11), (3, 8), (3, 9), (3, 10))),
]


def write_vector(vector: Vector) -> str:
    """Enumerate a deal and write its table."""
    deal = start(vector.contract, vector.leader, vector.hands, vector.line)
    if is_over(deal):
        sys.exit(f"no deal for a vector: {vector}")
    places = [0] * vector.depth
    terminal_nodes, *totals = enumerate_deal(deal, places)
    values = {"game": "herzeln", "contract": vector.contract, "leader": vector.leader, "hands": vector.hands}
    values |= {"line": vector.line} if vector.line else {}
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if vector.depth == FULL_DEPTH else {}
    return write_perft(vector.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, VECTORS, write_vector)
