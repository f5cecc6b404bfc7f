"""The search bot in Trex: contracts, doublings and appeals in positions with a plain answer."""

from statistics import pstdev

import pytest

from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.games.trex import Trex
from mamlaka.games.trex.search import AGAIN, KEEPING, PARTNERS, SPREADS, action_values
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_deals
from mamlaka.view import View
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.tables import act, table_of

LOW = "5432.7432.432.32"
HIGH = "AKQJ.AKQJ7.AK.AQ"


def decided(view: View, worlds: int = 60) -> Decision:
    """Return the bot's decision and its values of the alternatives."""
    decision = SearchBot(Rng(1)).act(view, Limit(worlds=worlds))
    assert decision is not None
    return decision


def after(hand: str, words: str = "", options: dict[str, str] | None = None) -> View:
    """Return the view of seat 0 with a hand, after some answers."""
    table = table_of(hand, options=options)
    for word in words.split():
        act(table, table.waiting_for[0], word)
    return table.view(0)


def said(view: View) -> str:
    """Return what the bot does, in words."""
    return format_action(decided(view).action, view.state.game.deck)


@pytest.mark.parametrize("hand,contract", [(LOW, "slaps"), ("AKQJT.KQJT7.QJ.Q", "trex"), ("65.K876543.5.432", "king")])
def test_the_hand_chooses_the_contract(hand: str, contract: str) -> None:
    """Low cards take no tricks, cards near the jacks go out first, and a guarded king of hearts falls to others."""
    assert contract == said(after(hand))


def test_a_weak_contract_is_not_chosen_only_because_nothing_is_good() -> None:
    """A bad hand spends a contract of low value, and keeps the others for better cards."""
    best = decided(after("AT82.A97.KT52.K4")).action.name

    assert best in ("diamonds", "slaps")


@pytest.mark.parametrize("hand", ["65.K876543.5.432", "AKQ65.K7.AK5.AKQ"])
def test_the_king_of_hearts_is_doubled(hand: str) -> None:
    """Your own doubled card costs you as much as a plain one; taken by others, it gains as much."""
    assert "x KH" == said(after(hand, "king", {"kh_appeal": "none"}))


def test_a_bare_king_of_hearts_appeals() -> None:
    """An unguarded king would be taken by its holder: a new deal is better."""
    assert "appeal" == said(after("AKQ65.K.AK65.AKQ", "king", {"kh_appeal": "K", "first_king": "high_card_draw"}))


def test_an_appeal_is_worth_what_the_king_keeps() -> None:
    """After an appeal the king has the contract again; each of the others loses a third of what this is worth."""
    found = []
    for hands in (["AKQ65.K.AK65.AKQ"], ["", "AKQ65.K.AK65.AKQ"]):
        table = table_of(*hands, options={"kh_appeal": "K"}, king=0)
        act(table, 0, "king")
        values = decided(table.view(len(hands) - 1)).action_values
        found.append(next(one.value for one in values if one.action.kind == "appeal"))

    assert found == [KEEPING["king"], pytest.approx(-KEEPING["king"] / 3)]


def test_an_appeal_without_a_choice_is_worth_a_random_hand() -> None:
    """If the order of the contracts is fixed, the same contract is dealt again."""
    options = {"kh_appeal": "K", "contract_choice": "king,queens,diamonds,slaps,trex"}
    values = decided(table_of("AKQ65.K.AK65.AKQ", options=options, king=0).view(0)).action_values

    assert AGAIN["king"] == next(one.value for one in values if one.action.kind == "appeal")


def test_other_contracts_are_kept_as_the_standard_ones_are() -> None:
    """By how much their points differ from deal to deal, the constant gives the values of all together."""
    game = Setup(Trex, {}).start().game
    assert isinstance(game, Trex)
    spreads = [pstdev(flat(play_deals(lower(game.spec_of(name)), 400, Rng(0), heuristic=range(4)))) for name in KEEPING]

    assert SPREADS * sum(spreads) == pytest.approx(sum(KEEPING.values()), rel=0.1)


def test_partners_count_together_and_once() -> None:
    """No trick for a side in slaps is 97.5 points above the mean of both."""
    values = decided(after(LOW, options={"partnership": "on"})).action_values
    slaps = next(value for value in values if value.action.name == "slaps")

    assert 0 < slaps.value + PARTNERS * KEEPING["slaps"] <= 15 * 13 / 2


def test_without_time_for_playouts_the_rules_choose_the_contract() -> None:
    """One world of each contract tells less than the rules."""
    view = after(LOW)
    decision, advice = (bot(Rng(1)).act(view, Limit(seconds=1e-6)) for bot in (SearchBot, RulesBot))

    assert decision == advice


def test_measured_contracts_are_all_played_in_all_worlds() -> None:
    """A review asks for the differences of all answers, so that none is dropped early."""
    view = after("AT82.A97.KT52.K4", options={"doubling": "off"})
    raced = action_values(view, Limit(worlds=200), Rng(1))
    measured = action_values(view, Limit(worlds=200, reference=raced[0].action), Rng(1))

    worst = raced[-1].action
    errors = [next(one.standard_error for one in values if one.action == worst) for values in (raced, measured)]
    assert errors[1] < errors[0]


@pytest.mark.parametrize("mode", ["combination", "complex4"])
@pytest.mark.parametrize("partnership", ["on", "off"])
def test_merged_contracts_are_compared(mode: str, partnership: str) -> None:
    """Every possible choice has a value."""
    view = after(HIGH, options={"mode": mode, "partnership": partnership})
    action_values = decided(view, 20).action_values

    assert set(view.legal) == {action_value.action for action_value in action_values}
    assert "trex" == action_values[0].action.name


@pytest.mark.parametrize("engine", ENGINE_CASES)
@pytest.mark.parametrize("hand,words", [(LOW, ""), ("65.K876543.5.432", "king")])
def test_it_decides_equally_with_and_without_the_kernel(engine: str, hand: str, words: str) -> None:
    """A kernel makes it faster, not better."""
    view = after(hand, words)
    with chosen(PYTHON):
        expected = decided(view, 10)
    with chosen(engine):
        assert expected == decided(view, 10)


def test_equivalent_cards_have_equal_values() -> None:
    """Ace, king and jack of spades take the same tricks when your own queen is the only card that costs points."""
    view = after(HIGH, "queens", {"doubling": "off"})
    found = {
        format_action(action_value.action, view.state.game.deck): (action_value.value, action_value.standard_error)
        for action_value in decided(view).action_values
    }

    assert found["AS"] == found["KS"] == found["JS"] != found["QS"]
