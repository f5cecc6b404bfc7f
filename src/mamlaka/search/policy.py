"""How a playout plays when it plays with care: from the payoffs alone, so that every additive plan has a policy.

A seat asks what taking this trick costs it compared with the others, what it would still have of each card, and what it
may throw away safely. It knows what a player may know: its hand, the trick, and which cards have not been seen yet.
Everything is reckoned in whole numbers, so that the compiled twin chooses the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, TrickPlan
from mamlaka.play import best_play
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = ["Relative", "careful_card", "careful_placement", "relative_pay"]

WHOLE = 256
"""A chance of one."""


class Relative(NamedTuple):
    """What each seat gets compared with the mean of what it gets when others win; in points times the other seats."""

    cards: tuple[Points, ...]
    """(cards, winners, seats), flat."""
    trick: tuple[Points, ...]
    """(winners, seats), flat."""
    last: tuple[Points, ...]
    """(winners, seats), flat: for the last trick."""


@lru_cache(maxsize=4096)
def relative_pay(plan: TrickPlan) -> Relative:
    """Return the payoffs of a plan as a seat sees them that asks whether to win."""
    return Relative(
        _compared(plan.pay, plan.seats), _compared(plan.pay_trick, plan.seats), _compared(plan.pay_last, plan.seats)
    )


def _compared(pay: Sequence[Points], seats: int) -> tuple[Points, ...]:
    table: list[Points] = []
    for start in range(0, len(pay), seats * seats):
        rows = pay[start : start + seats * seats]
        for index, points in enumerate(rows):
            seat = index % seats
            others = sum(rows[taker * seats + seat] for taker in range(seats) if taker != seat)
            table.append((seats - 1) * points - others)
    return tuple(table)


def _share(total: int, parts: int) -> int:
    """Return a part of a sum, rounded down twice: without a division when it is compiled."""
    return total * (65536 // parts) >> 16 if parts else 0


class _Prospect:
    """What a seat knows, and what taking tricks is worth to it."""

    def __init__(self, plan: TrickPlan, seat: Seat, hand: Mask, unseen: Mask) -> None:
        self.plan = plan
        self.seat = seat
        self.hand = hand
        self.unseen = unseen
        self.pay = relative_pay(plan)

    def relative(self, card: Card, taker: Seat) -> int:
        """Return what it is worth that somebody takes a card."""
        return self.pay.cards[(card * self.plan.seats + taker) * self.plan.seats + self.seat]

    def own(self, card: Card) -> int:
        """Return what it is worth to take a card oneself."""
        return self.relative(card, self.seat)

    @cached_property
    def sums(self) -> list[int]:
        """(suits,): what taking all unseen cards of a suit would be worth."""
        return [sum(map(self.own, iter_cards(self.unseen & suit))) for suit in self.plan.suit_masks]

    @cached_property
    def tricks(self) -> list[int]:
        """(suits,): what it is worth to take a trick in which that suit is led."""
        place, others = self.seat * self.plan.seats + self.seat, self.plan.seats - 1
        each = self.pay.trick[place] + _share(self.pay.last[place], self.hand.bit_count())
        total, every = sum(self.sums), self.unseen.bit_count()
        worths = []
        for suit, worth in zip(self.plan.suit_masks, self.sums, strict=True):
            here = (self.unseen & suit).bit_count()
            follow = min(here, others)
            thrown = _share((total - worth) * (others - follow), every - here)
            worths.append(each + _share(worth * follow, here) + thrown)
        return worths

    def added(self, later: int) -> int:
        """Return what is to be expected of the cards that later players add to a trick."""
        return _share(sum(self.sums) * later, self.unseen.bit_count())

    def stands(self, card: Card, later: int) -> int:
        """Return how likely, of 256, nobody of the later players beats a card."""
        return 2 * WHOLE // (2 + (self.unseen & self.plan.beats[card]).bit_count() * later)

    def keeping(self, card: Card) -> int:
        """Return what it is worth to hold a card: how likely it wins a trick, times what that brings.

        Where that is nothing good, lower cards of the suit guard it.
        """
        plan = self.plan
        suit = plan.suit_masks[plan.suit_of[card]]
        there = self.unseen & suit
        brings = self.tricks[plan.suit_of[card]] + self.own(card)
        below = ~plan.beats[card]
        wins = _share(WHOLE * (there & below).bit_count(), there.bit_count()) if there else WHOLE // 2
        wins = wins * wins >> 8
        if brings < 0:
            wins = _share(wins, 1 + (self.hand & suit & below & ~(1 << card)).bit_count())
        return wins * brings >> 1


def careful_card(plan: TrickPlan, hand: Mask, legal: Mask, trick: Trick, seat: Seat, later: int, seen: Mask) -> Card:
    """Return the card that a careful player plays; of equal ones the first.

    Args:
        plan: the rules of the deal.
        hand: the cards of the player.
        legal: those of them that may be played.
        trick: the trick so far.
        seat: who plays.
        later: how many play to the trick after him.
        seen: the cards of finished tricks, and those out of play.
    """
    cards = list(iter_cards(legal))
    if len(cards) == 1:
        return cards[0]
    on_table = sum(1 << card for _, card in trick)
    prospect = _Prospect(plan, seat, hand, sum(plan.suit_masks) & ~(hand | seen | on_table))
    worths = {card: -prospect.keeping(card) for card in cards}
    if not trick:
        for card in cards:
            worths[card] += prospect.stands(card, later) * (prospect.own(card) + prospect.tricks[plan.suit_of[card]])
        return max(cards, key=worths.__getitem__)
    taker, best = best_play(plan, trick)
    mine = prospect.pay.trick[seat * plan.seats + seat] + prospect.added(later)
    his = prospect.pay.trick[taker * plan.seats + seat]
    for _, card in trick:
        mine += prospect.own(card)
        his += prospect.relative(card, taker)
    stands = prospect.stands(best, later)
    for card in cards:
        if plan.beats[best] >> card & 1:
            worths[card] += prospect.stands(card, later) * (mine + prospect.own(card))
        else:
            worths[card] += stands * (his + prospect.relative(card, taker))
    return max(cards, key=worths.__getitem__)


def careful_placement(plan: LayoutPlan, hand: Mask, legal: Mask, placed: Mask) -> Card:
    """Return the card that a careful player lays; of equal ones the first.

    It counts the cards on the way out to his own last one, those of others among them: for them he must wait. Two less
    for every card that only opens the way for somebody else.
    """
    cards = list(iter_cards(legal))
    return max(cards, key=lambda card: _placement_worth(plan, hand, placed, card)) if len(cards) > 1 else cards[0]


def _placement_worth(plan: LayoutPlan, hand: Mask, placed: Mask, card: Card) -> int:
    worth = 0
    above, below = _row_above(plan, card), _row_below(plan, card)
    if above and not placed & above:
        own = hand & above
        worth += (above & (1 << own.bit_length()) - 1).bit_count()
        worth -= 0 if hand >> card + 1 & 1 else 2
    if below and not placed & below:
        own = hand & below
        worth += (below & ~((own & -own) - 1)).bit_count() if own else 0
        worth -= 0 if hand >> card - 1 & 1 else 2
    return worth


def _row_above(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards above one in its row."""
    ends = plan.tops >> card << card
    return (2 * (ends & -ends) - 1) & ~((2 << card) - 1)


def _row_below(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards below one in its row."""
    starts = plan.bottoms & (2 << card) - 1
    return ((1 << card) - 1) & ~((1 << starts.bit_length() - 1) - 1)
