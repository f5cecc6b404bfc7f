"""The lesson of Barbu: the contracts, doubling, and the words of the game."""

from __future__ import annotations

from dataclasses import replace

from mamlaka.display import Message, message_id
from mamlaka.games.barbu.contracts import DOMINO, SEATS, TRUMPS, Contracts, deck_of, spec_of
from mamlaka.games.barbu.deals import rotates
from mamlaka.games.barbu.options import BarbuOptions
from mamlaka.layout import LayoutSpec
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    contract_scoring,
    glossary,
    layout_picture,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]


def lesson_of(options: BarbuOptions, contracts: Contracts) -> Lesson:
    """Return the lesson of Barbu.

    Args:
        options: the options of the match.
        contracts: the specs of the contracts, in order.
    """
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, contracts)),
            LessonPage(message("learn-page-contracts"), _contracts(options, contracts)),
            LessonPage(message("learn-page-words"), (_words(options, contracts),)),
        )
    )


def _game(options: BarbuOptions, contracts: Contracts) -> tuple[LessonBlock, ...]:
    king = contracts["barbu"]
    assert isinstance(king, TrickSpec)
    counts = {"count": len(contracts), "cards": len(deck_of(options)) // SEATS}
    order = "learn-barbu-turns" if rotates(options) else "learn-barbu-rows"
    about = "learn-barbu-declarer" if options.has_declarer else "learn-barbu-dealer"
    doubling = _doubling(options) if options.has_declarer and options.doubling else ()
    return (
        *paragraphs(message("learn-barbu-about", **counts), about, order, "learn-tricks", "learn-tricks-highest"),
        trick_picture("learn-barbu-taken", king, "9C KH QC TC", leader=2),
        *paragraphs(*doubling, message("learn-barbu-end", deals=SEATS * len(contracts))),
    )


def _doubling(options: BarbuOptions) -> tuple[Message | str, ...]:
    owed = (message("learn-barbu-doublings-owed", count=options.doublings_owed),) if options.doublings_owed else ()
    split = ("learn-barbu-split",) if options.undoubled == "split" else ()
    redouble = message_id("learn-barbu-redouble", options.redouble)
    return ("learn-barbu-doubling", "learn-barbu-business", redouble, *owed, *split)


def _contracts(options: BarbuOptions, contracts: Contracts) -> tuple[LessonBlock, ...]:
    blocks: list[LessonBlock] = []
    ban = () if options.heart_lead == "free" else (message_id("learn-barbu-ban", options.heart_lead),)
    for name, spec in contracts.items():
        with_ban = isinstance(spec, TrickSpec) and len(spec.lead) > 1
        about = (message_id("learn-barbu", name), *_details(name, options), *(ban if with_ban else ()))
        blocks.append(contract_scoring(spec, *about, with_total=name != "ravage"))
        if isinstance(spec, LayoutSpec):
            shown = replace(spec, start="9")
            blocks.append(layout_picture("learn-barbu-fits", shown, "8S 9S", "KS 9C TS AH 7S 8C"))
        elif name == TRUMPS:
            hearts = spec_of(options, name, "hearts")
            assert isinstance(hearts, TrickSpec)
            blocks.append(trick_picture("learn-barbu-trumped", hearts, "7C 9H QH KC", leader=1))
    return tuple(blocks)


def _details(name: str, options: BarbuOptions) -> tuple[str, ...]:
    """Return the sentences about a contract that depend on options."""
    match name:
        case "barbu":
            return ("learn-barbu-first-chance",) if options.must_discard_kh else ()
        case "trumps":
            return (f"learn-barbu-undertrump-{options.undertrump}",)
        case "domino":
            return ("learn-barbu-ace-again",) if options.ace_again else ()
    return ()


def _words(options: BarbuOptions, contracts: Contracts) -> LessonBlock:
    words = ["barbu", *(["declarer"] if options.has_declarer else []), *(["domino"] if DOMINO in contracts else [])]
    words += ["business"] if options.has_declarer and options.doubling else []
    terms = ((f"learn-barbu-word-{word}", (f"learn-barbu-word-{word}-is",)) for word in words)
    return glossary(*terms, ("learn-word-discard", ("learn-word-discard-is",)))
