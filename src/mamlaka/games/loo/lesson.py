"""The lesson of Loo: who plays, the duties, and the pool."""

from __future__ import annotations

from mamlaka.cards import FRENCH
from mamlaka.display import Message
from mamlaka.games.loo.deals import JAPANESE_LOO, WITH_JOKER, hand_size, spec_of, stake_of
from mamlaka.games.loo.options import LooOptions
from mamlaka.lesson import Lesson, LessonBlock, LessonPage, glossary, message, paragraphs, trick_picture

__all__ = ["lesson_of"]

TAKEN = ("9S", "TS", "5H", "AS", "7H", "KS", "2C", "QS", "3D", "8C")
"""A trick that a higher trump takes, for up to ten seats."""


def lesson_of(options: LooOptions, seats: int) -> Lesson:
    """Return the lesson of Loo."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), (*paragraphs(*_game(options)), _picture(options, seats))),
            LessonPage(message("learn-loo-page-pool"), paragraphs(*_pool(options))),
            LessonPage(message("learn-page-words"), (_words(options),)),
        )
    )


def _game(options: LooOptions) -> tuple[Message | str, ...]:
    about = message("learn-loo-about", count=hand_size(options))
    if options.form == "japanese":
        return (about, "learn-loo-in-or-out", "learn-tricks", "learn-loo-joker")
    miss: tuple[str, ...] = ()
    if options.miss:
        miss = ("learn-loo-miss", "learn-loo-defend") if options.defend else ("learn-loo-miss",)
    leads = {"any": ("learn-loo-lead-two",), "highest": ("learn-loo-lead-highest",), "off": ()}[options.lead_two]
    again = ("learn-loo-lead-again",) if options.winner_leads_trump else ()
    head = "learn-loo-head" if options.must_head else "learn-tricks"
    return (about, "learn-loo-stand", *miss, head, "learn-loo-lead-ace", *leads, *again)


def _picture(options: LooOptions, seats: int) -> LessonBlock:
    deck = WITH_JOKER if options.form == "japanese" else FRENCH
    spec = spec_of(options, seats, deck.card("4H"))
    return trick_picture("learn-loo-taken", spec, " ".join(TAKEN[:seats]))


def _pool(options: LooOptions) -> tuple[Message | str, ...]:
    stake = message("learn-loo-all-pay" if options.all_pay else "learn-loo-stake", count=stake_of(options))
    price: Message | str = "learn-loo-unlimited"
    if options.form == "japanese":
        price = message("learn-loo-limited", count=JAPANESE_LOO)
    elif options.limit == "limited":
        price = message("learn-loo-limited", count=int(options.loo_price))
    end = message("learn-loo-end", count=options.rounds)
    return (stake, message("learn-loo-share", count=hand_size(options)), price, "learn-loo-alone", end)


def _words(options: LooOptions) -> LessonBlock:
    has_miss = options.form == "three" and options.miss
    has_head = options.form == "three" and options.must_head
    return glossary(
        ("learn-loo-word-looed", ("learn-loo-word-looed-is",)),
        ("learn-loo-word-pool", ("learn-loo-word-pool-is",)),
        *((("learn-loo-word-miss", ("learn-loo-word-miss-is",)),) if has_miss else ()),
        *((("learn-loo-word-head", ("learn-loo-word-head-is",)),) if has_head else ()),
    )
