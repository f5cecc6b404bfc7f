"""Hints, for people who play against bots alone; computed in a thread while the table continues."""

from __future__ import annotations

import logging
from functools import partial

from anyio import CapacityLimiter, to_thread

from mamlaka.bots.base import Limit
from mamlaka.coach.hints import HINT_WORLDS, hint
from mamlaka.errors import BotFailed, IllegalAction, Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.metrics import HINT_SECONDS
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.mailbox import Unloaded
from mamlaka.server.tables.scene import hint_content
from mamlaka.server.tables.sessions import CLOSE_RESTART, Session
from mamlaka.view import View

__all__ = ["MAX_CONCURRENT_HINTS", "answer_hint"]

HINT_LIMIT = Limit(worlds=HINT_WORLDS, seconds=1.0)
"""The budget of a hint; the time limit may stop it before it has sampled all worlds."""
MAX_CONCURRENT_HINTS = 2
"""The most hints computed at the same time on a server, because bots and the log need threads, too."""
MAX_WAITING_HINTS = 16
"""The most hints, reports and replays that wait for a thread; a hint that comes much later helps no one."""

log = logging.getLogger(__name__)


async def answer_hint(
    table: LiveTable, session: Session, question: protocol.AskHint, hint_limiter: CapacityLimiter
) -> None:
    """Send a hint, or a refusal; if the match has moved on, the refusal is `stale`."""
    if session.is_hint_running:
        session.enqueue(protocol.Refused(question.id, Refusal("hint_running")))
        return
    if hint_limiter.statistics().tasks_waiting >= MAX_WAITING_HINTS:
        session.enqueue(protocol.Refused(question.id, Refusal("server_busy")))
        return
    session.is_hint_running = True
    try:
        view = await table.mailbox.run(partial(_question, table, session))
        with HINT_SECONDS.time():
            found = await to_thread.run_sync(hint, view, HINT_LIMIT, Rng(view.version), limiter=hint_limiter)
        content = hint_content(found, view.state.game)
        await table.mailbox.run(partial(_send, table, session, view, question.id, content))
    except IllegalAction as error:
        session.enqueue(protocol.Refused(question.id, error.refusal))
    except Unloaded:
        session.close(CLOSE_RESTART)
    except BotFailed as error:
        log.warning("cannot compute a hint", exc_info=error)
        session.enqueue(protocol.Refused(question.id, Refusal("no_hint")))
    except Exception:
        log.exception("cannot compute a hint")
        session.enqueue(protocol.Refused(question.id, Refusal("no_hint")))
    finally:
        session.is_hint_running = False


async def _question(table: LiveTable, session: Session) -> View:
    """Return the view of a player who may get a hint.

    Raises:
        IllegalAction: it is not their turn, or another person has a seat at the table, connected or not.
    """
    seat, match = session.seat, table.state.table
    if seat is None or not table.presence.plays(session):
        raise IllegalAction(Refusal("not_seated"))
    if len(table.state.players) > 1:
        raise IllegalAction(Refusal("hint_people"))
    if table.state.opened.daily and table.state.opened.origin is None:
        raise IllegalAction(Refusal("hint_daily"))
    if table.state.opened.tournament:
        raise IllegalAction(Refusal("hint_tournament"))
    if match is None:
        raise IllegalAction(Refusal("not_begun"))
    if match.is_over:
        raise IllegalAction(Refusal("match_over"))
    view = table.broadcaster.view(seat)
    if view.turn is None:
        raise IllegalAction(Refusal("not_your_turn"))
    return view


async def _send(table: LiveTable, session: Session, view: View, name: str, content: protocol.HintContent) -> None:
    """Send a hint, if the match has not changed since the question.

    Raises:
        IllegalAction: as in `_question`, or the match has moved on.
    """
    now = await _question(table, session)
    if now.version != view.version:
        raise IllegalAction(Refusal("stale", {"seen": view.version, "opened": now.version}))
    session.enqueue(protocol.Hint(name, session.version, content))
