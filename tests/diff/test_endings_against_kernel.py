"""Deals played by the heuristic policy and then solved: reference and kernel return the same values."""

from typing import TYPE_CHECKING

import pytest

from mamlaka.plan_rules import legal_mask
from mamlaka.rng import Rng
from mamlaka.search.ending import play_endings
from mamlaka.search.positions import TrickPosition
from tests.diff.test_playouts_against_kernel import random_values, some_seats
from tests.needs import only, switched
from tests.plans import Hiding, chance, random_plan, random_tricks, trick_positions
from tests.seeds import seed_ranges

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

SEEDS = seed_ranges(20, 4_000)
WORLDS = 2
MAX_CARDS = 16
"""With more cards in play Python takes too long."""


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS)
def test_solved_worlds_have_equal_values(engine: "Engine", seeds: range) -> None:
    """From random positions, with hidden hands and a hidden stock, for any side, solved early, late or not at all."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        positions = trick_positions(plan, random_tricks(plan, rng), rng)
        if not positions:  # the cards that end the deal are out of play
            continue
        position = rng.choice(positions)
        if sum(hand.bit_count() for hand in position.hands) > MAX_CARDS:
            continue
        hand = position.hands[position.turn]
        legal = legal_mask(plan, hand, position.trick, first_trick=position.first_trick, broken=position.broken)
        hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
        values = random_values(rng, len(spec.deck), plan.seats)
        side = [seat for seat in range(plan.seats) if chance(rng, 2)]
        heuristic, solved = some_seats(rng, plan.seats), rng.below(9)
        assert isinstance(hidden, TrickPosition)
        asked = (plan, hidden, worlds, legal)
        with switched("off"):
            expected = play_endings(*asked, Rng(seed), values, side, heuristic=heuristic, solved=solved)
        with only(engine):
            for threads in (1, 2):
                played = play_endings(
                    *asked, Rng(seed), values, side, heuristic=heuristic, solved=solved, threads=threads
                )
                assert expected.tolist() == played.tolist(), (
                    f"plan = lower({spec!r})\nposition = {hidden!r}\nworlds = {worlds.cards.tolist()}, {worlds.where}"
                    f"\nvalues = {values}\nside = {side}, heuristic = {heuristic}, solved = {solved}, seed = {seed}"
                )
