"""What the tactics of games of tricks and layouts share: the facts of a view, and advice."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.cards import Card, Mask
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["CardPosition", "lead_low"]


class CardPosition:
    """The facts of a view about the cards of a suit, the trick and what taking cards costs."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.state = view.state
        self.seat: Seat = view.seat
        self.hand = view.hand_mask
        self.deck = view.state.game.deck
        self.phase = view.state.phase
        self.trick = view.state.trick
        self.play = self.phase if isinstance(self.phase, TrickPlay) else None
        self.layout = self.phase if isinstance(self.phase, LayoutPlay) else None

    # --- cards --------------------------------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> Mask:
        """The cards in other hands."""
        return self.deck.all_mask & ~self.hand & ~sum(zone.cards for zone in self.state.zones[self.state.seats :])

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.deck.suit_masks[self.deck.suit_of[card]]

    def place(self, card: Card) -> int:
        """Return the place of the rank of a card, from 0 for the lowest."""
        return self.deck.ranks.index(self.deck.names[card][0])

    def above(self, card: Card) -> Mask:
        """Return the higher cards of the same suit."""
        return self.suit(card) & ~((2 << card) - 1)

    def below(self, card: Card) -> Mask:
        """Return the lower cards of the same suit."""
        return self.suit(card) & ((1 << card) - 1)

    # --- tricks -------------------------------------------------------------------------------------------------------

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """(cards,): what taking each card costs."""
        return tuple(-points for points in self.play.spec.points_of_cards) if self.play else (0,) * len(self.deck)

    @cached_property
    def winning(self) -> tuple[Seat, Card]:
        """The seat and the card that win the trick so far."""
        assert self.play is not None
        return winning_play(self.play.plan, self.trick)

    @property
    def winner(self) -> Seat:
        """The seat that wins the trick so far."""
        return self.winning[0]

    @property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.winning[1]

    @property
    def leads(self) -> bool:
        """Whether the bot leads."""
        return self.play is not None and not self.trick

    @property
    def follows(self) -> bool:
        """Whether the bot follows suit."""
        return self.play is not None and bool(self.trick) and bool(self.hand & self.suit(self.trick[0][1]))

    @property
    def discards(self) -> bool:
        """Whether the bot can't follow suit."""
        return self.play is not None and bool(self.trick) and not self.follows

    @property
    def is_last(self) -> bool:
        """Whether the bot plays last to the trick."""
        return len(self.trick) == self.state.seats - 1

    # --- the layout ---------------------------------------------------------------------------------------------------

    @cached_property
    def placed(self) -> Mask:
        """The cards on the layout."""
        return self.state.zones[self.state.game.layout_zone].cards


def lead_low(position: CardPosition, action: Action) -> float:
    """Lead a card that many unseen cards beat, and that beats few."""
    card = action.card
    above = (position.unseen & position.above(card)).bit_count()
    below = (position.unseen & position.below(card)).bit_count()
    return (above - 2 * below) / (above + 2 * below) if above + below else -1.0
