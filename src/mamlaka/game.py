"""Games: the rules of each, with its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from mamlaka.cards import Card, Deck, Mask
from mamlaka.display import Display, SheetRow, SheetSection, Tracker
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.seats import Direction, Seat, Teams
from mamlaka.tricks import TrickSpec
from mamlaka.zones import Zone

if TYPE_CHECKING:
    from mamlaka.state import State

__all__ = ["Game"]


class Game:
    """The rules of a game with its options: the deck, the rows, and what follows what."""

    name: ClassVar[str]
    """The word by which people find it."""
    version: ClassVar[int]
    """The version of the rules: raised whenever a record would replay differently."""
    deck: ClassVar[Deck]
    allowed_seats: ClassVar[range]
    default_seats: ClassVar[int]
    has_dummy: ClassVar[bool] = False
    """Whether there is one hand more than seats, which nobody plays: a face-down pile that leads its cards in order."""
    offered_seats: ClassVar[range | None] = None
    """The numbers of seats that a page offers; None: all that are allowed."""
    options_type: ClassVar[type[Options]]
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = ()
    """The rows of its contracts with the default options, for pages and tools."""
    round_name: ClassVar[str] = "round"
    """What one single deal of each kind is called together."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.hands = seats + self.has_dummy
        hands: list[tuple[str, Seat | None]] = [("hand", seat) for seat in range(seats)]
        dummy: list[tuple[str, Seat | None]] = [("dummy", None)] * self.has_dummy
        taken = [("taken", hand) for hand in range(self.hands)]
        self.zone_kinds = (*hands, *dummy, *taken, ("trick", None), ("layout", None), *self.extra_zones(seats))
        self.zone_index = {key: index for index, key in enumerate(self.zone_kinds)}
        self.trick_zone = self.zone_index["trick", None]
        self.layout_zone = self.zone_index["layout", None]
        self.empty_zones = tuple(Zone(kind, owner) for kind, owner in self.zone_kinds)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return kind and owner of the zones that this game has beside hands, taken cards, trick and layout."""
        del seats
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), self.options, self.seats))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.options!r}, seats={self.seats})"

    @classmethod
    def seats_for(cls, options: Options) -> range:
        """Return the numbers of seats that may play under some options."""
        del options
        return cls.allowed_seats

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return the kinds of deals of a match by name, with options under which its first deal is of that kind.

        So a kind can be played by itself: bots are measured on single deals. By default there is one kind.
        """
        return {"deal": options}

    @property
    def direction(self) -> Direction:
        """On which hand the next seat sits."""
        return "cw"

    @property
    def teams(self) -> Teams:
        """Who plays together; empty: everybody alone."""
        return ()

    @property
    def sides(self) -> Teams:
        """Who wins or loses together: the teams, or each seat for itself."""
        return self.teams or tuple((seat,) for seat in range(self.seats))

    @property
    def points_sign(self) -> int:
        """1, or -1 where points are shown, recorded and ranked with the sign reversed."""
        return 1

    @property
    def unit(self) -> int:
        """How many of the counted points make one point as people say it."""
        return 1

    @property
    def goal(self) -> Points | None:
        """The total that who plays alone has to reach; None: players are compared with each other."""
        return None

    @property
    def faces(self) -> Literal["french", "italian"]:
        """With which pictures a page draws the cards."""
        return "french"

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards in the order in which people hold them: by suit, each from strong to weak."""
        return self.deck.arrange(cards)

    @property
    def look_back(self) -> Literal["none", "last", "all"]:
        """Which finished tricks of a deal may be looked at again."""
        return "last"

    def display(self, state: State) -> Display:
        """Return what stands on the table beside its zones; works on views as on the table."""
        rows = tuple(
            SheetRow(result.contract, result.points(self.seats)) for result in state.results if not result.void
        )
        return Display(sheet=(SheetSection(rows),))

    def tracker(self, state: State) -> Tracker | None:
        """Return the unseen cards of whose view this is, where a table helps its players to count."""
        del state
        return None

    def ranking_key(self, points: tuple[Points, ...]) -> tuple[Points, ...]:
        """Return what a side is ranked by, from the points of its members; the greater stands better."""
        return (sum(points),)

    def ranks(self, totals: Sequence[Points]) -> tuple[int, ...]:
        """Return the rank of each side, from 1; equal ones share theirs.

        Args:
            totals: (seats,), the points of a match.
        """
        keys = [self.ranking_key(tuple(totals[seat] for seat in side)) for side in self.sides]
        return tuple(1 + sum(other > ranking_key for other in keys) for ranking_key in keys)

    def opening(self) -> tuple[Phase, ...]:
        """Return the stack before the first deal; its first phase lasts as long as the match."""
        raise NotImplementedError

    def dealing(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return which zones the next deal fills, in order, each with its number of cards."""
        return tuple((seat, len(self.deck) // state.seats) for seat in range(state.seats))

    def after(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended and left the stack: the state machine of the game.

        Works on views as on the table, so it may only ask what everybody knows.
        """
        raise NotImplementedError
