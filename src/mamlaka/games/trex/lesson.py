"""The lesson of Trex: the kingdoms, the contracts under the options, and the words of the game."""

from __future__ import annotations

from mamlaka.cards import FRENCH
from mamlaka.display import message_id
from mamlaka.games.trex.contracts import SEVEN_OF_HEARTS, TRICK_CONTRACTS, spec_of
from mamlaka.games.trex.options import UNITS, TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.lesson import (
    Lesson,
    LessonBlock,
    LessonPage,
    Picture,
    PointsRow,
    ScoringTable,
    Tip,
    contract_scoring,
    glossary,
    layout_picture,
    message,
    paragraphs,
    trick_picture,
)
from mamlaka.plan import lower
from mamlaka.plan_rules import card_payoffs
from mamlaka.tricks import TrickSpec

__all__ = ["lesson_of"]

TAKER, DOUBLER = 0, 1


def lesson_of(options: TrexOptions, sign: int) -> Lesson:
    """Return the lesson of Trex.

    Args:
        options: the options of the match.
        sign: the sign with which points are displayed.
    """
    units = UNITS.get(options.mode, UNITS["single"])
    contracts = options.contract_choice or units
    return Lesson(
        (
            LessonPage(message("learn-page-game"), _game(options, units, sign)),
            LessonPage(message("learn-page-contracts"), _contracts(options, contracts, sign)),
            LessonPage(message("learn-page-words"), _words(options, contracts, sign)),
        ),
        _tips(options, contracts),
    )


def _game(options: TrexOptions, units: tuple[str, ...], sign: int) -> tuple[LessonBlock, ...]:
    first = (
        message("learn-trex-first-draw")
        if options.first_king == "high_card_draw"
        else message("learn-trex-first-holder", card=FRENCH.names[SEVEN_OF_HEARTS])
    )
    next_king = "learn-trex-next-king" if options.kingdom_order == "next" else "learn-trex-next-king-crosswise"
    late = ("learn-trex-late-partner",) if options.partner_picks_up_late else ()
    order = ("learn-trex-fixed",) if options.contract_choice else ()
    return (
        *paragraphs("learn-trex-about", message("learn-trex-kingdom", count=len(units)), *late),
        *paragraphs(first, f"learn-trex-turns-{options.direction}", next_king, *order),
        *paragraphs("learn-tricks", "learn-tricks-highest"),
        _queen_is_taken(options, units, sign),
        *paragraphs(_aim(options)),
    )


def _aim(options: TrexOptions) -> str:
    reversed_signs = options.score_sign == "reversed"
    if not options.partnership:
        return "learn-trex-win-lowest" if reversed_signs else "learn-trex-win"
    if options.partnership_scoring == "worst_loses":
        return "learn-trex-win-worst"
    return "learn-trex-win-partners-lowest" if reversed_signs else "learn-trex-win-partners"


def _queen_is_taken(options: TrexOptions, units: tuple[str, ...], sign: int) -> Picture:
    spec = spec_of("queens" if "queens" in units else "complex", options)
    assert isinstance(spec, TrickSpec)
    return trick_picture("learn-trex-taken", spec, "9C QH KC 4C", leader=2, sign=sign)


def _contracts(options: TrexOptions, contracts: tuple[str, ...], sign: int) -> tuple[LessonBlock, ...]:
    blocks: list[LessonBlock] = []
    if options.mode == "combination":
        blocks += paragraphs("learn-trex-sets")
    if options.forced_penalty_discard:
        blocks += paragraphs("learn-trex-forced")
    for contract in contracts:
        spec = spec_of(contract, options)
        blocks.append(
            contract_scoring(
                spec, *_about(contract, options), name=contract, sign=sign, with_total=spec.sum_of_points is not None
            ),
        )
        if isinstance(spec, LayoutSpec):
            blocks.append(
                layout_picture("learn-trex-layout", spec, "9S TS JS QS JH QH KH TD JD", "AS 8S AH 5H 2H 9D 4C")
            )
    return tuple(blocks)


def _about(contract: str, options: TrexOptions) -> tuple[str, ...]:
    """Return the sentences about a contract."""
    about = [f"learn-trex-{contract}"]
    parts = TRICK_CONTRACTS if contract == "complex" else (contract,)
    if "king" in parts and options.lead_ban == "hearts_while_other_suit":
        about.append("learn-trex-ban-hearts")
    if "diamonds" in parts and options.lead_ban == "diamonds_first_trick":
        about.append("learn-trex-ban-diamonds")
    if "diamonds" in parts and options.diamonds_face_up:
        about.append("learn-trex-open-diamonds")
    if contract == "slaps" and options.slam_replay != "off":
        about.append(f"learn-trex-slam-{options.slam_replay}")
    if contract == "trex" and options.jacks_replay != "off":
        about.append("learn-trex-jacks")
    if contract == "trex" and options.partnership and options.expose_twos:
        about.append("learn-trex-twos")
    return tuple(about)


