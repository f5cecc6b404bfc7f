"""Scenes as clients keep them: the last one, with the changes of each `news`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changed(scene: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a scene in JSON with new values, by path: `contract`, or `zones.3` for one element of a list."""
    fields = dict(scene)
    for path, value in changes.items():
        field, _, index = path.partition(".")
        if index:
            fields[field] = [*fields[field]]
            fields[field][int(index)] = value
        else:
            fields[field] = value
    return fields
