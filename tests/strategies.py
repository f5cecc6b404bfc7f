"""Hypothesis strategies; every new feature adds what it needs here."""

from functools import lru_cache

from hypothesis import strategies as st

from mamlaka.bots.random import RandomBot
from mamlaka.errors import InvalidSetup
from mamlaka.events import Event
from mamlaka.fair import FairDealer
from mamlaka.games.trex import Trex, TrexOptions
from mamlaka.games.trex.options import UNITS
from mamlaka.match import Setup
from mamlaka.options import OptionRow
from mamlaka.search.rng import Rng
from mamlaka.table import Table

DEFAULTS = TrexOptions()


def random_options(rng: Rng) -> TrexOptions:
    """Return options of Trex, about half of them at another value than the default, that go together."""
    while True:
        mode = rng.choice(("single", "single", "combination", "complex4"))
        rows = [row for row in TrexOptions.describe() if rng.below(2)]
        try:
            return TrexOptions.parse({row.name: random_value(row, mode, rng) for row in rows} | {"mode": mode})
        except InvalidSetup:
            continue


def random_value(row: OptionRow, mode: str, rng: Rng) -> str:
    """Return some value of an option."""
    if row.kind == "ordered":
        units = list(UNITS.get(mode, ()))
        return ",".join(units.pop(rng.below(len(units))) for _ in range(len(units))) or row.default
    if row.kind == "subset":
        return ",".join(value for value in row.values if rng.below(2)) or "none"
    return rng.choice(row.values)


@lru_cache(maxsize=1024)
def random_match(seed: int, options: TrexOptions = DEFAULTS) -> tuple[FairDealer, tuple[Event, ...], tuple[int, ...]]:
    """Return a whole random match of Trex: its dealer, its log, and the versions at which somebody had to decide."""
    dealer = FairDealer(seed.to_bytes(32, "big"))
    bots = {seat: RandomBot(Rng(seed * 4 + seat)) for seat in range(4)}
    table = Table(Setup(Trex, options), dealer, bots=bots)
    versions = [table.version]
    while not table.is_over:
        table.play_bot(table.waiting_for[-1])
        versions.append(table.version)
    return dealer, table.log, tuple(versions)


@st.composite
def moments(draw: st.DrawFn, seeds: int = 24) -> Table:
    """Return a table of Trex, with any options, at some decision of one of several random matches, or at its end."""
    seed = draw(st.integers(0, seeds - 1))
    options = random_options(Rng(seed)) if seed else DEFAULTS
    dealer, log, versions = random_match(seed, options)
    version = versions[draw(st.integers(0, len(versions) - 1))]
    return Table(Setup(Trex, options), dealer, log=log[:version])
