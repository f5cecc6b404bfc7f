"""The specs of the contracts of Trex, and their variants by options."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, reduce
from itertools import combinations
from operator import add

from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.games.trex.options import UNITS, TrexOptions
from mamlaka.layout import LayoutSpec
from mamlaka.seats import Seat
from mamlaka.tricks import ANY, FOLLOW_SUIT, PlayClass, TrickSpec, When

__all__ = [
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
    "choices",
    "parts_of",
    "spec_of",
]

KING = TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}, doublable="KH", stop="KH")
QUEENS = TrickSpec("queens", FRENCH, seats=4, card_points={"Q": -25}, doublable="Q", stop="Q")
DIAMONDS = TrickSpec("diamonds", FRENCH, seats=4, card_points={"*D": -10}, stop="*D")
SLAPS = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
TREX = LayoutSpec("trex", FRENCH, seats=4, start="J", place_points=(200, 150, 100, 50))

TRICK_CONTRACTS: dict[str, TrickSpec] = {row.name: row for row in (KING, QUEENS, DIAMONDS, SLAPS)}
SWAPPED = TRICK_CONTRACTS | {
    "diamonds": replace(DIAMONDS, card_points={"*D": -15}),
    "slaps": replace(SLAPS, trick_points=-10),
}

DEFAULTS = TrexOptions()

SEVEN_OF_HEARTS: Card = FRENCH.card("7H")
KING_OF_HEARTS: Card = FRENCH.card("KH")

HEARTS: Mask = FRENCH.select("*H")
OTHER_HEARTS = [FRENCH.names[card] for card in FRENCH.arrange(HEARTS) if card != KING_OF_HEARTS]

NO_DIAMOND = PlayClass("no_diamond_lead", cards=FRENCH.all_mask & ~FRENCH.select("*D"), when=When.FIRST_TRICK)
NO_HEART = PlayClass("no_heart_lead", cards=FRENCH.all_mask & ~HEARTS)

KING_APPEALS: dict[str, tuple[tuple[Mask, Mask], ...]] = {
    "K": ((HEARTS, FRENCH.mask("KH")),),
    "A": ((HEARTS, FRENCH.mask("AH")),),
    "KA": ((HEARTS, FRENCH.mask("KH AH")),),
    "Kx": tuple((HEARTS, FRENCH.mask(f"KH {other}")) for other in OTHER_HEARTS),
}
"""The rows of `Announce.appeals` for `king`, by the words of the option `kh_appeal`."""

TWOS_APPEALS: tuple[tuple[Mask, Mask], ...] = tuple(
    (hand, hand)
    for hand in (
        FRENCH.mask(text) for text in ("2S 2H 2D 2C", "3S 2H 2D 2C", "2S 3H 2D 2C", "2S 2H 3D 2C", "2S 2H 2D 3C")
    )
)
"""The rows of `Announce.appeals` for `trex`: four twos, or three twos and the three of the fourth suit."""


def parts_of(contract: str) -> tuple[str, ...]:
    """Return the single contracts that a name stands for.

    >>> parts_of("king+slaps"), parts_of("complex")
    (('king', 'slaps'), ('king', 'queens', 'diamonds', 'slaps'))
    """
    return tuple(TRICK_CONTRACTS) if contract == "complex" else tuple(contract.split("+"))


def choices(options: TrexOptions, played: tuple[str, ...]) -> tuple[str, ...]:
    """Return the contracts that a king may choose from.

    Args:
        options: the options of the match.
        played: the contracts played in this kingdom, in order.

    Returns:
        The names of the contracts; empty if the kingdom is complete.

    >>> choices(TrexOptions(), ("king", "trex", "slaps"))
    ('queens', 'diamonds')
    >>> choices(TrexOptions(mode="combination"), ("queens+diamonds+slaps",))
    ('king', 'trex')
    """
    if options.contract_choice:
        return options.contract_choice[len(played) : len(played) + 1]
    if options.mode != "combination":
        return tuple(unit for unit in UNITS[options.mode] if unit not in played)
    done = {part for contract in played for part in parts_of(contract)}
    left = [name for name in TRICK_CONTRACTS if name not in done]
    sets = ["+".join(names) for size in range(1, len(left) + 1) for names in combinations(left, size)]
    return (*sets, *({"trex"} - done))


@lru_cache(maxsize=4096)
def spec_of(
    contract: str, options: TrexOptions = DEFAULTS, doubles: tuple[tuple[Card, Seat], ...] = ()
) -> TrickSpec | LayoutSpec:
    """Return the spec of a contract, or of several together, with its doubled cards.

    >>> spec_of("king", doubles=((KING_OF_HEARTS, 1),)).doubles == ((KING_OF_HEARTS, 1),)
    True
    """
    if contract == "trex":
        return replace(
            TREX,
            exposed="2" if options.partnership and options.expose_twos else "",
            needed="J" if options.jacks_replay == "first_out" else "",
        )
    rows = SWAPPED if options.values_swapped else TRICK_CONTRACTS
    spec = reduce(add, (rows[name] for name in parts_of(contract)))
    for card, doubler in doubles:
        spec = spec.doubled(card, doubler)
    return replace(
        spec,
        lead=_lead_of(contract, options),
        follow=_follow_of(spec) if options.forced_penalty_discard else spec.follow,
        stop=spec.stop if options.early_end else None,
    )


def _lead_of(contract: str, options: TrexOptions) -> tuple[PlayClass, ...]:
    if options.lead_ban == "diamonds_first_trick" and "diamonds" in parts_of(contract):
        return (NO_DIAMOND, ANY)
    if options.lead_ban == "hearts_while_other_suit" and "king" in parts_of(contract):
        return (NO_HEART, ANY)
    return (ANY,)


def _follow_of(spec: TrickSpec) -> tuple[PlayClass, ...]:
    penalties = sum(1 << card for card in range(len(FRENCH)) if any(part.points_of_cards[card] for part in spec.parts))
    return (FOLLOW_SUIT, PlayClass("must_discard_penalty", cards=penalties), ANY)
