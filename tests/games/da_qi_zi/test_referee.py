"""The referee of Da Qi Zi against the worked examples of the rules."""

import random
import re
from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from tests.games.da_qi_zi import falsified
from tests.games.da_qi_zi.playing import DEFAULTS, PACK, Document, unfinished
from tests.games.da_qi_zi.referee import (
    KINDS,
    DaQiZi,
    beating,
    choices,
    combination,
    discard_line,
    in_order,
    leads,
    payments,
    play_line,
    read_pieces,
    referee,
    write_colours,
    write_pieces,
)
from tests.oracle.record_author import Script, write_record
from tests.oracle.refereeing import Lines, read_options

MIXED, EQUAL = {"sets": "mixed"}, {"colours": "equal"}


def dealt(*begun: str) -> list[str]:
    """Return the lines of a deal that seat 0 leads, with hands that begin with these pieces."""
    hands = [[*read_pieces(begin)] for begin in begun] + [[] for _ in range(4 - len(begun))]
    rest = [*(PACK - Counter(piece for hand in hands for piece in hand)).elements()]
    random.Random(0).shuffle(rest)
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop())
    written = [f"deal {seat} {write_colours(in_order(hand))}" for seat, hand in enumerate(hands)]
    return ["chance dealer 0 0", "new deal 0", *written]


def with_moves(events: Sequence[str]) -> list[str]:
    """Return lines with a move of the pieces after each play that lacks one."""
    found: list[str] = []
    for line, following in zip(events, [*events[1:], ""], strict=True):
        found.append(line)
        play = re.fullmatch(r"(\d) play (.+)", line)
        if play and not following.startswith("move"):
            found.append(f"move {play[1]} played.{play[1]} {play[2]}")
    return found


def is_refused(events: Sequence[str], options: dict[str, str] | None = None) -> bool:
    """Return whether the referee refuses the last of these lines; it must accept those before it."""
    events = [*with_moves(events[:-1]), events[-1]]
    assert referee(unfinished(events[:-1], options)) == []
    faults = referee(unfinished(events, options))
    assert all(f"event {len(events) - 1} " in fault for fault in faults)
    return bool(faults)


@pytest.mark.parametrize(
    "led, reply, options, beats",
    [
        ("HR", "RB", {}, True),
        ("HR", "RR", {}, True),
        ("HR", "GR", {}, True),
        ("HR", "HB", {}, False),
        ("HR", "HR", {}, False),
        ("HB", "HR", {}, True),
        ("SR", "CB", {}, True),
        ("CB CB", "CR CR", {}, True),
        ("CB CB", "HB HB", {}, True),
        ("CB CB", "AR AR", {}, True),
        ("CB CB", "CR HB", {}, False),
        ("CB CB", "GR GB", {}, False),
        ("CB CB", "SR SR", {}, False),
        ("SB SB", "SR SR", {}, True),
        ("SB SB", "CB CB", {}, True),
        ("SR SR", "CB CB", {}, True),
        ("SR SR", "SB SB", {}, False),
        ("AR AR", "GR GB", MIXED, True),
        ("AB AB", "GR GB", MIXED, True),
        ("AR AB", "GR GB", MIXED, True),
        ("CB CR", "CB CR", MIXED, False),
        ("CR CB", "HR HR", MIXED, True),
        ("CR CB", "SR SB", MIXED, False),
        ("RB HB CB", "RR HR CR", {}, True),
        ("RB HB CB", "GB AB EB", {}, True),
        ("RB HB CB", "GR AR ER", {}, True),
        ("RB HB CB", "SR SR SR", {}, False),
        ("SR SR SR", "RB HB CB", {}, False),
        ("SR SR SR", "GR AR ER", {}, False),
        ("GR AR ER", "GB AB EB", {}, False),
        ("GB AB EB", "GR AR ER", {}, True),
        ("RR HR CR", "GB AB EB", {}, True),
        ("GB AB EB", "RR HR CR", {}, False),
        ("RB HB CB", "RB HB CB", {}, False),
        ("RB HB CB", "RR HR CB", {}, False),
        ("RB HB CB", "RR HR CB", MIXED, False),
        ("RB HB CR", "RR HR CR", MIXED, True),
        ("RR HR CR", "GR AB ER", MIXED, True),
        ("GB AB EB", "GR AB ER", MIXED, False),
        ("SB SB SB", "SR SR SR", {}, True),
        ("SB SB SB", "SR SR SB", {}, False),
        ("SB SB SB", "SR SR SB", MIXED, False),
        ("SB SB SB", "AR AR AB", MIXED, True),
        ("AR AR AB", "RB HB CB", MIXED, False),
        ("AR", "AR", {}, False),
        ("HB", "HR", EQUAL, False),
        ("HB", "RB", EQUAL, True),
        ("AB AB", "GR GB", EQUAL, True),
        ("CB CB", "CR CR", EQUAL, False),
        ("CB CB", "HR HB", EQUAL, True),
        ("GB AR EB", "GR AB ER", EQUAL, False),
        ("RB HR CB", "GR AB ER", EQUAL, True),
        ("SB SB SB", "SR SR SR", EQUAL, False),
        ("SB SB SB SR", "CR CR CB CB", EQUAL, True),
    ],
)
def test_what_beats(led: str, reply: str, options: dict[str, str], *, beats: bool) -> None:
    """Examples 2 to 7 and 9: a stronger combination of the same kind and size, and no tie."""
    events = dealt(led, reply)
    lead, discard = play_line(0, read_pieces(led)), discard_line(1, read_pieces(reply), hidden=True)

    assert beats != is_refused([*events, lead, play_line(1, read_pieces(reply))], options)
    assert not is_refused([*events, lead, discard], options)


