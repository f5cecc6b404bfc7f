"""The spec of a deal of Tressette for two, and its variants by options."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mamlaka.cards import ITALIAN
from mamlaka.deal_rules import FloorDivision
from mamlaka.games.tressette.options import TressetteOptions
from mamlaka.ledger import Points
from mamlaka.tricks import ANY_CARD, TrickSpec

__all__ = ["DEAL", "HAND_SIZE", "THIRDS", "spec_of"]

HAND_SIZE = 10
THIRDS = 3
"""The number of thirds in a point. Cards score in thirds."""

ACE = "A"
CARD_POINTS: dict[str, Points] = {ACE: THIRDS, "3": 1, "2": 1, "K": 1, "Q": 1, "J": 1}
"""The thirds of a point that each card of a rank scores."""

DEAL = TrickSpec(
    "",
    ITALIAN,
    seats=2,
    order="4567JQKA23",
    card_points=CARD_POINTS,
    last_trick_points=THIRDS,
    deal_rules=(FloorDivision(THIRDS, "thirds"),),
)


@lru_cache(maxsize=256)
def spec_of(options: TressetteOptions) -> TrickSpec:
    """Return the spec of a deal under these options. Its points are thirds, before they are divided."""
    rank = options.point_card
    return replace(
        DEAL,
        trump="" if options.trump == "none" else options.trump,
        follow=DEAL.follow if options.follow == "must" else (ANY_CARD,),
        card_points={**CARD_POINTS, ACE: CARD_POINTS[rank], rank: CARD_POINTS[ACE]},
        deal_rules=DEAL.deal_rules if options.rounding == "floor" else (),
    )
