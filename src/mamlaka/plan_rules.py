"""The reference interpreter of plans for tricks: legal cards, winners, payoffs.

The phases use these functions, and the C++ kernel must agree with them exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.deal_rules import (
    CardCountPoints,
    CardPair,
    FloorDivision,
    HighestCount,
    LongestSuit,
    LowestCard,
    NoTricks,
    Sweep,
    TrickCountPoints,
)
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.plan import ClassRow, TrickPlan, lower
from mamlaka.seats import Seat
from mamlaka.tricks import CardRegion, PlayCondition, Trick, TrickSpec

__all__ = [
    "binding_class",
    "breaks",
    "card_payoffs",
    "cards_counted",
    "class_masks",
    "legal_mask",
    "numbered_rows",
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
) -> tuple[LedgerEntry, ...]:
    """Return the ledger of a deal, contract by contract. The points of each entry come from the payoff table.

    Args:
        spec: the rules of the deal, with its doublings.
        taken: (seats,), the cards that each seat has taken.
        winners: the winner of each trick, in order.
        last_card: the card that took the last trick; needed only if the spec has points for it.
        tricks: the tricks with their cards, in order; needed only if the spec has rules for them.
    """
    entries: list[LedgerEntry] = []
    paired, together = _pair_entries(spec, tricks, winners)
    for part in spec.parts:
        plan, doublers = lower(part), dict(part.doubles)
        for taker, cards in enumerate(taken):
            payee = (taker + plan.payee) % plan.seats
            plain = [c for c in iter_cards(cards & ~paired) if c not in doublers]
            paid = {card: card_payoffs(plan, card, taker)[payee] for card in plain}
            if sum(paid.values()):
                entries.append(_cards_entry(_entry(plan, taker, 0, "cards", part.name), paid))
            for card in iter_cards(cards):
                if card in doublers:
                    entries += _doubled_entries(part, plan, card, taker, doublers[card])
        entries += _trick_entries(part, plan, winners)
        if last_card is not None and (points := part.points_of_last_card[last_card]):
            last = _entry(lower(part), winners[-1], points, "last_card", part.name)
            entries.append(replace(last, cards=1 << last_card))
    entries += (*together, *_lowest_entries(spec, tricks, winners))
    return _with_deal_rules(spec, taken, winners, tuple(entries))


def _entry(plan: TrickPlan, taker: Seat, points: Points, reason: str, contract: str) -> LedgerEntry:
    """Return an entry for what a seat has taken; if it is booked to another seat, the taker is named as well."""
    payee = (taker + plan.payee) % plan.seats
    return LedgerEntry(payee, points, reason, contract, other=taker if payee != taker else None)


def _pair_entries(spec: TrickSpec, tricks: Sequence[Trick], winners: Sequence[Seat]) -> tuple[Mask, list[LedgerEntry]]:
    """Return the cards that score together, and the entries of their tricks."""
    paired, entries = 0, []
    for rule in spec.deal_rules:
        if isinstance(rule, CardPair):
            first, second = spec.deck.select(rule.first), spec.deck.select(rule.second)
            for trick, winner in zip(tricks, winners, strict=False):
                cards = sum(1 << card for _, card in trick)
                if cards & first and cards & second:
                    scoring = cards & (first | second)
                    paired |= scoring
                    entries.append(LedgerEntry(winner, rule.points, rule.reason, spec.name, cards=scoring))
    return paired, entries


def _lowest_entries(spec: TrickSpec, tricks: Sequence[Trick], winners: Sequence[Seat]) -> list[LedgerEntry]:
    """Return the entries for the lowest cards of tricks."""
    rule = next((rule for rule in spec.deal_rules if isinstance(rule, LowestCard)), None)
    if rule is None:
        return []
    plan, entries = lower(spec), []
    lowest = [(_lowest_play(plan, trick)[0], winner) for trick, winner in zip(tricks, winners, strict=False)]
    for seat in range(spec.seats):
        counts = [0, 0]
        for owner, winner in lowest:
            counts[winner == seat] += owner == seat
        for count, points, reason in zip(
            counts, (rule.owner, rule.taker), (rule.reason, rule.taker_reason), strict=True
        ):
            if count and points:
                each = points if count > 1 else 0
                entries.append(LedgerEntry(seat, count * points, reason, spec.name, count=count, each=each))
    return entries


def _lowest_play(plan: TrickPlan, trick: Trick) -> tuple[Seat, Card]:
    """Return the lowest card of a trick with its seat; of equal ranks, the first one played."""
    return min(trick, key=lambda play: plan.ranks[play[1]])


def rules_for_tricks(plan: TrickPlan, trick: Trick, winner: Seat) -> tuple[Points, ...]:
    """Return (seats,): what the rules that look at the cards of a trick together add to the points of the trick."""
    points = [0] * plan.seats
    cards = sum(1 << card for _, card in trick)
    for first, second, instead in plan.pairs:
        if cards & first and cards & second:
            replaced = iter_cards(cards & (first | second))
            points[winner] += instead - sum(card_payoffs(plan, card, winner)[winner] for card in replaced)
    if plan.pay_lowest is not None:
        owner = _lowest_play(plan, trick)[0]
        points[owner] += plan.pay_lowest[owner == winner]
    return tuple(points)


def payoffs(
    plan: TrickPlan,
    taken: Sequence[Mask],
    winners: Sequence[Seat],
    last_card: Card | None = None,
    paid: Sequence[Points] = (),
) -> tuple[Points, ...]:
    """Return (seats,): the points of each seat for the tricks of a deal.

    They are the totals of `trick_ledger`, computed from the plan alone.

    Args:
        plan: the rules of the deal, with its doublings and teams.
        taken: (seats,), the cards that each seat has taken.
        winners: the winner of each trick, in order.
        last_card: the card that took the last trick; needed only if the plan pays for it.
        paid: (seats,), the sums of `rules_for_tricks`; needed only if the plan has such rules.
    """
    seats = range(plan.seats)
    rows = [[card_payoffs(plan, card, taker) for card in iter_cards(cards)] for taker, cards in enumerate(taken)]
    cards = [sum(row[seat] for part in rows for row in part) for seat in seats]
    tricks = [sum(plan.pay_trick[taker * plan.seats + seat] for taker in winners) for seat in seats]
    last = [plan.pay_last[winners[-1] * plan.seats + seat] if winners else 0 for seat in seats]
    parts = [cards, tricks, last, *(list(row) for _, row in numbered_rows(plan, winners))]
    if plan.pay_last_card and last_card is not None:
        start = (last_card * plan.seats + winners[-1]) * plan.seats
        parts.append(list(plan.pay_last_card[start : start + plan.seats]))
    if paid:
        parts.append(list(paid))
    if plan.divisor > 1:
        parts = [[points // plan.divisor for points in part] for part in parts]
    points = [sum(column) for column in zip(*parts, strict=True)]
    swept = False
    for swept_cards, for_taker, for_others in plan.sweeps:
        taker = _sweeper(swept_cards, taken)
        if taker is None:
            continue
        swept = True
        payee = (taker + plan.payee) % plan.seats
        instead = sum(card_payoffs(plan, card, taker)[payee] for card in iter_cards(swept_cards))
        for seat in seats:
            points[seat] += for_taker - instead if seat == payee else for_others
    if not swept:
        points = [points[seat] + (0 if seat in winners else plan.pay_no_tricks) for seat in seats]
    return tuple(map(sum, zip(points, *_points_for_counts(plan, taken, winners), strict=True)))


def _points_for_counts(plan: TrickPlan, taken: Sequence[Mask], winners: Sequence[Seat]) -> Iterator[Sequence[Points]]:
    """Yield (seats,): what the numbers of tricks, counts of cards, the highest of them, and the longest suit pay."""
    seats = range(plan.seats)
    if plan.pay_counts:
        most = len(plan.pay_counts[0]) - 1
        yield [plan.pay_counts[seat][min(tricks_counted(plan, winners, seat), most)] for seat in seats]
    for payee, takers, counts, row in plan.pay_card_counts:
        points = row[min(cards_counted(counts, takers, taken), len(row) - 1)]
        yield [points if seat == payee else 0 for seat in seats]
    if plan.pay_highest:
        takers, counts, to_last, march, others = plan.pay_highest
        players = tuple(seat for seat in seats if takers >> seat & 1)
        rule = HighestCount(players, (), "", "", march, others, rest="last_trick" if to_last else "highest")
        paid = rule.pays(*_counts_by_seat(counts, taken), winners)[0]
        yield [paid.get(seat, 0) for seat in seats]
    if plan.pay_longest:
        shares, _ = LongestSuit(plan.pay_longest, "").shares(taken, plan.suit_masks)
        yield [shares.get(seat, 0) for seat in seats]


def numbered_rows(plan: TrickPlan, winners: Sequence[Seat]) -> list[tuple[int, tuple[Points, ...]]]:
    """Return what is paid for single tricks by their number: each trick's number, from 1, and what each seat gets."""
    rows = []
    for number, pay in plan.pay_numbered:
        trick = number if number > 0 else len(winners) + 1 + number
        if 1 <= trick <= len(winners):
            start = winners[trick - 1] * plan.seats
            rows.append((trick, pay[start : start + plan.seats]))
    return rows


