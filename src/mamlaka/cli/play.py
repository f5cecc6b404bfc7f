"""`mamlaka play`: play against bots in the terminal."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from mamlaka.bots.levels import DEFAULT_LEVEL, LEVELS
from mamlaka.bots.registry import find_bot
from mamlaka.cli.common_options import (
    DEFAULT_GAME,
    ENGLISH,
    GameName,
    Language,
    MatchNumber,
    OptionTexts,
    Plain,
    PresetName,
    SeatCount,
    setup_from,
)
from mamlaka.cli.files import data_folder, ensure_folder, refuse_existing, valid_replay
from mamlaka.cli.locks import locked
from mamlaka.cli.output import Screen, is_plain
from mamlaka.cli.person_match import (
    PERSON,
    failure_notifier,
    play_record,
    play_table,
    print_opponents,
    seat_bots,
    seat_records,
)
from mamlaka.cli.values import Text, named_path, whole_number
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.fair import FairShuffler
from mamlaka.record import OriginRecord, Record
from mamlaka.registry import find_game
from mamlaka.seats import Seat
from mamlaka.storage import TEXT, check_writable, read_records
from mamlaka.table import Table
from mamlaka.terminal.commands import is_no, is_quit
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.verification import verify
from mamlaka.view import View

__all__ = ["play", "records_folder"]

PAIR = 2


def records_folder() -> Path:
    """Return the folder of the records."""
    return data_folder() / "records"


def play(
    game: GameName = DEFAULT_GAME,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT", help=f"The bot in the other seats: {', '.join(LEVELS)}, or the name of another bot."
        ),
    ] = DEFAULT_LEVEL,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    seat: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0), help="Your seat, counted from 0. Default: 0, or with --from the one that decides."
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(parser=named_path, help="Save the match in this new file. Default: a file in the data folder."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(parser=named_path, help="Resume the match in this file.")] = None,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from", parser=named_path, help="Play on from a position of the finished match in this file; see --event."
        ),
    ] = None,
    event: Annotated[
        int | None,
        typer.Option(parser=whole_number(0), help="With --from: the event of the decision to make again."),
    ] = None,
    match: MatchNumber = 1,
    seed: Annotated[
        str, typer.Option(parser=Text(), help="Seed of the deals; the same text deals the same cards. Default: random.")
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="Start a new match, even if one is unfinished.")] = False,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Play against bots in the terminal.

    Enter q or quit to leave; run the command again to resume.

    Example: mamlaka play trex --preset partners --set doubling=off
    """
    texts = Texts(language)
    console = Screen(plain=plain)
    chosen = bool(preset or settings or seats)
    if resume is not None and chosen:
        raise InvalidSetup("--resume keeps the settings of the match: omit --preset, --set and --seats")
    if (start is None) != (event is None):
        raise InvalidSetup("--from and --event belong together: a file, and the event of a decision in it")
    if start is not None and event is not None:
        if resume is not None or chosen or seed:
            raise InvalidSetup(
                "--from keeps the settings and the cards of the match: omit --resume, --preset, --set, "
                "--seats and --seed"
            )
        _play_on(start, match, event, seat, bots, record, texts, console, plain=plain)
        return
    if resume is None:
        find_game(game)  # its name becomes part of the name of a file
    if resume is None and record is None and not new and not chosen:
        resume = _offer_unfinished(game, texts, console)
    if resume is not None:
        next(read_records(resume))  # an unreadable file gets no lock file
        with _locked(resume):
            _resume(resume, texts, console, plain=plain)
        return
    setup = setup_from(game, preset, settings, seats)
    count = setup.start().seats
    seat = _checked_seat(seat or 0, count, game)
    find_bot(bots)
    path = _new_file(record, game)
    secret = hashlib.sha256(seed.encode()).digest() if seed else secrets.token_bytes(32)
    nonce = hashlib.sha256(f"{seed} nonce".encode()).hexdigest()[:16] if seed else secrets.token_hex(8)
    shuffler = FairShuffler(secret, tuple(nonce if number == seat else "" for number in range(count)))
    line_up = seat_records(seat, count, bots)
    table = Table(setup, shuffler, bots=seat_bots(line_up, secret, 0, notify=failure_notifier(texts, console)))
    with _locked(path):
        print_opponents(bots, count - 1, texts, console)
        if count > PAIR:
            console.print(texts.format("next-player", direction=table.state.game.direction))
        console.say(texts.format("fairness", commitment=shuffler.evidence(published=False).commitment))
        style = Style(table.state.game, seat, texts, plain=is_plain(asked=plain))
        play_table(table, shuffler, line_up, path, style, console, seen=View(seat, setup.start()))


