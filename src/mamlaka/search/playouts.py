"""Playouts: deals played to their end, at random or with care, by the kernel or by the reference below.

Each piece of work, a deal or a world, draws from a generator of its own, so that the results do not depend on who does
it: kernel and reference give the same points, on any processor and with any number of threads.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from time import monotonic
from typing import Any, Literal

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.play import legal_mask, payoffs, placeable_mask, winner
from mamlaka.search.compiled import compiled_layout, compiled_tricks, layout_of, tricks_of, values_of
from mamlaka.search.kernel import engine
from mamlaka.search.policy import careful_card, careful_placement
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition
from mamlaka.search.rng import Quarters, Rng
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import Trick

__all__ = ["Playouts", "Values", "Worlds", "play_deals", "play_worlds"]


@dataclass(frozen=True, slots=True)
class Values:
    """What one seat gets, in place of what the plan pays: the sum over its teams, doublings and contracts, say."""

    cards: Sequence[Points]
    """(cards, winners), flat."""
    trick: Sequence[Points]
    """(winners,)."""
    last: Sequence[Points]
    """(winners,)."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Hidden cards, one world a row."""

    cards: memoryview
    """(worlds, columns) of 64-bit masks."""
    where: tuple[int | None, ...]
    """(columns,): the seat whose hand the cards are; the number of the seats: the stock; None: neither."""
    unseen: Mask
    """The cards that are hidden now; in some places others have come meanwhile to light."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """What candidates were worth over worlds."""

    candidates: tuple[Card, ...]
    count: int
    """How many worlds were played; fewer than were given if time ran out."""
    sums: memoryview
    """(candidates, seats) of points, summed over the worlds; with values a single column."""
    squares: memoryview
    """(candidates, seats) of squared points, summed over the worlds."""

    @property
    def mean(self) -> memoryview:
        """(candidates, seats) of mean points."""
        return _table("d", [total / self.count for total in _flat(self.sums)], _columns(self.sums))

    @property
    def error(self) -> memoryview:
        """(candidates, seats) of standard errors of the means; infinite for fewer than two worlds."""
        number = self.count
        errors = [
            sqrt(max(0.0, (squares - total * total / number) / (number - 1) / number)) if number > 1 else inf
            for total, squares in zip(_flat(self.sums), _flat(self.squares), strict=True)
        ]
        return _table("d", errors, _columns(self.sums))


def _flat(table: memoryview) -> list[int]:
    return array("q", table.tobytes()).tolist()


def _columns(table: memoryview) -> int:
    return table.nbytes // table.itemsize // len(table)


def _table(kind: Literal["d", "i", "q"], numbers: Sequence[float], columns: int) -> memoryview:
    """Return a table of numbers, as the kernel would return it."""
    flat: Any = memoryview(array(kind, numbers)).cast("B")
    table: memoryview = flat.cast(kind, [len(numbers) // columns, columns])
    return table


def play_deals(
    plan: Plan,
    count: int,
    rng: Rng,
    *,
    careful: Sequence[Seat] = (),
    leader: Seat = 0,
    hand_size: int | None = None,
    draws: bool = False,
    threads: int = 1,
    seconds: float = inf,
) -> memoryview:
    """Deal at random and play to the end, many times; return (deals, seats) of points.

    Args:
        plan: the rules of the deals.
        count: how many deals; fewer are played if time runs out.
        rng: the only source of chance.
        careful: the seats that play with care; the others play at random.
        leader: who leads, or opens the layout.
        hand_size: how many cards every seat is dealt; None: as many as there are for everybody.
        draws: whether what is not dealt is the stock; otherwise it lies out of play.
        threads: how many threads share the work; the result is the same.
        seconds: for how long; at least one deal is played.

    Raises:
        ValueError: no deals are asked for.
    """
    if count < 1:
        raise ValueError(f"{count} deals cannot be played: ask for at least one")
    seed = rng.next64()
    kernel = engine()
    cards = plan.tops.bit_length() if isinstance(plan, LayoutPlan) else len(plan.suit_of)
    size = cards // plan.seats if hand_size is None else hand_size
    if kernel is None:
        return _deals_of_reference(plan, range(count), seed, tuple(careful), leader, size, draws=draws, seconds=seconds)
    who = sum(1 << seat for seat in careful)
    if isinstance(plan, LayoutPlan):
        return kernel.layout_deals(compiled_layout(plan), count, leader, who, seed, threads, seconds)
    return kernel.deals(compiled_tricks(plan), count, size, draws, leader, who, seed, threads, seconds)


def play_worlds(
    plan: Plan,
    position: Position,
    worlds: Worlds,
    candidates: Mask,
    rng: Rng,
    *,
    careful: Sequence[Seat] = (),
    values: Values | None = None,
    threads: int = 1,
    seconds: float = inf,
) -> Playouts:
    """In every world play each candidate of the seat on turn, and then the deal to its end.

    In one world all candidates meet the same chances. Points are those of the whole deal, what has been taken before
    included.

    Args:
        plan: the rules of the deal.
        position: where it stands, without what is hidden.
        worlds: what is hidden.
        candidates: the legal cards to compare.
        rng: the only source of chance.
        careful: the seats that play with care; the others play at random.
        values: what to count instead of the points of all seats, in deals of tricks; no terminal rule is applied to it.
        threads: how many threads share the work; the result is the same.
        seconds: for how long; at least one world is played, and each that is begun is finished.

    Raises:
        ValueError: there is no world.
    """
    if not len(worlds.cards):
        raise ValueError("there is no world to play in")
    seed = rng.next64()
    kernel = engine()
    if kernel is None:
        return _worlds_of_reference(plan, position, worlds, candidates, seed, tuple(careful), values, seconds)
    who = sum(1 << seat for seat in careful)
    where = [-1 if place is None else place for place in worlds.where]
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        start = layout_of(plan, position)
        lay = kernel.layout_playouts
        played = lay(
            compiled_layout(plan), start, worlds.cards, where, worlds.unseen, candidates, who, seed, threads, seconds
        )
    else:
        assert isinstance(position, TrickPosition)
        pay = values_of(plan, values.cards, values.trick, values.last) if values else None
        played = kernel.playouts(
            compiled_tricks(plan),
            tricks_of(plan, position),
            worlds.cards,
            where,
            worlds.unseen,
            candidates,
            who,
            seed,
            pay,
            threads,
            seconds,
        )
    return Playouts(tuple(iter_cards(candidates)), *played)


# --- the reference ----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Tricks:
    """A deal of tricks that is being played; `winners` are those of its finished tricks, the last one last."""

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

    @classmethod
    def of(cls, plan: TrickPlan, position: TrickPosition) -> _Tricks:
        """Return a deal that is taken up in a position."""
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
            [seat for seat, count in enumerate(counts) for _ in range(count)] + last,
            position.stock,
            position.gone,
            position.out,
            position.broken,
            position.first_trick,
        )

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat that plays."""
        return next(other for other in turn_order(seat + 1, self.plan.seats) if other not in self.out)

    def put(self, card: Card) -> None:
        """Play a card of the seat on turn; a complete trick is swept, and cards are drawn."""
        self.trick = (*self.trick, (self.turn, card))
        self.hands[self.turn] &= ~(1 << card)
        self.broken = self.broken or bool(self.plan.breakers >> card & 1)
        self.turn = self.next_seat(self.turn)

    def to_play(self) -> int:
        """Return how many seats have yet to play to the trick."""
        return self.plan.seats - len({seat for seat, _ in self.trick}.union(self.out))

    def sweep(self, draws: Quarters) -> None:
        """Give a complete trick to its taker, and let everybody draw."""
        taker = _taker(self)
        cards = sum(1 << card for _, card in self.trick)
        self.taken[taker] |= cards
        self.winners.append(taker)
        self.turn, self.trick, self.first_trick = taker, (), False
        for seat in turn_order(taker, self.plan.seats):
            if self.stock:
                drawn = _drawn(self.stock, draws)
                self.stock ^= 1 << drawn
                self.hands[seat] |= 1 << drawn

    def is_finished(self) -> bool:
        """Return whether no trick is led any more."""
        stop = self.plan.stop_mask
        return not self.hands[self.turn] or bool(stop and not stop & ~self.seen)

    @property
    def seen(self) -> Mask:
        """The cards of finished tricks, and those out of play."""
        return self.gone | sum(self.taken)


