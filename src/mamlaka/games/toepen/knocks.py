"""Knocks: anybody who is still in may raise the stake at any time, and the others stay or fold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.games.toepen.chips import pay, stacks_of
from mamlaka.phase import Phase
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["Answers", "Stake", "play_of", "stake_in", "stake_of"]


class Stake(Phase, frozen=True, kw_only=True):
    """What a deal is worth, and who may raise it."""

    events: ClassVar[tuple[type, ...]] = (Said,)
    words: ClassVar[tuple[str, ...]] = ("knock",)
    optional: ClassVar[bool] = True

    gap: bool
    """Whether a card must be played between two knocks."""
    most: int
    """The stake at which nobody may knock any more; 0: none."""
    from_card: int = 0
    """Knocks are allowed when so many cards have been played."""
    stake: int = 1
    last: Seat | None = None
    """The last knocker."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may knock: all that are still in but the last knocker."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay) or self._closed(state, play):
            return ()
        return tuple(seat for seat in range(state.seats) if seat not in play.out and seat != self.last)

    def _closed(self, state: State, play: TrickPlay) -> Refusal | None:
        """Return why nobody may knock; None: somebody may."""
        if cards_played(state, play) < self.from_card:
            return Refusal("knock_too_soon")
        return Refusal("stake_limit", {"stake": self.stake}) if self.stake == self.most else None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the knock."""
        del state, seat
        return (Offer("knock"),)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say why a seat may not knock."""
        if action.kind != "knock":
            return None
        play = play_of(state)
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
        """Ask the others, from the knocker's left."""
        assert isinstance(event, Said)
        play = play_of(state)
        assert play is not None
        queue = tuple(seat for seat in stacks_of(state).clockwise(event.seat)[:-1] if seat not in play.out)
        return state.push_phase(Answers(knocker=event.seat, queue=queue, opened=state.seq))

    def raised(self, state: State, play: TrickPlay, knocker: Seat) -> Stake:
        """Return the stake after a knock that somebody has stayed for."""
        from_card = cards_played(state, play) + self.gap
        return replace(self, stake=self.stake + 1, last=knocker, from_card=from_card, opened=state.seq)


class Answers(Phase, frozen=True, kw_only=True):
    """After a knock each other seat stays or folds, in turn and openly."""

    events: ClassVar[tuple[type, ...]] = (Said, Moved)

    knocker: Seat
    queue: tuple[Seat, ...]
    """The seats still to be asked, the one on turn first."""
    stayed: tuple[Seat, ...] = ()
    folded: tuple[Seat, ...] = ()

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        del state
        return self.queue[:1]

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return both answers."""
        del state, seat
        return (Offer("stay"), Offer("fold"))

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Stay, or fold and lay the hand away face down."""
        said, hand = Said(seat, action.kind), state.hand_mask(seat)
        if action.kind == "stay" or not hand:
            return (said,)
        return (said, Moved(seat, state.game.zone_index["out", seat], hand, hand.bit_count(), audience=(seat,)))

    def evolve(self, state: State, event: Event) -> State:
        """Note the answer; who folds pays the stake as it was before the knock, when his hand is away."""
        seat = self.queue[0]
        phase = replace(self, queue=self.queue[1:], opened=state.seq)
        if isinstance(event, Said) and event.kind == "stay":
            phase = replace(phase, stayed=(*self.stayed, seat))
        elif state.zones[seat].count:
            return state
        else:
            phase = replace(phase, folded=(*self.folded, seat))
            state = pay(state, seat, stake_of(state).stake, "fold")
        return state.replace_phase(self, phase) if phase.queue else state.game.after(state.pop_phase(), phase)


def stake_in(state: State) -> int:
    """Return what is at stake in the running deal; before its first lead that is one."""
    return next((phase.stake for phase in state.stack if isinstance(phase, Stake)), 1)


def stake_of(state: State) -> Stake:
    """Return the phase that knows the stake."""
    return next(phase for phase in state.stack if isinstance(phase, Stake))


def play_of(state: State) -> TrickPlay | None:
    """Return the play of the cards, if it has begun and is not over."""
    return next((phase for phase in reversed(state.stack) if isinstance(phase, TrickPlay)), None)


def cards_played(state: State, play: TrickPlay) -> int:
    """Return how many cards have been played in the deal."""
    return sum(map(len, play.tricks)) + len(state.trick)
