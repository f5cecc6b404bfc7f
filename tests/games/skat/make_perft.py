"""Write the perft vectors of Skat with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.skat.enumeration import Rules, enumerate_deal, start
from tests.games.skat.referee import Contract
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "789TJQKA"  # from low to high
DECK = [rank + suit for suit in "SHDC" for rank in RANKS]
LETTERS = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D", "grand": "G", "null": "N"}
FULL_DEPTH = 31  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Skat: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points of each seat in all of them together, without points for
# Seeger and Fabian.
#
# Made from the rules alone by tests/games/skat/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.skat.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs; the declarer has put all other cards away. Null ends with the first
# trick of the declarer, an announced schwarz with the first of a defender. Seeded deals come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]
    announced: str
    leader: int = 0
    declarer: int = 0
    bid: int = 18
    depth: int = FULL_DEPTH


def seeded(number: int, announced: str, each: int, depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards to each hand."""
    rng = random.Random(f"skat {number} {announced} {each}")
    cards = sorted(DECK, key=lambda card: rng.random() - (0.3 if card[0] == "J" else 0))[: 3 * each]
    rng.shuffle(cards)
    hands = [write_hand(cards[seat * each : (seat + 1) * each], RANKS) for seat in range(3)]
    bid = rng.choice([18, 18, 24, 48, 120])
    return Deal(
        f"{each} cards a hand, seeded deal {number}",
        hands,
        announced,
        int(3 * rng.random()),
        int(3 * rng.random()),
        18 if announced.startswith("null") else bid,
        depth,
    )


DEALS = [
    *(seeded(number, name, 10, depth=4) for number, name in enumerate(["clubs", "grand", "null", "hearts_ouvert"])),
    *(seeded(10 + number, name, 3) for number, name in enumerate(["clubs", "spades", "hearts", "diamonds", "grand"])),
    *(seeded(20 + number, name, 3) for number, name in enumerate(["null", "null_ouvert", "grand_schwarz", "null"])),
    *(
        seeded(30 + number, name, 3)
        for number, name in enumerate(["clubs_schneider", "spades_schwarz", "hearts_ouvert"])
    ),
    *(seeded(40 + number, name, 4) for number, name in enumerate(["diamonds", "null"])),
    Deal("a jack is no card of its printed suit", ["..A.9", ".7.J.", "8..7."], "clubs"),
    Deal("a lead of trumps must be followed by a jack", ["A.K..", "7..J.", "8..7."], "spades"),
    Deal("in grand a lead of a jack asks for jacks", ["J.7..", "8.J..", "..9.J"], "grand"),
    Deal("in null a jack belongs to its suit", ["J..9.", "T..7.", "8..8."], "null", declarer=1),
    Deal("null is over with the first trick of the declarer", ["7..9.", "T..7.", "8..8."], "null", declarer=1),
    Deal("an announced schwarz is over with the first lost trick", ["7..A.", "T..7.", "8..8."], "clubs_schwarz"),
    Deal("the declarer has overbid", ["A..A.", "T..T.", "8..8."], "clubs", bid=264),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    game, _, word = deal.announced.partition("_")
    first = start(deal.hands, deal.leader, deal.declarer)
    cards = [card for hand in first.hands for card in hand]
    if len(set(cards)) < len(cards) or len({len(hand) for hand in first.hands}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    letter = LETTERS[game]
    contract = Contract(deal.declarer, letter, hand=False, announced=word, bid=deal.bid)
    trump = game if letter in "GN" else letter
    rules = Rules(trump, deal.declarer, contract, tuple(card for card in DECK if card not in cards))
    places = [0] * deal.depth
    terminal_nodes, *points = enumerate_deal(first, rules, places)
    values = {
        "game": "skat",
        "contract": deal.announced,
        "leader": deal.leader,
        "hands": deal.hands,
        "declarer": deal.declarer,
        "bid": deal.bid,
    }
    results: dict[str, object] = {"terminal_nodes": terminal_nodes, "totals": points}
    return write_perft(deal.note, values, places, results if deal.depth == FULL_DEPTH else {}, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
