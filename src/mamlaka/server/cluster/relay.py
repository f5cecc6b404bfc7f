"""Requests and sockets passed to the node that has loaded their table, which answers as if the client were its own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TypeVar

import anyio
import httpx
import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.cluster.membership import Membership, NodeGone
from mamlaka.server.cluster.node_list import Node
from mamlaka.server.cluster.relayed_requests import CHOSEN_TABLE, CLIENT, MISDIRECTED, SECRET, SESSION
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.http.answers import Json
from mamlaka.server.http.origins import is_same_origin
from mamlaka.server.http.requests import registry_of, session_token
from mamlaka.server.limits import MAX_MESSAGE_BYTES
from mamlaka.server.tables.sessions import CLOSE_RESTART, CLOSE_SLOW

__all__ = ["Relay"]

OF_A_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(/.*)?")
"""The addresses that belong to a table; no other id can exist."""
SUMMARIES = "/api/tables/summaries"
"""The address that belongs to several tables."""
OF_A_LISTED_TABLE = re.compile(r"/api/lobby/([0-9a-f]{32})/seats")
"""The address that belongs to a table of the list, by its key; no other key can exist."""
QUICK_MATCH = "/api/lobby/seats"
"""The address that belongs to a table that is still to be chosen."""
RETRY_SECONDS = 10.0
"""The time for which requests are repeated while the node of a table doesn't answer and its lease is still valid."""
OPEN_SECONDS = 5.0
"""The timeout for a connection to another node."""
ANSWER_SECONDS = 60.0
"""The timeout for the answer of another node; a replay takes the longest."""
SEND_SECONDS = 10.0
"""The time in which a client must read a message."""
CLOSE_SECONDS = 2.0
"""The timeout of the closing handshakes."""
WITHOUT_CODE = (None, 1005, 1006)
"""The close codes of a connection that ended without one."""
OF_ONE_CONNECTION = frozenset(
    (
        *("accept-encoding", "connection", "content-encoding", "content-length", "date", "expect", "host"),
        *("keep-alive", "te", "trailer", "transfer-encoding", "upgrade"),
    )
)
"""The headers that are not passed on."""

OK = 200

T = TypeVar("T")


