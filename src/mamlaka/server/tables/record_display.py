"""What a table shows beside the cards of its events, for records that are drawn without the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from mamlaka.announcements import default_announcement
from mamlaka.cards import Card, Mask
from mamlaka.display import Announcement
from mamlaka.engine import move_cards
from mamlaka.events import DealStarted, Event, Placed, Played, redact
from mamlaka.game import Game
from mamlaka.notation import format_zone
from mamlaka.record import DealRecord, DisplayRecord, Record
from mamlaka.replaying import Replay
from mamlaka.server import protocol
from mamlaka.server.tables.scene import PublicScenes
from mamlaka.server.tables.scene_changes import PATHS, changes_between
from mamlaka.state import State
from mamlaka.view import View
from mamlaka.zones import Zone

__all__ = ["with_display"]

OF_VIEWERS = ("zones", "turn", "tracker")
"""The parts of a scene that each viewer has of their own."""


def with_display(record: Record) -> Record:
    """Return a record that says for every event what it changes beside the cards that it names.

    Args:
        record: a sound record.

    Raises:
        MamlakaError: the record cannot be replayed.
    """
    replay = Replay(record)
    maker, events = _DisplayMaker(replay.start), iter(replay)
    deals: list[DealRecord] = []
    for deal in record.deals:
        displays = {}
        for number in range(len(deal.events)):
            _, event, state = next(events)
            display = maker.display_after(event, state)
            if display != DisplayRecord():
                displays[str(number)] = display
        deals.append(replace(deal, display=displays))
    return replace(record, deals=tuple(deals))


class _DisplayMaker:
    """Makes the displays of successive events."""

    def __init__(self, start: State) -> None:
        self._state = start
        self._spectator = View(None, start)
        self._public = PublicScenes()
        self._scene: protocol.Scene | None = None
        self._face_up: Mask = 0
        self._sorting = ""

    def display_after(self, event: Event, state: State) -> DisplayRecord:
        """Return the display of an event.

        Args:
            event: the event.
            state: the state of the table after it.
        """
        game, before, view = state.game, self._state, View(None, self._state)
        announcement = view.announcement(event)
        if _is_plain(event) and announcement == default_announcement(before, event, None):
            announcement = Announcement()
        spectator, seen = self._spectator, redact(event, None)
        if seen is not None:
            self._spectator = spectator.apply([(before.version, seen)])
        display, public = self._public.scene_of(state)
        scene = replace(public, waiting=View(None, state).actors)
        changes = changes_between(self._scene, scene) if self._scene else dict(zip(PATHS, astuple(scene), strict=True))
        sorting = _names(game.arrange_hand(state, game.deck.all_mask), game)
        shown = DisplayRecord(
            scene=_public(changes),
            announcement=None if announcement == Announcement() else announcement,
            moves=_moves(before, event, state),
            known={} if seen is None else _known(spectator.state, seen, self._spectator.state),
            face_up=None if display.face_up == self._face_up else _names(game.arrange(display.face_up), game),
            sorting="" if sorting == self._sorting else sorting,
        )
        self._state, self._scene, self._face_up, self._sorting = state, scene, display.face_up, sorting
        return shown


def _is_plain(event: Event) -> bool:
    """Return whether a card is played without a word."""
    return isinstance(event, Placed) or (isinstance(event, Played) and not event.word)


def _public(changes: dict[str, Any]) -> dict[str, Any]:
    """Return the changes of a scene that all viewers see, as JSON."""
    shared = {path: value for path, value in changes.items() if path.partition(".")[0] not in OF_VIEWERS}
    builtins: dict[str, Any] = msgspec.to_builtins(shared)
    return builtins


def _moves(before: State, event: Event, after: State) -> tuple[str, ...]:
    """Return the cards that the rules move after an event that doesn't name them, as lines of `move`."""
    if isinstance(event, DealStarted) or len(after.results) > len(before.results):
        return ()  # the table is cleared
    game, named = after.game, move_cards(before, event)
    left = [_lost(old, new, game) for old, new in zip(named, after.zones, strict=True)]
    arrived = [_lost(new, old, game) for old, new in zip(named, after.zones, strict=True)]
    return tuple(
        f"move {format_zone(source, game)} {format_zone(target, game)} {' '.join((lost & gained).elements())}"
        for source, lost in enumerate(left)
        if lost
        for target, gained in enumerate(arrived)
        if lost & gained
    )


def _known(before: State, event: Event, after: State) -> dict[str, str]:
    """Return by hand the cards that everyone knows to be there since an event that doesn't show them."""
    game, named = after.game, move_cards(before, event)
    found = {seat: _lost(after.zones[seat], named[seat], game) for seat in range(game.seats)}
    return {str(seat): " ".join(cards.elements()) for seat, cards in found.items() if cards}


def _lost(zone: Zone, other: Zone, game: Game) -> Counter[str]:
    """Return the cards of a zone that are not in another; of equal cards there are several."""
    if zone.cards == other.cards:
        return Counter()
    return Counter(game.deck.format(zone.cards).split()) - Counter(game.deck.format(other.cards).split())


def _names(cards: Iterable[Card], game: Game) -> str:
    return " ".join(game.deck.names[card] for card in cards)
