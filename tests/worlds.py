"""Two matches that one seat cannot tell apart."""

from mamlaka.actions import Action
from mamlaka.cards import iter_cards
from mamlaka.events import Dealt, Event, Placed, Played, Said
from mamlaka.match import Setup
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.table import Table

__all__ = ["decision_in", "replayed"]


def replayed(table: Table, filled: State, viewer: Seat) -> Table:
    """Play the match again with the running deal dealt as in a filled view, by the same decisions.

    Secret answers of others that have not been opened may be different ones: they all say "no".
    """
    unopened = {said for said in getattr(table.state.phase, "answers", ()) if said and said.seat != viewer}
    start = max((n for n, event in enumerate(table.log) if isinstance(event, Dealt)), default=0) + 1
    running = table.log[start:]
    hands = [zone.cards for zone in filled.zones[:4]]
    for event in running:
        if isinstance(event, Played | Placed):
            hands[event.seat] |= 1 << event.card
    deals = sum(isinstance(event, Dealt) for event in table.log) // 4
    order = tuple(card for hand in hands for card in iter_cards(hand))
    again = Table(
        Setup(type(table.state.game), table.state.game.options),
        lambda label, index, size: (
            order if (label, index) == ("deal", deals - 1) else table._dealer(label, index, size)
        ),
    )
    while again.version < table.version:
        event = table.log[again.version]
        if isinstance(event, Said) and event in unopened and again.version >= start:
            event = Said(event.seat, "no")
        again.submit(*decision_in(event))
    return again


def decision_in(event: Event) -> tuple[Seat, Action]:
    """Return who has decided what, from the first event of a decision."""
    match event:
        case Played(seat, card) | Placed(seat, card):
            return seat, Action("play", cards=1 << card)
        case Said(seat, kind, name, number, cards):
            return seat, Action(kind, cards, number, name)
    raise TypeError(f"nobody decides {event}")
