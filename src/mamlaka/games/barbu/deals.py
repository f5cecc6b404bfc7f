"""The bottom phase of Barbu: the declarers, their contracts, and their doublings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from mamlaka.compendium import Compendium
from mamlaka.games.barbu.options import CLASSIC, BarbuOptions
from mamlaka.games.barbu.phases import Doublings
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["BarbuDeals", "barbu_deals", "by_round", "rotates"]

Deal = TypeVar("Deal")


def rotates(options: BarbuOptions) -> bool:
    """Return whether the declarer or dealer changes after each deal; otherwise after all contracts."""
    return options.declarer_order == "rotate" if options.form == CLASSIC else options.form != "french32"


class BarbuDeals(Compendium, frozen=True, kw_only=True):
    """The sequence of deals. A round has the deals of one declarer, or of one dealer if no one chooses the contracts.

    The rounds follow each other, or take turns: then `round_index` moves on with every deal.
    """

    takes_turns: bool = False
    """Whether the rounds take turns, one deal of each."""
    first: Seat | None = None
    """The first declarer; None until they are drawn."""
    history: tuple[str, ...] = ()
    """The contracts of all deals that have been scored."""
    named: str = ""
    """The trump suit or the rank that the declarer has chosen for this deal; empty: none yet, or none needed."""
    doublings: Doublings = ()
    """The doublings of this deal."""
    doubled: tuple[tuple[Seat, Seat], ...] = ()
    """Each doubling of a declarer in the earlier deals: who has doubled whom."""

    @property
    def declarer(self) -> Seat:
        """The declarer or dealer of the running deal."""
        assert self.first is not None
        return (self.first + self.round_index) % len(self.rounds)

    def owes(self, seat: Seat, in_all: int) -> bool:
        """Return whether a seat must double the declarer now, to have doubled them `in_all` times at the end."""
        owed = in_all - self.doubled.count((seat, self.declarer))
        left = len(self.rounds[self.round_index]) - len(self.played)
        return seat != self.declarer and owed > 0 and owed >= left

    def scored(self) -> BarbuDeals | None:
        """Return the phase after a deal; None after the last deal of the match."""
        doubled = tuple((seat, other) for seat, other, _ in self.doublings if other == self.declarer)
        history = (*self.history, self.contract)
        after = replace(self, history=history, doubled=self.doubled + doubled, contract="", named="", doublings=())
        if len(history) == sum(map(len, self.rounds)):
            return None
        count, rounds, length = len(history), len(self.rounds), len(self.rounds[0])
        index = count % rounds if self.takes_turns else count // length
        return replace(
            after,
            round_index=index,
            played=by_round(history, rounds, length, takes_turns=self.takes_turns)[index],
        )


def by_round(deals: Sequence[Deal], rounds: int, length: int, *, takes_turns: bool) -> tuple[tuple[Deal, ...], ...]:
    """Return the deals of a match so far by round.

    Args:
        deals: the deals, or what belongs to each, in order.
        rounds: the number of rounds.
        length: the number of deals of a round.
        takes_turns: whether the rounds take turns.

    >>> by_round("abcde", rounds=2, length=4, takes_turns=True)
    (('a', 'c', 'e'), ('b', 'd'))
    """
    if takes_turns:
        return tuple(tuple(deals[number::rounds]) for number in range(rounds))
    return tuple(tuple(deals[number * length : (number + 1) * length]) for number in range(rounds))


def barbu_deals(state: State) -> BarbuDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, BarbuDeals)
    return bottom
