"""Tables played in step: the kernel does what the Python reference defines, and deals follow the rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import numpy as np
import pytest

from mamlaka.environments.observed import observed_deal
from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.environments.tables import Autoreset, DealTables
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.python_playouts import deal_hands
from tests.needs import switched

ARRAYS = ("planes", "features", "legal", "mask", "turn", "points", "over")
RULES = [
    deal_rules("slaps"),
    deal_rules("king+queens"),
    deal_rules("complex"),
    deal_rules("trex"),
    deal_rules("tricks", trump="H"),
    deal_rules("hearts"),
    deal_rules("achmed"),
    deal_rules("bribe"),
    deal_rules("slaps", seats=2, cards="A K Q J", hand_size=5),
    deal_rules("tricks", seats=5),
]


@contextmanager
def pair(rules: DealRules, tables: int, **arguments: Any) -> Iterator[tuple[DealTables, DealTables]]:
    """Yield tables in Python and in the kernel."""
    with switched("off"):
        ours = DealTables(rules, tables, **arguments)
    with switched("require"):
        yield ours, DealTables(rules, tables, **arguments)


def chosen_cards(tables: DealTables, rng: np.random.Generator) -> Any:
    """Return a random legal card for each table, -1 where there is none."""
    chances = rng.random(tables.mask.shape) * tables.mask
    return np.where(tables.mask.any(axis=1), chances.argmax(axis=1), -1)


@pytest.mark.kernel
@pytest.mark.parametrize(
    "rules,autoreset",
    [*((RULES[0], mode) for mode in get_args(Autoreset)), *((rules, "next_step") for rules in RULES[1:])],
    ids=lambda value: value if isinstance(value, str) else f"{value.contract}-{value.seats}",
)
def test_the_kernel_and_python_show_the_same(rules: DealRules, autoreset: Autoreset) -> None:
    """All arrays are equal after every step, whoever plays."""
    rng = np.random.default_rng(1)
    for learners, opponents in (None, "random"), ([0], "heuristic"), ([1], "conventional"), ([0, 1], "random"):
        with pair(rules, 3, seed=7, learners=learners, opponents=opponents, autoreset=autoreset) as both:
            for _ in range(rules.hand_size * rules.seats + 5):
                for name in ARRAYS:
                    assert np.array_equal(*(getattr(tables, name) for tables in both)), name
                cards = chosen_cards(both[0], rng)
                for tables in both:
                    tables.step(cards)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.contract}-{rules.seats}")
def test_what_a_seat_observes_fits_the_true_deal(rules: DealRules) -> None:
    """The hand is exact, the hidden cards are among those that a seat may hold, and no card is shown twice."""
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
                public = rest[rules.seats - 1 : 3 * rules.seats - 1]
                assert sum(public) == sum(map(int.__or__, [0] * len(public), public))
                assert not own & sum(public)
            legal = [card for card in range(len(rules.deck)) if deal.legal >> card & 1]
            deal.play(legal[numbers.below(len(legal))])


def test_points_add_up() -> None:
    """In slaps every deal costs all seats 195 points together."""
    tables = DealTables(deal_rules("slaps"), 50, seed=3)
    rng = np.random.default_rng(2)
    for _ in range(52):
        tables.step(chosen_cards(tables, rng))
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
