"""The full name of the column with the ids of commands."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Rename the column; its unique key follows it."""
    op.execute("ALTER TABLE table_event RENAME COLUMN cmd_id TO command_id")
