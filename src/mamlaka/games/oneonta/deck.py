"""The deck of Oneonta Whist."""

from mamlaka.cards import Deck

__all__ = ["ONEONTA"]

ONEONTA = Deck("oneonta", "SHDC", "TJQKA", ("*S", "*L"))
"""20 cards from ten to ace, with a small and a large joker."""
