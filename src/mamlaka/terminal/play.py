"""The loop in which a person plays at a table against bots."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from mamlaka.actions import Turn
from mamlaka.errors import IllegalAction, ParseError
from mamlaka.notation import parse_action
from mamlaka.phases import TrickPlay
from mamlaka.table import Table
from mamlaka.terminal import trex
from mamlaka.terminal.news import news_line
from mamlaka.terminal.screen import deal_lines, table_lines
from mamlaka.terminal.style import Style
from mamlaka.view import View

__all__ = ["PersonAtTable"]

LEAVE, SHEET, LAST, HAND, HELP = "q", "s", "l", "h", "?"


class PersonAtTable:
    """One person at a table whose other seats are bots'."""

    def __init__(self, table: Table, style: Style, console: Console, ask: Callable[[str], str]) -> None:
        """Sit down.

        Args:
            table: the table, with bots in the other seats.
            style: how cards and seats look; its seat is the person's.
            console: where to draw.
            ask: prints a question and returns the answer; raises EOFError or KeyboardInterrupt to leave.
        """
        self._table = table
        self._style = style
        self._console = console
        self._ask = ask
        self._seen = table.view(style.seat)
        self._say = style.texts.say

    def play(self, save: Callable[[], None]) -> bool:
        """Play until the match is over or the person leaves; return whether it is over.

        Args:
            save: called whenever something has happened, before the person is asked again.
        """
        try:
            while True:
                self._table.play_bots()
                save()
                self._tell()
                if self._table.is_over:
                    break
                if not self._turn():
                    return False
                save()
        except (EOFError, KeyboardInterrupt):
            self._print(Text())
            return False
        self._print_all(self._final_lines())
        return True

    def _turn(self) -> bool:
        """Ask until the person has acted; return whether he stays."""
        self._print_all([Text(), *table_lines(self._seen, self._style)])
        while True:
            turn = self._seen.turn
            assert turn is not None
            words = self._ask(self._question(turn)).strip()
            if words.lower() == LEAVE:
                return False
            if not self._is_command(words.lower()) and words and self._act(words, turn):
                return True

    def _act(self, words: str, turn: Turn) -> bool:
        deck = self._style.deck
        try:
            self._table.submit(self._style.seat, parse_action(words, turn, deck), seen=self._seen.version)
        except ParseError as error:
            self._print(Text(str(error)))
        except IllegalAction as error:
            self._print(Text(self._style.refusal(error.refusal)))
        else:
            return True
        return False

    def _is_command(self, words: str) -> bool:
        """Answer a question that is no action; return whether it was one."""
        if words == SHEET:
            self._print_all(trex.sheet_lines(self._seen, self._style))
        elif words == LAST:
            self._print(Text(self._last_trick()))
        elif words == HAND:
            self._print_all(table_lines(self._seen, self._style))
        elif words == HELP:
            self._print(Text(self._say("help")))
        else:
            return False
        return True

    def _last_trick(self) -> str:
        phase = self._seen.state.phase
        if not isinstance(phase, TrickPlay) or not phase.tricks:
            return self._say("last-trick-none")
        cards = " ".join(self._style.card(card) for _, card in phase.tricks[-1])
        return self._say("last-trick", cards=cards, seat=self._style.name(phase.winners[-1]))

    def _question(self, turn: Turn) -> str:
        kinds = {offer.kind: offer for offer in turn.offers}
        if "choose" in kinds:
            question = self._say("ask-choose", names=", ".join(kinds["choose"].names))
        elif "play" in kinds:
            question = self._say("ask-play")
        elif "appeal" in kinds:
            question = self._say("ask-appeal")
        elif "double" in kinds:
            example = self._style.deck.format(kinds["double"].cards)
            question = self._say("ask-double", cards=self._style.cards(kinds["double"].cards), example=example)
        elif list(kinds) == ["no"]:
            question = self._say("ask-nothing")
        else:
            names = [word for offer in turn.offers for word in (offer.names or (offer.kind,))]
            question = self._say("ask-other", names=", ".join(names))
        return f"{question} [?]: "

    def _tell(self) -> None:
        """Print what has happened since the person was last asked, and the results of finished deals."""
        for number, event in self._table.since(self._seen.version, self._style.seat):
            before = self._seen
            self._seen = before.told([(number, event)])
            line = news_line(before, event, self._seen, self._style)
            if line:
                self._print(Text(line))
            for deal in range(len(before.state.results), len(self._seen.state.results)):
                self._print_all(self._result_lines(self._seen, deal))

    def _result_lines(self, view: View, deal: int) -> list[Text]:
        result = view.state.results[deal]
        number = sum(not earlier.void for earlier in view.state.results[:deal]) + 1
        lines = [Text(), *deal_lines(result, number, self._style), Text()]
        return lines if result.void else [*lines, *trex.sheet_lines(view, self._style), Text()]

    def _final_lines(self) -> list[Text]:
        sign, totals = self._style.game.points_sign, self._table.state.totals
        lines = [Text(self._say("over"), style="bold")]
        for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat]):
            rank = 1 + sum(other > totals[seat] for other in totals)
            points = f"{sign * totals[seat]:+}"
            lines.append(Text(self._say("result-line", rank=rank, seat=self._style.name(seat), points=points)))
        return lines

    def _print(self, line: Text) -> None:
        self._console.print(line, soft_wrap=True)

    def _print_all(self, lines: list[Text]) -> None:
        for line in lines:
            self._print(line)
