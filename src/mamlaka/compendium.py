"""Compendiums: matches of rounds in which every deal has a contract of its own, such as no tricks or no hearts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Self

from msgspec.structs import replace

from mamlaka.display import Badge, Counter, Display, Message, SheetRow, SheetSection
from mamlaka.game import Game
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import DealResult, Ledger, Points, points_by_contract
from mamlaka.match import Deals, close_deal
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, LayoutPlay, OpenHands, TrickPlay
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Compendium", "OrderedCompendium", "OrderedDeals", "Rounds", "ordered_deals", "rows_of_rounds"]

Rounds = tuple[tuple[str, ...], ...]
"""The contracts of each round, in the order of the score sheet; a contract may occur several times."""

CACHED_SHEETS = 1024
"""The most score sheets kept: a sheet changes only with the deals, and is asked for after each card."""


class Compendium(Deals, frozen=True, kw_only=True):
    """The bottom phase of a compendium: rounds in which each contract is played once.

    The contracts of a round follow in their order, or someone chooses among those left. A game adds who that is, and
    who deals or leads.
    """

    rounds: Rounds
    """The contracts of each round."""
    in_order: bool = True
    """Whether the contracts are played in their order; otherwise someone chooses."""
    round_index: int = 0
    """The index of the running round, from 0."""
    played: tuple[str, ...] = ()
    """The contracts scored in this round, in order."""
    contract: str = ""
    """The contract of the running deal; empty before it is known."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The contracts that may be played next in the running round; empty: the round is complete."""
        contracts = self.rounds[self.round_index]
        if self.in_order:
            return contracts[len(self.played) : len(self.played) + 1]
        return tuple(name for name in contracts if name not in self.played)

    def voided(self, *, keep_contract: bool = False) -> Self:
        """Return the phase after a void deal: the contract is chosen again, or played again."""
        return self if keep_contract else replace(self, contract="")

    def scored(self) -> Self | None:
        """Return the phase after a deal that counts; None after the last deal of the match."""
        after = replace(self, played=(*self.played, self.contract), contract="")
        if after.choices:
            return after
        is_last = self.round_index == len(self.rounds) - 1
        return None if is_last else replace(after, round_index=self.round_index + 1, played=())


def _alone(contract: str) -> tuple[str, ...]:
    return (contract,)


@lru_cache(maxsize=CACHED_SHEETS)
def rows_of_rounds(
    results: Sequence[DealResult],
    rounds: Rounds,
    seats: int,
    parts_of: Callable[[str], tuple[str, ...]] = _alone,
) -> tuple[tuple[SheetRow, ...], ...]:
    """Return the rows of the score sheet, by round: one for each contract, also if it has not been played yet.

    Args:
        results: the results of the match so far, as a tuple.
        rounds: the contracts of each round.
        seats: the number of seats.
        parts_of: returns the contracts that a deal has scored, if several can be played together.
    """
    rows = [[SheetRow(Message("sheet-contract", {"name": name})) for name in names] for names in rounds]
    number = 0
    for result in results:
        if result.void:
            continue
        points = points_by_contract(result.entries, seats)
        for part in parts_of(result.contract):
            row = next(
                index
                for index, name in enumerate(rounds[number])
                if name == part and rows[number][index].points is None
            )
            rows[number][row] = replace(
                rows[number][row], points=points.get(part, (0,) * seats), deal_index=result.deal_index
            )
        number += all(row.points is not None for row in rows[number])
    return tuple(map(tuple, rows))


class OrderedDeals(Compendium, frozen=True, kw_only=True):
    """The bottom phase of an `OrderedCompendium`. The seats take turns as the dealer."""

    dealer: Seat | None = None
    """The dealer; None before the first one is drawn."""


def ordered_deals(state: State) -> OrderedDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, OrderedDeals)
    return bottom


class OrderedCompendium(Game):
    """The base class of compendiums whose contracts follow in a fixed order, each with the next dealer.

    A subclass sets `contracts` and `rounds` when it is created.
    """

    contracts: Mapping[str, TrickSpec | LayoutSpec]
    """The specs of the contracts of a round, by name, in the order in which they are played."""
    rounds: int
    """The number of rounds of a match."""

    def leader(self, deals: OrderedDeals) -> Seat:
        """Return the seat that plays first in the running deal. By default it is the seat after the dealer."""
        assert deals.dealer is not None
        return next_seat(deals.dealer, self.seats)

    def counters(self, state: State) -> tuple[Counter, ...]:
        """Return the counters that a table shows. By default there are none."""
        del state
        return ()

    def display(self, state: State) -> Display:
        """Return the dealer, the counters, and a sheet with the deals of each round."""
        total, several = sum(spec.sum_of_points or 0 for spec in self.contracts.values()), self.rounds > 1
        rows = rows_of_rounds(state.results, (tuple(self.contracts),) * self.rounds, state.seats)
        sheet = tuple(
            SheetSection(section, Message("sheet-round", {"number": number}) if several else None, total)
            for number, section in enumerate(rows, start=1)
        )
        if state.is_over:
            return Display(counters=self.counters(state), sheet=sheet)
        deals = ordered_deals(state)
        number, deal = deals.round_index + 1, len(deals.played) + 1
        headline = Message("headline-round", {"round": number, "rounds": self.rounds, "deal": deal})
        return Display(
            headline=headline if several and not self.deal_limit else None,
            contract=deals.contract,
            badges=() if deals.dealer is None else (Badge(deals.dealer, Message("badge-dealer"), "dealer"),),
            counters=self.counters(state),
            sheet=sheet,
        )

    def sum_of_deal(self, kind: str) -> Points | None:
        """Return the sum of the points of the first contract over all seats; None if it depends on the play."""
        del kind
        return next(iter(self.contracts.values())).sum_of_points

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (OrderedDeals(rounds=(tuple(self.contracts),) * self.rounds), DrawDealer())

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of these games."""
        deals = ordered_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, dealer=first))
            case OrderedDeals():
                (contract,) = deals.choices
                return self._play(state.replace_phase(deals, replace(deals, contract=contract)))
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
                return self._open_hands(state, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _play(self, state: State) -> State:
        """Return the state before the first card of the running contract."""
        deals = ordered_deals(state)
        spec, leader = self.contracts[deals.contract], self.leader(deals)
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.start(spec, leader, state.version))
        return state.push_phase(TrickPlay.start(spec, leader, state.version))

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        """Return the state after the play, in which the cards that are left are turned face up."""
        state = replace(state, ledger=ledger)
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State) -> State:
        """Return the state after a deal."""
        deals = ordered_deals(state)
        result = DealResult(deals.deal_index, deals.contract, self.leader(deals), state.ledger)
        assert deals.dealer is not None
        after = replace(deals, dealer=next_seat(deals.dealer, self.seats)).scored()
        return close_deal(state, after, result)
