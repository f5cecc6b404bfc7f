"""Phases without decisions: draws by chance, and reveals of private cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import Card
from mamlaka.display import Announcement, Message
from mamlaka.events import Drawn, Event, Moved, Shown
from mamlaka.phase import Phase, Shuffler
from mamlaka.seats import Seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State

__all__ = ["DrawDealer", "DrawHighest", "FindHolder", "MoveFaceUp", "OpenHands", "PickUpHand", "TurnUp"]

DRAW, FIRST_DEALER = "draw", "dealer"
"""The labels of the draws: of cards from a deck, and of the seat that deals first."""


class DrawHighest(Phase, frozen=True, kw_only=True):
    """Every seat draws a card from one deck. The highest rank wins; tied seats draw again."""

    event_types: ClassVar[tuple[type, ...]] = (Drawn,)

    drawing: tuple[Seat, ...]
    """The seats that draw in this round."""
    index: int = 0
    """The index of the draw: each deck of a match has its own."""
    drawn: tuple[Card, ...] = ()
    """The cards that they have drawn so far."""
    before: int = 0
    """The number of cards drawn in earlier rounds."""
    holder: Seat | None = None
    """The seat with the highest card."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Draw a card for each seat of the round."""
        order = shuffler(DRAW, self.index, len(state.game.deck))
        cards = order[self.before : self.before + len(self.drawing)]
        return [Drawn(DRAW, self.index, card, seat) for seat, card in zip(self.drawing, cards, strict=True)]

    def evolve(self, state: State, event: Event) -> State:
        """Add a card. The phase ends with the first round that has a single highest card."""
        assert isinstance(event, Drawn)
        deck = state.game.deck
        drawn = (*self.drawn, event.outcome)
        if len(drawn) < len(self.drawing):
            return state.replace_phase(self, replace(self, drawn=drawn))
        ranks = [deck.ranks.index(deck.names[card][0]) for card in drawn]
        best = tuple(seat for seat, rank in zip(self.drawing, ranks, strict=True) if rank == max(ranks))
        if len(best) > 1:
            return state.replace_phase(self, replace(self, drawing=best, drawn=(), before=self.before + len(drawn)))
        return state.game.after_phase(state.pop_phase(), replace(self, drawn=drawn, holder=best[0]))


class DrawDealer(Phase, frozen=True, kw_only=True):
    """Chance chooses the first dealer."""

    event_types: ClassVar[tuple[type, ...]] = (Drawn,)

    dealer: Seat | None = None
    sentence: str = "news-dealer"
    """The id of the message that announces the seat."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Draw the first dealer."""
        return (Drawn(FIRST_DEALER, 0, shuffler(FIRST_DEALER, 0, state.seats)[0]),)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the seat."""
        del state, viewer
        assert isinstance(event, Drawn)
        return Announcement(Message(self.sentence, {"seat": event.outcome}))

    def evolve(self, state: State, event: Event) -> State:
        """Store the dealer and end the phase."""
        assert isinstance(event, Drawn)
        return state.game.after_phase(state.pop_phase(), replace(self, dealer=event.outcome))


class FindHolder(Phase, frozen=True, kw_only=True):
    """The holder of a card shows it."""

    event_types: ClassVar[tuple[type, ...]] = (Shown,)

    card: Card
    sentence: str = "news-shown"
    """The id of the message that says what the holder of the card gets."""
    holder: Seat | None = None

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show the card in its hand."""
        del shuffler
        mask = 1 << self.card
        return [Shown(seat, mask) for seat in range(state.seats) if state.hand_mask(seat) & mask]

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the holder."""
        del viewer
        assert isinstance(event, Shown)
        return Announcement(Message(self.sentence, {"seat": event.seat, "cards": state.game.deck.format(event.cards)}))

    def evolve(self, state: State, event: Event) -> State:
        """Store the holder and end the phase."""
        assert isinstance(event, Shown)
        return state.game.after_phase(state.pop_phase(), replace(self, holder=event.seat))


class PickUpHand(Phase, frozen=True, kw_only=True):
    """A seat picks up the hand that was dealt to it face down."""

    event_types: ClassVar[tuple[type, ...]] = (Moved,)

    seat: Seat

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show the hand to its own seat only."""
        del shuffler
        hand = state.hand_mask(self.seat)
        return (Moved(self.seat, self.seat, hand, hand.bit_count(), audience=(self.seat,)),)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the hand to the seat that picks it up."""
        del state, event
        return Announcement(Message("news-pick-up") if viewer == self.seat else None)

    def evolve(self, state: State, event: Event) -> State:
        """End the phase."""
        del event
        return state.game.after_phase(state.pop_phase(), self)


class MoveFaceUp(Phase, frozen=True, kw_only=True):
    """The cards of a zone move face up to another zone, such as discards to the cards taken by their owner."""

    event_types: ClassVar[tuple[type, ...]] = (Moved,)

    source: int
    """The position of the zone that the cards leave."""
    target: int
    """The position of the zone that they reach."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Move the cards, visible to everyone."""
        del shuffler
        cards = state.zones[self.source].cards
        return (Moved(self.source, self.target, cards, cards.bit_count()),)

    def evolve(self, state: State, event: Event) -> State:
        """End the phase."""
        del event
        return state.game.after_phase(state.pop_phase(), self)


class OpenHands(Phase, frozen=True, kw_only=True):
    """All remaining hands are shown, with one event for each seat that still holds cards."""

    event_types: ClassVar[tuple[type, ...]] = (Shown,)

    open_hands: tuple[Seat, ...] = ()
    """The seats whose hands have been shown."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show every hand that is not empty."""
        del shuffler
        return [Shown(seat, state.hand_mask(seat)) for seat in range(state.seats) if state.hand_mask(seat)]

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce nothing: the deal is over, and the table shows the hands."""
        del state, event, viewer
        return Announcement()

    def shown(self, state: State) -> ShownPhase:
        """Show the zones: the result of the deal tells the points."""
        del state
        return ShownPhase(defers_points=True)

    def evolve(self, state: State, event: Event) -> State:
        """Add a hand. The phase ends with the last one; hands that are face up already are shown, too."""
        assert isinstance(event, Shown)
        phase = replace(self, open_hands=(*self.open_hands, event.seat))
        if all(seat in phase.open_hands for seat in range(state.seats) if state.zones[seat].count):
            return state.game.after_phase(state.pop_phase(), phase)
        return state.replace_phase(self, phase)


class TurnUp(Phase, frozen=True, kw_only=True):
    """The top cards of the stock move face up to a zone."""

    event_types: ClassVar[tuple[type, ...]] = (Moved,)

    zone: str = "out"
    """The kind of the zone."""
    count: int | None = None
    """The number of cards; None: all that remain."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Turn the cards face up."""
        del shuffler
        index = state.game.zone_index
        cards = state.zone("stock").order[: self.count]
        mask = sum(1 << card for card in cards)
        return (Moved(index["stock", None], index[self.zone, None], mask, len(cards)),)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce the cards."""
        del viewer
        assert isinstance(event, Moved)
        left_over = self.count is None
        cards = state.game.deck.format(event.cards)
        return Announcement(Message("news-left-over" if left_over else "news-turned-up", {"cards": cards}))

    def shown(self, state: State) -> ShownPhase:
        """Show the zones: the result of the deal tells the points."""
        del state
        return ShownPhase(defers_points=True)

    def evolve(self, state: State, event: Event) -> State:
        """End the phase."""
        del event
        return state.game.after_phase(state.pop_phase(), self)
