"""Write the perft vectors of Toepen with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.toepen.enumeration import Rules, enumerate_deal, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "789TJQKA"  # from low to high
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
FULL_DEPTH = 100  # more than any of these deals has actions: every deal ends before it
MAX_SEQUENCES = 250_000  # sequences of all depths

HEAD = """\
# Perft vectors of Toepen: how many sequences of exactly 1, 2, ... actions a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the chips that each seat gains in all of them together.
#
# Made from the rules alone by tests/games/toepen/enumeration.py, which imports nothing of this project. To rewrite it:
#     python -m tests.games.toepen.make_perft
#
# A deal begins when the exchanges are over; there are no signals. Hands by seat, each spades.hearts.diamonds.clubs;
# cards in no hand are gone. `leader` leads first; `chips` (by seat) and `pot` are what lies there at the start, the
# stake is 1. Actions are the cards; with `knocks` also the knocks of every seat that may knock, in turn or not, and
# the answers to them, stay or fold. A sequence that has ended is not counted at greater depths.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    rules: Rules
    leader: int
    hands: list[str]
    chips: list[int]
    pot: int = 0
    depth: int = FULL_DEPTH


def seeded(players: int, each: int, rules: Rules, number: int = 1, chips: str = "", depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards to these players; they have 20 chips by default."""
    rng = random.Random(f"toepen {players} {each} {number}")
    mixed = sorted(DECK, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    hands = [write_hand(mixed[seat * each : (seat + 1) * each], RANKS) for seat in range(players)]
    note = f"{players} players, {each} cards a hand, seeded deal {number}"
    own = [int(text) for text in chips.split()] or [20] * players
    return Deal(note, rules, int(players * rng.random()), hands, own, depth=depth)


CARDS, KNOCKS = Rules(knocks=False), Rules()
TWO, THREE, FOUR = (Rules(max_stake=most) for most in "234")
DUTCH = "dutch"
SPADES = ["A...", "Q...", "K..."]
STRANGERS = ["A...", ".A..", "..A."]
FOUR_SUITS = ["A.7..", "K...7", "..K.9", ".A..A"]
PAIRS = ["A7...", "K8...", "...AK"]

DEALS = [
    *(seeded(2, 4, CARDS, number) for number in (1, 2)),
    *(seeded(3, 4, CARDS, number) for number in (1, 2)),
    *(seeded(4, 4, CARDS, number, depth=10) for number in (1, 2)),
    seeded(5, 4, CARDS, depth=9),
    seeded(6, 4, CARDS, depth=9),
    seeded(7, 4, CARDS, depth=10),
    seeded(8, 4, CARDS, depth=10),
    seeded(8, 4, CARDS._replace(rank=DUTCH), 2, depth=9),
    seeded(4, 3, CARDS._replace(rank=DUTCH)),
    seeded(5, 3, CARDS),
    seeded(6, 2, CARDS),
    seeded(8, 2, CARDS),
    seeded(2, 1, KNOCKS),
    seeded(2, 2, KNOCKS),
    seeded(2, 3, KNOCKS),
    seeded(2, 3, KNOCKS._replace(rank=DUTCH), 2, "3 5"),
    seeded(2, 4, THREE),
    seeded(3, 1, KNOCKS),
    seeded(3, 2, THREE),
    seeded(3, 2, FOUR._replace(rank=DUTCH), 2),
    seeded(3, 3, TWO),
    seeded(4, 1, KNOCKS),
    seeded(4, 2, TWO),
    seeded(4, 2, THREE, 2, depth=9),
    seeded(5, 1, THREE),
    seeded(5, 2, TWO, depth=8),
    seeded(6, 1, TWO),
    seeded(7, 1, TWO),
    seeded(8, 1, TWO, depth=10),
    seeded(4, 4, KNOCKS, 3, depth=8),
    seeded(8, 4, KNOCKS, 3, depth=6),
    seeded(2, 1, Rules(knock_gap="none", max_stake="5")),
    seeded(2, 2, Rules(knock_gap="none", max_stake="4")),
    seeded(3, 1, Rules(knock_gap="none", max_stake="3")),
    seeded(4, 1, Rules(knock_gap="none", max_stake="2")),
    seeded(4, 4, Rules(knock_gap="none"), 4, depth=7),
    Deal("a folded ace of spades keeps its suit, but the king wins", KNOCKS, 0, SPADES, [20] * 3),
    Deal("no player follows: behind a folded leader the next seat wins", KNOCKS, 1, STRANGERS, [20] * 3),
    Deal("the same with the first seat as the next", KNOCKS, 2, STRANGERS, [20] * 3),
    Deal("a follower's card may be dead too, and a fold may complete a trick", THREE, 2, PAIRS, [20] * 3),
    Deal("the highest of the led suit wins, not the next seat", KNOCKS, 0, ["A...", ".A..", "7..."], [20] * 3),
    Deal("some follow, some do not, and anybody may have folded", TWO, 3, FOUR_SUITS, [20] * 4),
    Deal("a seat folds before it leads: the lead passes to its left", TWO, 0, ["AT...", ".AT..", "..AT."], [20] * 3),
    Deal("no player can pay more than they have", KNOCKS, 0, SPADES, [1, 2, 3]),
    Deal("seats without chips play on and pay nothing", KNOCKS, 1, SPADES, [0, 20, 0]),
    Deal("the pot holds less than the stake", FOUR, 0, ["A7...", "K8..."], [5, 1]),
    Deal("the same with chips in the pot from before", FOUR, 0, ["A7...", "K8..."], [5, 1], 2),
    Deal("a full pot pays the whole stake", FOUR, 1, ["A7...", "K8..."], [5, 1], 30),
    Deal("an ace is a low card", Rules(rank=DUTCH), 0, ["A...", "T...", "8..."], [2, 2, 2]),
    Deal("the stake stays where it may not rise any more", Rules(max_stake="2", knock_gap="none"), 0, PAIRS, [4, 1, 2]),
]


def check(deal: Deal) -> None:
    """Reject a deal that is impossible."""
    hands = start(deal.rules, deal.leader, deal.hands, deal.chips).hands
    cards = [card for hand in hands for card in hand]
    sizes = {len(hand) for hand in hands}
    sound = len(sizes) == 1 and 0 not in sizes and len(set(cards)) == len(cards) and set(cards) <= set(DECK)
    if not sound or len(deal.chips) != len(hands) or deal.leader >= len(hands) or min(deal.chips) < 0:
        sys.exit(f"no deal for a vector: {deal}")


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    check(deal)
    places = [0] * deal.depth
    terminal_nodes, *totals = enumerate_deal(start(deal.rules, deal.leader, deal.hands, deal.chips, deal.pot), places)
    rules = deal.rules
    values = {
        "game": "toepen",
        "leader": deal.leader,
        "hands": deal.hands,
        "chips": deal.chips,
        "pot": deal.pot,
        "knocks": rules.knocks,
        "rank": rules.rank,
        "knock_gap": rules.knock_gap,
        "max_stake": rules.max_stake,
    }
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if deal.depth == FULL_DEPTH else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
