"""Plans: the rules of a deal as flat tables of ints.

`lower` compiles a spec, which people read, to its plan, which the interpreter and the kernel read.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TypeAlias, overload

from mamlaka.cards import Card, Deck, Mask, Suit, iter_cards
from mamlaka.errors import NotCompilable, require_type
from mamlaka.layout import Corner, LayoutSpec, PileSpec
from mamlaka.ledger import Points, shared_in_teams
from mamlaka.tricks import CardRegion, PlayClass, TrickSpec

__all__ = [
    "CardCountRow",
    "ClassRow",
    "HighestRow",
    "LayoutPlan",
    "LayoutRow",
    "LineEnds",
    "PairRow",
    "Plan",
    "SweepRow",
    "TrickPlan",
    "lower",
]

ClassRow: TypeAlias = tuple[int, Mask, int, Mask, int, int]
"""A play class as ints: (region, cards, when, also_allowed, least, highest), see `PlayClass`."""

SweepRow: TypeAlias = tuple[Mask, Points, Points]
"""A sweep as ints: (cards, taker, others), see `Sweep`."""

CardCountRow: TypeAlias = tuple[int, int, tuple[int, ...], tuple[Points, ...]]
"""A count of cards as ints: (payee, takers as a bit mask, (cards,): what each counts, (counts,): points), see
`CardCountPoints`."""

HighestRow: TypeAlias = tuple[int, tuple[int, ...], bool, Points, Points]
"""Who loses with the highest count: (takers as a bit mask, (cards,): what each counts, whether the rest goes to the
last trick, points for a march, points for the other takers), see `HighestCount`."""

PairRow: TypeAlias = tuple[Mask, Mask, Points]
"""Two sets of cards that one trick may hold together, as ints: (first, second, points), see `CardPair`."""

LayoutRow: TypeAlias = tuple[Mask, Mask, Mask]
"""A row of a layout as masks: the card that opens it, the cards above, and the cards below."""

LineEnds: TypeAlias = tuple[int, int]
"""The ranks that the lower and the upper end of a line want, as indices of `LayoutPlan.line`."""


@dataclass(frozen=True, repr=False)
class TrickPlan:
    """The rules of a trick-taking deal as tables. Points are utilities, in the unit of the spec."""

    spec: TrickSpec = field(compare=False)
    """The rules that this plan is made from."""
    seats: int
    """The number of seats."""
    suit_of: tuple[Suit, ...]
    """(cards,): the effective suit of each card; promoted cards belong to the trumps."""
    suit_masks: tuple[Mask, ...]
    """(suits,): the cards of each effective suit."""
    trump_mask: Mask
    """The trumps; 0 if there are none."""
    beats: tuple[Mask, ...]
    """(cards,): the cards that beat this card if it is winning the trick."""
    lead: tuple[ClassRow, ...]
    """The play classes of a lead, in order."""
    follow: tuple[ClassRow, ...]
    """The play classes of a card that follows, in order."""
    breakers: Mask
    """The cards that end `PlayCondition.UNBROKEN`."""
    pay: tuple[Points, ...]
    """(cards, winners, seats), flat: the points of each seat when the winner takes the card."""
    pay_trick: tuple[Points, ...]
    """(winners, seats), flat: the points of each seat for a trick of the winner."""
    pay_last: tuple[Points, ...]
    """(winners, seats), flat: the points of each seat for the last trick of the deal, in addition to `pay_trick`."""
    stop_mask: Mask
    """The deal ends when all these cards have been taken; 0: it is played to the last card."""
    stop_takers: int = 0
    """The seats whose first trick ends the deal, as a bit mask."""
    divisor: int = 1
    """The number by which all these points are divided, rounded down; see `FloorDivision`."""
    sweeps: tuple[SweepRow, ...] = ()
    """What is paid instead of the points of some cards if one seat takes all of them."""
    pay_no_tricks: Points = 0
    """The points of a seat without a trick in a deal without a sweep."""
    pay_numbered: tuple[tuple[int, tuple[Points, ...]], ...] = ()
    """By the number of a trick, 1 the first and -1 the last one: (winners, seats), flat, in addition to `pay_trick`."""
    pay_counts: tuple[tuple[Points, ...], ...] = ()
    """(seats, counts): the points of each seat by the number of its tricks, at the end of the deal. More tricks are
    paid like the last count. Empty: the number makes no other difference."""
    partners: tuple[int, ...] = ()
    """(seats,): the seats whose tricks `pay_counts` counts together with those of each seat, as bit masks that include
    the seat itself; empty: every seat's tricks count alone."""
    pay_card_counts: tuple[CardCountRow, ...] = ()
    """What seats are paid at the end of the deal by what the cards count that some seats have taken."""
    pay_highest: HighestRow | None = None
    """Who loses what their cards count because it is the most; None: no one does."""
    pay_last_card: tuple[Points, ...] = ()
    """(cards, winners, seats), flat: the points of each seat when the winner takes the last trick with the card, in
    addition to `pay_last`; empty: the card makes no difference."""
    payee: int = 0
    """How many seats after the taker the seat sits that is paid by `pay`, `pay_trick` and `sweeps`."""
    pairs: tuple[PairRow, ...] = ()
    """What a trick with cards of two sets pays in place of the points of these cards."""
    pay_lowest: tuple[Points, Points] | None = None
    """The points of a seat whose lowest card of a trick another seat takes, and of one that takes the trick with it;
    None: the lowest card makes no difference."""
    ranks: tuple[int, ...] = ()
    """(cards,): the rank of each card among all suits, from 0; empty without `pay_lowest`."""
    pay_longest: Points = 0
    """The points that the seats share that have taken the most cards of any one suit; see `LongestSuit`."""
    discards_break: bool = False
    """Whether a breaker counts only if it is discarded."""
    beyond: tuple[str, ...] = ()
    """The rules that the kernel cannot apply."""

    @property
    def names(self) -> tuple[str, ...]:
        """(cards,): the name of each card, for errors."""
        return self.spec.deck.names

    @property
    def is_additive(self) -> bool:
        """Whether the points of a deal are sums over its cards and tricks."""
        of_counts = self.pay_counts or self.pay_card_counts or self.pay_highest or self.pay_longest
        of_deal = self.sweeps or self.pay_no_tricks or of_counts or self.beyond
        return self.divisor == 1 and not of_deal and not self.pays_tricks

    @property
    def pays_tricks(self) -> bool:
        """Whether there are rules that look at the cards of a trick together."""
        return any(rule.of_tricks for rule in self.spec.deal_rules)

    @cached_property
    def absent_masks(self) -> dict[tuple[Card, Suit, bool, bool], Mask] | None:
        """What plays have proved so far, for `plan_rules.proved_absent_mask`; None if it depends on the best card."""
        of_best = (CardRegion.TRUMP_ABOVE_BEST, CardRegion.LED_ABOVE_BEST)
        return None if any(row[0] in of_best for row in (*self.lead, *self.follow)) else {}

    @property
    def every(self) -> Mask:
        """All cards of the deck."""
        return sum(self.suit_masks)

    def __repr__(self) -> str:
        """Return the sizes; the tables would fill pages."""
        return f"<TrickPlan for {self.seats} seats and {len(self.suit_of)} cards>"


