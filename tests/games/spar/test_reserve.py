"""Cards set aside: what other seats know of them, by enumeration of all deals."""

from collections import Counter
from functools import cache

import pytest

from mamlaka.cards import Deck
from mamlaka.events import redact
from mamlaka.games.spar import SparOptions
from mamlaka.rng import Rng
from mamlaka.search.engine_playouts import playout_values
from mamlaka.search.worlds import count_worlds, sample_worlds
from mamlaka.view import View
from tests.slots import deals_by_enumeration
from tests.strategies import random_match

FEW = 9


@cache
def small_views(preset: str) -> list[View]:
    """Return views of random matches of seven seats, in which few cards are hidden, at the ends of deals."""
    views = []
    for seed in range(40):
        match = random_match("spar", seed, SparOptions.parse({"deals": "2", "target": "none"}, preset))
        table = match.table()
        view = View(seed % table.state.seats, table.start)
        for version in match.versions:
            new = ((number, redact(match.log[number], view.seat)) for number in range(view.version, version))
            view = view.apply((number, event) for number, event in new if event)
            if table.state.seats == 7 and 0 < view.deductions().cards.bit_count() <= FEW:
                views.append(view)
    return views


@pytest.mark.parametrize("preset", ["spar", "dry"])
@pytest.mark.slow
def test_worlds_are_counted_as_by_enumeration(preset: str) -> None:
    """The number of worlds is that of all deals that agree with the slots, also with cards set aside."""
    views = small_views(preset)

    assert len(views) > 20
    for view in views[:60]:
        assert len(deals_by_enumeration(view.deductions())) == count_worlds(view)


def test_every_world_with_cards_set_aside_is_equally_likely() -> None:
    """With 100 samples for each world, each is drawn about equally often."""
    view = next(view for view in small_views("dry") if 5 < count_worlds(view) < 40)
    worlds = count_worlds(view)
    drawn = Counter(sample_worlds(view, 100 * worlds, Rng(1)))

    assert worlds == len(drawn)
    assert all(50 < count < 160 for count in drawn.values())


def test_a_deck_may_lack_single_cards() -> None:
    """Cards are numbered without gaps, and a suit and a rank contain only the cards that exist."""
    deck = Deck("short", "SH", "9TJ", without="JS TH")

    assert ("9S", "TS", "9H", "JH") == deck.names
    assert (0b0011, 0b1100) == deck.suit_masks
    assert "JH" == deck.format(deck.select("J"))
    with pytest.raises(ValueError, match="cannot lack QS"):
        Deck("short", "SH", "9TJ", without="QS")


def test_playouts_through_the_engine_can_be_repeated() -> None:
    """The same random numbers give the same values, and the values of the actions differ in some world."""
    view = next(view for view in small_views("dry") if view.turn and len(view.legal) > 1)
    first, second = (playout_values(view, tuple(view.legal), 5, Rng(3)) for _ in range(2))

    assert first == second
    assert (5, len(view.legal)) == (len(first), len(first[0]))
    assert [] == playout_values(view, tuple(view.legal), 5, Rng(3), seconds=-1.0)
