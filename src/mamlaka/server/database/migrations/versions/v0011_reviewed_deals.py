"""The reviews of deals of finished matches, which were kept only in memory."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the table; it is empty."""
    op.create_table(
        "reviewed_deal",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made_by", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
