"""The deal rules of Quodlibet, which look at the cards of each trick together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from mamlaka.cards import Mask
from mamlaka.deal_rules import DealRule, PlayedDeal
from mamlaka.ledger import Ledger, LedgerEntry, Points

if TYPE_CHECKING:
    from mamlaka.plan import TrickPlan
    from mamlaka.tricks import TrickSpec

__all__ = ["CardPair", "LowestCard"]


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
