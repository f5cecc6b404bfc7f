"""Tournaments: who takes part, who plays which board where, and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from statistics import fmean

import msgspec
from msgspec import Struct

from mamlaka.duplicate.boards import Board, BoardUnit, board_setup, boards_of
from mamlaka.duplicate.movements import MAX_TABLES, MovementName, Round, howell, individual, mitchell, require_two_sides
from mamlaka.duplicate.scoring import Scoring, imps_each, matchpoints_each, typical_difference
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.game import Game
from mamlaka.json_errors import describe_json_error
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord
from mamlaka.registry import find_game

__all__ = [
    "Comparison",
    "Entrant",
    "Place",
    "Result",
    "Results",
    "Standing",
    "Tournament",
    "entrants_of_table",
    "new_tournament",
]

FORMAT = "mamlaka tournament"
FORMAT_VERSION = 0
MIN_TABLES = 2
TWO = 2


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A player, or two partners who stay together."""

    names: tuple[str, ...]
    """The names of the players, in the order of their seats."""
    bot: str = ""
    """The bot that plays for them; empty: they are people."""

    @property
    def label(self) -> str:
        """The names as one text."""
        return " & ".join(self.names)


class Place(Struct, frozen=True, order=True):
    """A board at a table in a round."""

    round: int
    """The number of the round, from 1."""
    table: int
    """The number of the table, from 1."""
    board: int
    """The number of the board, from 1."""

    def __str__(self) -> str:
        """Return the place as it is named in files."""
        return f"round-{self.round}-table-{self.table}-board-{self.board}"


class Result(Struct, frozen=True):
    """What came of a board at a table."""

    points: tuple[int, ...]
    """(seats,): the points of each seat as recorded."""
    seats: tuple[int, ...] = ()
    """(seats,): the number of the entrant in each seat; empty: those whom the movement names."""


Results = Mapping[Place, Result]
"""The results by place."""


class Comparison(Struct, frozen=True):
    """The result of one side on one board, among all that sat there with the same cards."""

    place: Place
    entrants: tuple[int, ...]
    """The numbers of the entrants on the side."""
    side: int
    result: int
    """The points of the side, as recorded; with two sides less those of the other side."""
    score: float
    """The matchpoints in percent, or the mean IMPs against each other result."""
    moved: bool = False
    """Whether other entrants have played than the movement says, or in other seats."""


class Standing(Struct, frozen=True):
    """The line of an entrant in the ranking."""

    entrant: int
    rank: int
    """From 1; equal scores share a rank. 0: no result can be compared yet."""
    score: float
    """The mean of the scores of the boards."""
    boards: int
    """The number of boards that count for the entrant."""