@dataclass(frozen=True, repr=False)
class LayoutPlan:
    """The rules of a layout deal as tables. Points are utilities."""

    seats: int
    """The number of seats."""
    starters: Mask
    """The cards that open a row."""
    bottoms: Mask
    """The lowest card of each row."""
    tops: Mask
    """The highest card of each row."""
    pay_place: tuple[Points, ...]
    """(places,): the points for going out first, second, ..."""
    exposed: Mask
    """The cards that are turned face up when every seat has had its first turn."""
    needed: Mask
    """The cards that must be on the layout when the first seat goes out; otherwise the deal is void."""
    laid: Mask = 0
    """The cards that move from the hands to the layout before the first turn."""
    corner: Corner = "none"
    """What is beyond the end of a row."""
    line: tuple[Mask, ...] = ()
    """(ranks,): the cards of each rank, from the lowest, if all suits share one line; empty: every suit has a row."""
    above_first: bool = False
    """Whether the card above the opening one must be the second card of a row."""
    pass_limit: int | None = None
    """The number of passes after which a seat without a card that fits is eliminated; None: it never is."""
    stops_at_first: bool = False
    """Whether the deal ends when the first seat goes out."""
    pay_left: tuple[Points, ...] = ()
    """(cards,): the points of each card that a seat is left with; empty: they score nothing."""
    pay_untouched: Points = 0
    """The points of a seat that has played no card, in a deal in which all hands have the same size."""
    pay_pass: Points = 0
    """The points of a pass."""
    pool: Points | None = None
    """The points that the first seat out gets, in addition to what all seats lose by the points above; None: it gets
    neither."""
    again: Mask = 0
    """The cards after which their seat has another turn if it has cards left."""
    names: tuple[str, ...] = field(default=(), compare=False)
    """(cards,): the name of each card, for errors."""

    @cached_property
    def rows(self) -> tuple[LayoutRow, ...]:
        """The rows, from the first suit on."""
        rows = []
        bottoms, tops = self.bottoms, self.tops
        while tops:
            bottom, top = bottoms & -bottoms, tops & -tops
            row = 2 * top - bottom
            start = row & self.starters
            rows.append((start, row & ~(2 * start - 1), row & (start - 1)))
            bottoms, tops = bottoms ^ bottom, tops ^ top
        return tuple(rows)

    @property
    def is_simple(self) -> bool:
        """Whether every card next to one on the layout fits."""
        return self.corner == "none" and not self.above_first and self.pass_limit is None

    def __repr__(self) -> str:
        """Return the sizes; the tables would fill pages."""
        return f"<LayoutPlan for {self.seats} seats and {self.tops.bit_length()} cards>"


