"""The lesson of Quodlibet: the wheels, the contracts, and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from mamlaka.display import message_id
from mamlaka.games.quodlibet.deals import OPEN
from mamlaka.games.quodlibet.options import QuodlibetOptions, wheels_of
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    cards_picture,
    contract_scoring,
    glossary,
    layout_picture,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.tricks import FOLLOW_SUIT, TrickSpec

__all__ = ["lesson_of"]

PICTURES = {
    "achmed": "8H KH QD 7H",
    "no_reds": "9H TH KH 8S",
    "ober_unter": "9S KS JS QD",
    "bribe": "9C AC 7C 8H",
}
"""A trick for each contract whose points are easier to see than to say; the reader leads."""


def lesson_of(options: QuodlibetOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], sign: int) -> Lesson:
    """Return the lesson of Quodlibet.

    Args:
        options: the options of the match.
        contracts: the specs of all contracts.
        sign: the sign with which points are displayed.
    """
    wheels = wheels_of(options)
    deals = sum(map(len, wheels))
    game: tuple[LessonBlock, ...] = (
        *paragraphs(message("learn-quodlibet-about", deals=deals)),
        *paragraphs("learn-tricks"),
        cards_picture("learn-quodlibet-order", "AD KD QD JD TD 9D 8D 7D"),
        *paragraphs("learn-quodlibet-king", message_id("learn-quodlibet-leader", options.leader)),
        *paragraphs("learn-quodlibet-end"),
    )
    rows: list[LessonBlock] = []
    for number, wheel in enumerate(wheels[: len(wheels) // int(options.rounds)], start=1):
        rows += paragraphs(message("learn-quodlibet-wheel", number=number))
        rows += (block for name in wheel for block in _contract(contracts[name], sign))
    return Lesson(
        (
            LessonPage(message("learn-page-game"), game),
            LessonPage(message("learn-page-contracts"), tuple(rows)),
            LessonPage(message("learn-page-words"), (_words(),)),
        )
    )


def _contract(spec: TrickSpec | LayoutSpec, sign: int) -> tuple[LessonBlock, ...]:
    """Return what a contract is about, with its points and a picture."""
    about = message_id("learn-quodlibet", spec.name)
    details: tuple[str, ...]
    if isinstance(spec, LayoutSpec):
        scored = "learn-quodlibet-first-out" if spec.stops_at_first else "learn-quodlibet-places"
        details = ()
        if isinstance(spec, PileSpec):
            details = (
                "learn-quodlibet-run4" if spec.longest else "learn-quodlibet-step3",
                message_id("learn-quodlibet-pile", spec.pile_lead),
            )
        table = contract_scoring(spec, about, *details, scored, sign=sign)
        if spec.stops_at_first:
            table = replace(table, rows=())
        if isinstance(spec, PileSpec):
            return (table,)
        return (
            table,
            layout_picture("learn-quodlibet-fits", spec, "TS JS QS JH", "KS 9S AH TD 8C"),
        )
    picture = PICTURES.get(spec.name)
    caption = message_id("learn-quodlibet-picture", spec.name)
    pictures = (replace(trick_picture(caption, spec, picture, sign=sign), points=None),) if picture else ()
    duty = "must" if FOLLOW_SUIT in spec.follow else "free"
    details = (message_id("learn-quodlibet-open", duty),) if spec.name == OPEN else ()
    return (contract_scoring(spec, about, *details, sign=sign), *pictures)


def _words() -> LessonBlock:
    return glossary(
        *(
            (f"learn-quodlibet-word-{word}", (f"learn-quodlibet-word-{word}-is",))
            for word in ("king", "wheel", "cards")
        ),
        ("learn-word-discard", ("learn-word-discard-is",)),
    )
