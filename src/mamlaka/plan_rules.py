"""The reference interpreter of plans for tricks: legal cards, winners, payoffs.

The phases use these functions, and the C++ kernel must agree with them exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import add, sub

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.deal_rules import PlayedDeal
from mamlaka.ledger import Ledger, LedgerEntry, Points, points_by_seat, shared_in_teams
from mamlaka.plan import ClassRow, TrickPlan, lower
from mamlaka.seats import Seat
from mamlaka.tricks import CardRegion, PlayCondition, Trick, TrickSpec

__all__ = [
    "binding_class",
    "breaks",
    "card_payoffs",
    "class_masks",
    "legal_mask",
    "payoffs",
    "proved_absent_mask",
    "proved_few",
    "rules_for_tricks",
    "trick_ledger",
    "trick_winner",
    "tricks_counted",
    "winning_play",
]

PAIR = 2


def winning_play(plan: TrickPlan, trick: Trick) -> tuple[Seat, Card]:
    """Return the play that is winning a trick so far. The trick must not be empty."""
    beats = plan.beats
    best = trick[0]
    for play in trick:
        if beats[best[1]] >> play[1] & 1:
            best = play
    return best


def trick_winner(plan: TrickPlan, trick: Trick) -> Seat:
    """Return the seat that takes a trick. Cards that neither follow suit nor trump cannot win, whatever their rank."""
    return winning_play(plan, trick)[0]


def class_masks(plan: TrickPlan, trick: Trick, *, first_trick: bool, broken: bool) -> list[Mask]:
    """Return the cards of each play class for the next play of a trick, in order. A class not in force is empty."""
    rows = plan.follow if trick else plan.lead
    return [_class_mask(plan, row, trick, first_trick=first_trick, broken=broken) for row in rows]


def _class_mask(plan: TrickPlan, row: ClassRow, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    region, cards, when, *_ = row
    in_force = (
        when == PlayCondition.ALWAYS
        or (when == PlayCondition.FIRST_TRICK and first_trick)
        or (when == PlayCondition.UNBROKEN and not broken)
        or (when == PlayCondition.FIRST_CARD and first_trick and not trick)
        or (when == PlayCondition.LATER_TRICKS and not first_trick)
    )
    return cards & _region_mask(plan, region, trick) if in_force else 0


def _region_mask(plan: TrickPlan, region: int, trick: Trick) -> Mask:
    if region == CardRegion.ANY:
        return -1
    if region == CardRegion.TRUMP:
        return plan.trump_mask
    led_mask = plan.suit_masks[plan.suit_of[trick[0][1]]]
    if region == CardRegion.LED:
        return led_mask
    best = winning_play(plan, trick)[1]
    if region == CardRegion.TRUMP_ABOVE_BEST:
        return plan.beats[best] & plan.trump_mask
    # If the trick has been ruffed, no card of the led suit can win it.
    return plan.beats[best] & led_mask if plan.suit_of[best] == plan.suit_of[trick[0][1]] else 0


def legal_mask(plan: TrickPlan, hand: Mask, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    """Return the cards of a hand that may be played next.

    They are the cards of the first play class of which the hand holds enough, and the cards that may always be played
    beside that class.

    Args:
        plan: the rules; its classes for leading and following are `lead` and `follow`.
        hand: the cards of the seat to play; none: the result is none.
        trick: the plays of the running trick; empty if the seat leads.
        first_trick: whether this is the first trick of the deal.
        broken: whether a card has ended `PlayCondition.UNBROKEN`; see `breaks`.
    """
    for row in plan.follow if trick else plan.lead:
        mask = hand & _class_mask(plan, row, trick, first_trick=first_trick, broken=broken)
        if mask.bit_count() >= row[4]:
            return (_unbeaten_mask(plan, mask) if row[5] else mask) | hand & row[3]
    return 0


def _unbeaten_mask(plan: TrickPlan, cards: Mask) -> Mask:
    """Return those of some cards that none of the others beats."""
    return sum(1 << card for card in iter_cards(cards) if not plan.beats[card] & cards)


def breaks(plan: TrickPlan, card: Card, trick: Trick) -> bool:
    """Return whether a card that is played next to a trick ends `PlayCondition.UNBROKEN`."""
    is_discarded = bool(trick) and plan.suit_of[trick[0][1]] != plan.suit_of[card]
    return bool(plan.breakers >> card & 1) and (is_discarded or not plan.discards_break)


def binding_class(plan: TrickPlan, hand: Mask, trick: Trick, *, first_trick: bool, broken: bool) -> int:
    """Return the index of the first class that a hand meets. Its `reason` explains why other cards are refused.

    The hand must not be empty.
    """
    masks = class_masks(plan, trick, first_trick=first_trick, broken=broken)
    rows = plan.follow if trick else plan.lead
    return next(index for index, mask in enumerate(masks) if (hand & mask).bit_count() >= rows[index][4])


def proved_absent_mask(plan: TrickPlan, card: Card, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    """Return the cards that a hand has proved not to hold by playing `card` as the next card of `trick`."""
    known = plan.absent_masks
    if known is None:
        return _proved_absent_mask(plan, card, trick, first_trick=first_trick, broken=broken)
    key = card, plan.suit_of[trick[0][1]] if trick else -1, first_trick, broken
    if key not in known:
        known[key] = _proved_absent_mask(plan, card, trick, first_trick=first_trick, broken=broken)
    return known[key]


def _proved_absent_mask(plan: TrickPlan, card: Card, trick: Trick, *, first_trick: bool, broken: bool) -> Mask:
    absent = 0
    for row in plan.follow if trick else plan.lead:
        mask = _class_mask(plan, row, trick, first_trick=first_trick, broken=broken)
        # A card of `also_allowed` proves nothing: a hand may play it whether it meets the class or not.
        if mask and (mask | row[3]) >> card & 1:
            # A hand without a second card of the class has no higher one either.
            if row[5] and row[4] <= PAIR and not row[3] >> card & 1:
                absent |= mask & plan.beats[card]
            break
        if row[4] == 1:
            absent |= mask
    return absent


def proved_few(
    plan: TrickPlan, card: Card, trick: Trick, *, first_trick: bool, broken: bool
) -> tuple[tuple[Mask, int], ...]:
    """Return the sets of cards of which a hand has proved to hold few by playing `card`, each with the most of them.

    These are the classes that several cards are needed to meet. What `proved_absent_mask` returns is left out.
    """
    few = []
    for row in plan.follow if trick else plan.lead:
        mask = _class_mask(plan, row, trick, first_trick=first_trick, broken=broken)
        if mask and (mask | row[3]) >> card & 1:
            break
        if mask and row[4] > 1:
            few.append((mask, row[4] - 1))
    return tuple(few)


def trick_ledger(
    spec: TrickSpec,
    taken: Sequence[Mask],
    winners: Sequence[Seat],
    last_card: Card | None = None,
    tricks: Sequence[Trick] = (),
) -> Ledger:
    """Return the ledger of a deal, contract by contract, and then what the rules for the whole deal pay.

    Args:
        spec: the rules of the deal, with its doublings.
        taken: (seats,), the cards that each seat has taken.
        winners: the winner of each trick, in order.
        last_card: the card that took the last trick; needed only if the spec has points for it.
        tricks: the tricks with their cards, in order; needed only if the spec has rules for them.
    """
    if not spec.deal_rules:
        return tuple(_plain_entries(spec, taken, winners, last_card, replaced=0))
    return _ledger(lower(spec), taken, winners, last_card, tricks)


def _ledger(
    plan: TrickPlan,
    taken: Sequence[Mask],
    winners: Sequence[Seat],
    last_card: Card | None = None,
    tricks: Sequence[Trick] = (),
) -> Ledger:
    """Return the ledger of a deal that is played by a plan."""
    spec, deal, replaced = plan.spec, PlayedDeal(plan, taken, winners, tricks), 0
    for rule in spec.deal_rules:
        replaced |= rule.replaced(deal)
    ledger = tuple(_plain_entries(spec, taken, winners, last_card, replaced))
    for rule in spec.deal_rules:
        ledger = rule.settle(deal, ledger)
    return ledger


def rules_for_tricks(plan: TrickPlan, trick: Trick, winner: Seat) -> tuple[Points, ...]:
    """Return (seats,): what the rules that look at the cards of a trick together add to the points of the trick."""
    taken = [0] * plan.seats
    taken[winner] = sum(1 << card for _, card in trick)
    together = points_by_seat(_ledger(plan, taken, [winner], tricks=[trick]), plan.seats)
    return tuple(map(sub, together, points_by_seat(_ledger(plan, taken, [winner]), plan.seats)))


def payoffs(
    plan: TrickPlan,
    taken: Sequence[Mask],
    winners: Sequence[Seat],
    last_card: Card | None = None,
    paid: Sequence[Points] = (),
) -> tuple[Points, ...]:
    """Return (seats,): the points of each seat for the tricks of a deal, the sums of `trick_ledger`.

    Args:
        plan: the rules of the deal, with its doublings and teams.
        taken: (seats,), the cards that each seat has taken.
        winners: the winner of each trick, in order.
        last_card: the card that took the last trick; needed only if the plan pays for it.
        paid: (seats,), the sums of `rules_for_tricks`; needed only if the plan has such rules.
    """
    points = points_by_seat(_ledger(plan, taken, winners, last_card), plan.seats)
    points = shared_in_teams(points, plan.spec.teams)
    return tuple(map(add, points, paid)) if paid else points


def tricks_counted(plan: TrickPlan, winners: Sequence[Seat], seat: Seat) -> int:
    """Return the number of tricks for which `TrickPlan.pay_counts` pays a seat: its own, or those of its team.

    Args:
        plan: the rules of the deal.
        winners: the winner of each trick.
        seat: the seat.
    """
    return sum(plan.partners[seat] >> winner & 1 for winner in winners) if plan.partners else winners.count(seat)


def card_payoffs(plan: TrickPlan, card: Card, taker: Seat) -> tuple[Points, ...]:
    """Return (seats,): the points of each seat when `taker` takes a card."""
    start = (card * plan.seats + taker) * plan.seats
    return plan.pay[start : start + plan.seats]


def _plain_entries(
    spec: TrickSpec, taken: Sequence[Mask], winners: Sequence[Seat], last_card: Card | None, replaced: Mask
) -> Iterator[LedgerEntry]:
    """Yield the entries for cards and tricks, contract by contract, without the cards for which a rule pays."""
    for part in spec.parts:
        points, doublers = part.points_of_cards, dict(part.doubles)
        for taker, cards in enumerate(taken):
            plain = {card: points[card] for card in iter_cards(cards & ~replaced) if card not in doublers}
            if sum(plain.values()):
                yield _cards_entry(_entry(part, taker, 0, "cards"), plain)
            for card in iter_cards(cards):
                if card in doublers:
                    yield from _doubled_entries(part, card, taker, doublers[card])
        yield from _trick_entries(part, winners)
        if last_card is not None and (value := part.points_of_last_card[last_card]):
            yield replace(_entry(part, winners[-1], value, "last_card"), cards=1 << last_card)


def _entry(spec: TrickSpec, taker: Seat, points: Points, reason: str) -> LedgerEntry:
    """Return an entry for what a seat has taken; if it is booked to another seat, the taker is named as well."""
    payee = spec.payee_of(taker)
    return LedgerEntry(payee, points, reason, spec.name, other=taker if payee != taker else None)


def _cards_entry(entry: LedgerEntry, paid: Mapping[Card, Points]) -> LedgerEntry:
    """Return an entry with the points that some cards are worth."""
    worth = {card: points for card, points in paid.items() if points}
    values = {*worth.values()}
    each = values.pop() if len(worth) > 1 and len(values) == 1 else 0
    return replace(entry, points=sum(worth.values()), cards=sum(1 << card for card in worth), each=each)


def _doubled_entries(spec: TrickSpec, card: Card, taker: Seat, doubler: Seat) -> Iterator[LedgerEntry]:
    points, cards = spec.points_of_cards[card], 1 << card
    times = spec.own_double if taker == doubler else 2
    yield LedgerEntry(taker, times * points, "doubled", spec.name, cards=cards, other=doubler)
    if doubler != taker:
        yield LedgerEntry(doubler, -points, "doubler", spec.name, cards=cards, other=taker)


def _trick_entries(spec: TrickSpec, winners: Sequence[Seat]) -> Iterator[LedgerEntry]:
    for seat in range(spec.seats) if spec.trick_points else ():
        if count := sum(taker == seat for taker in winners):
            each = spec.trick_points if count > 1 else 0
            yield replace(_entry(spec, seat, count * spec.trick_points, "tricks"), count=count, each=each)
    if winners and spec.last_trick_points:
        yield _entry(spec, winners[-1], spec.last_trick_points, "last_trick")
    for number, points in dict(spec.numbered_tricks).items():
        trick = number if number > 0 else len(winners) + 1 + number
        if points and 1 <= trick <= len(winners):
            yield replace(_entry(spec, winners[trick - 1], points, "tricks"), count=1)
