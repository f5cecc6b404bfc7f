"""The command line, with a server that gives each table the same seed: nonces alone decide what is dealt."""

import functools
import secrets

from mamlaka.cli import main
from mamlaka.fair import SEED_BYTES
from mamlaka.server import app


def entropy(size: int) -> bytes:
    """Return zeros for a seed, and random bytes for the id of a table."""
    return bytes(size) if size == SEED_BYTES else secrets.token_bytes(size)


if __name__ == "__main__":
    app.create_app = functools.partial(app.create_app, entropy=entropy)
    main()
