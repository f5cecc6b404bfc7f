"""The table of a whole match of Oneonta Whist: what it must contain, with parts of it solved again."""

import json
from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest

from mamlaka.cards import Mask, iter_cards
from mamlaka.games.oneonta import HAND_SIZE, OneontaOptions, spec_of, trump_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.search.match_table import (
    SCALE,
    TABLE,
    chance_of,
    chances_before,
    deal_classes,
    mean_of_best,
    stakes,
)
from mamlaka.games.oneonta.search.solitaire import SolitairePosition, holding_of, merge_suits
from mamlaka.plan import lower
from tests.engines import COMPILED

HEADER = json.loads(TABLE.read_text(encoding="utf-8"))
BIDDINGS = ("edward", "hutnik")
DEALS = OneontaOptions().deals
ALL_DEALS = len(ONEONTA) * comb(len(ONEONTA) - 1, HAND_SIZE)

solves_all_deals = pytest.mark.skipif(not COMPILED, reason="all deals are too many for Python alone")


def test_the_table_names_its_deals() -> None:
    """Every card turned up with any nine of the others, for every form of bidding and every length of a match."""
    assert (SCALE, ALL_DEALS, len(deal_classes())) == (HEADER["scale"], HEADER["deals"], HEADER["kinds"])
    assert set(BIDDINGS) == set(HEADER["bidding"])
    assert [18 * deals for deals in range(DEALS + 1)] == [len(layer) for layer in chance_of("edward").layers]
    assert [18 * deals for deals in range(DEALS + 1)] == [len(layer) for layer in chance_of("hutnik").layers]


@pytest.mark.parametrize("bidding,chance", [("edward", 0.269159), ("hutnik", 0.346636)])
def test_thirty_points_in_nine_deals_have_the_published_chance(bidding: str, chance: float) -> None:
    """Optimal bids and optimal play reach the target of a match this often."""
    assert chance == round(chance_of(bidding).of(9, 30) / SCALE, 6)


def test_a_deal_for_points_has_the_published_mean() -> None:
    """A deal that is bid and played for points alone scores 2.405 points on average."""
    assert round(float(chance_of("edward").mean), 3) == 2.405


def test_every_deal_is_counted() -> None:
    """The equivalence classes together have as many deals as there are."""
    assert ALL_DEALS == sum(deal_classes().values())


def position(turnup: int, hand: Mask) -> SolitairePosition:
    """Return the position of a hand when the given card is turned up."""
    plan = lower(spec_of(trump_of(turnup)))
    unseen = ONEONTA.all_mask & ~hand & ~(1 << turnup)
    sides = [holding_of(plan, suit, hand, unseen) for suit in plan.suit_masks if not suit & plan.trump_mask]
    return merge_suits(holding_of(plan, plan.trump_mask, hand, unseen), sides)


@pytest.mark.long
def test_every_deal_is_in_its_class() -> None:
    """All hands with a king turned up, and all with a joker, form the classes of the table with their counts."""
    kinds: Counter[SolitairePosition] = Counter()
    for name, turnups in (("KH", 20), ("*S", 2)):
        turnup = ONEONTA.card(name)
        others = [1 << card for card in iter_cards(ONEONTA.all_mask & ~(1 << turnup))]
        for hand in combinations(others, HAND_SIZE):
            kinds[position(turnup, sum(hand))] += turnups

    assert kinds == deal_classes()


@pytest.mark.parametrize("bidding", BIDDINGS)
@pytest.mark.parametrize("deals", range(1, DEALS + 1))
def test_more_points_are_reached_less_often(deals: int, bidding: str) -> None:
    """The chances fall from the lowest total, which is certain, to more than can be reached."""
    chances = [chance_of(bidding).of(deals, needed) for needed in range(-9 * deals, 9 * deals + 2)]

    assert (SCALE, 0) == (chances[0], chances[-1])
    assert all(more >= fewer for more, fewer in pairwise(chances))


@pytest.mark.parametrize("bidding", BIDDINGS)
@pytest.mark.parametrize("deals", range(DEALS))
def test_a_deal_wins_or_loses_at_most_nine_points(deals: int, bidding: str) -> None:
    """So the chances with one more deal lie between those with nine points more and nine points fewer."""
    chances = chance_of(bidding)
    for needed in range(-9 * deals, 9 * deals + 1):
        assert chances.of(deals, needed + 9) <= chances.of(deals + 1, needed) <= chances.of(deals, needed - 9)


@solves_all_deals
@pytest.mark.slow
@pytest.mark.parametrize(
    "bidding,deals,needed",
    [
        ("edward", 9, (30,)),
        ("edward", 1, (1, 4)),
        ("hutnik", 9, (30,)),
        *(
            pytest.param(bidding, deals, tuple(range(1 - 9 * deals, 9 * deals + 1, 5)), marks=pytest.mark.long)
            for bidding in BIDDINGS
            for deals in range(1, DEALS + 1)
        ),
    ],
)
def test_a_chance_follows_from_those_with_one_deal_fewer(bidding: str, deals: int, needed: tuple[int, ...]) -> None:
    """Solving all deals again gives exactly the chance in the table."""
    chances = chance_of(bidding)
    solved = chances_before(lambda most: chances.of(deals - 1, most), needed, stakes(bidding), deal_classes())

    assert [chances.of(deals, most) for most in needed] == solved


@solves_all_deals
@pytest.mark.parametrize("bidding", BIDDINGS)
@pytest.mark.slow
def test_the_mean_is_that_of_all_deals(bidding: str) -> None:
    """The mean is that of the points of a deal that is bid and played for points."""
    bids = stakes(bidding)

    assert [chance_of(bidding).mean] == mean_of_best(bids, len(bids), deal_classes())


@pytest.mark.parametrize("deals", [10, 27, 99])
def test_a_match_longer_than_the_table_is_estimated(deals: int) -> None:
    """The average total of the best play is reached about every second time, a higher total less often."""
    chances = chance_of("edward")
    estimates = [chances.of(deals, needed) for needed in range(-9 * deals, 9 * deals + 1)]
    at_the_mean = chances.of(deals, round(chances.mean * deals))

    assert all(more >= fewer for more, fewer in pairwise(estimates))
    assert 0.45 < at_the_mean / SCALE < 0.65
