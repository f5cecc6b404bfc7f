"""Write the perft vectors of Quodlibet with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.quodlibet.enumeration import RANKS, enumerate_deal, is_over, legal, play, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
FULL_DEPTH = 33  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 60_000  # sequences of a vector
SEATS = 4

HEAD = """\
# Perft vectors of Quodlibet: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/games/quodlibet/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.quodlibet.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` acts first. Cards in no hand are gone already; in the
# layout and on piles they lie on the table. Forced passes are no plays of their own. Contracts that look at all tricks
# of a deal have no points here.
"""
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]


class Vector(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    contract: str
    hands: list[str]
    leader: int = 0
    depth: int = FULL_DEPTH
    layout: str = ""
    follow: str = ""  # the value of the option `open_follow`, with hands that only the others see


def mixed(seed: str) -> list[str]:
    """Return the deck in a random order."""
    rng = random.Random(f"quodlibet {seed}")
    return sorted(DECK, key=lambda _: rng.random())  # `random()` is the same in every version of Python


def seeded(contract: str, each: int, depth: int = FULL_DEPTH) -> Vector:
    """Deal `each` cards to each hand, if not all then with some that may cost together."""
    cards = mixed(f"{contract} {each}")
    wanted = ["KH", "QD", "JS"] if each * SEATS < len(cards) else []
    cards = [*wanted, *(card for card in cards if card not in wanted)][: each * SEATS]
    cards.sort(key=mixed(contract).index)
    hands = [write_hand(cards[seat::SEATS], RANKS) for seat in range(SEATS)]
    return Vector(f"{each} cards each, seeded", contract, hands, len(contract) % SEATS, depth)


def piles(each: int) -> Vector:
    """Deal `each` cards to each hand, and let the others lie on earlier piles."""
    hands = seeded("quadrature", each).hands
    deal = start("quadrature", 0, hands)
    held = {card for hand in deal.hands for card in hand}
    table = " ".join(card for card in DECK if card not in held)
    return Vector(f"{each} cards each, seeded", "quadrature", hands, 1, layout=table)


def ending(left: int) -> Vector:
    """Play the layout at random until `left` cards are left in the hands."""
    rng, cards = random.Random(f"quodlibet ending {left}"), mixed(f"ending {left}")
    deal = start("snack", 0, [write_hand(cards[seat::SEATS], RANKS) for seat in range(SEATS)])
    while sum(map(len, deal.hands)) > left or not legal(deal):
        fitting = legal(deal)
        passed = deal._replace(seat=(deal.seat + 1) % SEATS)
        deal = play(deal, fitting[int(len(fitting) * rng.random())]) if fitting else passed
    if is_over(deal):
        sys.exit(f"a seat is out with {left} cards left: choose more")
    layout = " ".join(sorted(deal.table, key=DECK.index))
    hands = [write_hand(hand, RANKS) for hand in deal.hands]
    return Vector(f"the last {left} cards, seeded", "snack", hands, deal.seat, layout=layout)


SINGLE = ("achmed", "first_three_and_last", "ober_unter", "bribe")
VECTORS = [
    *(seeded(contract, 8, 5) for contract in ("plus", "minus", "neighbour", "no_reds", *SINGLE)),
    *(seeded(contract, 3) for contract in SINGLE),
    Vector("the king and the queen fall into one trick", "achmed", [".KA..", ".9Q..", ".T.Q.", ".J.9."]),
    Vector("of two sevens the first one is the lowest", "bribe", ["7...A", "A.7..", "K..7.", "..9.8"]),
    *(seeded("open", 8, 5)._replace(follow=follow) for follow in ("free", "must")),
    seeded("snack", 8, 12),
    *(ending(left) for left in (12, 14, 16)),
    seeded("quadrature", 8, 5),
    *(piles(each) for each in (2, 3, 4)),
]


def write_vector(vector: Vector) -> str:
    """Enumerate a deal and write its table."""
    deal = start(vector.contract, vector.leader, vector.hands, vector.layout, free=vector.follow == "free")
    held = [card for hand in deal.hands for card in hand]
    if len({*held, *deal.table}) < len(held) + len(deal.table) or is_over(deal):
        sys.exit(f"no deal for a vector: {vector}")
    places = [0] * vector.depth
    terminal_nodes, *totals = enumerate_deal(deal, places)
    values = {"game": "quodlibet", "contract": vector.contract, "leader": vector.leader, "hands": vector.hands}
    values |= {"layout": vector.layout} if vector.layout else {}
    values |= {"open_follow": vector.follow} if vector.follow else {}
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if vector.depth == FULL_DEPTH else {}
    return write_perft(vector.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, VECTORS, write_vector)
