"""Write the perft vectors of Schnapsen with `enumeration.py`, or with --check compare them.

The deals come from fixed seeds. Nothing here imports anything of the project.
"""

import random
from pathlib import Path
from typing import NamedTuple

from tests.games.schnapsen.enumeration import ORDER, VALUES, Position, enumerate_deal
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 20  # the cards of any deal
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Schnapsen: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and what each seat scores in all of them together. Only cards are played:
# nobody exchanges, closes, announces or claims.
#
# Made from the rules alone by tests/games/schnapsen/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.schnapsen.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. The stock is written from its top, and the
# card turned up is its last; a draw is no play of its own. `taken` has the cards that each seat has taken, two for a
# trick. With a `closer` (0 or 1) the stock is closed; `tricks_then` has the tricks of the seats at that time, when
# neither had 33 points.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    number: int
    each: int  # cards of a hand
    stock: int = 0  # cards left to draw
    closer: int = -1
    tricks_then: tuple[int, int] = (0, 0)
    last_trick: str = "wins"
    depth: int = WHOLE


DEALS = [
    *(Deal(number, 5, 10, depth=4) for number in range(4)),
    Deal(4, 5, 6, depth=5),
    Deal(5, 5, 2, depth=5),
    *(Deal(number, 5) for number in range(6, 10)),
    *(Deal(number, 4, last_trick="points") for number in range(10, 14)),
    *(Deal(number, 2, 2) for number in range(14, 17)),
    Deal(17, 2, 4),
    *(Deal(number, 4, 4, closer=number % 2, tricks_then=(number % 3, number % 2)) for number in range(18, 23)),
    *(Deal(number, 5, 10, closer=1) for number in range(23, 25)),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    rng = random.Random(f"schnapsen {deal.number}")
    deck = sorted((rank + suit for suit in "SHDC" for rank in ORDER), key=lambda _: rng.random())
    hands = (tuple(deck[: deal.each]), tuple(deck[deal.each : 2 * deal.each]))
    drawn = 2 * deal.each + deal.stock
    stock, gone = tuple(deck[2 * deal.each : drawn]), deck[drawn:]
    trump, leader = "SHDC"[deal.number % 4], int(2 * rng.random())
    first = 2 * int(rng.random() * (len(gone) // 2 + 1))
    taken = (gone[:first], gone[first:])
    position = Position(
        hands,
        trump,
        leader,
        stock,
        tricks=(len(taken[0]) // 2, len(taken[1]) // 2),
        points=(sum(VALUES[card[0]] for card in taken[0]), sum(VALUES[card[0]] for card in taken[1])),
        closer=deal.closer,
        other_had_trick=bool(deal.tricks_then[1 - deal.closer]) if deal.closer >= 0 else True,
        last_trick=deal.last_trick,
    )
    places = [0] * deal.depth
    ends, sums = enumerate_deal(position, places)
    values: dict[str, object] = {
        "game": "schnapsen",
        "contract": "drawing",
        "leader": leader,
        "trump": trump,
        "hands": [write_hand(hand, ORDER) for hand in hands],
        "taken": [" ".join(cards) for cards in taken],
        "stock": " ".join(stock),
        "last_trick": deal.last_trick,
    }
    if deal.closer >= 0:
        values |= {"closer": deal.closer, "tricks_then": list(deal.tricks_then)}
    note = f"{deal.each} cards a hand and {deal.stock or 'none'} left to draw, seeded deal {deal.number}"
    results = {"terminal_nodes": ends, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
