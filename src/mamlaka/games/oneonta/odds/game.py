"""The figures of Oneonta Whist that hold in every deal: those of its source, and the exact ones.

Source: two articles of 20 and 21 March 2013 on bidding and probability in Oneonta Whist (in Japanese). They assume that
each unseen card is led independently with a chance of 3/4; in fact exactly three of twelve are out of play.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb

from mamlaka.coach.figures import Cell, Column, Figures
from mamlaka.games.oneonta import HAND_SIZE
from mamlaka.games.oneonta.odds.chances import (
    UNSEEN,
    chance_independent,
    chance_led,
    chance_of_tricks,
    chance_still_led,
)
from mamlaka.games.oneonta.search.holdings import holding

__all__ = ["HOLDINGS", "OMITTED", "TRICK_COLUMNS", "game_figures"]

HOLDINGS = tuple("".join(cards) for count in range(5, 0, -1) for cards in combinations("AKQJT", count))
"""All holdings of a side suit."""
OMITTED = ("AKQT", "AKJT", "AQJT")
"""The holdings missing from the 28 of the source."""

TRICK_COLUMNS = tuple(Column(title, "chance") for title in ("0 tricks", "1 trick", "2 tricks", "3 tricks"))
"""The columns of the chances of an exact number of tricks."""
COMPARED = (Column("source"), Column("independent", "chance"), Column("exact", "chance"))
LED = (
    ("one card: it is led", 1, (1,), False, "75%"),
    ("two cards: at least one is led", 2, (1, 2), False, "93.75%"),
    ("two cards: exactly one is led", 2, (1,), False, "37.5%"),
    ("two cards: a named one and not the other", 2, (1,), True, "18.75%"),
    ("two cards: both are led", 2, (2,), False, "56.25%"),
    ("two cards: neither is led", 2, (0,), False, "6.25%"),
    ("three cards: at least one is led", 3, (1, 2, 3), False, "98.4%"),
    ("three cards: at least two are led", 3, (2, 3), False, "84.4%"),
    ("three cards: exactly one is led", 3, (1,), False, "14.1%"),
    ("three cards: a named one and no other", 3, (1,), True, "4.7%"),
    ("three cards: exactly two are led", 3, (2,), False, "42.2%"),
    ("three cards: a named two and not the third", 3, (2,), True, "14.6% (1)"),
    ("three cards: all three are led", 3, (3,), False, None),
    ("three cards: none is led", 3, (0,), False, "1.56%"),
    *((f"four cards: exactly {led} led", 4, (led,), False, None) for led in range(5)),
)
"""Rows: event, number of given cards, possible numbers led, whether these cards are named, figure of the source."""


def game_figures() -> tuple[Figures, ...]:
    """Return the figures that hold in every deal, next to those of the source."""
    return (_led(), _by_trick(), _ace_king_jack(), _switching(), _counted(), _holdings())


def _led() -> Figures:
    def chance(model: Callable[[int, int], Fraction], given: int, led: tuple[int, ...], *, named: bool) -> Fraction:
        total = sum((model(given, count) for count in led), Fraction(0))
        return total / comb(given, led[0]) if named else total

    return Figures(
        "Of given unseen cards, before the first trick",
        (Column("event"), *COMPARED),
        tuple(
            (
                event,
                printed,
                chance(chance_independent, given, led, named=named),
                chance(chance_led, given, led, named=named),
            )
            for event, given, led, named, printed in LED
        ),
        ("(1) A misprint for 14.06%.",),
    )


def _by_trick() -> Figures:
    printed = {1: "75%", 2: "72.7% (2)", HAND_SIZE: "25%"}
    return Figures(
        "A card that is still unseen will be led: 1 - 3 / unseen",
        (Column("before trick"), Column("unseen"), Column("source"), Column("exact", "chance")),
        tuple(
            (trick, unseen, printed.get(trick), chance_still_led(unseen))
            for trick, unseen in ((trick, UNSEEN + 1 - trick) for trick in range(1, HAND_SIZE + 1))
        ),
        ("(2) Printed as 1 - 3/12, a misprint for 1 - 3/11.",),
    )


def _ace_king_jack() -> Figures:
    def cases(model: Callable[[int, int], Fraction]) -> tuple[Fraction, ...]:
        neither, one, both = model(2, 0), model(2, 1) / 2, model(2, 2)
        return neither, one, one, both, both / 2, both / 2, neither + one, 2 * one + both / 2, one + both, both

    labels = (
        ("(1) neither is led", "6.25%"),
        ("(2) only Q is led", "18.75%"),
        ("(3) only T is led", "18.75%"),
        ("(4) both are led", "56.25%"),
        ("(4-1) both, Q first", "28.12%"),
        ("(4-2) both, T first", "28.12%"),
        ("no trick: (1) + (2)", "25% (3)"),
        ("one trick, first Q taken: (2) + (3) + (4-2)", "65.62%"),
        ("one trick, first Q ducked: (3) + (4)", "75%"),
        ("two tricks: (4)", "56.25%"),
    )
    compared = zip(labels, cases(chance_independent), cases(chance_led), strict=True)
    rows = tuple((case, printed, independent, exact) for (case, printed), independent, exact in compared)
    best = ("one trick, Q ducked early and taken late", None, None, chance_of_tricks([holding("AKJ")], 1))
    return Figures(
        "AKJ of a side suit: Q and T are unseen",
        (Column("case"), *COMPARED),
        (*rows, best),
        (
            "(3) Printed as (1) + (3), but AKJ cannot duck a T.",
            "    A lower bound: (4-1) brings no trick either if A and K are discarded before T comes.",
        ),
    )


def _switching() -> Figures:
    rows = []
    for trick in range(1, HAND_SIZE + 1):
        unseen = UNSEEN - trick
        duck = chance_of_tricks([holding("AK", "TKA")], 1, unseen=unseen)
        take = chance_of_tricks([holding("KJ", "TJK")], 0, unseen=unseen)
        rows.append((trick, duck, take, "either" if duck == take else "duck" if duck > take else "take"))
    return Figures(
        "AKJ, one trick wanted, Q is the first lead of the suit: T must come, or must not",
        (Column("in trick"), Column("duck with J", "chance"), Column("take with A", "chance"), Column("better")),
        tuple(rows),
    )


def _counted() -> Figures:
    ace_king, lone_ace, lone_queen = [holding("AK")], [holding("A")], [holding("Q")]
    together = [holding("AQT"), holding("Q")]
    two_of_three = sum((chance_independent(3, led) for led in (2, 3)), Fraction(0))
    return Figures(
        "Suits that the source counts, each card kept to follow",
        (Column("suits"), Column("tricks"), *COMPARED),
        (
            ("AK", 2, "84.4%", two_of_three, chance_of_tricks(ace_king, 2)),
            ("lone A", 1, "certain", None, chance_of_tricks(lone_ace, 1)),
            ("lone Q", 1, "five to five", None, chance_of_tricks(lone_queen, 1)),
            *(
                (
                    "AQT and a lone Q",
                    tricks,
                    "planned" if tricks == 1 else None,
                    None,
                    chance_of_tricks(together, tricks),
                )
                for tricks in range(4)
            ),
        ),
    )


def _holdings() -> Figures:
    rows: list[tuple[Cell, ...]] = []
    for own in HOLDINGS:
        chances = tuple(chance_of_tricks([holding(own)], tricks) for tricks in range(3))
        rows.append((own, own not in OMITTED, "T" in own, chances[0] == 1, *chances))
    return Figures(
        "All holdings of a side suit: the best chance of each number of tricks",
        (
            Column("holding"),
            Column("listed"),
            Column("has T"),
            Column("sure 0"),
            *TRICK_COLUMNS[:3],
        ),
        tuple(rows),
        (
            "Each card is kept to follow; discards can only help, so these are lower bounds.",
            f"The source lists {len(HOLDINGS) - len(OMITTED)} of the {len(HOLDINGS)}: without {', '.join(OMITTED)}.",
            "It calls 14 of them predictable: 13 with T, and the lone A.",
            "Of the 13, AKT, AT and KT are not sure to win nothing, as it says itself.",
        ),
    )
