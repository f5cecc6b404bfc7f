"""The deals of the day: their secrets, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables; they are empty."""
    op.create_table(
        "daily_secret",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_try",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
