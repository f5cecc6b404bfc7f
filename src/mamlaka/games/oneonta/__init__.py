"""Oneonta Whist, a solitaire: how many tricks does a hand make against a pile that always leads?

Sources: two Japanese articles of March 2013 on bidding and its chances, the rules page that they name, Richard Hutnik's
own text of 1993. Where they are silent, `docs/games/oneonta.md` says what we do and why.

The state machine is `Oneonta.after`: what follows when a phase has ended.
"""

from __future__ import annotations

from dataclasses import replace as with_fields
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import ONEONTA, Card, Deck, Mask
from mamlaka.display import Display, SeatBid, Tracker
from mamlaka.game import Game
from mamlaka.games.oneonta.options import OneontaOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Entry, Points
from mamlaka.match import Deals, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Bid, DummyLeads, TurnUp
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["BID", "DEAL", "HAND_SIZE", "NULL", "Oneonta", "OneontaOptions", "score", "spec_of", "trump_of"]

PLAYER, DUMMY = 0, 1
HAND_SIZE = 9
OUT = 3
"""So many cards stay out of play, unknown."""
BID, NULL = "bid", "null"
BIDS = {
    "edward": ((BID, tuple(range(HAND_SIZE + 1))),),
    "hutnik": ((BID, tuple(range(1, HAND_SIZE + 1))), (NULL, tuple(range(1, HAND_SIZE + 1)))),
}
"""For each form of bidding the words, with their numbers."""

DEAL = TrickSpec("", ONEONTA, seats=2, order=ONEONTA.ranks, promoted=("*L", "*S"))
"""A deal without a trump suit: the jokers form one of their own."""


def trump_of(turnup: Card) -> str:
    """Return the letter of the trump suit that a card turned up makes; empty for a joker, which makes none."""
    suit = ONEONTA.suit_of[turnup]
    return ONEONTA.suits[suit] if suit < len(ONEONTA.suits) else ""


@lru_cache(maxsize=8)
def spec_of(trump: str) -> TrickSpec:
    """Return the row of a deal with this trump suit; empty: none."""
    return with_fields(DEAL, trump=trump)


def score(word: str, number: int, tricks: int) -> tuple[Points, str]:
    """Return what a bid is worth with so many tricks, and why, as a reason of the ledger.

    Args:
        word: `bid`, or `null` for the promise to win no trick.
        number: how many tricks were bid; for a null the stake.
        tricks: how many were won.
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
    deck: ClassVar[Deck] = ONEONTA
    allowed_seats: ClassVar[range] = range(1, 2)
    default_seats: ClassVar[int] = 1
    has_dummy: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = OneontaOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: OneontaOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the cards left over, the one of them that is turned up, and the others when they have been opened."""
        del seats
        return (("stock", None), ("turnup", None), ("out", None))

    @property
    def goal(self) -> Points:
        """What has to be reached."""
        return self.options.target

    def display(self, state: State) -> Display:
        """Return the trump, the bid, and a sheet with a row a deal."""
        bid = next((phase for phase in state.stack if isinstance(phase, Bid) and phase.word), None)
        turned = state.zone("turnup").cards
        return replace(
            super().display(state),
            trump=trump_of(turned.bit_length() - 1) if turned else None,
            bids=(SeatBid(bid.turn, bid.word, bid.number),) if bid else (),
        )

    def tracker(self, state: State) -> Tracker | None:
        """Return the cards that the player has not seen; nothing for others, and where the option is off."""
        hand, dummy = state.zones[PLAYER], state.zones[DUMMY]
        if not self.options.show_tracker or hand.unknown or not dummy.count:
            return None
        seen: Mask = 0
        for index, zone in enumerate(state.zones):
            seen |= zone.cards if index != DUMMY and zone.kind != "stock" else 0
        return Tracker(self.deck.all_mask & ~seen, dummy.count)

    def opening(self) -> tuple[Phase, ...]:
        """Return the deals."""
        return (Deals(),)

    def dealing(self, state: State) -> tuple[tuple[int, int], ...]:
        """Deal nine cards to the hand and to the dummy; four are left over."""
        del state
        left = len(self.deck) - 2 * HAND_SIZE
        return ((PLAYER, HAND_SIZE), (DUMMY, HAND_SIZE), (self.zone_index["stock", None], left))

    def after(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Oneonta Whist."""
        match phase:
            case Deals():
                return state.push_phase(TurnUp(zone="turnup", count=1))
            case TurnUp(zone="turnup"):
                return state.push_phase(Bid(turn=PLAYER, bids=BIDS[self.options.bidding], opened=state.seq))
            case Bid():
                trump = trump_of(state.zone("turnup").cards.bit_length() - 1)
                # The bid stays below the tricks, for it says what they are worth.
                return state.push_phase(phase).push_phase(DummyLeads.opening(spec_of(trump), DUMMY, state.seq))
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
        points, reason = score(bid.word, bid.number, tricks)
        result = DealResult(deals.deal, "", DUMMY, (Entry(PLAYER, points, reason, count=tricks),))
        return close_deal(state, deals if deals.deal + 1 < self.options.deals else None, result)
