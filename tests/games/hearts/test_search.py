"""The search bot in Hearts: passing cards, shooting the moon and stopping it."""

from statistics import mean

import pytest

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import FRENCH
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts, HeartsOptions
from mamlaka.games.hearts.phases import PassCards
from mamlaka.games.hearts.search.actions import PassPlayouts, action_values
from mamlaka.games.hearts.search.passes import pass_values
from mamlaka.match import Setup
from mamlaka.notation import format_action, parse_hand
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.table import Table
from mamlaka.view import View
from tests.bots.test_levels import views
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.tables import act, completed, hearts_of, played_views, shuffler_of

SEED = bytes(32)
NEW_DEALS = 2_000_000
"""The number of the first deal that `tools/make_hearts_passes.py` doesn't use, nor those before it."""
GAIN = 0.4
"""Points above the mean of all seats."""


def decided(view: View, limit: Limit) -> Decision:
    """Return the bot's decision and its values of the alternatives."""
    decision = SearchBot(Rng(1)).act(view, limit)
    assert decision is not None
    return decision


def dealt(hand: str, direction: str = "left") -> View:
    """Return the view of seat 0, which is to pass cards."""
    shuffler = shuffler_of(completed([parse_hand(hand, FRENCH), 0, 0, 0]))
    return Table(Setup(Hearts, {"pass_cycle": direction}), shuffler).view(0)


@pytest.mark.parametrize("direction", ["left", "right", "across"])
def test_a_bare_queen_is_passed(direction: str) -> None:
    """In this hand the first spade leads would capture it."""
    best = decided(dealt("Q.5432.7654.6543", direction), Limit(worlds=60)).action

    assert best.cards & FRENCH.mask("QS")


def test_a_guarded_queen_is_kept() -> None:
    """With five low spades in hand, another seat will take the queen: high hearts are worse."""
    best = decided(dealt("Q97543.AKQ.65.32"), Limit(worlds=60)).action

    assert not best.cards & FRENCH.mask("QS")


@pytest.mark.parametrize("preset,seats", [("international", 4), *(("black_lady", seats) for seats in range(3, 8))])
def test_every_pass_has_values(preset: str, seats: int) -> None:
    """In every form and number of players, in the second pass as in the first."""
    table = Table(Setup(Hearts, HeartsOptions.parse({}, preset), seats), FairShuffler(SEED))
    passes = 0
    while isinstance(table.state.phase, PassCards):
        seat = table.waiting_for[0]
        view = table.view(seat)
        decision = decided(view, Limit(worlds=4))
        action_values = [action_value.action for action_value in decision.action_values]

        assert decision.action == action_values[0]
        assert set(action_values) <= set(view.legal)
        assert len(set(action_values)) == len(action_values) > 1
        act(table, seat, format_action(decision.action, FRENCH))
        passes += 1
    assert seats * (2 if preset == "black_lady" else 1) == passes


@pytest.mark.slow
@pytest.mark.parametrize("direction", ["left", "right", "across"])
def test_what_was_learned_of_passes_is_better_than_the_rules(direction: str) -> None:
    """In the same playouts of 40 deals that it was not learned from, by this gain at least."""
    gains = []
    for number in range(NEW_DEALS, NEW_DEALS + 40):
        view = Table(Setup(Hearts, {"pass_cycle": direction}), FairShuffler(number.to_bytes(32, "big"))).view(0)
        decision, phase = RulesBot(Rng(1)).act(view, Limit()), view.state.phase
        assert decision is not None
        assert isinstance(phase, PassCards)
        passes = [action.cards for action in view.legal]
        values = dict(zip(passes, pass_values(view.hand_mask, passes), strict=True))
        playouts = PassPlayouts(view, phase)
        worlds = playouts.worlds(100, Rng(number))
        learned, by_rules = (
            sum(flat(deals.sums)[0] - mean(flat(deals.sums)) for deals in playouts.play(passed, worlds, number))
            for passed in (max(passes, key=values.__getitem__), decision.action.cards)
        )
        gains.append((learned - by_rules) / len(worlds))

    assert mean(gains) > GAIN


