"""The deals of Quodlibet: the contracts with their specs, and who is king."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Required, Self, TypedDict

from msgspec.structs import replace

from mamlaka.cards import PIQUET
from mamlaka.compendium import Compendium
from mamlaka.deal_rules import DealRule, Sweep, TrickCountPoints
from mamlaka.events import Dealt, Event
from mamlaka.games.quodlibet.deal_rules import CardPair, LowestCard
from mamlaka.games.quodlibet.options import QuodlibetOptions
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.ledger import Points
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat, next_seat, turn_order
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, PlayClass, TrickSpec

__all__ = ["HAND_SIZE", "HUNT", "OPEN", "SEATS", "QuodlibetDeals", "quodlibet_deals", "specs_of"]

SEATS, HAND_SIZE = 4, 8
EVERY = "*S *H *D *C"
"""The pattern of all cards."""
HUNT = "hunt"
"""The contract that is played with open hands."""
OPEN = "open"
"""The contract in which everyone sees a hand but its owner."""

STEP: Points = -10
"""What a trick costs in most contracts, what it saves in `plus`, and what a card left or a place costs."""
ALL: Points = -100
"""What the worst result of most contracts costs: all tricks, none in `plus`, or two cards in one trick."""

QUART = 3
"""The ranks from a card to the fourth one in order."""


class QuodlibetDeals(Compendium, frozen=True, kw_only=True):
    """The bottom phase of the stack: wheels of deals, each with a king, who looks alone and names its contract."""

    in_order: bool = False
    king: Seat | None = None
    """The king of the running deal; None before the first one is drawn."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Deal the cards: only the king looks at once, and not even the king if only the open contract is left."""
        looks = None if self.choices == (OPEN,) else self.king
        return [
            replace(event, audience=()) if isinstance(event, Dealt) and event.zone != looks else event
            for event in super().auto_events(state, shuffler)
        ]

    def after_deal(self, totals: Sequence[Points]) -> Self | None:
        """Return the phase after a deal; None after the last one.

        The next seat is king. After a wheel it is the seat with the most bad points, and of several the first in turn.

        Args:
            totals: (seats,), the points of the match with those of the deal.
        """
        assert self.king is not None
        after = self.scored()
        if after is None:
            return None
        king = next_seat(self.king, SEATS)
        if after.round_index != self.round_index:
            king = min(turn_order(king, SEATS), key=lambda seat: totals[seat])
        return replace(after, king=king)


def quodlibet_deals(state: State) -> QuodlibetDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, QuodlibetDeals)
    return bottom


def _spec(
    name: str,
    cards: Mapping[str, Points] | None = None,
    *,
    trick: Points = 0,
    rules: tuple[DealRule, ...] = (),
    payee: int = 0,
    stop: str | None = None,
    follow: tuple[PlayClass, ...] = (FOLLOW_SUIT, ANY_CARD),
) -> TrickSpec:
    """Return the spec of a contract of tricks."""
    return TrickSpec(
        name,
        PIQUET,
        SEATS,
        order=PIQUET.ranks,
        follow=follow,
        card_points=cards or {},
        trick_points=trick,
        payee=payee,
        stop=stop,
        deal_rules=rules,
    )


@lru_cache(maxsize=64)
def specs_of(options: QuodlibetOptions) -> Mapping[str, TrickSpec | LayoutSpec]:
    """Return the specs of all contracts, by name."""
    all_tricks = (Sweep(EVERY, "all_tricks", ALL - HAND_SIZE * STEP),)
    taken = ((ALL, "no_trick_taken"), *((STEP * (HAND_SIZE - count), "tricks_taken") for count in range(1, HAND_SIZE)))

    def stop(pattern: str) -> str | None:
        return pattern if options.early_end else None

    specs = (
        _spec("plus", rules=(TrickCountPoints(((*taken, (0, "")),) * SEATS),)),
        _spec("minus", trick=STEP, rules=all_tricks),
        _spec("neighbour", trick=STEP, rules=all_tricks, payee=1),
        _spec("achmed", {"KH": -50, "QD": -30}, rules=(CardPair("KH", "QD", ALL),), stop=stop("KH QD")),
        TrickSpec(
            "first_three_and_last",
            PIQUET,
            SEATS,
            order=PIQUET.ranks,
            numbered_tricks={1: -10, 2: -20, 3: -30},
            last_trick_points=-int(options.last_trick_cost),
        ),
        _spec(
            "no_reds",
            {"7H 8H 9H TH": -20, "JH QH KH AH": -10},
            rules=(Sweep("*H", "all_hearts", ALL),),
            stop=stop("*H"),
        ),
        _spec("ober_unter", {"Q": -30, "J": -20}, rules=(CardPair("Q", "J", ALL),), stop=stop("Q J")),
        _spec("bribe", trick=-30, rules=(LowestCard(-20, ALL + 30),)),
        _spec(
            OPEN,
            trick=STEP,
            rules=all_tricks,
            follow=(FOLLOW_SUIT, ANY_CARD) if options.open_follow == "must" else (ANY_CARD,),
        ),
        _spec(HUNT, trick=STEP, rules=all_tricks),
        PileSpec(
            "quadrature",
            PIQUET,
            SEATS,
            **_shedding(options),
            step=QUART if options.quart == "step3" else 1,
            longest=None if options.quart == "step3" else QUART + 1,
            pile_lead="owner" if options.pile_lead == "owner" else "next",
        ),
        LayoutSpec("snack", PIQUET, SEATS, start="J", **_shedding(options)),
    )
    return {spec.name: spec for spec in specs}


class _Shedding(TypedDict, total=False):
    """The fields of a layout that say when a deal ends and what it costs."""

    place_points: Required[tuple[Points, ...]]
    stops_at_first: bool
    left_points: tuple[tuple[str, Points], ...]
    untouched_points: Points


def _shedding(options: QuodlibetOptions) -> _Shedding:
    """Return when a deal ends in which hands are shed, and what it costs."""
    if options.shed_score == "places":
        return {"place_points": tuple(STEP * place for place in range(SEATS))}
    return {
        "place_points": (0,) * SEATS,
        "stops_at_first": True,
        "left_points": ((EVERY, STEP),),
        "untouched_points": ALL - HAND_SIZE * STEP,
    }
