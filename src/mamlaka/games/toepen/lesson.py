"""The lesson of Toepen: the last trick, knocking, exchanges and signals."""

from __future__ import annotations

from mamlaka.cards import Mask, iter_cards
from mamlaka.display import Message, message_id
from mamlaka.games.toepen.knocks import Stake
from mamlaka.games.toepen.options import ToepenOptions
from mamlaka.games.toepen.signals import Signal
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    Picture,
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

KNOCKS = 3
"""The number of knocks up to which the stake is shown."""
OTHERS = ("8H", "JH", "AS", "QH", "7C", "JD", "KS")
"""The cards of the other seats in a last trick."""


def lesson_of(options: ToepenOptions, spec: TrickSpec, worthless: Mask, signals: tuple[Signal, ...]) -> Lesson:
    """Return the lesson of Toepen.

    Args:
        options: the options of the match.
        spec: the rules of a deal.
        worthless: the cards of a hand that may be exchanged.
        signals: the signals; empty: there are none.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, spec)),
            LessonPage(message("learn-toepen-page-knock"), _knocking(options)),
            LessonPage(message("learn-page-words"), _words(options, spec, worthless, signals)),
        )
    )


def _game(options: ToepenOptions, spec: TrickSpec) -> tuple[LessonBlock, ...]:
    end = "learn-toepen-end-first" if options.end_mode == "first_bankrupt" else "learn-toepen-end-last"
    order = " ".join(f"{rank}{spec.deck.suits[0]}" for rank in reversed(spec.order))
    return (
        *paragraphs("learn-toepen-about", message("learn-toepen-chips", count=options.chips), end, "learn-tricks"),
        cards_picture("learn-toepen-order", order),
        _last_trick(spec),
    )


def _last_trick(spec: TrickSpec) -> Picture:
    best = f"{spec.order[-1]}H"
    return trick_picture("learn-toepen-last", spec, " ".join((*OTHERS[: spec.seats - 1], best)), leader=1)


def _knocking(options: ToepenOptions) -> tuple[LessonBlock, ...]:
    first = Stake(needs_card_between=False, max_stake=0).stake
    most = options.max_stake or first + KNOCKS
    stakes = range(first, min(first + KNOCKS, most) + 1)
    rows = tuple(PointsRow(message("learn-toepen-knocks", count=stake - first), (), -stake) for stake in stakes)
    limit = (message("learn-toepen-limit", stake=options.max_stake),) if options.max_stake else ()
    gap = ("learn-toepen-gap",) if options.knock_gap == "one_card" else ()
    winner = "learn-toepen-takes" if options.winner_takes == "stake" else "learn-toepen-takes-nothing"
    return (
        *paragraphs("learn-toepen-knock", "learn-toepen-answer", "learn-toepen-again", *gap, *limit),
        ScoringTable(message("learn-toepen-lose"), "", (message("learn-toepen-fold"),), rows, None),
        *paragraphs(winner, f"learn-toepen-dealer-{options.next_dealer}"),
    )


def _words(
    options: ToepenOptions, spec: TrickSpec, worthless: Mask, signals: tuple[Signal, ...]
) -> tuple[LessonBlock, ...]:
    often = "learn-toepen-exchange-once" if options.exchanges_per_player == "one" else "learn-toepen-exchange-often"
    asked = message_id("learn-toepen-exchange", options.exchange_order)
    suit = spec.deck.suits[0]
    cards = [f"{rank}{suit}" for rank in reversed(spec.order) if spec.deck.mask(f"{rank}{suit}") & worthless]
    return (
        glossary(
            ("learn-toepen-word-stake", ("learn-toepen-word-stake-is",)),
            ("learn-toepen-word-exchange", ("learn-toepen-exchange", asked, often)),
            ("learn-toepen-word-challenge", ("learn-toepen-challenge",)),
            *((("learn-toepen-word-signals", _signalling(options, spec, signals)),) if signals else ()),
        ),
        cards_picture("learn-toepen-worthless", " ".join(cards)),
    )


def _signalling(options: ToepenOptions, spec: TrickSpec, signals: tuple[Signal, ...]) -> tuple[Message, ...]:
    """Return what must be signalled, what may be, and what happens if it is forgotten."""

    def ranks(required: bool) -> str:  # noqa: FBT001  # a predicate of the signal
        cards = next(row.cards for row in signals if row.required is required)
        return " ".join(spec.deck.names[card] for card in iter_cards(cards))

    forgotten = "learn-toepen-signals-auto"
    if options.signals == "manual":
        is_early = options.signal_time == "before_play"
        forgotten = "learn-toepen-signals-before-play" if is_early else "learn-toepen-signals-forgotten"
    return (
        message("learn-toepen-signals-must", cards=ranks(required=True)),
        message("learn-toepen-signals-may", cards=ranks(required=False)),
        message(forgotten),
    )
