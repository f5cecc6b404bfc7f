"""The answers about the server itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mamlaka.server.protocol.base import Wire

__all__ = ["Health", "Notice", "Problem", "Readiness"]

Problem: TypeAlias = Literal["database", "page", "stopping"]
"""`database`: it cannot be written; `page`: it is not built; `stopping`: the server is about to end."""


class Health(Wire, frozen=True):
    """The server answers."""

    status: Literal["ok"]
    version: str


class Readiness(Wire, frozen=True):
    """Whether the server can take players."""

    ready: bool
    problems: tuple[Problem, ...]
    """Why it cannot; empty: it can."""


class Notice(Wire, frozen=True):
    """The message of the day, which the operator of the server writes for all visitors."""

    text: str
    """Plain text; empty: there is none."""
