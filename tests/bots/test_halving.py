"""Sequential halving: which choices are played how often, and what counts."""

from collections.abc import Callable
from time import perf_counter

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.search.halving import PROBE, Batch, Candidate, halve
from mamlaka.rng import Rng
from mamlaka.search.number_tables import number_table
from mamlaka.search.playouts import Playouts

CHOICES = 8
SPREAD = 100
ANY = Action("choose", name="any")


def candidates(bonus: int = 0) -> list[Candidate[int]]:
    """Return choices of one seat of two."""
    return [Candidate(choice, (0,), (1, -1), bonus) for choice in range(CHOICES)]


def dice(*, late: int | None = None) -> Batch[int]:
    """Return playouts in which a choice brings its number more than chance, which is the same for all in a world.

    From the second batch on, the choice `late` isn't finished in time.
    """
    rng, batches = Rng(1), 0

    def batch(count: int) -> Callable[[int], list[Playouts]]:
        nonlocal batches
        batches += 1
        number, chances = batches, [rng.below(SPREAD) for _ in range(count)]

        def play(choice: int) -> list[Playouts]:
            if choice == late and number > 1:
                return []
            points = [2 * (choice + chance) for chance in chances]
            rows = [[sum(points), 0], [sum(point**2 for point in points), 0]]
            sums, squares = (number_table("q", row, 2) for row in rows)
            return [Playouts((), count, sums, squares, number_table("q", [0], 1))]

        return play

    return batch


def test_the_best_choice_is_played_most_and_the_others_keep_their_regret() -> None:
    """In equal worlds each differs from the best by what it brings less, whatever the luck of later worlds."""
    found = candidates()
    halve(found, dice(), Limit(worlds=200), 0.0)

    assert [32, 96, 200] == sorted({one.count for one in found})
    assert max(found, key=lambda one: one.value).choice == CHOICES - 1
    assert [one.value - found[0].value for one in found] == pytest.approx(range(CHOICES))


def test_a_measurement_plays_all_choices_in_all_worlds() -> None:
    """None is dropped early."""
    found = candidates()
    deals = halve(found, dice(), Limit(worlds=50, reference=ANY), 0.0)

    assert deals == 50 * CHOICES
    assert {one.count for one in found} == {50}


def test_an_unfinished_batch_does_not_count() -> None:
    """Otherwise choices would be compared in different worlds."""
    found = candidates()
    deals = halve(found, dice(late=CHOICES - 1), Limit(worlds=200), 0.0)

    assert deals == 32 * CHOICES
    assert {one.count for one in found} == {32}


def test_without_time_nothing_is_played() -> None:
    """What a choice is worth besides the deal is then all that is known."""
    found = candidates(bonus=3)

    assert 0 == halve(found, dice(), Limit(seconds=0.001), perf_counter() - 1)
    assert {one.value for one in found} == {3}


def test_with_time_the_best_choice_is_played_most() -> None:
    """A few worlds tell how fast deals are played; the choices are halved only after more of them."""
    found = candidates()
    halve(found, dice(), Limit(seconds=1.0), perf_counter())

    assert min(one.count for one in found) > PROBE
    assert found[-1].count == max(one.count for one in found)
    assert max(found, key=lambda one: one.value).choice == CHOICES - 1


def test_a_single_choice_is_played_only_if_its_value_counts() -> None:
    """Alone it is the best; against what is not played its value must be known."""
    (alone, compared), limit = candidates()[:2], Limit(worlds=40)

    assert 0 == halve([alone], dice(), limit, 0.0)
    assert 40 == halve([compared], dice(), limit, 0.0, until_over=True)
