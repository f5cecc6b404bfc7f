"""The decisions of the rules bot, with all of its advice and without single rules."""

from dataclasses import replace

import pytest

from mamlaka.bots import Decision, Limit
from mamlaka.bots.rules import RulesBot, collect_votes, tactics_of
from mamlaka.notation import format_action, parse_action
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["BOT", "decided", "forget", "said", "vote"]

BOT = RulesBot(Rng(0))


def decided(view: View) -> Decision:
    """Return the decision of the bot."""
    decision = BOT.act(view, Limit())
    assert decision is not None
    return decision


def said(view: View) -> str:
    """Return the decision of the bot as text."""
    return format_action(decided(view).action, view.state.game.deck)


def forget(monkeypatch: pytest.MonkeyPatch, game: str, *numbers: int) -> None:
    """Remove rules from the tactics of a game."""
    tactics = tactics_of(game)
    others = replace(tactics, rules=tuple(rule for rule in tactics.rules if rule.number not in numbers))
    monkeypatch.setattr("mamlaka.bots.rules.tactics_of", lambda _: others)


def vote(number: int, view: View, words: str) -> float:
    """Return the vote of a rule on an action given as text."""
    assert view.turn is not None
    (votes,) = collect_votes(view, [parse_action(words, view.turn, view.state.game.deck)])
    return next(weight for rule, weight in votes if rule.number == number)