def test_measured_passes_have_the_means_of_their_playouts() -> None:
    """What was learned counts as no playout, as no advice counts when decisions are reviewed."""
    view = dealt("A2.K432.AQ3.KJ97")
    phase = view.state.phase
    assert isinstance(phase, PassCards)
    values = action_values(view, Limit(worlds=16, reference=next(iter(view.legal))), Rng(1))
    playouts, rng = PassPlayouts(view, phase), Rng(1)
    worlds, seed = playouts.worlds(16, rng), rng.next64()

    assert len(values) > 1
    for action_value in values:
        sums = [flat(deals.sums) for deals in playouts.play(action_value.action.cards, worlds, seed)]
        above = sum(own - mean((own, *others)) for own, *others in sums)
        assert action_value.value == pytest.approx(above / len(worlds))


def test_candidates_dropped_early_never_have_the_highest_value() -> None:
    """Candidates with fewer deals keep their regret in those deals, so that the best stays the best."""
    for view in (dealt("A2.K432.AQ3.KJ97"), dealt("QT9543.A2.KQ.A32"), *views("hearts", 1)[4::3]):
        decision = decided(view, Limit(worlds=250))
        values = [action_value.value for action_value in decision.action_values]

        assert sorted(values, reverse=True) == values
        assert not values or decision.action == decision.action_values[0].action


@pytest.mark.parametrize("engine", ENGINE_CASES)
def test_it_passes_equally_with_and_without_the_kernel(engine: str) -> None:
    """A kernel makes it faster, not better."""
    view = dealt("A2.K432.AQ3.KJ97")
    with chosen(PYTHON):
        expected = decided(view, Limit(worlds=1))
    with chosen(engine):
        assert expected == decided(view, Limit(worlds=1))


def test_without_time_to_compare_it_passes_by_what_was_learned() -> None:
    """Where nothing was learned, it passes by the rules."""
    view, limit = dealt("A2.K432.AQ3.KJ97"), Limit(seconds=0.001)
    passes = [action.cards for action in view.legal]
    learned = dict(zip(passes, pass_values(view.hand_mask, passes), strict=True))

    assert max(passes, key=learned.__getitem__) == decided(view, limit).action.cards

    other = Table(Setup(Hearts, HeartsOptions.parse({}, "black_lady"), 5), FairShuffler(SEED)).view(0)

    assert RulesBot(Rng(1)).act(other, Limit()) == decided(other, limit)


def test_it_shoots_the_moon_with_a_solid_hand() -> None:
    """A hand that can't lose a trick takes them all, and all other seats pay."""
    hands = completed([parse_hand(".AKQJT9..AKQJT98", FRENCH), 0, 0, 0])
    bots = {seat: RulesBot(Rng(seat)) for seat in range(1, 4)}
    setup = Setup(Hearts, {"pass_cards": "off", "deals": "1"})
    table = Table(setup, shuffler_of(hands), bots={0: SearchBot(Rng(1)), **bots})
    table.run()

    assert (0, -26, -26, -26) == table.state.totals


@pytest.mark.parametrize("moon,thrown", [("others", "5D"), ("self", "5D"), ("none", "KH")])
def test_it_keeps_what_stops_the_moon(moon: str, thrown: str) -> None:
    """A seat that has taken all penalty cards leads a club: keep the king of hearts if the moon is rewarded."""
    hands = [parse_hand(hand, FRENCH) for hand in (".Q..A", "...43", "...76", ".K.5.")]
    options = HeartsOptions.parse({"moon": moon, "pass_cards": "off"})
    state = hearts_of(hands, options, 0, first_trick=False, broken=True)
    taken = state.game.zone_index["taken", 0]
    gone = FRENCH.all_mask & ~sum(hands)
    state = state.with_zone(taken, state.zones[taken].with_cards(gone, gone.bit_count()))
    *_, (_, views) = played_views(state, ["AC", "4C", "7C"])

    assert thrown == format_action(decided(views[3], Limit(worlds=40)).action, FRENCH)
