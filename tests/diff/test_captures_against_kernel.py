"""Playouts of captures by the Python reference and by the kernel: all points are the same."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from mamlaka.captures import CaptureSpec
from mamlaka.cards import ITALIAN
from mamlaka.games.scopone import ScoponeOptions
from mamlaka.games.scopone.search import capture_position, score_of, worth_of
from mamlaka.rng import Rng
from mamlaka.search.capture_playouts import CaptureScore, CaptureWorth, play_capture_worlds
from mamlaka.search.positions import hidden_cards_in
from mamlaka.search.worlds import world_array
from tests.needs import only, switched
from tests.seeds import seed_ranges
from tests.strategies import random_match, random_options

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

WORLDS, SOLVED = 4, 6
CARDS = range(len(ITALIAN))


def random_worth(rng: Rng, spec: CaptureSpec) -> CaptureWorth:
    """Return wishes of any size, with many equal ones."""

    def numbers() -> tuple[int, ...]:
        return tuple(rng.below(7) * 100 for _ in CARDS)

    exposed = tuple(rng.below(2000) - 500 for _ in range(5))
    return CaptureWorth(spec, numbers(), sweep=rng.below(2000), exposed=exposed, laid=numbers())


def random_score(rng: Rng) -> CaptureScore:
    """Return any points for cards."""
    rows = tuple(tuple(rng.below(4) for _ in CARDS) for _ in range(rng.below(5)))
    best = tuple(rng.below(30) for _ in CARDS) if rng.below(2) else ()
    return CaptureScore(rows, best, rng.below(1 << 40), rng.below(1 << 40), rng.below(6))


@pytest.mark.parametrize("seeds", seed_ranges(2, 200, slow=6))
def test_plays_bring_the_same_points_in_the_same_worlds(engine: "Engine", seeds: range) -> None:
    """At random decisions of real matches, under any options, with the usual wishes and with others.

    Some endings are solved.
    """
    for seed in seeds:
        rng, options = Rng(seed), random_options("scopone", Rng(seed))
        assert isinstance(options, ScoponeOptions)
        match = random_match("scopone", seed, options)
        versions = list(match.versions)
        rng.shuffle(versions)
        tables = map(match.table, versions[:8])
        views = [view for table in tables for seat in range(4) if (view := table.view(seat)).turn]
        assert len(views) > 2
        usual = worth_of(options)
        for view in views:
            candidates = [(action.card, action.takes) for action in view.legal]
            hidden = hidden_cards_in(view, world_array(view, WORLDS, Rng(seed)))
            for wishes, score in (
                (usual, score_of(options)),
                (random_worth(rng, replace(usual.spec, fewest=bool(rng.below(2)))), random_score(rng)),
            ):
                asking = wishes, score, capture_position(view.state), hidden, candidates, (0, 2)
                solved = rng.below(SOLVED + 1)
                with switched("off"):
                    expected = play_capture_worlds(*asking, solved=solved).tolist()
                with only(engine):
                    played = play_capture_worlds(*asking, solved=solved).tolist()
                assert expected == played, (seed, view.version, view.seat)
