"""The life of a WebSocket at a table: from `hello`, over the messages in both directions, to its end."""

from __future__ import annotations

import logging
import math
from contextlib import suppress
from functools import partial
from time import monotonic

import anyio
import msgspec
from anyio.abc import TaskGroup
from starlette.websockets import WebSocket, WebSocketDisconnect

from mamlaka.errors import IllegalAction, MamlakaError, Refusal
from mamlaka.server import protocol
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.http.connections import connection_of
from mamlaka.server.http.origins import is_same_origin
from mamlaka.server.http.rates import Rates
from mamlaka.server.http.requests import address_of, limits_of, moderation_of, registry_of, seat_hash_of, spend
from mamlaka.server.limits import MAX_MESSAGE_BYTES
from mamlaka.server.logs import bind, binding
from mamlaka.server.metrics import COMMAND_SECONDS, SESSIONS
from mamlaka.server.tables.client_messages import HANDLERS, Visit
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.mailbox import Unloaded
from mamlaka.server.tables.sessions import CLOSE_NORMAL, CLOSE_REFUSED, CLOSE_RESTART, CLOSE_SLOW, Session

__all__ = ["table_socket"]

DRAIN_SECONDS = 2
"""The time in which queued messages are sent before the server closes a connection."""
CLOSE_SECONDS = 2
"""The time in which a client must take the end of a connection, before the server breaks it off."""

log = logging.getLogger(__name__)


async def table_socket(websocket: WebSocket) -> None:
    """Serve a client at a table until it disconnects or is disconnected."""
    if not is_same_origin(websocket):
        await websocket.close(CLOSE_REFUSED)
        return
    await websocket.accept()
    connection = connection_of(websocket.scope)
    session = Session(address_of(websocket), connection)
    if connection is not None:
        connection.on_beat = session.hear
    visited: list[LiveTable] = []
    bind(table=websocket.path_params["table"])
    try:
        async with anyio.create_task_group() as tasks:
            sent = anyio.Event()
            tasks.start_soon(_write, websocket, session, sent)
            tasks.start_soon(_read, websocket, session, visited, tasks)
            await session.closed.wait()
            if session.close_code != CLOSE_SLOW:  # a client that doesn't read gets no time to drain
                with anyio.move_on_after(DRAIN_SECONDS):
                    await sent.wait()
            tasks.cancel_scope.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        code = session.close_code
        if session.role:
            SESSIONS.labels(session.role).dec()
        log.info("disconnected", extra={"code": code})
        session.close(CLOSE_NORMAL)  # from here on `enqueue` does nothing
        _release_spectator(websocket, session)
        registry_of(websocket).heartbeats.remove(session)
        for table in visited:
            table.mailbox.post(partial(table.attendance.detach, session))
    if code is not None:
        with anyio.move_on_after(CLOSE_SECONDS) as closing, suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)
        if closing.cancelled_caught and connection is not None:
            connection.abort()


async def _write(websocket: WebSocket, session: Session, sent: anyio.Event) -> None:
    async for outgoing in session.queued():
        await websocket.send_text(outgoing.text)
    sent.set()


async def _read(websocket: WebSocket, session: Session, visited: list[LiveTable], tasks: TaskGroup) -> None:
    """Handle the messages of a client, beginning with `hello`, until it disconnects."""
    hello = None
    try:
        spend(websocket, "sockets")
        with anyio.fail_after(registry_of(websocket).timing.hello):
            hello = _check_hello(await _receive(websocket, session))
        own_hash = "" if hello.token else await seat_hash_of(websocket, websocket.path_params["table"])
        if not hello.token and not own_hash:
            _admit_spectator(websocket, session)
        table = await _enter(websocket, session, hello, own_hash, visited)
        bind(seat=session.seat)
        session.role = "spectator" if session.seat is None else "player"
        SESSIONS.labels(session.role).inc()
        log.info("connected as %s", session.role)
        if hello.beats:
            registry_of(websocket).heartbeats.add(session, table)
        registry = registry_of(websocket)
        visit = Visit(session, table, tasks, registry.store.engine, registry.hint_limiter)
        while True:
            await _handle_message(websocket, visit)
    except WebSocketDisconnect:
        session.end()
    except Unloaded:
        session.close(CLOSE_RESTART)
    except IllegalAction as error:
        session.enqueue(protocol.Refused("", error.refusal))
        session.close(CLOSE_REFUSED)
    except MamlakaError as error:
        session.enqueue(protocol.Refused("", Refusal("invalid_setup", {"reason": str(error)})))
        session.close(CLOSE_REFUSED)
    except NotSaved as error:
        log.warning("cannot read a table: %s", error)
        session.enqueue(protocol.Refused("", Refusal("not_saved")))
        session.close(CLOSE_RESTART)
    except (TimeoutError, msgspec.DecodeError):
        session.enqueue(protocol.Refused("", Refusal("no_hello")))
        session.close(CLOSE_REFUSED)