def tricks_counted(plan: TrickPlan, winners: Sequence[Seat], seat: Seat) -> int:
    """Return the number of tricks for which `TrickPlan.pay_counts` pays a seat: its own, or those of its team.

    Args:
        plan: the rules of the deal.
        winners: the winner of each trick.
        seat: the seat.
    """
    return sum(plan.partners[seat] >> winner & 1 for winner in winners) if plan.partners else winners.count(seat)


def cards_counted(counts: Sequence[int], takers: int, taken: Sequence[Mask]) -> int:
    """Return what the cards that some seats have taken count together.

    Args:
        counts: (cards,): what each card counts.
        takers: the seats, as a bit mask.
        taken: (seats,), the cards that each seat has taken.
    """
    return sum(counts[card] for seat, cards in enumerate(taken) if takers >> seat & 1 for card in iter_cards(cards))


def _counts_by_seat(counts: Sequence[int], taken: Sequence[Mask]) -> tuple[list[int], int]:
    """Return (seats,): what the cards of each seat count; and what the cards count that no one has taken."""
    own = [cards_counted(counts, 1 << seat, taken) for seat in range(len(taken))]
    return own, sum(counts) - sum(own)


def card_payoffs(plan: TrickPlan, card: Card, taker: Seat) -> tuple[Points, ...]:
    """Return (seats,): the points of each seat when `taker` takes a card."""
    start = (card * plan.seats + taker) * plan.seats
    return plan.pay[start : start + plan.seats]


