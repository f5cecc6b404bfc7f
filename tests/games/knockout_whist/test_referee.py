"""The referee of Knockout Whist against the worked examples of the rules, random matches and falsified records."""

import json
from typing import Any

import pytest

from tests.games.knockout_whist.referee import KnockoutWhist, referee
from tests.oracle.record_author import false_verdicts, random_records
from tests.oracle.refereeing import Fault, Lines, read_options

RECORD: dict[str, Any] = {  # seat 0 fails, takes a trick as a dog, cuts the higher card, and wins
    "format": "mamlaka record",
    "game": "knockout_whist",
    "options": {"first_cards": "3"},
    "seats": [{"name": "A"}, {"name": "B"}],
    "deals": [
        {
            "events": [
                "chance dealer 0 1",
                "new deal 0",
                "deal 0 432...",
                "deal 1 AKQ...",
                "deal stock 6D",
                "move stock turnup 6D",
                *("0 2S", "1 AS", "1 KS", "0 3S", "1 QS", "0 4S"),
            ],
            "leader": 0,
            "points": [0, 0],
        },
        {
            "events": [
                "new deal 1",
                "deal 0 .A..",
                "deal 1 A.K..",
                "1 choose H",
                *("1 AS", "0 knock", "1 KH", "0 AH"),
            ],
            "leader": 1,
            "points": [0, 0],
        },
        {
            "events": [
                "chance cut 0 KD for 0",
                "chance cut 0 TC for 1",
                "new deal 2",
                "deal 0 A...",
                "deal 1 K...",
                "0 choose S",
                *("0 AS", "1 KS"),
            ],
            "leader": 0,
            "points": [1, -1],
        },
    ],
    "totals": [1, -1],
    "is_over": True,
}


def match(**options: str) -> KnockoutWhist:
    """Return a match of four players before its first deal, with seat 3 as the dealer."""
    complete, faults = read_options(KnockoutWhist, options, 4)
    assert faults == []
    found = KnockoutWhist(complete, 4)
    found.dealer = 3
    return found


def test_a_dog_that_takes_a_trick_is_saved() -> None:
    """The whole match, written by hand, is sound."""
    assert referee(RECORD) == []


@pytest.mark.parametrize(
    "deal, old, new",
    [
        (0, "0 2S", "0 4S"),  # then 4S comes twice
        (0, "move stock turnup 6D", "move stock turnup 7D"),
        (0, "deal 0 432...", "deal 0 43..."),
        (1, "deal 0 .A..", "deal 0 .A.2."),  # a dog has one card
        (1, "0 knock", "1 knock"),
        (1, "0 AH", "0 knock"),  # a dog must play to the last trick
        (1, "1 choose H", "0 choose H"),
        (1, "1 choose H", "1 choose none"),
        (2, "0 choose S", "1 choose S"),  # seat 0 has cut the higher card
        (2, "chance cut 0 KD for 0", "chance cut 0 9C for 0"),
        (2, "0 AS", "1 KS"),
    ],
)
def test_falsified_lines_are_rejected(deal: int, old: str, new: str) -> None:
    """One wrong line makes a record false."""
    record: dict[str, Any] = json.loads(json.dumps(RECORD))
    events = record["deals"][deal]["events"]
    events[events.index(old)] = new

    assert referee(record)


@pytest.mark.parametrize(
    "dogs, staying, alive", [("all", [0, 1, 2, 3], {1, 3}), ("first", [0, 1, 2], {1}), ("off", [0, 2], set())]
)
def test_the_first_failure(dogs: str, staying: list[int], alive: set[int]) -> None:
    """All players who fail first are dogs, or the first of them from the dealer's left, or none."""
    found = match(dogs=dogs)

    assert found.stays({0: 4, 1: 0, 2: 3, 3: 0}) == staying
    assert found.dogs == alive


def test_the_dogs_life_is_used_up() -> None:
    """Later failures are out at once, and so is a dog without a trick."""
    found = match()
    found.dogs, found.lives = {3}, [False, False]

    assert found.stays({0: 4, 1: 0, 2: 2, 3: 0}) == [0, 2]


def test_a_blind_dog_comes_after_the_dogs_life() -> None:
    """With `blind_dog` the next failures are saved once more."""
    found = match(blind_dog="on")
    found.lives = [False, True]

    assert found.stays({0: 4, 1: 0, 2: 3, 3: 0}) == [0, 1, 2, 3]
    assert found.blind
    assert found.lives == [False, False]


def test_a_dog_wins_a_trick_and_a_live_seat_with_cards_leads_next() -> None:
    """The dog has no card left, so the next seat leads; a knocking dog doesn't take part."""
    found = match()
    found.cards, found.dogs = 6, {1, 3}
    hands = {0: {"AC", "KC", "QC"}, 1: {"2H"}, 2: {"8C", "9C", "TC"}, 3: {"9S"}}
    leader = found.trick(Lines(["2 8C", "3 knock", "0 AC", "1 2H"]), 2, hands, "H", 2)

    assert leader == 1
    assert found.trick(Lines(["2 9C", "3 9S", "0 KC"]), 1, hands, "H", 3) == 0


def test_a_dog_leads_or_knocks() -> None:
    """A dog's card that is led has to be followed; if it knocks, the next seat leads."""
    found = match()
    found.cards, found.dogs = 6, {1}
    hands = {0: {"AC"}, 1: {"7D"}, 2: {"8D", "9C"}, 3: {"9S"}}
    with pytest.raises(Fault):
        found.trick(Lines(["1 7D", "2 9C"]), 1, hands, "H", 0)
    hands = {0: {"AC"}, 1: {"7D"}, 2: {"8D", "9C"}, 3: {"9S"}}

    assert found.trick(Lines(["1 knock", "2 9C", "3 9S", "0 AC"]), 1, hands, "H", 0) == 0


def test_misere_knocks_out_who_takes_two() -> None:
    """If all took two or more, those with the fewest stay."""
    found = match(misere="on", dogs="off")

    assert found.misere_stays({0: 4, 1: 1, 2: 2, 3: 0}) == [1, 3]
    assert found.misere_stays({0: 3, 1: 2, 2: 2, 3: 3}) == [1, 2]


def test_a_tie_by_seat() -> None:
    """The nearest to the left of the last dealer names the trumps."""
    found = match(tie="seat")
    found.most, found.last_dealer = [0, 1], 0

    assert found.chooser(Lines([])) == 1


def test_trumps_may_not_be_led_first() -> None:
    """With `trump_lead=off` another suit is led to the first trick, if there is one."""
    found = match(trump_lead="off")
    with pytest.raises(Fault):
        found.trick(Lines(["0 AH"]), 0, {0: {"AH", "2S"}, 1: {"3S"}, 2: {"4S"}, 3: {"5S"}}, "H", 0)

    assert (
        found.trick(Lines(["0 AH", "1 3S", "2 4S", "3 5S"]), 0, {0: {"AH"}, 1: {"3S"}, 2: {"4S"}, 3: {"5S"}}, "H", 0)
        == 0
    )


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options, and all points add up to zero."""
    records = [*random_records(KnockoutWhist, 4)]

    assert false_verdicts(KnockoutWhist, records) == []
    assert [0] * 4 == [sum(record["totals"]) for record in records]
