"""New databases for the tests, of both kinds."""

from itertools import count
from pathlib import Path

from tests.postgres import Postgres

__all__ = ["Databases"]


class Databases:
    """New databases of one kind."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self._folder = folder
        self._postgres = postgres
        self._numbers = count()

    def new(self) -> str:
        """Return the location of a new database, which is empty or doesn't exist yet."""
        return self._postgres.new_database() if self._postgres else str(self._folder / f"{next(self._numbers)}.sqlite")
