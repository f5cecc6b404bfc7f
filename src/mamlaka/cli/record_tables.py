"""Tables of the deals, decisions and trajectories of records, as CSV and as Parquet."""

from __future__ import annotations

import csv
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from itertools import accumulate, islice
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, get_type_hints

from mamlaka.errors import InvalidSetup
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.seats import Seat
from mamlaka.storage import new_file

__all__ = [
    "CSV",
    "PARQUET",
    "DealRow",
    "DecisionRow",
    "TrajectoryRow",
    "deal_rows",
    "decision_rows",
    "trajectory_rows",
    "write_table",
]

CSV, PARQUET = ".csv", ".parquet"
ROWS_AT_ONCE = 100_000
"""The rows of a group of a Parquet file, which are in memory together."""


class DealRow(NamedTuple):
    """A seat in a deal."""

    match: int
    """The number of the record in its file, from 1."""
    game: str
    deal: int
    """The number of the deal in the match, from 1; void deals count."""
    contract: str
    """Empty if the game has none, or if it was never chosen."""
    void: str
    """The reason why the deal does not count; empty if it counts."""
    leader: Seat | None
    seat: Seat
    player: str
    """The name of the player or bot."""
    kind: str
    """`person` or `bot`."""
    version: int
    """The version of the bot; 0 for a person."""
    points: int | None
    """The points of the seat; none if the deal is void or not finished."""


class DecisionRow(NamedTuple):
    """A decision."""

    match: int
    """The number of the record in its file, from 1."""
    game: str
    deal: int
    """The number of the deal in the match, from 1; void deals count."""
    contract: str
    """The contract of the deal, even if it was chosen after the decision."""
    event: int
    """The number of the event in the match, from 0."""
    seat: Seat
    player: str
    """The name of the player or bot."""
    kind: str
    """What was decided, such as `play` or `double`."""
    action: str
    """The decision as players write it."""


class TrajectoryRow(NamedTuple):
    """A deal as OpenSpiel writes it."""

    match: int
    """The number of the record in its file, from 1."""
    game: str
    deal: int
    """The number of the deal in the match, from 1; void deals count."""
    contract: str
    leader: Seat
    """The seat that is player 0 of OpenSpiel."""
    state: str
    """The game with its parameters, and all actions: the text of `pyspiel.serialize_game_and_state`."""


Row: TypeAlias = DealRow | DecisionRow | TrajectoryRow


def deal_rows(number: int, record: Record) -> Iterator[DealRow]:
    """Yield a row for each deal and seat of a record, which has this number in its file."""
    for deal_number, deal in enumerate(record.deals, 1):
        for seat, player in enumerate(record.seats):
            yield DealRow(
                match=number,
                game=record.game,
                deal=deal_number,
                contract=deal.contract,
                void=deal.void,
                leader=deal.leader,
                seat=seat,
                player=player.name,
                kind=player.kind,
                version=player.version,
                points=deal.points[seat] if len(deal.points) == len(record.seats) else None,
            )


def decision_rows(number: int, record: Record) -> Iterator[DecisionRow]:
    """Yield a row for each decision of a record, which has this number in its file."""
    ends = list(accumulate(len(deal.events) for deal in record.deals))
    for decision in Replay(record).decisions:
        deal = bisect_right(ends, decision.number) + 1
        yield DecisionRow(
            match=number,
            game=record.game,
            deal=deal,
            contract=record.deals[deal - 1].contract,
            event=decision.number,
            seat=decision.seat,
            player=record.seats[decision.seat].name,
            kind=decision.action.kind,
            action=decision.text,
        )


def trajectory_rows() -> Callable[[int, Record], Iterator[TrajectoryRow]]:
    """Return a function that yields a row for each deal of a record that OpenSpiel can play with the same points.

    Raises:
        InvalidSetup: OpenSpiel is not installed.
    """
    try:
        import pyspiel  # noqa: PLC0415  # a package that only these rows need

        from mamlaka.environments.openspiel import recorded_deals  # noqa: PLC0415  # the same
    except ModuleNotFoundError:
        raise InvalidSetup("--trajectories needs OpenSpiel: pip install open-spiel 'mamlaka[environments]'") from None

    def rows(number: int, record: Record) -> Iterator[TrajectoryRow]:
        for deal_number, state in recorded_deals(record):
            deal = record.deals[deal_number - 1]
            assert deal.leader is not None
            text = pyspiel.serialize_game_and_state(state.get_game(), state)
            yield TrajectoryRow(number, record.game, deal_number, deal.contract, deal.leader, text)

    return rows


def write_table(path: Path, rows: Iterator[Row], kind: type[Row]) -> None:
    """Write a table, atomically, in the form that the name of the file chooses.

    Args:
        path: a name that ends in `.csv` or `.parquet`.
        rows: the rows, in order; there may be none.
        kind: the class of the rows, whose fields are the columns.

    Raises:
        InvalidSetup: the table is one of Parquet, and pyarrow is not installed.
        RecordError: the file cannot be written.
    """
    if path.suffix == PARQUET:
        _write_parquet(path, rows, kind)
    else:
        _write_csv(path, rows, kind)


def _write_csv(path: Path, rows: Iterable[Row], kind: type[Row]) -> None:
    """Write a table as CSV: a header, and a line for each row."""
    with new_file(path) as file:
        text = TextIOWrapper(file, encoding="utf-8", newline="")
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(kind._fields)
        writer.writerows(rows)
        text.detach()  # it would close the file


def _write_parquet(path: Path, rows: Iterator[Row], kind: type[Row]) -> None:
    """Write a table as Parquet, with the types of its columns."""
    try:
        import pyarrow as pa  # noqa: PLC0415  # an extra, which only these tables need
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415  # the same
    except ModuleNotFoundError:
        raise InvalidSetup(f"{PARQUET} needs pyarrow: pip install 'mamlaka[parquet]', or write {CSV}") from None
    types = {str: pa.string(), int: pa.int64(), int | None: pa.int64()}
    hints: dict[str, Any] = get_type_hints(kind)
    schema = pa.schema([pa.field(name, types[hint], nullable=hint == int | None) for name, hint in hints.items()])
    with new_file(path) as file, ParquetWriter(file, schema, compression="zstd") as writer:
        while some := list(islice(rows, ROWS_AT_ONCE)):
            columns = dict(zip(kind._fields, zip(*some, strict=True), strict=True))
            writer.write_table(pa.table(columns, schema=schema))