def _taker(deal: _Tricks) -> Seat:
    """Return who takes a complete trick: of the seats that play on, or without a following card the next of them."""
    plan, trick = deal.plan, deal.trick
    taker = winner(plan, trick)
    if taker not in deal.out:
        return taker
    follows = plan.suit_masks[plan.suit_of[trick[0][1]]] | plan.trump_mask
    following = tuple((seat, card) for seat, card in trick if seat not in deal.out and follows >> card & 1)
    return winner(plan, following) if following else deal.next_seat(trick[0][0])


def _drawn(cards: Mask, draws: Quarters) -> Card:
    """Return one of some cards, each equally likely."""
    rank = draws.below(cards.bit_count())
    for _ in range(rank):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def _play_out(deal: _Tricks, careful: tuple[Seat, ...], draws: Quarters) -> None:
    plan = deal.plan
    while deal.trick or not deal.is_finished():
        for later in reversed(range(deal.to_play())):
            seat, hand, trick = deal.turn, deal.hands[deal.turn], deal.trick
            legal = legal_mask(plan, hand, trick, first_trick=deal.first_trick, broken=deal.broken)
            if seat in careful:
                deal.put(careful_card(plan, hand, legal, trick, seat, later, deal.seen))
            else:
                deal.put(_drawn(legal, draws))
        deal.sweep(draws)


