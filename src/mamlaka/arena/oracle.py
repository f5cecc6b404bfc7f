"""The bot that searches, told the truth: the bound of what any inference of hidden cards could bring."""

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
    """The base of a bot that is told the whole truth, to show what perfect knowledge would be worth.

    No table seats one, and `find_bot` finds none: only the arena asks it, and gives it the state beside the view.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    needs_truth: ClassVar[bool] = True

    def __init__(self, rng: Rng) -> None:
        """Take the only source of chance that the bot may use."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Refuse: an oracle cannot decide from a view."""
        del view, limit
        raise TypeError(f"{self.name} is an oracle: ask `act_knowing`")

    def act_knowing(self, view: View, truth: State, limit: Limit) -> Decision | None:
        """Return what to do.

        Args:
            view: what the seat sees.
            truth: the state of the table, all hands and the order of a stock included; it holds no future deal.
            limit: as for every bot.
        """
        raise NotImplementedError


def true_world(view: View, truth: State) -> World:
    """Return the hidden cards of a view where they really are; of slots in one place, the first has the lowest."""
    knowledge = view.deductions()
    left = knowledge.unseen
    world = []
    for slot in knowledge.slots:
        cards = list(iter_cards(truth.zones[slot.zone].cards & left & slot.allowed))[: slot.count]
        world.append(sum(1 << card for card in cards))
        left &= ~world[-1]
    return tuple(world)


class TrueWorldBot(Oracle):
    """Searches as `search` does, with the same playouts and limits, but every world that it draws is the true deal."""

    name: ClassVar[str] = "oracle"
    version: ClassVar[int] = SearchBot.version

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def act_knowing(self, view: View, truth: State, limit: Limit) -> Decision | None:
        """Return what is best in the true deal."""

        def draw(view: View, count: int, rng: Rng) -> memoryview:
            del rng
            row = true_world(view, truth) or (0,)
            return memoryview(array("Q", row * count)).cast("B").cast("Q", (count, len(row)))

        return SearchBot(self._rng, draw).act(view, limit)
