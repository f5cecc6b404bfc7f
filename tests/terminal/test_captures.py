"""A person plays a game of captures in the terminal."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from mamlaka.bots.random import RandomBot
from mamlaka.cards import ITALIAN, iter_cards
from mamlaka.errors import IllegalAction
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts
from mamlaka.games.scopone import Scopone
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import format_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.prompt import parse_answer
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import table_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from tests.tables import scopone_of, seen_from


class Evening:
    """A match at a table of which a person has seat 0, and what the screen has shown."""

    def __init__(self, language: str, *, is_terminal: bool = False, **options: str) -> None:
        self.table = Table(Setup(Scopone, options), FairShuffler(bytes(32)))
        self.table.bots = {seat: RandomBot(Rng(seat)) for seat in range(1, 4)}
        self.screen = io.StringIO()
        self.console = Console(
            file=self.screen, width=80, height=24, highlight=False, force_terminal=is_terminal, color_system=None
        )
        self.style = Style(self.table.state.game, 0, Texts(language))

    def play(self, answer: Callable[[str], str]) -> str:
        """Play until an answer is `q`; return what the screen has shown."""
        PersonAtTable(self.table, self.style, self.console, answer).play(lambda: None)
        return self.screen.getvalue()

    def capture(self) -> str:
        """Return a play that takes something, or else the first one."""
        actions = [*self.table.view(0).legal]
        return format_action(next((one for one in actions if one.takes), actions[0]), self.style.deck)

    @property
    def takers(self) -> list[int]:
        """The cards that the person has taken."""
        return [*iter_cards(self.table.state.zone("taken", 0).cards)]


def test_the_rules_of_the_table_are_in_the_language_of_the_player() -> None:
    """Only the names and the values are the words that commands take."""
    commands = iter(["r", "q"])
    screen = Evening("it", target="11").play(lambda _: next(commands))

    assert "target = 11: Vince la coppia che ha questo numero di punti" in screen


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("on_table,shown", [("KS 5D", "K♠ 5♦"), ("", "")])
def test_the_table_has_a_name_and_no_places_for_a_trick(plain: bool, on_table: str, shown: str) -> None:  # noqa: FBT001
    """The cards that can be taken stand in a line of their own, and an empty table is told, too."""
    hands = [*map(ITALIAN.mask, ("7S", "7H", "7C", "AS"))]
    view = seen_from(scopone_of(hands, ITALIAN.mask(on_table)), 0)
    style = Style(view.state.game, 0, Texts("it"), plain=plain)
    lines = [line.plain.rstrip() for line in table_lines(view, Renderer(style))]
    wanted = f"Sul tavolo: {'KS, 5D' if plain else shown}" if on_table else "Sul tavolo non ci sono carte."

    assert wanted in lines
    assert not [line for line in lines if set(line) & {"."} and set(line) <= {".", " "}]


def test_help_says_what_the_letters_of_italian_cards_stand_for() -> None:
    """The symbols of a terminal are those of French cards."""
    commands = iter(["help", "q"])
    screen = Evening("it").play(lambda _: next(commands))
    drawn = Style(Setup(Scopone).start().game, 0, Texts("it"), plain=False)

    assert drawn.legend() in screen
    assert "♠ spade, ♥ coppe, ♦ denari, ♣ bastoni, A asso, J fante, Q cavallo, K re" == drawn.legend()
    assert not Style(Setup(Hearts).start().game, 0, Texts("it")).legend()


def test_an_own_capture_is_told() -> None:
    """What the person takes is gone from the table when the next question is asked."""
    evening = Evening("it")
    screen = evening.play(lambda _: "q" if evening.takers else evening.capture())

    assert "Prendi " in screen or "Scopa! Prendi " in screen


@pytest.mark.parametrize("look_back,text", [("last", "Ultima presa: "), ("none", "non si possono riguardare")])
def test_the_latest_capture_can_be_looked_at(look_back: str, text: str) -> None:
    """If the table lets its cards lie open."""
    evening = Evening("it", look_back=look_back)
    asked = []

    def answer(question: str) -> str:
        asked.append(question)
        play = evening.table.state.phase
        if asked[-2:-1] == ["l"]:
            return "q"
        if isinstance(play, CapturePlay) and play.latest:
            asked[-1] = "l"
            return "l"
        return evening.capture()

    assert text in evening.play(answer)


def test_the_score_sheet_has_the_sides() -> None:
    """Only their points mean anything."""
    answers = iter(["s", "q"])
    lines = Evening("it").play(lambda _: next(answers)).splitlines()

    assert ["Noi", "Loro"] in [line.split() for line in lines]


def test_what_is_not_understood_is_answered_in_the_language_of_the_person() -> None:
    """With a card of the hand as an example."""
    answers = iter(["sette di picche e mezzo", "q"])
    screen = Evening("it").play(lambda _: next(answers))

    assert "Non ho capito" in screen
    assert "unknown" not in screen


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_the_examples_of_the_help_are_understood(language: str) -> None:
    """Every way to type a card that the help names, for all cards of the deck."""
    evening = Evening(language)
    view, style = evening.table.view(0), evening.style
    while view.turn is None:
        evening.table.play_next_bot()
        view = evening.table.view(0)
    comma = style.texts.format("page-comma")
    for card in range(len(style.deck)):
        for way in style.typed(card).split(comma):
            try:
                action = parse_answer(way, view, style)
            except IllegalAction as refused:
                raise AssertionError(way) from refused
            assert 1 << card == action.cards, way


def test_results_wait_where_they_would_leave_the_screen() -> None:
    """Until Enter is pressed; a screen of 24 lines shows the points of a deal before the next table."""
    evening = Evening("it", is_terminal=True)
    waited = []

    def answer(question: str) -> str:
        if question == evening.style.texts.format("press-enter"):
            waited.append(evening.screen.getvalue().splitlines()[-22:])
            return ""
        return "q" if waited else evening.capture()

    evening.play(answer)

    assert any("carte: " in line for line in waited[0])


def test_totals_have_a_plus_only_beside_one_below_zero() -> None:
    """Where no one loses points, a plus would say nothing."""
    style = Evening("it").style

    assert ["12", "0"] == style.totals([12, 0])
    assert ["+12", "\N{MINUS SIGN}3"] == style.totals([12, -3])
