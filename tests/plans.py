"""Random plans and positions, more varied than those of the games, to find differences between two interpreters."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from mamlaka.cards import Card, Deck, Mask, iter_cards
from mamlaka.deal_rules import CountRow, DealRule, FloorDivision, NoTricks, Sweep, TrickCountPoints
from mamlaka.errors import NotCompilable
from mamlaka.games.barbu.deal_rules import LongestSuit
from mamlaka.games.quodlibet.deal_rules import CardPair, LowestCard
from mamlaka.games.skat.deal_rules import CardCountPoints, HighestCount
from mamlaka.layout import Corner, LayoutSpec
from mamlaka.layout_rules import ends_that_fit
from mamlaka.plan import LayoutPlan, TrickPlan, lower
from mamlaka.plan_rules import legal_mask
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.number_tables import number_table
from mamlaka.search.positions import HiddenCards, LayoutPosition, Position, TrickPosition
from mamlaka.tricks import ANY_CARD, CardRegion, PlayClass, PlayCondition, TrickSpec

__all__ = ["Hiding", "chance", "layout_positions", "random_layout", "random_plan", "random_tricks", "trick_positions"]

T = TypeVar("T")
RANKS = "23456789TJQKA"
JOKERS = ("*L", "*S", "*X")
LEADS = (CardRegion.ANY, CardRegion.TRUMP)


def chance(rng: Rng, of: int) -> bool:
    """Return True with probability 1/`of`."""
    return rng.below(of) == 0


def some_cards(rng: Rng, deck: Deck) -> Mask:
    """Return a set in which each card occurs with probability 1/2."""
    return rng.next64() & deck.all_mask


def random_deck(rng: Rng) -> Deck:
    """Return a deck of up to five suits and up to 64 cards, with or without jokers."""
    suits = "SHDCX"[: 1 + rng.below(5)]
    return Deck("any", suits, RANKS[rng.below(len(RANKS) - 1) :][:12], JOKERS[: rng.below(4)])


def random_classes(rng: Rng, deck: Deck, regions: Sequence[CardRegion]) -> tuple[PlayClass, ...]:
    """Return duties of any kind, often only to follow suit; every hand can meet the last one."""
    classes = [
        PlayClass(
            "any",
            rng.choice(regions),
            -1 if chance(rng, 2) else some_cards(rng, deck),
            rng.choice(list(PlayCondition)),
            some_cards(rng, deck) if chance(rng, 4) else 0,
            1 + rng.below(3) if chance(rng, 4) else 1,
            chance(rng, 4),
        )
        for _ in range(rng.below(5))
    ]
    return (*classes, ANY_CARD)


def random_points(rng: Rng, deck: Deck, most: int) -> dict[str, int]:
    """Return points up to `most` for cards, suits or ranks, none twice."""
    patterns = rng.choice([[f"*{suit}" for suit in deck.suits], list(deck.ranks), list(deck.names)])
    chosen = [rng.choice(deck.names)] if chance(rng, 4) else [pattern for pattern in patterns if chance(rng, 2)]
    return {pattern: rng.below(41 + most) - 40 for pattern in chosen}


def random_part(rng: Rng, deck: Deck, base: TrickSpec, most: int) -> TrickSpec:
    """Return a contract with the play rules of `base` and points of its own, up to `most`."""
    names = [name for name in deck.names if chance(rng, 8)]
    part = replace(
        base,
        card_points=random_points(rng, deck, most),
        trick_points=0 if chance(rng, 2) else rng.below(21 + most) - 20,
        last_trick_points=0 if chance(rng, 2) else rng.below(21 + most) - 20,
        numbered_tricks=random_numbered(rng, len(deck) // base.seats, most) if chance(rng, 3) else {},
        last_card_points=random_points(rng, deck, most) if chance(rng, 4) else {},
        stop=" ".join(names) if names and chance(rng, 3) else None,
        doublable=" ".join(name for name in deck.names if chance(rng, 4)),
    )
    for _ in range(rng.below(3)):
        part = part.doubled(rng.below(len(deck)), rng.below(base.seats))
    return part


def random_numbered(rng: Rng, tricks: int, most: int) -> dict[int, int]:
    """Return points up to `most` for some of the first and the last tricks, by number."""
    numbers = [1 + rng.below(min(4, tricks)) for _ in range(rng.below(4))]
    return {rng.choice([number, -number]): rng.below(21 + most) - 20 for number in numbers}


def random_spec(rng: Rng) -> TrickSpec:
    """Return a deal with any rules that a spec can express; in every second one no player gains by taking tricks."""
    deck, most = random_deck(rng), 20 * rng.below(2)
    seats = 2 + rng.below(min(7, len(deck) - 1))
    ranks = list(deck.ranks)
    rng.shuffle(ranks)
    follow = [PlayClass("must_follow", CardRegion.LED)] if chance(rng, 2) else []
    extra = rng.stream(0)
    low = {joker: extra.choice(["", *deck.suits]) for joker in deck.jokers if chance(extra, 4)}
    base = TrickSpec(
        "any",
        deck,
        seats,
        order="".join(ranks),
        trump=rng.choice(["", *deck.suits]) if most else "",
        promoted=(
            *(joker for joker in deck.jokers if joker not in low),
            *(name for name in deck.names[: len(deck) - len(deck.jokers)] if chance(rng, 20)),
        ),
        lowest=tuple(low.items()),
        lead=random_classes(rng, deck, LEADS) if chance(rng, 2) else (ANY_CARD,),
        follow=(*follow, *random_classes(rng, deck, list(CardRegion))) if chance(rng, 2) else (*follow, ANY_CARD),
        breakers=" ".join(name for name in deck.names if chance(rng, 5)),
        discards_break=chance(rng, 3),
    )
    spec = random_part(rng, deck, base, most)
    for _ in range(rng.below(3)):
        spec = spec + random_part(rng, deck, base, most)
    if seats % 2 == 0 and chance(rng, 4):
        spec = spec.for_teams((tuple(range(0, seats, 2)), tuple(range(1, seats, 2))))
        if spec.merged or spec.doubles or chance(rng, 2):
            return spec
        if chance(extra, 2):
            return replace(spec, deal_rules=(TrickCountPoints(random_counts(extra, seats)),))
        return replace(spec, trick_points=0, deal_rules=(FloorDivision(2 + rng.below(4), "divided", "together"),))
    if spec.merged or spec.doubles:
        return spec
    rules = random_deal_rules(rng, spec)
    booked_to_taker = any(isinstance(rule, FloorDivision | CardPair | LowestCard) for rule in rules) or chance(rng, 2)
    stops = tuple(seat for seat in range(seats) if chance(extra, 8)) if chance(extra, 4) else ()
    return replace(spec, deal_rules=rules, payee=0 if booked_to_taker else rng.below(seats), stop_takers=stops)


def random_deal_rules(rng: Rng, spec: TrickSpec) -> tuple[DealRule, ...]:
    """Return rules for the whole deal, or none: often a sweep of all cards that cost points."""
    costs = [name for name, points in zip(spec.deck.names, spec.points_of_cards, strict=True) if points < 0]
    no_tricks = (NoTricks(rng.below(21) - 10),) if chance(rng, 4) else ()
    more = rng.stream(1)
    counted = (
        *no_tricks,
        *(TrickCountPoints(random_counts(rng, spec.seats)) for _ in range(rng.below(3)) if chance(rng, 3)),
    )
    counted += tuple(random_card_counts(more, spec) for _ in range(more.below(3)) if chance(more, 3))
    counted += (random_highest_count(more, spec),) if chance(more, 5) else ()
    counted += (LongestSuit(rng.below(81) - 40, "longest"),) if chance(rng, 4) else ()
    if chance(rng, 5):
        return (FloorDivision(2 + rng.below(4), "divided"), *counted)
    if chance(rng, 4):
        return (*counted, *random_trick_rules(rng, spec.deck))
    sweeps, used = [], set[str]()
    for _ in range(rng.below(3)):
        names = costs if costs and chance(rng, 2) else [name for name in spec.deck.names if chance(rng, 8)]
        points = rng.below(61) - 30, rng.below(61) - 30
        if names and used.isdisjoint(names):
            sweeps.append(Sweep(" ".join(names), "swept", *points))
            used.update(names)
    return (*sweeps, *counted)


def random_trick_rules(rng: Rng, deck: Deck) -> tuple[DealRule, ...]:
    """Return rules that look at the cards of a trick together, or none."""
    rules: list[DealRule] = []
    used: set[str] = set()
    for _ in range(rng.below(3)):
        first, second = ([name for name in deck.names if name not in used and chance(rng, 4)] for _ in range(2))
        if first and second:
            rules.append(CardPair(" ".join(first), " ".join(second), rng.below(61) - 30))
            used.update(first, second)
    return (*rules, LowestCard(rng.below(31) - 15, rng.below(31) - 15)) if chance(rng, 2) else tuple(rules)


def random_counts(rng: Rng, seats: int) -> tuple[CountRow, ...]:
    """Return points by the number of tricks, for some seats none."""
    return tuple(tuple((rng.below(31) - 15, "counted") for _ in range(rng.below(7))) for _ in range(seats))


def random_card_counts(rng: Rng, spec: TrickSpec) -> CardCountPoints:
    """Return points by what some cards count that some seats take."""
    counts = tuple((name, rng.below(12)) for name in spec.deck.names if chance(rng, 3))
    row = tuple((rng.below(61) - 30, "counted") for _ in range(1 + rng.below(40)))
    takers = tuple(seat for seat in range(spec.seats) if chance(rng, 2))
    return CardCountPoints(rng.below(spec.seats), takers, counts, row)


def random_highest_count(rng: Rng, spec: TrickSpec) -> HighestCount:
    """Return a rule by which the seats whose cards count the most lose."""
    counts = tuple((name, rng.below(12)) for name in spec.deck.names if chance(rng, 2))
    takers = tuple(seat for seat in range(spec.seats) if seat or chance(rng, 2))
    marches = rng.below(61) - 30, rng.below(61) - 30
    return HighestCount(takers, counts, "lost", "doubled", *marches, rest="highest" if chance(rng, 2) else "last_trick")


def random_plan(rng: Rng) -> tuple[TrickSpec, TrickPlan]:
    """Return a spec that compiles, and its plan."""
    while True:
        spec = random_spec(rng)
        try:
            return spec, lower(spec)
        except NotCompilable:
            continue


def random_tricks(plan: TrickPlan, rng: Rng) -> TrickPosition:
    """Return a fresh deal, with a stock, cards out of play, and seats that do not play."""
    cards: list[Card] = list(iter_cards(sum(plan.suit_masks)))
    rng.shuffle(cards)
    size = 1 + rng.below(min(8, len(cards) // plan.seats))
    hands = [sum(1 << cards.pop() for _ in range(size)) for _ in range(plan.seats)]
    stock = 0
    if chance(rng, 4):
        stock = sum(1 << cards.pop() for _ in range(plan.seats * rng.below(len(cards) // plan.seats + 1)))
    out = tuple(seat for seat in range(plan.seats - 2) if chance(rng, 6))
    turn = rng.choice([seat for seat in range(plan.seats) if seat not in out])
    return TrickPosition(tuple(hands), turn, stock=stock, gone=sum(1 << card for card in cards), out=out)


def trick_positions(plan: TrickPlan, start: TrickPosition, rng: Rng) -> list[TrickPosition]:
    """Return every position of a deal that is played at random; sometimes a seat leaves the play."""
    deal, positions = TrickDeal.of(plan, start), []
    while deal.trick or not deal.is_finished:
        if not deal.left_to_play:
            deal.take_trick(SmallNumbers(rng))
            continue
        positions.append(position_of(deal))
        hand = deal.hands[deal.turn]
        legal = legal_mask(plan, hand, deal.trick, first_trick=deal.first_trick, broken=deal.broken)
        deal.play(rng.choice(list(iter_cards(legal))))
        alive = [seat for seat in range(plan.seats) if seat not in deal.out]
        if chance(rng, 12) and len(alive) > 2 and deal.trick:
            leaver = rng.choice(alive)
            deal.out = (*deal.out, leaver)
            if deal.turn == leaver:
                deal.turn = deal.next_seat(leaver)
    return positions


def position_of(deal: TrickDeal) -> TrickPosition:
    """Return the position of a deal that is being played."""
    winners = deal.winners
    return TrickPosition(
        tuple(deal.hands),
        deal.turn,
        deal.trick,
        tuple(deal.taken),
        tuple(winners.count(seat) for seat in range(deal.plan.seats)),
        winners[-1] if winners else None,
        deal.stock,
        deal.gone,
        deal.out,
        deal.broken,
        deal.first_trick,
        winners=tuple(winners) if deal.plan.pay_numbered else None,
        paid=deal.paid,
    )


def random_layout(rng: Rng) -> tuple[LayoutSpec, LayoutPlan]:
    """Return a layout of any deck that can be dealt evenly, and its plan."""
    while True:
        ranks = RANKS[rng.below(len(RANKS) - 1) :][:12]
        start = rng.choice(ranks)
        ends = [rank + suit for suit in "SHDCX" for rank in dict.fromkeys((ranks[0], ranks[-1])) if rank != start]
        suits = "SHDCX"[: 1 + rng.below(5)]
        deck = Deck("any", suits, ranks, without=" ".join(end for end in ends if end[1] in suits and chance(rng, 4)))
        seats = 2 + rng.below(7)
        if len(deck) % seats or len(deck) < seats:
            continue
        spec = LayoutSpec(
            "any",
            deck,
            seats,
            start=start,
            place_points=tuple(rng.below(401) - 200 for _ in range(seats)),
            needed=" ".join(name for name in deck.names if chance(rng, 20)),
            again=" ".join(name for name in deck.names if chance(rng, 4)) if chance(rng, 3) else "",
        )
        if chance(rng, 4):
            spec = replace(spec, deck=Deck("any", suits, ranks), form="line", needed="")
            spec = replace(spec, stops_at_first=chance(rng, 3), pass_points=rng.below(3) - 1)
            if len(spec.deck) % seats or len(spec.deck) < seats:
                continue
        elif chance(rng, 2):
            spec = _varied(spec, rng)
        return spec, lower(spec)


def _varied(spec: LayoutSpec, rng: Rng) -> LayoutSpec:
    """Return a layout spec with other rules on corners, passes, the end, and points."""
    corners: tuple[Corner, ...] = ("none", "link", "tunnel")
    return replace(
        spec,
        corner=rng.choice(corners),
        above_first=chance(rng, 3),
        pass_limit=rng.below(4) if chance(rng, 2) else None,
        stops_at_first=chance(rng, 3),
        left_points=tuple((name, rng.below(21) - 10) for name in spec.deck.names if chance(rng, 3)),
        untouched_points=0 if chance(rng, 2) else rng.below(41) - 20,
        pass_points=rng.below(3) - 1,
        pool=rng.below(20) if chance(rng, 2) else None,
    )


def layout_positions(plan: LayoutPlan, rng: Rng) -> list[LayoutPosition]:
    """Return every position of a deal that is played at random."""
    cards = list(range(plan.tops.bit_length()))
    size = len(cards) // plan.seats
    positions: list[LayoutPosition] = []
    while not positions:  # all seats but one may be eliminated before a card is played
        rng.shuffle(cards)
        hands = [sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(plan.seats)]
        deal = LayoutDeal.of(plan, LayoutPosition(tuple(hands), rng.below(plan.seats)))
        while fitting := deal.pass_on():
            positions.append(
                LayoutPosition(
                    tuple(deal.hands),
                    deal.turn,
                    deal.placed,
                    tuple(deal.places),
                    tuple(deal.eliminated),
                    tuple(deal.passes),
                    deal.ends,
                )
            )
            card = rng.choice(list(iter_cards(fitting)))
            deal.play(card, rng.choice(ends_that_fit(plan, deal.ends, card)) if plan.line else "")
    return positions


class Hiding:
    """Hides the cards that one seat does not see: other hands and the stock become columns of worlds."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self._seats = seats
        self._rng = rng

    def hide(self, position: Position, count: int) -> tuple[Position, HiddenCards]:
        """Return a position with only the hand of the seat on turn, and worlds that fill the hidden places."""
        hands, stock = position.hands, position.stock if isinstance(position, TrickPosition) else 0
        mine = tuple(hand if seat == position.turn else 0 for seat, hand in enumerate(hands))
        others = [seat for seat in range(self._seats) if seat != position.turn]
        sizes = [hands[seat].bit_count() for seat in others] + ([stock.bit_count()] if stock else [])
        where = (*others, *([self._seats] if stock else []), None)
        unseen = stock | sum(hands[seat] for seat in others)
        rows: list[Mask] = []
        for _ in range(count):
            cards = list(iter_cards(unseen))
            self._rng.shuffle(cards)
            rows += [sum(1 << cards.pop() for _ in range(size)) for size in sizes]
            rows.append(self._rng.next64())  # a bit pattern without a place
        worlds = HiddenCards(number_table("Q", rows, len(where)), where, unseen)
        if isinstance(position, TrickPosition):
            return replace(position, hands=mine, stock=0), worlds
        return replace(position, hands=mine), worlds
