"""What one seat knows: the same state, folded from the events that this seat has received."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import overload

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer, Turn
from mamlaka.announcements import default_announcement
from mamlaka.cards import Card, CardSet, Deck, Mask, iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.engine import evolve, open_phases, phase_of_event, reason_against, turn_of
from mamlaka.errors import OutOfTurn, Refusal, require_type
from mamlaka.events import Event
from mamlaka.notation import format_action, parse_action
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["Deductions", "LegalActions", "View", "require_view"]

SHOWN = 16
"""The most actions that a repr lists."""


class Deductions(Struct, frozen=True):
    """What a view implies about the hidden cards."""

    unseen: Mask
    """The cards whose place is unknown."""
    slots: tuple[Slot, ...]
    """The places where they lie, or where they came from."""

    @property
    def cards(self) -> Mask:
        """All cards that fill the slots: the unseen ones, and cards seen later whose time of arrival is unknown."""
        cards = self.unseen
        for slot in self.slots:
            cards |= slot.allowed
        return cards


class LegalActions(Sequence[Action]):
    """The legal actions of a view, in a fixed order. They are generated when asked for, as they may be many.

    >>> from mamlaka.cards import FRENCH
    >>> legal = LegalActions((Offer("play", FRENCH.mask("QH 9D")), Offer("knock")), FRENCH)
    >>> print(legal, len(legal), Action("knock") in legal)
    QH, 9D, knock 3 True
    """

    __slots__ = ("_deck", "_offers")

    def __init__(self, offers: tuple[Offer, ...], deck: Deck) -> None:
        self._offers = offers
        self._deck = deck

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable(offer.actions() for offer in self._offers)

    def __len__(self) -> int:
        return sum(offer.count() for offer in self._offers)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and any(offer.allows(action) for offer in self._offers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[place] for place in range(len(self))[index]]
        place = range(len(self))[index]
        return next(islice(self, place, None))

    def __str__(self) -> str:
        return ", ".join(format_action(action, self._deck) for action in self)

    def __repr__(self) -> str:
        shown = ", ".join(format_action(action, self._deck) for action in self[:SHOWN]) or "none"
        return f"<LegalActions: {shown}{f' ... {len(self)} in all' if len(self) > SHOWN else ''}>"


class View(Struct, frozen=True, dict=True):  # `dict` for what is computed once
    """The match as a seat or a spectator sees it. Bots, pages and spectators get nothing else.

    >>> import mamlaka as mk
    >>> view = mk.Table("hearts", pass_cards=False, seed=1).view(2)
    >>> print(view.hand, "|", view.legal)
    QS 5S AH 7H 9D 4D 3D KC 8C 7C 6C 3C 2C | 2C
    >>> view.format(view.parse("2c")), view.parse("QS") in view.legal
    ('2C', False)
    """

    seat: Seat | None
    """The owner of the view; None: a spectator."""
    state: State
    """The state with holes: hidden cards are counted but not named."""

    @property
    def version(self) -> int:
        """The number of events up to here; those that were not for this seat count too."""
        return self.state.version

    def apply(self, events: Iterable[tuple[int, Event]]) -> View:
        """Return the view after events, each with its number; the numbers of events not for this seat are missing."""
        state = self.state
        for number, event in events:
            if state.version != number:
                state = replace(state, version=number)
            state = evolve(state, event)
        return View(self.seat, state)

    @cached_property
    def turn(self) -> Turn | None:
        """What the owner may do now; None when the owner is not asked."""
        return None if self.seat is None else turn_of(self.state, self.seat)

    @property
    def question(self) -> Message | None:
        """The question that the owner must answer; None when they are not asked, or need not answer."""
        if self.seat is None:
            return None
        for phase in open_phases(self.state):
            asked = not phase.optional and self.seat in phase.actors(self.state)
            if asked and phase.offers(self.state, self.seat):
                return phase.question(self.state, self.seat)
        return None

    def announcement(self, event: Event) -> Announcement:
        """Return how clients announce an event to the owner of this view, which does not contain it yet."""
        phase = phase_of_event(self.state, event)
        announce = phase.announcement if phase else default_announcement
        return announce(self.state, event, self.seat)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that must act, in the order of their numbers, as far as this view knows.

        In a secret phase it includes all other seats, also those that have answered.
        """
        return self.state.phase.actors(self.state) if self.state.stack else ()

    @property
    def hand(self) -> CardSet:
        """The cards of the owner; empty for a spectator."""
        return CardSet.from_mask(self.hand_mask, self.state.game.deck)

    @property
    def hand_mask(self) -> Mask:
        """The cards of the owner, as a mask; 0 for a spectator."""
        return 0 if self.seat is None else self.state.hand_mask(self.seat)

    @property
    def legal(self) -> LegalActions:
        """Every action that the owner may do now, in a fixed order; empty when the owner is not asked."""
        turn = self.turn
        return LegalActions(turn.offers if turn else (), self.state.game.deck)

    def format(self, action: Action) -> str:
        """Return an action as people write it: `QH`, `x KH QS`, `king`, `bid 4`."""
        return format_action(action, self.state.game.deck)

    def parse(self, text: str) -> Action:
        """Return the action that a text means now; whether it is legal is not checked.

        Raises:
            OutOfTurn: the owner is not asked.
            ParseError: the text is no card, and no word of this turn.
        """
        turn = self.turn
        if turn is None:
            raise OutOfTurn(Refusal("not_your_turn"), seat=self.seat)
        return parse_action(text, turn, self.state.game.deck)

    def __repr__(self) -> str:
        """Return whose view it is, where it stands, and the hand; the state would fill pages."""
        owner = "a spectator" if self.seat is None else f"seat {self.seat}"
        hand = "" if self.seat is None else f": {self.hand}"
        return f"<View of {owner} at {self.state.game.name}, version {self.version}{hand}>"

    def refusals(self) -> dict[Card, Refusal]:
        """Return the refusal for each card of the hand that may not be played now; empty when no card is asked for."""
        turn = self.turn
        if self.seat is None or turn is None or not any(offer.kind == "play" for offer in turn.offers):
            return {}
        plays = {card: Action("play", cards=1 << card) for card in iter_cards(self.hand_mask)}
        kinds = [offer.kind for offer in turn.offers]
        capturing = {group.cards for offer in turn.offers for group in offer.groups if group.takes}
        return {
            card: reason_against(self.state, self.seat, play, kinds)
            for card, play in plays.items()
            if not any(offer.allows(play) for offer in turn.offers) and play.cards not in capturing
        }

    def deductions(self) -> Deductions:
        """Return what counts, shown cards and earlier plays prove about the hidden cards."""
        state = self.state
        deck, possibly_here = state.game.deck, 0
        unseen = deck.all_mask
        for zone in state.zones:
            unseen &= ~deck.leaving(unseen, zone.cards)
            possibly_here |= zone.possibly_here
        slots = tuple(
            Slot(index, zone.unknown, unseen & (zone.possibly_here | ~possibly_here))
            for index, zone in enumerate(state.zones)
            if zone.unknown
        )
        if not slots:
            unseen = 0
        for phase in state.stack:
            slots = phase.deduce(state, slots)
        return Deductions(unseen, slots)


def require_view(view: object) -> None:
    """Raise TypeError if an object is not a view."""
    require_type(view, View, "a View is needed, such as table.view(0)")
