"""The loop in which a person plays at a table against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from mamlaka.actions import Action, Turn
from mamlaka.bots.base import Limit
from mamlaka.coach.hints import HINT_WORLDS, hint
from mamlaka.errors import BotFailed, IllegalAction, ParseError
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.commands import KEYS, Command, find_command, is_quit
from mamlaka.terminal.hint import hint_lines
from mamlaka.terminal.news import news_line
from mamlaka.terminal.prompt import example_card, parse_answer, question_text, unclear_text, words_text
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import deal_lines, entry_text, final_lines, rules_lines, table_lines, trick_lines
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["PersonAtTable"]

QUESTION = 2
"""The lines of a question."""
NARROWEST = 12
"""Lines are laid out for at least this number of columns; a narrower terminal breaks them."""
THINKING = Limit(worlds=HINT_WORLDS, seconds=2.0)
"""The limit of a hint."""


class PersonAtTable:
    """One person at a table with bots in the other seats."""

    def __init__(
        self,
        table: Table,
        style: Style,
        console: Console,
        ask: Callable[[str], str],
        seen: View | None = None,
        forget_typed: Callable[[], None] = lambda: None,
    ) -> None:
        """Take a seat at a table.

        Args:
            table: the table, with bots in the other seats.
            style: how cards and seats look; its seat is the person's.
            console: where to draw.
            ask: prints a question and returns the answer; raises EOFError or KeyboardInterrupt to leave.
            seen: what the person has seen of the match; None: all of it.
            forget_typed: discards what has been typed before a question is shown: it was meant for an earlier one.
        """
        self._forget_typed = forget_typed
        self._table = table
        self._console = console
        self._style = style
        self._fit()
        self._ask = ask
        assert style.seat is not None
        self._seat = style.seat
        self._seen = seen or table.view(style.seat)
        self._say = style.texts.format

    def play(self, save: Callable[[], None], report: Callable[[str], str] = lambda _: "") -> bool:
        """Play until the match is over or the person leaves; return whether it is over.

        Args:
            save: called after every change, before the next question.
            report: saves the last decision of a bot with the person's comment and returns the path; an empty string
                if no bot has made a decision.
        """
        self._report = report
        try:
            save()
            self._tell()
            while not self._table.is_over:
                if self._seen.turn is None:
                    self._table.play_next_bot()
                elif not self._turn(self._seen.turn):
                    return False
                save()
                self._tell()
        except (EOFError, KeyboardInterrupt):
            self._print(Text())
            return False
        self._print_all(final_lines(self._seen, self._style))
        return True

    def _fit(self) -> None:
        """Adjust the layout to the width of the terminal."""
        self._style = replace(self._style, columns=max(NARROWEST, self._console.width))
        self._renderer = Renderer(self._style)

    def _turn(self, turn: Turn) -> bool:
        """Ask until the person acts, or lets a bot act in an optional turn; return whether they stay."""
        if not turn.optional:
            self._print_all([Text(), *table_lines(self._seen, self._renderer)])
        self._forget_typed()
        while True:
            words = self._ask(self._question()).strip()
            match find_command(words, KEYS, self._style.texts.language, self._parse):
                case "quit", _:
                    return False
                case "report", comment:
                    self._tell_report(comment)
                case command, _:
                    self._obey(command)
                case None if words:
                    if self._act(words):
                        return True
                case None if turn.optional:
                    self._table.play_next_bot()
                    return True

    def _parse(self, words: str) -> Action:
        return parse_answer(words, self._seen, self._style)

    def _act(self, words: str) -> bool:
        try:
            self._table.act(self._seat, self._parse(words), seen=self._seen.version)
        except ParseError as error:
            self._print(Text(unclear_text(words, error, self._seen, self._style)))
        except IllegalAction as error:
            self._print(Text(self._style.refusal(error.refusal)))
        else:
            return True
        return False

    def _obey(self, command: Command) -> None:
        """Show what a command asks for."""
        self._fit()
        answers: dict[Command, Callable[[], list[Text]]] = {
            "sheet": lambda: self._renderer.sheet_lines(self._seen),
            "last": lambda: trick_lines(self._seen, self._style),
            "deal": self._last_deal,
            "hand": lambda: table_lines(self._seen, self._renderer),
            "rules": lambda: rules_lines(self._style),
            "hint": self._hint,
            "help": self._help,
        }
        try:
            self._print_all(answers[command]())
        except BotFailed as failed:
            self._print(Text(str(failed)))

    def _help(self) -> list[Text]:
        keys = self._say("help", cards=self._style.typed(example_card(self._seen)))
        return [Text(line) for line in (keys, words_text(KEYS, self._style), self._style.legend()) if line]

    def _tell_report(self, words: str) -> None:
        try:
            place = self._report(words)
        except BotFailed as failed:  # the error may contain cards that the bot has seen
            self._print(Text(self._say("report-failed", bot=failed.bot, origin=failed.origin)))
            return
        answer = Text(self._say("reported-in", path=place) if place else self._say("nothing-to-report"))
        self._console.print(answer, soft_wrap=not self._console.is_terminal)

    def _hint(self) -> list[Text]:
        found = hint(self._seen, THINKING, Rng(self._seen.version))
        return hint_lines(found, self._style, self._seen.turn.offers if self._seen.turn else ())

    def _last_deal(self) -> list[Text]:
        results = self._seen.state.results
        return self._deal_lines(self._seen, len(results) - 1) if results else [Text(self._say("deal-none"))]

    def _question(self) -> str:
        """Return the question of a turn, with the words that are also allowed."""
        return (
            f"{question_text(self._seen, self._style)} {self._say('ask-keys', hint=KEYS['hint'], help=KEYS['help'])}: "
        )

    def _tell(self) -> None:
        """Print the events since the last question, and the results of finished deals, until the match is done."""
        self._fit()
        for number, event in self._table.since(self._seen.version, self._seat):
            before = self._seen
            self._seen = before.apply([(number, event)])
            line = news_line(before, event, self._seen, self._style)
            if line:
                self._print(Text(line))
            scored = len(before.state.results) < len(self._seen.state.results)
            is_told = before.state.shown.tells_points or self._seen.state.shown.defers_points
            if not scored and not is_told:
                paid = self._seen.state.ledger[len(before.state.ledger) :]
                self._print_all([Text("  " + entry_text(entry, self._style)) for entry in paid])
            for deal_index in range(len(before.state.results), len(self._seen.state.results)):
                self._tell_result(deal_index)
            if self._seen.state.is_over:
                return

    def _deal_lines(self, view: View, deal_index: int) -> list[Text]:
        result = view.state.results[deal_index]
        return deal_lines(result, view.state.deal_number_of(deal_index), self._style)

    def _tell_result(self, deal_index: int) -> None:
        """Print the result of a deal and the sheet; wait where the next lines would push it off the screen."""
        result = [Text(), *self._deal_lines(self._seen, deal_index), Text()]
        self._print_all(result)
        if self._seen.state.results[deal_index].void:
            return
        sheet = [*self._renderer.sheet_lines(self._seen), Text()]
        shown = len(result)
        if self._is_too_tall(shown + len(sheet)):
            self._wait()
            shown = 0
        self._print_all(sheet)
        if self._is_too_tall(shown + len(sheet) + len(table_lines(self._seen, self._renderer))):
            self._wait()

    def _is_too_tall(self, lines: int) -> bool:
        """Return whether lines and a question after them don't fit the screen; a pipe has room for all."""
        return self._console.is_terminal and lines + QUESTION > self._console.height

    def _wait(self) -> None:
        self._forget_typed()
        if is_quit(self._ask(self._say("press-enter")), self._style.texts.language):
            raise EOFError

    def _print(self, line: Text) -> None:
        self._console.print(line)

    def _print_all(self, lines: list[Text]) -> None:
        for line in lines:
            self._print(line)
