"""Trick play of a declarer: jokers that name a suit, and a hand that is played open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Played, Said, Shown
from mamlaka.phase import Shuffler
from mamlaka.phases.spoken import SpokenPlay
from mamlaka.plan import lower
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["DeclarerPlay"]


class DeclarerPlay(SpokenPlay, frozen=True, kw_only=True):
    """Tricks in which a card with words, such as a joker, is led only with one of them, which names its suit.

    From then on the card belongs to that suit, as `TrickSpec.in_suit` says. When such a card has been played, no one
    can name a suit any more.
    """

    event_types: ClassVar[tuple[type, ...]] = (Played, Said, Shown)

    open_hand: Seat | None = None
    """The seat whose hand is shown to everyone; None: no one's."""
    open_after: int = 0
    """The number of tricks after which it is shown."""
    is_open: bool = False
    """Whether it has been shown."""

    @property
    def has_plan(self) -> bool:
        """Whether no card may be led any more that names a suit: a plan doesn't know these words."""
        return not self.words

    @property
    def named(self) -> Mask:
        """The cards that are led only with a word."""
        return sum(1 << card for card in {row.card for row in self.words})

    def awaits_decision(self, state: State) -> bool:
        """Return whether no hand must be shown first."""
        is_due = self.open_hand is not None and not self.is_open and len(self.tricks) >= self.open_after
        return not (is_due and not state.trick)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Show the hand that is played open."""
        del shuffler
        assert self.open_hand is not None
        return (Shown(self.open_hand, state.hand_mask(self.open_hand)),)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards; those that name a suit are led only with its name."""
        offers = super().offers(state, seat)
        if state.trick:
            return offers
        silent = (replace(offer, cards=offer.cards & ~self.named) if offer.cards else offer for offer in offers)
        return tuple(offer for offer in silent if offer.cards or offer.groups or offer.names)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return also that a lead must name a suit."""
        held = state.hand_mask(seat) & action.cards & self.named
        is_lead = action.kind == "play" and seat == self.turn and not state.trick
        if is_lead and held and held == action.cards and not action.name:
            return Refusal("must_name_suit", {"card": state.game.deck.format(held)})
        return super().refusal(state, seat, action)

    def evolve(self, state: State, event: Event) -> State:
        """Record that the hand is open; put a card that names its suit into it, and handle it as in `SpokenPlay`."""
        if isinstance(event, Shown):
            return state.replace_phase(self, replace(self, is_open=True, opened=state.version))
        if not isinstance(event, Played) or not self.named >> event.card & 1:
            return super().evolve(state, event)
        play = self
        if event.word:
            row = next(row for row in self.words if (row.card, row.word) == (event.card, event.word))
            spec = self.spec.in_suit(state.game.deck.names[row.card], row.suit)
            play = replace(play, spec=spec, plan=lower(spec), said=(*self.said, (event.seat, row)))
        play = replace(play, words=())
        return SpokenPlay.evolve(play, state.replace_phase(self, play), event)
