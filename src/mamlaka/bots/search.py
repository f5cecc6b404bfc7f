"""The bot that searches: it plays the games that are solved, and does what is best in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import Decision, Limit
from mamlaka.errors import InvalidSetup
from mamlaka.games.oneonta import OneontaOptions
from mamlaka.ledger import Points
from mamlaka.match import Deals
from mamlaka.search.oneonta import Chance, chance_of, worths
from mamlaka.search.rng import Rng
from mamlaka.view import View

__all__ = ["SearchBot"]


def oneonta_worths(view: View) -> Mapping[Action, Any]:
    """Return the chance of every action to reach the target of the match, and then the points that it brings."""
    state, options = view.state, view.state.game.options
    deals = next(phase for phase in state.stack if isinstance(phase, Deals))
    assert isinstance(options, OneontaOptions)
    assert view.seat is not None
    left = options.deals - deals.deal - 1
    needed = options.target - sum(result.points(state.seats)[view.seat] for result in state.results)
    chances = chance_of(options.bidding)

    def chance(points: Points) -> Chance:
        return chances.of(left, needed - points)

    return worths(view, chance, int)


SOLVED: dict[str, Callable[[View], Mapping[Action, Any]]] = {"oneonta": oneonta_worths}
"""For each game what its actions are worth; the highest is the best."""


class SearchBot:
    """Does what is worth most; among equals the first action. It uses no chance.

    In Oneonta Whist that is what reaches the target most often, and where nothing can change that, what brings most
    points. Every decision is exact, so limits make no difference.
    """

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 1
    games: ClassVar[tuple[str, ...]] = tuple(SOLVED)
    """The games that it plays."""

    def __init__(self, rng: Rng) -> None:
        del rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action.

        Raises:
            InvalidSetup: it does not play the game.
        """
        del limit
        game = view.state.game.name
        if game not in SOLVED:
            raise InvalidSetup(f"the bot {self.name} plays {', '.join(SOLVED)}, not {game}")
        actions = tuple(view.legal())
        if len(actions) <= 1:
            return Decision(actions[0]) if actions else None
        worth = SOLVED[game](view)
        return Decision(max(actions, key=lambda action: worth[action]))
