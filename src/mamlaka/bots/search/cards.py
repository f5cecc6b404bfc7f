"""Cards, in every game whose play a plan describes: each is played in many worlds, and the deals to their ends."""

from __future__ import annotations

from math import inf
from time import perf_counter

from mamlaka.actions import Action
from mamlaka.bots.base import Limit, Worth
from mamlaka.search.playouts import compare
from mamlaka.search.rng import Rng
from mamlaka.view import View

__all__ = ["card_worths"]

WORLDS = 100
"""How many worlds where no limit is given."""
MOST_WORLDS = 20_000
"""How many worlds at most where only the time is limited."""


def card_worths(view: View, limit: Limit, rng: Rng) -> tuple[Worth, ...]:
    """Return what the cards are worth that may be played; everybody is taken to play on with care.

    Nothing where something else than a card is on offer.

    Raises:
        NotCompilable: no plan describes the play.
    """
    start = perf_counter()
    assert view.seat is not None
    assert view.turn is not None
    if any(offer.kind != "play" for offer in view.turn.offers):
        return ()
    state = view.state
    side = next(side for side in state.game.sides if view.seat in side)
    count = limit.worlds or (WORLDS if limit.seconds is None else MOST_WORLDS)
    left = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
    played = compare(view, count, rng, careful=range(state.seats), seconds=left)
    mean, error = played.mean, played.error
    worths = [
        Worth(
            Action("play", cards=1 << card),
            sum(mean[row, seat] for seat in side),
            sum(error[row, seat] for seat in side),
        )
        for row, card in enumerate(played.candidates)
    ]
    return tuple(sorted(worths, key=lambda worth: -worth.value))
