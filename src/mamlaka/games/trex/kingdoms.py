"""The bottom phase of Trex: a compendium of four kingdoms."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from mamlaka.compendium import Compendium
from mamlaka.events import Dealt, Event
from mamlaka.games.trex.contracts import SEVEN_OF_HEARTS, TRICK_CONTRACTS, parts_of
from mamlaka.games.trex.options import TrexOptions
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["ORDERS", "Kingdoms"]

ORDERS = {"next": (0, 1, 2, 3), "right_right_across_rest": (0, 1, 3, 2)}


class Kingdoms(Compendium, frozen=True, kw_only=True):
    """The sequence of deals; its rounds are the kingdoms."""

    mode: str = "single"
    """The option `mode`: which contracts a king may play together."""
    kings: tuple[Seat, ...] = ()
    """The owners of the four kingdoms, in order; empty until the first king is known."""

    @classmethod
    def of(cls, options: TrexOptions, contracts: tuple[str, ...]) -> Kingdoms:
        """Return the phase before the first deal.

        Args:
            options: the options of the match.
            contracts: the names of the contracts of a kingdom, in the order of the sheet.
        """
        order = options.contract_choice
        return cls(rounds=(order or contracts,) * len(ORDERS["next"]), in_order=bool(order), mode=options.mode)

    @property
    def king(self) -> Seat | None:
        """The owner of the running kingdom; None until it is known."""
        return self.kings[self.round_index] if self.kings else None

    @property
    def choices(self) -> tuple[str, ...]:
        """The contracts that the king may choose from, also sets of several; empty: the kingdom is complete.

        >>> kingdom = Kingdoms(rounds=(("king", "queens", "diamonds", "slaps", "trex"),), in_order=False)
        >>> replace(kingdom, played=("king", "trex", "slaps")).choices
        ('queens', 'diamonds')
        >>> replace(kingdom, mode="combination", played=("queens+diamonds+slaps",)).choices
        ('king', 'trex')
        """
        if self.in_order or self.mode == "single":
            return super().choices
        done = {part for contract in self.played for part in parts_of(contract)}
        left = [name for name in self.rounds[self.round_index] if name not in done]
        together = [name for name in left if name in TRICK_CONTRACTS]
        alone = [name for name in left if name not in TRICK_CONTRACTS]
        if self.mode == "complex4":
            return (*(["complex"] if together else []), *alone)
        sets = ["+".join(names) for size in range(1, len(together) + 1) for names in combinations(together, size)]
        return (*sets, *alone)

    def crowned(self, first: Seat, options: TrexOptions) -> Kingdoms:
        """Return the phase once the owner of the first kingdom is known."""
        order = ORDERS[options.kingdom_order]
        return replace(self, kings=tuple((first + step) % len(order) for step in order))

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Deal the cards. With the option `partner_picks_up_late` the king's partner does not yet see their hand."""
        events = super().auto_events(state, shuffler)
        assert isinstance(state.game.options, TrexOptions)
        if not state.game.options.partner_picks_up_late:
            return events
        king = self.king
        if king is None:
            dealt = (event for event in events if isinstance(event, Dealt))
            king = next(event.zone for event in dealt if event.cards >> SEVEN_OF_HEARTS & 1)
        partner = (king + 2) % state.seats
        return [
            replace(event, audience=()) if isinstance(event, Dealt) and event.zone == partner else event
            for event in events
        ]
