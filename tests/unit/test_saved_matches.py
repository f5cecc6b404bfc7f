"""Records as people use them in Python: saved, loaded, looked at, and played on from."""

import pickle
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

import mamlaka as mk
from mamlaka.coach.course import course_of
from mamlaka.coach.drills import drilled_match
from mamlaka.coach.luck import Luck
from mamlaka.errors import RecordError
from mamlaka.record import OriginRecord
from mamlaka.replaying import Replay
from tests.simple_bots import FirstBot


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    """The record names the bots and the people, is sound, and is the same from `str` and `Path`."""
    table = mk.Table("toepen", seats=2, chips=10, seed=3, bots={1: FirstBot(), ...: "random"})
    table.run()
    table.save(tmp_path / "match.json")
    record = next(mk.read_records(str(tmp_path / "match.json")))

    assert table.is_over
    assert table.record() == record
    assert mk.verify(record).ok
    assert [("random", "bot", 1), ("first", "bot", 3)] == [(s.name, s.kind, s.version) for s in record.seats]
    assert record.fair
    assert record.fair.seed


def test_an_unfinished_match_keeps_its_seed_secret() -> None:
    """A reader cannot deal the rest of a running match from its record."""
    record = mk.Table("trex", seed=7).record(names={2: "Ada"})

    assert record.fair
    assert not record.fair.seed
    assert ["Player 1", "Player 2", "Ada", "Player 4"] == [seat.name for seat in record.seats]


def finished(seed: int = 3) -> mk.Record:
    """Return the record of a short match."""
    table = mk.Table("toepen", seats=2, chips=10, seed=seed, bots="random")
    table.run()
    return table.record()


def test_a_record_with_a_changed_score_is_not_sound() -> None:
    """The verification lists the faults and is false."""
    record = finished()
    edited = replace(record, totals=tuple(points + 1 for points in record.totals))

    assert mk.verify(record)
    assert not mk.verify(edited).ok


def test_each_decision_has_the_view_of_its_seat() -> None:
    """Each decision is legal in its view, which is the view that the seat had."""
    record = finished()
    replay = Replay(record)
    found = replay.decisions

    assert [(d.number, (d.seat, d.action)) for d in found] == [(s.number, s.decision) for s in replay.steps[1:]]
    assert all(decision.action in decision.view.legal for decision in found)
    assert all(decision.view == replay.view(decision.seat, decision.number) for decision in found[:40])
    assert f"{found[0].number}: seat {found[0].seat} {found[0].text}" == str(found[0])


def test_a_record_shows_the_end_of_the_match() -> None:
    """Without a version the view is that of the end."""
    assert Replay(finished()).view(None).state.is_over


def test_play_resumes_from_a_decision_of_a_record() -> None:
    """The table is at the seat's decision, and the same decisions with the same cards give the same match."""
    record = finished()
    found = Replay(record).decisions
    table = mk.Table.from_record(record, found[3].number, bots="rules")
    same = mk.Table.from_record(record, found[0].number)
    for decision in found:
        same.act(decision.seat, decision.action)

    assert found[3].view == table.view(found[3].seat)
    assert table.run()
    assert table.is_over
    assert same.log == mk.Table.from_record(record).log


def test_a_match_from_a_position_says_so() -> None:
    """Its record names the first event of its own; only one that stands at a decision is sound."""
    record = finished()
    number = Replay(record).decisions[3].number
    table = mk.Table.from_record(record, number, bots="rules", source="match.json")
    table.run()
    again = table.record()

    assert again.origin == OriginRecord(number, "match.json")
    assert record.origin is None
    assert mk.verify(again).ok
    assert mk.Table.from_record(record).record().origin is None
    assert mk.Table.from_record(again).record().origin == again.origin
    fault = "the match is said to begin at event 0, which is no decision"
    assert (fault,) == mk.verify(replace(again, origin=OriginRecord(0))).faults


def test_no_seat_can_act_between_decisions() -> None:
    """A table opens only at a decision."""
    with pytest.raises(RecordError, match="event 0 of the record is no decision"):
        mk.Table.from_record(finished(), 0)


def test_a_file_has_one_record_or_several(tmp_path: Path) -> None:
    """They are read one by one; a file that is missing is named."""
    several = [finished(), finished(4)]
    mk.write_records(tmp_path / "many.jsonl", several)

    assert several == list(mk.read_records(tmp_path / "many.jsonl"))
    with pytest.raises(RecordError, match="cannot read"):
        next(mk.read_records(tmp_path / "none.json"))


@pytest.mark.parametrize("version", [-1, 10**9])
def test_a_record_has_the_versions_of_its_events(version: int) -> None:
    """Other versions are refused."""
    table = mk.Table("toepen", chips=10, seats=2, seed=3, bots="random")
    table.run()

    with pytest.raises(RecordError, match="has no version"):
        Replay(table.record()).view(0, version)


@pytest.mark.parametrize("records", [0, 2])
def test_a_document_holds_one_record(tmp_path: Path, records: int) -> None:
    """Several need a name that ends in .jsonl; nothing is written."""
    table = mk.Table("toepen", chips=10, seats=2, seed=3)
    with pytest.raises(RecordError, match=rf"holds one record, not {records}: use a name that ends in \.jsonl"):
        mk.write_records(tmp_path / "m.json", [table.record()] * records)

    assert not list(tmp_path.iterdir())


def test_a_match_is_read_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check, a review, the luck, drills and questions of one replay parse and play each event once."""
    record = finished()
    parse, play = Mock(wraps=mk.parse_event), Mock(wraps=mk.apply_action)
    monkeypatch.setattr("mamlaka.replaying.parse_event", parse)
    monkeypatch.setattr("mamlaka.replaying.apply_action", play)
    replay = Replay(record)
    review, luck = mk.Review(replay, worlds=2), Luck(replay, plays=2, worlds=2)

    assert mk.verify(replay)
    assert len(review.numbers) == len(review.deals) == len(replay.decisions)
    assert luck.summary(0, [(0.0, 0.0), (0.0, 0.0)]).actual
    assert course_of(replay)
    assert not drilled_match(replay, 0, (), date(2030, 1, 1)).drills
    assert not mk.questions_of(replay, "voids", 0, mk.Rng(1))
    assert (len(replay.log), len(replay.decisions)) == (parse.call_count, play.call_count)


def test_a_replay_is_sent_as_its_record() -> None:
    """Another process gets the same decisions, and reads the record itself."""
    replay = Replay(finished())
    decision = pickle.loads(pickle.dumps(replay.decisions[7]))  # noqa: S301  # from here

    assert replay.view(decision.seat, decision.number) == decision.view
    assert len(pickle.dumps(replay)) < 2 * len(pickle.dumps(replay.record))
