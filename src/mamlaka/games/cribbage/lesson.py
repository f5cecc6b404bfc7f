"""The lesson of Cribbage: the crib, the play to 31, the show, and the words of the game."""

from __future__ import annotations

from mamlaka.combinations import CombinationSpec, combinations_in
from mamlaka.games.cribbage.deal import DECK, DOUBLE_SKUNK, HAND, HANDS, PLAY, SKUNK, crib_spec
from mamlaka.games.cribbage.options import CribbageOptions
from mamlaka.ledger import Points
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    Picture,
    PictureCard,
    PointsRow,
    ScoringTable,
    cards_picture,
    glossary,
    message,
    paragraphs,
)

__all__ = ["lesson_of"]

GOOD_HAND, GOOD_STARTER = "4S 5S 5D 6H", "5H"
FIFTEEN_HAND, FIFTEEN_STARTER = "7S 8D 2C KH", "QD"
COUNTED, HELD = "8S 7D TC", "KC 9S 6H 5D"
"""The cards of a running count, and of a hand."""
ALIKE = ("pair", "three", "four")
"""The words for two, three and four cards of one rank."""


def lesson_of(options: CribbageOptions) -> Lesson:
    """Return the lesson of Cribbage. Its numbers come from the specs."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options)),
            LessonPage(message("learn-page-points"), _points(options)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: CribbageOptions) -> tuple[LessonBlock, ...]:
    games = () if options.games == "1" else (message("learn-cribbage-games", count=int(options.games)),)
    skunks = (f"learn-cribbage-skunks-{options.target}",) if games and options.skunk else ()
    return (
        *paragraphs(
            message("learn-cribbage-about", goal=int(options.target)),
            message("learn-cribbage-deal", count=HANDS[2]),
            "learn-cribbage-crib",
            "learn-cribbage-dealer",
            "learn-cribbage-starter",
        ),
        cards_picture("learn-cribbage-order", " ".join(f"{rank}S" for rank in DECK.ranks)),
        *paragraphs(
            message("learn-cribbage-play", most=PLAY.limit),
        ),
        _count(),
        *paragraphs(
            message("learn-cribbage-go", count=PLAY.last_points, most=PLAY.limit),
            "learn-cribbage-show",
            *(("learn-cribbage-muggins",) if options.muggins else ()),
            message("learn-cribbage-end", goal=int(options.target)),
            *games,
            *skunks,
            "learn-cribbage-others",
        ),
    )


def _count() -> Picture:
    """Return a picture of a running count, and of a hand whose cards that fit are marked."""
    pile, hand = COUNTED.split(), HELD.split()
    count = PLAY.combinations.sum_of([DECK.card(name) for name in pile])
    fits = [name for name in hand if PLAY.fitting[count] >> DECK.card(name) & 1]
    return Picture(
        message("learn-cribbage-picture", count=count, cards=" ".join(fits)),
        (),
        (tuple(PictureCard(name, None, ()) for name in pile),),
        tuple(PictureCard(name, None, ("fits",) if name in fits else ()) for name in hand),
        None,
    )


def _points(options: CribbageOptions) -> tuple[LessonBlock, ...]:
    heels = int(options.heels)
    start = (PointsRow(message("learn-cribbage-row-heels"), (), heels),) if heels else ()
    suits = (
        PointsRow(message("learn-cribbage-row-flush"), (), HAND.suit_points),
        PointsRow(message("learn-cribbage-row-flush-five"), (), HAND.suit_points_together),
        PointsRow(message("learn-cribbage-row-nobs"), (), HAND.matching_points),
    )
    is_strict = not crib_spec(options).suit_points
    return (
        _table(
            "learn-cribbage-points-play",
            (*start, *_rows(PLAY.combinations), PointsRow(message("learn-cribbage-row-last"), (), PLAY.last_points)),
        ),
        _table("learn-cribbage-points-show", (*_rows(HAND.combinations), *suits)),
        *paragraphs("learn-cribbage-runs", *(("learn-cribbage-crib-flush",) if is_strict else ())),
        _picture("learn-cribbage-fifteens", FIFTEEN_HAND, FIFTEEN_STARTER),
        _picture("learn-cribbage-good-hand", GOOD_HAND, GOOD_STARTER),
    )


def _table(title: str, rows: tuple[PointsRow, ...]) -> ScoringTable:
    return ScoringTable(message(title), "", (), rows, None)


def _rows(spec: CombinationSpec) -> tuple[PointsRow, ...]:
    """Return the rows of sums, cards of one rank, and runs. A run scores a point for each card."""
    sums = (PointsRow(message("learn-cribbage-row-sum", count=total), (), points) for total, points, _ in spec.sums)
    alike = (
        PointsRow(message(f"learn-cribbage-row-{word}"), (), points)
        for word, (_, points, _) in zip(ALIKE, spec.alike, strict=True)
    )
    return (*sums, *alike, PointsRow(message("learn-cribbage-row-run", count=spec.least_run), (), spec.least_run))


def _picture(caption: str, hand: str, starter: str) -> Picture:
    """Return a picture of a hand with its starter, and what it is worth."""
    found = combinations_in(HAND, DECK.mask(hand), DECK.card(starter))
    points: Points = sum(row.points for row in found)
    return cards_picture(message(caption, count=points), f"{hand} {starter}")


def _words(options: CribbageOptions) -> tuple[LessonBlock, ...]:
    words = ("crib", "pone", "starter", "go", "peg", "pair-royal", "double-run", "heels", "nobs", "skunk", "muggins")
    facts = {"skunk": {"count": SKUNK[options.target], "double": DOUBLE_SKUNK[options.target]}}
    return (
        glossary(
            *(
                (f"learn-cribbage-word-{word}", (message(f"learn-cribbage-word-{word}-is", **facts.get(word, {})),))
                for word in words
            )
        ),
    )
