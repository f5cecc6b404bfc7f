"""Scoring rules that look at a whole deal, as objects: for what points of single cards and tricks cannot express.

A `TrickSpec` holds them in `deal_rules` and applies them in that order. A rule checks itself, and makes its row of the
plan, which the kernel gets, and its entries of the ledger. What seats are paid is the sum of the ledger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from msgspec.structs import replace as with_fields

from mamlaka.cards import Deck, Mask, iter_cards
from mamlaka.ledger import Ledger, LedgerEntry, Points, shared_in_teams
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka.plan import TrickPlan
    from mamlaka.tricks import Trick, TrickSpec

__all__ = [
    "CardCountPoints",
    "CardPair",
    "CountRow",
    "DealRule",
    "FloorDivision",
    "HighestCount",
    "LongestSuit",
    "LowestCard",
    "NoTricks",
    "PlayedDeal",
    "Sweep",
    "TrickCountPoints",
    "cards_counted",
    "check_counts",
    "check_deal_rules",
    "counts_by_seat",
    "counts_of_cards",
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


@dataclass(frozen=True, slots=True)
class CardCountPoints(DealRule):
    """A seat is paid by what the cards that some seats take count together, for example for most of the card points.

    Cards that no seat takes, such as discards, count for no one.
    """

    repeatable: ClassVar[bool] = True

    payee: Seat
    """The seat that is paid."""
    takers: tuple[Seat, ...]
    """The seats whose cards are counted."""
    counts: tuple[tuple[str, int], ...]
    """What each card of a pattern counts, 0 or more; no two patterns may have a card in common."""
    points: CountRow
    """(counts,): what the seat is paid for a count of 0, 1, 2, ..."""

    def check(self, spec: TrickSpec) -> None:
        """Check the seats, the counts, and that there are points."""
        if not self.points:
            raise ValueError(f"{self} needs a row of points")
        check_counts(self, spec, (self.payee, *self.takers), self.counts)

    def pays(self, count: int) -> tuple[Points, str]:
        """Return the points for a count, with the reason.

        >>> CardCountPoints(0, (1, 2), (("A", 1),), ((9, "none"), (-9, "some"))).pays(3)
        (-9, 'some')
        """
        return self.points[min(count, len(self.points) - 1)]

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with another count."""
        takers, counts = sum(1 << seat for seat in self.takers), counts_of_cards(spec.deck, self.counts)
        row = (self.payee, takers, counts, tuple(points for points, _ in self.points))
        return replace(plan, pay_card_counts=(*plan.pay_card_counts, row))

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entry of the seat that is paid."""
        takers = sum(1 << seat for seat in self.takers)
        count = cards_counted(counts_of_cards(deal.spec.deck, self.counts), takers, deal.taken)
        points, reason = self.pays(count)
        return (LedgerEntry(self.payee, points, reason, deal.spec.name, count=count),) if points or reason else ()


@dataclass(frozen=True, slots=True)
class HighestCount(DealRule):
    """The seats whose cards count the most lose what they count, or no one if all count as much.

    They lose twice as much if a seat has no trick. A seat that takes every trick loses nothing: the march is paid.
    """

    takers: tuple[Seat, ...]
    """The seats that can lose; the others are out of play."""
    counts: tuple[tuple[str, int], ...]
    """What each card of a pattern counts, 0 or more; no two patterns may have a card in common."""
    reason: str
    """The reason of the ledger's entries. Their `count` is what the cards of a loser count."""
    doubled_reason: str
    """The reason if they lose twice as much."""
    march: Points = 0
    """Points for the seat that takes every trick."""
    march_others: Points = 0
    """Points for each of the other takers."""
    march_reason: str = "march"
    """The reason of the entries for a march."""
    rest: Literal["last_trick", "highest"] = "last_trick"
    """Who gets the cards that no one has taken: the taker of the last trick, or each seat that loses without them."""

    def check(self, spec: TrickSpec) -> None:
        """Check the seats and the counts."""
        if not self.takers:
            raise ValueError(f"{self} needs seats that can lose")
        check_counts(self, spec, self.takers, self.counts)

    def pays(self, counts: Sequence[int], rest: int, winners: Sequence[Seat]) -> tuple[dict[Seat, Points], int, str]:
        """Return the points by seat, what the cards of a loser count, and the reason.

        Args:
            counts: (seats,): what the cards of each seat count.
            rest: what the cards count that no one has taken.
            winners: the winner of each trick, in order.

        >>> rule = HighestCount((0, 1, 2), (("A", 1),), "lost", "doubled")
        >>> rule.pays((3, 1, 0), 2, winners=(0, 1, 2, 1))
        ({0: -3, 1: -3}, 3, 'lost')
        """
        if len({*winners}) <= 1:
            each = {seat: self.march if seat in winners else self.march_others for seat in self.takers if winners}
            return {seat: points for seat, points in each.items() if points}, 0, self.march_reason
        own = {seat: counts[seat] for seat in self.takers}
        if self.rest == "last_trick" and winners[-1] in own:
            own[winners[-1]] += rest
        most = max(own.values())
        losers = [seat for seat, count in own.items() if count == most]
        lost = most + (rest if self.rest == "highest" else 0)
        if not lost or len(losers) == len(own):
            return {}, lost, self.reason
        is_doubled = any(seat not in winners for seat in self.takers)
        reason = self.doubled_reason if is_doubled else self.reason
        return dict.fromkeys(losers, -lost * (1 + is_doubled)), lost, reason

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with who loses."""
        takers, counts = sum(1 << seat for seat in self.takers), counts_of_cards(spec.deck, self.counts)
        row = (takers, counts, self.rest == "last_trick", self.march, self.march_others)
        return replace(plan, pay_highest=row)

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of the seats whose cards count the most, or for a march."""
        counts = counts_of_cards(deal.spec.deck, self.counts)
        paid, count, reason = self.pays(*counts_by_seat(counts, deal.taken), deal.winners)
        is_march = reason == self.march_reason
        return tuple(
            LedgerEntry(
                seat,
                points,
                reason,
                deal.spec.name,
                count=count,
                other=deal.winners[-1] if is_march and seat not in deal.winners else None,
            )
            for seat, points in paid.items()
        )


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


