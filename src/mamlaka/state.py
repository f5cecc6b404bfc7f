"""The state of a match: zones of cards, and a stack of phases.

The phase on top of the stack is the running one. When it ends, the game determines the next phase. Only
`mamlaka.engine` computes new states.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.cards import CardSet, Mask
from mamlaka.game import Game
from mamlaka.ledger import DealResult, Ledger, Points
from mamlaka.phase import Phase
from mamlaka.seats import Seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.tricks import Trick
from mamlaka.zones import Zone

__all__ = ["State"]


class State(Struct, frozen=True):
    """The state of a match: complete on the table, partial in a view. It contains no future deal."""

    game: Game
    """The rules, with their options."""
    zones: tuple[Zone, ...]
    """The hands (zone *i* is the hand of seat *i*), the dummy if the game has one, the cards taken by each hand, the
    trick, the layout, and the game's extra zones, in this order."""
    stack: tuple[Phase, ...]
    """The phases; the last one is running. The stack is empty when the match is over."""
    version: int = 0
    """The number of events so far."""
    ledger: Ledger = ()
    """The entries of the running deal so far."""
    results: tuple[DealResult, ...] = ()
    """The results of the finished deals, in order."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.game.seats

    @property
    def phase(self) -> Phase:
        """The running phase."""
        return self.stack[-1]

    @property
    def shown(self) -> ShownPhase:
        """What the running phase shows; nothing when the match is over."""
        return self.stack[-1].shown(self) if self.stack else ShownPhase()

    @property
    def shown_tricks(self) -> ShownPhase | None:
        """What the play of tricks shows, also while another phase interrupts it; None: no tricks are played."""
        shown = (phase.shown(self) for phase in reversed(self.stack))
        return next((one for one in shown if one.winners is not None), None)

    @property
    def deal_number(self) -> int:
        """The number of the running deal, from 1. `Deals.deal_index` counts all void deals, too."""
        return self.deal_number_of(len(self.results))

    def deal_number_of(self, index: int) -> int:
        """Return the number of the deal with this index, from 1. Void deals have one only if the game numbers them."""
        if self.game.numbers_void_deals:
            return index + 1
        return sum(not result.void for result in self.results[:index]) + 1

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
        """Return the zone of a kind and owner.

        Raises:
            KeyError: there is no such zone.
        """
        try:
            return self.zones[self.game.zone_index[kind, owner]]
        except KeyError:
            known = ", ".join(dict.fromkeys(kind for kind, _ in self.game.zone_index))
            whose = "" if owner is None else f" of seat {owner}"
            raise KeyError(f"there is no zone {kind!r}{whose}: {self.game.name} has {known}") from None

    @property
    def trick(self) -> Trick:
        """The running trick: its cards with their seats, in the order of play."""
        return self.zones[self.game.trick_zone].plays

    @property
    def totals(self) -> tuple[Points, ...]:
        """(seats,): the points of each seat over all finished deals."""
        points = [0] * self.seats
        for result in self.results:
            for entry in result.entries:
                points[entry.seat] += entry.points
        return tuple(points)

    def with_zone(self, index: int, zone: Zone) -> State:
        """Return a state with the zone at `index` replaced."""
        return replace(self, zones=(*self.zones[:index], zone, *self.zones[index + 1 :]))

    def push_phase(self, phase: Phase) -> State:
        """Return a state with `phase` on top of the stack."""
        return replace(self, stack=(*self.stack, phase))

    def pop_phase(self) -> State:
        """Return a state with the top phase removed."""
        return replace(self, stack=self.stack[:-1])

    def replace_phase(self, old: Phase, new: Phase) -> State:
        """Return a state with `old` replaced by `new` on the phase stack."""
        if self.stack[-1] is old:
            return replace(self, stack=(*self.stack[:-1], new))
        return replace(self, stack=tuple(new if phase is old else phase for phase in self.stack))

    def __repr__(self) -> str:
        """Return the game, the version and the running phase; the zones would fill pages."""
        running = "over" if self.is_over else type(self.phase).__name__
        return f"<State of {self.game.name}: version {self.version}, {running}>"
