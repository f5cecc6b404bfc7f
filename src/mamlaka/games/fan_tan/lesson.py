"""The lesson of Fan Tan: rows, passes, and the end of a deal."""

from __future__ import annotations

from dataclasses import replace

from mamlaka.display import Message
from mamlaka.games.fan_tan.deals import spec_of
from mamlaka.games.fan_tan.options import FIRST, OPENERS, FanTanOptions
from mamlaka.lesson import Lesson, LessonBlock, LessonPage, glossary, layout_picture, message, paragraphs

__all__ = ["lesson_of"]


def lesson_of(options: FanTanOptions, seats: int) -> Lesson:
    """Return the lesson of Fan Tan."""
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _rows(options, seats)),
            LessonPage(message("learn-fan-tan-page-end"), paragraphs(*_passing(options), *_end(options))),
            LessonPage(message("learn-page-words"), _words(options)),
        )
    )


def _rows(options: FanTanOptions, seats: int) -> tuple[LessonBlock, ...]:
    """Return how the rows grow. The picture has a row from below its opening card to two above, around the ends."""
    sentences: list[Message | str] = ["learn-fan-tan-about"]
    if options.start == FIRST:
        sentences += ["learn-fan-tan-first"]
    else:
        sentences += [message("learn-fan-tan-rows", cards=f"{options.start}S {options.start}H")]
        if options.sevens_first:
            sentences += [message("learn-fan-tan-laid", cards=f"{options.start}S")]
    if options.opener in OPENERS:
        begins = "learn-fan-tan-begins" if options.sevens_first else "learn-fan-tan-opens"
        sentences += [message(begins, cards=f"{options.start}{OPENERS[options.opener]}")]
    sentences += [f"learn-fan-tan-ace-{options.ace}" if options.corner == "none" else f"learn-fan-tan-{options.corner}"]
    if options.eight_first:
        sentences += ["learn-fan-tan-eight-first"]
    return (*paragraphs(*sentences), _picture(options, seats))


def _picture(options: FanTanOptions, seats: int) -> LessonBlock:
    is_open = options.start == FIRST
    spec = spec_of(replace(options, start="7", opener="left") if is_open else options, seats)
    ranks, at = spec.deck.ranks, spec.deck.ranks.index(spec.start)
    laid = ranks[max(0, at - 1) : at + 3]
    hand = [ranks[at - 2] + "S"] if at > 1 else []
    hand += [ranks[at + 3] + "S"] if at + 3 < len(ranks) else []
    return layout_picture(
        "learn-fan-tan-fits",
        spec,
        " ".join(f"{rank}S" for rank in laid),
        " ".join((*hand, f"{spec.start}H", f"{ranks[(at + 4) % len(ranks)]}D")),
    )


def _passing(options: FanTanOptions) -> tuple[Message | str, ...]:
    if options.passing == "limited":
        return (message("learn-fan-tan-limited", count=options.pass_limit), "learn-fan-tan-eliminated")
    return ("learn-fan-tan-forced",) if options.passing == "forced" else ("learn-fan-tan-paid",)


def _end(options: FanTanOptions) -> tuple[Message | str, ...]:
    ends = "learn-fan-tan-first-out" if options.stop == "first_out" else "learn-fan-tan-last"
    deals = message("learn-fan-tan-deals", number=options.deals) if options.deals else "learn-fan-tan-dealers"
    return (ends, f"learn-fan-tan-score-{options.score}", deals)


def _words(options: FanTanOptions) -> tuple[LessonBlock, ...]:
    terms: list[tuple[str, tuple[Message | str, ...]]] = [
        ("learn-fan-tan-word-out", ("learn-fan-tan-word-out-is",)),
    ]
    if options.passing != "forced":
        terms.append(("learn-fan-tan-word-hold", ("learn-fan-tan-word-hold-is",)))
    if options.score == "chips":
        terms.append(("learn-fan-tan-word-pool", ("learn-fan-tan-word-pool-is",)))
    return (glossary(*terms),)
