"""What the operator of a server decides: who is blocked, the message of the day, and the accounts of programs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables; they are empty."""
    op.create_table(
        "blocked",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(80), primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("at_ms", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "program",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
