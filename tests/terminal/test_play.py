"""A person plays in the terminal."""

import io
import os
import pty
import re
import select
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console

from mamlaka.actions import Action
from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH, ITALIAN
from mamlaka.cli.output import Screen
from mamlaka.events import Moved
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts
from mamlaka.games.toepen import Toepen
from mamlaka.games.tressette import Tressette
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.notation import format_action, parse_hand
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from tests.tables import completed, shuffler_of, table_of


def played(table: Table, answers: Callable[[str], str], *, symbols: bool = True) -> tuple[bool, str]:
    """Let a person answer for seat 0; return whether the match was played to its end, and the text of the screen."""
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False)

    def ask(question: str) -> str:
        answer = answers(question)
        console.print(question + answer, soft_wrap=True, markup=False)
        return answer

    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(1, table.state.seats)}
    person = PersonAtTable(table, Style(table.state.game, 0, Texts(), plain=not symbols), console, ask)
    over = person.play(lambda: None, lambda words: words and f"the place of: {words}")
    return over, screen.getvalue()


def test_thirds_are_shown_as_mixed_fractions() -> None:
    """If three count as one point the rest is a fraction, as a sign or in figures."""
    game = Setup(Tressette, {"rounding": "carry"}).start().game
    drawn, spoken = (Style(game, 0, Texts(), plain=plain) for plain in (False, True))

    assert ["+6⅓", "+⅔", "+7", "0", "\N{MINUS SIGN}1⅓"] == [drawn.points(value) for value in (19, 2, 21, 0, -4)]
    assert ["+6 1/3", "+2/3", "+7", "0", "-1 1/3"] == [spoken.points(value) for value in (19, 2, 21, 0, -4)]


@pytest.mark.parametrize("show,line", [("on", "Across draws {}."), ("off", "Across draws a card.")])
@pytest.mark.slow
def test_draws_are_reported_as_far_as_they_are_shown(show: str, line: str) -> None:
    """A match of two is played to its end; of hidden draws the person learns only that they happen."""
    table = Table(Setup(Tressette, {"show_draws": show}), FairShuffler(bytes(32)))
    over, screen = played(table, first_legal(table))
    style = Style(table.state.game, 0, Texts())
    drawn = [event for event in table.log if isinstance(event, Moved)]

    assert over
    assert all(line.format(style.cards(event.cards)) in screen for event in drawn if event.target == 1)
    assert all(f"You draw {style.cards(event.cards)}." in screen for event in drawn if event.target == 0)


def test_hands_are_sorted_by_the_strength_of_the_cards() -> None:
    """The three is the strongest card of a suit in Tressette."""
    style = Style(Setup(Tressette).start().game, 0, Texts())

    assert "3♠ 2♠ A♠ K♠ 7♠ 3♣" == style.cards(ITALIAN.mask("7S AS 2S 3S KS 3C"))


def hearts_of(hands: str, options: dict[str, str] | None = None) -> Table:
    """Open a table of Hearts with these cards, seat 0 first and `|` between the hands, and others."""
    masks = [parse_hand(hand, FRENCH) for hand in hands.split(" | ")]
    return Table(Setup(Hearts, options or {}), shuffler_of(completed(masks + [0] * (4 - len(masks)))))


def test_passing_names_the_receiver_and_the_sender() -> None:
    """The question names the receiver and the number of cards, with an example; then the received cards are shown."""
    table = hearts_of("AKQ.AKQ.AKQ.AKQJ")
    _, screen = played(table, in_order("give AS KS", "give AS KS QS"))
    came = next(event for event in table.log if isinstance(event, Moved) and event.target == 0)
    style = Style(table.state.game, 0, Texts())

    assert "Choose 3 cards to pass to Left. (give AS KS QS) [? hint, help]: give AS KS\n" in screen
    assert "Choose the right number of cards: 3." in screen
    assert f"Right passes you {style.cards(came.cards)}.\n" in screen
    assert re.search(r"^\w+ shows? 2♣ and leads? to the first trick\.$", screen, re.MULTILINE)


def test_a_question_for_cards_alone_needs_no_word() -> None:
    """`QS AH KH` passes these cards."""
    table = hearts_of("AKQ.AKQ.AKQ.AKQJ")
    played(table, in_order("AS KS QS"))

    assert not FRENCH.mask("AS KS QS") & table.state.hand_mask(0)
    assert FRENCH.mask("AS KS QS") == table.view(0).state.hand_mask(1)


def test_broken_hearts_taken_cards_and_the_moon_are_reported() -> None:
    """With one suit in each hand, the person takes all tricks with clubs. Every line occurs once."""
    hands = "...AKQJT98765432 | AKQJT98765432... | .AKQJT98765432.."
    table = hearts_of(hands, {"pass_cards": "off", "deals": "1"})
    over, screen = played(table, first_legal(table))

    assert over
    assert 1 == len(re.findall("breaks? ♥", screen))
    assert "You have taken: " in screen
    assert [1, 1, 1] == [screen.count(f"{name} +26: you shot the moon") for name in ("Left", "Across", "Right")]
    assert "1. You 0\n" in screen


