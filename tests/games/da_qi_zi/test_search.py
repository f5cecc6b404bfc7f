"""The `search` bot in Da Qi Zi."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import XIANGQI, Mask
from mamlaka.combos import ComboSpec, choices_of, combos_beating, combos_in
from mamlaka.engine import apply_action, turns
from mamlaka.fair import FairShuffler
from mamlaka.games.da_qi_zi import DaQiZi, DaQiZiOptions, combo_spec, deals_of
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.games.da_qi_zi.scoring import deal_entries
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.search.combo_playouts import ComboEnding, ComboPosition, lay_down
from mamlaka.table import Table
from tests.strategies import random_match, random_options
from tests.tables import da_qi_zi_of, seen_from, shuffler_of


def test_it_keeps_the_piece_that_takes_the_last_trick() -> None:
    """The general wins whatever is led last, and does not have to lead itself."""
    state = da_qi_zi_of(["HR GR", "SR SB", "CB AB", "RR AR"], tricks=[(1, 3), (0, 1), (1, 2)])
    decision = SearchBot(Rng(1)).act(seen_from(state, 0), Limit(worlds=16))

    assert decision
    assert Action("play", XIANGQI.mask("HR")) == decision.action
    assert decision.action_values[0].value > decision.action_values[1].value


@pytest.mark.parametrize("preset", DaQiZiOptions.presets)
def test_levels_play_it(preset: str) -> None:
    """The hard level answers under every preset."""
    table = Table(Setup(DaQiZi, DaQiZiOptions.parse({}, preset)), FairShuffler(bytes(32)))
    view = table.view(table.waiting_for[0])
    decision = HardBot(Rng(0)).act(view, Limit(worlds=4))

    assert decision is not None
    assert decision.action in view.legal


@pytest.mark.parametrize("seed", range(6))
def test_playouts_play_as_the_engine_does(seed: int) -> None:
    """Tricks, units and points are those of the state machine, under random options."""
    options = random_options("da_qi_zi", Rng(seed))
    assert isinstance(options, DaQiZiOptions)
    match, rng = random_match("da_qi_zi", seed, options), Rng(seed)
    state = match.table(match.versions[0]).state
    spec, play, banker = combo_spec(options), state.phase, deals_of(state).dealer
    assert isinstance(play, ComboPlay)
    assert isinstance(state.game, DaQiZi)
    assert banker is not None
    chips = state.game.chips(state)
    position = ComboPosition([zone.cards for zone in state.zones[:4]], [0] * 4, play.leader, play.turn)
    while not state.results:
        (turn,) = turns(state)
        assert position.turn == turn.seat
        action = rng.choice([*turn.actions()])
        lay_down(position, spec, action.cards, beats=action.kind == "play")
        state = apply_action(state, turn.seat, action, shuffler_of())[1]

    entries = deal_entries(options, tuple(position.units), position.winner, banker, chips)
    assert state.results[-1].points(4) == points_by_seat(entries, 4)


def best_for_all(position: ComboPosition, spec: ComboSpec) -> tuple[float, ...]:
    """Return the units at the end, five more for the last trick, if each seat plays what is best for it."""
    seat, hand = position.turn, position.hands[position.turn]
    if not hand and not position.best:
        return last_trick_counts(tuple(position.units), position.winner)
    options: list[tuple[Mask, bool]] = [(cards, True) for cards in combos_in(spec, hand)]
    if position.best:
        beating = combos_beating(spec, hand, position.best)
        options = [(cards, True) for cards in beating]
        if not (beating and hand == position.best):
            options += [(cards, False) for cards in choices_of(spec.deck, hand, position.best.bit_count())]
    found = []
    for cards, beats in options:
        after = ComboPosition(
            [*position.hands], [*position.units], position.leader, seat, position.best, position.winner
        )
        lay_down(after, spec, cards, beats=beats)
        found.append(best_for_all(after, spec))
    return max(found, key=lambda points: points[seat])


def last_trick_counts(units: tuple[int, ...], winner: int) -> tuple[float, ...]:
    """Return the units, and five more for the last trick."""
    return tuple(count + 5.0 * (seat == winner) for seat, count in enumerate(units))


@pytest.mark.parametrize("seed", range(10))
def test_an_ending_is_played_best_by_all(seed: int) -> None:
    """Remembering positions changes nothing: the points are those of trying everything."""
    rng, spec = Rng(seed), combo_spec(DaQiZiOptions())
    cards = [*range(len(spec.deck))]
    rng.shuffle(cards)
    hands = [0, 0, 0]
    for place, card in enumerate(cards[:6]):
        hands[place % 3] |= spec.deck.joining(hands[place % 3], 1 << card)
    position = ComboPosition(hands, [0, 1, 2], seed % 3, seed % 3)

    assert best_for_all(position, spec) == ComboEnding(spec, last_trick_counts, 2).points(position)