def _checked_seat(seat: Seat, count: int, game: str) -> Seat:
    if seat >= count:
        raise InvalidSetup(f"there is no seat {seat}: {game} has seats 0 to {count - 1}")
    return seat


def _new_file(record: Path | None, game: str) -> Path:
    """Return the file for a new match: the wanted one, or one in the data folder."""
    path = record or ensure_folder(records_folder()) / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.json"
    if path.suffix == TEXT:
        raise InvalidSetup(f"{path} would lack the seed of the deals: use a name that ends in .json")
    check_writable(path)
    refuse_existing(path)
    return path


def _play_on(
    start: Path,
    match: int,
    event: int,
    seat: Seat | None,
    bots: str,
    record: Path | None,
    texts: Texts,
    console: Screen,
    *,
    plain: bool,
) -> None:
    """Play on from a decision of a finished match, as another match with the same cards."""
    replay = valid_replay(start, match)
    old = replay.record
    if not old.is_over:
        raise RecordError(
            f"{start} is not finished: resume it with --resume, and play on from a position when it is over"
        )
    deciders = {decision.number: decision.seat for decision in replay.decisions}
    if event not in deciders:
        raise RecordError(f"event {event} of {start} is no decision: `mamlaka review --json` lists them")
    if old.fair is None or not old.fair.seed:
        raise RecordError(f"{start} has no seed, so the cards of the next deals are unknown")
    seat = _checked_seat(deciders[event] if seat is None else seat, len(old.seats), old.game)
    line_up = seat_records(seat, len(old.seats), bots)
    path = _new_file(record, old.game)
    new = replace(old, seats=line_up, origin=OriginRecord(event, start.name))
    with _locked(path):
        print_opponents(bots, len(line_up) - 1, texts, console)
        play_record(new, seat, path, texts, console, version=event, plain=plain)


def _locked(path: Path) -> AbstractContextManager[None]:
    taken = "is being played in another window: continue there, or close it first"
    return locked(path, taken, "choose another file with --record")


def _offer_unfinished(game: str, texts: Texts, console: Screen) -> Path | None:
    """Return the newest unfinished match, if the user wants to resume it."""
    for path in sorted(records_folder().glob(f"{game}-*.json"), reverse=True):
        try:
            unfinished = not next(read_records(path)).is_over
        except RecordError:
            continue
        if unfinished:
            try:
                answer = console.ask(texts.format("ask-resume", name=path.name) + " ")
            except (EOFError, KeyboardInterrupt):
                raise typer.Exit from None
            if is_quit(answer, texts.language):
                raise typer.Exit
            return None if is_no(answer, texts) else path
    return None


def _resume(path: Path, texts: Texts, console: Screen, *, plain: bool) -> None:
    record: Record = next(read_records(path))
    faults = verify(record, needs_seed=False).faults
    if faults:
        raise RecordError(f"cannot resume {path}: {faults[0]}")
    people = [seat for seat, who in enumerate(record.seats) if who.kind == PERSON]
    if record.fair is None or not record.fair.seed or len(people) != 1:
        raise RecordError(
            f"cannot resume {path}: it was not recorded by `mamlaka play`, so it has no seed to deal from"
        )
    play_record(record, people[0], path, texts, console, plain=plain)
