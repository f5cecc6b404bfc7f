"""Hearts: what passes are worth, learned from playouts of the deals that followed them.

As in the learned policies of cards (`mamlaka.search.learned`), a pass is worth the sum of one weight from each of some
tables: five for what the hand keeps and gives of each suit, and five for all that it keeps.
`tools/make_hearts_passes.py` has learned the weights.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, starmap
from pathlib import Path

from mamlaka.cards import FRENCH, Mask, highest_card, lowest_card
from mamlaka.search.learned import TraitTable, places_of, weights_of

__all__ = ["PATH", "SIZE", "UNIT", "pass_places", "pass_values"]

SUIT_TABLES: tuple[TraitTable, ...] = (
    {"suit": 3, "lowest": 13, "second": 13},
    {"suit": 3, "highest": 13, "kept": 6},
    {"suit": 3, "top": 7, "below_top": 5},
    {"suit": 3, "top": 7, "top_given": 7},
    {"suit": 3, "highest_given": 13, "lowest_given": 13},
)
"""The tables for what the hand keeps and gives of a suit."""
HAND_TABLES: tuple[TraitTable, ...] = (
    {"voids": 4},
    {"high": 8, "low": 6, "queen": 2},
    {"high": 8, "low": 6, "longest": 8},
    {"high": 8, "hearts": 6, "longest": 8},
    {"highest": 8, "hearts": 6, "low": 6},
)
"""The tables for all that it keeps, and for the queen of spades."""
OF_SUITS = weights_of(SUIT_TABLES)
"""The number of weights of the tables for suits, which come first."""
SIZE = OF_SUITS + weights_of(HAND_TABLES)
"""The number of weights."""
UNIT = 0.05
"""The points of one unit of the weights."""
PATH = Path(__file__).with_name("passes.bin")
"""The file of the weights: (SIZE,) signed bytes."""
SUITS, SUIT = FRENCH.suit_masks, FRENCH.suit_masks[0]
RANKS = SUIT.bit_count()
HEARTS, QUEEN = SUITS.index(FRENCH.select("*H")), FRENCH.mask("QS")
TOP = RANKS - 3
"""The rank of the lowest of the three cards of a suit that are told apart."""
LOW, HIGH, HIGHEST = map(FRENCH.select, ("2 3 4 5", "J Q K A", "K A"))


def pass_values(hand: Mask, passes: Iterable[Mask]) -> list[float]:
    """Return what each pass from a hand is worth, in points; only the differences count.

    Args:
        hand: 13 cards of four players.
        passes: the cards of each pass.
    """
    return [
        _worth_of_hand(*_counts(hand, passed)) + sum(starmap(_worth_of_suit, _suits(hand, passed))) for passed in passes
    ]


def pass_places(hand: Mask, passed: Mask) -> tuple[int, ...]:
    """Return the places of the weights whose sum a pass from a hand is worth."""
    of_hand, of_suits = _places_of_hand(*_counts(hand, passed)), starmap(_places_of_suit, _suits(hand, passed))
    return tuple(chain(of_hand, *of_suits))


def _counts(hand: Mask, passed: Mask) -> tuple[int, ...]:
    """Return the values of the traits of a hand, in the order in which `_places_of_hand` takes them."""
    kept = hand & ~passed
    lengths = [(kept & suit).bit_count() for suit in SUITS]
    return (
        lengths.count(0),
        max(lengths),
        lengths[HEARTS],
        (hand & QUEEN > 0) + (passed & QUEEN > 0),
        (kept & LOW).bit_count(),
        (kept & HIGH).bit_count(),
        (kept & HIGHEST).bit_count(),
    )


def _suits(hand: Mask, passed: Mask) -> list[tuple[int, int, int]]:
    """Return the number of each suit, and the cards that are kept and passed of it: bits, from the lowest rank."""
    kept = hand & ~passed
    return [(n, kept >> n * RANKS & SUIT, passed >> n * RANKS & SUIT) for n in range(len(SUITS))]


@lru_cache(maxsize=1 << 12)
def _worth_of_hand(*counts: int) -> float:
    return UNIT * sum(_weights()[place] for place in _places_of_hand(*counts))


@lru_cache(maxsize=1 << 14)
def _worth_of_suit(number: int, kept: int, passed: int) -> float:
    return UNIT * sum(_weights()[place] for place in _places_of_suit(number, kept, passed))


def _places_of_hand(voids: int, longest: int, hearts: int, queen: int, low: int, high: int, highest: int) -> list[int]:
    """Return the places for what a hand keeps.

    `queen` is 0 for a hand without the queen of spades, 1 if it keeps it, and 2 if it passes it; the others are
    numbers of cards or suits.
    """
    traits = {"voids": voids, "longest": longest, "hearts": hearts, "queen": queen}
    places = places_of(HAND_TABLES, traits | {"low": low, "high": high, "highest": highest})
    return [OF_SUITS + place for place in places]


def _places_of_suit(number: int, kept: int, passed: int) -> tuple[int, ...]:
    """Return the places for the cards of a suit."""
    traits = {
        "suit": number,
        "lowest": _lowest(kept),
        "second": _lowest(kept & kept - 1),
        "highest": highest_card(kept) if kept else RANKS,
        "kept": kept.bit_count(),
        "top": kept >> TOP,
        "below_top": (kept & (1 << TOP) - 1).bit_count(),
        "top_given": passed >> TOP,
        "highest_given": highest_card(passed) if passed else RANKS,
        "lowest_given": _lowest(passed),
    }
    return places_of(SUIT_TABLES, traits)


def _lowest(cards: int) -> int:
    return lowest_card(cards) if cards else RANKS


@lru_cache(maxsize=1)
def _weights() -> memoryview:
    return memoryview(PATH.read_bytes()).cast("b")
