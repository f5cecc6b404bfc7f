"""The frame of the players of the pool: what a seat can see, and the questions that it is asked.

Facts only: what a card costs, which cards are still out, who is known to lack them. The judgement is in the modules of
the players, which share none of it. Nothing here changes any more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import ClassVar

from mamlaka.actions import Action, Offer
from mamlaka.bots.base import ANY_OPTION, Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.ledger import Points
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import LayoutPlan, TrickPlan
from mamlaka.plan_rules import winning_play
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.view import View

__all__ = ["Layout", "Player", "Tricks", "count", "mask_of", "parts_of"]

COMPLEX = "complex"
TRICKS = ("king", "queens", "diamonds", "slaps")


def count(cards: Mask) -> int:
    """Return the number of cards."""
    return cards.bit_count()


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of some cards."""
    return sum(1 << card for card in cards)


def parts_of(contract: str) -> tuple[str, ...]:
    """Return the contracts that the name of a choice stands for."""
    return TRICKS if contract == COMPLEX else tuple(contract.split("+"))


def side_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that share their points with a seat, itself among them."""
    return next((team for team in state.game.teams if seat in team), (seat,))


@lru_cache(maxsize=512)
def is_avoidance(plan: TrickPlan) -> bool:
    """Return whether tricks cost points without trumps, all in all."""
    seats = plan.seats
    tricks = sum(plan.pay_trick[seat * seats + seat] for seat in range(seats))
    cards = sum(
        plan.pay[(card * seats + seat) * seats + seat] for card in range(len(plan.suit_of)) for seat in range(seats)
    )
    return not plan.trump_mask and cards + len(plan.suit_of) // seats * tricks < 0


@dataclass(frozen=True)
class Tricks:
    """What a seat sees while tricks are played that cost points."""

    seat: Seat
    plan: TrickPlan
    side: tuple[Seat, ...]
    """The seats that share their points with the seat, itself among them."""
    hand: Mask
    legal: Mask
    trick: Trick
    finished: tuple[Trick, ...]
    known: tuple[Mask, ...]
    """(seats,): the cards known to be in each other hand, because they were doubled or passed."""
    sizes: tuple[int, ...]
    """(seats,): the number of cards in each hand."""
    out: Mask
    """The cards neither played nor in the hand of the seat."""

    @classmethod
    def of(cls, view: View, legal: Mask, play: TrickPlay) -> Tricks:
        """Return what the owner of a view sees."""
        state = view.state
        seat = play.turn
        hands = state.zones[: state.seats]
        seen = view.hand_mask
        for zone in state.zones[state.seats :]:
            seen |= zone.cards
        return cls(
            seat=seat,
            plan=play.plan,
            side=side_of(state, seat),
            hand=view.hand_mask,
            legal=legal,
            trick=state.trick,
            finished=play.tricks,
            known=tuple(0 if other == seat else hand.cards for other, hand in enumerate(hands)),
            sizes=tuple(hand.count for hand in hands),
            out=play.plan.every & ~seen,
        )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.plan.seats

    @cached_property
    def absent(self) -> tuple[Mask, ...]:
        """(seats,): the cards that each seat does not hold: suits it did not follow, cards known to be elsewhere."""
        absent = [0] * self.seats
        for trick in (*self.finished, self.trick):
            for seat, card in trick:
                if self.suit(card) != self.suit(trick[0][1]):
                    absent[seat] |= self.cards_of(self.suit(trick[0][1]))
        for holder, cards in enumerate(self.known):
            for seat in range(self.seats):
                absent[seat] |= 0 if seat == holder else cards
        return tuple(absent)

    def may_hold(self, seat: Seat) -> Mask:
        """Return the cards that another seat may hold."""
        return self.out & ~self.absent[seat]

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after the seat, in order."""
        left = self.seats - len(self.trick) - 1
        return tuple((self.seat + step) % self.seats for step in range(1, left + 1))

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, in order."""
        return tuple((self.seat + step) % self.seats for step in range(1, self.seats))

    @cached_property
    def best(self) -> tuple[Seat, Card]:
        """The play that is winning the trick; the trick must have begun."""
        return winning_play(self.plan, self.trick)

    def suit(self, card: Card) -> int:
        """Return the suit of a card."""
        return self.plan.suit_of[card]

    def cards_of(self, suit: int) -> Mask:
        """Return the cards of a suit."""
        return self.plan.suit_masks[suit]

    @cached_property
    def following(self) -> Mask:
        """The legal cards of the suit led; 0: a lead or a discard."""
        return self.legal & self.cards_of(self.suit(self.trick[0][1])) if self.trick else 0

    @cached_property
    def under(self) -> Mask:
        """The legal cards of the suit led that do not beat the trick."""
        return self.following & ~self.plan.beats[self.best[1]]

    def height(self, card: Card) -> int:
        """Return the number of cards of its suit that a card beats, of all that were dealt."""
        return count(self.cards_of(self.suit(card))) - 1 - count(self.plan.beats[card])

    def above(self, card: Card) -> Mask:
        """Return the cards of other hands that beat a card."""
        return self.out & self.plan.beats[card]

    def below(self, card: Card) -> Mask:
        """Return the cards of other hands in the suit of a card that it beats."""
        return self.out & self.cards_of(self.suit(card)) & ~self.plan.beats[card] & ~(1 << card)

    def cost(self, card: Card, taker: Seat) -> Points:
        """Return what the side of the seat loses when another seat or itself takes a card; below 0: what it gains."""
        start = (card * self.seats + taker) * self.seats
        return -sum(self.plan.pay[start + mate] for mate in self.side)

    def own_cost(self, card: Card) -> Points:
        """Return what the side loses when the seat takes a card itself."""
        return self.cost(card, self.seat)

    @cached_property
    def price(self) -> Points:
        """What a trick costs its taker, whatever its cards are."""
        plan, own = self.plan, self.seat * self.seats + self.seat
        last = plan.pay_last[own] if self.sizes[self.seat] == 1 else 0
        return -plan.pay_trick[own] - last

    @cached_property
    def pot(self) -> Points:
        """What the trick costs the seat if it takes it as it lies."""
        return self.price + sum(self.own_cost(card) for _, card in self.trick)

    @cached_property
    def costly(self) -> Mask:
        """The cards not yet taken that cost their taker points, in the hand, in the trick or out."""
        left = self.out | self.hand | mask_of(card for _, card in self.trick)
        return mask_of(card for card in iter_cards(left) if self.own_cost(card) > 0)


@dataclass(frozen=True)
class Layout:
    """What a seat sees while cards are laid out in rows."""

    seat: Seat
    plan: LayoutPlan
    side: tuple[Seat, ...]
    """The seats that share their points with the seat, itself among them."""
    hand: Mask
    legal: Mask
    placed: Mask
    known: tuple[Mask, ...]
    """(seats,): the cards known to be in each other hand."""
    sizes: tuple[int, ...]
    """(seats,): the number of cards in each hand."""

    @classmethod
    def of(cls, view: View, legal: Mask, play: LayoutPlay) -> Layout:
        """Return what the owner of a view sees."""
        state, seat = view.state, play.turn
        hands = state.zones[: state.seats]
        return cls(
            seat=seat,
            plan=play.plan,
            side=side_of(state, seat),
            hand=view.hand_mask,
            legal=legal,
            placed=state.zones[state.game.layout_zone].cards,
            known=tuple(0 if other == seat else hand.cards for other, hand in enumerate(hands)),
            sizes=tuple(hand.count for hand in hands),
        )

    @cached_property
    def out(self) -> Mask:
        """The cards in other hands."""
        return sum(map(sum, self.plan.rows)) & ~self.placed & ~self.hand

    def ways(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        """Return the cards that wait behind a card, from the next one on: one way, or two behind a card that opens."""
        bit = 1 << card
        for start, higher, lower in self.plan.rows:
            up, down = tuple(iter_cards(higher)), tuple(iter_cards(lower))[::-1]
            if bit & start:
                return up, down
            if bit & higher:
                return (up[up.index(card) + 1 :],)
            if bit & lower:
                return (down[down.index(card) + 1 :],)
        raise AssertionError(card)


class Player(ABC):
    """Plays deals in which tricks cost points, and layouts in rows. What it does not know it plays at random."""

    name: ClassVar[str]
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self._random = RandomBot(rng)

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return `ANY_OPTION`: it sees the rules of a deal in its plan."""
        del game
        return frozenset({ANY_OPTION})

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return what the style demands. It never acts out of turn."""
        turn = view.turn
        if turn is None or turn.optional:
            return None
        action = self._answer(view, {offer.kind: offer for offer in turn.offers})
        return Decision(action) if action else self._random.act(view, limit)

    def _answer(self, view: View, offers: dict[str, Offer]) -> Action | None:
        """Return the answer to the offers of a turn; None: the player does not know such a question."""
        if "choose" in offers:
            return self._choice(view, offers["choose"])
        if "give" in offers:
            offer = offers["give"]
            return Action("give", cards=self.give(view, offer.cards, offer.most))
        if "appeal" in offers or "double" in offers:
            doubled = self.double(view, offers["double"].cards) if "double" in offers else 0
            if "appeal" in offers and not doubled:
                return Action("appeal" if self.appeals(view) else "no")
            return Action("double", cards=doubled) if doubled else Action("no")
        if "play" in offers and offers["play"].cards:
            return self._card(view, offers["play"].cards)
        return None

    def _choice(self, view: View, offer: Offer) -> Action | None:
        """Return the contract with the highest value, the first of equals; None: the names are no contracts."""
        if "replay" in offer.names:
            return Action("choose", name="replay")
        if any(part not in (*TRICKS, "trex") for name in offer.names for part in parts_of(name)):
            return None
        values = {name: sum(self.value(view, part) for part in parts_of(name)) for name in offer.names}
        return Action("choose", name=max(offer.names, key=values.__getitem__))

    def _card(self, view: View, legal: Mask) -> Action | None:
        """Return the card to play; None: the player does not know such a deal."""
        phase = view.state.phase
        if not legal & (legal - 1):
            return Action("play", cards=legal)
        if isinstance(phase, TrickPlay) and is_avoidance(phase.plan):
            return Action.of("play", self.card(view, Tricks.of(view, legal, phase)))
        if isinstance(phase, LayoutPlay) and phase.has_plan and phase.plan.is_simple and not phase.plan.line:
            return Action.of("play", self.place(view, Layout.of(view, legal, phase)))
        return None

    def appeals(self, view: View) -> bool:
        """Return whether to ask for other cards, which the hand allows."""
        del view
        return True

    @abstractmethod
    def value(self, view: View, contract: str) -> float:
        """Return what a single contract promises with this hand, compared with that of a usual hand."""

    @abstractmethod
    def double(self, view: View, cards: Mask) -> Mask:
        """Return which of the cards to double; 0: none."""

    @abstractmethod
    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Return the cards to pass to another seat."""

    @abstractmethod
    def card(self, view: View, tricks: Tricks) -> Card:
        """Return a legal card for a trick; there are several."""

    @abstractmethod
    def place(self, view: View, layout: Layout) -> Card:
        """Return a legal card for the layout; there are several."""
