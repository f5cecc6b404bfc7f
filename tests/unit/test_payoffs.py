"""The payoffs of a plan equal the ledger of the deal, line by line."""

import pytest

from mamlaka.ledger import points_by_seat
from mamlaka.plan_rules import payoffs, trick_ledger
from mamlaka.rng import Rng
from mamlaka.search.deals import TrickDeal
from tests.plans import random_plan, random_tricks, trick_positions


@pytest.mark.parametrize("first", range(0, 100, 20))
def test_the_points_of_a_plan_are_the_sums_of_the_ledger(first: int) -> None:
    """This holds for random deals of random rules, at any position; teams are not part of a ledger."""
    for seed in range(first, first + 20):
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        for position in trick_positions(plan, random_tricks(plan, rng), rng) if not spec.teams else ():
            deal = TrickDeal.of(plan, position)
            ledger = trick_ledger(spec, deal.taken, deal.winners)
            assert points_by_seat(ledger, plan.seats) == payoffs(plan, deal.taken, deal.winners), (spec, position)
