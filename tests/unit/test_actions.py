"""Actions as data."""

import pytest

from mamlaka.actions import Action
from mamlaka.cards import FRENCH


def test_an_action_with_one_card_has_a_card() -> None:
    """`card` is the only card of an action, including the first of a deck."""
    cards = [Action.of("play", card).card for card in range(len(FRENCH))]

    assert list(range(len(FRENCH))) == cards


@pytest.mark.parametrize("action, number", [(Action("pass"), 0), (Action.of("give", 3, 9, 11), 3)])
def test_an_action_without_or_with_several_cards_has_no_single_card(action: Action, number: int) -> None:
    """`card` of such an action is an error, which names the action and the field to read."""
    with pytest.raises(ValueError, match=rf"{action.kind}.* has {number} cards .*, not one: read `cards`"):
        _ = action.card
