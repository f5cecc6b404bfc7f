"""What cards of Cribbage are worth on average: hands over all starters, and cribs over what others throw.

All points but those for suits depend on ranks alone. They come from one table of all sets of five ranks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.combinations import HandSpec, combinations_in
from mamlaka.games.cribbage.deal import CRIB_SIZE, DECK, HAND, MOST, PLAY
from mamlaka.ledger import Points

__all__ = [
    "KEYS",
    "RANKS",
    "RANK_MASKS",
    "RANK_OF",
    "crib_mean",
    "hand_mean",
    "hand_shares",
    "mean_of_pair",
    "quick_points",
    "rank_key",
    "rank_points",
]

RANKS = len(DECK.ranks)
SUITS = len(DECK.suits)
RANK_OF = PLAY.combinations.rank_of
RANK_MASKS = tuple(DECK.select(rank) for rank in DECK.ranks)
JACK, JACKS = DECK.ranks.index("J"), DECK.select("J")
KEYS = tuple((SUITS + 1) ** rank for rank in range(RANKS))
"""(ranks,): what a card of each rank adds to the key of a set."""


def rank_key(ranks: Sequence[int]) -> int:
    """Return the key of a set of ranks, which does not depend on their order."""
    return sum(KEYS[rank] for rank in ranks)


@cache
def rank_points() -> dict[int, Points]:
    """Return the points of all sets of five ranks without those for suits, by the key of the set."""
    spec, table = HandSpec(HAND.combinations), {}
    for ranks in combinations_with_replacement(range(RANKS), CRIB_SIZE + 1):
        if ranks[0] != ranks[-1]:
            # The cards of a rank get different suits.
            names = (DECK.ranks[rank] + DECK.suits[ranks[:place].count(rank)] for place, rank in enumerate(ranks))
            starter, *hand = map(DECK.card, names)
            found = combinations_in(spec, sum(1 << card for card in hand), starter)
            table[rank_key(ranks)] = sum(row.points for row in found)
    return table


def counts_of(cards: Mask) -> tuple[int, ...]:
    """Return (ranks,): how many cards of each rank a set has."""
    return tuple((cards & mask).bit_count() for mask in RANK_MASKS)


def hand_mean(hand: Mask, unseen: Mask) -> float:
    """Return the exact mean of a hand over all starters among the unseen cards."""
    table, counts = rank_points(), counts_of(unseen)
    key = sum(KEYS[RANK_OF[card]] for card in iter_cards(hand))
    total = sum(count * table[key + KEYS[rank]] for rank, count in enumerate(counts) if count)
    for suit in DECK.suit_masks:
        left = (unseen & suit).bit_count()
        if not hand & ~suit:
            total += HAND.suit_points * unseen.bit_count() + left
        if hand & suit & JACKS:
            total += left
    return total / unseen.bit_count()


def hand_shares(hand: Mask, unseen: Mask) -> list[float]:
    """Return (MOST + 1,): how likely a hand is worth 0, 1, 2, ... points, over all starters among the unseen cards."""
    shares = [0.0] * (MOST + 1)
    for starter in iter_cards(unseen):
        shares[quick_points(HAND, hand, starter)] += 1 / unseen.bit_count()
    return shares


def quick_points(spec: HandSpec, cards: Mask, starter: Card) -> Points:
    """Return what four cards score with the starter, as `points_shown` does, from the table of ranks."""
    points = rank_points()[KEYS[RANK_OF[starter]] + sum([KEYS[RANK_OF[card]] for card in iter_cards(cards)])]
    suit = DECK.suit_masks[DECK.suit_of[starter]]
    if not cards & ~suit:
        points += spec.suit_points_together
    elif spec.suit_points and any(not cards & ~mask for mask in DECK.suit_masks):
        points += spec.suit_points
    return points + (spec.matching_points if cards & suit & JACKS else 0)


def _sets(counts: Sequence[int], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the sets of so many ranks, each with the number of ways to choose its cards."""
    for ranks in combinations_with_replacement(range(RANKS), size):
        ways = prod(comb(counts[rank], ranks.count(rank)) for rank in set(ranks))
        if ways:
            yield ranks, ways


def crib_mean(thrown: Mask, unseen: Mask, weights: Sequence[float] | None = None, flush_needs: int = 5) -> float:
    """Return the mean of a crib with some cards over all starters and all other cards that may be in it.

    Args:
        thrown: the known cards of the crib.
        unseen: the cards that the others and the starter come from.
        weights: (ranks * ranks,): how likely others throw two cards of two ranks, in proportion to two random cards;
            None: any cards are equally likely.
        flush_needs: the cards of one suit that score.
    """
    table, counts = rank_points(), list(counts_of(unseen))
    key = sum(KEYS[RANK_OF[card]] for card in iter_cards(thrown))
    missing = CRIB_SIZE - thrown.bit_count()
    total = ways_in_all = jacks = 0.0
    for ranks, ways in _sets(counts, missing):
        weight = ways * (
            weights[ranks[0] * RANKS + ranks[1]] if weights is not None and missing == CRIB_SIZE // 2 else 1.0
        )
        with_these = key + sum(KEYS[rank] for rank in ranks)
        inner = 0
        for rank in ranks:
            counts[rank] -= 1
        for rank, count in enumerate(counts):
            if count:
                inner += count * table[with_these + KEYS[rank]]
        for rank in ranks:
            counts[rank] += 1
        total += weight * inner
        ways_in_all += weight
        jacks += weight * ranks.count(JACK)
    left = unseen.bit_count() - missing
    return total / (ways_in_all * left) + _suits(thrown, unseen, missing, jacks / ways_in_all, flush_needs)


def _suits(thrown: Mask, unseen: Mask, missing: int, jacks: float, flush_needs: int) -> float:
    """Return the mean of the points for suits in a crib in which the others' cards have so many jacks on average."""
    size = unseen.bit_count()
    points = 0.0
    for suit in DECK.suit_masks:
        count = (unseen & suit).bit_count()
        if thrown & suit & JACKS:
            points += count / size
        if not thrown & ~suit:
            four = comb(count, missing) / comb(size, missing)
            five = comb(count, missing + 1) * (missing + 1) / (comb(size, missing) * (size - missing))
            points += HAND.suit_points_together * five
            if flush_needs == CRIB_SIZE:
                points += HAND.suit_points * (four - five)
    held = (unseen & JACKS).bit_count()
    share = sum((unseen & suit & ~JACKS).bit_count() for suit in DECK.suit_masks if unseen & suit & JACKS)
    return points + (jacks * share / held / (size - 1) if held else 0.0)


@cache
def mean_of_pair(low: int, high: int) -> float:
    """Return the mean of a crib with two cards of these ranks and two random ones."""
    cards = [next(iter_cards(RANK_MASKS[low])), max(iter_cards(RANK_MASKS[high]))]
    thrown = 1 << cards[0] | 1 << cards[1]
    return crib_mean(thrown, DECK.all_mask & ~thrown)
