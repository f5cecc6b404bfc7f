"""Reviews that are kept in the data folder, deal by deal, so that an interrupted or repeated review goes on."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
import typer

from mamlaka import __version__
from mamlaka.cli.files import data_folder, ensure_folder
from mamlaka.cli.progress import handle_signals, processes, progress
from mamlaka.coach.luck import DealLuck, Luck
from mamlaka.coach.review import REVIEWER, Review, ReviewedDecision
from mamlaka.errors import RecordError
from mamlaka.record import Record, encode_record
from mamlaka.storage import write_text
from mamlaka.workers import map_ordered

__all__ = ["played_luck", "reviewed_decisions"]

MOST_KEPT = 100
"""The number of reviews that are kept: those begun last."""

T = TypeVar("T")


class _Kept(Generic[T]):
    """What has been computed for the deals of a match: one file for each deal, written at once."""

    def __init__(self, record: Record, kind: type[T], *settings: object) -> None:
        """Find what is kept.

        Args:
            record: the match.
            kind: what is kept.
            settings: what else it depends on.
        """
        words = " ".join(map(str, (__version__, REVIEWER, kind.__name__, *settings))).encode()
        self._folder = data_folder() / "reviews" / hashlib.sha256(encode_record(record) + words).hexdigest()[:32]
        self._kind = kind
        self._cannot = ""

    def read(self, deal: int) -> list[T]:
        """Return what is kept of a deal; nothing if there is no file, or if it is damaged."""
        try:
            return msgspec.json.decode(self._path(deal).read_bytes(), type=list[self._kind])  # type: ignore[name-defined]
        except (OSError, msgspec.DecodeError):  # also a `ValidationError`
            return []

    def write(self, deal: int, found: Sequence[T]) -> None:
        """Keep what was found in a deal. If that fails, the user is told once, and nothing else is lost."""
        try:
            if not self._folder.exists():
                _make_room(ensure_folder(self._folder.parent))
            ensure_folder(self._folder)
            write_text(self._path(deal), msgspec.json.encode(found).decode())
        except (OSError, RecordError) as error:
            if not self._cannot:
                typer.echo(f"mamlaka: the review is not kept: {error}", err=True)
            self._cannot = str(error)

    def _path(self, deal: int) -> Path:
        return self._folder / f"{deal}.json"


def _make_room(folder: Path) -> None:
    """Remove the oldest reviews, so that there is room for one more."""
    kept = sorted((path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in kept[: max(0, len(kept) - MOST_KEPT + 1)]:
        shutil.rmtree(path, ignore_errors=True)


def reviewed_decisions(
    reviewer: Review, wanted: Sequence[int], jobs: int, *, fresh: bool = False
) -> list[ReviewedDecision]:
    """Review decisions of a match, or read what is kept of them; exit after a signal, and keep what is done.

    Args:
        reviewer: the review.
        wanted: the indices of the decisions, in order.
        jobs: the number of processes; 0: one per processor.
        fresh: whether to review all decisions, whatever is kept.
    """
    kept = _Kept(reviewer.record, ReviewedDecision, reviewer.worlds, reviewer.nodes)
    deals, places = reviewer.deals, {number: index for index, number in enumerate(reviewer.numbers)}
    known = {} if fresh else {places[one.number]: one for deal in sorted(set(deals)) for one in kept.read(deal)}

    def keep(deal: int, found: dict[int, ReviewedDecision]) -> None:
        known.update(found)
        kept.write(deal, [known[index] for index in sorted(known) if deals[index] == deal])

    missing = [index for index in wanted if index not in known]
    done = len(wanted) - len(missing)
    _compute(reviewer.__getitem__, missing, "Reviewing", (done, "decisions"), jobs, deals.__getitem__, keep)
    return [known[index] for index in wanted]


def played_luck(luck: Luck, jobs: int, *, fresh: bool = False) -> list[DealLuck]:
    """Return the luck of the deals of a match, computed or kept; exit after a signal, and keep what is done.

    Args:
        luck: the luck of the match.
        jobs: the number of processes; 0: one per processor.
        fresh: whether to compute all deals, whatever is kept.
    """
    kept = _Kept(luck.record, DealLuck, luck.plays, luck.worlds)
    known = {} if fresh else {one.deal - 1: one for index in range(len(luck)) for one in kept.read(index)}

    def keep(index: int, found: dict[int, DealLuck]) -> None:
        known.update(found)
        kept.write(index, [*found.values()])

    missing = [index for index in range(len(luck)) if index not in known]
    _compute(luck.__getitem__, missing, "Playing again", (len(luck) - len(missing), "deals"), jobs, int, keep)
    return [known[index] for index in range(len(luck))]


def _compute(
    work: Callable[[int], T],
    numbers: Sequence[int],
    title: str,
    before: tuple[int, str],
    jobs: int,
    deal_of: Callable[[int], int],
    keep: Callable[[int, dict[int, T]], None],
) -> None:
    """Apply `work` to numbers, and keep the results of each deal as soon as it is done.

    Args:
        work: what to do.
        numbers: the numbers, in the order of their deals.
        title: what the progress bar says.
        before: how many were done before, and the plural noun for what they are.
        jobs: the number of processes; 0: one per processor.
        deal_of: returns the deal of a number.
        keep: keeps the results of a deal, by their numbers.
    """
    count, items = before
    total = count + len(numbers)
    with handle_signals() as interrupted, closing(map_ordered(work, numbers, processes(jobs, len(numbers)))) as found:
        results: Iterator[T] = progress(interrupted.until(found), title, total, count, items)
        for deal, rows in groupby(zip(numbers, results, strict=False), key=lambda row: deal_of(row[0])):
            done = dict(rows)
            keep(deal, done)
            count += len(done)
    if count < total:
        typer.echo(
            f"mamlaka: interrupted after {count} of {total} {items}, which are kept; the same command goes on", err=True
        )
        raise typer.Exit(interrupted.status)
