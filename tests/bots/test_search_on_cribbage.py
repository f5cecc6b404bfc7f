"""The search bot in Cribbage: exact discards, and cards played on in worlds."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.cribbage import Cribbage
from mamlaka.games.cribbage.deal import DECK
from mamlaka.games.cribbage.values import crib_mean, hand_mean
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.search.cribbage.pegging import Pegging, pile_points, play_on
from mamlaka.search.cribbage.pegging import Table as Sides
from mamlaka.table import Table
from tests.tables import act, cribbage_table

BOT = SearchBot(Rng(0))
SIX = "8C 9H KD 3S 2C 2D"


def test_a_discard_is_valued_by_all_starters_and_cribs() -> None:
    """The pone's value is half of hand less crib, with the suits."""
    table = cribbage_table([SIX, "5H 6S 7D JC QS TH"], "4H")
    decision = BOT.act(table.view(1), Limit())
    assert decision is not None
    own, unseen = table.state.hand_mask(1), DECK.all_mask & ~table.state.hand_mask(1)
    best = max(value.value for value in decision.action_values)

    assert 15 == len(decision.action_values)
    assert decision.action_values[0].value == best
    for value in decision.action_values:
        hand = hand_mean(own & ~value.action.cards, unseen)
        crib = 2 * value.value - hand
        assert crib < 0  # it is the other's
        assert crib == pytest.approx(-crib_mean(value.action.cards, unseen), abs=2.0)


@pytest.mark.parametrize(
    "hands, turn, pile, card, value",
    [
        ("5 | K", 0, "T", "5", 2 - 1),
        ("4 | ", 0, "T 7 T", "4", 2),
        ("A 2 | 3", 0, "", "A", 3 + 1),
    ],
)
def test_a_world_is_played_on_to_the_last_card(hands: str, turn: int, pile: str, card: str, value: int) -> None:
    """Fifteen and thirty-one bring two, the last card one; a run is answered."""
    ranks = [tuple(sorted(DECK.ranks.index(rank) for rank in hand.split())) for hand in hands.split("|")]
    position = Pegging(tuple(ranks), turn, tuple(DECK.ranks.index(rank) for rank in pile.split()))
    found = play_on(Sides((0, 1), 0), position, DECK.ranks.index(card))

    assert value == found


def test_near_the_end_of_a_game_the_order_of_the_show_counts() -> None:
    """Who shows first wins, although the other's hand is better."""
    position = Pegging(((9,), ()), 0)
    first, second = ((0, 6), (1, 20)), ((1, 20), (0, 6))

    assert play_on(Sides((0, 1), 0, (7, 20), first), position, 9) > 30
    assert play_on(Sides((0, 1), 0, (7, 20), second), position, 9) < -30


def test_points_of_a_pile() -> None:
    """Cards of one rank, runs and sums, as in the rules."""
    assert [0, 2, 6, 12] == [pile_points((4,) * number) + (0 if number != 3 else -2) for number in range(1, 5)]
    assert 5 == pile_points((5, 3, 4))


def test_it_values_all_cards_that_fit() -> None:
    """The best comes first."""
    table = cribbage_table([SIX, "5H 6S 7D JC QS TH"], "4H")
    act(table, 0, "discard 2C 2D")
    act(table, 1, "discard QS TH")
    decision = BOT.act(table.view(1), Limit(worlds=8))
    assert decision is not None
    values = [value.value for value in decision.action_values]

    assert 4 == len(values)
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_with_more_seats(seats: int) -> None:
    """A deal for three, and for two pairs."""
    table = Table(Setup(Cribbage, seats=seats), seed=3)
    while not table.state.results:
        seat = table.waiting_for[0]
        decision = BOT.act(table.view(seat), Limit(worlds=2))
        assert decision is not None
        table.submit(seat, decision.action)

    assert sum(table.state.totals) > 0


@pytest.mark.slow
def test_search_beats_chance() -> None:
    """It wins nearly all games."""
    won = 0
    for number in range(6):
        seat = number % 2
        table = Table(Setup(Cribbage, {"target": "61"}), FairShuffler(number.to_bytes(32, "big")))
        other = RandomBot(Rng(number))
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == seat else other).act(table.view(turn), Limit(worlds=8))
            assert decision is not None
            table.submit(turn, decision.action)
        won += table.state.totals[seat] > table.state.totals[1 - seat]

    assert won >= 5