def first_legal(table: Table) -> Callable[[str], str]:
    """Answer every question with the first legal action."""

    def answer(_: str) -> str:
        return format_action(table.view(0).legal[0], table.state.game.deck)

    return answer


def in_order(*words: str) -> Callable[[str], str]:
    """Answer with these words, then leave."""
    rest: Iterator[str] = iter(words)
    return lambda _: next(rest, "q")


@pytest.fixture(scope="module")
def match() -> tuple[Table, bool, str]:
    """Play a whole match in which the person always plays the first legal card."""
    table = Table(Setup(Trex), FairShuffler(bytes(32)))
    over, screen = played(table, first_legal(table))
    return table, over, screen


def test_a_match_is_played_to_its_end(match: tuple[Table, bool, str]) -> None:
    """The match has twenty deals, with a winner at the end."""
    table, over, screen = match

    assert over
    assert table.is_over
    assert "The match is over." in screen
    assert "1. " in screen


def test_no_line_is_longer_than_the_screen(match: tuple[Table, bool, str]) -> None:
    """Every line of the table fits into 80 columns; only questions with their answers may be longer."""
    assert [] == [line for line in match[2].splitlines() if len(line) > 80 and "[? hint, help]" not in line]


def test_every_complete_kingdom_shows_its_zero_check(match: tuple[Table, bool, str]) -> None:
    """The score sheet shows for each complete kingdom that it sums to zero."""
    sheet = match[2][match[2].rindex("Kingdom 1:") :]

    assert 4 == sheet.count("sum 0 ✓")


def test_screens_without_a_terminal_have_no_escape_codes(match: tuple[Table, bool, str]) -> None:
    """Piped output is plain text."""
    assert "\x1b" not in match[2]


def test_an_illegal_card_is_explained_with_the_legal_ones() -> None:
    """A player who can follow is shown the suit and the legal cards."""
    table = Table(
        Setup(Trex),
        shuffler_of(completed([parse_hand("AQJT9876.K9.32.2", FRENCH), 0, 0, parse_hand(".753..", FRENCH)])),
    )
    table.act(3, Action("choose", name="slaps"))
    table.act(3, Action("play", cards=parse_hand(".5..", FRENCH)))
    _, screen = played(table, in_order("AS"))

    assert "You must follow hearts: play K♥ 9♥." in screen


def test_unknown_words_are_answered_with_the_possible_ones() -> None:
    """An unknown word is shown with the possible answers."""
    _, screen = played(table_of(".7.."), in_order("tarneeb", "KZ"))

    assert "unknown answer 'tarneeb'" in screen
    assert "king, queens, diamonds, slaps, trex" in screen


def test_a_word_that_is_nearly_right_is_answered_with_the_right_one() -> None:
    """If a word of the turn resembles the typed one, it is suggested."""
    _, screen = played(table_of(".7.."), in_order("qeens"))

    assert "did you mean queens?" in " ".join(screen.split())


def test_letters_take_the_place_of_symbols() -> None:
    """If suits cannot be displayed, the screen is ASCII except for the dots."""
    _, screen = played(table_of(".7.."), in_order("slaps"), symbols=False)

    assert "KS QS" in screen
    assert not set("♠♥♦♣") & set(screen)


def test_the_commands_answer() -> None:
    """Help, score sheet, last trick and the table are available at any time."""
    _, screen = played(table_of(".7.."), in_order("help", "s", "l", "h"))

    assert "Type a card to play it" in screen
    assert "Kingdom 1: You" in screen
    assert "No trick of this deal is finished yet." in screen


def test_the_end_of_the_input_leaves_the_match() -> None:
    """Ctrl-D and Ctrl-C leave the match."""

    def end(_: str) -> str:
        raise EOFError

    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    assert not played(table_of(".7.."), end)[0]
    assert not played(table_of(".7.."), interrupt)[0]


def test_a_person_speaks_out_of_turn_or_lets_the_others_continue() -> None:
    """A person with an optional turn is also asked: a word acts, and Enter lets a bot act, to the end of the match."""
    table = Table(Setup(Toepen, {"chips": "10"}, 5), FairShuffler(bytes(32)))
    questions: list[str] = []

    def answer(question: str) -> str:
        questions.append(question)
        turn = table.view(0).turn
        assert turn is not None
        words = [format_action(action, table.state.game.deck) for action in turn.actions()]
        if not turn.optional:
            return words[0]
        return "knock" if "knock" in words and not len(questions) % 3 else ""

    over, screen = played(table, answer)

    assert over
    assert "You knock." in screen
    assert any("You may say: knock. Press Enter to let play continue." in question for question in questions)
    assert any("Stay in for" in question for question in questions)
    assert "You (knocked" in screen
    assert all(len(line) <= 80 for line in screen.splitlines() if "[? hint, help]" not in line)


