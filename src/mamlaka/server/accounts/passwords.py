"""The passwords of accounts, hashed with Argon2id in a few threads."""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

import anyio
from anyio import to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server.accounts.turns import Turns

__all__ = ["Asker", "Passwords", "check_password", "hash_password"]

MIN_LETTERS = 8
MAX_LETTERS = 128
MAX_HASHING = 2
"""The most passwords of strangers hashed at the same time; each takes 64 MiB."""
MAX_HASHING_KNOWN = 1
"""The most passwords hashed at the same time from browsers that are known to the account. No strangers wait there."""

T = TypeVar("T")

_hasher = PasswordHasher()  # the parameters that RFC 9106 recommends for little memory


def check_password(password: str) -> None:
    """Check the length of a new password.

    Raises:
        IllegalAction: it is too short or too long.
    """
    if not MIN_LETTERS <= len(password) <= MAX_LETTERS:
        raise IllegalAction(Refusal("bad_password", {"least": MIN_LETTERS, "most": MAX_LETTERS}))


def hash_password(password: str) -> str:
    """Return the hash of a password, with its parameters and salt."""
    return _hasher.hash(_encoded(password))


class Asker(NamedTuple):
    """Who wants a password to be hashed. Askers take turns."""

    name: str
    """A network, or the id of an account that knows the browser."""
    is_known: bool = False
    """Whether it is such an account."""


class Passwords:
    """Hashes passwords, and compares them with hashes."""

    def __init__(self) -> None:
        self._limiter = anyio.CapacityLimiter(MAX_HASHING + MAX_HASHING_KNOWN)
        self.strangers = Turns(MAX_HASHING)
        """The turns of networks."""
        self.known = Turns(MAX_HASHING_KNOWN)
        """The turns of accounts that know the browser."""

    async def hash(self, password: str, asker: Asker) -> str:
        """Return the hash of a password, with its parameters and salt.

        Raises:
            IllegalAction: too many wait.
        """
        return await self._run(partial(hash_password, password), asker)

    async def is_right(self, password_hash: str | None, password: str, asker: Asker) -> bool:
        """Return whether a password has a hash. None, for an unknown name, takes as long and is never right.

        Raises:
            IllegalAction: too many wait.
        """
        found = await self._run(partial(_matches, password_hash or _NOBODY, _encoded(password)), asker)
        return found and password_hash is not None

    async def _run(self, work: Callable[[], T], asker: Asker) -> T:
        async with (self.known if asker.is_known else self.strangers).turn_of(asker.name):
            return await to_thread.run_sync(work, limiter=self._limiter)


def _encoded(password: str) -> bytes:
    """Return the bytes to hash: keyboards compose accents differently."""
    return unicodedata.normalize("NFC", password).encode()


def _matches(password_hash: str, password: bytes) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


def _base64(length: int) -> str:
    return b64encode(bytes(length)).decode().rstrip("=")


_NOBODY = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${_base64(_hasher.salt_len)}${_base64(_hasher.hash_len)}"
)
"""A hash that no known password has."""
