"""Contests of the toy game, and of bots that are only here."""

from collections.abc import Mapping
from pathlib import Path

from mamlaka.arena import Contest, DecisionTimes, Summary, Tally, parse_entrants, summarise
from mamlaka.arena.schedule import PlayUnit, default_seating_plan
from mamlaka.bots import Limit
from mamlaka.game import Game
from mamlaka.match import Setup
from tests.arena.toy import Toy

OPPONENTS = str(Path(__file__).parent / "opponents")


def contest_of(
    *bots: str,
    game: type[Game] = Toy,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    play_unit: PlayUnit = "deals",
    seed: int = 0,
) -> Contest:
    """Return a contest with the default seating plan."""
    setup = Setup(game, options or {}, seats)
    entrants = parse_entrants(bots, Limit(), OPPONENTS)
    return Contest(setup, entrants, play_unit, default_seating_plan(setup.start().game), seed, OPPONENTS)


def tally_of(contest: Contest, sets: int) -> Tally:
    """Return the tally of some sets."""
    tally = Tally(contest)
    for number in range(sets):
        tally.add(contest.play_set(number).result)
    return tally


def summary_of(contest: Contest, sets: int) -> Summary:
    """Return the results of some sets."""
    return summarise(contest, tally_of(contest, sets), tuple(DecisionTimes() for _ in contest.entrants))
