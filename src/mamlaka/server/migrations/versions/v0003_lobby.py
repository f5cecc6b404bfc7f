"""The short codes of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the codes; the tables that exist have none."""
    op.create_table(
        "table_code",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
