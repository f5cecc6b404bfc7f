"""Scoring rules that look at a whole deal, as data: for what points of single cards and tricks cannot express.

A `TrickSpec` holds them in `deal_rules`, in this order: `FloorDivision`, `Sweep`, `NoTricks`, `TrickCountPoints`,
`CardCountPoints`, `HighestCount`, `LongestSuit`, `CardPair`, `LowestCard`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mamlaka.cards import Mask
from mamlaka.ledger import Points
from mamlaka.seats import Seat

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
    "Sweep",
    "TrickCountPoints",
    "check_deal_rules",
]


@dataclass(frozen=True, slots=True)
class FloorDivision:
    """Points are divided and rounded down. A seat's cards, tricks and last trick are rounded separately.

    The cards of partners are added before they are rounded.
    """

    by: int
    """The divisor."""
    reason: str
    """The reason of the ledger's entries for cards. They keep the points before the division as their `count`."""
    remainders: str = ""
    """The reason of the entry for the points that the remainders of partners make together, booked to the first one."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """A seat that takes all cards of a set gets no points for taking these cards, but other points instead.

    Games call it a march, a slam, or shooting the moon.
    """

    cards: str
    """The pattern of the cards."""
    reason: str
    """The reason of the ledger's entries."""
    taker: Points = 0
    """Points for the seat that takes the cards."""
    others: Points = 0
    """Points for every other seat."""


@dataclass(frozen=True, slots=True)
class NoTricks:
    """A seat without a trick gets points, except in a deal with a sweep."""

    points: Points
    """The points."""
    reason: str = "no_tricks"
    """The reason of the ledger's entry."""


CountRow: TypeAlias = tuple[tuple[Points, str], ...]
"""(counts,): the points for 0, 1, 2, ... of what is counted, such as tricks, each with the reason of the ledger's
entry; an empty reason without points makes none. More are paid like the most in the row, and an empty row pays
nothing."""


@dataclass(frozen=True, slots=True)
class TrickCountPoints:
    """Each seat is paid by the number of its tricks, for example for taking exactly as many as it has bid.

    The tricks of partners are counted together, and each has a row of its own for their number.
    """

    rows: tuple[CountRow, ...]
    """(seats,): what each seat is paid."""

    def pays(self, seat: int, tricks: int) -> tuple[Points, str]:
        """Return the points of a seat for a number of tricks, with the reason.

        >>> TrickCountPoints((((5, "made"), (-1, "missed")), ())).pays(0, 2)
        (-1, 'missed')
        """
        row = self.rows[seat]
        return row[min(tricks, len(row) - 1)] if row else (0, "")


@dataclass(frozen=True, slots=True)
class CardCountPoints:
    """A seat is paid by what the cards that some seats take count together, for example for most of the card points.

    Cards that no seat takes, such as discards, count for no one.
    """

    payee: Seat
    """The seat that is paid."""
    takers: tuple[Seat, ...]
    """The seats whose cards are counted."""
    counts: tuple[tuple[str, int], ...]
    """What each card of a pattern counts, 0 or more; no two patterns may have a card in common."""
    row: CountRow
    """(counts,): what the seat is paid for a count of 0, 1, 2, ..."""

    def pays(self, count: int) -> tuple[Points, str]:
        """Return the points for a count, with the reason.

        >>> CardCountPoints(0, (1, 2), (("A", 1),), ((9, "none"), (-9, "some"))).pays(3)
        (-9, 'some')
        """
        return self.row[min(count, len(self.row) - 1)]


@dataclass(frozen=True, slots=True)
class HighestCount:
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


@dataclass(frozen=True, slots=True)
class LongestSuit:
    """The seats that have taken the most cards of any one suit share points."""

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


@dataclass(frozen=True, slots=True)
class CardPair:
    """A trick with a card of each of two sets pays other points in place of those of all its cards in the sets."""

    first: str
    """The pattern of the cards of one set."""
    second: str
    """The pattern of the cards of the other set."""
    points: Points
    """Points for the seat that takes the trick, however many of the cards are in it."""
    reason: str = "together"
    """The reason of the ledger's entries."""


@dataclass(frozen=True, slots=True)
class LowestCard:
    """The lowest card of each trick pays the seat that has played it. Of equal ranks, the first one played counts."""

    owner: Points
    """Points for a seat whose lowest card another seat takes."""
    taker: Points
    """Points for a seat that takes a trick with its lowest card."""
    reason: str = "lowest_card"
    """The reason of the ledger's entries for lowest cards that others take."""
    taker_reason: str = "lowest_wins"
    """The reason of the ledger's entries for tricks taken with their lowest card."""


DealRule: TypeAlias = (
    FloorDivision
    | Sweep
    | NoTricks
    | TrickCountPoints
    | CardCountPoints
    | HighestCount
    | LongestSuit
    | CardPair
    | LowestCard
)
"""A scoring rule that looks at a whole deal, or at the cards of each trick together."""

ORDER = (
    FloorDivision,
    Sweep,
    NoTricks,
    TrickCountPoints,
    CardCountPoints,
    HighestCount,
    LongestSuit,
    CardPair,
    LowestCard,
)
"""The order in which the rules of a deal are applied."""
ONCE = (FloorDivision, NoTricks, HighestCount, LongestSuit, LowestCard)
"""The rules of which a deal can have only one each."""


def check_deal_rules(rules: tuple[DealRule, ...]) -> None:
    """Check that rules can be applied to the same deal.

    Raises:
        ValueError: they are not in order, or exclude each other.
    """
    kinds = [ORDER.index(type(rule)) for rule in rules]
    if kinds != sorted(kinds):
        names = ", ".join(kind.__name__ for kind in ORDER)
        raise ValueError(f"deal_rules must be in the order {names}: {rules}")
    if any(kinds.count(ORDER.index(kind)) > 1 for kind in ONCE):
        names = ", ".join(kind.__name__ for kind in ONCE)
        raise ValueError(f"deal_rules can have only one each of {names}: {rules}")
    used = {*map(type, rules)}
    if len({FloorDivision, Sweep, CardPair} & used) > 1 or {FloorDivision, LowestCard} <= used:
        raise ValueError(
            "deal_rules can have only one of FloorDivision, Sweep and CardPair, and no LowestCard together with "
            f"FloorDivision: {rules}"
        )
    for rule in rules:
        if isinstance(rule, FloorDivision) and rule.by < 1:
            raise ValueError(f"points can be divided by 1 or more, not by {rule.by}")