@pytest.mark.parametrize(
    "pieces, by_default, mixed",
    [
        ("GR", True, True),
        ("AR ER RR", False, False),
        ("HR CR SR", False, False),
        ("GR AB ER", False, True),
        ("RB HR CR", False, True),
        ("GR GB", False, True),
        ("AR ER", False, False),
        ("AR AR AB", False, True),
        ("AR AR AB AB", False, True),
        ("CR CR", True, True),
        ("CR CR CB", False, True),
        ("SB SB SB SB SB", True, True),
        ("SB SB SB SB SB SR SR SR", False, True),
        ("SR SR SB SB", False, True),
        ("SR SR SR CR", False, False),
        ("GR AR AR ER", False, False),
        ("GR AR ER RR HR CR", False, False),
    ],
)
def test_what_may_be_led(pieces: str, *, by_default: bool, mixed: bool) -> None:
    """Example 6, and what mixed sets and equal colours add."""
    events = [*dealt(pieces), play_line(0, read_pieces(pieces))]

    assert (by_default, mixed, mixed) == tuple(not is_refused(events, options) for options in ({}, MIXED, EQUAL))


@pytest.mark.parametrize("pieces", ["SR SR SR SR", "GR AR ER", "GR", "AR AR", "SR SR SR", "SR SR SR SR SR"])
def test_nothing_beats(pieces: str) -> None:
    """Examples 5 and 7: of all that the other pieces allow."""
    led = read_pieces(pieces)
    best = combination(led, DEFAULTS)

    assert best
    assert not beating([*(PACK - Counter(led)).elements()], best, DEFAULTS)


def test_the_replies_to_two_soldiers() -> None:
    """Example 8: two black cannons may beat, or any two of eight pieces are discarded, counted by kind."""
    hand = read_pieces("GR AR SR SB EB CB CB HB")
    best = combination(read_pieces("SR SR"), DEFAULTS)

    assert best
    assert [read_pieces("CB CB")] == [*beating(hand, best, DEFAULTS)]
    assert len(choices(hand, 2)) == 22


def test_part_of_the_copies_may_be_led() -> None:
    """Ruling 1: of five soldiers any number."""
    assert ["SR", "SR SR", "SR SR SR", "SR SR SR SR", "SR SR SR SR SR"] == [
        write_pieces(pieces) for pieces in leads(read_pieces("SR SR SR SR SR"), DEFAULTS)
    ]


