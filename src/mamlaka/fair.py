"""Deals that can be verified: nobody can have changed them after the first card.

The operator draws a seed and publishes its hash; then every player adds a nonce of his own; then the deals follow from
both. When the match is over the seed is published, and anybody can deal again. This proves that the deals were not
changed. It does not prove that the operator did not look at them.

Draw *d* of a label is a Fisher-Yates shuffle. Its numbers are the 32-bit big-endian words of HMAC-SHA256(seed,
`nonce,nonce,...|label|d|block`) for block 0, 1, 2, ...; a word that would favour some numbers is passed over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

import msgspec

from mamlaka.errors import InvalidSetup

__all__ = ["Evidence", "FairDealer", "commitment_of", "shuffled"]

WORD_SIZE = 4
WORDS = 1 << 32
SEED_BYTES = 32


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What proves the deals of a match; nothing is replayed from it."""

    commitment: str
    """The SHA-256 of the seed, in hexadecimal digits; published before the first nonce was accepted."""
    nonces: tuple[str, ...] = ()
    """What each player added, in hexadecimal digits, in seat order."""
    seed: str = ""
    """The seed, in hexadecimal digits; empty until it is published."""


def commitment_of(seed: bytes) -> str:
    """Return what is published of a seed before the match.

    >>> commitment_of(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def shuffled(seed: bytes, nonces: tuple[str, ...], label: str, index: int, size: int) -> tuple[int, ...]:
    """Return the numbers 0..size-1 in the order of a draw.

    >>> shuffled(bytes(32), ("00",), "deal", 0, 8) == shuffled(bytes(32), ("00",), "deal", 0, 8)
    True
    """
    words = _words(seed, f"{','.join(nonces)}|{label}|{index}|")
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        bound = last + 1
        limit = WORDS - WORDS % bound
        word = next(words)
        while word >= limit:
            word = next(words)
        chosen = word % bound
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _words(seed: bytes, prefix: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed, f"{prefix}{block}".encode(), "sha256")
        for start in range(0, len(digest), WORD_SIZE):
            yield int.from_bytes(digest[start : start + WORD_SIZE], "big")
        block += 1


class FairDealer:
    """Deals from a committed seed and the players' nonces; a pure function of both."""

    def __init__(self, seed: bytes, nonces: tuple[str, ...] = ()) -> None:
        for nonce in nonces:
            if not nonce or set(nonce) - set("0123456789abcdef"):
                raise InvalidSetup(f"nonce {nonce!r} is not written in the hexadecimal digits 0-9 a-f")
        if len(seed) != SEED_BYTES:
            raise InvalidSetup(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.nonces = nonces

    def __call__(self, label: str, index: int, size: int) -> tuple[int, ...]:
        """Return the numbers 0..size-1 in the order of a draw."""
        return shuffled(self._seed, self.nonces, label, index, size)

    def evidence(self, *, published: bool) -> Evidence:
        """Return the evidence of the match, with the seed once it is published."""
        return Evidence(commitment_of(self._seed), self.nonces, self._seed.hex() if published else "")
