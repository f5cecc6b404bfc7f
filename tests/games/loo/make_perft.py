"""Write the perft vectors of Loo with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.loo.enumeration import JOKER, ORDER, Rules, enumerate_deal
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
WHOLE = 60  # more than the cards of any deal
MAX_SEQUENCES = 60_000  # sequences of a vector

HEAD = """\
# Perft vectors of Loo: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the number
# of terminal nodes (complete deals) and the points of each seat in all of them together.
#
# Made from the rules alone by tests/games/loo/enumeration.py, which imports nothing of this project. Rewrite:
#     python -m tests.games.loo.make_perft
#
# Hands by seat, each spades.hearts.diamonds.clubs and .jokers; `leader` leads first. A seat without cards is out.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]  # the names of cards; empty for a seat that does not play
    rules: Rules = Rules()
    leader: int = 0
    depth: int = WHOLE


def hand_text(cards: Collection[str]) -> str:
    """Write the cards of a hand, with the joker as a part of its own."""
    suits = write_hand((card for card in cards if card != JOKER), ORDER)
    return f"{suits}.{JOKER}" if JOKER in cards else suits


def seeded(number: int, playing: Iterable[int], seats: int, rules: Rules, depth: int = WHOLE) -> Deal:
    """Deal to the seats that play; in the Japanese form the first of them gets the joker, unless it is turned up."""
    rng = random.Random(f"loo {number} {seats}")
    deck = [rank + suit for suit in "SHDC" for rank in ORDER if rank + suit != rules.turned]
    cards = sorted(deck, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    japanese = rules.form == "japanese"
    if japanese and rules.turned != JOKER:
        cards.insert(0, JOKER)
    size, held = 5 if japanese else 3, list(playing)
    hands = [""] * seats
    for place, seat in enumerate(held):
        hands[seat] = " ".join(cards[place * size : (place + 1) * size])
    return Deal(f"{len(held)} of {seats} seats play, seeded deal {number}", hands, rules, held[0], depth)


JAPANESE = Rules(form="japanese", pool=20)
DEALS = [
    *(seeded(number, range(2, 2 + playing), 5, Rules()) for number, playing in enumerate((2, 2, 3, 3))),
    *(seeded(10 + number, (0, 2, 3), 4, Rules(lead_two=lead)) for number, lead in enumerate(("highest", "off"))),
    *(seeded(20 + number, (0, 1, 2), 3, Rules(turned="AS", limit="unlimited")) for number in range(2)),
    *(seeded(30 + number, (1, 2, 3), 5, Rules(must_head="off", winner_leads_trump="off")) for number in range(2)),
    *(seeded(40 + number, (0, 3, 4), 6, JAPANESE, 9) for number in range(2)),
    seeded(50, (0, 3), 6, JAPANESE._replace(turned="9H")),
    seeded(60, (1, 2), 6, JAPANESE._replace(turned=JOKER)),
    Deal("two trumps must be led, a single one need not", ["5H 3H KS", "7H 2C 9S", "TS AH 2D"]),
    Deal("the highest of two trumps must be led", ["5H 3H KS", "7H 2C 9S", ""], Rules(lead_two="highest")),
    Deal(
        "the highest of two trumps is led to a later trick, too",
        ["AH 6H 3H", "KS 2C 9S", ""],
        Rules(lead_two="highest"),
    ),
    Deal(
        "that duty does not depend on the duty to lead a trump",
        ["AH 6H 3H", "KS 2C 9S", ""],
        Rules(lead_two="highest", winner_leads_trump="off"),
    ),
    Deal("with the ace turned up the king must be led", ["KH 2C 3C", "7H 8H 9S", ""], Rules(turned="AH")),
    Deal("the trick must be headed, with a trump if need be", ["9S 2D 3D", "TS 4S AH", "AC 3H 2C", "KH JD 5C"]),
    Deal(
        "the joker is the nine of trumps",
        ["8H 2S 3S 4S 5S", "*J 2D 3D 4D 5D", "", "", "", ""],
        JAPANESE._replace(turned="9H"),
        0,
        6,
    ),
]


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    held = [hand.split() for hand in deal.hands]
    cards = [card for hand in held for card in hand]
    if len({*cards, deal.rules.turned}) <= len(cards) or len({len(hand) for hand in held if hand}) > 1:
        sys.exit(f"no deal for a vector: {deal}")
    places = [0] * deal.depth
    terminal_nodes, sums = enumerate_deal(held, deal.leader, deal.rules, places)
    values = {"game": "loo", "leader": deal.leader, "hands": [hand_text(hand) for hand in held], **deal.rules._asdict()}
    results = {"terminal_nodes": terminal_nodes, "totals": sums} if deal.depth == WHOLE else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
