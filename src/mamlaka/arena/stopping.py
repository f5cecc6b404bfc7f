"""When enough has been seen: a rule that may look after every set and still errs no more often than it says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.errors import InvalidSetup

__all__ = ["Answer", "StopRule", "Verdict"]

Answer: TypeAlias = Literal["better", "not better", "open"]
"""Better by at least so much; not better by so much; too little has been seen."""
SPREAD = 0.1
"""The variance of the prior of the effect, in standard deviations of a set. It decides only at what number of sets the
interval is narrowest for its number: here where effects of a third of a standard deviation are found out."""
FEWEST = 2


class Verdict(Struct, frozen=True):
    """What a rule says after some sets."""

    answer: Answer
    better_by: float
    confidence: float
    sets: int
    low: float | None
    """The lower end of the interval that holds at all numbers of sets together; None: nothing can be said yet."""
    high: float | None
    """Its upper end."""


class StopRule(Struct, frozen=True):
    """Stop when a bot is better by at least so much, or is not, with so much confidence.

    Looking at an ordinary interval after every set until it pleases would err far more often than one time in twenty.
    This interval holds at all numbers of sets together: the chance that it ever misses is at most 1 - confidence. It
    consists of all means that a t-test with a normal prior on the effect does not refute: its Bayes factor (Gonen,
    Johnson, Lu and Westfall 2005) is a martingale with the mean 1 under the mean that is tested, whatever the standard
    deviation, so by Ville's inequality it ever reaches 1 / (1 - confidence) with a chance of at most 1 - confidence
    (Lai 1976; Perez-Ortiz, Lardy, de Heide and Grunwald 2024; Wang and Ramdas 2025).

    That is exact for normal values, and a set is a mean of several games. Since only one end is looked at for an
    answer, wrong ones are rarer than 1 - confidence, by about a half.
    """

    better_by: float
    confidence: float

    def __post_init__(self) -> None:
        if not 0.5 <= self.confidence < 1:  # noqa: PLR2004  # a coin
            raise InvalidSetup(f"a confidence lies between 0.5 and 1, as 0.95 does, not {self.confidence:g}")

    def verdict(self, values: Sequence[float]) -> Verdict:
        """Return what is known after some sets.

        Args:
            values: one for each set, in the order in which they were played.
        """
        low, high = self.interval(values)
        answer: Answer = "open"
        if low is not None and low >= self.better_by:
            answer = "better"
        elif high is not None and high < self.better_by:
            answer = "not better"
        return Verdict(answer, self.better_by, self.confidence, len(values), low, high)

    def interval(self, values: Sequence[float]) -> tuple[float | None, float | None]:
        """Return the interval that holds at all numbers of sets together; None: it has no ends yet.

        The Bayes factor of n values with t and n - 1 = v is a^(-1/2) * ((1 + t2/v) / (1 + t2/(a v)))^(n/2), where t2
        is t squared and a = 1 + SPREAD * n; it is below 1 / (1 - confidence) up to a t2 that can be written down.
        """
        number = len(values)
        if number < FEWEST:
            return None, None
        mean = math.fsum(values) / number
        freedom = number - 1
        growth = 1 + SPREAD * number
        bound = (growth / (1 - self.confidence) ** 2) ** (1 / number)
        if bound >= growth:
            return None, None
        variance = math.fsum((value - mean) ** 2 for value in values) / freedom
        if not variance:  # so far all sets are the same: no measure of what the next one can bring
            return None, None
        half = math.sqrt((bound - 1) / (1 - bound / growth) * freedom * variance / number)
        return mean - half, mean + half
