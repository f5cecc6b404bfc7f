"""Events: the only things that change a state.

Nine kinds serve every game: decisions of seats, chance, and reveals of private cards. A tenth kind would be a decision
about the design, and not a game's.

Chance has explicit events: `DealStarted` with the `Dealt` events that follow it, and `Drawn`. They name the draw that
decided, so that a match can be replayed and its deals checked without the rules of the game.

`redact(event, viewer)` returns the part of an event that a viewer may know. It is an allow-list: it raises `TypeError`
for a kind of event that it does not know, so nothing can be sent because someone forgot it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mamlaka.cards import Card, Mask
from mamlaka.seats import Seat

__all__ = [
    "DealStarted",
    "Dealt",
    "Drawn",
    "Event",
    "Moved",
    "Passed",
    "Placed",
    "Played",
    "Said",
    "Shown",
    "redact",
]


class DealStarted(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A deal starts. The `Dealt` events that follow cut up one shuffled deck, the outcome of its own draw."""

    deal_index: int
    """The index of the deal, from 0; void deals count. It is also the index of the draw, whose label is `deal`."""


class Drawn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Chance decides something in public: the next number of a draw."""

    label: str
    """The label of the draw: `dealer` for the seat that deals first, `draw` for cards that seats draw from a deck."""
    index: int
    """The index of the draw, from 0. Several events may use one draw: each takes the next of its numbers."""
    outcome: int
    """The number: a card if a seat draws it, otherwise a seat."""
    seat: Seat | None = None
    """The seat that draws a card; None: no one draws."""


class Dealt(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The deal puts cards into a zone. Each event has its own audience; a zone may be dealt to several times."""

    zone: int
    """The position of the zone; the hand of seat *i* is zone *i*."""
    cards: Mask
    """The cards, as far as the viewer may know them."""
    count: int
    """The number of cards."""
    audience: tuple[Seat, ...] = ()
    """The seats that see the cards."""
    order: tuple[Card, ...] = ()
    """The same cards from top to bottom, if their order matters: in a stock or dummy."""


class Shown(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards of a hand become known to everyone and stay in that hand."""

    seat: Seat
    cards: Mask


class Played(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat plays a card to the trick; the dummy is the seat after the last one."""

    seat: Seat
    card: Card
    word: str = ""
    """What the seat says with the card, such as a signal to its partner; empty: nothing."""


class Placed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat plays a card to the layout."""

    seat: Seat
    card: Card
    end: str = ""
    """The end of a line that the seat chose, `up` or `down`, if the card fitted both; otherwise empty."""
    takes: Mask = 0
    """The cards of the layout that the card captures; a `Moved` event takes them away with it."""


class Passed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat passes: it leaves the auction, or holds no card that fits the layout."""

    seat: Seat


class Moved(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards move from one zone to another."""

    source: int
    target: int
    cards: Mask
    """The cards, as far as the viewer may know them."""
    count: int
    audience: tuple[Seat, ...] | None = None
    """The seats that see the cards; None: everyone."""
    order: tuple[Card, ...] = ()
    """The same cards by place, if a hand is turned away from its owner; otherwise empty."""


class Said(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat announces something: a contract, a bid, a doubling, an appeal, an answer."""

    seat: Seat
    kind: str
    """The word, as in the offers: `choose`, `double`, `appeal`, `no`."""
    name: str = ""
    number: int | None = None
    cards: Mask = 0
    secret: bool = False
    """Only the seat itself sees the event."""


Event: TypeAlias = DealStarted | Drawn | Dealt | Shown | Played | Placed | Passed | Moved | Said
"""What happened: the only thing that changes a state."""


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """Return the part of an event that a seat, or a spectator (None), may know; None if they may not know of it.

    Raises:
        TypeError: there is no rule for this kind of event.
    """
    match event:
        case DealStarted() | Drawn() | Played() | Placed() | Passed() | Shown():
            return event
        case Said():
            return event if not event.secret or event.seat == viewer else None
        case Dealt():
            return event if viewer in event.audience else msgspec.structs.replace(event, cards=0, order=())
        case Moved():
            visible = event.audience is None or viewer in event.audience
            return event if visible else msgspec.structs.replace(event, cards=0, order=())
    raise TypeError(f"there is no rule about who may see an event of kind {type(event).__name__}")
