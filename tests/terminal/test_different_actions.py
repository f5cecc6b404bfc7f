"""Two different actions of a turn never have the same text."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

import pytest

from mamlaka.actions import Action, Turn
from mamlaka.bots.random import RandomBot
from mamlaka.events import redact
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import format_action, parse_action
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.hint import action_text
from mamlaka.terminal.style import Style
from mamlaka.terminal.words import action_words
from mamlaka.texts import Texts
from mamlaka.view import View

EVENTS, MOST, EACH = 120, 14, 2
"""How many events of a match are played, how many actions of a turn are compared, and how many turns of a kind."""

Format = Callable[[Action, Style, Turn], str]
FORMATS: dict[str, Format] = {
    "notation": lambda action, style, _: format_action(action, style.deck),
    "hint": lambda action, style, turn: action_text(action, style, turn.offers),
    "review": lambda action, style, _: action_text(action, style),
    "prompt": lambda action, style, turn: action_words(action, style, turn.offers),
}
"""The places that show an action; a review has no offers."""

texts = cache(Texts)


@cache
def turns(name: str) -> list[tuple[Table, int, Turn, tuple[Action, ...]]]:
    """Return turns of random matches with every preset, with each kind of action that occurs."""
    kind = find_game(name)
    return [found for preset in kind.options_type.presets for found in _turns(name, preset)]


def _turns(name: str, preset: str) -> Iterator[tuple[Table, int, Turn, tuple[Action, ...]]]:
    kind = find_game(name)
    setup, shuffler = Setup(kind, kind.options_type.parse({}, preset)), FairShuffler(bytes(32))
    table = Table(setup, shuffler)
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(table.state.seats)}
    seen: Counter[tuple[str, ...]] = Counter()
    while not table.is_over and len(table.log) < EVENTS:
        asked = {seat: turn for seat in range(table.state.seats) if (turn := table.view(seat).turn)}
        for seat, turn in asked.items():
            offers = (f"{offer.kind} {bool(offer.groups)} {offer.names}" for offer in turn.offers)
            kinds = (f"{len(asked)}", *offers)  # the last one to answer a secret question opens all answers
            seen[kinds] += 1
            if seen[kinds] <= EACH:
                yield Table(setup, shuffler, log=table.log), seat, turn, tuple(islice(table.view(seat).legal, MOST))
        table.play_next_bot()


@pytest.mark.parametrize("name", game_names())
def test_actions_of_a_turn_differ_in_every_text(name: str) -> None:
    """A card with another word, with other captures, or with another declaration is another action."""
    for table, seat, turn, actions in turns(name):
        for language in languages():
            style = Style(table.state.game, seat, texts(language))
            for place, format_in in FORMATS.items():
                shown = [format_in(action, style, turn) for action in actions]

                assert all(shown)
                assert len(actions) == len({*shown}), (place, language, shown)


@pytest.mark.parametrize("name", game_names())
def test_the_notation_of_an_action_is_read_back(name: str) -> None:
    """It says all that an action consists of."""
    for table, _, turn, actions in turns(name):
        deck = table.state.game.deck

        assert [*actions] == [parse_action(format_action(action, deck), turn, deck) for action in actions]


@pytest.mark.parametrize("name", [*game_names()])
@pytest.mark.slow
def test_the_history_tells_actions_apart(name: str) -> None:
    """What a replay says of it, to its own seat and with all cards, is what was done; secret answers come later."""
    for table, seat, _, actions in turns(name):
        for viewer in (None, seat):
            style, view = Style(table.state.game, viewer, texts("en")), View(viewer, table.state)
            told = []
            for action in actions:
                events = [
                    event if viewer is None else redact(event, viewer) for event in table.decide(seat, action).events
                ]
                sentences = [view.announcement(event).sentence for event in events if event]
                told.append([style.message(sentence) for sentence in sentences if sentence])
            spoken = [tuple(lines) for lines in told if lines]

            assert len(spoken) == len({*spoken}), spoken
