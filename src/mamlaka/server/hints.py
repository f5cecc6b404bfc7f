"""Hints for those who play against bots alone: found in a thread, while the table goes on."""

from __future__ import annotations

import logging
from functools import partial

from anyio import CapacityLimiter, to_thread

from mamlaka.bots.base import Limit
from mamlaka.coach.hints import HINT_WORLDS, hint
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.search.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.live import LiveTable
from mamlaka.server.mailbox import Retired
from mamlaka.server.scene import advice_of
from mamlaka.server.sessions import CLOSE_RESTART, Session

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
        session.push(protocol.Refused(question.id, Refusal("hint_running")))
        return
    session.is_thinking = True
    try:
        view = await table.do(partial(table.question, session))
        found = await to_thread.run_sync(hint, view, THINKING, Rng(view.version), limiter=thinkers)
        advice = advice_of(found, view.state.game)
        await table.do(partial(table.advise, session, view, question.id, advice))
    except IllegalAction as error:
        session.push(protocol.Refused(question.id, error.refusal))
    except Retired:
        session.close(CLOSE_RESTART)
    except Exception:
        log.exception("no hint could be found")
        session.push(protocol.Refused(question.id, Refusal("no_hint")))
    finally:
        session.is_thinking = False