Plan: TypeAlias = TrickPlan | LayoutPlan
"""The integer tables of a deal, which an interpreter reads."""


@overload
def lower(spec: TrickSpec) -> TrickPlan: ...
@overload
def lower(spec: LayoutSpec) -> LayoutPlan: ...
def lower(spec: TrickSpec | LayoutSpec) -> Plan:
    """Compile a spec to its plan.

    Raises:
        NotCompilable: a plan cannot express the spec.
    """
    if isinstance(spec, TrickSpec):
        return _lower_tricks(spec)
    require_type(spec, LayoutSpec, "lower takes a TrickSpec or a LayoutSpec")
    return _lower_layout(spec)


@lru_cache(maxsize=4096)
def _lower_tricks(spec: TrickSpec) -> TrickPlan:
    """Compile a trick spec to its plan."""
    allows_teams = all(rule.allows_teams(spec) for rule in spec.deal_rules)
    if spec.deal_rules and (spec.merged or spec.doubles or (spec.teams and not allows_teams)):
        raise NotCompilable(
            f"{spec.name!r} has rules for the whole deal, {spec.deal_rules}, so it cannot have merged contracts or "
            "doubles; with teams it can only have FloorDivision, without points for tricks, and TrickCountPoints"
        )
    suit_of, suit_masks, trump_mask, beats = _order_tables(
        spec.deck, spec.order, spec.trump, spec.promoted, spec.stands_for, spec.lowest
    )
    plan = TrickPlan(
        spec=spec,
        seats=spec.seats,
        suit_of=suit_of,
        suit_masks=suit_masks,
        trump_mask=trump_mask,
        beats=beats,
        lead=_class_rows(spec.deck, spec.lead),
        follow=_class_rows(spec.deck, spec.follow),
        breakers=spec.deck.select(spec.breakers),
        pay=_pay_cards(spec),
        pay_trick=_pay_winner(spec, sum(part.trick_points for part in spec.parts)),
        pay_last=_pay_winner(spec, sum(part.last_trick_points for part in spec.parts)),
        stop_mask=spec.deck.select(spec.stop or ""),
        stop_takers=sum(1 << seat for seat in spec.stop_takers),
        pay_numbered=_pay_numbered(spec),
        pay_last_card=_pay_last_card(spec),
        payee=spec.payee,
        discards_break=spec.discards_break,
    )
    for rule in spec.deal_rules:
        plan = rule.row(spec, plan) or replace(plan, beyond=(*plan.beyond, type(rule).__name__))
    return plan


def _class_rows(deck: Deck, classes: tuple[PlayClass, ...]) -> tuple[ClassRow, ...]:
    return tuple(
        (int(row.region), row.cards & deck.all_mask, int(row.when), row.also_allowed, row.least, int(row.highest))
        for row in classes
    )


@lru_cache(maxsize=64)
def _order_tables(
    deck: Deck,
    order: str,
    trump: str,
    promoted: tuple[str, ...],
    stands_for: tuple[tuple[str, str], ...],
    lowest: tuple[tuple[str, str], ...],
) -> tuple[tuple[Suit, ...], tuple[Mask, ...], Mask, tuple[Mask, ...]]:
    """Return the tables `suit_of`, `suit_masks`, `trump_mask` and `beats` of a `TrickPlan`."""
    high = [deck.card(name) for name in promoted]
    high_mask = sum(1 << card for card in high)
    stand_ins = {deck.card(name): deck.card(other) for name, other in stands_for}
    low = {deck.card(name): letter for name, letter in lowest}
    moved = high_mask | sum(1 << card for card in (*stand_ins, *low))
    suits = [mask & ~moved for mask in deck.suit_masks]
    for card, other in stand_ins.items():
        suits[deck.suit_of[other]] |= 1 << card
    for card, letter in low.items():
        if letter:
            suits[deck.suits.index(letter)] |= 1 << card
    if trump:
        suits[deck.suits.index(trump)] |= high_mask
        trump_mask = suits[deck.suits.index(trump)]
    else:
        suits += [high_mask] if high_mask else []
        trump_mask = high_mask
    suits += [1 << card for card, letter in low.items() if not letter]
    suitless = deck.all_mask & ~sum(suits)
    if suitless:
        raise NotCompilable(f"{deck.format(suitless)} of deck {deck.name!r} belong to no suit: promote them")

    def strength(card: Card) -> float:
        if card in stand_ins:
            return strength(stand_ins[card]) + 0.5
        if card in low:
            return -1
        return len(order) + len(high) - high.index(card) if card in high else order.index(deck.names[card][0])

    suit_of = tuple(next(suit for suit, mask in enumerate(suits) if mask >> card & 1) for card in range(len(deck)))
    beats = []
    for card in range(len(deck)):
        stronger = sum(1 << other for other in iter_cards(suits[suit_of[card]]) if strength(other) > strength(card))
        beats.append(stronger if trump_mask >> card & 1 else stronger | trump_mask)
    return suit_of, tuple(suits), trump_mask, tuple(beats)


