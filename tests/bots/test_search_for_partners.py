"""Search in games of partners: what it says of a card is what the card brings to its side."""

from collections.abc import Iterator
from itertools import pairwise

from mamlaka.bots.base import Limit
from mamlaka.bots.search.cards import card_action_values
from mamlaka.engine import fold
from mamlaka.games.trex import TrexOptions
from mamlaka.phases import TrickPlay
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.view import View
from tests.strategies import random_match


def last_cards(seed: int) -> Iterator[tuple[View, State]]:
    """Yield the views of seats that play the last card of a deal of tricks, each with the state after it."""
    match = random_match("trex", seed, TrexOptions.parse({"partnership": "on"}))
    state = match.table(0).state
    for version, following in pairwise((0, *match.versions)):
        before, state = state, fold(state, match.log[version:following])
        if version and isinstance(before.phase, TrickPlay) and sum(zone.count for zone in before.zones[:4]) == 1:
            yield match.table(version).view(before.phase.turn), state


def test_the_points_of_a_side_count_once() -> None:
    """When a seat plays the last card of a deal, nothing is left to guess: half of what its side is ahead."""
    judged = 0
    for view, after in last_cards(0):
        points = after.results[-1].points(after.seats)
        ours = sum(points[seat] for seat in range(after.seats) if (seat - (view.seat or 0)) % 2 == 0)
        (value,) = card_action_values(view, Limit(worlds=2), Rng(1))
        assert value.value == (ours - (sum(points) - ours)) / 2
        assert not value.standard_error
        judged += 1
    assert judged
