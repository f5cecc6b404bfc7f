"""A contest: the matches of a set, and how they are played.

A set consists of several matches with the same cards, in which the bots change seats (duplicate play). This removes
most of the luck of the deal from the comparison. Sets are independent of each other; the matches of a set are not. A
match may be a single deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.entrants import Entrant, bot_of
from mamlaka.arena.match import Contestant, Match
from mamlaka.bots.fallback import make_bot
from mamlaka.errors import InvalidSetup
from mamlaka.fair import FairShuffler
from mamlaka.game import Game
from mamlaka.ledger import Points, points_by_contract
from mamlaka.match import Setup
from mamlaka.options import Options
from mamlaka.plugins import attribute_failures
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Contest", "MatchOutcome", "Pairing", "PlayUnit", "PlayedSet", "Seating", "SeatingPlan", "SetResult"]

PlayUnit: TypeAlias = Literal["deals", "matches"]
"""`deals`: single deals of each kind of the game; `matches`: whole matches."""
SeatingPlan: TypeAlias = Literal["hero", "sides", "alone"]
"""`hero`: one seat against all others; `sides`: side against side; `alone`: each bot in a solitaire."""
FEWEST = 2


class Pairing(Struct, frozen=True):
    """Two entrants to compare."""

    first: int
    """The index of the entrant that is measured: the hero, or one side."""
    second: int
    """The index of its opponent: all other seats, or the other side."""


class Seating(Struct, frozen=True):
    """The entrants in the seats of one game."""

    pairing: int
    """The index of the pairing that the game belongs to."""
    entrants: tuple[int, ...]
    """(seats,): the index of the entrant in each seat."""
    heroes: tuple[Seat, ...]
    """The seats of the first entrant of the pairing; none in solitaires, where a game belongs to several pairings."""


class MatchOutcome(Struct, frozen=True, omit_defaults=True, rename={"deal_kind": "deal"}):
    """The result of one match of a set. Points are utilities: higher is better."""

    deal_kind: str
    """The kind of single deal; empty: a whole match."""
    seating: int
    points: tuple[Points, ...]
    """(seats,)."""
    contracts: dict[str, tuple[Points, ...]] = {}
    """For each contract of a match, (seats,) points."""
    deals: int = 1
    """The number of deals that counted."""
    ranks: tuple[int, ...] = ()
    """(sides,): the ranks at the end of a match, from 1."""


class SetResult(Struct, frozen=True):
    """The result of one set."""

    number: int
    matches: tuple[MatchOutcome, ...]


@dataclass(frozen=True)
class PlayedSet:
    """A set with its decision times, which differ from run to run, and its records, which are large."""

    result: SetResult
    times: tuple[DecisionTimes, ...]
    """(entrants,)."""
    records: tuple[Record, ...]
    """(matches_per_set,); empty unless requested."""


@dataclass(frozen=True)
class Contest:
    """The definition of a contest. The matches of a set depend only on this value and the number of the set."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    play_unit: PlayUnit = "deals"
    seating_plan: SeatingPlan = "hero"
    seed: int = 0
    folder: str = field(default="", compare=False)
    """The folder of opponents that are not installed."""
    prepare: Callable[[], object] | None = field(default=None, compare=False)
    """Called before each set in the process that plays it, for example to set a deadline for bots."""

    def __post_init__(self) -> None:
        if len(self.entrants) < FEWEST:
            raise InvalidSetup(f"an arena compares bots: name at least {FEWEST}, not {len(self.entrants)}")
        for options in self.kinds.values():
            self.start(options)
        game = self.game
        if (self.seating_plan == "alone") != (game.seats == 1):
            default = default_seating_plan(game)
            raise InvalidSetup(
                f"seating plan {self.seating_plan} does not go with a game of {game.seats} seats: use {default}"
            )
        if self.seating_plan == "sides" and not game.teams:
            raise InvalidSetup(f"seating plan sides needs partners, and {game.name} as set has none: use hero")

    @property
    def game(self) -> Game:
        """The game."""
        return self.setup.start().game

    @property
    def kinds(self) -> dict[str, Options]:
        """The options of each kind of single deal by name; for matches, those of the setup under an empty name."""
        options = self.game.options
        return {"": options} if self.play_unit == "matches" else dict(self.setup.game.single_deals(options))

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The pairings: of two entrants the first with the second, of more each with each.

        A hero against three opponents is a different test than the reverse, so with more than two entrants each of them
        is the hero against each other one.
        """
        numbers = range(len(self.entrants))
        both_ways = self.seating_plan == "hero" and self.game.seats > FEWEST and len(numbers) > FEWEST
        return tuple(Pairing(*pair) for pair in (permutations if both_ways else combinations)(numbers, 2))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The seatings of each kind: every pairing in every place."""
        seats, game = range(self.game.seats), self.game
        if self.seating_plan == "alone":
            return tuple(Seating(-1, (number,), ()) for number in range(len(self.entrants)))
        places = game.sides if self.seating_plan == "sides" else tuple((seat,) for seat in seats)
        return tuple(
            Seating(number, tuple(pair.first if seat in place else pair.second for seat in seats), place)
            for number, pair in enumerate(self.pairings)
            for place in places
        )

    @property
    def matches_per_set(self) -> int:
        """The number of matches of a set."""
        return len(self.kinds) * len(self.seatings)

    def start(self, options: Options) -> State:
        """Return the state before the first deal under given options."""
        return Setup(self.setup.game, options, self.setup.seats).start()

    @attribute_failures()
    def play_set(self, number: int, *, keep_records: bool = False) -> PlayedSet:
        """Play all matches of a set.

        Args:
            number: the number of the set.
            keep_records: whether to return the record of every match.

        Raises:
            PluginFailed: a bot raised an exception, chose an illegal action or didn't return; or the game of a plugin
                failed.
        """
        if self.prepare is not None:
            self.prepare()
        times = tuple(DecisionTimes() for _ in self.entrants)
        outcomes, records = [], []
        for kind, options in self.kinds.items():
            start = self.start(options)
            for index, seating in enumerate(self.seatings):
                match = self._played(number, kind, start, seating, times)
                if keep_records:
                    records.append(self._record(match, seating, number, kind))
                outcomes.append(_outcome(match.state, kind, index))
        return PlayedSet(SetResult(number, tuple(outcomes)), times, tuple(records))

    def _played(self, number: int, kind: str, start: State, seating: Seating, times: Sequence[DecisionTimes]) -> Match:
        labels = [self.entrants[entrant].label for entrant in seating.entrants]
        contestants = []
        for seat, index in enumerate(seating.entrants):
            # Independent of the place in the schedule, so that a third bot doesn't change the matches of the first two.
            digest = _digest(self.seed, number, kind, *labels, seat)
            entrant = self.entrants[index]
            bot = make_bot(bot_of(entrant.name, self.folder), Rng(int.from_bytes(digest[:8], "big")))
            contestants.append(Contestant(bot, entrant.limit, times[index]))
        match = Match(start, self._shuffler(number, kind), contestants)
        match.play(_is_counted if kind else _is_over)
        return match

    def _shuffler(self, number: int, kind: str) -> FairShuffler:
        return FairShuffler(_digest(self.seed, number, kind))

    def _record(self, match: Match, seating: Seating, number: int, kind: str) -> Record:
        entrants = [self.entrants[index] for index in seating.entrants]
        seats = [SeatRecord(entrant.label, "bot", entrant.version) for entrant in entrants]
        evidence = self._shuffler(number, kind).evidence(published=True)
        source = f"mamlaka arena --seed {self.seed}, set {number}"
        return record_match(match.state.game, match.log, seats, fair=evidence, source=source)


def default_seating_plan(game: Game) -> SeatingPlan:
    """Return the default seating plan of a game."""
    return "alone" if game.seats == 1 else "sides" if game.teams else "hero"


def _digest(*words: object) -> bytes:
    return hashlib.sha256("/".join(map(str, words)).encode()).digest()


def _is_counted(state: State) -> bool:
    return any(not result.void for result in state.results)


def _is_over(state: State) -> bool:
    return state.is_over


def _outcome(state: State, kind: str, seating: int) -> MatchOutcome:
    counted = [result for result in state.results if not result.void]
    if kind:
        return MatchOutcome(kind, seating, counted[0].points(state.seats))
    contracts = points_by_contract((entry for result in counted for entry in result.entries), state.seats)
    return MatchOutcome(
        "",
        seating,
        state.totals,
        contracts if len(contracts) > 1 else {},
        len(counted),
        state.game.final_ranks(state),
    )
