"""Events: the only things that change a state.

Seven kinds serve every game: decisions of seats, chance, and reveals of what follows from private cards. An eighth
kind would be a decision about the design, not a game's.

What a viewer is told of an event is `redact(event, viewer)`. It works by allow-list: a kind that it does not know
raises, so that nothing can be sent by having been forgotten.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mamlaka.cards import Card, Mask
from mamlaka.seats import Seat

__all__ = ["Dealt", "Event", "Moved", "Passed", "Placed", "Played", "Said", "Shown", "redact"]


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Chance puts cards into a zone: one event a zone, each with an audience of its own."""

    zone: int
    """The position of the zone; the hand of seat *i* is zone *i*."""
    cards: Mask
    """The cards as far as the reader may know them."""
    count: int
    """How many there are."""
    audience: tuple[Seat, ...] = ()
    """The seats that see the cards."""
    order: tuple[Card, ...] = ()
    """The same cards in the order in which they lie, the top one first, where that matters: in a stock or dummy."""


class Shown(msgspec.Struct, frozen=True, tag=True):
    """Cards of a hand become known to everybody and stay in that hand."""

    seat: Seat
    cards: Mask


class Played(msgspec.Struct, frozen=True, tag=True):
    """A seat plays a card to the trick; the dummy counts as one seat more."""

    seat: Seat
    card: Card


class Placed(msgspec.Struct, frozen=True, tag=True):
    """A seat lays a card on the layout."""

    seat: Seat
    card: Card


class Passed(msgspec.Struct, frozen=True, tag=True):
    """A seat passes: it bids no more, or shows that it holds no card that fits."""

    seat: Seat


class Moved(msgspec.Struct, frozen=True, tag=True):
    """Cards go from one zone to another."""

    source: int
    target: int
    cards: Mask
    """The cards as far as the reader may know them."""
    count: int
    audience: tuple[Seat, ...] | None = None
    """The seats that see the cards; None: everybody."""


class Said(msgspec.Struct, frozen=True, tag=True):
    """A seat says something that is not a card played: a contract, a bid, a doubling, an appeal, an answer."""

    seat: Seat
    kind: str
    """What is said, as in the offers: `choose`, `double`, `appeal`, `no`."""
    name: str = ""
    number: int | None = None
    cards: Mask = 0
    secret: bool = False
    """Only the seat itself is told."""


Event: TypeAlias = Dealt | Shown | Played | Placed | Passed | Moved | Said


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """Return what a seat, or a spectator (None), is told of an event; None: nothing at all.

    Raises:
        TypeError: an event of a kind for which nobody has decided who may see it.
    """
    match event:
        case Played() | Placed() | Passed() | Shown():
            return event
        case Said():
            return event if not event.secret or event.seat == viewer else None
        case Dealt():
            return event if viewer in event.audience else msgspec.structs.replace(event, cards=0, order=())
        case Moved():
            visible = event.audience is None or viewer in event.audience
            return event if visible else msgspec.structs.replace(event, cards=0)
    raise TypeError(f"no rule says who may see an event of kind {type(event).__name__}")
