"""Write the perft vectors of Hearts with `enumeration.py`, or with --check compare them.

Some deals are chosen by hand, the others come from fixed seeds. Nothing here imports anything of the project.
"""

import itertools
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.games.hearts.enumeration import Rules, enumerate_deal, start
from tests.oracle.vector_file import rewrite, write_hand, write_perft

TARGET = Path(__file__).with_name("perft.toml")
RANKS = "23456789TJQKA"  # from low to high
DECK = [rank + suit for suit in "SHDC" for rank in reversed(RANKS)]  # also the order of cards in a text
FULL_DEPTH = len(DECK) + 1  # one more than any deal has plays: every deal ends before it
SIZES = {3: 16, 4: 12, 5: 10, 6: 8, 7: 7}  # of a hand of Black Lady, by seats
CLUB = {"form": "black_lady", "no_pts_on_first_trick": False, "must_break_hearts": False, "moon": "none"}
BLACK_LADY = Rules(**CLUB)  # type: ignore[arg-type]
MAX_SEQUENCES = 80_000  # sequences of a vector

HEAD = """\
# Perft vectors of Hearts: how many sequences of exactly 1, 2, ... card plays a deal allows, and for small deals the
# number of terminal nodes (complete deals) and the penalty points of each seat in all of them together. In each form of
# the game, points are counted up and fewer are better; every deal is played to its last card.
#
# Made from the rules alone by tests/games/hearts/enumeration.py, which imports nothing of this project. To rewrite:
#     python -m tests.games.hearts.make_perft
#
# Hands by seat, as they are after the pass, each spades.hearts.diamonds.clubs; `leader` leads first. `first_trick`: it
# is the first trick of the deal; else it is a later one, and hearts are `broken` or not by a card played before. Cards
# in no hand are gone already and count for no player: a moon takes all hearts and QS here. Seeded deals come first.
"""


class Deal(NamedTuple):
    """A deal to be enumerated."""

    note: str  # the purpose of the deal
    hands: list[str]
    rules: Rules = Rules()
    leader: int = 0
    first: bool = True
    broken: bool = False
    depth: int = FULL_DEPTH


def seeded(number: int, seats: int, each: int, rules: Rules, *, first: bool = True, depth: int = FULL_DEPTH) -> Deal:
    """Deal `each` cards a hand: QS, JD, 2C if it opens, and more hearts than other cards on average."""
    rng = random.Random(f"hearts {number} {seats} {each} {first}")
    weights = {
        card: rng.random() / (2 if card[1] == "H" else 1) for card in DECK
    }  # the same in every version of Python
    opens = first and rules.form == "international"
    cards = sorted(DECK, key=lambda card: (card not in {"QS", "JD", "2C" if opens else "QS"}, weights[card]))
    cards = cards[: seats * each]
    places = [rng.random() for _ in cards]
    order = sorted(range(len(cards)), key=places.__getitem__)
    hands = [[cards[place] for place in order[seat * each : (seat + 1) * each]] for seat in range(seats)]
    leader = next(seat for seat, hand in enumerate(hands) if "2C" in hand) if opens else int(seats * rng.random())
    note = (
        f"{seats} seats, {each} cards a hand, {'the first trick' if first else 'a later trick'}, seeded deal {number}"
    )
    return Deal(
        note, [write_hand(hand, RANKS) for hand in hands], rules, leader, first, not first and number % 2 > 0, depth
    )


