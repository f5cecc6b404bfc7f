"""Files of deals: one deal in each line, or the deals of a bridge file.

Sources: the specification of Portable Bridge Notation 2.1, tag `Deal`, and Richard Pavlicek's description of Richard's
Bridge Notation, label `H`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mamlaka.cli.open_hands import COMPASS
from mamlaka.errors import ParseError

__all__ = ["deals_in"]

COMMENT = "#"
PBN = re.compile(r'\[\s*deal\s+"([^"]*)"\s*\]', re.IGNORECASE)
"""`[Deal "N:AQ.K.. KJ.A.. T9.Q.. 87.J.."]`"""
RBN = re.compile(r"^H\s+(.*)$", re.MULTILINE)
"""`H N:AQ.K..:KJ.A..:T9.Q..:87.J..`"""
REMARKS = re.compile(r"\{[^}]*\}|^%.*$|;.*$", re.MULTILINE)
"""The comments of Portable Bridge Notation, and the lines that it ignores."""
FIRST = re.compile(r"([NESW])\s*:\s*(.*)", re.IGNORECASE)
UNKNOWN = "-"


def deals_in(text: str) -> list[str]:
    """Return the deals of a file: each the hands of North, East, South and West, separated by spaces.

    A file with deals of Portable Bridge Notation, or of Richard's Bridge Notation, gives these and nothing else. Of any
    other file every line is a deal, without comments after `#`.

    >>> deals_in('[Deal "E:KJ.A.. T9.Q.. 87.J.. AQ.K.."]')
    ['AQ.K.. KJ.A.. T9.Q.. 87.J..']

    Raises:
        ParseError: a deal of a bridge file lacks a hand.
    """
    if found := PBN.findall(REMARKS.sub("", text)):
        return [_from_north(deal, r"\s+") for deal in found]
    if found := RBN.findall(text):
        return [_from_north(deal, r"[:;]") for deal in found]
    return list(_lines(text))


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if deal := line.partition(COMMENT)[0].strip():
            yield deal


def _from_north(deal: str, separator: str) -> str:
    """Return the hands of a deal from North on; it names the seat of its first hand, and goes on clockwise."""
    parts = FIRST.fullmatch(deal.strip())
    hands = re.split(separator, parts[2].strip()) if parts else []
    if parts is None or len(hands) != len(COMPASS) or UNKNOWN in hands or "" in hands:
        raise ParseError(
            f"deal {deal!r} lacks a hand: write the seat of the first hand, and four hands, such as "
            "N:AQ.K.. KJ.A.. T9.Q.. 87.J.."
        )
    turn = -COMPASS.index(parts[1].upper()) % len(COMPASS)
    return " ".join((*hands[turn:], *hands[:turn]))
