"""The files of learned policies: one for each kind of plan, found by a digest of the rules that make a difference.

Deals of several games may have the same kind of plan, and doubling a card doesn't change the kind: what counts is which
cards and tricks are good or bad for whom, not how many points they bring.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.search.heuristic import relative_payoffs
from mamlaka.search.learned import LearnedPolicy, tables_of, weights_of

__all__ = ["FOLDER", "encode_policy", "learned_policy", "path_of"]

FOLDER = Path(__file__).with_name("weights")
"""The policies that come with the package."""
DIGITS = 16
"""The length of the name of a file."""


class _Header(msgspec.Struct):
    """The first line of a file; the compressed choices and values follow."""

    unit: float
    spread: float


def path_of(plan: Plan, folder: Path = FOLDER) -> Path:
    """Return the file of the learned policy of a plan; there may be none."""
    return folder / f"{_digest(plan)}.bin"


@lru_cache(maxsize=256)
def learned_policy(plan: Plan, folder: Path = FOLDER) -> LearnedPolicy | None:
    """Return the learned policy of a plan; None: none has been trained for it, or for other tables."""
    path = path_of(plan, folder)
    if not path.exists():
        return None
    header, _, packed = path.read_bytes().partition(b"\n")
    weights, about = zlib.decompress(packed), msgspec.json.decode(header, type=_Header)
    size = weights_of(tables_of(plan))
    return LearnedPolicy(weights[:size], weights[size:], about.unit, about.spread) if len(weights) == 2 * size else None


def encode_policy(policy: LearnedPolicy) -> bytes:
    """Return the content of the file of a policy."""
    return (
        msgspec.json.encode(_Header(policy.unit, policy.spread))
        + b"\n"
        + zlib.compress(policy.choices + policy.values, 9)
    )


def _digest(plan: Plan) -> str:
    rules = _layout_rules(plan) if isinstance(plan, LayoutPlan) else _trick_rules(plan)
    return hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:DIGITS]


def _trick_rules(plan: TrickPlan) -> tuple[object, ...]:
    relative = relative_payoffs(plan)
    play = (plan.suit_masks, plan.beats, plan.lead, plan.follow, plan.breakers, plan.discards_break)
    ends = (plan.stop_mask, plan.stop_takers, plan.partners, plan.payee)
    of_deal = (plan.sweeps, plan.pay_no_tricks, plan.pay_numbered, plan.pay_counts, plan.pay_card_counts)
    others = (plan.pay_highest, plan.pay_longest, plan.pay_last_card, plan.pairs, plan.pay_lowest)
    return plan.seats, play, ends, of_deal, others, *map(_signs, (relative.cards, relative.trick, relative.last))


def _layout_rules(plan: LayoutPlan) -> tuple[object, ...]:
    rows = (plan.starters, plan.bottoms, plan.tops, plan.line, plan.corner, plan.above_first, plan.again)
    ends = (plan.needed, plan.laid, plan.pass_limit, plan.stops_at_first)
    return plan.seats, rows, ends, plan.pay_place, plan.pay_left, plan.pay_untouched, plan.pay_pass, plan.pool


def _signs(points: Sequence[Points]) -> list[int]:
    return [(value > 0) - (value < 0) for value in points]
