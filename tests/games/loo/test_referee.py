"""The referee of Loo against the worked examples of the rules, random matches and falsified records."""

import json
from typing import Any

import pytest

from tests.games.loo.referee import Loo, LooDeal, referee
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Lines, read_options

JAPANESE = {"form": "japanese"}
RECORD: dict[str, Any] = {  # two deals of three players: a pool of three, then a defended miss
    "format": "mamlaka record",
    "game": "loo",
    "seats": [{"name": name} for name in "ABC"],
    "deals": [
        {
            "events": [
                "chance dealer 0 2",
                "new deal 0",
                "deal 0 9.A5..",
                "deal 1 TQ.2..",
                "deal 2 ..2.34",
                "deal miss 8S 7S 4D",
                "deal stock 4H",
                "move stock turnup 4H",
                "0 stand",
                "1 stand",
                "2 pass",
                *("0 AH", "1 2H", "0 5H", "1 TS", "0 9S", "1 QS"),
            ],
            "leader": 0,
            "points": [2, 1, -3],
        },
        {
            "events": [
                "new deal 1",
                "deal 0 2.2..2",
                "deal 1 AK..A.",
                "deal 2 3..3.3",
                "deal miss 4S 4D 4C",
                "deal stock QC",
                "move stock turnup QC",
                "1 stand",
                "2 pass",
                "0 defend",
                *("1 AS", "0 4S", "1 AD", "0 4D", "1 KS", "0 4C"),
            ],
            "leader": 1,
            "points": [-3, 2, 0],
        },
    ],
    "totals": [-1, 3, -3],
}


def deal(turned: str, pool: int = 0, seats: int = 5, options: dict[str, str] | None = None) -> LooDeal:
    """Return a deal with a turn-up, and a pool with the dealer's stake; the last seat deals."""
    complete, faults = read_options(Loo, options or {}, seats)
    assert faults == []
    match = Loo(complete, seats)
    match.dealer, match.pool = seats - 1, pool - match.stake
    found = LooDeal(match, Lines([]))
    found.turned, found.trump, found.joker_rank = turned, turned[1] if turned[0] != "*" else "", turned[0]
    return found


def test_a_match_that_stops_after_two_deals() -> None:
    """The record is sound."""
    assert referee(RECORD) == []


@pytest.mark.parametrize(
    "number, old, new",
    [
        (0, "1 stand", "1 defend"),
        (0, "2 pass", "2 out"),
        (0, "0 AH", "0 5H"),  # the ace of trumps must be led
        (0, "1 TS", "1 QS"),
        (0, "0 5H", "0 9S"),  # a trump must be led
        (0, "deal miss 8S 7S 4D", "deal miss 8S 7S AH"),
        (0, "move stock turnup 4H", "move stock turnup 5H"),
        (1, "0 defend", "0 pass"),
        (1, "0 4S", "0 2S"),  # the hand was given away
        (1, "0 4C", "1 KS"),
    ],
)
def test_falsified_lines_are_rejected(number: int, old: str, new: str) -> None:
    """One wrong line makes a record false."""
    record: dict[str, Any] = json.loads(json.dumps(RECORD))
    events = record["deals"][number]["events"]
    events[events.index(old)] = new

    assert referee(record)


@pytest.mark.parametrize(
    "turned, hand, cards, options",
    [
        ("4H", "AH 2C 3C", "AH", {}),
        ("4H", "KH 2C 3C", "KH 2C 3C", {}),
        ("4H", "5H 3H KS", "5H 3H", {}),
        ("4H", "5H 3H KS", "5H", {"lead_two": "highest"}),
        ("4H", "5H 3H KS", "5H 3H KS", {"lead_two": "off"}),
        ("AH", "KH 2C 3C", "KH", {}),
        ("4H", "AH 2H 3C", "AH", {"lead_two": "off"}),
    ],
)
def test_first_leads(turned: str, hand: str, cards: str, options: dict[str, str]) -> None:
    """The ace of trumps, or the king if the ace is turned up; else one of two trumps."""
    assert deal(turned, options=options).leads(set(hand.split()), 0) == set(cards.split())


def test_later_leads() -> None:
    """A trump is led to the second and third trick if there is one."""
    assert deal("4H").leads({"2H", "AS"}, 1) == {"2H"}
    assert deal("4H", options={"winner_leads_trump": "off"}).leads({"2H", "AS"}, 1) == {"2H", "AS"}
    assert deal("4H").leads({"2H", "5H"}, 1) == {"2H", "5H"}
    assert deal("4H", options={"lead_two": "highest"}).leads({"2H", "5H"}, 1) == {"5H"}
    assert deal("4H", options={"lead_two": "highest", "winner_leads_trump": "off"}).leads({"2H", "5H"}, 1) == {"5H"}


@pytest.mark.parametrize(
    "trick, hand, cards",
    [
        ("9S", "TS 4S AH", "TS"),
        ("9S", "4S AH 2C", "4S"),
        ("9S TS", "JS KS 2S", "JS KS"),
        ("9S", "AH 3H 2C", "AH 3H"),
        ("9S 5H", "AH 3H 2C", "AH"),
        ("9S 5H", "3H 2C", "3H 2C"),
        ("9S 5H", "4S 3H", "4S"),
        ("9S 5H", "4S KS", "4S KS"),
        ("8H", "TH 2H", "TH"),
        ("8H", "7H 2C", "7H"),
    ],
)
def test_replies(trick: str, hand: str, cards: str) -> None:
    """A card must follow and head the trick; without the suit a trump must head it."""
    assert deal("6H").replies(set(hand.split()), trick.split()) == set(cards.split())


