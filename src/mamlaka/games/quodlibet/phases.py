"""Hands whose owners see only the backs: everyone else sees the cards, and a seat plays one by its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Played, Said
from mamlaka.phase import PLACES, Phase, Shuffler
from mamlaka.phases.tricks import TrickPlay
from mamlaka.plan import lower
from mamlaka.seats import Seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State
from mamlaka.tricks import FOLLOW_SUIT, TrickSpec
from mamlaka.zones import Slot

__all__ = ["PlacePlay", "TurnAwayHands"]

PLACE, FOLLOWING = "place", "follow"
"""The kinds of what is said: the place from which a seat plays, and the only places from which it may."""


class TurnAwayHands(Phase, frozen=True, kw_only=True):
    """All hands are shuffled and turned, so that each is seen by all seats but its own.

    A seat that has looked at its hand before still knows its cards, but not where they are.
    """

    event_types: ClassVar[tuple[type, ...]] = (Moved,)

    deal_index: int
    """The index of the deal."""
    turned: tuple[Seat, ...] = ()
    """The seats whose hands have been turned."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Put the cards of each hand in the order in which they come in a shuffled deck."""
        order = shuffler(PLACES, self.deal_index, len(state.game.deck))
        events = []
        for seat in range(state.seats):
            hand = state.hand_mask(seat)
            places = tuple(card for card in order if hand >> card & 1)
            audience = tuple(other for other in range(state.seats) if other != seat)
            events.append(Moved(seat, seat, hand, len(places), audience, places))
        return events

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce it to the owner of the hand; the others see the cards."""
        del state
        assert isinstance(event, Moved)
        return Announcement(Message("news-turned-away") if event.target == viewer else None)

    def evolve(self, state: State, event: Event) -> State:
        """Add a hand. The phase ends with the last one."""
        assert isinstance(event, Moved)
        phase = replace(self, turned=(*self.turned, event.target))
        if len(phase.turned) < state.seats:
            return state.replace_phase(self, phase)
        return state.game.after_phase(state.pop_phase(), phase)


class PlacePlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks with hands that their owners don't see: a seat plays the card at a place of its hand.

    If it must follow suit, the places that do are announced before.
    """

    event_types: ClassVar[tuple[type, ...]] = (Played, Said)
    said_kinds: ClassVar[tuple[str, ...]] = (PLACE, FOLLOWING)
    silent: ClassVar[tuple[str, ...]] = (PLACE,)

    places: tuple[tuple[int, ...], ...]
    """(seats,): the places of each hand that still have a card, from 1; places that are empty stay empty."""
    possible: tuple[tuple[Mask, ...], ...]
    """(seats,): the cards that may lie at each of these places, as far as announcements tell."""
    following: tuple[int, ...] | None = None
    """The places of the seat on turn whose cards follow suit; None: they have not been announced."""
    chosen: int | None = None
    """The place from which the seat on turn is playing; None: it has not chosen."""

    @classmethod
    def of_hands(cls, spec: TrickSpec, leader: Seat, state: State) -> Self:
        """Return the phase before the first lead, with the hands of a state."""
        sizes = [state.zones[seat].count for seat in range(spec.seats)]
        return cls(
            spec=spec,
            plan=lower(spec),
            turn=leader,
            opened=state.version,
            places=tuple(tuple(range(1, size + 1)) for size in sizes),
            possible=tuple((spec.deck.all_mask,) * size for size in sizes),
        )

    @property
    def has_plan(self) -> bool:
        """Return False: a plan knows only players who see their hands."""
        return False

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn knows from which places it may play."""
        return self.following is not None or not state.trick or FOLLOW_SUIT not in self.spec.follow

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Announce the places that follow suit."""
        del shuffler
        led, held = self._led(state), zip(self.places[self.turn], state.zones[self.turn].order, strict=True)
        names = "+".join(f"{PLACE}_{place}" for place, card in held if led >> card & 1)
        return (Said(self.turn, FOLLOWING, name=names),)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the places that follow suit, or all of them."""
        del state
        return (Offer(PLACE, numbers=self.following or self.places[seat]),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a place."""
        del seat
        return Message("ask-place" if state.trick else "ask-place-lead")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce how many cards follow suit."""
        if not (isinstance(event, Said) and event.kind == FOLLOWING):
            return super().announcement(state, event, viewer)
        return Announcement(Message("news-follow-places", {"seat": event.seat, "count": len(_places_in(event))}))

    def shown(self, state: State) -> ShownPhase:
        """Show the places of all hands."""
        return replace(super().shown(state), places=self.places)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a place is empty, or that its card does not follow suit."""
        if action.kind != PLACE or action.number is None or seat != self.turn:
            return None
        if action.number not in self.places[seat]:
            return Refusal("empty_place", {"number": action.number})
        if not self.following or action.number in self.following:
            return None
        suit = state.game.deck.suits[self.plan.suit_of[state.trick[0][1]]]
        return Refusal("place_must_follow", {"number": action.number, "suit": suit})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Say the place, and play the card that lies there."""
        assert action.number is not None
        card = state.zones[seat].order[self.places[seat].index(action.number)]
        return (Said(seat, PLACE, number=action.number), Played(seat, card))

    def evolve(self, state: State, event: Event) -> State:
        """Record an announcement or a choice; a card leaves its place empty, and is handled as in `TrickPlay`."""
        if isinstance(event, Said) and event.kind == FOLLOWING:
            return state.replace_phase(self, self._narrowed(state, event))
        if isinstance(event, Said):
            return state.replace_phase(self, replace(self, chosen=event.number))
        assert isinstance(event, Played)
        places, possible = self.places[event.seat], self.possible[event.seat]
        left = [(place, cards) for place, cards in zip(places, possible, strict=True) if place != self.chosen]
        play = replace(
            self,
            places=_with(self.places, event.seat, tuple(place for place, _ in left)),
            possible=_with(self.possible, event.seat, tuple(cards for _, cards in left)),
            following=None,
            chosen=None,
        )
        return TrickPlay.evolve(play, state.replace_phase(self, play), event)

    def _led(self, state: State) -> Mask:
        """Return the cards of the led suit."""
        return self.plan.suit_masks[self.plan.suit_of[state.trick[0][1]]]

    def _narrowed(self, state: State, event: Said) -> Self:
        """Return the phase after an announcement, which tells where the cards of the led suit are."""
        seat, led, following = event.seat, self._led(state), _places_in(event)
        held = zip(self.places[seat], self.possible[seat], strict=True)
        possible = tuple(cards & (led if place in following else ~led) for place, cards in held)
        return replace(self, following=following, possible=_with(self.possible, seat, possible), opened=state.version)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return a slot for each place of a hand that the viewer doesn't see, with the cards that may lie there."""
        narrowed: list[Slot] = []
        for slot in super().deduce(state, slots):
            if slot.zone >= self.plan.seats:
                narrowed.append(slot)
                continue
            held = zip(self.places[slot.zone], self.possible[slot.zone], strict=True)
            narrowed += (Slot(slot.zone, 1, slot.allowed & cards, place=place) for place, cards in held)
        return tuple(narrowed)


def _with(rows: tuple[tuple[int, ...], ...], seat: Seat, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the rows of all seats with that of one replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def _places_in(event: Said) -> tuple[int, ...]:
    """Return the places that an announcement names."""
    return tuple(int(name.removeprefix(f"{PLACE}_")) for name in event.name.split("+") if name)
