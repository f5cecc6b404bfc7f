"""`mamlaka simulate`: matches between bots."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from mamlaka.bots.registry import find_bot
from mamlaka.cli.settings import GameName, OptionTexts, parse_settings, refuse_existing
from mamlaka.errors import InvalidSetup
from mamlaka.fair import FairDealer
from mamlaka.games.registry import find_game
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.search.rng import Rng
from mamlaka.storage import write_records
from mamlaka.table import Table

__all__ = ["simulate"]


def simulate(
    game: GameName = "trex",
    *,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    bots: Annotated[str, typer.Option(help="A bot's name, or one for each seat, joined by commas.")] = "rules",
    settings: OptionTexts = None,
    out: Annotated[Path | None, typer.Option(help="Write the records to this new file (.jsonl).")] = None,
) -> None:
    """Let bots play whole matches and print what each seat and each contract brought.

    Example: mamlaka simulate trex --games 100 --bots rules,random,random,random
    """
    refuse_existing(out)
    setup = Setup(find_game(game), parse_settings(settings))
    seats = setup.start().seats
    names = [name.strip() for name in bots.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise InvalidSetup(f"--bots names {len(names)} bots, but {game} has {seats} seats: give one name, or {seats}")
    for name in names:
        find_bot(name)
    totals: list[tuple[int, ...]] = []
    contracts: dict[str, list[tuple[int, ...]]] = {}

    def played() -> Iterator[tuple[Table, FairDealer]]:
        for number in track(range(games), description=game, console=Console(stderr=True), transient=True):
            table, dealer = _match(setup, names, seed, number)
            totals.append(table.state.totals)
            for result in table.state.results:
                if not result.void:
                    contracts.setdefault(result.contract, []).append(result.points(seats))
            yield table, dealer

    if out:
        write_records(out, (_record(table, dealer, names, seed) for table, dealer in played()))
    else:
        for _ in played():
            pass
    _print(game, games, names, totals, contracts)


def _match(setup: Setup, names: list[str], seed: int, number: int) -> tuple[Table, FairDealer]:
    """Play one match; what it is depends on the seed and its number alone."""
    secret = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    rngs = [hashlib.sha256(secret + bytes([seat])).digest()[:8] for seat in range(len(names))]
    bots = {seat: find_bot(name)(Rng(int.from_bytes(rngs[seat], "big"))) for seat, name in enumerate(names)}
    dealer = FairDealer(secret)
    table = Table(setup, dealer, bots=bots)
    table.play_bots()
    return table, dealer


def _record(table: Table, dealer: FairDealer, names: list[str], seed: int) -> Record:
    sitting = [SeatRecord(name, "bot", find_bot(name).version) for name in names]
    evidence = dealer.evidence(published=True)
    return record_match(table.state, table.log, sitting, fair=evidence, source=f"mamlaka simulate --seed {seed}")


def _print(
    game: str,
    games: int,
    names: list[str],
    totals: list[tuple[int, ...]],
    contracts: dict[str, list[tuple[int, ...]]],
) -> None:
    grid = Grid(title=f"{game}, {games} matches: mean points ± standard error")
    grid.add_column("")
    for seat, name in enumerate(names):
        grid.add_column(f"{seat} {name}", justify="right")
    grid.add_row("a match", *_means(totals), style="bold")
    for contract, points in sorted(contracts.items()):
        grid.add_row(f"{contract}, a deal", *_means(points))
    Console(highlight=False).print(grid)


def _means(rows: list[tuple[int, ...]]) -> list[str]:
    cells = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        spread = sum((value - mean) ** 2 for value in column)
        error = math.sqrt(spread / (len(column) - 1) / len(column)) if len(column) > 1 else math.nan
        cells.append(f"{mean:+.1f} ± {error:.1f}")
    return cells
