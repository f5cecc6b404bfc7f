"""What all types on the wire have in common."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Tagged", "Wire"]


class Wire(Struct, frozen=True, rename="camel"):
    """The base of everything on the wire: names in camel case, every field always there."""


class Tagged(Wire, frozen=True, tag_field="type", tag=str.lower):
    """The base of messages and updates: they say in `type` what they are."""
