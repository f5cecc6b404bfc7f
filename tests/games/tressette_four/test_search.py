"""The search bot at Tressette for four: cards by a plan that pays both partners, words by the rules."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.tressette_four import TressetteFour, TressetteFourOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.games.tressette_four.test_advice import view_of

BOT = SearchBot(Rng(0))
WORLDS = Limit(worlds=64)


def best_of(hands: str, leader: int, done: str) -> str:
    """Return what the search prefers."""
    view = view_of(hands, leader, done)
    decision = BOT.act(view, WORLDS)
    assert decision is not None
    return view.format(decision.action)


def test_it_gives_the_ace_to_the_trick_of_its_partner() -> None:
    """Seat 2 leads the three; its partner, the last to play, throws the ace on it."""
    assert "AH" == best_of(".A7.. | .K4.. | .3.4. | ..5.5", 2, "2 3H, 3 5C")


def test_it_gives_no_ace_to_the_other_side() -> None:
    """Seat 1 leads the three of a suit of which seat 2 has none: a card without points goes on it."""
    assert "4D" == best_of("..5.5 | .32.. | A..4. | .54..", 1, "1 3H")


def test_it_counts_the_thirds_of_both_partners() -> None:
    """A plan pays the side: one third more is worth a point if the partner has taken two."""
    view = view_of(".K..7 | .4..6 | .Q..5 | .5..4", 1, "1 4H, 2 QH, 3 5H")
    decision = BOT.act(view, WORLDS)
    assert decision is not None

    assert view.format(decision.action) == "KH"


def test_it_declares_before_its_card() -> None:
    """Points outside tricks are the same for every card, so the rules decide what to say."""
    assert "declare napoli_d" == best_of("..32A.4 | 7.5..K | Q5.3.. | KA..Q.", 0, "")


def test_every_card_has_a_value_with_each_word() -> None:
    """The best card comes first with the word that tells the truth best; all legal actions have a value."""
    view = view_of("32.KQJ.. | A4.6..76 | 65.7..54 | 7.54..32", 0, "")
    decision = BOT.act(view, WORLDS)
    assert decision is not None

    assert {view.format(row.action) for row in decision.action_values} == {view.format(action) for action in view.legal}
    assert decision.action.name


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["classic", "regional"])
def test_search_beats_chance(preset: str) -> None:
    """The side that searches scores more than the other one."""
    options = TressetteFourOptions.parse({"target": "11"}, preset)
    gained = 0
    for number in range(2):
        table = Table(Setup(TressetteFour, options), FairShuffler(number.to_bytes(32, "big")))
        bots = {seat: RandomBot(Rng(4 * number + seat)) for seat in range(4)}
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn % 2 == number else bots[turn]).act(table.view(turn), Limit(worlds=16))
            assert decision is not None
            table.act(turn, decision.action)
        gained += sum(points if seat % 2 == number else -points for seat, points in enumerate(table.state.totals))

    assert gained > 5