def test_the_deck() -> None:
    """Example 1: 32 pieces, eight for each; no other ones are accepted."""
    events = dealt()

    assert PACK.total() == 32
    assert not is_refused(events)
    assert is_refused([*events[:2], "deal 0 GGSSS.SSS"])
    assert is_refused([*events[:2], "deal 0 GSS.GSSS"])
    assert is_refused([*events[:3], events[2].replace("deal 0", "deal 1")])


@pytest.mark.parametrize("pieces", ["SR SR", "GR AB", "GR", "GR ER EB", "GB GB"])
def test_a_discard_has_as_many_pieces_as_the_lead(pieces: str) -> None:
    """All of them come from the hand."""
    events = [*dealt("AR AR", "GR ER EB RB RR HR CB SR"), "0 play AR AR"]

    assert is_refused([*events, discard_line(1, read_pieces(pieces), hidden=True)])


EXAMPLES: list[tuple[list[int], int, dict[str, str], int, list[int]]] = [
    ([3, 4, 1, 0], 0, {}, 0, [8, 0, -3, -5]),
    ([8, 0, 0, 0], 0, {}, 0, [15, -5, -5, -5]),
    ([8, 0, 0, 0], 0, {"no_trick": "4"}, 0, [12, -4, -4, -4]),
    ([1, 3, 2, 2], 0, {}, 0, [5, -1, -2, -2]),
    ([1, 5, 2, 0], 0, {}, 0, [7, 0, -2, -5]),
    ([1, 5, 2, 0], 0, {"over_four": "paid"}, 0, [6, 1, -2, -5]),
    ([1, 5, 2, 0], 0, {"over_four": "paid", "banker": "on"}, 0, [12, 2, -4, -10]),
    ([1, 5, 2, 0], 0, {"over_four": "paid", "banker": "on"}, 1, [5, 2, -2, -5]),
    ([1, 5, 2, 0], 0, {"over_four": "paid", "banker": "on"}, 2, [8, 1, -4, -5]),
    ([5, 1, 2, 0], 0, {"over_four": "paid"}, 0, [10, -3, -2, -5]),
    ([4, 4, 0, 0], 0, {}, 0, [10, 0, -5, -5]),
    ([4, 4, 0, 0], 0, {"over_four": "paid"}, 0, [10, 0, -5, -5]),
    ([3, 4, 1, 0], 0, {"banker": "on"}, 0, [16, 0, -6, -10]),
    ([3, 4, 1, 0], 0, {"banker": "on"}, 3, [13, 0, -3, -10]),
    ([3, 4, 1, 0], 0, {"banker": "on"}, 1, [8, 0, -3, -5]),
]


@pytest.mark.parametrize("units, winner, options, banker, points", EXAMPLES)
def test_payments(units: list[int], winner: int, options: dict[str, str], banker: int, points: list[int]) -> None:
    """Examples 10 to 14 and 17."""
    assert points == payments(units, winner, DEFAULTS | options, banker)


@pytest.mark.parametrize(
    "units, options, chips, points",
    [
        ([3, 4, 1, 0], {}, [25, 25, 25, 3], [6, 0, -3, -3]),
        ([3, 4, 1, 0], {"banker": "on"}, [25, 25, 5, 9], [14, 0, -5, -9]),
        ([1, 7, 0, 0], {"over_four": "paid"}, [1, 90, 1, 8], [3, 3, -1, -5]),
        ([1, 7, 0, 0], {"over_four": "paid", "banker": "on"}, [1, 97, 1, 1], [-1, 3, -1, -1]),
    ],
)
def test_a_seat_pays_only_what_it_has(
    units: list[int], options: dict[str, str], chips: list[int], points: list[int]
) -> None:
    """Example 18; what the winner owes in turn comes out of what they have been paid, too."""
    assert points == payments(units, 0, DEFAULTS | options, 0, chips)


