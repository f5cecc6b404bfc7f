"""Write the perft vectors of Oneonta Whist with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.oneonta.enumeration import RANKS, SUITS, State, enumerate_deal, start, write_hand
from tests.oracle.vector_file import rewrite

TARGET = Path(__file__).with_name("perft.toml")
DECK = [*(rank + suit for suit in SUITS for rank in RANKS), "*L", "*S"]
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Oneonta Whist: how many sequences of exactly 1, 2, ... of the player's cards a deal allows; a lead of
# the dummy is no choice and counts nothing. Where the sequences were counted to the end: the number of terminal nodes
# (complete deals), and the tricks that the player wins in all of them together.
#
# Made from the rules alone by tests/games/oneonta/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.oneonta.make_perft
#
# The hand is spades.hearts.diamonds.clubs, and .jokers if there are any. The dummy's cards are written as they lie, the
# first one is led first. The turn-up says what is trump. Where hand and dummy are smaller than nine cards, the others
# are gone already. Seeded deals come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hand: str
    dummy: str
    turnup: str

    def start(self) -> State:
        """Return the deal before the first lead."""
        return start(self.hand, self.dummy, "" if self.turnup[0] == "*" else self.turnup[1])


def seeded(number: int, size: int, turnup: str) -> Deal:
    """Deal `size` cards to the hand and to the dummy."""
    rng = random.Random(f"oneonta {number} {size} {turnup}")
    rest = [card for card in DECK if card != turnup]
    cards = sorted(rest, key=lambda _: rng.random())  # `random()` is the same in every version of Python
    note = f"{size} cards each, seeded deal {number}"
    return Deal(note, write_hand(tuple(cards[size : 2 * size])), " ".join(cards[:size]), turnup)


def seeded_deals() -> Iterable[Deal]:
    """Deal for every trump suit and for none, with all cards and with few."""
    for number, (turnup, few) in enumerate((("QS", 6), ("TH", 5), ("KD", 4), ("AC", 3), ("*S", 6), ("*L", 2))):
        yield seeded(number, 9, turnup)
        yield seeded(number, few, turnup)


BOTH_JOKERS = "A.K..T.*L*S"
JOKER_LED = "A.KT.J.T"
NINE_OF_TWO_SUITS, NINE_OF_THE_OTHERS = "AKQJT.AKQJ..", "AD KD QD JD TD AC KC QC JC"
ANY_TRUMP, ITS_LEADS = "AT.KJ.Q.", "TC AH JD AC KS"
TRUMPS_ONLY, PLAIN_LEADS = "AKQJ....*L*S", "AH KD TC QH JC AD"
AQT, AKJ = ".AQT..", ".AKJ.T."

DEALS = [
    *seeded_deals(),
    seeded(1000, 9, "JH"),
    seeded(1001, 7, "*L"),
    Deal("both jokers follow to trumps", BOTH_JOKERS, "AH TH QD KC QS", "JH"),
    Deal("both jokers, and no trump is led: a void may be ruffed or not", BOTH_JOKERS, "KS AD QD KC JC", "JH"),
    Deal("both jokers, all cards", "AK.T.Q.AJT.*L*S", "KH QS AD KC QH JD TS KD QC", "JH"),
    Deal("the only trump is a joker, and has to follow", "A...K.*S", "TH QS JC", "JH"),
    Deal("the small joker follows to the large one, and loses", "A.K...*S", "*L QH AC", "JH"),
    Deal("the large joker beats the small one, the ace of trumps does not", "T.A...*L", "*S JC TD", "QH"),
    Deal("a joker turned up: the other one follows to nothing, and wins", "A.KT..T.*S", "KS AD QH AH JC", "*L"),
    Deal("a joker turned up: the other one waits for a void", "AK.A...*L", "QS TH JS TS", "*S"),
    Deal("a joker turned up: the other one is led, and any card loses", JOKER_LED, "KS *L QH AH TD", "*S"),
    Deal("a joker turned up: the other one is led first", JOKER_LED, "*S AH QS AD JC", "*L"),
    Deal("a joker turned up, and the other one out of play", "A..QT.J", "KS TH JD AH", "*S"),
    Deal("a joker turned up, all cards, the other one held", "AJ.KT.Q.AQT.*L", "KS AH TD AD JD KC QH TS JC", "*S"),
    Deal("a joker turned up, all cards, the other one led", "AJ.KT.QT.AQT", "KS AH *L AD JD KC QH TS JC", "*S"),
    Deal("long trumps follow to both jokers, and ruff", "AKQJ.A..", "*S KH *L QH AD", "TS"),
    Deal("nothing but trumps: every card wins", TRUMPS_ONLY, PLAIN_LEADS, "TS"),
    Deal("nothing but trumps, trumps are led", "AKQJ....*S", "AH *L TC QH JC", "TS"),
    Deal("one suit, nothing but trumps is led: every card loses", ".AKQJT..", "AS KS QS *L *S", "TS"),
    Deal("one suit, never led, and no trump: every card loses", "AKQJT...", "AH KH QH JH TH", "AC"),
    Deal("one suit, led once", "..AKQJ.", "AS TD TH *S", "QH"),
    Deal(
        "void everywhere, all cards: spades are trumps, for discards and ruffs",
        "AKQJ.AKQJT..",
        NINE_OF_THE_OTHERS,
        "TS",
    ),
    Deal("void everywhere, all cards: trumps are led", NINE_OF_TWO_SUITS, NINE_OF_THE_OTHERS, "TC"),
    Deal("spades are trumps", ANY_TRUMP, ITS_LEADS, "JS"),
    Deal("hearts are trumps", ANY_TRUMP, ITS_LEADS, "QH"),
    Deal("diamonds are trumps", ANY_TRUMP, ITS_LEADS, "KD"),
    Deal("clubs are trumps", ANY_TRUMP, ITS_LEADS, "QC"),
    Deal("the same cards without trumps", ANY_TRUMP, ITS_LEADS, "*L"),
    Deal("ace, queen and ten under the king and the jack", AQT, "KH JH AC", "TS"),
    Deal("ace and ten under the king and the queen", ".AT..", "KH QH", "TS"),
    Deal("ace, king and jack, and two discards", AKJ, "QH KC QC TH", "TS"),
    Deal("a ruff, or not", ".T.A.", "AC KD", "JH"),
    Deal("one card", ".A..", "KH", "TS"),
]


def check(deal: Deal) -> None:
    """Reject a deal that ends early or has a card twice."""
    state = deal.start()
    cards = [*state.hand, *state.dummy, deal.turnup]
    whole = len(state.hand) == len(state.dummy) > 0 and write_hand(state.hand) == deal.hand
    if not whole or len(set(cards)) < len(cards) or not set(cards) <= set(DECK):
        sys.exit(f"no deal for a vector: {deal}")


def write_vector(deal: Deal) -> str:
    """Enumerate a deal to the greatest depth of a vector, and write its table."""
    check(deal)
    state = deal.start()
    counts, terminal_nodes, tricks = list[int](), 0, 0
    for depth in range(1, len(state.hand) + 1):
        places = [0] * depth
        terminal_nodes, tricks = enumerate_deal(state, places)
        if sum(places) > MAX_SEQUENCES:
            break
        counts = places
    lines = [f"# {deal.note}", "[[perft]]", 'game = "oneonta"', f'hand = "{deal.hand}"', f'dummy = "{deal.dummy}"']
    lines += [f'turnup = "{deal.turnup}"', f"counts = {counts}"]
    lines += [f"terminal_nodes = {terminal_nodes}", f"tricks = {tricks}"] if len(counts) == len(state.hand) else []
    return "\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
