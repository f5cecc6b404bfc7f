"""Updates: events as a viewer may know them."""

from __future__ import annotations

from typing import TypeAlias

from mamlaka.display import Announcement
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Tagged
from mamlaka.server.protocol.scene import Result

__all__ = [
    "Announced",
    "DealStarted",
    "Dealt",
    "Drawn",
    "Moved",
    "Passed",
    "Placed",
    "Played",
    "Said",
    "Scored",
    "Shown",
    "Update",
]


class Announced(Tagged, frozen=True, kw_only=True):
    """The base of updates that stand for an event."""

    announcement: Announcement = Announcement()
    """How clients announce the event."""


class DealStarted(Announced, frozen=True):
    """A deal starts: its cards follow."""

    deal_index: int
    """The index of the deal, from 0; void deals count."""


class Drawn(Announced, frozen=True):
    """Chance decides something for a seat."""

    label: str
    """The label of the draw."""
    seat: Seat
    card: str
    """The card that the seat draws; empty: chance chooses the seat."""


class Dealt(Announced, frozen=True):
    """Cards are dealt to a zone."""

    zone: int
    cards: tuple[str, ...]
    count: int


class Shown(Announced, frozen=True):
    """Cards of a hand are shown to everyone."""

    seat: Seat
    cards: tuple[str, ...]


class Played(Announced, frozen=True):
    """A card is played to the trick."""

    seat: Seat
    card: str
    taker: Seat | None
    """The seat that takes the trick that this card completes."""


class Placed(Announced, frozen=True):
    """A card is played to the layout."""

    seat: Seat
    card: str
    takes: tuple[str, ...]
    """The cards that it captures; the next update moves them."""


class Passed(Announced, frozen=True):
    """A seat passes: in the layout because no card of its hand fits, or in a trick that it lets go by."""

    seat: Seat
    taker: Seat | None = None
    """The seat that takes the trick that this pass completes."""


class Moved(Announced, frozen=True):
    """Cards move from one zone to another."""

    source: int
    target: int
    cards: tuple[str, ...]
    count: int
    taker: Seat | None = None
    """The seat that takes the trick that these cards complete."""


class Said(Announced, frozen=True):
    """A seat announces something, such as a contract, a doubling or an appeal."""

    seat: Seat
    kind: str
    name: str
    number: int | None
    cards: tuple[str, ...]


class Scored(Tagged, frozen=True):
    """A deal is over."""

    result: Result


Update: TypeAlias = DealStarted | Drawn | Dealt | Shown | Played | Placed | Passed | Moved | Said | Scored
