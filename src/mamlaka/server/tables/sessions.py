"""Sessions: the connections to tables, as queues of outgoing messages with backpressure."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Protocol

import anyio
from websockets.frames import Frame, Opcode

from mamlaka.seats import Seat
from mamlaka.server import metrics, protocol

__all__ = ["CLOSE_NORMAL", "CLOSE_REFUSED", "CLOSE_REPLACED", "CLOSE_RESTART", "CLOSE_SLOW", "Outgoing", "Session"]

CLOSE_NORMAL, CLOSE_RESTART, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_SLOW = 1000, 1012, 4001, 4003, 4008

QUEUE_SIZE = 256


class Connection(Protocol):
    """A connection to which messages can be written at once."""

    on_beat: Callable[[], None] | None
    """Called for each sign of life of the client, which is then not received; None: it is received."""

    def write_now(self, frames: bytes) -> bool:
        """Write frames of WebSocket; return whether the connection could take them."""
        ...


class Outgoing:
    """A message to clients, encoded once, however many sessions receive it."""

    __slots__ = ("_frame", "_text", "message")

    def __init__(self, message: protocol.ServerMessage) -> None:
        """Wrap a message; it is encoded when it is first sent."""
        self.message = message
        self._text = ""
        self._frame = b""

    @property
    def text(self) -> str:
        """The encoded message."""
        if not self._text:
            self._text = protocol.encode_message(self.message)
        return self._text

    @property
    def frame(self) -> bytes:
        """The encoded message as a frame of WebSocket."""
        if not self._frame:
            self._frame = Frame(Opcode.TEXT, self.text.encode()).serialize(mask=False)
        return self._frame


class Session:
    """A connection: the queue of its outgoing messages, and the version its client has received."""

    def __init__(self, address: str = "", connection: Connection | None = None) -> None:
        """Start without a seat.

        Args:
            address: the address of the client, as it is blocked.
            connection: where messages are written while none is queued; None: all are queued.
        """
        self.address = address
        self._connection = connection
        self.seat: Seat | None = None
        self.version = 0
        self.scene_number = 0
        """The number of the scene that its client has, for its feed; 0: none."""
        self.wants_whole_scenes = False
        self.is_spectator = False
        """Whether this session counts as a spectator of its table."""
        self.role = ""
        """`player` or `spectator`; empty: it has not entered its table yet."""
        self.is_hint_running = False
        """Whether a hint is being computed for this session."""
        self.bot_delay = 1.0
        """The delay of the bots that this session asks for, as a factor of the configured delays."""
        self.listening_since = math.inf
        """When the server began to wait for the next message, on the monotonic clock; infinite: it handles one."""
        self.is_silent = False
        """Whether the client has not answered the last heartbeats in time."""
        self.close_code: int | None = None
        """The WebSocket close code to send after the queued messages; None: the session is open."""
        self.closed = anyio.Event()
        """Set when the session is to be closed."""
        self.outbox: asyncio.Queue[Outgoing | None] = asyncio.Queue()
        """The messages that the connection could not take at once; None: there are no more."""
        self._is_queueing = connection is None
        """Whether all messages go through the queue, because others are on their way."""
        self._gathered: list[Outgoing] | None = None
        """The messages that are to be written at once; None: each is written by itself."""

    async def queued(self) -> AsyncIterator[Outgoing]:
        """Yield the queued messages, each when the one before has been sent, until the session is closed."""
        while (outgoing := await self.outbox.get()) is not None:
            yield outgoing
            self._is_queueing = self._connection is None or not self.outbox.empty()

    def hear(self) -> None:
        """Note a sign of life of the client."""
        if self.listening_since != math.inf:
            self.listening_since = monotonic()

    def excuse(self, seconds: float) -> None:
        """Don't count a time as silence of the client, because the server could not have heard it."""
        if self.listening_since != math.inf:
            self.listening_since = min(self.listening_since + seconds, monotonic())

    def enqueue(self, message: protocol.ServerMessage | Outgoing) -> None:
        """Send a message at once, or queue it, without waiting. If the queue is full, disconnect the client."""
        if self.close_code is not None:
            return
        if isinstance(message, protocol.Refused):
            metrics.count_refusal(message.refusal.code)
        outgoing = message if isinstance(message, Outgoing) else Outgoing(message)
        if self._gathered is None:
            self._send([outgoing])
        else:
            self._gathered.append(outgoing)

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Write the messages that are enqueued inside at once: each write takes longer than the message itself."""
        gathered: list[Outgoing] = []
        self._gathered = gathered
        try:
            yield
        finally:
            self._gathered = None
            if gathered:
                self._send(gathered)

    def _send(self, messages: list[Outgoing]) -> None:
        if not self._is_queueing and self._connection is not None:
            frames = [outgoing.frame for outgoing in messages]
            if self._connection.write_now(frames[0] if len(frames) == 1 else b"".join(frames)):
                return
        self._is_queueing = True
        for outgoing in messages:
            if self.outbox.qsize() >= QUEUE_SIZE:
                metrics.SLOW_CLIENTS.inc()
                self.close(CLOSE_SLOW)
                return
            self.outbox.put_nowait(outgoing)

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        if self.close_code is None:
            self.close_code = code
            self.end()

    def end(self) -> None:
        """Let the tasks of the session end, after `close` or because the client has left.

        A task that ends by itself leaves nothing to the garbage collector; one that anyio cancels does.
        """
        self.closed.set()
        self.outbox.put_nowait(None)
