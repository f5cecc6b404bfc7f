"""The Python reference of playouts. It defines the results of the kernel, and replaces it where there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import mul
from time import monotonic
from typing import NamedTuple, TypeVar

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.plan_rules import legal_mask, payoffs, placeable_mask, trick_winner
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.conventional import conventional_card
from mamlaka.search.heuristic import heuristic_card, heuristic_placement
from mamlaka.search.number_tables import number_table
from mamlaka.search.positions import HiddenCards, LayoutPosition, Position, RecipientPayoffs, TrickPosition, seat_mask
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import Trick

__all__ = [
    "NOTHING_TO_DRAW",
    "LayoutDeal",
    "Policies",
    "TrickDeal",
    "deal_hands",
    "deals",
    "drawn_card",
    "filled",
    "lay_out",
    "play_trick",
    "settled",
    "winner_of",
    "worlds",
]

NOTHING_TO_DRAW = SmallNumbers(Rng(0))
"""Draws for deals without a stock, which never use them."""

P = TypeVar("P", bound=Position)


class Policies(NamedTuple):
    """The policy of each seat: heuristic, else conventional, else random. In layouts the first two are the same."""

    heuristic: tuple[Seat, ...]
    conventional: tuple[Seat, ...] = ()

    @property
    def masks(self) -> tuple[int, int]:
        """The same as bit masks, for the kernel."""
        return seat_mask(self.heuristic), seat_mask(self.conventional)

    def plays_at_random(self, seat: Seat) -> bool:
        """Return whether a seat plays at random."""
        return seat not in self.heuristic and seat not in self.conventional


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
        )

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat that is not out."""
        return next(other for other in turn_order(seat + 1, self.plan.seats) if other not in self.out)

    def put(self, card: Card) -> None:
        """Play a card of the seat on turn; `take_trick` moves a complete trick afterwards."""
        self.trick = (*self.trick, (self.turn, card))
        self.hands[self.turn] &= ~(1 << card)
        self.broken = self.broken or bool(self.plan.breakers >> card & 1)
        self.turn = self.next_seat(self.turn)

    def to_play(self) -> int:
        """Return the number of seats that have still to play to the trick."""
        return self.plan.seats - len({seat for seat, _ in self.trick}.union(self.out))

    def take_trick(self, draws: SmallNumbers) -> None:
        """Move a complete trick to its winner, then let all seats draw from the stock."""
        winner = winner_of(self)
        cards = sum(1 << card for _, card in self.trick)
        self.taken[winner] |= cards
        self.last_card = dict(self.trick)[winner]
        self.winners.append(winner)
        self.turn, self.trick, self.first_trick = winner, (), False
        for seat in turn_order(winner, self.plan.seats):
            if self.stock:
                drawn = drawn_card(self.stock, draws)
                self.stock ^= 1 << drawn
                self.hands[seat] |= 1 << drawn

    def is_finished(self) -> bool:
        """Return whether the deal has no further trick."""
        stop = self.plan.stop_mask
        return not self.hands[self.turn] or bool(stop and not stop & ~self.seen)

    @property
    def legal(self) -> Mask:
        """The legal cards of the seat on turn."""
        hand = self.hands[self.turn]
        return legal_mask(self.plan, hand, self.trick, first_trick=self.first_trick, broken=self.broken)

    @property
    def seen(self) -> Mask:
        """The cards of finished tricks and the cards out of play."""
        return self.gone | sum(self.taken)


def winner_of(deal: TrickDeal) -> Seat:
    """Return the seat that wins a complete trick.

    Cards of seats that are out can't win. If no other seat has followed suit or trumped, the next seat wins it.
    """
    plan, trick = deal.plan, deal.trick
    seat = trick_winner(plan, trick)
    if seat not in deal.out:
        return seat
    follows = plan.suit_masks[plan.suit_of[trick[0][1]]] | plan.trump_mask
    following = tuple((seat, card) for seat, card in trick if seat not in deal.out and follows >> card & 1)
    return trick_winner(plan, following) if following else deal.next_seat(trick[0][0])


def drawn_card(cards: Mask, draws: SmallNumbers) -> Card:
    """Return a random card of a set."""
    return nth_card(cards, draws.below(cards.bit_count()))


def nth_card(cards: Mask, rank: int) -> Card:
    """Return the card of a set that has `rank` lower ones in it."""
    for _ in range(rank):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


EPSILON = 8
"""The heuristic and conventional policies play a random card with probability 1/EPSILON: no player is predictable."""


def _epsilon_card(seat: Seat, held: Mask, legal: Mask, draws: SmallNumbers) -> Card | None:
    """Return a random card with probability 1/EPSILON, otherwise None.

    The random bits depend only on the world, the seat and the number of cards that it holds or may draw, so all
    candidates share them (common random numbers).
    """
    bits = draws.bits_for(64 * seat + held.bit_count())
    return None if bits % EPSILON else nth_card(legal, (bits >> 32) * legal.bit_count() >> 32)


def play_trick(deal: TrickDeal, policies: Policies, draws: SmallNumbers) -> None:
    """Play a trick to its end, then let all seats draw."""
    plan = deal.plan
    for later in reversed(range(deal.to_play())):
        seat, hand, trick = deal.turn, deal.hands[deal.turn], deal.trick
        legal = deal.legal
        card = (
            drawn_card(legal, draws)
            if policies.plays_at_random(seat)
            else _epsilon_card(seat, hand | deal.stock, legal, draws)
        )
        if card is None:
            choose = heuristic_card if seat in policies.heuristic else conventional_card
            card = choose(plan, hand, legal, trick, seat, later, deal.seen, deal.taken)
        deal.put(card)
    deal.take_trick(draws)


