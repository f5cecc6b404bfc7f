"""`mamlaka render`: a picture of a recorded position or of the score sheet, or the hands as newspapers print them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.common_options import ENGLISH, Language, MatchNumber, RecordFile
from mamlaka.cli.files import refuse_existing, valid_replay
from mamlaka.cli.output import Screen
from mamlaka.cli.replay import checked_viewer
from mamlaka.cli.values import named_path, whole_number
from mamlaka.drawing import hand_diagram, table_svg
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.record import Record
from mamlaka.storage import check_writable, write_text
from mamlaka.terminal.picture import picture_words, sheet_picture
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["render"]


def render(
    file: RecordFile,
    *,
    deal: Annotated[
        int | None,
        typer.Option(parser=whole_number(1), help="Show this deal before its first decision, counted from 1."),
    ] = None,
    event: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Show the position before this event, counted from 0.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Show only what this seat saw. Default: all cards.")
    ] = None,
    match: MatchNumber = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", parser=named_path, help="Write to this new file. Default: the standard output."),
    ] = None,
    diagram: Annotated[
        bool, typer.Option("--diagram", help="Write the hands as text, as newspapers print them, instead of a picture.")
    ] = False,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Draw the score sheet, by default at the end of the match.")
    ] = False,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="Draw blue diamonds and green clubs.")] = False,
    language: Language = ENGLISH,
) -> None:
    """Draw a position of a recorded match as an SVG picture, for articles and forums.

    By default it is the first deal, with all cards, before its first decision. With --sheet, it is the score sheet
    instead. An unfinished match is shown only from the seat of a person. Browsers show SVG, and programs such as
    Inkscape turn it into other formats.

    Example: mamlaka render match.json --deal 3 --out deal.svg
    """
    if deal is not None and event is not None:
        raise InvalidSetup("--deal and --event exclude each other: a deal is shown before its first decision")
    if sheet and (diagram or four_colours):
        raise InvalidSetup("--sheet excludes --diagram and --four-colours: a score sheet shows no cards")
    if diagram and four_colours:
        raise InvalidSetup("--diagram and --four-colours exclude each other: a diagram is text")
    refuse_existing(out)
    if out is not None:
        check_writable(out)
    replay = valid_replay(file, match)
    record = replay.record
    viewer = checked_viewer(record, seat, file)
    is_at_end = sheet and deal is None and event is None
    chosen = sum(len(deal.events) for deal in record.deals) if is_at_end else event
    version = replay.opening(deal or 1) if chosen is None else _checked_event(record, chosen, file)
    view = replay.open_view(version) if viewer is None else replay.view(viewer, version)
    style = Style(view.state.game, viewer, Texts(language))
    if sheet:
        text = sheet_picture(view, record, style)
    else:
        words = picture_words(view, record, Renderer(style))
        text = (
            hand_diagram(view, words.names, words.letters)
            if diagram
            else table_svg(view, words, four_colours=four_colours)
        )
    if out is None:
        typer.echo(text)
        return
    write_text(out, text)
    Screen().say(style.texts.format("render-written", path=str(out)))


def _checked_event(record: Record, event: int, file: Path) -> int:
    """Return the number of an event before which something can be seen.

    Raises:
        RecordError: there is no such event, or nothing has happened before it.
    """
    count = sum(len(deal.events) for deal in record.deals)
    if not 0 < event <= count:
        raise RecordError(
            f"there is nothing to show before event {event}: {file} can be shown before events 1 to {count}"
        )
    return event
