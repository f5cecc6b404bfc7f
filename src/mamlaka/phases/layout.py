"""Layout play (card dominoes) under any `LayoutSpec`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Passed, Placed, Shown
from mamlaka.layout import LayoutSpec
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.plan import LayoutPlan, lower
from mamlaka.plan_rules import placeable_mask
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["LayoutPlay"]


class LayoutPlay(InTurn, frozen=True, kw_only=True):
    """One card per turn is added to the layout, or a pass if none fits, until one seat is left with cards."""

    event_types: ClassVar[tuple[type, ...]] = (Placed, Passed, Shown)
    waiting: ClassVar[str] = "waiting-play"

    spec: LayoutSpec
    """The rules of the deal."""
    plan: LayoutPlan
    """`lower(spec)`, cached because every play needs it."""
    places: tuple[Seat, ...] = ()
    """The seats that have gone out, in order; at the end all seats."""
    turns_taken: int = 0
    """The number of cards played and passes so far."""
    is_void: bool = False
    """Whether the deal is void because the first seat went out before the needed cards were on the layout."""
    passes: tuple[tuple[Seat, Mask], ...] = ()
    """The passes in order: the seat, and the cards that would have fitted."""

    @classmethod
    def start(cls, spec: LayoutSpec, leader: Seat, opened: int) -> LayoutPlay:
        """Return the phase before the first card."""
        return cls(spec=spec, plan=lower(spec), turn=leader, opened=opened)

    def placeable(self, state: State) -> Mask:
        """Return the cards that fit the layout now."""
        return placeable_mask(self.plan, state.zones[state.game.layout_zone].cards)

    def to_expose(self, state: State) -> Mask:
        """Return the cards that must be turned face up now, in any hand."""
        if self.turns_taken != state.seats:
            return 0
        seen = state.zones[state.game.layout_zone].cards
        for hand in state.zones[: state.seats]:
            seen |= hand.shown
        return self.plan.exposed & ~seen

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn has a card that fits; otherwise it passes automatically."""
        return bool(state.hand_mask(self.turn) & self.placeable(state)) and not self.to_expose(state)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the cards of the hand that fit."""
        cards = state.hand_mask(seat) & self.placeable(state)
        return (Offer("play", cards),) if cards else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card that fits."""
        del state, seat
        return Message("ask-lay")

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand or does not fit, and the cards that fit."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand = state.game.deck, state.hand_mask(seat)
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = hand & self.placeable(state)
        if action.cards & legal:
            return None
        return Refusal("does_not_fit", {"card": deck.format(action.cards), "cards": deck.format(legal)})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Add the card to the layout."""
        del state
        return (Placed(seat, action.cards.bit_length() - 1),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Turn face up the cards to be exposed, or pass for a seat without a card that fits."""
        del shuffler
        exposed = self.to_expose(state)
        if exposed:
            return [Shown(seat, held) for seat in range(state.seats) if (held := state.hand_mask(seat) & exposed)]
        return (Passed(self.turn),)

    def evolve(self, state: State, event: Event) -> State:
        """Record the turn and go on to the next seat with cards. The play ends when only one has cards."""
        if isinstance(event, Shown):
            return state.replace_phase(self, replace(self, opened=state.version))
        places, passes = self.places, self.passes
        if isinstance(event, Placed):
            if not state.zones[event.seat].count:
                places = (*places, event.seat)
        else:
            passes = (*passes, (self.turn, self.placeable(state)))
        turn = (self.turn + 1) % state.seats
        while turn in places:
            turn = (turn + 1) % state.seats
        play = replace(
            self, turn=turn, places=places, passes=passes, turns_taken=self.turns_taken + 1, opened=state.version
        )
        if places and not self.places and self.plan.needed & ~state.zones[state.game.layout_zone].cards:
            return state.game.after_phase(state.pop_phase(), replace(play, is_void=True))
        if len(places) == state.seats - 1:
            return state.game.after_phase(state.pop_phase(), replace(play, places=(*places, turn)))
        return state.replace_phase(self, play)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots without the cards that fitted when their seat passed.

        The seat on turn holds a card that fits; otherwise it would have passed automatically.
        """
        absent = [0] * len(state.zones)
        for seat, fitting in self.passes:
            absent[seat] |= fitting
        slots = tuple(slot.lacking(absent[slot.zone]) for slot in slots)
        fitting = self.placeable(state)
        if fitting & state.hand_mask(self.turn):
            return slots
        return tuple(slot.holding_some(fitting) if slot.zone == self.turn else slot for slot in slots)
