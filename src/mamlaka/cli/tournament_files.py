"""The folder of a tournament: its document, the results on paper, the records, and what the organiser prints."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from mamlaka.cli.board_play import board_title
from mamlaka.cli.files import ensure_folder
from mamlaka.drawing import hand_diagram
from mamlaka.duplicate import Board, Place, Tournament
from mamlaka.errors import RecordError
from mamlaka.record import Record
from mamlaka.storage import read_records, write_records, write_text
from mamlaka.table import Table
from mamlaka.terminal.news import news_line
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = ["TournamentFolder", "deal_lines", "seating_lines"]

DOCUMENT, SCORES, SEATING, DEALS, RECORDS = "tournament.json", "scores.csv", "seating.txt", "deals.txt", "records"
PLACE = ("round", "table", "board")
BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets need it to read the names of players as UTF-8."""


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
        write_text(path / DEALS, "\n".join(deal_lines(tournament, texts)) + "\n")
        write_text(path / SCORES, folder._empty_scores())
        write_text(path / DOCUMENT, tournament.encode())
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

    def results(self) -> dict[Place, tuple[int, ...]]:
        """Return the points of each place that has a result: in its record, or in the file of scores.

        Raises:
            RecordError: a file cannot be read, or two results of a place differ.
        """
        results = dict(self._scores())
        for place in self.tournament.places():
            points = self.recorded(place)
            if points is None:
                continue
            if place in results and results[place] != points:
                raise RecordError(
                    f"{self.path / SCORES} and {self.record_path(place)} have different points: correct the first, or "
                    "move the second away"
                )
            results[place] = points
        return results

    def _empty_scores(self) -> str:
        text = io.StringIO()
        text.write(BYTE_ORDER_MARK)
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow(self._columns())
        for place in self.tournament.places():
            board = self.tournament.boards[place.board - 1]
            row = [place.round, place.table, place.board, board.kind or "match"]
            for who in self.tournament.line_up(place):
                row += [who.name, ""]
            writer.writerow(row)
        return text.getvalue()

    def _columns(self) -> list[str]:
        columns = [*PLACE, "deal"]
        for seat in range(self.tournament.seats):
            columns += [f"seat {seat}", f"points {seat}"]
        return columns

    def _scores(self) -> Iterator[tuple[Place, tuple[int, ...]]]:
        """Yield what the organiser has written into the file of scores."""
        path = self.path / SCORES
        try:
            text = path.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            return
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror}") from error
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not written in UTF-8: save it as CSV UTF-8") from None
        head = text.partition("\n")[0]
        separator = next((mark for mark in ";\t" if mark in head), ",")
        rows = csv.DictReader(io.StringIO(text), delimiter=separator)
        missing = [name for name in self._columns() if name not in (rows.fieldnames or ())]
        if missing:
            raise RecordError(f"{path} has no column {missing[0]!r}: keep the first line as it was")
        places, seen = set(self.tournament.places()), set[Place]()
        for row in rows:
            where = f"{path}, line {rows.line_num}"
            cells = [(row[f"points {seat}"] or "").strip() for seat in range(self.tournament.seats)]
            if not any(cells):
                continue
            place = self._place(row, where)
            if place not in places or place in seen:
                fault = "occurs twice" if place in seen else "is not in the movement"
                raise RecordError(f"{where}: round {place.round}, table {place.table}, board {place.board} {fault}")
            if not all(cells):
                raise RecordError(f"{where}: points of seat {cells.index('')} are missing: write 0 for none")
            seen.add(place)
            points = tuple(self._points(cell, where) for cell in cells)
            self._check_sum(self.tournament.boards[place.board - 1], points, where)
            yield place, points

    def _place(self, row: dict[str, str], where: str) -> Place:
        try:
            return Place(*(int(row[name] or "") for name in PLACE))
        except ValueError:
            raise RecordError(f"{where}: round, table and board are whole numbers") from None

    def _points(self, cell: str, where: str) -> int:
        try:
            points = Fraction(cell.replace("\N{MINUS SIGN}", "-")) * self.tournament.rules.unit
        except (ValueError, ZeroDivisionError):
            raise RecordError(f"{where}: points are a number such as -75, not {cell!r}") from None
        if points.denominator != 1:
            raise RecordError(f"{where}: no score sheet can have {cell!r} points")
        return int(points)

    def _check_sum(self, board: Board, points: Sequence[int], where: str) -> None:
        """Check that the points of a deal add up to what its rules prescribe, if they do.

        Raises:
            RecordError: the sum is another one.
        """
        rules = board.game
        right = rules.sum_of_deal(board.kind) if board.kind else None
        if right is not None and sum(points) != rules.points_sign * right:
            wanted, found = (Fraction(value, rules.unit) for value in (rules.points_sign * right, sum(points)))
            raise RecordError(
                f"{where}: the points of board {board.number} ({board.kind}) add up to {found}, but in this deal they "
                f"must add up to {wanted}: correct the line"
            )


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
