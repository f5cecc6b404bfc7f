"""Kein Stich (King Louis, Pensionisteln): four deals fill a pot, and a layout pays it out.

Sources: the articles on the game in the German and English Wikipedias and their copies, read in 2026.
`docs/games/kein_stich.md` cites them rule by rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mamlaka.cards import PIQUET, Deck
from mamlaka.compendium import OrderedCompendium, OrderedDeals
from mamlaka.display import Counter, Message
from mamlaka.errors import InvalidSetup
from mamlaka.games.kein_stich.contracts import LAYOUT, deck_of, pot_of, specs_of
from mamlaka.games.kein_stich.lesson import lesson_of
from mamlaka.games.kein_stich.options import KeinStichOptions
from mamlaka.layout import LayoutSpec
from mamlaka.lesson import Lesson
from mamlaka.options import Options
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["KeinStich", "KeinStichOptions"]

STEEP_SEATS = range(4, 5)
"""The numbers of seats for the option `shares=100_40_20_0`."""


class KeinStich(OrderedCompendium):
    """The rules of Kein Stich."""

    name: ClassVar[str] = "kein_stich"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(3, 7)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = KeinStichOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(specs_of(KeinStichOptions(), 4).values())

    options: KeinStichOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"kein_stich with shares={self.options.shares} is played by 4 seats, not {seats}: change shares"
            )
        self.contracts, self.rounds = specs_of(self.options, seats), self.options.rounds

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return three to six; four only with shares that are named for four."""
        assert isinstance(options, KeinStichOptions)
        return STEEP_SEATS if options.shares == "100_40_20_0" else cls.allowed_seats

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return 32 cards for four players, and 30 for other numbers."""
        del options
        return deck_of(seats)

    @property
    def points_sign(self) -> int:
        """-1 if penalties are written down as points."""
        return -1 if self.options.stakes == "points" else 1

    def counters(self, state: State) -> tuple[Counter, ...]:
        """Return the pot, if there is one."""
        return (Counter(Message("counter-pot"), pot_of(state)),) if self.options.stakes == "pot" else ()

    def lesson(self) -> Lesson:
        """Return the deals with their points, the pot, and the words of the game."""
        return lesson_of(self.options, self.contracts, self.seats, self.points_sign)

    def leader(self, deals: OrderedDeals) -> Seat:
        """Return the seat that plays first."""
        if deals.contract == LAYOUT and self.options.layout_leader == "dealer":
            assert deals.dealer is not None
            return deals.dealer
        return super().leader(deals)
