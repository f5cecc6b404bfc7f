"""Learned policies by the Python reference and by the kernel: the same cards, the same worlds, the same policies."""

from typing import TYPE_CHECKING

import pytest

from mamlaka.cards import Mask
from mamlaka.errors import NotCompilable
from mamlaka.games.hearts.deal import DEAL as SWEPT
from mamlaka.layout_rules import placeable_mask
from mamlaka.plan import Plan, TrickPlan, lower
from mamlaka.plan_rules import legal_mask
from mamlaka.rng import Rng
from mamlaka.search.learned import LearnedPolicy, tables_of, weights_of
from mamlaka.search.learned_choice import learned_choice
from mamlaka.search.likely_worlds import likely_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.playouts import play_worlds
from mamlaka.search.policies import WorldPolicies
from mamlaka.search.positions import Position, hidden_cards_in, past_plays, position_of
from mamlaka.search.sweeps import rewarded_costs
from mamlaka.search.worlds import world_array
from mamlaka.view import View
from tests.needs import only, switched
from tests.plans import Hiding, layout_positions, random_layout, random_plan, random_tricks, trick_positions
from tests.seeds import seed_ranges
from tests.strategies import Match, random_match

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

SEEDS = seed_ranges(5, 1_000, slow=20)
WORLDS = 3
"""The number of worlds in which candidates are compared."""
DRAWN, CHOSEN = 12, 5
"""The number of worlds to choose from, and of those that are chosen."""


def random_policy(rng: Rng, plan: Plan) -> LearnedPolicy:
    """Return a policy with any weights."""
    size = weights_of(tables_of(plan))
    weights = b"".join(rng.next64().to_bytes(8, "big") for _ in range(size // 4 + 1))
    return LearnedPolicy(weights[:size], weights[size : 2 * size], 0.1, 10.0)


def by_world(policy: LearnedPolicy, seats: int, rng: Rng) -> WorldPolicies:
    """Return any policy for each seat in each world."""
    masks = [0] * (3 * WORLDS)
    for world in range(WORLDS):
        for seat in range(seats):
            masks[3 * world + rng.below(3)] |= 1 << seat
    return WorldPolicies(policy, number_table("B", masks, 3))


def check_tricks(engine: "Engine", plan: TrickPlan, rng: Rng, what: str) -> None:
    """Check a random position of a deal of tricks, if there is one."""
    positions = trick_positions(plan, random_tricks(plan, rng), rng)
    if positions:
        position = rng.choice(positions)
        hand = position.hands[position.turn]
        legal = legal_mask(plan, hand, position.trick, first_trick=position.first_trick, broken=position.broken)
        check_cards(engine, plan, position, legal, rng, f"{what}\nposition = {position!r}")


def check_cards(engine: "Engine", plan: Plan, position: Position, legal: Mask, rng: Rng, what: str) -> None:
    """Check the card that a learned policy chooses, and playouts with any policy for each seat in each world."""
    policy, seed = random_policy(rng, plan), rng.next64()
    hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
    how = by_world(policy, plan.seats, rng)
    with switched("off"):
        expected = play_worlds(plan, hidden, worlds, legal, Rng(seed), by_world=how).sums.tolist()
        chosen = learned_choice(plan, position, legal, policy)
    with only(engine):
        assert play_worlds(plan, hidden, worlds, legal, Rng(seed), by_world=how).sums.tolist() == expected, what
        assert learned_choice(plan, position, legal, policy) == chosen, what


@pytest.mark.parametrize("seeds", SEEDS)
def test_learned_cards_are_the_same(engine: "Engine", seeds: range) -> None:
    """From random positions of tricks and layouts, with any weights and with another policy for each seat."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        check_tricks(engine, plan, rng, f"plan = lower({spec!r})\nseed = {seed}")


@pytest.mark.parametrize("seeds", SEEDS)
def test_learned_cards_of_a_deal_with_a_sweep_are_the_same(engine: "Engine", seeds: range) -> None:
    """Where taking all bad cards is rewarded, further tables look at who may still do so."""
    plan = lower(SWEPT)
    assert any(rewarded_costs(plan))
    for seed in seeds:
        check_tricks(engine, plan, Rng(seed), f"seed = {seed}")


@pytest.mark.parametrize("seeds", SEEDS)
def test_learned_placements_are_the_same(engine: "Engine", seeds: range) -> None:
    """The same for layouts with rows."""
    for seed in seeds:
        rng = Rng(seed)
        spec, rows = random_layout(rng)
        while rows.line:
            spec, rows = random_layout(rng)
        layout = rng.choice(layout_positions(rows, rng))
        legal = layout.hands[layout.turn] & placeable_mask(rows, layout.placed, layout.ends)
        what = f"plan = lower({spec!r})\nposition = {layout!r}\nseed = {seed}"
        check_cards(engine, rows, layout, legal, rng, what)


def card_decision(match: Match, rng: Rng) -> View:
    """Return the view of a seat that is to play a card of a plan, at a random decision point of a match."""
    versions = list(match.versions)
    rng.shuffle(versions)
    for version in versions:
        table = match.table(version)
        for seat in table.waiting_for:
            view = table.view(seat)
            if view.turn and any(offer.kind == "play" for offer in view.turn.offers):
                return view
    raise NotCompilable("nobody plays a card")


@pytest.mark.parametrize("seeds", seed_ranges(2, 200, slow=8, parts=5))
@pytest.mark.parametrize("game", ["hearts", "trex"])
def test_likely_worlds_are_the_same(engine: "Engine", game: str, seeds: range) -> None:
    """At a random decision of a real match, with all plays so far."""
    for seed in seeds:
        rng = Rng(seed)
        view = card_decision(random_match(game, seed), rng)
        plan, position = position_of(view.state)
        plays = past_plays(view.state)
        assert plays is not None
        hidden = hidden_cards_in(view, world_array(view, DRAWN, rng))
        policy = random_policy(rng, plan)
        chosen = []
        with switched("off"):
            chosen.append(likely_worlds(plan, position, plays, hidden, CHOSEN, policy, Rng(seed)))
        with only(engine):
            chosen.append(likely_worlds(plan, position, plays, hidden, CHOSEN, policy, Rng(seed)))
        (expected, expected_policies), (found, policies) = chosen
        assert expected.cards.tolist() == found.cards.tolist()
        assert expected_policies.rows.tolist() == policies.rows.tolist()
