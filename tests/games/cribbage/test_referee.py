"""The referee of Cribbage against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.cribbage.referee import (
    Cribbage,
    fifteens,
    flush,
    game_points,
    nobs,
    pairs,
    play_points,
    referee,
    runs,
    show_points,
)
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record


@pytest.mark.parametrize(
    "hand, starter, parts",
    [
        ("5S 5D 5C JH", "5H", (16, 12, 0, 0, 1)),
        ("5S 5D 5C 5H", "KH", (16, 12, 0, 0, 0)),
        ("4S 4D 5C 6H", "6D", (8, 4, 12, 0, 0)),
        ("7S 7D 8C 9H", "8D", (8, 4, 12, 0, 0)),
        ("4S 5S 5D 6H", "5H", (8, 6, 9, 0, 0)),
        ("7S 7D 7C AH", "AS", (12, 8, 0, 0, 0)),
        ("TS JD QC KH", "5D", (8, 0, 4, 0, 1)),
        ("AS 2S 3S 4S", "JS", (4, 0, 4, 5, 0)),
        ("2S 6S 8S TS", "QD", (0, 0, 0, 4, 0)),
        ("2S 4D 6C 8H", "KD", (0, 0, 0, 0, 0)),
        ("2C 3D 4H 5S", "6C", (4, 0, 5, 0, 0)),
    ],
)
def test_shows(hand: str, starter: str, parts: tuple[int, ...]) -> None:
    """Fifteens, pairs, runs, flush, and the jack of the starter's suit."""
    cards = hand.split()
    five = [*cards, starter]

    assert parts == (
        fifteens(five),
        pairs(five),
        runs(five),
        flush(cards, starter, needs_five=False),
        nobs(cards, starter),
    )
    assert sum(parts) == show_points(cards, starter)


@pytest.mark.parametrize("starter, points", [("QD", 0), ("QS", 5)])
def test_a_flush_in_the_crib_needs_the_starter(starter: str, points: int) -> None:
    """Four cards of a suit are not enough."""
    assert points == show_points(["2S", "6S", "8S", "TS"], starter, needs_five=True)


@pytest.mark.parametrize(
    "cards, points",
    [
        ("8 7 9 7", (0, 2, 3, 2)),
        ("K 5 5 5 5", (0, 2, 2, 6, 12)),
        ("6 6 3 5 4", (0, 2, 2, 0, 4)),
        ("7 8 9 7", (0, 2, 3, 5)),
        ("T T T A", (0, 2, 6, 2)),
        ("2 3 4 5 A 6", (0, 0, 3, 4, 7, 6)),
        ("4 6 5 4", (0, 0, 5, 3)),
        ("K 5 4 6 6", (0, 2, 0, 3, 4)),
        ("Q K A", (0, 0, 0)),
    ],
)
def test_points_of_the_play(cards: str, points: tuple[int, ...]) -> None:
    """Each card scores with those before it in its count."""
    played = [rank + "S" for rank in cards.split()]

    assert points == tuple(play_points(played[: number + 1]) for number in range(len(played)))


@pytest.mark.parametrize(
    "target, loser, points",
    [(121, 91, 1), (121, 90, 2), (121, 61, 2), (121, 60, 3), (61, 31, 1), (61, 30, 2), (61, 0, 2)],
)
def test_skunks(target: int, loser: int, points: int) -> None:
    """Under 91 a loser is skunked, under 61 twice; in a short game under 31, and never twice."""
    assert points == game_points(target, loser, skunk=True)


WHOLE = [
    "chance dealer 0 0",
    *("1 (discard QS TH)", "0 (discard 2C 2D)"),
    *("1 +7D", "0 +8C", "1 +6S", "0 +9H", "1 pass", "0 pass", "1 +5H", "0 +KD", "1 +JC", "0 +3S"),
]
HANDS = {"0": "8C 9H KD 3S 2C 2D", "1": "5H 6S 7D JC QS TH", "stock": "4H"}


def test_a_whole_deal() -> None:
    """Example 23: play and shows, counted line by line."""
    record = write_record(Cribbage, {}, 2, Script(script=WHOLE, hands=HANDS), deals=1)

    assert referee(record) == []
    assert record["deals"][0]["points"] == [14, 11]


def test_a_seat_that_can_play_may_not_pass() -> None:
    """Who holds a card that fits must play one."""
    record = write_record(Cribbage, {}, 2, Script(script=WHOLE, hands=HANDS), deals=1)
    events = record["deals"][0]["events"]
    at = events.index("1 pass")
    events.insert(at - 1, "1 pass")

    assert referee(record)


@pytest.mark.parametrize("said, points", [(6, [4, 6]), (8, [2, 8]), (20, [2, 8])])
def test_muggins(said: int, points: list[int]) -> None:
    """What an owner misses goes to the other seat; too much brings the true points."""
    script = [*WHOLE, f"1 count {said}", "0 count 2", "0 count 2"]
    record = write_record(Cribbage, {"muggins": "on"}, 2, Script(script=script, hands=HANDS), deals=1)
    rest = [10 + points[0] + 2, 3 + points[1]]

    assert referee(record) == []
    assert record["deals"][0]["points"] == rest


def test_the_options_fit() -> None:
    """Skunks count only in a match of several games."""
    record = next(random_records(Cribbage, 1))

    assert referee(record | {"options": {"skunk": "off"}})


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options, for two, three and four seats."""
    assert (
        false_verdicts(Cribbage, random_records(Cribbage, 4, fixed={"games": "1", "skunk": "on", "target": "61"})) == []
    )
