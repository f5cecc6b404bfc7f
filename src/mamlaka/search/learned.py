"""The learned playout policies: a card is worth the sum of one weight from each of some tables.

A trait is a small number that describes a card as its owner sees it, such as how many unseen cards of its suit are
higher. Each table looks at a few traits and has a weight for every combination of their values, so a table can tell
that a high card is bad in a short suit and good in a long one. `mamlaka.search.training` learns two sets of weights
from random deals, in which each legal card of a position is tried: one says what cards are worth, the other which one
to choose.

The policies use only what a player may know, and no more arithmetic than sums of integers, so that the C++ counterpart
(`kernel/learned.hpp`) chooses the same cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp, prod
from typing import TypeAlias

from mamlaka.cards import Card, Mask, highest_card, iter_cards, lowest_card
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.search.conventional import taking_costs
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.heuristic import relative_payoffs, row_above, row_below
from mamlaka.search.sweeps import count_losers, is_sweep_close, rewarded_costs, takers_of
from mamlaka.seats import Seat

__all__ = [
    "DECAYS",
    "LearnedPolicy",
    "TraitTable",
    "card_values",
    "learned_card",
    "places_of",
    "tables_of",
    "weights_of",
]

TraitTable: TypeAlias = Mapping[str, int]
"""The traits that a table looks at, each with the largest value that it tells apart."""

TRICK_TABLES: tuple[TraitTable, ...] = (
    {"kind": 15, "above": 8, "below": 8, "costs": 15},
    {"kind": 15, "length": 7, "lower": 5, "costs": 15, "below": 3},
    {"kind": 15, "trick_costs": 3, "costs": 15, "above": 4, "unseen": 8},
    {"kind": 15, "hand": 12, "above": 4, "below": 4, "cost": 3},
    {"kind": 15, "rest": 5, "rest_below": 4, "rest_above": 4, "rest_costs": 3, "stage": 3},
    {"kind": 15, "unseen_costs": 7, "trick_costs": 3, "above": 3, "below": 3, "cost": 3},
    {"kind": 15, "unseen": 8, "length": 7, "costs": 15},
    {"kind": 15, "height": 12, "costs": 15, "trick_costs": 3},
    {"kind": 15, "best_above": 4, "trick_costs": 3, "above": 4, "cost": 3},
)
"""The tables for cards that are played to tricks."""

SWEEP_TABLES: tuple[TraitTable, ...] = (
    *TRICK_TABLES,
    {"kind": 15, "sweep": 6, "cost": 3, "above": 4, "stage": 3, "trick_costs": 3},
    {"kind": 15, "sweep": 6, "height": 12, "costs": 15},
)
"""The same if taking all the bad cards is rewarded."""

ROW_TABLES: tuple[TraitTable, ...] = (
    {"place": 12, "nearest": 15, "behind": 5, "nearest_above": 7},
    {"place": 12, "next": 1, "farthest": 9, "hand": 12, "behind": 3},
    {"place": 12, "legal": 8, "hand": 12, "behind": 3, "next": 1},
    {"place": 12, "next": 1, "least_hand": 5, "behind": 3, "gone_out": 2},
    {"place": 12, "behind": 5, "rival": 5, "legal": 8, "gone_out": 2},
    {"unseen_behind": 9, "behind": 5, "blocked": 5, "hand": 12, "next": 1},
    {"place": 12, "nearest": 15, "legal": 7, "stage": 3},
    {"place": 12, "other_rows": 7, "least_hand": 5, "hand": 12, "gone_out": 2},
    {"place": 12, "after": 8, "behind": 5, "unseen_behind": 9, "gone_out": 2},
    {"place": 12, "next_hand": 5, "blocked": 5, "gone_out": 2},
)
"""The tables for cards that are added to the rows of a layout."""

SHARPNESS = 6
"""The spread divided by what players err by. Of 2, 4 and 8, four to eight predicted cards best."""
DECAYS = 512
"""The number of differences between values that are told apart; a card that is worth less is never chosen."""
FEW_LOSERS = 3
"""From this number on, cards that can't be cashed are not counted."""
OTHERS_SWEEP = 5
"""The class of a sweep that another seat may still make; one more if it is close."""
STAGE = 3
"""The number of cards of a hand that make a stage of a deal."""
NEAREST = 4
"""The number of the nearest cards in a row that a trait looks at."""
SIZE_CLASSES = (1, 2, 3, 5, 8)
"""The largest hand of each class of sizes but the last."""
LATER = 2
"""From this number on, seats that play later in a trick are not told apart."""


def tables_of(plan: Plan) -> tuple[TraitTable, ...]:
    """Return the tables of the learned policies of a plan."""
    if isinstance(plan, LayoutPlan):
        return ROW_TABLES
    return SWEEP_TABLES if any(rewarded_costs(plan)) else TRICK_TABLES


def weights_of(tables: Sequence[TraitTable]) -> int:
    """Return the number of weights of tables."""
    return sum(prod(most + 1 for most in table.values()) for table in tables)


