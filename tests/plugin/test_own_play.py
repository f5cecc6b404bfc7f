"""Kinds of play that only a third-party game has: tables, terminals, records and replays show them like any other."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.conformance import check_bot, check_game
from mamlaka.drawing import table_svg
from mamlaka.events import Event, Placed, Played
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.phase import Phase
from mamlaka.record import Record, SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import find_game
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.record_display import with_display
from mamlaka.server.tables.scene import PublicScenes, SceneMaker, updates_of
from mamlaka.table import Table
from mamlaka.terminal.news import news_line
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.replay import replay_lines
from mamlaka.terminal.screen import table_lines, trick_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.verification import verify
from mamlaka.view import View
from tests.scenes import changed

TOWER = {"play": "tower"}
TRICKS, SEATS = 5, 3
VIEWER = 1
BOT = SeatRecord("random", "bot", 1)


@pytest.fixture(scope="module")
def match() -> Table:
    """Return a match of random bots."""
    game = find_game("majlis")
    bots = {seat: RandomBot(Rng(seat)) for seat in range(SEATS)}
    table = Table(Setup(game, game.options_type.parse(TOWER)), FairShuffler(bytes(32)), bots=bots)
    table.run()
    assert not table.state.results[0].void
    return table


def moments(match: Table) -> Iterator[tuple[View, Event, View]]:
    """Yield each event of the first deal, with the views of a seat before and after it."""
    view = View(VIEWER, match.start)
    for number, event in match.since(0, VIEWER):
        before, view = view, view.apply([(number, event)])
        if view.state.results:
            return
        yield before, event, view


def record_of(match: Table) -> Record:
    """Return the record of a match, written and read."""
    record = record_match(match.state.game, match.log, (BOT,) * SEATS)
    return decode_record(encode_record(record))


def style_of(match: Table) -> Style:
    """Return how a seat sees the match at the prompt."""
    return Style(match.state.game, VIEWER, Texts())


def text_of(view: View, style: Style) -> str:
    """Return the table of a view at the prompt."""
    return "\n".join(line.plain for line in table_lines(view, Renderer(style)))


@pytest.mark.slow
@pytest.mark.parametrize("bot", [None, *bot_names()])
def test_it_keeps_the_protocol(bot: str | None) -> None:
    """The properties of every game hold for its own kinds of play, and every bot plays them."""
    if bot is None:
        check_game(find_game("majlis"), matches=4, options=TOWER)
    else:
        check_bot(find_bot(bot), find_game("majlis"), options=TOWER)


def test_they_derive_from_no_kind_of_play_of_ours(match: Table) -> None:
    """What is shown of them is what they say, and not what a class of ours would."""
    kinds = {type(view.state.phase) for _, event, view in moments(match) if isinstance(event, Played | Placed)}
    own = {kind for kind in kinds if kind.__module__ == "majlis.play"}

    assert {"HighCards", "Tower"} == {kind.__name__ for kind in own}
    assert all((Phase,) == kind.__bases__ for kind in own)


def test_scenes_have_the_tricks_and_who_takes_them(match: Table) -> None:
    """The number of tricks, the last one, and its taker come from the phase; no trick is counted on the tower."""
    public = PublicScenes()
    maker, takers, counts = SceneMaker(public), [], []
    for before, event, view in moments(match):
        scene = maker.scene_of(view)
        if isinstance(event, Played):
            (update,) = updates_of(before, event, view)
            assert isinstance(update, protocol.Played)
            takers += [] if update.taker is None else [update.taker]
            if scene.past:
                counts.append((sum(scene.tricks), scene.past[-1].number, scene.past[-1].taker == takers[-1]))
        if isinstance(event, Placed):
            assert scene.phase in {"tower", "move_face_up"}
            assert () == scene.tricks

    assert TRICKS == len(takers)
    assert [(number, number, True) for number in range(1, TRICKS)] == sorted(set(counts))


def test_scenes_have_the_tower_as_a_line(match: Table) -> None:
    """The cards of the tower lie in the order in which they were laid."""
    laid, names = [], match.state.game.deck.names
    for _, event, view in moments(match):
        if not isinstance(event, Placed):
            continue
        laid.append(names[event.card])
        if len(laid) == TRICKS * SEATS:
            continue  # the play is over
        assert protocol.Line(tuple(laid), "", "") == SceneMaker().scene_of(view).line

    assert TRICKS * SEATS == len(laid)


def test_the_terminal_shows_tricks_and_the_tower(match: Table) -> None:
    """It counts tricks while they are played, names their takers, shows the last one, and then the tower."""
    style, told, tricks, towers = style_of(match), [], set(), []
    for before, event, view in moments(match):
        if isinstance(event, Played):
            told.append(news_line(before, event, view, style))
            counts = re.findall(r"(\d) tricks?", text_of(view, style))
            tricks.add(sum(map(int, counts)))
            last = trick_lines(view, style)
            assert len(last) == 1
        if isinstance(event, Placed) and view.state.shown.line:
            laid = " ".join(style.card(card) for card in view.state.shown.line.cards)
            towers.append(f"  {laid}" in text_of(view, style))

    assert TRICKS == sum("the trick" in line for line in told)
    assert {0, *range(1, TRICKS)} == tricks
    assert TRICKS * SEATS - 1 == sum(towers)


def test_a_record_has_the_takers_of_its_tricks(match: Table) -> None:
    """The record file says at which event who took a trick, for readers without the rules, and it is sound."""
    record = record_of(match)
    first = record.deals[0]

    assert TRICKS == len(first.tricks)
    assert all(re.fullmatch(r"\d \w\w", first.events[number]) for number, _ in first.tricks)
    assert verify(record, needs_seed=False).ok


def test_a_record_says_what_a_page_without_the_rules_shows(match: Table) -> None:
    """The changes of the scenes are in it: the number of tricks, and the tower."""
    first = with_display(record_of(match)).deals[0]
    scene: dict[str, Any] = {}
    scenes = []
    for number in range(len(first.events)):
        scene = changed(scene, first.display[str(number)].scene) if str(number) in first.display else scene
        scenes.append(scene)

    assert {0, *range(1, TRICKS)} == {sum(scene["tricks"]) for scene in scenes if scene["phase"] == "high_cards"}
    assert set(range(TRICKS * SEATS)) == {len(scene["line"]["cards"]) for scene in scenes if scene["phase"] == "tower"}


def test_a_replay_tells_the_course_of_the_play(match: Table) -> None:
    """Each trick has a line with its taker, and each card of the tower a sentence."""
    lines = [line.plain for line in replay_lines(Replay(record_of(match)), style_of(match), 1)]
    style = style_of(match)
    laid = [style.card(event.card) for _, event, _ in moments(match) if isinstance(event, Placed)]

    assert TRICKS == sum("the trick" in line for line in lines)
    assert laid == [card for line in lines for card in re.findall(r"^  (?:You|Left|Right): (\S+)$", line)][-len(laid) :]


def test_a_drawing_shows_the_tower_in_one_row(match: Table) -> None:
    """Its cards lie in the middle, and not in rows by suit."""
    record = record_of(match)
    views = [view for _, event, view in moments(match) if isinstance(event, Placed)][:TRICKS]

    assert [TRICKS] == [len(view.state.shown.line.cards) for view in views[-1:] if view.state.shown.line]
    assert len(set(map(table_svg, views))) == TRICKS
    assert "<svg" in table_svg(Replay(record).open_view(views[-1].version))
