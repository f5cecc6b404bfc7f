"""Flags: a player who has not followed suit may be accused of having been able to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Announcement, Message, MessageFact
from mamlaka.events import Event, Moved, Said, Shown
from mamlaka.games.spar.phases import RESERVE_ZONE, ReservePlay
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import Trick

__all__ = ["FLAG_SEATS", "Flags", "Verdict", "flag_word"]

FLAG_SEATS = 4
"""The most seats of a game with flags."""


def flag_word(seat: Seat) -> str:
    """Return the kind of the offer to flag a seat. Buttons out of turn have no choices, so each seat has its own."""
    return f"flag{seat}"


class Flags(Phase, frozen=True, kw_only=True):
    """A phase below the tricks: every seat may flag another that has not followed suit, until the next trick begins.

    In the last trick every hand has one card, so no one can revoke.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said,)
    said_kinds: ClassVar[tuple[str, ...]] = tuple(flag_word(seat) for seat in range(FLAG_SEATS))
    urgent: ClassVar[tuple[str, ...]] = said_kinds
    optional: ClassVar[bool] = True

    tricks: int
    """The number of tricks of a deal."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may flag another one."""
        suspects = self.suspects(state)
        return tuple(seat for seat in range(state.seats) if any(other != seat for other in suspects))

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return an offer for each seat that may be flagged."""
        return tuple(
            Offer(
                flag_word(other),
                label=Message("say-flag", {"seat": other}),
                confirm=Message("confirm-flag", {"seat": other}),
            )
            for other in self.suspects(state)
            if other != seat
        )

    def suspects(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that have not followed suit in the open trick, or in the one that has just ended."""
        play = state.stack[-1]
        if not isinstance(play, TrickPlay):
            return ()
        trick = open_trick(state, play)
        if not trick or len(play.tricks) + bool(state.trick) == self.tricks:
            return ()
        led = play.plan.suit_of[trick[0][1]]
        return tuple(seat for seat, card in trick if play.plan.suit_of[card] != led)

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce who flags whom."""
        del state, viewer
        assert isinstance(event, Said)
        facts: dict[str, MessageFact] = {"seat": event.seat, "other": self.said_kinds.index(event.kind)}
        return Announcement(Message("news-flag", facts), Message("call-flag"), urgent=True)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Flag a seat."""
        del state
        return (Said(seat, action.kind),)

    def evolve(self, state: State, event: Event) -> State:
        """End the play. All cards are opened for the verdict."""
        assert isinstance(event, Said)
        play = state.stack[-1]
        assert isinstance(play, TrickPlay)
        flagged = self.said_kinds.index(event.kind)
        led = open_trick(state, play)[0][1]
        emptied = isinstance(play, ReservePlay) and flagged in play.returned
        verdict = Verdict(
            flagger=event.seat,
            flagged=flagged,
            led=0 if emptied else play.plan.suit_masks[play.plan.suit_of[led]],
            opened=state.version,
        )
        return state.pop_phase().replace_phase(self, verdict)


def open_trick(state: State, play: TrickPlay) -> Trick:
    """Return the running trick, or the last finished one before the next lead."""
    return state.trick or (play.tricks[-1] if play.tricks else ())


class Verdict(Phase, frozen=True, kw_only=True):
    """All hands and cards set aside are opened after a flag, which decides who is right."""

    event_types: ClassVar[tuple[type, ...]] = (Shown, Moved)

    flagger: Seat
    """The seat that has flagged."""
    flagged: Seat
    """The seat that has been flagged."""
    led: Mask
    """The suit that the flagged seat had to follow; 0 if its hand was empty, but for a card set aside."""
    opened_zones: int = 0
    """The number of zones that have been opened."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Open every zone that is not empty."""
        del shuffler
        return [
            Shown(place, state.zones[place].cards)
            if place < state.seats
            else Moved(place, place, state.zones[place].cards, state.zones[place].count)
            for place in _private_zones(state)
        ]

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce nothing: the table shows the cards."""
        del state, event, viewer
        return Announcement()

    def evolve(self, state: State, event: Event) -> State:
        """Count the opened zones. The phase ends with the last one."""
        del event
        verdict = replace(self, opened_zones=self.opened_zones + 1)
        if verdict.opened_zones < len(_private_zones(state)):
            return state.replace_phase(self, verdict)
        return state.game.after_phase(state.pop_phase(), verdict)

    def loser(self, state: State) -> Seat:
        """Return the seat that loses points: the flagged one if it could have followed suit, otherwise the flagger."""
        return self.flagged if state.hand_mask(self.flagged) & self.led else self.flagger


def _private_zones(state: State) -> list[int]:
    """Return the places of the hands and cards set aside that are not empty."""
    return [place for place, zone in enumerate(state.zones) if zone.kind in ("hand", RESERVE_ZONE) and zone.count]
