"""`mamlaka replay`: show a recorded match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.common_options import ENGLISH, Language, MatchNumber, Plain, RecordFile
from mamlaka.cli.files import valid_replay
from mamlaka.cli.output import Screen, is_plain
from mamlaka.cli.values import whole_number
from mamlaka.errors import RecordError
from mamlaka.record import Record
from mamlaka.seats import Seat
from mamlaka.storage import TEXT
from mamlaka.terminal.replay import replay_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["checked_viewer", "replay_file"]


def replay_file(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Show only what this seat saw. Default: all cards.")
    ] = None,
    match: MatchNumber = 1,
    deal: Annotated[
        int | None, typer.Option(parser=whole_number(1), help="Show only this deal, counted from 1, with void deals.")
    ] = None,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Show a recorded match, with all cards or as one seat saw it.

    An unfinished match is shown only from the seat of a person.

    Example: mamlaka replay match.json --deal 3
    """
    replay = valid_replay(file, match)
    record = replay.record
    if deal is not None and deal > len(record.deals):
        raise RecordError(f"there is no deal {deal}: {file} has {len(record.deals)} deals")
    viewer = checked_viewer(record, seat, file)
    console = Screen(plain=plain)
    style = Style(replay.game, viewer, Texts(language), plain=is_plain(asked=plain), columns=console.width)
    for line in replay_lines(replay, style, deal):
        console.say(line)


def checked_viewer(record: Record, seat: Seat | None, file: Path) -> Seat | None:
    """Return the seat whose view may be shown; None: all cards.

    Raises:
        RecordError: there is no such seat, or the match is unfinished and the seat is not that of a person.
    """
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: {file} has seats 0 to {len(record.seats) - 1}")
    if record.is_over or file.suffix == TEXT:  # whoever has typed the cards knows them
        return seat
    own = [number for number, who in enumerate(record.seats) if who.kind == "person"]
    if seat is None and len(own) == 1:
        return own[0]
    if seat not in own:
        allowed = " or ".join(f"--seat {number}" for number in own)
        way = f"show it with {allowed}" if own else "it can be shown when it is over"
        raise RecordError(f"{file} is not finished: {way}")
    return seat
