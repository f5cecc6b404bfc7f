"""The search bot at Romanian Whist: bids and cards are valued by a plan that knows the bids."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.romanian_whist import RomanianOptions, RomanianWhist
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.games.romanian_whist.test_advice import view_of

BOT = SearchBot(Rng(0))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["quick", "pub"])
def test_search_beats_chance(preset: str) -> None:
    """Of four players the one who searches has the most points at the end of every match but few."""
    won = 0
    for number in range(6):
        seat = number % 4
        table = Table(
            Setup(RomanianWhist, RomanianOptions.presets[preset].texts), FairShuffler(number.to_bytes(32, "big"))
        )
        bots = {other: RandomBot(Rng(4 * number + other)) for other in range(4)}
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == seat else bots[turn]).act(table.view(turn), Limit(worlds=32))
            assert decision is not None
            table.act(turn, decision.action)
        won += table.state.totals[seat] == max(table.state.totals)

    assert won >= 5


def test_it_values_every_bid() -> None:
    """Ace, king and queen of trumps are three tricks; every other number is worth less."""
    decision = BOT.act(view_of(".AKQ.. | 9.9.9. | J..J.J", {}, ""), Limit(worlds=64))
    assert decision is not None
    best, *others = decision.action_values

    assert 3 == decision.action.number == best.action.number
    assert [0, 1, 2] == sorted(row.action.number or 0 for row in others if row.value < best.value)


@pytest.mark.parametrize("bids,wanted", [("1 0 2", "AS"), ("0 1 2", "9D")])
def test_it_plays_for_its_bid(bids: str, wanted: str) -> None:
    """With the same cards it leads the ace after a bid of one, and the low card after a bid of zero."""
    view = view_of("A..9. | K..Q. | Q..K.", {}, bids)
    decision = BOT.act(view, Limit(worlds=64))

    assert decision is not None
    assert wanted == view.format(decision.action)


def test_levels_play_it() -> None:
    """The hard level answers within its limit."""
    table = Table(Setup(RomanianWhist), FairShuffler(bytes(32)))
    decision = HardBot(Rng(0)).act(table.view(table.waiting_for[0]), Limit())

    assert decision is not None
    assert decision.action in table.view(table.waiting_for[0]).legal
