"""Trick play by any `TrickSpec`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Mask
from mamlaka.errors import Refusal
from mamlaka.events import Event, Played
from mamlaka.phases.in_turn import InTurn
from mamlaka.plan import TrickPlan, lower
from mamlaka.play import legal_mask, obliging_class, proved_absent_mask, winner
from mamlaka.seats import Seat
from mamlaka.state import State, Zone
from mamlaka.tricks import Trick, TrickSpec

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

    @classmethod
    def opening(cls, spec: TrickSpec, leader: Seat, opened: int) -> TrickPlay:
        """Return the phase before the first lead."""
        return cls(spec=spec, plan=lower(spec), turn=leader, opened=opened)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards of the hand."""
        cards = legal_mask(self.plan, state.hand(seat), state.trick, first_trick=not self.tricks, broken=self.broken)
        return (Offer("play", cards),) if cards else ()

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Say which duty a card neglects, and which cards would fulfil it."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand, trick = state.game.deck, state.hand(seat), state.trick
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = self.offers(state, seat)[0].cards
        if action.cards & legal:
            return None
        duty = obliging_class(self.plan, hand, trick, first_trick=not self.tricks, broken=self.broken)
        classes = self.spec.follow if trick else self.spec.lead
        facts: dict[str, str | int] = {"card": deck.format(action.cards), "cards": deck.format(legal)}
        if trick:
            facts["suit"] = deck.names[trick[0][1]][-1]
        return Refusal(classes[duty].reason, facts)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Play the card."""
        del state
        return (Played(seat, action.cards.bit_length() - 1),)

    def evolve(self, state: State, event: Event) -> State:
        """Pass the turn on; sweep a complete trick; end the play with its last card."""
        assert isinstance(event, Played)
        game, seq = state.game, state.seq
        broken = self.broken or bool(self.plan.breakers >> event.card & 1)
        trick = state.zones[game.trick_zone].plays
        if len(trick) < game.seats:
            play = replace(self, turn=(event.seat + 1) % game.seats, broken=broken, opened=seq)
            return State(game, state.zones, (*state.stack[:-1], play), seq, state.ledger, state.results)
        taker = winner(self.plan, trick)
        tricks, winners = (*self.tricks, trick), (*self.winners, taker)
        play = replace(self, turn=taker, tricks=tricks, winners=winners, broken=broken, opened=seq)
        state = State(game, _swept(state, taker), (*state.stack[:-1], play), seq, state.ledger, state.results)
        return game.after(state.popped(), play) if play.is_finished(state) else state

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken."""
        hands = state.zones[: state.seats]
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
        return winner(self.plan, trick) if len(trick) == state.seats else None

    def taken_mask(self, state: State) -> Mask:
        """Return all cards in finished tricks."""
        mask = 0
        for zone in state.zones[state.seats : 2 * state.seats]:
            mask |= zone.cards
        return mask

    def proved_absent(self, state: State) -> tuple[Mask, ...]:
        """Return what each seat has proved not to hold by the cards it played."""
        absent = [0] * state.seats
        broken = False
        for number, trick in enumerate((*self.tricks, state.trick)):
            for place, (seat, card) in enumerate(trick):
                absent[seat] |= proved_absent_mask(
                    self.plan, card, trick[:place], first_trick=number == 0, broken=broken
                )
                broken = broken or bool(self.plan.breakers >> card & 1)
        return tuple(absent)


def _swept(state: State, taker: Seat) -> tuple[Zone, ...]:
    """Return the zones after the trick has moved to the cards that its winner has taken."""
    zones = list(state.zones)
    pile, trick = state.seats + taker, state.game.trick_zone
    zones[pile] = Zone("taken", taker, zones[pile].cards | zones[trick].cards)
    zones[trick] = state.game.empty_zones[trick]
    return tuple(zones)
