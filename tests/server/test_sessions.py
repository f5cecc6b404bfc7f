"""The messages of a session: what the connection takes at once, and what waits."""

import asyncio
from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.server import protocol
from mamlaka.server.tables.client_messages import HANDLERS
from mamlaka.server.tables.sessions import CLOSE_NORMAL, CLOSE_SLOW, QUEUE_SIZE, Outgoing, Session

Taken = list[bytes]


class Wire:
    """A connection whose buffer is full now and then."""

    def __init__(self) -> None:
        self.on_beat: Callable[[], None] | None = None
        self.is_empty = asyncio.Event()
        self.is_empty.set()
        self.taken: Taken = []

    def write_now(self, frames: bytes) -> bool:
        """Take frames, unless the buffer is full."""
        if self.is_empty.is_set():
            self.taken.append(frames)
        return self.is_empty.is_set()


def message(number: int) -> Outgoing:
    """Return a message that can be told from others."""
    return Outgoing(protocol.Done(str(number)))


@given(st.lists(st.sampled_from(["send", "gather", "fill", "empty", "wait"]), max_size=40))
def test_messages_keep_their_order(steps: list[str]) -> None:
    """Whatever the connection takes at once, and whenever the task that sends the others runs."""

    async def go() -> tuple[Taken, Taken]:
        wire = Wire()
        session, sent = Session("", wire), list[bytes]()

        async def write() -> None:
            async for outgoing in session.queued():
                await wire.is_empty.wait()
                wire.taken.append(outgoing.frame)

        writer = asyncio.create_task(write())
        for number, step in enumerate(steps):
            if step == "send":
                sent.append(message(number).frame)
                session.enqueue(message(number))
            elif step == "gather":
                with session.gathering():
                    for part in (number, -number):
                        sent.append(message(part).frame)
                        session.enqueue(message(part))
            elif step == "wait":
                await asyncio.sleep(0)
            else:
                (wire.is_empty.clear if step == "fill" else wire.is_empty.set)()
        wire.is_empty.set()
        session.close(CLOSE_NORMAL)
        await writer
        return wire.taken, sent

    taken, sent = asyncio.run(go())
    assert b"".join(taken) == b"".join(sent)


def test_what_is_gathered_is_written_at_once() -> None:
    """A write takes longer than a message."""
    wire = Wire()
    session = Session("", wire)
    with session.gathering():
        session.enqueue(message(1))
        session.enqueue(message(2))
        assert wire.taken == []
    assert wire.taken == [message(1).frame + message(2).frame]


@pytest.mark.parametrize("wire", [Wire(), None])
def test_a_client_that_does_not_read_is_disconnected(wire: Wire | None) -> None:
    """The queue is bounded, with and without a connection that takes messages at once."""
    if wire:
        wire.is_empty.clear()
    session = Session("", wire)
    for number in range(QUEUE_SIZE):
        session.enqueue(message(number))
    assert session.close_code is None

    session.enqueue(message(QUEUE_SIZE))
    assert session.close_code == CLOSE_SLOW


def test_every_message_of_a_client_has_a_handler() -> None:
    """Also one of a type that is added later."""
    assert set(get_args(protocol.ClientMessage)) == set(HANDLERS)
