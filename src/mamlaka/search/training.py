"""Train learned policies by self-play, for `mamlaka train`.

A round plays random deals. The seats follow the policy learned so far or one of the others, so that it learns to play
with and against all of them. One decision in four is labelled: each legal card is played, and then the deal to its end
with all cards as they lie. The weights move towards what each card brought, compared with the mean of the legal cards:
fast at first, where a combination of traits is new, and ever more slowly from round to round. A policy is a better
player than the ones it learned from, so the labels improve as it does.

The same seed gives the same weights, whatever the number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mamlaka.errors import InvalidSetup
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.compiled import compiled_layout_plan, compiled_trick_plan
from mamlaka.search.kernel import engine, reason_of_absence
from mamlaka.search.learned import LearnedPolicy

__all__ = ["DEALS", "ROUNDS", "Round", "train"]

ROUNDS, DEALS = 110, 5000
"""The rounds of a training, and the deals of a round."""
FIRST_RATE, LEAST_RATE, RATE_DECAY = 0.03, 0.0015, 0.94
"""How far weights move towards a label: in the first round, at the end, and the factor from round to round."""


class Round(NamedTuple):
    """A round of training."""

    explained: float
    """The share of the variance of its labels that the weights explained before they moved."""
    policy: LearnedPolicy
    """The policy learned so far."""


def train(plan: Plan, rng: Rng, rounds: int = ROUNDS, deals: int = DEALS, threads: int = 1) -> Iterator[Round]:
    """Yield the rounds of training of a policy for a plan; the policy of the last one is the result.

    Raises:
        InvalidSetup: there is no kernel.
        ValueError: the plan has no rows, or its cards can't be dealt evenly.
    """
    kernel = engine()
    if kernel is None:
        raise InvalidSetup(f"training needs the kernel, but {reason_of_absence()}")
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    trainer = (
        _kernel.LayoutTrainer(kernel, compiled_layout_plan(plan))
        if isinstance(plan, LayoutPlan)
        else _kernel.TrickTrainer(kernel, compiled_trick_plan(plan))
    )
    for number in range(rounds):
        rate = max(LEAST_RATE, FIRST_RATE * RATE_DECAY**number)
        explained = trainer.round(deals, rng.next64(), rate, threads)
        yield Round(explained, LearnedPolicy(trainer.weights, trainer.unit, trainer.spread))
