"""The deals of Loo: the pool, the declarations, and the rules of a deal."""

from __future__ import annotations

from functools import lru_cache

from mamlaka.cards import FRENCH, Card, Deck
from mamlaka.deal_rules import CountRow, TrickCountPoints
from mamlaka.games.loo.options import LooOptions
from mamlaka.ledger import Points
from mamlaka.match import PotDeals
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, TrickSpec

__all__ = [
    "DEAL",
    "DEFEND",
    "IN",
    "MISS",
    "OUT",
    "PASS",
    "STAND",
    "WITH_JOKER",
    "LooDeals",
    "hand_size",
    "loo_deals",
    "loo_price",
    "paid_spec",
    "spec_of",
    "stake_of",
]

WITH_JOKER = Deck("french_joker", FRENCH.suits, FRENCH.ranks, ("*J",))
"""52 cards and a joker."""
STAND, PASS, MISS, DEFEND, IN, OUT = "stand", "pass", "miss", "defend", "in", "out"
"""The words of the declarations. `miss` is also the kind of the zone of the spare hand."""
OUTSIDE = (PASS, OUT)
"""The words of seats that do not play."""
JAPANESE_STAKE: Points = 5
JAPANESE_LOO: Points = 10

FIRST = PlayCondition.FIRST_CARD
LEAD_TWO = PlayClass("must_lead_trump", CardRegion.TRUMP, when=FIRST, least=2)
LEAD_HIGHEST = PlayClass("must_lead_highest_trump", CardRegion.TRUMP, least=2, highest=True)
LEAD_AGAIN = PlayClass("must_lead_trump", CardRegion.TRUMP, when=PlayCondition.LATER_TRICKS)
HEAD = (
    PlayClass("must_head", CardRegion.LED_ABOVE_BEST),
    FOLLOW_SUIT,
    PlayClass("must_head_with_trump", CardRegion.TRUMP_ABOVE_BEST),
    ANY_CARD,
)
DEAL = TrickSpec("", FRENCH, seats=5, follow=HEAD)
"""A deal before its trumps and its pool are known."""


def hand_size(options: LooOptions) -> int:
    """Return the number of cards of a hand, which is also the number of tricks."""
    return 5 if options.form == "japanese" else 3


def stake_of(options: LooOptions) -> Points:
    """Return the chips that the dealer puts into the pool."""
    return JAPANESE_STAKE if options.form == "japanese" else int(options.deal_stake)


def loo_price(options: LooOptions, pool: Points) -> Points:
    """Return what a seat without a trick pays into the next pool."""
    if options.form == "japanese":
        return JAPANESE_LOO
    return pool if options.limit == "unlimited" else int(options.loo_price)


@lru_cache(maxsize=512)
def spec_of(options: LooOptions, seats: int, turned: Card) -> TrickSpec:
    """Return the spec of a deal, without its points.

    Args:
        options: the options.
        seats: the number of seats, also of those that do not play.
        turned: the card that has been turned up.
    """
    if options.form == "japanese":
        name = WITH_JOKER.names[turned]
        (joker,) = WITH_JOKER.jokers
        if name == joker:
            return TrickSpec("", WITH_JOKER, seats, promoted=(joker,))
        return TrickSpec("", WITH_JOKER, seats, trump=name[1], stands_for=((joker, name),))
    name = FRENCH.names[turned]
    trump = name[1]
    top = FRENCH.mask(("K" if name[0] == "A" else "A") + trump)
    lead = [PlayClass("must_lead_top_trump", cards=top, when=FIRST)]
    lead += {"any": [LEAD_TWO], "highest": [LEAD_HIGHEST], "off": []}[options.lead_two]
    lead += [LEAD_AGAIN] if options.winner_leads_trump else []
    follow = HEAD if options.must_head else (FOLLOW_SUIT, ANY_CARD)
    return TrickSpec("", FRENCH, seats, trump=trump, lead=(*lead, ANY_CARD), follow=follow)


@lru_cache(maxsize=1024)
def paid_spec(
    options: LooOptions, seats: int, turned: Card, pool: Points, playing: tuple[Seat, ...], defender: Seat | None
) -> TrickSpec:
    """Return the spec of a deal with its points.

    Args:
        options: the options.
        seats: the number of seats.
        turned: the card that has been turned up.
        pool: the chips in the pool.
        playing: the seats that play.
        defender: the seat among them that plays for the pool; None: there is none.
    """
    size = hand_size(options)
    row: CountRow = (
        (-loo_price(options, pool), "looed"),
        *((pool // size * tricks, "pool_share") for tricks in range(1, size + 1)),
    )
    rows = tuple(row if seat in playing and seat != defender else () for seat in range(seats))
    bare = spec_of(options, seats, turned)
    return TrickSpec(
        "",
        bare.deck,
        seats,
        trump=bare.trump,
        promoted=bare.promoted,
        stands_for=bare.stands_for,
        lead=bare.lead,
        follow=bare.follow,
        deal_rules=(TrickCountPoints(rows),),
    )


class LooDeals(PotDeals, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals, with the pool."""

    words: tuple[str, ...] = ()
    """The declarations of the running deal, in turn from the dealer's left."""

    def order(self, seats: int) -> tuple[Seat, ...]:
        """Return all seats in turn from the dealer's left; the dealer comes last."""
        assert self.dealer is not None
        return turn_order((self.dealer + 1) % seats, seats)

    def declared(self, seats: int) -> dict[Seat, str]:
        """Return the declarations so far, by seat."""
        return dict(zip(self.order(seats), self.words, strict=False))

    def playing(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats that have declared that they play, in turn from the dealer's left."""
        return tuple(seat for seat, word in self.declared(seats).items() if word not in OUTSIDE)

    @property
    def is_miss_there(self) -> bool:
        """Whether no one has taken the spare hand."""
        return MISS not in self.words and DEFEND not in self.words


def loo_deals(state: State) -> LooDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, LooDeals)
    return bottom
