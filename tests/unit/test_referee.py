"""Records under the eyes of two referees: our own, and one that knows the rules and nothing of this library."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from referee_trex import referee

from mamlaka.games.trex import Trex, TrexOptions
from mamlaka.match import Setup
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match, verify
from mamlaka.search.rng import Rng
from mamlaka.table import Table
from tests.strategies import random_match, random_options

Document = dict[str, Any]
SEATED = (SeatRecord("random", "bot", 1),) * 4
MATCHES = [*range(20), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(20, 500))]
CARD = r"[2-9TJQKA][SHDC]"


def document(seed: int, options: TrexOptions, decisions: int | None = None) -> Document:
    """Return the record of a random match as a reader of its file sees it, or its beginning."""
    dealer, log, versions = random_match(seed, options)
    end = len(log) if decisions is None else versions[decisions % len(versions)]
    table = Table(Setup(Trex, options), dealer, log=log[:end])
    found: Document = msgspec.json.decode(encode_record(record_match(table.state, table.log, SEATED)))
    return found


@pytest.mark.parametrize("seed", MATCHES)
def test_the_referee_accepts_every_match(seed: int) -> None:
    """Random matches under random options are sound by the rules, whole and cut off at some decision."""
    options = random_options(Rng(seed))

    assert [] == referee(document(seed, options))
    assert [] == referee(document(seed, options, decisions=seed * 37 + 1))


def lines(record: Document, pattern: str) -> Iterator[tuple[list[str], int, re.Match[str]]]:
    """Yield the events of each deal, and where among them a line is of a pattern."""
    for deal in record["deals"]:
        for number, line in enumerate(deal["events"]):
            match = re.fullmatch(pattern, line)
            if match:
                yield deal["events"], number, match


def first_line(record: Document, pattern: str) -> tuple[list[str], int, re.Match[str]]:
    """Return the first line of a pattern."""
    return next(lines(record, pattern))


def revoke(record: Document) -> None:
    """Let a seat that followed suit throw a card of another suit that it played later."""
    for events, number, play in lines(record, rf"([0-3]) ({CARD})"):
        seat, card = play.groups()
        lead = re.fullmatch(rf"[0-3] ({CARD})", events[number - 1])
        if lead and lead[1][1] == card[1]:
            for later in range(number + 1, len(events)):
                other = re.fullmatch(rf"{seat} ({CARD})", events[later])
                if other and other[1][1] != card[1]:
                    events[number], events[later] = events[later], events[number]
                    return


def play_of_another(record: Document) -> None:
    """Let a seat play what another seat plays next."""
    events, number, play = first_line(record, rf"([0-3]) {CARD}")
    events[number] = f"{play[1]} {events[number + 1].split()[1]}"


def deal_twice(record: Document) -> None:
    """Deal one seat's cards to two seats."""
    events, number, hand = first_line(record, r"deal 1 (.*)")
    events[number - 1] = f"deal 0 {hand[1]}"


def pass_silently(record: Document) -> None:
    """Leave out a pass."""
    events, number, _ = first_line(record, r"[0-3] pass")
    del events[number]


