"""Scoring rules that look at a whole deal, as objects: for what points of single cards and tricks cannot express.

A `TrickSpec` holds them in `deal_rules` and applies them in that order. A rule checks itself, and makes its row of the
plan, which the kernel gets, and its entries of the ledger. What seats are paid is the sum of the ledger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import add
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from msgspec.structs import replace as with_fields

from mamlaka.cards import Mask
from mamlaka.ledger import Ledger, LedgerEntry, Points, shared_in_teams
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka.plan import TrickPlan
    from mamlaka.tricks import Trick, TrickSpec

__all__ = [
    "CountRow",
    "DealRule",
    "FloorDivision",
    "NoTricks",
    "PlayedDeal",
    "Sweep",
    "TrickCountPoints",
    "check_deal_rules",
]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """The tricks of a deal, for rules that pay for them."""

    plan: TrickPlan
    """The rules by which the deal was played."""
    taken: Sequence[Mask]
    """(seats,): the cards that each seat has taken."""
    winners: Sequence[Seat]
    """The winner of each trick, in order."""
    tricks: Sequence[Trick] = ()
    """The tricks with their cards, in order; a rule that needs none may be asked without them."""

    @property
    def spec(self) -> TrickSpec:
        """The rules of the deal as people write them."""
        return self.plan.spec


@dataclass(frozen=True, slots=True)
class DealRule:
    """A scoring rule that looks at a whole deal, or at the cards of each trick together. Games may have their own.

    >>> from mamlaka.plan_rules import trick_ledger
    >>> from mamlaka.tricks import trick_spec
    >>> @dataclass(frozen=True, slots=True)
    ... class FirstTrick(DealRule):
    ...     '''The first trick is worth a point.'''
    ...
    ...     def entries(self, deal):
    ...         return (LedgerEntry(deal.winners[0], 1, "first", deal.spec.name),)
    >>> [entry.points for entry in trick_ledger(trick_spec("first", deal_rules=[FirstTrick()]), [0] * 4, [2, 0])]
    [1]
    """

    repeatable: ClassVar[bool] = False
    """Whether a deal can have several rules of this class."""
    changes_cards: ClassVar[bool] = False
    """Whether the rule changes what single cards pay. A deal can have one class of such rules only."""
    of_tricks: ClassVar[bool] = False
    """Whether the rule looks at the cards of each trick, so that each trick is paid by itself."""
    allows_payee: ClassVar[bool] = True
    """Whether the points of the deal may be booked to a neighbour of the taker."""
    icon: ClassVar[str] = ""
    """The picture of the rule, which says what its contract is about; empty: none."""

    def check(self, spec: TrickSpec) -> None:
        """Check that the rule can be applied to a deal.

        Raises:
            ValueError: it cannot.
        """

    def allows_teams(self, spec: TrickSpec) -> bool:  # noqa: ARG002  (overridden)
        """Return whether the seats of a team may share what they are paid."""
        return False

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan | None:  # noqa: ARG002  (overridden)
        """Return a plan with the row of this rule, which the kernel gets; None: the kernel cannot apply the rule."""
        return None

    def replaced(self, deal: PlayedDeal) -> Mask:  # noqa: ARG002  (overridden)
        """Return the cards that pay nothing by themselves, because the rule pays for them."""
        return 0

    def entries(self, deal: PlayedDeal) -> Ledger:  # noqa: ARG002  (overridden)
        """Return the entries of the rule at the end of a deal."""
        return ()

    def settle(self, deal: PlayedDeal, ledger: Ledger) -> Ledger:
        """Return the ledger after this rule: by default with its entries at the end."""
        return (*ledger, *self.entries(deal))


@dataclass(frozen=True, slots=True)
class FloorDivision(DealRule):
    """Points are divided and rounded down. A seat's cards, tricks and last trick are rounded separately.

    The cards of partners are added before they are rounded. It is the first rule of a deal.
    """

    changes_cards: ClassVar[bool] = True
    allows_payee: ClassVar[bool] = False

    by: int
    """The divisor."""
    reason: str
    """The reason of the ledger's entries for cards. They keep the points before the division as their `count`."""
    remainders: str = ""
    """The reason of the entry for the points that the remainders of partners make together, booked to the first one."""

    def check(self, spec: TrickSpec) -> None:
        """Check the divisor, and that no trick is paid by itself before the division."""
        if self.by < 1:
            raise ValueError(f"points can be divided by 1 or more, not by {self.by}")
        if spec.deal_rules[0] != self:
            raise ValueError(f"FloorDivision must be the first of the deal_rules: {spec.deal_rules}")
        for rule in spec.deal_rules:
            if rule.of_tricks:
                raise ValueError(f"deal_rules can have no {type(rule).__name__} together with FloorDivision: {rule}")

    def allows_teams(self, spec: TrickSpec) -> bool:
        """Return whether nothing but cards is divided."""
        return not spec.trick_points

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:  # noqa: ARG002  (the same for every spec)
        """Return the plan with the divisor."""
        return replace(plan, divisor=self.by)

    def settle(self, deal: PlayedDeal, ledger: Ledger) -> Ledger:
        """Return the ledger with divided points, without the entries of which nothing is left."""
        left = {entry.seat: entry.points % self.by for entry in ledger if entry.reason == "cards"}
        together = []
        for first, *mates in deal.spec.teams:
            remainder = sum(left.get(seat, 0) for seat in (first, *mates))
            if points := remainder // self.by:
                other = next(iter(mates), None)
                together.append(
                    LedgerEntry(first, points, self.remainders, deal.spec.name, count=remainder, other=other)
                )
        divided = (
            with_fields(entry, points=entry.points // self.by, reason=self.reason, count=entry.points, each=0)
            if entry.reason == "cards"
            else with_fields(entry, points=entry.points // self.by, each=0)
            for entry in ledger
        )
        return (*(entry for entry in divided if entry.points), *together)


@dataclass(frozen=True, slots=True)
class Sweep(DealRule):
    """A seat that takes all cards of a set gets no points for taking these cards, but other points instead.

    Games call it a march, a slam, or shooting the moon.
    """

    repeatable: ClassVar[bool] = True
    changes_cards: ClassVar[bool] = True

    cards: str
    """The pattern of the cards."""
    reason: str
    """The reason of the ledger's entries."""
    taker: Points = 0
    """Points for the seat that takes the cards."""
    others: Points = 0
    """Points for every other seat."""

    def check(self, spec: TrickSpec) -> None:
        """Check that there are such cards, and that no other sweep has any of them."""
        if not spec.deck.select(self.cards):
            raise ValueError(f"{self} has no cards: give the pattern of the cards that a seat must take")
        spec.check_overlap([rule.cards for rule in spec.deal_rules if isinstance(rule, Sweep)], "sweeps")

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with another sweep."""
        return replace(plan, sweeps=(*plan.sweeps, (spec.deck.select(self.cards), self.taker, self.others)))

    def taker_in(self, deal: PlayedDeal) -> Seat | None:
        """Return the seat that has taken all the cards, or None."""
        cards = deal.spec.deck.select(self.cards)
        return next((seat for seat, own in enumerate(deal.taken) if not cards & ~own), None)

    def replaced(self, deal: PlayedDeal) -> Mask:
        """Return the cards if a seat has taken all of them."""
        return 0 if self.taker_in(deal) is None else deal.spec.deck.select(self.cards)

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of all seats if one has taken all the cards."""
        taker, spec = self.taker_in(deal), deal.spec
        if taker is None:
            return ()
        payee = spec.payee_of(taker)
        paid = (
            LedgerEntry(
                seat,
                self.taker if seat == payee else self.others,
                self.reason,
                spec.name,
                other=None if seat == payee == taker else taker,
            )
            for seat in range(spec.seats)
        )
        return tuple(entry for entry in paid if entry.points)


@dataclass(frozen=True, slots=True)
class NoTricks(DealRule):
    """A seat without a trick gets points, except in a deal with a sweep."""

    points: Points
    """The points."""
    reason: str = "no_tricks"
    """The reason of the ledger's entry."""

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:  # noqa: ARG002  (the same for every spec)
        """Return the plan with the points."""
        return replace(plan, pay_no_tricks=self.points)

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of the seats without a trick."""
        spec = deal.spec
        if any(isinstance(rule, Sweep) and rule.taker_in(deal) is not None for rule in spec.deal_rules):
            return ()
        without = (seat for seat in range(spec.seats) if seat not in deal.winners)
        return tuple(LedgerEntry(seat, self.points, self.reason, spec.name) for seat in without)


CountRow: TypeAlias = tuple[tuple[Points, str], ...]
"""(counts,): the points for 0, 1, 2, ... of what is counted, such as tricks, each with the reason of the ledger's
entry; an empty reason without points makes none. More are paid like the most in the row, and an empty row pays
nothing."""


@dataclass(frozen=True, slots=True)
class TrickCountPoints(DealRule):
    """Each seat is paid by the number of its tricks, for example for taking exactly as many as it has bid.

    The tricks of partners are counted together, and each has a row of its own for their number.
    """

    repeatable: ClassVar[bool] = True

    rows: tuple[CountRow, ...]
    """(seats,): what each seat is paid."""

    def check(self, spec: TrickSpec) -> None:
        """Check that each seat has a row."""
        if len(self.rows) != spec.seats:
            raise ValueError(f"TrickCountPoints has {len(self.rows)} rows: give one for each of {spec.seats} seats")

    def allows_teams(self, spec: TrickSpec) -> bool:  # noqa: ARG002  (the same for every spec)
        """Return that partners may share their points."""
        return True

    def pays(self, seat: int, tricks: int) -> tuple[Points, str]:
        """Return the points of a seat for a number of tricks, with the reason.

        >>> TrickCountPoints((((5, "made"), (-1, "missed")), ())).pays(0, 2)
        (-1, 'missed')
        """
        row = self.rows[seat]
        return row[min(tricks, len(row) - 1)] if row else (0, "")

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with these points added, by the number of tricks, and with who counts them together."""
        before, seats = plan.pay_counts, range(spec.seats)
        most = max(*map(len, self.rows), len(before[0]) if before else 0)
        columns = []
        for count in range(most):
            column = shared_in_teams([self.pays(seat, count)[0] for seat in seats], spec.teams)
            earlier = [row[min(count, len(row) - 1)] for row in before] or [0] * spec.seats
            columns.append(tuple(map(add, column, earlier)))
        mates = (next((team for team in spec.teams if seat in team), ()) for seat in seats)
        return replace(
            plan,
            pay_counts=tuple(zip(*columns, strict=True)),
            partners=tuple(sum(1 << mate for mate in team) for team in mates) if spec.teams else (),
        )

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries for the number of tricks of each seat, or of its team."""
        spec, entries = deal.spec, []
        for seat in range(spec.seats):
            team = next((team for team in spec.teams if seat in team), (seat,))
            tricks = sum(map(deal.winners.count, team))
            points, reason = self.pays(seat, tricks)
            entries += [LedgerEntry(seat, points, reason, spec.name, count=tricks)] if points or reason else []
        return tuple(entries)


def check_deal_rules(spec: TrickSpec) -> None:
    """Check that the rules of a deal can be applied, alone and together.

    Raises:
        ValueError: a rule is wrong, or rules exclude each other.
    """
    rules = spec.deal_rules
    for rule in rules:
        if not rule.repeatable and sum(type(other) is type(rule) for other in rules) > 1:
            raise ValueError(f"deal_rules can have only one {type(rule).__name__}: {rules}")
    changing = dict.fromkeys(type(rule).__name__ for rule in rules if rule.changes_cards)
    if len(changing) > 1:
        raise ValueError(f"deal_rules can have only one of {' and '.join(changing)}: {rules}")
    for rule in rules:
        rule.check(spec)
    unfit = [type(rule).__name__ for rule in rules if not rule.allows_payee]
    if spec.payee and not (0 < spec.payee < spec.seats and not unfit and not spec.doubles):
        raise ValueError(
            f"payee={spec.payee} must be less than the number of seats ({spec.seats}), without doubled cards"
            + "".join(f" and without {name}" for name in unfit)
        )
