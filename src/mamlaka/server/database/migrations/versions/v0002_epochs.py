"""The epoch of each table, so that only the last server that has loaded a table can write to it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the epochs; the rows that exist have epoch 0."""
    op.add_column("table_event", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "table_head",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO table_head (table_id, epoch) SELECT DISTINCT table_id, 0 FROM table_event")
    op.execute("UPDATE about SET schema_version = 2")
