"""The referee of Fan Tan against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.fan_tan.referee import FanTan, FanTanDeal, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options

PLACES = {"stop": "last", "score": "places"}
SHICHI_NARABE = PLACES | {"sevens_first": "on", "opener": "diamonds", "passing": "limited"}


def deal(
    table: str = "", hands: tuple[str, ...] = (), lines: tuple[str, ...] = (), options: dict[str, str] | None = None
) -> FanTanDeal:
    """Return a deal of four players with these cards on the table and in the hands; the last seat is the dealer."""
    complete, faults = read_options(FanTan, options or {}, len(hands) or 4)
    assert faults == []
    match = FanTan(complete, len(hands) or 4)
    match.dealer = match.seats - 1
    found = FanTanDeal(match, Lines(lines))
    found.laid = set(table.split())
    found.hands = {seat: set(cards.split()) for seat, cards in enumerate(hands)}
    return found


def fitting(table: str, options: dict[str, str]) -> set[str]:
    """Return which cards fit."""
    found = deal(table, options=options)
    every = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"} - found.laid
    return {card for card in every if found.fits(card)}


@pytest.mark.parametrize(
    "table, cards, options",
    [
        ("5S 6S 7S 8S 7H", "4S 9S 6H 8H 7D 7C", {}),
        ("7S 8S 9S TS JS QS KS", "AS 6S 7H 7D 7C", {"corner": "link"} | PLACES),
        ("7S 8S 9S TS JS QS KS", "AS 7H 7D 7C", {"corner": "tunnel"} | PLACES),
        ("7S 8S 9S TS JS QS KS AS", "2S 7H 7D 7C", {"corner": "tunnel"} | PLACES),
        ("7S 6S 5S 4S 3S 2S AS", "8S KS 7H 7D 7C", {"corner": "link"} | PLACES),
        ("7S 8S 9S TS JS QS KS", "AS 6S 7H 7D 7C", {"ace": "high"}),
        ("7S 6S 5S 4S 3S 2S", "8S 7H 7D 7C", {"ace": "high"}),
        ("7H", "8H 7S 7D 7C", {"eight_first": "on"}),
        ("JD", "TD QD JS JH JC", {"start": "J"}),
        ("5S 6S 7S 8S TS QS 2H", "4S 9S 7H 7D 7C", SHICHI_NARABE),
        ("5S 6S 7S 8S 9S TS QS 2H", "4S JS 7H 7D 7C", SHICHI_NARABE),
        ("5S 6S 7S 8S 9S TS JS QS 2H", "4S KS 7H 7D 7C", SHICHI_NARABE),
    ],
)
def test_cards_that_fit(table: str, cards: str, options: dict[str, str]) -> None:
    """A row grows at the first missing rank on each side; the options change the ends."""
    assert fitting(table, options) == set(cards.split())


def test_the_pool() -> None:
    """The first out takes antes, passes and a chip for each card left."""
    found = deal(hands=("2H 3H 4H", "2D 3D 4D 5D 6D", "", "2C 3C"))
    found.antes, found.passes, found.out = [1] * 4, [2, 3, 1, 1], [2]

    assert found.points() == [-6, -9, 19, -4]


def test_a_seven_held_back_is_paid_to_its_neighbours() -> None:
    """A pass with the seven in hand costs three, and five to each holder of the six or eight; ten to one with both."""
    cards = ("7D 2S", "6D 3S", "4S", "8D 5S")
    found = deal(hands=cards, lines=("0 pass",), options={"passing": "paid"})
    found.turn(0, "")
    found.antes, found.out, found.hands[2] = [0] * 4, [2], set()

    assert found.points() == [-15, 3, 9, 3]
    assert deal(hands=("7D", "6D 8D", "2S", "3S")).owed(0, {"7D"}) == {1: 10, 2: 0, 3: 0}


def test_places_are_filled_from_both_ends() -> None:
    """The first eliminated is last, and the seat that remains takes the place left."""
    found = deal(hands=("", "", "2S", ""), options=SHICHI_NARABE)
    found.out, found.eliminated = [0], [1, 3]

    assert found.finished()
    assert found.points() == [3, 0, 2, 1]


def test_cards_left() -> None:
    """Cards left cost one each, or their pips."""
    hands = ("", "2S 3S 4S 5S", "KS 3H AS", "2C")

    assert deal(hands=hands, options={"score": "cards"}).points() == [0, -4, -3, -1]
    assert deal(hands=hands, options={"score": "pips"}).points() == [0, -14, -14, -2]


def test_the_pack_is_dealt_from_the_dealers_left() -> None:
    """Five players: the two seats after the dealer have a card more, and the others pay a chip more."""
    record = write_record(FanTan, {"deals": "1"}, 5, Script(script=["chance dealer 0 4"]))
    sizes = [len(line.split()[2]) - 3 for line in record["deals"][0]["events"][2:7]]

    assert sizes == [11, 11, 10, 10, 10]
    assert referee(record) == []


def test_passes_are_limited_and_then_eliminate() -> None:
    """With passes used up a card that fits must be laid; without one the hand goes to the table."""
    found = deal("7S", ("8S 2H", "9C", "QC"), ("0 pass",), SHICHI_NARABE)
    found.passes = [3, 0, 0]
    with pytest.raises(Fault):
        found.turn(0, "")
    found = deal("7S", ("2S 2H", "9C", "QC"), ("move 0 layout 2H 2S",), SHICHI_NARABE)
    found.passes = [3, 0, 0]
    found.turn(0, "")

    assert found.eliminated == [0]
    assert found.laid == {"7S", "2S", "2H"}


def test_everybody_has_passed() -> None:
    """After a round of passes the next seat with a card that fits must lay it."""
    found = deal("7S", ("8S 2H", "9C", "QC"), ("0 pass",), options={"passing": "paid"})
    found.in_a_row = 3

    with pytest.raises(Fault):
        found.turn(0, "")


@pytest.mark.parametrize(
    "options",
    [
        {"score": "places"},
        {"stop": "last"},
        {"passing": "limited"},
        {"passing": "paid", "score": "cards"},
        {"start": "first"},
        {"opener": "rank"},
        {"ace": "high", "corner": "link"},
        {"start": "K", "eight_first": "on"},
    ],
)
def test_options_that_do_not_fit_are_rejected(options: dict[str, str]) -> None:
    """Some options exclude each other."""
    record = next(random_records(FanTan, 1))

    assert referee(record | {"options": options})


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options, and chips only change hands."""
    records = [*random_records(FanTan, 3, {"deals": "2"}), *random_records(FanTan, 2, SHICHI_NARABE | {"deals": "2"})]

    assert false_verdicts(FanTan, records) == []
    for record in random_records(FanTan, 2, {"deals": "2", "score": "chips", "stop": "first_out", "passing": "paid"}):
        assert sum(record["totals"]) == 0
