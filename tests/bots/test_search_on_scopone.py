"""The `search` bot in Scopone."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import ITALIAN, iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.fair import FairShuffler
from mamlaka.games.scopone import Scopone, ScoponeOptions, capture_spec
from mamlaka.games.scopone.scoring import deal_entries
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.phases import CapturePlay
from mamlaka.rng import Rng
from mamlaka.search.capture_playouts import CapturePosition, play_captures
from mamlaka.table import Table
from tests.strategies import random_match, random_options
from tests.tables import scopone_of, seen_from, shuffler_of


def test_it_finds_a_scopa_that_decides() -> None:
    """With two cards left, seven points are better than five cards."""
    hands = [ITALIAN.mask(cards) for cards in ("KS 7S", "4C", "5C", "6D")]
    table = ITALIAN.mask("7D")
    rest = [*iter_cards(ITALIAN.all_mask & ~sum(hands) & ~table)]
    taken = [sum(1 << card for card in rest[side::2]) for side in (0, 1)]
    decision = SearchBot(Rng(1)).act(seen_from(scopone_of(hands, table, taken, last=1), 0), Limit(worlds=16))

    assert decision
    assert Action("play", ITALIAN.mask("7S"), takes=table) == decision.action
    assert decision.action_values[0].value > decision.action_values[1].value


@pytest.mark.parametrize("preset", ScoponeOptions.presets)
def test_levels_play_it(preset: str) -> None:
    """The hard level answers under every preset."""
    table = Table(Setup(Scopone, ScoponeOptions.parse({}, preset)), FairShuffler(bytes(32)))
    view = table.view(table.waiting_for[0])
    decision = HardBot(Rng(0)).act(view, Limit(worlds=4))

    assert decision is not None
    assert decision.action in view.legal


@pytest.mark.parametrize("seed", range(12))
def test_playouts_play_as_the_engine_does(seed: int) -> None:
    """Cards taken, sweeps and points are those of the state machine, under random options."""
    options = random_options("scopone", Rng(seed))
    assert isinstance(options, ScoponeOptions)
    match, rng = random_match("scopone", seed, options), Rng(seed)
    state = match.table(match.versions[0]).state
    spec, play = capture_spec(options), state.phase
    assert isinstance(play, CapturePlay)
    hands = [zone.cards for zone in state.zones[:4]]
    position = CapturePosition(hands, state.zones[state.game.layout_zone].cards, play.turn, [0] * 4, [0] * 4)
    while not any(result.entries for result in state.results):
        (turn,) = turns(state)
        action = rng.choice([*turn.actions()])
        play_captures(position, spec, action.card, action.takes)
        state = apply_action(state, turn.seat, action, shuffler_of())[1]

    assert 0 == position.table
    assert state.results[-1].points(4) == points_by_seat(deal_entries(options, position.taken, position.sweeps), 4)
