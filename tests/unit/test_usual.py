"""What is usual among those who want to take nothing, as playouts expect it of others."""

from collections.abc import Callable

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.cards import FRENCH, Card, lowest
from mamlaka.fair import FairDealer
from mamlaka.games.registry import find_game
from mamlaka.games.trex.contracts import DIAMONDS, KING, QUEENS, SLAPS
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.phases import TrickPlay
from mamlaka.plan import TrickPlan, lower
from mamlaka.play import legal_mask
from mamlaka.search.policy import careful_card
from mamlaka.search.positions import TrickPosition, position_of
from mamlaka.search.rng import Rng
from mamlaka.search.usual import costs_of, usual_card
from mamlaka.table import Table
from mamlaka.tricks import TrickSpec
from mamlaka.view import View
from tests.plans import random_plan, random_tricks, trick_positions


def usual(spec: TrickSpec, hand: str, trick: str = "", gone: str = "") -> str:
    """Return what the next of four seats plays to a trick that seat 0 has led."""
    plan, held = lower(spec), parse_hand(hand)
    cards = tuple(enumerate(map(FRENCH.card, trick.split())))
    legal = legal_mask(plan, held, cards, first_trick=False, broken=True)
    card = usual_card(plan, held, legal, cards, len(cards), 3 - len(cards), FRENCH.mask(gone))
    return FRENCH.name_of(card)


@pytest.mark.parametrize(
    "spec,hand,trick,card",
    [
        (KING, "A.T4.A2.A2", "", "4H"),
        (KING, "A.KT4.A2.A2", "", "2D"),
        (KING, "A.K54.A2.", "5C", "KH"),
        (KING, "A.A54.Q2.", "5C", "AH"),
        (QUEENS, "AK.A32.J98.T9", "", "2H"),
        (QUEENS, "A.54.Q2.", "5C", "QD"),
        (QUEENS, "AT32...", "QS 4S 7S", "TS"),
        (DIAMONDS, "K.87.2.", "5C", "2D"),
        (SLAPS, "A93...", "TS", "9S"),
        (SLAPS, "AK...", "TS", "KS"),
        (SLAPS, "AK...", "TS 2S 3S", "AS"),
    ],
)
def test_the_advice_of_the_table(spec: TrickSpec, hand: str, trick: str, card: str) -> None:
    """The king is driven out, the dear is thrown, then what would catch it; the highest under, or the highest last."""
    assert card == usual(spec, hand, trick)


def test_a_trick_that_costs_nothing_takes_a_high_card_away() -> None:
    """The last one takes it, and ducks if a queen lies there."""
    assert "AS" == usual(QUEENS, "A93...", "TS 4S 5S")
    assert "9S" == usual(QUEENS, "A93...", "TS 4S QH")


@pytest.mark.parametrize("seed", range(40))
def test_whoever_gains_by_taking_plays_with_care(seed: int) -> None:
    """There is no such advice for him."""
    rng = Rng(seed)
    _, plan = random_plan(rng)
    for position in trick_positions(plan, random_tricks(plan, rng), rng):
        assert isinstance(position, TrickPosition)
        seat, hand = position.turn, position.hands[position.turn]
        if seat in costs_of(plan).shunning:
            continue
        legal = legal_mask(plan, hand, position.trick, first_trick=position.first_trick, broken=position.broken)
        seen = sum(position.taken) | position.gone
        asked = (plan, hand, legal, position.trick, seat, 1, seen, position.taken)
        assert careful_card(*asked) == usual_card(*asked)


@pytest.mark.parametrize("game", ["hearts", "trex"])
def test_it_foresees_who_follows_advice_better_than_care(game: str) -> None:
    """Of the cards of a match between those who follow the advice of the sources, it names more."""
    table = Table(Setup(find_game(game)), FairDealer(bytes(32)))
    bot, usual_hits, careful_hits = RulesBot(Rng(0)), 0, 0
    for _ in range(400):
        view = table.view(table.waiting_for[0])
        decision = bot.act(view, Limit())
        assert decision is not None
        if isinstance(view.state.phase, TrickPlay):
            card = lowest(decision.action.cards)
            usual_hits += card == choice(usual_card, view)
            careful_hits += card == choice(careful_card, view)
        table.submit(table.waiting_for[0], decision.action)

    assert usual_hits > 1.1 * careful_hits > 0


def choice(choose: Callable[..., Card], view: View) -> Card:
    """Return what somebody plays who sees a view."""
    plan, position = position_of(view.state)
    assert isinstance(plan, TrickPlan)
    assert isinstance(position, TrickPosition)
    assert view.turn is not None
    legal, later = sum(offer.cards for offer in view.turn.offers), plan.seats - 1 - len(position.trick)
    seen = sum(position.taken) | position.gone
    return choose(plan, view.hand, legal, position.trick, view.seat, later, seen, position.taken)
