"""Drills and the questions of trainers at the prompt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from mamlaka.actions import Action, Offer
from mamlaka.bots.base import WAIT
from mamlaka.coach.drills import Drill
from mamlaka.coach.trainers import Question
from mamlaka.errors import IllegalAction, ParseError
from mamlaka.terminal.cells import wrap
from mamlaka.terminal.commands import KEYS, Command, find_command
from mamlaka.terminal.hint import action_text
from mamlaka.terminal.prompt import example_card, parse_legal_answer, question_text, words_text
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.review import cost_lines
from mamlaka.terminal.screen import plays_text, rules_lines, table_lines
from mamlaka.terminal.style import Style
from mamlaka.terminal.words import translate_answer
from mamlaka.view import View

__all__ = ["PersonAtDrills"]

T = TypeVar("T")
COMMANDS = ("quit", "hint", "hand", "sheet", "rules", "help")
"""The commands of this prompt; `hint` shows the answer."""
NONE = "0"
"""The answer that no seat or no card is meant."""
SEPARATORS = re.compile(r"[\s,،、]+")
INDENT = "  "
NARROWEST = 12
"""Lines are laid out for at least this number of columns; a narrower terminal breaks them."""


class PersonAtDrills:
    """A person who is asked about positions of finished matches."""

    def __init__(
        self, console: Console, ask: Callable[[str], str], forget_typed: Callable[[], None] = lambda: None
    ) -> None:
        """Prepare to ask.

        Args:
            console: where to draw.
            ask: prints a question and returns the answer; raises EOFError or KeyboardInterrupt to leave.
            forget_typed: discards what has been typed before a question is shown: it was meant for an earlier one.
        """
        self._forget_typed = forget_typed
        self._console = console
        self._ask = ask

    def decides_right(self, drill: Drill, view: View, style: Style) -> bool:
        """Ask for the action of a drill, judge it, and return whether it is right. Who asks for the answer is wrong.

        Args:
            drill: the drill.
            view: what its seat saw.
            style: how cards and seats look to that seat.

        Raises:
            EOFError: the person leaves; so does KeyboardInterrupt.
        """
        style = self._fitted(style)

        def parse(words: str) -> Action:
            if not words and view.turn is not None and view.turn.optional:
                return WAIT
            return parse_legal_answer(words, view, style)

        answer = self._answer(question_text(view, style), parse, view, style)
        is_right = answer is not None and drill.is_right(answer)
        offers = view.turn.offers if view.turn else ()
        self._print_all(_verdict(drill, answer, style, offers, is_right=is_right))
        return is_right

    def knows(self, question: Question, style: Style) -> bool:
        """Ask the question of a trainer, judge the answer, and return whether it is right.

        Args:
            question: the question.
            style: how cards and seats look to its seat.

        Raises:
            EOFError: the person leaves; so does KeyboardInterrupt.
        """
        style = self._fitted(style)
        asked = _asked(question, style)
        answer = self._answer(asked, lambda words: _parse(words, question, style), question.view, style)
        is_right = answer == question.answer
        message = "trainer-right" if is_right else "trainer-wrong"
        self._print_all([Text(style.texts.format(message, answer=_shown(question, style)), style="bold")])
        return is_right

    def _answer(self, question: str, parse: Callable[[str], T], view: View, style: Style) -> T | None:
        """Show a position and ask until there is an answer; return None if the person asks to see the right one."""
        say, renderer = style.texts.format, Renderer(style)
        shown: dict[Command, Callable[[], Iterable[Text]]] = {
            "hand": lambda: (*_trick_lines(view, style), *table_lines(view, renderer)),
            "sheet": lambda: renderer.sheet_lines(view),
            "rules": lambda: rules_lines(style),
            "help": lambda: [
                Text(say("drill-help", cards=style.typed(example_card(view)))),
                Text(words_text(COMMANDS, style)),
            ],
        }
        self._print_all([Text(), *shown["hand"](), Text()])
        self._forget_typed()
        while True:
            words = self._ask(f"{question} {say('drill-keys', show=KEYS['hint'], help=KEYS['help'])}: ").strip()
            match find_command(words, COMMANDS, style.texts.language, parse):
                case "quit", _:
                    raise EOFError
                case "hint", _:
                    return None
                case command, _:
                    self._print_all(shown[command]())
                    continue
            try:
                return parse(words)
            except ParseError as error:
                self._print_all([Text(str(error))] if words else [])
            except IllegalAction as error:
                self._print_all([Text(style.refusal(error.refusal))])

    def _fitted(self, style: Style) -> Style:
        return replace(style, columns=max(NARROWEST, self._console.width))

    def _print_all(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._console.print(line)


def _trick_lines(view: View, style: Style) -> Iterator[Text]:
    """Yield all finished tricks of the deal: whoever is asked later can't remember them."""
    shown = view.state.shown_tricks
    for number, (trick, winner) in enumerate(shown.finished if shown else (), start=1):
        line = style.texts.format(
            "trick-line", number=number, cards=plays_text(trick, style), **style.seat_facts(winner)
        )
        yield Text(line, style="dim")


