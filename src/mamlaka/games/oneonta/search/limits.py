"""The solitaires that the kernel can hold. Call this only if there is a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mamlaka.ledger import Points

if TYPE_CHECKING:
    from mamlaka.games.oneonta.search.solitaire import SolitairePosition

__all__ = ["holds_solitaires"]

HOLDING_BITS = 16
"""The size of the kernel's integers for one suit of a solitaire."""


def holds_solitaires(roots: Sequence[SolitairePosition], points: Sequence[Points], rows: int, orders: int) -> bool:
    """Return whether the kernel can solve positions. It sums in floating point, which is exact up to a limit.

    Args:
        roots: the positions.
        points: (tricks, rows), flat: the points for each number of tricks.
        rows: the number of scoring rows.
        orders: the number of orders in which the leads can come.
    """
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return (
        0 < len(points) // rows <= _kernel.SOLITAIRE_POINTS
        and max(map(abs, points)) * orders >> _kernel.SOLITAIRE_BITS == 0
        and all(
            len(root.sides) <= _kernel.SOLITAIRE_SIDES
            and max(root.trumps, root.foreign, root.idle, *root.sides) >> HOLDING_BITS == 0
            and root.size <= _kernel.SOLITAIRE_TRICKS
            for root in roots
        )
    )
