"""The reference interpreter of plans: legal cards, winners, payoffs, layouts.

The state machine plays by these functions, and a compiled kernel must agree with them exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Entry, Points
from mamlaka.plan import ClassRow, LayoutPlan, TrickPlan, lower
from mamlaka.seats import Seat
from mamlaka.tricks import Region, Trick, TrickSpec, When

__all__ = [
    "best_play",
    "class_masks",
    "layout_ledger",
    "legal_mask",
    "obliging_class",
    "pay_row",
    "placeable_mask",
    "proved_absent_mask",
    "trick_ledger",
    "winner",
]


def best_play(plan: TrickPlan, trick: Trick) -> tuple[Seat, Card]:
    """Return the play that leads in a trick that has begun; of a complete trick it is the winning one."""
    beats = plan.beats
    best = trick[0]
    for play in trick:
        if beats[best[1]] >> play[1] & 1:
            best = play
    return best


def winner(plan: TrickPlan, trick: Trick) -> Seat:
    """Return the seat that takes a trick; cards that neither follow nor trump cannot win, whatever their rank."""
    return best_play(plan, trick)[0]


def class_masks(plan: TrickPlan, trick: Trick, *, first_trick: bool, broken: bool) -> list[Mask]:
    """Return the cards of each play class for the next play of a trick, in order; a class not in force is empty."""
    rows = plan.follow if trick else plan.lead
    return [_class_mask(plan, row, trick, first_trick=first_trick, broken=broken) for row in rows]


def _class_mask(plan: TrickPlan, row: ClassRow, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    region, cards, when = row
    in_force = (
        when == When.ALWAYS
        or (when == When.FIRST_TRICK and first_trick)
        or (when == When.UNBROKEN and not broken)
        or (when == When.FIRST_CARD and first_trick and not trick)
    )
    return cards & _region_mask(plan, region, trick) if in_force else 0


def _region_mask(plan: TrickPlan, region: int, trick: Trick) -> Mask:
    if region == Region.ANY:
        return -1
    if region == Region.TRUMP:
        return plan.trump_mask
    led_mask = plan.suit_masks[plan.suit_of[trick[0][1]]]
    if region == Region.LED:
        return led_mask
    best = best_play(plan, trick)[1]
    if region == Region.TRUMP_ABOVE_BEST:
        return plan.beats[best] & plan.trump_mask
    # A card of the led suit never beats a trump, so over a ruff this is empty, as it should be.
    return plan.beats[best] & led_mask if plan.suit_of[best] == plan.suit_of[trick[0][1]] else 0


def legal_mask(plan: TrickPlan, hand: Mask, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    """Return the cards of a hand that may be played next: those in the first class that the hand meets."""
    for row in plan.follow if trick else plan.lead:
        mask = hand & _class_mask(plan, row, trick, first_trick=first_trick, broken=broken)
        if mask:
            return mask
    return 0


def obliging_class(plan: TrickPlan, hand: Mask, trick: Trick, *, first_trick: bool, broken: bool) -> int:
    """Return the index of the first class that a hand with cards meets: the reason why others are refused."""
    masks = class_masks(plan, trick, first_trick=first_trick, broken=broken)
    return next(index for index, mask in enumerate(masks) if hand & mask)


def proved_absent_mask(plan: TrickPlan, card: Card, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    """Return the cards that a hand has proved not to hold by playing `card` as the next card of `trick`."""
    absent = 0
    for mask in class_masks(plan, trick, first_trick=first_trick, broken=broken):
        if mask >> card & 1:
            break
        absent |= mask
    return absent


def trick_ledger(spec: TrickSpec, taken: Sequence[Mask], winners: Sequence[Seat]) -> tuple[Entry, ...]:
    """Return the ledger of a deal, contract by contract, each line straight from the payoff table.

    Args:
        spec: the deal, with its doublings.
        taken: (seats,), the cards that each seat has taken.
        winners: the winner of each trick, in order.
    """
    entries: list[Entry] = []
    for part in spec.parts:
        plan, doublers = lower(part), dict(part.doubles)
        for taker, cards in enumerate(taken):
            plain = [c for c in iter_cards(cards) if c not in doublers]
            worth = {card: pay_row(plan, card, taker)[taker] for card in plain}
            points, paid = sum(worth.values()), sum(1 << card for card in plain if worth[card])
            if points:
                entries.append(Entry(taker, points, "cards", part.name, cards=paid))
            for card in iter_cards(cards):
                if card in doublers:
                    entries += _doubled_entries(part, plan, card, taker, doublers[card])
        entries += _trick_entries(part, plan, winners)
    return TERMINALS[spec.terminal](entries)


def pay_row(plan: TrickPlan, card: Card, taker: Seat) -> tuple[Points, ...]:
    """Return what each seat gets when `taker` takes a card."""
    start = (card * plan.seats + taker) * plan.seats
    return plan.pay[start : start + plan.seats]


def floored_thirds(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return a ledger in thirds of points as one in whole points, fractions dropped; `count` keeps those of cards."""
    whole = (
        replace(entry, points=entry.points // 3, reason="thirds", count=entry.points)
        if entry.reason == "cards"
        else replace(entry, points=entry.points // 3)
        for entry in entries
    )
    return tuple(entry for entry in whole if entry.points)


TERMINALS: Mapping[str, Callable[[Sequence[Entry]], tuple[Entry, ...]]] = {
    "": tuple,
    "floor_thirds": floored_thirds,
}
"""The rules for what is not additive, by their names in specs."""


def _doubled_entries(part: TrickSpec, plan: TrickPlan, card: Card, taker: Seat, doubler: Seat) -> list[Entry]:
    row = pay_row(plan, card, taker)
    entries = [Entry(taker, row[taker], "doubled", part.name, cards=1 << card, other=doubler)]
    if doubler != taker:
        entries.append(Entry(doubler, row[doubler], "doubler", part.name, cards=1 << card, other=taker))
    return entries


def _trick_entries(part: TrickSpec, plan: TrickPlan, winners: Sequence[Seat]) -> list[Entry]:
    entries = []
    for seat in range(plan.seats):
        count = sum(taker == seat for taker in winners)
        per_trick = plan.pay_trick[seat * plan.seats + seat]
        if count and per_trick:
            entries.append(Entry(seat, count * per_trick, "tricks", part.name, count=count))
    if winners:
        last = winners[-1]
        points = plan.pay_last[last * plan.seats + last]
        if points:
            entries.append(Entry(last, points, "last_trick", part.name))
    return entries


def placeable_mask(plan: LayoutPlan, placed: Mask) -> Mask:
    """Return the cards that fit the layout: openers of rows not begun, and the neighbours of the ends."""
    above = (placed & ~plan.tops) << 1
    below = (placed & ~plan.bottoms) >> 1
    return (plan.starters | above | below) & ~placed


def layout_ledger(spec: LayoutSpec, places: Sequence[Seat]) -> tuple[Entry, ...]:
    """Return the ledger of a layout deal whose seats went out in the order of `places`, all of them."""
    return tuple(
        Entry(seat, points, "place", spec.name, count=place)
        for place, (seat, points) in enumerate(zip(places, spec.place_points, strict=True), start=1)
    )