@dataclass(frozen=True)
class LearnedPolicy:
    """The weights of a plan, for all seats: of all tables, one after the other, as signed bytes."""

    choices: bytes
    """The weights by which the policy chooses cards: they tell best which card is the best one."""
    values: bytes
    """The weights by which it values cards: they tell best how much more one card brings than another."""
    unit: float
    """The points of one unit of the values."""
    spread: float
    """The standard deviation of what the cards of one position bring, in points."""

    @cached_property
    def decays(self) -> tuple[float, ...]:
        """(DECAYS,): how much less often players choose a card by what it is worth less than the best, in units.

        Players err by about a sixth of the spread. The numbers are products, so that they are the same everywhere.
        """
        step, decays = exp(-SHARPNESS * self.unit / max(self.spread, self.unit)), [1.0]
        while len(decays) < DECAYS:
            decays.append(decays[-1] * step)
        return tuple(decays)

    def decay(self, less: int) -> float:
        """Return how much less often a card is chosen that is worth less than the best by this number of units."""
        return self.decays[less] if less < DECAYS else 0.0


def card_values(policy: LearnedPolicy, deal: TrickDeal | LayoutDeal, legal: Mask) -> dict[Card, int]:
    """Return what each legal card of the seat on turn is worth, in units."""
    return _sums(policy.values, deal, legal)


def learned_card(policy: LearnedPolicy, deal: TrickDeal | LayoutDeal, legal: Mask) -> Card:
    """Return the card that the learned policy chooses; the first of equals."""
    sums = _sums(policy.choices, deal, legal)
    return max(sums, key=sums.__getitem__)


def _sums(packed: bytes, deal: TrickDeal | LayoutDeal, legal: Mask) -> dict[Card, int]:
    """Return the sum of the weights of each legal card of the seat on turn."""
    weights = memoryview(packed).cast("b")
    tables = tables_of(deal.plan)
    cards = _row_traits(deal, legal) if isinstance(deal, LayoutDeal) else _trick_traits(deal, legal)
    return {card: sum(weights[place] for place in places_of(tables, traits)) for card, traits in cards}


def places_of(tables: Sequence[TraitTable], traits: Mapping[str, int]) -> tuple[int, ...]:
    """Return for each table the place of the weight for these traits, counted over all tables."""
    places, start = [], 0
    for table in tables:
        place, size = 0, 1
        for trait, most in table.items():
            place = place * (most + 1) + min(traits[trait], most)
            size *= most + 1
        places.append(start + place)
        start += size
    return tuple(places)


def _trick_traits(deal: TrickDeal, legal: Mask) -> Iterator[tuple[Card, dict[str, int]]]:
    """Yield each legal card of the seat on turn with its traits.

    `kind` tells leads, cards that beat the trick, cards that duck and discards apart, whether a partner gets these two,
    and how many seats play later.
    `costs` has bits for cards that cost points: unseen above and below the card, others of the suit in the hand, and
    the card itself. `sweep` says who may still take all the bad cards. The names that begin with `rest` describe what
    the hand keeps of the suit.
    """
    plan, hand = deal.plan, deal.hands[deal.turn]
    trick = sum(1 << card for _, card in deal.trick)
    unseen, priced = plan.every & ~(hand | deal.seen | trick), _priced(plan, deal.turn)
    best = plan.beats[winning_play(plan, deal.trick)[1]] if deal.trick else 0
    held = hand.bit_count() - 1
    shared = {
        "trick_costs": (trick & priced).bit_count(),
        "unseen_costs": (unseen & priced).bit_count(),
        "best_above": (unseen & best).bit_count(),
        "hand": held,
        "stage": held // STAGE,
        "sweep": _sweep_class(deal, hand, unseen),
    }
    for card in iter_cards(legal):
        suit, up = plan.suit_masks[plan.suit_of[card]], plan.beats[card]
        others, rest = unseen & suit, hand & suit & ~(1 << card)
        costs, is_costly, above = others & priced, priced >> card & 1, (others & up).bit_count()
        yield (
            card,
            shared
            | {
                "kind": _kind(deal, card, best),
                "above": above,
                "below": others.bit_count() - above,
                "unseen": others.bit_count(),
                "length": 1 + rest.bit_count(),
                "lower": (rest & ~up).bit_count(),
                "height": taking_costs(plan).heights[card],
                "costs": bool(costs & up) + 2 * bool(costs & ~up) + 4 * bool(rest & priced) + 8 * is_costly,
                "cost": bool(costs) + 2 * is_costly,
                "rest": rest.bit_count(),
                "rest_below": (others & ~plan.beats[lowest_card(rest)]).bit_count() if rest else 0,
                "rest_above": (others & plan.beats[highest_card(rest)]).bit_count() if rest else 0,
                "rest_costs": bool(rest & priced) + 2 * bool(costs) if rest else 0,
            },
        )


def _priced(plan: TrickPlan, seat: int) -> Mask:
    """Return the cards that cost a seat points."""
    return sum(1 << card for card, price in enumerate(taking_costs(plan).prices[seat]) if price)


