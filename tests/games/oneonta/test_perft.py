"""The sequences of replies to a dummy, counted by the oracle in Oneonta Whist and played by the state machine."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mamlaka.actions import Action
from mamlaka.engine import fold, turns
from mamlaka.state import State
from tests.tables import oneonta_of

PATH = Path(__file__).with_name("perft.toml")
VECTORS = tomllib.loads(PATH.read_text(encoding="utf-8"))["perft"]
QUICK = 2_000
"""The sequences that are played in the standard tests."""
BID = Action("bid", number=0)


def after(state: State, action: Action) -> State:
    """Return the state after an action of the player, with the next lead of the dummy, or the end of the deal."""
    state = fold(state, state.phase.decide(state, 0, action))
    while not state.results and not state.phase.awaits_decision(state):
        state = fold(state, state.phase.auto_events(state, lambda *_: ()))
    return state


def sequences(state: State, depth: int, counts: list[int], ends: list[int]) -> None:
    """Play every sequence; count them by depth, and collect the number of tricks of each complete deal."""
    for action in list(turns(state)[0].actions()):
        counts[depth] += 1
        now = after(state, action)
        if now.results:
            ends.append(now.results[-1].entries[0].count)
        elif depth + 1 < len(counts):
            sequences(now, depth + 1, counts, ends)


def check(most: int) -> None:
    """Compare the counts of all vectors up to a number of sequences."""
    for number, row in enumerate(VECTORS):
        counts = [count for depth, count in enumerate(row["counts"]) if sum(row["counts"][: depth + 1]) <= most]
        played, ends = [0] * len(counts), list[int]()
        state = oneonta_of(row["hand"], row["dummy"], row["turnup"])
        # The cards that are gone are in the pile of the player, where they count as tricks.
        gone = state.zone("taken", 0).count // 2
        sequences(after(state, BID), 0, played, ends)

        assert counts == played, number
        if "terminal_nodes" in row and len(counts) == len(row["counts"]):
            assert row["terminal_nodes"] == len(ends), number
            assert row["tricks"] == sum(ends) - gone * len(ends), number


def test_the_state_machine_plays_as_the_oracle_does() -> None:
    """At every depth it finds as many sequences as the oracle counts from the rules alone, and as many tricks."""
    check(QUICK)


@pytest.mark.long
def test_the_state_machine_plays_as_the_oracle_does_to_the_end() -> None:
    """The counts agree to the depth of the oracle."""
    check(10**9)


@pytest.mark.long
def test_the_vectors_are_what_the_oracle_counts() -> None:
    """The file of vectors is what its generator writes."""
    words = [sys.executable, "-m", "tests.games.oneonta.make_perft", "--check"]

    assert 0 == subprocess.run(words, check=False, cwd=PATH.parents[3]).returncode
