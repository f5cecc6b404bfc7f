"""The search bot at Knockout Whist: cards and trumps by a plan, and dogs left to the rules of thumb."""

import pytest
from msgspec.structs import replace

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import SUIT_LETTERS
from mamlaka.fair import FairShuffler
from mamlaka.games.knockout_whist import KnockoutOptions, KnockoutWhist, knockout_deals
from mamlaka.games.knockout_whist.prospects import winning_chances
from mamlaka.match import Setup
from mamlaka.phases import Choose
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.games.knockout_whist.test_advice import view_of
from tests.strategies import random_match
from tests.tables import seen_from

BOT = SearchBot(Rng(0))


@pytest.mark.slow
@pytest.mark.parametrize("preset,share", [("classic", 0.5), ("plain", 0.5)])
def test_search_beats_chance(preset: str, share: float) -> None:
    """One of four players searches and wins far more than a quarter of the matches."""
    won = 0
    for number in range(24):
        seat = number % 4
        setup = Setup(KnockoutWhist, KnockoutOptions.presets[preset].texts)
        table = Table(setup, FairShuffler(number.to_bytes(32, "big")))
        bots = {other: RandomBot(Rng(4 * number + other)) for other in range(4)}
        while not table.is_over:
            turn = table.waiting_for[0]
            bot = BOT if turn == seat else bots[turn]
            decision = bot.act(table.view(turn), Limit(worlds=32))
            assert decision is not None
            table.act(turn, decision.action)
        won += table.state.totals[seat] > 0

    assert won > share * 24


def test_it_values_cards_and_leaves_out_dogs() -> None:
    """A full player's cards have values, the best first, while a dog with a card waits; a dog's answers have none."""
    hands = "AT..4. | .AT..4 | 4..."
    view = view_of(hands, {"dogs": (2,)}, "0 4D, 1 TH, 2 pass")
    decision = BOT.act(view, Limit(worlds=64))
    assert decision is not None
    assert {"AH", "4C"} == {view.format(row.action) for row in decision.action_values}
    assert "AH" == view.format(decision.action)

    assert () == BOT.action_values(view_of(hands, {"dogs": (2,)}, "0 4D, 1 TH"), Limit(worlds=64))


def test_it_values_suits_as_trumps() -> None:
    """Three low hearts are worth most as trumps, against three high spades; values are in points of the match."""
    view = view_of(".543.3.4 | AKQ.2..5", {}, "")
    state = view.state.pop_phase().push_phase(Choose(seat=0, names=tuple(SUIT_LETTERS), topic="trumps"))
    decision = BOT.act(seen_from(state, 0), Limit(worlds=64))

    assert decision is not None
    assert "hearts" == decision.action.name
    assert 4 == len(decision.action_values)
    assert all(abs(row.value) < 1.5 for row in decision.action_values)


@pytest.mark.parametrize("seed", range(6))
def test_prospects_share_the_antes(seed: int) -> None:
    """Between deals the expected points of all seats sum to zero, and a seat that is out has lost the ante."""
    match = random_match("knockout_whist", seed)
    for version in match.versions[:-1]:
        state = match.table(version).state
        prospects = state.game.prospects(state)
        assert pytest.approx(0) == sum(prospects)
        live = knockout_deals(state).live
        assert [-1] * (state.seats - len(live)) == [prospects[seat] for seat in range(state.seats) if seat not in live]

    over = match.table().state
    assert (0,) * over.seats == over.game.prospects(over)


def test_the_player_who_names_the_trumps_has_the_best_chances() -> None:
    """A dog has the worst ones."""
    deals = knockout_deals(Setup(KnockoutWhist).start())
    chances = winning_chances(replace(deals, size=3, most=(2,), dogs=(1,)), 4)

    assert chances[2] > chances[0] == chances[3] > chances[1] > 0


def test_levels_play_it() -> None:
    """The hard level answers within its limit."""
    table = Table(Setup(KnockoutWhist), FairShuffler(bytes(32)))
    decision = HardBot(Rng(0)).act(table.view(table.waiting_for[0]), Limit())

    assert decision is not None
    assert decision.action in table.view(table.waiting_for[0]).legal
