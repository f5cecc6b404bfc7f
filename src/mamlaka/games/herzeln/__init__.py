"""Herzeln, the Austrian compendium of eight deals: seven of tricks, and one line of cards with two ends.

Sources: the article in the German Wikipedia, spielregeln.de, and the program mc-herzeln, read in 2026.
`docs/games/herzeln.md` cites them rule by rule.

`Herzeln.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Deck
from mamlaka.compendium import rows_of_rounds
from mamlaka.display import Badge, Display, Message, SheetSection
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.herzeln.deals import LONG, HerzelnDeals, contracts_of, deck_of, herzeln_deals, specs_of
from mamlaka.games.herzeln.lesson import lesson_of
from mamlaka.games.herzeln.options import HerzelnOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, LayoutPlay, OpenHands, TrickPlay
from mamlaka.plan_rules import layout_ledger, trick_ledger
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Herzeln", "HerzelnDeals", "HerzelnOptions", "herzeln_deals"]

FOUR = range(4, 5)
"""The numbers of seats in the short form."""


class Herzeln(Game):
    """The rules of Herzeln."""

    name: ClassVar[str] = "herzeln"
    version: ClassVar[int] = 1
    deck: Deck = LONG
    allowed_seats: ClassVar[range] = range(3, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = HerzelnOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(specs_of(HerzelnOptions(), 4).values())

    options: HerzelnOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        if seats not in self.seats_for(options):
            raise InvalidSetup(
                f"herzeln with form={self.options.form} is played by 4 seats, not {seats}: set form=piatnik"
            )
        self.contracts = specs_of(self.options, seats)

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return three or four; four only in the short form."""
        assert isinstance(options, HerzelnOptions)
        return FOUR if options.form == "four_stages" else cls.allowed_seats

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return 32 cards for four players, and 24 for three."""
        assert isinstance(options, HerzelnOptions)
        return deck_of(options, seats)

    def display(self, state: State) -> Display:
        """Return the dealer, and a sheet with the deals of each round."""
        rows = rows_of_rounds(state.results, (contracts_of(self.options),) * self.options.rounds, state.seats)
        total = sum(spec.sum_of_points or 0 for spec in self.contracts.values())
        several = self.options.rounds > 1
        sheet = tuple(
            SheetSection(section, Message("sheet-round", {"number": number}) if several else None, total)
            for number, section in enumerate(rows, start=1)
        )
        deals = state.stack[0] if state.stack else None
        if not isinstance(deals, HerzelnDeals):
            return Display(sheet=sheet)
        number, deal = deals.round_index + 1, len(deals.played) + 1
        headline = Message("headline-round", {"round": number, "rounds": self.options.rounds, "deal": deal})
        return Display(
            headline=headline if several else None,
            contract=deals.contract,
            badges=() if deals.dealer is None else (Badge(deals.dealer, Message("badge-dealer"), "dealer"),),
            sheet=sheet,
        )

    def lesson(self) -> Lesson:
        """Return the deals with their points, the line, and the words of the game."""
        return lesson_of(self.options, self.contracts, self.deck, self.seats)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (HerzelnDeals(rounds=(contracts_of(self.options),) * self.options.rounds), DrawDealer())

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Herzeln."""
        deals = herzeln_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, dealer=first))
            case HerzelnDeals():
                (contract,) = deals.choices
                return self._play(state.replace_phase(deals, replace(deals, contract=contract)))
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
                return self._open_hands(state, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _leader(self, deals: HerzelnDeals) -> Seat:
        """Return the seat that plays first; in the line, the first one that is asked for a jack."""
        assert deals.dealer is not None
        return deals.dealer if self.options.first_lead == "dealer" else next_seat(deals.dealer, self.seats)

    def _play(self, state: State) -> State:
        """Return the state before the first card of the running contract."""
        deals = herzeln_deals(state)
        spec, leader = self.contracts[deals.contract], self._leader(deals)
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.start(spec, leader, state.version))
        return state.push_phase(TrickPlay.start(spec, leader, state.version))

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        """Return the state after the play, in which the cards that are left are turned face up."""
        state = replace(state, ledger=ledger)
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State) -> State:
        """Return the state after a deal."""
        deals = herzeln_deals(state)
        result = DealResult(deals.deal_index, deals.contract, self._leader(deals), state.ledger)
        assert deals.dealer is not None
        after = replace(deals, dealer=next_seat(deals.dealer, self.seats)).scored()
        return close_deal(state, after, result)
