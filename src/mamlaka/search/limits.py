"""The limits of the compiled kernel. The Python reference handles everything beyond them.

The numbers are read from the kernel. Its bindings check them as well and raise `ValueError`. Call these functions only
if there is a kernel. Limits that concern one game are in the folder of that game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from mamlaka.cards import Mask
from mamlaka.ledger import Points
from mamlaka.plan import ClassRow, HighestRow, LayoutPlan, Plan, TrickPlan
from mamlaka.search.positions import HiddenCards, RecipientPayoffs
from mamlaka.tricks import CardRegion, PlayCondition

if TYPE_CHECKING:
    from mamlaka.search.capture_playouts import CaptureScore, CaptureWorth
    from mamlaka.zones import Slot

__all__ = [
    "holds_captures",
    "holds_places",
    "holds_plan",
    "holds_rows",
    "holds_sums",
    "holds_values",
    "holds_worlds",
]

MASK_BITS, WEIGHT_BITS, SUM_BITS = 64, 31, 63
"""The sizes of the kernel's integers: sets of cards, weights and counts, sums."""


@lru_cache(maxsize=4096)
def holds_plan(plan: Plan) -> bool:
    """Return whether the kernel can hold a plan: seats, cards, suits, play classes, points, rules for whole deals."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    if not 1 < plan.seats <= _kernel.MAX_SEATS:
        return False
    if isinstance(plan, LayoutPlan):
        return (
            0 < plan.tops.bit_length() <= _kernel.MAX_CARDS
            and _are_points((*plan.pay_place, *plan.pay_left, plan.pay_untouched, plan.pay_pass, plan.pool or 0))
            and (plan.pass_limit or 0) <= _kernel.MAX_PASSES
        )
    return (
        0 < len(plan.suit_of) <= _kernel.MAX_CARDS
        and len(plan.suit_masks) <= _kernel.MAX_SUITS
        and max(len(plan.lead), len(plan.follow)) <= _kernel.MAX_CLASSES
        and all(_has_any(plan.every, classes) for classes in (plan.lead, plan.follow))
        and _are_points((*plan.pay, *plan.pay_trick, *plan.pay_last, *plan.pay_last_card, plan.pay_no_tricks))
        and len(plan.pay_numbered) <= _kernel.MAX_NUMBERED
        and _are_points((*(number for number, _ in plan.pay_numbered), _most_numbered(plan), plan.pay_longest))
        and all(len(row) <= _kernel.MAX_CARDS and _are_points(row) for row in plan.pay_counts)
        and len(plan.pay_card_counts) <= _kernel.MAX_SWEEPS
        and all(_holds_counts(counts, row) for _, _, counts, row in plan.pay_card_counts)
        and _are_points((sum(max(row) - min(row) for *_, row in plan.pay_card_counts),))
        and (plan.pay_highest is None or _holds_highest(plan.pay_highest))
        and plan.divisor < _kernel.MAX_POINTS
        and len(plan.sweeps) <= _kernel.MAX_SWEEPS
        and _are_points(points for row in plan.sweeps for points in row[1:])
        and len(plan.pairs) <= _kernel.MAX_SWEEPS
        and _are_points((*(row[2] for row in plan.pairs), *(plan.pay_lowest or ())))
        and max(plan.ranks, default=0) < _kernel.MAX_CARDS
    )


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


def _holds_counts(counts: Sequence[int], row: Sequence[Points]) -> bool:
    """Return whether the kernel can hold what cards count, and what is paid for it."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return max(counts) <= _kernel.MAX_COUNT and len(row) <= _kernel.MAX_COUNT and _are_points(row)


def _holds_highest(row: HighestRow) -> bool:
    """Return whether the kernel can hold what the highest count loses, and the points of a march."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    _, counts, _, *march = row
    return max(counts) <= _kernel.MAX_COUNT and _are_points(march)


def _most_numbered(plan: TrickPlan) -> Points:
    """Return a bound of what a seat can gain or lose by the numbers of tricks."""
    return sum(max(map(abs, pay)) for _, pay in plan.pay_numbered)


def _has_any(every: Mask, classes: Sequence[ClassRow]) -> bool:
    """Return whether some play class accepts every hand, so that a legal card always exists."""
    return any(
        region == CardRegion.ANY and when == PlayCondition.ALWAYS and not every & ~cards and least == 1
        for region, cards, when, _, least, _ in classes
    )
