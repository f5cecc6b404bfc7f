"""The state of a match: a stack of phases over zones of cards.

The last phase of the stack runs. When it is over, the game says which one comes next. `mamlaka.engine` changes states.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.cards import CardSet, Mask
from mamlaka.game import Game
from mamlaka.ledger import DealResult, Ledger, Points
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.tricks import Trick
from mamlaka.zones import Zone

__all__ = ["State"]


class State(Struct, frozen=True):
    """A match at one moment: all of it on the table, with holes in a view. It holds no future deal."""

    game: Game
    zones: tuple[Zone, ...]
    """The hands (zone *i* is the hand of seat *i*), behind them the dummy of a game that has one, what each hand has
    taken, the trick, the layout, the game's own."""
    stack: tuple[Phase, ...]
    """The running phase is the last one; an empty stack is the end of the match."""
    seq: int = 0
    """How many events have happened."""
    ledger: Ledger = ()
    """The entries of the running deal."""
    results: tuple[DealResult, ...] = ()
    """The finished deals."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.game.seats

    @property
    def phase(self) -> Phase:
        """The running phase."""
        return self.stack[-1]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return not self.stack

    def hand(self, seat: Seat) -> CardSet:
        """Return the known cards in the hand of a seat."""
        return CardSet.from_mask(self.hand_mask(seat), self.game.deck)

    def hand_mask(self, seat: Seat) -> Mask:
        """Return the known cards in the hand of a seat, as a mask."""
        return self.zones[seat].cards

    def zone(self, kind: str, owner: Seat | None = None) -> Zone:
        """Return the zone of a kind and owner."""
        return self.zones[self.game.zone_index[kind, owner]]

    @property
    def trick(self) -> Trick:
        """The cards on the table, in the order of play."""
        return self.zones[self.game.trick_zone].plays

    @property
    def totals(self) -> tuple[Points, ...]:
        """The points of each seat over all finished deals."""
        points = [0] * self.seats
        for result in self.results:
            for entry in result.entries:
                points[entry.seat] += entry.points
        return tuple(points)

    def with_zone(self, index: int, zone: Zone) -> State:
        """Return the state with another zone in a place."""
        return replace(self, zones=(*self.zones[:index], zone, *self.zones[index + 1 :]))

    def push_phase(self, phase: Phase) -> State:
        """Return the state with a phase on top of the running one."""
        return replace(self, stack=(*self.stack, phase))

    def pop_phase(self) -> State:
        """Return the state without its running phase."""
        return replace(self, stack=self.stack[:-1])

    def replace_phase(self, old: Phase, new: Phase) -> State:
        """Return the state with one phase of the stack in place of another."""
        if self.stack[-1] is old:
            return replace(self, stack=(*self.stack[:-1], new))
        return replace(self, stack=tuple(new if phase is old else phase for phase in self.stack))