def test_heading_is_an_option() -> None:
    """Without it a card must follow, or any card may be played."""
    found = deal("6H", options={"must_head": "off"})

    assert found.replies({"TS", "4S", "AH"}, ["9S"]) == {"TS", "4S"}
    assert found.replies({"AH", "2C"}, ["9S"]) == {"AH", "2C"}


def settled(found: LooDeal, declarations: list[str], *winners: int) -> tuple[list[int], int]:
    """Return the gains and the pool that is left, after declarations and tricks with these winners."""
    found.lines = Lines(declarations)
    found.deal = lambda: None  # type: ignore[method-assign]
    found.hands = {seat: set() for seat in range(found.match.seats)}
    found.miss = {"2C"} if found.options["miss"] == "on" and not found.japanese else set()
    wins = iter(winners)
    found.trick = lambda seats, number: next(wins)  # type: ignore[method-assign] # noqa: ARG005
    found.replay()
    return found.gains, found.next_pool


IN_TWO = ["0 stand", "1 miss", "2 pass", "3 pass", "4 pass"]
ALONE = ["0 pass", "1 pass", "2 stand", "3 pass"]


@pytest.mark.parametrize(
    "pool, options, declarations, winners, gains, left",
    [
        (3, {}, IN_TWO, (0, 1, 0), [2, 1, 0, 0, -3], 0),
        (3, {}, IN_TWO, (0, 0, 0), [3, -6, 0, 0, -3], 6),
        (9, {"limit": "unlimited"}, [*IN_TWO[:2], "2 stand", *IN_TWO[3:]], (0, 0, 0), [9, -9, -9, 0, -3], 18),
        (3, {}, ["0 pass", "1 pass", "2 pass", "3 pass"], (), [0, 0, 0, 0, 0], 0),
        (9, {}, ["0 pass", "1 miss", "2 pass", "3 pass", "4 pass"], (), [0, 9, 0, 0, -3], 0),
        (9, {}, [*ALONE, "4 defend"], (2, 2, 4), [0, 0, 6, 0, -3], 3),
        (9, {}, [*ALONE, "4 defend"], (4, 4, 4), [0, 0, -6, 0, -3], 15),
        (9, {"defend": "off"}, [*ALONE, "4 pass"], (), [0, 0, 9, 0, -3], 0),
        (9, {"miss": "off"}, [*ALONE, "4 pass"], (), [0, 0, 9, 0, -3], 0),
    ],
)
def test_payments(
    pool: int, options: dict[str, str], declarations: list[str], winners: tuple[int, ...], gains: list[int], left: int
) -> None:
    """Each trick takes a third of the pool, and who has none pays to the next one."""
    assert settled(deal("4H", pool, options=options), declarations, *winners) == (gains, left)


def test_payments_of_the_japanese_form() -> None:
    """Who is out pays five into the pool; each trick takes a fifth."""
    words = ["0 in", "1 out", "2 in", "3 out", "4 out", "5 in"]
    found = deal("9H", 5, 6, JAPANESE)

    assert settled(found, words, 0, 0, 0, 2, 2) == ([12, -5, 8, -5, -5, -15], 10)
    words = ["0 out", "1 out", "2 in", "3 out", "4 out", "5 out"]
    assert settled(deal("9H", 5, 6, JAPANESE), words)[0] == [-5, -5, 25 + 5, -5, -5, -10]


def test_the_joker() -> None:
    """It stands for the card turned up, and must follow trumps; it is no trump if it was turned up itself."""
    found = deal("9H", 5, 6, JAPANESE)

    assert found.best(["8H", "*L"]) == "*L"
    assert found.best(["*L", "TH"]) == "TH"
    assert found.replies({"*L", "2C"}, ["8H"]) == {"*L"}
    assert deal("*L", 5, 6, JAPANESE).best(["8H", "AS"]) == "8H"


@pytest.mark.parametrize(
    "options",
    [
        {"limit": "unlimited", "loo_price": "3"},
        {"miss": "off", "defend": "off"},
        {"deal_stake": "5"},
        JAPANESE,  # three players
    ],
)
def test_options_that_do_not_fit_are_rejected(options: dict[str, str]) -> None:
    """Some options need others."""
    assert referee(RECORD | {"options": options, "deals": [], "totals": [0, 0, 0]})


def test_a_match_ends_with_an_empty_pool() -> None:
    """Every seat deals once; then play goes on until a deal empties the pool, at most ten deals."""
    for seed in range(5):
        record = write_record(Loo, {}, 3, Script(seed))
        extra = len(record["deals"]) - 3

        assert 0 <= extra <= 10
        assert sum(record["totals"]) == 0 or extra == 10


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    records = [*random_records(Loo, 5), *random_records(Loo, 2, JAPANESE)]

    assert false_verdicts(Loo, records) == []
