"""Records, their files, and the faults that verification finds."""

from pathlib import Path

import msgspec
import pytest

from mamlaka.errors import RecordError
from mamlaka.fair import Evidence, FairShuffler
from mamlaka.record import Record, SeatRecord, decode_record, encode_record, record_match
from mamlaka.replaying import Replay
from mamlaka.storage import read_records, write_records
from mamlaka.verification import verify
from tests.strategies import random_match
from tests.tables import act, skat_table

SEATED = (SeatRecord("random", "bot", 1),) * 4


def record_of(seed: int = 1, events: int | None = None, *, published: bool = True) -> Record:
    """Return the record of a random match, or of its first events."""
    match = random_match("trex", seed)
    table = match.table(events)
    return record_match(table.state.game, table.log, SEATED, fair=match.shuffler.evidence(published=published))


def edited(record: Record, deal: int, **changes: object) -> Record:
    """Return a record with one deal changed."""
    deals = list(record.deals)
    deals[deal] = msgspec.structs.replace(deals[deal], **changes)
    return msgspec.structs.replace(record, deals=tuple(deals))


def faults_of(record: Record) -> str:
    """Return the faults that verification finds, in one text."""
    return "; ".join(verify(record).faults)


def test_a_whole_match_is_sound() -> None:
    """An unedited match of twenty deals has no fault."""
    assert verify(record_of()).ok


def test_a_record_replays_to_the_same_scores() -> None:
    """The last state of a replay has the totals of the record."""
    record = record_of()
    state = Replay(record).states[-1]

    assert record.totals == state.totals
    assert state.is_over


def test_the_events_of_a_record_are_the_log() -> None:
    """Parsing the lines of a record gives back every event."""
    assert random_match("trex", 1).log == Replay(record_of()).log


def test_a_record_names_what_no_table_announces() -> None:
    """Programs without the rules know then that seats without a doubling are not mentioned."""
    deals = record_of().deals
    silent = {deal.events[number].split(maxsplit=1)[1] for deal in deals for number in deal.silent}
    others = {line for deal in deals for number, line in enumerate(deal.events) if number not in deal.silent}

    assert {"no_double"} <= silent <= {"no_double", "no_appeal"}
    assert not any(line.endswith(("no_double", "no_appeal")) for line in others)


