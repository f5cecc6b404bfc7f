"""The lesson of Oneonta Whist: the dummy, the trumps, and the bids with their points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mamlaka.games.oneonta.options import OneontaOptions
from mamlaka.ledger import Points
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    PointsRow,
    ScoringTable,
    cards_picture,
    glossary,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

Score: TypeAlias = Callable[[str, int, int], tuple[Points, str]]
"""`score(word, number, tricks)` returns the points of a bid, and the reason."""

BID = 4
"""The bid of the examples."""
DUMMY = 1


def lesson_of(options: OneontaOptions, spec: TrickSpec, cards: int, score: Score) -> Lesson:
    """Return the lesson of Oneonta Whist.

    Args:
        options: the options of the match.
        spec: the rules of a deal with a trump suit.
        cards: the number of cards in a hand.
        score: the rule for the points.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(spec, cards)),
            LessonPage(message("learn-oneonta-page-bid"), _bids(options, cards, score)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(spec: TrickSpec, cards: int) -> tuple[LessonBlock, ...]:
    strongest = reversed(spec.order)
    trumps = " ".join((*spec.promoted, *(f"{rank}{spec.trump}" for rank in strongest)))
    return (
        *paragraphs(message("learn-oneonta-about", count=cards), "learn-oneonta-turnup", "learn-oneonta-follow"),
        cards_picture(message("learn-oneonta-trumps", suit=spec.trump), trumps),
        trick_picture(message("learn-oneonta-ruff", suit=spec.trump), spec, f"AD T{spec.trump}", leader=DUMMY),
    )


def _bids(options: OneontaOptions, cards: int, score: Score) -> tuple[LessonBlock, ...]:
    rows = (
        PointsRow(message("learn-oneonta-won", count=tricks), (), score("bid", BID, tricks)[0])
        for tricks in (BID, BID + 1, BID + 2, BID - 1, 0)
    )
    bids = message("learn-oneonta-bids-null" if options.bidding == "hutnik" else "learn-oneonta-bids", most=cards)
    nulls = (
        PointsRow(message("learn-oneonta-won", count=tricks), (), score("null", BID, tricks)[0]) for tricks in (0, 1)
    )
    null = ScoringTable(message("learn-oneonta-null-title", number=BID), "", (), tuple(nulls), None)
    return (
        *paragraphs(bids),
        ScoringTable(message("learn-oneonta-bid-title", number=BID), "", (), tuple(rows), None),
        *((null,) if options.bidding == "hutnik" else ()),
        *paragraphs(message("learn-oneonta-target", deals=options.deals, target=options.target)),
    )


def _words(options: OneontaOptions) -> tuple[LessonBlock, ...]:
    null = (("learn-oneonta-word-null", ("learn-oneonta-word-null-is",)),) if options.bidding == "hutnik" else ()
    return (
        glossary(
            ("learn-oneonta-word-dummy", ("learn-oneonta-word-dummy-is",)),
            ("learn-oneonta-word-trump", ("learn-oneonta-word-trump-is",)),
            ("learn-oneonta-word-ruff", ("learn-oneonta-word-ruff-is",)),
            ("learn-word-discard", ("learn-word-discard-is",)),
            ("learn-oneonta-word-joker", ("learn-oneonta-word-joker-is",)),
            *null,
            ("learn-oneonta-word-out", ("learn-oneonta-word-out-is",)),
        ),
    )
