"""The state machine with every game: offers, their answers, and games that cannot continue."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.actions import Action, Offer
from mamlaka.cards import PIQUET, Deck
from mamlaka.conformance import check_game
from mamlaka.engine import start_match
from mamlaka.errors import GameError
from mamlaka.events import Event, Said
from mamlaka.fair import FairShuffler
from mamlaka.game import Game
from mamlaka.match import Setup
from mamlaka.options import Options
from mamlaka.phase import Phase, Shuffler
from mamlaka.registry import find_game, game_names
from mamlaka.state import State

NOBODY = 0
CARDS = range(1 << 4)
NUMBERS = (None, *range(-1, 3))
NAMES = ("", "king", "queen")
OFFERS = st.builds(
    Offer,
    st.sampled_from(["play", "discard"]),
    st.sampled_from(CARDS),
    st.integers(0, 5),
    st.integers(0, 5),
    st.lists(st.sampled_from(NUMBERS[1:]), unique=True).map(tuple),
    st.lists(st.sampled_from(NAMES[1:]), unique=True).map(tuple),
)
"""Offers of cards, numbers, names or a word, of several of these, and some that no action answers."""


def small_actions() -> Iterator[Action]:
    """Yield every action with a few cards, numbers and names."""
    for kind in ("play", "discard", "nonsense"):
        for cards in CARDS:
            for number in NUMBERS:
                yield from (Action(kind, cards, number, name) for name in NAMES)


@pytest.mark.parametrize("name", game_names())
def test_equal_states_are_equal_whatever_was_asked_of_them(name: str) -> None:
    """A table compares its state with that of a record."""
    (_, asked), (_, fresh), (_, other) = (
        start_match(Setup(find_game(name)).start(), FairShuffler(bytes([seed] * 32))) for seed in (1, 1, 2)
    )
    asked.game.in_front(asked)
    asked.game.display(asked)

    assert (True, False) == (asked == fresh, asked == other)
    assert hash(asked.game) == hash(fresh.game)


@given(OFFERS)
def test_an_offer_lists_exactly_the_actions_that_it_allows(offer: Offer) -> None:
    """Of all actions, an offer allows exactly those that it lists."""
    assert sorted(map(str, offer.actions())) == sorted(
        str(action) for action in small_actions() if offer.allows(action)
    )


def test_no_card_at_all_answers_an_offer_of_up_to_two_cards() -> None:
    """If an offer asks for at least 0 cards, the answer may name none."""
    offer = Offer("discard", cards=0b11, least=0, most=2)

    assert [0b00, 0b01, 0b10, 0b11] == [action.cards for action in offer.actions() if offer.allows(action)]


class Silent(Phase, frozen=True, kw_only=True):
    """Asks no seat and does nothing."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Do nothing."""
        del state, shuffler
        return ()


class Chatter(Silent, frozen=True, kw_only=True):
    """Asks no seat and emits events for ever."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Emit one event."""
        del state, shuffler
        return (Said(NOBODY, "again"),)

    def evolve(self, state: State, event: Event) -> State:
        """Return the same state."""
        del event
        return state


class Stuck(Game):
    """A game that cannot continue."""

    name: ClassVar[str] = "stuck"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(2, 3)
    default_seats: ClassVar[int] = 2
    options_type: ClassVar[type[Options]] = Options
    first: ClassVar[Phase] = Silent()

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the phase that does not end."""
        return (self.first,)


class Endless(Stuck):
    """A game that continues without a decision."""

    first: ClassVar[Phase] = Chatter()


@pytest.mark.parametrize(
    "game, sentence",
    [
        (Stuck, r"game 'stuck' \(module .*\), phase Silent: `auto_events` returned no event, but"),
        (Endless, r"game 'stuck' \(module .*\), phase Chatter: `auto_events` reached no decision after \d+ events"),
    ],
)
def test_a_game_that_cannot_continue_is_named_with_its_phase(game: type[Game], sentence: str) -> None:
    """A phase that neither asks a seat nor ends is a defect of its game; the engine and `check_game` name it."""
    with pytest.raises(GameError, match=sentence):
        start_match(Setup(game).start(), FairShuffler(bytes(32)))
    with pytest.raises(AssertionError, match=sentence):
        check_game(game)
