"""The spec of a deal of Hearts, and its variants by options."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mamlaka.cards import FRENCH
from mamlaka.deal_rules import NoTricks, Sweep
from mamlaka.games.hearts.options import HeartsOptions
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, TrickSpec

__all__ = ["DEAL", "LADY", "OPENER", "PENALTIES", "counting_cards", "spec_of"]

OPENER = FRENCH.card("2C")
HEARTS = FRENCH.select("*H")
LADY = FRENCH.mask("QS")
PENALTIES = HEARTS | LADY

OPEN_WITH_TWO = PlayClass("must_open", cards=1 << OPENER, when=PlayCondition.FIRST_CARD)
OPEN_WITH_CLUB = PlayClass("must_open", cards=FRENCH.select("*C"), when=PlayCondition.FIRST_CARD)
OPEN_WITH_ANYTHING = PlayClass("any", when=PlayCondition.FIRST_CARD)
NO_HEART = PlayClass("hearts_unbroken", cards=~HEARTS, when=PlayCondition.UNBROKEN)
NO_HEART_OR_LADY = PlayClass("hearts_unbroken", cards=~PENALTIES, when=PlayCondition.UNBROKEN, also_allowed=LADY)
"""The queen of spades may be led, but a hand of hearts and the queen need not lead it."""
NO_PENALTY = PlayClass("no_points_first", cards=~PENALTIES, when=PlayCondition.FIRST_TRICK)
OTHER_SPADE = PlayClass("no_points_first", CardRegion.LED, cards=~PENALTIES, when=PlayCondition.FIRST_TRICK)
"""A penalty card follows suit in the first trick only from a hand without another card of the suit. Clubs, which open
the international game, have none."""
PENALTY_POINTS = 26
MOONS = {
    "others": (Sweep("*H QS", "moon", others=-PENALTY_POINTS),),
    "self": (Sweep("*H QS", "moon_shot", taker=PENALTY_POINTS),),
    "none": (),
}
"""The rules for a seat that takes all penalty cards, by the option `moon`."""

NO_TRICKS = NoTricks(5)

DEAL = TrickSpec(
    "",
    FRENCH,
    seats=4,
    lead=(OPEN_WITH_TWO, NO_HEART, ANY_CARD),
    follow=(FOLLOW_SUIT, NO_PENALTY, ANY_CARD),
    breakers="*H",
    card_points={"*H": -1, "QS": -13},
    stop="*H QS",
    deal_rules=MOONS["others"],
)


def counting_cards(options: HeartsOptions) -> str:
    """Return the pattern of the cards that score."""
    return "*H QS JD" if options.jd_bonus else "*H QS"


@lru_cache(maxsize=256)
def spec_of(options: HeartsOptions, seats: int) -> TrickSpec:
    """Return the spec of a deal under these options."""
    opening = OPEN_WITH_CLUB if options.can_lead_any_club else OPEN_WITH_TWO
    if options.form == "black_lady":
        opening = OPEN_WITH_ANYTHING
    unbroken = NO_HEART_OR_LADY if options.can_lead_hearts_instead_of_qs else NO_HEART
    follow: tuple[PlayClass, ...] = (FOLLOW_SUIT, ANY_CARD)
    if options.no_pts_on_first_trick:
        follow = (FOLLOW_SUIT, NO_PENALTY, ANY_CARD)
        follow = (OTHER_SPADE, *follow) if options.form == "black_lady" else follow
    return replace(
        DEAL,
        seats=seats,
        lead=(opening, *((unbroken,) if options.must_break_hearts else ()), ANY_CARD),
        follow=follow,
        breakers="" if not options.must_break_hearts else "*H QS" if options.qs_breaks_hearts else "*H",
        card_points={"*H": -1, "QS": -13, **({"JD": 10} if options.jd_bonus else {})},
        stop=counting_cards(options) if options.early_end and not options.avoid_all_tricks_bonus else None,
        deal_rules=(*MOONS[options.moon], *((NO_TRICKS,) if options.avoid_all_tricks_bonus else ())),
    )
