"""The folder of a tournament: its document, the results on paper, the records, and what the organiser prints."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mamlaka.cli.board_play import board_title
from mamlaka.cli.files import ensure_folder
from mamlaka.cli.score_sheet import empty_sheet, read_sheet
from mamlaka.drawing import hand_diagram
from mamlaka.duplicate import Board, Place, Result, Tournament
from mamlaka.errors import RecordError
from mamlaka.record import Record
from mamlaka.storage import PRIVATE, read_records, write_records, write_text
from mamlaka.table import Table
from mamlaka.terminal.news import news_line
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = ["TournamentFolder", "deal_lines", "seating_lines"]

DOCUMENT, SCORES, SEATING, DEALS, RECORDS = "tournament.json", "scores.csv", "seating.txt", "deals.txt", "records"


class TournamentFolder:
    """The files of a tournament."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    @classmethod
    def open(cls, path: Path) -> TournamentFolder:
        """Return the tournament of a folder.

        Raises:
            RecordError: the folder has none, or its document is damaged.
        """
        document = path / DOCUMENT
        try:
            text = document.read_bytes()
        except OSError as error:
            raise RecordError(
                f"cannot read {document}: {error.strerror}; `mamlaka tournament new` makes the folder of a tournament"
            ) from error
        return cls(path, Tournament.decode(text, str(document)))

    @classmethod
    def create(cls, path: Path, tournament: Tournament, texts: Texts) -> TournamentFolder:
        """Write the files of a new tournament.

        Raises:
            RecordError: the folder has files already, or cannot be written.
        """
        try:
            path.mkdir(parents=True, exist_ok=True)
            is_empty = not any(path.iterdir())
        except OSError as error:
            raise RecordError(f"cannot create the folder {path}: {error.strerror}; name another one") from None
        if not is_empty:
            raise RecordError(f"{path} holds files already: name another folder")
        folder = cls(path, tournament)
        write_text(path / SEATING, "\n".join(seating_lines(tournament, texts)) + "\n")
        write_text(path / SCORES, empty_sheet(tournament))
        # Those who will play must not read the deals, nor the seed from which they follow.
        write_text(path / DEALS, "\n".join(deal_lines(tournament, texts)) + "\n", mode=PRIVATE)
        write_text(path / DOCUMENT, tournament.encode(), mode=PRIVATE)
        return folder

    def record_path(self, place: Place) -> Path:
        """Return the file of the record of a place."""
        return self.path / RECORDS / f"{place}.json"

    def add(self, place: Place, record: Record) -> None:
        """Write the record of a place.

        Raises:
            RecordError: it cannot be written.
        """
        path = self.record_path(place)
        ensure_folder(path.parent)
        write_records(path, [record])

    def recorded(self, place: Place) -> tuple[int, ...] | None:
        """Return (seats,): the points in the record of a place; None: there is none, or it is not finished.

        Raises:
            RecordError: the record cannot be read.
        """
        path = self.record_path(place)
        if not path.exists():
            return None
        board = self.tournament.boards[place.board - 1]
        return board.points_so_far(next(read_records(path)))

    def results(self) -> tuple[dict[Place, Result], list[str]]:
        """Return the result of each place, in its record or in the file of scores, and what is wrong with others.

        Raises:
            RecordError: the file of scores cannot be read.
        """
        results, faults = read_sheet(self.path / SCORES, self.tournament)
        for place in self.tournament.places():
            try:
                points = self.recorded(place)
            except RecordError as error:
                faults.append(str(error))
                continue
            if points is None:
                continue
            if results.setdefault(place, Result(points)) != Result(points):
                del results[place]
                faults.append(
                    f"{self.path / SCORES} and {self.record_path(place)} have different results, so neither counts: "
                    "correct the first, or move the second away"
                )
        return results, faults


def seating_lines(tournament: Tournament, texts: Texts) -> Iterator[str]:
    """Yield who sits where in each round, and which boards they play."""
    say, comma = texts.format, texts.format("page-comma")
    for number, sittings in enumerate(tournament.rounds, start=1):
        yield say("seating-round", round=number)
        resting = {*range(len(tournament.entrants))} - {entrant for sitting in sittings for entrant in sitting.seats}
        for table, _ in enumerate(sittings, start=1):
            places = [place for place in tournament.places(number) if place.table == table]
            players = comma.join(f"{seat} {who.name}" for seat, who in enumerate(tournament.line_up(places[0])))
            first, last = places[0].board, places[-1].board
            if first == last:
                yield "  " + say("seating-table", table=table, board=first, players=players)
            else:
                yield "  " + say("seating-table-boards", table=table, first=first, last=last, players=players)
        if resting:
            players = comma.join(tournament.entrants[entrant].label for entrant in sorted(resting))
            yield "  " + say("seating-rest", players=players)
        yield ""


def deal_lines(tournament: Tournament, texts: Texts) -> Iterator[str]:
    """Yield the hands of each board, with what happens before the first decision, to prepare real cards."""
    for board in tournament.boards:
        yield from _board_lines(board, texts)


def _board_lines(board: Board, texts: Texts) -> Iterator[str]:
    style = Style(board.game, None, texts)
    yield board_title(texts.format("board-number", board=board.number), board, texts)
    table = Table(board.setup, board.shuffler)
    view = View(None, table.start)
    for number, event in enumerate(table.log):
        before, view = view, view.apply([(number, event)])
        if line := news_line(before, event, view, style):
            yield line
    yield ""
    names = {seat: style.seat_name(seat) for seat in range(board.game.seats)}
    yield hand_diagram(View(None, table.state), names, style.letters)
    yield ""