def pass_wrongly(record: Document) -> None:
    """Let a seat pass that lays a card."""
    events, number, play = first_line(record, rf"([0-3]) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def appeal_wrongly(record: Document) -> None:
    """Reveal an appeal that nobody made."""
    events, number, said = first_line(record, r"([0-3]) no_appeal")
    events[number] = f"{said[1]} appeal"


def double_silently(record: Document) -> None:
    """Keep a doubling from the table."""
    events, number, said = first_line(record, r"([0-3]) double .*")
    events[number] = f"{said[1]} no_double"


def double_wrongly(record: Document) -> None:
    """Double a card that does not count in this contract."""
    events, number, said = first_line(record, r"([0-3]) \(double .*\)")
    events[number] = f"{said[1]} (double 2S)"


def open_wrongly(record: Document) -> None:
    """Leave out one of the hands that are opened at the end of a deal."""
    for deal in record["deals"]:
        if deal["events"][-1].startswith("show"):
            del deal["events"][-1]
            return


def choose_again(record: Document) -> None:
    """Let the second deal have the contract of the first."""
    first, second = (deal for deal in record["deals"][:2])
    for number, line in enumerate(second["events"]):
        second["events"][number] = re.sub(r"choose \S+", f"choose {first['contract']}", line)
    second["contract"] = first["contract"]


def choose_for_the_king(record: Document) -> None:
    """Let the neighbour of the king choose."""
    events, number, said = first_line(record, r"([0-3]) choose (\S+)")
    events[number] = f"{(int(said[1]) + 1) % 4} choose {said[2]}"


def score_wrongly(record: Document) -> None:
    """Move points between two seats, in the deal and in the totals."""
    for row in (record["deals"][0]["points"], record["totals"]):
        row[0] += 5
        row[1] -= 5


def total_wrongly(record: Document) -> None:
    """Add up wrongly."""
    record["totals"][2] += 15


def lead_wrongly(record: Document) -> None:
    """Name another leader."""
    record["deals"][3]["leader"] = (record["deals"][3]["leader"] + 1) % 4


def end_wrongly(record: Document) -> None:
    """Say that the match is not over."""
    record["over"] = False


def leave_out_a_deal(record: Document) -> None:
    """Cut a deal out of the middle."""
    del record["deals"][6]


FALSIFIED: dict[str, Callable[[Document], None]] = {
    falsify.__name__: falsify
    for falsify in (
        revoke,
        play_of_another,
        deal_twice,
        pass_silently,
        pass_wrongly,
        appeal_wrongly,
        double_silently,
        double_wrongly,
        open_wrongly,
        choose_again,
        choose_for_the_king,
        score_wrongly,
        total_wrongly,
        lead_wrongly,
        end_wrongly,
        leave_out_a_deal,
    )
}


def is_refused(record: Document) -> tuple[bool, bool]:
    """Return whether our referee and the independent one find a fault."""
    return bool(verify(decode_record(msgspec.json.encode(record)))), bool(referee(record))


@pytest.mark.parametrize("name", FALSIFIED)
def test_both_referees_reject_what_was_falsified(name: str) -> None:
    """One thing changed in a sound record is found by both."""
    sound, false = document(1, TrexOptions()), document(1, TrexOptions())
    FALSIFIED[name](false)

    assert sound != false
    assert (False, False) == is_refused(sound)
    assert (True, True) == is_refused(false)


@pytest.mark.parametrize(
    "name,value",
    [
        ("first_king", "high_card_draw"),
        ("kingdom_order", "right_right_across_rest"),
        ("contract_choice", "king,queens,diamonds,slaps,trex"),
        ("mode", "complex4"),
        ("doubling", "off"),
        ("doubling_reveal", "in_turn"),
        ("kh_appeal", "none"),
        ("trex_redeal", "off"),
        ("forced_penalty_discard", "on"),
        ("values_swapped", "on"),
        ("score_sign", "reversed"),
        ("partnership", "on"),
        ("early_end", "off"),
        ("lead_ban", "hearts_while_other_suit"),
        ("lead_ban", "diamonds_first_trick"),
    ],
)
def test_both_referees_reject_a_match_of_other_options(name: str, value: str) -> None:
    """What one table may do is a fault at another: every option that changes play or scores is looked at."""
    record = document(1, TrexOptions())
    record["options"][name] = value

    assert (True, True) == is_refused(record)


def test_both_referees_reject_false_cells() -> None:
    """The points of each contract of a merged deal are looked at."""
    record = document(1, TrexOptions(mode="complex4"))
    cells = next(deal["cells"] for deal in record["deals"] if "cells" in deal)
    cells["king"], cells["queens"] = cells["queens"], cells["king"]

    assert (True, True) == is_refused(record)


@pytest.mark.parametrize("document", [{"deals": 5}, {"deals": [{"events": ["nonsense"]}]}, {"options": {"mode": 3}}])
def test_the_independent_referee_survives_nonsense(document: Document) -> None:
    """What is no record is a fault, not a crash."""
    assert referee({"game": "trex", **document})
