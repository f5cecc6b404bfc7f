"""The browsers in which people have signed in before, where wrong passwords of strangers lock no one out."""

from __future__ import annotations

import secrets

from sqlalchemy import Engine, delete, insert, select

from mamlaka.server.database.dialects import now_ms, python_errors, reading
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.schema import account_browser, account_session

__all__ = ["KNOWN_SECONDS", "KnownBrowsers"]

KNOWN_SECONDS = 400 * 86_400
"""The time for which an account knows a browser after a sign-in; browsers keep no cookie longer."""
MAX_BROWSERS = 50
"""The most browsers that an account knows."""
TOKEN_BYTES = 32

_known = account_browser.c


class KnownBrowsers:
    """The known browsers. Its methods block, and raise `OSError` if the database cannot be read or written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, account_id: str, token: str, session_token: str) -> str:
        """Return what an account knows a browser by: the hash of its token, or of its session; empty: by nothing."""
        with python_errors(), reading(self._engine) as connection:
            for table, sent in ((account_browser, token), (account_session, session_token)):
                is_valid = (table.c.account_id == account_id) & (table.c.expires_ms > now_ms())
                query = select(table.c.token_hash).where(table.c.token_hash == hash_token(sent), is_valid)
                found = connection.execute(query).scalar()
                if found is not None:
                    return str(found)
        return ""

    def of(self, account_id: str) -> list[int]:
        """Return when an account forgets its browsers, in milliseconds since 1970."""
        query = select(_known.expires_ms).where(_known.account_id == account_id)
        with python_errors(), reading(self._engine) as connection:
            return sorted(connection.execute(query).scalars())

    def remember(self, account_id: str, old_token: str) -> str:
        """Let an account know a browser by a new token, and return it; it is not stored, and the old one is worthless.

        The browser that has signed in longest ago is forgotten if there are too many.
        """
        token, now, mine = secrets.token_urlsafe(TOKEN_BYTES), now_ms(), _known.account_id == account_id
        is_old = (mine & (_known.token_hash == hash_token(old_token))) | (_known.expires_ms <= now)
        values = {"token_hash": hash_token(token), "account_id": account_id, "expires_ms": now + KNOWN_SECONDS * 1000}
        newest = select(_known.token_hash).where(mine).order_by(_known.expires_ms.desc()).limit(MAX_BROWSERS)
        with python_errors(), self._engine.begin() as connection:
            connection.execute(delete(account_browser).where(is_old))
            connection.execute(insert(account_browser).values(values))
            connection.execute(delete(account_browser).where(mine, _known.token_hash.not_in(newest)))
        return token

    def forget_others(self, account_id: str, token: str) -> None:
        """Let an account forget all browsers but the one with a token."""
        others = (_known.account_id == account_id) & (_known.token_hash != hash_token(token))
        with python_errors(), self._engine.begin() as connection:
            connection.execute(delete(account_browser).where(others))
