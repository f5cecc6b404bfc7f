"""The files of an arena: results that are gone on with, decision times beside them, records of all games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout

from mamlaka.arena.results import decode_header, decode_set, decode_times, encode_line, encode_times, header_of
from mamlaka.arena.schedule import Contest, PlayedSet, SetResult
from mamlaka.arena.times import Times
from mamlaka.cli.settings import refuse_existing
from mamlaka.errors import RecordError
from mamlaka.record import encode_record
from mamlaka.storage import GrowingFile

__all__ = ["Files"]

LINES = ".jsonl"


class Files:
    """What an arena leaves behind, set by set; one process at a time."""

    def __init__(self, contest: Contest, out: Path | None, records: Path | None) -> None:
        """Name the files; they are opened by `with`.

        Args:
            contest: what is played.
            out: the results, gone on with if there are some; None: nothing is kept.
            records: the records of all games; None: they are not kept.

        Raises:
            RecordError: a name that does not end in .jsonl, or records of something else.
        """
        for path in (out, records):
            if path and path.suffix != LINES:
                raise RecordError(f"{path} would hold one line of JSON after the other: let its name end in {LINES}")
        if not (out and out.exists()):
            refuse_existing(records)
        self._contest = contest
        self._paths = (out, out and out.with_suffix(f".times{LINES}"), records)
        self._lock = FileLock(f"{out}.lock", timeout=0) if out else None
        self._files: tuple[GrowingFile | None, ...] = (None, None, None)

    @property
    def keeps_records(self) -> bool:
        """Whether records of all games are wanted."""
        return self._paths[2] is not None

    def __enter__(self) -> Self:
        """Open the files, and check that they belong to the contest.

        Raises:
            RecordError: they do not, cannot be written, or are written by another process.
        """
        out = self._paths[0]
        if self._lock and out:
            try:
                out.parent.mkdir(parents=True, exist_ok=True)
                self._lock.acquire()
            except Timeout:
                raise RecordError(f"{out} is being written by another process: wait, or give another --out") from None
            except OSError as error:
                raise RecordError(f"cannot write {out}: {error.strerror}") from error
        try:
            self._open()
        except BaseException:
            self._unlock()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let others write."""
        self._unlock()

    def _unlock(self) -> None:
        if self._lock and self._lock.is_locked:
            self._lock.release()

    def _open(self) -> None:
        header = header_of(self._contest)
        out = self._paths[0]
        if out and out.exists() and out.stat().st_size:
            first = GrowingFile(out).lines()[:1] or [out.read_bytes()]
            decode_header(first[0], str(out), header)
        self._files = tuple(GrowingFile(path) if path else None for path in self._paths)
        results, times, records = self._files
        if results and not results.lines():
            results.add([encode_line(header)])
        sets = len(results.lines()) - 1 if results else 0
        if times:
            times.keep(sets)
        if records:
            wanted = sets * self._contest.games
            if len(records.lines()) < wanted:
                raise RecordError(
                    f"{records.path} lacks records of the {sets} sets of {out}: give --records from the first set on"
                )
            records.keep(wanted)

    def results(self) -> Iterator[SetResult]:
        """Yield the sets that are there.

        Raises:
            RecordError: a line that is none.
        """
        results = self._files[0]
        for number, line in enumerate(results.lines()[1:] if results else (), start=2):
            yield decode_set(line, f"{self._paths[0]}, line {number}")

    def times(self) -> Iterator[tuple[Times, ...]]:
        """Yield the decision times of the sets that are there.

        Raises:
            RecordError: a line that has none.
        """
        times = self._files[1]
        for number, line in enumerate(times.lines() if times else (), start=1):
            yield decode_times(line, f"{self._paths[1]}, line {number}")

    def add(self, played: PlayedSet) -> None:
        """Keep a set. The results come last: what stands there stands everywhere.

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
