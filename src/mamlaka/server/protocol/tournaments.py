"""Tournaments: the bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.duplicate import MAX_TABLES, BoardUnit, MovementName, Scoring
from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.tables import PersonName, TimeControl

__all__ = [
    "OpenTournament",
    "OpenedTournament",
    "StartRound",
    "TournamentBoard",
    "TournamentEntrant",
    "TournamentInfo",
    "TournamentLink",
    "TournamentPlace",
    "TournamentResult",
    "TournamentStanding",
]

MAX_BOARDS = 10
"""The most boards that a table plays in a round."""
MAX_ROUNDS = 79
"""One less than the players at the most tables, of whom each can meet all others."""
MAX_PLAYERS = 4
"""The most players of an entrant."""
MAX_ENTRANTS = 10 * MAX_TABLES

Names = Annotated[tuple[PersonName, ...], Meta(min_length=1, max_length=MAX_PLAYERS)]


class OpenTournament(Wire, frozen=True):
    """A request for a tournament, by the person who organizes it."""

    game: str
    entrants: Annotated[tuple[Names, ...], Meta(min_length=1, max_length=MAX_ENTRANTS)]
    """The names of each player, or of partners who stay together. Bots fill the tables."""
    preset: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """The options that differ from the preset, or from the defaults."""
    seats: int | None = None
    tables: Annotated[int, Meta(ge=2, le=MAX_TABLES)] | None = None
    """The number of tables; null: as many as the players need, at least two."""
    boards: Annotated[int, Meta(ge=1, le=MAX_BOARDS)] = 2
    """The number of boards that a table plays in a round."""
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] | None = None
    """Null: as many as the movement usually has."""
    movement: MovementName | None = None
    """Null: the usual one for the game and these players."""
    scoring: Scoring = "matchpoints"
    """How results are compared."""
    bots: str = DEFAULT_LEVEL
    """The bot in the seats that no person has."""
    clock: TimeControl = "off"
    """How long a person may think about a decision, before a bot answers for them."""


class TournamentLink(Wire, frozen=True):
    """What a player needs to take part."""

    entrant: int
    """The index of the entrant."""
    name: str
    token: str
    """The secret of the player: with it they enter all their tables. Give it to no one else."""


class OpenedTournament(Wire, frozen=True):
    """The response to a request for a tournament. The secrets are shown only here."""

    id: str
    organizer: str
    """The secret of the organizer, who starts the rounds."""
    links: tuple[TournamentLink, ...]
    """(players,)"""


class StartRound(Wire, frozen=True):
    """A request to start a round, which ends the one before.

    The organizer may send it at any time, and a player when all tables have finished the round before. Repeated, it
    changes nothing.
    """

    round: Annotated[int, Meta(ge=1, le=MAX_ROUNDS + 1)]
    """From 1; one more than there are ends the tournament."""


class TournamentEntrant(Wire, frozen=True):
    """A player, or partners who stay together."""

    names: tuple[str, ...]
    """(players,); those of bots are the level and a number."""
    bot: str
    """The bot that plays for them; empty: they are people."""


class TournamentPlace(Wire, frozen=True):
    """A board at a table in a round that has begun."""

    round: int
    """From 1."""
    table: int
    """The number of the table in the round, from 1."""
    board: int
    """From 1."""
    entrants: tuple[int, ...]
    """(seats,): the index of the entrant in each seat."""
    status: Literal["playing", "over", "missed"]
    """`missed`: it was not finished when the round ended."""
    match: str
    """The id of the table of the server; empty: neither do you play there, nor is the board open."""
    seat: Seat | None
    """Your seat there; null: you have none."""


class TournamentResult(Wire, frozen=True):
    """The result of a side on a board, compared with all others that had the same cards."""

    round: int
    table: int
    entrants: tuple[int, ...]
    """The indices of the entrants on the side."""
    side: int
    points: int
    """The points of the side; with two sides less those of the other side."""
    score: float
    """The matchpoints in percent, or the mean of the IMPs."""


class TournamentBoard(Wire, frozen=True):
    """A board that everyone has played who had to."""

    board: int
    """From 1."""
    kind: str
    """The kind of deal, such as the contract; empty: a whole match, because deals have no points of their own."""
    results: tuple[TournamentResult, ...]
    """By side, the best result first. A board that only one table has finished has none."""


class TournamentStanding(Wire, frozen=True):
    """The line of an entrant in a ranking."""

    entrant: int
    """The index of the entrant."""
    rank: int
    """From 1; equal scores share a rank. 0: no result can be compared yet."""
    score: float
    """The mean of the scores of the boards."""
    boards: int
    """The number of boards that count."""


class TournamentInfo(Wire, frozen=True):
    """A tournament as the person who asks may know it."""

    id: str
    game: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    unit: int
    """The number of points in results that make one displayed point."""
    kind: BoardUnit
    """Whether a board is a deal or a match."""
    movement: MovementName
    scoring: Scoring
    boards_per_round: int
    commitment: str
    """The SHA-256 of the seed."""
    seed: str
    """The seed from which the cards of all boards follow; empty until the tournament is over."""
    rounds: int
    """The number of rounds."""
    round: int
    """The last round that has begun, from 1; 0: none has."""
    status: Literal["open", "playing", "paused", "over"]
    """`open`: no round has begun; `paused`: all tables have finished the round, and another one follows."""
    entrants: tuple[TournamentEntrant, ...]
    places: tuple[TournamentPlace, ...]
    """The boards of the rounds that have begun, in order."""
    boards: tuple[TournamentBoard, ...]
    """The boards that are open."""
    rankings: tuple[tuple[TournamentStanding, ...], ...]
    """Of all open boards: one, or in a Mitchell movement one of each line, which hold different cards."""
    entrant: int | None
    """The index of the entrant for whom the person plays who asks; null: for none."""
    organizes: bool
    """Whether the person who asks is the organizer."""
