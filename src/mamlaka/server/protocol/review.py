"""Reviews: what the moves of a finished match cost, and what the cards were worth."""

from __future__ import annotations

from typing import Literal

from mamlaka.seats import Seat
from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.hints import Action, ValueUnit

__all__ = ["Alternative", "CardLuck", "MoveCost", "OpenCard", "OpenHands", "ReviewedDeal", "ReviewedMove"]


class MoveCost(Wire, frozen=True):
    """What a move lost against the best one."""

    loss: float
    """The mean points as displayed, or the win probability in percent; 0 or more, in every game."""
    standard_error: float
    """The standard error of the loss, in the same unit; 0: the loss is exact."""
    unit: ValueUnit
    best: Action
    """The best move, or the first of the best ones."""


class Alternative(Wire, frozen=True):
    """A move that was possible, with what it would have cost."""

    action: Action
    right: bool
    """Whether no other move is better as far as the player could know, beyond the error."""
    known: MoveCost
    """As far as the player could know."""
    open: MoveCost | None
    """If all hands had been open; null: no card is played, or the value is not known."""


class ReviewedMove(Wire, frozen=True):
    """A decision between several moves."""

    event: int
    """The index of its frame in the deal, from 0."""
    seat: int
    action: Action
    costly: bool
    """Whether the player could know that another move was better, beyond the error."""
    group: Literal["play", "other"]
    """The kind of decision: a card that is played, or any other one."""
    known: MoveCost
    """As far as the player could know."""
    open: MoveCost | None
    """If all hands had been open; null: no card was played, or the value was not found in time."""
    followed: tuple[str, ...]
    """The message ids of the rules in favour of the move, strongest first."""
    ignored: tuple[str, ...]
    """For a costly move, the message ids of the rules that favour the best move and not this one."""
    alternatives: tuple[Alternative, ...]
    """For a costly move, all moves with known values, the best first; otherwise empty."""


class CardLuck(Wire, frozen=True):
    """What the cards of a deal were worth to a fixed player, the search bot in every seat.

    All points are as displayed, above the mean of the seats.
    """

    expected: tuple[float, ...]
    """(seats,): the mean points of the fixed player."""
    standard_errors: tuple[float, ...]
    """(seats,): the standard errors of these means."""
    actual: tuple[float, ...]
    """(seats,): the points of the match."""


class ReviewedDeal(Wire, frozen=True):
    """The review of a deal."""

    deal: int
    """The index of the deal in the record, from 0; void deals count."""
    moves: tuple[ReviewedMove, ...]
    """The decisions of all seats, in the order of play; without forced ones, and those that no search can judge."""
    lead: tuple[Seat, ...]
    """The side that took the lead of another one with this deal; empty: the lead did not change."""
    luck: CardLuck


class OpenCard(Wire, frozen=True):
    """A card that may be played, with its value when all cards are known."""

    card: str
    points: float
    """The points of the seat and its partners in this deal, as displayed, if all play as well as possible."""


class OpenHands(Wire, frozen=True):
    """What the cards are worth at a position of a finished match."""

    deal: int
    """The index of the deal in the record, from 0; void deals count."""
    event: int
    """The index of the last event before the position, from 0."""
    seat: Seat | None
    """The seat on turn; null: it does not play a card, or the values were not found in time."""
    cards: tuple[OpenCard, ...]
    """The cards that the seat may play, best first."""