def _play_out(deal: TrickDeal, policies: Policies, draws: SmallNumbers) -> None:
    while deal.trick or not deal.is_finished():
        play_trick(deal, policies, draws)


def settled(deal: TrickDeal, values: RecipientPayoffs) -> Points:
    """Return the value of the finished tricks, without the payoff for the last trick."""
    seats = deal.plan.seats
    points = sum(
        values.cards[card * seats + winner] for winner, cards in enumerate(deal.taken) for card in iter_cards(cards)
    )
    return points + sum(values.trick[winner] for winner in deal.winners)


@dataclass(slots=True)
class LayoutDeal:
    """A mutable deal of layout play."""

    plan: LayoutPlan
    hands: list[Mask]
    turn: Seat
    placed: Mask
    places: list[Seat]

    def put(self, card: Card) -> None:
        """Play a card of the seat on turn."""
        self.placed |= 1 << card
        self.hands[self.turn] ^= 1 << card
        if not self.hands[self.turn]:
            self.places.append(self.turn)
        self.turn = (self.turn + 1) % self.plan.seats

    @property
    def is_void(self) -> bool:
        """Whether the deal is void: the first seat has gone out before the needed cards were played."""
        return len(self.places) == 1 and bool(self.plan.needed & ~self.placed)


def lay_out(deal: LayoutDeal, policies: Policies, draws: SmallNumbers) -> tuple[Points, ...]:
    """Play a layout to its end, and return the points of all seats."""
    plan = deal.plan
    while len(deal.places) < plan.seats - 1 and not deal.is_void:
        fitting = placeable_mask(plan, deal.placed)
        deal.turn = next(seat for seat in turn_order(deal.turn, plan.seats) if deal.hands[seat] & fitting)
        hand = deal.hands[deal.turn]
        legal = hand & fitting
        card = (
            drawn_card(legal, draws)
            if policies.plays_at_random(deal.turn)
            else _epsilon_card(deal.turn, hand, legal, draws)
        )
        deal.put(heuristic_placement(plan, hand, legal, deal.placed) if card is None else card)
    if len(deal.places) < plan.seats - 1:
        return (0,) * plan.seats
    return tuple(plan.pay_place[deal.places.index(seat) if seat in deal.places else -1] for seat in range(plan.seats))


def deal_hands(every: Mask, seats: int, each: int, draws: SmallNumbers) -> list[Mask]:
    """Deal by Fisher-Yates from the last card down; if all cards are dealt, the last seat gets the rest undrawn."""
    cards = list(iter_cards(every))
    if each * seats == len(cards):
        hands = deal_hands(every, seats - 1, each, draws)
        return [*hands, every & ~sum(hands)]
    hands = []
    for _ in range(seats):
        hand = 0
        for _ in range(each):
            chosen = draws.below(len(cards))
            hand |= 1 << cards[chosen]
            cards[chosen] = cards[-1]
            cards.pop()
        hands.append(hand)
    return hands


def deals(
    plan: Plan,
    numbers: range,
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
    for number in _in_time(numbers, seconds):
        draws = SmallNumbers(Rng(seed).stream(number))
        if isinstance(plan, LayoutPlan):
            hands = deal_hands(_every(plan), plan.seats, size, draws)
            points += lay_out(LayoutDeal(plan, hands, leader, 0, []), policies, draws)
            continue
        hands = deal_hands(_every(plan), plan.seats, size, draws)
        rest = _every(plan) & ~sum(hands)
        position = TrickPosition(tuple(hands), leader, stock=rest if with_stock else 0, gone=0 if with_stock else rest)
        deal = TrickDeal.of(plan, position)
        _play_out(deal, policies, draws)
        points += payoffs(plan, deal.taken, deal.winners, deal.last_card)
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


def worlds(
    plan: Plan,
    position: Position,
    hidden: HiddenCards,
    candidates: Mask,
    seed: int,
    policies: Policies,
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
        world = filled(position, hidden, number)
        weighted = []
        for row, card in enumerate(cards):
            points = _points_after(plan, world, card, Rng(seed).stream(number), policies, values)
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


def filled(position: P, hidden: HiddenCards, number: int) -> P:
    """Return a position with the hidden cards of one world added."""
    hands = list(position.hands)
    stock = 0
    for column, place in enumerate(hidden.where):
        cards = hidden.cards[number, column] & hidden.unseen
        if place == len(hands):
            stock |= cards
        elif place is not None:
            hands[place] |= cards
    if isinstance(position, LayoutPosition):
        return replace(position, hands=tuple(hands))
    return replace(position, hands=tuple(hands), stock=position.stock | stock)


def _points_after(
    plan: Plan, position: Position, card: Card | None, rng: Rng, policies: Policies, values: RecipientPayoffs | None
) -> tuple[Points, ...]:
    """Return the points of all seats after playing a card, if given, and then the deal to the end."""
    draws = SmallNumbers(rng)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        layout = LayoutDeal(plan, list(position.hands), position.turn, position.placed, list(position.places))
        if card is not None:
            layout.put(card)
        return lay_out(layout, policies, draws)
    assert isinstance(position, TrickPosition)
    deal = TrickDeal.of(plan, position)
    if card is not None:
        deal.put(card)
    _play_out(deal, policies, draws)
    if values is None:
        return payoffs(plan, deal.taken, deal.winners, deal.last_card)
    return (settled(deal, values) + (values.last[deal.winners[-1]] if deal.winners else 0),)
