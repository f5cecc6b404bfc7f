"""Two matches that one seat cannot distinguish."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeAlias

from hypothesis import reject
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import IllegalAction
from mamlaka.events import DealStarted, Dealt, Event, Moved, Passed, Placed, Played, Said
from mamlaka.games.quodlibet.phases import PlacePlay
from mamlaka.match import DEAL, Deals, Setup
from mamlaka.phase import PLACES
from mamlaka.rng import Rng
from mamlaka.search.worlds import World, fill_hidden_cards
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["deal_of", "decision_in", "replayed"]


def replayed(table: Table, view: View, world: World, rng: Rng) -> Table:
    """Replay the match by the same decisions with the running deal dealt as in a world.

    Secret answers of other seats may differ: an unrevealed answer is "no" if that is possible, and cards are passed as
    in the world. A world in which a word said with a card would be untrue is rejected.
    """
    answers = getattr(table.state.phase, "answers", ())
    unopened = {said for said in answers if isinstance(said, Said) and said.seat != view.seat}
    bottom = table.state.stack[0]
    order, passes = deal_of(table, view, world, rng)
    assert isinstance(bottom, Deals)
    draws = {(DEAL, bottom.deal_index): order}
    if isinstance(table.state.phase, PlacePlay):
        draws[PLACES, bottom.deal_index] = places_of(table, fill_hidden_cards(view, world, rng))
    again = Table(
        Setup(type(table.state.game), table.state.game.options, table.state.seats),
        lambda label, index, size: draws.get((label, index)) or table._shuffler(label, index, size),
    )
    start = deal_start(table.log)
    while again.version < table.version:
        number = again.version
        event = table.log[number]
        if isinstance(event, Said) and number >= start and event.seat != view.seat:
            if event in unopened and says_no(again, event.seat):
                event = Said(event.seat, "no")
            elif event.secret and event.cards:
                # Secret moves of other seats are repeated with the cards of this world.
                passed = next(
                    (cards for place, passer, cards in passes if passer == event.seat and place > number), None
                )
                if passed is None and event in unopened:
                    passed = first_of(again.state.hand_mask(event.seat), event.cards.bit_count())
                event = event if passed is None else replace(event, cards=passed)
        try:
            again.act(*decision_in(event))
        except IllegalAction:
            if isinstance(event, Played) and event.word and event.seat != view.seat:
                reject()  # a slot does not hold all that several words have proved, so this is another hand
            raise
    return again


def says_no(table: Table, seat: Seat) -> bool:
    """Return whether a seat may say "no"."""
    turn = table.view(seat).turn
    return turn is not None and any(offer.kind == "no" for offer in turn.offers)


def deal_start(log: Sequence[Event]) -> int:
    """Return the number of the event after the last cards that were dealt."""
    return max((number for number, event in enumerate(log) if isinstance(event, Dealt)), default=-1) + 1


PassedCards: TypeAlias = tuple[int, Seat, Mask]
"""The number of the event that moved cards from hand to hand, the passing seat, and the cards."""


def deal_of(table: Table, view: View, world: World, rng: Rng) -> tuple[tuple[Card, ...], list[PassedCards]]:
    """Return the pack of the running deal in a world, and the passes in it, by undoing the events since the deal.

    Each pass has its cards in this world and the number of its event, in order.

    If unseen cards came to a zone several times, its slots distinguish them: the deal, then each later arrival. If they
    do not, any cards will do that were not turned up or passed on at the same time; but cards that the viewer knows to
    have been in the other zone came from there.
    """
    undoing = Undoing(view, world, rng)
    start = deal_start(table.log)
    for number in reversed(range(start, table.version)):
        event = table.log[number]
        if isinstance(event, Played | Placed):
            undoing.take_back(event.seat, event.card)
        if isinstance(event, Moved):
            undoing.undo(event, seen_arriving(table, view, start, number, event.source), number)
        else:
            undoing.back.clear()
    later = dealt_later(table.log[:start])
    order: list[Card] = []
    dealt = 0
    for zone, cards in later.items():
        first = undoing.deck.joining(dealt, undoing.cards[zone] & ~cards)
        order += undoing.lying.get(zone) or iter_cards(first)
        order += iter_cards(cards)
        dealt |= first
    return tuple(order), undoing.passes[::-1]


def places_of(table: Table, world: State) -> tuple[Card, ...]:
    """Return the cards of all hands that were turned away, by place, as they lay before the first card in a world."""
    play = world.phase
    assert isinstance(play, PlacePlay)
    pairs = zip(play.places, world.zones, strict=False)
    lying = [dict(zip(places, hand.order, strict=True)) for places, hand in pairs]
    said: int | None = None
    for event in table.log[deal_start(table.log) :]:
        if isinstance(event, Said):
            said = event.number
        elif isinstance(event, Played):
            assert said is not None
            lying[event.seat][said] = event.card
    return tuple(card for hand in lying for _, card in sorted(hand.items()))


def dealt_later(log: Sequence[Event]) -> dict[int, Mask]:
    """Return the zones of the last deal in a log, in order, each with the cards dealt to it after its first packet.

    Such cards are shown to everyone, so they are the same in every world.
    """
    later: dict[int, Mask] = {}
    first = max((number for number, event in enumerate(log) if isinstance(event, DealStarted)), default=0)
    for event in log[first:]:
        if isinstance(event, Dealt):
            later[event.zone] = later[event.zone] | event.cards if event.zone in later else 0
    return later


class Undoing:
    """The cards by zone while the events of a deal are undone."""

    def __init__(self, view: View, world: World, rng: Rng) -> None:
        """Fill a view with the cards of a world."""
        state = fill_hidden_cards(view, world, rng)
        self.viewer, self.deck = view.seat, state.game.deck
        self.zones = state.zones
        self.cards = [zone.cards for zone in state.zones]
        self.lying = {index: list(zone.order) for index, zone in enumerate(state.zones) if zone.is_ordered}
        self.came: dict[int, list[Mask]] = defaultdict(list)
        for slot, filled in zip(view.deductions().slots, world, strict=True):
            self.came[slot.zone].append(filled)
        self.turned_up: dict[int, Mask] = {}
        self.back: dict[int, Mask] = defaultdict(int)
        """The cards put back last."""
        self.passes: list[PassedCards] = []

    def take_back(self, hand: Seat, card: Card) -> None:
        """Put a played card back into its hand, or on top of a pile."""
        self.cards[hand] |= 1 << card
        if self.zones[hand].is_ordered:
            self.lying[hand] = [card, *self.lying.get(hand, [])]

    def undo(self, event: Moved, surely: Mask, number: int) -> None:
        """Put cards back; `surely` are those that the viewer saw moving to their place."""
        if event.source == event.target:
            if event.audience is None:
                self.turned_up[event.target] = event.cards
            return
        moved = self._moved(event, surely)
        self.cards[event.target] &= ~self.deck.leaving(self.cards[event.target], moved)
        self.cards[event.source] |= self.deck.joining(self.cards[event.source], moved)
        self.back[event.source] |= moved
        if self.zones[event.source].kind == "hand":
            self.passes.append((number, event.source, moved))
        if self.zones[event.source].kind == "stock":
            self.lying[event.source] = [*iter_cards(moved), *self.lying.get(event.source, [])]

    def _moved(self, event: Moved, surely: Mask) -> Mask:
        target = event.target
        there = self.cards[target]
        if event.audience is None or self.viewer in event.audience:
            return event.cards
        if event.count == there.bit_count():
            return there
        if target in self.turned_up:
            return self.turned_up.pop(target)
        if len(self.came[target]) > 1:
            return self.came[target].pop()
        return there & surely or first_of(there & ~self.zones[target].shown & ~self.back[target], event.count)


def seen_arriving(table: Table, view: View, start: int, end: int, zone: int) -> Mask:
    """Return the cards that a viewer saw moving to a hand between two events."""
    seen = 0
    for event in table.log[start:end]:
        if isinstance(event, Moved) and event.target == zone and view.seat in (event.audience or ()):
            seen |= event.cards
    return seen


def first_of(cards: Mask, count: int) -> Mask:
    """Return the lowest `count` cards."""
    return sum(1 << card for card, _ in zip(iter_cards(cards), range(count), strict=False))


def decision_in(event: Event) -> tuple[Seat, Action]:
    """Return the seat and the action of a decision, from its first event."""
    match event:
        case Played(seat, card, word):
            return seat, Action("play", cards=1 << card, name=word)
        case Placed(seat, card, end, takes):
            return seat, Action("play", cards=1 << card, name=end, takes=takes)
        case Said(seat, kind, name, number, cards):
            return seat, Action(kind, cards, number, name)
        case Passed(seat):
            return seat, Action("pass")
    raise TypeError(f"no seat decides {event}")
