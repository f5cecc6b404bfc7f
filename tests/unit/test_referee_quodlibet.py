"""The referee of Quodlibet against the worked examples of the rules, random matches and falsified records."""

import json

import pytest
from record_author import Script, false_verdicts, random_records, write_record
from referee_quodlibet import CONTRACTS, Quodlibet, referee
from refereeing import Cut, Fault, Lines, read_options


def match(**options: str) -> Quodlibet:
    """Return a match before its first deal."""
    complete, faults = read_options(Quodlibet, options, 4)
    assert faults == []
    return Quodlibet(complete, 4)


def score(name: str, *takers: int, **options: str) -> list[int]:
    """Return the bad points for tricks with these takers, whatever their cards."""
    return match(**options).score(name, [(taker, {}) for taker in takers])


def prices(name: str, winner: int, trick: str) -> list[int]:
    """Return what a trick costs that seat 0 has led."""
    due = match().prices(name, 0, winner, dict(enumerate(trick.split())))
    return [due.get(seat, 0) for seat in range(4)]


MIXED = (0, 0, 0, 1, 1, 2, 2, 2)
ALL_TO_SEAT_0 = (0,) * 8


@pytest.mark.parametrize(
    "name, takers, points",
    [
        ("plus", MIXED, [50, 60, 50, 100]),
        ("minus", MIXED, [30, 20, 30, 0]),
        ("minus", ALL_TO_SEAT_0, [100, 0, 0, 0]),
        ("open", ALL_TO_SEAT_0, [100, 0, 0, 0]),
        ("hunt", MIXED, [30, 20, 30, 0]),
        ("neighbour", MIXED, [0, 30, 20, 30]),
        ("neighbour", ALL_TO_SEAT_0, [0, 100, 0, 0]),
        ("first_three_and_last", (0, 0, 2, 3, 3, 3, 3, 1), [30, 50, 30, 0]),
    ],
)
def test_scores_by_takers(name: str, takers: tuple[int, ...], points: list[int]) -> None:
    """What tricks cost whom."""
    assert score(name, *takers) == points


def test_the_last_trick_may_cost_more() -> None:
    """The last trick of first_three_and_last is an option."""
    assert score("first_three_and_last", 0, 0, 2, 3, 3, 3, 3, 1, last_trick_cost="100") == [30, 100, 30, 0]


@pytest.mark.parametrize(
    "name, winner, trick, points",
    [
        ("achmed", 1, "KH 7H AH 8H", [0, 50, 0, 0]),
        ("achmed", 2, "QD 7D KD 8D", [0, 0, 30, 0]),
        ("achmed", 1, "KH AH QD 7H", [0, 100, 0, 0]),
        ("no_reds", 0, "AH KH QH JH", [40, 0, 0, 0]),
        ("no_reds", 0, "TH 9H 7S 8H", [60, 0, 0, 0]),
        ("ober_unter", 3, "QS JS 9S KD", [0, 0, 0, 100]),
        ("ober_unter", 0, "QS QH 7S 8S", [60, 0, 0, 0]),
        ("ober_unter", 0, "JC TC 9C 8C", [20, 0, 0, 0]),
        ("ober_unter", 0, "QS JD JH QC", [100, 0, 0, 0]),
        ("bribe", 1, "9C AC 7C 8H", [0, 30, 20, 0]),
        ("bribe", 0, "8S 7H 9H KD", [30, 20, 0, 0]),
        ("bribe", 0, "7S 8H 9D TC", [100, 0, 0, 0]),
        ("bribe", 0, "7S 7H KD QC", [100, 0, 0, 0]),
    ],
)
def test_scores_by_cards(name: str, winner: int, trick: str, points: list[int]) -> None:
    """What single tricks cost."""
    assert prices(name, winner, trick) == points


def test_all_hearts_cost_a_hundred() -> None:
    """All eight hearts taken by one seat cost 100 in place of 120."""
    tricks = [(2, {0: "7H", 1: "8H", 2: "AH", 3: "9H"}), (2, {2: "KH", 3: "QH", 0: "JH", 1: "TH"})]

    assert match().score("no_reds", tricks) == [0, 0, 100, 0]
    assert match().score("no_reds", [tricks[0], (0, tricks[1][1])]) == [50, 0, 70, 0]