def _value(deal: _Tricks, values: Values) -> Points:
    seats = deal.plan.seats
    points = sum(
        values.cards[card * seats + taker] for taker, cards in enumerate(deal.taken) for card in iter_cards(cards)
    )
    points += sum(values.trick[taker] for taker in deal.winners)
    return points + values.last[deal.winners[-1]]


@dataclass(slots=True)
class _Layout:
    """A layout deal that is being played."""

    plan: LayoutPlan
    hands: list[Mask]
    turn: Seat
    placed: Mask
    places: list[Seat]

    def put(self, card: Card) -> None:
        """Lay a card of the seat on turn."""
        self.placed |= 1 << card
        self.hands[self.turn] ^= 1 << card
        if not self.hands[self.turn]:
            self.places.append(self.turn)
        self.turn = (self.turn + 1) % self.plan.seats

    @property
    def is_void(self) -> bool:
        """Whether the deal does not count: its first seat has gone out before the needed cards lay there."""
        return len(self.places) == 1 and bool(self.plan.needed & ~self.placed)


def _lay_out(deal: _Layout, careful: tuple[Seat, ...], draws: Quarters) -> tuple[Points, ...]:
    """Play a layout to its end, and return what everybody gets."""
    plan = deal.plan
    while len(deal.places) < plan.seats - 1 and not deal.is_void:
        fitting = placeable_mask(plan, deal.placed)
        deal.turn = next(seat for seat in turn_order(deal.turn, plan.seats) if deal.hands[seat] & fitting)
        hand = deal.hands[deal.turn]
        is_careful = deal.turn in careful
        legal = hand & fitting
        deal.put(careful_placement(plan, hand, legal, deal.placed) if is_careful else _drawn(legal, draws))
    if len(deal.places) < plan.seats - 1:
        return (0,) * plan.seats
    return tuple(plan.pay_place[deal.places.index(seat) if seat in deal.places else -1] for seat in range(plan.seats))


