"""Write the perft vectors of Tressette for four with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.tressette_four.enumeration import SEATS, enumerate_deal, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "A234567JQK"  # from low to high
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
FULL_DEPTH = len(DECK) + 1  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Tressette for four: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small
# deals the number of terminal nodes (complete deals) and what each side makes in all of them together: `sides`, seats 0
# and 2 first, with the fraction of each deal dropped and the point for the last trick.
#
# Made from the rules alone by tests/games/tressette_four/enumeration.py, which imports nothing of this project. To
# rewrite:
#     python -m tests.games.tressette_four.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. Cards in no hand are gone already. Seeded
# deals come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]
    leader: int = 0
    depth: int = FULL_DEPTH


def seeded(number: int, each: int, depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards to each hand."""
    rng = random.Random(f"tressette four {number} {each}")
    cards = sorted(DECK, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    hands = [write_hand(cards[seat * each : (seat + 1) * each], RANKS) for seat in range(SEATS)]
    return Deal(f"{each} cards a hand, seeded deal {number}", hands, int(SEATS * rng.random()), depth)


DEALS = [
    *(seeded(number, 10, 6) for number in range(4)),
    *(seeded(10 + number, 2) for number in range(8)),
    *(seeded(20 + number, 3) for number in range(4)),
    Deal("the three beats the two, which beats the ace", ["3...", "A...", "2...", "K..."]),
    Deal("another suit never wins", ["4...", ".3..", "..3.", "...3"]),
    Deal("the led suit must be followed", ["4.A..", "5.4..", "6..4.", "7...4"], 1),
    Deal("partners' thirds are added: two and one make a point", ["K..4.", "4..5.", "Q..J.", "5..6."]),
    Deal("the last trick is a whole point", ["4..4.", "5..5.", "6..6.", "7..7."], 3),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    first = start(deal.hands, deal.leader)
    cards = [card for hand in first.hands for card in hand]
    if len(set(cards)) < len(cards) or len({len(hand) for hand in first.hands}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    places = [0] * deal.depth
    terminal_nodes, *sides = enumerate_deal(first, places)
    values = {"game": "tressette_four", "leader": deal.leader, "hands": deal.hands}
    results = {"terminal_nodes": terminal_nodes, "sides": sides} if deal.depth == FULL_DEPTH else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
