"""Write the perft vectors of Kein Stich with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.kein_stich.enumeration import RANKS, enumerate_deal, is_over, legal, play, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
FULL_DEPTH = 33  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Kein Stich: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/games/kein_stich/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.kein_stich.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` acts first. Cards in no hand are gone already; in the
# layout they lie on the table. The shares are those of a round without more deals. Forced passes are no plays of their
# own.
"""


class Vector(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    contract: str
    hands: list[str]
    leader: int = 0
    depth: int = FULL_DEPTH
    layout: str = ""


def deck_of(seats: int) -> list[str]:
    """Return the deck, also the order of cards in a text."""
    cards = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]
    return [card for card in cards if seats == 4 or card not in {"7S", "7C"}]


def seeded(contract: str, seats: int, each: int, depth: int = FULL_DEPTH) -> Vector:
    """Deal `each` cards to each hand, if not all then with the king and the queen of hearts."""
    rng = random.Random(f"kein stich {contract} {seats} {each}")
    mixed = sorted(deck_of(seats), key=lambda _: rng.random())  # `random()` is the same in every version of Python
    wanted = ["KH", "QH"] if each * seats < len(mixed) else []
    cards = sorted(
        [*wanted, *(card for card in mixed if card not in wanted)][: each * seats], key=lambda _: rng.random()
    )
    hands = [write_hand(cards[seat::seats], RANKS) for seat in range(seats)]
    return Vector(f"{each} cards for {seats}, seeded", contract, hands, int(seats * rng.random()), depth)


def ending(seats: int, left: int) -> Vector:
    """Play the layout at random until `left` cards are left in the hands."""
    rng = random.Random(f"kein stich ending {seats} {left}")
    mixed = sorted(deck_of(seats), key=lambda _: rng.random())
    deal = start("layout", 0, [write_hand(mixed[seat::seats], RANKS) for seat in range(seats)])
    while sum(map(len, deal.hands)) > left or not legal(deal):
        cards = legal(deal)
        passed = deal._replace(seat=(deal.seat + 1) % seats)
        deal = play(deal, cards[int(len(cards) * rng.random())]) if cards else passed
    hands = [write_hand(hand, RANKS) for hand in deal.hands]
    if deal.out:
        sys.exit(f"a seat is out with {left} cards left for {seats}: choose more")
    layout = " ".join(sorted(deal.table, key=deck_of(4).index))
    return Vector(f"the last {left} cards for {seats}, seeded", "layout", hands, deal.seat, layout=layout)


TRICKS = ("no_tricks", "no_hearts", "no_queens", "no_king", "no_last_trick", "all_at_once")
VECTORS = [
    *(seeded(contract, 4, 8, 6) for contract in TRICKS),
    *(seeded(contract, 4, 3) for contract in TRICKS),
    *(seeded(contract, 3, 3) for contract in TRICKS),
    *(seeded(contract, 5, 2) for contract in TRICKS),
    *(seeded(contract, 6, 2) for contract in TRICKS),
    seeded("no_tricks", 3, 10, 5),
    seeded("no_tricks", 5, 6, 6),
    seeded("no_tricks", 6, 5, 6),
    Vector("the king falls in the first trick", "no_king", [".A8..", ".K..9", ".7..8", ".9..T"]),
    Vector("the fourth queen ends the deal", "no_queens", ["Q8...", "7.Q..", ".8..Q", "..Q.9"]),
    Vector("the jack beats the ten", "no_tricks", ["...T", "...J", "A...", "...9"]),
    *(seeded("layout", seats, size, depth) for seats, size, depth in ((4, 8, 12), (3, 10, 12), (5, 6, 12), (6, 5, 12))),
    *(ending(seats, left) for seats, left in ((4, 12), (4, 14), (3, 11), (5, 12), (6, 14))),
]


def write_vector(vector: Vector) -> str:
    """Enumerate a deal and write its table."""
    deal = start(vector.contract, vector.leader, vector.hands, vector.layout)
    held = [card for hand in deal.hands for card in hand]
    if len({*held, *deal.table}) < len(held) + len(deal.table) or is_over(deal):
        sys.exit(f"no deal for a vector: {vector}")
    places = [0] * vector.depth
    terminal_nodes, *totals = enumerate_deal(deal, places)
    values = {"game": "kein_stich", "contract": vector.contract, "leader": vector.leader, "hands": vector.hands}
    values |= {"layout": vector.layout} if vector.layout else {}
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if vector.depth == FULL_DEPTH else {}
    return write_perft(vector.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, VECTORS, write_vector)
