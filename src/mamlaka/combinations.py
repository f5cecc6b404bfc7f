"""Combinations of cards that score: sums, cards of one rank, runs, cards of one suit, as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from msgspec import Struct

from mamlaka.cards import Card, Deck, Mask, iter_cards
from mamlaka.ledger import Points

__all__ = ["Combination", "CombinationSpec", "CountingSpec", "HandSpec", "combinations_at_end", "combinations_in"]


class Combination(Struct, frozen=True, gc=False):
    """Cards that score together."""

    cards: Mask
    points: Points
    reason: str
    """The reason of the ledger's entry."""


@dataclass(frozen=True)
class CombinationSpec:
    """The combinations that score, with the reasons of the ledger's entries."""

    deck: Deck
    """The cards; the ranks of a run are neighbours in its order."""
    values: tuple[int, ...]
    """(ranks,): what a card of each rank adds to a sum, in the order of the deck."""
    sums: tuple[tuple[int, Points, str], ...] = ()
    """The sums that score: the sum, the points, the reason."""
    alike: tuple[tuple[int, Points, str], ...] = ()
    """Cards of one rank: their number, from 2 on without a gap, the points, the reason."""
    least_run: int = 3
    """The least number of cards of a run. It scores a point for each card."""
    run_reason: str = ""
    """The reason of a run; empty: runs don't score."""

    @cached_property
    def rank_of(self) -> tuple[int, ...]:
        """(cards,): the rank of each card, from 0 for the lowest."""
        return tuple(self.deck.ranks.index(name[0]) for name in self.deck.names)

    @cached_property
    def value_of(self) -> tuple[int, ...]:
        """(cards,): what each card adds to a sum."""
        return tuple(self.values[rank] for rank in self.rank_of)

    def sum_of(self, cards: Sequence[Card]) -> int:
        """Return the sum of some cards."""
        return sum(self.value_of[card] for card in cards)


@dataclass(frozen=True)
class CountingSpec:
    """The rules of a deal in which seats add cards to a running count; the last cards of a count may be combinations.

    A card may not raise the count above the limit. A seat passes if it has no card that fits. A new count begins at the
    limit, or when no seat can go on.
    """

    combinations: CombinationSpec
    limit: int
    """The most that a count may reach."""
    last_points: Points
    """The points for the last card of a count that doesn't reach the limit."""
    last_reason: str
    """The reason of the ledger's entry for it while cards are left in a hand."""
    final_reason: str
    """The reason of the entry for the last card of the play."""
    passing: str = "pass"
    """What a seat says that has no card that fits, as in the ids of messages."""

    @cached_property
    def fitting(self) -> tuple[Mask, ...]:
        """(limit + 1,): the cards that may be added to a count of 0, 1, 2, ..."""
        values = self.combinations.value_of
        return tuple(
            sum(1 << card for card, value in enumerate(values) if count + value <= self.limit)
            for count in range(self.limit + 1)
        )


@dataclass(frozen=True)
class HandSpec:
    """The combinations of a hand that shares one more card, the turned-up one, with all others."""

    combinations: CombinationSpec
    suit_points: Points = 0
    """The points for a hand of one suit; 0: only with the turned-up card."""
    suit_points_together: Points = 0
    """The points if the turned-up card is of that suit, too."""
    suit_reason: str = ""
    """The reason of both."""
    matching_rank: str = ""
    """The rank of the card that scores in the suit of the turned-up card."""
    matching_points: Points = 0
    """The points of that card."""
    matching_reason: str = ""
    """Their reason."""


def combinations_at_end(spec: CombinationSpec, played: Sequence[Card]) -> tuple[Combination, ...]:
    """Return what the last card of a sequence scores: by the sum of all cards, and by the last cards in a row.

    Of cards of one rank and of runs only the longest score.

    Args:
        spec: the combinations.
        played: the cards in the order of play.
    """
    total, ranks = spec.sum_of(played), [spec.rank_of[card] for card in played]
    found = [Combination(_mask(played), points, reason) for number, points, reason in spec.sums if number == total]
    same = 1
    while same < len(ranks) and ranks[-same - 1] == ranks[-1]:
        same += 1
    found += [
        Combination(_mask(played[-same:]), points, reason) for number, points, reason in spec.alike if number == same
    ]
    for size in range(len(ranks), spec.least_run - 1, -1) if spec.run_reason and same == 1 else ():
        last = sorted(ranks[-size:])
        if last == list(range(last[0], last[0] + size)):
            found.append(Combination(_mask(played[-size:]), size, spec.run_reason))
            break
    return tuple(found)


def combinations_in(spec: HandSpec, hand: Mask, turned_up: Card) -> tuple[Combination, ...]:
    """Return all combinations of a hand with the turned-up card: sums, cards of one rank, runs, suits.

    Each choice of equal cards is a run of its own, and runs that are part of a longer one don't score.
    """
    rules, cards = spec.combinations, tuple(iter_cards(hand | 1 << turned_up))
    found = [
        Combination(_mask(some), points, reason)
        for number, points, reason in rules.sums
        for size in range(1, len(cards) + 1)
        for some in combinations(cards, size)
        if rules.sum_of(some) == number
    ]
    by_rank: dict[int, list[Card]] = {}
    for card in cards:
        by_rank.setdefault(rules.rank_of[card], []).append(card)
    scores = {number: (points, reason) for number, points, reason in rules.alike}
    found += [
        Combination(_mask(same), *scores[len(same)]) for _, same in sorted(by_rank.items()) if len(same) in scores
    ]
    if rules.run_reason:
        found += [
            Combination(_mask(run), len(run), rules.run_reason)
            for ranks in _runs(sorted(by_rank), rules.least_run)
            for run in product(*(by_rank[rank] for rank in ranks))
        ]
    return (*found, *_suits(spec, hand, turned_up))


def _suits(spec: HandSpec, hand: Mask, turned_up: Card) -> Iterator[Combination]:
    """Yield what a hand scores for its suits."""
    deck = spec.combinations.deck
    suit = deck.suit_masks[deck.suit_of[turned_up]]
    if not hand & ~suit and spec.suit_points_together:
        yield Combination(hand | 1 << turned_up, spec.suit_points_together, spec.suit_reason)
    elif spec.suit_points and any(not hand & ~mask for mask in deck.suit_masks):
        yield Combination(hand, spec.suit_points, spec.suit_reason)
    if spec.matching_rank and (match := hand & suit & deck.select(spec.matching_rank)):
        yield Combination(match, spec.matching_points, spec.matching_reason)


def _runs(ranks: Sequence[int], least: int) -> Iterator[list[int]]:
    """Yield the longest runs of neighbours among some ranks, which are sorted."""
    run: list[int] = []
    for rank in ranks:
        if run and rank != run[-1] + 1:
            if len(run) >= least:
                yield run
            run = []
        run.append(rank)
    if len(run) >= least:
        yield run


def _mask(cards: Sequence[Card]) -> Mask:
    return sum(1 << card for card in cards)
