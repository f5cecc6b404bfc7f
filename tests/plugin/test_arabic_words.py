"""The words of a third-party game can be typed in Arabic, because its own message file has them."""

import pytest

from mamlaka.actions import Offer, Turn
from mamlaka.notation import parse_action
from mamlaka.registry import find_game
from mamlaka.terminal.words import translate_answer

PAIRS = ("spades", "hearts", "diamonds", "clubs")
TURN = Turn(0, (Offer("no"), Offer("meld", names=PAIRS), Offer("pass"), Offer("bid", numbers=(120,))), opened=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arabic,english",
    [("شيخ وبنت الكبة", "meld hearts"), ("شيخ وبنت: البستوني", "meld spades"), ("باص", "pass"), ("لا", "no")],
)
def test_words_of_the_plugin_are_understood(arabic: str, english: str) -> None:
    """The terminal understands the announcement, the names that go with it, and the words shared with other games."""
    deck = find_game("majlis").deck
    said = translate_answer(arabic, TURN, deck)

    assert parse_action(english, TURN, deck) == parse_action(said, TURN, deck)
