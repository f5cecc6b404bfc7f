"""Replays of finished matches: the scenes of a deal, event by event, as differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anyio import CapacityLimiter, to_thread

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.events import Event, redact
from mamlaka.match import Setup
from mamlaka.record import deal_bounds
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.scene import SceneMaker, updates_of
from mamlaka.server.tables.scene_changes import changes_between
from mamlaka.view import View

__all__ = ["answer_replay", "finished_log", "parse_below", "parse_deal", "parse_number", "replay_deal"]

MAX_DIGITS = 10
"""The most digits of a number in a query, because longer ones cost time."""


async def answer_replay(table: LiveTable, query: Mapping[str, str], limiter: CapacityLimiter) -> protocol.ReplayDeal:
    """Return a deal of a finished match, computed in a thread.

    Args:
        table: the table of the match.
        query: `deal`, the index of the deal, from 0; `seat`, whose knowledge limits the frames; without it all cards
            are face up.
        limiter: limits the replays computed at the same time.

    Raises:
        IllegalAction: the match is not over, so its cards are still secret, or the query is not valid.
    """
    log = finished_log(table)
    deal = parse_deal(query, log)
    seat = parse_number(query, "seat", None, table.state.opened.seats)
    return await to_thread.run_sync(replay_deal, table.state.setup, log, deal, seat, limiter=limiter)


def finished_log(table: LiveTable) -> Sequence[Event]:
    """Return all events of a finished match.

    Raises:
        IllegalAction: the match is not over, so its cards are still secret.
    """
    match = table.state.table
    if match is None or not match.is_over:
        raise IllegalAction(Refusal("not_over"))
    return match.log


def parse_deal(query: Mapping[str, str], log: Sequence[Event]) -> int:
    """Return the index of the deal that a query asks for: the first one unless it says otherwise.

    Raises:
        IllegalAction: the match has no such deal.
    """
    return parse_number(query, "deal", 0, len(deal_bounds(log))) or 0


def parse_number(query: Mapping[str, str], name: str, default: int | None, end: int) -> int | None:
    """Return a number of a query, which must be less than `end`; without it, the default.

    Raises:
        IllegalAction: it is not such a number.
    """
    text = query.get(name)
    return default if text is None else parse_below(text, name, end)


def parse_below(text: str, name: str, end: int) -> int:
    """Return the number of a query.

    Args:
        text: the number.
        name: the name of the parameter, for the refusal.
        end: numbers are smaller.

    Raises:
        IllegalAction: the text is no such number.
    """
    if not (text.isascii() and text.isdecimal() and len(text) < MAX_DIGITS and int(text) < end):
        raise IllegalAction(Refusal("bad_message", {"reason": f"{name} must be a number from 0 to {end - 1}"}))
    return int(text)


def replay_deal(setup: Setup, log: Sequence[Event], deal_index: int, seat: Seat | None) -> protocol.ReplayDeal:
    """Return the frames of a deal of a match that is over.

    Args:
        setup: the setup of the match.
        log: all events of the match.
        deal_index: the index of the deal, from 0.
        seat: the frames contain only what this seat knew; None: they contain all cards.
    """
    first, end = deal_bounds(log)[deal_index]
    # The views have no owner, because scenes of a replay have no turns.
    view = View(None, setup.start())
    frames: list[protocol.ReplayFrame] = []
    first_scene: protocol.Scene | None = None
    scene: protocol.Scene | None = None
    maker = SceneMaker()
    for number, event in enumerate(log[:end]):
        seen = event if seat is None else redact(event, seat)
        after = view if seen is None else view.apply([(number, seen)])
        if number >= first:
            before, scene = scene, maker.scene_of(after)
            changes = {} if before is None else changes_between(before, scene)
            frames.append(protocol.ReplayFrame(() if seen is None else updates_of(view, seen, after), changes))
            first_scene = first_scene or scene
        view = after
    assert first_scene is not None, "a deal has events"
    return protocol.ReplayDeal(deal_index, first_scene, tuple(frames))
