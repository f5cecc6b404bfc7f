"""The lesson of Spar: the last trick, sixes and sevens, cards set aside, and flags."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.games.spar.deal import hand_size
from mamlaka.games.spar.options import SparOptions
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

LAST_TRICK = ("6D", "9C", "AH", "TS", "8H", "9H", "TC")
"""A last trick that a six takes, for up to seven seats."""


def lesson_of(options: SparOptions, spec: TrickSpec) -> Lesson:
    """Return the lesson of Spar."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec)),
            LessonPage(message("learn-page-points"), (contract_scoring(spec), *paragraphs(*_points(options)))),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: SparOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    cards = " ".join(LAST_TRICK[: spec.seats])
    follow = "learn-spar-flag" if options.revoke == "flag" else "learn-tricks"
    return (
        *paragraphs(message("learn-spar-about", count=hand_size(options)), follow),
        cards_picture("learn-spar-order", " ".join(f"{rank}H" for rank in reversed(spec.order))),
        trick_picture("learn-spar-last", spec, cards),
    )


def _points(options: SparOptions) -> tuple[Message | str, ...]:
    dry = {"off": (), "dry": ("learn-spar-dry",), "dry_show": ("learn-spar-dry", "learn-spar-show")}[options.dry]
    chips = ("learn-spar-chips",) if options.stake == "chips" else ()
    target = (message("learn-spar-target", target=options.target),) if options.target else ()
    deals = (message("learn-spar-deals", number=options.deals),) if options.deals else ()
    dealer = {"winner": "winner", "before_winner": "before", "left": "left"}[options.next_dealer]
    return (*dry, *chips, f"learn-spar-dealer-{dealer}", *target, *deals)


def _words(options: SparOptions) -> tuple[LessonBlock, ...]:
    return (
        glossary(
            ("learn-word-discard", ("learn-word-discard-is",)),
            ("learn-spar-word-void", ("learn-spar-word-void-is",)),
            *((("learn-spar-word-dry", ("learn-spar-word-dry-is",)),) if options.dry != "off" else ()),
            *((("learn-spar-word-flag", ("learn-spar-word-flag-is",)),) if options.revoke == "flag" else ()),
        ),
    )
