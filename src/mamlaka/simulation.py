"""Matches between bots that depend on a seed alone, whatever the number of processes and interruptions."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TypedDict, overload

from msgspec import Struct

from mamlaka.arena.statistics import Estimate, estimate_mean
from mamlaka.bots.base import Limit, reject_oracle
from mamlaka.bots.line_up import Decider, LineUp, choices_of
from mamlaka.bots.registry import find_bot
from mamlaka.errors import GameError, InvalidSetup, RecordError, require_type
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.options import GivenValue
from mamlaka.plugins import attribute_failures
from mamlaka.record import Record, SeatRecord, decode_record, record_match
from mamlaka.registry import find_game
from mamlaka.seats import Seat
from mamlaka.table import Table, bot_record, secret_from_seed

__all__ = ["ContractRow", "MatchResult", "MatchRow", "Simulation", "SimulationResults", "simulate"]


@dataclass(frozen=True)
class Simulation:
    """Matches between bots, numbered from 0; a match depends on the seed and its number alone."""

    setup: Setup
    bots: tuple[str | type[Decider], ...]
    """(seats,): their names, or their classes."""
    seed: int
    source: str = "mamlaka.simulate"
    """The program or command that plays these matches, for their records."""
    limit: Limit | None = None
    """The limit of each decision. With a limit of seconds a match depends on the speed of the machine, too."""

    @cached_property
    def game(self) -> Game:
        """The game with its options."""
        return self.setup.start().game

    @cached_property
    def line_up(self) -> tuple[SeatRecord, ...]:
        """(seats,): the name and version of each seat's bot."""
        return tuple(bot_record(find_bot(bot) if isinstance(bot, str) else bot) for bot in self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """(seats,): the names of the bots."""
        return tuple(seat.name for seat in self.line_up)

    @attribute_failures()
    def match(self, number: int) -> Record:
        """Play one match.

        Raises:
            PluginFailed: a bot fails, or a game of another package.
            GameError: the game does not come to its end.
        """
        table = Table(self.setup, seed=self._secret(number), bots=dict(enumerate(self.bots)))
        table.run(self.limit)
        if not table.is_over:
            raise GameError(f"game {self.game.name!r}: the table waits, but no seat acts")
        return record_match(table.state.game, table.log, self.line_up, fair=table.evidence, source=self.source)

    def matches(self, numbers: Sequence[int], jobs: int) -> Generator[Record, None, None]:
        """Play several matches; yield them in the order of their numbers.

        Raises:
            ChildProcessError: a process was killed.
        """
        from mamlaka.workers import map_ordered  # noqa: PLC0415  # it loads multiprocessing

        return map_ordered(self.match, numbers, jobs)

    def read(self, number: int, line: bytes, place: str) -> Record:
        """Return the record of a match that was played before.

        Args:
            number: the match that it must be.
            line: its record, as JSON.
            place: where it was found, for the error.

        Raises:
            RecordError: it is no record, or the record of another match.
        """
        record = decode_record(line, place)
        seed = record.fair.seed if record.fair else ""
        theirs = _facts(record.game, record.rules_version, record.options, record.seats, record.source)
        ours = _facts(self.game.name, self.game.version, self.game.options.texts(), self.line_up, self.source)
        for name in {**ours, **theirs}:
            if theirs.get(name) != ours.get(name):
                difference = f"with {name} {theirs.get(name)}, not {ours.get(name)}"
                raise RecordError(f"{place} is of another simulation, {difference}: give another --out")
        if seed != self._secret(number).hex() or not record.is_over:
            raise RecordError(f"{place} is not match {number + 1} of this simulation: give another --out")
        return record

    def _secret(self, number: int) -> bytes:
        return secret_from_seed(self.seed, number)


def _facts(
    game: str, rules: int, options: dict[str, str], seats: tuple[SeatRecord, ...], source: str
) -> dict[str, object]:
    line_up = ", ".join(f"{who.name} version {who.version}" for who in seats)
    return {"game": game, "rules": rules, **options, "seats": line_up, "source": source}


class MatchResult(Struct, frozen=True):
    """The points of one match, as displayed."""

    number: int
    """The number of the match in the simulation, from 0."""
    totals: tuple[int, ...]
    """(seats,)."""
    contracts: tuple[tuple[str, tuple[int, ...]], ...]
    """The contracts of the deals that counted, in order, each with its points by seat. A deal may have several."""
    record: Record | None = None
    """The record, if it was to be kept."""

    @classmethod
    def of(cls, number: int, record: Record, *, keep_record: bool = False) -> MatchResult:
        """Return the result of a recorded match."""
        contracts = tuple(
            row
            for deal in record.deals
            if not deal.void
            for row in (deal.contract_points or {deal.contract: deal.points}).items()
        )
        return cls(number, record.totals, contracts, record if keep_record else None)


class MatchRow(TypedDict):
    """A row of `SimulationResults.rows`."""

    match: int
    seat: Seat
    bot: str
    points: float


class ContractRow(MatchRow):
    """A row of `SimulationResults.contract_rows`."""

    contract_number: int
    """The index in `MatchResult.contracts`, from 0. A deal with several contracts has a number for each."""
    contract: str


class SimulationResults(Sequence[MatchResult]):
    """The results of a simulation: a sequence of matches, with statistics of each seat.

    >>> results = simulate("toepen", seats=2, chips=10, matches=3, bots="random")
    >>> len(results), len(results.means())
    (3, 2)
    """

    def __init__(self, game: Game, bots: tuple[str, ...], seed: int, matches: tuple[MatchResult, ...]) -> None:
        self.game = game
        """The game with its options."""
        self.bots = bots
        """(seats,): the name of each seat's bot."""
        self.seed = seed
        self._matches = matches

    @overload
    def __getitem__(self, index: int) -> MatchResult: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[MatchResult, ...]: ...
    def __getitem__(self, index: int | slice) -> MatchResult | tuple[MatchResult, ...]:
        return self._matches[index]

    def __len__(self) -> int:
        return len(self._matches)

    @property
    def records(self) -> tuple[Record, ...]:
        """The records; empty without `keep_records`."""
        return tuple(match.record for match in self if match.record is not None)

    def means(self) -> tuple[Estimate, ...]:
        """Return (seats,): the mean points of a match, with standard error and 95% interval."""
        return self._estimates([match.totals for match in self])

    def contracts(self) -> dict[str, tuple[Estimate, ...]]:
        """Return the mean points per deal of each contract, (seats,). Deals of one match are treated as independent."""
        rows: dict[str, list[tuple[int, ...]]] = {}
        for match in self:
            for contract, points in match.contracts:
                rows.setdefault(contract, []).append(points)
        return {contract: self._estimates(rows[contract]) for contract in sorted(rows)}

    def _estimates(self, rows: Sequence[tuple[int, ...]]) -> tuple[Estimate, ...]:
        return tuple(
            estimate_mean([points / self.game.unit for points in column]) for column in zip(*rows, strict=True)
        )

    def rows(self) -> list[MatchRow]:
        """Return a row for each match and seat, for a data frame or a CSV file."""
        return [
            {"match": match.number, "seat": seat, "bot": self.bots[seat], "points": points / self.game.unit}
            for match in self
            for seat, points in enumerate(match.totals)
        ]

    def contract_rows(self) -> list[ContractRow]:
        """Return a row for each contract of each deal, and each seat."""
        return [
            {
                "match": match.number,
                "contract_number": number,
                "contract": contract,
                "seat": seat,
                "bot": self.bots[seat],
                "points": points / self.game.unit,
            }
            for match in self
            for number, (contract, row) in enumerate(match.contracts)
            for seat, points in enumerate(row)
        ]

    def __str__(self) -> str:
        """Return one seat a line, with its bot and its mean points."""
        return "\n".join(f"seat {seat}  {self.bots[seat]:<10} {mean}" for seat, mean in enumerate(self.means()))

    def _repr_html_(self) -> str:
        """Return the mean points of each seat, for notebooks."""
        rows = "".join(
            f"<tr><td>{seat}</td><td>{escape(self.bots[seat])}</td><td>{mean}</td></tr>"
            for seat, mean in enumerate(self.means())
        )
        caption = f"{escape(self.game.name)}, {len(self)} matches: mean points with 95% intervals"
        return f"<table><caption>{caption}</caption><tr><th>seat</th><th>bot</th><th>points</th></tr>{rows}</table>"

    def __repr__(self) -> str:
        """Return the game and the number of matches."""
        return f"<SimulationResults of {self.game.name}: {len(self)} match{'es' * (len(self) != 1)}>"


@dataclass(frozen=True)
class _Work:
    """Play one match and return its result; picklable, so that it runs in any process."""

    simulation: Simulation
    keep_records: bool

    def __call__(self, number: int) -> MatchResult:
        return MatchResult.of(number, self.simulation.match(number), keep_record=self.keep_records)


def simulate(
    game: str | type[Game],
    *,
    matches: int = 20,
    seed: int | None = 0,
    bots: LineUp = "rules",
    jobs: int | None = 1,
    seats: int | None = None,
    preset: str = "",
    limit: Limit | None = None,
    keep_records: bool = False,
    progress: Callable[[int, int], object] | None = None,
    **options: GivenValue,
) -> SimulationResults:
    """Let bots play whole matches.

    A match depends on the seed and its number alone, so that two simulations with the same seed have the same cards.

    Args:
        game: the name of an installed game, or its class.
        matches: the number of matches.
        seed: the same seed gives the same matches; None: a fresh one.
        bots: a class or name for all seats, or a mapping of seats to them with `...` for all others.
        jobs: the number of processes; None: one for each processor. On systems that start processes afresh, a script
            needs `if __name__ == "__main__":`, and classes of bots must be importable.
        seats: the number of seats; None: the game's default.
        preset: the name of one of the game's presets.
        limit: the limit of each decision of a bot; None: the bot's own. With seconds no two
            simulations are equal.
        keep_records: whether to keep the record of each match.
        progress: is told after each match how many are played, and how many there will be; None: no one is told.
        options: the game's options, as Python values or as text.

    Raises:
        InvalidSetup: the game, an option, the number of seats or a bot is unknown or not supported.
        PluginFailed: a bot fails, or a game of another package.
        ValueError: fewer than one match or process.
        ChildProcessError: a process was killed.
    """
    from mamlaka.workers import map_ordered  # noqa: PLC0415  # it loads multiprocessing

    jobs = os.cpu_count() or 1 if jobs is None else jobs
    for name, value in (("matches", matches), ("jobs", jobs)):
        require_type(value, int, f"{name} takes a whole number")
        if value < 1:
            raise ValueError(f"{name} must be at least 1, not {value}")
    rules = find_game(game) if isinstance(game, str) else game
    setup = Setup(rules, rules.options_type.parse(options, preset), seats)
    seed = secrets.randbits(64) if seed is None else seed
    simulation = Simulation(setup, _bots_of(bots, setup.start().seats), seed, limit=limit)
    results = list[MatchResult]()
    with closing(map_ordered(_Work(simulation, keep_records), range(matches), min(jobs, matches))) as played:
        for result in played:
            results.append(result)
            if progress is not None:
                progress(len(results), matches)
    return SimulationResults(simulation.game, simulation.names, seed, tuple(results))


def _bots_of(line_up: LineUp, seats: int) -> tuple[str | type[Decider], ...]:
    chosen = choices_of(line_up, seats)
    bots = list[str | type[Decider]]()
    for seat in range(seats):
        if seat not in chosen:
            raise InvalidSetup(f"seat {seat} has no bot: name one for each seat, or `...` for all others")
        bot = chosen[seat]
        if not isinstance(bot, str | type):
            raise InvalidSetup(f"seat {seat}: each match needs a new bot, so give a class or a name, not {bot!r}")
        reject_oracle(find_bot(bot) if isinstance(bot, str) else bot)
        bots.append(bot)
    return tuple(bots)
