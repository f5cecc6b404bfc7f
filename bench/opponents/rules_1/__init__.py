"""`rules-1`: the first complete bots that follow advice, as they were. Nothing here changes any more.

A copy of `mamlaka.bots.rules` and its tactics. It stands on the rules engine and on nothing else of the bots, so that
whatever is better later can be measured against it. A better opponent gets the next number and a folder of its own.
"""

from __future__ import annotations

from typing import ClassVar

from mamlaka.bots.base import Decision, Limit, Reason
from mamlaka.rng import Rng
from mamlaka.view import View

from . import hearts, oneonta, toepen, tressette, trex
from .advice import Tactics

__all__ = ["OPPONENT"]

TACTICS = {
    "hearts": hearts.TACTICS,
    "oneonta": oneonta.TACTICS,
    "toepen": toepen.TACTICS,
    "tressette": tressette.TACTICS,
    "trex": trex.TACTICS,
}
NO_ADVICE = Tactics(lambda view: view, ())


class RulesOne:
    """Chooses the action with the highest total of votes, the first of equals. It is deterministic.

    If the turn is optional, it acts only if the total is positive.
    """

    name: ClassVar[str] = "rules-1"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action with the rules that spoke for it, the weightiest first."""
        del limit
        turn, actions = view.turn, tuple(view.legal)
        if turn is None:
            return None
        if len(actions) == 1 and not turn.optional:
            return Decision(actions[0])
        tactics = TACTICS.get(view.state.game.name, NO_ADVICE)
        position = tactics.position(view)
        rules = [rule for rule in tactics.rules if rule.applies(position)]
        votes = [[rule.weight * rule.advises(position, action) for rule in rules] for action in actions]
        best = max(range(len(actions)), key=lambda index: (sum(votes[index]), -index))
        if turn.optional and sum(votes[best]) <= 0:
            return None
        reasons = [
            Reason(rule.number, rule.message, round(vote))
            for rule, vote in zip(rules, votes[best], strict=True)
            if vote > 0
        ]
        return Decision(actions[best], tuple(sorted(reasons, key=lambda reason: -reason.weight)))


OPPONENT = RulesOne
