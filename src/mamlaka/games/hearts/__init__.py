"""Hearts: avoid hearts and the queen of spades. The international game for four, and Black Lady for three to seven.

Sources: the international game as it is commonly played; OpenSpiel's `hearts` for its switches and single deals; public
descriptions of Black Lady as played at Nakayoshi-mura, read in 2026. `docs/games/hearts.md` cites them rule by rule.

`Hearts.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace as with_fields
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Deck
from mamlaka.display import Badge, Display, Message
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.hearts.deal import DEAL, OPENER, counting_cards, spec_of
from mamlaka.games.hearts.leftover import LeftoverPlay
from mamlaka.games.hearts.lesson import lesson_of
from mamlaka.games.hearts.options import HeartsOptions
from mamlaka.games.hearts.phases import PassCards
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Points
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, FindHolder, OpenHands, TrickPlay, TurnUp
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Hearts", "HeartsOptions"]

INTERNATIONAL_SEATS = 4
PASS_SIZE = 3
STEPS = {"left": 1, "right": -1, "across": 2}
"""The distance to the receiver in turn order; `none` has no receiver."""
FIRST_PASS, SECOND_PASS = 2, 1
"""The number of cards in each of the two passes of Black Lady, both to the right."""
HANDS = {3: 16, 4: 12, 5: 10, 6: 8, 7: 7}
"""The hand size of Black Lady, by the number of seats; the other cards are left over."""
FACE_UP = {2: 1, 3: 2, 4: 2}
"""The number of left-over cards that are turned face up, by the number of cards left over."""


class HeartsDeals(DealsInTurn, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals. Only Black Lady has dealers."""

    leader: Seat = 0
    """The seat that led to the first trick of the running deal."""


