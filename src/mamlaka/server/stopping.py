"""The end of a server: it answers what is in flight, and sends its clients to the next server at this address."""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

import anyio
import uvicorn

from mamlaka.server.table_registry import TableRegistry

__all__ = ["Server", "inherited_listener"]

DRAIN_SECONDS = 3.0
"""The time in which the queued messages of all clients are sent before the connections are closed."""
FIRST_DESCRIPTOR = 3
"""The first socket that a supervisor passes on; see `sd_listen_fds(3)`."""

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


def inherited_listener() -> socket.socket | None:
    """Return the listening socket that the supervisor of this process keeps open for it; None: there is none.

    Connections wait in such a socket while one server ends and the next one starts.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or not os.environ.get("LISTEN_FDS", "0").isdecimal():
        return None
    count = int(os.environ.pop("LISTEN_FDS", "0"))
    del os.environ["LISTEN_PID"]  # so that no process started by this one takes it
    if count == 0:
        return None
    return socket.socket(fileno=FIRST_DESCRIPTOR)
