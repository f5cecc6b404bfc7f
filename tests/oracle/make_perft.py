"""Write the perft vectors of Trex from `enumerate_trex.py`, or check them: `python tests/oracle/make_perft.py [--check]`.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import os
import random
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from enumerate_trex import RANKS, State, enumerate_deal, is_over, legal, play, start

TARGET = Path(__file__).parents[1] / "vectors" / "perft" / "trex.toml"
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
CONTRACTS = ("king", "queens", "diamonds", "slaps", "trex")
FULL_DEPTH = 53  # one more than any deal has plays: every game ends before it
MOST = 2_000_000  # sequences of a depth

HEAD = """\
# Perft vectors of Trex: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of complete games and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/oracle/enumerate_trex.py, which imports nothing of this project. To rewrite it:
#     python tests/oracle/make_perft.py
#
# Default options, nothing doubled. Hands by seat, each spades.hearts.diamonds.clubs; `king` acts first. Cards in no
# hand are gone already; in trex they lie on the table (`layout`). Forced passes are no plays of their own. A deal
# without slaps stops when its last penalty card is taken, trex when the third seat is out; a sequence that has
# ended is not counted at greater depths. Single contracts come first, then sets of them.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # what it is there for
    contract: str  # one of `CONTRACTS`, or some of the first four joined by +
    king: int  # the seat that acts first
    hands: list[str]
    depth: int = FULL_DEPTH
    layout: str = ""


def write_hand(cards: Iterable[str]) -> str:
    """Write the cards of a hand as spades.hearts.diamonds.clubs."""
    held = sorted(cards, key=DECK.index)
    return ".".join("".join(card[0] for card in held if card[1] == suit) for suit in "SHDC")


def deal_out(cards: list[str], rng: random.Random) -> list[str]:
    """Deal these cards to four hands."""
    mixed = sorted(cards, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    return [write_hand(mixed[seat::4]) for seat in range(4)]


def complete(contract: str, number: int, depth: int) -> Deal:
    """Deal all 52 cards."""
    rng = random.Random(f"{contract} complete {number}")
    return Deal(f"all cards, seeded deal {number}", contract, int(4 * rng.random()), deal_out(DECK, rng), depth)


def small(contract: str, number: int, each: int, wanted: str) -> Deal:
    """Deal `each` cards a hand: the wanted ones and others."""
    rng = random.Random(f"{contract} small {number}")
    others = sorted((card for card in DECK if card not in wanted.split()), key=lambda _: rng.random())
    cards = [*wanted.split(), *others][: 4 * each]
    note = f"{each} cards a hand, seeded deal {number}"
    return Deal(note, contract, int(4 * rng.random()), deal_out(cards, rng))


def ending(number: int, left: int) -> Deal:
    """Play trex at random until `left` cards are left in the four hands."""
    rng = random.Random(f"trex ending {number}")
    state = start("trex", 0, deal_out(DECK, rng))
    while sum(map(len, state.hands)) > left:
        cards = legal(state)
        passed = state._replace(seat=(state.seat + 1) % 4)
        state = play(state, cards[int(len(cards) * rng.random())]) if cards else passed
    layout = " ".join(sorted(state.table, key=DECK.index))
    hands = [write_hand(hand) for hand in state.hands]
    return Deal(f"the last {left} cards, seeded game {number}", "trex", state.seat, hands, layout=layout)


def all_but(hands: list[str]) -> str:
    """Return the layout on which every card lies that is in none of these hands."""
    held = {card for hand in start("trex", 0, hands).hands for card in hand}
    return " ".join(card for card in DECK if card not in held)
