"""Trex (Trix, تركس): four kingdoms of five contracts, the game of Syria, Jordan, Lebanon and Palestine.

Sources: the articles "Trex (card game)" of the Japanese, English and German Wikipedias, read in 2026. Where they differ
the option that says so names them; where they are silent, `docs/architecture.md` says what we do and why.

The state machine is `Trex.after`: what follows when a phase has ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as with_fields
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Card, Deck, Mask
from mamlaka.display import Display
from mamlaka.game import Game
from mamlaka.games.trex.contracts import (
    KING_APPEALS,
    SEVEN_OF_HEARTS,
    TREX,
    TRICK_CONTRACTS,
    TWOS_APPEALS,
    choices,
    spec_of,
)
from mamlaka.games.trex.display import display_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.options import UNITS, TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger, Points
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import (
    Announce,
    Choose,
    DoubleInTurn,
    DrawHighest,
    FindHolder,
    LayoutPlay,
    OpenHands,
    PickUpHand,
    TrickPlay,
)
from mamlaka.play import layout_ledger, trick_ledger
from mamlaka.seats import Direction, Seat, Teams
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Kingdoms", "Trex", "TrexOptions"]


class Trex(Game):
    """The rules of Trex."""

    name: ClassVar[str] = "trex"
    version: ClassVar[int] = 1
    deck: ClassVar[Deck] = FRENCH
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = TrexOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (*TRICK_CONTRACTS.values(), TREX)
    round_name: ClassVar[str] = "kingdom"

    options: TrexOptions

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return a kind for each contract that a kingdom plays; where contracts are merged at will the king chooses.

        The king is drawn: in all deals of a match but its first ones he has nothing to do with the cards.
        """
        assert isinstance(options, TrexOptions)
        units = UNITS.get(options.mode)
        if units is None:
            return super().single_deals(options)
        orders = {unit: (unit, *(other for other in units if other != unit)) for unit in units}
        return {
            unit: with_fields(options, contract_choice=order, first_king="high_card_draw")
            for unit, order in orders.items()
        }

    @property
    def direction(self) -> Direction:
        """Counter-clockwise by default: the next seat sits on the right."""
        return self.options.direction

    @property
    def teams(self) -> Teams:
        """The seats opposite each other, in a partnership."""
        return ((0, 2), (1, 3)) if self.options.partnership else ()

    @property
    def points_sign(self) -> int:
        """Reversed: penalties are shown as plus."""
        return -1 if self.options.score_sign == "reversed" else 1

    @property
    def look_back(self) -> Literal["none", "last", "all"]:
        """As the table agrees."""
        return self.options.look_back

    def ranking_key(self, points: tuple[Points, ...]) -> tuple[Points, ...]:
        """Compare sums, or the worst scores of the sides and, where they are equal, the next-worst."""
        return (
            tuple(sorted(points)) if self.options.partnership_scoring == "worst_loses" else super().ranking_key(points)
        )

    def display(self, state: State) -> Display:
        """Return the crown, how captured queens lie, and the sheet of four kingdoms."""
        return display_of(state, self.options)

    def opening(self) -> tuple[Phase, ...]:
        """Return the kingdoms, whose first king is not yet known, and the draw for it if there is one."""
        drawn = self.options.first_king == "high_card_draw"
        return (Kingdoms(), *((DrawHighest(drawing=tuple(range(self.seats))),) if drawn else ()))

    def after(self, state: State, phase: Phase) -> State:  # noqa: C901, PLR0912  # a line or two a transition
        """Return the state after a phase that has ended: the state machine of Trex."""
        match phase:
            case DrawHighest(holder=int(first)):
                return self._crown(state, first)
            case Kingdoms(king=None):
                return state.push_phase(FindHolder(card=SEVEN_OF_HEARTS))
            case FindHolder(holder=int(first)):
                return self._choose(self._crown(state, first))
            case Kingdoms():
                return self._choose(state)
            case Choose(chosen="replay"):
                return self._close(state, void="slam", keep_contract=self.options.slam_replay == "same")
            case Choose(chosen="keep"):
                return self._close(state)
            case Choose(chosen=contract):
                kingdoms = kingdoms_of(state)
                return self._lift(state.replace_phase(kingdoms, replace(kingdoms, contract=contract)))
            case PickUpHand():
                return self._announce(state)
            case Announce() if phase.appellants:
                return self._close(state, void="appeal")
            case Announce(doublable=0):
                return self._double_in_turn(state)
            case Announce() | DoubleInTurn():
                return self._play(state, phase.doubles)
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
                return self._tricks_played(state, phase, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay(is_void=True):
                return self._close(state, void="jacks")
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _crown(self, state: State, first: Seat) -> State:
        kingdoms = kingdoms_of(state)
        return state.replace_phase(kingdoms, kingdoms.crowned(first, self.options))

    def _choose(self, state: State) -> State:
        kingdoms = kingdoms_of(state)
        if kingdoms.contract:
            return self._lift(state)
        names = choices(self.options, kingdoms.played)
        return state.push_phase(Choose(seat=king_of(state), names=names, opened=state.seq))

    def _lift(self, state: State) -> State:
        if self.options.partner_lifts_late:
            return state.push_phase(PickUpHand(seat=(king_of(state) + 2) % state.seats))
        return self._announce(state)

    def _announce(self, state: State) -> State:
        contract, king, seats = kingdoms_of(state).contract, king_of(state), range(state.seats)
        appeals: tuple[tuple[Mask, Mask], ...] = ()
        if contract == "king":
            appeals = tuple(row for word in self.options.kh_appeal for row in KING_APPEALS[word])
        elif contract == "trex" and self.options.trex_redeal:
            appeals = TWOS_APPEALS
        together = self.options.doubling_reveal == "simultaneous"
        doublable = self._doublable(contract) if together else 0
        if not (appeals or doublable):
            return self._double_in_turn(state)
        return state.push_phase(
            Announce(
                answers=(None,) * state.seats,
                appeals=appeals,
                may_appeal=tuple(seat for seat in seats if self.options.appeal_who == "any" or seat != king),
                doublable=doublable,
                show_appeal=contract == "trex" or self.options.kh_appeal_show,
                opened=state.seq,
            )
        )

    def _doublable(self, contract: str) -> Mask:
        spec = spec_of(contract, self.options)
        return spec.doublable_mask if isinstance(spec, TrickSpec) and self.options.doubling else 0

    def _double_in_turn(self, state: State) -> State:
        doublable = self._doublable(kingdoms_of(state).contract)
        if self.options.doubling_reveal == "simultaneous" or not doublable:
            return self._play(state, ())
        return state.push_phase(DoubleInTurn(turn=king_of(state), doublable=doublable, opened=state.seq))

    def _play(self, state: State, doubles: tuple[tuple[Card, Seat], ...]) -> State:
        spec = spec_of(kingdoms_of(state).contract, self.options, doubles)
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.opening(spec, king_of(state), state.seq))
        return state.push_phase(TrickPlay.opening(spec, king_of(state), state.seq))

    def _tricks_played(self, state: State, play: TrickPlay, ledger: Ledger) -> State:
        slam = kingdoms_of(state).contract == "slaps" and len(set(play.winners)) == 1
        if slam and self.options.slam_replay != "off":
            state = replace(state, ledger=ledger)
            return state.push_phase(Choose(seat=play.winners[0], names=("replay", "keep"), opened=state.seq))
        return self._open_hands(state, ledger)

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        state = replace(state, ledger=ledger)
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State, void: str = "", *, keep_contract: bool = False) -> State:
        kingdoms = kingdoms_of(state)
        ledger = () if void else state.ledger
        result = DealResult(kingdoms.deal, kingdoms.contract, king_of(state), ledger, void)
        bottom = kingdoms.voided(keep_contract=keep_contract) if void else kingdoms.scored(self.options)
        return close_deal(state, bottom, result)


def kingdoms_of(state: State) -> Kingdoms:
    """Return the phase that knows king, kingdom and contract; it lies under all others until the match is over."""
    bottom = state.stack[0]
    assert isinstance(bottom, Kingdoms)
    return bottom


def king_of(state: State) -> Seat:
    """Return the king of the running deal."""
    king = kingdoms_of(state).king
    assert king is not None
    return king
