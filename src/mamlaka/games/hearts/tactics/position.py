"""The position that the tactics of Hearts see, and helpers for cards."""

from __future__ import annotations

from functools import cached_property

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.games.hearts.deal import LADY, PENALTIES
from mamlaka.games.hearts.phases import PassCards
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = [
    "ABOVE_LADY",
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "LOW_SPADES",
    "SIX",
    "SPADES",
    "HeartsPosition",
    "discards",
    "follows",
    "leads",
    "passes",
    "rank_of",
    "suit_of",
]

SPADES, HEARTS, DIAMONDS, CLUBS = FRENCH.suit_masks
ABOVE_LADY = FRENCH.mask("KS AS")
LOW_SPADES = SPADES & ~ABOVE_LADY & ~LADY
RANKS = 13
SIX = 4
MOON_THREAT = 13
"""A seat that has taken all penalty points so far, and more than these, may be shooting the moon."""


def rank_of(card: Card) -> int:
    """Return the rank of a card, from 0 for a two to 12 for an ace."""
    return card % RANKS


def suit_of(card: Card) -> Mask:
    """Return the suit of a card."""
    return FRENCH.suit_masks[card // RANKS]


class HeartsPosition:
    """The facts of a view that the tactics of Hearts use."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand = view.hand_mask
        self.phase = view.state.phase
        self.trick = view.state.trick
        self.passes = isinstance(self.phase, PassCards)
        self.plays = isinstance(self.phase, TrickPlay)
        self.leads = self.plays and not self.trick
        self.follows = self.plays and bool(self.trick) and bool(self.hand & self.led)
        self.discards = self.plays and bool(self.trick) and not self.hand & self.led
        self.is_last = self.plays and len(self.trick) == view.state.seats - 1

    @property
    def led(self) -> Mask:
        """The suit led."""
        return suit_of(self.trick[0][1])

    @cached_property
    def play(self) -> TrickPlay:
        """The play of tricks."""
        assert isinstance(self.phase, TrickPlay)
        return self.phase

    @cached_property
    def unseen(self) -> Mask:
        """The cards in other hands, and those left over in the deal."""
        state = self.view.state
        return FRENCH.all_mask & ~self.hand & ~sum(zone.cards for zone in state.zones[state.seats :])

    @property
    def lady_is_out(self) -> bool:
        """Whether the queen of spades may be in another hand."""
        return bool(self.unseen & LADY)

    @cached_property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return winning_play(self.play.plan, self.trick)[1]

    def wins(self, card: Card) -> bool:
        """Return whether a card takes the lead in the trick."""
        return bool(self.play.plan.beats[self.best] >> card & 1)

    def above(self, card: Card) -> Mask:
        """Return the unseen cards that beat a card."""
        return self.unseen & self.play.plan.beats[card]

    @cached_property
    def penalties(self) -> Mask:
        """The cards in the trick that cost points."""
        return PENALTIES & sum(1 << card for _, card in self.trick)

    @cached_property
    def points(self) -> list[int]:
        """(seats,): the penalty points that each seat has taken."""
        card_points, state = self.play.spec.points_of_cards, self.view.state
        taken = [PENALTIES & state.zone("taken", seat).cards for seat in range(state.seats)]
        return [-sum(card_points[card] for card in iter_cards(cards)) for cards in taken]

    @property
    def pays_to_shoot(self) -> bool:
        """Whether taking all penalty points is rewarded."""
        return bool(self.play.plan.sweeps)

    @cached_property
    def shooter(self) -> Seat | None:
        """Another seat that has taken all penalty points so far, if these are more than half of all."""
        most = max(range(len(self.points)), key=lambda seat: self.points[seat])
        alone = self.points[most] == sum(self.points) > MOON_THREAT
        return most if alone and most != self.seat and self.pays_to_shoot else None

    def losers(self, suit: Mask) -> int:
        """Return the number of cards of a suit that can't be cashed: all below the winners, unless these exhaust it."""
        own, others = self.hand & suit, self.unseen & suit
        sure = sum(not self.above(card) for card in iter_cards(own))
        return 0 if 2 * sure >= others.bit_count() else own.bit_count() - sure


def passes(position: HeartsPosition) -> bool:
    """Return whether cards are to be passed."""
    return position.passes


def leads(position: HeartsPosition) -> bool:
    """Return whether the bot leads."""
    return position.leads


def follows(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.follows


def discards(position: HeartsPosition) -> bool:
    """Return whether the bot cannot follow."""
    return position.discards
