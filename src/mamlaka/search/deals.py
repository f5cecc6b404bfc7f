"""Deals in the middle of play that change with every card, for playouts and for counting in Python."""

from __future__ import annotations

from dataclasses import dataclass
from operator import add

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.layout_rules import ends_that_fit, line_after, placeable_mask
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, LineEnds, TrickPlan
from mamlaka.plan_rules import breaks, legal_mask, rules_for_tricks, trick_winner
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.positions import LayoutPosition, RecipientPayoffs, TrickPosition
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import Trick

__all__ = ["UNUSED_NUMBERS", "LayoutDeal", "TrickDeal", "nth_card", "random_card"]

UNUSED_NUMBERS = SmallNumbers(Rng(0))
"""Random numbers for deals without a stock, which never use them."""


@dataclass(slots=True)
class TrickDeal:
    """A mutable deal of trick play; `winners` are those of its finished tricks, in order."""

    plan: TrickPlan
    hands: list[Mask]
    turn: Seat
    trick: Trick
    taken: list[Mask]
    winners: list[Seat]
    stock: Mask
    gone: Mask
    out: tuple[Seat, ...]
    broken: bool
    first_trick: bool
    paid: tuple[Points, ...]
    """(seats,): what the rules that look at the cards of a trick together have paid; empty without such rules."""
    last_card: Card | None = None
    """The card that took the last finished trick; None: no trick has been finished since the position."""

    @classmethod
    def of(cls, plan: TrickPlan, position: TrickPosition) -> TrickDeal:
        """Return a deal that starts at a position."""
        if plan.pay_numbered and position.winners is None and any(position.won):
            raise ValueError("tricks are paid by number, but the position has no winners in order")
        counts = list(position.won or [0] * plan.seats)
        last = [] if position.last is None else [position.last]
        for seat in last:
            counts[seat] -= 1
        return cls(
            plan,
            list(position.hands),
            position.turn,
            position.trick,
            list(position.taken or [0] * plan.seats),
            list(position.winners or [seat for seat, count in enumerate(counts) for _ in range(count)] + last),
            position.stock,
            position.gone,
            position.out,
            position.broken,
            position.first_trick,
            position.paid or ((0,) * plan.seats if plan.pays_tricks else ()),
        )

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat that is not out."""
        return next(other for other in turn_order(seat + 1, self.plan.seats) if other not in self.out)

    def play(self, card: Card) -> None:
        """Play a card of the seat on turn; `take_trick` moves a complete trick afterwards."""
        self.broken = self.broken or breaks(self.plan, card, self.trick)
        self.trick = (*self.trick, (self.turn, card))
        self.hands[self.turn] &= ~(1 << card)
        self.turn = self.next_seat(self.turn)

    @property
    def left_to_play(self) -> int:
        """The number of seats that have still to play to the trick."""
        return self.plan.seats - len({seat for seat, _ in self.trick}.union(self.out))

    def take_trick(self, numbers: SmallNumbers) -> None:
        """Move a complete trick to its winner, then let all seats draw from the stock."""
        winner = self.trick_winner()
        cards = sum(1 << card for _, card in self.trick)
        self.taken[winner] |= cards
        self.last_card = dict(self.trick)[winner]
        if self.paid:
            self.paid = tuple(map(add, self.paid, rules_for_tricks(self.plan, self.trick, winner)))
        self.winners.append(winner)
        self.turn, self.trick, self.first_trick = winner, (), False
        for seat in turn_order(winner, self.plan.seats):
            if self.stock:
                drawn = random_card(self.stock, numbers)
                self.stock ^= 1 << drawn
                self.hands[seat] |= 1 << drawn

    @property
    def is_finished(self) -> bool:
        """Whether the deal has no further trick."""
        stop, takers = self.plan.stop_mask, self.plan.stop_takers
        is_stopped = bool(stop and not stop & ~self.seen) or any(takers >> winner & 1 for winner in self.winners)
        return not self.hands[self.turn] or is_stopped

    @property
    def legal(self) -> Mask:
        """The legal cards of the seat on turn."""
        hand = self.hands[self.turn]
        return legal_mask(self.plan, hand, self.trick, first_trick=self.first_trick, broken=self.broken)

    @property
    def seen(self) -> Mask:
        """The cards of finished tricks and the cards out of play."""
        return self.gone | sum(self.taken)

    def trick_winner(self) -> Seat:
        """Return the seat that wins a complete trick.

        Cards of seats that are out can't win. If no other seat has followed suit or trumped, the next seat wins it.
        """
        plan, trick = self.plan, self.trick
        seat = trick_winner(plan, trick)
        if seat not in self.out:
            return seat
        follows = plan.suit_masks[plan.suit_of[trick[0][1]]] | plan.trump_mask
        following = tuple((seat, card) for seat, card in trick if seat not in self.out and follows >> card & 1)
        return trick_winner(plan, following) if following else self.next_seat(trick[0][0])

    def value_so_far(self, values: RecipientPayoffs) -> Points:
        """Return the value of the finished tricks, without the payoff for the last trick."""
        seats = self.plan.seats
        points = sum(
            values.cards[card * seats + winner] for winner, cards in enumerate(self.taken) for card in iter_cards(cards)
        )
        return points + sum(values.trick[winner] for winner in self.winners)


@dataclass(slots=True)
class LayoutDeal:
    """A mutable deal of layout play."""

    plan: LayoutPlan
    hands: list[Mask]
    turn: Seat
    placed: Mask
    places: list[Seat]
    eliminated: list[Seat]
    passes: list[int]
    ends: LineEnds | None

    @classmethod
    def of(cls, plan: LayoutPlan, position: LayoutPosition) -> LayoutDeal:
        """Return the deal at a position with all hands."""
        return cls(
            plan,
            list(position.hands),
            position.turn,
            position.placed,
            list(position.places),
            list(position.eliminated),
            list(position.passes or (0,) * plan.seats),
            position.ends,
        )

    def play(self, card: Card, end: str = "") -> None:
        """Play a card of the seat on turn, at an end of a line if both want it.

        Raises:
            ValueError: the card fits no end of the line.
        """
        if self.plan.line:
            fitting = ends_that_fit(self.plan, self.ends, card)
            if not fitting:
                raise ValueError(f"card {card} fits no end of the line")
            self.ends = line_after(self.plan, self.ends, card, end or fitting[0])
        self.placed |= 1 << card
        self.hands[self.turn] ^= 1 << card
        if not self.hands[self.turn]:
            self.places.append(self.turn)
        elif self.plan.again >> card & 1:
            return
        self.turn = (self.turn + 1) % self.plan.seats

    def pass_on(self) -> Mask:
        """Pass the turn on to a seat that has a card that fits, and return its cards that fit.

        The result is empty if the deal is over: seats on the way may have been eliminated.
        """
        while not self.is_over:
            fitting = placeable_mask(self.plan, self.placed, self.ends)
            hand = self.hands[self.turn]
            if hand & fitting:
                return hand & fitting
            if hand and self.plan.pass_limit is not None and self.passes[self.turn] >= self.plan.pass_limit:
                self.placed |= hand
                self.hands[self.turn] = 0
                self.eliminated.append(self.turn)
            elif hand:
                self.passes[self.turn] += 1
            self.turn = (self.turn + 1) % self.plan.seats
        return 0

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        if self.is_void or (self.plan.stops_at_first and self.places):
            return True
        return len(self.places) + len(self.eliminated) >= self.plan.seats - 1

    @property
    def is_void(self) -> bool:
        """Whether the deal is void: the first seat has gone out before the needed cards were played."""
        return len(self.places) == 1 and bool(self.plan.needed & ~self.placed)

    def points(self) -> tuple[Points, ...]:
        """Return the points of all seats at the end; 0 if the deal is void."""
        plan = self.plan
        if self.is_void and len(self.places) + len(self.eliminated) < plan.seats - 1:
            return (0,) * plan.seats
        points = [plan.pay_place[-1 - len(self.eliminated)]] * plan.seats
        for place, seat in enumerate(self.places):
            points[seat] = plan.pay_place[place]
        for place, seat in enumerate(self.eliminated):
            points[seat] = plan.pay_place[-1 - place]
        losses = [
            plan.pay_pass * passes
            + (sum(plan.pay_left[card] for card in iter_cards(hand)) if plan.pay_left else 0)
            + (plan.pay_untouched if hand.bit_count() * plan.seats == plan.tops.bit_length() else 0)
            for passes, hand in zip(self.passes, self.hands, strict=True)
        ]
        if plan.pool is not None and self.places:
            points[self.places[0]] += plan.pool - sum(losses)
        return tuple(map(add, points, losses))


def random_card(cards: Mask, numbers: SmallNumbers) -> Card:
    """Return a random card of a set."""
    return nth_card(cards, numbers.below(cards.bit_count()))


def nth_card(cards: Mask, rank: int) -> Card:
    """Return the card of a set that has `rank` lower ones in it."""
    for _ in range(rank):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1
