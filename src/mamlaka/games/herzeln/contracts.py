"""The contracts of Herzeln as specs, and its decks."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import lru_cache

from mamlaka.cards import PIQUET, Deck
from mamlaka.games.herzeln.options import DEALS, HerzelnOptions
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.tricks import TrickSpec

__all__ = ["LONG", "contracts_of", "deck_of", "specs_of"]

LONG = Deck("herzeln", PIQUET.suits, "789JQKTA")
"""The 32 cards for four players: the ten is below the ace, also in the layout."""
SHORT = Deck("herzeln_24", PIQUET.suits, "9JQKTA")
"""The 24 cards for three players."""
DECKS = {3: SHORT, 4: LONG}

LINE, GEPETTO = "line", "gepetto"
STAGES = ("tricks", "hearts", "queens", GEPETTO)
"""The deals of the short form."""

HEARTS = {"AH": -11, "TH": -10, "KH": -4, "QH": -3, "JH": -2, "9H": -1, "8H": -1, "7H": -1}
PLACES: tuple[Points, ...] = (0, -10, -20, -30)
"""The points of the places in the layout; three players have the first three."""


def deck_of(options: HerzelnOptions, seats: int) -> Deck:
    """Return the deck: 32 cards for four players, 24 for three; in the short form with the ten below the jack."""
    return PIQUET if options.form == "four_stages" else DECKS[seats]


def contracts_of(options: HerzelnOptions) -> tuple[str, ...]:
    """Return the contracts of a round, in the order in which they are played.

    >>> contracts_of(HerzelnOptions(order=("line", "hearts")))
    ('line', 'hearts')
    """
    return STAGES if options.form == "four_stages" else options.order or DEALS


@lru_cache(maxsize=256)
def specs_of(options: HerzelnOptions, seats: int) -> Mapping[str, TrickSpec | LayoutSpec]:
    """Return the specs of the contracts of a round, by name, in the order in which they are played."""
    specs = _stages(options) if options.form == "four_stages" else _deals(options, seats)
    return {name: specs[name] for name in contracts_of(options)}


def _deals(options: HerzelnOptions, seats: int) -> dict[str, TrickSpec | LayoutSpec]:
    """Return the specs of all deals of the form `piatnik`."""
    deck = deck_of(options, seats)
    hearts = {name: points for name, points in HEARTS.items() if name in deck.names}
    tricks = (
        _spec("hearts", deck, seats, hearts, stops=options.early_end),
        _spec("tricks", deck, seats, trick=10),
        _spec("no_tricks", deck, seats, trick=-10),
        _spec("queens", deck, seats, {"Q": -20}, stops=options.early_end),
        _spec("king", deck, seats, {"KH": -40}, stops=options.early_end),
        _spec("last_trick", deck, seats, last=40),
        _spec("no_last_trick", deck, seats, last=-40),
    )
    line = LayoutSpec(LINE, deck, seats, start="J", place_points=PLACES[:seats])
    if options.layout_form == "line":
        line = dataclasses.replace(line, form="line")
    return {**{spec.name: spec for spec in tricks}, LINE: line}


def _stages(options: HerzelnOptions) -> dict[str, TrickSpec | LayoutSpec]:
    """Return the specs of the short form."""
    deck, seats = deck_of(options, len(PLACES)), len(PLACES)
    stages = (
        _spec("tricks", deck, seats, trick=-1),
        _spec("hearts", deck, seats, {"*H": -1}),
        _spec("queens", deck, seats, {"Q": -2}),
        _spec(GEPETTO, deck, seats, {"KH": -4}, last=-4),
    )
    return {spec.name: spec for spec in stages}


def _spec(
    name: str,
    deck: Deck,
    seats: int,
    cards: Mapping[str, Points] | None = None,
    *,
    trick: Points = 0,
    last: Points = 0,
    stops: bool = False,
) -> TrickSpec:
    """Return the spec of a deal of tricks; `stops`: it ends with the last card that costs."""
    return TrickSpec(
        name,
        deck,
        seats,
        order=deck.ranks,
        card_points=cards or {},
        trick_points=trick,
        last_trick_points=last,
        stop=" ".join(cards) if cards and stops else None,
    )
