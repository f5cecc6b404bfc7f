"""What applies to every request: the headers of the answers, and the refusal of other hosts and other pages."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mamlaka.errors import Refusal
from mamlaka.server.http import page_files
from mamlaka.server.http.answers import Json
from mamlaka.server.http.origins import is_known_host, may_write
from mamlaka.server.http.requests import limits_of
from mamlaka.server.tables.sessions import CLOSE_REFUSED

__all__ = ["Headers", "RequestGuard"]

CACHEABLE = (200, 206, 304)
"""The statuses that a client may cache; a missing asset must not be cached."""
HEADERS = {
    "content-security-policy": page_files.POLICY,
    "referrer-policy": "no-referrer",  # the address of a private table is its key
    "x-content-type-options": "nosniff",
}


class Headers:
    """Middleware that adds the security and caching headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        # Messages are requested with their version, or without one by clients other than the page.
        has_version = scope["path"].startswith("/texts/") and scope["query_string"].startswith(b"v=")
        is_asset = scope["path"].startswith("/assets/") or has_version

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                # The names of built assets contain a hash of the content. Everything else is revalidated.
                is_cacheable = is_asset and message["status"] in CACHEABLE
                caching = "public, max-age=31536000, immutable" if is_cacheable else "no-cache"
                headers = {name.encode(): text.encode() for name, text in {**HEADERS, "cache-control": caching}.items()}
                own = list(message["headers"])  # some more than once: each cookie has a header of its own
                added = [(name, text) for name, text in headers.items() if name not in dict(own)]
                message = {**message, "headers": [*added, *own]}
            await send(message)

        await self._app(scope, receive, send_with_headers)


class RequestGuard:
    """Middleware that refuses requests to unknown names of this machine, and changes from other pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or refuse it."""
        if scope["type"] not in {"http", "websocket"} or scope.get("relayed"):  # another node has let it in
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refused = None
        if not is_known_host(connection, limits_of(connection).hosts):
            refused = Json(Refusal("unknown_host", {"host": connection.headers.get("host", "")}), 421)
        elif scope["type"] == "http" and scope["path"].startswith("/api/") and not may_write(connection):
            refused = Json(Refusal("other_origin"), 403)
        if refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refused(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(CLOSE_REFUSED)
