"""Write the perft vectors of Trex with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from pathlib import Path
from typing import NamedTuple

from tests.games.trex.enumeration import RANKS, enumerate_deal, is_over, legal, play, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
FULL_DEPTH = 53  # one more than any deal has plays: every deal ends before it
MAX_SEQUENCES = 4_000_000  # sequences of a vector

HEAD = """\
# Perft vectors of Trex: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the points that each seat makes in all of them together.
#
# Made from the rules alone by tests/games/trex/enumeration.py, which imports nothing of this project. To rewrite it:
#     python -m tests.games.trex.make_perft
#
# Default options, nothing doubled. Hands by seat, each spades.hearts.diamonds.clubs; `king` acts first. Cards in no
# hand are gone already; in trex they lie on the table (`layout`). Forced passes are no plays of their own. A deal
# without slaps stops when its last penalty card is taken, trex when the third seat is out; a sequence that has
# ended is not counted at greater depths. Single contracts come first, then sets of them.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    contract: str  # king, queens, diamonds, slaps, some of these joined by +, or trex
    king: int  # the seat that acts first
    hands: list[str]
    depth: int = FULL_DEPTH
    layout: str = ""


def deal_out(cards: list[str], rng: random.Random) -> list[str]:
    """Deal these cards to four hands."""
    mixed = sorted(cards, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    return [write_hand(mixed[seat::4], RANKS) for seat in range(4)]


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
    hands = [write_hand(hand, RANKS) for hand in state.hands]
    return Deal(f"the last {left} cards, seeded deal {number}", "trex", state.seat, hands, layout=layout)


def all_but(hands: list[str]) -> str:
    """Return a layout of all cards that are in none of these hands."""
    held = {card for hand in start("trex", 0, hands).hands for card in hand}
    return " ".join(card for card in DECK if card not in held)


LONE_SUITS = ["AKQ...", ".AKQ..", "..AKQ.", "...AKQ"]
HEARTS_TO_COME = [".AJ9..", ".QT82..", ".K73..", ".654.."]
LAST_STEPS = ["A2...", "K...", ".A..", ".2.."]
STUCK = ["AK...", "Q.2..", ".543..", "..2.2"]
FOUR_JACKS = ["J9863.J8.J74.J52", "AKQ.A974.KT9.986", "T542.KQ6.A86.KQT", "7.T532.Q532.A743"]
SUIT_HELD = ["AKQJT98765432...", ".J.AKQJT9876543.", "...AKQJT98765432", ".AKQT98765432.2."]

DEALS = [
    complete("king", 1, 7),
    complete("king", 2, 7),
    small("king", 1, 3, "KH AH"),
    small("king", 2, 4, "KH"),
    small("king", 3, 5, "KH AH QH"),
    Deal("a bare king of hearts goes to the first trick", "king", 0, [".A52..", ".K..98", ".764..", ".3..JT"]),
    Deal("the king may stay guarded to the last trick", "king", 3, ["2.J9.2.", "3.K4..3", "54..5.4", "A.A.3.2"]),
    Deal("one card each: the club follows, the ace of hearts does not", "king", 0, ["...2", "...3", ".K..", ".A.."]),
    complete("queens", 1, 7),
    complete("queens", 2, 7),
    small("queens", 1, 3, "QS QH"),
    small("queens", 2, 4, "QS QH QD QC"),
    small("queens", 3, 4, "QC KC AC"),
    Deal("the first trick may take all queens", "queens", 0, ["Q2.3..", ".Q4.3.", "..Q5.2", "...Q43"]),
    complete("diamonds", 1, 7),
    complete("diamonds", 2, 7),
    small("diamonds", 1, 3, "AD 2D"),
    small("diamonds", 2, 4, "KD TD 9D"),
    small("diamonds", 3, 4, "2D"),
    Deal("every diamond in one hand", "diamonds", 2, LONE_SUITS),
    Deal("a lead of the two ends the deal", "diamonds", 0, ["A3..2.", "54..3.", "76..4.", "98..5."]),
    complete("slaps", 1, 7),
    complete("slaps", 2, 7),
    small("slaps", 1, 3, ""),
    small("slaps", 2, 4, ""),
    small("slaps", 3, 4, "AS KS QS JS TS 9S 8S AH KH QH 2H"),
    Deal("a suit to each hand", "slaps", 1, LONE_SUITS),
    complete("trex", 1, 16),
    complete("trex", 2, 16),
    Deal("all jacks in the hand of the fourth to act: three passes", "trex", 1, FOUR_JACKS, 12),
    Deal("whole suits in a hand: the jack of hearts may stay out for long", "trex", 0, SUIT_HELD, 14),
    ending(1, 12),
    ending(2, 16),
    ending(3, 20),
    Deal("three ways out, and an ace is left", "trex", 0, LAST_STEPS, layout=all_but(LAST_STEPS)),
    Deal("the first seat and then the second have to pass", "trex", 0, STUCK, layout=all_but(STUCK)),
    Deal("no heart is laid yet", "trex", 1, HEARTS_TO_COME, layout=all_but(HEARTS_TO_COME)),
    complete("king+queens", 1, 7),
    small("king+queens", 1, 4, "KH QH QS"),
    small("king+slaps", 1, 3, "KH AH"),
    small("queens+diamonds", 1, 4, "QD KD AD QC"),
    small("king+queens+diamonds", 1, 4, "KH QH QD AD"),
    complete("king+queens+diamonds+slaps", 1, 7),
    small("king+queens+diamonds+slaps", 1, 4, "KH QS QH QD 2D"),
]


def check(deal: Deal) -> None:
    """Reject a deal that ends early, gets stuck, or is over before it begins."""
    state = start(deal.contract, deal.king, deal.hands, deal.layout)
    cards = [card for hand in state.hands for card in hand] + list(state.table)
    sizes = {len(hand) for hand in state.hands}
    playable = "trex" not in state.contracts and len(sizes) == 1 and not state.table
    if "trex" in state.contracts:  # not stuck: every card is held or played, each row runs from its jack without gaps
        loose = [card for card in state.table if card not in legal(state._replace(hands=(state.table,) * 4))]
        playable = len(cards) == len(DECK) and not loose
    if not playable or 0 in sizes or len(set(cards)) < len(cards) or not set(cards) <= set(DECK) or is_over(state):
        sys.exit(f"no deal for a vector: {deal}")


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    check(deal)
    places = [0] * deal.depth
    terminal_nodes, *totals = enumerate_deal(start(deal.contract, deal.king, deal.hands, deal.layout), places)
    values = {"game": "trex", "contract": deal.contract, "king": deal.king, "hands": deal.hands}
    values |= {"layout": deal.layout} if deal.layout else {}
    results = {"terminal_nodes": terminal_nodes, "totals": totals} if deal.depth == FULL_DEPTH else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
