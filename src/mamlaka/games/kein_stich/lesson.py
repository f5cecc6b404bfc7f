"""The lesson of Kein Stich: the deals of a round, the pot, and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping

from mamlaka.display import Message, message_id
from mamlaka.games.kein_stich.contracts import FOUR, deck_of
from mamlaka.games.kein_stich.options import KeinStichOptions
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

TAKEN = ("TC", "QH", "JC", "8C", "9C", "8D")
"""A trick with a discarded queen, for up to six seats."""


def lesson_of(
    options: KeinStichOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], seats: int, sign: int
) -> Lesson:
    """Return the lesson of Kein Stich.

    Args:
        options: the options of the match.
        contracts: the specs of the contracts of a round, in order.
        seats: the number of seats.
        sign: the sign with which points are displayed.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, contracts, seats, sign)),
            LessonPage(message("learn-page-contracts"), _contracts(options, contracts, sign)),
            LessonPage(message("learn-page-words"), (_words(options),)),
        )
    )


def _game(
    options: KeinStichOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], seats: int, sign: int
) -> tuple[LessonBlock, ...]:
    deck, queens = deck_of(seats), contracts["no_queens"]
    assert isinstance(queens, TrickSpec)
    return (
        *paragraphs(message("learn-kein-stich-about", cards=len(deck) // seats, deals=len(contracts))),
        *paragraphs("learn-tricks"),
        cards_picture("learn-kein-stich-order", " ".join(f"{rank}D" for rank in reversed(deck.ranks))),
        trick_picture("learn-kein-stich-taken", queens, " ".join(TAKEN[:seats]), leader=seats - 2, sign=sign),
        *paragraphs(*_stakes(options, seats), message("learn-kein-stich-rounds", count=options.rounds)),
    )


def _stakes(options: KeinStichOptions, seats: int) -> tuple[Message | str, ...]:
    if options.stakes == "points":
        return ("learn-kein-stich-points",)
    if not options.extras or options.shares == "160_0_0_0":
        return ("learn-kein-stich-pot",)
    place = 3 if seats == FOUR and options.shares == "80_50_30_0" else 1
    return ("learn-kein-stich-pot", message("learn-kein-stich-rest", place=place))


def _contracts(
    options: KeinStichOptions, contracts: Mapping[str, TrickSpec | LayoutSpec], sign: int
) -> tuple[LessonBlock, ...]:
    blocks: list[LessonBlock] = []
    for name, spec in contracts.items():
        about = [message_id("learn-kein-stich", name)]
        if isinstance(spec, LayoutSpec) and options.layout_leader == "dealer":
            about.append("learn-kein-stich-layout-dealer")
        blocks.append(contract_scoring(spec, *about, sign=sign, with_total=isinstance(spec, TrickSpec)))
        if isinstance(spec, LayoutSpec):
            blocks.append(layout_picture("learn-kein-stich-fits", spec, "TS JS QS JH", "KS 9S AH TD 8C"))
    return tuple(blocks)


def _words(options: KeinStichOptions) -> LessonBlock:
    pot = (("learn-kein-stich-word-pot", ("learn-kein-stich-word-pot-is",)),) if options.stakes == "pot" else ()
    return glossary(
        ("learn-kein-stich-word-cards", ("learn-kein-stich-word-cards-is",)),
        *pot,
        ("learn-word-discard", ("learn-word-discard-is",)),
    )
