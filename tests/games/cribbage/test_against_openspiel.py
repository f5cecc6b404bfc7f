"""Cribbage, compared with OpenSpiel's game of that name: the same deals, the same choices, card by card.

In random deals both allow the same discards and cards to the same seat, and give the same points. There four cards of a
suit are a flush in the crib, too.
"""

import os
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.engine import apply_action, start_match, turns
from mamlaka.games.cribbage import Cribbage
from mamlaka.games.cribbage.deal import DECK, HANDS
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.state import State

if sys.version_info < (3, 15) and os.environ.get("CI"):
    import pyspiel
else:
    pyspiel = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: `make install` brings it to Python 3.11 to 3.14"
    )

SUITS, RANKS = "CDHS", "A23456789TJQK"
CHUNK = 25
CHUNKS = [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, 40))]
"""The first numbers of 1,000 deals."""


def theirs(card: int) -> int:
    """Return the number of a card there: a suit after the other, clubs first."""
    name = DECK.names[card]
    return len(RANKS) * SUITS.index(name[1]) + RANKS.index(name[0])


def choices(state: Any) -> dict[frozenset[str], int]:
    """Return the cards of each legal action there, with its number; a pass has none."""
    actions = state.legal_actions()
    texts = (state.action_to_string(state.current_player(), action) for action in actions)
    return {frozenset(text.split()[1:]): action for text, action in zip(texts, actions, strict=True)}


def cards_of(action: Action) -> frozenset[str]:
    """Return the names of the cards of an action."""
    return frozenset(DECK.format(action.cards).split())


def compare_deal(rng: Rng) -> None:
    """Play a random deal in both games."""
    order = list(range(len(DECK)))
    rng.shuffle(order)

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else range(size)

    _, state = start_match(Setup(Cribbage, {"crib_flush": "four"}).start(), shuffler)
    other = pyspiel.load_game("cribbage").new_initial_state()
    for card in order[: 2 * HANDS[2]]:
        other.apply_action(theirs(card))
    starter = order[2 * HANDS[2]]
    while not state.results:
        if other.is_chance_node():
            other.apply_action(theirs(starter))
        state = compare_turn(state, other, rng, shuffler)
    while not other.is_chance_node():
        (number,) = choices(other).values()
        other.apply_action(number)

    assert [*state.results[0].points(2)] == list(map(int, other.returns()))


def compare_turn(state: State, other: Any, rng: Rng, shuffler: Any) -> State:
    """Compare the choices of the seat on turn, and let it choose; passes are actions there."""
    legal = choices(other)
    while [*legal] == [frozenset()]:
        other.apply_action(legal[frozenset()])
        legal = choices(other)
    turn = turns(state)[0]
    actions = tuple(turn.actions())

    assert other.current_player() == turn.seat
    assert set(legal) == set(map(cards_of, actions))
    action = rng.choice(actions)
    other.apply_action(legal[cards_of(action)])
    return apply_action(state, turn.seat, action, shuffler)[1]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_deals_are_played_as_openspiel_plays_them(chunk: int) -> None:
    """The same choices and points, in 1,000 random deals together."""
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        compare_deal(Rng(number))