@dataclass(frozen=True, slots=True)
class CardPair(DealRule):
    """A trick with a card of each of two sets pays other points in place of those of all its cards in the sets."""

    repeatable: ClassVar[bool] = True
    changes_cards: ClassVar[bool] = True
    of_tricks: ClassVar[bool] = True
    allows_payee: ClassVar[bool] = False

    first: str
    """The pattern of the cards of one set."""
    second: str
    """The pattern of the cards of the other set."""
    points: Points
    """Points for the seat that takes the trick, however many of the cards are in it."""
    reason: str = "together"
    """The reason of the ledger's entries."""

    def check(self, spec: TrickSpec) -> None:
        """Check that there are cards of both sets, and that no other pair has any of them."""
        if not (spec.deck.select(self.first) and spec.deck.select(self.second)):
            raise ValueError(f"{self} lacks cards: give the patterns of two sets")
        pairs = (rule for rule in spec.deal_rules if isinstance(rule, CardPair))
        spec.check_overlap([f"{pair.first} {pair.second}" for pair in pairs], "card pairs")

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with another pair."""
        first, second = spec.deck.select(self.first), spec.deck.select(self.second)
        return replace(plan, pairs=(*plan.pairs, (first, second, self.points)))

    def replaced(self, deal: PlayedDeal) -> Mask:
        """Return the cards that score together."""
        return sum(entry.cards for entry in self.entries(deal))

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of the tricks with cards of both sets."""
        spec, entries = deal.spec, []
        first, second = spec.deck.select(self.first), spec.deck.select(self.second)
        for trick, winner in zip(deal.tricks, deal.winners, strict=False):
            cards = sum(1 << card for _, card in trick)
            if cards & first and cards & second:
                scoring = cards & (first | second)
                entries.append(LedgerEntry(winner, self.points, self.reason, spec.name, cards=scoring))
        return tuple(entries)


