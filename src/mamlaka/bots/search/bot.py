"""The `search` bot."""

from __future__ import annotations

from typing import ClassVar

from mamlaka.bots.base import WAIT, ActionValue, Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.registry import search_of
from mamlaka.errors import NotCompilable
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["SearchBot"]


class SearchBot:
    """Plays the action with the highest estimated value; decisions that no search can value are left to the rules."""

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 22

    def __init__(self, rng: Rng, sampler: WorldSampler = world_array) -> None:
        """Create a bot. `rng` is its only source of randomness; `sampler` samples the worlds."""
        self._rng = rng
        self._sampler = sampler
        self._rules = RulesBot(rng)

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options that the rules support; options that change the value of a card are part of the plan."""
        return RulesBot.supported_options(game)

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action and the values of all actions; None only if the turn is optional."""
        turn = view.turn
        if turn is None:
            return None
        if not turn.optional and len(actions := tuple(view.legal)) == 1:
            return Decision(actions[0])
        action_values = self.action_values(view, limit)
        if not action_values:
            return self._rules.act(view, limit)
        return (
            None if action_values[0].action == WAIT else Decision(action_values[0].action, action_values=action_values)
        )

    def action_values(self, view: View, limit: Limit) -> tuple[ActionValue, ...]:
        """Estimate the value of each legal action, the best first; empty if no search applies."""
        assert view.turn is not None
        try:
            return search_of(type(view.state.game))(view, limit, self._rng, self._sampler)
        except NotCompilable:
            return ()
