"""Write the perft vectors of Fan Tan with `enumeration.py`, or with --check compare them.

All deals come from fixed seeds: whole ones, and endings of deals that are played at random. Nothing here imports
anything of the project.
"""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.fan_tan.enumeration import RANKS, Rules, enumerate_deal, fitting
from tests.oracle.vector_file import rewrite, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 60  # more than the cards of any deal
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Fan Tan: how many sequences of exactly 1, 2, ... card plays a deal with forced passes allows, and for
# endings the number of terminal nodes (complete deals) and the points of each seat in all of them together.
#
# Made from the rules alone by tests/games/fan_tan/enumeration.py, which imports nothing of this project. Rewrite:
#     python -m tests.games.fan_tan.make_perft
#
# Hands by seat, as names of cards; seat 0 has the first turn, and the last seat has dealt. Cards in no hand lie on the
# table (`layout`). Passes before the position do not count, and passes are no plays of their own.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[list[str]]
    rules: Rules
    layout: frozenset[str] = frozenset()
    depth: int = WHOLE


def shuffled(text: str, rules: Rules) -> list[str]:
    """Return the deck in a seeded order."""
    rng = random.Random(text)
    return sorted((rank + suit for suit in "SHDC" for rank in RANKS[rules.ace]), key=lambda _: rng.random())


def complete(number: int, seats: int, rules: Rules, depth: int) -> Deal:
    """Deal all cards, one by one."""
    deck = shuffled(f"fan tan complete {number} {seats}", rules)
    return Deal(
        f"all cards for {seats}, seeded deal {number}", [deck[seat::seats] for seat in range(seats)], rules, depth=depth
    )


def ending(number: int, seats: int, left: int, rules: Rules) -> Deal:
    """Play at random until `left` cards are left, and let the next seat be seat 0."""
    rng = random.Random(f"fan tan ending {number} {seats} {left}")
    deck = shuffled(f"fan tan deal {number} {seats}", rules)
    hands, laid, turn = [deck[seat::seats] for seat in range(seats)], frozenset[str](), 0
    while sum(map(len, hands)) > left:
        cards = [card for card in hands[turn] if card in fitting(laid, rules) and len(hands[turn]) > 1]
        if cards:
            card = cards[int(len(cards) * rng.random())]
            hands[turn].remove(card)
            laid |= {card}
        turn = (turn + 1) % seats
    note = f"the last {left} cards of {seats}, seeded deal {number}"
    return Deal(note, [*hands[turn:], *hands[:turn]], rules, laid)


LAST = Rules(stop="last", score="places")
DEALS = [
    *(complete(number, seats, Rules(), 8) for number, seats in enumerate((2, 3, 4, 5, 6, 7, 8))),
    complete(10, 4, Rules(start="J", ace="high"), 8),
    complete(11, 4, Rules(eight_first="on"), 10),
    complete(12, 3, Rules(corner="link", score="pips"), 8),
    *(ending(number, seats, 12, Rules(score="chips")) for number, seats in enumerate((2, 3, 4, 5))),
    *(ending(10 + number, 4, 12, Rules(corner=corner)) for number, corner in enumerate(("link", "tunnel"))),
    *(
        ending(20 + number, 3, 10, LAST._replace(corner=corner))
        for number, corner in enumerate(("none", "link", "tunnel"))
    ),
    ending(30, 4, 12, Rules(start="9", ace="high", eight_first="on", score="pips")),
    ending(31, 5, 12, LAST._replace(eight_first="on")),
    ending(32, 4, 11, Rules(start="2", score="pips")),
    ending(33, 4, 11, Rules(start="K", corner="tunnel")),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(deal.hands, 0, deal.layout, deal.rules, places)
    values = {
        "game": "fan_tan",
        "hands": [*map(write_cards, deal.hands)],
        "layout": write_cards(deal.layout),
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


def write_cards(cards: Iterable[str]) -> str:
    """Write cards by suit, from the highest rank with the ace low."""
    return " ".join(sorted(cards, key=lambda card: ("SHDC".index(card[1]), -RANKS["low"].index(card[0]))))


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
