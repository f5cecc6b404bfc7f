"""Perft: the number of play sequences by depth, counted on plans. The measure by which interpreters are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.play import legal_mask, placeable_mask, winner
from mamlaka.search.compiled import compiled_layout, compiled_tricks, layout_of, tricks_of
from mamlaka.search.kernel import engine
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import Trick

__all__ = ["perft"]


def perft(plan: Plan, position: Position, depth: int, stock: Sequence[Card] = ()) -> list[int]:
    """Return how many sequences of 1, 2, ..., `depth` card plays there are.

    Cards in nobody's hand count as taken. A pass or a draw is forced and counts as no play.

    Args:
        plan: the rules of the deal.
        position: where it stands, with all hands; nobody has left the play.
        depth: how many cards deep.
        stock: the cards that are drawn after each trick, by its winner first; the top one first.
    """
    kernel = engine()
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        if kernel:
            return kernel.layout_perft(compiled_layout(plan), layout_of(plan, position), depth)
        counts = [0] * depth
        _layout(plan, list(position.hands), position.turn, position.placed, counts, 0)
        return counts
    assert isinstance(position, TrickPosition)
    every = sum(plan.suit_masks)
    on_table = sum(1 << card for _, card in position.trick)
    gone = every & ~(sum(position.hands) | on_table | sum(1 << card for card in stock))
    if kernel:
        start = tricks_of(plan, replace(position, gone=gone))
        return kernel.perft(compiled_tricks(plan), start, depth, stock)
    counts = [0] * depth
    first, broken = position.first_trick, position.broken
    after = (position.turn, gone, tuple(stock), counts, 0)
    _tricks(plan, position.hands, position.trick, *after, first_trick=first, broken=broken)
    return counts


def _tricks(
    plan: TrickPlan,
    hands: tuple[Mask, ...],
    trick: Trick,
    turn: Seat,
    taken: Mask,
    stock: tuple[Card, ...],
    counts: list[int],
    ply: int,
    *,
    first_trick: bool,
    broken: bool,
) -> None:
    if ply == len(counts) or (not trick and plan.stop_mask and not plan.stop_mask & ~taken):
        return
    for card in iter_cards(legal_mask(plan, hands[turn], trick, first_trick=first_trick, broken=broken)):
        counts[ply] += 1
        now_broken = broken or bool(plan.breakers >> card & 1)
        left = (*hands[:turn], hands[turn] ^ 1 << card, *hands[turn + 1 :])
        grown = (*trick, (turn, card))
        if len(grown) < plan.seats:
            after = ((turn + 1) % plan.seats, taken, stock)
            _tricks(plan, left, grown, *after, counts, ply + 1, first_trick=first_trick, broken=now_broken)
        else:
            taker, now_taken = winner(plan, grown), taken | sum(1 << played for _, played in grown)
            drawn = dict(zip(turn_order(taker, plan.seats), stock, strict=False))
            left = tuple(hand | (1 << drawn[seat] if seat in drawn else 0) for seat, hand in enumerate(left))
            after = (taker, now_taken, stock[plan.seats :])
            _tricks(plan, left, (), *after, counts, ply + 1, first_trick=False, broken=now_broken)


def _layout(plan: LayoutPlan, hands: list[Mask], turn: Seat, placed: Mask, counts: list[int], ply: int) -> None:
    if ply == len(counts) or sum(bool(hand) for hand in hands) <= 1:
        return
    fitting = placeable_mask(plan, placed)
    while not hands[turn] & fitting:
        turn = (turn + 1) % plan.seats
    for card in iter_cards(hands[turn] & fitting):
        counts[ply] += 1
        hands[turn] ^= 1 << card
        _layout(plan, hands, (turn + 1) % plan.seats, placed | 1 << card, counts, ply + 1)
        hands[turn] ^= 1 << card
