"""Write the perft vectors of Romanian Whist with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.romanian_whist.enumeration import ORDER, Rules, enumerate_deal
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 60  # more than the cards of any deal
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Romanian Whist: how many sequences of exactly 1, 2, ... card plays a deal allows after the bids, and
# for small deals the number of terminal nodes (complete deals) and the points of each seat in all of them together.
#
# Made from the rules alone by tests/games/romanian_whist/enumeration.py, which imports nothing of this project.
# Rewrite:
#     python -m tests.games.romanian_whist.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. A seat that sits out has the bid -1.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]  # the names of cards; empty for a seat that sits out
    bids: list[int]
    rules: Rules = Rules()
    leader: int = 0
    depth: int = WHOLE


def seeded(number: int, seats: int, each: int, rules: Rules, depth: int = WHOLE) -> Deal:
    """Deal `each` cards to each hand, and bid at random; of seven seats one sits out."""
    rng = random.Random(f"romanian whist {number} {seats} {each}")
    deck = [rank + suit for suit in "SHDC" for rank in ORDER[-2 * min(seats, 6) :]]
    cards = sorted(deck, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    leader = int(seats * rng.random())
    out = (leader - 1) % seats if seats > 6 else -1
    hands = ["" if seat == out else " ".join(cards.pop() for _ in range(each)) for seat in range(seats)]
    bids = [-1 if seat == out else int((each + 1) * rng.random()) for seat in range(seats)]
    if sum(bid for bid in bids if bid > 0) == each:  # forbidden to the last seat
        last = (leader - 1 if out < 0 else out - 1) % seats
        bids[last] += 1 if bids[last] == 0 else -1
    return Deal(f"{each} cards for {seats}, seeded deal {number}", hands, bids, rules, leader, depth)


MAY, FLAT, PLAIN = Rules(trump_duty="may"), Rules("S", miss="flat"), Rules("")
DEALS = [
    *(seeded(number, seats, 7, Rules(), 5) for number, seats in enumerate((3, 4, 5, 6, 7))),
    *(seeded(10 + number, seats, 8, PLAIN, 4) for number, seats in enumerate((3, 4, 6))),
    *(seeded(20 + number, *deal, Rules()) for number, deal in enumerate(((3, 3), (3, 4), (4, 2), (5, 2), (7, 1)))),
    *(seeded(30 + number, *deal, MAY) for number, deal in enumerate(((3, 3), (4, 3), (4, 2)))),
    *(seeded(40 + number, *deal, FLAT) for number, deal in enumerate(((3, 3), (4, 2), (6, 1)))),
    Deal("a trump is a duty", ["AS 9S", "9H KD", "KS QS"], [1, 1, 0]),
    Deal("it is none by option", ["AS 9S", "9H KD", "KS QS"], [1, 1, 0], MAY),
    Deal("an undertrump is a duty", ["AS 9S", "AH KD", "9H QD"], [0, 1, 0]),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    held = [hand.split() for hand in deal.hands]
    cards = [card for hand in held for card in hand]
    if len({*cards}) < len(cards) or len({len(hand) for hand in held if hand}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(held, deal.leader, deal.rules, deal.bids, places)
    values = {
        "game": "romanian_whist",
        "leader": deal.leader,
        "hands": [write_hand(hand, ORDER) for hand in held],
        "bids": deal.bids,
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
