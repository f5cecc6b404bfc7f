"""Knocks: any player still in the deal may raise the stake at any time, and the others stay in or fold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.display import Message, MessageFact
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.games.toepen.chips import chip_deals, pay
from mamlaka.phase import Phase
from mamlaka.phases import TrickPlay, trick_play_of
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["AnswerKnock", "Stake", "current_stake", "stake_phase"]


class Stake(Phase, frozen=True, kw_only=True):
    """The stake of a deal, with the optional turns to raise it."""

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = ("knock",)
    urgent: ClassVar[tuple[str, ...]] = ("knock",)
    optional: ClassVar[bool] = True

    needs_card_between: bool
    """Whether a card must be played between two knocks."""
    max_stake: int
    """The highest stake, at which knocking ends; 0: no limit."""
    next_knock_after: int = 0
    """The number of cards that must have been played before the next knock."""
    stake: int = 1
    """The current stake, in chips."""
    last: Seat | None = None
    """The last knocker."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may knock: all that are still in, except the last knocker."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or self._closed(state, play):
            return ()
        return tuple(seat for seat in range(state.seats) if seat not in play.out and seat != self.last)

    def _closed(self, state: State, play: TrickPlay) -> Refusal | None:
        """Return the reason why no seat may knock; None if one may."""
        if cards_played(state, play) < self.next_knock_after:
            return Refusal("knock_too_soon")
        return Refusal("stake_limit", {"stake": self.stake}) if self.stake == self.max_stake else None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the knock."""
        del state, seat
        stake: dict[str, MessageFact] = {"stake": self.stake + 1}
        return (Offer("knock", label=Message("say-knock-for", stake), confirm=Message("confirm-knock", stake)),)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return the reason why a seat may not knock."""
        if action.kind != "knock":
            return None
        play = trick_play_of(state)
        if play is None:
            return None
        if seat in play.out:
            return Refusal("knock_folded")
        if not isinstance(state.stack[-1], TrickPlay):
            return Refusal("knock_open")
        return self._closed(state, play) or Refusal("knock_own")

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Knock."""
        del state, action
        return (Said(seat, "knock"),)

    def evolve(self, state: State, event: Event) -> State:
        """Ask the other seats, from the knocker's left."""
        assert isinstance(event, Said)
        play = trick_play_of(state)
        assert play is not None
        queue = tuple(seat for seat in chip_deals(state).clockwise(event.seat)[:-1] if seat not in play.out)
        return state.push_phase(AnswerKnock(knocker=event.seat, queue=queue, opened=state.version))

    def raised(self, state: State, play: TrickPlay, knocker: Seat) -> Stake:
        """Return the phase after a knock for which at least one seat has stayed in."""
        after = cards_played(state, play) + self.needs_card_between
        return replace(self, stake=self.stake + 1, last=knocker, next_knock_after=after, opened=state.version)


class AnswerKnock(Phase, frozen=True, kw_only=True):
    """The public answers to a knock: each other seat in turn stays in or folds."""

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)

    knocker: Seat
    """The seat that has knocked."""
    queue: tuple[Seat, ...]
    """The seats still to be asked, in order; the first one is on turn."""
    stayed: tuple[Seat, ...] = ()
    """The seats that have stayed in."""
    folded: tuple[Seat, ...] = ()
    """The seats that have folded."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return self.queue[:1]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers."""
        del seat
        stake = stake_phase(state).stake
        return (
            Offer("stay", label=Message("say-stay", {"stake": stake + 1})),
            Offer("fold", label=Message("say-fold", {"stake": stake})),
        )

    def question(self, state: State, seat: Seat) -> Message:
        """Return who has knocked, and what both answers cost."""
        del seat
        stake = stake_phase(state).stake
        return Message("ask-stay", {"seat": self.knocker, "stake": stake, "raised": stake + 1})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Stay in, or fold and put the hand aside face down."""
        said, hand = Said(seat, action.kind), state.hand_mask(seat)
        if action.kind == "stay" or not hand:
            return (said,)
        return (said, Moved(seat, state.game.zone_index["out", seat], hand, hand.bit_count(), audience=(seat,)))

    def evolve(self, state: State, event: Event) -> State:
        """Record an answer. A seat that folds pays the stake before the knock, once its hand has been put aside."""
        seat = self.queue[0]
        phase = replace(self, queue=self.queue[1:], opened=state.version)
        if isinstance(event, Said) and event.kind == "stay":
            phase = replace(phase, stayed=(*self.stayed, seat))
        elif state.zones[seat].count:
            return state
        else:
            phase = replace(phase, folded=(*self.folded, seat))
            state = pay(state, seat, stake_phase(state).stake, "fold")
        return state.replace_phase(self, phase) if phase.queue else state.game.after_phase(state.pop_phase(), phase)


def current_stake(state: State) -> int:
    """Return the stake of the running deal; before the play begins it is 1."""
    return next((phase.stake for phase in state.stack if isinstance(phase, Stake)), 1)


def stake_phase(state: State) -> Stake:
    """Return the `Stake` phase of the running deal."""
    return next(phase for phase in state.stack if isinstance(phase, Stake))


def cards_played(state: State, play: TrickPlay) -> int:
    """Return the number of cards played in the deal."""
    return sum(map(len, play.tricks)) + len(state.trick)
