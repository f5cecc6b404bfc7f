"""The referee of Da Qi Zi against random matches and falsified records."""

import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from tests.games.da_qi_zi import falsified
from tests.games.da_qi_zi.playing import Document, Played, Player, some_options, unfinished
from tests.games.da_qi_zi.referee import DaQiZi, referee
from tests.invalid_records import lines
from tests.oracle.record_author import false_verdicts

PRESETS: dict[str, dict[str, str]] = {
    "classic": {},
    "party": {"direction": "cw", "end": "bankrupt", "chips": "25"},
    "heaven_nine": {"banker": "on", "last_needs_trick": "on"},
}
SEEDS = [range(10), *(pytest.param(range(low, low + 58), marks=pytest.mark.slow) for low in range(10, 300, 58))]


@pytest.mark.parametrize("seeds", SEEDS)
def test_random_matches_are_accepted(seeds: range) -> None:
    """Under random options: points add up to zero, units to eight, and the last trick has a unit."""
    for seed in seeds:
        record, story = Player(some_options(seed), seed).match()

        assert referee(record) == []
        for played in story:
            assert (8, 8, 0) == (sum(played.units), sum(played.sizes), sum(played.points))
            assert played.units[played.winner] >= played.sizes[-1]


def test_random_deals_of_the_classic_game() -> None:
    """The winner of the last trick gets 5 to 15 points, and never 14; a deal has two to eight tricks."""
    stories = [Player({}, seed).match()[1] for seed in range(15)]
    got = {played.points[played.winner] for story in stories for played in story}

    assert got <= {*range(5, 14), 15}
    assert {len(played.sizes) for story in stories for played in story} <= {*range(2, 9)}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """A match of each is accepted, also when it stops after any line of its first deal."""
    record, _ = Player(PRESETS[preset], 0).match()
    events = record["deals"][0]["events"]

    assert referee(record) == []
    assert not any(referee(unfinished(events[:size], PRESETS[preset])) for size in range(len(events)))


def first_deal(options: dict[str, str], happened: Callable[[Played], bool]) -> tuple[Document, int, Played]:
    """Return the first random match in a deal of which something happened, with this deal."""
    for seed in range(200):
        record, story = Player(options, seed).match()
        for number, played in enumerate(story):
            if happened(played):
                return record, number, played
    raise AssertionError


def with_points(record: Document, number: int, points: list[int]) -> Document:
    """Return a record with other points of a deal; its totals fit them."""
    false = deepcopy(record)
    deal = false["deals"][number]
    changes = zip(false["totals"], deal["points"], points, strict=True)
    false["totals"] = [total - before + after for total, before, after in changes]
    deal["points"] = points
    return false


FALSIFIED = lines.FALSIFIED | falsified.FALSIFIED
SEED = 4
"""The match of this seed contains everything that is falsified below."""


@cache
def sound_record() -> Document:
    """Return the record of a classic match, which tests copy before they change it."""
    record, _ = Player({}, SEED).match()
    assert referee(record) == []
    return record


@pytest.mark.parametrize("what", FALSIFIED)
def test_a_falsified_record_is_refused(what: str) -> None:
    """A single change in a sound record is found."""
    false = deepcopy(sound_record())
    FALSIFIED[what](false)

    assert false != sound_record()
    assert referee(false)


@pytest.mark.parametrize("option, value", falsified.OTHER_OPTIONS)
def test_a_match_of_other_options_is_refused(option: str, value: str) -> None:
    """Every option that changes play or payment is covered."""
    record = sound_record()

    assert referee(record | {"options": record["options"] | {option: value}})


@pytest.mark.parametrize("options", [{"sets": "mixed"}, {"colours": "equal"}])
def test_mixed_combinations_need_the_option(options: dict[str, str]) -> None:
    """By default they are refused, where the first one is played."""
    record, _ = Player(options, SEED).match()
    fault = referee(record | {"options": {}})[0]

    assert re.search(r"'\d play [^']*\wR [^']*\wB", fault)


def test_other_falsified_records_are_refused() -> None:
    """Under random options, too."""
    records = (
        Player(some_options(seed) | {"end": "deals", "deals": "4", "chips": "25"}, seed).match()[0] for seed in range(2)
    )

    assert false_verdicts(DaQiZi, records) == []


def test_a_forgotten_doubling_is_refused() -> None:
    """The payments between the banker and another seat count twice."""
    record, story = Player({"banker": "on"}, SEED).match()
    number = next(n for n, deal in enumerate(record["deals"]) if deal["leader"] == story[n].winner)
    points = [amount // 2 for amount in story[number].points]

    assert f"deal {number}: 'points'" in referee(with_points(record, number, points))[0]


def test_a_payment_of_chips_that_a_seat_does_not_have_is_refused() -> None:
    """A seat pays only what it has."""
    record, number, played = first_deal({"end": "bankrupt"}, lambda deal: sum(deal.owed) > deal.points[deal.winner])
    points = [sum(played.owed) if seat == played.winner else -owed for seat, owed in enumerate(played.owed)]

    assert referee(record) == []
    assert f"deal {number}: 'points'" in referee(with_points(record, number, points))[0]


@pytest.mark.parametrize("option, sign", [("none", 1), ("paid", -1)])
def test_units_over_four_are_paid_with_the_option_only(option: str, sign: int) -> None:
    """It is a fault to pay them without it, or to forget them with it."""
    record, number, played = first_deal(
        {"over_four": option}, lambda deal: max(deal.units) > 4 > deal.units[deal.winner]
    )
    rich = played.units.index(max(played.units))
    points = [*played.points]
    points[rich] += sign * (played.units[rich] - 4)
    points[played.winner] -= sign * (played.units[rich] - 4)

    assert referee(record) == []
    assert f"deal {number}: 'points'" in referee(with_points(record, number, points))[0]


def test_beating_without_units_in_the_last_trick() -> None:
    """A match is sound with the option exactly if no seat without units has beaten a single last piece."""
    verdicts = set()
    for seed in range(40):
        record, story = Player({"deals": "4"}, seed).match()
        needed = any(played.needed for played in story)
        options = record["options"] | {"last_needs_trick": "on"}
        assert needed == bool(referee(record | {"options": options}))
        verdicts.add(needed)

    assert {False, True} == verdicts
