"""The match of Trex: four kingdoms of five contracts."""

from __future__ import annotations

from msgspec.structs import replace

from mamlaka.games.trex.contracts import CONTRACTS
from mamlaka.match import Deals
from mamlaka.seats import Seat, next_seat

__all__ = ["Kingdoms"]

KINGDOMS = 4


class Kingdoms(Deals, frozen=True, kw_only=True):
    """Whose kingdom it is, and what has been played in it."""

    king: Seat | None = None
    """The owner of the running kingdom; None until the seven of hearts has been found."""
    kingdom: int = 0
    """The number of the kingdom, from 0."""
    played: tuple[str, ...] = ()
    """The contracts that have been scored in this kingdom, in order."""
    contract: str = ""
    """The contract of the running deal; empty before the choice."""

    @property
    def contracts_left(self) -> tuple[str, ...]:
        """The contracts that the king may still choose."""
        return tuple(name for name in CONTRACTS if name not in self.played)

    def voided(self) -> Kingdoms:
        """Return the phase after a deal that does not count: the same king chooses anew."""
        return replace(self, contract="")

    def scored(self, seats: int) -> Kingdoms | None:
        """Return the phase after a deal that counts; None after the last one."""
        kingdoms = replace(self, played=(*self.played, self.contract), contract="")
        if kingdoms.contracts_left:
            return kingdoms
        if self.kingdom == KINGDOMS - 1 or self.king is None:
            return None
        return replace(kingdoms, king=next_seat(self.king, seats), kingdom=self.kingdom + 1, played=())