class Relay:
    """Middleware that passes on what belongs to a table of another node.

    What another node has passed on is served here in any case, so nothing is passed on twice.
    """

    def __init__(self, app: ASGIApp, membership: Membership) -> None:
        self._app = app
        self._membership = membership
        self._client = httpx.AsyncClient(
            trust_env=False,
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=OPEN_SECONDS),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request to the node of its table, or handle it here."""
        if scope["type"] == "lifespan":
            async with self._client:
                await self._app(scope, receive, send)
            return
        with suppress(ClientDisconnect):
            await self._handler_of(scope)(scope, receive, send)

    def _handler_of(self, scope: Scope) -> ASGIApp:
        path, is_socket = scope["path"], scope["type"] == "websocket"
        if scope.get("relayed"):
            return self._app
        if found := OF_A_TABLE.fullmatch(path):
            if is_socket:
                return partial(self._pass_socket, found[1])
            return self._pass_summaries if path == SUMMARIES else partial(self._pass_request, found[1])
        if not is_socket and path == QUICK_MATCH:
            return self._handle_quick_match
        if not is_socket and (found := OF_A_LISTED_TABLE.fullmatch(path)):
            return partial(self._pass_join, found[1])
        return self._app

    async def _at_owner(self, table_id: str, attempt: Callable[[Node], Awaitable[T]]) -> T | None:
        """Return what `attempt` returns for the owner of a table, or for the next owner; None: that is this node.

        Raises:
            NodeGone: the owner does not answer, but its lease is still valid.
        """
        deadline = monotonic() + RETRY_SECONDS
        while (owner := await self._membership.owner(table_id)) is not None:
            try:
                return await self._membership.unless_gone(owner, partial(attempt, owner))
            except NodeGone:
                if monotonic() > deadline:
                    raise
            await self._membership.wait_for_change(owner)
        return None

    # Requests

    async def _pass_request(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        if await self._membership.owner(table_id) is None:
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        body = await _start_of_body(request)
        try:
            answer = await self._at_owner(table_id, partial(self._ask, request, body))
        except NodeGone:
            answer = Json(Refusal("not_saved"), 503)
        if answer is None:
            await self._app(scope, _repeating(body, receive), send)
        else:
            await answer(scope, receive, send)

    async def _pass_join(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request for a seat at a table of the list to the node of this table."""
        table_id = None
        with suppress(NotSaved):  # which this node answers
            table_id = await registry_of(Request(scope)).lobby.table_of(key)
        if table_id is None:
            await self._app(scope, receive, send)
        else:
            await self._pass_request(table_id, scope, receive, send)

    async def _handle_quick_match(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Choose the table here, and let the node of this table give the seat."""
        await self._app({**scope, "sit_elsewhere": partial(self._sit_elsewhere, Request(scope))}, receive, send)

    async def _sit_elsewhere(
        self, request: Request, wanted: protocol.QuickMatch, table_id: str
    ) -> protocol.Seated | None:
        """Return the seat that the owner of a table gives for a quick match; None: that is this node.

        Raises:
            IllegalAction: the owner gives no seat, or does not answer.
        """
        owner = await self._membership.owner(table_id)
        if owner is None:
            return None
        body = msgspec.json.encode(wanted)
        try:
            answer = await self._membership.unless_gone(owner, partial(self._ask, request, body, owner, table_id))
        except NodeGone:
            raise IllegalAction(Refusal("not_listed")) from None
        if answer.status_code != OK:
            raise IllegalAction(Refusal("not_listed"))
        return msgspec.json.decode(answer.body, type=protocol.Seated)

    async def _pass_summaries(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask each node for the summaries of its tables, and answer with all of them."""
        request, me = Request(scope, receive), self._membership.me
        body = await _start_of_body(request)
        parts: dict[Node, list[protocol.KnownTable]] = {}
        with suppress(msgspec.DecodeError):  # which this node answers
            for known in protocol.decode(body, msgspec.json.Decoder(protocol.AskSummaries)).tables:
                is_id = OF_A_TABLE.fullmatch(f"/api/tables/{known.id}")
                parts.setdefault((is_id and await self._membership.owner(known.id)) or me, []).append(known)
        if parts.keys() <= {me}:
            await self._app(scope, _repeating(body, receive), send)
            return
        answers: list[Response] = []

        async def ask(node: Node, tables: list[protocol.KnownTable]) -> None:
            try:
                answers.append(
                    await self._ask(request, msgspec.json.encode(protocol.AskSummaries(tuple(tables))), node)
                )
            except NodeGone:
                answers.append(Json(Refusal("not_saved"), 503))

        async with anyio.create_task_group() as tasks:
            for node, tables in parts.items():
                tasks.start_soon(ask, node, tables)
        answer = max(answers, key=lambda answer: answer.status_code)
        if answer.status_code == OK:
            answer = Json([raw for part in answers for raw in msgspec.json.decode(part.body, type=list[msgspec.Raw])])
        await answer(scope, receive, send)

    async def _ask(self, request: Request, body: bytes, node: Node, chosen_table: str = "") -> Response:
        """Return the answer of a node to a request.

        Args:
            request: the request of a client.
            body: its body.
            node: the other node.
            chosen_table: the table at which a quick match gets its seat; empty: the request is no quick match.

        Raises:
            NodeGone: the node does not answer.
        """
        headers = {name: text for name, text in request.headers.items() if name not in OF_ONE_CONNECTION}
        headers |= {"accept-encoding": "identity", **_credentials(request, node)}  # this node compresses the answer
        headers |= {CHOSEN_TABLE: chosen_table}  # also if it is empty: the client's own header must not count
        url = f"http://{_address(request, node)}"
        try:
            found = await self._client.request(request.method, url, headers=headers, content=body)
        except httpx.TransportError as error:
            raise NodeGone(node.address) from error
        if found.status_code == MISDIRECTED:
            raise NodeGone(node.address)
        kept = {name: text for name, text in found.headers.items() if name not in OF_ONE_CONNECTION}
        return Response(found.content, found.status_code, kept)

    # Sockets

    async def _pass_socket(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        code: int | None = CLOSE_RESTART
        try:
            # A page elsewhere is refused here, because a node does not see where the client comes from.
            upstream = await self._at_owner(table_id, partial(_open, websocket)) if is_same_origin(websocket) else None
        except NodeGone:
            await websocket.accept()
        else:
            if upstream is None:
                await self._app(scope, receive, send)
                return
            try:
                await websocket.accept()
                code = await self._membership.unless_gone(upstream.node, partial(_carry, websocket, upstream.socket))
            except NodeGone:
                pass
            finally:
                with anyio.move_on_after(CLOSE_SECONDS, shield=True):
                    await upstream.socket.close()
        if code is not None:
            with anyio.move_on_after(CLOSE_SECONDS), suppress(WebSocketDisconnect, RuntimeError):
                await websocket.close(code)


class _Upstream(msgspec.Struct):
    """A connection to another node, for one client."""

    node: Node
    socket: ClientConnection


async def _open(websocket: WebSocket, node: Node) -> _Upstream:
    """Connect to the socket of a table at another node.

    Raises:
        NodeGone: the node does not answer.
    """
    try:
        socket = await connect(
            f"ws://{_address(websocket, node)}",
            additional_headers=_credentials(websocket, node),
            compression=None,
            max_size=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=None,  # the lease tells whether the other node is alive
            proxy=None,
        )
    except (OSError, WebSocketException) as error:
        raise NodeGone(node.address) from error
    return _Upstream(node, socket)


async def _carry(websocket: WebSocket, upstream: ClientConnection) -> int | None:
    """Carry the messages in both directions; return the code with which to close the client, or None: it is gone."""
    code: int | None = None
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_carry_up, websocket, upstream, tasks.cancel_scope)
        code = await _carry_down(websocket, upstream)
        tasks.cancel_scope.cancel()
    return code


async def _carry_up(websocket: WebSocket, upstream: ClientConnection, scope: anyio.CancelScope) -> None:
    """Carry the messages of a client to the other node; cancel everything when the client disconnects."""
    with suppress(ConnectionClosed):
        while (message := await websocket.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await upstream.send(message["bytes"] if text is None else text)
        scope.cancel()


async def _carry_down(websocket: WebSocket, upstream: ClientConnection) -> int | None:
    """Carry the messages of the other node to a client; return as `_carry` does."""
    try:
        while True:
            text = await upstream.recv(decode=True)
            with anyio.fail_after(SEND_SECONDS):
                await websocket.send_text(text)
    except ConnectionClosed:
        return CLOSE_RESTART if upstream.close_code in WITHOUT_CODE else upstream.close_code
    except TimeoutError:
        return CLOSE_SLOW
    except (WebSocketDisconnect, RuntimeError):
        return None


def _credentials(connection: HTTPConnection, node: Node) -> dict[str, str]:
    """Return the headers with the secret of another node, and with the address and session of the client."""
    return {
        SECRET: node.secret,
        CLIENT: connection.client.host if connection.client else "",
        SESSION: session_token(connection),  # which cookie has it depends on the scheme
    }


def _address(connection: HTTPConnection, node: Node) -> str:
    """Return where another node has what a client asks for, without the scheme."""
    query = connection.scope["query_string"].decode("latin-1")
    return f"{node.address}{connection.scope['raw_path'].decode('latin-1')}{'?' if query else ''}{query}"


async def _start_of_body(request: Request) -> bytes:
    """Return the body of a request; of a body that is too long, enough for a refusal.

    Raises:
        ClientDisconnect: the client is gone.
    """
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_MESSAGE_BYTES:
            break
    return body


def _repeating(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives a body which has been read, and then what follows."""
    given: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def repeat() -> Message:
        return given.pop() if given else await receive()

    return repeat