def _cards_entry(entry: LedgerEntry, paid: Mapping[Card, Points]) -> LedgerEntry:
    """Return an entry with the points that some cards are worth."""
    worth = {card: points for card, points in paid.items() if points}
    values = {*worth.values()}
    each = values.pop() if len(worth) > 1 and len(values) == 1 else 0
    return replace(entry, points=sum(worth.values()), cards=sum(1 << card for card in worth), each=each)


def _with_deal_rules(spec: TrickSpec, taken: Sequence[Mask], winners: Sequence[Seat], ledger: Ledger) -> Ledger:
    """Return the ledger after the rules that look at the whole deal."""
    swept, card_counts = False, iter(lower(spec).pay_card_counts)
    for rule in spec.deal_rules:
        if isinstance(rule, FloorDivision):
            ledger = _divided(rule, spec, ledger)
        elif isinstance(rule, Sweep):
            taker = _sweeper(spec.deck.select(rule.cards), taken)
            if taker is not None:
                ledger, swept = _swept(rule, spec, taker, ledger), True
        elif isinstance(rule, TrickCountPoints):
            ledger += _counted(rule, spec, winners)
        elif isinstance(rule, CardCountPoints):
            _, takers, counts, _ = next(card_counts)
            count = cards_counted(counts, takers, taken)
            points, reason = rule.pays(count)
            ledger += (LedgerEntry(rule.payee, points, reason, spec.name, count=count),) if reason else ()
        elif isinstance(rule, HighestCount):
            ledger += _highest_entries(rule, spec, taken, winners)
        elif isinstance(rule, LongestSuit):
            shares, length = rule.shares(taken, lower(spec).suit_masks)
            ledger += tuple(
                LedgerEntry(seat, points, rule.reason, spec.name, count=length) for seat, points in shares.items()
            )
        elif isinstance(rule, NoTricks) and not swept:
            without = (seat for seat in range(spec.seats) if seat not in winners)
            ledger += tuple(LedgerEntry(seat, rule.points, rule.reason, spec.name) for seat in without)
    return ledger


