"""A bad move of a bot is saved with its match."""

import os
import stat
from pathlib import Path

import msgspec
import pytest

from mamlaka.bots.registry import find_bot
from mamlaka.coach.reports import MAX_WORDS_LENGTH, Report, report_of
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.storage import unused_path, write_report
from mamlaka.table import Table

PERSON = 2


@pytest.fixture(scope="module")
def record() -> Record:
    """A match in its first deal; in seat 2 sits a person."""
    table = Table(Setup(Trex), FairShuffler(bytes(32)))
    table.bots = {seat: find_bot("rules")(Rng(seat)) for seat in range(4)}
    while len(table.state.trick) != 1:
        table.play_next_bot()
    line_up = [SeatRecord("Nadia") if seat == PERSON else SeatRecord("rules", "bot", 1) for seat in range(4)]
    return record_match(table.state.game, table.log, line_up)


def test_the_last_decision_of_a_bot_is_reported(record: Record) -> None:
    """A report has the event, seat and action, the bot, the comment and the whole match."""
    last = [made for made in Replay(record).decisions if made.seat != PERSON][-1]
    found = report_of(record, " Why? ")

    assert found is not None
    assert ("Why?", last.number, last.seat, "rules", 1) == (
        found.words,
        found.event,
        found.seat,
        found.bot,
        found.version,
    )
    assert last.text == found.action
    assert record == found.record


def test_the_bot_is_asked_again_for_its_reasons(record: Record) -> None:
    """A deterministic bot decides the same from the same view, and gives its reasons, whatever its version."""
    choice = next(made for made in Replay(record).decisions if made.action.kind == "choose")
    number, choosing = choice.number, choice.seat
    line_up = tuple(SeatRecord("rules", "bot", 1) for _ in record.seats)
    found = report_of(msgspec.structs.replace(record, seats=line_up), "", event=number)

    assert found is not None
    assert found.again is not None
    assert (choosing, found.action, find_bot("rules").version) == (found.seat, found.again.action, found.again.version)
    assert found.again.reasons


def test_a_bot_that_is_not_installed_cannot_be_asked(record: Record) -> None:
    """Its move can still be reported."""
    line_up = tuple(SeatRecord("from_elsewhere", "bot", 7) for _ in record.seats)
    found = report_of(msgspec.structs.replace(record, seats=line_up), "")

    assert found is not None
    assert ("from_elsewhere", 7, None) == (found.bot, found.version, found.again)


def test_only_a_decision_of_a_bot_can_be_reported(record: Record) -> None:
    """There is no report of a person's move, nor of the deal."""
    assert [None, None] == [report_of(record, "", seat=PERSON), report_of(record, "", event=0)]


def test_a_report_is_written_beside_the_others(record: Record, tmp_path: Path) -> None:
    """A second one about the same event takes another name, and both are read back."""
    found = report_of(record, "x" * 1000)
    assert found is not None
    (tmp_path / "reports").mkdir()
    places = [write_report(unused_path(tmp_path / "reports", f"match-{found.event}"), found) for _ in range(2)]

    assert [f"match-{found.event}.json", f"match-{found.event}-1.json"] == [place.name for place in places]
    assert [found, found] == [msgspec.json.decode(place.read_bytes(), type=Report) for place in places]
    assert MAX_WORDS_LENGTH == len(found.words)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_report_is_for_its_writer_alone(record: Record, tmp_path: Path) -> None:
    """It has all hands of a match that may not be over."""
    found = report_of(record, "")
    assert found is not None

    assert 0o600 == stat.S_IMODE(write_report(tmp_path / "report.json", found).stat().st_mode)
