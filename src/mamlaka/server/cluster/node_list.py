"""The nodes in the database: their leases, and which of them has loaded a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from itertools import islice

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update

from mamlaka.server.cluster.hashing import rendezvous
from mamlaka.server.database.dialects import reading
from mamlaka.server.database.schema import node as nodes
from mamlaka.server.database.schema import table_head

__all__ = ["LEASE_SECONDS", "Node", "NodeList"]

LEASE_SECONDS = 6.0
"""The time without a heartbeat after which other nodes continue the tables of a node."""
FORGOTTEN_SECONDS = 3600.0
"""The time after the end of its lease after which a node is deleted."""
IDS_AT_ONCE = 500
"""The most tables in a query."""


class Node(Struct, frozen=True):
    """A server of the cluster."""

    name: str
    """Drawn when the server starts, so a server that starts again is another node."""
    address: str
    """`host:port`, where other nodes reach it."""
    secret: str
    """What other nodes send along with all they pass on, so that no one else can."""


class NodeList:
    """The nodes of the cluster. All times are those of the database, so the clocks of the nodes don't matter.

    The methods block, and raise `SQLAlchemyError` if the database cannot be read or written.
    """

    def __init__(self, engine: Engine, me: Node) -> None:
        """Use a database.

        Args:
            engine: the connections to a PostgreSQL database.
            me: this node.
        """
        self._engine = engine
        self._me = me

    def join(self) -> None:
        """Add this node, and end the lease of the server that had its address before."""
        me, forgotten = self._me, func.now() - timedelta(seconds=FORGOTTEN_SECONDS)
        with self._engine.begin() as connection:
            connection.execute(delete(nodes).where(or_(nodes.c.address == me.address, nodes.c.lease_until < forgotten)))
            connection.execute(
                insert(nodes).values(name=me.name, address=me.address, secret=me.secret, lease_until=_lease_end())
            )

    def renew(self) -> set[str]:
        """Renew the lease of this node, also one that has ended, and return the names of all nodes with a lease."""
        renewed = update(nodes).where(nodes.c.name == self._me.name).values(lease_until=_lease_end())
        with self._engine.begin() as connection:
            is_known = connection.execute(renewed).rowcount > 0
            found = {node.name for node in _living(connection)}
        if not is_known:
            self.join()
        return found

    def leave(self) -> None:
        """Give the lease of this node back, so that others continue its tables at once."""
        with self._engine.begin() as connection:
            connection.execute(delete(nodes).where(nodes.c.name == self._me.name))

    def owner_of(self, table_id: str) -> Node:
        """Return the node that is to serve a table.

        It is the one that has loaded the table last, or, if that one is gone, the choice of rendezvous hashing.
        """
        with reading(self._engine) as connection:
            head = connection.execute(select(table_head).where(table_head.c.table_id == table_id)).first()
            if head is None:
                return self._me  # which answers that there is no such table
            living = {node.name: node for node in _living(connection)} or {self._me.name: self._me}
        return living.get(head.node) or living[rendezvous(table_id, living)]

    def loaded_since(self, epochs: Mapping[str, int]) -> list[str]:
        """Return the tables that another server has loaded since.

        Args:
            epochs: the epoch of each table when this node loaded it.
        """
        ids, found = iter(epochs), list[str]()
        with reading(self._engine) as connection:
            while part := list(islice(ids, IDS_AT_ONCE)):
                heads = connection.execute(select(table_head).where(table_head.c.table_id.in_(part)))
                found += [head.table_id for head in heads if head.epoch > epochs[head.table_id]]
        return found


def _lease_end() -> object:
    return func.now() + timedelta(seconds=LEASE_SECONDS)


def _living(connection: Connection) -> Sequence[Node]:
    living = select(nodes.c.name, nodes.c.address, nodes.c.secret).where(nodes.c.lease_until > func.now())
    return [Node(*row) for row in connection.execute(living)]
