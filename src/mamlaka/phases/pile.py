"""Play of cards on piles under any `PileSpec`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Mask
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Passed, Placed
from mamlaka.layout import PileSpec
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import CardLine, ShownPhase
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["PilePlay"]


class PilePlay(InTurn, frozen=True, kw_only=True):
    """A seat leads any card to a pile, and the only card that may follow is laid by its holder, until seats are out.

    The layout of the state holds the cards of all piles.
    """

    event_types: ClassVar[tuple[type, ...]] = (Placed, Passed)
    waiting: ClassVar[str] = "waiting-play"

    spec: PileSpec
    """The rules of the deal."""
    pile: tuple[Card, ...] = ()
    """The cards of the latest pile, from the bottom up. A complete pile stays here until the next one begins."""
    due: Card | None = None
    """The only card that may be played; None: any card begins a pile."""
    places: tuple[Seat, ...] = ()
    """The seats that have gone out, in order; at the end all seats, unless the first one out has ended the deal."""

    @classmethod
    def start(cls, spec: PileSpec, leader: Seat, opened: int) -> PilePlay:
        """Return the phase before the first card.

        Args:
            spec: the rules of the deal.
            leader: the first seat.
            opened: the number of events so far.
        """
        return cls(spec=spec, turn=leader, opened=opened)

    @property
    def fitting(self) -> Mask:
        """The cards that may be played now, in any hand."""
        return self.spec.deck.all_mask if self.due is None else 1 << self.due

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn holds a card that fits; otherwise it passes automatically."""
        return bool(state.hand_mask(self.turn) & self.fitting)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the cards of the hand that fit."""
        cards = state.hand_mask(seat) & self.fitting
        return (Offer("play", cards),) if cards else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card that fits."""
        del state, seat
        return Message("ask-lay")

    def shown(self, state: State) -> ShownPhase:
        """Show the latest pile, with the rank that is due."""
        due = "" if self.due is None else state.game.deck.names[self.due][0]
        return ShownPhase(CardLine(self.pile, "pile", up=due))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand or does not fit, and the card that fits."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand = state.game.deck, state.hand_mask(seat)
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = hand & self.fitting
        if action.cards & legal:
            return None
        return Refusal("does_not_fit", {"card": deck.format(action.cards), "cards": deck.format(legal)})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Lay the card on the pile."""
        del state
        return (Placed(seat, action.card),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Let a seat pass that does not hold the card that may follow."""
        del state, shuffler
        return (Passed(self.turn),)

    def evolve(self, state: State, event: Event) -> State:
        """Record the card and go on to the next seat with cards, or to the owner of the last card of the pile."""
        seats, spec = state.seats, self.spec
        if isinstance(event, Passed):
            turn = next_seat(self.turn, seats, self.places)
            return state.replace_phase(self, replace(self, turn=turn, opened=state.version))
        assert isinstance(event, Placed)
        pile = (event.card,) if self.due is None else (*self.pile, event.card)
        due = self._follower(pile, state.zones[state.game.layout_zone].cards)
        places = self.places if state.zones[event.seat].count else (*self.places, event.seat)
        play = replace(self, pile=pile, due=due, places=places, opened=state.version)
        if places and spec.stops_at_first:
            return state.game.after_phase(state.pop_phase(), play)
        if len(places) == seats - 1:
            (last,) = set(range(seats)).difference(places)
            return state.game.after_phase(state.pop_phase(), replace(play, places=(*places, last)))
        leads = due is None and spec.pile_lead == "owner" and event.seat not in places
        turn = event.seat if leads else next_seat(event.seat, seats, places)
        return state.replace_phase(self, replace(play, turn=turn))

    def _follower(self, pile: Sequence[Card], laid: Mask) -> Card | None:
        """Return the card that may follow on a pile; None: the pile is complete."""
        if len(pile) == self.spec.longest:
            return None
        deck = self.spec.deck
        follower = 1 << pile[-1] + self.spec.step & deck.suit_masks[deck.suit_of[pile[-1]]] & ~laid
        return follower.bit_length() - 1 if follower else None

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots without the card that may follow, but for that of the seat on turn.

        The others have passed without it, or will learn who has it only because the table waits for its holder.
        """
        if self.due is None or self.fitting & state.hand_mask(self.turn):
            return slots
        return tuple(slot if slot.zone == self.turn else slot.lacking(self.fitting) for slot in slots)
