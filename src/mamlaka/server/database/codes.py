"""Short codes of tables: easy to say, to hear and to type, and hard to guess."""

from __future__ import annotations

import secrets

__all__ = ["CODE_DAYS", "CODE_LENGTH", "SIGNS", "new_code", "read_code"]

SIGNS = "23456789CDFHJKMNPQRTVWXY"
"""No sign that looks like another one (0 and O; 1, I and L; 2 and Z; 5 and S; 6 and G; 8 and B; U and V), and no A, E,
I, O or U, so that no code is a word."""
CODE_LENGTH = 7
"""Some four and a half thousand million codes. While a thousand are valid, an address that tries wrong codes as fast
as the rates allow finds one in some four years."""
CODE_DAYS = 1
"""The days for which a code is valid. It invites people to a match of today; the link of a table stays valid."""


def new_code() -> str:
    """Return a code that no one can foresee."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Return a code as it is stored; empty: the text is no code. Small letters, spaces and hyphens are allowed.

    >>> read_code("7kd-x9 qr")
    '7KDX9QR'
    >>> read_code("hello")
    ''
    """
    signs = "".join(sign for sign in text.upper() if not sign.isspace() and sign != "-")
    return signs if len(signs) == CODE_LENGTH and set(signs) <= set(SIGNS) else ""