def _pay_cards(spec: TrickSpec) -> tuple[Points, ...]:
    card_points = [part.points_of_cards for part in spec.parts]
    doubles = [
        (card, doubler, points[card], part.own_double * points[card])
        for part, points in zip(spec.parts, card_points, strict=True)
        for card, doubler in part.doubles
    ]
    table: list[Points] = []
    for card in range(len(spec.deck)):
        total = sum(points[card] for points in card_points)
        for winner in range(spec.seats):
            row = [0] * spec.seats
            row[(winner + spec.payee) % spec.seats] = total
            for doubled, doubler, points, own_points in doubles:
                if doubled == card and winner == doubler:
                    row[winner] += own_points - points
                elif doubled == card:
                    row[winner] += points
                    row[doubler] -= points
            table += shared_in_teams(row, spec.teams)
    return tuple(table)


def _pay_winner(spec: TrickSpec, points: Points) -> tuple[Points, ...]:
    table: list[Points] = []
    for winner in range(spec.seats):
        paid = (winner + spec.payee) % spec.seats
        table += shared_in_teams([points if seat == paid else 0 for seat in range(spec.seats)], spec.teams)
    return tuple(table)


def _pay_numbered(spec: TrickSpec) -> tuple[tuple[int, tuple[Points, ...]], ...]:
    points: dict[int, Points] = {}
    for part in spec.parts:
        for number, value in dict(part.numbered_tricks).items():
            points[number] = points.get(number, 0) + value
    return tuple((number, _pay_winner(spec, points[number])) for number in sorted(points))


def _pay_last_card(spec: TrickSpec) -> tuple[Points, ...]:
    if not any(part.last_card_points for part in spec.parts):
        return ()
    points = [sum(values) for values in zip(*(part.points_of_last_card for part in spec.parts), strict=True)]
    return tuple(paid for value in points for paid in _pay_winner(spec, value))


@lru_cache(maxsize=64)
def _lower_layout(spec: LayoutSpec) -> LayoutPlan:
    """Compile a layout spec to its plan."""
    deck = spec.deck
    if isinstance(spec, PileSpec):
        raise NotCompilable(f"{spec.name!r} is played on piles, which no plan describes")
    if deck.jokers:
        raise NotCompilable(f"deck {deck.name!r} has jokers, which have no place in a layout")
    if spec.form == "line" and (deck.without or not spec.start):
        raise NotCompilable(f"{spec.name!r} is one line, which needs whole suits and a rank that opens it")
    if spec.form == "line" and (spec.laid or spec.above_first or spec.corner != "none" or spec.pass_limit is not None):
        raise NotCompilable(f"{spec.name!r} is one line, in which no card has a place of its own: leave rules of rows")
    for row in deck.suit_masks:
        ranks = "".join(deck.names[card][0] for card in iter_cards(row))
        if ranks not in deck.ranks or spec.start not in ranks:
            raise NotCompilable(f"deck {deck.name!r} lacks {deck.without}, so its rows have gaps or no start")
    return LayoutPlan(
        seats=spec.seats,
        starters=deck.select(spec.start),
        bottoms=sum(row & -row for row in deck.suit_masks),
        tops=sum(1 << row.bit_length() - 1 for row in deck.suit_masks),
        pay_place=spec.place_points,
        exposed=deck.select(spec.exposed),
        needed=deck.select(spec.needed),
        laid=deck.select(spec.laid),
        corner=spec.corner,
        line=tuple(map(deck.select, deck.ranks)) if spec.form == "line" else (),
        above_first=spec.above_first,
        pass_limit=spec.pass_limit,
        stops_at_first=spec.stops_at_first,
        pay_left=_pay_left(spec),
        pay_untouched=spec.untouched_points,
        pay_pass=spec.pass_points,
        pool=spec.pool,
        again=deck.select(spec.again),
        names=deck.names,
    )


def _pay_left(spec: LayoutSpec) -> tuple[Points, ...]:
    rows = [(spec.deck.select(pattern), points) for pattern, points in spec.left_points]
    paid = tuple(sum(points for cards, points in rows if cards >> card & 1) for card in range(len(spec.deck)))
    return paid if any(paid) else ()
