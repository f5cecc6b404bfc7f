"""The lesson of Schnapsen: two kinds of play, closing, marriages, claims, and the game points."""

from __future__ import annotations

from mamlaka.games.schnapsen.deal import GOAL, HALF, HAND_SIZE, MARRIAGE, ROYAL_MARRIAGE, spec_of
from mamlaka.games.schnapsen.options import SchnapsenOptions
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

TRUMP, PLAIN = "H", "S"
"""The trump suit and a plain suit of the pictures."""


def lesson_of(options: SchnapsenOptions) -> Lesson:
    """Return the lesson of Schnapsen. The points of its cards are not game points."""
    spec = spec_of(TRUMP)
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec)),
            LessonPage(message("learn-page-points"), _points(options, spec)),
            LessonPage(message("learn-page-words"), _words()),
        )
    )


def _game(options: SchnapsenOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    order = " ".join(f"{rank}{PLAIN}" for rank in reversed(spec.order))
    exchange = message("learn-schnapsen-exchange", count=int(options.exchange_min))
    close = message("learn-schnapsen-close", count=int(options.close_min))
    return (
        *paragraphs(
            message("learn-schnapsen-about", goal=GOAL),
            message("learn-schnapsen-deal", count=HAND_SIZE),
            "learn-schnapsen-open",
        ),
        cards_picture("learn-schnapsen-order", order),
        trick_picture("learn-schnapsen-trumped", spec, f"A{PLAIN} J{TRUMP}", leader=1),
        *paragraphs("learn-schnapsen-strict", exchange, close),
    )


def _points(options: SchnapsenOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    first = () if options.marriage_first else ("learn-schnapsen-marriage-later",)
    marriage = message("learn-schnapsen-marriage", count=MARRIAGE, number=ROYAL_MARRIAGE)
    closing = (f"learn-schnapsen-closing-{options.closing_score}", "learn-schnapsen-closing-fails")
    return (
        contract_scoring(spec),
        *paragraphs(marriage, *first, message(f"learn-schnapsen-claim-{options.claims}", goal=GOAL)),
        *paragraphs(message("learn-schnapsen-grades", half=HALF), *closing),
        *(paragraphs(f"learn-schnapsen-wrong-{options.wrong_claim}") if options.claims == "free" else ()),
        *paragraphs(
            f"learn-schnapsen-last-{options.last_trick}",
            message("learn-schnapsen-target", count=int(options.target)),
        ),
    )


def _words() -> tuple[LessonBlock, ...]:
    return (
        glossary(
            ("learn-schnapsen-word-stock", ("learn-schnapsen-word-stock-is",)),
            ("learn-schnapsen-word-turn-up", ("learn-schnapsen-word-turn-up-is",)),
            ("learn-schnapsen-word-trumps", ("learn-schnapsen-word-trumps-is",)),
            ("learn-schnapsen-word-marriage", ("learn-schnapsen-word-marriage-is",)),
            ("learn-schnapsen-word-bummerl", ("learn-schnapsen-word-bummerl-is",)),
        ),
    )