@pytest.mark.parametrize(
    "announced,first,in_front", [("null", "AS KS QS JS TS 9S", 0), ("grand", "JC JS JH JD AS TS", 4)]
)
def test_a_deal_says_how_its_hands_are_sorted(announced: str, first: str, in_front: int) -> None:
    """The contract changes the order of the cards of Skat; in Trex it is the same in all deals."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "pass"), (2, "pass"), (0, "bid 18"), (0, "hand"), (0, announced)):
        act(table, seat, words)
    deal = record_match(table.state.game, table.log, SEATED[:3]).deals[0]

    assert first == " ".join(deal.sorting.split()[:6])
    assert in_front == deal.in_front
    assert {("", 0)} == {(row.sorting, row.in_front) for row in record_of().deals}


def test_an_edited_score_is_found() -> None:
    """Points that do not follow from the events are a fault that shows both."""
    record = record_of()
    points = record.deals[3].points

    assert "deal 3: points is" in faults_of(edited(record, 3, points=(points[1], points[0], *points[2:])))


def test_edited_totals_are_found() -> None:
    """Totals that are not the sum of the deals are a fault."""
    assert "totals is" in faults_of(msgspec.structs.replace(record_of(), totals=(0, 0, 0, 1)))


def test_edited_facts_for_drawing_are_found() -> None:
    """Entries and tricks that do not follow from the events are faults, and so are other facts about the table."""
    record = record_of()
    assert record.table is not None
    ledger = record.deals[3].ledger
    table = msgspec.structs.replace(record.table, direction="cw")

    assert sum(entry.points for entry in ledger if entry.seat == 0) == record.deals[3].points[0]
    assert "deal 3: ledger is" in faults_of(edited(record, 3, ledger=ledger[1:]))
    assert "deal 3: tricks is" in faults_of(edited(record, 3, tricks=((20, 0),)))
    assert "the table" in faults_of(msgspec.structs.replace(record, table=table))


def test_the_document_has_the_field_names_of_the_format() -> None:
    """A field whose name in Python is longer keeps the name of the format in the document."""
    points = {"king": (0, 0, 0, -75)}
    record = edited(record_of(), 0, contract_points=points, event_times=(1,))
    written = msgspec.json.decode(encode_record(record))

    assert (record.rules_version, True) == (written["rules_version"], written["is_over"])
    assert ({"king": [0, 0, 0, -75]}, [1]) == (
        written["deals"][0]["contract_points"],
        written["deals"][0]["event_times"],
    )
    assert record == decode_record(encode_record(record))
    assert "deal 0: contract_points is" in faults_of(record)


def test_an_edited_card_is_found() -> None:
    """A card that its seat does not hold is against the rules."""
    record = record_of()
    events = list(record.deals[0].events)
    place = next(n for n, line in enumerate(events) if line[0].isdecimal() and line[2:] in {"2S", "3S", "4S", "5S"})
    events[place] = events[place][:2] + events[place + 5][2:]

    assert "event" in faults_of(edited(record, 0, events=tuple(events)))


def test_an_edited_deal_is_found_by_the_seed() -> None:
    """If two hands are exchanged, they are not the hands that the published seed deals."""
    record = record_of()
    lines = record.deals[0].events
    swapped = (lines[0], f"deal 0 {lines[2][7:]}", f"deal 1 {lines[1][7:]}", *lines[3:])

    assert "by the seed it is" in faults_of(edited(record, 0, events=swapped))


def test_another_seed_is_found() -> None:
    """A seed that does not match the commitment proves nothing."""
    record = record_of()
    assert record.fair is not None
    fair = Evidence(record.fair.commitment, (), FairShuffler(bytes(range(32))).evidence(published=True).seed)

    assert "does not belong to the commitment" in faults_of(msgspec.structs.replace(record, fair=fair))


def test_without_a_seed_the_rules_are_still_checked() -> None:
    """Before the seed is published, a record is checked against its own deals."""
    assert verify(record_of(published=False), needs_seed=False).ok


def test_a_finished_match_without_its_seed_is_not_sound() -> None:
    """A reader cannot check its deals; the operator must publish the seed when the match is over."""
    without = msgspec.structs.replace(record_of(), fair=None)

    for record in (record_of(published=False), without):
        assert faults_of(record).startswith("the match is over, but its seed is missing: no one can check the deals")


def test_a_record_cut_off_in_the_middle_of_a_batch_is_found() -> None:
    """Reveals that must follow are missing."""
    match = random_match("trex", 1)
    cut = next(version for version in match.versions if version - 1 not in match.versions) - 1

    assert "cut off" in faults_of(record_of(events=cut))
    assert len(match.log) > cut


def test_unknown_options_and_games_are_found() -> None:
    """A record of a game that is not installed, or with an unknown option, has a fault and raises nothing."""
    record = record_of(events=5)

    assert "unknown game 'chess'" in faults_of(msgspec.structs.replace(record, game="chess"))
    assert "unknown option 'x'" in faults_of(msgspec.structs.replace(record, options={"x": "on"}))
    assert "version 99" in faults_of(msgspec.structs.replace(record, rules_version=99))


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b'{"format": "mamlaka record"}', b"\xff\xfe"])
def test_a_text_that_is_not_a_record_is_refused_in_one_sentence(text: bytes) -> None:
    """Text that is cut off, or any other text, raises a RecordError."""
    with pytest.raises(RecordError, match="the text"):
        decode_record(text)


def test_every_shorter_document_is_refused() -> None:
    """No document that was cut off is accepted as a record."""
    text = encode_record(record_of(events=5))
    for length in range(0, len(text), 7):
        with pytest.raises(RecordError):
            decode_record(text[:length])


def test_another_format_is_refused() -> None:
    """The error for a record of an unknown version names the version."""
    text = encode_record(msgspec.structs.replace(record_of(events=5), format_version=9))
    with pytest.raises(RecordError, match="version 9"):
        decode_record(text)


@pytest.mark.parametrize("name", ["one.json", "many.jsonl"])
def test_files_are_read_back(tmp_path: Path, name: str) -> None:
    """A file gives back the records that were written, as a document or one per line."""
    records = [record_of(events=5)] * (1 if name == "one.json" else 3)
    write_records(tmp_path / name, records)

    assert records == list(read_records(tmp_path / name))


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    """An interrupted write loses nothing and leaves no temporary file."""
    path = tmp_path / "match.json"
    write_records(path, [record_of(events=5)])
    before = path.read_bytes()

    def broken() -> list[Record]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_records(path, (record for record in broken()))
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_damaged_records_can_be_left_out(tmp_path: Path) -> None:
    """Their errors are collected; the others are read."""
    records = [record_of(seed, events=5) for seed in (1, 2)]
    write_records(tmp_path / "two.jsonl", records)
    lines = (tmp_path / "two.jsonl").read_text(encoding="utf-8").splitlines()
    (tmp_path / "three.jsonl").write_text("\n".join([lines[0], "{bad", lines[1]]), encoding="utf-8")
    damaged: list[RecordError] = []

    assert records == list(read_records(tmp_path / "three.jsonl", damaged))
    assert ["three.jsonl, line 2"] == [str(error).split("/")[-1][:19] for error in damaged]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """The error names the file."""
    with pytest.raises(RecordError, match=r"nothing\.json"):
        list(read_records(tmp_path / "nothing.json"))
