"""`mamlaka replay`: a recorded match again, as somebody saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.settings import MatchNumber, Plain, Screen, is_plain, sound_record
from mamlaka.cli.values import named_path, whole
from mamlaka.errors import RecordError
from mamlaka.record import Record, log_of, setup_of
from mamlaka.seats import Seat
from mamlaka.terminal.replay import replay_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["replay_file"]


def replay_file(
    file: Annotated[Path, typer.Argument(parser=named_path, help="A record (.json), or many in one file (.jsonl).")],
    *,
    seat: Annotated[
        int | None, typer.Option(parser=whole(0), help="See it from this seat; otherwise everybody's cards.")
    ] = None,
    match: MatchNumber = 1,
    deal: Annotated[int | None, typer.Option(parser=whole(1), help="Only this deal, from 1; void deals count.")] = None,
    plain: Plain = False,
) -> None:
    """Show a recorded match: as one seat saw it, or everything. An unfinished match shows only one's own seat.

    Example: mamlaka replay match.json --deal 3
    """
    record = sound_record(file, match)
    if deal is not None and deal > len(record.deals):
        raise RecordError(f"{file} has {len(record.deals)} deals, not {deal}")
    viewer = _viewer(record, seat, file)
    start = setup_of(record).start()
    console = Screen(plain=plain)
    style = Style(start.game, viewer, Texts(), plain=is_plain(asked=plain), columns=console.width)
    for line in replay_lines(start, log_of(record), style, deal):
        console.say(line)


def _viewer(record: Record, seat: Seat | None, file: Path) -> Seat | None:
    """Return whose eyes a record may be seen with.

    Raises:
        RecordError: there is no such seat, or the match is not finished and it is not one's own.
    """
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: {file} has the seats 0 to {len(record.seats) - 1}")
    if record.over:
        return seat
    own = [number for number, who in enumerate(record.seats) if who.kind == "person"]
    if seat is None and len(own) == 1:
        return own[0]
    if seat not in own:
        allowed = " or ".join(f"--seat {number}" for number in own) or "nobody's eyes"
        raise RecordError(f"{file} is not finished: until then it is shown with {allowed} only")
    return seat
