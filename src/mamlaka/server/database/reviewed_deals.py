"""The reviewed deals that the database keeps, because a review takes long to compute."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from mamlaka import __version__
from mamlaka.coach.review import REVIEWER
from mamlaka.server.database.dialects import python_errors, reading
from mamlaka.server.database.schema import reviewed_deal
from mamlaka.server.database.store import Store

__all__ = ["find_reviewed_deal", "keep_reviewed_deal"]

MADE_BY = f"{__version__}/{REVIEWER}"
"""What computes the reviews; those of others are stale."""


def find_reviewed_deal(store: Store, table_id: str, deal: int) -> str | None:
    """Return the review of a deal as JSON; None: this version of the review has not been made.

    Raises:
        OSError: the database cannot be read.
    """
    query = select(reviewed_deal.c.body).where(
        reviewed_deal.c.table_id == table_id, reviewed_deal.c.deal == deal, reviewed_deal.c.made_by == MADE_BY
    )
    with python_errors(), reading(store.engine) as connection:
        return connection.execute(query).scalar()


def keep_reviewed_deal(store: Store, table_id: str, deal: int, body: str) -> None:
    """Keep the review of a deal, in place of one by another version of the review.

    Raises:
        ValueError: another server has kept one at the same time.
        OSError: the database cannot be written.
    """
    old = delete(reviewed_deal).where(reviewed_deal.c.table_id == table_id, reviewed_deal.c.deal == deal)
    new = insert(reviewed_deal).values(table_id=table_id, deal=deal, made_by=MADE_BY, body=body)
    with python_errors(), store.engine.begin() as connection:
        connection.execute(old)
        connection.execute(new)
