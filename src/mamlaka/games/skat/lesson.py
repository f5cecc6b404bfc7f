"""The lesson of Skat: the cards, the auction, the skat, and the games with their values."""

from __future__ import annotations

from mamlaka.cards import PIQUET
from mamlaka.display import Message
from mamlaka.games.skat.contracts import (
    ALL_POINTS,
    ANNOUNCED_SCHNEIDER,
    BASES,
    BONUS,
    CARD_POINTS,
    DEFENCE,
    HAND_SIZE,
    NULL_VALUES,
    SCHNEIDER,
    SKAT_SIZE,
    Contract,
    Outcome,
    spec_of,
    value_of,
)
from mamlaka.games.skat.options import BIERLACHS, RAMSCH, SEEGER, SkatOptions
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
    points_rows,
    trick_picture,
)
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

ORDER = "JC JS JH JD AH TH KH QH 9H 8H 7H"
"""The trumps, if they are hearts."""
PLAIN = "AC TC KC QC 9C 8C 7C"
"""A suit that is not trumps."""
NULL_TEXTS = {
    (False, False): Message("learn-skat-game", {"name": "null"}),
    (True, False): Message("learn-skat-null-hand"),
    (False, True): Message("learn-skat-game", {"name": "null_ouvert"}),
    (True, True): Message("learn-skat-null-ouvert-hand"),
}
"""What the values of null are called."""


def lesson_of(options: SkatOptions, seats: int) -> Lesson:
    """Return the lesson of Skat."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, seats)),
            LessonPage(message("learn-page-points"), _points(options, seats)),
            LessonPage(message("learn-page-words"), _words()),
        )
    )


def _game(options: SkatOptions, seats: int) -> tuple[LessonBlock, ...]:
    hearts = spec_of(SkatOptions(), 3, Contract("hearts"), 0, (), 18)
    after = ("learn-skat-announce-after",) if options.announce_after_skat else ()
    four = ("learn-skat-four",) if seats > 3 else ()  # noqa: PLR2004
    return (
        *paragraphs("learn-skat-about", message("learn-skat-deal", count=HAND_SIZE, number=SKAT_SIZE), *four),
        *paragraphs("learn-skat-bidding", message("learn-skat-skat", count=SKAT_SIZE), "learn-skat-announce", *after),
        *paragraphs("learn-skat-tricks"),
        cards_picture("learn-skat-order", ORDER),
        trick_picture("learn-skat-jack", hearts, "AH KH JD", leader=1),
        cards_picture("learn-skat-plain-order", PLAIN),
        *paragraphs("learn-skat-null-order", *_all_pass(options)),
    )


def _all_pass(options: SkatOptions) -> tuple[str, ...]:
    """Return what happens if everyone passes."""
    if options.all_pass != RAMSCH:
        return ("learn-skat-all-pass-void",)
    return ("learn-skat-all-pass-ramsch", f"learn-skat-ramsch-skat-{options.ramsch_skat.replace('_', '-')}")


def _points(options: SkatOptions, seats: int) -> tuple[LessonBlock, ...]:
    single = ("learn-skat-lost-hand-single",) if options.lost_hand_single else ()
    cards = points_rows(TrickSpec("", PIQUET, 3, PIQUET.ranks, card_points=CARD_POINTS), 1)
    return (
        ScoringTable(message("learn-skat-points"), "", (), cards, ALL_POINTS),
        *paragraphs("learn-skat-value"),
        _bases(options),
        *paragraphs(_example(options), "learn-skat-lost", *single, "learn-skat-overbid-is"),
        *paragraphs(*_booking(options, seats)),
    )


def _example(options: SkatOptions) -> Message:
    """Return how the value of a game is counted, and counted on if the defenders are schneider."""
    contract, number = Contract("hearts"), 2
    value, value2 = (
        value_of(options, contract, Outcome(points, HAND_SIZE // 2, HAND_SIZE // 2, number), 0)
        for points in (ALL_POINTS - SCHNEIDER - 1, ANNOUNCED_SCHNEIDER)
    )
    base = dict(BASES)[contract.game]
    counted = {"levels": value // base, "value": value, "levels2": value2 // base, "value2": value2}
    return Message("learn-skat-example", {"name": contract.game, "number": number, "base": base, **counted})


def _bases(options: SkatOptions) -> LessonBlock:
    """Return a table of the base values, and of the values of null."""
    bases = dict(BASES)
    rows = [PointsRow(Message("learn-skat-game", {"name": game}), (), base) for game, base in bases.items()]
    if options.grand_ouvert != str(bases["grand"]):
        rows.append(PointsRow(Message("learn-skat-game", {"name": "grand_ouvert"}), (), int(options.grand_ouvert)))
    rows += [PointsRow(NULL_TEXTS[kind], (), value) for kind, value in NULL_VALUES.items()]
    return ScoringTable(message("learn-skat-bases"), "", (message("learn-skat-times"),), tuple(rows), None)


def _booking(options: SkatOptions, seats: int) -> tuple[Message, ...]:
    """Return how a deal is booked, and when the match ends."""
    if options.scoring == BIERLACHS:
        return (message("learn-skat-bierlachs", count=int(options.limit)),)
    seeger = message("learn-skat-seeger", count=BONUS, number=DEFENCE[seats])
    booked = seeger if options.scoring == SEEGER else message("learn-skat-classic")
    return booked, message("learn-skat-deals", count=int(options.deals))


def _words() -> tuple[LessonBlock, ...]:
    names = ("skat", "hands", "matadors", "schneider", "schwarz", "ouvert", "overbid")
    facts = {
        "schneider": {"number": SCHNEIDER, "count": ANNOUNCED_SCHNEIDER},
        "schwarz": {"count": HAND_SIZE},
    }
    terms = (
        (f"learn-skat-word-{name}", (message(f"learn-skat-word-{name}-is", **facts.get(name, {})),)) for name in names
    )
    return (glossary(*terms),)
