"""`mamlaka play`: a person against bots in the terminal."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.bots.levels import DEFAULT_LEVEL, LEVELS
from mamlaka.bots.registry import find_bot
from mamlaka.bots.steady import SteadyBot
from mamlaka.cli.locks import locked
from mamlaka.cli.settings import (
    GameName,
    OptionTexts,
    Plain,
    PresetName,
    Screen,
    SeatCount,
    data_folder,
    is_plain,
    own_folder,
    refuse_existing,
    reports_folder,
    setup_from,
)
from mamlaka.cli.values import Text, named_path, whole
from mamlaka.coach.reports import report_of
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.fair import FairDealer
from mamlaka.games.registry import find_game
from mamlaka.record import Record, SeatRecord, log_of, record_match, setup_of, verify
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.storage import check_place, new_path, read_records, write_records, write_report
from mamlaka.table import Table
from mamlaka.terminal.play import PersonAtTable
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = ["play", "records_folder"]

PERSON = "person"
PAIR = 2


def records_folder() -> Path:
    """Return where matches are kept."""
    return data_folder() / "records"


def play(
    game: GameName = "trex",
    *,
    bots: Annotated[
        str, typer.Option(help=f"Who plays the other seats: {', '.join(LEVELS)}, or another bot's name.")
    ] = DEFAULT_LEVEL,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    seat: Annotated[int, typer.Option(parser=whole(0), help="Your seat, from 0.")] = 0,
    record: Annotated[
        Path | None, typer.Option(parser=named_path, help="Keep the match in this file, which must be new.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(parser=named_path, help="Go on with the match in this file.")] = None,
    seed: Annotated[
        str, typer.Option(parser=Text(), help="Deal the same cards for the same text; otherwise by chance.")
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="Start anew, whatever is unfinished.")] = False,
    plain: Plain = False,
) -> None:
    """Play against bots in this terminal; leave with q and go on later.

    Example: mamlaka play trex --preset partners --set doubling=off
    """
    texts = Texts()
    console = Screen(plain=plain)
    chosen = bool(preset or settings or seats)
    if resume is not None and chosen:
        raise InvalidSetup("--resume goes on with a match as it was set up: leave --preset, --set and --seats away")
    if resume is None:
        find_game(game)  # its name becomes part of the name of a file
    if resume is None and record is None and not new and not chosen:
        resume = _offer_unfinished(game, texts, console)
    if resume is not None:
        next(read_records(resume))  # what cannot be read gets no lock beside it
        with _locked(resume):
            _resume(resume, texts, console, plain=plain)
        return
    setup = setup_from(game, preset, settings, seats)
    count = setup.start().seats
    if seat >= count:
        raise InvalidSetup(f"there is no seat {seat}: {game} has the seats 0 to {count - 1}")
    find_bot(bots)
    path = record or own_folder(records_folder()) / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.json"
    check_place(path)
    refuse_existing(path)
    secret = hashlib.sha256(seed.encode()).digest() if seed else secrets.token_bytes(32)
    nonce = hashlib.sha256(f"{seed} nonce".encode()).hexdigest()[:16] if seed else secrets.token_hex(8)
    dealer = FairDealer(secret, tuple(nonce if number == seat else "" for number in range(count)))
    line_up = tuple(_seat_record(number, seat, bots) for number in range(count))
    table = Table(setup, dealer, bots=_bots(line_up, secret, 0, tell=_teller(texts, console)))
    with _locked(path):
        _introduce(bots, count - 1, texts, console)
        if count > PAIR:
            console.print(texts.format("next-player", direction=table.state.game.direction))
        console.say(texts.format("fairness", commitment=dealer.evidence(published=False).commitment))
        style = Style(table.state.game, seat, texts, plain=is_plain(asked=plain))
        _sit(table, dealer, line_up, path, style, console, seen=View(seat, setup.start()))


def _introduce(bots: str, count: int, texts: Texts, console: Screen) -> None:
    """Say who plays the other seats, and how to choose others."""
    console.print(texts.format("opponents", bots=texts.name("bot", bots), count=count))
    if not count:
        return
    if texts.has(about := f"bot-about-{bots}"):
        console.print(texts.format(about))
    others = [level for level in LEVELS if level != bots]
    console.print(texts.format("opponents-other", levels=", ".join(others), example=others[0]))


def _seat_record(number: Seat, person: Seat, bots: str) -> SeatRecord:
    return SeatRecord(PERSON) if number == person else SeatRecord(bots, "bot", find_bot(bots).version)


def _bots(
    line_up: tuple[SeatRecord, ...], secret: bytes, version: int, tell: Callable[[str, str], None]
) -> dict[Seat, SteadyBot]:
    bots: dict[Seat, SteadyBot] = {}
    for seat, who in enumerate(line_up):
        if who.kind == "bot":
            digest = hashlib.sha256(secret + f"{seat} {version}".encode()).digest()
            own, spare = (Rng(int.from_bytes(digest[part : part + 8], "big")) for part in (0, 8))
            # What went wrong may tell what the bot has seen, and its opponent reads this.
            bots[seat] = SteadyBot(who.name, own, spare, lambda name, origin, _: tell(name, origin))
    return bots


def _teller(texts: Texts, console: Screen) -> Callable[[str, str], None]:
    """Return what says, once for each bot, that others play in its place."""
    told: set[str] = set()

    def tell(bot: str, origin: str) -> None:
        if bot not in told:
            told.add(bot)
            console.say(texts.format("bot-failed", bot=bot, origin=origin))

    return tell


def _locked(path: Path) -> AbstractContextManager[None]:
    taken = "is being played in another window: go on there, or close it first"
    return locked(path, taken, "name another place with --record")


def _offer_unfinished(game: str, texts: Texts, console: Screen) -> Path | None:
    """Return the newest unfinished match if the person wants to go on with it."""
    for path in sorted(records_folder().glob(f"{game}-*.json"), reverse=True):
        try:
            unfinished = not next(read_records(path)).over
        except RecordError:
            continue
        if unfinished:
            try:
                answer = console.ask(texts.format("ask-resume", name=path.name) + " ")
            except (EOFError, KeyboardInterrupt):
                raise typer.Exit from None
            return None if answer.strip().lower().startswith("n") else path
    return None


def _resume(path: Path, texts: Texts, console: Screen, *, plain: bool) -> None:
    record: Record = next(read_records(path))
    faults = verify(record, needs_seed=False)
    if faults:
        raise RecordError(f"{path} cannot be gone on with: {faults[0].message}")
    persons = [seat for seat, who in enumerate(record.seats) if who.kind == PERSON]
    if record.fair is None or not record.fair.seed or len(persons) != 1:
        raise RecordError(f"{path} is not a match of one person on this machine: it has no seed to deal from")
    secret = bytes.fromhex(record.fair.seed)
    dealer = FairDealer(secret, record.fair.nonces)
    log = log_of(record)
    table = Table(
        setup_of(record), dealer, bots=_bots(record.seats, secret, len(log), tell=_teller(texts, console)), log=log
    )
    style = Style(table.state.game, persons[0], texts, plain=is_plain(asked=plain))
    _sit(table, dealer, record.seats, path, style, console)


def _sit(
    table: Table,
    dealer: FairDealer,
    line_up: tuple[SeatRecord, ...],
    path: Path,
    style: Style,
    console: Screen,
    seen: View | None = None,
) -> None:
    def save() -> None:
        fair = dealer.evidence(published=True)
        write_records(path, [record_match(table.state, table.log, line_up, fair=fair, source="mamlaka play")])

    def report(words: str) -> str:
        record = record_match(table.state, table.log, line_up, source="mamlaka play")
        found = report_of(record, words)
        if found is None:
            return ""
        return str(write_report(new_path(own_folder(reports_folder()), f"{path.stem}-{found.event}"), found))

    over = PersonAtTable(table, style, console, console.ask, seen).play(save, report)
    save()
    console.say(style.texts.format("verify-hint" if over else "saved", path=str(path)))
