"""Events as short lines of text."""

from __future__ import annotations

from mamlaka.events import Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.phases import DoubleInTurn, DrawPlay, FindHolder, OpenHands, TrickPlay
from mamlaka.seats import Seat
from mamlaka.terminal.screen import plays_text
from mamlaka.terminal.style import Style
from mamlaka.texts import fallback_text, message_key
from mamlaka.view import View

__all__ = ["REDEAL_MESSAGES", "news_line"]

SILENT_KINDS = ("no_appeal", "no_double", "no_signal", "no_forgot", "keep")
REDEAL_MESSAGES = {"replay": "news-replay", "keep": "news-keep"}


def news_line(before: View, event: Event, after: View, style: Style) -> str:
    """Return a line about an event, or an empty string if the screen shows it anyway.

    Args:
        before: the view before the event.
        event: the event as the seat received it.
        after: the view after it.
        style: how cards and seats look.
    """
    say = style.texts.format
    match event:
        case Played(seat, card) if not after.state.trick:
            trick = (*before.state.trick, (seat, card))
            line = say("news-trick", cards=plays_text(trick, style), **style.seat_facts(_taker(before, event)))
            return "\n".join(part for part in (_broken(before, event, style), line) if part)
        case Played() if _broken(before, event, style):
            return _broken(before, event, style)
        case Played(seat, card) if seat != style.seat and any(phase.optional for phase in after.state.stack):
            # A seat may speak between cards, so every card has a line.
            return say("news-placed", **style.seat_facts(seat), cards=style.card(card))
        case Placed(seat, card) if seat != style.seat:
            return say("news-placed", **style.seat_facts(seat), cards=style.card(card))
        case Drawn():
            return _drawn(event, style)
        case Passed(seat):
            return say("news-pass", **style.seat_facts(seat))
        case Shown(seat, cards) if not isinstance(before.state.phase, OpenHands):
            own = f"news-holder-{style.game.name}" if isinstance(before.state.phase, FindHolder) else ""
            message = own if style.texts.has(own) else "news-shown"
            return say(message, **style.seat_facts(seat), cards=style.cards(cards))
        case Moved():
            return _moved(before, event, style)
        case Said() if not event.secret and event.kind not in SILENT_KINDS:
            return _said(before, event, style)
    return ""


def _drawn(event: Drawn, style: Style) -> str:
    message, seat = message_key(f"news-{event.label}"), event.outcome if event.seat is None else event.seat
    card = "" if event.seat is None else style.card(event.outcome)
    if style.texts.has(message):
        return style.texts.format(message, **style.seat_facts(seat), cards=card)
    return style.texts.format(
        "news-said", **style.seat_facts(seat), word=f"{fallback_text(event.label)} {card}".strip()
    )


def _taker(before: View, event: Played) -> Seat:
    phase = before.state.phase
    assert isinstance(phase, TrickPlay)
    taker = phase.taker(before.state, event)
    assert taker is not None
    return taker


def _broken(before: View, event: Played, style: Style) -> str:
    """Return the line of a card that breaks a suit, which may be led from now on; empty for other cards."""
    phase = before.state.phase
    suit = phase.broken_by(event.card, style.deck) if isinstance(phase, TrickPlay) else ""
    if not suit:
        return ""
    card = style.card(event.card)
    return style.texts.format("news-broken", **style.seat_facts(event.seat), cards=card, suit=style.suit(suit))


def _moved(before: View, event: Moved, style: Style) -> str:
    say, cards = style.texts.format, style.cards(event.cards)
    if event.source == event.target:
        if event.source == style.seat:
            return say("news-pick-up")
        return say("news-turned-up", cards=cards) if cards else ""
    if isinstance(before.state.phase, DrawPlay):
        return say("news-drawn" if cards else "news-drawn-hidden", **style.seat_facts(event.target), cards=cards)
    source, target = before.state.zones[event.source], before.state.zones[event.target]
    if source.kind == "stock" and target.kind in ("turnup", "out"):
        return say("news-turnup" if target.kind == "turnup" else "news-left-over", cards=cards)
    if source.kind == "stock":
        return say("news-new-hand", cards=cards) if event.target == style.seat else ""
    if source.kind == target.kind == "hand" and style.seat is None and cards:
        return say(
            "news-passed-cards", **style.seat_facts(event.source), **style.other_facts(event.target), cards=cards
        )
    if source.kind == target.kind == "hand":
        return say("news-given", **style.seat_facts(event.source), cards=cards) if event.target == style.seat else ""
    counted = style.counted(event.cards, event.count)
    if target.kind == "hand" and source.owner is None:
        zone = style.texts.name("zone", source.kind)
        return say("news-taken-up", **style.seat_facts(event.target), cards=counted, zone=zone)
    if source.kind == "hand" and target.owner is None:
        zone = style.texts.name("zone", target.kind)
        return say("news-discarded", **style.seat_facts(event.source), cards=counted, zone=zone)
    return say("news-turned-up", cards=cards) if cards and source.owner is None else ""


def _said(before: View, event: Said, style: Style) -> str:
    say, seat = style.texts.format, style.seat_facts(event.seat)
    if event.kind == "choose":
        if event.name in REDEAL_MESSAGES:
            return say(REDEAL_MESSAGES[event.name], **seat)
        return say("news-choose", **seat, contract=style.contract(event.name))
    if event.kind == "double":
        return say("news-double", **seat, cards=style.cards(event.cards))
    if event.kind == "no" and isinstance(before.state.phase, DoubleInTurn):
        return say("news-no-double", **seat)
    facts = {
        "cards": style.cards(event.cards),
        "name": style.contract(event.name) if event.name else "",
        "number": "" if event.number is None else str(event.number),
    }
    message = message_key(f"news-{event.kind}")
    if style.texts.has(message):
        return say(message, **seat, **facts)
    return say(
        "news-said", **seat, word=" ".join(filter(None, (style.texts.name("call", event.kind), *facts.values())))
    )
