"""The lesson of Hearts: passing, the penalty cards, the moon, and the words of the game."""

from __future__ import annotations

from collections.abc import Iterator

from mamlaka.cards import FRENCH
from mamlaka.display import Message
from mamlaka.games.hearts.deal import OPENER, PENALTIES
from mamlaka.games.hearts.options import HeartsOptions
from mamlaka.ledger import points_by_seat
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    PointsRow,
    ScoringTable,
    contract_scoring,
    glossary,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.plan_rules import trick_ledger
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

SHOOTER, OTHER = 0, 1
CAUGHT = ("KS", "QS", "3S", "5S", "2S", "6S", "8S")
"""A trick with the queen of spades, for up to seven seats."""


def lesson_of(options: HeartsOptions, spec: TrickSpec, passed: tuple[int, ...], sign: int) -> Lesson:
    """Return the lesson of Hearts.

    Args:
        options: the options of the match.
        spec: the rules of a deal.
        passed: the numbers of cards that each player passes before a deal, one pass after the other; empty: none.
        sign: the sign with which points are displayed.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec, passed, sign)),
            LessonPage(message("learn-page-points"), _points(options, spec, sign)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: HeartsOptions, spec: TrickSpec, passed: tuple[int, ...], sign: int) -> tuple[LessonBlock, ...]:
    return (
        *paragraphs("learn-hearts-about", *_passing(options, passed), _opening(options)),
        *paragraphs("learn-tricks", "learn-tricks-highest"),
        trick_picture("learn-hearts-caught", spec, " ".join(CAUGHT[: spec.seats]), leader=OTHER, sign=sign),
        *paragraphs(*_end(options)),
    )


def _passing(options: HeartsOptions, passed: tuple[int, ...]) -> tuple[Message, ...]:
    match passed:
        case (count,):
            return (message("learn-hearts-pass", count=count), *_directions(options))
        case (first, second):
            return (message("learn-hearts-pass-twice", first=first, second=second),)
    return ()


def _directions(options: HeartsOptions) -> Iterator[Message]:
    """Yield the direction of the pass in each deal; the number 0 stands for all deals."""
    cycle = options.pass_cycle
    if len(set(cycle)) == 1:
        yield message("learn-hearts-pass-to", number=0, direction=cycle[0])
        return
    for number, direction in enumerate(cycle, start=1):
        yield message("learn-hearts-pass-to", number=number, direction=direction)
    yield message("learn-hearts-pass-again")


def _opening(options: HeartsOptions) -> Message:
    if options.form == "black_lady":
        return message("learn-hearts-open-dealer")
    opener = FRENCH.names[OPENER]
    return message("learn-hearts-open-club" if options.can_lead_any_club else "learn-hearts-open", card=opener)


def _end(options: HeartsOptions) -> tuple[Message, ...]:
    if not (options.target or options.deals):
        return (message("learn-hearts-end-dealers"),)
    return (
        *((message("learn-hearts-end-target", target=options.target),) if options.target else ()),
        *((message("learn-hearts-end-deals", number=options.deals),) if options.deals else ()),
    )


def _points(options: HeartsOptions, spec: TrickSpec, sign: int) -> tuple[LessonBlock, ...]:
    return (
        contract_scoring(spec, sign=sign),
        *((_moon(spec, sign),) if options.moon != "none" else ()),
        *((_no_tricks(spec, sign),) if options.avoid_all_tricks_bonus else ()),
        *paragraphs(*(("learn-hearts-first-trick",) if options.no_pts_on_first_trick else ())),
    )


def _moon(spec: TrickSpec, sign: int) -> ScoringTable:
    """Return the points of a deal in which one seat takes all penalty cards, and no other card that scores."""
    taken = [PENALTIES, *[0] * (spec.seats - 1)]
    points = points_by_seat(trick_ledger(spec, taken, range(spec.seats)), spec.seats)
    return ScoringTable(
        message("learn-hearts-moon-title"),
        "",
        (message("learn-hearts-moon"),),
        (
            PointsRow(message("learn-hearts-moon-shooter"), (), sign * points[SHOOTER]),
            PointsRow(message("learn-hearts-moon-others"), (), sign * points[OTHER]),
        ),
        None,
    )


def _no_tricks(spec: TrickSpec, sign: int) -> ScoringTable:
    points = points_by_seat(trick_ledger(spec, [0] * spec.seats, [SHOOTER]), spec.seats)
    row = PointsRow(message("learn-hearts-no-tricks-row"), (), sign * points[OTHER])
    return ScoringTable(message("learn-hearts-no-tricks"), "", (), (row,), None)


def _words(options: HeartsOptions) -> tuple[LessonBlock, ...]:
    broken = "learn-hearts-word-broken-queen" if options.qs_breaks_hearts else "learn-hearts-word-broken-is"
    but_queen = ("learn-hearts-word-broken-but-queen",) if options.can_lead_hearts_instead_of_qs else ()
    return (
        glossary(
            ("learn-hearts-word-penalty", ("learn-hearts-word-penalty-is",)),
            *((("learn-hearts-word-broken", (broken, *but_queen)),) if options.must_break_hearts else ()),
            *((("learn-hearts-word-moon", ("learn-hearts-word-moon-is",)),) if options.moon != "none" else ()),
            *((("learn-hearts-word-left", ("learn-hearts-word-left-is",)),) if options.form == "black_lady" else ()),
            ("learn-word-discard", ("learn-word-discard-is", "learn-hearts-word-discard-when")),
        ),
    )
