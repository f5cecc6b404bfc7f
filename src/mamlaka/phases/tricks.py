"""Trick play by any `TrickSpec`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Deck, Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Played
from mamlaka.phases.in_turn import InTurn
from mamlaka.plan import TrickPlan, lower
from mamlaka.play import legal_mask, obliging_class, proved_absent_mask, winner
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import Trick, TrickSpec
from mamlaka.zones import Slot, Zone

__all__ = ["TrickPlay"]


class TrickPlay(InTurn, frozen=True, kw_only=True):
    """Tricks until the hands are empty, or until the cards of `stop` have all been taken."""

    events: ClassVar[tuple[type, ...]] = (Played,)

    spec: TrickSpec
    plan: TrickPlan
    """`lower(spec)`, kept here because every card asks for it."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks."""
    winners: tuple[Seat, ...] = ()
    """Who took each of them."""
    broken: bool = False
    """Whether one of the breaking cards has been played."""
    out: tuple[Seat, ...] = ()
    """The seats that do not play, or not any more; a card that one of them has in the trick cannot win."""

    @classmethod
    def opening(cls, spec: TrickSpec, leader: Seat, opened: int, out: tuple[Seat, ...] = ()) -> Self:
        """Return the phase before the first lead."""
        return cls(spec=spec, plan=lower(spec), turn=leader, opened=opened, out=out)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards of the hand."""
        cards = legal_mask(
            self.plan, state.hand_mask(seat), state.trick, first_trick=not self.tricks, broken=self.broken
        )
        return (Offer("play", cards),) if cards else ()

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say which duty a card neglects, and which cards would fulfil it."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand, trick = state.game.deck, state.hand_mask(seat), state.trick
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = self.offers(state, seat)[0].cards
        if action.cards & legal:
            return None
        duty = obliging_class(self.plan, hand, trick, first_trick=not self.tricks, broken=self.broken)
        classes = self.spec.follow if trick else self.spec.lead
        facts: dict[str, str | int] = {"card": deck.format(action.cards), "cards": deck.format(legal)}
        led = self.plan.suit_of[trick[0][1]] if trick else len(deck.suits)
        if led < len(deck.suits):
            facts["suit"] = deck.suits[led]
        return Refusal(classes[duty].reason, facts)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Play the card."""
        del state
        return (Played(seat, action.cards.bit_length() - 1),)

    def evolve(self, state: State, event: Event) -> State:
        """Pass the turn on; sweep a complete trick; end the play with its last card."""
        assert isinstance(event, Played)
        broken = self.broken or bool(self.plan.breakers >> event.card & 1)
        turn = _next(event.seat, self.plan.seats, self.out)
        return self._go_on(state, replace(self, turn=turn, broken=broken, opened=state.seq))

    def without(self, state: State, seats: tuple[Seat, ...]) -> State:
        """Return the state after seats have left the play; they may be the last ones that a trick has waited for."""
        out = (*self.out, *seats)
        turn = _next(self.turn, self.plan.seats, out) if self.turn in seats else self.turn
        return self._go_on(state, replace(self, turn=turn, out=out, opened=state.seq))

    def _go_on(self, state: State, play: Self) -> State:
        """Return the state with the play as it is now: a complete trick swept, the play ended with its last card."""
        trick = state.trick
        if not play._is_complete(trick):
            return state.replace_phase(self, play)
        taker = play._winner(trick)
        play = replace(play, turn=taker, tricks=(*self.tricks, trick), winners=(*self.winners, taker))
        state = replace(state.replace_phase(self, play), zones=_swept(state, self.plan.seats, taker))
        return play.trick_over(state)

    def trick_over(self, state: State) -> State:
        """Return the state after a complete trick."""
        return state.game.after(state.pop_phase(), self) if self.is_finished(state) else state

    def _is_complete(self, trick: Trick) -> bool:
        """Return whether every seat that plays has played to a trick."""
        seats = self.plan.seats
        if not self.out:
            return len(trick) == seats
        return bool(trick) and len({seat for seat, _ in trick}.union(self.out)) == seats

    def _winner(self, trick: Trick) -> Seat:
        """Return who takes a complete trick: of the seats that still play, or without a following card the next one."""
        alive = tuple(play for play in trick if play[0] not in self.out)
        if len(alive) == len(trick):
            return winner(self.plan, trick)
        led = self.plan.suit_masks[self.plan.suit_of[trick[0][1]]] | self.plan.trump_mask
        following = tuple(play for play in alive if led >> play[1] & 1)
        return winner(self.plan, following) if following else _next(trick[0][0], self.plan.seats, self.out)

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken."""
        hands = state.zones[: self.plan.seats]
        if not any(hand.cards or hand.unknown for hand in hands):
            return True
        return bool(self.plan.stop_mask) and not self.plan.stop_mask & ~self.taken_mask(state)

    def taker(self, state: State, event: Played) -> Seat | None:
        """Return who takes the trick that a card completes; None when it completes none.

        Args:
            state: the state before the card.
            event: the card.
        """
        trick = (*state.trick, (event.seat, event.card))
        return self._winner(trick) if self._is_complete(trick) else None

    def broken_by(self, card: Card, deck: Deck) -> str:
        """Return the letter of the suit that may be led once this card has been played; empty: it changes nothing."""
        if self.broken or not self.plan.breakers >> card & 1:
            return ""
        wholly = (
            suit for suit, mask in zip(deck.suits, deck.suit_masks, strict=True) if not mask & ~self.plan.breakers
        )
        return next(wholly, "")

    def taken_mask(self, state: State) -> Mask:
        """Return all cards in finished tricks."""
        mask = 0
        for zone in state.zones[self.plan.seats : 2 * self.plan.seats]:
            mask |= zone.cards
        return mask

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots of hands without what the cards played have proved them not to hold.

        What a seat has played itself it had come to hold, whatever it has proved since.
        """
        absent, played = [0] * len(state.zones), [0] * len(state.zones)
        for _, seat, card, cards in self.proofs(state):
            absent[seat] |= cards
            played[seat] |= 1 << card
        return tuple(slot.lacking(absent[slot.zone] & ~played[slot.zone]) for slot in slots)

    def proofs(self, state: State) -> Iterator[tuple[int, Seat, Card, Mask]]:
        """Yield every card played: the number of its trick, from 0, its seat, and what the seat did not hold then."""
        broken = False
        for number, trick in enumerate((*self.tricks, state.trick)):
            for place, (seat, card) in enumerate(trick):
                absent = proved_absent_mask(self.plan, card, trick[:place], first_trick=number == 0, broken=broken)
                yield number, seat, card, absent
                broken = broken or bool(self.plan.breakers >> card & 1)


def _next(seat: Seat, seats: int, out: tuple[Seat, ...]) -> Seat:
    """Return the next seat that plays."""
    return next(other for step in range(1, seats + 1) if (other := (seat + step) % seats) not in out)


def _swept(state: State, seats: int, taker: Seat) -> tuple[Zone, ...]:
    """Return the zones after the trick has moved to the cards that its winner has taken."""
    zones = list(state.zones)
    pile, trick = seats + taker, state.game.trick_zone
    zones[pile] = Zone("taken", taker, zones[pile].cards | zones[trick].cards)
    zones[trick] = state.game.empty_zones[trick]
    return tuple(zones)
