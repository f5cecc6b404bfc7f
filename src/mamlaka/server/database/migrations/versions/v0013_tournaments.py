"""Tournaments: who takes part, when their rounds began, and where their boards are played."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the tables; they are empty."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("organizer_hash", sa.String(64), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_player",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("partner", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "tournament_round",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("started_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournament_place",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("sitting", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("has_people", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament_id", "round", "sitting", "board"),
    )
