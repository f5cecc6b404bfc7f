"""What tactics share for games in which tricks, or single cards in them, cost: the facts of a view, and advice."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.positions import CardPosition
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = [
    "JACK",
    "QUEEN",
    "SHORT_SUIT",
    "TOP",
    "CostlyPosition",
    "discard_costs",
    "discards",
    "duck",
    "follows",
    "king_costs",
    "leads",
    "mind_the_king",
    "queens_cost",
    "save_low_for_last",
    "slip_under",
]

JACK, QUEEN, TOP = 4, 5, 7
"""Places of ranks from the seven up, which has 0: the jack, the queen, the ace."""
SHORT_SUIT = 2
"""The length up to which a suit is short."""


class CostlyPosition(CardPosition):
    """The facts of a view about the tricks and cards that cost, and about rows that grow from the jacks."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.others = tuple(seat for seat in range(view.state.seats) if seat != view.seat)
        self.king, self.ace = self.deck.mask("KH"), self.deck.mask("AH")
        self.hearts, self.queens, self.jacks = (self.deck.select(pattern) for pattern in ("*H", "Q", "J"))

    # --- known cards --------------------------------------------------------------------------------------------------

    @cached_property
    def may_hold(self) -> dict[Seat, Mask]:
        """The cards that each other seat may hold, without those that it has proved not to hold."""
        deductions = self.view.deductions()
        return {slot.zone: slot.allowed & deductions.unseen for slot in deductions.slots if slot.zone in self.others}

    def without(self, suit: Mask) -> int:
        """Return the number of other seats that have no card of a suit."""
        return sum(not self.may_hold.get(seat, 0) & suit for seat in self.others)

    def unsafe(self, suit: Mask) -> int:
        """Return how many cards of a suit in the hand have too few lower ones with them to stay below others."""
        own = iter_cards(self.hand & suit)
        return sum((self.unseen & self.below(card)).bit_count() > place for place, card in enumerate(own))

    # --- tricks -------------------------------------------------------------------------------------------------------

    @property
    def per_trick(self) -> int:
        """What a trick itself costs."""
        return -self.play.spec.trick_points if self.play else 0

    @property
    def only_last_costs(self) -> bool:
        """Whether only the last trick costs."""
        return self.play is not None and bool(self.play.spec.last_trick_points)

    def cost(self, cards: Mask) -> int:
        """Return what taking some cards costs."""
        return sum(self.costs[card] for card in iter_cards(cards))

    @property
    def must_win(self) -> bool:
        """Whether every card with which the bot can follow beats the trick."""
        return self.follows and not self.hand & self.below(self.best)

    # --- the layout ---------------------------------------------------------------------------------------------------

    def sides(self, card: Card) -> tuple[Mask, ...]:
        """Return the cards that wait for a card: those above it, those below it, or both for a jack."""
        place = self.place(card)
        both = (self.above(card) if place >= JACK else 0, self.below(card) if place <= JACK else 0)
        return tuple(side for side in both if side)

    def opened(self, card: Card) -> Mask:
        """Return the cards that fit once a card has been played."""
        nearest = (side & -side if side > 1 << card else 1 << side.bit_length() - 1 for side in self.sides(card))
        return sum(nearest)


def leads(position: CostlyPosition) -> bool:
    """Return whether the bot leads to a trick."""
    return position.leads


def follows(position: CostlyPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.follows


def discards(position: CostlyPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.discards


def queens_cost(position: CostlyPosition) -> bool:
    """Return whether queens cost."""
    return all(position.costs[card] for card in iter_cards(position.queens))


def king_costs(position: CostlyPosition) -> bool:
    """Return whether the king of hearts costs more than other hearts."""
    return position.cost(position.king) > position.cost(position.ace)


def mind_the_king(position: CostlyPosition, action: Action) -> float:
    """Discard the king of hearts; lead low hearts without king and ace, and none with the king."""
    card = action.card
    is_heart = bool(position.hearts >> card & 1)
    if position.discards:
        return 1.0 if position.king >> card & 1 else 0.0
    if not position.leads or not position.king & (position.hand | position.unseen):
        return 0.0
    if position.hand & position.king:
        if is_heart:
            return -1.0
        return 0.5 if (position.hand & position.suit(card)).bit_count() <= SHORT_SUIT else 0.0
    if position.hand & position.ace or not is_heart:
        return 0.0
    return 1.0


def duck(position: CostlyPosition, action: Action) -> float:
    """Play the highest card below the best one."""
    card = action.card
    return 0.3 + position.place(card) / 10 if card < position.best else 0.0


def slip_under(position: CostlyPosition, action: Action) -> float:
    """Play a card that costs under a higher one, but don't win with it."""
    card = action.card
    price = min(1.0, position.costs[card] / 10)
    return price if card < position.best else -price


def discard_costs(position: CostlyPosition, action: Action) -> float:
    """Discard the card that costs most."""
    return min(1.0, position.costs[action.card] / 40)


def save_low_for_last(position: CostlyPosition, action: Action) -> float:
    """Play high cards early, and keep the lowest for the last trick."""
    return position.place(action.card) / TOP
