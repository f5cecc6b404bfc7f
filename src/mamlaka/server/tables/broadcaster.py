"""Fan-out: the subscribers of a table, and the updates that each receives."""

from __future__ import annotations

from mamlaka.errors import IllegalAction
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.scene import PublicScenes
from mamlaka.server.tables.sessions import CLOSE_REFUSED, CLOSE_RESTART, Outgoing, Session
from mamlaka.server.tables.table_info import TableFacts
from mamlaka.server.tables.viewer_feed import ViewerFeed
from mamlaka.table import Table
from mamlaka.view import View

__all__ = ["Broadcaster"]


class Broadcaster:
    """The connections to a table, of players and of spectators."""

    def __init__(self, table_state: TableState, facts: TableFacts) -> None:
        """Start without connections.

        Args:
            table_state: the state of the table.
            facts: the public facts about the table.
        """
        self._state = table_state
        self._facts = facts
        self._public = PublicScenes()
        self._feeds: dict[Seat | None, ViewerFeed] = {}
        self.sessions: set[Session] = set()
        self.info_changed = False
        """Whether the public facts about the table have changed since they were last sent."""

    def welcome(self, session: Session, last: int) -> None:
        """Send `welcome`, with the current scene or with the updates missed since version `last`."""
        table, version, scene, missed = self._state.table, 0, None, False
        if table is not None:
            feed = self._feed(session.seat, table)
            missed = feed.may_have_received(last)
            version = last if missed else feed.version
            if not missed:
                scene, session.scene_number = feed.scene, feed.scene_number
        session.version = version
        session.enqueue(protocol.Welcome(protocol.PROTOCOL, self._facts.info, session.seat, version, scene))
        if table is not None and missed:
            self._send_updates(session, table)

    def broadcast(self, actor: Session | None) -> None:
        """Send changed facts about the table first, then the new updates of the match to all sessions.

        The actor gets the scene in any case: a secret action changes only its own scene.
        """
        if self.info_changed:
            self.broadcast_info()
        table = self._state.table
        if table is not None:
            for session in self.sessions:
                if session is actor or session.version < self._feed(session.seat, table).version:
                    self._send_updates(session, table)

    def broadcast_info(self, but: Session | None = None) -> None:
        """Send the public facts about the table to all sessions except `but`."""
        self.info_changed = False
        self.send_to_all(protocol.TableNews(self._facts.info), but)

    def send_to_all(self, message: protocol.ServerMessage, but: Session | None = None) -> None:
        """Send a message to all sessions except `but`."""
        outgoing = Outgoing(message)
        for session in self.sessions:
            if session is not but:
                session.enqueue(outgoing)

    def view(self, viewer: Seat | None) -> View:
        """Return the match as a viewer sees it, from the feed of the viewer if there is one; it must have started."""
        table = self._state.table
        if table is None or viewer not in self._feeds:
            return self._state.view(viewer)
        return self._feed(viewer, table).view

    def close_seat(self, seat: Seat) -> None:
        """Close all connections of a seat; the clients may reconnect with the same token."""
        for session in self.sessions:
            if session.seat == seat:
                session.close(CLOSE_RESTART)

    def dismiss_spectators(self) -> None:
        """Close the connections of all who may not watch the match that has started."""
        for session in self.sessions:
            try:
                self._state.check_may_watch(session.seat)
            except IllegalAction as error:
                session.enqueue(protocol.Refused("", error.refusal))
                session.close(CLOSE_REFUSED)

    def close_all(self) -> None:
        """Close all connections and tell the clients to reconnect."""
        for session in self.sessions:
            session.enqueue(protocol.Closing())
            session.close(CLOSE_RESTART)

    def _send_updates(self, session: Session, table: Table) -> None:
        feed = self._feed(session.seat, table)
        session.enqueue(feed.news(session.version, 0 if session.wants_whole_scenes else session.scene_number))
        session.version, session.scene_number = feed.version, feed.scene_number

    def _feed(self, viewer: Seat | None, table: Table) -> ViewerFeed:
        feed = self._feeds.get(viewer)
        if feed is None:
            feed = self._feeds[viewer] = ViewerFeed(viewer, self._state, table, self._public)
        feed.advance()
        return feed
