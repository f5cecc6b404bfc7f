"""The log of the tables, and the reports of bad moves: the first version of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table("about", sa.Column("schema_version", sa.Integer, primary_key=True))
    op.create_table(
        "table_event",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("cmd_id", sa.String(80)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "cmd_id"),
    )
    op.create_table(
        "report",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO about (schema_version) VALUES (1)")
