"""The rules of tricks of several cards as data: which cards are a combination, and which combination beats another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal

from msgspec import Struct

from mamlaka.cards import Deck, Mask, iter_cards, lowest_card

__all__ = ["Combo", "ComboSpec", "choices_of", "combo_of", "combos_beating", "combos_in"]

CACHED = 1 << 14
"""The number of hands, and of combinations, that are remembered."""


class Combo(Struct, frozen=True, gc=False):
    """What matters about a combination: another one beats it if it has the same kind and size, and more strength."""

    kind: Literal["set", "run"]
    size: int
    """The number of cards."""
    strength: tuple[int, int]
    """The place of the weakest rank in the order of the deck, and the strength of the weakest suit."""

    def beats(self, other: Combo) -> bool:
        """Return whether this combination beats another one; equal strength does not."""
        return (self.kind, self.size) == (other.kind, other.size) and self.strength > other.strength


@dataclass(frozen=True)
class ComboSpec:
    """The combinations of a game: sets, which are any number of cards of one rank, and runs of certain ranks."""

    deck: Deck
    """The deck, without jokers; its ranks stand in the order of their strength."""
    suit_strengths: tuple[int, ...]
    """(suits,): the strength of each suit among combinations of the same ranks. Suits with one number are equal."""
    runs: tuple[str, ...] = ()
    """The ranks of each run, which has one card of each."""
    mixed: bool = False
    """Whether a combination may have suits of different strengths; it is as strong as the weakest of them."""


@lru_cache(maxsize=CACHED)
def combo_of(spec: ComboSpec, cards: Mask) -> Combo | None:
    """Return what some cards are together; None: they are no combination.

    >>> from mamlaka.cards import XIANGQI
    >>> spec = ComboSpec(XIANGQI, (1, 0), ("GAE", "RHC"))
    >>> combo_of(spec, XIANGQI.mask("SB SB SB"))
    Combo(kind='set', size=3, strength=(0, 0))
    >>> combo_of(spec, XIANGQI.mask("RR HR CR")).beats(combo_of(spec, XIANGQI.mask("RB HB CB")))
    True
    """
    deck = spec.deck
    ranks = {deck.names[card][0] for card in iter_cards(cards)}
    strengths = {spec.suit_strengths[deck.suit_of[card]] for card in iter_cards(cards)}
    if not ranks or (len(strengths) > 1 and not spec.mixed):
        return None
    size = cards.bit_count()
    strength = min(map(deck.ranks.index, ranks)), min(strengths)
    if len(ranks) == 1:
        return Combo("set", size, strength)
    is_run = any(ranks == set(run) and size == len(run) for run in spec.runs)
    return Combo("run", size, strength) if is_run else None


@lru_cache(maxsize=CACHED)
def combos_in(spec: ComboSpec, hand: Mask) -> tuple[Mask, ...]:
    """Return all combinations of a hand, those of equal cards once, the smallest first."""
    found = {cards for cards in _candidates(spec, hand) if combo_of(spec, cards) is not None}
    return tuple(sorted(found, key=lambda cards: (cards.bit_count(), cards)))


@lru_cache(maxsize=CACHED)
def combos_beating(spec: ComboSpec, hand: Mask, best: Mask) -> tuple[Mask, ...]:
    """Return the combinations of a hand that beat the combination `best`."""
    to_beat = combo_of(spec, best)
    assert to_beat is not None
    return tuple(
        cards
        for cards in combos_in(spec, hand)
        if (combo := combo_of(spec, cards)) is not None and combo.beats(to_beat)
    )


def _candidates(spec: ComboSpec, hand: Mask) -> Iterator[Mask]:
    """Yield the cards of each rank in all numbers, and one card of each rank of a run in all suits."""
    by_rank: dict[str, list[Mask]] = {rank: [] for rank in spec.deck.ranks}
    for equal in _kinds(spec.deck, hand):
        by_rank[spec.deck.names[lowest_card(equal)][0]].append(equal)
    for kinds in by_rank.values():
        yield from map(sum, product(*([*map(sum, _numbers(equal))] for equal in kinds)))
    for run in spec.runs:
        yield from map(sum, product(*([equal & -equal for equal in by_rank[rank]] for rank in run)))


def _kinds(deck: Deck, hand: Mask) -> list[Mask]:
    """Return the cards of a hand, each with its copies there."""
    return list(dict.fromkeys(deck.equal_masks[card] & hand for card in iter_cards(hand)))


def _numbers(equal: Mask) -> Iterator[tuple[Mask, ...]]:
    """Yield none, one, two ... of some copies."""
    copies = [1 << card for card in iter_cards(equal)]
    return (tuple(copies[:number]) for number in range(len(copies) + 1))


@lru_cache(maxsize=CACHED)
def choices_of(deck: Deck, hand: Mask, size: int) -> tuple[Mask, ...]:
    """Return all choices of some cards of a hand; those that differ in nothing but copies are one choice.

    >>> from mamlaka.cards import XIANGQI
    >>> [XIANGQI.format(cards) for cards in choices_of(XIANGQI, XIANGQI.mask("SR SR SR CB"), 2)]
    ['SR SR', 'SR CB']
    """
    found: list[Mask] = [0]
    for equal in _kinds(deck, hand):
        numbers = [sum(some) for some in _numbers(equal)]
        found = [cards | more for cards in found for more in numbers if (cards | more).bit_count() <= size]
    return tuple(sorted(cards for cards in found if cards.bit_count() == size))
