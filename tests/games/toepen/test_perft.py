"""The sequences of cards, knocks and answers, counted by the oracle in Toepen and played by the state machine."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import PIQUET
from mamlaka.engine import fold, turns
from mamlaka.games.toepen import ChipDeals, Toepen
from mamlaka.games.toepen.knocks import Stake
from mamlaka.games.toepen.signals import Signals
from mamlaka.ledger import LedgerEntry, points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

PATH = Path(__file__).with_name("perft.toml")
VECTORS = tomllib.loads(PATH.read_text(encoding="utf-8"))["perft"]
PLAYED = [500, pytest.param(3_000, marks=pytest.mark.slow)]
"""The sequences of a vector that are played in the standard tests, and in CI."""


def state_of(row: dict[str, Any]) -> State:
    """Return the state before the first lead of a vector."""
    seats = len(row["hands"])
    options = {"signals": "off", **{name: row[name] for name in ("rank", "knock_gap", "max_stake")}}
    state = Setup(Toepen, options, seats).start()
    hands = [parse_hand(hand, PIQUET) for hand in row["hands"]]
    for seat, hand in enumerate(hands):
        state = state.with_zone(seat, state.zones[seat].with_cards(hand, hand.bit_count()))
    dealer = (row["leader"] - 1) % seats
    # A seat without chips has lost the last one in this deal, by a challenge, and plays on.
    lost = tuple(LedgerEntry(seat, -1, "challenge") for seat, chips in enumerate(row["chips"]) if not chips)
    chips = tuple(max(chips, 1) for chips in row["chips"])
    stack = [ChipDeals(deal_index=0, dealer=dealer, chips=chips, pot=row["pot"] - len(lost)), Signals(rows=())]
    needs_card, max_stake = row["knock_gap"] == "one_card", 0 if row["max_stake"] == "none" else int(row["max_stake"])
    stack.append(Stake(needs_card_between=needs_card, max_stake=max_stake, next_knock_after=0 if row["knocks"] else 99))
    state = State(state.game, state.zones, tuple(stack), ledger=lost)
    assert isinstance(state.game, Toepen)
    return state.push_phase(TrickPlay.start(state.game.spec, row["leader"], 0))


def sequences(state: State, depth: int, counts: list[int], ends: list[tuple[int, ...]]) -> None:
    """Play every sequence; count them by depth, and collect the points of each complete deal."""
    for seat, action in list(actions(state)):
        counts[depth] += 1
        after = settled(state, seat, action)
        if after.results:
            entries = [entry for entry in after.results[-1].entries if entry.reason != "challenge"]
            ends.append(points_by_seat(entries, after.seats))
        elif depth + 1 < len(counts):
            sequences(after, depth + 1, counts, ends)


def actions(state: State) -> Iterator[tuple[Seat, Action]]:
    """Yield the legal actions of all seats."""
    for turn in turns(state):
        for action in turn.actions():
            yield turn.seat, action


def settled(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action; the next cards are not dealt."""
    phase = next(phase for phase in reversed(state.stack) if any(o.allows(action) for o in phase.offers(state, seat)))
    return fold(state, phase.decide(state, seat, action))


def check(most: int) -> None:
    """Compare the counts of all vectors up to a number of sequences."""
    for number, row in enumerate(VECTORS):
        counts = [count for depth, count in enumerate(row["counts"]) if sum(row["counts"][: depth + 1]) <= most]
        played, ends = [0] * len(counts), list[tuple[int, ...]]()
        sequences(state_of(row), 0, played, ends)

        assert counts == played, number
        if "terminal_nodes" in row and len(counts) == len(row["counts"]):
            assert row["terminal_nodes"] == len(ends), number
            assert row["totals"] == [sum(column) for column in zip(*ends, strict=True)], number


@pytest.mark.parametrize("most", PLAYED)
def test_the_state_machine_plays_as_the_oracle_does(most: int) -> None:
    """At every depth it finds as many sequences as the oracle counts from the rules alone, and as many chips move."""
    check(most)


@pytest.mark.long
def test_the_state_machine_plays_as_the_oracle_does_to_the_end() -> None:
    """The counts agree to the depth of the oracle."""
    check(10**9)


@pytest.mark.long
def test_the_vectors_are_what_the_oracle_counts() -> None:
    """The file of vectors is what its generator writes."""
    words = [sys.executable, "-m", "tests.games.toepen.make_perft", "--check"]

    assert 0 == subprocess.run(words, check=False, cwd=PATH.parents[3]).returncode
