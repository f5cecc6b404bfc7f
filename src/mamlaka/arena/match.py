"""One match of the arena: every seat acts on its own view, folded from redacted events, and its decisions are timed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from mamlaka.actions import Action
from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.oracle import Oracle
from mamlaka.bots.base import Bot, Limit
from mamlaka.bots.fallback import ask
from mamlaka.engine import apply_action, free_to_act, start_match, waiting_for
from mamlaka.errors import GameError
from mamlaka.events import Event, redact
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["Contestant", "Match"]


class Contestant:
    """A bot in one seat of one match, with its limit and its decision times."""

    def __init__(self, bot: Bot, limit: Limit, times: DecisionTimes) -> None:
        """Seat a bot.

        Args:
            bot: the bot.
            limit: the limit of each decision.
            times: receives the decision times.
        """
        self._bot = bot
        self._limit = limit
        self._times = times

    def decide(self, view: View, truth: State) -> Action | None:
        """Return the action of the bot. Only an oracle receives `truth`.

        Raises:
            BotFailed: it raised an exception, chose an illegal action or didn't return.
        """
        start = perf_counter()
        bot = self._bot
        if isinstance(bot, Oracle):
            decision = ask(bot, view, self._limit, lambda view, limit: bot.act_knowing(view, truth, limit))
        else:
            decision = ask(bot, view, self._limit)
        self._times.add(perf_counter() - start)
        return None if decision is None else decision.action


class Match:
    """A match between contestants, played decision by decision as at a table."""

    def __init__(self, start: State, shuffler: Shuffler, contestants: Sequence[Contestant]) -> None:
        """Begin a match.

        Args:
            start: the state before the first event.
            shuffler: deals the cards.
            contestants: (seats,).
        """
        self._shuffler = shuffler
        self._contestants = contestants
        self._views = [View(seat, start) for seat in range(start.seats)]
        self.log: list[Event]
        """All events so far."""
        self.log, self.state = start_match(start, shuffler)

    def play(self, is_done: Callable[[State], bool]) -> None:
        """Play until `is_done(state)`, or until the match is over.

        Raises:
            BotFailed: a player failed.
            GameError: the match isn't over, but no seat acts; this is a defect of the game.
        """
        while not (self.state.is_over or is_done(self.state)):
            seats = (*free_to_act(self.state), *waiting_for(self.state))
            if not any(self._ask(seat) for seat in seats):
                raise GameError(f"game {self.state.game.name!r}: the table waits, but no seat acts")

    def _ask(self, seat: Seat) -> bool:
        """Let a seat act once; return whether it did."""
        action = self._contestants[seat].decide(self._view(seat), self.state)
        if action is None:
            return False
        events, self.state = apply_action(self.state, seat, action, self._shuffler)
        self.log += events
        return True

    def _view(self, seat: Seat) -> View:
        view = self._views[seat]
        events = ((number, redact(self.log[number], seat)) for number in range(view.version, len(self.log)))
        view = self._views[seat] = view.apply((number, event) for number, event in events if event is not None)
        return view
