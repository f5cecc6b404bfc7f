"""What the plain player does, and what it would do without one piece of its advice."""

from dataclasses import replace

import pytest
from mamlaka.rng import Rng

from mamlaka.bots import Decision, Limit
from mamlaka.bots.rules import RulesBot, tactics_of
from mamlaka.notation import format_action
from mamlaka.view import View

__all__ = ["BOT", "decided", "forget", "said"]

BOT = RulesBot(Rng(0))


def decided(view: View) -> Decision:
    """Return what the bot decides."""
    decision = BOT.act(view, Limit())
    assert decision is not None
    return decision


def said(view: View) -> str:
    """Return what the bot decides, in words."""
    return format_action(decided(view).action, view.state.game.deck)


def forget(monkeypatch: pytest.MonkeyPatch, game: str, number: int) -> None:
    """Take a rule away from the tactics of a game."""
    tactics = tactics_of(game)
    others = replace(tactics, rules=tuple(rule for rule in tactics.rules if rule.number != number))
    monkeypatch.setattr("mamlaka.bots.rules.tactics_of", lambda _: others)
