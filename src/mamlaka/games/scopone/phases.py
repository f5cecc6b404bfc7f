"""Play of cards that capture cards of the table, under any `CaptureSpec`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.actions import Action, CardGroup, Offer
from mamlaka.captures import CaptureSpec, captures, is_sweep
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Announcement, Message, MessageFact, message_id
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Placed
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import CardLine, CardPlay, ShownPhase
from mamlaka.state import State

__all__ = ["CapturePlay"]


class CapturePlay(InTurn, frozen=True, kw_only=True):
    """Each seat in turn plays a card, which captures cards of the table or stays there, until no seat has cards.

    The layout of the state is the table. The cards that are left at the end go to the seat that captured last.
    """

    event_types: ClassVar[tuple[type, ...]] = (Placed, Moved)
    waiting: ClassVar[str] = "waiting-play"

    spec: CaptureSpec
    """The rules of captures."""
    table: tuple[Card, ...] = ()
    """The cards of the table, in the order in which they came to lie there."""
    latest: Placed | None = None
    """The latest capture of the deal; None: there was none."""
    sweep_word: str = "sweep"
    """What a sweep is called, in the ids of the messages `news-WORD` and `call-WORD`."""
    sweeps: tuple[int, ...] = ()
    """(seats,): the number of sweeps of each seat."""

    @classmethod
    def start(cls, spec: CaptureSpec, leader: Seat, state: State, sweep_word: str = "sweep") -> CapturePlay:
        """Return the phase before the first card.

        Args:
            spec: the rules of captures.
            leader: the first seat.
            state: the state after the deal, with the first cards of the table.
            sweep_word: what a sweep is called.
        """
        table = tuple(iter_cards(state.zones[state.game.layout_zone].cards))
        return cls(
            spec=spec,
            turn=leader,
            opened=state.version,
            table=table,
            sweep_word=sweep_word,
            sweeps=(0,) * state.seats,
        )

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn has a card."""
        return state.zones[self.turn].count > 0

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return every card of the hand, with each set of cards that it may take."""
        table = state.zones[state.game.layout_zone].cards
        groups = tuple(
            CardGroup(1 << card, takes=takes)
            for card in iter_cards(state.hand_mask(seat))
            for takes in captures(self.spec, card, table) or (0,)
        )
        return (Offer("play", groups=groups),) if groups else ()

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a card."""
        del state, seat
        return Message("ask-capture")

    def shown(self, state: State) -> ShownPhase:
        """Show the cards of the table, and the latest capture."""
        del state
        latest = self.latest
        captured = None if latest is None else CardPlay(latest.seat, latest.card, latest.takes)
        return ShownPhase(CardLine(self.table, "table"), captured=captured)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return that a card is not in the hand, or what it has to take."""
        if action.kind != "play" or action.cards.bit_count() != 1 or seat != self.turn:
            return None
        deck = state.game.deck
        if action.cards & ~state.hand_mask(seat):
            return Refusal("not_in_hand", {"cards": deck.format(action.cards)})
        sets = captures(self.spec, action.card, state.zones[state.game.layout_zone].cards)
        card = deck.format(action.cards)
        if not sets:
            return Refusal("captures_nothing", {"card": card})
        if len(sets) == 1:
            return Refusal("must_capture", {"card": card, "cards": deck.format(sets[0])})
        one_of = sum(1 << other for other in range(len(deck)) if any(taken >> other & 1 for taken in sets))
        facts: dict[str, MessageFact] = {"card": card, "cards": deck.format(one_of), "count": len(sets)}
        return Refusal("must_choose_capture", {**facts, "example": f"{card} x {deck.format(sets[0])}"})

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a card with what it takes, and the cards that are left."""
        deck = state.game.deck
        match event:
            case Placed(seat, card, takes=takes) if takes:
                facts: dict[str, MessageFact] = {"seat": seat, "card": deck.names[card], "cards": deck.format(takes)}
                word = self.sweep_word if self._sweeps(state, event) else "captured"
                return Announcement(Message(message_id("news", word), facts), Message(message_id("call", word), facts))
            case Moved(cards=cards) if not any(zone.count for zone in state.zones[: state.seats]):
                is_left = self.latest is None or not cards >> self.latest.card & 1
                if is_left and (owner := state.game.zone_kinds[event.target][1]) is not None:
                    return Announcement(Message("news-left-to-last", {"seat": owner, "cards": deck.format(cards)}))
                return Announcement()
            case Moved():
                return Announcement()
        return super().announcement(state, event, viewer)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Lay the card on the table, and take it away with what it captures."""
        placed = Placed(seat, action.card, takes=action.takes)
        if not action.takes:
            return (placed,)
        cards = action.takes | action.cards
        return placed, self._moved(state, seat, cards)

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Give the cards that are left to the seat that captured last."""
        del shuffler
        assert self.latest is not None
        return (self._moved(state, self.latest.seat, state.zones[state.game.layout_zone].cards),)

    def _moved(self, state: State, seat: Seat, cards: Mask) -> Moved:
        game = state.game
        return Moved(game.layout_zone, game.zone_index["taken", seat], cards, cards.bit_count())

    def _sweeps(self, state: State, event: Placed) -> bool:
        """Return whether an event that has not happened yet is a sweep."""
        is_last = sum(zone.count for zone in state.zones[: state.seats]) == 1
        table = state.zones[state.game.layout_zone].cards
        return is_sweep(self.spec, event.card, event.takes, table, is_last=is_last)

    def evolve(self, state: State, event: Event) -> State:
        """Record the card, or what has been taken; the deal ends when the hands and the table have no more cards."""
        table = state.zones[state.game.layout_zone].cards
        if isinstance(event, Placed):
            turn = next_seat(self.turn, state.seats)
            play = replace(self, turn=turn, opened=state.version, table=(*self.table, event.card))
            if event.takes:
                before = table & ~(1 << event.card)
                is_last = not any(zone.count for zone in state.zones[: state.seats])
                sweeps = list(self.sweeps)
                sweeps[event.seat] += is_sweep(self.spec, event.card, event.takes, before, is_last=is_last)
                return state.replace_phase(self, replace(play, latest=event, sweeps=tuple(sweeps)))
        else:
            play = replace(self, opened=state.version, table=tuple(card for card in self.table if table >> card & 1))
        is_over = not any(zone.count for zone in state.zones[: state.seats]) and not (table and play.latest)
        return state.game.after_phase(state.pop_phase(), play) if is_over else state.replace_phase(self, play)
