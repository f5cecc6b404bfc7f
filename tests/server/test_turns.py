"""The queue for passwords: turns by client, in a bounded memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import anyio
import pytest
from anyio.lowlevel import checkpoint

from mamlaka.errors import IllegalAction
from mamlaka.server.accounts import turns
from mamlaka.server.accounts.turns import Turns


class Work:
    """Clients that want turns while another one has its turn."""

    def __init__(self) -> None:
        self.turns = Turns(1)
        self.done: list[str] = []
        """Those who had a turn, in order."""
        self.refused: list[str] = []
        self.facts: list[dict[str, str | int]] = []
        """What the refused were told."""

    async def run(self, names: Sequence[str], gone: Sequence[str], *, late: bool) -> None:
        """Let them want turns in this order.

        Args:
            names: each begins with the letter of its client.
            gone: those who then give up.
            late: whether they do so when the first of them has been called.
        """
        scopes = {name: anyio.CancelScope() for name in names}
        async with anyio.create_task_group() as tasks:
            async with self.turns.turn_of("another"):
                for name in names:
                    tasks.start_soon(self._want, name, scopes[name])
                    await checkpoint()
                if not late:
                    _cancel(scopes, gone)
                    await checkpoint()
            if late:
                _cancel(scopes, gone)

    async def _want(self, name: str, scope: anyio.CancelScope) -> None:
        with scope:
            try:
                async with self.turns.turn_of(name[0]):
                    await checkpoint()
                    self.done.append(name)
            except IllegalAction as error:
                self.refused.append(name)
                self.facts.append(error.refusal.facts)


def _cancel(scopes: Mapping[str, anyio.CancelScope], names: Sequence[str]) -> None:
    for name in names:
        scopes[name].cancel()


def work(*names: str, gone: Sequence[str] = (), late: bool = False) -> Work:
    """Return what has become of clients that want turns, one at a time."""
    found = Work()
    anyio.run(partial(found.run, names, gone, late=late))
    return found


def test_clients_take_turns() -> None:
    """One that wants many makes no other wait for all of them; each keeps its own order."""
    assert ["a1", "b1", "c1", "a2", "c2", "a3", "a4"] == work("a1", "a2", "a3", "a4", "b1", "c1", "c2").done


def test_a_client_has_so_many_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are not concerned."""
    monkeypatch.setattr(turns, "MAX_WAITING_EACH", 2)
    found = work("a1", "a2", "a3", "b1")

    assert (["a1", "b1", "a2"], ["a3"]) == (found.done, found.refused)


def test_a_full_queue_takes_the_place_of_who_wants_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many clients that want few find one, until all have as many."""
    monkeypatch.setattr(turns, "MAX_WAITING", 3)
    found = work("a1", "a2", "a3", "b1", "c1", "d1")

    assert (["a1", "b1", "c1"], ["a3", "a2", "d1"]) == (found.done, found.refused)


def test_who_gives_up_takes_no_turn() -> None:
    """Its client keeps the place of its others."""
    assert ["a2", "b1"] == work("a1", "a2", "b1", "c1", gone=["a1", "c1"]).done


def test_a_turn_goes_on_if_its_client_has_gone() -> None:
    """Also one that was called already."""
    assert ["a2"] == work("a1", "b1", "a2", gone=["a1", "b1"], late=True).done


def test_who_is_refused_learns_how_long_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as those who wait will take."""
    monkeypatch.setattr(turns, "MAX_WAITING_EACH", 2)
    monkeypatch.setattr(turns, "FIRST_GUESS", 3.0)
    found = work("a1", "a2", "a3", "b1", "b2", "b3")

    assert [{"seconds": 6}, {"seconds": 12}] == found.facts


def test_as_many_turns_at_once_as_allowed() -> None:
    """And no more, also after some have ended."""

    async def run() -> list[int]:
        queue, running, seen = Turns(2), 0, []

        async def want(client: int) -> None:
            nonlocal running
            async with queue.turn_of(client):
                running += 1
                seen.append(running)
                await checkpoint()
                running -= 1

        async with anyio.create_task_group() as tasks:
            for client in range(6):
                tasks.start_soon(want, client)
        return seen

    assert 2 == max(anyio.run(run))
