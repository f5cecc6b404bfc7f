"""Replays: the frames of a deal of a finished match."""

from __future__ import annotations

from typing import Any

from mamlaka.server.protocol.base import Wire
from mamlaka.server.protocol.scene import Scene
from mamlaka.server.protocol.updates import Update

__all__ = ["ReplayDeal", "ReplayFrame"]


class ReplayFrame(Wire, frozen=True):
    """One event of a deal, and what it changes in the scene."""

    updates: tuple[Update, ...]
    """Empty: the viewer did not learn of the event."""
    changes: dict[str, Any]
    """The new values in the scene, by path: `contract`, or `zones.3` for one element of a list. Always empty in the
    first frame."""


class ReplayDeal(Wire, frozen=True):
    """The frames of a deal, one for each line of the deal in the record."""

    deal: int
    """The index of the deal in the record, from 0; void deals count."""
    scene: Scene
    """The scene after the first event. It has no turns."""
    frames: tuple[ReplayFrame, ...]
