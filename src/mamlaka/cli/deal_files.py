"""Files of deals: one deal in each line, or the deals of a bridge file.

Sources: the specification of Portable Bridge Notation 2.1, sections 2.4, 3.4.11, 3.8 and 4.8, and Richard Pavlicek's
description of Richard's Bridge Notation, label `H` and text paragraphs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from mamlaka.cards import FRENCH
from mamlaka.cli.open_hands import COMPASS
from mamlaka.errors import ParseError
from mamlaka.notation import format_hand, parse_hand

__all__ = ["WrittenDeal", "deals_in", "kind_of"]

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
OTHER_KINDS = (
    (re.compile(r"(?:^|\|)(?:md|pn|qx|st)\|", re.MULTILINE), "a LIN file of Bridge Base Online"),
    (re.compile(r"^NUMBER\s+\d+\s*$|^PBN(?:\s+\d+)+\s+\"", re.MULTILINE), "a list of deals for DDS"),
    (re.compile(r"^(?:%\s*PBN|\[\s*[A-Za-z]+\s+\"[^\"]*\"\s*\])", re.MULTILINE), "a PBN file without deals"),
    (re.compile(r'"format"\s*:\s*"mamlaka record"'), "a record of Mamlaka, which is solved with --record"),
    (re.compile(r"^game:\s", re.MULTILINE), "a match of Mamlaka as text, which is solved with --record"),
)
"""Files that people take for files of deals, by what they contain."""
NOT_GIVEN = ("-", "")
"""How a hand is written whose cards are not given."""
NO_DEALS = ("", "?", "#", "##")
"""Deals that are not known, and references to the deal before."""
SUIT_LETTERS = re.compile(r"(?:^|\.)[SHDC][2-9TJQKA]", re.IGNORECASE)
"""The letter of a suit before its ranks, as in `SAKQ.HAKQ.DAKQ.CAKQJ`."""


class WrittenDeal(NamedTuple):
    """A deal of a file."""

    line: int
    """The number of its first line, from 1."""
    text: str
    """The hands of North, East, South and West, separated by spaces; with a fault, as they are written."""
    fault: str = ""
    """Why the deal cannot be used; empty: its hands are whole."""


def deals_in(text: str) -> list[WrittenDeal]:
    """Return the deals of a file.

    A file with deals of Portable Bridge Notation, or of Richard's Bridge Notation, gives these and nothing else. If
    three whole hands are given, the fourth gets the rest of the 52 cards. Of any other file every line is a deal,
    without comments after `#`.

    >>> deals_in('[Deal "E:KJ.A.. T9.Q.. 87.J.. AQ.K.."]')
    [WrittenDeal(line=1, text='AQ.K.. KJ.A.. T9.Q.. 87.J..', fault='')]
    """
    if found := list(_matches(PBN, REMARKS.sub(lambda remark: remark[1] or _line_ends(remark[0]), text))):
        return [_from_north(deal, r"\s+") for deal in found if deal.text.strip() not in NO_DEALS]
    if found := list(_matches(RBN, PARAGRAPHS.sub(lambda paragraph: _line_ends(paragraph[0]), text))):
        return [_from_north(deal, r"[:;]") for deal in found]
    lines = (line.partition(COMMENT)[0].strip() for line in text.split("\n"))
    return [WrittenDeal(number, deal, _letters_in(deal.split())) for number, deal in enumerate(lines, 1) if deal]


def kind_of(text: str) -> str:
    """Return what a text without deals seems to be; empty: nothing known.

    >>> kind_of("md|3SAKQHAKQDAKQCAKQJ,,,|")
    'a LIN file of Bridge Base Online'
    """
    return next((name for pattern, name in OTHER_KINDS if pattern.search(text)), "")


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
    try:
        hands = _whole(deal.text, hands)
    except ParseError as error:
        return deal._replace(fault=str(error))
    assert parts is not None
    turn = -COMPASS.index(parts[1].upper()) % len(COMPASS)
    return WrittenDeal(deal.line, " ".join((*hands[turn:], *hands[:turn])))


def _whole(text: str, hands: list[str]) -> list[str]:
    """Return the four hands of a deal, of which the fourth may follow from the others.

    Raises:
        ParseError: a hand is missing, or is not understood.
    """
    if fault := _letters_in(hands):
        raise ParseError(fault)
    if [hand in NOT_GIVEN for hand in hands].count(True) == 1 and len(hands) == len(COMPASS):
        try:
            rest = _rest([hand for hand in hands if hand not in NOT_GIVEN])
        except ParseError as error:
            raise ParseError(f"deal {text!r}: {error}") from None
        hands = [rest if hand in NOT_GIVEN else hand for hand in hands]
    if len(hands) != len(COMPASS) or any(hand in NOT_GIVEN for hand in hands):
        raise ParseError(
            f"deal {text!r} lacks a hand: write the seat of the first hand, and four hands, "
            "such as N:AQ.K.. KJ.A.. T9.Q.. 87.J..; only one with the last thirteen cards of the deck may be left out"
        )
    return hands


def _letters_in(hands: Sequence[str]) -> str:
    """Return the fault of hands whose suits have letters; empty: they have none."""
    named = next((hand for hand in hands if SUIT_LETTERS.search(hand)), "")
    return named and (
        f"hand {named!r} has the letters of its suits: write only the ranks, of spades, hearts, diamonds and clubs in "
        "this order, separated by dots, such as AKQ.AKQ.AKQ.AKQJ"
    )


def _rest(hands: list[str]) -> str:
    """Return the hand with the cards that three whole hands leave, or an empty text if they are not whole.

    Raises:
        ParseError: a hand is not understood, or two hands have the same card.
    """
    masks = [parse_hand(hand, FRENCH) for hand in hands]
    for (one, some), (other, more) in combinations(zip(hands, masks, strict=True), 2):
        if some & more:
            raise ParseError(f"the hands {one!r} and {other!r} both have {FRENCH.format(some & more)}")
    size = len(FRENCH) // len(COMPASS)
    is_whole = all(mask.bit_count() == size for mask in masks)
    return format_hand(FRENCH.all_mask & ~sum(masks), FRENCH) if is_whole else ""
