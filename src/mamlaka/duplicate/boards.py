"""Boards: deals that are the same at every table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mamlaka.bots.base import Limit
from mamlaka.errors import GameError, InvalidSetup, RecordError
from mamlaka.fair import FairShuffler
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.options import Options
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.replaying import Replay
from mamlaka.table import Table
from mamlaka.verification import verify

__all__ = ["Board", "BoardUnit", "board_seed", "board_setup", "boards_of", "lines_of_rules"]

BoardUnit: TypeAlias = Literal["deals", "matches"]
"""`deals`: a board is one deal, and the kinds of deals of the game take turns; `matches`: it is a whole match."""


@dataclass(frozen=True)
class Board:
    """A deal, or a whole match, that several tables play with the same cards."""

    number: int
    """The number of the board, from 1."""
    kind: str
    """The kind of single deal, such as the contract; empty: a whole match."""
    game: Game
    """The rules, with the options that make the first deal one of the kind."""
    seed: bytes = field(repr=False)
    """The 32 bytes from which the cards are dealt."""

    @property
    def setup(self) -> Setup:
        """The setup of a match that begins with the board."""
        return Setup(type(self.game), self.game.options, self.game.seats, self.game.deal_limit)

    @property
    def shuffler(self) -> FairShuffler:
        """A new source of the cards."""
        return FairShuffler(self.seed)

    def record(self, table: Table, seats: Sequence[SeatRecord], source: str) -> Record:
        """Return the record of a table that plays the board, with the seed of its cards."""
        fair = self.shuffler.evidence(published=True)
        return record_match(self.game, table.log, seats, fair=fair, source=source)

    def play(
        self, bots: Sequence[str], seats: Sequence[SeatRecord], seed: bytes, source: str, limit: Limit | None = None
    ) -> Record:
        """Let bots play the board.

        Args:
            bots: (seats,): their names.
            seats: (seats,): the same seats for the record, where a bot may have the name of a player.
            seed: 32 bytes, from which the bots draw.
            source: the command, for the record.
            limit: the limit of each decision; None: the bots' own.

        Raises:
            BotFailed: a bot fails.
            GameError: the game does not come to its end.
        """
        table = Table(self.setup, self.shuffler, seed=seed, bots=list(bots))
        while not table.is_over:
            if not table.play_next_bot(limit):
                raise GameError(f"game {self.game.name!r}: the table waits, but no seat acts")
        return self.record(table, seats, source)

    def points_of(self, record: Record) -> tuple[int, ...]:
        """Return (seats,): the points of a record of this board, as recorded.

        Raises:
            RecordError: the record is of other cards, options or rules, breaks a rule, or is not finished.
        """
        faults = verify(record, needs_seed=False).faults
        if faults:
            raise RecordError(f"it is not sound: {faults[0]}")
        if not self.is_of(record):
            raise RecordError(f"it is not of board {self.number}")
        points = self.points_so_far(record)
        if points is None:
            raise RecordError("the board is not played to its end")
        return points

    def points_so_far(self, record: Record) -> tuple[int, ...] | None:
        """Return (seats,): the points of a record that `points_of` has accepted before; None: it is not finished."""
        counted = [deal.points for deal in record.deals if deal.points]
        if self.kind and counted:
            return counted[0]
        return record.totals if record.is_over else None

    def is_of(self, record: Record) -> bool:
        """Return whether a record is of this board: the same rules, options and seed."""
        fair = record.fair
        same_cards = fair is not None and fair.seed == self.seed.hex() and not any(fair.nonces)
        return (
            same_cards
            and record.game == self.game.name
            and record.rules_version == self.game.version
            and Replay(record).game == self.game
        )


def board_seed(text: str, number: int, kind: str, game: Game) -> bytes:
    """Return the seed of a board: the SHA-256 of a text that anyone can write down.

    The text has a line for each of: `mamlaka board`, the given text (such as a date), the number of the board, its
    kind, the game, the version of its rules, the number of seats, and every option as `name=value`, sorted by name.

    Args:
        text: the seed of the day or of the tournament.
        number: the number of the board, from 1.
        kind: the kind of single deal; empty: a whole match.
        game: the rules with their options.
    """
    return hashlib.sha256(
        "\n".join(["mamlaka board", text, str(number), kind, *lines_of_rules(game)]).encode()
    ).digest()


def lines_of_rules(game: Game) -> list[str]:
    """Return the lines for the rules in the text of a seed: the name, the version, the seats and the options."""
    options = sorted(f"{name}={value}" for name, value in game.options.texts().items())
    return [game.name, str(game.version), str(game.seats), *options]


def board_setup(setup: Setup) -> Setup:
    """Return a setup with the options for boards of single deals, which leave out new deals.

    Raises:
        InvalidSetup: a setting is invalid.
    """
    rules = setup.start().game
    return Setup(setup.game, rules.board_options(rules.options), rules.seats)


def boards_of(setup: Setup, text: str, count: int, unit: BoardUnit = "deals") -> tuple[Board, ...]:
    """Return the boards that a text stands for, the same on every machine.

    >>> from mamlaka.registry import find_game
    >>> [board.kind for board in boards_of(Setup(find_game("trex")), "2026-11-26", 6)]
    ['king', 'queens', 'diamonds', 'slaps', 'trex', 'king']

    Args:
        setup: the game with its options.
        text: the seed of the day or of the tournament.
        count: the number of boards.
        unit: what a board is.

    Raises:
        InvalidSetup: a setting is invalid, or the text has several lines.
    """
    if len(text.splitlines()) > 1:
        raise InvalidSetup("the seed of a tournament is one line of text")
    game = setup.start().game
    kinds: dict[str, Options] = {"": game.options} if unit == "matches" else dict(game.single_deals(game.options))
    boards = []
    for number in range(1, count + 1):
        kind = list(kinds)[(number - 1) % len(kinds)]
        rules = Setup(setup.game, kinds[kind], setup.seats, deal_limit=1 if kind else None).start().game
        boards.append(Board(number, kind, rules, board_seed(text, number, kind, rules)))
    return tuple(boards)
