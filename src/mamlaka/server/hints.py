"""Hints for those who play against bots alone: found in a thread, while the table goes on."""

from __future__ import annotations

import logging
from functools import partial

from anyio import CapacityLimiter, to_thread

from mamlaka.bots.base import Limit
from mamlaka.coach.hints import HINT_WORLDS, hint
from mamlaka.errors import BotFailed, IllegalAction, Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.live import LiveTable
from mamlaka.server.mailbox import Retired
from mamlaka.server.scene import advice_of
from mamlaka.server.sessions import CLOSE_RESTART, Session
from mamlaka.view import View

__all__ = ["MOST_AT_ONCE", "answer_hint"]

THINKING = Limit(worlds=HINT_WORLDS, seconds=1.0)
"""How much a hint may cost: as many worlds, or less where there is no time for them."""
MOST_AT_ONCE = 2
"""So many are thought about at the same time on a server: bots and the log need threads, too."""

log = logging.getLogger(__name__)


async def answer_hint(
    table: LiveTable, session: Session, question: protocol.AskHint, thinkers: CapacityLimiter
) -> None:
    """Answer somebody who asks for a hint, or say why there is none; what has been overtaken is not told any more."""
    if session.is_thinking:
        session.enqueue(protocol.Refused(question.id, Refusal("hint_running")))
        return
    session.is_thinking = True
    try:
        view = await table.run(partial(_question, table, session))
        found = await to_thread.run_sync(hint, view, THINKING, Rng(view.version), limiter=thinkers)
        advice = advice_of(found, view.state.game)
        await table.run(partial(_advise, table, session, view, question.id, advice))
    except IllegalAction as error:
        session.enqueue(protocol.Refused(question.id, error.refusal))
    except Retired:
        session.close(CLOSE_RESTART)
    except BotFailed as error:
        log.warning("no hint could be found: %s", error)
        session.enqueue(protocol.Refused(question.id, Refusal("no_hint")))
    except Exception:
        log.exception("no hint could be found")
        session.enqueue(protocol.Refused(question.id, Refusal("no_hint")))
    finally:
        session.is_thinking = False


async def _question(table: LiveTable, session: Session) -> View:
    """Return what somebody sees who may have a hint for what he is asked.

    Raises:
        IllegalAction: he is not asked, or somebody else has a seat at the table, even if he is not here.
    """
    seat, match = session.seat, table.history.table
    if seat is None or not table.presence.plays(session):
        raise IllegalAction(Refusal("not_seated"))
    if len(table.history.players) > 1:
        raise IllegalAction(Refusal("hint_people"))
    if match is None:
        raise IllegalAction(Refusal("not_begun"))
    if match.is_over:
        raise IllegalAction(Refusal("match_over"))
    view = match.view(seat)
    if view.turn is None:
        raise IllegalAction(Refusal("not_your_turn"))
    return view


async def _advise(table: LiveTable, session: Session, view: View, name: str, advice: protocol.Advice) -> None:
    """Give somebody a hint, if he is still asked what it is about.

    Raises:
        IllegalAction: as in `_question`, or the match has gone on.
    """
    now = await _question(table, session)
    if now.version != view.version:
        raise IllegalAction(Refusal("stale", {"seen": view.version, "opened": now.version}))
    session.enqueue(protocol.Hint(name, session.version, advice))
