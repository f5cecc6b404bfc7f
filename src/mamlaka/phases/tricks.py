"""Trick play under any `TrickSpec`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Deck, Mask
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Played
from mamlaka.ledger import Points
from mamlaka.phases.in_turn import InTurn
from mamlaka.plan import TrickPlan, lower
from mamlaka.plan_rules import (
    binding_class,
    breaks,
    legal_mask,
    proved_absent_mask,
    proved_few,
    rules_for_tricks,
    trick_winner,
)
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State
from mamlaka.tricks import FOLLOW_SUIT, Trick, TrickSpec
from mamlaka.zones import Slot, Zone

__all__ = ["TrickPlay", "trick_play_of"]


class TrickPlay(InTurn, frozen=True, kw_only=True):
    """Tricks until the hands are empty, all cards of `stop` have been taken, or one of `stop_takers` has a trick."""

    event_types: ClassVar[tuple[type, ...]] = (Played,)
    waiting: ClassVar[str] = "waiting-play"
    shown_as: ClassVar[str] = "trick_play"

    spec: TrickSpec
    """The rules of the deal, with its doublings."""
    plan: TrickPlan
    """`lower(spec)`, cached because every play needs it."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks, in order."""
    winners: tuple[Seat, ...] = ()
    """The winner of each finished trick."""
    broken: bool = False
    """Whether `PlayCondition.UNBROKEN` is over: one of the spec's `breakers` has been played, as
    `TrickSpec.discards_break` says, or the phase says so."""
    out: tuple[Seat, ...] = ()
    """The seats that do not play, or no longer play. Their cards in the running trick cannot win."""

    @classmethod
    def start(cls, spec: TrickSpec, leader: Seat, opened: int, out: tuple[Seat, ...] = ()) -> Self:
        """Return the phase before the first lead."""
        return cls(spec=spec, plan=lower(spec), turn=leader, opened=opened, out=out)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards of the hand."""
        cards = legal_mask(
            self.plan, state.hand_mask(seat), state.trick, first_trick=not self.tricks, broken=self.broken
        )
        return (Offer("play", cards),) if cards else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card, or for a lead after a trick that the seat has taken."""
        if state.trick or (self.winners and self.winners[-1] != seat):  # a winner may have left the deal since
            return Message("ask-card")
        return Message("ask-lead" if self.winners else "ask-lead-first")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce also which suit a card breaks."""
        suit = self.broken_by(event.card, state.trick, state.game.deck) if isinstance(event, Played) else ""
        if not isinstance(event, Played) or not suit:
            return super().announcement(state, event, viewer)
        card = state.game.deck.names[event.card]
        broken = Message("news-broken", {"seat": event.seat, "cards": card, "suit": suit})
        return Announcement(broken, Message("call-broken", {"suit": suit}))

    def shown(self, state: State) -> ShownPhase:
        """Show the finished tricks."""
        del state
        return ShownPhase(winners=self.winners, tricks=self.tricks)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand, or which play class requires another card, with the legal cards."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand, trick = state.game.deck, state.hand_mask(seat), state.trick
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = self.offers(state, seat)[0].cards
        if action.cards & legal:
            return None
        index = binding_class(self.plan, hand, trick, first_trick=not self.tricks, broken=self.broken)
        classes = self.spec.follow if trick else self.spec.lead
        duty = classes[index]
        facts: dict[str, str | int] = {"card": deck.format(action.cards), "cards": deck.format(legal)}
        if not trick:
            return Refusal(duty.reason, facts)
        led = self.plan.suit_of[trick[0][1]]
        led_mask = self.plan.suit_masks[led]
        if FOLLOW_SUIT in classes and not legal & ~led_mask and not action.cards & led_mask:
            duty = FOLLOW_SUIT  # the card doesn't even follow, whatever narrower duty there is
        if duty == FOLLOW_SUIT and self.spec.promoted and self.plan.trump_mask >> trick[0][1] & 1:
            return Refusal("must_follow_trumps", facts)  # of several suits, or of none
        if led < len(deck.suits):
            facts["suit"] = deck.suits[led]
        return Refusal(duty.reason, facts)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Play the card."""
        del state
        return (Played(seat, action.card),)

    def evolve(self, state: State, event: Event) -> State:
        """Record a card and go on to the next seat. A complete trick is collected, and the last one ends the play."""
        assert isinstance(event, Played)
        broken = self.broken or breaks(self.plan, event.card, state.trick[:-1])
        turn = next_seat(event.seat, self.plan.seats, self.out)
        return self._advance(state, replace(self, turn=turn, broken=broken, opened=state.version))

    def without(self, state: State, seats: tuple[Seat, ...]) -> State:
        """Return the state after some seats have left the play, which may complete the running trick."""
        out = (*self.out, *seats)
        turn = next_seat(self.turn, self.plan.seats, out) if self.turn in seats else self.turn
        return self._advance(state, replace(self, turn=turn, out=out, opened=state.version))

    def _advance(self, state: State, play: Self) -> State:
        """Return the state with `play` in place of this phase, and with the trick collected if it is complete."""
        trick = state.trick
        if not play._is_complete(trick):
            return state.replace_phase(self, play)
        winner = play._winner(trick)
        play = replace(play, turn=winner, tricks=(*self.tricks, trick), winners=(*self.winners, winner))
        state = replace(state.replace_phase(self, play), zones=_collected(state, self.plan.seats, winner))
        return play.trick_over(state)

    def trick_over(self, state: State) -> State:
        """Return the state after a trick has been collected."""
        is_over = self.is_finished(state) or state.game.stops_play(state)
        return state.game.after_phase(state.pop_phase(), self) if is_over else state

    def _is_complete(self, trick: Trick) -> bool:
        """Return whether every seat that plays has a card in a trick."""
        seats = self.plan.seats
        if not self.out:
            return len(trick) == seats
        return bool(trick) and len({seat for seat, _ in trick}.union(self.out)) == seats

    def _winner(self, trick: Trick) -> Seat:
        """Return the winner of a complete trick, among the seats that still play.

        If none of them has followed suit or trumped, the next of them after the leader wins.
        """
        active = tuple(play for play in trick if play[0] not in self.out)
        if len(active) == len(trick):
            return trick_winner(self.plan, trick)
        can_win = self.plan.suit_masks[self.plan.suit_of[trick[0][1]]] | self.plan.trump_mask
        candidates = tuple(play for play in active if can_win >> play[1] & 1)
        return trick_winner(self.plan, candidates) if candidates else next_seat(trick[0][0], self.plan.seats, self.out)

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken."""
        hands = state.zones[: self.plan.seats]
        if not any(hand.cards or hand.unknown for hand in hands):
            return True
        if self.winners and self.plan.stop_takers >> self.winners[-1] & 1:
            return True
        return bool(self.plan.stop_mask) and not self.plan.stop_mask & ~self.taken_mask(state)

    def winner_after(self, state: State, event: Event) -> Seat | None:
        """Return the seat that wins the trick if a card completes it; otherwise None."""
        if not isinstance(event, Played):
            return None
        trick = (*state.trick, (event.seat, event.card))
        return self._winner(trick) if self._is_complete(trick) else None

    @property
    def last_card(self) -> Card | None:
        """The card that took the last finished trick; None before the first one."""
        return dict(self.tricks[-1])[self.winners[-1]] if self.winners else None

    @property
    def paid(self) -> tuple[Points, ...]:
        """(seats,): what the rules that look at the cards of a trick together have paid; empty without such rules."""
        if not self.plan.pays_tricks:
            return ()
        finished = zip(self.tricks, self.winners, strict=True)
        rows = (rules_for_tricks(self.plan, trick, winner) for trick, winner in finished)
        return tuple(map(sum, zip((0,) * self.plan.seats, *rows, strict=True)))

    @property
    def has_plan(self) -> bool:
        """Whether the plan alone describes the rest of the play, so that search may use it."""
        return True

    def broken_by(self, card: Card, trick: Trick, deck: Deck) -> str:
        """Return the letter of the suit that a card breaks, played next to a trick; empty if it breaks none."""
        if self.broken or not breaks(self.plan, card, trick):
            return ""
        breaking_suits = (
            suit for suit, mask in zip(deck.suits, deck.suit_masks, strict=True) if not mask & ~self.plan.breakers
        )
        return next(breaking_suits, "")

    def taken_mask(self, state: State) -> Mask:
        """Return the cards of all finished tricks."""
        mask = 0
        for zone in state.zones[self.plan.seats : 2 * self.plan.seats]:
            mask |= zone.cards
        return mask

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots without the cards that the seats have proved not to hold.

        A card that a seat has played is not excluded, whatever else it has proved: the seat held it at some time.
        What a seat has proved also holds for the cards that it has laid down, at once and not only when it is out.
        """
        absent, played = [0] * len(state.zones), [0] * len(state.zones)
        for _, seat, card, cards in self.proofs(state):
            absent[seat] |= cards
            played[seat] |= 1 << card
        for seat in range(self.plan.seats):
            zone = state.game.zone_index.get(("out", seat), seat)
            absent[zone], played[zone] = absent[seat], played[seat]
        slots = tuple(slot.lacking(absent[slot.zone] & ~played[slot.zone]) for slot in slots)
        if all(row[4] == 1 for row in (*self.plan.lead, *self.plan.follow)):
            return slots
        return tuple(self._with_few(state, slot) for slot in slots)

    def _with_few(self, state: State, slot: Slot) -> Slot:
        """Return the slot of a hand with the knowledge that it contains at most some number of some cards.

        Only the last such proof is used, as a slot holds one list of cases.
        """
        if slot.cases or slot.zone >= self.plan.seats:
            return slot
        few: tuple[Mask, int] | None = None
        for number, trick, play, broken in self._moments(state):
            if play[0] != slot.zone:
                continue
            if few is not None:
                few = few[0], few[1] - (few[0] >> play[1] & 1)
            for proof in proved_few(self.plan, play[1], trick, first_trick=number == 0, broken=broken):
                few = proof
        if few is None:
            return slot
        cards, most = few[0] & slot.allowed, few[1] - (few[0] & state.zones[slot.zone].cards).bit_count()
        return slot if slot.count <= most else replace(slot, cases=tuple((cards, count) for count in range(most + 1)))

    def proofs(self, state: State) -> Iterator[tuple[int, Seat, Card, Mask]]:
        """Yield the cards played: the number of the trick, from 0, the seat, the card, and the cards proved absent."""
        for number, trick, (seat, card), broken in self._moments(state):
            absent = proved_absent_mask(self.plan, card, trick, first_trick=number == 0, broken=broken)
            yield number, seat, card, absent

    def _moments(self, state: State) -> Iterator[tuple[int, Trick, tuple[Seat, Card], bool]]:
        """Yield the cards played: the number of the trick, the trick before, the play, and what was broken before."""
        broken = False
        for number, trick in enumerate((*self.tricks, state.trick)):
            for place, play in enumerate(trick):
                before = trick[:place]
                yield number, before, play, broken
                if self.plan.breakers and not broken:
                    broken = breaks(self.plan, play[1], before)


def trick_play_of(state: State) -> TrickPlay | None:
    """Return the trick play of the running deal; None before it begins or after it ends."""
    return next((phase for phase in reversed(state.stack) if isinstance(phase, TrickPlay)), None)


def _collected(state: State, seats: int, winner: Seat) -> tuple[Zone, ...]:
    """Return the zones after the trick has been moved to the cards taken by its winner."""
    zones = list(state.zones)
    pile, trick = seats + winner, state.game.trick_zone
    zones[pile] = Zone("taken", winner, zones[pile].cards | zones[trick].cards)
    zones[trick] = state.game.empty_zones[trick]
    return tuple(zones)
