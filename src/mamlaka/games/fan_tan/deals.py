"""The deals of Fan Tan: hands, antes and the rules of the layout."""

from __future__ import annotations

from functools import lru_cache

from mamlaka.cards import FRENCH, Deck
from mamlaka.games.fan_tan.options import FIRST, FanTanOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.match import DealsInTurn
from mamlaka.phases import LayoutPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["ACE_LOW", "FanTanDeals", "ante_of", "fan_tan_deals", "hand_size", "pips_of", "spec_of"]

ACE_LOW = Deck("french_ace_low", "SHDC", "A23456789TJQK")
"""52 cards, the ace below the two."""
PIPS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
"""The value of the cards whose rank is not a number."""


def pips_of(rank: str) -> Points:
    """Return the value of a card that is left at the end, by its rank."""
    return PIPS.get(rank) or int(rank)


def hand_size(dealer: Seat, seat: Seat, seats: int) -> int:
    """Return the number of cards that a seat is dealt; the first after the dealer get the cards that are left over."""
    return len(FRENCH) // seats + ((seat - dealer - 1) % seats < len(FRENCH) % seats)


def ante_of(dealer: Seat, seat: Seat, seats: int) -> Points:
    """Return the chips that a seat puts into the pool before play: one more with fewer cards than others."""
    return 1 + (hand_size(dealer, seat, seats) < hand_size(dealer, (dealer + 1) % seats, seats))


@lru_cache(maxsize=256)
def spec_of(options: FanTanOptions, seats: int) -> LayoutSpec:
    """Return the rules of a deal, without what a seat pays after the deal for a card held back."""
    deck = ACE_LOW if options.ace == "low" else FRENCH
    left: tuple[tuple[str, Points], ...] = ()
    if options.score == "pips":
        left = tuple((rank, -pips_of(rank)) for rank in deck.ranks)
    elif options.score != "places":
        left = tuple((rank, -1) for rank in deck.ranks)
    has_chips = options.score == "chips"
    return LayoutSpec(
        "",
        deck,
        seats,
        start="" if options.start == FIRST else options.start,
        place_points=tuple(range(seats - 1, -1, -1)) if options.score == "places" else (0,) * seats,
        laid=options.start if options.sevens_first else "",
        corner=options.corner,
        above_first=options.eight_first,
        may_pass=options.passing != "forced",
        pass_limit=options.pass_limit if options.passing == "limited" else None,
        stops_at_first=options.stop == "first_out",
        left_points=left,
        pass_points=-1 if has_chips else 0,
        pool=sum(ante_of(0, seat, seats) for seat in range(seats)) if has_chips else None,
    )


class FanTanDeals(DealsInTurn, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals."""

    first: Seat | None = None
    """The first seat of the running deal; None before it is known."""
    played: LayoutPlay | None = None
    """The play of the running deal after its end; None before."""


def fan_tan_deals(state: State) -> FanTanDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, FanTanDeals)
    return bottom
