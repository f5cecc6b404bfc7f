"""The lesson of Knockout Whist: tricks, trumps, the knock-out, and the dog's life."""

from __future__ import annotations

from mamlaka.display import Message, message_id
from mamlaka.games.knockout_whist.deals import spec_of
from mamlaka.games.knockout_whist.options import KnockoutOptions
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    glossary,
    message,
    paragraphs,
    trick_picture,
)

__all__ = ["lesson_of"]

RUFFED = ("KC", "AC", "2H", "9C", "TC", "QC", "3C")
"""A trick that a low trump takes, for up to seven seats."""


def lesson_of(options: KnockoutOptions, seats: int) -> Lesson:
    """Return the lesson of Knockout Whist."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, seats)),
            LessonPage(message("learn-knockout-whist-page-out"), paragraphs(*_knock_out(options))),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: KnockoutOptions, seats: int) -> tuple[LessonBlock, ...]:
    taker = 2 if seats > 2 else 1  # noqa: PLR2004  # the seat of the trump in the picture
    cards = RUFFED[:seats] if seats > taker else (RUFFED[0], RUFFED[2])
    leads = () if options.trump_lead else ("learn-knockout-whist-no-trump-lead",)
    return (
        *paragraphs(
            message("learn-knockout-whist-about", count=options.first_cards),
            "learn-tricks",
            "learn-knockout-whist-trumps",
            message_id("learn-knockout-whist-leader", options.leader),
            *leads,
        ),
        trick_picture("learn-knockout-whist-ruffed", spec_of(options, seats, "H"), " ".join(cards)),
    )


def _knock_out(options: KnockoutOptions) -> tuple[Message | str, ...]:
    if options.misere:
        return ("learn-knockout-whist-misere", "learn-knockout-whist-misere-end", "learn-knockout-whist-points")
    dogs = {
        "all": ("learn-knockout-whist-dogs", "learn-knockout-whist-dog"),
        "first": ("learn-knockout-whist-first-dog", "learn-knockout-whist-dog"),
        "off": (),
    }[options.dogs]
    blind = ("learn-knockout-whist-blind",) if options.blind_dog else ()
    return ("learn-knockout-whist-out", *dogs, *blind, "learn-knockout-whist-end", "learn-knockout-whist-points")


def _words(options: KnockoutOptions) -> tuple[LessonBlock, ...]:
    naming = message("learn-knockout-whist-word-trumps-is", sees="on" if options.chooser_sees else "off")
    namer = "learn-knockout-whist-word-trumps-cut" if options.tie == "cut" else "learn-knockout-whist-word-trumps-seat"
    dog = (("learn-knockout-whist-word-dog", ("learn-knockout-whist-word-dog-is",)),) if options.dogs != "off" else ()
    return (
        glossary(
            ("learn-knockout-whist-word-trumps", (naming, namer)),
            ("learn-knockout-whist-word-ruff", ("learn-knockout-whist-word-ruff-is",)),
            ("learn-word-discard", ("learn-word-discard-is",)),
            *dog,
        ),
    )
