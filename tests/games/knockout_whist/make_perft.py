"""Write the perft vectors of Knockout Whist with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.knockout_whist.enumeration import ORDER, Rules, enumerate_deal
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 60  # more than the cards of any deal
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Knockout Whist: how many sequences of exactly 1, 2, ... card plays a deal without dogs allows, and
# for small deals the number of terminal nodes (complete deals) and the antes of each seat in all of them together.
#
# Made from the rules alone by tests/games/knockout_whist/enumeration.py, which imports nothing of this project.
# Rewrite:
#     python -m tests.games.knockout_whist.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. A seat without cards is out of the match.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]  # the names of cards; empty for a seat that is out
    rules: Rules = Rules()
    leader: int = 0
    depth: int = WHOLE


def seeded(number: int, seats: int, each: int, rules: Rules, depth: int = WHOLE, out: int = -1) -> Deal:
    """Deal `each` cards to each hand, except to the seat that is out."""
    rng = random.Random(f"knockout whist {number} {seats} {each}")
    deck = [rank + suit for suit in "SHDC" for rank in ORDER]
    cards = sorted(deck, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    hands = ["" if seat == out else " ".join(cards[seat * each : (seat + 1) * each]) for seat in range(seats)]
    leader = (out + 1) % seats if out >= 0 else int(seats * rng.random())
    return Deal(f"{each} cards for {seats}, seeded deal {number}", hands, rules, leader, depth)


NO_LEAD = Rules(trump="S", trump_lead="off")
DEALS = [
    *(seeded(number, seats, 7, Rules(), 5) for number, seats in enumerate((2, 3, 4, 5, 6, 7))),
    *(seeded(number, seats, each, Rules()) for number, (seats, each) in enumerate(((2, 4), (3, 3), (4, 2), (7, 1)))),
    *(seeded(10 + number, 4, each, Rules("C"), out=number) for number, each in enumerate((3, 2, 2, 1))),
    *(seeded(20 + number, 3, 3, NO_LEAD) for number in range(3)),
    *(seeded(30 + number, 4, 6, NO_LEAD, 4) for number in range(2)),
    Deal("a trump beats an ace", ["AS", "2H", "KS", "QS"]),
    Deal("a higher trump beats it", ["AS", "2H", "3H", "QS"]),
    Deal("only trumps: one may be led", ["AS KS", "2H 3H", "QS 4C"], NO_LEAD),
    Deal("no trump may be led while there is another suit", ["AS 2H", "3H 4H", "QS 4C"], NO_LEAD),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    held = [hand.split() for hand in deal.hands]
    cards = [card for hand in held for card in hand]
    if len({*cards}) < len(cards) or len({len(hand) for hand in held if hand}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(held, deal.leader, deal.rules, places)
    values = {
        "game": "knockout_whist",
        "leader": deal.leader,
        "hands": [write_hand(hand, ORDER) for hand in held],
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
