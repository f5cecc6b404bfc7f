"""Two matches that one seat cannot tell apart."""

from collections import defaultdict
from collections.abc import Sequence

from mamlaka.actions import Action
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.events import Dealt, Event, Moved, Placed, Played, Said
from mamlaka.match import Deals, Setup
from mamlaka.search.rng import Rng
from mamlaka.search.worlds import World, fill
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["deal_of", "decision_in", "replayed"]


def replayed(table: Table, view: View, world: World, rng: Rng) -> Table:
    """Play the match again with the running deal dealt as in a world, by the same decisions.

    Secret answers of others that have not been opened may be different ones: they all say "no" where they can.
    """
    unopened = {said for said in getattr(table.state.phase, "answers", ()) if said and said.seat != view.seat}
    bottom, order = table.state.stack[0], deal_of(table, view, world, rng)
    assert isinstance(bottom, Deals)
    again = Table(
        Setup(type(table.state.game), table.state.game.options, table.state.seats),
        lambda label, index, size: (
            order if (label, index) == ("deal", bottom.deal) else table._dealer(label, index, size)
        ),
    )
    start = deal_start(table.log)
    while again.version < table.version:
        event = table.log[again.version]
        if isinstance(event, Said) and event in unopened and again.version >= start and says_no(again, event.seat):
            event = Said(event.seat, "no")
        again.submit(*decision_in(event))
    return again


def says_no(table: Table, seat: Seat) -> bool:
    """Return whether a seat may say "no"."""
    turn = table.view(seat).turn
    return turn is not None and any(offer.kind == "no" for offer in turn.offers)


def deal_start(log: Sequence[Event]) -> int:
    """Return the number of the event behind the last cards that were dealt."""
    return max((number for number, event in enumerate(log) if isinstance(event, Dealt)), default=-1) + 1


def deal_of(table: Table, view: View, world: World, rng: Rng) -> tuple[Card, ...]:
    """Return the pack of the running deal in a world: what has happened since is undone, the last event first.

    Where cards came unseen to a zone several times, its slots tell them apart: what was dealt, then each time. If they
    do not, any of the cards will do that have not been turned up.
    """
    state, slots = fill(view, world, rng), view.deductions().slots
    cards = [zone.cards for zone in state.zones]
    lying = {index: list(zone.order) for index, zone in enumerate(state.zones) if zone.order}
    came: dict[int, list[Mask]] = defaultdict(list)
    for slot, filled in zip(slots, world, strict=True):
        came[slot.zone].append(filled)
    running = table.log[deal_start(table.log) :]
    turned_up: dict[int, Mask] = {}
    for event in reversed(running):
        if isinstance(event, Played | Placed):
            cards[event.seat] |= 1 << event.card
        if isinstance(event, Moved) and event.source == event.target and event.audience is None:
            turned_up[event.target] = event.cards
        if isinstance(event, Moved) and event.source != event.target:
            there, target = cards[event.target], event.target
            if event.audience is None or view.seat in event.audience:
                moved = event.cards
            elif event.count == there.bit_count():
                moved = there
            elif target in turned_up or len(came[target]) > 1:
                moved = turned_up.pop(target) if target in turned_up else came[target].pop()
            else:
                moved = first_of(there & ~state.zones[target].shown, event.count)
            cards[event.target] &= ~moved
            cards[event.source] |= moved
            if state.zones[event.source].kind == "stock":
                lying[event.source] = [*iter_cards(moved), *lying.get(event.source, [])]
    zones = [zone for zone, _ in table.state.game.dealing(table.start)]
    return tuple(card for zone in zones for card in lying.get(zone) or iter_cards(cards[zone]))


def first_of(cards: Mask, count: int) -> Mask:
    """Return some of the cards."""
    return sum(1 << card for card, _ in zip(iter_cards(cards), range(count), strict=False))


def decision_in(event: Event) -> tuple[Seat, Action]:
    """Return who has decided what, from the first event of a decision."""
    match event:
        case Played(seat, card) | Placed(seat, card):
            return seat, Action("play", cards=1 << card)
        case Said(seat, kind, name, number, cards):
            return seat, Action(kind, cards, number, name)
    raise TypeError(f"nobody decides {event}")
