"""Every event of every game has a sentence where people need one, and every question its words."""

from collections.abc import Iterator
from typing import Any

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH
from mamlaka.contract_notes import contract_signs
from mamlaka.display import Announcement, Message
from mamlaka.events import Dealt, Event, Moved, Passed, Placed, Played, Said, Shown, redact
from mamlaka.fair import FairShuffler
from mamlaka.games.barbu.deal_rules import LongestSuit
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

SHORT = 200
"""The number of events of a match that has most kinds of them."""


def match_of(name: str, preset: str, seed: int, most: int = SHORT) -> Table:
    """Return a random match, or its beginning."""
    options = find_game(name).options_type
    texts = options.presets[preset].texts if preset else {}
    table = Table(Setup(find_game(name), dict(texts)), FairShuffler(bytes([seed] * 32)))
    table.bots = {seat: RandomBot(Rng(seed + seat)) for seat in range(table.state.seats)}
    while not table.is_over and len(table.log) < most:
        table.play_next_bot()
    return table


def heard(table: Table, viewer: int | None) -> Iterator[tuple[View, Event, Announcement]]:
    """Yield the events that a viewer receives, each with the view before it and its announcement."""
    view = View(viewer, table.start)
    for number, event in enumerate(table.log):
        seen = redact(event, viewer)
        if seen is not None:
            yield view, seen, view.announcement(seen)
            view = view.apply([(number, seen)])


def presets() -> list[Any]:
    """Return every preset of every game; `make test` runs those of the default options."""
    return [
        pytest.param(name, preset, marks=[pytest.mark.slow] if preset else [])
        for name in game_names()
        for preset in ("", *find_game(name).options_type.presets)
    ]


@pytest.mark.parametrize("game,preset", presets())
def test_every_event_and_question_can_be_said(game: str, preset: str) -> None:
    """All messages exist, with all their facts, in every language, for players and for spectators."""
    table = match_of(game, preset, seed=len(preset))
    messages: dict[str, list[Message]] = {}
    for viewer in (0, None):
        for view, _, announcement in heard(table, viewer):
            said = (announcement.sentence, announcement.call, view.question)
            for message in filter(None, said):
                messages.setdefault(message.id, []).append(message)

    assert len(messages) > 3
    for language in languages():
        style = Style(table.state.game, 0, Texts(language))
        for message_id, examples in messages.items():
            assert style.texts.has(message_id)
            for message in examples[:5]:
                assert style.message(message).strip()


@pytest.mark.parametrize("game", game_names())
def test_no_announcement_tells_a_secret(game: str) -> None:
    """A message names only cards that the viewer sees in the event."""
    for viewer in (0, None):
        for _, event, announcement in heard(match_of(game, "", seed=3), viewer):
            shown = _cards_of(event, find_game(game).deck.names)
            for message in filter(None, (announcement.sentence, announcement.call)):
                assert set(str(message.facts.get("cards", "")).split()) <= shown


def _cards_of(event: Event, names: tuple[str, ...]) -> set[str]:
    match event:
        case Said(cards=cards) | Shown(cards=cards) | Moved(cards=cards) | Dealt(cards=cards):
            return {name for card, name in enumerate(names) if cards >> card & 1}
        case Played(card=card):
            return {names[card]}
        case Placed(card=card, takes=takes):
            return {name for other, name in enumerate(names) if (takes | 1 << card) >> other & 1}
    return {names[getattr(event, "card", getattr(event, "outcome", 0))]}


def ids(view: View, event: Event) -> tuple[str, str]:
    """Return the ids of the sentence and the call of an event; empty for none."""
    announcement = view.announcement(event)
    return (
        announcement.sentence.id if announcement.sentence else "",
        announcement.call.id if announcement.call else "",
    )


