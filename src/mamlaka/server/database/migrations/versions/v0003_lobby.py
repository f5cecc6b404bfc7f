"""The short codes of tables, the list of public tables, and when server processes were last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables; tables of cards that exist have no code, and are not in the list."""
    op.create_table(
        "table_code",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "listing",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("run", sa.String(32), nullable=False, index=True),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False, index=True),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "server_run",
        sa.Column("run", sa.String(32), primary_key=True),
        sa.Column("alive_ms", sa.BigInteger, nullable=False),
    )
