"""The browsers in which people have signed in, which no wrong passwords of strangers lock out."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the table; it is empty, so a browser is remembered from its next sign-in on."""
    op.create_table(
        "account_browser",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), nullable=False, index=True),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
