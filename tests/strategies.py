"""Hypothesis strategies; every new feature adds its own here."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from hypothesis import strategies as st

from mamlaka.bots.random import RandomBot
from mamlaka.errors import InvalidSetup
from mamlaka.events import Event
from mamlaka.fair import FairShuffler
from mamlaka.games.herzeln.options import DEALS
from mamlaka.games.trex.options import UNITS
from mamlaka.match import Setup
from mamlaka.options import OptionRow, Options
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table

LISTS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "contract_choice": tuple(UNITS.values()),
    "order": (DEALS, DEALS[:3], DEALS[5:]),
}
"""The values that an option with a list may have, in any order. Some contradict other options."""

NUMBERS: Mapping[str, tuple[int, int]] = {"chips": (10, 14), "target": (1, 60), "deals": (1, 6), "rounds": (1, 2)}
"""The range of an option with a number, if its whole range would make matches of hours."""

SHORT: Mapping[str, Mapping[str, str]] = {
    "cribbage": {"target": "61"},
    "five_hundred": {"back_door": "on"},
    "skat": {"deals": "12"},
}
"""Options without which most matches of random bots last until the last possible deal, or dozens of deals."""


@dataclass(frozen=True)
class Match:
    """A whole match of random bots."""

    setup: Setup
    shuffler: FairShuffler
    log: tuple[Event, ...]
    versions: tuple[int, ...]
    """The versions at which a seat had to decide, and that of the end."""

    def table(self, version: int | None = None) -> Table:
        """Return the table at a version; None means the end."""
        return Table(self.setup, self.shuffler, log=self.log[:version])


def random_options(name: str, rng: Rng) -> Options:
    """Return valid options of a game, about half of them with another value than the default."""
    options = find_game(name).options_type
    while True:
        rows = [row for row in options.describe() if rng.below(2)]
        try:
            return options.parse({row.name: random_value(row, rng) for row in rows} | dict(SHORT.get(name, {})))
        except InvalidSetup:
            continue


def random_value(row: OptionRow, rng: Rng) -> str:
    """Return a random value of an option."""
    if row.kind == "ordered":
        words = list(rng.choice(LISTS[row.name]))
        rng.shuffle(words)
        return ",".join(words)
    if row.kind == "cycle":
        return ",".join(rng.choice(row.values) for _ in range(1 + rng.below(4)))
    if row.kind == "subset":
        return ",".join(value for value in row.values if rng.below(2)) or "none"
    if row.kind == "number":
        *empty, least, most = row.values
        low, high = NUMBERS.get(row.name, (int(least), int(most)))
        return rng.choice((*empty, str(low + rng.below(high - low + 1))))
    return rng.choice(row.values)


@lru_cache(maxsize=1024)
def random_match(name: str, seed: int, options: Options | None = None) -> Match:
    """Return a whole random match, with the default options or others, of any valid number of seats."""
    game, shuffler = find_game(name), FairShuffler(seed.to_bytes(32, "big"))
    options = options or game.options_type.parse(SHORT.get(name, {}))
    seats = Rng(seed).choice(game.seats_for(options))
    setup = Setup(game, options, seats)
    bots = {seat: RandomBot(Rng(seed * 4 + seat)) for seat in range(seats)}
    table = Table(setup, shuffler, bots=bots)
    versions = [table.version]
    while any(table.play_bot(seat) for seat in (*table.free_to_act, *reversed(table.waiting_for))):
        versions.append(table.version)
    return Match(setup, shuffler, table.log, tuple(versions))


@st.composite
def decision_points(draw: st.DrawFn, *names: str, seeds: int = 24) -> Table:
    """Return a table at some decision of a random match, or at its end, of one of the named games or of any.

    The match is one of several under the default options and under others.
    """
    name = draw(st.sampled_from(names or game_names()))
    seed = draw(st.integers(0, seeds - 1))
    match = random_match(name, seed, random_options(name, Rng(seed)) if seed else None)
    return match.table(match.versions[draw(st.integers(0, len(match.versions) - 1))])
