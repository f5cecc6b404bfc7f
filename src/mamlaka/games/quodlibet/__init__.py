"""Quodlibet: wheels of four deals, in each of which the king names another contract.

Sources: the articles on the game in the German and English Wikipedias and their copies, frundsberg.at, catsatcards.com
and go_trumpcards, read in 2026. `docs/games/quodlibet.md` cites them rule by rule.

`Quodlibet.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as with_fields
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import PIQUET, Deck
from mamlaka.compendium import rows_of_rounds
from mamlaka.contract_notes import contract_signs
from mamlaka.display import Badge, Display, Message, PileStyle, SheetSection, message_id
from mamlaka.game import Game
from mamlaka.games.quodlibet.deals import HAND_SIZE, HUNT, OPEN, SEATS, QuodlibetDeals, quodlibet_deals, specs_of
from mamlaka.games.quodlibet.lesson import lesson_of
from mamlaka.games.quodlibet.options import QuodlibetOptions, wheels_of
from mamlaka.games.quodlibet.phases import PlacePlay, TurnAwayHands
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import DealResult, Ledger, LedgerEntry
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, DrawDealer, LayoutPlay, OpenHands, PickUpHand, PilePlay, TrickPlay
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Quodlibet", "QuodlibetDeals", "QuodlibetOptions", "quodlibet_deals"]


class Quodlibet(Game):
    """The rules of Quodlibet."""

    name: ClassVar[str] = "quodlibet"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(SEATS, SEATS + 1)
    default_seats: ClassVar[int] = SEATS
    options_type: ClassVar[type[Options]] = QuodlibetOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(specs_of(QuodlibetOptions()).values())

    options: QuodlibetOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.contracts = specs_of(self.options)

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return a kind of deal for each contract."""
        assert isinstance(options, QuodlibetOptions)
        return {name: with_fields(options, contracts=(name,)) for name in options.contracts}

    @property
    def direction(self) -> Literal["ccw"]:
        """The next seat sits on the right."""
        return "ccw"

    @property
    def points_sign(self) -> int:
        """-1: bad points are written down."""
        return -1

    def display(self, state: State) -> Display:
        """Return the king, and a sheet with the deals of each wheel."""
        wheels = wheels_of(self.options)
        rows = rows_of_rounds(state.results, wheels, state.seats)
        sheet = tuple(
            SheetSection(section, Message("sheet-wheel", {"number": number})) for number, section in enumerate(rows, 1)
        )
        deals = state.stack[0] if state.stack else None
        if not isinstance(deals, QuodlibetDeals):
            return Display(sheet=sheet)
        number, deal = deals.round_index + 1, len(deals.played) + 1
        headline = Message("headline-wheel", {"round": number, "rounds": len(wheels), "deal": deal})
        return Display(
            headline=None if self.deal_limit else headline,
            contract=deals.contract,
            badges=() if deals.king is None else (Badge(deals.king, Message("badge-beer-king"), "crown"),),
            piles=(PileStyle("hand", "seen"),) if deals.contract == OPEN else (),
            sheet=sheet,
        )

    def lesson(self) -> Lesson:
        """Return the wheels, the contracts with their points, and the words of the game."""
        return lesson_of(self.options, self.contracts, self.points_sign)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first king."""
        return (QuodlibetDeals(rounds=wheels_of(self.options)), DrawDealer())

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Quodlibet."""
        deals = quodlibet_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, king=first))
            case QuodlibetDeals():
                return state.push_phase(self._choice(deals, state.version))
            case Choose(chosen=contract):
                return self._pick_up(state.replace_phase(deals, replace(deals, contract=contract)))
            case PickUpHand(seat=seat) if (after := next_seat(seat, SEATS)) != deals.king:
                return state.push_phase(PickUpHand(seat=after))
            case PickUpHand() | TurnAwayHands():
                return self._play(state)
            case OpenHands() if deals.contract == HUNT:
                return self._play(state)
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(SEATS)]
                ledger = trick_ledger(phase.spec, taken, phase.winners, tricks=phase.tricks)
                return self._open_hands(state, ledger)
            case LayoutPlay() | PilePlay():
                return self._open_hands(state, self._layout_ledger(state, phase))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _choice(self, deals: QuodlibetDeals, opened: int) -> Choose:
        """Return the phase in which the king names a contract of the wheel that has not been played."""
        assert deals.king is not None
        names = deals.choices
        return Choose(
            seat=deals.king,
            names=names,
            notes=tuple(Message(message_id("note", name)) for name in names),
            signs=tuple(contract_signs(self.contracts[name]) for name in names),
            topic="wheel",
            opened=opened,
        )

    def _pick_up(self, state: State) -> State:
        """Return the state in which the other seats take up their hands, or all hands are opened or turned away."""
        deals = quodlibet_deals(state)
        assert deals.king is not None
        if deals.contract == HUNT:
            return state.push_phase(OpenHands())
        if deals.contract == OPEN:
            return state.push_phase(TurnAwayHands(deal_index=deals.deal_index))
        return state.push_phase(PickUpHand(seat=next_seat(deals.king, SEATS)))

    def _leader(self, deals: QuodlibetDeals) -> Seat:
        """Return the seat that plays first."""
        assert deals.king is not None
        return deals.king if self.options.leader == "king" else next_seat(deals.king, SEATS)

    def _play(self, state: State) -> State:
        """Return the state before the first card of the running contract."""
        deals = quodlibet_deals(state)
        spec, leader = self.contracts[deals.contract], self._leader(deals)
        if isinstance(spec, PileSpec):
            return state.push_phase(PilePlay.start(spec, leader, state.version))
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.start(spec, leader, state.version))
        if deals.contract == OPEN:
            return state.push_phase(PlacePlay.of_hands(spec, leader, state))
        return state.push_phase(TrickPlay.start(spec, leader, state.version))

    def _layout_ledger(self, state: State, play: LayoutPlay | PilePlay) -> Ledger:
        """Return the points for cards left, or for places."""
        spec = play.spec
        if not spec.stops_at_first:
            return layout_ledger(spec, play.places)
        ((_, each),) = spec.left_points
        left = [(seat, state.zones[seat].count) for seat in range(SEATS)]
        return tuple(
            LedgerEntry(seat, each * count + spec.untouched_points, "whole_hand_left", spec.name)
            if count == HAND_SIZE
            else LedgerEntry(seat, each * count, "cards_left", spec.name, count=count)
            for seat, count in left
            if count
        )

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        """Return the state after the play, in which the cards that are left are turned face up."""
        state = replace(state, ledger=ledger)
        if any(state.zones[seat].count for seat in range(SEATS)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State) -> State:
        """Return the state after a deal."""
        deals = quodlibet_deals(state)
        result = DealResult(deals.deal_index, deals.contract, self._leader(deals), state.ledger)
        totals = [total + points for total, points in zip(state.totals, result.points(SEATS), strict=True)]
        return close_deal(state, deals.after_deal(totals), result)
