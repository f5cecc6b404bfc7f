"""Cards, in every game whose play a plan describes: each is played in many worlds, and the deals to their ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf, sqrt
from time import perf_counter
from typing import TypeAlias

from mamlaka.actions import Action
from mamlaka.bots.base import Limit, Worth
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.positions import hidden_in, position_of
from mamlaka.search.rng import Rng
from mamlaka.search.tables import width
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["Draw", "card_worths"]

WORLDS = 100
"""How many worlds where no limit is given."""
FIRST = 16
"""How many worlds every card is played in; then the number doubles, for those that may still be the best."""
DOUBT = 2.5
"""How many standard errors below the best a card must lie to be given up."""

Draw: TypeAlias = Callable[[View, int, Rng], memoryview]
"""Returns so many worlds of a view, as `world_array` does, where each that agrees with the view is equally likely."""


def card_worths(view: View, limit: Limit, rng: Rng, draw: Draw = world_array) -> tuple[Worth, ...]:
    """Return what the cards are worth that may be played; everybody is taken to play on with care.

    Nothing where something else than a card is on offer.

    Args:
        view: of who is asked.
        limit: how many worlds, or for how long.
        rng: the only source of chance.
        draw: where the worlds come from.

    Raises:
        NotCompilable: no plan describes the play.
    """
    start = perf_counter()
    assert view.turn is not None
    if any(offer.kind != "play" for offer in view.turn.offers):
        return ()
    plan, position = position_of(view.state)
    tally = _Tally(view, sum(offer.cards for offer in view.turn.offers))
    for count in _batches(limit):
        left = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        if left <= 0 and tally.worlds:
            break
        hidden = hidden_in(view, draw(view, count, rng))
        careful = range(plan.seats)
        tally.add(play_worlds(plan, position, hidden, tally.hopeful(), rng, careful=careful, seconds=max(left, 0)))
    return tally.worths()


def _batches(limit: Limit) -> Iterator[int]:
    """Yield how many worlds to play next."""
    left = limit.worlds or (WORLDS if limit.seconds is None else inf)
    size = FIRST
    while left > 0:
        count = int(min(size, left))
        yield count
        left -= count
        size *= 2


class _Tally:
    """What the cards were worth so far: points of a side above the mean of all seats."""

    def __init__(self, view: View, cards: Mask) -> None:
        game = view.state.game
        self._side = next(side for side in game.sides if view.seat in side)
        self._cards = cards
        self._sums = dict.fromkeys(iter_cards(cards), 0.0)
        self._squares = dict.fromkeys(iter_cards(cards), 0.0)
        self._counts = dict.fromkeys(iter_cards(cards), 0)

    @property
    def worlds(self) -> int:
        """In how many worlds the best cards were played."""
        return max(self._counts.values())

    def add(self, played: Playouts) -> None:
        """Add the results of a batch."""
        sums, squares, count = played.sums, played.squares, played.count
        seats = width(sums)
        for row, card in enumerate(played.candidates):
            own = sum(sums[row, seat] for seat in self._side)
            mean = sum(sums[row, seat] for seat in range(seats)) * len(self._side) / seats
            self._sums[card] += own - mean
            # Of a side its members' spread together: at most the square of the sum of theirs.
            spread = sum(sqrt(max(0.0, squares[row, s] - sums[row, s] ** 2 / count)) for s in self._side) ** 2
            self._squares[card] += spread
            self._counts[card] += count

    def value(self, card: Card) -> float:
        return self._sums[card] / self._counts[card]

    def error(self, card: Card) -> float:
        count = self._counts[card]
        return sqrt(self._squares[card] / max(1, count - 1) / count) if count > 1 else inf

    def hopeful(self) -> Mask:
        """Return the cards that may be the best: at first all, later at least one."""
        if not self.worlds:
            return self._cards
        best = max(iter_cards(self._cards), key=self.value)
        for card in iter_cards(self._cards):
            behind = self.value(best) - self.value(card)
            if behind > DOUBT * sqrt(self.error(best) ** 2 + self.error(card) ** 2):
                self._cards &= ~(1 << card)
        return self._cards

    def worths(self) -> tuple[Worth, ...]:
        """Return the worths, the best first; of those that were not given up the best is the best of all."""
        hopeful = self.hopeful()
        found = [
            (
                not hopeful >> card & 1,
                -self.value(card),
                Worth(Action("play", cards=1 << card), self.value(card), self.error(card)),
            )
            for card in self._sums
        ]
        return tuple(worth for _, _, worth in sorted(found, key=lambda row: row[:2]))
