"""Verifiable deals: after a match anyone can check that the cards were fixed before the first one was dealt.

1. The operator draws a seed and publishes its hash, the commitment, before any player sits down.
2. Each player draws a nonce and publishes its hash.
3. When all hashes are published, and not before, the players reveal their nonces.
4. The seed and the nonces determine the deals. When the match is over, the operator publishes the seed.

No one, including the operator, can choose their part after seeing the others. The operator can still cancel a start
after the last nonce is revealed, and look at the cards of a running match.

The commitment of a table on a server also covers its terms: the game, the version of its rules, all options, the number
of seats, and the number of deals to which the match is limited.

Draw *d* of a label is a Fisher-Yates shuffle. Its random numbers are the 32-bit big-endian words of HMAC-SHA256(seed,
`nonce,nonce,...|label|d|block`) for block 0, 1, 2, ...; words that would bias the result are rejected.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Literal

import msgspec

from mamlaka.errors import InvalidSetup
from mamlaka.game import Game

__all__ = [
    "Commitments",
    "Evidence",
    "FairShuffler",
    "PublishedOrigin",
    "PublishedSeat",
    "commitment_of",
    "hash_of_nonce",
    "shuffled",
    "term_values",
    "terms_of",
]

WORD_SIZE = 4
WORDS = 1 << 32
SEED_BYTES = 32


class PublishedSeat(msgspec.Struct, frozen=True):
    """The occupant of a seat before the match. A bot plays in a free seat."""

    kind: Literal["person", "bot", "free"]
    name: str
    level: str = ""
    """The kind of a bot."""


class PublishedOrigin(msgspec.Struct, frozen=True):
    """The position of another match from which a match was to be played."""

    table: str
    """The table of the other match."""
    deal: int
    """The index of the deal, from 0."""
    event: int
    """The index in the deal of the first decision, from 0."""


class Commitments(msgspec.Struct, frozen=True, rename="camel"):
    """The facts published before the first nonce was revealed. The server sends them with a table.

    Those with a default may be missing.
    """

    commitment: str
    """The SHA-256 of the seed and the terms, in hexadecimal digits."""
    nonce_hashes: tuple[str, ...]
    """(seats,): the SHA-256 of each seat's nonce, in hexadecimal digits; empty for a seat without one."""
    terms: str = ""
    """The terms of the match, as `terms_of` writes them."""
    game: str = ""
    """The name of the game."""
    options: dict[str, str] | None = None
    """The options that differ from the defaults, as text."""
    people: tuple[PublishedSeat, ...] = ()
    """(seats,): who sits where."""
    bots: str = ""
    """The bot in the seats without a person."""
    takeover: str | None = None
    """Who may take the seat of a bot during the match; `nobody`: no one."""
    origin: PublishedOrigin | msgspec.UnsetType | None = msgspec.UNSET
    """The position of another match from which this one was to be played; None: from its own beginning."""


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The evidence for the deals of a match. A replay does not use it."""

    commitment: str
    """The SHA-256 of the seed and the terms, in hexadecimal digits."""
    nonces: tuple[str, ...] = ()
    """(seats,): the nonce of each seat, in hexadecimal digits, empty for a seat without one; (): no seat had one."""
    seed: str = ""
    """The seed, in hexadecimal digits; empty until it is published."""
    terms: str = ""
    """The terms of the match, as `terms_of` writes them; empty: the commitment is that of the seed alone."""


def terms_of(game: Game) -> str:
    """Return what a match is to be, one fact a line: the game, its rules, the seats, the limit of deals, all options.

    >>> from mamlaka.games.oneonta import Oneonta
    >>> print(terms_of(Oneonta(Oneonta.options_type(), 1))[:28])
    game: oneonta 1
    seats: 1
    opt
    """
    return "\n".join(f"{name}: {text}" for name, text in term_values(game).items())


def term_values(game: Game) -> dict[str, str]:
    """Return the facts of the terms of a match by their names."""
    limit = {} if game.deal_limit is None else {"deals": str(game.deal_limit)}
    options = {f"option {name}": text for name, text in sorted(game.options.texts().items())}
    return {"game": f"{game.name} {game.version}", "seats": str(game.seats), **limit, **options}


def commitment_of(seed: bytes, terms: str = "") -> str:
    """Return the hash of a seed with the terms after it, published before the match: SHA-256 in hexadecimal digits.

    >>> commitment_of(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed + terms.encode()).hexdigest()


def hash_of_nonce(nonce: str) -> str:
    """Return the hash of a nonce, which is published before any nonce is revealed: SHA-256 in hexadecimal digits.

    The hash of an empty nonce is empty.

    >>> hash_of_nonce("00" * 32) == commitment_of(bytes(32))
    True

    Raises:
        InvalidSetup: the nonce is not written in pairs of lower-case hexadecimal digits.
    """
    if len(nonce) % 2 or set(nonce) - set("0123456789abcdef"):
        raise InvalidSetup(f"nonce {nonce!r} is not written in pairs of the hexadecimal digits 0-9 a-f")
    return nonce and hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def shuffled(seed: bytes, nonces: tuple[str, ...], label: str, index: int, size: int) -> tuple[int, ...]:
    """Return the numbers 0..size-1 in the order of draw `index` of a label.

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


class FairShuffler:
    """A `Shuffler` whose draws are a pure function of a committed seed and the players' nonces."""

    def __init__(self, seed: bytes, nonces: tuple[str, ...] = (), terms: str = "") -> None:
        """Create a shuffler.

        Args:
            seed: 32 bytes.
            nonces: (seats,), in lower-case hexadecimal digits, empty for a seat without one; (): no seat has one.
            terms: what the commitment covers beside the seed; the draws don't depend on it.

        Raises:
            InvalidSetup: the seed has another length, or a nonce is not written in pairs of hexadecimal digits.
        """
        if len(seed) != SEED_BYTES:
            raise InvalidSetup(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.nonces = nonces
        self.terms = terms
        self.nonce_hashes = tuple(map(hash_of_nonce, nonces))
        """(seats,) or (): the hashes of the nonces, published before the nonces are revealed."""

    def __repr__(self) -> str:
        """Return the commitment; the seed is secret."""
        return f"<FairShuffler with commitment {commitment_of(self._seed, self.terms)[:16]}>"

    def __call__(self, label: str, index: int, size: int) -> tuple[int, ...]:
        """Return the numbers 0..size-1 in the order of draw `index` of a label."""
        return shuffled(self._seed, self.nonces, label, index, size)

    def evidence(self, *, published: bool) -> Evidence:
        """Return the evidence of the match, with the seed once it is published."""
        commitment = commitment_of(self._seed, self.terms)
        return Evidence(commitment, self.nonces, self._seed.hex() if published else "", self.terms)
