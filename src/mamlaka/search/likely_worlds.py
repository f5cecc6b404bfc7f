"""Choose among the worlds of a view by how probable they make the plays so far.

Each of the others follows one of the policies, and nobody keeps to one: a heuristic player plays `1 - OTHER_CARD` of
their cards as the policy says, and a learned one prefers better cards. In each world this gives a probability to each
play that was not forced, so the plays tell how probable the world is and which policy each seat follows in it. Worlds
are drawn in proportion to the square root, since no player is quite as the model says: the whole probability would
leave too few different worlds. They are evenly spaced (systematic resampling), so that as few as possible come twice.

The C++ counterpart is `kernel/likely_worlds.hpp`; both choose the same worlds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import accumulate
from math import prod, sqrt
from operator import add

from mamlaka.cards import Card, Mask
from mamlaka.layout_rules import placeable_mask
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.compiled import (
    compiled_layout_deal,
    compiled_layout_plan,
    compiled_trick_deal,
    compiled_trick_plan,
    engine_for,
)
from mamlaka.search.deals import UNUSED_NUMBERS, LayoutDeal, TrickDeal
from mamlaka.search.learned import LearnedPolicy, card_values
from mamlaka.search.limits import holds_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.policies import (
    CONVENTIONAL,
    HEURISTIC,
    LEARNED,
    POLICY_COUNT,
    Policies,
    WorldPolicies,
    policy_card,
    policy_placement,
)
from mamlaka.search.positions import HiddenCards, LayoutPosition, Position, TrickPosition, world_position
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["PRIOR", "any_policies", "chances", "likelihoods", "likely_worlds"]

PRIOR = (0.15, 0.25, 0.6)
"""The share of players who follow the heuristic, the conventional and the learned policy; most like a good player."""
OTHER_CARD = 0.25
"""The share of cards that are not those of the heuristic or the conventional policy, but any legal card."""
ANY_CARD = 0.1
"""The share of any legal card under the learned policy."""


def likely_worlds(
    plan: Plan,
    position: Position,
    plays: Trick,
    hidden: HiddenCards,
    count: int,
    policy: LearnedPolicy,
    rng: Rng,
) -> tuple[HiddenCards, WorldPolicies]:
    """Choose worlds by how probable they make the plays, and in each of them a policy for each seat.

    Args:
        plan: the rules of the deal.
        position: the position now, without the hidden cards. The seat on turn follows the learned policy.
        plays: the cards of the deal so far, in order, each with its seat.
        hidden: the worlds to choose from.
        count: the number of worlds to choose; a probable one may be chosen several times.
        policy: the learned policy of the plan.
        rng: the only source of randomness.
    """
    seed, kernel = rng.next64(), engine_for(plan)
    if kernel is None or not holds_worlds(hidden):
        numbers, policies = _choose(plan, position, plays, hidden, count, policy, seed)
        columns = hidden.cards.shape[1] if hidden.cards.shape else 0
        rows = number_table(
            "Q", [hidden.cards[number, column] for number in numbers for column in range(columns)], columns
        )
    else:
        where = [-1 if place is None else place for place in hidden.where]
        given = (list(plays), hidden.cards, where, hidden.unseen, policy.values, policy.decays, count, seed)
        if isinstance(plan, LayoutPlan):
            assert isinstance(position, LayoutPosition)
            start = compiled_layout_deal(plan, position)
            rows, policies = kernel.likely_layout_worlds(compiled_layout_plan(plan), start, *given)
        else:
            assert isinstance(position, TrickPosition)
            rows, policies = kernel.likely_worlds(
                compiled_trick_plan(plan), compiled_trick_deal(plan, position), *given
            )
    return replace(hidden, cards=rows), WorldPolicies(policy, policies)


def any_policies(seats: int, own: Seat, rng: Rng) -> list[int]:
    """Return (policies,): the seats that follow each policy before any play, as bits; `own` follows the learned one."""
    row = [0] * POLICY_COUNT
    for seat in range(seats):
        row[LEARNED if seat == own else _draw(PRIOR, rng)] |= 1 << seat
    return row


def _choose(
    plan: Plan, position: Position, plays: Trick, hidden: HiddenCards, count: int, policy: LearnedPolicy, seed: int
) -> tuple[list[int], memoryview]:
    """Return the numbers of the chosen worlds, and the seats that follow each policy in them, as bits."""
    worlds = range(len(hidden.cards))
    found = [likelihoods(plan, world_position(position, hidden, number), plays, policy) for number in worlds]
    sums = list(accumulate(sqrt(prod(map(_total, seats))) for seats in found))
    rng, number, numbers = Rng(seed), 0, list[int]()
    masks = list[int]()
    offset = _fraction(rng)
    for index in range(count):
        wanted = (index + offset) * sums[-1] / count
        while number + 1 < len(worlds) and wanted >= sums[number]:
            number += 1
        numbers.append(number)
        row, own = [0] * POLICY_COUNT, Rng(seed).stream(index)
        for seat, shares in enumerate(found[number]):
            row[LEARNED if seat == position.turn else _draw(shares, own)] |= 1 << seat
        masks += row
    return numbers, number_table("B", masks, POLICY_COUNT)


def _fraction(rng: Rng) -> float:
    """Return a number from 0 to below 1."""
    return (rng.next64() >> 11) * 2.0**-53


def _total(numbers: Iterable[float]) -> float:
    """Return a sum, added up from the left as in the kernel; `sum` corrects rounding errors in some Pythons."""
    return reduce(add, numbers)


def _draw(shares: Sequence[float], rng: Rng) -> int:
    """Return a policy, each in proportion to its share."""
    left = _fraction(rng) * _total(shares)
    for policy in range(POLICY_COUNT - 1):
        left -= shares[policy]
        if left < 0:
            return policy
    return POLICY_COUNT - 1


def likelihoods(plan: Plan, position: Position, plays: Trick, policy: LearnedPolicy) -> list[list[float]]:
    """Return (seats, policies): how probable the plays of each seat are in a world, by its policy.

    The plays of the seat on turn, which knows its own cards, don't count.
    """
    found = [list(PRIOR) for _ in range(plan.seats)]
    for seat, _, each in chances(plan, position, plays, policy):
        if seat != position.turn:
            for number, chance in enumerate(each):
                found[seat][number] *= chance
    return found


def chances(
    plan: Plan, position: Position, plays: Trick, policy: LearnedPolicy
) -> Iterator[tuple[Seat, int, tuple[float, ...]]]:
    """Yield each play of a world that was not forced: seat, number of legal cards, its chance by each policy."""
    for deal, legal, card in _decisions(plan, position, plays):
        if not legal & legal - 1:
            continue
        any_card = OTHER_CARD / legal.bit_count()
        follows = (_card_of(number, deal, legal) == card for number in (HEURISTIC, CONVENTIONAL))
        of_cards = (1 - OTHER_CARD + any_card if same else any_card for same in follows)
        yield deal.turn, legal.bit_count(), (*of_cards, _learned_chance(policy, deal, legal, card))


def _decisions(plan: Plan, position: Position, plays: Trick) -> Iterable[tuple[TrickDeal | LayoutDeal, Mask, Card]]:
    """Yield the deal before each play, the legal cards, and the card that was played."""
    hands = list(position.hands)
    for seat, card in plays:
        hands[seat] |= 1 << card
    played = sum(1 << card for _, card in plays)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        layout = LayoutDeal.of(plan, LayoutPosition(tuple(hands), position.turn, position.placed & ~played))
        for seat, card in plays:
            layout.turn = seat
            yield layout, layout.hands[seat] & placeable_mask(plan, layout.placed), card
            layout.play(card)
        return
    assert isinstance(position, TrickPosition)
    gone = (position.gone | sum(position.taken)) & ~played
    first = plays[0][0] if plays else position.turn
    deal = TrickDeal.of(plan, TrickPosition(tuple(hands), first, gone=gone))
    for _, card in plays:
        yield deal, deal.legal, card
        deal.play(card)
        if not deal.left_to_play:
            deal.take_trick(UNUSED_NUMBERS)


def _card_of(policy: int, deal: TrickDeal | LayoutDeal, legal: Mask) -> Card:
    """Return the card of the heuristic or the conventional policy."""
    seats: tuple[Seat, ...] = (deal.turn,)
    policies = Policies(seats) if policy == HEURISTIC else Policies((), seats)
    if isinstance(deal, LayoutDeal):
        return policy_placement(deal, legal, policies)
    return policy_card(deal, legal, policies)


def _learned_chance(policy: LearnedPolicy, deal: TrickDeal | LayoutDeal, legal: Mask, card: Card) -> float:
    """Return the probability of a card under the learned policy."""
    values = card_values(policy, deal, legal)
    most = max(values.values())
    shares = {one: policy.decay(most - value) for one, value in values.items()}
    return (1 - ANY_CARD) * shares[card] / _total(shares.values()) + ANY_CARD / len(values)
