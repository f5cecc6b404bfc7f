"""Partners: no bot wastes a sure winner on a trick that the partner wins in any case."""

import pytest

from mamlaka.bots import Bot, Limit
from mamlaka.bots.levels import EasyBot, MediumBot
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.trick_chances import wasted_winners
from mamlaka.cards import Mask, iter_cards
from mamlaka.fair import FairShuffler
from mamlaka.games.skat import deals_of
from mamlaka.match import Setup
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.tables import after_cards, five_hundred_of, seen_from, skat_of


def card(bot: type[Bot], view: View) -> str:
    """Return the card that a bot plays."""
    decision = bot(Rng(0)).act(view, Limit())
    assert decision is not None
    return view.state.game.deck.format(decision.action.cards)


def third_hand(hand: str, bid: str, led: str) -> View:
    """Return what the contractor's partner sees in Five Hundred after a lead."""
    dealt = five_hundred_of([f"{led} 7D 6D", "8S 9C TC", hand, "KS TD QC"], bid, won=[4, 1, 1, 1])
    return seen_from(after_cards(dealt, (0, led), (1, "8S")), 2)


def last_hand(hand: str) -> View:
    """Return what the last hand sees in Five Hundred without trumps when its partner has played the joker."""
    dealt = five_hundred_of(["*B 7D 6D", "8S 9C TC", hand, "KS TD QC"], "6_no_trump", contractor=3, won=[2, 2, 2, 1])
    return seen_from(after_cards(dealt, (3, "KS"), (0, "*B"), (1, "8S")), 2)


def third_in_skat() -> View:
    """Return what a defender sees in Skat whose partner takes the declarer's trump with a jack."""
    dealt = skat_of(["9H TH AS 7C", "JD 7D 8D 9D", "TS JH 8H JC"], "hearts")
    return seen_from(after_cards(dealt, (0, "9H"), (1, "JD")), 2)


SURE = [
    pytest.param(third_hand("*B 9H 6C", "6_hearts", "JH"), "9H", id="the joker on the right bower"),
    pytest.param(third_hand("*B KD 6C", "6_no_trump", "AS"), "6C", id="the joker without trumps"),
    pytest.param(third_in_skat(), "8H", id="a jack on the jack of the other defender"),
]


@pytest.mark.parametrize("bot", [EasyBot, MediumBot, RulesBot])
@pytest.mark.parametrize("view,expected", SURE)
def test_a_lower_card_goes_on_a_sure_trick_of_the_partner(bot: type[Bot], view: View, expected: str) -> None:
    """The winner takes another trick."""
    assert expected == card(bot, view)


def test_plain_aces_are_sure_when_no_trump_is_left() -> None:
    """They take a trick if they are led."""
    view = last_hand("AD AC 6C")

    assert view.state.game.deck.mask("AD AC") == wasted_winners(view)


def test_nothing_is_wasted_on_a_trick_that_the_partner_may_lose() -> None:
    """The last hand may hold the king of spades."""
    assert 0 == wasted_winners(third_hand("*B KD 6C", "6_no_trump", "QS"))


def test_nothing_is_wasted_in_misere() -> None:
    """The opponents of misère want no tricks, so the joker goes on a trick of the partner."""
    dealt = five_hundred_of(["8S 7D", "AS 9D", "9C TD", "*B QC"], "misere", won=[0, 4, 0, 4])

    assert 0 == wasted_winners(seen_from(after_cards(dealt, (0, "8S"), (1, "AS")), 3))


def is_partner(state: State, seat: Seat, other: Seat) -> bool:
    """Return whether two seats are partners in Five Hundred for four, or in Skat."""
    if state.game.teams:
        return (seat - other) % 2 == 0
    declarer = deals_of(state).declarer
    return declarer is not None and declarer not in (seat, other)


def sure_trumps(view: View) -> Mask:
    """Return the trumps that no one can beat, if the partner's trick is sure; else none.

    Sure is what no other hand can prevent by what the view proves: a seat that has still to play can hold no card that
    beats the partner's, and no hand at all can hold one that beats the trump.
    """
    state, play = view.state, view.state.phase
    if not isinstance(play, TrickPlay) or not state.trick or view.seat is None:
        return 0
    winner, best = winning_play(play.plan, state.trick)
    hands = {slot.zone: slot.allowed for slot in view.deductions().slots if slot.zone in range(state.seats)}
    later = hands.keys() - {seat for seat, _ in state.trick} - {view.seat}
    if not is_partner(state, view.seat, winner) or any(hands[seat] & play.plan.beats[best] for seat in later):
        return 0
    others = [cards for seat, cards in hands.items() if seat != view.seat]
    trumps = iter_cards(view.hand_mask & play.plan.trump_mask)
    return sum(1 << trump for trump in trumps if not any(cards & play.plan.beats[trump] for cards in others))


@pytest.mark.parametrize("bot", [EasyBot, MediumBot])
@pytest.mark.parametrize("game,options", [("five_hundred", {"players": "4"}), ("skat", {})])
@pytest.mark.slow
def test_no_match_wastes_a_trump_that_no_one_can_beat(bot: type[Bot], game: str, options: dict[str, str]) -> None:
    """In whole matches, with a lower legal card in the hand."""
    kept, wasted = 0, list[str]()
    for number in range(3):
        table = Table(Setup(find_game(game), options), FairShuffler(bytes([number] * 32)))
        player = bot(Rng(0))
        for _ in range(250):
            if table.is_over:
                break
            seat = table.waiting_for[0]
            view = table.view(seat)
            decision = player.act(view, Limit())
            assert decision is not None
            sure = sure_trumps(view)
            if sure and any(not one.cards & sure for one in view.legal):
                kept += 1
                wasted += [view.format(decision.action)] if decision.action.cards & sure else []
            table.act(seat, decision.action)

    assert kept
    assert [] == wasted
