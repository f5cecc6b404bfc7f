"""Skat, compared with OpenSpiel's game of that name: the same deals, the same choices, card by card.

In random deals both allow the same discards and cards to the same seat, and count the same card points. There the first
player who wants to play names a game before taking the skat; there are no values of games, hand games or announcements.
"""

import os
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import PIQUET, Card, Mask, iter_cards
from mamlaka.engine import apply_action, start_match, turns
from mamlaka.games.skat import Skat
from mamlaka.match import Setup
from mamlaka.phase import Shuffler
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State

if sys.version_info < (3, 15) and os.environ.get("CI"):
    import pyspiel
else:
    pyspiel = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: `make install` brings it to Python 3.11 to 3.14"
    )

SUITS, RANKS = "DHSC", "789QKTAJ"
GAMES = ("diamonds", "hearts", "spades", "clubs", "grand", "null")
PASS, FIRST_GAME = 32, 33
"""Their numbers of a pass and of the first of `GAMES`."""
PACKETS = ((0, 3), (1, 3), (2, 3), (3, 2), (0, 4), (1, 4), (2, 4), (0, 3), (1, 3), (2, 3))
"""To whom they deal how many cards; 3 is the skat."""
HAND, SKAT = 10, 2
HALF, ALL = 60, 120
AUCTIONS = (
    ((1, "pass"), (2, "pass"), (0, "bid")),
    ((1, "bid"), (0, "pass"), (2, "pass")),
    ((1, "pass"), (2, "bid"), (0, "pass")),
)
"""What is said here, by the seat that declares."""
CHUNK = 25
CHUNKS = [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, 40))]
"""The first numbers of 1,000 deals."""


def theirs(card: Card) -> int:
    """Return the number of a card there."""
    name = PIQUET.names[card]
    return len(RANKS) * SUITS.index(name[1]) + RANKS.index(name[0])


OURS = {theirs(card): card for card in range(len(PIQUET))}


def legal_mask(other: Any) -> Mask:
    """Return the cards that are legal there."""
    return sum(1 << OURS[number] for number in other.legal_actions())


def dealt(order: Sequence[Card]) -> tuple[Shuffler, list[Card]]:
    """Return a shuffler that deals the hands of ten and the skat one after the other, and the same as dealt there."""
    places = [iter(order[HAND * place : HAND * (place + 1)]) for place in range(4)]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else (2, *range(2), *range(3, size))

    return shuffler, [next(places[place]) for place, count in PACKETS for _ in range(count)]


def declared(state: State, other: Any, declarer: Seat, game: str, rng: Rng, shuffler: Shuffler) -> State:
    """Return the state after the auction, random discards and the announcement of a game, which are made there, too."""

    def act(seat: Seat, action: Action) -> State:
        return apply_action(state, seat, action, shuffler)[1]

    for seat, kind in AUCTIONS[declarer]:
        state = act(seat, Action(kind, number=18 if kind == "bid" else None))
    for _ in range(declarer):
        other.apply_action(PASS)
    other.apply_action(FIRST_GAME + GAMES.index(game))
    state = act(declarer, Action("choose", name="take"))
    away = 0
    for _ in range(SKAT):
        assert (declarer, state.hand_mask(declarer) & ~away) == (other.current_player(), legal_mask(other))
        card = rng.choice(tuple(iter_cards(state.hand_mask(declarer) & ~away)))
        other.apply_action(theirs(card))
        away |= 1 << card
    state = act(declarer, Action("discard", cards=away))
    return act(declarer, Action("choose", name=game))


def compare_deal(number: int) -> None:
    """Play a random deal in both games."""
    rng = Rng(number)
    order = list(range(len(PIQUET)))
    rng.shuffle(order)
    shuffler, packets = dealt(order)
    declarer, game = number % 3, GAMES[number // 3 % len(GAMES)]
    other = pyspiel.load_game("skat").new_initial_state()
    for card in packets:
        other.apply_action(theirs(card))
    state = start_match(Setup(Skat, {"scoring": "classic"}).start(), shuffler)[1]
    state = declared(state, other, declarer, game, rng, shuffler)
    while not state.results:
        (turn,) = turns(state)
        cards = turn.offers[0].cards
        assert (turn.seat, cards) == (other.current_player(), legal_mask(other)), PIQUET.format(cards)
        card = rng.choice(tuple(iter_cards(cards)))
        state = apply_action(state, turn.seat, Action.of("play", card), shuffler)[1]
        other.apply_action(theirs(card))

    (entry,) = state.results[0].entries
    assert other.is_terminal()
    if game == "null":
        assert (entry.points > 0) == (other.returns()[declarer] > 0)
    else:
        assert entry.count == round(ALL * other.returns()[declarer] + HALF)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_deals_are_played_as_openspiel_plays_them(chunk: int) -> None:
    """The same choices and card points, in 1,000 random deals together."""
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        compare_deal(number)
