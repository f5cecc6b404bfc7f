"""Random plans, read by the interpreter and by the kernel: the same cards, winners, proofs, points and counts."""

from typing import TYPE_CHECKING

import pytest

from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import class_masks, legal_mask, payoffs, proved_absent_mask
from mamlaka.rng import Rng
from mamlaka.search.compiled import compiled_layout_deal, compiled_layout_plan, compiled_trick_deal, compiled_trick_plan
from mamlaka.search.deals import TrickDeal
from mamlaka.search.perft import perft
from mamlaka.search.positions import TrickPosition
from tests.needs import only, switched
from tests.plans import layout_positions, random_layout, random_plan, random_tricks, trick_positions
from tests.seeds import seed_ranges

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

SEEDS = seed_ranges(60, 8_000, slow=160)
DEPTH = 4


def check_card(engine: "Engine", plan: TrickPlan, position: TrickPosition, case: str) -> None:
    """Compare what may be played in a position, why, and what each card would prove."""
    compiled, deal = compiled_trick_plan(plan), compiled_trick_deal(plan, position)
    hand, trick = position.hands[position.turn], position.trick
    moment = {"first_trick": position.first_trick, "broken": position.broken}
    legal = legal_mask(plan, hand, trick, **moment)
    masks = class_masks(plan, trick, **moment)
    rows = plan.follow if trick else plan.lead
    met = (index for index, mask in enumerate(masks) if (hand & mask).bit_count() >= rows[index][4])
    duty = next(met, len(masks))

    assert (legal, duty) == engine.legal(compiled, deal), case
    for card in range(len(plan.suit_of)):
        assert proved_absent_mask(plan, card, trick, **moment) == engine.proved_absent(compiled, deal, card), case


def check_points(engine: "Engine", plan: TrickPlan, position: TrickPosition, case: str) -> None:
    """Compare the winner of the trick and the points of the tricks so far."""
    deal = TrickDeal.of(plan, position)
    if position.trick:
        assert deal.trick_winner() == engine.winner(compiled_trick_plan(plan), compiled_trick_deal(plan, position)), (
            case
        )
    points = payoffs(plan, deal.taken, deal.winners, paid=deal.paid)
    assert list(points) == engine.payoffs(compiled_trick_plan(plan), compiled_trick_deal(plan, position)), case


@pytest.mark.parametrize("seeds", SEEDS)
def test_the_kernel_reads_plans_of_tricks_as_the_reference_does(engine: "Engine", seeds: range) -> None:
    """At every position of random deals both return the same duties, proofs, winners and points."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        for position in trick_positions(plan, random_tricks(plan, rng), rng):
            case = f"plan = lower({spec!r})\nposition = {position!r}"
            check_card(engine, plan, position, case)
            check_points(engine, plan, position, case)


@pytest.mark.parametrize("seeds", seed_ranges(40, 2_160))
def test_the_kernel_counts_plays_as_the_reference_does(engine: "Engine", seeds: range) -> None:
    """From random positions of trick and layout play both count the same plays; seats that are out don't play."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        decision_points = trick_positions(plan, random_tricks(plan, rng), rng)
        position = rng.choice(decision_points) if decision_points else random_tricks(plan, rng)
        stock = [card for card in range(len(plan.suit_of)) if position.stock >> card & 1]
        rng.shuffle(stock)
        with switched("off"):
            expected = perft(plan, position, DEPTH, stock)
        with only(engine):
            counts = perft(plan, position, DEPTH, stock)
        assert expected == counts, f"plan = lower({spec!r})\nposition = {position!r}\nstock = {stock}"

        layout, rows = random_layout(rng)
        laid = rng.choice(layout_positions(rows, rng))
        with switched("off"):
            counts = perft(rows, laid, DEPTH)
        case = f"plan = lower({layout!r})\nposition = {laid!r}"
        assert counts == engine.layout_perft(compiled_layout_plan(rows), compiled_layout_deal(rows, laid), DEPTH), case
