"""The end of a node: its lease is given back before its connections are closed."""

from __future__ import annotations

import socket

import uvicorn

from mamlaka.server.cluster.membership import Membership
from mamlaka.server.http.stopping import Server

__all__ = ["NodeServer"]


class NodeServer(Server):
    """A server that leaves its cluster when it stops, so that clients that reconnect find their tables elsewhere."""

    def __init__(self, config: uvicorn.Config, membership: Membership) -> None:
        """Serve an application as a node."""
        super().__init__(config)
        self._membership = membership

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leave the cluster, and close all connections."""
        await self._membership.leave()
        await super().shutdown(sockets)
