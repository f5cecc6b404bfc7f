"""The base classes of all types of the protocol."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Tagged", "Wire"]


class Wire(Struct, frozen=True, gc=False, rename="camel"):
    """The base of all types of the protocol: names in camel case, every field always present."""


class Tagged(Wire, frozen=True, tag_field="type", tag=str.lower):
    """The base of messages and updates, whose `type` names their kind."""
