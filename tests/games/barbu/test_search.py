"""The search bot in Barbu: contracts and doublings in positions with a plain answer."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.search import SearchBot
from mamlaka.cards import FRENCH
from mamlaka.engine import turns
from mamlaka.games.barbu import Barbu
from mamlaka.games.barbu.search import action_values
from mamlaka.match import Setup
from mamlaka.notation import format_action, parse_hand
from mamlaka.phases import Choose
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from mamlaka.zones import Zone
from tests.tables import barbu_of, completed, seen_from, settled

LOW, HIGH = "432.432.432.5432", "AKQ.AKQ.AKQ.AKQJ"
OTHERS = ["765.765.765.9876", "JT98.JT98.JT98.T"]


def chosen(view: View, worlds: int = 60) -> str:
    """Return what the bot does."""
    decision = SearchBot(Rng(1)).act(view, Limit(worlds=worlds))
    assert decision is not None
    assert {value.action for value in decision.action_values} == set(view.legal)
    return format_action(decision.action, FRENCH)


def declaring(hand: str) -> View:
    """Return the view of the first declarer with a hand."""
    state = Table(Setup(Barbu, {}), seed=1).state
    assert isinstance(state.phase, Choose)
    seat = state.phase.seat
    own, *others = completed([parse_hand(hand, FRENCH), 0, 0, 0])
    for step, cards in enumerate((own, *others)):
        place = (seat + step) % 4
        state = state.with_zone(place, Zone("hand", place, cards))
    return seen_from(state, seat)


@pytest.mark.parametrize("hand,contract", [("AKQJT98.AKQ.AK.A", "trumps"), (LOW, "domino")])
def test_the_hand_chooses_the_contract(hand: str, contract: str) -> None:
    """Long high suits are worth most as trumps; cards next to each other go out first if rows begin with them."""
    assert contract == chosen(declaring(hand))


@pytest.mark.parametrize("hands,wanted", [((LOW, HIGH), "no"), ((HIGH, LOW), "double_seats seat_0")])
def test_those_are_doubled_who_will_lose(hands: tuple[str, str], wanted: str) -> None:
    """Seat 1 doubles a declarer who takes the tricks, and nobody if they take them themselves."""
    state = settled(barbu_of("no_tricks", [*hands, *OTHERS]))
    view = seen_from(state, turns(state)[0].seat)

    assert chosen(view).startswith(wanted)


@pytest.mark.parametrize("is_doubling", [False, True])
def test_without_time_nothing_has_a_value(*, is_doubling: bool) -> None:
    """So the rules decide."""
    state = settled(barbu_of("no_tricks", [LOW, HIGH, *OTHERS]))
    view = seen_from(state, turns(state)[0].seat) if is_doubling else declaring(LOW)

    assert () == action_values(view, Limit(seconds=1e-9), Rng(1))
