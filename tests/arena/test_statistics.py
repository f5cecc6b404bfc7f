"""Intervals contain the truth as often as they say, and the stop rule errs no more often than it says."""

import math
import random
from collections.abc import Callable

import pytest

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.ratings import compute_ratings
from mamlaka.arena.statistics import estimate_mean, estimate_ratio, student_quantile
from mamlaka.arena.stopping import StopRule
from mamlaka.errors import InvalidSetup
from tests.arena.contests import contest_of, tally_of

TABLE = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 10: 2.2281, 30: 2.0423, 100: 1.9840, 1000: 1.9623}


def normal(rng: random.Random) -> float:
    """Return a value of a normal distribution with the mean 0."""
    return rng.gauss(0, 3)


def lopsided(rng: random.Random) -> float:
    """Return a mean of four deals in which a king of 75 points is lost one time in four, with the mean 0."""
    return sum(18.75 - (75 if rng.random() < 0.25 else 0) for _ in range(4)) / 4


def test_quantiles_are_those_of_the_tables() -> None:
    """Student's t at 97.5 %, by degrees of freedom."""
    assert TABLE == {freedom: round(student_quantile(freedom, 0.975), 4) for freedom in TABLE}


def test_an_estimate_is_mean_error_and_interval() -> None:
    """The mean of 2, 4 and 9 is 5, the variance 13, and the error the root of 13/3."""
    found = estimate_mean([2, 4, 9])

    assert (5, math.sqrt(13 / 3)) == pytest.approx((found.mean, found.standard_error))
    assert (found.mean - 4.3027 * math.sqrt(13 / 3)) == pytest.approx(found.low, abs=1e-3)


def test_one_set_has_no_interval() -> None:
    """A single set has a mean, but no interval."""
    assert (7, None, None, None) == tuple(
        getattr(estimate_mean([7]), name) for name in ("mean", "standard_error", "low", "high")
    )


def test_points_a_deal_weigh_matches_by_their_length() -> None:
    """10 points in 2 deals and 2 in 4 are 2 a deal; if all are equally long it is the mean."""
    assert 2 == estimate_ratio([10, 2], [2, 4]).mean
    assert estimate_mean([5, 1]).high == pytest.approx(estimate_ratio([10, 2], [2, 2]).high)


@pytest.mark.parametrize("draw", [normal, lopsided])
def test_intervals_contain_the_truth_19_times_in_20(draw: Callable[[random.Random], float]) -> None:
    """Over 2,000 arenas of 30 sets the share lies within 1.5 %, for lopsided values too."""
    rng = random.Random(1)
    found = [estimate_mean([draw(rng) for _ in range(30)]) for _ in range(2000)]
    share = sum(interval.low < 0 < interval.high for interval in found if interval.low and interval.high) / len(found)

    assert 0.935 < share < 0.965


@pytest.mark.slow
@pytest.mark.parametrize("draw", [normal, lopsided])
def test_the_rule_seldom_calls_equals_better(draw: Callable[[random.Random], float]) -> None:
    """Asked after every one of 300 sets, it errs in no more than 1 of 20 arenas, where a t-test would in many."""
    rng, rule = random.Random(2), StopRule(0.0, 0.95)
    wrong = naive = 0
    for _ in range(200):
        values = [draw(rng) for _ in range(300)]
        looks = [values[:number] for number in range(10, 301, 5)]
        wrong += any(rule.verdict(seen).answer == "better" for seen in looks)
        naive += any((estimate_mean(seen, 0.9).low or 0) > 0 for seen in looks)

    assert wrong <= 10
    assert naive >= 30


@pytest.mark.long
@pytest.mark.parametrize("draw", [normal, lopsided])
def test_the_rule_errs_no_more_often_than_promised(draw: Callable[[random.Random], float]) -> None:
    """Over 1,000 arenas of 1,000 sets, asked every time, the two errors together stay below 5 %."""
    rng, rule = random.Random(3), StopRule(0.0, 0.95)
    wrong = 0
    for _ in range(1000):
        values = [draw(rng) for _ in range(1000)]
        wrong += any(
            rule.verdict(values[:number]).answer != "open" for number in (*range(2, 200), *range(200, 1001, 10))
        )

    assert wrong <= 50


def test_the_rule_detects_a_difference() -> None:
    """It soon detects a bot that is better by one standard deviation, and also one that is not better by two."""
    rng = random.Random(4)
    values = [rng.gauss(1, 1) for _ in range(100)]

    assert "better" == StopRule(0.5, 0.95).verdict(values).answer
    assert "not better" == StopRule(2, 0.95).verdict(values).answer
    assert "open" == StopRule(1, 0.95).verdict(values).answer


@pytest.mark.parametrize("values", [[], [5.0], [5.0] * 50])
def test_the_rule_needs_sets_that_differ(values: list[float]) -> None:
    """Nothing follows from no sets, from one, and from sets that are all equal."""
    verdict = StopRule(1, 0.95).verdict(values)

    assert ("open", None, None) == (verdict.answer, verdict.low, verdict.high)


@pytest.mark.parametrize("confidence", [0.0, 0.4, 1.0, 95])
def test_a_confidence_is_a_share(confidence: float) -> None:
    """It lies between a half and 1."""
    with pytest.raises(InvalidSetup, match="a confidence lies between"):
        StopRule(1, confidence)


def test_ratings_keep_equals_equal_and_order_the_others() -> None:
    """Bots that always share the first rank have equal ratings; a bot that is always last has a lower one."""
    first, second, third = compute_ratings([(1, 1, 3)] * 30, 3)

    assert first == second
    assert first.mean > third.mean + 3 * (first.deviation + third.deviation) / 2


def test_times_are_kept_to_two_digits() -> None:
    """A duration of 12.39 milliseconds counts as 12."""
    times = DecisionTimes()
    times.add(0.01239)
    times.merge([DecisionTimes({7: 3})])

    assert {12000: 1, 7: 3} == times.counts


def share_with_zero(arenas: int, sets: int) -> float:
    """Return in how many small arenas of equal bots the interval contains 0."""
    inside = 0
    for seed in range(arenas):
        rows = tally_of(contest_of("random", "random", seed=seed), sets).rows()
        low, high = rows[-1].above.low, rows[-1].above.high
        assert low is not None
        assert high is not None
        inside += low <= 0 <= high
    return inside / arenas


@pytest.mark.slow
def test_equal_bots_come_out_equal() -> None:
    """About 19 in 20 of 50 small arenas between equal bots say so."""
    assert 0.88 <= share_with_zero(50, 6) <= 1


@pytest.mark.long
def test_equal_bots_come_out_equal_at_the_stated_rate() -> None:
    """95% of 1,500 arenas between equal bots say so, within three standard errors."""
    assert 0.933 <= share_with_zero(1500, 12) <= 0.967
