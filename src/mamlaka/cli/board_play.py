"""A person plays a board against bots in the terminal, saved in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mamlaka.cli.locks import locked
from mamlaka.cli.output import Screen, is_plain
from mamlaka.cli.person_match import failure_notifier, seat_bots
from mamlaka.duplicate import Board
from mamlaka.errors import RecordError
from mamlaka.record import SeatRecord
from mamlaka.replaying import Replay
from mamlaka.storage import read_records, write_records
from mamlaka.table import Table
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.verification import verify
from mamlaka.view import View

__all__ = ["board_title", "kind_name", "play_board"]


def kind_name(board: Board, texts: Texts) -> str:
    """Return what is dealt on a board, such as its contract; empty: all boards are of one kind."""
    return texts.kind_of_deal(board.kind, board.game.name) if board.kind else texts.format("board-match")


def board_title(name: str, board: Board, texts: Texts) -> str:
    """Return the name of a board with what is dealt on it: `Board 2: Queens`, or `Board 2`."""
    kind = kind_name(board, texts)
    return texts.format("board-named", board=name, kind=kind) if kind else name


def play_board(
    board: Board,
    seats: Sequence[SeatRecord],
    bots: Sequence[str],
    seed: bytes,
    path: Path,
    texts: Texts,
    console: Screen,
    *,
    source: str,
    plain: bool,
) -> bool:
    """Let a person play a board, from where they left it; return whether it is played to its end.

    Args:
        board: the board.
        seats: (seats,): who sits where, for the record.
        bots: (seats,): the name of the bot in each seat; empty: the person.
        seed: 32 bytes, from which the bots draw.
        path: the file of the record, saved after each decision.
        texts: the language.
        console: the terminal.
        source: the command, for the record.
        plain: whether to use letters for suits, and no drawings.

    Raises:
        RecordError: the file holds something else, cannot be written, or another window plays the board.
    """
    with locked(path, "is being played in another window: continue there, or close it first", "free some space"):
        log = None
        if path.exists():
            replay = Replay(next(read_records(path)))
            if not board.is_of(replay.record) or not verify(replay, needs_seed=False):
                raise RecordError(f"{path} is no record of board {board.number}: move it away to play the board anew")
            log = replay.log
        seat = list(bots).index("")
        line_up = tuple(SeatRecord(name, "bot" if name else "person") for name in bots)
        players = seat_bots(line_up, seed, len(log or ()), notify=failure_notifier(texts, console))
        table = Table(board.setup, board.shuffler, bots=players, log=log)
        style = Style(board.game, seat, texts, plain=is_plain(asked=plain))
        seen = None if log else View(seat, table.start)

        def save() -> None:
            write_records(path, [board.record(table, seats, source)])

        return PersonAtTable(table, style, console, console.ask, seen, console.forget_typed).play(save)
