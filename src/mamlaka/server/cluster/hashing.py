"""Rendezvous hashing: all nodes choose the same node for a table, and few tables move when a node comes or goes."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

__all__ = ["rendezvous"]


def rendezvous(table_id: str, nodes: Iterable[str]) -> str:
    """Return the node for a table: the one whose name gives the largest hash together with the table.

    If another node leaves, the answer stays the same. The tables of a node that leaves are spread over all others.

    >>> rendezvous("FWRTVsAI0K0r", ["a", "b", "c"]) == rendezvous("FWRTVsAI0K0r", ["c", "b", "a"])
    True

    Raises:
        ValueError: there are no nodes.
    """
    return max(nodes, key=lambda node: sha256(f"{node} {table_id}".encode()).digest())