def test_a_knock_that_is_not_allowed_is_explained() -> None:
    """The reason is shown, and the question is asked again."""
    table = Table(Setup(Toepen, {"max_stake": "2", "signals": "off"}, 2), FairShuffler(bytes(32)))
    table.bots[1] = RandomBot(Rng(1))
    knocks = iter(range(1000))

    def answer(_: str) -> str:
        turn = table.view(0).turn
        assert turn is not None
        words = [format_action(action, table.state.game.deck) for action in turn.actions()]
        if next(knocks) > 300:
            raise EOFError
        return "knock" if next(knocks) % 3 else words[0]

    _, screen = played(table, answer)

    assert "The stake is 2. It can't be raised further." in screen


def test_a_question_mark_asks_for_a_hint_and_the_table_stays_as_it_is() -> None:
    """The hint names a legal card with its value; then the same question is asked again."""
    table = hearts_of("AKQ.AKQ.AKQ.AKQJ", {"pass_cards": "off"})
    answers = iter(["?", "help", "AC"])
    _, screen = played(table, lambda _: next(answers, "q"))
    _, after = screen.split("[? hint, help]: ?\n")
    shown, _ = after.split("[? hint, help]: help\n")

    assert [] == [line for line in shown.splitlines() if len(line) > 80]
    assert shown.startswith("Hint: ")
    assert re.search(" points (above|below) the players' average\n", shown)
    assert "?: a hint   help: these keys" in screen
    assert FRENCH.mask("AC") & ~table.state.hand_mask(0)


def test_an_exclamation_mark_reports_the_last_move_of_a_bot() -> None:
    """The text after it goes with the report; the person learns where it is saved, and nothing else."""
    _, screen = played(table_of(".7.."), in_order("! Why that?", "!"))

    assert "The bot's last decision was saved with the match in the place of: Why that?\n" in screen
    assert "No bot has made such a decision yet.\n" in screen


def test_a_king_who_took_all_tricks_may_ask_for_a_new_deal() -> None:
    """The question differs from the one for a contract, and the screen addresses the person as "you"."""
    hands = [parse_hand(hand, FRENCH) for hand in (".AKQJT98765432..", "AKQJT98765432...", "..AKQJT98765432.")]
    options = {"slam_replay": "same", "contract_choice": "slaps,king,queens,diamonds,trex"}
    table = Table(Setup(Trex, options), shuffler_of(completed([*hands, 0])))
    questions: list[str] = []

    def answer(question: str) -> str:
        questions.append(question)
        words = [format_action(action, table.state.game.deck) for action in table.view(0).legal]
        return "keep" if "keep" in words else words[0] if len(questions) < 20 else "q"

    _, screen = played(table, answer)

    assert "You may ask for a new deal. (replay, keep) [? hint, help]: " in questions
    assert 13 == screen.count(": you take the trick.")
    assert "You keep the deal.\n" in screen


@pytest.mark.parametrize(
    "seats,viewer,names",
    [
        (2, 1, ["Across", "You"]),
        (3, 0, ["You", "Left", "Right"]),
        (4, 3, ["Left", "Across", "Right", "You"]),
        (5, 1, ["Seat 0", "You", "Seat 2", "Seat 3", "Seat 4"]),
        (2, None, ["Seat 0", "Seat 1"]),
    ],
)
def test_seats_are_named_as_the_viewer_sees_them(seats: int, viewer: int | None, names: list[str]) -> None:
    """Toepen is played to the left. Large tables and spectators have the numbers of the option `--seat`."""
    style = Style(Setup(Toepen, {}, seats).start().game, viewer, Texts())

    assert names == [style.seat_name(seat) for seat in range(seats)]
    assert [seat == viewer for seat in range(seats)] == [
        style.seat_facts(seat)["who"] == "you" for seat in range(seats)
    ]


def test_what_is_typed_ahead_does_not_answer_a_later_question() -> None:
    """Of two answers that are typed at once, the second one, meant for no question yet, is forgotten."""
    table = Table(Setup(Tressette, {}), FairShuffler(bytes(32)))
    table.bots = {1: RandomBot(Rng(1))}
    typed, asked = list[str](), 0

    def ask(_: str) -> str:
        nonlocal asked
        asked += 1
        if asked == 1:
            card = format_action(table.view(0).legal[0], table.state.game.deck)
            typed.extend(["s", card, "x", card])
        if not typed:
            raise EOFError
        return typed.pop(0)

    style = Style(table.state.game, 0, Texts())
    console = Console(file=io.StringIO(), width=80)
    PersonAtTable(table, style, console, ask, forget_typed=typed.clear).play(lambda: None)

    assert (3, []) == (asked, typed)


def test_a_terminal_forgets_the_lines_that_nobody_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was typed before is discarded, and what is typed afterwards is read."""
    keyboard, terminal = pty.openpty()
    with os.fdopen(terminal, encoding="utf-8") as typed:
        monkeypatch.setattr("sys.stdin", typed)
        os.write(keyboard, b"old\n")
        select.select([terminal], [], [])
        screen = Screen()
        screen.forget_typed()
        os.write(keyboard, b"new\n")
        answer = screen.ask("")
    os.close(keyboard)

    assert "new" == answer


def test_a_pipe_keeps_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that writes all answers at once is answered as before."""
    monkeypatch.setattr("sys.stdin", io.StringIO("a card\n"))
    screen = Screen()
    screen.forget_typed()

    assert "a card" == screen.ask("")
