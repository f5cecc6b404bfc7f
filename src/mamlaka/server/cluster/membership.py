"""This node of a cluster: its lease, the other nodes, and the owners of tables."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

import anyio
from anyio import to_thread
from anyio.abc import TaskGroup
from sqlalchemy.exc import SQLAlchemyError

from mamlaka.server.cluster.node_list import LEASE_SECONDS, Node, NodeList
from mamlaka.server.database.dialects import reason_of
from mamlaka.server.database.store import Store
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["Membership", "NodeGone"]

BEAT_SECONDS = 1.0
"""The time between two heartbeats."""
MAX_LOOKUPS = 4
"""The most lookups of owners at the same time. When a node is gone, the clients of all its tables come at once."""
NAME_BYTES, SECRET_BYTES = 8, 32

T = TypeVar("T")

log = logging.getLogger(__name__)


class NodeGone(Exception):
    """The lease of a node has ended, or it does not answer."""


class Membership:
    """This node among the others that share its database.

    A lease only says where to look for a table. What keeps a table safe is its epoch, which `Store` checks.
    """

    def __init__(self, store: Store, address: str) -> None:
        """Make a server a node. It joins the others with `start`.

        Args:
            store: the tables, in a PostgreSQL database.
            address: `host:port`, where this node listens for the others.
        """
        self.me = Node(secrets.token_hex(NAME_BYTES), address, secrets.token_hex(SECRET_BYTES))
        """This node."""
        store.node = self.me.name
        self._nodes = NodeList(store.engine, self.me)
        self._registry: TableRegistry
        self._lookups = anyio.CapacityLimiter(MAX_LOOKUPS)
        self._lease_end = 0.0
        """When the lease ends, on the monotonic clock; a little earlier than for the others. 0: it has not begun."""
        self._gone: dict[str, anyio.Event] = {}
        """For each other node that has served something: set when its lease has ended."""
        self._beating = anyio.Lock()
        self._has_left = False

    @property
    def port(self) -> int:
        """The port on which this node listens for the others."""
        return int(self.me.address.rpartition(":")[2])

    async def start(self, registry: TableRegistry, tasks: TaskGroup) -> None:
        """Join the cluster, and renew the lease until the tasks are cancelled.

        Args:
            registry: the tables that this node has loaded.
            tasks: the task group of the heartbeat.

        Raises:
            SQLAlchemyError: the database cannot be written.
        """
        self._registry = registry
        await to_thread.run_sync(self._nodes.join)
        tasks.start_soon(self._keep_beating)

    async def leave(self) -> None:
        """Give the lease back before this node stops."""
        async with self._beating:
            self._has_left = True
            try:
                await to_thread.run_sync(self._nodes.leave)
            except SQLAlchemyError as error:
                log.warning("cannot leave the cluster: %s", reason_of(error))

    async def owner(self, table_id: str) -> Node | None:
        """Return the node to which the requests for a table are passed; None: this node serves them.

        It does so also if the database cannot be read: then it has the table in memory, or refuses.
        """
        if self._registry.is_loaded(table_id) and monotonic() < self._lease_end:
            return None
        try:
            owner = await to_thread.run_sync(self._nodes.owner_of, table_id, limiter=self._lookups)
        except SQLAlchemyError as error:
            log.warning("cannot look for table %s: %s", table_id, reason_of(error))
            return None
        return None if owner.name == self.me.name else owner

    async def unless_gone(self, node: Node, work: Callable[[], Awaitable[T]]) -> T:
        """Return the result of `work`, which talks to another node.

        Raises:
            NodeGone: the lease of that node has ended before.
            Exception: any exception of `work`.
        """
        results: list[T] = []
        errors: list[Exception] = []

        async def run() -> None:
            try:
                results.append(await work())
            except Exception as error:  # noqa: BLE001  # raised again below, outside of the task group
                errors.append(error)
            tasks.cancel_scope.cancel()

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(run)
            await self._end_of(node).wait()
            tasks.cancel_scope.cancel()
        if errors:
            raise errors[0]
        if not results:
            raise NodeGone(node.address)
        return results[0]

    async def wait_for_change(self, node: Node) -> None:
        """Wait until the lease of another node has ended, but not much longer than until the next heartbeat."""
        with anyio.move_on_after(BEAT_SECONDS):
            await self._end_of(node).wait()

    def _end_of(self, node: Node) -> anyio.Event:
        return self._gone.setdefault(node.name, anyio.Event())

    async def _keep_beating(self) -> None:
        failure = ""
        while True:
            async with self._beating:  # a heartbeat at the same time would undo `leave`
                if self._has_left:
                    return
                try:
                    await self._beat()
                except SQLAlchemyError as error:
                    reason = reason_of(error)
                    if reason != failure:
                        log.warning("cannot renew the lease of this node: %s", reason)
                    failure = reason
                else:
                    failure = ""
            await anyio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        """Renew the lease, note which nodes are gone, and unload the tables that other nodes have loaded since.

        A table that is still ours stays, even if the lease had ended: the database was away, or no one wanted it.
        """
        now = monotonic()
        living = await to_thread.run_sync(self._nodes.renew)
        if 0 < self._lease_end < now:
            log.warning("the lease of this node ended %.1f seconds ago, and was renewed", now - self._lease_end)
        self._lease_end = now + LEASE_SECONDS
        for name in self._gone.keys() - living:
            self._gone.pop(name).set()
        for table_id in await to_thread.run_sync(self._nodes.loaded_since, self._registry.epochs):
            log.warning("table %s: another server has loaded it, so it is unloaded here", table_id)
            self._registry.unload(table_id)
