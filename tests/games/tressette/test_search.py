"""The search bot in Tressette for two: the play of known cards is solved, and what counts is the match."""

import pytest

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.tressette import Tressette, TressetteOptions
from mamlaka.games.tressette.search import match_chance
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.engines import COMPILED, ENGINE_CASES, PYTHON, chosen
from tests.strategies import random_options

FEW = Limit(worlds=2)


def table_of(seed: int, options: TressetteOptions | None = None) -> Table:
    """Return a match before its first lead."""
    return Table(Setup(Tressette, options or TressetteOptions()), FairShuffler(bytes([seed]) * 32))


def play_until(table: Table, cards: int) -> None:
    """Let the rules bots play until the stock is empty and each hand has this many cards, before a lead."""
    rules = RulesBot(Rng(0))
    while table.state.zone("stock").count or table.state.trick or table.state.hand_mask(0).bit_count() > cards:
        play(table, rules)


def play(table: Table, bot: RulesBot | SearchBot, limit: Limit = FEW) -> Decision:
    """Let a bot play for the seat on turn."""
    (seat,) = table.waiting_for
    decision = bot.act(table.view(seat), limit)
    assert decision is not None
    table.act(seat, decision.action)
    return decision


@pytest.mark.kernel
@pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel")
@pytest.mark.parametrize("seed", range(4))
def test_it_plays_a_deal_under_all_options(seed: int) -> None:
    """No card is refused, and each has a chance to win the match, the best first."""
    options = random_options("tressette", Rng(seed))
    assert isinstance(options, TressetteOptions)
    table, bot = table_of(seed, options), SearchBot(Rng(seed))
    while not table.state.results:
        action_values = play(table, bot).action_values
        chances = [action_value.value for action_value in action_values]

        assert chances == sorted(chances, reverse=True)
        assert {"chance"} >= {action_value.unit for action_value in action_values}
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("seed", range(3))
def test_its_chance_is_exact_with_all_cards_known(seed: int, kernel_or_not: str) -> None:
    """The chance changes for no seat as long as both play their best."""
    table, bot = table_of(seed), SearchBot(Rng(0))
    play_until(table, 5 if kernel_or_not == "off" else 10)
    promised: dict[int, set[float]] = {0: set(), 1: set()}
    while not table.state.results:
        (seat,) = table.waiting_for
        for action_value in play(table, bot).action_values[:1]:
            promised[seat].add(action_value.value)
            assert not action_value.standard_error
    game, totals = table.state.game, table.state.totals
    assert isinstance(game, Tressette)

    for seat, chances in promised.items():
        assert chances <= {match_chance(game, totals[seat], totals[1 - seat])}


@pytest.mark.parametrize("engine", ENGINE_CASES)
@pytest.mark.parametrize("cards", [None, 5])
def test_it_decides_equally_with_and_without_the_kernel(engine: str, cards: int | None) -> None:
    """A kernel makes it faster, not better: at the first lead, and with all cards known."""
    table = table_of(1)
    if cards:
        play_until(table, cards)
    (seat,) = table.waiting_for
    limit = Limit(worlds=1)
    with chosen(PYTHON):
        expected = SearchBot(Rng(1)).act(table.view(seat), limit)
    with chosen(engine):
        assert expected == SearchBot(Rng(1)).act(table.view(seat), limit)


def test_without_time_it_does_as_the_rules_say() -> None:
    """It still decides."""
    table = table_of(2)
    play_until(table, 10)
    (seat,) = table.waiting_for
    view = table.view(seat)

    assert RulesBot(Rng(0)).act(view, FEW) == SearchBot(Rng(0)).act(view, Limit(seconds=1e-9))


@pytest.mark.parametrize(
    "options, mine, his, expected",
    [
        ({}, 21, 20, 1.0),
        ({}, 21, 23, 0.0),
        ({"tie": "shared"}, 22, 22, 0.5),
        ({}, 22, 22, 0.5),
        ({"rounding": "carry"}, 63, 62, 1.0),
        ({"rounding": "carry"}, 0, 0, 0.5),
        ({"target": "41"}, 16, 16, 0.5),
    ],
)
def test_the_chance_of_a_match_that_is_decided_or_even(
    options: dict[str, str], mine: int, his: int, expected: float
) -> None:
    """The player ahead at the target has won; equal totals have equal chances."""
    game = Tressette(TressetteOptions.parse(options), 2)

    assert expected == pytest.approx(match_chance(game, mine, his))


def test_the_chance_of_a_match_grows_with_points() -> None:
    """A point more is never worse, and one seat wins what the other loses."""
    game = Tressette(TressetteOptions(), 2)
    chances = [match_chance(game, mine, 15) for mine in range(21)]

    assert chances == sorted(chances)
    assert all(chance + match_chance(game, 15, mine) == pytest.approx(1) for mine, chance in enumerate(chances))
