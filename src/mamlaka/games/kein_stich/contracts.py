"""The contracts of Kein Stich as specs, its decks, and the shares of the pot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, reduce
from operator import add

from mamlaka.cards import PIQUET, Deck
from mamlaka.games.kein_stich.options import KeinStichOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = [
    "FOUR",
    "LAYOUT",
    "SHORT",
    "contracts_of",
    "deck_of",
    "pot_of",
    "shares_of",
    "specs_of",
]

SHORT = Deck("piquet_30", PIQUET.suits, PIQUET.ranks, without="7S 7C")
"""The 30 cards for three, five and six players."""
FOUR = 4
"""The number of players with the full deck."""

NO_TRICKS, NO_HEARTS, NO_QUEENS, NO_KING, LAYOUT = "no_tricks", "no_hearts", "no_queens", "no_king", "layout"
NO_LAST_TRICK, ALL_AT_ONCE = "no_last_trick", "all_at_once"
FIRST_FOUR = (NO_TRICKS, NO_HEARTS, NO_QUEENS, NO_KING)
EXTRAS = {"last_trick": NO_LAST_TRICK, "all": ALL_AT_ONCE}
"""The contracts of the option `extras`, in the order in which they are played."""

TRICK, HEART, QUEEN, KING, LAST_TRICK = 5, 5, 10, 40, 40
"""What a trick, a heart, a queen, the king of hearts and the last trick cost."""
STEP: Points = -10
"""What each place after the first costs in the layout, without a pot."""

SHARES = {3: (100, 70, 0), 4: (80, 50, 30, 0), 5: (70, 45, 25, 10, 0), 6: (65, 40, 25, 15, 0, 0)}
"""The shares of the pot of a round without extra deals, by the number of seats."""
STEEP = (100, 40, 20, 0)
"""The same for four players with the option `shares=100_40_20_0`."""
COIN = 5
"""The shares of a larger pot are rounded down to multiples of this number. The rest goes to the first place, or with
80_50_30_0 to the third of four."""


def deck_of(seats: int) -> Deck:
    """Return 32 cards for four players, and 30 for other numbers."""
    return PIQUET if seats == FOUR else SHORT


def contracts_of(options: KeinStichOptions) -> tuple[str, ...]:
    """Return the contracts of a round, in the order in which they are played.

    >>> contracts_of(KeinStichOptions(extras=("all",)))
    ('no_tricks', 'no_hearts', 'no_queens', 'no_king', 'all_at_once', 'layout')
    """
    extras = (contract for word, contract in EXTRAS.items() if word in options.extras)
    return (*FIRST_FOUR, *extras, LAYOUT)


@lru_cache(maxsize=256)
def specs_of(options: KeinStichOptions, seats: int) -> Mapping[str, TrickSpec | LayoutSpec]:
    """Return the specs of the contracts of a round, by name, in the order in which they are played."""
    tricks = _trick_specs(options, seats)
    played = {name: tricks[name] for name in contracts_of(options) if name in tricks}
    pot = -sum(spec.sum_of_points or 0 for spec in played.values())
    base = -sum(tricks[name].sum_of_points or 0 for name in FIRST_FOUR)
    places = shares_of(options.shares, seats, pot, base) if options.stakes == "pot" else range(0, STEP * seats, STEP)
    deck = deck_of(seats)
    return {**played, LAYOUT: LayoutSpec(LAYOUT, deck, seats, start="J", place_points=tuple(places))}


def _trick_specs(options: KeinStichOptions, seats: int) -> dict[str, TrickSpec]:
    """Return the specs of all contracts of tricks, by name."""
    deck = deck_of(seats)

    def spec(name: str, cards: Mapping[str, Points], trick: Points = 0, last: Points = 0) -> TrickSpec:
        stop = " ".join(cards) if cards and options.early_end else None
        return TrickSpec(
            name,
            deck,
            seats,
            order=deck.ranks,
            card_points=cards,
            trick_points=trick,
            last_trick_points=last,
            stop=stop,
        )

    single = (
        spec(NO_TRICKS, {}, trick=-TRICK),
        spec(NO_HEARTS, {"*H": -HEART}),
        spec(NO_QUEENS, {"Q": -QUEEN}),
        spec(NO_KING, {"KH": -KING}),
        spec(NO_LAST_TRICK, {}, last=-LAST_TRICK),
    )
    by_name = {row.name: row for row in single}
    return {**by_name, ALL_AT_ONCE: reduce(add, (by_name[name] for name in FIRST_FOUR)).as_one(ALL_AT_ONCE)}


def shares_of(shares: str, seats: int, pot: Points, base: Points) -> tuple[Points, ...]:
    """Return (places,): the shares of a pot.

    Args:
        shares: the option `shares`.
        seats: the number of seats.
        pot: the pot.
        base: the pot of a round without extra deals, for which the shares are named.

    >>> shares_of("80_50_30_0", 4, 200, 160), shares_of("100_40_20_0", 4, 200, 160)
    ((100, 60, 40, 0), (125, 50, 25, 0))
    """
    if shares == "160_0_0_0":
        return (pot, *(0,) * (seats - 1))
    if shares == "80_50_30_0" and seats == FOUR:
        first, second = pot // 2, pot // 16 * COIN
        return (first, second, pot - first - second, 0)
    named = STEEP if shares == "100_40_20_0" else SHARES[seats]
    _, *others = (share * pot // base // COIN * COIN for share in named)
    return (pot - sum(others), *others)


def pot_of(state: State) -> Points:
    """Return the chips in the pot. Whatever the seats have lost together lies there."""
    return -sum(state.totals)
