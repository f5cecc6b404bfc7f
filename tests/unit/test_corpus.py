"""The open corpus of Trex: a run can be stopped and resumed, and the sample in the repository is reproduced."""

import gzip
import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.corpus import SUMS, Corpus, faults_of, play
from mamlaka.errors import RecordError
from mamlaka.storage import read_records

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "docs" / "corpus" / "trex-000000.jsonl.gz"


def test_the_sample_has_its_sum() -> None:
    """The published sum is that of the records, however they are compressed, and the file is small."""
    digest = hashlib.sha256(gzip.decompress(SAMPLE.read_bytes())).hexdigest()

    assert f"{digest}  {SAMPLE.stem}\n" == (SAMPLE.parent / SUMS).read_text(encoding="utf-8")
    assert SAMPLE.stat().st_size <= 200_000


@pytest.mark.slow
def test_the_sample_is_reproduced(tmp_path: Path) -> None:
    """The documented command, here with fewer matches, makes the same records byte by byte."""
    command = [sys.executable, "-m", "bench.corpus", str(tmp_path), "--matches", "3", "--jobs", "1"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    again = gzip.decompress((tmp_path / SAMPLE.name).read_bytes())

    assert 3 == again.count(b"\n")
    assert gzip.decompress(SAMPLE.read_bytes()).startswith(again)


@pytest.mark.slow
def test_a_run_is_resumed_part_by_part(tmp_path: Path) -> None:
    """Complete parts stay as they are, missing ones are played, and a last part that was short is completed."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    sums = list(play(Corpus(whole, 3, part_size=2), jobs=2))
    kept = [path.stat().st_mtime_ns for path in sorted(whole.iterdir())]
    list(play(Corpus(parts, 1, part_size=2), jobs=1))

    assert sums == list(play(Corpus(parts, 3, part_size=2), jobs=1))
    assert sums == list(play(Corpus(whole, 3, part_size=2), jobs=1))
    assert kept == [path.stat().st_mtime_ns for path in sorted(whole.iterdir())]
    assert {path.name: path.read_bytes() for path in whole.iterdir()} == {
        path.name: path.read_bytes() for path in parts.iterdir()
    }


def test_parts_of_another_corpus_are_refused(tmp_path: Path) -> None:
    """A folder holds one corpus: the matches of another seed are named, and stay."""
    path = tmp_path / SAMPLE.name
    path.write_bytes(SAMPLE.read_bytes())

    with pytest.raises(RecordError, match="is part of another corpus, use another folder"):
        Corpus(tmp_path, 40, seed=2).line(0)
    assert SAMPLE.read_bytes() == path.read_bytes()


def test_the_referees_judge_play_and_deals() -> None:
    """A record with other points, and one with a seed that did not deal its cards, is rejected."""
    record = next(read_records(SAMPLE))
    assert record.fair

    assert not faults_of(record)
    assert faults_of(replace(record, totals=record.totals[::-1]))
    assert faults_of(replace(record, fair=replace(record.fair, seed="00" * 32)))
