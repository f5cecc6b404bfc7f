"""Files of deals: one deal in each line, or the deals of a bridge file.

Sources: the specification of Portable Bridge Notation 2.1, sections 2.4, 3.4.11, 3.8 and 4.8, and Richard Pavlicek's
description of Richard's Bridge Notation, label `H` and text paragraphs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mamlaka.cards import FRENCH, Mask
from mamlaka.cli.open_hands import COMPASS
from mamlaka.errors import ParseError
from mamlaka.notation import format_hand, parse_hand

__all__ = ["deals_in"]

COMMENT = "#"
PBN = re.compile(r'\[\s*deal\s+"([^"]*)"\s*\]', re.IGNORECASE)
"""`[Deal "N:AQ.K.. KJ.A.. T9.Q.. 87.J.."]`"""
RBN = re.compile(r"^H\s+(.*)$", re.MULTILINE)
"""`H N:AQ.K..:KJ.A..:T9.Q..:87.J..`"""
REMARKS = re.compile(r'("[^"\n]*")|\{[^}]*\}|^%.*$|;.*$', re.MULTILINE)
"""The comments of Portable Bridge Notation, and the lines that it ignores; a text in quotation marks is kept."""
PARAGRAPHS = re.compile(r"\{[^}]*\}")
"""The text paragraphs of Richard's Bridge Notation."""
FIRST = re.compile(r"([NESW])\s*:\s*(.*)", re.IGNORECASE)
NOT_GIVEN = ("-", "")
"""How a hand is written whose cards are not given."""
NO_DEALS = ("", "?", "#", "##")
"""Deals that are not known, and references to the deal before."""


def deals_in(text: str) -> list[str]:
    """Return the deals of a file: each the hands of North, East, South and West, separated by spaces.

    A file with deals of Portable Bridge Notation, or of Richard's Bridge Notation, gives these and nothing else. If
    three whole hands are given, the fourth gets the rest of the 52 cards. Of any other file every line is a deal,
    without comments after `#`.

    >>> deals_in('[Deal "E:KJ.A.. T9.Q.. 87.J.. AQ.K.."]')
    ['AQ.K.. KJ.A.. T9.Q.. 87.J..']

    Raises:
        ParseError: a deal of a bridge file lacks a hand.
    """
    if found := PBN.findall(REMARKS.sub(r"\1", text)):
        return [_from_north(deal, r"\s+") for deal in found if deal.strip() not in NO_DEALS]
    if found := RBN.findall(PARAGRAPHS.sub("", text)):
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
    if [hand in NOT_GIVEN for hand in hands].count(True) == 1 and len(hands) == len(COMPASS):
        rest = _rest([hand for hand in hands if hand not in NOT_GIVEN])
        hands = [rest if hand in NOT_GIVEN else hand for hand in hands]
    if parts is None or len(hands) != len(COMPASS) or any(hand in NOT_GIVEN for hand in hands):
        raise ParseError(
            f"deal {deal!r} lacks a hand: write the seat of the first hand, and four hands, such as "
            "N:AQ.K.. KJ.A.. T9.Q.. 87.J..; only a hand with the last thirteen cards of the deck may be left out"
        )
    turn = -COMPASS.index(parts[1].upper()) % len(COMPASS)
    return " ".join((*hands[turn:], *hands[:turn]))


def _rest(hands: list[str]) -> str:
    """Return the hand with the cards that three whole hands leave, or an empty text if they are not whole.

    Raises:
        ParseError: a hand is not understood.
    """
    dealt: Mask = 0
    for hand in hands:
        dealt |= parse_hand(hand)
    size = len(FRENCH) // len(COMPASS)
    return format_hand(FRENCH.all_mask & ~dealt) if dealt.bit_count() == size * len(hands) else ""
