"""The lesson of Tressette for four: the order of the cards, partners, declarations and signals, thirds of a point."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.games.tressette_four.deal import THIRDS, spec_of
from mamlaka.games.tressette_four.options import FOUR_OF_COINS, TressetteFourOptions
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

PLAIN = "H"
"""The suit of the pictures."""
TRICK = ("KH", "3H", "AH", "4D")
MELD = "3H 2H AH"


def lesson_of(options: TressetteFourOptions) -> Lesson:
    """Return the lesson of Tressette for four. Its points are thirds."""
    spec = spec_of(options)
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec)),
            LessonPage(message("learn-page-points"), _points(options, spec)),
            LessonPage(message("learn-page-words"), _words(options)),
        ),
        unit=THIRDS,
    )


def _game(options: TressetteFourOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    order = " ".join(f"{rank}{PLAIN}" for rank in reversed(spec.order))
    lead = message(
        "learn-tressette-four-lead-coins" if options.first_lead == FOUR_OF_COINS else "learn-tressette-four-lead",
        faces=options.deck_faces,
    )
    signals: tuple[str, ...] = ()
    if options.signals != "off":
        truth = "learn-tressette-four-true" if options.signals == "truthful" else "learn-tressette-four-free"
        signals = ("learn-tressette-four-signals", truth)
    before = (
        *(("learn-tressette-four-poor",) if options.poor_hand else ()),
        *(("learn-tressette-four-decima",) if options.decima else ()),
    )
    return (
        *paragraphs("learn-tressette-four-about", message("learn-suits", faces=options.deck_faces)),
        *paragraphs(*before, lead, "learn-tricks", "learn-tressette-four-takes"),
        cards_picture("learn-tressette-four-order", order),
        trick_picture("learn-tressette-four-taken", spec, " ".join(TRICK)),
        *paragraphs(*signals),
    )


def _points(options: TressetteFourOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    target = message(f"learn-tressette-four-{options.end.replace('_', '-')}", target=int(options.target))
    declared: tuple[LessonBlock, ...] = ()
    if options.declarations:
        shutout = ("learn-tressette-four-shutout",) if options.shutout_voids else ()
        until = message("learn-tressette-four-declare", count=int(options.declare_until))
        declared = (
            *paragraphs(until, "learn-tressette-four-alike", *shutout),
            cards_picture("learn-tressette-four-napoli", MELD),
        )
    thirds = f"learn-tressette-four-{options.rounding}"
    return (contract_scoring(spec, thirds), *declared, *paragraphs(target))


def _words(options: TressetteFourOptions) -> tuple[LessonBlock, ...]:
    words: tuple[str, ...] = ()
    if options.signals != "off":
        words += ("busso", "striscio", "volo")
    if options.declarations:
        words += ("napoli", "buongioco")
    words += ("cappotto",)
    terms: list[tuple[str, tuple[Message | str, ...]]] = [
        (f"learn-tressette-four-word-{word}", (f"learn-tressette-four-word-{word}-is",)) for word in words
    ]
    return (glossary(*terms),)
