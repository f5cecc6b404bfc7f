"""The contracts of Barbu as specs, and what a deal costs that no one has doubled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, reduce
from operator import add
from types import MappingProxyType
from typing import TypeAlias

from mamlaka.cards import FRENCH, PIQUET, SUIT_LETTERS, Deck
from mamlaka.games.barbu.deal_rules import LongestSuit
from mamlaka.games.barbu.options import CLASSIC, RAVAGE, BarbuOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.seats import Seat
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, TrickSpec

__all__ = [
    "DOMINO",
    "RANKS",
    "SEATS",
    "TRUMPS",
    "Contracts",
    "deck_of",
    "is_positive",
    "spec_of",
    "specs_of",
    "split_ledger",
    "sum_of",
]

SEATS = 4
TRICKS, HEARTS, QUEENS, BARBU, LAST_TWO = "no_tricks", "no_hearts", "no_queens", "barbu", "last_two"
TRUMPS, DOMINO, LONGEST, SALAD = "trumps", "domino", "ravage", "salad"
RANKS = MappingProxyType({f"rank_{rank.lower()}": rank for rank in reversed(FRENCH.ranks)})
"""The ranks with which domino may begin, by the name under which they are chosen."""

LAST, LAST_BUT_ONE = -20, -10
"""The points of the last two tricks."""
LAYOUTS: Mapping[str, tuple[Points, ...]] = {"40_25_10_-10": (40, 25, 10, -10), "45_20_5_-5": (45, 20, 5, -5)}
"""The points for the places in domino, by option."""
LOWER_HEARTS = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
"""All hearts but the ace."""
RAVAGE_LAYOUT = (50, 25, 10, 0)
RAVAGE_POINTS = -24
FRENCH_POINTS = {"french_points": (-5, -5, -15, -70), "french32": (-1, -1, -2, -8)}
"""The points of a trick, a heart, a queen and the king of hearts, in the forms with 32 cards."""

Contracts: TypeAlias = Mapping[str, TrickSpec | LayoutSpec]
"""The specs of the contracts of a declarer, by name."""

NO_HEART = PlayClass("no_heart_lead", cards=FRENCH.all_mask & ~FRENCH.select("*H"))
NO_HEART_YET = replace(NO_HEART, reason="hearts_unbroken", when=PlayCondition.UNBROKEN)


def deck_of(options: BarbuOptions) -> Deck:
    """Return 52 cards, or 32 in the forms without a declarer."""
    return FRENCH if options.has_declarer else PIQUET


@lru_cache(maxsize=256)
def specs_of(options: BarbuOptions) -> Contracts:
    """Return the specs of the contracts, by name, in the order of the score sheet.

    That of trumps has no trump suit yet, and that of domino no rank with which it begins: see `spec_of`.
    """
    if not options.has_declarer:
        return _without_declarer(options)
    ravage = options.form == RAVAGE
    places = LAYOUTS[options.domino_points] if options.form == CLASSIC else RAVAGE_LAYOUT
    deck = deck_of(options)
    specs: list[TrickSpec | LayoutSpec] = [
        TrickSpec(TRICKS, deck, SEATS, trick_points=-3 if ravage else -2),
        _about_hearts(_of_cards(HEARTS, options, {LOWER_HEARTS: -2, "AH": -6}), options),
        _of_cards(QUEENS, options, {"Q": -8 if ravage else -6}),
        _about_king(-21 if ravage else -20, options),
        TrickSpec(LAST_TWO, deck, SEATS, numbered_tricks={-2: LAST_BUT_ONE, -1: LAST}),
        TrickSpec(TRUMPS, deck, SEATS, trick_points=7 if ravage else 5),
        LayoutSpec(DOMINO, deck, SEATS, start="", place_points=places, again="A" if options.ace_again else ""),
    ]
    if ravage:
        specs.append(TrickSpec(LONGEST, deck, SEATS, deal_rules=(LongestSuit(RAVAGE_POINTS, "longest"),)))
    return {spec.name: spec for spec in specs}


def _without_declarer(options: BarbuOptions) -> Contracts:
    """Return the contracts of the forms with 32 cards."""
    trick, heart, queen, king = FRENCH_POINTS[options.form]
    deck = deck_of(options)
    parts = (
        TrickSpec(TRICKS, deck, SEATS, order=deck.ranks, trick_points=trick),
        _of_cards(HEARTS, options, {"*H": heart}),
        _of_cards(QUEENS, options, {"Q": queen}),
        _of_cards(BARBU, options, {"KH": king}),
    )
    tricks, hearts, queens, _ = parts
    plain = [replace(part, stop=None) for part in parts]
    salad = reduce(add, plain).as_one(SALAD)
    specs = (
        tricks,
        _about_hearts(hearts, options),
        queens,
        _about_king(king, options),
        _about_hearts(salad, options),
    )
    return {spec.name: spec for spec in specs}


def _of_cards(name: str, options: BarbuOptions, points: Mapping[str, Points]) -> TrickSpec:
    """Return a contract with points for cards, by pattern."""
    deck = deck_of(options)
    stop = " ".join(points) if options.early_end else None
    return TrickSpec(name, deck, SEATS, order=deck.ranks, card_points=points, stop=stop)


def _about_king(points: Points, options: BarbuOptions) -> TrickSpec:
    """Return the contract about the king of hearts."""
    spec = _about_hearts(_of_cards(BARBU, options, {"KH": points}), options)
    if not options.must_discard_kh:
        return spec
    king, hearts = spec.deck.mask("KH"), spec.deck.select("*H")
    # As long as the king could win a trick of hearts, any heart follows; it can't win once the ace has been played.
    could_win = PlayClass(FOLLOW_SUIT.reason, CardRegion.LED_ABOVE_BEST, cards=king, also_allowed=hearts)
    under_ace = PlayClass("must_play_barbu", CardRegion.LED, cards=king)
    discard = PlayClass("must_discard_barbu", cards=king)
    return replace(spec, follow=(could_win, under_ace, FOLLOW_SUIT, discard, ANY_CARD))


def _about_hearts(spec: TrickSpec, options: BarbuOptions) -> TrickSpec:
    """Return a spec in which hearts may not always be led."""
    if options.heart_lead == "free":
        return spec
    ban = NO_HEART if options.heart_lead == "never" else NO_HEART_YET
    ban = replace(ban, cards=spec.deck.all_mask & ~spec.deck.select("*H"))
    breakers = "*H" if options.heart_lead == "until_discarded" else ""
    return replace(spec, lead=(ban, ANY_CARD), breakers=breakers, discards_break=bool(breakers))


@lru_cache(maxsize=1024)
def spec_of(options: BarbuOptions, contract: str, named: str) -> TrickSpec | LayoutSpec:
    """Return the spec of a contract.

    Args:
        options: the options of the match.
        contract: the contract.
        named: the trump suit or the rank that the declarer has chosen; empty for other contracts.
    """
    spec = specs_of(options)[contract]
    if isinstance(spec, LayoutSpec):
        return replace(spec, start=RANKS.get(named, ""))
    if contract != TRUMPS:
        return spec
    trump = SUIT_LETTERS.get(named, "")
    head = PlayClass("must_beat", CardRegion.LED_ABOVE_BEST, cards=spec.deck.select(f"*{trump}") if trump else 0)
    overtrump = PlayClass("must_overtrump", CardRegion.TRUMP_ABOVE_BEST)
    undertrump = (PlayClass("must_trump", CardRegion.TRUMP),) if options.undertrump == "must" else ()
    return replace(spec, trump=trump, follow=(head, FOLLOW_SUIT, overtrump, *undertrump, ANY_CARD))


def is_positive(spec: TrickSpec | LayoutSpec) -> bool:
    """Return whether players want to take tricks, or to go out first."""
    return isinstance(spec, LayoutSpec) or spec.trick_points > 0


@lru_cache(maxsize=1024)
def sum_of(spec: TrickSpec | LayoutSpec) -> Points:
    """Return the sum of the points of a deal, over all seats, without doublings."""
    if isinstance(spec, LayoutSpec):
        return spec.sum_of_points
    longest = sum(rule.points for rule in spec.deal_rules if isinstance(rule, LongestSuit))
    return longest or replace(spec, stop=None).sum_of_points or 0


def split_ledger(spec: TrickSpec | LayoutSpec, declarer: Seat) -> Ledger:
    """Return the ledger of a deal that is not played: the others share its points, rounded away from zero.

    The declarer gets what keeps the sum.

    >>> [entry.points for entry in split_ledger(specs_of(BarbuOptions())["no_tricks"], declarer=0)]
    [1, -9, -9, -9]
    """
    total, others = sum_of(spec), SEATS - 1
    share = total // others
    points = (total - others * share if seat == declarer else share for seat in range(SEATS))
    return tuple(LedgerEntry(seat, value, "split", spec.name) for seat, value in enumerate(points) if value)
