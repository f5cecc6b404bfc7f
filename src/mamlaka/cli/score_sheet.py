"""The score sheet of a tournament: a CSV file in which an organiser writes the points of real cards."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from mamlaka.duplicate import Board, Place, Result, Tournament
from mamlaka.errors import RecordError, did_you_mean
from mamlaka.score_form import can_pay

__all__ = ["empty_sheet", "read_sheet"]

PLACE = ("round", "table", "board")
MOVED, YES = "moved", "yes"
"""The column of boards that were played by others than the movement says, and what is written there."""
BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets need it to read the names of players as UTF-8."""


def empty_sheet(tournament: Tournament) -> str:
    """Return the text of a sheet without points, which has a line for each place with the names of the players."""
    text = io.StringIO()
    text.write(BYTE_ORDER_MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*_columns(tournament), MOVED])
    for place in tournament.places():
        board = tournament.boards[place.board - 1]
        row = [place.round, place.table, place.board, board.kind or "match"]
        for who in tournament.line_up(place):
            row += [who.name, ""]
        writer.writerow([*row, ""])
    return text.getvalue()


def read_sheet(path: Path, tournament: Tournament) -> tuple[dict[Place, Result], list[str]]:
    """Return the results of a sheet, and what is wrong with each line that doesn't count.

    Raises:
        RecordError: the file cannot be read, or has other columns.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}, []
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not written in UTF-8: save it as CSV UTF-8") from None
    head = text.partition("\n")[0]
    separator = next((mark for mark in ";\t" if mark in head), ",")
    rows = csv.DictReader(io.StringIO(text), delimiter=separator)
    missing = [name for name in _columns(tournament) if name not in (rows.fieldnames or ())]
    if missing:
        raise RecordError(f"{path} has no column {missing[0]!r}: keep the first line as it was")
    sheet, faults = _Sheet(tournament), list[str]()
    for row in rows:
        try:
            sheet.add({name: (value or "").strip() for name, value in row.items() if isinstance(value, str)})
        except RecordError as error:
            faults.append(f"{path}, line {rows.line_num}: {error}")
    return sheet.results, faults


def _columns(tournament: Tournament) -> list[str]:
    columns = [*PLACE, "deal"]
    for seat in range(tournament.seats):
        columns += [f"seat {seat}", f"points {seat}"]
    return columns


class _Sheet:
    """The lines of a sheet that count so far."""

    def __init__(self, tournament: Tournament) -> None:
        self.results: dict[Place, Result] = {}
        self._tournament = tournament
        self._places = set(tournament.places())
        self._entrants = {_folded(name): number for number, one in enumerate(tournament.entrants) for name in one.names}

    def add(self, row: dict[str, str]) -> None:
        """Count a line, if it has points.

        Raises:
            RecordError: it cannot be right.
        """
        seats = range(self._tournament.seats)
        cells = [row.get(f"points {seat}", "") for seat in seats]
        if not any(cells):
            return
        place = self._place(row)
        what = f"round {place.round}, table {place.table}, board {place.board}"
        if place in self.results:
            raise RecordError(f"{what} occurs twice: keep one of the lines")
        names, moved = [row.get(f"seat {seat}", "") for seat in seats], row.get(MOVED, "")
        if moved.casefold() not in ("", YES):
            raise RecordError(f"column {MOVED} says {moved!r}: write {YES}, or leave it empty")
        if not moved:
            self._check_due(place, names, what)
        seated = self._seated(names, what) if moved else ()
        self._check_new(place.board, seated or self._tournament.seated(place))
        if not all(cells):
            raise RecordError(f"points of seat {cells.index('')} are missing: write 0 for none")
        points = tuple(map(self._points, cells))
        _check_points(self._tournament.boards[place.board - 1], points)
        self.results[place] = Result(points, seated)

    def _place(self, row: dict[str, str]) -> Place:
        try:
            place = Place(*(int(row.get(name, "")) for name in PLACE))
        except ValueError:
            raise RecordError("round, table and board are whole numbers") from None
        for name, number, most in (
            ("round", place.round, len(self._tournament.rounds)),
            ("table", place.table, max(map(len, self._tournament.rounds))),
            ("board", place.board, len(self._tournament.boards)),
        ):
            if not 1 <= number <= most:
                raise RecordError(f"there is no {name} {number}: this tournament has {name}s 1 to {most}")
        return place

    def _check_due(self, place: Place, names: Sequence[str], what: str) -> None:
        """Check that a line is about a place of the movement and its players.

        Raises:
            RecordError: it isn't.
        """
        if place not in self._places:
            boards = sorted(one.board for one in self._places if (one.round, one.table) == (place.round, place.table))
            due = (
                f"there table {place.table} plays boards {boards[0]} to {boards[-1]}" if boards else "nobody sits there"
            )
            raise RecordError(
                f"{what} is not in the movement, {due}: correct the numbers, or write {YES} in the column {MOVED} if "
                "the players of this line did play it"
            )
        for seat, (name, who) in enumerate(zip(names, self._tournament.line_up(place), strict=True)):
            if name and _folded(name) != _folded(who.name):
                raise RecordError(
                    f"{what} has {who.name} in seat {seat}, not {name}: correct the name, or write {YES} in the column "
                    f"{MOVED} if {name} did play there"
                )

    def _seated(self, names: Sequence[str], what: str) -> tuple[int, ...]:
        """Return (seats,): the entrants with these names.

        Raises:
            RecordError: a name is unknown, somebody has two seats, or a side is no pair.
        """
        for name in names:
            if _folded(name) not in self._entrants:
                hint = did_you_mean(name, tuple(name for one in self._tournament.entrants for name in one.names))
                raise RecordError(f"no player is called {name!r}: {what} needs the names of those who played{hint}")
        seated = tuple(self._entrants[_folded(name)] for name in names)
        sides = [[seated[seat] for seat in side] for side in self._tournament.rules.sides]
        if self._tournament.has_pairs:
            for side, seats in zip(sides, self._tournament.rules.sides, strict=True):
                if len(set(side)) > 1:
                    raise RecordError(
                        f"{what} has {' and '.join(names[seat] for seat in seats)} on one side, who are no pair"
                    )
            sides = [side[:1] for side in sides]
        numbers = [entrant for side in sides for entrant in side]
        twice = next((entrant for entrant in numbers if numbers.count(entrant) > 1), None)
        if twice is not None:
            raise RecordError(f"{what} has {self._tournament.entrants[twice].label} in two seats")
        return seated

    def _check_new(self, board: int, seated: Sequence[int]) -> None:
        """Check that nobody has played the board before.

        Raises:
            RecordError: somebody has.
        """
        for place, result in self.results.items():
            again = set(seated) & set(result.seats or self._tournament.seated(place)) if place.board == board else set()
            if again:
                label = self._tournament.entrants[min(again)].label
                before = f"in round {place.round} at table {place.table}"
                raise RecordError(f"{label} has played board {board} already, {before}: only the first line counts")

    def _points(self, cell: str) -> int:
        try:
            points = Fraction(cell.replace("\N{MINUS SIGN}", "-")) * self._tournament.rules.unit
        except (ValueError, ZeroDivisionError):
            raise RecordError(f"points are a number such as -75, not {cell!r}") from None
        if points.denominator != 1:
            raise RecordError(f"no score sheet can have {cell!r} points")
        return int(points)


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()


def _check_points(board: Board, points: Sequence[int]) -> None:
    """Check that the rules can give these points.

    Raises:
        RecordError: they can't, as far as the sum of a deal or the score form of the game tells.
    """
    rules = board.game
    right = rules.sum_of_deal(board.kind) if board.kind else None
    if right is not None and sum(points) != rules.points_sign * right:
        wanted, found = (Fraction(value, rules.unit) for value in (rules.points_sign * right, sum(points)))
        raise RecordError(
            f"the points of board {board.number} ({board.kind}) add up to {found}, but in this deal they must add up "
            f"to {wanted}: correct the line"
        )
    form = rules.score_form()
    row = next((row for row in form.rows if row.contract == board.kind), None) if form else None
    if row and not can_pay(row.question, points):
        told = ", ".join(str(Fraction(value, rules.unit)) for value in points)
        raise RecordError(f"board {board.number} ({board.kind}) can't give the points {told}: correct the line")
