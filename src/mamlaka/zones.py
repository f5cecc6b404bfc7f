"""Zones of cards, with the known cards of each, and slots for the unknown ones."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.cards import Card, Mask
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["COMBO_ZONES", "Slot", "Zone"]

COMBO_ZONES = ("played", "discards")
"""The kinds of the zones that each seat needs to play combinations: that of the running trick, and its discards."""


class Slot(Struct, frozen=True, gc=False):
    """A place of unknown cards: a hand, a stock, or the cards that a seat drew at some time."""

    zone: int
    """The index of the zone that contains the cards; the hand of seat *i* is zone *i*."""
    count: int
    """The number of unknown cards."""
    allowed: Mask
    """The cards that may be among them."""
    cases: tuple[tuple[Mask, int], ...] = ()
    """Further knowledge, as mutually exclusive cases (cards, number): exactly `number` of `cards` are in the slot.
    One of the cases is true. Empty: there is no such knowledge."""
    place: int | None = None
    """The place in a hand whose owner doesn't see it, from 1; None: the cards have no places."""

    def lacking(self, cards: Mask) -> Slot:
        """Return the slot with `cards` excluded."""
        return replace(self, allowed=self.allowed & ~cards)

    def holding_some(self, cards: Mask) -> Slot:
        """Return the slot with the knowledge that it contains at least one of `cards`."""
        return replace(self, cases=tuple((cards, number) for number in range(1, self.count + 1)))


class Zone(Struct, frozen=True, gc=False):
    """A place for cards. On the table `unknown` is 0; in a view it counts the cards that the viewer has not seen."""

    kind: str
    """`hand`, `taken`, `trick`, `layout`, `stock`, `discards`, `widow`, `dummy`, `out`."""
    owner: Seat | None = None
    """The seat to which the zone belongs; None: it belongs to no seat."""
    cards: Mask = 0
    """The cards that are known to be here."""
    unknown: int = 0
    """The number of further cards."""
    shown: Mask = 0
    """The cards of `cards` that every player has been shown."""
    plays: Trick = ()
    """In a trick: its cards in the order of play, each with its seat."""
    order: tuple[Card, ...] = ()
    """In a stock or dummy: its cards from the top down; empty in a view. In a line: its cards from the lower end up.
    In a hand whose owner doesn't see it: its cards by place; empty for who doesn't see them."""
    possibly_here: Mask = 0
    """In a view: cards that were known before some cards left face down. Each of them is here or in another zone whose
    `possibly_here` contains it."""

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the cards matters."""
        return self.kind in ("stock", "dummy")

    @property
    def count(self) -> int:
        """The number of cards, known and unknown."""
        return self.cards.bit_count() + self.unknown

    def without(self, cards: Mask, count: int) -> Zone:
        """Return the zone after `count` cards have left, of which `cards` are known."""
        unidentified = count - cards.bit_count()
        if unidentified and count < self.count:
            # Cards left face down: the cards known to have been here may be among them.
            return replace(
                self, cards=0, shown=0, unknown=self.count - count, possibly_here=self.possibly_here | self.cards
            )
        known = self.cards & cards
        unknown = self.unknown - (count - known.bit_count()) if count < self.count else 0
        left = self.cards & ~cards if count < self.count else 0
        order = tuple(card for card in self.order if left >> card & 1)
        possibly_here = self.possibly_here if unknown else 0
        return Zone(self.kind, self.owner, left, unknown, self.shown & left, order=order, possibly_here=possibly_here)

    def with_cards(self, cards: Mask, count: int) -> Zone:
        """Return the zone after `count` cards have been added, of which `cards` are known."""
        return Zone(
            self.kind,
            self.owner,
            self.cards | cards,
            self.unknown + count - cards.bit_count(),
            self.shown,
            self.plays,
            possibly_here=self.possibly_here,
        )

    def with_nothing_shown(self) -> Zone:
        """Return the zone with none of its cards marked as shown."""
        return replace(self, shown=0) if self.shown else self

    def with_known(self, cards: Mask) -> Zone:
        """Return the zone with `cards` known to be in it, though no one has been shown them."""
        new = cards & ~self.cards
        return replace(self, cards=self.cards | cards, unknown=self.unknown - new.bit_count()) if new else self

    def with_shown(self, cards: Mask) -> Zone:
        """Return the zone with `cards` shown to every player."""
        return replace(self.with_known(cards), shown=self.shown | cards)
