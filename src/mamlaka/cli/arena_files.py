"""The files of an arena: results, which can be resumed, decision times, and records of all matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Self

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.results import decode_header, decode_set, decode_times, encode_line, encode_times, header_of
from mamlaka.arena.schedule import Contest, PlayedSet, SetResult
from mamlaka.cli.append_log import AppendLog, check_suffix
from mamlaka.cli.files import refuse_existing
from mamlaka.errors import RecordError
from mamlaka.record import encode_record
from mamlaka.storage import LINES

__all__ = ["Files"]


class Files:
    """The output files of an arena, written set by set by one process at a time."""

    def __init__(self, contest: Contest, out: Path | None, records: Path | None) -> None:
        """Choose the files; `with` opens them.

        Args:
            contest: the contest.
            out: the file of the results, resumed if it has some; None: results are not saved.
            records: the file of the records of all matches; None: they are not saved.

        Raises:
            RecordError: a name does not end in .jsonl, both names are the same, or only `records` exists.
        """
        for path in (out, records):
            check_suffix(path)
        if out and out == records:
            raise RecordError(f"{out} cannot hold both results and records: give --records another name")
        if not (out and out.exists()):
            refuse_existing(records)
        self._contest = contest
        self._paths = (out, out and out.with_suffix(f".times{LINES}"), records)
        self._files: tuple[AppendLog | None, ...] = (None, None, None)

    @property
    def keeps_records(self) -> bool:
        """Whether records of all matches are saved."""
        return self._paths[2] is not None

    def __enter__(self) -> Self:
        """Open the files, and check that they belong to the contest.

        Raises:
            RecordError: they belong to another contest, cannot be written, or are in use by another process.
        """
        with ExitStack() as made:
            self._open(made)
            made.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the files and release their locks."""
        for file in self._files:
            if file:
                file.close()

    def _open(self, made: ExitStack) -> None:
        self._files = tuple(self._opened(path, made) for path in self._paths)
        results, times, records = self._files
        sets = self._sets(results) if results else 0
        if times:
            times.keep(sets)
        if records:
            expected = sets * self._contest.matches_per_set
            if sum(1 for _ in records.lines()) < expected:
                raise RecordError(
                    f"{records.path} lacks records of the {sets} sets of {self._paths[0]}: "
                    "use --records from the first set on"
                )
            records.keep(expected)
        if results and not sets:
            results.keep(0)
            results.add([encode_line(header_of(self._contest))])

    @staticmethod
    def _opened(path: Path | None, made: ExitStack) -> AppendLog | None:
        if path is None:
            return None
        file = AppendLog(path)
        made.callback(file.discard)
        return file

    def _sets(self, results: AppendLog) -> int:
        """Return the number of sets in a file, after checking that it belongs to the contest.

        Raises:
            RecordError: it belongs to another contest.
        """
        header = header_of(self._contest)
        lines = list(results.lines())
        rest = results.remainder()
        if lines or not encode_line(header).startswith(rest):
            decode_header(lines[0] if lines else rest, str(results.path), header)
        return max(0, len(lines) - 1)

    def results(self) -> Iterator[SetResult]:
        """Yield the saved sets.

        Raises:
            RecordError: a line is not a set.
        """
        results = self._files[0]
        for number, line in enumerate(islice(results.lines(), 1, None) if results else (), start=2):
            yield decode_set(line, f"{self._paths[0]}, line {number}")

    def times(self) -> Iterator[tuple[DecisionTimes, ...]]:
        """Yield the decision times of the saved sets.

        Raises:
            RecordError: a line does not contain decision times.
        """
        times = self._files[1]
        for number, line in enumerate(times.lines() if times else (), start=1):
            yield decode_times(line, f"{self._paths[1]}, line {number}")

    def trim(self) -> None:
        """Remove incomplete sets.

        Raises:
            RecordError: a file cannot be written.
        """
        for file in self._files:
            if file:
                file.add(())

    def add(self, played: PlayedSet) -> None:
        """Save a set. The results are written last, so that a set in them is complete in all files.

        Raises:
            RecordError: a file cannot be written.
        """
        results, times, records = self._files
        if records:
            records.add(map(encode_record, played.records))
        if times:
            times.add([encode_times(played.times)])
        if results:
            results.add([encode_line(played.result)])
