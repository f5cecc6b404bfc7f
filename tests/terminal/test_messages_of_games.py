"""What a game shows stands in its own message files or in the shared ones, and never in those of another game."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import mamlaka
from mamlaka.bots.random import RandomBot
from mamlaka.fair import FairShuffler
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.registry import find_game, game_names
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.replay import replay_lines
from mamlaka.terminal.screen import entry_text, final_lines, hand_line, table_lines
from mamlaka.terminal.style import Style
from mamlaka.terminal.words import answer_text
from mamlaka.texts import Texts
from mamlaka.view import View

PACKAGE = Path(mamlaka.__file__).parent
LONG = 400
"""The number of events of a match that is long enough."""
SHORT = 120
"""The same for a match with each preset."""


def ids_of(file: Path) -> list[str]:
    """Return the ids of the messages of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]


class NotedTexts(Texts):
    """Texts that note which messages they have formatted."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.noted: set[str] = set()

    def format(self, message_id: str, **facts: str | int) -> str:
        """Format a message."""
        self.noted.add(message_id)
        return super().format(message_id, **facts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_no_id_is_used_twice(language: str) -> None:
    """The second message with an id would never be shown."""
    files = [*PACKAGE.glob(f"locale/{language}/*.ftl"), *PACKAGE.glob(f"games/*/locale/{language}.ftl")]
    ids = [name for file in files for name in ids_of(file)]

    assert len(ids) > 1000
    assert [] == [name for name in set(ids) if ids.count(name) > 1]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.slow
def test_a_game_shows_no_message_of_another_game(name: str) -> None:
    """Questions, tables, events and results of random matches with every preset."""
    texts, game = NotedTexts("en"), find_game(name)
    for preset in game.options_type.presets.values():
        table = Table(Setup(game, preset.texts), FairShuffler(bytes(32)))
        table.bots = {seat: RandomBot(Rng(seat)) for seat in range(table.state.seats)}
        style = Style(table.state.game, 0, texts)
        while not table.is_over and len(table.log) < SHORT:
            view = table.view(0)
            for offer in view.turn.offers if view.turn else ():
                answer_text(offer, style)
            if not len(table.log) % 20:
                table_lines(view, Renderer(style))
            table.play_next_bot()
        list(replay_lines(Replay(table.record()), Style(table.state.game, None, texts)))
    others = {
        message_id
        for file in PACKAGE.glob("games/*/locale/en.ftl")
        if file.parts[-3] != name
        for message_id in ids_of(file)
    }

    assert len(texts.noted) > 20
    assert set() == texts.noted & others


@pytest.mark.parametrize("name", game_names())
def test_the_reader_is_not_named_within_a_sentence(name: str) -> None:
    """Write "Left doubles you", not "Left doubles You": the name of a seat stands only where a phrase begins."""
    table = Table(Setup(find_game(name)), FairShuffler(bytes(32)))
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(table.state.seats)}
    while not table.is_over and len(table.log) < LONG:
        table.play_next_bot()
    replay = Replay(table.record())
    lines = [str(line) for line in replay_lines(replay, Style(replay.game, 0, Texts("en")))]

    assert len(lines) > 20
    assert [] == [line for line in lines if re.search(r"[a-z+] You\b", line)]


@pytest.mark.parametrize(
    "game, line",
    [
        ("cribbage", r"Seat \d plays \S+: \d+ for 2\."),
        ("scopone", r"Scopa! Seat \d takes \S+ .*with \S+\."),
    ],
)
def test_a_replay_tells_what_a_card_has_done(game: str, line: str) -> None:
    """A card of Cribbage has its count and points, and a card of Scopone what it captures."""
    table = Table(game, seed=3, bots="rules")
    table.run()
    replay = Replay(table.record())
    lines = [str(each).strip() for each in replay_lines(replay, Style(replay.game, None, Texts("en")))]

    assert any(re.fullmatch(line, each) for each in lines)


def test_a_hand_that_lies_by_rank_has_no_gap() -> None:
    """In Cribbage aces are no suit of their own."""
    state = Setup(find_game("cribbage")).start()
    hand = state.game.deck.mask("TS 9H AC")
    zones = (replace(state.zones[0], cards=hand), *state.zones[1:])
    view = View(0, replace(state, zones=zones, stack=()))

    assert "Your hand: T♠ 9♥ A♣" == hand_line(view, Style(state.game, 0, Texts("en"))).plain.replace("10", "T")


@pytest.mark.parametrize(
    "options, seats, lines",
    [
        ({}, 4, ["1. Seat 1 + Seat 3 121", "2. Seat 0 + Seat 2 90"]),
        ({"games": "3"}, 2, ["1. Seat 1 3", "2. Seat 0 0"]),
    ],
)
def test_a_result_counts_the_points_of_partners_once_and_game_points_for_a_match(
    options: dict[str, str], seats: int, lines: list[str]
) -> None:
    """In Cribbage partners have one peg, and a double skunk brings three game points."""
    state = Setup(find_game("cribbage"), options, seats).start()
    loser = 90 if seats == 4 else 60
    entries = (LedgerEntry(0, loser, "play_last"), LedgerEntry(1, 121, "play_last"))
    view = View(None, replace(state, stack=(), results=(DealResult(0, "", 0, entries),)))

    assert lines == [str(line) for line in final_lines(view, Style(state.game, None, Texts("en")))][1:]


def test_the_sheet_of_a_match_ends_with_the_points_of_the_running_game_and_the_game_points() -> None:
    """In Cribbage the totals of all games say neither who is ahead in this one nor who has won how many."""
    state = Setup(find_game("cribbage"), {"games": "3"}).start()
    games = [(LedgerEntry(0, 100, "play_last"), LedgerEntry(1, 121, "play_last")), (LedgerEntry(0, 7, "play_last"),)]
    results = tuple(DealResult(place, "", 0, entries) for place, entries in enumerate(games))
    view = View(0, replace(state, stack=(), results=results))
    lines = [line.plain.split() for line in Renderer(Style(state.game, 0, Texts("en"))).sheet_lines(view)]

    assert [["Total", "107", "121"], ["points", "7", "0"], ["game", "points", "0", "1"]] == lines[-3:]


@pytest.mark.parametrize("language", languages())
def test_the_ledger_names_the_partner_who_has_made_a_scopa(language: str) -> None:
    """Without the name, partners with a scopa each would have the same line twice."""
    style = Style(Setup(find_game("scopone")).start().game, 0, Texts(language))
    first, second = (entry_text(LedgerEntry(seat, 1, "scopa", count=1), style) for seat in (1, 3))

    assert style.seat_name(1) in first
    assert first.replace(style.seat_name(1), style.seat_name(3)) == second


@pytest.mark.parametrize(
    "language, sign", {"en": "D", "it": "M", "de": "G", "fr": "D", "nl": "D", "ja": "D", "ar": "م"}.items()
)
def test_the_sign_of_the_dealer_is_in_the_language_of_the_table(language: str, sign: str) -> None:
    """Such as (M) for the mazziere."""
    table = Table("scopone", seed=1, bots="rules")
    dealer = next(badge.seat for badge in table.state.game.display(table.state).badges if badge.tone == "dealer")
    assert dealer is not None
    style = Style(table.state.game, (dealer + 1) % 4, Texts(language))

    assert f"{style.seat_name(dealer)} ({sign})" in Renderer(style).seat_name(table.view(style.seat), dealer)
