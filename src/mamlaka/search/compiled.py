"""Convert plans and positions for the compiled kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from mamlaka.errors import MamlakaError
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.search.conventional import taking_costs
from mamlaka.search.heuristic import relative_payoffs
from mamlaka.search.kernel import engine
from mamlaka.search.positions import LayoutPosition, TrickPosition, seat_mask
from mamlaka.search.sweeps import rewarded_costs

if TYPE_CHECKING:
    from mamlaka import _kernel

__all__ = [
    "BeyondKernel",
    "KernelTables",
    "compiled_layout_deal",
    "compiled_layout_plan",
    "compiled_payoffs",
    "compiled_tables",
    "compiled_trick_deal",
    "compiled_trick_plan",
    "engine_for",
]


KernelTables: TypeAlias = "_kernel.TrickTables | _kernel.LayoutTables"
"""Tables that the kernel plays in step."""
CORNERS = ("none", "link", "tunnel")
"""The corners of layouts, numbered as in the kernel."""


class BeyondKernel(MamlakaError, ValueError):
    """The kernel cannot play a plan: it is too large, a rule has no row, or its tables contradict each other."""


def engine_for(plan: Plan) -> _kernel.Engine | None:
    """Return the engine that plays a plan; None: the Python reference must play it."""
    found = engine()
    try:
        if found is not None:
            compiled_layout_plan(plan) if isinstance(plan, LayoutPlan) else compiled_trick_plan(plan)
    except BeyondKernel:
        return None
    return found


@lru_cache(maxsize=512)  # of about 100 kB each
def compiled_trick_plan(plan: TrickPlan) -> _kernel.TrickPlan:
    """Convert a plan of trick play for the kernel.

    Raises:
        BeyondKernel: the plan exceeds a limit of the kernel or has a rule without a row, or its tables contradict each
            other.
    """
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    if plan.beyond:
        raise BeyondKernel(f"the kernel has no row for {', '.join(plan.beyond)}")
    cards, relative, costs = len(plan.suit_of), relative_payoffs(plan), taking_costs(plan)
    lead, follow = (
        [
            (region, some & plan.every, when, also_allowed & plan.every, least, highest)
            for region, some, when, also_allowed, least, highest in classes
        ]
        for classes in (plan.lead, plan.follow)
    )
    try:
        return _kernel.TrickPlan(
            seats=plan.seats,
            suit_of=plan.suit_of,
            suit_masks=plan.suit_masks,
            trump_mask=plan.trump_mask,
            beats=plan.beats,
            lead=lead,
            follow=follow,
            breakers=plan.breakers,
            discards_break=plan.discards_break,
            stop_mask=plan.stop_mask,
            stop_takers=plan.stop_takers,
            divisor=plan.divisor,
            sweeps=[(*row, costs) for row, costs in zip(plan.sweeps, rewarded_costs(plan), strict=True)],
            no_tricks=plan.pay_no_tricks,
            numbered=plan.pay_numbered,
            counts=plan.pay_counts,
            partners=plan.partners,
            card_counts=plan.pay_card_counts,
            highest=plan.pay_highest,
            longest=plan.pay_longest,
            pay=_kernel.Payoffs(plan.seats, cards, plan.pay, plan.pay_trick, plan.pay_last),
            last_card=plan.pay_last_card,
            payee=plan.payee,
            pairs=plan.pairs,
            lowest=plan.pay_lowest,
            ranks=plan.ranks,
            relative=_kernel.Payoffs(plan.seats, cards, relative.cards, relative.trick, relative.last),
            avoiding=seat_mask(costs.avoiding),
            heights=costs.heights,
            prices=costs.prices,
            costly=costs.costly,
        )
    except (TypeError, ValueError) as error:  # a number of another size is of another type
        raise BeyondKernel(str(error)) from error


@lru_cache(maxsize=4096)
def compiled_layout_plan(plan: LayoutPlan) -> _kernel.LayoutPlan:
    """Convert a plan of layout play for the kernel.

    Raises:
        BeyondKernel: as for `compiled_trick_plan`.
    """
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    try:
        return _kernel.LayoutPlan(
            seats=plan.seats,
            cards=plan.tops.bit_length(),
            starters=plan.starters,
            bottoms=plan.bottoms,
            tops=plan.tops,
            needed=plan.needed,
            again=plan.again,
            pay_place=plan.pay_place,
            corner=CORNERS.index(plan.corner),
            line=plan.line,
            above_first=plan.above_first,
            pass_limit=plan.pass_limit,
            stops_at_first=plan.stops_at_first,
            pay_left=plan.pay_left,
            pay_untouched=plan.pay_untouched,
            pay_pass=plan.pay_pass,
            pool=plan.pool,
        )
    except (TypeError, ValueError) as error:  # as above
        raise BeyondKernel(str(error)) from error


def compiled_trick_deal(plan: TrickPlan, position: TrickPosition) -> _kernel.TrickDeal:
    """Convert a position of trick play for the kernel."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    zeros = (0,) * plan.seats
    won, last, winners = position.won or zeros, position.last, position.winners if plan.pay_numbered else None
    if winners:
        won, last = tuple(map(winners.count, range(plan.seats))), winners[-1]
    return _kernel.TrickDeal(
        compiled_trick_plan(plan),
        hands=position.hands,
        turn=position.turn,
        trick=position.trick,
        taken=position.taken or zeros,
        won=won,
        last=-1 if last is None else last,
        stock=position.stock,
        gone=position.gone,
        out=seat_mask(position.out),
        first_trick=position.first_trick,
        broken=position.broken,
        paid=position.paid or zeros,
        winners=winners or (),
    )


def compiled_layout_deal(plan: LayoutPlan, position: LayoutPosition) -> _kernel.LayoutDeal:
    """Convert a position of layout play for the kernel."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return _kernel.LayoutDeal(
        compiled_layout_plan(plan),
        hands=position.hands,
        turn=position.turn,
        placed=position.placed,
        places=position.places,
        eliminated=position.eliminated,
        passes=position.passes or (0,) * plan.seats,
        ends=position.ends,
    )


def compiled_payoffs(
    plan: TrickPlan, cards: Sequence[Points], trick: Sequence[Points], last: Sequence[Points]
) -> _kernel.Payoffs:
    """Convert the payoffs of one seat for the kernel: `cards` (cards, winners), flat; `trick` and `last` (winners,)."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return _kernel.Payoffs.of_recipient(plan.seats, len(plan.suit_of), cards, trick, last)


def compiled_tables(compiled: _kernel.Engine, plan: Plan, *, features: bool, **numbers: int) -> KernelTables:
    """Return tables that the kernel plays in step, see `mamlaka.environments.tables`."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    if isinstance(plan, LayoutPlan):
        return _kernel.LayoutTables(compiled, compiled_layout_plan(plan), features=features, **numbers)
    return _kernel.TrickTables(compiled, compiled_trick_plan(plan), features=features, **numbers)
