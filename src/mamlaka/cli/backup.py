"""`mamlaka backup` and `mamlaka restore`: the tables of a server as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mamlaka.cli.common_options import Database
from mamlaka.cli.files import data_folder, default_database, ensure_folder, refuse_existing
from mamlaka.cli.values import named_path
from mamlaka.storage import check_writable

__all__ = ["backup", "restore"]


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", parser=named_path, help="The file to write, which must not exist.")
    ],
    *,
    db: Database = "",
) -> None:
    """Save all tables and reports of a server in one file, while people play.

    The file is an SQLite database: `mamlaka serve --database FILE` serves it, and `mamlaka restore` copies it.

    It contains all hands and seeds. Keep it as safe as the database.

    Example: mamlaka backup monday.sqlite
    """
    from mamlaka.server.database.backup import back_up  # noqa: PLC0415  # keeps the start of the other commands fast

    check_writable(file)
    refuse_existing(file)
    typer.echo(f"Saved in {file}: {_tables(back_up(db or default_database(), file))}.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=named_path, help="A file of `mamlaka backup`.")],
    *,
    db: Database = "",
) -> None:
    """Copy a backup into a database that has no tables yet, of any kind.

    Stop the server of the database first.

    Example: mamlaka restore monday.sqlite --database postgresql://user@host/name
    """
    from mamlaka.server.database.backup import restore  # noqa: PLC0415  # as above

    if not db:
        db = default_database()
        ensure_folder(data_folder())
    typer.echo(f"Restored from {file}: {_tables(restore(file, db))}.")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"