def test_quadrature() -> None:
    """Only the card three ranks higher follows; its holder must lay it; the owner of the last card leads anew."""
    hands = {0: {"7C", "9D"}, 1: {"KC", "9S", "8H"}, 2: {"TC", "AD"}, 3: {"7D", "JS"}}
    lines = ["0 +7C", "1 pass", "2 +TC", "3 pass", "0 pass", "1 +KC", "1 +8H", "2 pass", "3 pass", "0 pass"]

    for wrong in (["0 +7C", "1 +KC"], ["0 +7C", "1 pass", "2 pass"], [*lines[:6], "2 +AD"]):
        with pytest.raises(Fault):
            match().quadrature(Lines(wrong), {seat: set(hand) for seat, hand in hands.items()}, 0)
    lines = [*lines[:6], "1 +9S", "2 pass", "3 pass", "0 pass", "1 pass"]
    hands[1] = {"KC", "9S", "QS"}
    assert match().quadrature(Lines([*lines[:-1], "1 +QS"]), hands, 0) == [1]


def test_the_next_card() -> None:
    """A step of three ranks; or a run of four cards."""
    step, run = match(), match(quart="run4")

    assert [step.next_card([card]) for card in ("7C", "8H", "9S", "TC", "JH", "QS", "AS")] == [
        *("TC", "JH", "QS", "KC", "AH", "", ""),
    ]
    assert [run.next_card(pile) for pile in (["8C"], ["AS"], ["8C", "9C", "TC", "JC"])] == ["9C", "", ""]


def test_the_leader_leads_again_if_nothing_can_follow() -> None:
    """The seven of diamonds is dead once the ten was laid."""
    hands = {0: {"TD", "KD", "7D", "AS"}, 1: {"AH", "7H"}, 2: {"AC", "8C"}, 3: {"9C", "9S"}}
    lines = ["0 +TD", "1 pass", "2 pass", "3 pass", "0 +KD", "0 +7D", "0 +AS"]

    assert match().quadrature(Lines(lines), hands, 0) == [0]


def test_the_next_seat_may_lead_to_a_new_pile() -> None:
    """With `pile_lead=next` the lead passes on from the owner of the last card."""
    hands = {0: {"AS", "7H"}, 1: {"QH"}, 2: {"AC", "8C"}, 3: {"9C", "9S"}}

    assert match(pile_lead="next").quadrature(Lines(["0 +AS", "1 +QH"]), hands, 0) == [1]


def test_shedding_scores() -> None:
    """Ten for a card left, a hundred for all eight; or by place."""
    record = write_record(Quodlibet, {"contracts": "snack"}, 4, Script(1))
    points = record["deals"][0]["points"]

    assert min(points) == 0
    assert all(point % 10 == 0 and point != 80 for point in points)
    record = write_record(Quodlibet, {"contracts": "snack", "shed_score": "places"}, 4, Script(1))
    assert sorted(record["deals"][0]["points"]) == [0, 10, 20, 30]


def test_the_king_of_the_next_wheel() -> None:
    """The seat with most bad points, of equal ones the first after the last king."""
    found = match()
    found.king, found.totals, found.wheels = 3, [150, 220, 180, 220], [["plus"], ["first_three_and_last"]]
    found.next_king("plus")

    assert found.king == 1
    assert not found.over


def test_the_king_alone_has_looked() -> None:
    """The other hands are dealt unseen and picked up after the choice."""
    record = write_record(Quodlibet, {}, 4, Script(1, ["chance dealer 0 2", "2 choose minus"]))
    events = record["deals"][0]["events"]

    assert len(record["deals"]) == 12
    assert referee(record) == []
    assert [line.endswith(" for -") for line in events[2:6]] == [True, True, False, True]
    for old, new in ((4, events[4] + " for -"), (6, "1 choose minus"), (6, "2 choose hunt"), (7, events[8])):
        wrong = json.loads(json.dumps(record))
        wrong["deals"][0]["events"][old] = new
        assert referee(wrong)


