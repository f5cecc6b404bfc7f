"""The referee of Quodlibet against the worked examples of the rules, random matches and falsified records."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.quodlibet.referee import CONTRACTS, Quodlibet, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options, write_hand


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


OPEN = {
    0: "7C AS KC QD 7S JH TS JD",
    1: "7H AC KS AD 9C TH 8S JS",
    2: "8C JC AH 8D 9S QH 9H 7D",
    3: "TC QC QS 9D KH KD 8H TD",
}
"""The cards by place."""
FREE_PLAYS = (
    *("0 3 KC", "1 1 7H", "2 1 8C", "3 1 TC"),  # seat 1 does not follow, and seat 0 wins
    *("0 1 7C", "1 2 AC", "2 2 JC", "3 2 QC"),
    *("1 3 KS", "2 3 AH", "3 3 QS", "0 2 AS"),
    *("0 4 QD", "1 4 AD", "2 4 8D", "3 4 9D"),
    *("1 7 8S", "2 5 9S", "3 5 KH", "0 5 7S"),
    *("2 6 QH", "3 6 KD", "0 6 JH", "1 6 TH"),
    *("2 7 9H", "3 7 8H", "0 7 TS", "1 5 9C"),
    *("2 8 7D", "3 8 TD", "0 8 JD", "1 8 JS"),
)
"""Seat, place and card of each play; the tricks are those of seats 0 1 0 1 2 2 2 0."""
ALL_SUITS = {seat: " ".join(f"{rank}{suit}" for rank in "9A7TKJQ8") for seat, suit in enumerate("SHDC")}
"""Each seat has a suit, so the leader takes all."""


def turned(hands: dict[int, str]) -> list[str]:
    """Return how hands are turned away from their owners."""
    return [
        f"move {seat} {seat} {cards} for {' '.join('0123'.replace(str(seat), ''))}" for seat, cards in hands.items()
    ]


def played(*plays: str) -> list[str]:
    """Return the lines for seat, place and card of some plays, or for other lines."""
    lines = []
    for play in plays:
        match play.split(" "):
            case [seat, place, card] if place.isdigit():
                lines += [f"{seat} place {place}", f"{seat} {card}"]
            case _:
                lines.append(play)
    return lines


def open_deal(hands: dict[int, str], plays: list[str], seen: str = "", moves: list[str] | None = None) -> list[str]:
    """Return the events of a deal of `open` with seat 0 as king, and the hands that are `seen` when they are dealt."""
    dealt = [
        f"deal {seat} {write_hand(cards.split())}{'' if str(seat) in seen else ' for -'}"
        for seat, cards in hands.items()
    ]
    return [
        "chance dealer 0 0",
        "new deal 0",
        *dealt,
        "0 choose open",
        *(turned(hands) if moves is None else moves),
        *plays,
    ]


def open_record(events: list[str], points: list[int] | None = None, /, **options: str) -> dict[str, Any]:
    """Return the record of a match of one deal of `open`, or of its beginning if there are no points."""
    deal: dict[str, Any] = {"events": events, "contract": "open"}
    record: dict[str, Any] = {"game": "quodlibet", "options": {"contracts": "open"} | options, "seats": [{}] * 4}
    leader = int(options.get("leader") == "right_of_king")
    if points is None:
        return record | {"deals": [deal]}
    return record | {"deals": [deal | {"leader": leader, "points": points}], "totals": points, "is_over": True}


def is_refused_at_the_end(events: list[str], **options: str) -> bool:
    """Return whether the last of some events breaks a rule, and no other one does."""
    sound, faults = referee(open_record(events[:-1], **options)), referee(open_record(events, **options))
    return sound == [] and len(faults) == 1 and faults[0].startswith(f"deal 0: event {len(events) - 1} ")


@pytest.mark.parametrize(
    "hands, plays, points",
    [
        (OPEN, FREE_PLAYS, [30, 20, 30, 0]),
        (
            ALL_SUITS,
            [f"{seat} {place} {ALL_SUITS[seat].split()[place - 1]}" for place in range(1, 9) for seat in range(4)],
            [100, 0, 0, 0],
        ),
    ],
)
def test_open_costs_ten_for_a_trick_and_a_hundred_for_all(
    hands: dict[int, str], plays: Sequence[str], points: list[int]
) -> None:
    """A card that does not follow cannot win; tricks cost as in `minus`."""
    events = open_deal(hands, played(*plays))
    turn = [points[-1], *points[:-1]]

    assert referee(open_record(events, points)) == []
    assert referee(open_record(events, turn))
    assert referee(open_record(events, [-cost for cost in points]))
    assert referee(open_record(events, [80 if cost == 100 else cost + 10 for cost in points]))


def test_all_eight_tricks_of_open_are_played() -> None:
    """A deal is not over before, and has no other ending."""
    events, points = open_deal(OPEN, played(*FREE_PLAYS)), [30, 20, 30, 0]
    void = open_record(events, points)
    void["deals"][0]["void"] = "redeal"

    assert referee(open_record(events[:-8], [20, 20, 30, 0]))
    assert referee(open_record(events, points)) == []
    assert referee(open_record([*events, "show 1 JS"], points))
    assert referee(void)


LEAD = ("0 3 KC",)
FOLLOWED = (*LEAD, "1 follow place_2+place_5", "1 5 9C", "2 follow place_1+place_2", "2 2 JC")
FOLLOWED_BY_ALL = (*FOLLOWED, "3 follow place_1+place_2", "3 2 QC", "0 1 7C", "1 follow place_2", "1 2 AC")


@pytest.mark.parametrize(
    "plays",
    [
        FREE_PLAYS[:4],
        (*LEAD, "1 2 AC"),
        (*LEAD, "1 8 JS", "2 8 7D", "3 8 TD", "0 8 JD"),
        ("0 8 JD", "1 1 7H", "2 8 7D", "3 8 TD", "0 7 TS"),  # places keep their numbers
    ],
)
def test_any_place_may_be_played_in_open(plays: tuple[str, ...]) -> None:
    """There is no duty to follow, because nobody could keep it."""
    assert referee(open_record(open_deal(OPEN, played(*plays)))) == []


@pytest.mark.parametrize(
    "plays",
    [
        ("0 place 3", "0 AS"),  # a card of another place
        ("0 place 9",),
        ("0 place 0",),
        ("1 place 1",),  # another seat
        (*LEAD, "2 place 1"),
        (*FREE_PLAYS[:4], "3 place 2"),  # seat 0 has won
        (*FREE_PLAYS[:8], "2 place 3"),  # seat 1 has won
        (*FREE_PLAYS[:4], "0 place 3"),  # it is empty
        (*FREE_PLAYS[:4], "0 place 2", "0 7C"),  # the places don't move up
        (*LEAD, "1 follow place_2+place_5"),
        (*LEAD, "1 follow"),
        (*LEAD, "1 pass"),
    ],
)
def test_plays_by_place_that_are_rejected(plays: tuple[str, ...]) -> None:
    """A seat plays the card at a place in turn, whatever it is; no places are named."""
    assert is_refused_at_the_end(open_deal(OPEN, played(*plays)))


def test_a_card_without_its_place_is_rejected() -> None:
    """Each play has a place, and then the card there."""
    events = open_deal(OPEN, played(*FREE_PLAYS))
    places = [number for number, line in enumerate(events) if " place " in line]

    assert len(places) == 32
    for number in places:
        place, card = events[number : number + 2]
        assert is_refused_at_the_end([*events[:number], card])
        assert is_refused_at_the_end([*events[:number], place, place])


@pytest.mark.parametrize("plays", [FOLLOWED_BY_ALL, (*LEAD, "1 follow place_2+place_5", "1 2 AC")])
def test_places_that_follow_are_named_if_they_must(plays: tuple[str, ...]) -> None:
    """With `open_follow=must` all places of the led suit are named, and one of them is played."""
    assert referee(open_record(open_deal(OPEN, played(*plays)), open_follow="must")) == []


def test_a_seat_without_the_suit_plays_any_place_in_open() -> None:
    """With `open_follow=must` it is named that no place follows."""
    for place, card in enumerate(ALL_SUITS[1].split(), start=1):
        events = open_deal(ALL_SUITS, ["0 place 1", "0 9S", "1 follow", f"1 place {place}", f"1 {card}"])
        assert referee(open_record(events, open_follow="must")) == []
    assert is_refused_at_the_end(open_deal(ALL_SUITS, ["0 place 1", "0 9S", "1 place 1"]), open_follow="must")


@pytest.mark.parametrize(
    "plays",
    [
        (*LEAD, "1 place 1"),
        (*LEAD, "1 place 2"),
        (*LEAD, "1 follow place_2+place_5", "1 place 1"),  # a revoke
        (*FOLLOWED_BY_ALL, "2 follow place_1", "2 place 3"),
        (*LEAD, "1 follow"),
        (*LEAD, "1 follow place_2"),  # one is left out
        (*LEAD, "1 follow place_1+place_2+place_5"),  # 7H does not follow
        (*LEAD, "1 follow place_5+place_2"),
        (*LEAD, "2 follow place_1+place_2"),
        ("0 follow place_1+place_3",),  # a lead
        (*FOLLOWED_BY_ALL, "2 follow place_1+place_2"),  # place 2 is empty
    ],
)
def test_places_that_must_follow_are_named_exactly(plays: tuple[str, ...]) -> None:
    """With `open_follow=must` a revoke is a fault, and so is another announcement."""
    assert is_refused_at_the_end(open_deal(OPEN, played(*plays)), open_follow="must")


def test_the_right_neighbour_of_the_king_may_lead_to_open() -> None:
    """The leader is an option of all contracts."""
    for leader, lead, wrong in (("king", "0 place 3", "1 place 1"), ("right_of_king", "1 place 1", "0 place 3")):
        assert referee(open_record(open_deal(OPEN, [lead]), leader=leader)) == []
        assert is_refused_at_the_end(open_deal(OPEN, [wrong]), leader=leader)


@pytest.mark.parametrize("audience", ["", " for 0", " for 0 1 2 3"])
def test_nobody_has_looked_if_open_is_left(audience: str) -> None:
    """The last contract of a wheel, also of one that has no other, is named by the table; not even the king looks."""
    script = ["chance dealer 0 3", "3 choose hunt", "0 choose open"]
    record = write_record(Quodlibet, {"contracts": "hunt,open"}, 4, Script(3, script))
    alone = open_record(open_deal(OPEN, played(*LEAD)))

    for sound in (record, alone):
        assert referee(sound) == []
        events = sound["deals"][-1]["events"]
        dealt = [number for number, line in enumerate(events) if line.startswith("deal ")]
        assert [events[number][-6:] for number in dealt] == [" for -"] * 4
        for number in dealt:
            changed = json.loads(json.dumps(sound))
            changed["deals"][-1]["events"][number] = events[number].removesuffix(" for -") + audience
            assert referee(changed)


def test_the_king_looks_if_another_contract_is_left() -> None:
    """The last contract of a wheel is named unseen only if it is `open`."""
    script = ["chance dealer 0 1", "1 choose open", "2 choose hunt"]
    record = write_record(Quodlibet, {"contracts": "open,hunt"}, 4, Script(2, script))
    events = record["deals"][1]["events"]

    assert referee(record) == []
    assert [line.endswith(" for -") for line in events[1:5]] == [True, True, False, True]
    events[3] += " for -"
    assert referee(record)


def test_a_king_who_chooses_open_has_looked() -> None:
    """Only the king has; then the hand of the king is turned away, too."""
    play = played(*LEAD)
    options = {"contracts": "open,hunt"}

    assert referee(open_record(open_deal(OPEN, play, seen="0"), **options)) == []
    for seen in ("", "1", "01", "0123"):
        assert referee(open_record(open_deal(OPEN, play, seen=seen), **options))
    for moves in (turned(OPEN)[1:], [], [f"move 0 0 {OPEN[0]} for 0", *turned(OPEN)]):
        assert referee(open_record(open_deal(OPEN, play, seen="0", moves=moves), **options))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("audience", ["", " for -", " for 0 1 2 3", " for 0", " for 1", " for 2", " for 3", " for 0 1"])
def test_a_hand_with_another_audience_is_rejected(audience: str, seat: int) -> None:
    """Everybody sees a hand but its owner."""
    moves = turned(OPEN)
    moves[seat] = moves[seat].split(" for ")[0] + audience

    assert is_refused_at_the_end(open_deal(OPEN, [], moves=moves[: seat + 1]))


def test_turned_hands_have_the_cards_that_were_dealt() -> None:
    """Chance orders the cards of a hand, and each hand is turned once."""
    moves = turned(OPEN)
    backwards = turned({seat: " ".join(cards.split()[::-1]) for seat, cards in OPEN.items()})
    lead = ["0 place 6", "0 KC"]

    assert referee(open_record(open_deal(OPEN, lead, moves=backwards))) == []
    assert is_refused_at_the_end(open_deal(OPEN, lead, moves=moves))
    for old, new in (("AS", "AC"), ("AS", "7C"), ("7C AS", "7C"), ("7C AS", "7C AS AC")):
        assert is_refused_at_the_end(open_deal(OPEN, [], moves=[moves[0].replace(old, new)]))
    assert is_refused_at_the_end(open_deal(OPEN, [], moves=[moves[0], moves[0]]))
    assert is_refused_at_the_end(open_deal(OPEN, [], moves=turned({0: OPEN[1]})))


@pytest.mark.parametrize("follow", ["free", "must"])
def test_random_matches_of_open_are_accepted_and_changed_ones_rejected(follow: str) -> None:
    """The referee is sure of itself under all options that go with `open`."""
    fixed = {"contracts": "open,hunt", "open_follow": follow, "rounds": "1"}

    assert false_verdicts(Quodlibet, random_records(Quodlibet, 3, fixed)) == []
