"""The matches whose results are missing, because they began before results were stored."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """List the matches; the server computes their results while it runs, since that takes long."""
    op.create_table("old_match", sa.Column("table_id", sa.String(32), primary_key=True))
    op.execute(
        "INSERT INTO old_match (table_id) SELECT table_id FROM table_event "
        "WHERE kind = 'started' AND table_id NOT IN (SELECT table_id FROM seat_result)"
    )
