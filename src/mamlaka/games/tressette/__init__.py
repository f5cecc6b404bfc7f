"""Tressette for two (also called Spizzichino or Pizzichino): twenty tricks, half of them with open draws.

Sources: the article on the form for two of "トレセッテ" in the Japanese blog "いものやま。", and public descriptions of
the game with a stock, read in 2026. `docs/games/tressette.md` explains our rulings on what they leave open.

`Tressette.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import ITALIAN, Card, Deck, Mask, iter_cards
from mamlaka.display import Badge, Display, Message
from mamlaka.game import Game
from mamlaka.games.tressette.deal import DEAL, HAND_SIZE, THIRDS, spec_of
from mamlaka.games.tressette.lesson import lesson_of
from mamlaka.games.tressette.options import TressetteOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Points
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, DrawPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Tressette", "TressetteOptions"]

STRONGER = lower(DEAL).beats
"""(cards,): the cards of its suit that beat each card."""


class Tressette(Game):
    """The rules of Tressette for two."""

    name: ClassVar[str] = "tressette"
    version: ClassVar[int] = 1
    deck: Deck = ITALIAN
    allowed_seats: ClassVar[range] = range(2, 3)
    default_seats: ClassVar[int] = 2
    options_type: ClassVar[type[Options]] = TressetteOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: TressetteOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the stock."""
        del seats
        return (("stock", None),)

    @property
    def unit(self) -> int:
        """3 if thirds of a point are carried from deal to deal; 1 if each deal is rounded down to whole points."""
        return THIRDS if self.options.rounding == "carry" else 1

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards by suit, each from strong to weak, which is not the order of the deck."""
        return sorted(iter_cards(cards), key=lambda card: (self.deck.suit_of[card], STRONGER[card].bit_count()))

    def display(self, state: State) -> Display:
        """Return the dealer, and a sheet with one row per deal."""
        bottom = state.stack[0] if state.stack else None
        dealer = bottom.dealer if isinstance(bottom, DealsInTurn) else None
        badges = () if dealer is None else (Badge(dealer, Message("badge-dealer"), "dealer"),)
        return replace(super().display(state), badges=badges)

    def lesson(self) -> Lesson:
        """Return the order of the cards, the draws, the thirds of a point, and the words of the game."""
        return lesson_of(self.options)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (DealsInTurn(), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return ten cards for each hand; the rest is the stock."""
        hands = tuple((seat, HAND_SIZE) for seat in range(state.seats))
        return (*hands, (self.zone_index["stock", None], len(self.deck) - HAND_SIZE * state.seats))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Tressette for two."""
        match phase:
            case DrawDealer(dealer=int(first)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=first))
            case DealsInTurn():
                leader = self._leader(state)
                return state.push_phase(
                    DrawPlay.start(spec_of(self.options), leader, state.version, open_draws=self.options.show_draws)
                )
            case DrawPlay():
                return self._close(state, phase)
        raise AssertionError(phase)

    def _leader(self, state: State) -> Seat:
        """Return the seat that leads to the first trick: the one that has not dealt."""
        dealer = deals_of(state).dealer
        assert dealer is not None
        return next_seat(dealer, state.seats)

    def _close(self, state: State, play: DrawPlay) -> State:
        deals, leader = deals_of(state), self._leader(state)
        taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
        result = DealResult(deals.deal_index, "", leader, trick_ledger(play.spec, taken, play.winners))
        totals = [before + scored for before, scored in zip(state.totals, result.points(state.seats), strict=True)]
        # The dealer alternates, so the leader of this deal deals next.
        return close_deal(state, None if self.is_decided(totals) else replace(deals, dealer=leader), result)

    def is_decided(self, totals: Sequence[Points]) -> bool:
        """Return whether a match is over after a deal with these totals."""
        tied = len(set(totals)) == 1
        return max(totals) >= int(self.options.target) * self.unit and (not tied or self.options.tie == "shared")


def deals_of(state: State) -> DealsInTurn:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, DealsInTurn)
    return bottom
