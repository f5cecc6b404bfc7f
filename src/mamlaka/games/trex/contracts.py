"""The five contracts of Trex, each a row."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.layout import LayoutSpec
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec

__all__ = [
    "CONTRACTS",
    "DIAMONDS",
    "KING",
    "KING_APPEALS",
    "KING_OF_HEARTS",
    "QUEENS",
    "SEVEN_OF_HEARTS",
    "SLAPS",
    "TREX",
    "TWOS_APPEALS",
    "spec_of",
]

KING = TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}, doublable="KH", stop="KH")
QUEENS = TrickSpec("queens", FRENCH, seats=4, card_points={"Q": -25}, doublable="Q", stop="Q")
DIAMONDS = TrickSpec("diamonds", FRENCH, seats=4, card_points={"*D": -10}, stop="*D")
SLAPS = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
TREX = LayoutSpec("trex", FRENCH, seats=4, start="J", place_points=(200, 150, 100, 50))

CONTRACTS: dict[str, TrickSpec | LayoutSpec] = {row.name: row for row in (KING, QUEENS, DIAMONDS, SLAPS, TREX)}

SEVEN_OF_HEARTS: Card = FRENCH.card("7H")
KING_OF_HEARTS: Card = FRENCH.card("KH")

HEARTS: Mask = FRENCH.select("*H")
OTHER_HEARTS = [FRENCH.names[card] for card in FRENCH.display(HEARTS) if card != KING_OF_HEARTS]

KING_APPEALS: dict[str, tuple[tuple[Mask, Mask], ...]] = {
    "K": ((HEARTS, FRENCH.mask("KH")),),
    "A": ((HEARTS, FRENCH.mask("AH")),),
    "KA": ((HEARTS, FRENCH.mask("KH AH")),),
    "Kx": tuple((HEARTS, FRENCH.mask(f"KH {other}")) for other in OTHER_HEARTS),
}
"""The heart holdings that may appeal against `king`, by the words of the option `kh_appeal`: (hearts, those held)."""

TWOS_APPEALS: tuple[tuple[Mask, Mask], ...] = tuple(
    (hand, hand)
    for hand in (
        FRENCH.mask(text) for text in ("2S 2H 2D 2C", "3S 2H 2D 2C", "2S 3H 2D 2C", "2S 2H 3D 2C", "2S 2H 2D 3C")
    )
)
"""The hands that may appeal against `trex`: four twos, or three and the three of the fourth suit."""


@lru_cache(maxsize=4096)
def spec_of(
    contract: str, doubles: tuple[tuple[Card, Seat], ...] = (), *, early_end: bool = True
) -> TrickSpec | LayoutSpec:
    """Return the row of a contract with its doubled cards.

    >>> spec_of("king", ((KING_OF_HEARTS, 1),)).doubles == ((KING_OF_HEARTS, 1),)
    True
    """
    spec = CONTRACTS[contract]
    if isinstance(spec, LayoutSpec):
        return spec
    for card, doubler in doubles:
        spec = spec.doubled(card, doubler)
    return spec if early_end else replace(spec, stop=None)
