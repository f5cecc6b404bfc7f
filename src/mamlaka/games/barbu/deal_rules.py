"""The deal rule of Barbu: the longest suit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from mamlaka.cards import Mask
from mamlaka.deal_rules import DealRule, PlayedDeal
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka.plan import TrickPlan
    from mamlaka.tricks import TrickSpec

__all__ = ["LongestSuit"]


@dataclass(frozen=True, slots=True)
class LongestSuit(DealRule):
    """The seats that have taken the most cards of any one suit share points."""

    icon: ClassVar[str] = "longest_suit"

    points: Points
    """The points, divided evenly and rounded down if several seats have as many."""
    reason: str
    """The reason of the ledger's entries. Their `count` is the number of cards."""

    def shares(self, taken: Sequence[Mask], suits: Sequence[Mask]) -> tuple[dict[Seat, Points], int]:
        """Return the points by seat, and the number of cards.

        Args:
            taken: (seats,), the cards that each seat has taken.
            suits: the cards of each suit.

        >>> LongestSuit(-24, "longest").shares((0b0011, 0b1100), suits=(0b0111, 0b1000))
        ({0: -24}, 2)
        """
        lengths = [max((cards & suit).bit_count() for suit in suits) for cards in taken]
        seats = [seat for seat, length in enumerate(lengths) if length == max(lengths)]
        return dict.fromkeys(seats, self.points // len(seats)), max(lengths)

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:  # noqa: ARG002  (the same for every spec)
        """Return the plan with the points."""
        return replace(plan, pay_longest=self.points)

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of the seats that share the points."""
        shares, length = self.shares(deal.taken, deal.plan.suit_masks)
        return tuple(
            LedgerEntry(seat, points, self.reason, deal.spec.name, count=length) for seat, points in shares.items()
        )
