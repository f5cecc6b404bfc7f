"""Write the perft vectors of Five Hundred with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.five_hundred.enumeration import COLOURS, JOKER, SUITS, Rules, enumerate_deal, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "456789TJQKA"  # from low to high
DECKS = {
    3: [rank + suit for suit in SUITS for rank in "789TJQKA"],
    4: [rank + suit for suit in SUITS for rank in RANKS if rank + suit not in ("4S", "4C")],
}
LETTERS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H", "no_trump": ""}
TRICKS = 10
FULL_DEPTH = 44  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Five Hundred: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals
# the number of terminal nodes (complete deals) and the points of each seat, or of each side, in all of them together.
#
# Made from the rules alone by tests/games/five_hundred/enumeration.py, which imports nothing of this project. To
# rewrite:
#     python -m tests.games.five_hundred.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs, and .*B for the joker; cards in no hand are gone already. `leader`
# is the contractor and leads; `bid` is its bid, or `pass` if all have passed. `won` has the tricks of the seats before.
# With the contract `naming` there are no trumps: a lead of the joker counts once for each suit that may be named. With
# `low` the joker is the lowest card. Four seats are two pairs; in misère the partner's hand is laid away. Seeded deals
# come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]
    bid: str
    leader: int = 0
    low: bool = False
    won: tuple[int, ...] = ()
    depth: int = FULL_DEPTH


def value_of(bid: str) -> tuple[int, int]:
    """Return the number of tricks and the value of a bid."""
    if "misere" in bid or bid == "pass":
        return 0, {"misere": 250, "open_misere": 500, "pass": 0}[bid]
    level, _, word = bid.partition("_")
    return int(level), 40 + 100 * (int(level) - 6) + 20 * [*LETTERS].index(word)


def seeded(number: int, bid: str, each: int, seats: int = 3, depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards to each hand, the joker and the bowers often among them."""
    rng = random.Random(f"five hundred {number} {bid} {each} {seats}")
    trump = LETTERS.get(bid.partition("_")[2], "")
    high = [JOKER, *(("J" + trump, "J" + COLOURS[trump]) if trump else ())]
    cards = sorted(DECKS[seats], key=lambda card: rng.random() - (0.5 if card in high else 0))
    cards[: seats * each] = sorted([JOKER, *cards[: seats * each - 1]], key=lambda _: rng.random())
    hands = [write(cards[seat * each : (seat + 1) * each]) for seat in range(seats)]
    leader = int(seats * rng.random())
    won = [0] * seats
    for _ in range(TRICKS - each):
        won[leader if rng.random() < 0.6 and "misere" not in bid else int(seats * rng.random())] += 1
    low = "misere" in bid and number % 2 == 1
    return Deal(f"{each} cards a hand, seeded deal {number}", hands, bid, leader, low, tuple(won), depth)


def write(cards: list[str]) -> str:
    """Write a hand."""
    return write_hand([card for card in cards if card != JOKER], RANKS) + (".*B" if JOKER in cards else "")


DEALS = [
    *(seeded(number, bid, 10, depth=4) for number, bid in enumerate(["7_hearts", "6_spades", "8_no_trump", "misere"])),
    *(seeded(10 + number, bid, 10, 4, depth=4) for number, bid in enumerate(["7_clubs", "8_no_trump", "misere"])),
    *(seeded(20 + number, bid, 3) for number, bid in enumerate(["6_spades", "7_clubs", "8_diamonds", "9_hearts"])),
    *(seeded(30 + number, bid, 3) for number, bid in enumerate(["6_no_trump", "pass", "misere", "misere", "pass"])),
    *(seeded(40 + number, bid, 2, 4) for number, bid in enumerate(["6_hearts", "7_clubs", "8_no_trump", "10_spades"])),
    *(seeded(50 + number, bid, 3, 4) for number, bid in enumerate(["misere", "open_misere"])),
    *(seeded(60 + number, bid, 2) for number, bid in enumerate(["6_diamonds", "7_spades", "6_no_trump", "misere"])),
    Deal("the left bower is no diamond", ["A..9.", "7..J.", "8..7."], "6_hearts", won=(8, 0, 0)),
    Deal("a lead of trumps must be followed by the left bower", ["A.K..", "7..J.", "8..7."], "6_hearts", won=(8, 0, 0)),
    Deal("the joker follows a lead of trumps", ["A..J.", "7....*B", "8..7."], "6_hearts", won=(8, 0, 0)),
    Deal("without trumps the joker wins if it can't follow", ["A...", "....*B", "..7."], "6_no_trump", won=(5, 4, 0)),
    Deal("a named suit must be followed", ["7....*B", "..A.9", "8..7."], "6_no_trump", won=(5, 3, 0)),
    Deal(
        "the low joker never wins a trick of another suit",
        ["7...", "....*B", "..7."],
        "misere",
        low=True,
        won=(0, 9, 0),
    ),
    Deal("the low joker wins if no one follows", ["....*B", "7...", "..7."], "misere", low=True, won=(0, 9, 0)),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    first, seats = start(deal.hands, deal.leader), len(deal.hands)
    cards = [card for hand in first.hands for card in hand]
    if len(set(cards)) < len(cards):
        sys.exit(f"no deal for a vector: {deal}")
    trump, is_misere = LETTERS.get(deal.bid.partition("_")[2], ""), "misere" in deal.bid
    won = deal.won or (0,) * seats
    away = ((deal.leader + 2) % seats,) if seats == 4 and is_misere else ()
    contractor = -1 if deal.bid == "pass" else deal.leader
    rules = Rules(trump, deal.low, away, won, contractor, *value_of(deal.bid))
    places = [0] * deal.depth
    terminal_nodes, *points = enumerate_deal(first, rules, places)
    values = {
        "game": "five_hundred",
        "contract": deal.bid if trump else "naming",
        "leader": deal.leader,
        "hands": deal.hands,
        "bid": deal.bid,
        "low": deal.low,
        "won": [*won],
    }
    results: dict[str, object] = {"terminal_nodes": terminal_nodes}
    if seats == 4:
        results["sides"] = [points[0] + points[2], points[1] + points[3]]
    else:
        results["totals"] = points
    return write_perft(deal.note, values, places, results if deal.depth == FULL_DEPTH else {}, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
