"""Who is connected to a table, and what each of them is told."""

from __future__ import annotations

from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.history import History
from mamlaka.server.scene import scene_of
from mamlaka.server.sessions import CLOSE_RESTART, Session, ViewerFeed
from mamlaka.table import Table

__all__ = ["Broadcaster"]


class Broadcaster:
    """The connections of a table: players and those who look on."""

    def __init__(self, history: History) -> None:
        """Tell of a match; nobody is connected yet."""
        self._history = history
        self._feeds: dict[Seat | None, ViewerFeed] = {}
        self.sessions: set[Session] = set()

    def welcome(self, session: Session, info: protocol.TableInfo, last: int) -> None:
        """Tell somebody where the match stands, and what he has missed since a version."""
        table, version, scene, missed = self._history.table, 0, None, False
        if table is not None:
            feed = self._feed(session.seat, table)
            missed = feed.knows(last)
            version = last if missed else feed.version
            scene = None if missed else scene_of(table.view(session.seat))
        session.version = version
        session.enqueue(protocol.Welcome(protocol.PROTOCOL, info, session.seat, version, scene))
        if table is not None and missed:
            self._tell_news(session, table)

    def tell_news(self, actor: Session | None) -> None:
        """Tell every viewer what is new to him; who has acted sees it even when it is secret."""
        table = self._history.table
        if table is not None:
            for session in self.sessions:
                if session is actor or session.version < self._feed(session.seat, table).version:
                    self._tell_news(session, table)

    def tell_table(self, info: protocol.TableInfo, but: Session | None = None) -> None:
        """Tell everybody, or all but one, what may be known about the table."""
        news = protocol.TableNews(info)
        for session in self.sessions:
            if session is not but:
                session.enqueue(news)

    def close_all(self) -> None:
        """Have everybody come again."""
        for session in self.sessions:
            session.enqueue(protocol.Closing())
            session.close(CLOSE_RESTART)

    def _tell_news(self, session: Session, table: Table) -> None:
        feed = self._feed(session.seat, table)
        updates, scene = feed.since(session.version), scene_of(table.view(session.seat))
        session.enqueue(protocol.News(session.version, feed.version, updates, scene))
        session.version = feed.version

    def _feed(self, viewer: Seat | None, table: Table) -> ViewerFeed:
        feed = self._feeds.get(viewer)
        if feed is None:
            feed = self._feeds[viewer] = ViewerFeed(viewer, table)
        feed.advance(table)
        return feed
