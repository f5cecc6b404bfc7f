"""Write the perft vectors of Scopone with `enumeration.py`, or with --check compare them.

All deals come from fixed seeds: whole ones, and endings of deals that are played at random. Nothing here imports
anything of the project.
"""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.scopone.enumeration import RANKS, Rules, Table, after, enumerate_deal, plays
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 40  # the cards of a deal
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Scopone: how many sequences of exactly 1, 2, ... card plays a deal allows, where what a card takes
# counts as part of the play, and for endings the number of terminal nodes (complete deals) and the points of both sides
# in all of them together.
#
# Made from the rules alone by tests/games/scopone/enumeration.py, which imports nothing of this project. Rewrite:
#     python -m tests.games.scopone.make_perft
#
# Hands by seat; seat 0 has the first turn. `layout` lies on the table, `taken` has the cards that the side of seat 0
# and the other one have taken, `scope` their numbers of scope, and `last` is the side (0, 1) that captured last.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[list[str]]
    table: Table
    rules: Rules
    depth: int = WHOLE


def shuffled(text: str) -> list[str]:
    """Return the deck in a seeded order."""
    rng = random.Random(text)
    return sorted((rank + suit for suit in "SHDC" for rank in RANKS), key=lambda _: rng.random())


def complete(number: int, on_table: int, depth: int, rules: Rules) -> Deal:
    """Deal all cards, with some on the table."""
    deck = shuffled(f"scopone {number}")
    hands = [deck[on_table + seat :: 4] for seat in range(4)]
    note = f"all cards, {on_table} of them on the table, seeded deal {number}"
    return Deal(note, hands, Table(frozenset(deck[:on_table])), rules, depth)


def ending(number: int, left: int, rules: Rules) -> Deal:
    """Play at random until each hand has `left` cards."""
    rng = random.Random(f"scopone ending {number}")
    deck = shuffled(f"scopone {number}")
    hands, table, turn = [deck[4 + seat :: 4] for seat in range(4)], Table(frozenset(deck[:4])), 0
    while any(len(hand) > left for hand in hands):
        card = hands[turn].pop()
        choices = plays(card, table.open, rules)
        table = after(table, turn % 2, card, choices[int(len(choices) * rng.random())], rules, is_last=False)
        turn = (turn + 1) % 4
    return Deal(f"the last {left} cards of each seat, seeded deal {number}", hands, table, rules)


DEALS = [
    *(complete(number, 4, 4, Rules()) for number in range(3)),
    *(complete(number, 0, 4, Rules()) for number in range(3, 5)),
    complete(5, 4, 4, Rules(sum_choice="fewest")),
    complete(6, 4, 4, Rules(ace="sweeps")),
    *(ending(number, 2, Rules()) for number in range(10, 14)),
    *(ending(number, 2, Rules(sum_choice="fewest", last_scopa="on")) for number in range(14, 17)),
    *(ending(number, 2, Rules(ace="sweeps", primiera="sevens")) for number in range(17, 20)),
    *(ending(number, 2, Rules(napola="on")) for number in range(20, 24)),
    ending(24, 3, Rules()),
    ending(25, 3, Rules("fewest", "on", "on", "sweeps", "sevens")),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(deal.hands, deal.table, deal.rules, places)
    values = {
        "game": "scopone",
        "contract": "captures",
        "hands": [write_hand(hand, RANKS) for hand in deal.hands],
        "layout": write_cards(deal.table.open),
        "taken": [*map(write_cards, deal.table.piles)],
        "scope": [*deal.table.sweeps],
        "last": deal.table.last,
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "sides": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


def write_cards(cards: Iterable[str]) -> str:
    """Write cards by suit, from the highest rank."""
    return " ".join(sorted(cards, key=lambda card: ("SHDC".index(card[1]), -RANKS.index(card[0]))))


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
