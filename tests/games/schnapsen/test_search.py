"""The search bot in Schnapsen: exact when all cards are known, by worlds otherwise."""

import pytest

from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.search import SearchBot
from mamlaka.fair import FairShuffler
from mamlaka.games.schnapsen import Schnapsen, SchnapsenOptions
from mamlaka.games.schnapsen.phases import ClosingPlay
from mamlaka.games.schnapsen.search.race import Race, RaceRules, solve
from mamlaka.match import Setup
from mamlaka.record_text import parse_matches
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.table import Table
from tests.tables import act, schnapsen_table

BOT = SearchBot(Rng(0))
CARDS = (["TS JS AH AD KC", "KH JH TD AC JC"], "KD TC JD QS QC KS TH QD AS QH")
BOTH = (True, True)
"""Both seats have a trick."""
TO_THE_END = "1 JH, 0 AH, 0 JS, 1 JC, 0 QS, 1 QC, 0 KS, 1 KH, 0 KC, 1 AC"


@pytest.mark.slow
def test_search_beats_chance() -> None:
    """It wins most matches."""
    won = 0
    for number in range(6):
        seat = number % 2
        table = Table(Setup(Schnapsen), FairShuffler(number.to_bytes(32, "big")))
        other = RandomBot(Rng(number))
        while not table.is_over:
            turn = table.waiting_for[0]
            decision = (BOT if turn == seat else other).act(table.view(turn), Limit(worlds=8))
            assert decision is not None
            table.act(turn, decision.action)
        won += table.state.totals[seat] > table.state.totals[1 - seat]

    assert won >= 5


def test_an_empty_stock_is_solved() -> None:
    """All cards are known: the values are exact, and the best is that of the solution."""
    table = schnapsen_table(*CARDS)
    for one in TO_THE_END.split(", "):
        act(table, int(one[0]), one[2:])
    seat = table.waiting_for[0]
    decision = BOT.act(table.view(seat), Limit(worlds=4))
    play = table.state.phase
    assert decision is not None
    assert isinstance(play, ClosingPlay)
    own, other = play.standing(table.state, seat), play.standing(table.state, 1 - seat)
    race = Race(table.state.hand_mask(seat), table.state.hand_mask(1 - seat), own.points, other.points, *BOTH)
    rules = RaceRules(table.state.game.deck.suits.index(play.spec.trump))

    assert {0.0} == {value.standard_error for value in decision.action_values}
    assert solve(rules, race) / 2 == decision.action_values[0].value


def test_it_values_all_cards_with_an_open_stock() -> None:
    """Whether all worlds are spent on all of them, or most on a few because of the time."""
    table = schnapsen_table(*CARDS)
    act(table, 1, "JH")
    view = table.view(0)
    for limit in (Limit(worlds=6), Limit(seconds=0.02)):
        decision = BOT.act(view, limit)
        assert decision is not None
        assert {value.action for value in decision.action_values} == {*view.legal}
        assert decision.action == decision.action_values[0].action


def test_it_values_all_cards_with_a_closed_stock() -> None:
    """Each world is solved; the best comes first."""
    table = schnapsen_table(*CARDS)
    act(table, 1, "close_stock")
    view = table.view(1)
    decision = BOT.act(view, Limit(worlds=6))
    assert decision is not None
    values = [value.value for value in decision.action_values]

    assert {value.action for value in decision.action_values} == {*view.legal}
    assert sorted(values, reverse=True) == values


def test_a_right_claim_is_made_at_once() -> None:
    """It needs no search."""
    table = schnapsen_table(["KS JD JC TD TC", "AH KH QH AC TS"], "JH")
    for one in ("1 close_stock", "1 AH", "0 KS", "1 declare forty_h", "1 KH", "0 JD", "1 QH", "0 JC"):
        act(table, int(one[0]), one[2:])
    decision = BOT.act(table.view(1), Limit(worlds=2))

    assert decision is not None
    assert "claim" == decision.action.kind


@pytest.mark.parametrize("preset", SchnapsenOptions.presets)
def test_levels_play_it(preset: str) -> None:
    """The hard level answers under every preset."""
    table = Table(Setup(Schnapsen, SchnapsenOptions.parse({}, preset)), FairShuffler(bytes(32)))
    view = table.view(table.waiting_for[0])
    decision = HardBot(Rng(0)).act(view, Limit(worlds=4))

    assert decision is not None
    assert decision.action in view.legal


LAST_DRAW = """\
game: schnapsen
seat 0: A
seat 1: B
chance dealer 0 1
new deal 0
deal 0 T.Q.KJ.A
deal 1 .ATJ..KJ
deal stock JS QC AD KS TD QS AS KH QD TC
0: AC
1: KC
0: KD
1: JC
0: TS
1: AH
0: QH
1: TH
1: KH
"""
"""Seat 0 replies to the king of hearts with two cards left in the stock: one face down, and the one turned up."""


def test_every_world_of_the_last_draw_is_solved() -> None:
    """After the trick all cards are known: two discards win in every world, and a queen kept equal so far loses."""
    (record,) = parse_matches(LAST_DRAW.splitlines(), "match")
    view = Replay(record).view(0)
    values = {view.format(one.action): one.value for one in BOT.action_values(view, Limit(worlds=40))}

    assert (0.5, 0.5, -0.5) == (values["JD"], values["QD"], values["QC"])
    assert "JD" == max(values, key=lambda card: (values[card], card == "JD"))
