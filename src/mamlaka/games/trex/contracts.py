"""The specs of the contracts of Trex, and their variants by options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, reduce
from operator import add, or_

from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.errors import GameError
from mamlaka.games.trex.options import TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.plan import lower
from mamlaka.seats import Seat
from mamlaka.tricks import PlayClass, PlayCondition, TrickSpec

__all__ = [
    "ALL_TRICKS",
    "CONTRACTS",
    "DIAMONDS",
    "KING",
    "KING_APPEALS",
    "KING_OF_HEARTS",
    "QUEENS",
    "SEVEN_OF_HEARTS",
    "SLAPS",
    "TREX",
    "TRICK_CONTRACTS",
    "TWOS_APPEALS",
    "check_contracts",
    "merged",
    "parts_of",
    "spec_of",
    "sum_of_kingdom",
]

KING = TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}, doublable="KH", stop="KH")
QUEENS = TrickSpec("queens", FRENCH, seats=4, card_points={"Q": -25}, doublable="Q", stop="Q")
DIAMONDS = TrickSpec("diamonds", FRENCH, seats=4, card_points={"*D": -10}, stop="*D")
SLAPS = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
TREX = LayoutSpec("trex", FRENCH, seats=4, start="J", place_points=(200, 150, 100, 50))

TRICK_CONTRACTS: dict[str, TrickSpec] = {row.name: row for row in (KING, QUEENS, DIAMONDS, SLAPS)}
"""The contracts that a king may play together in the mode `combination`, and that form the contract `ALL_TRICKS`."""
ALL_TRICKS = "complex"
"""All contracts of tricks in one deal."""
CONTRACTS: Mapping[str, TrickSpec | LayoutSpec] = {**TRICK_CONTRACTS, TREX.name: TREX}
"""The contracts of a kingdom, in the order of the sheet."""
SWAPPED = {DIAMONDS: replace(DIAMONDS, card_points={"*D": -15}), SLAPS: replace(SLAPS, trick_points=-10)}

NAME = re.compile(r"[a-z][a-z0-9_]*")
SEATS = 4
RESERVED = (ALL_TRICKS, "replay", "keep")
"""Names in the same choices as contracts."""

DEFAULTS = TrexOptions()

SEVEN_OF_HEARTS: Card = FRENCH.card("7H")
KING_OF_HEARTS: Card = FRENCH.card("KH")

HEARTS: Mask = FRENCH.select("*H")
OTHER_HEARTS = [FRENCH.names[card] for card in FRENCH.arrange(HEARTS) if card != KING_OF_HEARTS]

NO_DIAMOND = PlayClass("no_diamond_lead", cards=FRENCH.all_mask & ~FRENCH.select("*D"), when=PlayCondition.FIRST_TRICK)
NO_HEART = PlayClass("no_heart_lead", cards=FRENCH.all_mask & ~HEARTS)

KING_APPEALS: dict[str, tuple[tuple[Mask, Mask], ...]] = {
    "K": ((HEARTS, FRENCH.mask("KH")),),
    "A": ((HEARTS, FRENCH.mask("AH")),),
    "KA": ((HEARTS, FRENCH.mask("KH AH")),),
    "Kx": tuple((HEARTS, FRENCH.mask(f"KH {other}")) for other in OTHER_HEARTS),
}
"""The rows of `DoubleOrAppeal.appeals` for `king`, by the words of the option `kh_appeal`."""

TWOS_APPEALS: tuple[tuple[Mask, Mask], ...] = tuple(
    (hand, hand)
    for hand in (
        FRENCH.mask(text) for text in ("2S 2H 2D 2C", "3S 2H 2D 2C", "2S 3H 2D 2C", "2S 2H 3D 2C", "2S 2H 2D 3C")
    )
)
"""The rows of `DoubleOrAppeal.appeals` for `trex`: four twos, or three twos and the three of the fourth suit."""


def parts_of(contract: str) -> tuple[str, ...]:
    """Return the single contracts that a name stands for.

    >>> parts_of("king+slaps"), parts_of("complex")
    (('king', 'slaps'), ('king', 'queens', 'diamonds', 'slaps'))
    """
    return tuple(TRICK_CONTRACTS) if contract == ALL_TRICKS else tuple(contract.split("+"))


def spec_of(
    contract: str,
    options: TrexOptions = DEFAULTS,
    doubles: tuple[tuple[Card, Seat], ...] = (),
    contracts: Mapping[str, TrickSpec | LayoutSpec] = CONTRACTS,
) -> TrickSpec | LayoutSpec:
    """Return the spec of a contract, or of several together, with its doubled cards.

    >>> spec_of("king", doubles=((KING_OF_HEARTS, 1),)).doubles == ((KING_OF_HEARTS, 1),)
    True
    """
    return _with_options(tuple(contracts[name] for name in parts_of(contract)), options, doubles)


@lru_cache(maxsize=4096)
def _with_options(
    parts: tuple[TrickSpec | LayoutSpec, ...], options: TrexOptions, doubles: tuple[tuple[Card, Seat], ...]
) -> TrickSpec | LayoutSpec:
    first = parts[0]
    if isinstance(first, LayoutSpec):
        twos = "2" if options.partnership and options.expose_twos else ""
        starters = first.start if options.jacks_replay == "first_out" else ""
        return replace(first, exposed=first.exposed or twos, needed=first.needed or starters)
    spec = merged(parts, options)
    for card, doubler in doubles:
        spec = spec.doubled(card, doubler)
    return replace(
        spec,
        lead=_lead_of(spec, options),
        follow=_follow_of(spec) if options.forced_penalty_discard else spec.follow,
        stop=spec.stop if options.early_end else None,
    )


def merged(parts: tuple[TrickSpec | LayoutSpec, ...], options: TrexOptions = DEFAULTS) -> TrickSpec:
    """Return the spec of a deal with several contracts of tricks.

    Raises:
        ValueError: they are played by different rules.
    """
    tricks = [part for part in parts if isinstance(part, TrickSpec)]
    if options.values_swapped:
        tricks = [SWAPPED.get(part, part) for part in tricks]
    return reduce(add, (replace(part, own_double=2) for part in tricks) if options.own_double == "twice" else tricks)


def _lead_of(spec: TrickSpec, options: TrexOptions) -> tuple[PlayClass, ...]:
    names = {part.name for part in spec.parts}
    if options.lead_ban == "diamonds_first_trick" and "diamonds" in names:
        return (NO_DIAMOND, *spec.lead)
    if options.lead_ban == "hearts_while_other_suit" and "king" in names:
        return (NO_HEART, *spec.lead)
    return spec.lead


def _follow_of(spec: TrickSpec) -> tuple[PlayClass, ...]:
    costs = (sum(1 << card for card, points in enumerate(part.points_of_cards) if points < 0) for part in spec.parts)
    penalties = reduce(or_, costs)
    return (*spec.follow[:-1], PlayClass("must_discard_penalty", cards=penalties), *spec.follow[-1:])


def sum_of_kingdom(contracts: Mapping[str, TrickSpec | LayoutSpec]) -> Points | None:
    """Return the sum of all points of a kingdom, over all seats; None if it depends on the play.

    >>> sum_of_kingdom(CONTRACTS)
    0
    """
    sums = [spec.sum_of_points for spec in contracts.values()]
    return None if None in sums else sum(points for points in sums if points is not None)


def check_contracts(contracts: Mapping[str, TrickSpec | LayoutSpec]) -> None:
    """Check the contracts of a kingdom.

    Raises:
        GameError: a name or a spec cannot be used.
        NotCompilable: a plan cannot express a spec.
    """
    for name, spec in contracts.items():
        if not NAME.fullmatch(name) or name in RESERVED:
            raise GameError(f"a contract cannot be called {name!r}: use lowercase letters, digits and underscores")
        if spec.name != name:
            raise GameError(f"the spec of contract {name!r} has the name {spec.name!r}: use the same name for both")
        if spec.deck != FRENCH or spec.seats != SEATS:
            raise GameError(f"contract {name!r} must be for {SEATS} seats and the deck {FRENCH.name!r}")
        if isinstance(spec, TrickSpec) and spec.doublable and spec.deal_rules:
            raise GameError(f"contract {name!r} has rules for the whole deal, so its cards cannot be doubled")
        lower(spec)
