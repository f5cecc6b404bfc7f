"""Oracles, and the `search` bot with perfect information: an upper bound for any inference of hidden cards."""

from __future__ import annotations

from array import array
from typing import ClassVar

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.search import SearchBot
from mamlaka.cards import iter_cards
from mamlaka.rng import Rng
from mamlaka.search.worlds import World
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["Oracle", "TrueWorldBot"]


class Oracle:
    """The base class of bots that receive the full state, to measure the value of perfect information.

    Tables and `find_bot` reject them. Only the arena plays with them and passes the state along with the view.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    needs_truth: ClassVar[bool] = True

    def __init__(self, rng: Rng) -> None:
        """Create a bot; `rng` is the only source of randomness that it may use."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Raise TypeError: an oracle can't decide from a view alone."""
        del view, limit
        raise TypeError(f"{self.name} is an oracle: call `act_knowing`")

    def act_knowing(self, view: View, truth: State, limit: Limit) -> Decision | None:
        """Return a decision.

        Args:
            view: the view of the seat.
            truth: the state of the table, including all hands and the order of a stock, but no future deals.
            limit: the limit of the decision.
        """
        raise NotImplementedError


def true_world(view: View, truth: State) -> World:
    """Return the actual hidden cards as a world of a view; slots of the same zone are filled in ascending order."""
    knowledge = view.deductions()
    left = knowledge.unseen
    world = []
    for slot in knowledge.slots:
        cards = list(iter_cards(truth.zones[slot.zone].cards & left & slot.allowed))[: slot.count]
        world.append(sum(1 << card for card in cards))
        left &= ~world[-1]
    return tuple(world)


class TrueWorldBot(Oracle):
    """The `search` bot with the same playouts and limits, except that every sampled world is the actual deal."""

    name: ClassVar[str] = "oracle"
    version: ClassVar[int] = SearchBot.version

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def act_knowing(self, view: View, truth: State, limit: Limit) -> Decision | None:
        """Return the best action in the actual deal."""

        def sampler(view: View, count: int, rng: Rng) -> memoryview:
            del rng
            row = true_world(view, truth) or (0,)
            return memoryview(array("Q", row * count)).cast("B").cast("Q", (count, len(row)))

        return SearchBot(self._rng, sampler).act(view, limit)