def _counted(rule: TrickCountPoints, spec: TrickSpec, winners: Sequence[Seat]) -> Ledger:
    """Return the entries for the number of tricks of each seat."""
    plan, entries = lower(spec), []
    for seat in range(spec.seats):
        tricks = tricks_counted(plan, winners, seat)
        points, reason = rule.pays(seat, tricks)
        entries += [LedgerEntry(seat, points, reason, spec.name, count=tricks)] if reason else []
    return tuple(entries)


def _highest_entries(rule: HighestCount, spec: TrickSpec, taken: Sequence[Mask], winners: Sequence[Seat]) -> Ledger:
    """Return the entries of the seats whose cards count the most, or for a march."""
    row = lower(spec).pay_highest
    assert row is not None
    paid, count, reason = rule.pays(*_counts_by_seat(row[1], taken), winners)
    return tuple(
        LedgerEntry(
            seat,
            points,
            reason,
            spec.name,
            count=count,
            other=winners[-1] if reason == rule.march_reason and seat not in winners else None,
        )
        for seat, points in paid.items()
    )


def _divided(rule: FloorDivision, spec: TrickSpec, ledger: Ledger) -> Ledger:
    """Return the ledger with divided points, without the entries of which nothing is left."""
    left = {entry.seat: entry.points % rule.by for entry in ledger if entry.reason == "cards"}
    together = []
    for first, *mates in spec.teams:
        remainder = sum(left.get(seat, 0) for seat in (first, *mates))
        if points := remainder // rule.by:
            together.append(
                LedgerEntry(first, points, rule.remainders, spec.name, count=remainder, other=next(iter(mates), None))
            )
    divided = (
        replace(entry, points=entry.points // rule.by, reason=rule.reason, count=entry.points, each=0)
        if entry.reason == "cards"
        else replace(entry, points=entry.points // rule.by, each=0)
        for entry in ledger
    )
    return (*(entry for entry in divided if entry.points), *together)


def _swept(rule: Sweep, spec: TrickSpec, taker: Seat, ledger: Ledger) -> Ledger:
    """Return the ledger after a sweep: `taker` has taken all cards of the rule."""
    cards, points = spec.deck.select(rule.cards), spec.points_of_cards
    payee = (taker + spec.payee) % spec.seats

    kept = (
        _cards_entry(entry, {card: points[card] for card in iter_cards(entry.cards & ~cards)})
        if entry.seat == payee and entry.reason == "cards"
        else entry
        for entry in ledger
    )
    paid = (
        _entry(lower(spec), taker, rule.taker, rule.reason, spec.name)
        if seat == payee
        else LedgerEntry(seat, rule.others, rule.reason, spec.name, other=taker)
        for seat in range(spec.seats)
    )
    return tuple(entry for entry in (*kept, *paid) if entry.points)


def _sweeper(cards: Mask, taken: Sequence[Mask]) -> Seat | None:
    """Return the seat that has taken all of some cards, or None."""
    return next((seat for seat, own in enumerate(taken) if not cards & ~own), None)


def _doubled_entries(part: TrickSpec, plan: TrickPlan, card: Card, taker: Seat, doubler: Seat) -> list[LedgerEntry]:
    row = card_payoffs(plan, card, taker)
    entries = [LedgerEntry(taker, row[taker], "doubled", part.name, cards=1 << card, other=doubler)]
    if doubler != taker:
        entries.append(LedgerEntry(doubler, row[doubler], "doubler", part.name, cards=1 << card, other=taker))
    return entries


def _trick_entries(part: TrickSpec, plan: TrickPlan, winners: Sequence[Seat]) -> list[LedgerEntry]:
    entries = []
    for seat in range(plan.seats):
        count = sum(taker == seat for taker in winners)
        per_trick = plan.pay_trick[seat * plan.seats + (seat + plan.payee) % plan.seats]
        if count and per_trick:
            each = per_trick if count > 1 else 0
            entry = _entry(plan, seat, count * per_trick, "tricks", part.name)
            entries.append(replace(entry, count=count, each=each))
    if winners:
        last = winners[-1]
        points = plan.pay_last[last * plan.seats + (last + plan.payee) % plan.seats]
        if points:
            entries.append(_entry(plan, last, points, "last_trick", part.name))
    for number, row in numbered_rows(plan, winners):
        taker = winners[number - 1]
        points = row[(taker + plan.payee) % plan.seats]
        if points:
            entries.append(replace(_entry(plan, taker, points, "tricks", part.name), count=1))
    return entries