@pytest.mark.parametrize("name", CONTRACTS)
def test_each_contract_alone(name: str) -> None:
    """A match of one contract has one deal, with its sum."""
    record = write_record(Quodlibet, {"contracts": name}, 4, Script(4))
    sums = {
        "minus": {80, 100},
        "hunt": {80, 100},
        "first_three_and_last": {110},
        "no_reds": {100, 120},
        "achmed": {80, 100},
    }

    assert len(record["deals"]) == 1
    assert referee(record) == []
    assert name not in sums or sum(record["totals"]) in sums[name]


@pytest.mark.parametrize("contracts", ["", "minus,minus", "king"])
def test_contracts_that_are_none_are_rejected(contracts: str) -> None:
    """The option has different contracts of the twelve."""
    assert read_options(Quodlibet, {"contracts": contracts}, 4)[1]


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Quodlibet, random_records(Quodlibet, 3, deals=6)) == []


PLACES = {
    0: {1: "AS", 2: "QD", 3: "KC"},
    1: {1: "7H", 2: "AC", 5: "9C"},
    2: {1: "8C", 2: "TC", 3: "JC"},
    3: {1: "7S", 2: "9S", 4: "TS"},
}
"""The cards by place; some places are empty."""
FREE = ["0 place 3", "0 KC", "1 place 1", "1 7H", "2 place 1", "2 8C", "3 place 4", "3 TS"]
FOLLOWED = [
    *("0 place 3", "0 KC", "1 follow place_2+place_5", "1 place 5", "1 9C"),
    *("2 follow place_1+place_2+place_3", "2 place 1", "2 8C", "3 follow", "3 place 4", "3 TS"),
]


@pytest.mark.parametrize(
    "follow,lines,error",
    [
        ("free", FREE, Cut),  # the lines end after a trick
        ("must", FREE, Fault),
        ("must", FOLLOWED, Cut),
        ("free", FOLLOWED, Fault),
        ("must", [*FOLLOWED[:3], "1 place 1", "1 7H"], Fault),
        ("must", [*FOLLOWED[:2], "1 follow place_2", "1 place 2"], Fault),
        ("free", ["0 place 3", "0 AS"], Fault),
        ("free", ["0 place 4"], Fault),
        ("free", ["0 KC"], Fault),
    ],
)
def test_a_seat_plays_by_place_in_open(follow: str, lines: list[str], error: type[Exception]) -> None:
    """Whatever card lies at the place is played; only by option must it follow, and the places that do are named."""
    places = {seat: dict(held) for seat, held in PLACES.items()}
    hands = {seat: set(held.values()) for seat, held in PLACES.items()}

    with pytest.raises(error):
        match(open_follow=follow).tricks(Lines(lines), hands, 0, "open", places)


def test_hands_are_turned_away_in_open() -> None:
    """Everyone sees a hand but its owner, also that of a king who has looked; the last contract is named unseen."""
    record = write_record(Quodlibet, {"contracts": "open,hunt"}, 4, Script(2, ["chance dealer 0 1", "1 choose open"]))
    first, second = (deal["events"] for deal in record["deals"])
    record = write_record(Quodlibet, {"contracts": "open"}, 4, Script(2, ["chance dealer 0 1"]))
    alone = record["deals"][0]["events"]

    assert referee(record) == []
    assert [line.endswith(" for -") for line in first[2:6]] == [True, False, True, True]
    assert [line[-10:] for line in first[7:11]] == [" for 1 2 3", " for 0 2 3", " for 0 1 3", " for 0 1 2"]
    assert [line.endswith(" for -") for line in second[1:5]] == [True, True, False, True]
    assert all(line.endswith(" for -") for line in alone[2:6])
    for number, wrong in ((3, alone[3].removesuffix(" for -")), (7, alone[7].replace("1 2 3", "0 1 2 3"))):
        changed = json.loads(json.dumps(record))
        changed["deals"][0]["events"][number] = wrong
        assert referee(changed)
