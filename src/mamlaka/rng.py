"""A small random number generator, written out so that other languages can draw the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TypeVar

from mamlaka.errors import require_type

__all__ = ["Rng", "SmallNumbers", "require_rng"]

T = TypeVar("T")
MASK64 = (1 << 64) - 1


class Rng:
    """SplitMix64 (Steele, Lea, Flood 2014), with bounded draws by multiplication and rejection.

    >>> Rng(0).next64()
    16294208416658607535
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        require_type(seed, int, "the seed of an Rng is a whole number")
        self._state = seed & MASK64

    def __repr__(self) -> str:
        return f"Rng({self._state:#x})"

    def next64(self) -> int:
        """Return 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely. A bound of 1 draws nothing.

        Uses multiplication with rejection, without a division (Lemire 2019). A bound of several 64-bit words needs as
        many random words; the highest is drawn first.
        """
        if bound == 1:
            return 0
        words = (bound.bit_length() + 63) // 64
        bits = 64 * words
        low = (1 << bits) - 1
        product = self._next(words) * bound
        if product & low < bound:
            threshold = (low + 1) % bound
            while product & low < threshold:
                product = self._next(words) * bound
        return product >> bits

    def _next(self, words: int) -> int:
        number = self.next64()
        for _ in range(words - 1):
            number = number << 64 | self.next64()
        return number

    def stream(self, number: int) -> Rng:
        """Return an independent generator for a numbered piece of work, so that threads don't change results.

        It depends on the state of this generator and doesn't advance it.
        """
        return Rng(self.bits_for(number))

    def bits_for(self, number: int) -> int:
        """Return 64 random bits that depend on a number and on the state of this generator, without advancing it."""
        return Rng(self._state + number * 0xD1B54A32D192ED03).next64()

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the items in place by Fisher-Yates, from the last index down."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def require_rng(rng: object) -> None:
    """Raise TypeError if an object is not an `Rng`."""
    require_type(rng, Rng, "rng takes an Rng such as Rng(1)")


class SmallNumbers:
    """Small draws, four from each random word of a generator.

    Unlike `Rng.below`, a bound of 1 draws as well: in the kernel, a draw is cheaper than a branch that the processor
    can't predict.
    """

    __slots__ = ("_left", "_origin", "_rng", "_word")

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._origin = copy(rng)
        self._word = 0
        self._left = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely; the bound is at most 65,536."""
        product = self._next16() * bound
        while product & 0xFFFF < 0x10000 % bound:
            product = self._next16() * bound
        return product >> 16

    def bits_for(self, number: int) -> int:
        """Return 64 random bits that depend on a number and on the initial state, whatever has been drawn since."""
        return self._origin.bits_for(number)

    def _next16(self) -> int:
        if not self._left:
            self._word, self._left = self._rng.next64(), 4
        quarter = self._word & 0xFFFF
        self._word >>= 16
        self._left -= 1
        return quarter
