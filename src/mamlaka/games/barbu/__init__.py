"""Barbu: a compendium of seven contracts, in which the players double each other.

Sources: the articles on the game in the English, French and German Wikipedias, pagat.com, and others that
`docs/games/barbu.md` cites rule by rule.

`Barbu.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, SUIT_LETTERS, Deck
from mamlaka.compendium import rows_of_rounds
from mamlaka.contract_notes import contract_note, contract_signs
from mamlaka.display import Badge, Display, Message, SheetSection, Sign
from mamlaka.game import Game
from mamlaka.games.barbu.contracts import (
    DOMINO,
    RANKS,
    SEATS,
    TRUMPS,
    deck_of,
    is_positive,
    spec_of,
    specs_of,
    split_ledger,
    sum_of,
)
from mamlaka.games.barbu.deals import BarbuDeals, barbu_deals, by_round, rotates
from mamlaka.games.barbu.lesson import lesson_of
from mamlaka.games.barbu.options import BarbuOptions
from mamlaka.games.barbu.phases import DoubleSeats
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import DealResult, Ledger, differences, points_by_seat
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, DrawHighest, LayoutPlay, OpenHands, TrickPlay
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Direction, Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Barbu", "BarbuDeals", "BarbuOptions", "barbu_deals"]

CONTRACT, TRUMP, START = "barbu_contract", "barbu_trumps", "barbu_start"
"""The topics of the choices of the declarer."""


class Barbu(Game):
    """The rules of Barbu."""

    name: ClassVar[str] = "barbu"
    version: ClassVar[int] = 2
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(SEATS, SEATS + 1)
    default_seats: ClassVar[int] = SEATS
    options_type: ClassVar[type[Options]] = BarbuOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(specs_of(BarbuOptions()).values())

    options: BarbuOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.contracts = specs_of(self.options)
        self.names = tuple(self.contracts)

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return 52 cards, or 32 in the French forms."""
        del seats
        assert isinstance(options, BarbuOptions)
        return deck_of(options)

    @property
    def direction(self) -> Direction:
        """Clockwise; counterclockwise in the French forms."""
        return "cw" if self.options.has_declarer else "ccw"

    def display(self, state: State) -> Display:
        """Return the declarer, the trumps or the first rank, who has doubled whom, and the sheet of all rounds."""
        bottom = state.stack[0] if state.stack else None
        deals = bottom if isinstance(bottom, BarbuDeals) else None
        first = deals.first if deals else self._first_of(state)
        results: Sequence[tuple[DealResult, ...]] = by_round(
            state.results, SEATS, len(self.names), takes_turns=rotates(self.options)
        )
        word = "sheet-declarer" if self.options.has_declarer else "sheet-dealer"
        sheet = (
            ()
            if first is None
            else tuple(
                SheetSection(
                    rows_of_rounds(row, (self.names,), SEATS)[0],
                    Message(word, {"seat": (first + number) % SEATS}),
                    self._sum,
                )
                for number, row in enumerate(results)
            )
        )
        if deals is None or deals.first is None:
            return Display(sheet=sheet)
        headline = Message("headline-barbu", {"deal": state.deal_number, "deals": SEATS * len(self.names)})
        return Display(
            headline=None if self.deal_limit else headline,
            contract=deals.contract,
            badges=(*self._badges(deals), *_badges_of_doublings(state, deals)),
            sheet=sheet,
        )

    @property
    def _sum(self) -> int:
        """The sum of all points of a round. Doublings don't change it."""
        return sum(map(sum_of, self.contracts.values()))

    def _first_of(self, state: State) -> Seat | None:
        """Return the first declarer or dealer of a match that is over."""
        if not state.results:
            return None
        leader = state.results[0].leader
        return leader if self.options.has_declarer else (leader - 1) % SEATS

    def _badges(self, deals: BarbuDeals) -> tuple[Badge, ...]:
        """Return the badges of the declarer, and of what they have named."""
        if not self.options.has_declarer:
            return (Badge(deals.declarer, Message("badge-dealer"), "dealer"),)
        declarer = Badge(deals.declarer, Message("badge-barbu-declarer"), "crown")
        if not deals.named:
            return (declarer,)
        if deals.contract == TRUMPS:
            return (declarer, Badge(None, Message("badge-trump", {"suit": SUIT_LETTERS[deals.named]})))
        return (declarer, Badge(None, Message("badge-start-rank", {"name": deals.named})))

    def lesson(self) -> Lesson:
        """Return the contracts with their points, doubling, and the words of the game."""
        return lesson_of(self.options, self.contracts)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first declarer or dealer."""
        deals = BarbuDeals(
            rounds=(self.names,) * SEATS,
            in_order=not self.options.has_declarer,
            takes_turns=rotates(self.options),
        )
        return (deals, DrawHighest(drawing=tuple(range(SEATS))))

    def after_phase(self, state: State, phase: Phase) -> State:  # one case per transition
        """Return the state after a phase that has ended: the state machine of Barbu."""
        deals = barbu_deals(state)
        match phase:
            case DrawHighest(holder=int(first)):
                return state.replace_phase(deals, replace(deals, first=first))
            case BarbuDeals():
                return self._choose_contract(state)
            case Choose(topic=topic, chosen=chosen) if topic == CONTRACT:
                return self._choose_more(state.replace_phase(deals, replace(deals, contract=chosen)))
            case Choose(chosen=chosen):
                return self.ask_doubles(state.replace_phase(deals, replace(deals, named=chosen)))
            case DoubleSeats():
                return self._after_doubling(state, phase)
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(SEATS)]
                return self._open_hands(state, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _choose_contract(self, state: State) -> State:
        deals = barbu_deals(state)
        if deals.in_order:
            (contract,) = deals.choices
            return self._play(state.replace_phase(deals, replace(deals, contract=contract)))
        specs = [self.contracts[name] for name in deals.choices]
        return state.push_phase(
            Choose(
                seat=deals.declarer,
                names=deals.choices,
                notes=tuple(map(contract_note, specs)),
                signs=tuple(map(contract_signs, specs)),
                topic=CONTRACT,
                opened=state.version,
            )
        )

    def _choose_more(self, state: State) -> State:
        """Return the state in which the declarer names trumps or a rank, if the contract needs it."""
        deals = barbu_deals(state)
        names, topic = {TRUMPS: (SUIT_LETTERS, TRUMP), DOMINO: (RANKS, START)}.get(deals.contract, ({}, ""))
        if not names:
            return self.ask_doubles(state)
        return state.push_phase(
            Choose(
                seat=deals.declarer,
                names=tuple(names),
                signs=tuple((Sign("suit" if topic == TRUMP else "rank", letter),) for letter in names.values()),
                topic=topic,
                opened=state.version,
            )
        )

    def ask_doubles(self, state: State) -> State:
        """Return the state in which the seats double, or in which the play begins."""
        deals, options = barbu_deals(state), self.options
        if not options.doubling:
            return self._play(state)
        return state.push_phase(
            DoubleSeats.start(
                deals.declarer,
                SEATS,
                state.version,
                only_declarer=is_positive(self.contracts[deals.contract]),
                redoubling=options.redouble,
                must=tuple(seat for seat in range(SEATS) if deals.owes(seat, options.doublings_owed)),
            )
        )

    def _after_doubling(self, state: State, phase: DoubleSeats) -> State:
        deals = barbu_deals(state)
        state = state.replace_phase(deals, replace(deals, doublings=phase.doublings))
        spec = self.contracts[deals.contract]
        if phase.doublings or is_positive(spec) or self.options.undoubled == "play":
            return self._play(state)
        return self._open_hands(state, split_ledger(spec, deals.declarer))

    def _leader(self, deals: BarbuDeals) -> Seat:
        """Return the seat that plays first."""
        return deals.declarer if self.options.has_declarer else next_seat(deals.declarer, SEATS)

    def _play(self, state: State) -> State:
        deals = barbu_deals(state)
        spec, leader = spec_of(self.options, deals.contract, deals.named), self._leader(deals)
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.start(spec, leader, state.version))
        return state.push_phase(TrickPlay.start(spec, leader, state.version))

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        """Return the state after the play, in which the cards that are left are turned face up."""
        deals = barbu_deals(state)
        pairs = {(seat, other): times for seat, other, times in deals.doublings}
        settled = differences(points_by_seat(ledger, SEATS), pairs, "business", deals.contract)
        state = replace(state, ledger=ledger + settled)
        if any(state.zones[seat].count for seat in range(SEATS)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State) -> State:
        deals = barbu_deals(state)
        result = DealResult(deals.deal_index, deals.contract, self._leader(deals), state.ledger)
        return close_deal(state, deals.scored(), result)


def _badges_of_doublings(state: State, deals: BarbuDeals) -> tuple[Badge, ...]:
    """Return a badge for each seat that has doubled others, also while the seats are still doubling."""
    phase = state.phase if state.stack else None
    doublings = phase.doublings if isinstance(phase, DoubleSeats) else deals.doublings
    return tuple(
        Badge(seat, Message("badge-redoubled" if times > 1 else "badge-doubled", {"other": other, "seat": seat}))
        for seat, other, times in doublings
    )