def _admit_spectator(websocket: WebSocket, session: Session) -> None:
    """Count a spectator of a table.

    Raises:
        IllegalAction: too many are watching.
    """
    spectators, table, most = (
        websocket.app.state.spectators,
        websocket.path_params["table"],
        limits_of(websocket).spectators,
    )
    if spectators[table] >= most:
        raise IllegalAction(Refusal("many_spectators", {"most": most}))
    spectators[table] += 1
    session.is_spectator = True


def _release_spectator(websocket: WebSocket, session: Session) -> None:
    """Make room for another spectator."""
    if session.is_spectator:
        spectators, table = websocket.app.state.spectators, websocket.path_params["table"]
        spectators[table] -= 1
        if not spectators[table]:
            del spectators[table]


async def _enter(
    websocket: WebSocket, session: Session, hello: protocol.Hello, own_hash: str, visited: list[LiveTable]
) -> LiveTable:
    while True:
        table = await registry_of(websocket).find(websocket.path_params["table"])
        visited.append(table)  # before `attach`, so that a client that disconnects during it is detached
        with suppress(Unloaded):
            attach = partial(table.attendance.attach, session, hello, moderation_of(websocket), own_hash)
            await table.mailbox.run(attach)
            return table


async def _receive(websocket: WebSocket, session: Session) -> protocol.ClientMessage:
    session.listening_since = monotonic()
    received = await websocket.receive()
    session.listening_since = math.inf  # until it is handled
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received["code"])
    text = received.get("text")
    if text is None:
        raise msgspec.DecodeError("send messages as text frames, not binary ones")
    if len(text) > MAX_MESSAGE_BYTES:
        raise msgspec.DecodeError(f"the message is longer than {MAX_MESSAGE_BYTES} characters")
    return protocol.decode_message(text)


def _check_hello(message: protocol.ClientMessage) -> protocol.Hello:
    if not isinstance(message, protocol.Hello):
        raise IllegalAction(Refusal("no_hello"))
    if message.protocol != protocol.PROTOCOL:
        raise IllegalAction(Refusal("other_protocol", {"mine": protocol.PROTOCOL, "yours": message.protocol}))
    return message


async def _next_message(websocket: WebSocket, session: Session, table: LiveTable) -> protocol.ClientMessage | None:
    """Return the next message; None: it was refused."""
    try:
        message = await _receive(websocket, session)
    except msgspec.DecodeError as error:
        session.enqueue(protocol.Refused("", Refusal("bad_message", {"reason": str(error)})))
        return None
    try:
        _spend_message(websocket, session, table, message)
    except IllegalAction as error:
        session.enqueue(protocol.Refused(getattr(message, "id", ""), error.refusal))
        return None
    return message


async def _handle_message(websocket: WebSocket, visit: Visit) -> None:
    message = await _next_message(websocket, visit.session, visit.table)
    if message is None:
        return
    kind = message.__struct_config__.tag
    with binding(message=kind, command=getattr(message, "id", None)), COMMAND_SECONDS.labels(kind).time():
        await HANDLERS[type(message)](visit, message)
        log.debug("handled")


def _spend_message(websocket: WebSocket, session: Session, table: LiveTable, message: protocol.ClientMessage) -> None:
    """Count a message of a person: a player by seat, so that another connection does not help, or a spectator.

    Raises:
        IllegalAction: they have to wait.
    """
    rates: Rates = websocket.app.state.rates
    person = id(session) if session.seat is None else (table.state.table_id, session.seat)
    rates.spend("messages", person)
    if isinstance(message, protocol.AskHint):
        rates.spend("hints", person)
    if isinstance(message, protocol.Report):
        rates.spend("reports", person)
