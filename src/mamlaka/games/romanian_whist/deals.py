"""The deals of Romanian Whist: their order, their cards, who bids, and the streaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from mamlaka.cards import FRENCH, PIQUET, Deck
from mamlaka.deal_rules import CountRow, TrickCountPoints
from mamlaka.events import DealStarted, Dealt, Event, Shown
from mamlaka.games.romanian_whist.options import RomanianOptions
from mamlaka.ledger import Points
from mamlaka.match import DealsInTurn
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, TrickSpec

__all__ = [
    "DEAL",
    "DECKS",
    "FULL",
    "RUN",
    "DealPlan",
    "RomanianDeals",
    "bid_row",
    "order_of",
    "romanian_deals",
    "run_after",
    "spec_of",
]

FULL = 8
"""The cards of the longest hand: then the whole deck is dealt, and no card is left to be turned up."""
MAX_HANDS = 6
"""The most hands of a deal. Of seven players the dealer sits out."""
EXACT: Points = 5
"""The points for an exact bid, in addition to the bid itself."""
FLAT: Points = -5
"""The points of a miss with the option `miss=flat`."""
RUN = 5
"""The number of exact deals in a row, or of misses, that make a streak."""

DECKS = {
    3: Deck("whist_24", "SHDC", "9TJQKA"),
    4: PIQUET,
    5: Deck("whist_40", "SHDC", "56789TJQKA"),
    6: Deck("whist_48", "SHDC", "3456789TJQKA"),
}
"""The highest eight cards for each hand, by the number of hands."""
DEAL = TrickSpec("", PIQUET, seats=4)
"""A deal before its trumps and bids are known."""
MUST_TRUMP = PlayClass("must_trump", CardRegion.TRUMP)


class DealPlan(NamedTuple):
    """A deal of the match."""

    size: int
    """The number of cards of a hand, and of tricks."""
    sight: str
    """Who sees the hands: `normal`, their owners; `forehead`, everyone but the owner; `blind`, no one."""


@lru_cache(maxsize=64)
def order_of(options: RomanianOptions, seats: int) -> tuple[DealPlan, ...]:
    """Return all deals of a match.

    >>> " ".join(str(deal.size) for deal in order_of(RomanianOptions(order="short"), 4))
    '1 3 5 7 8 8 8 8 7 5 3 1'
    """
    up, down, ones, eights = [*range(2, FULL)], [*range(FULL - 1, 1, -1)], [1] * seats, [FULL] * seats
    sizes = {
        "1-8-1": ones + up + eights + down + ones,
        "8-1-8": eights + down + ones + up + eights,
        "short": [1, 3, 5, 7, *eights, 7, 5, 3, 1],
        "no_repeat": [1, *up, FULL, *down, 1],
    }[options.order]
    deals = [DealPlan(size, options.one_card if size == 1 else "normal") for size in sizes]
    extra = [DealPlan(1, "forehead"), DealPlan(1, "blind")] if options.extra_ones == "forehead_blind" else []
    return (*deals, *extra)


def bid_row(bid: int, size: int, miss: str) -> CountRow:
    """Return the points of a bid for each number of tricks, with their reasons.

    Args:
        bid: the number of tricks that the seat has bid.
        size: the number of tricks of the deal.
        miss: the option of that name.
    """

    def row(tricks: int) -> tuple[Points, str]:
        if tricks == bid:
            return EXACT + bid, "bid_made"
        return FLAT if miss == "flat" else -abs(tricks - bid), "bid_under" if tricks < bid else "bid_over"

    return tuple(row(tricks) for tricks in range(size + 1))


def run_after(run: int, *, is_exact: bool) -> int:
    """Return the run of a seat after a deal that counts: exact deals in a row, or misses below zero."""
    step = 1 if is_exact else -1
    return run + step if run * step > 0 else step


def streak_row(bid: int, run: int, size: int, prize: Points) -> CountRow:
    """Return the prize or the price of a streak for each number of tricks; nothing if none can end in this deal."""

    def row(tricks: int) -> tuple[Points, str]:
        after = run_after(run, is_exact=tricks == bid)
        return (prize * after // RUN, "streak" if after > 0 else "lost_streak") if abs(after) == RUN else (0, "")

    return tuple(row(tricks) for tricks in range(size + 1)) if abs(run) == RUN - 1 else ()


@lru_cache(maxsize=1024)
def spec_of(
    options: RomanianOptions, seats: int, trump: str, size: int, bids: tuple[int | None, ...], runs: tuple[int, ...]
) -> TrickSpec:
    """Return the spec of a deal.

    Args:
        options: the options.
        seats: the number of seats.
        trump: the letter of the trump suit; empty: no trumps.
        size: the number of tricks.
        bids: (seats,), the bids; None for a seat that sits out. Empty: not known yet, and nothing is paid.
        runs: (seats,), the runs of the seats before the deal if it counts for streaks; otherwise empty.
    """
    paid = TrickCountPoints(tuple(() if bid is None else bid_row(bid, size, options.miss) for bid in bids))
    rules: tuple[TrickCountPoints, ...] = (paid,) if bids else ()
    if bids and runs and any(abs(run) == RUN - 1 for run in runs):
        prize = int(options.streak)
        pairs = zip(bids, runs, strict=True)
        rules += (
            TrickCountPoints(tuple(() if bid is None else streak_row(bid, run, size, prize) for bid, run in pairs)),
        )
    duty = (MUST_TRUMP,) if options.trump_duty == "must" else ()
    return TrickSpec(
        "",
        DECKS[min(seats, MAX_HANDS)],
        seats,
        order=FRENCH.ranks,
        trump=trump,
        follow=(FOLLOW_SUIT, *duty, ANY_CARD),
        deal_rules=rules,
    )


class RomanianDeals(DealsInTurn, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals."""

    event_types: ClassVar[tuple[type, ...]] = (DealStarted, Dealt, Shown)

    runs: tuple[int, ...]
    """(seats,): the number of exact deals in a row, or of misses below zero, since the last prize."""
    trump: str = ""
    """The letter of the trump suit of the running deal; empty: it is not known yet, or there are no trumps."""
    bids: tuple[int | None, ...] = ()
    """(seats,): the bids of the running deal, None for a seat that sits out; empty until all are made."""

    def active(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats that play in this deal, in turn from the dealer's left."""
        assert self.dealer is not None
        order = turn_order((self.dealer + 1) % seats, seats)
        return order[:MAX_HANDS]

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Deal the cards. Single cards may lie so that their owners don't see them; the last card may be shown."""
        options = state.game.options
        assert isinstance(options, RomanianOptions)
        size, sight = order_of(options, state.seats)[self.deal_index + 1]
        events = list(super().auto_events(state, shuffler))
        if sight != "normal":
            return [self._unseen(event, state.seats, sight) for event in events]
        if size == FULL and options.eights_trump == "last":
            shown = next(event for event in events if isinstance(event, Dealt) and event.count == 1)
            events.append(Shown(shown.zone, shown.cards))
        return events

    def _unseen(self, event: Event, seats: int, sight: str) -> Event:
        """Return an event that deals a hand so that its owner doesn't see it."""
        if not isinstance(event, Dealt) or event.zone >= seats:
            return event
        others = tuple(seat for seat in range(seats) if seat != event.zone)
        return replace(event, audience=others if sight == "forehead" else ())

    def evolve(self, state: State, event: Event) -> State:
        """Count the packets; the card that is shown makes its suit trumps."""
        if not isinstance(event, Shown):
            return super().evolve(state, event)
        trump = state.game.deck.names[event.cards.bit_length() - 1][-1]
        return state.replace_phase(self, replace(self, trump=trump))


def romanian_deals(state: State) -> RomanianDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, RomanianDeals)
    return bottom
