"""The luck of the cards: what a fixed player would have got with them, in every seat.

The fixed player is the bot `search` with a fixed number of worlds. It plays a deal again from its first decision, in
all seats, with the cards that were dealt; it also chooses the contract, bids and doubles. As it samples worlds at
random, it does not always play the same, so the mean over some plays is what the cards were worth, with an error. What
the players got beyond it they owe to their play, and to that of the others.

All points are compared with the mean of the seats, because some contracts pay points and others cost some. A solitaire
has nothing to compare them with. Where only the sums of sides mean anything, the first seat of each side has them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import sqrt
from statistics import fmean, stdev
from typing import cast

from msgspec import Struct

from mamlaka.bots.base import Limit
from mamlaka.bots.fallback import ask
from mamlaka.bots.search import SearchBot
from mamlaka.engine import apply_action, free_to_act, waiting_for
from mamlaka.errors import RecordError
from mamlaka.events import Event, redact
from mamlaka.game import Game
from mamlaka.ledger import Points
from mamlaka.match import DEAL
from mamlaka.phase import Shuffler
from mamlaka.record import Record, deal_bounds
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["LUCK_PLAYS", "LUCK_WORLDS", "DealLuck", "Luck", "luck_totals"]

LUCK_PLAYS = 8
"""How often a deal is played, unless another number is given."""
LUCK_WORLDS = 50
"""The worlds that the fixed player samples for a decision, unless another number is given."""


class DealLuck(Struct, frozen=True):
    """What the cards of a deal were worth."""

    deal: int
    """The number of the deal, from 1, with void deals."""
    expected: tuple[float, ...]
    """(seats,): the mean points of the fixed player above the mean of the seats."""
    standard_errors: tuple[float, ...]
    """(seats,): the standard errors of these means; 0 if the fixed player always plays the same."""
    actual: tuple[float, ...]
    """(seats,): the points of the match above the mean of the seats."""


class Luck:
    """The luck of the cards in a finished match. Each deal can be computed on its own, so processes can share the work.

    >>> import mamlaka as mk
    >>> table = mk.Table("hearts", deals=1, seed=3, bots="random")
    >>> done = table.run()
    >>> luck = Luck(table.record(), plays=2)[0]
    >>> abs(sum(luck.expected)) < 1e-9, len(luck.actual)
    (True, 4)
    """

    def __init__(self, match: Record | Replay, *, plays: int = LUCK_PLAYS, worlds: int = LUCK_WORLDS) -> None:
        """Prepare the luck of a match; nothing is computed yet.

        Args:
            match: the record of a valid match, or its replay.
            plays: how often each deal is played, at least 2.
            worlds: the number of worlds that the fixed player samples for a decision, at least 2.

        Raises:
            RecordError: the match is not over, so its cards are still secret.
        """
        self._replay = Replay.of(match)
        self.record = self._replay.record
        if not self.record.is_over:
            raise RecordError(
                "the match is not over: the luck of its cards shows all hands, so it has to wait until then"
            )
        self.plays = plays
        """How often each deal is played."""
        self.worlds = worlds
        """The number of worlds that the fixed player samples for a decision."""
        self._limit = Limit(worlds)

    def __repr__(self) -> str:
        return f"<Luck of {self.record!r}, each of its {len(self)} deals played {self.plays} times>"

    def __len__(self) -> int:
        """Return the number of deals."""
        return len(self.record.deals)

    def __iter__(self) -> Iterator[DealLuck]:
        """Compute the deals one after the other."""
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, index: int) -> DealLuck:
        """Compute a deal; the same arguments always give the same result.

        Args:
            index: the number of the deal, from 0.
        """
        return self.summary(index, [self.play(index, number) for number in range(self.plays)])

    def summary(self, index: int, plays: Sequence[tuple[float, ...]]) -> DealLuck:
        """Return the luck of a deal.

        Args:
            index: the number of the deal, from 0.
            plays: the results of all its plays.
        """
        by_seat = list(zip(*plays, strict=True))
        final = self._replay.states[-1]
        actual = _above_mean(final.results[index].points(len(by_seat)), final.game)
        errors = tuple(stdev(points) / sqrt(len(points)) for points in by_seat)
        return DealLuck(index + 1, tuple(map(fmean, by_seat)), errors, actual)

    @cached_property
    def _cuts(self) -> list[int]:
        """(deals,): the number of the first decision of each deal."""
        numbers = [decision.number for decision in self._replay.decisions]
        return [next(number for number in numbers if number >= first) for first, _ in deal_bounds(self._replay.log)]

    def play(self, index: int, number: int) -> tuple[float, ...]:
        """Play a deal once, and return the points of the seats above their mean; the same every time.

        Args:
            index: the number of the deal, from 0.
            number: the number of the play, from 0.
        """
        version = self._cuts[index]
        state = self._replay.states[version]
        views = {seat: self._replay.view(seat, version) for seat in range(state.seats)}
        bots = {seat: SearchBot(Rng((index * self.plays + number) * state.seats + seat)) for seat in views}
        shuffler = self._shuffler
        while len(state.results) == index:
            seat, action = next(
                (seat, decision.action)
                for seat in (*free_to_act(state), *waiting_for(state))
                if (decision := ask(bots[seat], views[seat], self._limit)) is not None
            )
            events, state = apply_action(state, seat, action, shuffler)
            views = {viewer: _after(view, version, events) for viewer, view in views.items()}
            version += len(events)
        return _above_mean(state.results[index].points(state.seats), state.game)

    @property
    def _shuffler(self) -> Shuffler:
        """The draws of the match. Those of a deal that it did not have are in order: nobody plays that deal."""
        recorded, deals = self._replay.shuffler, len(self)

        def shuffler(label: str, index: int, size: int) -> tuple[int, ...]:
            is_beyond = label == DEAL and index >= deals
            return tuple(range(size)) if is_beyond else cast("tuple[int, ...]", recorded(label, index, size))

        return shuffler


def _above_mean(points: tuple[Points, ...], game: Game) -> tuple[float, ...]:
    mean = fmean(points) if len(points) > 1 else 0.0
    above = tuple(value - mean for value in points)
    if game.has_seat_points:
        return above
    # The values of partners are not independent: only together do they have a standard error that can be added up.
    sums = {side[0]: sum(above[seat] for seat in side) for side in game.sides}
    return tuple(sums.get(seat, 0.0) for seat in range(len(points)))


def _after(view: View, version: int, events: Iterable[Event]) -> View:
    """Return a view after events, of which the first has the number `version`."""
    seen = ((number, redact(event, view.seat)) for number, event in enumerate(events, start=version))
    return view.apply((number, event) for number, event in seen if event is not None)


def luck_totals(deals: Sequence[DealLuck]) -> DealLuck:
    """Return the sums over all deals, as the luck of deal 0."""
    return DealLuck(
        0,
        tuple(sum(column) for column in zip(*(deal.expected for deal in deals), strict=True)),
        tuple(sqrt(sum(one**2 for one in column)) for column in zip(*(d.standard_errors for d in deals), strict=True)),
        tuple(sum(column) for column in zip(*(deal.actual for deal in deals), strict=True)),
    )
