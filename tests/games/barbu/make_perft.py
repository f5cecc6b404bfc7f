"""Write the perft vectors of Barbu with `enumeration.py`, or with --check compare them.

The deals come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.barbu.enumeration import RANKS, enumerate_deal, is_over, legal, play, start
from tests.oracle.vector_file import rewrite

TARGET = Path(__file__).with_name("perft.toml")
FULL_DEPTH = 33  # one more than any small deal has plays: every such deal ends before it
MAX_SEQUENCES = 60_000  # sequences of a vector
CARDS = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]

HEAD = """\
# Perft vectors of Barbu: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/games/barbu/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.barbu.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` acts first. Cards in no hand are gone already; in domino
# they lie on the table. `named` is the trump suit, or the rank with which the rows begin. Forced passes are no plays of
# their own, and no player has doubled.
"""


class Vector(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    contract: str
    hands: list[str]
    leader: int = 0
    depth: int = FULL_DEPTH
    named: str = ""
    layout: str = ""
    options: tuple[str, ...] = ()  # those that are not the usual ones, as "name=value"


def write_hand(cards: Iterable[str]) -> str:
    """Write the cards of a hand as spades.hearts.diamonds.clubs."""
    held = sorted(cards, key=CARDS.index)
    return ".".join("".join(card[0] for card in held if card[1] == suit) for suit in "SHDC")


def seeded(contract: str, each: int, depth: int = FULL_DEPTH, named: str = "", options: tuple[str, ...] = ()) -> Vector:
    """Deal `each` cards to each hand, if not all then with the king and the queen of hearts."""
    rng = random.Random(f"barbu {contract} {each} {named} {options}")
    mixed = sorted(CARDS, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    wanted = ["KH", "QH", "AH", "2H"]
    rest = [card for card in mixed if card not in wanted]
    cards = sorted([*wanted, *rest][: each * 4], key=lambda _: rng.random())
    hands = [write_hand(cards[seat::4]) for seat in range(4)]
    return Vector(f"{each} cards each, seeded", contract, hands, int(4 * rng.random()), depth, named, "", options)


def ending(left: int, named: str, options: tuple[str, ...] = ()) -> Vector:
    """Play domino at random until `left` cards are left in the hands."""
    rng = random.Random(f"barbu ending {left} {named} {options}")
    mixed = sorted(CARDS, key=lambda _: rng.random())
    deal = start("domino", frozenset(options), named, 0, [write_hand(mixed[seat::4]) for seat in range(4)])
    while sum(map(len, deal.hands)) > left or not legal(deal):
        cards = legal(deal)
        passed = deal._replace(seat=(deal.seat + 1) % 4)
        deal = play(deal, cards[int(len(cards) * rng.random())]) if cards else passed
    hands = [write_hand(hand) for hand in deal.hands]
    if deal.out:
        sys.exit(f"a seat is out with {left} cards left: choose more")
    layout = " ".join(sorted(deal.table, key=CARDS.index))
    note = f"the last {left} cards, seeded"
    return Vector(note, "domino", hands, deal.seat, FULL_DEPTH, named, layout, options)


TRICKS = ("no_tricks", "no_hearts", "no_queens", "barbu", "last_two")
THROWN = ("heart_lead=until_discarded",)
VECTORS = [
    *(seeded(contract, 13, 5) for contract in TRICKS),
    *(seeded(contract, 3) for contract in TRICKS),
    *(seeded("trumps", 13, 5, suit) for suit in "SHDC"),
    *(seeded("trumps", 3, FULL_DEPTH, suit) for suit in "SHDC"),
    *(seeded("trumps", 3, FULL_DEPTH, suit, ("undertrump=must",)) for suit in "SH"),
    *(seeded(contract, 3, FULL_DEPTH, "", THROWN) for contract in ("no_hearts", "barbu")),
    *(seeded(contract, 3, FULL_DEPTH, "", ("heart_lead=free",)) for contract in ("no_hearts", "barbu")),
    seeded("barbu", 3, FULL_DEPTH, "", ("must_discard_kh=on",)),
    *(
        Vector(
            f"the king of hearts {falls} under the ace", "barbu", [".72..", ".A..2", ".K5..", ".Q3.."], options=options
        )
        for falls, options in (("must fall", ("must_discard_kh=on",)), ("need not fall", ()))
    ),
    seeded("ravage", 13, 5, "", ("form=ravage",)),
    *(seeded("domino", 13, 8, rank) for rank in "29TA"),
    *(ending(12, rank) for rank in "29A"),
    *(ending(12, rank, ("ace_again=on",)) for rank in "59A"),
]


def write_vector(vector: Vector) -> str:
    """Enumerate a deal and write its table."""
    deal = start(vector.contract, frozenset(vector.options), vector.named, vector.leader, vector.hands, vector.layout)
    held = [card for hand in deal.hands for card in hand]
    if len({*held, *deal.table}) < len(held) + len(deal.table) or is_over(deal):
        sys.exit(f"no deal for a vector: {vector}")
    places = [0] * vector.depth
    terminal_nodes, *totals = enumerate_deal(deal, places)
    counts = [count for count in places if count]
    if sum(counts) > MAX_SEQUENCES:
        sys.exit(f"too many sequences, {counts}: {vector}")
    hands = ", ".join(f'"{hand}"' for hand in vector.hands)
    lines = [f"# {vector.note}", "[[perft]]", 'game = "barbu"', f'contract = "{vector.contract}"']
    lines += [f"leader = {vector.leader}", f"hands = [{hands}]"]
    lines += [f'named = "{vector.named}"'] if vector.named else []
    lines += [f'layout = "{vector.layout}"'] if vector.layout else []
    pairs = ", ".join('{} = "{}"'.format(*option.split("=")) for option in vector.options)
    lines += [f"options = {{ {pairs} }}"] if pairs else []
    lines += [f"counts = {counts}"]
    lines += [f"terminal_nodes = {terminal_nodes}", f"totals = {totals}"] if vector.depth == FULL_DEPTH else []
    return "\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    rewrite(TARGET, HEAD, VECTORS, write_vector)