@dataclass(frozen=True, slots=True)
class LowestCard(DealRule):
    """The lowest card of each trick pays the seat that has played it. Of equal ranks, the first one played counts."""

    of_tricks: ClassVar[bool] = True
    allows_payee: ClassVar[bool] = False

    owner: Points
    """Points for a seat whose lowest card another seat takes."""
    taker: Points
    """Points for a seat that takes a trick with its lowest card."""
    reason: str = "lowest_card"
    """The reason of the ledger's entries for lowest cards that others take."""
    taker_reason: str = "lowest_wins"
    """The reason of the ledger's entries for tricks taken with their lowest card."""

    def row(self, spec: TrickSpec, plan: TrickPlan) -> TrickPlan:
        """Return the plan with the points, and the ranks that tell which card is the lowest."""
        return replace(plan, pay_lowest=(self.owner, self.taker), ranks=_ranks(spec))

    def entries(self, deal: PlayedDeal) -> Ledger:
        """Return the entries of each seat for its lowest cards."""
        spec, ranks, entries = deal.spec, deal.plan.ranks, []
        lowest = [
            (min(trick, key=lambda play: ranks[play[1]])[0], winner)
            for trick, winner in zip(deal.tricks, deal.winners, strict=False)
        ]
        kinds = ((False, self.owner, self.reason), (True, self.taker, self.taker_reason))
        for seat in range(spec.seats):
            for takes, points, reason in kinds:
                count = sum(owner == seat and (winner == seat) == takes for owner, winner in lowest)
                if count and points:
                    each = points if count > 1 else 0
                    entries.append(LedgerEntry(seat, count * points, reason, spec.name, count=count, each=each))
        return tuple(entries)


def _ranks(spec: TrickSpec) -> tuple[int, ...]:
    """Return (cards,): the ranks, from 0.

    Promoted cards are above all others, those of `lowest` below, and a stand-in is like its card.
    """
    ranks = {name: place for place, name in enumerate((*spec.order, *reversed(spec.promoted)), start=bool(spec.lowest))}
    ranks |= dict.fromkeys(dict(spec.lowest), 0)
    stand_ins = dict(spec.stands_for)
    names = (stand_ins.get(name, name) for name in spec.deck.names)
    return tuple(ranks[name] if name in ranks else ranks[name[0]] for name in names)


@lru_cache(maxsize=256)
def counts_of_cards(deck: Deck, counts: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    """Return (cards,): what each card counts, from the counts of patterns."""
    by_card = [0] * len(deck)
    for pattern, count in counts:
        for card in iter_cards(deck.select(pattern)):
            by_card[card] = count
    return tuple(by_card)


def cards_counted(counts: Sequence[int], takers: int, taken: Sequence[Mask]) -> int:
    """Return what the cards that some seats have taken count together.

    Args:
        counts: (cards,): what each card counts.
        takers: the seats, as a bit mask.
        taken: (seats,), the cards that each seat has taken.
    """
    return sum(counts[card] for seat, cards in enumerate(taken) if takers >> seat & 1 for card in iter_cards(cards))


def counts_by_seat(counts: Sequence[int], taken: Sequence[Mask]) -> tuple[list[int], int]:
    """Return (seats,): what the cards of each seat count; and what the cards count that no one has taken."""
    own = [cards_counted(counts, 1 << seat, taken) for seat in range(len(taken))]
    return own, sum(counts) - sum(own)


def check_counts(rule: DealRule, spec: TrickSpec, seats: Sequence[Seat], counts: tuple[tuple[str, int], ...]) -> None:
    """Check the seats and the counts of a rule that counts cards.

    Raises:
        ValueError: there is no such seat, a count is negative, or a card has several.
    """
    if any(not 0 <= seat < spec.seats for seat in seats):
        raise ValueError(f"{rule} needs seats from 0 to {spec.seats - 1}")
    if any(count < 0 for _, count in counts):
        raise ValueError(f"{rule} counts a card less than 0: count 0 or more, and pay less for it")
    spec.check_overlap(dict(counts), type(rule).__name__)


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
