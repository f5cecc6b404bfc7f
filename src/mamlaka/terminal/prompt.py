"""The question to a person at the prompt, and the action that they type."""

from __future__ import annotations

from collections.abc import Iterable

from mamlaka.actions import Action
from mamlaka.cards import Card
from mamlaka.engine import reason_against
from mamlaka.errors import IllegalAction, ParseError
from mamlaka.notation import parse_action
from mamlaka.terminal.commands import Command, command_names
from mamlaka.terminal.style import ANSWERED_IN, Style
from mamlaka.terminal.words import answer_text, translate_answer
from mamlaka.view import View

__all__ = ["example_card", "parse_answer", "parse_legal_answer", "question_text", "unclear_text", "words_text"]


def question_text(view: View, style: Style) -> str:
    """Return the question to the owner of a view, who has a turn, with the words that are also allowed."""
    turn, say = view.turn, style.texts.format
    assert turn is not None
    names = style.listed(answer_text(offer, style) for offer in turn.offers if offer.kind != "play")
    if view.question is None:
        return say("ask-free", names=names)
    question = style.message(view.question)
    return say("ask-answers", question=question, names=names) if names else question


def example_card(view: View) -> Card:
    """Return a card of a hand, as an example of what to type; if it is empty, a card of the deck."""
    return next(iter(view.state.game.arrange(view.hand_mask)), 0)


def unclear_text(words: str, error: ParseError, view: View, style: Style) -> str:
    """Return that an answer was not understood, in the language of the person."""
    if style.texts.language == ANSWERED_IN:
        return str(error)
    return style.texts.format("answer-unclear", answer=words, cards=style.typed(example_card(view)))


def words_text(commands: Iterable[Command], style: Style) -> str:
    """Return which words mean the commands of a prompt, in the language of the person."""
    return style.texts.format("help-words", words=style.listed(command_names(commands, style.texts.language)))


def parse_answer(words: str, view: View, style: Style) -> Action:
    """Return the action that a person means, in their language; whether it is legal is not checked.

    Raises:
        ParseError: the words are no card, and no answer of this turn.
    """
    turn = view.turn
    assert turn is not None
    known = {word for phase in view.state.stack for word in phase.said_kinds}
    words = translate_answer(words, turn, style.deck, known, style.texts.language)
    return parse_action(words, turn, style.deck, known=known)


def parse_legal_answer(words: str, view: View, style: Style) -> Action:
    """Return the legal action that a person means, in their language.

    Raises:
        ParseError: the words are no card, and no answer of this turn.
        IllegalAction: the action is not allowed now.
    """
    action = parse_answer(words, view, style)
    if action not in view.legal:
        assert view.turn is not None
        kinds = [offer.kind for offer in view.turn.offers]
        raise IllegalAction(reason_against(view.state, view.turn.seat, action, kinds))
    return action
