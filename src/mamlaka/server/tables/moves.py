"""The moves of a match: each is checked, written to the log, and then done."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from mamlaka.actions import Action
from mamlaka.cards import Deck
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.events import Event
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.database.dialects import now_ms
from mamlaka.server.database.held_answer import HeldAnswer, ends_secret_question
from mamlaka.server.database.log_entries import Acted
from mamlaka.server.database.results import results_of
from mamlaka.server.tables.bot_schedule import BotSchedule
from mamlaka.server.tables.table_parts import TableParts
from mamlaka.table import Table, Transition

__all__ = ["Moves", "TooEarly"]


class TooEarly(Exception):
    """A command was sent between the end of a secret question and the reveal, and must wait."""


class Moves:
    """Writes and does the moves of people and bots; the end of a secret question is done at its reveal."""

    def __init__(self, parts: TableParts, schedule: BotSchedule) -> None:
        """Continue the match of a table, or wait for its start."""
        self._state, self._log = parts.state, parts.log
        self._presence, self._broadcaster = parts.presence, parts.broadcaster
        self._schedule = schedule

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        """Begin a match whose first events have been written."""
        self._state.table = table
        self._accepted(table, events)

    async def play(self, seat: Seat, command: protocol.Act, key: str) -> None:
        """Do the move of a person.

        Args:
            seat: the seat of the person.
            command: the move.
            key: the idempotency key of the command.

        Raises:
            IllegalAction: the rules refuse the move, or there is no match.
            ParseError: the deck of the game has no such card.
            TooEarly: the move must wait for the reveal of a secret question.
            NotSaved: nothing was written.
        """
        table, held = self._state.table, self._state.held_answer
        if table is None:
            raise IllegalAction(Refusal("not_begun"))
        action = _action_of(command, self._state.game.deck)
        if held is not None:
            held.check(table, seat, action, command.seen)
            raise TooEarly
        transition = table.decide(seat, action, seen=command.seen)
        # A player who acts has read the result. In a secret phase, though, this would reveal that they acted.
        if seat in self._presence.unready and not table.state.phase.secret:
            self._presence.unready.discard(seat)
            self._broadcaster.info_changed = True
        await self.act(table, seat, transition, actor=f"seat {seat}", command_id=key)

    async def act(
        self, table: Table, seat: Seat, transition: Transition, *, actor: str, command_id: str | None = None
    ) -> None:
        """Write a transition and do it; the end of a secret question waits for the reveal.

        Raises:
            NotSaved: nothing was written.
        """
        # Also if only people play: an immediate reveal would show that no one had to think.
        is_held = ends_secret_question(table, transition) and len(self._presence.players) > 1
        hidden = max(0.0, self._schedule.reveal_from - monotonic()) if is_held else 0.0
        told_ms = now_ms() + round(1000 * hidden)
        results = results_of(self._state, transition.state, told_ms) if transition.state.is_over else ()
        entry = Acted(seat, self._state.format_events(transition.events))
        await self._log.write(entry, actor=actor, command_id=command_id, others=results)
        if is_held and monotonic() < self._schedule.reveal_from:
            self._state.held_answer = HeldAnswer(seat, transition, self._schedule.reveal_from)
        else:
            self._accept(table, transition)

    def reveal(self, table: Table, held: HeldAnswer) -> None:
        """Do the end of a secret question, and tell everyone."""
        self._state.held_answer = None
        self._accept(table, held.transition)
        self._broadcaster.broadcast(None)

    def _accept(self, table: Table, transition: Transition) -> None:
        """Do a transition that has been written."""
        results = len(table.state.results)
        table.accept(transition)
        self._accepted(table, transition.events, scored=len(table.state.results) > results)

    def _accepted(self, table: Table, events: Sequence[Event], *, scored: bool = False) -> None:
        """Update the schedule after events, and note whether the facts about the table have changed."""
        self._schedule.update(table, events, scored=scored)
        has_changed = self._presence.publish_timed_out() or scored or table.is_over
        self._broadcaster.info_changed |= has_changed


def _action_of(message: protocol.Act, deck: Deck) -> Action:
    """Return the action of a message.

    Raises:
        ParseError: the deck of the game has no such card.
    """
    takes = deck.mask(" ".join(message.takes))
    return Action(message.kind, deck.mask(" ".join(message.cards)), message.number, message.name, takes)
