"""The lesson of Romanian Whist: hands of changing size, bids with their points, and the words of the game."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.games.romanian_whist.deals import DECKS, FULL, MAX_HANDS, bid_row, order_of, spec_of
from mamlaka.games.romanian_whist.options import RomanianOptions
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

__all__ = ["lesson_of"]

BID, SIZE = 2, 4
"""The bid of the example, and the tricks of its deal."""
RUFFED = ("KC", "AC", "9H", "QC", "TC", "JC")
"""A trick that a low trump takes, for up to six players."""


def lesson_of(options: RomanianOptions, seats: int) -> Lesson:
    """Return the lesson of Romanian Whist."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, seats)),
            LessonPage(message("learn-romanian-whist-page-bid"), _bids(options)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: RomanianOptions, seats: int) -> tuple[LessonBlock, ...]:
    hands, order = min(seats, MAX_HANDS), order_of(options, seats)
    sizes = " ".join(str(deal.size) for deal in order)
    ranks = " ".join(f"{rank}S" for rank in reversed(DECKS[hands].ranks))
    return (
        *paragraphs(
            message("learn-romanian-whist-about", count=len(order)),
            message("learn-romanian-whist-order", sizes=sizes),
            "learn-romanian-whist-sits-out",
        ),
        cards_picture("learn-romanian-whist-deck", ranks),
        *paragraphs("learn-tricks", "learn-romanian-whist-trumps", f"learn-romanian-whist-duty-{options.trump_duty}"),
        trick_picture("learn-romanian-whist-ruffed", spec_of(options, hands, "H", SIZE, (), ()), _ruffed(hands)),
        *paragraphs(f"learn-romanian-whist-eights-{options.eights_trump}", *_unseen(options)),
    )


def _ruffed(seats: int) -> str:
    return " ".join(RUFFED[:seats])


def _unseen(options: RomanianOptions) -> tuple[Message | str, ...]:
    """Return how deals of one card are bid, if not in the usual way."""
    ones = {"normal": (), "forehead": ("learn-romanian-whist-forehead",), "blind": ("learn-romanian-whist-blind",)}
    extra = ("learn-romanian-whist-extra",) if options.extra_ones == "forehead_blind" else ()
    return (*ones[options.one_card], *extra)


def _bids(options: RomanianOptions) -> tuple[LessonBlock, ...]:
    row = bid_row(BID, SIZE, options.miss)
    rows = tuple(
        PointsRow(message("learn-romanian-whist-taken", count=tricks), (), row[tricks][0]) for tricks in (2, 3, 4, 1, 0)
    )
    forbidden = ("learn-romanian-whist-forbidden",) if options.forbidden_sum == "last" else ()
    streak: tuple[Message | str, ...] = ()
    if options.streak != "off":
        points = int(options.streak)
        streak = (
            message("learn-romanian-whist-streak", bonus=points),
            f"learn-romanian-whist-ones-{options.streak_ones}",
        )
    return (
        *paragraphs(message("learn-romanian-whist-bids", most=FULL), *forbidden),
        ScoringTable(message("learn-romanian-whist-bid-title", number=BID), "", (), rows, None),
        *paragraphs("learn-romanian-whist-zero", *streak, "learn-romanian-whist-end"),
    )


def _words(options: RomanianOptions) -> tuple[LessonBlock, ...]:
    streak = (("learn-romanian-whist-word-streak", ("learn-romanian-whist-word-streak-is",)),)
    return (
        glossary(
            ("learn-romanian-whist-word-bid", ("learn-romanian-whist-word-bid-is",)),
            ("learn-romanian-whist-word-ruff", ("learn-romanian-whist-word-ruff-is",)),
            ("learn-word-discard", ("learn-word-discard-is",)),
            *(streak if options.streak != "off" else ()),
        ),
    )
