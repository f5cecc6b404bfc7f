"""Reproducible matches between bots, which depend neither on the number of processes nor on interruptions."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cached_property

from mamlaka.bots.registry import find_bot
from mamlaka.bots.steady import make_bot
from mamlaka.cli.workers import map_ordered
from mamlaka.errors import GameError, RecordError
from mamlaka.fair import FairDealer
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.plugins import blaming
from mamlaka.record import Record, SeatRecord, decode_record, record_match
from mamlaka.rng import Rng
from mamlaka.table import Table

__all__ = ["Simulation"]


@dataclass(frozen=True)
class Simulation:
    """Matches between bots, numbered from 0. A match depends only on the seed and its number."""

    setup: Setup
    bots: tuple[str, ...]
    """(seats,): the names of the bots."""
    seed: int

    @cached_property
    def game(self) -> Game:
        """The game with its options."""
        return self.setup.start().game

    @cached_property
    def line_up(self) -> tuple[SeatRecord, ...]:
        """The bots by seat, for records."""
        return tuple(SeatRecord(name, "bot", find_bot(name).version) for name in self.bots)

    @property
    def source(self) -> str:
        """The command, for records."""
        return f"mamlaka simulate --seed {self.seed}"

    @blaming()
    def match(self, number: int) -> Record:
        """Play one match.

        Raises:
            PluginFailed: a bot or a game of a plugin failed.
            GameError: the game does not end.
        """
        secret = self._secret(number)
        rngs = [hashlib.sha256(secret + bytes([seat])).digest()[:8] for seat in range(len(self.bots))]
        bots = {
            seat: make_bot(find_bot(name), Rng(int.from_bytes(rngs[seat], "big")))
            for seat, name in enumerate(self.bots)
        }
        dealer = FairDealer(secret)
        table = Table(self.setup, dealer, bots=bots)
        table.play_bots()
        if not table.is_over:
            raise GameError(f"game {self.game.name!r}: the table waits, but nobody has a turn")
        evidence = dealer.evidence(published=True)
        return record_match(table.state, table.log, self.line_up, fair=evidence, source=self.source)

    def matches(self, numbers: Sequence[int], jobs: int) -> Generator[Record, None, None]:
        """Play several matches, and yield them in the order of their numbers.

        Raises:
            ChildProcessError: a process was killed.
        """
        return map_ordered(self.match, numbers, jobs)

    def read(self, number: int, line: bytes, place: str) -> Record:
        """Decode a match that was played before.

        Args:
            number: the expected number of the match.
            line: the record, as JSON.
            place: the file and line, for the error message.

        Raises:
            RecordError: the line is not a record, or that of another match.
        """
        record = decode_record(line, place)
        seed = record.fair.seed if record.fair else ""
        theirs = _facts(record.game, record.rules, record.options, record.seats, record.source)
        ours = _facts(self.game.name, self.game.version, self.game.options.texts(), self.line_up, self.source)
        for name in {**ours, **theirs}:
            if theirs.get(name) != ours.get(name):
                difference = f"with {name} {theirs.get(name)}, not {ours.get(name)}"
                raise RecordError(f"{place} is of another simulation, {difference}: use another --out")
        if seed != self._secret(number).hex() or not record.over:
            raise RecordError(f"{place} is not match {number + 1} of this simulation: use another --out")
        return record

    def _secret(self, number: int) -> bytes:
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()


def _facts(
    game: str, rules: int, options: dict[str, str], seats: tuple[SeatRecord, ...], source: str
) -> dict[str, object]:
    line_up = ", ".join(f"{who.name} version {who.version}" for who in seats)
    return {"game": game, "rules": rules, **options, "seats": line_up, "source": source}
