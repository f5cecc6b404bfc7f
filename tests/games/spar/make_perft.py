"""Write the perft vectors of Spar with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.spar.enumeration import ORDERS, Rules, enumerate_deal
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 36  # more than the cards of any deal
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Spar: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and what each seat scores in all of them together.
#
# Made from the rules alone by tests/games/spar/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.spar.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. Cards in no hand are out of play.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]  # the names of cards
    rules: Rules = Rules()
    leader: int = 0
    depth: int = WHOLE


def seeded(number: int, seats: int, each: int, rules: Rules, depth: int = WHOLE) -> Deal:
    """Deal `each` cards to each hand."""
    rng = random.Random(f"spar {number} {seats} {each}")
    deck = [rank + suit for suit in "SHDC" for rank in ORDERS[rules.form] if rank + suit != "AS"]
    cards = sorted(deck, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    hands = [" ".join(cards[seat * each : (seat + 1) * each]) for seat in range(seats)]
    return Deal(f"{each} cards for {seats}, seeded deal {number}", hands, rules, int(seats * rng.random()), depth)


AGRAM = Rules("agram", "off")
DEALS = [
    *(seeded(number, seats, 5, Rules(), 6) for number, seats in enumerate((2, 3, 4, 5, 6, 7))),
    *(seeded(number, seats, each, Rules()) for number, (seats, each) in enumerate(((2, 4), (3, 3), (4, 2), (5, 2)))),
    *(seeded(10 + number, seats, 6, AGRAM, 5) for number, seats in enumerate((2, 4, 5))),
    seeded(20, 3, 3, AGRAM),
    seeded(21, 4, 2, Rules(low_bonus="off")),
    seeded(22, 2, 3, Rules(revoke="flag")),
    seeded(23, 3, 2, Rules(revoke="flag")),
    Deal("a six wins when no other player follows", ["6D", "9C", "AH", "TS"]),
    Deal("a seven wins against a six", ["7C", "9D", "AH", "6C"]),
    Deal("an eight beats a seven", ["7C", "9D", "AH", "8C"]),
    Deal("the king of spades is the highest spade", ["KS QS", "JS TS"]),
    Deal("only the last trick counts", ["AH 6D", "KH AD"]),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    held = [hand.split() for hand in deal.hands]
    cards = [card for hand in held for card in hand]
    if len({*cards}) < len(cards) or len({len(hand) for hand in held}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(held, deal.leader, deal.rules, places)
    values = {
        "game": "spar",
        "leader": deal.leader,
        "hands": [write_hand(hand, ORDERS[deal.rules.form]) for hand in held],
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