class Tournament(Struct, frozen=True, dict=True):
    """A tournament: its settings, entrants and rounds. It is a document; results are kept beside it."""

    format: str
    format_version: int
    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    unit: BoardUnit
    """Whether a board is a deal or a match."""
    seed: str
    """The text from which the cards of all boards follow."""
    scoring: Scoring
    movement: MovementName
    boards_per_round: int
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]

    @cached_property
    def setup(self) -> Setup:
        """The game with its options.

        Raises:
            InvalidSetup: the game is not installed, or does not take the options.
        """
        rules = find_game(self.game)
        return Setup(rules, rules.options_type.parse(self.options), self.seats)

    @cached_property
    def rules(self) -> Game:
        """The rules with their options."""
        return self.setup.start().game

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """All boards."""
        sets = 1 + max(sitting.board_set for sittings in self.rounds for sitting in sittings)
        return boards_of(self.setup, self.seed, sets * self.boards_per_round, self.unit)

    def places(self, only: int | None = None) -> Iterator[Place]:
        """Yield all places, or those of one round, in order.

        Args:
            only: the number of the round, from 1; None: all rounds.
        """
        for number, sittings in enumerate(self.rounds, start=1):
            for table, sitting in enumerate(sittings, start=1):
                first = sitting.board_set * self.boards_per_round + 1
                for board in range(first, first + self.boards_per_round):
                    if only in (None, number):
                        yield Place(number, table, board)

    def seated(self, place: Place) -> tuple[int, ...]:
        """Return (seats,): the number of the entrant in each seat."""
        return self.rounds[place.round - 1][place.table - 1].seats

    @property
    def has_pairs(self) -> bool:
        """Whether an entrant has all seats of a side."""
        return self.movement != "individual"

    def missing(self, results: Results) -> list[Place]:
        """Return the places without a result whose entrants can still play the board."""
        played = {
            (place.board, entrant)
            for place, result in results.items()
            for entrant in result.seats or self.seated(place)
        }
        return [
            place
            for place in self.places()
            if place not in results and not any((place.board, entrant) in played for entrant in self.seated(place))
        ]

    def line_up(self, place: Place) -> tuple[SeatRecord, ...]:
        """Return (seats,): who sits where, as records name them. A bot has the name of the player that it is."""
        counts = [0] * len(self.entrants)
        line_up = []
        for number in self.seated(place):
            entrant = self.entrants[number]
            name = entrant.names[counts[number] % len(entrant.names)]
            counts[number] += 1
            line_up.append(SeatRecord(name, "bot" if entrant.bot else "person"))
        return tuple(line_up)

    def bots(self, place: Place) -> tuple[str, ...]:
        """Return (seats,): the name of the bot in each seat; empty: a person sits there."""
        return tuple(self.entrants[number].bot for number in self.seated(place))

    def bot_seed(self, place: Place) -> bytes:
        """Return 32 bytes from which the bots of a table draw, so that equal bots do not play alike everywhere."""
        return hashlib.sha256(f"{self.seed}|{place}".encode()).digest()

    def place_of(self, record: Record) -> Place:
        """Return the place that a record belongs to, by its cards and the names of its players.

        Raises:
            RecordError: there is no such place, or several.
        """
        names = tuple(seat.name for seat in record.seats)
        boards = {board.number for board in self.boards if board.is_of(record)}
        if not boards:
            raise RecordError("its game, options and cards are those of no board of this tournament")
        found = [
            place
            for place in self.places()
            if place.board in boards and tuple(seat.name for seat in self.line_up(place)) == names
        ]
        if len(found) != 1:
            raise RecordError(f"no table has {', '.join(names)} in these seats with board {min(boards)}")
        return found[0]

    def comparisons(self, results: Results) -> list[Comparison]:
        """Return the score of every result that can be compared with another one, by board and side."""
        sides = self.rules.sides
        groups: dict[tuple[int, int], list[tuple[Place, int]]] = {}
        for place, found in sorted(results.items()):
            sums = [sum(found.points[seat] for seat in side) for side in sides]
            for side, own in enumerate(sums):
                result = own - sums[1 - side] if len(sides) == TWO else own
                groups.setdefault((place.board, side), []).append((place, result))
        sign = self.rules.points_sign
        values = {key: [sign * result for _, result in group] for key, group in groups.items() if len(group) > 1}
        typical = typical_difference(values.values())
        compared = []
        for (board, side), own_values in sorted(values.items()):
            each = matchpoints_each(own_values) if self.scoring == "matchpoints" else imps_each(own_values, typical)
            for (place, result), score in zip(groups[board, side], each, strict=True):
                seats = results[place].seats
                entrants = sorted({(seats or self.seated(place))[seat] for seat in sides[side]})
                compared.append(Comparison(place, tuple(entrants), side, result, score, bool(seats)))
        return compared

    def rankings(self, results: Results) -> list[list[Standing]]:
        """Return the rankings: one, or in a Mitchell movement one of each line, which hold different cards."""
        scores: dict[int, list[float]] = {number: [] for number in range(len(self.entrants))}
        for comparison in self.comparisons(results):
            for entrant in comparison.entrants:
                scores[entrant].append(comparison.score)
        return [_ranked(field, scores) for field in self._fields()]

    def _fields(self) -> list[range]:
        """Return the entrants of each ranking: in a Mitchell movement those who stay and those who move."""
        everybody = range(len(self.entrants))
        staying = len(self.entrants) // 2
        return [everybody[:staying], everybody[staying:]] if self.movement == "mitchell" else [everybody]

    def encode(self) -> str:
        """Return the tournament as a JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def decode(cls, text: bytes | str, place: str = "the text") -> Tournament:
        """Return the tournament of a JSON document.

        Args:
            text: the document.
            place: where it comes from, for the error.

        Raises:
            RecordError: it is damaged, no tournament, of another version or of other rules.
            InvalidSetup: its game or options are unknown.
        """
        try:
            found = msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise RecordError(f"{place} is no tournament: {describe_json_error(error)}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise RecordError(f"{place} is no tournament: it is truncated or not JSON") from None
        if (found.format, found.format_version) != (FORMAT, FORMAT_VERSION):
            raise RecordError(
                f"{place} has format {found.format!r} version {found.format_version}: it is not supported"
            )
        if found.rules_version != found.rules.version:
            raise RecordError(
                f"{place} is played by version {found.rules_version} of the rules of {found.game}, but version "
                f"{found.rules.version} is installed"
            )
        if not found.is_consistent:
            raise RecordError(f"{place} is damaged: its rounds do not fit its entrants")
        return found

    @property
    def is_consistent(self) -> bool:
        """Whether every sitting has an entrant who exists in each seat."""
        sittings = [sitting for sittings in self.rounds for sitting in sittings]
        return (
            bool(sittings)
            and self.boards_per_round > 0
            and all(
                len(sitting.seats) == self.seats
                and all(0 <= entrant < len(self.entrants) for entrant in sitting.seats)
                and 0 <= sitting.board_set < len(self.rounds) * len(sittings)
                for sitting in sittings
            )
        )


def _ranked(field: Sequence[int], scores: Mapping[int, Sequence[float]]) -> list[Standing]:
    means = {entrant: fmean(scores[entrant]) for entrant in field if scores[entrant]}
    return sorted(
        (
            Standing(
                entrant,
                1 + sum(other > means[entrant] for other in means.values()) if entrant in means else 0,
                means.get(entrant, 0.0),
                len(scores[entrant]),
            )
            for entrant in field
        ),
        key=lambda standing: (not standing.rank, standing.rank, standing.entrant),
    )


def new_tournament(
    setup: Setup,
    entrants: Sequence[Entrant],
    movement: MovementName,
    seed: str,
    *,
    rounds: int | None = None,
    boards_per_round: int = 4,
    unit: BoardUnit = "deals",
    scoring: Scoring = "matchpoints",
) -> Tournament:
    """Return a new tournament.

    Args:
        setup: the game with its options. Boards of single deals leave out those that bring new deals.
        entrants: the players, or the pairs that stay together. Those beyond whole tables sit out in turn.
        movement: the movement.
        seed: a line of text, from which the cards of all boards follow.
        rounds: the number of rounds; None: as many as the movement usually has.
        boards_per_round: the number of boards that a table plays in a round.
        unit: what a board is.
        scoring: how results are compared.

    Raises:
        InvalidSetup: the movement does not go with the game, or with the number of entrants or rounds; or two players
            have the same name.
    """
    game = (board_setup(setup) if unit == "deals" else setup).start().game
    tables = len(entrants) // entrants_of_table(game, movement)
    if not MIN_TABLES <= tables <= MAX_TABLES:
        raise InvalidSetup(
            f"{len(entrants)} players or pairs fill {tables} {'table' if tables == 1 else 'tables'}, and "
            f"a tournament has {MIN_TABLES} to {MAX_TABLES}: let bots fill more, or ask others"
        )
    names = [name for entrant in entrants for name in entrant.names]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise InvalidSetup(f"two players are called {twice[0]!r}: give each a name of their own")
    if movement == "individual":
        schedule = individual(game.seats, len(entrants), rounds)
    else:
        schedule = (mitchell if movement == "mitchell" else howell)(game.sides, len(entrants), rounds)
    tournament = Tournament(
        FORMAT,
        FORMAT_VERSION,
        game.name,
        game.version,
        game.options.texts(),
        game.seats,
        unit,
        seed,
        scoring,
        movement,
        boards_per_round,
        tuple(entrants),
        schedule,
    )
    assert tournament.boards
    return tournament


def entrants_of_table(game: Game, movement: MovementName) -> int:
    """Return the number of entrants at a table: two, or in an individual movement one in each seat.

    Raises:
        InvalidSetup: the game has one seat, or the movement needs two sides.
    """
    if game.seats < TWO:
        raise InvalidSetup(f"{game.name} is played alone: compare results with `mamlaka daily {game.name}`")
    if movement == "individual":
        return game.seats
    require_two_sides(game.sides, movement)
    return TWO
