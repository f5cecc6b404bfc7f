"""The search bot at Kein Stich: cards of every contract by its plan, with decks and layouts of any number of seats."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import LEVELS
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import find_bot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.kein_stich import KeinStich
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds
from mamlaka.table import Table
from tests.games.kein_stich.test_advice import view_of

BOT = SearchBot(Rng(0))
CONTRACTS = [
    ("no_king", "7..A. | .K..9 | .Q9.. | .J.Q.", "0 AD", "KH"),
    ("no_queens", "7..A. | .Q..9 | .K9.. | .J.K.", "0 AD", "QH"),
    ("no_last_trick", ".A7.. | .K8.. | .QT.. | .J9..", "", "AH"),
]


@pytest.mark.parametrize("contract,hands,done,best", CONTRACTS)
def test_it_finds_the_card_that_costs_least(contract: str, hands: str, done: str, best: str) -> None:
    """It discards what costs, and keeps a low card for the last trick."""
    view = view_of(contract, hands, done)
    decision = BOT.act(view, Limit(worlds=64))

    assert decision is not None
    assert best == view.format(decision.action)
    assert len(decision.action_values) == len(view.legal)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (4, 5)), 6])
def test_it_beats_chance_with_any_number_of_seats(seats: int) -> None:
    """In every contract and in the layout, each card has a value."""
    gained, matches, bot = 0.0, 20, SearchBot(Rng(seats))
    for number in range(matches):
        seat = number % seats
        table = Table(Setup(KeinStich, {"extras": "last_trick,all"}, seats), FairShuffler(bytes([number] * 32)))
        bots = {other: RandomBot(Rng(seats * number + other)) for other in range(seats)}
        while not table.is_over:
            turn = table.waiting_for[0]
            view = table.view(turn)
            decision = (bot if turn == seat else bots[turn]).act(view, Limit(worlds=32))
            assert decision is not None
            assert turn != seat or len(view.legal) == 1 or decision.action_values
            table.act(turn, decision.action)
        gained += table.state.totals[seat]

    assert gained / matches > 10


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_seat_knows_has_worlds(seats: int) -> None:
    """At every card of a round, tricks and layout, the hidden cards can be sampled."""
    table = Table(Setup(KeinStich, {}, seats), seed=3, bots="random")
    while not table.is_over:
        assert count_worlds(table.view(0)) >= 1
        table.play_next_bot()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_it(level: str) -> None:
    """Every level answers in tricks and in the layout."""
    layout = "AKQJ.AKQJ.. | T987.T987.. | ..AKQJ.AKQJ | ..T987.T987"
    for contract, hands in (("no_hearts", "7.A.A. | .K8..9 | .Q9..7 | .J.Q.T"), ("layout", layout)):
        view = view_of(contract, hands)
        decision = find_bot(level)(Rng(0)).act(view, Limit())
        assert decision is not None
        assert decision.action in view.legal