class Hearts(Game):
    """The rules of Hearts."""

    name: ClassVar[str] = "hearts"
    version: ClassVar[int] = 2
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(3, 8)
    default_seats: ClassVar[int] = INTERNATIONAL_SEATS
    options_type: ClassVar[type[Options]] = HeartsOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: HeartsOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"hearts with form={self.options.form} is played by {INTERNATIONAL_SEATS} seats, not {seats}: "
                f"form=black_lady takes {self.allowed_seats[0]} to {self.allowed_seats[-1]}"
            )
        self.spec = spec_of(self.options, seats)

    @classmethod
    def seats_for(cls, options: Options) -> range:
        """Return four, or all allowed numbers for Black Lady."""
        assert isinstance(options, HeartsOptions)
        return (
            cls.allowed_seats if options.form == "black_lady" else range(INTERNATIONAL_SEATS, INTERNATIONAL_SEATS + 1)
        )

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the zones of the left-over cards: face down, and face up."""
        del seats
        return (("stock", None), ("out", None))

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return a kind of deal for each direction in which cards are passed."""
        assert isinstance(options, HeartsOptions)
        if options.form == "black_lady" or not options.pass_cards:
            return super().single_deals(options)
        return {step: with_fields(options, pass_cycle=(step,)) for step in options.pass_cycle}

    @property
    def points_sign(self) -> int:
        """-1, because penalty points are shown as positive; 1 in Black Lady."""
        return 1 if self.is_black_lady else -1

    @property
    def is_black_lady(self) -> bool:
        """Whether the form is Black Lady."""
        return self.options.form == "black_lady"

    @property
    def left_over(self) -> int:
        """The number of cards dealt to no seat."""
        return len(self.deck) - self.hand_size * self.seats

    @property
    def hand_size(self) -> int:
        """The number of cards dealt to each seat."""
        return HANDS[self.seats] if self.is_black_lady else len(self.deck) // self.seats

    def display(self, state: State) -> Display:
        """Return the dealer, the scoring cards, which lie face up when taken, and a sheet with one row per deal."""
        bottom = state.stack[0] if state.stack else None
        dealer = bottom.dealer if isinstance(bottom, HeartsDeals) else None
        badges = () if dealer is None else (Badge(dealer, Message("badge-dealer"), "dealer"),)
        face_up = self.deck.select(counting_cards(self.options))
        return replace(super().display(state), badges=badges, face_up=face_up)

    def lesson(self) -> Lesson:
        """Return passing, the points of the penalty cards, the moon, and the words of the game."""
        international = (PASS_SIZE,) if self.options.pass_cards else ()
        passed = (FIRST_PASS, SECOND_PASS) if self.is_black_lady else international
        return lesson_of(self.options, self.spec, passed, self.points_sign)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals; in Black Lady also the draw for the first dealer."""
        return (HeartsDeals(), *((DrawDealer(),) if self.is_black_lady else ()))

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands, and the zone of the left-over cards if there are any."""
        stock = ((self.zone_index["stock", None], self.left_over),) if self.left_over else ()
        return (*((seat, self.hand_size) for seat in range(state.seats)), *stock)

    def after_phase(self, state: State, phase: Phase) -> State:  # noqa: C901  # one case per transition
        """Return the state after a phase that has ended: the state machine of Hearts."""
        match phase:
            case DrawDealer(dealer=int(first)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=first))
            case HeartsDeals() if self.is_black_lady:
                return state.push_phase(TurnUp(count=FACE_UP[self.left_over]))
            case HeartsDeals():
                return self._pass(state, phase.deal_index)
            case TurnUp(count=int()):
                return state.push_phase(PassCards.start(state, FIRST_PASS, STEPS["right"]))
            case PassCards(count=count) if count == FIRST_PASS:
                return state.push_phase(PassCards.start(state, SECOND_PASS, STEPS["right"]))
            case PassCards() if self.is_black_lady:
                return self._play(state, next_seat(dealer_of(state), self.seats))
            case PassCards():
                return state.push_phase(FindHolder(card=OPENER, sentence="news-opener"))
            case FindHolder(holder=int(holder)):
                return self._play(state, holder)
            case TrickPlay():
                return self._score(state, phase)
            case OpenHands() if state.zone("stock").count:
                return state.push_phase(TurnUp())
            case OpenHands() | TurnUp():
                return self._close(state)
        raise AssertionError(phase)

    def _pass(self, state: State, deal_index: int) -> State:
        cycle = self.options.pass_cycle
        step = STEPS.get(cycle[deal_index % len(cycle)])
        if self.options.pass_cards and step:
            return state.push_phase(PassCards.start(state, PASS_SIZE, step))
        return state.push_phase(FindHolder(card=OPENER))

    def _play(self, state: State, leader: Seat) -> State:
        deals = deals_of(state)
        play = LeftoverPlay if self.left_over else TrickPlay
        return state.replace_phase(deals, replace(deals, leader=leader)).push_phase(
            play.start(self.spec, leader, state.version)
        )

    def _score(self, state: State, play: TrickPlay) -> State:
        taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
        state = replace(state, ledger=trick_ledger(play.spec, taken, play.winners))
        return self._show(state)

    def _show(self, state: State) -> State:
        """Return the state that shows the cards not played, if there are any, and otherwise the next deal."""
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.push_phase(OpenHands())
        return state.push_phase(TurnUp()) if state.zone("stock").count else self._close(state)

    def _close(self, state: State) -> State:
        deals = deals_of(state)
        result = DealResult(deals.deal_index, "", deals.leader, state.ledger)
        totals = [before + scored for before, scored in zip(state.totals, result.points(state.seats), strict=True)]
        if self.is_decided(totals, deals.deal_index + 1):
            return close_deal(state, None, result)
        dealer = None if deals.dealer is None else next_seat(deals.dealer, state.seats)
        return close_deal(state, replace(deals, dealer=dealer), result)

    def is_decided(self, totals: Sequence[Points], deals: int) -> bool:
        """Return whether a match is over after `deals` deals, with these totals."""
        target, most = self.options.target, self.options.deals
        if not target and not most:
            return deals == self.seats
        return bool((target and min(totals) <= -target) or deals == most)


def deals_of(state: State) -> HeartsDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, HeartsDeals)
    return bottom


def dealer_of(state: State) -> Seat:
    """Return the dealer of a deal of Black Lady."""
    dealer = deals_of(state).dealer
    assert dealer is not None
    return dealer
