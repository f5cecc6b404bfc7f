"""Tables played in step: what a seat observes, how deals follow each other, and what is refused."""

from functools import reduce
from operator import or_
from typing import Any

import numpy as np
import pytest

from mamlaka.environments.observed import observed_deal
from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.environments.tables import Autoreset, DealTables
from mamlaka.errors import InvalidSetup
from mamlaka.plan import TrickPlan
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.python_playouts import deal_hands
from tests.environments.rules import ARRAYS, RULES, name_of


@pytest.mark.parametrize("rules", RULES, ids=name_of)
def test_what_a_seat_observes_fits_the_true_deal(rules: DealRules) -> None:
    """The hand is exact, the hidden cards are among those that a seat may hold, and no card is shown twice."""
    tricks = isinstance(rules.plan, TrickPlan)
    for seed in range(5):
        numbers = SmallNumbers(Rng(seed))
        hands = deal_hands(rules.cards, rules.seats, rules.hand_size, numbers)
        deal = observed_deal(rules.plan, hands, seed % rules.seats, rules.cards)
        while deal.legal:
            for seat in range(rules.seats):
                own, *rest = deal.planes(seat)
                assert own == deal.hands[seat]
                for step in range(1, rules.seats):
                    held = deal.hands[(seat + step) % rules.seats]
                    assert not held & ~rest[step - 1]
                shown = rest[rules.seats - 1 :][: (2 if tricks else 1) * rules.seats]
                assert sum(shown) == reduce(or_, shown)
                assert not own & sum(shown)
            legal = [card for card in range(len(rules.deck)) if deal.legal >> card & 1]
            deal.play(legal[numbers.below(len(legal))])


def test_points_add_up() -> None:
    """In slaps every deal costs all seats 195 points together."""
    tables = DealTables(deal_rules("slaps"), 50, seed=3)
    for _ in range(52):
        tables.step(tables.mask.argmax(axis=1))
    assert tables.over.all()
    assert (tables.points.sum(axis=1) == -195).all()


def test_next_step_deals_anew_and_same_step_does_at_once() -> None:
    """The modes differ as Gymnasium defines them."""
    modes: dict[Autoreset, int] = {"next_step": 0, "same_step": 13, "disabled": 0}
    for autoreset, cards_left in modes.items():
        tables = DealTables(deal_rules("slaps"), 4, seed=3, autoreset=autoreset)
        for _ in range(52):
            tables.step(tables.mask.argmax(axis=1))
        assert tables.over.all()
        assert (tables.features[:, 0].sum(axis=1) == cards_left).all()
        points = tables.points.copy()
        tables.step(tables.mask.argmax(axis=1))
        if autoreset == "disabled":
            assert (tables.points == points).all()
            tables.reset(chosen=[True, False, True, False])
            assert tables.over.tolist() == [False, True, False, True]
        assert not tables.over[0]
        assert not tables.points[0].any()


def test_a_card_that_is_not_legal_changes_nothing() -> None:
    """The error names the table, and all tables are as before."""
    tables = DealTables(deal_rules("slaps"), 3, seed=1)
    before = {name: getattr(tables, name).copy() for name in ARRAYS}
    cards = tables.mask.argmax(axis=1)
    cards[1] = tables.mask[1].argmin()
    with pytest.raises(ValueError, match="is not legal at table 1"):
        tables.step(cards)
    with pytest.raises(ValueError, match="a card for each table"):
        tables.step(cards[:2])
    assert all(np.array_equal(before[name], getattr(tables, name)) for name in ARRAYS)


def test_threads_and_a_second_reset_change_no_deal() -> None:
    """A seed means the same deals, however they are computed."""
    one, two = DealTables(deal_rules("trex"), 64, seed=5), DealTables(deal_rules("trex"), 64, seed=9, threads=3)
    for _ in range(10):
        two.step(two.mask.argmax(axis=1))
    two.reset(seed=5)
    for _ in range(60):
        assert all(np.array_equal(getattr(one, name), getattr(two, name)) for name in ARRAYS)
        cards = one.mask.argmax(axis=1)
        one.step(cards)
        two.step(cards)


@pytest.mark.parametrize(
    "arguments,message",
    [
        ({"contract": "slap"}, "unknown contract 'slap'"),
        ({"contract": "line"}, "no layout of rows"),
        ({"contract": "king", "cards": "*S"}, "KH has been taken"),
        ({"hand_size": 14}, "hand_size=14 must be 1 to 13"),
        ({"contract": "trex", "cards": "A K Q"}, "needs the whole deck"),
    ],
)
def test_impossible_rules_are_refused(arguments: dict[str, Any], message: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(InvalidSetup, match=message):
        deal_rules(**arguments)


@pytest.mark.parametrize(
    "arguments,message",
    [
        ({"tables": 0}, "must be at least 1"),
        ({"learners": [4]}, "must be seats from 0 to 3"),
        ({"learners": []}, "must be seats from 0 to 3"),
        ({"leader": 4}, "must be seats from 0 to 3"),
        ({"opponents": "strong"}, "must be one of random, heuristic, conventional"),
        ({"autoreset": "never"}, "must be one of next_step, same_step, disabled"),
    ],
)
def test_impossible_tables_are_refused(arguments: dict[str, Any], message: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(InvalidSetup, match=message):
        DealTables(deal_rules(), **{"tables": 1, **arguments})