def seeded_deals() -> Iterable[Deal]:
    """Deal for every way to open, with alternating rules for breaking hearts and scoring; then Black Lady."""
    openings = [
        {"no_pts_on_first_trick": ban, "can_lead_any_club": free} for ban in (True, False) for free in (False, True)
    ]
    breaking = [{"must_break_hearts": False}]
    breaking += [
        {"qs_breaks_hearts": queen, "can_lead_hearts_instead_of_qs": instead}
        for queen, instead in itertools.product((False, True), repeat=2)
    ]
    counting = itertools.cycle(
        {"jd_bonus": jack, "avoid_all_tricks_bonus": none, "moon": moon}
        for moon, jack, none in itertools.product(("others", "self", "none"), (False, True), (False, True))
    )
    for number, (opening, broken) in enumerate(itertools.product(openings, breaking)):
        rules = Rules(**opening, **broken, **next(counting))  # type: ignore[arg-type]
        yield seeded(number, 4, 3, rules)
        if number % 4 == 0:
            yield seeded(number, 4, 13, rules, depth=8)
        if number % 2 == 0:
            yield seeded(number // 2, 4, 3, rules, first=False)
    for seats, each in ((3, 4), (4, 3), (5, 3), (6, 2), (7, 2)):
        yield seeded(seats, seats, SIZES[seats], BLACK_LADY, depth=5)
        yield seeded(seats, seats, each, BLACK_LADY._replace(**next(counting)))  # type: ignore[arg-type]


def switched(**options: bool | str) -> Rules:
    """Return the default rules with some options changed."""
    return Rules(**options)  # type: ignore[arg-type]


PENALTIES_ONLY = ["4..5.2", "Q.A3..", "K.K.2.", ".4..A7"]
JACK_THROWN = ["4...K2", ".A.J3.", "9..9.3", "K.2..A"]
QUEEN_OR_HEARTS = ["Q.A5..", "K.K3..", "..A.AK", ".2.7.3"]
QUEEN_AND_MORE = ["Q.A..5", "K.K3..", "..A.AK", ".2.7.3"]
HEARTS_ALONE = [".A95..", "K.K3..", ".4.A.A", ".2.7.3"]
QUEEN_FALLS = ["A.4.7.", "Q.K..2", ".2.A.4", "7.A..5"]
SUITS = ["AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432"]
VOIDS = ["AKQ...", ".AKQ..", "..AKQ.", "...AKQ"]
MOON = ["A.AKJ..", "Q.Q32..", ".T987..", "2.654.."]
MOON_WITH_JACK = ["A.AKJ..", "Q.Q32..", ".T987..", ".654.J."]
NO_TRICK = ["2.2..3", "A.A3..", "K.K4..", "3..A.A"]
ONE_HEART_OUT = ["A.KQJ..", "QK.42..", "3.T97..", "2.653.."]

DEALS = [
    *seeded_deals(),
    Deal("nothing but penalty cards in the first trick: any of them, and a heart breaks hearts", PENALTIES_ONLY),
    Deal("without the ban any card is thrown to it", PENALTIES_ONLY, switched(no_pts_on_first_trick=False)),
    Deal("QS in the first trick breaks hearts", PENALTIES_ONLY, switched(qs_breaks_hearts=True)),
    Deal("JD is no penalty card in the first trick", JACK_THROWN, switched(jd_bonus=True)),
    Deal("the opening with any club", ["Q.2..K2", "..KJ.AQ", "K.AK..5", "A2...43"], switched(can_lead_any_club=True)),
    Deal("2C and nothing else opens", ["Q.2..K2", "..KJ.AQ", "K.AK..5", "A2...43"]),
    Deal("queen and hearts: the queen is led", QUEEN_OR_HEARTS, first=False),
    Deal(
        "queen and hearts: any of them is led",
        QUEEN_OR_HEARTS,
        switched(can_lead_hearts_instead_of_qs=True),
        first=False,
    ),
    Deal("queen and hearts, which need not be broken", QUEEN_OR_HEARTS, switched(must_break_hearts=False), first=False),
    Deal("queen and hearts, which are broken", QUEEN_OR_HEARTS, first=False, broken=True),
    Deal(
        "queen, hearts and a club: no heart is led",
        QUEEN_AND_MORE,
        switched(can_lead_hearts_instead_of_qs=True),
        first=False,
    ),
    Deal("hearts alone are led", HEARTS_ALONE, first=False),
    Deal("the queen falls and breaks nothing", QUEEN_FALLS, first=False),
    Deal("the queen falls and breaks hearts", QUEEN_FALLS, switched(qs_breaks_hearts=True), first=False),
    Deal("one suit a seat: all the others throw", SUITS, leader=3, depth=5),
    Deal(
        "one suit a seat, any club to open, no ban",
        SUITS,
        Rules(no_pts_on_first_trick=False, can_lead_any_club=True),
        3,
        depth=3,
    ),
    *(Deal("voids everywhere: who leads takes everything", VOIDS, leader=leader, first=False) for leader in range(4)),
    *(
        Deal(f"a moon that may fail, moon={moon}", MOON, switched(moon=moon), first=False)
        for moon in ("others", "self", "none")
    ),
    Deal("a moon and JD", MOON_WITH_JACK, switched(jd_bonus=True), first=False),
    Deal(
        "a moon and JD, booked to its shooter",
        MOON_WITH_JACK,
        switched(jd_bonus=True, moon="self"),
        first=False,
    ),
    Deal("no bonus on a moon", MOON, switched(avoid_all_tricks_bonus=True), first=False),
    Deal(
        "where no moon is played the bonus stays",
        MOON,
        switched(avoid_all_tricks_bonus=True, moon="none"),
        first=False,
    ),
    Deal("a heart is gone: no moon", ONE_HEART_OUT, first=False),
    Deal("a seat without a trick", NO_TRICK, switched(avoid_all_tricks_bonus=True), first=False),
    Deal("the last trick", ["Q...", ".2..", "K...", "...A"], first=False),
    Deal("Black Lady: QS or a heart may open", ["Q.2.A.", "K.A.2.", "A.K.K."], BLACK_LADY, 1),
    Deal("Black Lady: a spade is led and QS must follow", ["Q...A", "..AK.", "32...", ".A2..", "...32"], BLACK_LADY, 2),
    Deal(
        "Black Lady with the bans of the first trick and of hearts: the first card is free all the same",
        ["Q.2.A.", "K.A.2.", "A.K..5", ".34.5."],
        Rules("black_lady"),
    ),
    Deal(
        "Black Lady with the ban of the first trick: another spade than QS follows a spade",
        ["A.2.A.", "Q3.A..", "2..K.K", "K..3.5"],
        Rules("black_lady"),
    ),
    Deal(
        "Black Lady with the ban of the first trick: QS follows a spade if it is the only one",
        ["A.2.A.", "Q.A..3", "2..K.K", "K..3.5"],
        Rules("black_lady"),
    ),
]


def check(deal: Deal) -> None:
    """Reject a deal that ends early, has a card twice, or cannot be opened."""
    state = start(deal.hands, deal.rules, deal.leader)
    cards = [card for hand in state.hands for card in hand]
    whole = len({len(hand) for hand in state.hands}) == 1 and len(cards) > 0
    opens = deal.rules.form == "black_lady" or not deal.first or "2C" in state.hands[deal.leader]
    if not whole or not opens or len(set(cards)) < len(cards) or not set(cards) <= set(DECK):
        sys.exit(f"no deal for a vector: {deal}")


def write_vector(deal: Deal) -> str:
    """Enumerate a deal and write its table."""
    check(deal)
    places = [0] * deal.depth
    state = start(deal.hands, deal.rules, deal.leader, first=deal.first, broken=deal.broken)
    terminal_nodes, *sums = enumerate_deal(state, places)
    values = {
        "game": "hearts",
        "leader": deal.leader,
        "hands": deal.hands,
        "first_trick": deal.first,
        "broken": deal.broken,
        **deal.rules._asdict(),
    }
    results = {"terminal_nodes": terminal_nodes, "points": sums} if deal.depth == FULL_DEPTH else {}
    return write_perft(deal.note, values, places, results, MAX_SEQUENCES)


if __name__ == "__main__":
    rewrite(TARGET, HEAD, DEALS, write_vector)
