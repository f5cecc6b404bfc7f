"""The lesson of Herzeln: the deals of a round with their points, the line, and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping

from mamlaka.cards import Deck
from mamlaka.display import message_id
from mamlaka.games.herzeln.options import HerzelnOptions
from mamlaka.layout import LayoutSpec
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
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

TAKEN = ("KC", "TC", "AC", "9D")
"""A trick in which the ten beats the king, and the ace beats both."""


def lesson_of(
    options: HerzelnOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], deck: Deck, seats: int
) -> Lesson:
    """Return the lesson of Herzeln.

    Args:
        options: the options of the match.
        contracts: the specs of the contracts of a round, in order.
        deck: the cards.
        seats: the number of seats.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, contracts, deck, seats)),
            LessonPage(message("learn-page-contracts"), _contracts(options, contracts)),
            LessonPage(message("learn-page-words"), (_words(),)),
        )
    )


def _game(
    options: HerzelnOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], deck: Deck, seats: int
) -> tuple[LessonBlock, ...]:
    is_short = options.form == "four_stages"
    spec = next((spec for spec in contracts.values() if isinstance(spec, TrickSpec)), None)
    trick = () if spec is None else (trick_picture("learn-herzeln-taken", spec, " ".join(TAKEN[:seats]), leader=0),)
    return (
        *paragraphs(message("learn-herzeln-about", cards=len(deck) // seats, deals=len(contracts))),
        *paragraphs(message_id("learn-herzeln-leader", options.leader)),
        *paragraphs("learn-tricks"),
        cards_picture(
            "learn-herzeln-order-short" if is_short else "learn-herzeln-order",
            " ".join(f"{rank}D" for rank in reversed(deck.ranks)),
        ),
        *trick,
        *paragraphs(message("learn-herzeln-rounds", count=options.rounds)),
    )


def _contracts(options: HerzelnOptions, contracts: Mapping[str, TrickSpec | LayoutSpec]) -> tuple[LessonBlock, ...]:
    is_short = options.form == "four_stages"
    blocks: list[LessonBlock] = []
    for name, spec in contracts.items():
        about = "no-tricks" if is_short and name == "tricks" else name
        if isinstance(spec, LayoutSpec):
            about = spec.form
        blocks.append(
            contract_scoring(spec, message_id("learn-herzeln", about), with_total=isinstance(spec, TrickSpec))
        )
        if isinstance(spec, LayoutSpec):
            blocks.append(_layout(spec))
    return tuple(blocks)


def _layout(spec: LayoutSpec) -> LessonBlock:
    if spec.form == "rows":
        return layout_picture("learn-herzeln-fits", spec, "JS QS JH", "KS 9S AH TD")
    return cards_picture("learn-herzeln-ends", "JC QD KH")


def _words() -> LessonBlock:
    return glossary(
        ("learn-herzeln-word-cards", ("learn-herzeln-word-cards-is",)),
        ("learn-herzeln-word-end", ("learn-herzeln-word-end-is",)),
        ("learn-word-discard", ("learn-word-discard-is",)),
    )
