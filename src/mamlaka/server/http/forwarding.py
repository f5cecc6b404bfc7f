"""What a trusted proxy says about the client for whom it asks."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from mamlaka.errors import Refusal
from mamlaka.server.http.answers import Json
from mamlaka.server.http.connections import CARRIER, ConnectionCaps
from mamlaka.server.tables.sessions import CLOSE_REFUSED

__all__ = ["Forwarding"]

SECURE = {"http": "https", "websocket": "wss"}
PLAIN = {"http": "http", "websocket": "ws"}
WAIT_SECONDS = 5
"""The time after which a client with too many connections is to ask again: idle ones are closed by then."""


class Forwarding:
    """Middleware that takes the client and the scheme of a request from the headers of a trusted proxy."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or refuse it if its client has too many connections."""
        if scope["type"] not in PLAIN:
            await self._app(scope, receive, send)
            return
        caps: ConnectionCaps = scope["app"].state.caps
        peer = scope["client"][0] if scope["client"] else ""
        has_room = True
        if caps.proxies.trust(peer) and not caps.is_for_nodes(scope["server"]):
            headers = Headers(scope=scope)
            schemes = {"http": PLAIN, "https": SECURE, "ws": PLAIN, "wss": SECURE}
            *_, proto = ("", *headers.getlist("x-forwarded-proto"))  # the last one is that of the nearest proxy
            scope["scheme"] = schemes.get(proto.strip().lower(), {}).get(scope["type"], scope["scheme"])
            client = caps.proxies.client_of(peer, ",".join(headers.getlist("x-forwarded-for")))
            if client != peer:
                scope["client"] = (client, 0)
                carrier = scope.get("state", {}).get(CARRIER)
                has_room = carrier is None or caps.serve(carrier, client)
        if has_room:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            refusal = Refusal("too_many", {"seconds": WAIT_SECONDS})
            await Json(refusal, 429, {"retry-after": str(WAIT_SECONDS)})(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(CLOSE_REFUSED)
