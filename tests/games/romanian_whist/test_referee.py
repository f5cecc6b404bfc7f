"""The referee of Romanian Whist against the worked examples of the rules, random matches and falsified records."""

import json
from typing import Any

import pytest

from tests.games.romanian_whist.referee import RomanianWhist, referee, sizes_of
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options

ONE_CARD: dict[str, Any] = {  # the first deal of a match; the second one has begun
    "format": "mamlaka record",
    "game": "romanian_whist",
    "options": {"one_card": "forehead"},
    "seats": [{"name": name} for name in "ABC"],
    "deals": [
        {
            "events": [
                "chance dealer 0 2",
                "new deal 0",
                "deal 0 9... for 1 2",
                "deal 1 .A.. for 0 2",
                "deal 2 ...9 for 0 1",
                "deal stock TC",
                "move stock turnup TC",
                "0 bid 1",
                "1 bid 0",
                "2 bid 1",
                "0 turn_up",
                "0 9S",
                "1 turn_up",
                "1 AH",
                "2 turn_up",
                "2 9C",
            ],
            "leader": 0,
            "points": [-1, 5, 6],
        },
        {"events": ["new deal 1", "deal 0 9... for 1 2"]},
    ],
    "totals": [-1, 5, 6],
}


def match(seats: int = 4, **options: str) -> RomanianWhist:
    """Return a match before its first deal."""
    complete, faults = read_options(RomanianWhist, options, seats)
    assert faults == []
    return RomanianWhist(complete, seats)


def test_a_deal_of_one_card() -> None:
    """A record that stops in the second deal is sound."""
    assert referee(ONE_CARD) == []


@pytest.mark.parametrize(
    "old, new",
    [
        ("deal 0 9... for 1 2", "deal 0 9..."),
        ("2 bid 1", "2 bid 0"),  # the sum would be the number of tricks
        ("2 bid 1", "2 bid 2"),
        ("move stock turnup TC", "move stock turnup TS"),
        ("1 AH", "2 9C"),
        ("deal 1 .A.. for 0 2", "deal 1 .8.. for 0 2"),  # three players have no eights
    ],
)
def test_falsified_lines_are_rejected(old: str, new: str) -> None:
    """One wrong line makes a record false."""
    record: dict[str, Any] = json.loads(json.dumps(ONE_CARD))
    events = record["deals"][0]["events"]
    events[events.index(old)] = new

    assert referee(record)


@pytest.mark.parametrize("seats, deals", [(3, 21), (4, 24), (5, 27), (6, 30), (7, 33)])
def test_the_number_of_deals(seats: int, deals: int) -> None:
    """Both long orders have 3n + 12 deals."""
    assert len(sizes_of("1-8-1", seats)) == len(sizes_of("8-1-8", seats)) == deals


@pytest.mark.parametrize(
    "bids, size, allowed",
    [((2, 1, 0), 4, {0, 2, 3, 4}), ((2, 2, 0), 3, {0, 1, 2, 3}), ((0, 0, 0), 1, {0}), ((1, 0, 0), 1, {1})],
)
def test_the_last_bidder_must_not_make_the_sum_even(bids: tuple[int, ...], size: int, allowed: set[int]) -> None:
    """One number is forbidden to the last bidder, if it is not below zero."""
    accepted = set()
    for number in range(size + 1):
        lines = Lines([f"{seat} bid {bid}" for seat, bid in enumerate((*bids, number))])
        try:
            match().bids(lines, [0, 1, 2, 3], size)
        except Fault:
            continue
        accepted.add(number)

    assert accepted == allowed


def test_scores() -> None:
    """Five and the bid if it is exact, else the distance below zero."""
    found = match()
    scores = [found.score(0, bid, tricks, 4) for bid, tricks in ((2, 2), (1, 0), (0, 1), (2, 1), (0, 0), (0, 3))]

    assert scores == [7, -1, -1, -1, 5, -3]
    assert match(miss="flat").score(0, 0, 3, 4) == -5


@pytest.mark.parametrize(
    "ones, prizes", [("reset", [0] * 6), ("skip", [0, 0, 0, 0, 0, 10]), ("count", [0, 0, 0, 0, 10, 0])]
)
def test_deals_of_one_card_in_a_streak(ones: str, prizes: list[int]) -> None:
    """They break the streak, or rest, or count."""
    found = match(streak="10", streak_ones=ones)

    assert prizes == [found.score(0, 0, 0, size) - 5 for size in (2, 2, 1, 2, 2, 2)]


def test_a_streak_begins_again() -> None:
    """Five misses cost the prize once; the tenth exact deal in a row earns it again."""
    found = match(streak="10")

    assert [found.score(0, 1, 0, 2) for _ in range(6)] == [-1, -1, -1, -1, -11, -1]
    assert [found.score(0, 0, 0, 2) for _ in range(10)] == [5, 5, 5, 5, 15, 5, 5, 5, 5, 15]


@pytest.mark.parametrize("hand, legal", [("9C AD", "9C"), ("7D QH", "7D"), ("QH 9S", "QH 9S"), ("AD 7D QH", "AD 7D")])
def test_a_trump_must_be_played_to_a_suit_that_is_missing(hand: str, legal: str) -> None:
    """Clubs are led, diamonds are trumps."""
    assert match().legal(set(hand.split()), "C", "D") == set(legal.split())
    assert match(trump_duty="may").legal({"7D", "QH"}, "C", "D") == {"7D", "QH"}


def test_the_dealer_of_seven_sits_out() -> None:
    """The dealer gets no cards and no points, and the seat before it bids last."""
    record = write_record(RomanianWhist, {}, 7, Script(script=["chance dealer 0 6"]), deals=3)

    assert referee(record | {"is_over": False}) == []
    for number, deal in enumerate(record["deals"]):
        dealer = (6 + number) % 7
        assert deal["points"][dealer] == 0
        assert not [line for line in deal["events"] if line.startswith((f"deal {dealer} ", f"{dealer} bid"))]
        assert [line for line in deal["events"] if " bid " in line][-1].startswith(str((dealer - 1) % 7))


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(RomanianWhist, random_records(RomanianWhist, 3, deals=8)) == []
