"""The search bot in Toepen: decisions that are plain, and the same with the kernel and without."""

from collections.abc import Sequence

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import WAIT, Decision, Limit
from mamlaka.bots.search import SearchBot
from mamlaka.cards import PIQUET
from mamlaka.conformance import check_bot
from mamlaka.fair import FairShuffler
from mamlaka.games.toepen import Toepen
from mamlaka.games.toepen.options import ToepenOptions
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.view import View
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.games.toepen.hands import play, table_of
from tests.strategies import random_options

SILENT = ""
LIMIT = Limit(worlds=60)
THREE_TRICKS = "keep, 0 AS, 1 9S, 0 KS, 1 8S, 0 QS, 1 7S"
"""Seat 0 takes three tricks with spades; of two players, both have one card left."""


def view_of(seat: Seat, hands: Sequence[str], steps: str, options: dict[str, str] | None = None) -> View:
    """Return the view of a seat after some steps; an empty hand is any. The last seat has dealt."""
    row = {"seats": len(hands), "hands": [hand or "..." for hand in hands], "options": options or {}}
    table = table_of(row)
    play(table, [step for step in steps.split(", ") if step])
    return table.view(seat)


def decided(view: View) -> Decision | None:
    """Return what the bot decides."""
    return SearchBot(Rng(1)).act(view, LIMIT)


def words_of(view: View) -> str:
    """Return what the bot does, in words."""
    decision = decided(view)
    return SILENT if decision is None else format_action(decision.action, PIQUET)


def value_of(view: View, action: Action) -> float:
    """Return the bot's value of an action."""
    return next(
        action_value.value
        for action_value in SearchBot(Rng(1)).action_values(view, LIMIT)
        if action_value.action == action
    )


@pytest.mark.parametrize(
    "seat,hands,steps,wanted",
    [
        pytest.param(2, ["", "", "7.87..7", ""], "keep", SILENT, id="no knock with a hopeless hand"),
        pytest.param(1, ["", "87.98..", "", ""], "keep, 0 knock", "fold", id="a fold with a hopeless hand"),
        pytest.param(1, ["", "AK.A..K", "", ""], "keep, 0 knock", "stay", id="no fold with the best hand"),
        pytest.param(0, ["T9.T.8.7", "", "", ""], "", "exchange", id="an exchange of an honest wash"),
        pytest.param(0, ["A.A.K.K", "", "", ""], "", "keep", id="no exchange of a good hand"),
        pytest.param(1, ["", "T9.T9..", "", ""], "0 exchange", "challenge", id="doubt, with low cards in the own hand"),
        pytest.param(1, ["", "AK.AK..", "", ""], "0 exchange", "decline", id="no doubt, with none of them"),
        pytest.param(0, ["A.A.A.8", "", "", ""], "keep", "whistle", id="a signal that is due, on turn"),
        pytest.param(1, ["", "A.A.A.8", "", ""], "keep", SILENT, id="no signal before that"),
        pytest.param(0, ["7.7.7.8", "", "", ""], "keep", "whistle", id="a signal that looks the same"),
    ],
)
def test_a_plain_decision(seat: Seat, hands: list[str], steps: str, wanted: str) -> None:
    """There is no better action."""
    assert wanted == words_of(view_of(seat, hands, steps))


def test_a_whistle_that_the_table_did_not_call_is_a_bluff() -> None:
    """If the table calls the required signals, a whistle that it did not call means low cards."""
    assert "whistle" != words_of(view_of(0, ["7.7.7.8", "", "", ""], "keep", {"signals": "auto"}))


def test_a_sure_winner_of_the_last_trick_knocks_before_it_is_led() -> None:
    """No heart is higher than the ace."""
    assert "knock" == words_of(view_of(0, ["AKQ.A..", "987.K.."], THREE_TRICKS))


def test_the_last_to_answer_stays_with_the_card_that_takes_the_last_trick() -> None:
    """The king of hearts has been led, and the ace is left."""
    assert "stay" == words_of(view_of(1, ["AKQ.K..", "987.A.."], f"{THREE_TRICKS}, 0 KH, 0 knock"))


def test_a_seat_that_has_lost_the_last_trick_already_folds() -> None:
    """To fold costs one chip, to stay would cost two."""
    assert "fold" == words_of(view_of(1, ["AKQ.A..", "987.K.."], f"{THREE_TRICKS}, 0 AH, 0 knock"))


def test_a_trick_that_is_won_has_the_value_of_the_stake() -> None:
    """Of two players the winner gets a chip and the other pays one: one above the mean; staying in costs two."""
    view = view_of(0, ["AKQ.A..", "987.K.."], f"{THREE_TRICKS}, 0 AH")

    assert 1.0 <= value_of(view, WAIT)


def test_a_knock_that_everybody_declines_wins_the_stake() -> None:
    """A seat that has lost already folds, unless it is reckless; then the knock wins more."""
    view = view_of(0, ["AKQ.A..", "987.K.."], f"{THREE_TRICKS}, 0 AH")

    assert 1.0 <= value_of(view, Action("knock"))


@pytest.mark.parametrize("engine", ENGINE_CASES)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_decides_equally_with_and_without_the_kernel(seats: int, engine: str) -> None:
    """A kernel makes it faster, not better."""
    decisions: dict[str, list[object]] = {}
    for name in (PYTHON, engine):
        with chosen(name):
            table = Table(Setup(Toepen, {}, seats), FairShuffler(bytes(32)))
            table.bots |= {seat: SearchBot(Rng(seat)) for seat in range(seats)}
            while len(table.state.results) < 1 and table.play_next_bot(Limit(worlds=5)):
                pass
            decisions[name] = list(table.log)

    assert decisions[PYTHON] == decisions[engine]


@pytest.mark.parametrize(
    "preset", [pytest.param(name, marks=[] if name == "quick" else pytest.mark.long) for name in ToepenOptions.presets]
)
def test_it_plays_under_every_preset(preset: str) -> None:
    """It plays legally, from views alone, and repeatably."""
    check_bot(SearchBot, Toepen, options=ToepenOptions.presets[preset].texts)


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_it_values_everything_under_any_options(seats: int, seed: int) -> None:
    """For two to eight players: in every turn the action_values are those of what is on offer, the best first."""
    setup = Setup(Toepen, random_options("toepen", Rng(seed)), seats)
    table, bot = Table(setup, FairShuffler(bytes([seed]) * 32)), SearchBot(Rng(seed))
    table.bots |= {seat: SearchBot(Rng(seat)) for seat in range(seats)}
    for _ in range(40):
        for seat in {*table.free_to_act, *table.waiting_for}:
            view = table.view(seat)
            assert view.turn is not None
            action_values = bot.action_values(view, Limit(worlds=2))
            assert {action_value.action for action_value in action_values} <= {
                *view.legal,
                *([WAIT] if view.turn.optional else []),
            }
            assert action_values
            assert list(action_values) == sorted(action_values, key=lambda action_value: -action_value.value)
        if not table.play_next_bot(Limit(worlds=2)):
            break
