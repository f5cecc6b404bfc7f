"""Write the perft vectors of Tressette for two with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import itertools
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.tressette.enumeration import Rules, enumerate_deal, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "A234567JQK"  # from low to high
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
FULL_DEPTH = len(DECK) + 1  # one more than any deal has plays: every deal ends before it
FOLLOW, TRUMPS, POINT_CARDS = ("must", "may"), ("none", *"SHDC"), tuple("A32KQJ")
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Tressette for two: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small
# deals the number of terminal nodes (complete deals) and what each seat makes in all of them together: `thirds` of a
# point with nothing rounded, and `totals`, points with the fraction of each deal dropped. Both count the last trick: a
# point, 3 thirds.
#
# Made from the rules alone by tests/games/tressette/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.tressette.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; `leader` leads first. The stock is written from its top; a draw is
# no play of its own. Cards in no hand and not in the stock are gone already. Seeded deals come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]
    stock: str = ""
    rules: Rules = Rules()
    leader: int = 0
    depth: int = FULL_DEPTH


def seeded(number: int, each: int, stock: int, rules: Rules, depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards to each hand, and a stock."""
    rng = random.Random(f"tressette {number} {each} {stock}")
    cards = sorted(DECK, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    hands = [write_hand(cards[seat * each : (seat + 1) * each], RANKS) for seat in range(2)]
    note = f"{each} cards a hand and {stock or 'no'} in the stock, seeded deal {number}"
    return Deal(note, hands, " ".join(cards[2 * each : 2 * each + stock]), rules, int(2 * rng.random()), depth)


def seeded_deals() -> Iterable[Deal]:
    """Deal for every `follow` with every `trump`, and each `point_card` in turn, with all cards and with few."""
    few = {"must": ((3, 4), (4, 2), (2, 8), (5, 0)), "may": ((2, 8), (3, 2), (4, 0), (2, 6))}
    turn = itertools.cycle(POINT_CARDS)
    for number, (follow, trump) in enumerate(itertools.product(FOLLOW, TRUMPS)):
        yield seeded(number, 10, 20, Rules(follow, trump, next(turn)), 5 if follow == "must" else 4)
        for each, stock in few[follow]:
            yield seeded(number, each, stock, Rules(follow, trump, next(turn)))


ACES_TO_LOSE = ["7.2.654.", "A6.A4..A"]
HUNT = [".3.7.K2", "6.A.5.A"]
KING_OR_THREE = [".K3..A", ".A.7.K"]
RUFF = ["5..A.6", "7.4..2"]

DEALS = [
    *seeded_deals(),
    seeded(1000, 10, 20, Rules(), 6),
    seeded(1001, 3, 6, Rules()),
    seeded(1002, 2, 8, Rules()),
    seeded(1003, 4, 4, Rules()),
    seeded(1004, 3, 4, Rules("may", "D")),
    Deal("the three beats the two, which beats the ace", ["3A...", "2...4"]),
    Deal("the ace beats the king", ["...A", "...K"], leader=1),
    Deal("the king beats the queen, and so on down to the four", [".K.J.6", ".Q.7.5"]),
    Deal("another suit never wins", ["...4", "..3."]),
    Deal("a trump wins", ["...4", "..3."], rules=Rules(trump="D")),
    Deal("another suit does not beat a trump that was led", ["..4.", "...3"], rules=Rules(trump="D")),
    Deal("clubs must be followed", ["Q.4..5", "..A.K7"], "6S 6H"),
    Deal("clubs may be followed", ["Q.4..5", "..A.K7"], "6S 6H", Rules("may")),
    Deal("one may duck", ["5.K..", ".42.."], "6S 6H"),
    Deal("a void is over when a spade is drawn: the four loses", ["43..7.", ".K5..A"], "6H 5S"),
    Deal("a void stays when no spade is drawn: the four wins", ["43..7.", ".K5..A"], "6H 6D"),
    Deal("a void that was filled from the stock is empty again after one spade", ["743...", ".K5.6."], "6H 5S 6C AC"),
    Deal("a long run: three diamonds, and aces that are lost", ACES_TO_LOSE),
    Deal("no trump, no run: each diamond may be ruffed", ACES_TO_LOSE, rules=Rules(trump="S")),
    Deal("an ace that is the only heart falls to the three", HUNT),
    Deal("the ace of hearts need not fall", HUNT, rules=Rules("may")),
    Deal("the three falls on the ace, or the king: the ace is the point card", KING_OR_THREE),
    Deal(
        "the three falls on the ace, or the king: the three is the point card",
        KING_OR_THREE,
        rules=Rules(point_card="3"),
    ),
    Deal(
        "the three falls on the ace, or the king: the king is the point card",
        KING_OR_THREE,
        rules=Rules(point_card="K"),
    ),
    Deal("a hand without diamonds may ruff, one with clubs must follow", RUFF, "6D 3D", Rules(trump="S")),
    Deal("any card may be played, and a trump wins", RUFF, "6D 3D", Rules("may", "S")),
    Deal("the loser draws the last card of the stock", ["3...", "...4"], "4S 3C"),
]


def check(deal: Deal) -> None:
    """Reject a deal that ends early or has a card twice."""
    state = start(deal.hands, deal.stock, deal.leader, deal.rules)
    cards = [*state.hands[0], *state.hands[1], *state.stock]
    whole = len(state.hands[0]) == len(state.hands[1]) > 0 and len(state.stock) % 2 == 0
    if not whole or len(set(cards)) < len(cards) or not set(cards) <= set(DECK):
        sys.exit(f"no deal for a vector: {deal}")


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    check(deal)
    places = [0] * deal.depth
    terminal_nodes, *sums = enumerate_deal(start(deal.hands, deal.stock, deal.leader, deal.rules), places)
    values = {
        "game": "tressette",
        "leader": deal.leader,
        "hands": deal.hands,
        "stock": deal.stock,
        **deal.rules._asdict(),
    }
    results = (
        {"terminal_nodes": terminal_nodes, "thirds": sums[:2], "totals": sums[2:]} if deal.depth == FULL_DEPTH else {}
    )
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
