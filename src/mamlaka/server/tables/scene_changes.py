"""The difference between two scenes: the values that have changed, by path."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from mamlaka.server import protocol

__all__ = ["changes_between"]

PATHS = protocol.Scene.__struct_encode_fields__
"""The names of the fields of a scene in messages."""


def changes_between(before: protocol.Scene, after: protocol.Scene) -> dict[str, Any]:
    """Return the new values of a scene, by path.

    A path is the name of a field, such as `contract`, or `zones.3` for one element of a list of the same length.
    """
    changes: dict[str, Any] = {}
    for path, old, new in zip(PATHS, astuple(before), astuple(after), strict=True):
        if old is new or old == new:
            continue
        if isinstance(new, tuple) and isinstance(old, tuple) and len(new) == len(old):
            pairs = enumerate(zip(old, new, strict=True))
            changes |= {f"{path}.{index}": value for index, (earlier, value) in pairs if earlier != value}
        else:
            changes[path] = new
    return changes
