"""The deals of Knockout Whist: who is still in, with how many cards, and who names the trumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from mamlaka.cards import FRENCH
from mamlaka.events import Dealt, Event
from mamlaka.games.knockout_whist.options import KnockoutOptions
from mamlaka.match import DealsInTurn
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, PlayClass, PlayCondition, TrickSpec

__all__ = ["DEAL", "KnockoutDeals", "knockout_deals", "spec_of"]

DEAL = TrickSpec("", FRENCH, seats=4)
"""A deal before its trumps are known. Tricks score no points: they decide who stays in."""
TOO_MANY = 2
"""The number of tricks that knocks out with the option `misere`."""


@lru_cache(maxsize=64)
def spec_of(options: KnockoutOptions, seats: int, trump: str) -> TrickSpec:
    """Return the spec of a deal.

    Args:
        options: the options.
        seats: the number of seats, also of those that are out.
        trump: the letter of the trump suit.
    """
    plain = FRENCH.all_mask & ~FRENCH.select(f"*{trump}")
    lead = () if options.trump_lead else (PlayClass("no_trump_lead", cards=plain, when=PlayCondition.FIRST_TRICK),)
    return TrickSpec("", FRENCH, seats, trump=trump, lead=(*lead, ANY_CARD))


class KnockoutDeals(DealsInTurn, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals."""

    live: tuple[Seat, ...]
    """The seats that are still in, in the order of their numbers."""
    size: int
    """The number of cards of a full hand in this deal, which is also the number of tricks."""
    lives: tuple[str, ...]
    """The dog's lives that can still be given, in order: `dog`, whose card is seen, and `blind_dog`."""
    dogs: tuple[Seat, ...] = ()
    """The seats with one card in this deal."""
    blind: bool = False
    """Whether no one sees the cards of the dogs."""
    most: tuple[Seat, ...] = ()
    """The seats that took the most tricks of the last deal; empty in the first deal."""
    chooser: Seat | None = None
    """The seat that names the trumps; None in the first deal, and while several seats draw for it."""
    trump: str = ""
    """The letter of the trump suit; empty until it is known."""

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Deal the cards; some hands lie face down, even for their owners."""
        options = state.game.options
        assert isinstance(options, KnockoutOptions)
        unseen = self.dogs if self.blind else ()
        if not options.chooser_sees and self.chooser is not None:
            unseen += (self.chooser,)
        return [
            replace(event, audience=()) if isinstance(event, Dealt) and event.zone in unseen else event
            for event in super().auto_events(state, shuffler)
        ]

    def hand_size(self, seat: Seat) -> int:
        """Return the number of cards that a live seat is dealt."""
        return 1 if seat in self.dogs else self.size

    def from_left(self, seats: int) -> tuple[Seat, ...]:
        """Return the live seats in turn order from the left of the dealer."""
        assert self.dealer is not None
        return tuple(seat for seat in turn_order((self.dealer + 1) % seats, seats) if seat in self.live)

    def after_tricks(self, tricks: Mapping[Seat, int], options: KnockoutOptions, seats: int) -> KnockoutDeals:
        """Return the phase after a deal: who stays in, who is a dog, and who names the trumps next.

        Args:
            tricks: the number of tricks of each live seat.
            options: the options.
            seats: the number of all seats.
        """
        after = self._misere(tricks) if options.misere else self._knocked_out(tricks, options, seats)
        best = max(tricks[seat] for seat in after.live)
        most = tuple(seat for seat in after.live if tricks[seat] == best)
        left = [seat for seat in self.from_left(seats) if seat in most]
        chooser = left[0] if len(most) == 1 or options.tie == "seat" else None
        return replace(after, size=self.size - 1, most=most, chooser=chooser, trump="").with_next_dealer(seats)

    def with_next_dealer(self, seats: int) -> KnockoutDeals:
        """Return the phase with the next live seat as the dealer."""
        return replace(self, dealer=self.from_left(seats)[0])

    def _knocked_out(self, tricks: Mapping[Seat, int], options: KnockoutOptions, seats: int) -> KnockoutDeals:
        """Return the phase without the seats that have taken no trick, unless they get a dog's life."""
        failing = tuple(seat for seat in self.from_left(seats) if not tricks[seat] and seat not in self.dogs)
        safe = [seat for seat in self.live if tricks[seat]]
        if not failing or not self.lives or self.size == 1:
            return replace(self, live=tuple(safe), dogs=(), blind=False)
        dogs = tuple(sorted(failing if options.dogs == "all" else failing[:1]))
        live = tuple(sorted((*safe, *dogs)))
        return replace(self, live=live, dogs=dogs, blind=self.lives[0] == "blind_dog", lives=self.lives[1:])

    def _misere(self, tricks: Mapping[Seat, int]) -> KnockoutDeals:
        """Return the phase without the seats that have taken too many tricks; those with the fewest always stay."""
        limit = max(min(TOO_MANY, self.size), min(tricks.values()) + 1)
        return replace(self, live=tuple(seat for seat in self.live if tricks[seat] < limit))


def knockout_deals(state: State) -> KnockoutDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, KnockoutDeals)
    return bottom
