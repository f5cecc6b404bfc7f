"""Layout play (card dominoes) under any `LayoutSpec`."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, CardGroup, Offer
from mamlaka.cards import Mask, iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Passed, Placed, Shown
from mamlaka.layout import DOWN, UP, LayoutSpec
from mamlaka.layout_rules import ends_that_fit, line_ends, placeable_mask
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.plan import LayoutPlan, LineEnds, lower
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import CardLine, ShownPhase
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.zones import Slot

__all__ = ["LayoutPlay"]


class LayoutPlay(InTurn, frozen=True, kw_only=True):
    """One card per turn is added to the layout, or a pass, until one seat is left with cards or the first goes out."""

    event_types: ClassVar[tuple[type, ...]] = (Placed, Passed, Shown, Moved)
    waiting: ClassVar[str] = "waiting-play"

    spec: LayoutSpec
    """The rules of the deal."""
    plan: LayoutPlan
    """`lower(spec)`, cached because every play needs it."""
    places: tuple[Seat, ...] = ()
    """The seats that have gone out, in order; at the end all seats."""
    turns_taken: int = 0
    """The number of cards played and passes so far."""
    is_void: bool = False
    """Whether the deal is void because the first seat went out before the needed cards were on the layout."""
    passes: tuple[tuple[Seat, Mask], ...] = ()
    """The forced passes in order: the seat, and the cards that would have fitted."""
    free_passes: tuple[tuple[Seat, Mask], ...] = ()
    """The same for passes that seats may have chosen, which prove nothing."""
    passes_in_a_row: int = 0
    """The number of passes since the last card."""
    eliminated: tuple[Seat, ...] = ()
    """The seats that have been eliminated, in order."""
    first: Mask = 0
    """The card with which the first seat must begin; 0: any that fits, or the first card has been played."""
    plays: Trick = ()
    """The cards played so far, in order, each with its seat."""

    @classmethod
    def start(cls, spec: LayoutSpec, leader: Seat, opened: int, first: Mask = 0) -> LayoutPlay:
        """Return the phase before the first card.

        Args:
            spec: the rules of the deal.
            leader: the first seat.
            opened: the number of events so far.
            first: the card with which the first seat must begin; 0: any that fits.
        """
        return cls(spec=spec, plan=lower(spec), turn=leader, opened=opened, first=first)

    @property
    def has_plan(self) -> bool:
        """Whether a plan describes the play from here on: the rank that opens a row is known."""
        return bool(self.spec.start)

    def passes_of(self, seat: Seat) -> int:
        """Return the number of passes of a seat."""
        return sum(seat == other for passes in (self.passes, self.free_passes) for other, _ in passes)

    def placeable(self, state: State) -> Mask:
        """Return the cards that fit the layout now."""
        if self.first:
            return self.first
        if not self.has_plan:
            return self.spec.deck.all_mask
        return placeable_mask(self.plan, state.zones[state.game.layout_zone].cards, self.ends(state))

    def ends(self, state: State) -> LineEnds | None:
        """Return the ranks that the ends of a line want; None: it is not open, or the layout has rows."""
        return line_ends(self.plan, state.zones[state.game.layout_zone].order)

    @property
    def may_pass(self) -> bool:
        """Whether the seat on turn may pass although a card fits."""
        if not self.spec.may_pass or self.first or not self.has_plan:
            return False
        if self.spec.pass_limit is not None:
            return self.passes_of(self.turn) < self.spec.pass_limit
        return self.passes_in_a_row < self.spec.seats - len(self.places) - len(self.eliminated)

    def to_lay(self, state: State) -> Mask:
        """Return the cards that must move from the hands to the layout before the first turn."""
        return self.plan.laid & ~state.zones[state.game.layout_zone].cards

    def to_expose(self, state: State) -> Mask:
        """Return the cards that must be turned face up now, in any hand."""
        if self.turns_taken != state.seats:
            return 0
        seen = state.zones[state.game.layout_zone].cards
        for hand in state.zones[: state.seats]:
            seen |= hand.shown
        return self.plan.exposed & ~seen

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn has a choice; otherwise it passes automatically or is eliminated.

        A seat that may pass is always asked, so that no one learns whether a card fits.
        """
        if self.to_expose(state) or self.to_lay(state):
            return False
        return self.may_pass or bool(state.hand_mask(self.turn) & self.placeable(state))

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the cards of the hand that fit, and a pass if the seat may pass."""
        cards = state.hand_mask(seat) & self.placeable(state)
        plays = self._plays(state, cards) if cards else ()
        return (*plays, Offer("pass", tone="quiet")) if self.may_pass else plays

    def _plays(self, state: State, cards: Mask) -> tuple[Offer, ...]:
        """Return the offer to play one of some cards that fit. If both ends of a line want it, the seat says which."""
        ends = self.ends(state)
        if ends is None or ends[0] != ends[1]:
            return (Offer("play", cards),)
        groups = (CardGroup(1 << card, end) for card in iter_cards(cards) for end in (UP, DOWN))
        return (Offer("play", groups=tuple(groups), label=Message("say-choose")),)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card that fits, and say whether the seat may pass."""
        if not state.hand_mask(seat) & self.placeable(state):
            return Message("ask-pass")
        return Message("ask-lay-or-pass" if self.may_pass else "ask-lay")

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce cards that move to the layout: those laid before the first turn, and the hand of a seat."""
        if not isinstance(event, Moved):
            return super().announcement(state, event, viewer)
        kind = "news-laid" if event.cards & self.plan.laid else "news-eliminated"
        return Announcement(Message(kind, {"seat": event.source, "cards": state.game.deck.format(event.cards)}))

    def shown(self, state: State) -> ShownPhase:
        """Show the line with the ranks that its ends want, or rows."""
        if not self.plan.line:
            return ShownPhase(has_rows=True, opening_rank=self.spec.start)
        ends, ranks = self.ends(state), state.game.deck.ranks
        down, up = (ranks[rank] for rank in ends) if ends else ("", "")
        line = CardLine(state.zones[state.game.layout_zone].order, "line", down, up)
        return ShownPhase(line, opening_rank=self.spec.start)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand or does not fit, and the cards that fit."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck, hand = state.game.deck, state.hand_mask(seat)
        if action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        legal = hand & self.placeable(state)
        if action.cards & legal:
            return None
        return Refusal("does_not_fit", {"card": deck.format(action.cards), "cards": deck.format(legal)})

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Add the card to the layout, or pass."""
        del state
        return (Passed(seat),) if action.kind == "pass" else (Placed(seat, action.card, action.name),)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Lay or turn face up the cards of the spec. A seat without a card that fits passes, or is eliminated."""
        del shuffler
        layout = state.game.layout_zone
        seats, laid, exposed = range(state.seats), self.to_lay(state), self.to_expose(state)
        if laid:
            return [
                Moved(seat, layout, own, own.bit_count()) for seat in seats if (own := state.hand_mask(seat) & laid)
            ]
        if exposed:
            return [Shown(seat, held) for seat in seats if (held := state.hand_mask(seat) & exposed)]
        if self.spec.pass_limit is not None:
            hand = state.hand_mask(self.turn)
            return (Moved(self.turn, layout, hand, hand.bit_count()),)
        return (Passed(self.turn),)

    def evolve(self, state: State, event: Event) -> State:
        """Record the turn and go on to the next seat with cards, until the deal ends."""
        if isinstance(event, Shown) or (isinstance(event, Moved) and event.cards & self.plan.laid):
            return state.replace_phase(self, replace(self, opened=state.version))
        if isinstance(event, Placed) and self.plan.line:
            state = self._with_line(state, event)
        play = replace(self._after(state, event), turns_taken=self.turns_taken + 1, opened=state.version)
        over = (*play.places, *play.eliminated)
        if play.places and not self.places and self.plan.needed & ~state.zones[state.game.layout_zone].cards:
            return state.game.after_phase(state.pop_phase(), replace(play, is_void=True))
        if play.places and self.spec.stops_at_first:
            return state.game.after_phase(state.pop_phase(), play)
        if len(over) == state.seats - 1:
            left = tuple(seat for seat in range(state.seats) if seat not in over)
            places = (*play.places, *left, *reversed(play.eliminated))
            return state.game.after_phase(state.pop_phase(), replace(play, places=places))
        has_again = isinstance(event, Placed) and self.plan.again >> event.card & 1 and self.turn not in over
        turn = self.turn if has_again else next_seat(self.turn, state.seats, over)
        return state.replace_phase(self, replace(play, turn=turn))

    def _with_line(self, state: State, event: Placed) -> State:
        """Return the state with a card, which is on the layout already, at its end of the line."""
        index = state.game.layout_zone
        layout = state.zones[index]
        end = event.end or ends_that_fit(self.plan, self.ends(state), event.card)[0]
        line = (event.card, *layout.order) if end == DOWN else (*layout.order, event.card)
        return state.with_zone(index, replace(layout, order=line))

    def _after(self, state: State, event: Event) -> LayoutPlay:
        """Return the phase with a card, a pass or an elimination recorded."""
        if isinstance(event, Passed):
            made = (self.turn, self.placeable(state))
            play = replace(self, passes_in_a_row=self.passes_in_a_row + 1)
            if self.may_pass:
                return replace(play, free_passes=(*self.free_passes, made))
            return replace(play, passes=(*self.passes, made))
        if isinstance(event, Moved):
            return replace(self, eliminated=(*self.eliminated, event.source))
        assert isinstance(event, Placed)
        spec = self.spec
        if not self.has_plan:
            spec = dataclasses.replace(spec, start=spec.deck.names[event.card][0])
        places = self.places if state.zones[event.seat].count else (*self.places, event.seat)
        plays = (*self.plays, (event.seat, event.card))
        return replace(self, spec=spec, plan=lower(spec), first=0, places=places, passes_in_a_row=0, plays=plays)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots without the cards that fitted when their seat passed.

        The seat on turn holds a card that fits, unless it may pass; otherwise it would have passed automatically.
        """
        absent = [0] * len(state.zones)
        for seat, fitting in self.passes:
            absent[seat] |= fitting
        slots = tuple(slot.lacking(absent[slot.zone]) for slot in slots)
        fitting = self.placeable(state)
        if self.may_pass or fitting & state.hand_mask(self.turn):
            return slots
        return tuple(slot.holding_some(fitting) if slot.zone == self.turn else slot for slot in slots)
