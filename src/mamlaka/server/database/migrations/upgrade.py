"""Bring a database to the version of this program."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, column, func, inspect, select, table

from mamlaka.server.database.schema import VERSION, about

__all__ = ["NewerDatabase", "upgrade", "version_of"]

VERSIONS = table("alembic_version", column("version_num"))
"""The table in which Alembic stores the version."""
LOCK = 0x6D616D6C
"""The key of the advisory lock of PostgreSQL under which one server at a time upgrades a database."""


class NewerDatabase(Exception):
    """The database was written by a newer version of this program."""


def upgrade(engine: Engine) -> None:
    """Run the missing migrations, all of them or none.

    Raises:
        NewerDatabase: the database has a version that this program doesn't know.
        SQLAlchemyError: the database cannot be read or written.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        found = version_of(connection)
        if found == VERSION:
            return
        if found > VERSION:
            raise NewerDatabase(found)
        _run(connection, found)


def version_of(connection: Connection) -> str:
    """Return the version of a database; empty: it has no tables of ours."""
    inspector = inspect(connection)
    if inspector.has_table(VERSIONS.name):
        return connection.execute(select(VERSIONS)).scalar() or ""
    if not inspector.has_table(about.name):
        return ""
    number = connection.execute(select(about.c.schema_version)).scalar()  # before migrations
    return f"{1 if number is None else number:04}"


def _run(connection: Connection, found: str) -> None:
    from alembic.migration import MigrationContext  # noqa: PLC0415  # slow, and rarely needed
    from alembic.operations import Operations  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    folder = Path(__file__).parent
    scripts = ScriptDirectory(str(folder), version_locations=[str(folder / "versions")])
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for script in reversed(list(scripts.iterate_revisions(VERSION, found or "base"))):
            script.module.upgrade()
    context.stamp(scripts, VERSION)
