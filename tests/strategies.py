"""Hypothesis strategies; every new feature adds what it needs here."""

from functools import lru_cache

from hypothesis import strategies as st

from mamlaka.bots.random import RandomBot
from mamlaka.events import Event
from mamlaka.fair import FairDealer
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.search.rng import Rng
from mamlaka.table import Table


@lru_cache(maxsize=1024)
def random_match(seed: int) -> tuple[FairDealer, tuple[Event, ...], tuple[int, ...]]:
    """Return a whole random match of Trex: its dealer, its log, and the versions at which somebody had to decide."""
    dealer = FairDealer(seed.to_bytes(32, "big"))
    table = Table(Setup(Trex), dealer, bots={seat: RandomBot(Rng(seed * 4 + seat)) for seat in range(4)})
    versions = [table.version]
    while not table.is_over:
        table.play_bot(table.waiting_for[-1])
        versions.append(table.version)
    return dealer, table.log, tuple(versions)


@st.composite
def moments(draw: st.DrawFn, seeds: int = 12) -> Table:
    """Return a table of Trex at some decision of one of several random matches, or at its end."""
    dealer, log, versions = random_match(draw(st.integers(0, seeds - 1)))
    return Table(Setup(Trex), dealer, log=log[: versions[draw(st.integers(0, len(versions) - 1))]])
