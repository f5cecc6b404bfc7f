"""Schnapsen: two players, twenty cards, and a stock that may be closed; 66 card points win a deal.

Sources: pagat, preisschnapsen.at, bummerl.at, schnapsen.website and others, read in 2026. `docs/games/schnapsen.md`
cites them rule by rule.

`Schnapsen.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Deck
from mamlaka.display import Badge, Counter, Display, Message
from mamlaka.game import Game
from mamlaka.games.schnapsen.deal import (
    DEAL,
    DECK,
    GOAL,
    HAND_SIZE,
    marriages_of,
    outcome_of,
    spec_of,
    trump_jack,
)
from mamlaka.games.schnapsen.lesson import lesson_of
from mamlaka.games.schnapsen.options import SchnapsenOptions
from mamlaka.games.schnapsen.phases import ClosingPlay
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry, Points
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, OpenHands, TurnUp, trick_play_of
from mamlaka.plan import lower
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Schnapsen", "SchnapsenOptions"]


class Schnapsen(Game):
    """The rules of Schnapsen."""

    name: ClassVar[str] = "schnapsen"
    version: ClassVar[int] = 1
    deck: Deck = DECK
    allowed_seats: ClassVar[range] = range(2, 3)
    default_seats: ClassVar[int] = 2
    options_type: ClassVar[type[Options]] = SchnapsenOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: SchnapsenOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the stock, and the card turned up for the trumps, which lies under it."""
        del seats
        return (("stock", None), ("turnup", None))

    @property
    def target(self) -> int:
        """The game points that end the match."""
        return int(self.options.target)

    def display(self, state: State) -> Display:
        """Return the trumps, the dealer, who has closed and announced what, the game points, and the Bummerl."""
        plain = super().display(state)
        if self.is_decided(state.totals):
            loser = state.totals.index(min(state.totals))
            title = Message("sheet-bummerl" if min(state.totals) else "sheet-schneider", {"seat": loser})
            plain = replace(plain, sheet=tuple(replace(section, label=title) for section in plain.sheet))
        deals, play = state.stack[0] if state.stack else None, trick_play_of(state)
        counters = tuple(
            Counter(Message("counter-game-points"), points, seat, goal=self.target, is_standing=True)
            for seat, points in enumerate(state.totals)
        )
        if not isinstance(deals, DealsInTurn) or deals.dealer is None:
            return replace(plain, counters=counters)
        badges = [Badge(deals.dealer, Message("badge-dealer"), "dealer")]
        if isinstance(play, ClosingPlay):
            badges.append(Badge(None, Message("badge-trump-schnapsen", {"suit": play.spec.trump})))
            for seat in range(state.seats):
                names = "+".join(meld.name for _, other, meld in play.declared if other == seat)
                badges += [Badge(seat, Message("badge-declared", {"name": names}))] if names else []
            if play.closer is not None:
                badges += [
                    Badge(play.closer, Message("badge-stock-closed")),
                    Badge(None, Message("badge-closed-stock")),
                ]
        return replace(plain, badges=tuple(badges), counters=counters)

    def lesson(self) -> Lesson:
        """Return the two kinds of play, closing, marriages, claims, and the game points."""
        return lesson_of(self.options)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (DealsInTurn(), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return five cards for each hand; the rest is the stock."""
        hands = tuple((seat, HAND_SIZE) for seat in range(state.seats))
        return (*hands, (self.zone_index["stock", None], len(self.deck) - HAND_SIZE * state.seats))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Schnapsen."""
        match phase:
            case DrawDealer(dealer=int(first)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=first))
            case DealsInTurn():
                return state.push_phase(TurnUp(zone="turnup", count=1))
            case TurnUp():
                return self._play(state)
            case ClosingPlay():
                winner, points, reason = outcome_of(self.options, state, phase)
                count = phase.standing(state, winner).points
                state = replace(state, ledger=(LedgerEntry(winner, points, reason, count=count),))
                cards_left = any(hand.count for hand in state.zones[: self.seats])
                return state.push_phase(OpenHands()) if cards_left else self._close(state)
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _play(self, state: State) -> State:
        """Return the state before the first lead."""
        turned_up = state.zone("turnup").cards
        trump = self.deck.names[turned_up.bit_length() - 1][-1]
        spec, options = spec_of(trump), self.options
        return state.push_phase(
            ClosingPlay(
                spec=spec,
                plan=lower(spec),
                turn=self._leader(state),
                opened=state.version,
                goal=GOAL,
                claims=options.claims,
                swap_card=trump_jack(trump),
                swap_min=int(options.exchange_min),
                close_min=int(options.close_min),
                melds=marriages_of(trump),
                meld_first=options.marriage_first,
            )
        )

    def _leader(self, state: State) -> Seat:
        """Return the seat that leads to the first trick: the one that has not dealt."""
        dealer = deals_of(state).dealer
        assert dealer is not None
        return next_seat(dealer, state.seats)

    def _close(self, state: State) -> State:
        deals, leader = deals_of(state), self._leader(state)
        result = DealResult(deals.deal_index, "", leader, state.ledger)
        # The dealer alternates, so the leader of this deal deals next.
        totals = [before + scored for before, scored in zip(state.totals, result.points(state.seats), strict=True)]
        return close_deal(state, None if self.is_decided(totals) else replace(deals, dealer=leader), result)

    def is_decided(self, totals: Sequence[Points]) -> bool:
        """Return whether a match is over after a deal with these totals."""
        return max(totals) >= self.target


def deals_of(state: State) -> DealsInTurn:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, DealsInTurn)
    return bottom