def _words(options: TrexOptions, contracts: tuple[str, ...], sign: int) -> tuple[LessonBlock, ...]:
    appeals = _appeals(options, contracts)
    appeal = (
        ((("learn-trex-word-appeal", ("learn-trex-appeal", *appeals, *_appealing(options, contracts)))),)
        if appeals
        else ()
    )
    lies = "learn-trex-lies" if options.doubling else "learn-trex-lies-pillow"
    captured = (("learn-trex-word-lies", (lies,)),) if options.queens_face_up else ()
    return (
        *((_doubling(options, sign),) if options.doubling else ()),
        glossary(
            ("learn-trex-word-kingdom", ("learn-trex-word-kingdom-is",)),
            *appeal,
            *captured,
            ("learn-word-discard", ("learn-word-discard-is",)),
            ("learn-trex-word-tafreesh", ("learn-trex-word-tafreesh-is",)),
            ("learn-trex-word-tlatashawy", ("learn-trex-word-tlatashawy-is",)),
        ),
    )


def _appeals(options: TrexOptions, contracts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the hands that may appeal; hearts count only if the king of hearts is a contract by itself."""
    hearts = options.kh_appeal if "king" in contracts else ()
    twos = ("learn-trex-appeal-twos",) if options.trex_redeal else ()
    return (*(f"learn-trex-appeal-{word.lower()}" for word in hearts), *twos)


def _appealing(options: TrexOptions, contracts: tuple[str, ...]) -> tuple[str, ...]:
    """Return who may not appeal, and whether the whole hand is shown, which is always so in the layout."""
    hearts = bool(options.kh_appeal) and "king" in contracts
    shown = "learn-trex-shows-hand"
    if hearts and not options.kh_appeal_show:
        shown = "learn-trex-shows-hand-twos" if options.trex_redeal else "learn-trex-hides-hand"
    return (shown, "learn-trex-no-king-appeals") if options.appeal_who == "not_king" else (shown,)


def _tips(options: TrexOptions, contracts: tuple[str, ...]) -> tuple[Tip, ...]:
    doubling = (
        Tip("asked", "double", message("learn-trex-tip-may-double", count=_times(options))),
        Tip("said", "double", message("learn-trex-tip-doubled")),
    )
    appeals = (
        Tip("asked", "appeal", message("learn-trex-tip-may-appeal")),
        Tip("said", "appeal", message("learn-trex-tip-appeal")),
    )
    return (
        Tip("badge", "badge-king", message("learn-trex-tip-crown")),
        Tip("asked", "choose", message("learn-trex-tip-choose")),
        *(Tip("contract", contract, message(f"learn-trex-tip-{contract}")) for contract in contracts),
        *(doubling if options.doubling else ()),
        *(appeals if _appeals(options, contracts) else ()),
        Tip("asked", "play", message("learn-trex-tip-play")),
        Tip("took", "", message("learn-trex-tip-took")),
        Tip("passed", "", message("learn-trex-tip-passed")),
        Tip("scored", "", message("learn-trex-tip-scored")),
    )


def _doubling(options: TrexOptions, sign: int) -> ScoringTable:
    rows: list[PointsRow] = []
    for contract in TRICK_CONTRACTS:
        spec = spec_of(contract, options)
        assert isinstance(spec, TrickSpec)
        if spec.doublable_mask:
            rows += _doubled_rows(spec, sign)
    about = message("learn-trex-doubling", count=_times(options))
    order = message(message_id("learn-trex-doubling", options.doubling_reveal))
    return ScoringTable(message("learn-trex-doubling-title"), "", (about, order), tuple(rows), None)


def _times(options: TrexOptions) -> int:
    """Return how many times a player pays for a card that they have doubled and take themselves."""
    return 2 if options.own_double == "twice" else 1


def _doubled_rows(spec: TrickSpec, sign: int) -> tuple[PointsRow, ...]:
    """Return what a doubled card costs the player who takes it, and what its doubler gets."""
    cards = FRENCH.arrange(spec.doublable_mask)
    points = card_payoffs(lower(spec.doubled(cards[0], DOUBLER)), cards[0], TAKER)
    names = tuple(FRENCH.names[card] for card in cards)
    return (
        PointsRow(message("learn-trex-doubled-taken"), names, sign * points[TAKER]),
        PointsRow(message("learn-trex-doubled-given"), names, sign * points[DOUBLER]),
    )
