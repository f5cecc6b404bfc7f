"""Playouts in Python. They define the results of the kernel, and replace it where there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from time import monotonic

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.plan_rules import payoffs
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.number_tables import number_table
from mamlaka.search.policies import Policies, WorldPolicies, choose_card, choose_end, choose_placement
from mamlaka.search.positions import (
    HiddenCards,
    LayoutPosition,
    Position,
    RecipientPayoffs,
    TrickPosition,
    world_position,
)
from mamlaka.seats import Seat

__all__ = ["deal_hands", "deal_playouts", "play_layout", "play_trick", "world_playouts"]


def play_trick(deal: TrickDeal, policies: Policies, numbers: SmallNumbers) -> None:
    """Play a trick to its end, then let all seats draw."""
    while deal.left_to_play:
        deal.play(choose_card(deal, policies, numbers))
    deal.take_trick(numbers)


def _play_to_end(deal: TrickDeal, policies: Policies, numbers: SmallNumbers) -> None:
    while deal.trick or not deal.is_finished:
        play_trick(deal, policies, numbers)


def play_layout(deal: LayoutDeal, policies: Policies, numbers: SmallNumbers) -> tuple[Points, ...]:
    """Play a layout to its end, and return the points of all seats."""
    while fitting := deal.pass_on():
        card = choose_placement(deal, fitting, policies, numbers)
        deal.play(card, choose_end(deal, card, policies, numbers))
    return deal.points()


def deal_hands(every: Mask, seats: int, each: int, numbers: SmallNumbers) -> list[Mask]:
    """Deal by Fisher-Yates from the last card down; if all cards are dealt, the last seat gets the rest undrawn."""
    cards = list(iter_cards(every))
    if each * seats == len(cards):
        hands = deal_hands(every, seats - 1, each, numbers)
        return [*hands, every & ~sum(hands)]
    hands = []
    for _ in range(seats):
        hand = 0
        for _ in range(each):
            chosen = numbers.below(len(cards))
            hand |= 1 << cards[chosen]
            cards[chosen] = cards[-1]
            cards.pop()
        hands.append(hand)
    return hands


def deal_playouts(
    plan: Plan,
    count: int,
    seed: int,
    policies: Policies,
    leader: Seat,
    size: int,
    *,
    with_stock: bool,
    seconds: float,
) -> memoryview:
    """Deal and play to the end; return (deals, seats): points."""
    points: list[Points] = []
    for number in _in_time(range(count), seconds):
        numbers = SmallNumbers(Rng(seed).stream(number))
        if isinstance(plan, LayoutPlan):
            hands = deal_hands(_every(plan), plan.seats, size, numbers)
            points += play_layout(LayoutDeal.of(plan, LayoutPosition(tuple(hands), leader)), policies, numbers)
            continue
        hands = deal_hands(_every(plan), plan.seats, size, numbers)
        rest = _every(plan) & ~sum(hands)
        position = TrickPosition(tuple(hands), leader, stock=rest if with_stock else 0, gone=0 if with_stock else rest)
        deal = TrickDeal.of(plan, position)
        _play_to_end(deal, policies, numbers)
        points += payoffs(plan, deal.taken, deal.winners, deal.last_card, deal.paid)
    return number_table("i", points, plan.seats)


def _every(plan: Plan) -> Mask:
    return (1 << plan.tops.bit_length()) - 1 if isinstance(plan, LayoutPlan) else sum(plan.suit_masks)


def _in_time(numbers: range, seconds: float) -> Iterator[int]:
    """Yield numbers until the time is up, at least one."""
    end = monotonic() + seconds
    for number in numbers:
        yield number
        if monotonic() >= end:
            return


def world_playouts(
    plan: Plan,
    position: Position,
    hidden: HiddenCards,
    candidates: Mask,
    seed: int,
    policies: Policies | WorldPolicies,
    values: RecipientPayoffs | None,
    weights: Sequence[int] | None,
    seconds: float,
) -> tuple[int, memoryview, memoryview, memoryview]:
    """Play each candidate in every world; return the number of worlds done and the tables of `Playouts`."""
    cards = tuple(iter_cards(candidates)) or (None,)
    columns = 1 if values else plan.seats
    sums, squares, done = [0] * (columns * len(cards)), [0] * (columns * len(cards)), 0
    squared_differences = [0] * len(cards) ** 2
    for number in _in_time(range(len(hidden.cards)), seconds):
        world = world_position(position, hidden, number)
        own = policies.of(number) if isinstance(policies, WorldPolicies) else policies
        weighted = []
        for row, card in enumerate(cards):
            points = _points_after(plan, world, card, Rng(seed).stream(number), own, values)
            for column, value in enumerate(points, start=row * columns):
                sums[column] += value
                squares[column] += value * value
            weighted.append(sum(map(mul, weights or (), points)))
        for pair in range(len(squared_differences)):
            squared_differences[pair] += (weighted[pair // len(cards)] - weighted[pair % len(cards)]) ** 2
        done += 1
    return (
        done,
        number_table("q", sums, columns),
        number_table("q", squares, columns),
        number_table("q", squared_differences, len(cards)),
    )


def _points_after(
    plan: Plan, position: Position, card: Card | None, rng: Rng, policies: Policies, values: RecipientPayoffs | None
) -> tuple[Points, ...]:
    """Return the points of all seats after playing a card, if given, and then the deal to the end."""
    numbers = SmallNumbers(rng)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        layout = LayoutDeal.of(plan, position)
        if card is not None:
            layout.play(card, choose_end(layout, card, policies, numbers))
        return play_layout(layout, policies, numbers)
    assert isinstance(position, TrickPosition)
    deal = TrickDeal.of(plan, position)
    if card is not None:
        deal.play(card)
    _play_to_end(deal, policies, numbers)
    if values is None:
        return payoffs(plan, deal.taken, deal.winners, deal.last_card, deal.paid)
    return (deal.value_so_far(values) + (values.last[deal.winners[-1]] if deal.winners else 0),)
