"""Ask bots safely: every defect of a bot becomes one exception, and `FallbackBot` replaces a bot that fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from mamlaka.actions import Action
from mamlaka.bots.base import Bot, Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import find_bot
from mamlaka.bots.rules import RulesBot
from mamlaka.engine import why_not
from mamlaka.errors import BotFailed, InvalidSetup
from mamlaka.plugins import PluginCrash, call_plugin, chosen_plugins, describe_error, is_ours, origin_of
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["FallbackBot", "ask", "attempt", "make_bot"]

T = TypeVar("T")

MAX_WORD_LENGTH = 100
SECONDS_OF_COUNTS = 30.0
"""The seconds allowed under a limit of worlds or nodes, which doesn't limit the time."""


class FallbackBot:
    """A bot for tables with people: if the bot fails, `rules` decides in its place, and `random` if that fails, too.

    The replacement is for one decision, or for the rest of the match if the failure would repeat: the bot can't be
    created, or takes too long.
    """

    name: ClassVar[str] = "fallback"
    version: ClassVar[int] = 1

    def __init__(self, name: str, rng: Rng, spare: Rng, tell: Callable[[str, str, Exception], None]) -> None:
        """Create a bot and its replacements.

        Args:
            name: the name of the bot.
            rng: its only source of randomness.
            spare: the only source of randomness of its replacements.
            tell: called at its first failure with the name of the bot, its package and the error. The error may reveal
                hidden cards of the bot.
        """
        self._name = name
        self._tell = tell
        self._has_failed = False
        self._bots: list[Bot] = [RulesBot(spare), RandomBot(spare)]
        try:
            self._bots.insert(0, make_bot(find_bot(name), rng))
        except (BotFailed, InvalidSetup) as error:
            self._fail(error)

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the decision of the bot, or of its replacement.

        Raises:
            BotFailed: all of them fail, because the game does.
        """
        *first, last = self._bots
        for bot in first:
            try:
                return ask(bot, view, limit)
            except BotFailed as failed:
                if failed.lasting:
                    self._bots.remove(bot)
                self._fail(failed)
        return ask(last, view, limit)

    def _fail(self, error: Exception) -> None:
        if not self._has_failed:
            self._has_failed = True
            plugin = chosen_plugins("bot").get(self._name)
            self._tell(self._name, plugin.origin if plugin else "not installed", error)


def make_bot(bot: type[Bot], rng: Rng) -> Bot:
    """Return a new bot.

    Raises:
        BotFailed: its constructor fails.
    """
    try:
        return call_plugin(lambda: bot(rng), is_trusted=is_ours(bot))
    except PluginCrash as crash:
        raise BotFailed(
            bot.name, origin_of("bot", bot.name, bot), "when it was made", str(crash), lasting=True
        ) from crash


def ask(
    bot: Bot, view: View, limit: Limit, act: Callable[[View, Limit], Decision | None] | None = None
) -> Decision | None:
    """Return the decision of a bot: a legal action, or None if the turn is optional.

    Args:
        bot: the bot.
        view: its view.
        limit: the limit of the decision.
        act: the function to call; None: `bot.act`.

    Raises:
        BotFailed: it raises an exception, chooses an illegal action or doesn't return.
    """
    if isinstance(bot, FallbackBot):  # it calls `ask` itself
        return bot.act(view, limit)
    asked = bot.act if act is None else act
    decision = attempt(bot, view, limit, lambda: asked(view, limit))
    if defect := _defect(decision, view):
        raise _failed(bot, view, defect)
    return decision


def attempt(bot: Bot, view: View, limit: Limit, work: Callable[[], T]) -> T:
    """Return the result of `work`, which a bot does for a view.

    Args:
        bot: the bot.
        view: its view.
        limit: the limit of the work.
        work: the function to call.

    Raises:
        BotFailed: it raises an exception or doesn't return.
    """
    is_trusted = is_ours(bot) and is_ours(view.state.game)
    seconds = max(limit.seconds or 0.0, 0.0 if limit.worlds is limit.nodes is None else SECONDS_OF_COUNTS)
    try:
        return call_plugin(work, seconds, is_trusted=is_trusted)
    except PluginCrash as crash:
        raise _failed(bot, view, f"it {crash}" if crash.lasting else str(crash), lasting=crash.lasting) from crash


def _failed(bot: Bot, view: View, reason: str, *, lasting: bool = False) -> BotFailed:
    name, game = getattr(bot, "name", type(bot).__name__), view.state.game
    title = game.name if is_ours(game) else f"{game.name} of {origin_of('game', game.name, type(game))}"
    where = f"at {title}, seat {view.seat}, event {view.version}"
    return BotFailed(name, origin_of("bot", name, type(bot)), where, reason, lasting=lasting)


def _defect(decision: object, view: View) -> str:
    """Return the reason why an object is not a valid decision of the owner of a view; empty: it is valid."""
    if decision is None:
        turn = view.turn
        return "" if turn is None or turn.optional else "it gave no answer, though the table waits for one"
    if not isinstance(decision, Decision):
        return f"it answered with {type(decision).__name__}, not with Decision"
    action = decision.action
    if not _is_well_formed(action, view):
        return "it returned something that is not an action of this game"
    try:
        refusal = None if view.seat is None else why_not(view.state, view.seat, action)
    except Exception as error:  # noqa: BLE001  # the game may come from another package
        return f"the game cannot judge its answer: {describe_error(error)}"
    return f"it did what the rules refuse: {refusal}" if refusal else ""


def _is_well_formed(action: object, view: View) -> bool:
    """Return whether an object is an action with fields of the right types and of reasonable size."""
    match action:
        case Action(kind=str(kind), cards=int(cards), number=int() | None as number, name=str(name), takes=int(takes)):
            return (
                max(len(kind), len(name), (number or 0).bit_length()) <= MAX_WORD_LENGTH
                and 0 <= cards <= view.state.game.deck.all_mask
                and 0 <= takes <= view.state.game.deck.all_mask
            )
    return False
