"""The decks and the spec of a deal of Spar."""

from __future__ import annotations

from functools import lru_cache

from mamlaka.cards import Deck, Mask
from mamlaka.games.spar.options import SparOptions
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, TrickSpec

__all__ = ["AGRAM", "DEAL", "FULL_SPAR", "SPAR", "deck_of", "hand_size", "low_cards", "spec_of"]

ACE = "AS"
SPAR = Deck("spar", "SHDC", "6789TJQKA", without=ACE)
"""35 cards, without the ace of spades."""
FULL_SPAR = Deck("full spar", "SHDC", "6789TJQKA")
"""36 cards, with the ace of spades."""
AGRAM = Deck("agram", "SHDC", "3456789TA", without=ACE)
"""The 35 cards of Agram and Sink-Sink."""
LOW = {"6": 3, "7": 2}
"""The points of the low ranks that take the last trick; others score 1."""

DEAL = TrickSpec(
    "", SPAR, seats=4, order=SPAR.ranks, last_card_points={**LOW, **{rank: 1 for rank in SPAR.ranks if rank not in LOW}}
)


def deck_of(options: SparOptions) -> Deck:
    """Return the deck under these options."""
    if options.form != "spar":
        return AGRAM
    return FULL_SPAR if options.ace_of_spades == "in" else SPAR


def hand_size(options: SparOptions) -> int:
    """Return the number of cards dealt to each seat, which is also the number of tricks."""
    return 6 if options.form == "agram" else 5


def low_cards(options: SparOptions) -> Mask:
    """Return the cards that may be set aside: sixes and sevens."""
    return deck_of(options).select(" ".join(LOW))


@lru_cache(maxsize=256)
def spec_of(options: SparOptions, seats: int) -> TrickSpec:
    """Return the spec of a deal under these options, before the factors for cards set aside."""
    deck = deck_of(options)
    return TrickSpec(
        "",
        deck,
        seats,
        order=deck.ranks,
        follow=(ANY_CARD,) if options.revoke == "flag" else (FOLLOW_SUIT, ANY_CARD),
        last_trick_points=0 if options.low_bonus else 1,
        last_card_points=dict(DEAL.last_card_points) if options.low_bonus else {},
    )
