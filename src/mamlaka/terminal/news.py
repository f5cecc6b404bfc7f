"""What has happened since a person was last asked, as short lines."""

from __future__ import annotations

from mamlaka.events import Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.phases import DoubleInTurn, DrawPlay, FindHolder, OpenHands, TrickPlay
from mamlaka.seats import Seat
from mamlaka.terminal.screen import plays_text
from mamlaka.terminal.style import Style
from mamlaka.texts import message_key
from mamlaka.view import View

__all__ = ["news_line"]

SILENT_KINDS = ("no_appeal", "no_double", "no_signal", "no_forgot", "keep")
REDEAL_MESSAGES = {"replay": "news-replay", "keep": "news-keep"}


def news_line(before: View, event: Event, after: View, style: Style) -> str:
    """Return a line about an event, or nothing when the screen shows it anyway.

    Args:
        before: the view before the event.
        event: what the seat was told.
        after: the view after it.
        style: how cards and seats look.
    """
    say = style.texts.format
    match event:
        case Played(seat, card) if not after.state.trick:
            trick = (*before.state.trick, (seat, card))
            line = say("news-trick", cards=plays_text(trick, style), seat=style.seat_name(_taker(before, event)))
            return "\n".join(part for part in (_broken(before, event, style), line) if part)
        case Played() if _broken(before, event, style):
            return _broken(before, event, style)
        case Played(seat, card) if seat != style.seat and any(phase.optional for phase in after.state.stack):
            # Between cards somebody may speak, so each of them is told.
            return say("news-placed", seat=style.seat_name(seat), cards=style.card(card))
        case Placed(seat, card) if seat != style.seat:
            return say("news-placed", seat=style.seat_name(seat), cards=style.card(card))
        case Drawn():
            return _drawn(event, style)
        case Passed(seat):
            return say("news-pass", seat=style.seat_name(seat))
        case Shown(seat, cards) if not isinstance(before.state.phase, OpenHands):
            own = f"news-holder-{style.game.name}" if isinstance(before.state.phase, FindHolder) else ""
            message = own if style.texts.has(own) else "news-shown"
            return say(message, seat=style.seat_name(seat), cards=style.cards(cards))
        case Moved():
            return _moved(before, event, style)
        case Said() if not event.secret and event.kind not in SILENT_KINDS:
            return _said(before, event, style)
    return ""


def _drawn(event: Drawn, style: Style) -> str:
    message, seat = message_key(f"news-{event.label}"), event.outcome if event.seat is None else event.seat
    card = "" if event.seat is None else style.card(event.outcome)
    return style.texts.format(message, seat=style.seat_name(seat), cards=card)


def _taker(before: View, event: Played) -> Seat:
    phase = before.state.phase
    assert isinstance(phase, TrickPlay)
    taker = phase.taker(before.state, event)
    assert taker is not None
    return taker


def _broken(before: View, event: Played, style: Style) -> str:
    """Return the line of a card that has broken a suit, which may be led from now on; of any other card nothing."""
    phase = before.state.phase
    suit = phase.broken_by(event.card, style.deck) if isinstance(phase, TrickPlay) else ""
    if not suit:
        return ""
    card = style.card(event.card)
    return style.texts.format("news-broken", seat=style.seat_name(event.seat), cards=card, suit=style.suit(suit))


def _moved(before: View, event: Moved, style: Style) -> str:
    say, cards = style.texts.format, style.cards(event.cards)
    if event.source == event.target:
        if event.source == style.seat:
            return say("news-lift")
        return say("news-turned-up", cards=cards) if cards else ""
    if isinstance(before.state.phase, DrawPlay):
        return say("news-drawn" if cards else "news-drawn-hidden", seat=style.seat_name(event.target), cards=cards)
    source, target = before.state.zones[event.source], before.state.zones[event.target]
    if source.kind == "stock" and target.kind in ("turnup", "out"):
        return say("news-turnup" if target.kind == "turnup" else "news-left-over", cards=cards)
    if source.kind == "stock":
        return say("news-new-hand", cards=cards) if event.target == style.seat else ""
    if source.kind == target.kind == "hand" and style.seat is None and cards:
        return say("news-gift", seat=style.seat_name(event.source), cards=cards, other=style.seat_name(event.target))
    if source.kind == target.kind == "hand":
        return say("news-given", seat=style.seat_name(event.source), cards=cards) if event.target == style.seat else ""
    counted = style.counted(event.cards, event.count)
    if target.kind == "hand" and source.owner is None:
        zone = style.texts.name("zone", source.kind)
        return say("news-taken-up", seat=style.seat_name(event.target), cards=counted, zone=zone)
    if source.kind == "hand" and target.owner is None:
        zone = style.texts.name("zone", target.kind)
        return say("news-laid-away", seat=style.seat_name(event.source), cards=counted, zone=zone)
    return say("news-turned-up", cards=cards) if cards and source.owner is None else ""


def _said(before: View, event: Said, style: Style) -> str:
    say, seat = style.texts.format, style.seat_name(event.seat)
    if event.kind == "choose":
        if event.name in REDEAL_MESSAGES:
            return say(REDEAL_MESSAGES[event.name], seat=seat)
        return say("news-choose", seat=seat, contract=style.contract(event.name))
    if event.kind == "double":
        return say("news-double", seat=seat, cards=style.cards(event.cards))
    if event.kind == "no" and isinstance(before.state.phase, DoubleInTurn):
        return say("news-no-double", seat=seat)
    facts = {
        "cards": style.cards(event.cards),
        "name": style.contract(event.name) if event.name else "",
        "number": "" if event.number is None else str(event.number),
    }
    message = message_key(f"news-{event.kind}")
    if style.texts.has(message):
        return say(message, seat=seat, **facts)
    return say(
        "news-said", seat=seat, word=" ".join(filter(None, (style.texts.name("call", event.kind), *facts.values())))
    )
