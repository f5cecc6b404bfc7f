"""A deal of Tressette for four as data: the cards, what may be declared, and the words with a lead."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mamlaka.cards import ITALIAN, Mask
from mamlaka.deal_rules import FloorDivision
from mamlaka.games.tressette_four.options import TressetteFourOptions
from mamlaka.ledger import Points
from mamlaka.phases import CardWord, Holding, Meld
from mamlaka.seats import Teams
from mamlaka.tricks import TrickSpec

__all__ = ["BUSSO", "DEAL", "POOR", "STRISCIO", "TEAMS", "THIRDS", "TOP", "VOLO", "melds_of", "spec_of", "words_of"]

THIRDS = 3
"""The number of thirds in a point. Cards score in thirds."""
POOR = 3
"""A hand with fewer thirds is poor."""
TEAMS: Teams = ((0, 2), (1, 3))
"""The partners sit opposite each other."""
TOP = "32A"
"""The ranks that declarations and signals are about, from the highest."""
BUSSO, STRISCIO, VOLO = "busso", "striscio", "volo"

DEAL = TrickSpec(
    "",
    ITALIAN,
    seats=4,
    order="4567JQKA23",
    card_points={"A": THIRDS, "3": 1, "2": 1, "K": 1, "Q": 1, "J": 1},
    last_trick_points=THIRDS,
    teams=TEAMS,
    deal_rules=(FloorDivision(THIRDS, "thirds", remainders="thirds_together"),),
)

RANK_NAMES = {"3": "threes", "2": "twos", "A": "aces"}
NAPOLI, ALIKE, ALL_ALIKE = 3, 3, 4
"""The points of a declaration: three, two and ace of a suit; three of a rank; all four of a rank."""


def spec_of(options: TressetteFourOptions) -> TrickSpec:
    """Return the spec of a deal under these options. Its points are thirds, before they are divided."""
    return DEAL if options.rounding == "floor" else CARRIED


CARRIED = replace(DEAL, deal_rules=())
"""The spec of a deal whose thirds are carried to the next one."""


@lru_cache(maxsize=8)
def melds_of(unit: Points) -> tuple[Meld, ...]:
    """Return what may be declared; `unit` is the number of points of the ledger that make a point."""
    napoli = [Meld(f"napoli_{suit.lower()}", _cards(TOP, suit), NAPOLI * unit, "napoli") for suit in ITALIAN.suits]
    alike: list[Meld] = []
    for rank, name in RANK_NAMES.items():
        every = _cards(rank, ITALIAN.suits)
        for suit in ITALIAN.suits:
            lacks = _cards(rank, suit)
            alike.append(Meld(f"{name}_without_{suit.lower()}", every & ~lacks, ALIKE * unit, "three_alike", lacks))
        alike.append(Meld(f"four_{name}", every, ALL_ALIKE * unit, "four_alike"))
    return (*napoli, *alike)


@lru_cache(maxsize=8)
def words_of(signals: str) -> tuple[CardWord, ...]:
    """Return the words with a lead; under `truthful` signals they say something of the hand."""
    if signals == "off":
        return ()
    return tuple(
        CardWord(word, ITALIAN.card(rank + suit), holdings if signals == "truthful" else ())
        for suit in ITALIAN.suits
        for rank in ITALIAN.ranks
        for word, holdings in _holdings(rank, suit).items()
    )


def _holdings(rank: str, suit: str) -> dict[str, tuple[Holding, ...]]:
    """Return what each word says of a hand that leads this card."""
    cards, top = _cards(ITALIAN.ranks, suit), _cards(TOP, suit)
    size = cards.bit_count()
    keeps_no_top: tuple[Holding, ...] = () if rank in TOP else ((top, 0, 0),)
    return {
        BUSSO: ((cards, 3, size), (top, 1, len(TOP))),
        STRISCIO: ((cards, 2, size), *keeps_no_top),
        VOLO: ((cards, 1, 1),),
    }


def _cards(ranks: str, suits: str) -> Mask:
    return ITALIAN.mask(" ".join(rank + suit for rank in ranks for suit in suits))