def _deal_hands(every: Mask, seats: int, each: int, draws: Quarters) -> list[Mask]:
    """Deal by Fisher and Yates from the last card down; what is left for the last seat is not drawn."""
    cards = list(iter_cards(every))
    if each * seats == len(cards):
        hands = _deal_hands(every, seats - 1, each, draws)
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


def _deals_of_reference(
    plan: Plan,
    numbers: range,
    seed: int,
    careful: tuple[Seat, ...],
    leader: Seat,
    size: int,
    *,
    draws: bool,
    seconds: float,
) -> memoryview:
    points: list[Points] = []
    for number in _in_time(numbers, seconds):
        quarters = Quarters(Rng(seed).stream(number))
        if isinstance(plan, LayoutPlan):
            hands = _deal_hands(_every(plan), plan.seats, size, quarters)
            points += _lay_out(_Layout(plan, hands, leader, 0, []), careful, quarters)
            continue
        hands = _deal_hands(_every(plan), plan.seats, size, quarters)
        rest = _every(plan) & ~sum(hands)
        position = TrickPosition(tuple(hands), leader, stock=rest if draws else 0, gone=0 if draws else rest)
        deal = _Tricks.of(plan, position)
        _play_out(deal, careful, quarters)
        points += payoffs(plan, deal.taken, deal.winners)
    return _table("i", points, plan.seats)


def _every(plan: Plan) -> Mask:
    return (1 << plan.tops.bit_length()) - 1 if isinstance(plan, LayoutPlan) else sum(plan.suit_masks)


def _in_time(numbers: range, seconds: float) -> Iterator[int]:
    """Yield numbers until time runs out, at least one."""
    end = monotonic() + seconds
    for number in numbers:
        yield number
        if monotonic() >= end:
            return


def _worlds_of_reference(
    plan: Plan,
    position: Position,
    worlds: Worlds,
    candidates: Mask,
    seed: int,
    careful: tuple[Seat, ...],
    values: Values | None,
    seconds: float,
) -> Playouts:
    cards = tuple(iter_cards(candidates))
    columns = 1 if values else plan.seats
    sums, squares, done = [0] * (columns * len(cards)), [0] * (columns * len(cards)), 0
    for number in _in_time(range(len(worlds.cards)), seconds):
        hidden = [worlds.cards[number, column] & worlds.unseen for column in range(len(worlds.where))]
        for row, card in enumerate(cards):
            points = _points_after(
                plan, _filled(position, hidden, worlds.where), card, Rng(seed).stream(number), careful, values
            )
            for column, value in enumerate(points, start=row * columns):
                sums[column] += value
                squares[column] += value * value
        done += 1
    return Playouts(cards, done, _table("q", sums, columns), _table("q", squares, columns))


def _filled(position: Position, hidden: Sequence[Mask], where: Sequence[int | None]) -> Position:
    """Return a position with the hidden cards of one world."""
    hands = list(position.hands)
    stock = 0
    for cards, place in zip(hidden, where, strict=True):
        if place == len(hands):
            stock |= cards
        elif place is not None:
            hands[place] |= cards
    if isinstance(position, LayoutPosition):
        return replace(position, hands=tuple(hands))
    return replace(position, hands=tuple(hands), stock=position.stock | stock)


def _points_after(
    plan: Plan, position: Position, card: Card, rng: Rng, careful: tuple[Seat, ...], values: Values | None
) -> tuple[Points, ...]:
    """Return what everybody gets when a card is played and then the deal to its end."""
    draws = Quarters(rng)
    if isinstance(plan, LayoutPlan):
        assert isinstance(position, LayoutPosition)
        layout = _Layout(plan, list(position.hands), position.turn, position.placed, list(position.places))
        layout.put(card)
        return _lay_out(layout, careful, draws)
    assert isinstance(position, TrickPosition)
    deal = _Tricks.of(plan, position)
    deal.put(card)
    _play_out(deal, careful, draws)
    return (_value(deal, values),) if values else payoffs(plan, deal.taken, deal.winners)
