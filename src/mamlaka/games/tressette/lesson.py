"""The lesson of Tressette for two: the order of the cards, the draws, and thirds of a point."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.games.tressette.deal import HAND_SIZE, THIRDS, spec_of
from mamlaka.games.tressette.options import TressetteOptions
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    cards_picture,
    contract_scoring,
    glossary,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

NO_TRUMP = "none"
PLAIN = "H"
"""The suit of the pictures."""


def lesson_of(options: TressetteOptions) -> Lesson:
    """Return the lesson of Tressette for two. Its points are thirds."""
    spec = spec_of(options)
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec)),
            LessonPage(message("learn-page-points"), _points(options, spec)),
            LessonPage(message("learn-page-words"), _words()),
        ),
        unit=THIRDS,
    )


def _game(options: TressetteOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    order = " ".join(f"{rank}{PLAIN}" for rank in reversed(spec.order))
    tricks = "learn-tricks" if options.follow == "must" else "learn-tressette-may"
    trump = () if options.trump == NO_TRUMP else (message("learn-tressette-trump", suit=options.trump),)
    return (
        *paragraphs("learn-tressette-about", message("learn-suits", faces=options.deck_faces)),
        *paragraphs(message("learn-tressette-draw", count=HAND_SIZE), _shown(options), tricks),
        *paragraphs("learn-tressette-takes", *trump),
        cards_picture("learn-tressette-order", order),
        trick_picture(message("learn-tressette-taken", card=f"A{PLAIN}"), spec, f"A{PLAIN} 3{PLAIN}", leader=1),
    )


def _shown(options: TressetteOptions) -> str:
    return "learn-tressette-shown" if options.show_draws else "learn-tressette-hidden"


def _points(options: TressetteOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    thirds: tuple[Message | str, ...] = (f"learn-tressette-{options.rounding}",)
    tie = ("learn-tressette-tie-extra" if options.tie == "extra" else "learn-tressette-tie-shared",)
    target = message("learn-tressette-target", target=int(options.target))
    return (contract_scoring(spec, *thirds), *paragraphs(target, *tie))


def _words() -> tuple[LessonBlock, ...]:
    return (
        glossary(
            ("learn-tressette-word-stock", ("learn-tressette-word-stock-is",)),
            ("learn-word-discard", ("learn-word-discard-is",)),
            ("learn-tressette-word-void", ("learn-tressette-word-void-is",)),
            ("learn-tressette-word-long", ("learn-tressette-word-long-is",)),
        ),
    )