@lru_cache(maxsize=4096)
def _mates(plan: TrickPlan) -> tuple[tuple[Seat, ...], ...]:
    """Return for each seat the other seats whose cards and tricks are worth to it what its own are: good or bad."""
    relative, seats = relative_payoffs(plan), range(plan.seats)
    size = plan.seats**2
    worth = [
        [
            sum((*relative.cards[winner * plan.seats + seat :: size], relative.trick[winner * plan.seats + seat]))
            for winner in seats
        ]
        for seat in seats
    ]
    return tuple(
        tuple(winner for winner in seats if winner != seat and worth[seat][winner] * worth[seat][seat] > 0)
        for seat in seats
    )


def _kind(deal: TrickDeal, card: Card, best: Mask) -> int:
    if not deal.trick:
        return 0
    later = min(deal.left_to_play - 1, LATER)
    if best >> card & 1:
        return 1 + later
    follows = deal.plan.suit_of[card] == deal.plan.suit_of[deal.trick[0][1]]
    winner = winning_play(deal.plan, deal.trick)[0]
    return (4 if follows else 7) + 6 * (winner in _mates(deal.plan)[deal.turn]) + later


def _sweep_class(deal: TrickDeal, hand: Mask, unseen: Mask) -> int:
    """Return who may still take all the cards of a sweep that cost points, and how close they are; 0: nobody."""
    costs = next(filter(None, rewarded_costs(deal.plan)), 0)
    takers = takers_of(costs, deal.taken)
    if not costs or len(takers) > 1:
        return 0
    if takers in ([], [deal.turn]):
        return 1 + min(count_losers(deal.plan, hand, unseen), FEW_LOSERS)
    return OTHERS_SWEEP + is_sweep_close(deal.plan, costs, deal.taken[takers[0]])


def _row_traits(deal: LayoutDeal, legal: Mask) -> Iterator[tuple[Card, dict[str, int]]]:
    """Yield each legal card of the seat on turn with its traits.

    The cards behind a card are those of its row that can only be played after it. A card that opens a row has some on
    both sides; then `nearest`, `next` and `farthest` look at the lower side, and `nearest_above` at the upper one.
    `rival` is the number of own cards behind the best other legal card, and `blocked` that of all own cards that don't
    fit yet. `least_hand` and `next_hand` are classes of the smallest hand of the others and of the next one.
    """
    plan, hand, seats = deal.plan, deal.hands[deal.turn], deal.plan.seats
    unseen = (1 << plan.tops.bit_length()) - 1 & ~(hand | deal.placed)
    sides = {
        card: (_open(deal, row_above(plan, card)), _open(deal, row_below(plan, card))) for card in iter_cards(legal)
    }
    own = {card: (hand & (above | below)).bit_count() for card, (above, below) in sides.items()}
    others = [deal.hands[(deal.turn + step) % seats].bit_count() for step in range(1, seats)]
    held = hand.bit_count() - 1
    shared = {
        "hand": held,
        "stage": held // STAGE,
        "legal": legal.bit_count(),
        "blocked": (hand & ~legal).bit_count(),
        "least_hand": _size_class(min(filter(None, others))),
        "next_hand": _size_class(next(filter(None, others))),
        "gone_out": len(deal.places),
    }
    for card, (above, below) in sides.items():
        side, step = (below, -1) if below else (above, 1)
        row = row_above(plan, card) | row_below(plan, card) | 1 << card
        nearest, has_next = _nearest(hand & side, card, step), bool(_nearest(hand & side, card, step) & 1)
        both = bool(above and below)
        yield (
            card,
            shared
            | {
                "place": card - lowest_card(row),
                "nearest": nearest,
                "nearest_above": _nearest(hand & above, card, 1) % 2 ** (NEAREST - 1) if both else 0,
                "next": has_next,
                "behind": own[card],
                "farthest": _farthest(hand & side, card, step),
                "unseen_behind": (unseen & (above | below)).bit_count(),
                "rival": 1 + max((own[other] for other in own if other != card), default=-1),
                "other_rows": (legal & ~row).bit_count(),
                "after": legal.bit_count() - 1 + has_next + (both and bool(hand & above & 2 << card)),
            },
        )


def _open(deal: LayoutDeal, side: Mask) -> Mask:
    """Return the cards of a side of a row, unless one of them has been played."""
    return 0 if side & deal.placed else side


def _nearest(own: Mask, card: Card, step: int) -> int:
    """Return which of the nearest cards of a side the hand has, as bits, the nearest first."""
    places = (card + step * distance for distance in range(1, NEAREST + 1))
    return sum((own >> place & 1) << number for number, place in enumerate(places) if place >= 0)


def _farthest(own: Mask, card: Card, step: int) -> int:
    """Return the distance of the farthest card that the hand has on a side; 0 if it has none."""
    if not own:
        return 0
    return card - lowest_card(own) if step < 0 else highest_card(own) - card


def _size_class(size: int) -> int:
    """Return the class of the size of a hand: small hands are told apart."""
    return sum(size > most for most in SIZE_CLASSES)
