"""Training is reproducible and learns, and the policies of the package beat what they learned from."""

from dataclasses import replace
from pathlib import Path

import pytest

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.errors import InvalidSetup
from mamlaka.games.hearts.deal import DEAL as HEARTS
from mamlaka.games.trex.contracts import DIAMONDS, KING, QUEENS, SLAPS, TREX
from mamlaka.layout import LayoutSpec
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.rng import Rng
from mamlaka.search.learned import LearnedPolicy
from mamlaka.search.learned_choice import learned_choice
from mamlaka.search.learned_weights import encode_policy, learned_policy, path_of
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import play_worlds
from mamlaka.search.policies import HEURISTIC, LEARNED, POLICY_COUNT, WorldPolicies
from mamlaka.search.positions import HiddenCards, LayoutPosition, TrickPosition
from mamlaka.search.training import Round, train
from mamlaka.tricks import TrickSpec
from tests.needs import switched

CONTRACTS = (KING, QUEENS, DIAMONDS, SLAPS, TREX)
SEATS = 4
DEALS = 2000


def trained(plan: Plan, seed: int, threads: int = 1) -> Round:
    """Return the third round of a short training."""
    return list(train(plan, Rng(seed), 3, 60, threads))[-1]


def random_deals(count: int) -> list[list[int]]:
    """Return the hands of random deals."""
    rng, deals = Rng(5), []
    for _ in range(count):
        cards = list(iter_cards(FRENCH.all_mask))
        rng.shuffle(cards)
        deals.append([sum(1 << card for card in cards[seat::SEATS]) for seat in range(SEATS)])
    return deals


def mean_points(plan: Plan, policy: LearnedPolicy, *, learning: bool) -> float:
    """Return the mean points of one seat that follows the policy or, like all others, the heuristic one."""
    rows, masks = random_deals(DEALS), []
    for number in range(DEALS):
        own = 1 << number % SEATS
        masks += [0] * POLICY_COUNT
        masks[-POLICY_COUNT + HEURISTIC] = (1 << SEATS) - 1 & ~(own * learning)
        masks[-POLICY_COUNT + LEARNED] = own * learning
    total = 0
    for seat in range(SEATS):  # the deals in which this seat is the one
        chosen = range(seat, DEALS, SEATS)
        cards = number_table("Q", [hand for number in chosen for hand in rows[number]], SEATS)
        rows_of = [mask for number in chosen for mask in masks[number * POLICY_COUNT :][:POLICY_COUNT]]
        hidden = HiddenCards(cards, tuple(range(SEATS)), FRENCH.all_mask)
        position = (LayoutPosition if isinstance(plan, LayoutPlan) else TrickPosition)((0,) * SEATS, 0)
        how = WorldPolicies(policy, number_table("B", rows_of, POLICY_COUNT))
        total += flat(play_worlds(plan, position, hidden, 0, Rng(1), by_world=how).sums)[seat]
    return total / DEALS


@pytest.mark.parametrize("spec", [DIAMONDS, TREX])
def test_the_same_seed_gives_the_same_weights(spec: TrickSpec | LayoutSpec) -> None:
    """Whatever the number of threads; another seed gives others."""
    plan = lower(spec)
    first = trained(plan, 1)
    assert first == trained(plan, 1, threads=3)
    assert first.policy.choices != trained(plan, 2).policy.choices


@pytest.mark.slow
def test_training_learns_what_to_play() -> None:
    """The cards that it prefers soon bring points, in deals whose other cards their owner doesn't see."""
    gains = [done.gain for done in train(lower(DIAMONDS), Rng(1), 12, 400)]
    assert min(gains[6:]) > 1


@pytest.mark.slow
def test_choices_are_better_than_values() -> None:
    """A player who follows the choices of a policy of the package gains more than one who plays what is worth most."""
    plan = lower(DIAMONDS)
    policy = learned_policy(plan)
    assert policy is not None
    by_value = replace(policy, choices=policy.values)
    assert mean_points(plan, policy, learning=True) > mean_points(plan, by_value, learning=True) + 0.5


@pytest.mark.parametrize(
    "spec",
    [pytest.param(spec, marks=[] if spec is TREX else [pytest.mark.slow], id=spec.name) for spec in CONTRACTS],
)
def test_the_policies_of_the_package_beat_what_they_learned_from(spec: TrickSpec | LayoutSpec) -> None:
    """One player of the learned policy among three of the heuristic one, against the same player as a heuristic one."""
    plan = lower(spec)
    policy = learned_policy(plan)
    assert policy is not None
    assert mean_points(plan, policy, learning=True) > mean_points(plan, policy, learning=False) + 0.5


def test_a_learned_player_wants_every_bad_card_or_none() -> None:
    """With all bad cards so far and nothing but winners they lead one of the last; without a chance they avoid it."""
    plan = lower(HEARTS)
    policy = learned_policy(plan)
    assert policy is not None
    hand = FRENCH.mask("AH 2C")
    others = (FRENCH.mask("2H 3C"), FRENCH.mask("5D 4C"), FRENCH.mask("6D 5C"))
    queen, hearts = FRENCH.mask("QS"), FRENCH.mask("3H 4H 5H 6H 7H 8H 9H TH JH QH KH")

    def card(taken: tuple[int, ...]) -> int:
        gone = FRENCH.all_mask & ~(hand | sum(others) | sum(taken))
        position = TrickPosition((hand, *others), 0, taken=taken, gone=gone, broken=True, first_trick=False)
        return learned_choice(plan, position, hand, policy)

    assert FRENCH.card("AH") == card((queen | hearts, 0, 0, 0))
    assert FRENCH.card("2C") == card((0, queen, hearts, 0))


def test_doubling_a_card_needs_no_other_policy() -> None:
    """It changes what a card costs, but not which cards cost; another contract or partners are another game."""
    king_of_hearts = FRENCH.mask("KH").bit_length() - 1
    assert path_of(lower(KING.doubled(king_of_hearts, by=2))) == path_of(lower(KING))
    assert len({path_of(lower(spec)) for spec in CONTRACTS}) == len(CONTRACTS)
    assert path_of(lower(KING.for_teams(((0, 2), (1, 3))))) != path_of(lower(KING))


def test_a_saved_policy_is_read_again(tmp_path: Path) -> None:
    """With its weights and its scale."""
    plan = lower(SLAPS)
    policy = trained(plan, 3).policy
    path_of(plan, tmp_path).write_bytes(encode_policy(policy))
    assert learned_policy(plan, tmp_path) == policy


def test_training_needs_the_kernel() -> None:
    """It says so, and how to get one."""
    with switched("off"), pytest.raises(InvalidSetup, match="training needs the kernel"):
        next(train(lower(SLAPS), Rng(1)))
