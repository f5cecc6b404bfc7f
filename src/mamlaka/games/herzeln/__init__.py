"""Herzeln, the Austrian compendium of eight deals: seven of tricks, and one line of cards with two ends.

Sources: the article in the German Wikipedia, spielregeln.de, and the program mc-herzeln, read in 2026.
`docs/games/herzeln.md` cites them rule by rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mamlaka.cards import Deck
from mamlaka.compendium import OrderedCompendium, OrderedDeals
from mamlaka.errors import InvalidSetup
from mamlaka.games.herzeln.contracts import LONG, deck_of, specs_of
from mamlaka.games.herzeln.lesson import lesson_of
from mamlaka.games.herzeln.options import HerzelnOptions
from mamlaka.layout import LayoutSpec
from mamlaka.lesson import Lesson
from mamlaka.options import Options
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec

__all__ = ["Herzeln", "HerzelnOptions"]

SHORT_FORM_SEATS = range(4, 5)
"""The numbers of seats in the short form."""


class Herzeln(OrderedCompendium):
    """The rules of Herzeln."""

    name: ClassVar[str] = "herzeln"
    version: ClassVar[int] = 1
    deck: Deck = LONG
    allowed_seats: ClassVar[range] = range(3, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = HerzelnOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(specs_of(HerzelnOptions(), 4).values())

    options: HerzelnOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"herzeln with form={self.options.form} is played by 4 seats, not {seats}: set form=piatnik"
            )
        self.contracts, self.rounds = specs_of(self.options, seats), self.options.rounds

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return three or four; four only in the short form."""
        assert isinstance(options, HerzelnOptions)
        return SHORT_FORM_SEATS if options.form == "four_stages" else cls.allowed_seats

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return 32 cards for four players, and 24 for three."""
        assert isinstance(options, HerzelnOptions)
        return deck_of(options, seats)

    def lesson(self) -> Lesson:
        """Return the deals with their points, the line, and the words of the game."""
        return lesson_of(self.options, self.contracts, self.deck, self.seats)

    def leader(self, deals: OrderedDeals) -> Seat:
        """Return the seat that plays first; in the line, the first one that is asked for a jack."""
        if self.options.leader == "dealer":
            assert deals.dealer is not None
            return deals.dealer
        return super().leader(deals)