def test_what_a_winner_gets() -> None:
    """Between 5 and 15, and never 14, whatever the units are."""
    got = {
        payments([8 - sum(others), *others], 0, DEFAULTS, 0)[0]
        for others in product(range(8), repeat=3)
        if sum(others) < 8
    }

    assert {*range(5, 14), 15} == got


def scripted(hands: dict[str, str], *said: str, options: dict[str, str] | None = None) -> tuple[Document, list[str]]:
    """Return a record of one deal with these hands and these plays, and the plays that led."""
    full = {seat: " ".join(read_pieces(hand)) for seat, hand in hands.items()}
    record = write_record(DaQiZi, options or {}, 4, Script(script=said, hands=full), deals=1)
    assert referee(record) == []
    events = record["deals"][0]["events"]
    return record, [line for number, line in enumerate(turns(events)) if not number % 4]


def turns(events: Sequence[str]) -> list[str]:
    """Return the leads and replies."""
    return [line for line in events if re.match(r"\d (?:play|\(discard|discard)", line)]


STRONG = {
    (1, 1, 3, 2, 1): ["GB", "AB", "RR HR CR", "AR AR", "GR"],
    (5, 3): ["SR SR SR SR SR", "GR AR ER"],
    (4, 2, 2): ["SR SR SR SR", "AR AR", "ER ER"],
    (1, 2, 2, 3): ["GR", "AR AR", "ER ER", "SR SR SR"],
}


@pytest.mark.parametrize("sizes", STRONG)
def test_sizes_of_tricks(sizes: tuple[int, ...]) -> None:
    """Examples 11, 15 and 16: they add up to eight; the last one may be a set that nobody can beat."""
    led = STRONG[sizes]
    rest = sorted((PACK - Counter(read_pieces(" ".join(led)))).elements(), key=KINDS.index)
    hands = {"2": " ".join(led)} | {seat: write_pieces(in_order(rest[number::3])) for number, seat in enumerate("013")}
    said = [play_line(2, read_pieces(pieces)) for pieces in led]
    record, found = scripted(hands, "chance dealer 0 2", *said)

    assert sum(sizes) == 8
    assert said == found
    assert [-5, -5, 15, -5] == record["deals"][0]["points"]


ONE_TRICK = ("SR SR SR SR SR SB SB SB", "SB SB CB CB HB HB RB RB", "CR CR HR HR RR RR ER ER", "GR GB AR AR AB AB EB EB")


@pytest.mark.parametrize("options", [MIXED, EQUAL])
def test_a_deal_of_one_trick(options: dict[str, str]) -> None:
    """Ruling 7: eight soldiers of both colours are a set."""
    hands = dict(zip("0123", ONE_TRICK, strict=True))
    record, led = scripted(hands, "chance dealer 0 0", "0 play SR SR SR SR SR SB SB SB", options=options)

    assert ["0 play SR SR SR SR SR SB SB SB"] == led
    assert [15, -5, -5, -5] == record["deals"][0]["points"]


LAST = ("GR AR AR AB AB ER ER SB", "GB EB EB RR RR RB RB SR", "HR HR HB HB CR CR CB CB", "SR SR SR SR SB SB SB SB")
"""Seat 0 takes seven units, then its soldier loses to the red one of seat 1 and to the cannon of seat 2."""
TO_THE_LAST = [
    *("chance dealer 0 0", "0 play GR", "1 (discard GB)", "2 (discard HR)", "3 (discard SR)"),
    *("0 play AR AR", "1 (discard EB EB)", "2 (discard HR HB)", "3 (discard SR SR)"),
    *("0 play AB AB", "1 (discard RR RR)", "2 (discard CR HB)", "3 (discard SR SB)"),
    *("0 play ER ER", "1 (discard RB RB)", "2 (discard CR CB)", "3 (discard SB SB)"),
    "0 play SB",
]


