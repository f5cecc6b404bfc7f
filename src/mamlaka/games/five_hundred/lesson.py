"""The lesson of Five Hundred: the cards, the auction, the widow, and the bids with their values."""

from __future__ import annotations

from mamlaka.display import Message
from mamlaka.games.five_hundred.contracts import BIDS, DENOMINATIONS, HAND_SIZE, SLAM, TRICK, WIDOW_SIZE, spec_of
from mamlaka.games.five_hundred.options import FiveHundredOptions
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

TRUMPED = ("KH", "9H", "JD", "AH")
"""A trick of trumps that the left bower takes, for up to four seats."""
ORDER = "*B JH JD AH KH QH TH 9H 8H 7H"
"""The trumps of three players, if they are hearts."""


def lesson_of(options: FiveHundredOptions, seats: int) -> Lesson:
    """Return the lesson of Five Hundred."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, seats)),
            LessonPage(message("learn-page-points"), _points(options)),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _game(options: FiveHundredOptions, seats: int) -> tuple[LessonBlock, ...]:
    hearts = spec_of(options, seats, next(bid for bid in BIDS if bid.trump == "H"))
    no_trump = spec_of(options, seats)
    named = no_trump.in_suit("*B", "C")
    partners = ("learn-five-hundred-partners",) if hearts.teams else ()
    led = ("*B", "9C", "AD", "7C")[:seats]
    return (
        *paragraphs("learn-five-hundred-about", *partners),
        *paragraphs(message("learn-five-hundred-deal", count=HAND_SIZE, number=WIDOW_SIZE)),
        *paragraphs("learn-five-hundred-bidding", f"learn-five-hundred-auction-{options.auction.replace('_', '-')}"),
        *paragraphs(f"learn-five-hundred-all-pass-{options.all_pass.replace('_', '-')}"),
        *paragraphs(message("learn-five-hundred-widow", count=WIDOW_SIZE), "learn-five-hundred-tricks"),
        cards_picture("learn-five-hundred-order", ORDER),
        trick_picture("learn-five-hundred-bower", hearts, " ".join(TRUMPED[:seats])),
        trick_picture("learn-five-hundred-named", named, " ".join(led)),
        *_misere(options, seats),
    )


def _misere(options: FiveHundredOptions, seats: int) -> tuple[LessonBlock, ...]:
    """Return what there is to know of misère, if it may be bid."""
    if options.misere == "off":
        return ()
    open_too = ("learn-five-hundred-open-misere",) if options.open_misere else ()
    partner = ("learn-five-hundred-misere-partner",) if spec_of(options, seats).teams else ()
    return paragraphs(
        f"learn-five-hundred-misere-{options.misere.replace('_', '-')}",
        *partner,
        f"learn-five-hundred-joker-{options.nullo_joker}",
        *open_too,
    )


def _points(options: FiveHundredOptions) -> tuple[LessonBlock, ...]:
    slam = (message("learn-five-hundred-slam", points=SLAM),) if options.slam != "off" else ()
    against = () if options.opponents_score == "no" else (_against(options),)
    winning = message(f"learn-five-hundred-win-{options.win_by}", count=int(options.target))
    door = (message("learn-five-hundred-back-door", count=int(options.target)),) if options.back_door else ()
    return (*paragraphs("learn-five-hundred-value", *slam, *against, winning, *door), _values(options))


def _against(options: FiveHundredOptions) -> Message:
    """Return what tricks bring the opponents."""
    return message(f"learn-five-hundred-against-{options.opponents_score.replace('_', '-')}", count=TRICK)


def _values(options: FiveHundredOptions) -> LessonBlock:
    """Return a table of the values of the lowest bids, and of misère if it may be bid."""
    bids = [bid for bid in BIDS if bid.level == BIDS[0].level]
    if options.misere != "off":
        bids += [bid for bid in BIDS if bid.is_misere and (options.open_misere or not bid.is_open)]
    rows = tuple(PointsRow(Message("learn-five-hundred-bid", {"name": bid.name}), (), bid.value) for bid in bids)
    more = message("learn-five-hundred-more", points=BIDS[len(DENOMINATIONS)].value - BIDS[0].value)
    return ScoringTable(message("learn-five-hundred-values"), "", (more,), rows, None)


def _words(options: FiveHundredOptions) -> tuple[LessonBlock, ...]:
    misere = (("learn-five-hundred-word-misere", ("learn-five-hundred-word-misere-is",)),)
    return (
        glossary(
            ("learn-five-hundred-word-right-bower", ("learn-five-hundred-word-right-bower-is",)),
            ("learn-five-hundred-word-left-bower", ("learn-five-hundred-word-left-bower-is",)),
            ("learn-five-hundred-word-widow", ("learn-five-hundred-word-widow-is",)),
            ("learn-five-hundred-word-contractor", ("learn-five-hundred-word-contractor-is",)),
            ("learn-five-hundred-word-set", ("learn-five-hundred-word-set-is",)),
            *(misere if options.misere != "off" else ()),
        ),
    )
