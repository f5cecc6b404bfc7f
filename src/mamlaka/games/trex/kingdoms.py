"""The bottom phase of Trex: a match of four kingdoms."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mamlaka.events import Dealt, Event
from mamlaka.games.trex.contracts import SEVEN_OF_HEARTS
from mamlaka.games.trex.options import TrexOptions
from mamlaka.match import Deals
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["ORDERS", "Kingdoms"]

ORDERS = {"next": (0, 1, 2, 3), "right_right_across_rest": (0, 1, 3, 2)}


class Kingdoms(Deals, frozen=True, kw_only=True):
    """The sequence of deals, with the running kingdom and the contracts played in it."""

    kings: tuple[Seat, ...] = ()
    """The owners of the four kingdoms, in order; empty until the first king is known."""
    kingdom: int = 0
    """The number of the running kingdom, from 0."""
    played: tuple[str, ...] = ()
    """The contracts scored in this kingdom, in order."""
    contract: str = ""
    """The contract of the running deal; empty before the choice."""

    @property
    def king(self) -> Seat | None:
        """The owner of the running kingdom; None until it is known."""
        return self.kings[self.kingdom] if self.kings else None

    def crowned(self, first: Seat, options: TrexOptions) -> Kingdoms:
        """Return the phase once the owner of the first kingdom is known."""
        order = ORDERS[options.kingdom_order]
        return replace(self, kings=tuple((first + step) % len(order) for step in order))

    def voided(self, *, keep_contract: bool = False) -> Kingdoms:
        """Return the phase after a void deal: the same king chooses again, or plays the same contract."""
        return self if keep_contract else replace(self, contract="")

    def scored(self, *, is_complete: bool) -> Kingdoms | None:
        """Return the phase after a deal that counts; None after the last deal of the match.

        Args:
            is_complete: whether this was the last deal of the kingdom.
        """
        kingdoms = replace(self, played=(*self.played, self.contract), contract="")
        if not is_complete:
            return kingdoms
        last = self.kingdom == len(self.kings) - 1
        return None if last else replace(kingdoms, kingdom=self.kingdom + 1, played=())

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
