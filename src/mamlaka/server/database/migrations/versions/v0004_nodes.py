"""The nodes that share a database, and which of them has loaded a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the nodes; no table belongs to one."""
    op.create_table(
        "node",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("table_head", sa.Column("node", sa.String(32)))
    op.execute("UPDATE about SET schema_version = 4")
