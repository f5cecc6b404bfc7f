"""The lesson of Scopone: the values of the cards, captures, scope, and the points of a deal."""

from __future__ import annotations

from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.games.scopone.scoring import NAPOLA, PRIMIERA
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    cards_picture,
    glossary,
    message,
    paragraphs,
)

__all__ = ["lesson_of"]

BEST = "7S AS QS 7H 6H 7D 2D 5C KC"
"""The captured cards of a picture."""


def lesson_of(options: ScoponeOptions) -> Lesson:
    """Return the lesson of Scopone."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options)),
            LessonPage(message("learn-page-points"), _points(options)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: ScoponeOptions) -> tuple[LessonBlock, ...]:
    ace = ("learn-scopone-ace",) if options.ace == "sweeps" else ()
    kings = ("learn-scopone-kings",) if options.form == "nine" and options.kings == "redeal" else ()
    return (
        *paragraphs("learn-scopone-about", message("learn-suits", faces=options.deck_faces)),
        *paragraphs(f"learn-scopone-deal-{options.form}", *kings),
        cards_picture(message("learn-scopone-values", faces=options.deck_faces), "AD 2D 3D 4D 5D 6D 7D JD QD KD"),
        *paragraphs("learn-scopone-capture", "learn-scopone-equal", f"learn-scopone-sum-{options.sum_choice}", *ace),
        cards_picture("learn-scopone-sums", "7D 4S 3H"),
        *paragraphs("learn-scopone-scopa", f"learn-scopone-last-{'counts' if options.last_scopa else 'not'}"),
        *paragraphs("learn-scopone-left"),
    )


def _points(options: ScoponeOptions) -> tuple[LessonBlock, ...]:
    seven, ace = PRIMIERA["7"], PRIMIERA["A"]
    primiera: tuple[LessonBlock, ...] = paragraphs("learn-scopone-primiera-sevens")
    if options.primiera == "table":
        worth = {rank.lower(): PRIMIERA[rank] for rank in "765432"}
        facts = {f"n{rank}": points for rank, points in worth.items()}
        primiera = (
            *paragraphs(message("learn-scopone-primiera", ace=ace, court=PRIMIERA["K"], **facts)),
            cards_picture(message("learn-scopone-best", count=3 * seven + PRIMIERA["5"]), BEST, "7S 7H 7D 5C"),
        )
    napola = (message("learn-scopone-napola", count=NAPOLA, faces=options.deck_faces),) if options.napola else ()
    return (
        *paragraphs("learn-scopone-each", "learn-scopone-cards"),
        *paragraphs(
            *(message(f"learn-scopone-{point}", faces=options.deck_faces) for point in ("coins", "settebello"))
        ),
        *primiera,
        *paragraphs(*napola, message("learn-scopone-target", target=int(options.target))),
    )


def _words(options: ScoponeOptions) -> tuple[LessonBlock, ...]:
    words = ("scopa", "settebello", "primiera", *(("napola",) if options.napola else ()), "spariglio")
    return (
        glossary(
            *(
                (f"learn-scopone-word-{word}", (message(f"learn-scopone-word-{word}-is", faces=options.deck_faces),))
                for word in words
            )
        ),
    )
