"""The addresses about the server itself: whether it runs, whether it can take players, the message of the day."""

from __future__ import annotations

import logging
from time import monotonic

import anyio
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import mamlaka
from mamlaka.server import protocol
from mamlaka.server.database.store import Store
from mamlaka.server.http import page_files
from mamlaka.server.http.answers import Json
from mamlaka.server.http.requests import moderation_of

__all__ = ["HEALTH_ROUTES", "Readiness"]

FRESH_SECONDS = 1.0
"""How long a check of the database counts, so that many requests cause few transactions."""

log = logging.getLogger(__name__)


class Readiness:
    """Checks whether the server can take players."""

    def __init__(self, store: Store) -> None:
        """Start without a check."""
        self._store = store
        self._lock = anyio.Lock()
        self._checked_at = -FRESH_SECONDS
        self._is_writable = False
        self.is_stopping = False
        """Whether the server is about to end; no new players should come."""

    async def problems(self) -> tuple[protocol.Problem, ...]:
        """Return why the server cannot take players; none: it can."""
        async with self._lock:
            if monotonic() >= self._checked_at + FRESH_SECONDS:
                self._is_writable = await self._check_database()
                self._checked_at = monotonic()
        found: list[protocol.Problem] = []
        if not self._is_writable:
            found.append("database")
        if not (page_files.PAGE / "index.html").is_file():
            found.append("page")
        if self.is_stopping:
            found.append("stopping")
        return tuple(found)

    async def _check_database(self) -> bool:
        try:
            await to_thread.run_sync(self._store.check_writable)
        except OSError as error:
            log.warning("the database cannot be written: %s", error)
            return False
        return True


async def _healthz(_: Request) -> Response:
    return Json(protocol.Health("ok", mamlaka.__version__))


async def _readyz(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    problems = await readiness.problems()
    return Json(protocol.Readiness(not problems, problems), 503 if problems else 200)


async def _notice(request: Request) -> Response:
    return Json(protocol.Notice(moderation_of(request).notice))


HEALTH_ROUTES = (Route("/healthz", _healthz), Route("/readyz", _readyz), Route("/api/notice", _notice))
