"""What happens before the first lead by option: ten cards of a suit win, and a poor hand may be dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Said, Shown
from mamlaka.games.tressette_four.deal import DEAL, POOR
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases import InTurn
from mamlaka.seats import Seat, next_seat, turn_order
from mamlaka.state import State

__all__ = ["FindDecima", "PoorHands", "is_poor"]

NO_DECIMA = "no_decima"
NO_POOR_HAND, POOR_HAND = "no_poor_hand", "poor_hand"


class FindDecima(Phase, frozen=True, kw_only=True):
    """A hand with ten cards of one suit is shown. If several have it, the first in turn wins."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Shown)
    said_kinds: ClassVar[tuple[str, ...]] = (NO_DECIMA,)
    silent: ClassVar[tuple[str, ...]] = said_kinds

    leader: Seat
    """The first seat in turn."""
    holder: Seat | None = None
    """The seat that has shown its hand; None: no hand has one suit alone."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show the first hand of one suit, or say that there is none."""
        del shuffler
        for seat in turn_order(self.leader, state.seats):
            hand = state.hand_mask(seat)
            if any(not hand & ~suit for suit in state.game.deck.suit_masks):
                return (Shown(seat, hand),)
        return (Said(self.leader, NO_DECIMA),)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the hand."""
        if isinstance(event, Shown):
            shown = Message("news-decima", {"seat": event.seat, "cards": state.game.deck.format(event.cards)})
            return Announcement(shown, Message("call-decima"))
        return super().announcement(state, event, viewer)

    def evolve(self, state: State, event: Event) -> State:
        """Store the seat and end the phase."""
        holder = event.seat if isinstance(event, Shown) else None
        return state.game.after_phase(state.pop_phase(), replace(self, holder=holder))


class PoorHands(InTurn, frozen=True, kw_only=True):
    """Each seat in turn keeps its hand, or shows a poor one to have the cards dealt again.

    Every seat is asked, so that the question reveals nothing.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Shown)
    said_kinds: ClassVar[tuple[str, ...]] = (NO_POOR_HAND, POOR_HAND)
    silent: ClassVar[tuple[str, ...]] = (NO_POOR_HAND,)
    waiting: ClassVar[str] = "waiting-choose"

    leader: Seat
    """The seat that is asked first."""
    claimant: Seat | None = None
    """The seat that has asked for a new deal; None: no one has."""

    def awaits_decision(self, state: State) -> bool:
        """Return whether no hand has to be shown."""
        del state
        return self.claimant is None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return to keep the hand, and to have it dealt again if it is poor."""
        no_poor_hand = Offer(NO_POOR_HAND, tone="quiet")
        return (no_poor_hand, Offer(POOR_HAND)) if is_poor(state, seat) else (no_poor_hand,)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask whether the seat keeps its hand."""
        return Message("ask-poor-hand" if is_poor(state, seat) else "ask-no-poor-hand")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce who asks for a new deal; the table shows the hand."""
        return Announcement() if isinstance(event, Shown) else super().announcement(state, event, viewer)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that the hand is not poor."""
        del state
        return Refusal("not_poor") if action.kind == POOR_HAND and seat == self.turn else None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Say the answer."""
        del state
        return (Said(seat, action.kind),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show the hand of the seat that has asked for a new deal."""
        del shuffler
        return (Shown(self.turn, state.hand_mask(self.turn)),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the next seat. The phase ends with the last answer, or when a poor hand has been shown."""
        if isinstance(event, Shown):
            return state.game.after_phase(state.pop_phase(), self)
        assert isinstance(event, Said)
        if event.kind == POOR_HAND:
            return state.replace_phase(self, replace(self, claimant=event.seat, opened=state.version))
        turn = next_seat(event.seat, state.seats)
        if turn == self.leader:
            return state.game.after_phase(state.pop_phase(), self)
        return state.replace_phase(self, replace(self, turn=turn, opened=state.version))


def is_poor(state: State, seat: Seat) -> bool:
    """Return whether the hand of a seat has less than a point."""
    return sum(DEAL.points_of_cards[card] for card in iter_cards(state.hand_mask(seat))) < POOR
