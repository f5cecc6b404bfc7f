"""`mamlaka daily`: play the deals of the day, and compare the results with those of bots with the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer
from rich.table import Table as Grid

from mamlaka.bots.levels import DEFAULT_LEVEL, LEVELS
from mamlaka.bots.registry import find_bot
from mamlaka.cli.board_play import board_title, kind_name, play_board
from mamlaka.cli.common_options import (
    DEFAULT_GAME,
    ENGLISH,
    GameName,
    Language,
    OptionTexts,
    Plain,
    PresetName,
    SeatCount,
    setup_from,
)
from mamlaka.cli.files import data_folder, ensure_folder
from mamlaka.cli.output import Screen
from mamlaka.cli.person_match import PERSON
from mamlaka.cli.progress import progress
from mamlaka.cli.values import Text, whole_number
from mamlaka.duplicate import Board, board_setup, boards_of, imps_each, matchpoints_each, typical_difference
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord
from mamlaka.seats import Seat
from mamlaka.storage import read_records, write_records
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["daily"]

LEAST_BOARDS = 4
MOST_BOARDS = 40


def daily(
    game: GameName = DEFAULT_GAME,
    *,
    day: Annotated[
        str, typer.Option("--date", parser=Text(), metavar="YYYY-MM-DD", help="The day. Default: today.")
    ] = "",
    boards: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MOST_BOARDS),
            help="The number of boards. Default: one of each kind of deal, but at least 4.",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT", help=f"The bot in the other seats: {', '.join(LEVELS)}, or the name of another bot."
        ),
    ] = DEFAULT_LEVEL,
    seat: Annotated[int, typer.Option(parser=whole_number(0), help="Your seat, counted from 0.")] = 0,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    again: Annotated[
        bool, typer.Option("--again", help="Play boards again that you have played, and keep both results.")
    ] = False,
    results: Annotated[bool, typer.Option("--results", help="Play nothing; show the results so far.")] = False,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Play the boards of the day, and see what bots made of the same cards in your seat.

    The cards follow from the date, the game and its options, so they are the same for everybody. Enter q to quit; run
    the command again to resume. The records are kept in the data folder.

    Example: mamlaka daily trex
    """
    setup = board_setup(setup_from(game, preset, settings, seats))
    rules = setup.start().game
    if seat >= rules.seats:
        raise InvalidSetup(f"there is no seat {seat}: {game} has seats 0 to {rules.seats - 1}")
    find_bot(bots)
    count = boards or max(LEAST_BOARDS, len(setup.game.single_deals(rules.options)))
    day = _checked_day(day)
    texts, console = Texts(language), Screen(plain=plain)
    play = DailyPlay(setup, day, count, bots, seat)
    if not results and not play.play(texts, console, again=again, plain=plain):
        console.say(texts.format("board-left"))
        return
    done = play.compared()
    if not done:
        console.say(texts.format("board-none"))
        return
    style = Style(rules, seat, texts, plain=plain)
    console.print(_results_grid(play, done, style))
    console.say(texts.format("daily-folder", path=str(play.folder)))


def _checked_day(text: str) -> str:
    if not text:
        return str(datetime.now().astimezone().date())
    try:
        return str(date.fromisoformat(text))
    except ValueError:
        raise InvalidSetup(f"--date takes a day such as 2026-11-26, not {text!r}") from None


