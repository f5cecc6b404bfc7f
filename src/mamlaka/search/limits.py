"""The limits of the compiled kernel for worlds, values and results. The Python reference handles what is beyond them.

The numbers are read from the kernel. Its bindings check them as well and raise `ValueError`. Call these functions only
if there is a kernel. Limits of plans are known to the bindings alone: `compiled.engine_for` asks them. Limits that
concern one game are in the folder of that game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from mamlaka.cards import Mask
from mamlaka.ledger import Points
from mamlaka.search.positions import HiddenCards, RecipientPayoffs

if TYPE_CHECKING:
    from mamlaka.search.capture_playouts import CaptureScore, CaptureWorth
    from mamlaka.zones import Slot

__all__ = [
    "holds_captures",
    "holds_places",
    "holds_rows",
    "holds_sums",
    "holds_values",
    "holds_worlds",
]

MASK_BITS, WEIGHT_BITS, SUM_BITS = 64, 31, 63
"""The sizes of the kernel's integers: sets of cards, weights and counts, sums."""


def holds_values(values: RecipientPayoffs) -> bool:
    """Return whether the kernel can hold values that replace the points of a plan."""
    return _are_points((*values.cards, *values.trick, *values.last))


def holds_captures(worth: CaptureWorth, score: CaptureScore, solved: int = 0) -> bool:
    """Return whether the kernel can hold the rules of captures, what seats want and what a side scores.

    It must also solve endings of `solved` cards.
    """
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    deck = worth.spec.deck
    numbers = (*worth.cards, *worth.laid, worth.sweep, *worth.exposed, *score.best, *chain(*score.most))
    return (
        len(deck) <= _kernel.MAX_CARDS
        and len(deck.ranks) <= _kernel.MAX_VALUES
        and len(deck.suits) <= _kernel.MAX_CAPTURE_SUITS
        and len(score.most) <= _kernel.MAX_MAJORITIES
        and solved <= _kernel.MAX_SOLVED
        and max(map(abs, numbers), default=0) < _kernel.MAX_CAPTURE_WORTH
    )


def holds_worlds(hidden: HiddenCards) -> bool:
    """Return whether the kernel can hold the columns of worlds."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return len(hidden.where) <= _kernel.MAX_CARDS


def holds_sums(worlds: int, reach: Points, weights: Sequence[int] | None) -> bool:
    """Return whether the kernel can sum squared points, and squared differences of weighted points.

    Args:
        worlds: the number of worlds to sum over.
        reach: the most that a seat can gain or lose in one deal.
        weights: the weight of each column of points.
    """
    weight = [abs(weight) for weight in weights or ()]
    most_difference = reach * max(1, 2 * sum(weight))
    return (
        max(weight, default=0) >> WEIGHT_BITS == 0
        and most_difference >> 32 == 0
        and worlds * most_difference**2 >> SUM_BITS == 0
    )


def holds_rows(rows: int, columns: int) -> bool:
    """Return whether a result table of this size is within the kernel's limit."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return rows * columns <= _kernel.MAX_NUMBERS


def holds_places(cards: Mask, slots: Iterable[Slot]) -> bool:
    """Return whether the kernel can count the deals of cards to slots."""
    return all(0 <= some < 1 << MASK_BITS for some in (cards, *(slot.allowed for slot in slots)))


def _are_points(points: Iterable[Points]) -> bool:
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return max(map(abs, points), default=0) < _kernel.MAX_POINTS
