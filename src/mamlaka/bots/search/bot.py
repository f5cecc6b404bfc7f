"""The `search` bot, and the table of searches by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from mamlaka.bots.base import WAIT, ActionValue, Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search.cards import Draw, card_action_values
from mamlaka.bots.search.hearts import hearts_action_values
from mamlaka.bots.search.oneonta import oneonta_action_values
from mamlaka.bots.search.spar import spar_action_values
from mamlaka.bots.search.toepen import toepen_action_values
from mamlaka.bots.search.tressette import tressette_action_values
from mamlaka.bots.search.trex import trex_action_values
from mamlaka.errors import NotCompilable
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["SearchBot"]


Search: TypeAlias = Callable[[View, Limit, Rng, Draw], tuple[ActionValue, ...]]
"""Estimates the value of each legal action within a limit, the best first; empty if it can't."""

SEARCHES: Mapping[str, Search] = {
    "hearts": hearts_action_values,
    "oneonta": oneonta_action_values,
    "spar": spar_action_values,
    "toepen": toepen_action_values,
    "tressette": tressette_action_values,
    "trex": trex_action_values,
}
"""The search of each game; for all other games, cards are searched by `card_action_values`."""


class SearchBot:
    """Plays the action with the highest estimated value; decisions that no search can value are left to the rules."""

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 7

    def __init__(self, rng: Rng, draw: Draw = world_array) -> None:
        """Create a bot. `rng` is its only source of randomness; `draw` samples the worlds."""
        self._rng = rng
        self._draw = draw
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
        game = view.state.game
        search = SEARCHES.get(game.name) or SEARCHES.get(game.tactics_game, card_action_values)
        try:
            return search(view, limit, self._rng, self._draw)
        except NotCompilable:
            return ()
