"""The referee of Skat against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.skat.referee import LADDER, Contract, Outcome, Skat, auction, matadors, referee, value_of
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Lines, read_options


def match_of(options: dict[str, str], seats: int = 3) -> Skat:
    """Return a match before its first deal."""
    complete, wrong = read_options(Skat, options, seats)
    assert not wrong
    return Skat(complete, seats)


def contract(trump: str, word: str = "", bid: int = 18, *, hand: bool = False) -> Contract:
    """Return a contract of seat 0."""
    return Contract(0, trump, hand, word, bid)


def test_the_ladder() -> None:
    """Example 17: 63 values from 18 to 264."""
    assert (63, 18, 264) == (len(LADDER), LADDER[0], LADDER[-1])
    assert [50, 54, 55, 59, 60] == [value for value in LADDER if 48 < value < 62]


@pytest.mark.parametrize(
    "cards, trump, number",
    [
        ("JC JS JD 7S", "C", 2),
        ("JH AC", "C", 2),
        ("JD", "C", 3),
        ("AC", "C", 4),
        ("TC", "C", 5),
    ],
)
def test_matadors(cards: str, trump: str, number: int) -> None:
    """Example 7."""
    assert number == matadors(cards.split(), trump)


@pytest.mark.parametrize(
    "played, outcome, value",
    [
        (contract("C"), Outcome(61, 5, 5, 1), 24),
        (contract("C"), Outcome(30, 5, 5, 1), -36),
        (contract("C"), Outcome(0, 0, 10, 1), -48),
        (contract("D"), Outcome(45, 4, 6, 2), -27),
        (contract("G"), Outcome(95, 8, 2, 4), 144),
        (contract("H", "schneider", hand=True), Outcome(92, 8, 2, 1), 50),
        (contract("H", "schneider", hand=True), Outcome(25, 3, 7, 1), -50),
        (contract("C", "ouvert", hand=True), Outcome(120, 10, 0, 2), 108),
        (contract("G", "ouvert", hand=True), Outcome(30, 3, 1, 4), -264),
        (contract("N"), Outcome(0, 0, 10, 0), 23),
        (contract("N", "ouvert", hand=True), Outcome(0, 1, 0, 0), -59),
        (contract("S", bid=36, hand=True), Outcome(80, 7, 3, 1), -44),
        (contract("S", bid=36, hand=True), Outcome(90, 8, 2, 1), 44),
        (contract("D", bid=22), Outcome(70, 6, 4, 1), -27),
        (contract("D", bid=22), Outcome(90, 8, 2, 1), 27),
    ],
)
def test_values(played: Contract, outcome: Outcome, value: int) -> None:
    """Examples 1 to 6, 8 and 9."""
    assert value == value_of(played, outcome, 24)


def test_an_auction() -> None:
    """Example 11."""
    said = ["1 bid 18", "0 hold", "1 bid 20", "0 hold", "1 pass", "2 bid 22", "0 pass"]

    assert (2, 22) == auction(Lines(said), [0, 1, 2])
    assert (-1, 0) == auction(Lines(["1 pass", "2 pass", "0 pass"]), [0, 1, 2])


def test_four_at_the_table() -> None:
    """Example 14: the dealer gets 30, too."""
    match = match_of({"players": "4"}, 4)

    assert [-98, 30, 30, 30] == match.score(contract("C"), Outcome(50, 5, 5, 1))


@pytest.mark.parametrize(
    "counts, tricks, skat, last, options, points",
    [
        ([70, 38, 12], [5, 3, 2], 0, 0, {}, [-70, 0, 0]),
        ([90, 30, 0], [6, 4, 0], 0, 0, {}, [-180, 0, 0]),
        ([50, 50, 20], [4, 4, 2], 0, 0, {}, [-50, -50, 0]),
        ([60, 50, 3], [5, 4, 1], 7, 0, {}, [-67, 0, 0]),
        ([60, 50, 3], [5, 4, 1], 7, 2, {}, [-60, 0, 0]),
        ([60, 50, 3], [5, 4, 1], 7, 2, {"ramsch_skat": "loser"}, [-67, 0, 0]),
        ([113, 0, 0], [10, 0, 0], 7, 0, {}, [120, 0, 0]),
    ],
)
def test_ramsch(
    counts: list[int], tricks: list[int], skat: int, last: int, options: dict[str, str], points: list[int]
) -> None:
    """Examples 15 and 16."""
    match = match_of({"all_pass": "ramsch", **options})

    assert points == match.score_ramsch(dict(enumerate(counts)), dict(enumerate(tricks)), skat, last=last)


def test_a_null_ends_with_its_first_trick() -> None:
    """The rest of the hands is shown, and the loss is booked."""
    script = [
        *("chance dealer 0 2", "1 pass", "2 pass", "0 bid 18", "0 choose hand", "0 choose null"),
        *("0 AC", "1 7C", "2 8C"),
    ]
    hands = {"0": "AC", "1": "7C 9C", "2": "8C TC"}
    record = write_record(Skat, {}, 3, Script(script=script, hands=hands), deals=1)

    assert [-120, 40, 40] == record["deals"][0]["points"]
    assert referee(record) == []


def test_options_fit() -> None:
    """Some options need others."""
    for options in ({"limit": "501"}, {"ramsch_skat": "loser"}, {"scoring": "bierlachs", "deals": "36"}):
        assert read_options(Skat, options, 3)[1]
    assert read_options(Skat, {"players": "4", "deals": "9"}, 4)[1]


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Skat, random_records(Skat, 5, deals=12)) == []
