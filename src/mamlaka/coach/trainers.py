"""Trainers: short questions about what good players see in a deal of tricks, from what one seat knows.

The answers are what the public events and the seat's own cards prove, never what the hidden cards are: "void" means
that no deal which agrees with the view gives the seat a card of the suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.phases import TrickPlay
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.search import kernel
from mamlaka.search.worlds import Worlds
from mamlaka.seats import Seat, turn_order
from mamlaka.view import Deductions, View

__all__ = ["TRAINERS", "Question", "Trainer", "question_of", "questions_of"]

Trainer: TypeAlias = Literal["voids", "winners", "count"]
"""`voids`: who is known to be void in a suit; `winners`: which cards are certain to take the trick if they are led;
`count`: how many cards of a suit the seat has not seen."""
TRAINERS: tuple[Trainer, ...] = get_args(Trainer)
PLAIN = 4
"""One question in so many may have a plain answer: no one, no card, or all of them."""


class Question(Struct, frozen=True):
    """A question with its answer."""

    trainer: Trainer
    view: View
    """What the seat knows."""
    suit: str
    """The letter of the suit that it is about; empty: of none."""
    choices: tuple[int, ...]
    """The possible parts of the answer: seats, cards or numbers."""
    answer: frozenset[int]
    """The right ones: seats or cards, or one number."""

    @property
    def is_plain(self) -> bool:
        """Whether none of the choices is right, or all are."""
        return len(self.answer) in (0, len(self.choices))


class _Knowledge:
    """What a view implies about the hands of the others."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._possible: dict[tuple[Seat, Card], bool] = {}

    @cached_property
    def deductions(self) -> Deductions:
        return self.view.deductions()

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Return whether a deal that agrees with the view gives a card to a seat."""
        if self.view.state.zones[seat].cards >> card & 1:
            return True
        if not self.deductions.unseen >> card & 1:
            return False
        key = seat, card
        if key not in self._possible:
            self._possible[key] = any(self._fits(index, card) for index in self._slots(seat, 1 << card))
        return self._possible[key]

    def may_hold_any(self, seat: Seat, cards: Mask) -> bool:
        """Return whether a deal that agrees with the view gives at least one of some cards to a seat."""
        return any(self.may_hold(seat, card) for card in iter_cards(cards))

    def _slots(self, seat: Seat, cards: Mask) -> Iterator[int]:
        for index, slot in enumerate(self.deductions.slots):
            if slot.zone == seat and slot.allowed & cards:
                yield index

    def _fits(self, index: int, card: Card) -> bool:
        """Return whether a card can be in a slot. All cards are in slots, so it is there if no other may hold it."""
        slots = tuple(
            slot if number == index else slot.lacking(1 << card) for number, slot in enumerate(self.deductions.slots)
        )
        return Worlds(Deductions(self.deductions.unseen, slots), kernel.engine()).ways > 0


def questions_of(
    match: Record | Replay, trainer: Trainer, count: int, rng: Rng, seats: Iterable[Seat] | None = None
) -> list[Question]:
    """Return questions about positions of a match, chosen at random; fewer if the match has no more.

    >>> import mamlaka as mk
    >>> table = mk.Table("hearts", deals=1, seed=3, bots="rules")
    >>> done = table.run()
    >>> asked = questions_of(table.record(), "count", 2, Rng(1))
    >>> [(question.suit, *question.answer) for question in asked]
    [('S', 2), ('C', 4)]

    Args:
        match: the record of a valid match, or its replay.
        trainer: what is asked.
        count: the number of questions.
        rng: the only source of randomness.
        seats: the seats whose knowledge is asked about; None: all.

    Raises:
        MamlakaError: the record is not sound.
    """
    wanted = None if seats is None else frozenset(seats)
    views = [one.view for one in Replay.of(match).decisions if wanted is None or one.seat in wanted]
    rng.shuffle(views)
    found: list[Question] = []
    for view in views:
        if len(found) == count:
            break
        question = question_of(view, trainer, rng)
        if question is not None and (not question.is_plain or not rng.below(PLAIN)):
            found.append(question)
    return found


def question_of(view: View, trainer: Trainer, rng: Rng) -> Question | None:
    """Return a question about a view; None: it is not a view of the tricks of a deal in which the answer is certain.

    Args:
        view: what a seat knows, which has a turn.
        trainer: what is asked.
        rng: chooses the suit.
    """
    phase = view.state.stack[-1] if view.state.stack else None
    if not isinstance(phase, TrickPlay) or not phase.tricks or view.seat is None or not view.deductions().slots:
        return None
    if any(zone.possibly_here for zone in view.state.zones):
        return None  # cards that were seen and then moved count as unseen
    match trainer:
        case "voids":
            return _voids(view, view.seat, rng)
        case "winners":
            return _winners(view, view.seat, phase)
        case "count":
            return _count(view, rng)


def _voids(view: View, seat: Seat, rng: Rng) -> Question | None:
    knowledge, deck, zones = _Knowledge(view), view.state.game.deck, view.state.zones
    others = tuple(other for other in turn_order(seat, view.state.seats)[1:] if zones[other].count)
    suits = list(zip(deck.suits, deck.suit_masks, strict=True))
    rng.shuffle(suits)
    found: list[Question] = []
    for letter, mask in suits:
        able = {other for other in others if knowledge.may_hold_any(other, mask)}
        if able:  # otherwise the whole suit is gone
            found.append(Question("voids", view, letter, others, frozenset(others) - able))
    return next((question for question in found if not question.is_plain), found[0] if found else None)


def _winners(view: View, seat: Seat, play: TrickPlay) -> Question | None:
    state, plan, knowledge = view.state, play.plan, _Knowledge(view)
    plays = {action.cards for action in view.legal if action.kind == "play"}  # a card may be led with several words
    legal = sum(cards for cards in plays if cards.bit_count() == 1)
    if state.trick or state.game.has_dummy or len(plays) == 1 or legal & ~view.hand_mask:
        return None
    others = [other for other in range(state.seats) if other != seat and other not in play.out]

    def may_be_held(cards: Mask) -> bool:
        return any(knowledge.may_hold_any(other, cards) for other in others)

    cards = tuple(iter_cards(legal))
    # Whether a trump may be played on another suit depends on the rest of the hand, so the answer would not be certain.
    has_ruffs = any(plan.beats[card] & plan.trump_mask & ~plan.suit_masks[plan.suit_of[card]] for card in cards)
    if has_ruffs and may_be_held(plan.trump_mask):
        return None
    winners = frozenset(card for card in cards if not may_be_held(plan.beats[card]))
    return Question("winners", view, "", cards, winners)


def _count(view: View, rng: Rng) -> Question:
    deck = view.state.game.deck
    index = rng.below(len(deck.suits))
    mask = deck.suit_masks[index]
    unseen = (view.deductions().unseen & mask).bit_count()
    return Question("count", view, deck.suits[index], tuple(range(mask.bit_count() + 1)), frozenset((unseen,)))
