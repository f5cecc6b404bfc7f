"""The search bot at Quodlibet: cards of every contract by its plan."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.levels import LEVELS
from mamlaka.bots.registry import find_bot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.quodlibet import Quodlibet, QuodlibetOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds
from mamlaka.table import Table
from tests.games.quodlibet.test_advice import view_of
from tests.tables import open_hands_of, seen_without_hand

BOT = SearchBot(Rng(0))
MUST = QuodlibetOptions(open_follow="must")
CONTRACTS = [
    ("achmed", ".9..AK | .K..Q8 | .T7..7 | .8.Q.9", "0 KC, 1 8C, 2 7C", "9C"),
    ("bribe", "7...A | A.8.. | K.9.. | Q.T..", "", "7S"),
    ("ober_unter", "A..9. | Q.J.. | 9..Q. | 8..7.", "0 AS, 1 QS, 2 9S", "8S"),
    ("plus", "A...7 | K...8 | Q...9 | J...T", "", "AS"),
]


@pytest.mark.parametrize("contract,hands,done,best", CONTRACTS)
def test_it_finds_the_card_that_costs_least(contract: str, hands: str, done: str, best: str) -> None:
    """It knows what costs together."""
    view = view_of(contract, hands, done)
    decision = BOT.act(view, Limit(worlds=64))

    assert decision is not None
    assert best == view.format(decision.action)


def test_it_leads_from_a_place_that_is_known_to_be_low() -> None:
    """It has played the eight of diamonds, so it knows where the seven is, and leads that rather than the ace."""
    hands = ["AC 7D 8D AH", "KD AD 9H TS", "TD KH 9S TC", "QD QH JS JC"]
    state = open_hands_of(hands, "3 1, 0 3, 1 1, 2 1, 1 3, 2 2, 3 2, 0 4", 3, MUST)
    decision = BOT.act(seen_without_hand(state, 0), Limit(worlds=200))

    assert decision is not None
    assert Action("place", number=2) == decision.action


def test_every_card_of_a_match_has_a_value() -> None:
    """Contracts are named by the rules, and every card of every contract is searched."""
    table = Table(Setup(Quodlibet), FairShuffler(bytes(32)), bots="random")
    while not table.is_over:
        seat = table.waiting_for[0]
        view = table.view(seat)
        assert count_worlds(view) >= 1
        if seat == 0 and len(view.legal) > 1:
            decision = BOT.act(view, Limit(worlds=4))
            assert decision is not None
            assert decision.action_values or decision.action.kind == "choose"
        table.play_next_bot()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_it(level: str) -> None:
    """Every level answers in tricks, in the layout, and without seeing its hand."""
    hands = "AKJ9.KT.Q.A | Q7..AK87.KQ | T.QJ8..JT98 | 8.A97.JT9.7"
    for contract in ("plus", "bribe", "quadrature", "snack"):
        view = view_of(contract, hands)
        decision = find_bot(level)(Rng(0)).act(view, Limit())
        assert decision is not None
        assert decision.action in view.legal
    view = seen_without_hand(open_hands_of(["AS QD", "7H AC", "8C KH", "7S TC"], options=MUST), 0)
    decision = find_bot(level)(Rng(0)).act(view, Limit())
    assert decision is not None
    assert decision.action in view.legal
