"""What one viewer of a table is sent: updates and scenes, computed once for all connections of the viewer."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import itemgetter

from msgspec.structs import replace

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.scene import PublicScenes, SceneMaker, updates_of
from mamlaka.server.tables.scene_changes import changes_between
from mamlaka.server.tables.sessions import Outgoing
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["ViewerFeed"]

MAX_UPDATES = 128
"""The updates kept for reconnecting clients; a client that has missed more receives only the scene."""


class ViewerFeed:
    """The updates and the present scene of one viewer, shared by all its sessions; spectators are one viewer."""

    def __init__(self, viewer: Seat | None, table_state: TableState, table: Table, public: PublicScenes) -> None:
        """Start before the first event of a match.

        Args:
            viewer: a seat; None: the spectators.
            table_state: the state of the table.
            table: its state.
            public: makes the parts of scenes that all viewers share.
        """
        self._viewer = viewer
        self._state = table_state
        self._table = table
        self._view = View(viewer, table.start)
        """The view at the horizon of the table."""
        self.version = 0
        """The version that the feed has reached."""
        self._updates: list[tuple[int, protocol.Update]] = []
        self._received = {0}
        """The versions that clients may have received, as far as all updates since them are kept."""
        self._present: tuple[tuple[int, int], View] | None = None
        """The latest present view, with the horizon and the number of the viewer's own events beyond it."""
        self._public = public
        self._maker = SceneMaker(public)
        self._scenes: list[protocol.Scene] = []
        """The latest scene, after the one before it."""
        self._scene_number = 0
        """The number of the latest scene, from 1; 0: there is none."""
        self._is_computed = False
        """Whether the latest scene is that of the present view."""
        self._news: dict[tuple[int, int], Outgoing] = {}
        """The messages that lead to the latest scene, by the version and the number of the scene that a client has."""

    def advance(self) -> None:
        """Add the updates up to the horizon of the table."""
        horizon = self._table.horizon
        if horizon == self.version:
            return
        versions = self._state.versions
        pending = versions[bisect_right(versions, self.version) :]
        for number, event in self._table.since(self.version, self._viewer):
            if number >= horizon:
                break
            while pending and pending[0] <= number:
                self._note_received(pending.pop(0))
            before = self._view
            self._view = before.apply([(number, event)])
            updates = self._public.shared(number, updates_of(before, event, self._view))
            self._updates += ((number, update) for update in updates)
        self.version = horizon
        self._received.add(horizon)
        if len(self._updates) > 2 * MAX_UPDATES:
            first = self._updates[-MAX_UPDATES - 1][0] + 1
            self._updates = [(number, update) for number, update in self._updates if number >= first]
            self._received = {version for version in self._received if version >= first}

    def _note_received(self, version: int) -> None:
        """Note that clients may have received a version, unless a secret question that opened earlier was open."""
        state = self._view.state
        phase = state.stack[-1] if state.stack else None
        if phase is None or not phase.secret or phase.opened == version:
            self._received.add(version)

    def may_have_received(self, version: int) -> bool:
        """Return whether clients may have received a version, and all updates since are kept.

        The versions between two of these are refused: by the updates that follow them, a client could find out how
        many seats had answered a secret question.
        """
        return version in self._received

    @property
    def view(self) -> View:
        """The present view: up to the horizon, and the viewer's own events beyond it."""
        beyond = self._state.own_events(self._viewer)
        key = (self.version, len(beyond))
        if self._present is None or self._present[0] != key:
            self._present = key, self._view.apply(beyond) if beyond else self._view
            self._is_computed = False
        return self._present[1]

    @property
    def scene(self) -> protocol.Scene:
        """The present scene."""
        view = self.view
        if not self._is_computed:
            self._scenes = [
                *self._scenes[-1:],
                self._maker.scene_of(view, self.version if view is self._view else None),
            ]
            self._scene_number += 1
            self._news.clear()
            self._is_computed = True
        return self._scenes[-1]

    @property
    def scene_number(self) -> int:
        """The number of the present scene among those that were computed, from 1."""
        _ = self.scene
        return self._scene_number

    def news(self, previous: int, known: int) -> Outgoing:
        """Return the message with the updates since a version, and with the present scene or what has changed in it.

        Args:
            previous: the version that the client has.
            known: the number of the scene that the client has; 0: the message must contain the whole scene.
        """
        scene, age = self.scene, self._scene_number - known
        key = previous, known if age < len(self._scenes) else 0
        news = self._news.get(key)
        if news is None:
            first = bisect_left(self._updates, previous, key=itemgetter(0))
            updates = tuple(update for _, update in self._updates[first:])
            message = protocol.News(previous, self.version, updates, scene, {})
            if key[1]:
                changes = changes_between(self._scenes[-1 - age], scene)
                message = replace(message, scene=None, changes=changes)
            news = self._news[key] = Outgoing(message)
        return news
