"""Perft: the number of play sequences by depth, to compare and measure interpreters of plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mamlaka.cards import Card, iter_cards
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.search.compiled import (
    compiled_layout_deal,
    compiled_layout_plan,
    compiled_trick_deal,
    compiled_trick_plan,
    engine_for,
)
from mamlaka.search.deals import UNUSED_NUMBERS, LayoutDeal, TrickDeal
from mamlaka.search.layout_ending import after_card, placements
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition
from mamlaka.seats import turn_order

__all__ = ["perft"]


def perft(plan: Plan, position: Position, depth: int, stock: Sequence[Card] = ()) -> list[int]:
    """Return the number of sequences of 1, 2, ..., `depth` card plays.

    Cards that are in no hand count as taken. A pass or a draw is forced and doesn't count as a play; a card that fits
    both ends of a line counts once for each. Seats that are out
    of the deal don't play, and a card that such a seat has in the trick can't win.

    Args:
        plan: the rules of the deal.
        position: the position, with all hands.
        depth: the number of cards to play.
        stock: the cards to draw after each trick, the winner first; the top card first.

    Raises:
        ValueError: the depth is negative.
    """
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
    kernel = engine_for(plan)
    within = min(depth, (plan.tops if isinstance(plan, LayoutPlan) else plan.every).bit_length())
    beyond = [0] * (depth - within)  # no card is left
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        if kernel:
            return (
                kernel.layout_perft(compiled_layout_plan(plan), compiled_layout_deal(plan, position), within) + beyond
            )
        counts = [0] * within
        _layout(LayoutDeal.of(plan, position), counts, 0)
        return counts + beyond
    assert isinstance(position, TrickPosition)
    on_table = sum(1 << card for _, card in position.trick)
    gone = plan.every & ~(sum(position.hands) | on_table | sum(1 << card for card in stock))
    start = replace(position, gone=gone, stock=0)
    if kernel:
        return kernel.perft(compiled_trick_plan(plan), compiled_trick_deal(plan, start), within, stock) + beyond
    counts = [0] * within
    _tricks(TrickDeal.of(plan, start), tuple(stock), counts, 0)
    return counts + beyond


def _tricks(deal: TrickDeal, stock: tuple[Card, ...], counts: list[int], ply: int) -> None:
    if ply == len(counts) or (not deal.trick and deal.is_finished):
        return
    for card in iter_cards(deal.legal):
        counts[ply] += 1
        after, left = replace(deal, hands=list(deal.hands), taken=list(deal.taken), winners=[]), stock
        after.play(card)
        if not after.left_to_play:
            after.take_trick(UNUSED_NUMBERS)
            for seat, drawn in zip(turn_order(after.turn, deal.plan.seats), stock, strict=False):
                after.hands[seat] |= 1 << drawn
            left = stock[deal.plan.seats :]
        _tricks(after, left, counts, ply + 1)


def _layout(deal: LayoutDeal, counts: list[int], ply: int) -> None:
    if ply == len(counts):
        return
    for card in iter_cards(deal.pass_on()):
        for end in placements(deal, card):
            counts[ply] += 1
            _layout(after_card(deal, card, end), counts, ply + 1)
