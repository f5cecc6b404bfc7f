"""Perft: the number of play sequences by depth, counted on plans. The measure by which interpreters are compared."""

from __future__ import annotations

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.play import legal_mask, placeable_mask, winner
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import Trick

__all__ = ["perft"]


def perft(
    plan: Plan,
    hands: tuple[Mask, ...],
    leader: Seat,
    depth: int,
    placed: Mask = 0,
    stock: tuple[Card, ...] = (),
    *,
    first_trick: bool = True,
    broken: bool = False,
) -> list[int]:
    """Return how many sequences of 1, 2, ..., `depth` card plays there are.

    Cards in nobody's hand count as taken. A pass or a draw is forced and counts as no play.

    Args:
        plan: the rules of the deal.
        hands: (seats,), the cards of each seat.
        leader: who leads, or opens the layout.
        depth: how many cards deep.
        placed: the cards that lie on the layout already.
        stock: the cards that are drawn after each trick, by its winner first; the top one first.
        first_trick: whether it is the first trick of the deal that is led.
        broken: whether one of the breaking cards has been played before.
    """
    counts = [0] * depth
    if isinstance(plan, TrickPlan):
        gone = (1 << len(plan.suit_of)) - 1
        for hand in hands:
            gone &= ~hand
        _tricks(plan, hands, (), leader, gone, stock, counts, 0, first_trick=first_trick, broken=broken)
    else:
        _layout(plan, list(hands), leader, placed, counts, 0)
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
