"""The conventional policy: the cards that playouts expect of opponents who avoid tricks."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bench.opponents import rules_1
from mamlaka.bots import Limit
from mamlaka.cards import FRENCH, Card, lowest_card
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts, HeartsOptions
from mamlaka.games.trex.contracts import DIAMONDS, KING, QUEENS, SLAPS
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.phases import TrickPlay
from mamlaka.plan import TrickPlan, lower
from mamlaka.plan_rules import legal_mask
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.search.conventional import conventional_card, taking_costs
from mamlaka.search.heuristic import heuristic_card
from mamlaka.search.positions import TrickPosition, position_of
from mamlaka.table import Table
from mamlaka.tricks import TrickSpec
from mamlaka.view import View


def conventional(spec: TrickSpec, hand: str, trick: str = "") -> str:
    """Return the card that the next of four seats plays to a trick led by seat 0."""
    plan, held = lower(spec), parse_hand(hand, FRENCH)
    cards = tuple(enumerate(map(FRENCH.card, trick.split())))
    legal = legal_mask(plan, held, cards, first_trick=False, broken=True)
    card = conventional_card(plan, held, legal, cards, len(cards), 3 - len(cards), seen=0)
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
        (QUEENS, "AQ3...", "KS 4S 5S", "QS"),
        (KING, ".KQ3..", "AH 4H 5H", "KH"),
        (DIAMONDS, "K.87.2.", "5C", "2D"),
        (SLAPS, "A93...", "TS", "9S"),
        (SLAPS, "AK...", "TS", "KS"),
        (SLAPS, "AK...", "TS 2S 3S", "AS"),
    ],
)
def test_the_policy_follows_the_advice_of_the_sources(spec: TrickSpec, hand: str, trick: str, card: str) -> None:
    """The king is driven out, and costly cards go first; players duck with the highest card or win with the highest."""
    assert card == conventional(spec, hand, trick)


def test_a_trick_that_costs_nothing_takes_a_high_card_away() -> None:
    """The last seat takes it with a high card, and ducks if it contains a queen."""
    assert "AS" == conventional(QUEENS, "A93...", "TS 4S 5S")
    assert "9S" == conventional(QUEENS, "A93...", "TS 4S QH")


def test_no_costly_card_is_discarded_to_a_partner() -> None:
    """A player who scores with the taker of the trick keeps the queen; any other player discards her."""
    partners = QUEENS.for_teams(((0, 2), (1, 3)))

    assert "QS" == conventional(partners, "Q9.54.2.", "2C 3C AC")
    assert "QS" != conventional(partners, "Q9.54.2.", "2C AC 3C")


def test_players_avoid_tricks_that_bring_nothing_good() -> None:
    """A player avoids tricks if no trick brings anything good; the policy does not apply to games with trumps."""
    every_seat = (0, 1, 2, 3)
    bonus = HeartsOptions.parse({"jd_bonus": "on"})

    assert [every_seat] * 2 == [taking_costs(lower(spec)).avoiding for spec in (KING, KING + SLAPS)]
    assert every_seat == taking_costs(lower(Hearts(HeartsOptions(), 4).spec)).avoiding
    assert () == taking_costs(lower(Hearts(bonus, 4).spec)).avoiding
    assert () == taking_costs(lower(replace(KING, trump="S"))).avoiding


@pytest.mark.parametrize("moon,lead", [("others", "QH"), ("none", "2C")])
def test_a_player_who_may_shoot_the_moon_takes_tricks(moon: str, lead: str) -> None:
    """A player who has all penalty cards so far and the highest hearts takes more, if shooting the moon scores."""
    plan, hand = lower(Hearts(HeartsOptions.parse({"moon": moon}), 4).spec), parse_hand("A2.AKQ..2", FRENCH)
    gone = FRENCH.all_mask & ~hand & ~parse_hand("KJT9.JT987.432.AK", FRENCH)

    assert lead == FRENCH.name_of(conventional_card(plan, hand, hand, (), 0, 3, gone, (gone, 0, 0, 0)))


@pytest.mark.parametrize("game", ["hearts", "trex"])
def test_it_predicts_conventional_players_better_than_the_heuristic_policy(game: str) -> None:
    """It names more of the cards that a player who follows the written advice plays than the heuristic policy does."""
    table = Table(Setup(find_game(game)), FairShuffler(bytes(32)))
    bot, conventional_hits, heuristic_hits = rules_1.OPPONENT(Rng(0)), 0, 0
    for _ in range(400):
        view = table.view(table.waiting_for[0])
        decision = bot.act(view, Limit())
        assert decision is not None
        if isinstance(view.state.phase, TrickPlay):
            card = lowest_card(decision.action.cards)
            conventional_hits += card == choice(conventional_card, view)
            heuristic_hits += card == choice(heuristic_card, view)
        table.act(table.waiting_for[0], decision.action)

    assert conventional_hits > 1.1 * heuristic_hits > 0


def choice(choose: Callable[..., Card], view: View) -> Card:
    """Return the card that a policy plays from a view."""
    plan, position = position_of(view.state)
    assert isinstance(plan, TrickPlan)
    assert isinstance(position, TrickPosition)
    assert view.turn is not None
    legal, later = sum(offer.cards for offer in view.turn.offers), plan.seats - 1 - len(position.trick)
    seen = sum(position.taken) | position.gone
    return choose(plan, view.hand_mask, legal, position.trick, view.seat, later, seen, position.taken)