def last_trick(*replies: str, options: dict[str, str] | None = None) -> tuple[list[str], list[int]]:
    """Return the events and the points of that deal with these replies to the last trick."""
    hands = dict(zip("0123", LAST, strict=True))
    record, _ = scripted(hands, *TO_THE_LAST, *replies, options=options)
    deal = record["deals"][0]
    return deal["events"], deal["points"]


def test_a_seat_without_units_wins_the_last_trick() -> None:
    """By default it may; then it has one unit, and seat 0 with seven pays nothing."""
    _, points = last_trick("1 play SR", "2 play CB", "3 (discard SB)")

    assert [0, -5, 10, -5] == points


def test_the_winner_pays_for_more_than_four_units() -> None:
    """Seat 0 has seven, and gets three."""
    assert [3, -5, 7, -5] == last_trick("1 play SR", "2 play CB", "3 (discard SB)", options={"over_four": "paid"})[1]


def test_the_last_trick_needs_a_unit() -> None:
    """With the option, a seat without units may only discard to a single last piece."""
    options = {"last_needs_trick": "on"}
    events, points = last_trick("1 (discard SR)", "2 (discard CB)", "3 (discard SB)", options=options)
    at = events.index("1 (discard SR)")

    assert [15, -5, -5, -5] == points
    assert is_refused([*events[:at], "1 play SR"], options)
    assert not is_refused([*events[:at], "1 play SR"])


def test_discards_are_opened_after_the_deal() -> None:
    """Face down, only their owner sees them; at the end each seat's are turned up."""
    events, _ = last_trick("1 (discard SR)", "2 play CB", "3 (discard SB)")

    assert [
        "move discards.1 discards.1 RR RR SR GB EB EB RB RB",
        "move discards.2 discards.2 HR HR CR CR HB HB CB",
        "move discards.3 discards.3 SR SR SR SR SB SB SB SB",
    ] == events[-3:]
    assert "move 1 discards.1 EB EB for 1" in events


def test_open_discards() -> None:
    """Everyone sees them at once, and nothing is left to be opened."""
    hands = dict(zip("0123", LAST, strict=True))
    said = [re.sub(r"[()]", "", line) for line in TO_THE_LAST]
    record, _ = scripted(hands, *said, options={"discards": "open"})
    events = record["deals"][0]["events"]

    assert "move 1 discards.1 EB EB" in events
    assert not [line for line in events if line.startswith("move discards")]
    assert referee(record | {"options": {}})


def test_pieces_may_be_written_in_any_order() -> None:
    """The rules know no order of the pieces in a play."""
    events = dealt("RR HR CR")

    assert not is_refused([*events, "0 play CR RR HR"])


def test_equal_colours_leave_no_choice_of_sets() -> None:
    """An option without effect stands at its default."""
    assert read_options(DaQiZi, MIXED | EQUAL, 4)[1]


@pytest.mark.slow
def test_a_match_with_chips_ends_after_a_hundred_deals() -> None:
    """Seats take turns to win, so no one runs out of chips."""
    match = DaQiZi(DEFAULTS | {"end": "bankrupt"}, 4)
    replies = ["1 play SR", "2 (discard CB)", "3 (discard SB)"]
    deals: list[Document] = []
    for first in [0, 1, 2, 3] * 25:
        said = [f"{(int(line[0]) + first) % 4}{line[1:]}" for line in TO_THE_LAST[1:] + replies]
        hands = {str((seat + first) % 4): " ".join(read_pieces(hand)) for seat, hand in enumerate(LAST)}
        begin = [] if deals else ["chance dealer 0 0"]
        read = Lines([], Script(script=begin + said, hands=hands))
        assert not match.over
        deals.append({**match.play(read), "events": read.lines})
    record = unfinished([], {"end": "bankrupt"}) | {"deals": deals, "totals": [0] * 4, "is_over": True}

    assert referee(record) == []
    assert referee(record | {"is_over": False})
    assert ["'is_over' is True and should be False"] == referee(
        record | {"deals": deals[:-1], "totals": [-10, 5, 5, 0]}
    )
    falsified.FALSIFIED["deal_once_more"](record)
    assert "the match was already over" in referee(record)[0]
