"""What other nodes have passed on: it comes to a port of its own, with the secret of this node."""

from __future__ import annotations

from secrets import compare_digest

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from mamlaka.server.addresses import parse_address
from mamlaka.server.cluster.membership import Membership
from mamlaka.server.tables.sessions import CLOSE_REFUSED

__all__ = ["CHOSEN_TABLE", "CLIENT", "MISDIRECTED", "SECRET", "SESSION", "RelayedRequests"]

SECRET = "mamlaka-secret"  # noqa: S105  # the name of a header
"""The header with the secret of the node that is addressed."""
CLIENT = "mamlaka-client"
"""The header with the address of the client."""
SESSION = "mamlaka-session"
"""The header with the token of the session in which the client is signed in; empty: none."""
CHOSEN_TABLE = "mamlaka-table"
"""The header with the table that the first node has chosen for a quick match."""
MISDIRECTED = 421
"""The status of what is not for this node, such as requests to a server that had its address before."""


class RelayedRequests:
    """Middleware for the port of the nodes: `scope["relayed"]` is true, and the client is the one of the first node.

    `scope["chosen_table"]` is the table that the first node has chosen for a quick match; empty: there is none.
    `scope["session_token"]` is the token of the session in which the client is signed in; empty: none.
    """

    def __init__(self, app: ASGIApp, membership: Membership) -> None:
        self._app = app
        self._membership = membership

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or refuse it if it comes to the port of the nodes from somewhere else."""
        if scope["type"] not in {"http", "websocket"} or scope["server"][1] != self._membership.port:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if compare_digest(headers.get(SECRET, "").encode(), self._membership.me.secret.encode()):
            client = headers.get(CLIENT, "")
            found = {
                "relayed": True,
                "client": (str(parse_address(client) or client), 0),  # an earlier version sends it as it came
                "chosen_table": headers.get(CHOSEN_TABLE, ""),
                "session_token": headers.get(SESSION, ""),
            }
            await self._app({**scope, **found}, receive, send)
        elif scope["type"] == "http":
            await PlainTextResponse("This port is only for other nodes.\n", MISDIRECTED)(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(CLOSE_REFUSED)
