"""The heuristic playout policy. It is derived from the payoffs alone, so it exists for every additive plan.

A seat estimates the relative value of winning the current trick, the future value of each card in hand, and the value
of discards. It uses only what a player may know: its hand, the trick and the unseen cards. All arithmetic is in
integers, so that the C++ counterpart (`kernel/heuristic.hpp`) chooses the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.layout import DOWN, UP
from mamlaka.layout_rules import rank_in_line
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, LineEnds, TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.search.sweeps import wanted_cards
from mamlaka.seats import Seat
from mamlaka.tricks import Trick

__all__ = [
    "RelativePayoffs",
    "heuristic_card",
    "heuristic_end",
    "heuristic_placement",
    "next_trick_value",
    "relative_payoffs",
    "row_above",
    "row_below",
    "share",
]

WHOLE = 256
"""The unit of fixed-point numbers: a probability of one, or one point times the number of other seats."""


class RelativePayoffs(NamedTuple):
    """The payoff to each seat minus its mean payoff when another seat wins; in points times the other seats."""

    cards: tuple[Points, ...]
    """(cards, winners, seats), flat."""
    trick: tuple[Points, ...]
    """(winners, seats), flat."""
    last: tuple[Points, ...]
    """(winners, seats), flat: for the last trick."""


@lru_cache(maxsize=4096)
def relative_payoffs(plan: TrickPlan) -> RelativePayoffs:
    """Return the relative payoffs of a plan: what winning a card or trick gains over leaving it to the others."""
    last = list(plan.pay_last)
    for number, pay in plan.pay_numbered:  # of the tricks paid by number, count those from the end
        last = [points + more for points, more in zip(last, pay, strict=True)] if number < 0 else last
    if plan.pay_last_card:  # the card is not known yet, so count the mean over all cards
        size, cards = plan.seats**2, len(plan.suit_of)
        last = [points + sum(plan.pay_last_card[place::size]) // cards for place, points in enumerate(last)]
    trick = plan.pay_trick
    if plan.pay_longest:  # who takes many cards has more of some suit, so count a share for each trick
        each = plan.pay_longest * plan.seats // len(plan.suit_of)
        trick = tuple(
            points + each * (place // plan.seats == place % plan.seats) for place, points in enumerate(plan.pay_trick)
        )
    paid = _with_card_counts(plan) if plan.pay_card_counts or plan.pay_highest else plan.pay
    return RelativePayoffs(
        _compared(paid, plan.seats), _compared(trick, plan.seats), _compared(tuple(last), plan.seats)
    )


def _with_card_counts(plan: TrickPlan) -> tuple[Points, ...]:
    """Return (cards, winners, seats), flat: the points for cards, with a mean share of what counts of cards pay.

    Where other seats' cards are counted than the payee's, what the payee loses counts as a gain of each of these. Where
    the highest count loses, each seat is taken to be the loser.
    """
    table, seats = _with_highest_count(plan), plan.seats
    for payee, takers, counts, row in plan.pay_card_counts:
        for card, count in enumerate(counts):
            points = (row[-1] - row[0]) * min(count, len(row) - 1) // max(1, len(row) - 1)
            for winner in range(seats):
                if takers >> winner & 1:
                    start = (card * seats + winner) * seats
                    for seat in range(seats):
                        if seat == payee:
                            table[start + seat] += points
                        elif not takers >> payee & 1 and takers >> seat & 1:
                            table[start + seat] -= points
    return tuple(table)


def _with_highest_count(plan: TrickPlan) -> list[Points]:
    table, seats = list(plan.pay), plan.seats
    takers, counts, *_ = plan.pay_highest or (0, ())
    for card, count in enumerate(counts):
        for winner in range(seats):
            if takers >> winner & 1:
                table[(card * seats + winner) * seats + winner] -= count
    return table


@lru_cache(maxsize=256)  # plans that differ only in points by the number of tricks share these tables
def _compared(pay: tuple[Points, ...], seats: int) -> tuple[Points, ...]:
    table: list[Points] = []
    for start in range(0, len(pay), seats * seats):
        rows = pay[start : start + seats * seats]
        for index, points in enumerate(rows):
            seat = index % seats
            others = sum(rows[winner * seats + seat] for winner in range(seats) if winner != seat)
            table.append((seats - 1) * points - others)
    return tuple(table)


def next_trick_value(plan: TrickPlan, seat: Seat, won: int, left: int) -> Points:
    """Return what one more trick is worth to a seat by the number of its tricks alone.

    It is the mean gain of each trick on the way to the best number that the seat can still reach. If that is the number
    it has, it is the loss by one more.

    Args:
        plan: the rules of the deal.
        seat: the seat.
        won: the number of tricks that it has taken, with those of its partners.
        left: the number of tricks still to come, with the running one.
    """
    if not plan.pay_counts or not left:
        return 0
    row = plan.pay_counts[seat]
    gains = [row[min(won + more, len(row) - 1)] - row[min(won, len(row) - 1)] for more in range(left + 1)]
    best = max(gains)
    return max(1, best // gains.index(best)) if best > 0 else gains[1]


def share(total: int, parts: int) -> int:
    """Return about `total / parts`, rounded down twice so that the kernel needs no division; 0 for no parts."""
    return total * (65536 // parts) >> 16 if parts else 0


class _HandValuation:
    """Estimates of a seat for tricks and cards, from what it knows. All values are multiples of 1/WHOLE."""

    def __init__(self, plan: TrickPlan, seat: Seat, hand: Mask, unseen: Mask, wanted: Mask, won: int) -> None:
        self.plan = plan
        self.wanted = wanted
        self.seat = seat
        self.hand = hand
        self.unseen = unseen
        self.pay = relative_payoffs(plan)
        self.place = seat * plan.seats + seat
        self.next_trick = next_trick_value(plan, seat, won, hand.bit_count())
        self.each = self.pay.trick[self.place] + share(self.pay.last[self.place], hand.bit_count())
        self.each += (plan.seats - 1) * self.next_trick

    def card_value(self, card: Card, winner: Seat) -> int:
        """Return the relative value of a card that `winner` takes, with the opposite sign for a wanted card."""
        value = WHOLE * self.pay.cards[(card * self.plan.seats + winner) * self.plan.seats + self.seat]
        return -value if self.wanted >> card & 1 else value

    def trick_value(self, winner: Seat) -> int:
        """Return the relative value of a trick that `winner` takes, without its cards."""
        counted = (self.plan.seats - 1 if winner == self.seat else -1) * self.next_trick
        return WHOLE * (self.pay.trick[winner * self.plan.seats + self.seat] + counted)

    def own_value(self, card: Card) -> int:
        """Return the relative value of taking a card."""
        return self.card_value(card, self.seat)

    def unseen_in_suit(self, card: Card) -> Mask:
        """Return the unseen cards of the suit of a card."""
        return self.unseen & self.plan.suit_masks[self.plan.suit_of[card]]

    @cached_property
    def suit_values(self) -> list[int]:
        """(suits,): the value of taking all unseen cards of a suit."""
        return [sum(map(self.own_value, iter_cards(self.unseen & suit))) for suit in self.plan.suit_masks]

    @cached_property
    def discard_values(self) -> list[int]:
        """(suits,): the value of winning a trick led in that suit, without the cards that follow suit."""
        total, every, others = sum(self.suit_values), self.unseen.bit_count(), self.plan.seats - 1
        values = []
        for suit, suit_value in zip(self.plan.suit_masks, self.suit_values, strict=True):
            unseen = (self.unseen & suit).bit_count()
            # Some seats are void because there are too few cards of the suit, and others by chance.
            void = WHOLE * (others - min(unseen, others)) + WHOLE // 2 // (1 + unseen)
            values.append(WHOLE * self.each + share((total - suit_value) * void >> 8, every - unseen))
        return values

    @cached_property
    def average_trick(self) -> int:
        """The value of winning a trick of unknown cards."""
        return WHOLE * self.each + share(sum(self.suit_values), 1 + self.unseen.bit_count())

    def captured_value(self, card: Card) -> int:
        """Return the value of all unseen cards of its suit that a card beats."""
        return sum(map(self.own_value, iter_cards(self.unseen_in_suit(card) & ~self.plan.beats[card])))

    def lead_value(self, card: Card) -> int:
        """Return the value of winning a trick by leading a card."""
        unseen = self.unseen_in_suit(card).bit_count()
        follow = min(unseen, self.plan.seats - 1)
        discards = self.discard_values[self.plan.suit_of[card]]
        return discards + self.own_value(card) + share(self.captured_value(card) * follow, unseen)

    def later_value(self, card: Card, later: int) -> int:
        """Return the expected value of the cards that `later` seats add to a trick that a card wins.

        The card is of the led suit, or a trump.
        """
        unseen = self.unseen_in_suit(card).bit_count()
        discards = sum(self.suit_values) - self.suit_values[self.plan.suit_of[card]]
        return share(discards * later, self.unseen.bit_count()) + share(self.captured_value(card) * later, unseen)

    def unbeaten_chance(self, card: Card, later: int) -> int:
        """Return the chance, out of WHOLE, that none of `later` seats beats a card."""
        return 3 * WHOLE // (3 + 2 * (self.unseen & self.plan.beats[card]).bit_count() * later)

    def holding_value(self, card: Card, guards: int) -> int:
        """Return the value of keeping a card: the chance that it wins a trick, times the value of winning.

        Guards, that is lower cards of its suit, reduce a negative value.
        """
        unseen = self.unseen_in_suit(card)
        above = (unseen & self.plan.beats[card]).bit_count()
        below = unseen.bit_count() - above
        wins = 4 * WHOLE * below // (4 * below + 5 * above) if unseen else WHOLE // 8
        value = (wins * wins >> 8) * self.lead_value(card) >> 8
        return share(value, 1 + guards) if value < 0 else value

    def guards(self, card: Card) -> int:
        """Return the number of lower cards of its suit in the hand."""
        suit = self.plan.suit_masks[self.plan.suit_of[card]]
        return (self.hand & suit & ~self.plan.beats[card] & ~(1 << card)).bit_count()

    def release_value(self, card: Card) -> int:
        """Return the value to the hand of playing a card: the card is gone, and higher ones lose a guard."""
        suit = self.plan.suit_masks[self.plan.suit_of[card]]
        value = -5 * self.holding_value(card, self.guards(card))
        for higher in iter_cards(self.hand & suit & self.plan.beats[card]):
            guards = self.guards(higher)
            value += 3 * (self.holding_value(higher, guards - 1) - self.holding_value(higher, guards))
        return value >> 4

    def length_value(self, card: Card) -> int:
        """Return the value of playing from a long suit instead of shortening a short one."""
        length = (self.hand & self.plan.suit_masks[self.plan.suit_of[card]]).bit_count()
        return share(self.average_trick * length, 1 + self.hand.bit_count())


def heuristic_card(
    plan: TrickPlan,
    hand: Mask,
    legal: Mask,
    trick: Trick,
    seat: Seat,
    later: int,
    seen: Mask,
    taken: Sequence[Mask] = (),
    won: int = 0,
) -> Card:
    """Return the card of the heuristic policy; the first of equals.

    Args:
        plan: the rules of the deal.
        hand: the hand of the seat.
        legal: the legal cards.
        trick: the trick so far.
        seat: the seat on turn.
        later: the number of seats that play to the trick after it.
        seen: the cards of finished tricks and the cards out of play.
        taken: the cards that each seat has taken; empty: ignore sweeps.
        won: the number of tricks that the seat has taken, with those of its partners.
    """
    cards = list(iter_cards(legal))
    if len(cards) == 1:
        return cards[0]
    on_table = sum(1 << card for _, card in trick)
    unseen = sum(plan.suit_masks) & ~(hand | seen | on_table)
    valuation = _HandValuation(plan, seat, hand, unseen, wanted_cards(plan, seat, hand, unseen, taken), won)
    values = {card: valuation.release_value(card) for card in cards}
    if not trick:
        for card in cards:
            values[card] += valuation.unbeaten_chance(card, later) * valuation.lead_value(card) >> 8
            values[card] += 7 * valuation.length_value(card) >> 3
        return max(cards, key=values.__getitem__)
    winner, best = winning_play(plan, trick)
    if_own, if_winner = valuation.trick_value(seat), valuation.trick_value(winner)
    for _, card in trick:
        if_own += valuation.own_value(card)
        if_winner += valuation.card_value(card, winner)
    best_unbeaten = valuation.unbeaten_chance(best, later)
    for card in cards:
        if plan.beats[best] >> card & 1:
            value = if_own + valuation.own_value(card) + valuation.later_value(card, later)
            values[card] += valuation.unbeaten_chance(card, later) * value >> 8
        else:
            values[card] += best_unbeaten * (if_winner + valuation.card_value(card, winner)) >> 8
            if plan.suit_of[card] != plan.suit_of[trick[0][1]]:
                values[card] += valuation.length_value(card) >> 1
    return max(cards, key=values.__getitem__)


def heuristic_placement(plan: LayoutPlan, hand: Mask, legal: Mask, placed: Mask, ends: LineEnds | None) -> Card:
    """Return the card of the heuristic policy in a layout; the first of equals.

    A card is good if cards of the same hand wait on it in the row, or behind it in the line, and bad if it opens the
    row for other seats.
    """
    cards = list(iter_cards(legal))
    if plan.line:
        # Cards of one rank are worth the same, and the first card of a line as much as any.
        if ends is None:
            return cards[0]
        return max(cards, key=lambda card: _end_value(plan, hand, card, plan.line[ends[1]] >> card & 1))
    return max(cards, key=lambda card: _placement_value(plan, hand, placed, card)) if len(cards) > 1 else cards[0]


def _placement_value(plan: LayoutPlan, hand: Mask, placed: Mask, card: Card) -> int:
    above, below = row_above(plan, card), row_below(plan, card)
    value = 0
    if above and not placed & above:
        own = hand & above
        value += _side_value(above, own, (above & (1 << own.bit_length()) - 1).bit_count(), hand >> card + 1 & 1)
    if below and not placed & below:
        own = hand & below
        value += _side_value(below, own, (below & ~((own & -own) - 1)).bit_count() if own else 0, hand >> card - 1 & 1)
    return value


def heuristic_end(plan: LayoutPlan, hand: Mask, card: Card) -> str:
    """Return the end at which the heuristic policy lays a card that fits both."""
    return UP if _end_value(plan, hand, card, 1) >= _end_value(plan, hand, card, 0) else DOWN


def _end_value(plan: LayoutPlan, hand: Mask, card: Card, is_up: int) -> int:
    """Return the value of a card at an end: the cards of the hand that come behind it, the nearest ones most."""
    ranks = len(plan.line)
    rank, step = rank_in_line(plan, card), 1 if is_up else -1
    return sum(
        (ranks - distance) * (hand & plan.line[(rank + step * distance) % ranks]).bit_count()
        for distance in range(1, ranks)
    )


def _side_value(side: Mask, own: Mask, reach: int, has_next: int) -> int:
    """Return the value of opening one side of a row, in quarters of an own card.

    Args:
        side: the cards of the row on this side.
        own: those of them in the hand.
        reach: the number of cards up to the farthest own card.
        has_next: whether the nearest card is in the hand.
    """
    between = reach - own.bit_count()
    value = 4 * own.bit_count() + 2 * between - 3 * (side.bit_count() - reach)
    return value if has_next else value - (6 if own else 8)


def row_above(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards above a card in its row of the layout."""
    ends = plan.tops >> card << card
    return (2 * (ends & -ends) - 1) & ~((2 << card) - 1)


def row_below(plan: LayoutPlan, card: Card) -> Mask:
    """Return the cards below a card in its row of the layout."""
    starts = plan.bottoms & (2 << card) - 1
    return ((1 << card) - 1) & ~((1 << starts.bit_length() - 1) - 1)
