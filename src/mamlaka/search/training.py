"""Train learned policies by self-play, for `mamlaka train`.

A round plays random deals. The seats follow the policy learned so far or one of the others, so that it learns to play
with and against all of them. One decision in four is labelled: each legal card is played, and then the deal to its end
with all cards as they lie.

The *values* move towards what each card brought, compared with the mean of the legal cards: fast at first, where a
combination of traits is new, and ever more slowly from round to round. After some rounds the *choices* begin as a copy
of the values. They move so that a player who chooses cards by them gains more: a policy gradient over all legal cards.
Choices need to tell only which card is best, not by how much. The policy becomes a better player than the ones that it
learned from, and the labels improve as it does.

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

ROUNDS, DEALS = 240, 5000
"""The rounds of a training, and the deals of a round."""
VALUE_ROUNDS = 1 / 6
"""The share of the rounds after which the choices begin."""
FIRST_RATE, LEAST_RATE, RATE_DECAY = 0.03, 0.0015, 0.94
"""How far values move towards a label: in the first round, at the end, and the factor from round to round."""
GRADIENT_RATE, LAST_RATE = 0.1, 0.005
"""How far choices move along the gradient: at first and at the end."""
FIRST_SHARPNESS = 6
"""The spread of what cards bring divided by what a player errs by when the choices begin."""


class Round(NamedTuple):
    """A round of training."""

    gain: float
    """What the preferred card of each decision brought above the mean of the legal cards, in points."""
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
    by_values = max(1, round(rounds * VALUE_ROUNDS))
    for number in range(rounds):
        if number == by_values:
            trainer.begin_choices(FIRST_SHARPNESS / (trainer.spread or 1))
        value_rate = max(LEAST_RATE, FIRST_RATE * RATE_DECAY**number)
        done = (number - by_values) / max(1, rounds - by_values)
        choice_rate = GRADIENT_RATE * (LAST_RATE / GRADIENT_RATE) ** done
        gain = trainer.round(deals, rng.next64(), value_rate, choice_rate, threads)
        yield Round(gain, LearnedPolicy(trainer.choices, trainer.values, trainer.unit, trainer.spread))
