"""The plain player and the search at Herzeln."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import LEVELS
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import find_bot
from mamlaka.bots.rules import tactics_of
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.herzeln import Herzeln, HerzelnOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds
from mamlaka.table import Table
from tests.advice import BOT, forget, said
from tests.tables import closing_line

RULES = [rule.number for rule in tactics_of("herzeln").rules]


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_decides_somewhere(monkeypatch: pytest.MonkeyPatch, rule: int) -> None:
    """In some deals of rows or of the line, a player without the rule plays another card."""
    views = []
    for seed, options in enumerate(({}, {"layout_form": "rows"}, {})):
        table = Table(Setup(Herzeln, options), seed=seed, bots="random")
        while not table.is_over:
            view = table.view(table.waiting_for[0])
            views += [view] if len(view.legal) > 1 else []
            table.play_next_bot()
    views.append(closing_line())
    before = [said(view) for view in views]
    forget(monkeypatch, "herzeln", rule)

    assert before != [said(view) for view in views]


def test_the_end_with_the_own_next_card_is_chosen() -> None:
    """The rules and the search lay the seven at the end behind which the own eight comes."""
    view = closing_line()
    decision = SearchBot(Rng(0)).act(view, Limit(worlds=32))

    assert said(view) == "7S up"
    assert decision is not None
    assert view.format(decision.action) == "7S up"
    assert {view.format(value.action) for value in decision.action_values} == {"7S up", "7S down"}


@pytest.mark.slow
@pytest.mark.parametrize("preset", HerzelnOptions.presets)
def test_advice_beats_chance(preset: str) -> None:
    """A player who follows the advice ends far above the mean of the table."""
    gained, matches, seats = 0.0, 16, 4
    for number in range(matches):
        seat = number % seats
        table = Table(Setup(Herzeln, HerzelnOptions.presets[preset].texts), FairShuffler(bytes([number] * 32)))
        table.bots |= {other: RandomBot(Rng(seats * number + other)) for other in range(seats)} | {seat: BOT}
        table.run()
        gained += table.state.totals[seat] - sum(table.state.totals) / seats

    assert gained / matches > (20 if preset == "piatnik" else 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_seat_knows_has_worlds(seats: int) -> None:
    """At every card of a round, tricks and line, the hidden cards can be sampled."""
    table = Table(Setup(Herzeln, {}, seats), seed=3, bots="random")
    while not table.is_over:
        assert count_worlds(table.view(0)) >= 1
        table.play_next_bot()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_choose_an_end(level: str) -> None:
    """Every level answers where both ends want a card."""
    view = closing_line()
    decision = find_bot(level)(Rng(0)).act(view, Limit())

    assert decision is not None
    assert decision.action in view.legal
