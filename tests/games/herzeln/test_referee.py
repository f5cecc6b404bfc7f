"""The referee of Herzeln against the worked examples of the rules, random matches and falsified records."""

import json

import pytest

from tests.games.herzeln.referee import HEARTS, Herzeln, line_lines, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options, taker


def match(seats: int = 4, options: dict[str, str] | None = None) -> Herzeln:
    """Return a match before its first deal."""
    complete, faults = read_options(Herzeln, options or {}, seats)
    assert faults == []
    return Herzeln(complete, seats)


def wanted(*ends: str, seats: int = 4) -> tuple[str, str]:
    """Return what the lower and the upper end want after the jack and cards at these ends."""
    found = match(seats)
    state = found.grown(None, "")
    for end in ends:
        state = found.grown(state, end)
    return state


def test_the_ten_is_second() -> None:
    """The ace beats the ten, and the ten beats the king."""
    assert taker({0: "KS", 1: "TS", 2: "AS", 3: "AH"}, match().ranks) == 2
    assert taker({0: "KS", 1: "TS", 2: "QS", 3: "AH"}, match().ranks) == 1


def test_what_tricks_cost() -> None:
    """The values of the deals."""
    found = match()
    worth = {name: found.worth(name, ["AH", "TH", "QS", "QD"], last=True) for name in ("hearts", "tricks", "queens")}

    assert sum(HEARTS.values()) == -33
    assert worth == {"hearts": -21, "tricks": 10, "queens": -40}
    assert [found.worth(name, ["KH"], last=True) for name in ("no_tricks", "king", "last", "no_last")] == [
        -10,
        -40,
        40,
        -40,
    ]
    short = match(options={"form": "four_stages"})
    assert [
        short.worth("gepetto", [card], last=last) for card, last in (("KH", False), ("7S", True), ("KH", True))
    ] == [-4, -4, -8]


def test_the_line() -> None:
    """Ranks go round the corner at both ends; for three players without 7 and 8."""
    assert wanted() == ("9", "Q")
    assert wanted("up", "up", "up", "up") == ("9", "7")
    assert wanted("up", "up", "up", "up", seats=3) == ("9", "9")
    assert wanted("up", "up", "up", "up", "down", "down") == ("7", "7")
    assert wanted("up", "up", "up", "up", "down", "down", "up") == ("7", "8")
    assert wanted("up", "up", "up", "up", "down", "down", "down") == ("A", "7")


def test_the_end_is_said_if_both_want_the_card() -> None:
    """Else the card alone is enough."""
    found = match()

    assert found.fitting({"7S", "8S"}, ("7", "7")) == {"7S": ["up", "down"]}
    assert found.fitting({"9D", "KH", "7C"}, ("9", "Q")) == {"9D": ["down"]}


def test_the_opening_of_the_line() -> None:
    """The first seat with a jack lays one; then every card that fits must be laid."""
    hands = {0: {"AS"}, 1: {"JC", "JS"}, 2: {"QH", "8C"}, 3: {"9S", "TD"}}
    found = match()

    for lines in (["0 pass", "1 pass"], ["0 pass", "1 +JC", "2 pass"], ["0 pass", "1 +JC", "2 +8C"], ["0 +AS"]):
        with pytest.raises(Fault):
            found.line(Lines(lines), {seat: set(hand) for seat, hand in hands.items()}, 0)


def test_how_an_end_is_written() -> None:
    """The end stands after the card, if there is a choice."""
    assert line_lines(1, {"7S": ["up", "down"]}) == {"1 +7S up": ("7S", "up"), "1 +7S down": ("7S", "down")}
    assert line_lines(1, {"9D": ["down"]}) == {"1 +9D": ("9D", "down")}


def test_places() -> None:
    """Nothing for the first, then ten more each."""
    assert match().places([3, 0, 1, 2]) == [-10, -20, -30, 0]


def test_the_king_of_hearts_ends_its_deal() -> None:
    """The rest of the hands is opened."""
    script = Script(1, ["chance dealer 0 3", "0 AH", "1 KH"], {"0": "AH", "1": "KH"})
    record = write_record(Herzeln, {"order": "king"}, 4, script)

    assert referee(record) == []
    assert record["deals"][0]["points"] == [-40, 0, 0, 0]
    assert sum(line.startswith("show") for line in record["deals"][0]["events"]) == 4
    wrong = json.loads(json.dumps(record))
    wrong["deals"][0]["events"].pop()
    assert referee(wrong)


@pytest.mark.parametrize("seats, total", [(4, -213), (3, -181)])
def test_a_match_has_a_constant_sum(seats: int, total: int) -> None:
    """Eight deals always cost as much."""
    assert sum(write_record(Herzeln, {}, seats, Script(2))["totals"]) == total


def test_four_stages() -> None:
    """Each stage costs eight."""
    record = write_record(Herzeln, {"form": "four_stages"}, 4, Script(2))

    assert [sum(deal["points"]) for deal in record["deals"]] == [-8] * 4


@pytest.mark.parametrize("order", ["", "hearts,hearts", "hearts,domino"])
def test_orders_that_are_none_are_rejected(order: str) -> None:
    """An order has different deals of the eight."""
    assert read_options(Herzeln, {"order": order}, 4)[1]


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Herzeln, random_records(Herzeln, 3, {"rounds": "1"})) == []