def test_a_secret_refusal_is_not_announced() -> None:
    """The reveal has a call only for those who double or appeal."""
    match = match_of("trex", "classic", seed=1, most=600)
    reveals = {
        event.kind: ids(view, event)
        for view, event, _ in heard(match, 0)
        if isinstance(event, Said) and not event.secret
    }

    assert ("", "") == reveals["no_double"]
    assert ("news-double", "call-double") == reveals["double"]


def test_an_announcement_that_needs_attention_is_urgent() -> None:
    """In Toepen that is a knock and a challenge, and nothing else."""
    urgent = {
        event.kind
        for seed in range(4)
        for _, event, announcement in heard(match_of("toepen", "", seed, most=400), 0)
        if announcement.urgent and isinstance(event, Said)
    }

    assert {"knock", "challenge"} == urgent


def test_an_event_without_a_phase_of_its_own_is_announced_by_its_kind() -> None:
    """An unknown word has the id of its kind; a pass has a call."""
    view = match_of("hearts", "", seed=1).view(0)

    assert ("news-stand-up", "call-stand-up") == ids(view, Said(1, "stand_up"))
    assert ("news-pass", "call-pass") == ids(view, Passed(2))
    assert ("", "") == ids(view, Said(1, "bid", secret=True))
    assert "QS" in str(view.announcement(Shown(1, FRENCH.mask("QS"))).sentence)


@pytest.mark.parametrize(
    "options,notes",
    [
        ({}, ["KH -75", "-25 each", "-10 each", "-15 a trick", "+200 to +50"]),
        ({"values_swapped": "on"}, ["KH -75", "-25 each", "-15 each", "-10 a trick", "+200 to +50"]),
        ({"score_sign": "reversed"}, ["KH +75", "+25 each", "+10 each", "+15 a trick", "-200 to -50"]),
        ({"mode": "complex4"}, ["-500 in all", "+200 to +50"]),
    ],
)
def test_a_contract_has_its_points_beside_its_name(options: dict[str, str], notes: list[str]) -> None:
    """They come from the rules of the table, with the sign that it displays."""
    table = Table(Setup(find_game("trex"), {"first_king": "high_card_draw", **options}), FairShuffler(bytes(32)))
    turn = next(turn for seat in range(4) if (turn := table.view(seat).turn))
    style = Style(table.state.game, 0, Texts(), plain=True)

    assert notes == [style.message(note) if note else "" for note in turn.offers[0].notes]


@pytest.mark.parametrize(
    "mode,signs",
    [
        ("single", ["card KH", "rank Q", "suit D", "icon trick", "icon layout"]),
        ("complex4", ["card KH, rank Q, suit D, icon trick", "icon layout"]),
    ],
)
def test_a_contract_has_signs_of_what_it_is_about(mode: str, signs: list[str]) -> None:
    """They come from its spec; a contract of several has the signs of each."""
    table = Table(Setup(find_game("trex"), {"first_king": "high_card_draw", "mode": mode}), FairShuffler(bytes(32)))
    turn = next(turn for seat in range(4) if (turn := table.view(seat).turn))

    assert signs == [", ".join(f"{sign.kind} {sign.name}" for sign in some) for some in turn.offers[0].signs]


@pytest.mark.parametrize(
    "points,signs",
    [
        ({"card_points": {"*H": -1, "QS": -13}}, ["suit H", "card QS"]),
        ({"card_points": {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}, "last_trick_points": 5}, ["icon last_trick"]),
        ({"card_points": {"A": 4}, "trump": "S"}, ["suit S"]),
        ({"trick_points": 1, "last_trick_points": 5}, ["icon trick"]),
        ({"deal_rules": (LongestSuit(-24, "longest"),)}, ["icon longest_suit"]),
    ],
)
def test_a_contract_has_few_signs(points: dict[str, Any], signs: list[str]) -> None:
    """Whole suits and ranks have one; too many cards have none, and trumps say enough."""
    assert signs == [f"{sign.kind} {sign.name}" for sign in contract_signs(TrickSpec("any", FRENCH, 4, **points))]