class DailyPlay:
    """The boards of a day in one seat against one kind of bots, with their records in a folder."""

    def __init__(self, setup: Setup, day: str, count: int, bots: str, seat: Seat) -> None:
        self.boards = boards_of(setup, day, count)
        self.day = day
        self._bots = bots
        self._seat = seat
        cards = self.boards[0].seed.hex()[:8]
        name = f"{setup.game.name}-{day}-{bots}-seat-{seat}-{cards}"
        self.folder = data_folder() / "daily" / name
        """The folder of the records. Options are part of the seed, and so of its name."""

    def play(self, texts: Texts, console: Screen, *, again: bool, plain: bool) -> bool:
        """Let the person play the boards that they have not played; return whether all are played."""
        ensure_folder(self.folder)
        finished = {board.number: len(self._finished(board)) for board in self.boards}
        wanted = 1 + min(finished.values()) if again else 1
        for board in self.boards:
            attempts = list(self._attempts(board))
            if finished[board.number] == len(attempts) >= wanted:
                continue
            path = self._path(board, finished[board.number] + 1)
            name = texts.format("board-of-day", board=board.number, boards=len(self.boards))
            console.say(board_title(name, board, texts))
            seats, bots = self._line_up(board, PERSON), self._bots_of(board, "")
            source = f"mamlaka daily --date {self.day}"
            if not play_board(board, seats, bots, board.seed, path, texts, console, source=source, plain=plain):
                return False
        return True

    def compared(self) -> dict[int, dict[str | int, int]]:
        """Return the points in the person's seat, by board and player: a level of bots, or the number of an attempt.

        Boards that the person has not played are missing. Bots play the others now, unless they did before.
        """
        own: dict[int, dict[str | int, int]] = {}
        for board in self.boards:
            if finished := self._finished(board):
                own[board.number] = {
                    number: board.points_of(record)[self._seat] for number, record in enumerate(finished, start=1)
                }
        waiting = [(board, level) for board in self.boards if board.number in own for level in LEVELS]
        for board, level in progress(waiting, self.boards[0].game.name, len(waiting)):
            own[board.number][level] = board.points_of(self._of_level(board, level))[self._seat]
        return own

    def _of_level(self, board: Board, level: str) -> Record:
        path = self.folder / f"board-{board.number}-{level}.json"
        if not path.exists():
            names, bots = self._line_up(board, level), self._bots_of(board, level)
            write_records(path, [board.play(bots, names, board.seed, f"mamlaka daily --date {self.day}")])
        return next(read_records(path))

    def _attempts(self, board: Board) -> Iterator[Record]:
        """Yield the records of the person, of which only the last can be unfinished."""
        number = 1
        while (path := self._path(board, number)).exists():
            yield next(read_records(path))
            number += 1

    def _finished(self, board: Board) -> list[Record]:
        return [record for record in self._attempts(board) if _is_finished(board, record)]

    def _path(self, board: Board, attempt: int) -> Path:
        return self.folder / (f"board-{board.number}.json" if attempt == 1 else f"board-{board.number}-{attempt}.json")

    def _bots_of(self, board: Board, own: str) -> tuple[str, ...]:
        return tuple(own if seat == self._seat else self._bots for seat in range(board.game.seats))

    def _line_up(self, board: Board, own: str) -> tuple[SeatRecord, ...]:
        return tuple(
            SeatRecord(PERSON) if name == PERSON else SeatRecord(name, "bot", find_bot(name).version)
            for name in self._bots_of(board, own)
        )


def _is_finished(board: Board, record: Record) -> bool:
    try:
        board.points_of(record)
    except RecordError:
        return False
    return True


def _results_grid(play: DailyPlay, done: dict[int, dict[str | int, int]], style: Style) -> Grid:
    """Return the table of results: a row for each board, then the means of all boards."""
    game, texts = style.game, style.texts
    attempts = range(1, 1 + max(sum(isinstance(who, int) for who in row) for row in done.values()))
    players: list[str | int] = [*attempts, *LEVELS]
    grid = Grid(title=texts.format("daily-title", game=style.title, day=play.day))
    grid.add_column(texts.format("daily-board"))
    for who in players:
        own = texts.format("daily-you") if who == 1 else texts.format("daily-again", number=who)
        grid.add_column(texts.name("bot", who) if isinstance(who, str) else own, justify="right")
    values = {number: {who: game.points_sign * value for who, value in row.items()} for number, row in done.items()}
    typical = typical_difference(list(row.values()) for row in values.values())
    matchpoints: dict[str | int, list[float]] = {who: [] for who in players}
    imps: dict[str | int, list[float]] = {who: [] for who in players}
    for number, row in values.items():
        kind = kind_name(play.boards[number - 1], texts)
        grid.add_row(f"{number} {kind}".rstrip(), *(style.points(row[who]) if who in row else "" for who in players))
        results = list(row.values())
        for scores, each in ((matchpoints, matchpoints_each(results)), (imps, imps_each(results, typical))):
            for who, score in zip(row, each, strict=True):
                scores[who].append(score)
    grid.add_section()
    grid.add_row(texts.format("daily-matchpoints"), *(f"{fmean(matchpoints[who]):.0f}%" for who in players))
    grid.add_row(texts.format("daily-imps"), *(f"{fmean(imps[who]):+.1f}" for who in players))
    return grid
