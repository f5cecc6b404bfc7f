"""Trex (Trix, تركس): four kingdoms of five contracts, the game of Syria, Jordan, Lebanon and Palestine.

Sources: the articles "Trex (card game)" of the Japanese, English and German Wikipedias, read in 2026. Where they differ
the option that says so names them; where they are silent, `docs/architecture.md` says what we do and why.

The state machine is `Trex.after`: what follows when a phase has ended.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Card, Deck, Mask
from mamlaka.games.trex.contracts import KING_APPEALS, SEVEN_OF_HEARTS, TWOS_APPEALS, spec_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.options import TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phases import Announce, Choose, FindHolder, LayoutPlay, OpenHands, TrickPlay
from mamlaka.play import layout_ledger, trick_ledger
from mamlaka.seats import Direction, Seat
from mamlaka.state import Game, Phase, State

__all__ = ["Kingdoms", "Trex", "TrexOptions"]


class Trex(Game):
    """The rules of Trex."""

    name: ClassVar[str] = "trex"
    version: ClassVar[int] = 1
    deck: ClassVar[Deck] = FRENCH
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = TrexOptions

    options: TrexOptions

    @property
    def direction(self) -> Direction:
        """Counter-clockwise: the next seat sits on the right."""
        return "ccw"

    def opening(self) -> Kingdoms:
        """Return the first kingdom, whose king is not yet known."""
        return Kingdoms()

    def after(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Trex."""
        match phase:
            case Kingdoms(king=None):
                return state.pushed(FindHolder(card=SEVEN_OF_HEARTS))
            case Kingdoms():
                return self._choose(state)
            case FindHolder():
                kingdoms = kingdoms_of(state)
                return self._choose(state.swapped(kingdoms, replace(kingdoms, king=phase.holder)))
            case Choose():
                kingdoms = kingdoms_of(state)
                return self._announce(state.swapped(kingdoms, replace(kingdoms, contract=phase.chosen)))
            case Announce() if phase.appellants:
                return self._close(state, void="appeal")
            case Announce():
                return self._play(state, phase.doubles)
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
                return self._open_hands(state, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _choose(self, state: State) -> State:
        kingdoms = kingdoms_of(state)
        return state.pushed(Choose(seat=king_of(state), names=kingdoms.contracts_left, opened=state.seq))

    def _announce(self, state: State) -> State:
        contract = kingdoms_of(state).contract
        spec = spec_of(contract)
        doublable = 0 if isinstance(spec, LayoutSpec) or not self.options.doubling else spec.doublable_mask
        appeals: tuple[tuple[Mask, Mask], ...] = ()
        if contract == "king":
            appeals = tuple(row for word in self.options.kh_appeal for row in KING_APPEALS[word])
        elif contract == "trex" and self.options.trex_redeal:
            appeals = TWOS_APPEALS
        if not (appeals or doublable):
            return self._play(state, ())
        everybody = range(state.seats)
        king = king_of(state)
        return state.pushed(
            Announce(
                answers=(None,) * state.seats,
                appeals=appeals,
                may_appeal=tuple(s for s in everybody if self.options.appeal_who == "any" or s != king),
                doublable=doublable,
                opened=state.seq,
            )
        )

    def _play(self, state: State, doubles: tuple[tuple[Card, Seat], ...]) -> State:
        spec = spec_of(kingdoms_of(state).contract, doubles, early_end=self.options.early_end)
        if isinstance(spec, LayoutSpec):
            return state.pushed(LayoutPlay.opening(spec, king_of(state), state.seq))
        return state.pushed(TrickPlay.opening(spec, king_of(state), state.seq))

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        state = replace(state, ledger=state.ledger + ledger)
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.pushed(OpenHands())
        return self._close(state)

    def _close(self, state: State, void: str = "") -> State:
        kingdoms = kingdoms_of(state)
        result = DealResult(kingdoms.deal, kingdoms.contract, king_of(state), state.ledger, void)
        return close_deal(state, kingdoms.voided() if void else kingdoms.scored(state.seats), result)


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
