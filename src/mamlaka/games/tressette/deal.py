"""A deal of Tressette for two as a row, and what the options make of it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mamlaka.cards import ITALIAN
from mamlaka.games.tressette.options import TressetteOptions
from mamlaka.ledger import Points
from mamlaka.tricks import ANY, TrickSpec

__all__ = ["DEAL", "HAND_SIZE", "THIRDS", "spec_of"]

HAND_SIZE = 10
THIRDS = 3
"""Cards are counted in thirds of a point."""

ACE = "A"
WORTH: dict[str, Points] = {ACE: THIRDS, "3": 1, "2": 1, "K": 1, "Q": 1, "J": 1}

DEAL = TrickSpec(
    "",
    ITALIAN,
    seats=2,
    order="4567JQKA23",
    card_points=WORTH,
    last_trick_points=THIRDS,
    deal_rules="floor_thirds",
)


@lru_cache(maxsize=256)
def spec_of(options: TressetteOptions) -> TrickSpec:
    """Return the row of a deal under these options; its points are thirds until its terminal rounds them."""
    rank = options.point_card
    return replace(
        DEAL,
        trump="" if options.trump == "none" else options.trump,
        follow=DEAL.follow if options.follow == "must" else (ANY,),
        card_points={**WORTH, ACE: WORTH[rank], rank: WORTH[ACE]},
        deal_rules=DEAL.deal_rules if options.rounding == "floor" else "",
    )