def _verdict(
    drill: Drill, answer: Action | None, style: Style, offers: Sequence[Offer], *, is_right: bool
) -> Iterator[Text]:
    """Yield whether an answer is right, what it costs, and what was done in the match."""
    say, decision = style.texts.format, drill.decision
    best = decision.alternatives[0].action
    found = None if answer is None else drill.alternative(answer)
    if is_right:
        yield Text(say("drill-right"), style="bold")
    else:
        yield Text(say("drill-better", best=action_text(best, style, offers)), style="bold")
    if found is not None:
        yield from cost_lines(found.known, found.open, style)
    elif answer is not None:
        yield Text(INDENT + say("drill-no-value"))
    if not is_right:
        for reason in decision.ignored:
            yield from _wrapped(style.texts.reason(reason.message), style)
    yield Text(INDENT + say("drill-done", action=action_text(decision.action, style, offers)))
    if answer != decision.action and decision.known is not None:
        yield from (Text(INDENT) + line for line in cost_lines(decision.known, decision.open, style))


def _wrapped(sentence: str, style: Style) -> Iterator[Text]:
    for line in wrap(sentence, style.columns, initial_indent=INDENT, subsequent_indent=INDENT):
        yield Text(line)


def _asked(question: Question, style: Style) -> str:
    """Return the question of a trainer, with what may be answered."""
    say = style.texts.format
    asked = say(f"trainer-{question.trainer}", suit=style.suit(question.suit) if question.suit else "")
    match question.trainer:
        case "voids":
            names = (f"{number} {style.seat_name(seat)}" for number, seat in enumerate(question.choices, start=1))
            return say(
                "trainer-choices", question=asked, choices=style.listed([*names, f"{NONE} {say('trainer-no-one')}"])
            )
        case "winners":
            return say("trainer-choices", question=asked, choices=f"{NONE} {say('trainer-no-card')}")
        case "count":
            return asked


def _parse(words: str, question: Question, style: Style) -> frozenset[int]:
    """Return the answer that a person means.

    Raises:
        ParseError: the words are no answer of this question.
    """
    turn = question.view.turn
    assert turn is not None
    parts = [
        part for part in SEPARATORS.split(translate_answer(words, turn, style.deck, (), style.texts.language)) if part
    ]
    if not parts:
        raise ParseError(style.texts.format("trainer-unclear"))
    if question.trainer != "count" and parts == [NONE]:
        return frozenset()
    if question.trainer == "winners":
        return frozenset(map(style.deck.card, parts))
    if not all(part.isdecimal() for part in parts):
        raise ParseError(style.texts.format("trainer-unclear"))
    numbers = [int(part) for part in parts]
    if question.trainer == "voids":
        if not all(0 < number <= len(question.choices) for number in numbers):
            raise ParseError(style.texts.format("trainer-unclear"))
        return frozenset(question.choices[number - 1] for number in numbers)
    if len(numbers) > 1:
        raise ParseError(style.texts.format("trainer-unclear"))
    return frozenset(numbers)


def _shown(question: Question, style: Style) -> str:
    """Return the right answer in words."""
    say = style.texts.format
    match question.trainer:
        case "voids":
            return style.listed(style.seat_name(seat) for seat in question.choices if seat in question.answer) or say(
                "trainer-no-one"
            )
        case "winners":
            return style.cards(sum(1 << card for card in question.answer)) or say("trainer-no-card")
        case "count":
            return str(*question.answer)
