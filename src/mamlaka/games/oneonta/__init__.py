"""Oneonta Whist, a solitaire: bid on the tricks of a hand against a face-down pile that leads to every trick.

Sources: two Japanese articles of March 2013 on bidding and its odds, the rules page that they cite, and Richard
Hutnik's own text of 1993. `docs/games/oneonta.md` explains our rulings on what they leave open.

`Oneonta.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from dataclasses import replace as with_fields
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Card, Deck, Mask
from mamlaka.display import Badge, CardTracker, Display, Message
from mamlaka.game import Game
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.lesson import lesson_of
from mamlaka.games.oneonta.options import OneontaOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry, Points
from mamlaka.lesson import Lesson
from mamlaka.match import Deals, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Bid, DummyLeads, TurnUp
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["BID", "DEAL", "HAND_SIZE", "NULL", "ONEONTA", "Oneonta", "OneontaOptions", "score", "spec_of", "trump_of"]

PLAYER, DUMMY = 0, 1
HAND_SIZE = 9
SUIT_OF_EXAMPLES = "S"
"""The trump suit in the lesson."""
OUT = 3
"""The number of cards that stay out of play, face down."""
BID, NULL = "bid", "null"
BIDS = {
    "edward": ((BID, tuple(range(HAND_SIZE + 1))),),
    "hutnik": ((BID, tuple(range(1, HAND_SIZE + 1))), (NULL, tuple(range(1, HAND_SIZE + 1)))),
}
"""The words of each form of bidding, with the numbers that can be bid."""

DEAL = TrickSpec("", ONEONTA, seats=2, order=ONEONTA.ranks, promoted=("*L", "*S"))
"""A deal without a trump suit: the jokers form a suit of their own, which beats the others."""


def trump_of(turnup: Card) -> str:
    """Return the letter of the trump suit, given the turned-up card; empty for a joker, which makes no trump suit."""
    suit = ONEONTA.suit_of[turnup]
    return ONEONTA.suits[suit] if suit < len(ONEONTA.suits) else ""


@lru_cache(maxsize=8)
def spec_of(trump: str) -> TrickSpec:
    """Return the spec of a deal with a trump suit, or without one if `trump` is empty."""
    return with_fields(DEAL, trump=trump)


def score(word: str, number: int, tricks: int) -> tuple[Points, str]:
    """Return the points of a bid, and the reason for the ledger.

    Args:
        word: `bid`, or `null` for a bid to win no trick.
        number: the number of tricks bid; for a null the stake.
        tricks: the number of tricks won.
    """
    if word == NULL:
        return (-number, "null_failed") if tricks else (number, "null_made")
    if tricks > number:
        return number - tricks, "bid_over"
    return (number, "bid_made") if tricks == number else (-number, "bid_under")


class Oneonta(Game):
    """The rules of Oneonta Whist."""

    name: ClassVar[str] = "oneonta"
    version: ClassVar[int] = 1
    deck: Deck = ONEONTA
    allowed_seats: ClassVar[range] = range(1, 2)
    default_seats: ClassVar[int] = 1
    has_dummy: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = OneontaOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: OneontaOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the zones of the left-over cards: face down, the turned-up card, and the others once shown."""
        del seats
        return (("stock", None), ("turnup", None), ("out", None))

    @property
    def goal(self) -> Points:
        """The option `target`."""
        return self.options.target

    def display(self, state: State) -> Display:
        """Return the trump suit, the bid, and a sheet with one row per deal."""
        bid = next((phase for phase in state.stack if isinstance(phase, Bid) and phase.kind), None)
        turned = state.zone("turnup").cards
        badges = [Badge(bid.turn, Message(f"bid-{bid.kind}", {"number": bid.number}))] if bid else []
        suit = trump_of(turned.bit_length() - 1) if turned else ""
        if turned:
            badges.append(Badge(None, Message("badge-trump", {"suit": suit}) if suit else Message("badge-no-trump")))
        return replace(super().display(state), badges=tuple(badges))

    def tracker(self, state: State) -> CardTracker | None:
        """Return the cards that the player has not seen; None for spectators, or if the option is off."""
        hand, dummy = state.zones[PLAYER], state.zones[DUMMY]
        if not self.options.show_tracker or hand.unknown or not dummy.count:
            return None
        seen: Mask = 0
        for index, zone in enumerate(state.zones):
            seen |= zone.cards if index != DUMMY and zone.kind != "stock" else 0
        return CardTracker(self.deck.all_mask & ~seen, dummy.count)

    def lesson(self) -> Lesson:
        """Return the dummy, the trumps, the bids with their points, and the words of the game."""
        return lesson_of(self.options, spec_of(SUIT_OF_EXAMPLES), HAND_SIZE, score)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals."""
        return (Deals(),)

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return nine cards for the hand and nine for the dummy; four are left over."""
        del state
        left = len(self.deck) - 2 * HAND_SIZE
        return ((PLAYER, HAND_SIZE), (DUMMY, HAND_SIZE), (self.zone_index["stock", None], left))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Oneonta Whist."""
        match phase:
            case Deals():
                return state.push_phase(TurnUp(zone="turnup", count=1))
            case TurnUp(zone="turnup"):
                bids = BIDS[self.options.bidding]
                return state.push_phase(Bid(turn=PLAYER, bids=bids, no_trick_kinds=(NULL,), opened=state.version))
            case Bid():
                trump = trump_of(state.zone("turnup").cards.bit_length() - 1)
                # The bid stays on the stack below the tricks, because the score depends on it.
                return state.push_phase(phase).push_phase(DummyLeads.start(spec_of(trump), DUMMY, state.version))
            case DummyLeads():
                return state.push_phase(TurnUp())
            case TurnUp(zone="out"):
                return self._close(state)
        raise AssertionError(phase)

    def _close(self, state: State) -> State:
        deals, bid = state.stack
        assert isinstance(deals, Deals)
        assert isinstance(bid, Bid)
        tricks = state.zone("taken", PLAYER).count // 2
        points, reason = score(bid.kind, bid.number, tricks)
        result = DealResult(deals.deal_index, "", DUMMY, (LedgerEntry(PLAYER, points, reason, count=tricks),))
        return close_deal(state, deals if deals.deal_index + 1 < self.options.deals else None, result)
