"""Two kinds of play that Mamlaka does not have: tricks that the highest card takes, and a tower of cards.

They derive from `Phase` alone. Tables, terminals, records and replays show them by `shown` and `winner_after`.
"""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.authoring import (
    Action,
    Card,
    CardLine,
    Event,
    Message,
    Offer,
    Phase,
    Placed,
    Played,
    Seat,
    ShownPhase,
    State,
    Trick,
    next_seat,
)

TRICKS = 5
"""The number of tricks. The other cards are laid on the tower."""


class HighCards(Phase, frozen=True, kw_only=True):
    """Tricks without suits: every seat plays any card, and the highest rank takes them, the first of equal ones."""

    event_types: ClassVar[tuple[type, ...]] = (Played,)
    waiting: ClassVar[str] = "waiting-play"

    turn: Seat
    """The seat on turn."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks."""
    winners: tuple[Seat, ...] = ()
    """The winner of each of them."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return True: the seat on turn has cards."""
        del state
        return True

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return all cards of the hand."""
        return (Offer("play", state.hand_mask(seat)),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card."""
        del state, seat
        return Message("ask-card")

    def shown(self, state: State) -> ShownPhase:
        """Show the finished tricks."""
        del state
        return ShownPhase(winners=self.winners, tricks=self.tricks)

    def winner_after(self, state: State, event: Event) -> Seat | None:
        """Return the seat with the highest card, if a card is the last one of the trick."""
        if not isinstance(event, Played) or len(state.trick) < state.seats - 1:
            return None
        return highest((*state.trick, (event.seat, event.card)), state)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Play the card."""
        del state
        return (Played(seat, action.card),)

    def evolve(self, state: State, event: Event) -> State:
        """Go on to the next seat, or collect the trick; the phase ends with the last one."""
        assert isinstance(event, Played)
        trick = state.trick
        if len(trick) < state.seats:
            turn = next_seat(event.seat, state.seats)
            return state.replace_phase(self, replace(self, turn=turn, opened=state.version))
        winner, game = highest(trick, state), state.game
        pile, cards = game.zone_index["taken", winner], state.zones[game.trick_zone].cards
        state = state.with_zone(pile, state.zones[pile].with_cards(cards, len(trick)))
        state = state.with_zone(game.trick_zone, game.empty_zones[game.trick_zone])
        play = replace(self, turn=winner, tricks=(*self.tricks, trick), winners=(*self.winners, winner))
        if len(play.winners) == TRICKS:
            return game.after_phase(state.pop_phase(), play)
        return state.replace_phase(self, replace(play, opened=state.version))


class Tower(Phase, frozen=True, kw_only=True):
    """Every seat in turn lays any card on a tower, until the hands are empty."""

    event_types: ClassVar[tuple[type, ...]] = (Placed,)
    waiting: ClassVar[str] = "waiting-play"

    turn: Seat
    """The seat on turn."""
    cards: tuple[Card, ...] = ()
    """The cards of the tower, from the bottom up."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return (self.turn,)

    def awaits_decision(self, state: State) -> bool:
        """Return True: the seat on turn has cards."""
        del state
        return True

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return all cards of the hand."""
        return (Offer("play", state.hand_mask(seat)),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card."""
        del state, seat
        return Message("ask-lay")

    def shown(self, state: State) -> ShownPhase:
        """Show the tower."""
        del state
        return ShownPhase(CardLine(self.cards, "pile"))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Lay the card on the tower."""
        del state
        return (Placed(seat, action.card),)

    def evolve(self, state: State, event: Event) -> State:
        """Record the card, and go on to the next seat."""
        assert isinstance(event, Placed)
        turn = next_seat(event.seat, state.seats)
        play = replace(self, turn=turn, cards=(*self.cards, event.card), opened=state.version)
        if not any(state.zones[seat].count for seat in range(state.seats)):
            return state.game.after_phase(state.pop_phase(), play)
        return state.replace_phase(self, play)


def highest(trick: Trick, state: State) -> Seat:
    """Return the seat with the first card of the highest rank."""
    deck = state.game.deck
    ranks = [deck.ranks.index(deck.names[card][0]) for _, card in trick]
    return trick[ranks.index(max(ranks))][0]
