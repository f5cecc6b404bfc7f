"""Deals at many tables: the kernel shows what the Python reference shows, after every step."""

from typing import TYPE_CHECKING, get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from mamlaka.environments.rules import DealRules
from mamlaka.environments.tables import Autoreset, DealTables, Opponents
from mamlaka.seats import Seat
from tests.environments.rules import ARRAYS, RULES, name_of
from tests.needs import only

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

WAYS: list[tuple[list[Seat] | None, Opponents]] = [
    (None, "random"),
    ([0], "heuristic"),
    ([1], "conventional"),
    ([0, 1], "random"),
]
"""Who learns, and how the others play."""


def chosen_cards(tables: DealTables, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal card for each table, -1 where there is none."""
    chances = rng.random(tables.mask.shape) * tables.mask
    return np.where(tables.mask.any(axis=1), chances.argmax(axis=1), -1)


@pytest.mark.parametrize(
    "rules,autoreset",
    [
        *((RULES[0], mode) for mode in get_args(Autoreset)),
        *(pytest.param(rules, "next_step", marks=pytest.mark.slow) for rules in RULES[1:]),
    ],
    ids=name_of,
)
def test_the_kernel_and_python_show_the_same(engine: "Engine", rules: DealRules, autoreset: Autoreset) -> None:
    """All arrays are equal after every step, whoever plays."""
    rng = np.random.default_rng(1)
    for learners, opponents in WAYS:
        both = []
        for player in (None, engine):
            with only(player):
                both.append(DealTables(rules, 2, seed=7, learners=learners, opponents=opponents, autoreset=autoreset))
        assert [repr(tables).endswith("the kernel>") for tables in both] == [False, True]
        for _ in range(rules.hand_size * rules.seats + 5):
            for name in ARRAYS:
                assert np.array_equal(*(getattr(tables, name) for tables in both)), name
            cards = chosen_cards(both[0], rng)
            for tables in both:
                tables.step(cards)
