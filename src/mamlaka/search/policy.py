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
from mamlaka.search.hearts.moon import wanted_cards
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = [
    "Relative",
    "heuristic_card",
    "heuristic_placement",
    "relative_pay",
    "row_above",
    "row_below",
    "share",
]

WHOLE = 256
"""A chance of one, and a point times the other seats."""


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


def share(total: int, parts: int) -> int:
    """Return a part of a sum, rounded down twice: without a division when it is compiled."""
    return total * (65536 // parts) >> 16 if parts else 0


class _Prospect:
    """What a seat knows, and what taking tricks is worth to it; all values in parts of WHOLE."""

    def __init__(self, plan: TrickPlan, seat: Seat, hand: Mask, unseen: Mask, wanted: Mask) -> None:
        self.plan = plan
        self.wanted = wanted
        self.seat = seat
        self.hand = hand
        self.unseen = unseen
        self.pay = relative_pay(plan)
        self.place = seat * plan.seats + seat
        self.each = self.pay.trick[self.place] + share(self.pay.last[self.place], hand.bit_count())

    def relative(self, card: Card, taker: Seat) -> int:
        """Return what it is worth that somebody takes a card; the other way round where the card is wanted."""
        value = WHOLE * self.pay.cards[(card * self.plan.seats + taker) * self.plan.seats + self.seat]
        return -value if self.wanted >> card & 1 else value

    def trick(self, taker: Seat) -> int:
        """Return what it is worth that somebody takes a trick, whatever lies in it."""
        return WHOLE * self.pay.trick[taker * self.plan.seats + self.seat]

    def own(self, card: Card) -> int:
        """Return what it is worth to take a card oneself."""
        return self.relative(card, self.seat)

    def unseen_in_suit(self, card: Card) -> Mask:
        """Return the unseen cards of the suit of a card."""
        return self.unseen & self.plan.suit_masks[self.plan.suit_of[card]]

    @cached_property
    def sums(self) -> list[int]:
        """(suits,): what taking all unseen cards of a suit would be worth."""
        return [sum(map(self.own, iter_cards(self.unseen & suit))) for suit in self.plan.suit_masks]

    @cached_property
    def thrown(self) -> list[int]:
        """(suits,): what it is worth to take a trick in which that suit is led, without the cards that follow."""
        total, every, others = sum(self.sums), self.unseen.bit_count(), self.plan.seats - 1
        values = []
        for suit, worth in zip(self.plan.suit_masks, self.sums, strict=True):
            here = (self.unseen & suit).bit_count()
            # Beside those for whom there are no cards of the suit, others may have none by chance.
            void = WHOLE * (others - min(here, others)) + WHOLE // 2 // (1 + here)
            values.append(WHOLE * self.each + share((total - worth) * void >> 8, every - here))
        return values

    @cached_property
    def average(self) -> int:
        """What it is worth to take a trick of which nothing is known."""
        return WHOLE * self.each + share(sum(self.sums), 1 + self.unseen.bit_count())

    def captured_value(self, card: Card) -> int:
        """Return what the unseen cards are worth that a card wins when they follow."""
        return sum(map(self.own, iter_cards(self.unseen_in_suit(card) & ~self.plan.beats[card])))

    def brings(self, card: Card) -> int:
        """Return what it is worth to win a trick with a card that is led."""
        here = self.unseen_in_suit(card).bit_count()
        follow = min(here, self.plan.seats - 1)
        return self.thrown[self.plan.suit_of[card]] + self.own(card) + share(self.captured_value(card) * follow, here)

    def added(self, card: Card, later: int) -> int:
        """Return what is to be expected of the cards that later players add to a trick that a card wins.

        The card is of the led suit, or a trump.
        """
        here = self.unseen_in_suit(card).bit_count()
        thrown = sum(self.sums) - self.sums[self.plan.suit_of[card]]
        return share(thrown * later, self.unseen.bit_count()) + share(self.captured_value(card) * later, here)

    def stands(self, card: Card, later: int) -> int:
        """Return how likely, of WHOLE, nobody of the later players beats a card."""
        return 3 * WHOLE // (3 + 2 * (self.unseen & self.plan.beats[card]).bit_count() * later)

    def holding_value(self, card: Card, guards: int) -> int:
        """Return what it is worth to hold a card: how likely it wins a trick, times what that brings.

        Where that is nothing good, lower cards of the suit guard it.
        """
        there = self.unseen_in_suit(card)
        above = (there & self.plan.beats[card]).bit_count()
        below = there.bit_count() - above
        wins = 4 * WHOLE * below // (4 * below + 5 * above) if there else WHOLE // 8
        value = (wins * wins >> 8) * self.brings(card) >> 8
        return share(value, 1 + guards) if value < 0 else value

    def guards(self, card: Card) -> int:
        """Return how many lower cards of its suit the hand holds beside a card."""
        suit = self.plan.suit_masks[self.plan.suit_of[card]]
        return (self.hand & suit & ~self.plan.beats[card] & ~(1 << card)).bit_count()

    def without(self, card: Card) -> int:
        """Return what a card's going is worth to what the hand keeps: without it, and with one guard less."""
        suit = self.plan.suit_masks[self.plan.suit_of[card]]
        value = -5 * self.holding_value(card, self.guards(card))
        for higher in iter_cards(self.hand & suit & self.plan.beats[card]):
            guards = self.guards(higher)
            value += 3 * (self.holding_value(higher, guards - 1) - self.holding_value(higher, guards))
        return value >> 4

    def shortened(self, card: Card) -> int:
        """Return what it costs to play from a long suit instead of emptying a short one."""
        length = (self.hand & self.plan.suit_masks[self.plan.suit_of[card]]).bit_count()
        return share(self.average * length, 1 + self.hand.bit_count())


def heuristic_card(
    plan: TrickPlan,
    hand: Mask,
    legal: Mask,
    trick: Trick,
    seat: Seat,
    later: int,
    seen: Mask,
    taken: Sequence[Mask] = (),
) -> Card:
    """Return the card that a careful player plays; of equal ones the first.

    Args:
        plan: the rules of the deal.
        hand: the cards of the player.
        legal: those of them that may be played.
        trick: the trick so far.
        seat: who plays.
        later: how many play to the trick after him.
        seen: the cards of finished tricks, and those out of play.
        taken: the cards that each seat has taken; empty: he does not think of the moon.
    """
    cards = list(iter_cards(legal))
    if len(cards) == 1:
        return cards[0]
    on_table = sum(1 << card for _, card in trick)
    unseen = sum(plan.suit_masks) & ~(hand | seen | on_table)
    prospect = _Prospect(plan, seat, hand, unseen, wanted_cards(plan, seat, hand, unseen, taken))
    values = {card: prospect.without(card) for card in cards}
    if not trick:
        for card in cards:
            values[card] += prospect.stands(card, later) * prospect.brings(card) >> 8
            values[card] += 7 * prospect.shortened(card) >> 3
        return max(cards, key=values.__getitem__)
    taker, best = best_play(plan, trick)
    mine, his = prospect.trick(seat), prospect.trick(taker)
    for _, card in trick:
        mine += prospect.own(card)
        his += prospect.relative(card, taker)
    stands = prospect.stands(best, later)
    for card in cards:
        if plan.beats[best] >> card & 1:
            value = mine + prospect.own(card) + prospect.added(card, later)
            values[card] += prospect.stands(card, later) * value >> 8
        else:
            values[card] += stands * (his + prospect.relative(card, taker)) >> 8
            if plan.suit_of[card] != plan.suit_of[trick[0][1]]:
                values[card] += prospect.shortened(card) >> 1
    return max(cards, key=values.__getitem__)


def heuristic_placement(plan: LayoutPlan, hand: Mask, legal: Mask, placed: Mask) -> Card:
    """Return the card that a careful player lays; of equal ones the first.

    Good is what lets own cards follow, in front of which others' may lie; bad is what opens the way for others.
    """
    cards = list(iter_cards(legal))
    return max(cards, key=lambda card: _placement_value(plan, hand, placed, card)) if len(cards) > 1 else cards[0]


def _placement_value(plan: LayoutPlan, hand: Mask, placed: Mask, card: Card) -> int:
    above, below = row_above(plan, card), row_below(plan, card)
    value = 0
    if above and not placed & above:
        own = hand & above
        value += _way_value(above, own, (above & (1 << own.bit_length()) - 1).bit_count(), hand >> card + 1 & 1)
    if below and not placed & below:
        own = hand & below
        value += _way_value(below, own, (below & ~((own & -own) - 1)).bit_count() if own else 0, hand >> card - 1 & 1)
    return value


def _way_value(way: Mask, own: Mask, reach: int, has_next: int) -> int:
    """Return what it is worth to open a way outwards, in quarters of an own card.

    Args:
        way: the cards on it.
        own: those of them in the hand.
        reach: how many lie up to the farthest own one.
        has_next: whether the first one is one's own.
    """
    waiting = reach - own.bit_count()
    value = 4 * own.bit_count() + 2 * waiting - 3 * (way.bit_count() - reach)
    return value if has_next else value - (6 if own else 8)


def row_above(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards above one in its row."""
    ends = plan.tops >> card << card
    return (2 * (ends & -ends) - 1) & ~((2 << card) - 1)


def row_below(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards below one in its row."""
    starts = plan.bottoms & (2 << card) - 1
    return ((1 << card) - 1) & ~((1 << starts.bit_length() - 1) - 1)
