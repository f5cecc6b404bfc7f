"""The lesson of Da Qi Zi: the pieces, combinations, tricks, and payments."""

from __future__ import annotations

from mamlaka.games.da_qi_zi.options import DaQiZiOptions
from mamlaka.games.da_qi_zi.scoring import FREE, payment
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    Picture,
    PictureCard,
    cards_picture,
    glossary,
    message,
    paragraphs,
)

__all__ = ["lesson_of"]

PIECES = "GR GB AR AB ER EB RR RB HR HB CR CB SR SB"
"""One piece of each kind, from strong to weak."""
TRICK = (
    PictureCard("CB", 0, ()),
    PictureCard("HB", 1, ()),
    PictureCard("RB", 2, ()),
    PictureCard("ER", 3, ("wins",)),
)
"""A trick of single pieces, each of which beats those before it."""


def lesson_of(options: DaQiZiOptions) -> Lesson:
    """Return the lesson of Da Qi Zi."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options)),
            LessonPage(message("learn-page-points"), _points(options)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: DaQiZiOptions) -> tuple[LessonBlock, ...]:
    colours = "equal" if options.colours == "equal" else options.sets.replace("_", "-")
    needs = ("learn-da-qi-zi-needs-trick",) if options.last_needs_trick else ()
    return (
        *paragraphs("learn-da-qi-zi-about", "learn-da-qi-zi-lead"),
        cards_picture(f"learn-da-qi-zi-order-{options.colours.replace('_', '-')}", PIECES),
        *paragraphs("learn-da-qi-zi-sets"),
        cards_picture("learn-da-qi-zi-run-high", "GR AR ER"),
        cards_picture("learn-da-qi-zi-run-low", "RB HB CB"),
        *paragraphs(f"learn-da-qi-zi-{colours}", "learn-da-qi-zi-beat"),
        Picture(message("learn-da-qi-zi-trick"), TRICK, (), (), None),
        *paragraphs(f"learn-da-qi-zi-{options.discards}", *needs),
    )


def _points(options: DaQiZiOptions) -> tuple[LessonBlock, ...]:
    owed = {f"n{units}": payment(options, units) for units in range(FREE)}
    banker = ("learn-da-qi-zi-banker",) if options.banker else ()
    over_four = ("learn-da-qi-zi-over-four",) if options.over_four == "paid" else ()
    end = (
        message("learn-da-qi-zi-end-deals", count=int(options.deals))
        if options.end == "deals"
        else message("learn-da-qi-zi-end-bankrupt", count=int(options.chips))
    )
    return paragraphs(
        "learn-da-qi-zi-last",
        "learn-da-qi-zi-units",
        message("learn-da-qi-zi-pay", **owed),
        *banker,
        *over_four,
        end,
    )


def _words(options: DaQiZiOptions) -> tuple[LessonBlock, ...]:
    words = ("run", "unit", "discard", *(("banker",) if options.banker else ()))
    return (glossary(*((f"learn-da-qi-zi-word-{word}", (f"learn-da-qi-zi-word-{word}-is",)) for word in words)),)
