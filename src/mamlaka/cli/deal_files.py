"""Files of deals: one deal in each line, or the deals of a bridge file.

Sources: the specification of Portable Bridge Notation 2.1, sections 2.4, 3.4.11, 3.8 and 4.8, and Richard Pavlicek's
description of Richard's Bridge Notation, label `H` and text paragraphs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mamlaka.cards import FRENCH, Mask
from mamlaka.cli.open_hands import COMPASS
from mamlaka.errors import ParseError
from mamlaka.notation import format_hand, parse_hand

__all__ = ["WrittenDeal", "deals_in"]

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


class WrittenDeal(NamedTuple):
    """A deal of a file."""

    line: int
    """The number of its first line, from 1."""
    text: str
    """The hands of North, East, South and West, separated by spaces."""


def deals_in(text: str) -> list[WrittenDeal]:
    """Return the deals of a file.

    A file with deals of Portable Bridge Notation, or of Richard's Bridge Notation, gives these and nothing else. If
    three whole hands are given, the fourth gets the rest of the 52 cards. Of any other file every line is a deal,
    without comments after `#`.

    >>> deals_in('[Deal "E:KJ.A.. T9.Q.. 87.J.. AQ.K.."]')
    [WrittenDeal(line=1, text='AQ.K.. KJ.A.. T9.Q.. 87.J..')]

    Raises:
        ParseError: a deal of a bridge file lacks a hand.
    """
    if found := list(_matches(PBN, REMARKS.sub(lambda remark: remark[1] or _line_ends(remark[0]), text))):
        return [_from_north(deal, r"\s+") for deal in found if deal.text.strip() not in NO_DEALS]
    if found := list(_matches(RBN, PARAGRAPHS.sub(lambda paragraph: _line_ends(paragraph[0]), text))):
        return [_from_north(deal, r"[:;]") for deal in found]
    lines = (line.partition(COMMENT)[0].strip() for line in text.split("\n"))
    return [WrittenDeal(number, deal) for number, deal in enumerate(lines, 1) if deal]


def _line_ends(remark: str) -> str:
    """Return only the line ends of a remark, so that the lines below it keep their numbers."""
    return "\n" * remark.count("\n")


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[WrittenDeal]:
    """Yield the first groups of all matches, with their lines."""
    line, end = 1, 0
    for match in pattern.finditer(text):
        line += text.count("\n", end, match.start())
        end = match.start()
        yield WrittenDeal(line, match[1])


def _from_north(deal: WrittenDeal, separator: str) -> WrittenDeal:
    """Return a deal from North on; as written, it names the seat of its first hand, and goes on clockwise."""
    parts = FIRST.fullmatch(deal.text.strip())
    hands = re.split(separator, parts[2].strip()) if parts else []
    if [hand in NOT_GIVEN for hand in hands].count(True) == 1 and len(hands) == len(COMPASS):
        rest = _rest([hand for hand in hands if hand not in NOT_GIVEN])
        hands = [rest if hand in NOT_GIVEN else hand for hand in hands]
    if parts is None or len(hands) != len(COMPASS) or any(hand in NOT_GIVEN for hand in hands):
        raise ParseError(
            f"line {deal.line}: deal {deal.text!r} lacks a hand: write the seat of the first hand, and four hands, "
            "such as N:AQ.K.. KJ.A.. T9.Q.. 87.J..; only one with the last thirteen cards of the deck may be left out"
        )
    turn = -COMPASS.index(parts[1].upper()) % len(COMPASS)
    return WrittenDeal(deal.line, " ".join((*hands[turn:], *hands[:turn])))


def _rest(hands: list[str]) -> str:
    """Return the hand with the cards that three whole hands leave, or an empty text if they are not whole.

    Raises:
        ParseError: a hand is not understood.
    """
    dealt: Mask = 0
    for hand in hands:
        dealt |= parse_hand(hand, FRENCH)
    size = len(FRENCH) // len(COMPASS)
    return format_hand(FRENCH.all_mask & ~dealt, FRENCH) if dealt.bit_count() == size * len(hands) else ""
