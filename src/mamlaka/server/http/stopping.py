"""The end of a server: it answers what is in flight, and sends its clients to the next server at this address."""

from __future__ import annotations

import logging
import socket
from typing import Any

import anyio
import uvicorn

from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["Server"]

DRAIN_SECONDS = 3.0
"""The time in which the queued messages of all clients are sent before the connections are closed."""

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A server that ends without losing an answer."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, close the sessions after their last answers, and end."""
        state: Any = self.config.app.state  # type: ignore[union-attr]  # an application of `create_app`
        state.readiness.is_stopping = True
        log.info("stopping")
        for server in self.servers:
            server.close()
        registry: TableRegistry = state.registry
        with anyio.move_on_after(DRAIN_SECONDS):
            await registry.close_sessions()
        await super().shutdown(sockets)
