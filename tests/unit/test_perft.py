"""The play sequences of the oracle, counted again by the interpreter and by the state machine."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.games.trex.contracts import spec_of
from mamlaka.layout import LayoutSpec
from mamlaka.notation import parse_hand
from mamlaka.plan import LayoutPlan, TrickPlan, lower
from mamlaka.search.perft import perft
from mamlaka.state import State, fold, turns
from tests.tables import play_of

PATH = Path(__file__).parents[1] / "vectors" / "perft" / "trex.toml"
VECTORS = tomllib.loads(PATH.read_text(encoding="utf-8"))["perft"]
QUICK = 60_000
"""The sequences that the interpreter counts in the usual tests."""
VERY_QUICK = 4_000
"""The sequences that the state machine plays in the usual tests."""


def plan_of(contract: str) -> TrickPlan | LayoutPlan:
    """Return the plan of a contract, or of several joined by `+`."""
    return lower(spec_of(contract))


def up_to(counts: list[int], most: int) -> list[int]:
    """Return the counts as deep as they stay below a sum, at least one."""
    return [count for depth, count in enumerate(counts) if depth == 0 or sum(counts[: depth + 1]) <= most]


def check_interpreter(row: dict[str, Any], most: int) -> None:
    """Compare the interpreter's counts with the oracle's."""
    hands = tuple(parse_hand(hand) for hand in row["hands"])
    counts = up_to(row["counts"], most)

    assert counts == perft(
        plan_of(row["contract"]), hands, row["king"], len(counts), FRENCH.mask(row.get("layout", ""))
    )


def rows(*, single: bool = False) -> list[Any]:
    """Return the vectors by number and contract; `single` leaves out the merged contracts."""
    return [
        pytest.param(row, id=f"{number} {row['contract']}")
        for number, row in enumerate(VECTORS)
        if not (single and "+" in row["contract"])
    ]


@pytest.mark.parametrize("row", rows())
def test_the_interpreter_counts_as_the_oracle_does(row: dict[str, Any]) -> None:
    """At every depth there are as many sequences of plays as the oracle counts from the rules alone."""
    check_interpreter(row, QUICK)


@pytest.mark.long
def test_the_vectors_are_what_the_oracle_counts() -> None:
    """The file of vectors is what its generator writes today."""
    generator = PATH.parents[2] / "oracle" / "make_perft.py"

    assert 0 == subprocess.run([sys.executable, str(generator), "--check"], check=False).returncode


@pytest.mark.long
@pytest.mark.parametrize("row", rows())
def test_the_interpreter_counts_as_the_oracle_does_to_the_end(row: dict[str, Any]) -> None:
    """The same, as deep as the oracle went."""
    check_interpreter(row, 10**9)


def play_out(state: State, depth: int, counts: list[int], ends: list[tuple[int, ...]]) -> None:
    """Play every sequence with the state machine; count them by depth and keep the points of finished deals."""
    before = len(state.results)
    turn = turns(state)[0]
    for card in iter_cards(turn.offers[0].cards):
        counts[depth] += 1
        after = next_decision(state, turn.seat, card)
        if len(after.results) > before:
            ends.append(after.results[-1].points(4))
        elif depth + 1 < len(counts):
            play_out(after, depth + 1, counts, ends)


def next_decision(state: State, seat: int, card: int) -> State:
    """Play a card and let the table go on to the next decision or to the end of the deal."""
    action = next(action for action in turns(state)[0].legal() if action.cards == 1 << card)
    return settled(fold(state, state.phase.decide(state, seat, action)), len(state.results))


def settled(state: State, deals: int = 0) -> State:
    """Let the table do what nobody decides, up to the next decision or the end of the deal."""
    while len(state.results) == deals and not state.phase.waits(state):
        state = fold(state, state.phase.proceed(state, lambda *_: ()))
    return state


@pytest.mark.parametrize("row", rows(single=True))
def test_the_state_machine_plays_as_the_oracle_does(row: dict[str, Any]) -> None:
    """Events and phases allow the same sequences, and give the same points to the same number of games."""
    if sum(row["counts"]) > VERY_QUICK:
        row = {**row, "counts": up_to(row["counts"], VERY_QUICK), "games": None}
    hands = [parse_hand(hand) for hand in row["hands"]]
    counts, ends = [0] * len(row["counts"]), list[tuple[int, ...]]()
    state = play_of(row["contract"], row["king"], hands, FRENCH.mask(row.get("layout", "")))
    play_out(settled(state), 0, counts, ends)

    assert row["counts"] == counts
    if row.get("games") is not None:
        assert row["games"] == len(ends)
        gone = cost_of(row["contract"], state.zones[4].cards)
        sums = [sum(column) for column in zip(*ends, strict=True)]
        assert row["totals"] == [sums[0] - gone * len(ends), *sums[1:]]


def cost_of(contract: str, cards: int) -> int:
    """Return what seat 0 got for the cards that the vector says are gone: the state has them in its pile."""
    spec = spec_of(contract)
    return 0 if isinstance(spec, LayoutSpec) else sum(spec.worth_of_cards[card] for card in iter_cards(cards))
