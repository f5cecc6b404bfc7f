"""The deal rules of Skat: what cards count together, and who loses with the highest count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from mamlaka.cards import Deck, Mask, iter_cards
from mamlaka.deal_rules import CountRow, DealRule, PlayedDeal
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka.plan import TrickPlan
    from mamlaka.tricks import TrickSpec

__all__ = ["CardCountPoints", "HighestCount"]


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
