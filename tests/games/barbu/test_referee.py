"""The referee of Barbu against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.barbu.referee import Barbu, Business, Domino, contracts_of, ravage, referee, split
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options


def match(**options: str) -> Barbu:
    """Return a match before its first deal."""
    complete, faults = read_options(Barbu, options, 4)
    assert faults == []
    return Barbu(complete, 4)


def legal(name: str, hand: str, trick: str, trump: str, options: dict[str, str]) -> set[str]:
    """Return the legal cards of a hand for a trick with these cards so far."""
    played = dict(enumerate(trick.split()))
    return match(**options).legal(name, set(hand.split()), played, trump, broken=False)


@pytest.mark.parametrize(
    "name, hand, trick, trump, cards, options",
    [
        ("hearts", "3H 9C", "", "", "9C", {}),
        ("hearts", "3H 8H", "", "", "3H 8H", {}),
        ("hearts", "3H 9C", "", "", "3H 9C", {"heart_lead": "free"}),
        ("queens", "3H 9C", "", "", "3H 9C", {}),
        ("trumps", "TH AH", "8H 5H", "H", "TH AH", {}),
        ("trumps", "KH 3H 2C", "8H 5H AH", "H", "KH 3H", {}),
        ("trumps", "2C KC", "7C", "H", "2C KC", {}),
        ("trumps", "4H 9H 3D", "7C 2C", "H", "4H 9H", {}),
        ("trumps", "5H QH AD", "7C 2C 9H", "H", "QH", {}),
        ("trumps", "5H AD", "7C 2C 9H", "H", "5H AD", {}),
        ("trumps", "5H AD", "7C 2C 9H", "H", "5H", {"undertrump": "must"}),
        ("barbu", "KH AD", "7C", "", "KH AD", {}),
        ("barbu", "KH AD", "7C", "", "KH", {"must_discard_kh": "on"}),
        ("barbu", "KH 2H", "7H", "", "KH 2H", {"must_discard_kh": "on"}),
        ("barbu", "KH 2H", "7H AH", "", "KH", {"must_discard_kh": "on"}),
        ("barbu", "KH 2H", "7H AH", "", "KH 2H", {}),
        ("barbu", "KH 2H", "7H QH", "", "KH 2H", {"must_discard_kh": "on"}),
    ],
)
def test_legal_cards(name: str, hand: str, trick: str, trump: str, cards: str, options: dict[str, str]) -> None:
    """The ban on leading hearts, and the duties of the contract with trumps."""
    assert legal(name, hand, trick, trump, options) == set(cards.split())


def test_a_thrown_heart_may_end_the_ban() -> None:
    """With `until_discarded` the ban ends when a heart was thrown on another suit."""
    found = match(heart_lead="until_discarded")

    assert found.legal("hearts", {"3H", "9C"}, {}, "", broken=True) == {"3H", "9C"}
    assert found.legal("hearts", {"3H", "9C"}, {}, "", broken=False) == {"9C"}


def doubled(*lines: str, redouble: str = "own_turn", positive: bool = False) -> dict[tuple[int, int], int]:
    """Return who doubled whom, once or twice, in a deal of declarer 0 with these answers."""
    business = Business(0, positive=positive, redouble=redouble)
    read = Lines(lines)
    business.round(read, lambda _: set())
    read.end()
    return business.doubled


def test_business() -> None:
    """The higher seat of a pair wins the difference from the lower one, twice if it was redoubled."""
    business = Business(0, positive=False, redouble="own_turn")
    business.doubled = {(1, 0): 2, (2, 0): 1, (2, 1): 1}

    assert business.settle([0, -12, -6, -6]) == [30, -42, -6, -6]
    business.doubled = {(1, 0): 1, (3, 0): 2}
    assert business.settle([35, 15, 10, 5]) == [115, -5, 10, -55]


def test_redoubling() -> None:
    """A seat redoubles who has doubled it before its answer, and later only in a second round."""
    pairs = {(1, 2): 2, (2, 3): 1}

    assert doubled("1 double_seats seat_2", "2 double_seats seat_1+seat_3", "3 pass", "0 pass") == pairs
    assert doubled(
        "1 pass", "2 double_seats seat_1", "3 pass", "0 pass", "1 double_seats seat_2", redouble="round"
    ) == {(2, 1): 2}
    with pytest.raises(Fault):
        doubled("1 pass", "2 double_seats seat_1", "3 pass", "0 pass", "1 double_seats seat_2")
    with pytest.raises(Fault):
        doubled("1 double_seats seat_2", "2 double_seats seat_1", "3 pass", "0 pass", redouble="declarer_only")
    with pytest.raises(Fault):
        doubled("1 pass", "2 pass", "3 pass", "0 double_seats seat_1")
    with pytest.raises(Fault):
        doubled("1 double_seats seat_2", positive=True)


def test_the_duty_to_double() -> None:
    """Two doubles are owed to each declarer, at the latest in the last deals."""
    found = match()
    found.declarer, found.left[0] = 0, ["tricks"]
    found.doubles[1, 0] = 1
    assert found.owed_to(1) == {0}
    found.left[0] = ["tricks", "trumps"]
    assert found.owed_to(1) == set()
    assert found.owed_to(2) == {0}
    assert found.owed_to(0) == set()


@pytest.mark.parametrize(
    "form, name, points",
    [
        ("classic", "tricks", [1, -9, -9, -9]),
        ("classic", "hearts", [0, -10, -10, -10]),
        ("classic", "queens", [0, -8, -8, -8]),
        ("classic", "barbu", [1, -7, -7, -7]),
        ("classic", "last_two", [0, -10, -10, -10]),
        ("ravage", "tricks", [0, -13, -13, -13]),
        ("ravage", "queens", [1, -11, -11, -11]),
        ("ravage", "ravage", [0, -8, -8, -8]),
    ],
)
def test_an_undoubled_deal_is_split(form: str, name: str, points: list[int]) -> None:
    """The others share the sum, rounded away from zero."""
    assert split(contracts_of(form, ())[name], 0, "AKQJT98765432") == points


def test_the_salad() -> None:
    """A trick with QH KH costs the trick, two hearts, a queen and the king."""
    salad = contracts_of("french32", ())["salad"]
    trick = ["QH", "KH", "7H", "9C"]

    assert salad.trick + sum(salad.cards.get(card, 0) for card in trick) == -1 - 3 - 2 - 8


def test_the_french_points() -> None:
    """Fives: tricks and hearts 40 each, queens 60, the king 70, and all of it in the salad."""
    record = write_record(Barbu, {"form": "french_points"}, 4, Script(2))
    sums = [sum(deal["points"]) for deal in record["deals"]]

    assert sums == [-40] * 8 + [-60] * 4 + [-70] * 4 + [-210] * 4
    assert [deal["leader"] for deal in record["deals"][:4]] == [
        (record["deals"][0]["leader"] + step) % 4 for step in range(4)
    ]


def test_the_french_form_with_ones() -> None:
    """One dealer has five deals: 8, 8, 8, 8 and 32."""
    record = write_record(Barbu, {"form": "french32"}, 4, Script(2))

    assert [sum(deal["points"]) for deal in record["deals"]] == [-8, -8, -8, -8, -32] * 4
    assert len({deal["leader"] for deal in record["deals"][:5]}) == 1


def test_ravage() -> None:
    """Equal losers share."""
    cards = {0: ["2S"], 1: ["2S", "3S"], 2: ["2H", "2D"], 3: ["4C", "5C"]}

    assert ravage(cards, -24) == [0, -12, 0, -12]


def test_domino_from_the_nine() -> None:
    """A row grows on both sides of the rank that was named."""
    domino = Domino(Lines([]), {}, "9", again=False)
    domino.laid = {"9S", "8S"}
    fits = {card for card in ("7S", "TS", "9H", "9D", "9C", "6S", "8H", "JS") if domino.fits(card)}

    assert fits == {"7S", "TS", "9H", "9D", "9C"}


def test_the_king_of_hearts_ends_the_deal() -> None:
    """When it is taken the rest of the hands is opened; the first declarer has drawn the highest card."""
    draw = ["chance draw 0 KS for 0", "chance draw 0 2S for 1", "chance draw 0 3S for 2", "chance draw 0 KD for 3"]
    again = [
        "chance draw 0 5C for 0",
        "chance draw 0 2C for 3",
        "0 choose barbu",
        "1 double_seats seat_0",
        "0 AS",
        "1 KS",
    ]
    hands = {"0": "AS", "1": "KS 2S 3S", "2": "KH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"}
    script = Script(script=[*draw, *again, "2 KH"], hands=hands)
    record = write_record(Barbu, {"must_discard_kh": "on"}, 4, script, deals=1)
    deal = record["deals"][0]

    assert referee(record) == []
    assert sum(line.startswith("show") for line in deal["events"]) == 4
    assert deal["points"][0] < 0
    assert sum(deal["points"]) == -20
    del deal["events"][-1]
    assert referee(record)


@pytest.mark.parametrize("deal, number", [(1, 0), (0, 1)])
def test_falsified_answers_are_rejected(deal: int, number: int) -> None:
    """A contract is chosen once, and no player doubles twice or out of turn."""
    record = write_record(Barbu, {"undoubled": "play"}, 4, Script(7), deals=2)
    events = record["deals"][deal]["events"]
    choices = [at for at, line in enumerate(events) if " choose " in line]
    if number:
        at = choices[-1] + 1
        events[at] = str((int(events[at][0]) + 1) % 4) + events[at][1:]
    else:
        other = record["deals"][0]
        events[choices[0]] = f"{events[choices[0]][0]} choose {other['contract']}"
        record["deals"][deal]["contract"] = other["contract"]

    assert referee(record)


def test_a_series_and_the_match_add_up_to_nothing() -> None:
    """Doubling moves points only between players."""
    record = write_record(Barbu, {}, 4, Script(3))

    assert referee(record) == []
    assert [0] * 4 == [sum(sum(deal["points"]) for deal in record["deals"][at : at + 7]) for at in (0, 7, 14, 21)]
    assert len({deal["contract"] for deal in record["deals"][7:14]}) == 7


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(Barbu, random_records(Barbu, 3, deals=5)) == []
