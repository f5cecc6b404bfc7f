"""How events are announced, unless their phase announces them in another way."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from mamlaka.display import Announcement, Message, MessageFact, message_id
from mamlaka.events import DealStarted, Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.seats import Seat

if TYPE_CHECKING:
    from mamlaka.state import State

__all__ = ["default_announcement", "facts_of"]


def default_announcement(
    state: State, event: Event, viewer: Seat | None, silent: Collection[str] = (), urgent: Collection[str] = ()
) -> Announcement:
    """Return the announcement of an event.

    Args:
        state: the state before the event, as the viewer knows it.
        event: the event, redacted for the viewer.
        viewer: the seat of the viewer; None: a spectator.
        silent: the kinds of `Said` events that are not announced.
        urgent: the kinds that are urgent.
    """
    match event:
        case Said(kind=kind, secret=False) if kind not in silent:
            facts = facts_of(event, state)
            sentence, call = (Message(message_id(prefix, kind), facts) for prefix in ("news", "call"))
            return Announcement(sentence, call, kind in urgent)
        case Played(seat, card, word) if word:
            said: dict[str, MessageFact] = {"seat": seat, "cards": state.game.deck.names[card], "name": word}
            return Announcement(Message("news-played-word", said), Message("call-word", {"name": word}))
        case Played(seat, card) | Placed(seat, card):
            return Announcement(Message("news-played", {"seat": seat, "cards": state.game.deck.names[card]}))
        case Passed(seat):
            return Announcement(Message("news-pass", {"seat": seat}), Message("call-pass"))
        case Shown(seat, cards):
            return Announcement(Message("news-shown", {"seat": seat, "cards": state.game.deck.format(cards)}))
        case Moved():
            return Announcement(_moved(state, event, viewer))
        case DealStarted(number):
            return Announcement(Message("news-dealt", {"deal": number + 1}))
        case Drawn(label, _, outcome, None):
            return Announcement(Message(message_id("news", label), {"seat": outcome}))
        case Drawn(label, _, card, int(seat)):
            drawn: dict[str, MessageFact] = {"seat": seat, "cards": state.game.deck.names[card]}
            return Announcement(Message(message_id("news", label), drawn))
    return Announcement()


def facts_of(event: Said, state: State) -> dict[str, MessageFact]:
    """Return the facts of a message about the words of a seat: the seat, and the name, number and cards said."""
    facts: dict[str, MessageFact] = {"seat": event.seat}
    if event.name:
        facts["name"] = event.name
    if event.number is not None:
        facts["number"] = event.number
    if event.cards:
        facts["cards"] = state.game.deck.format(event.cards)
    return facts


def _moved(state: State, event: Moved, viewer: Seat | None) -> Message | None:
    """Return the sentence about cards that move; None if the viewer sees it on the table."""
    source, target = state.zones[event.source], state.zones[event.target]
    cards = state.game.deck.format(event.cards)
    seen: dict[str, MessageFact] = {"cards": cards, "count": event.count}
    if target.kind == "hand" and source.owner is None and target.owner is not None:
        return Message("news-taken-up", {"seat": target.owner, "zone": source.kind, **seen})
    if source.kind == "hand" and target.owner is None and source.owner is not None:
        return Message("news-discarded", {"seat": source.owner, "zone": target.kind, **seen})
    if source.kind == target.kind == "hand" and viewer in (None, source.owner, target.owner) and cards:
        assert source.owner is not None
        assert target.owner is not None
        return Message("news-passed-cards", {"seat": source.owner, "other": target.owner, "cards": cards})
    if cards and (source is target or source.owner is None):
        return Message("news-turned-up", {"cards": cards})
    return None
