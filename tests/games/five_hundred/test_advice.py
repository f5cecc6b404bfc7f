"""The `rules` bot in Five Hundred: positions in which its advice shows."""

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots import Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.engine import apply_action
from mamlaka.games.five_hundred import FiveHundredOptions
from mamlaka.games.five_hundred.contracts import BIDS, THREE
from mamlaka.games.five_hundred.prospects import chance_of
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.view import View
from tests.tables import RANK_OF_BID, act, five_hundred_of, five_hundred_table, seen_from, shuffler_of

STRONG = "*B JH JD AH KH QH AS 7S AC 8C"
WEAK = "7S 8S 9S 7H 8H 9H 7D 8D 7C 8C"
MISERE = FiveHundredOptions(misere="by_value")


def decided(view: View) -> Action:
    """Return what the bot does."""
    decision = RulesBot(Rng(0)).act(view, Limit())
    assert decision
    return decision.action


def card(state: State, seat: int) -> str:
    """Return the card that the bot plays."""
    return state.game.deck.format(decided(seen_from(state, seat)).cards)


def test_it_bids_a_long_suit_with_the_joker_and_both_bowers() -> None:
    """Advice 1 to 3: many tricks, and so a high bid in hearts."""
    bid = decided(five_hundred_table([STRONG], dealer=2).view(0))

    assert bid.name.endswith("hearts")
    assert RANK_OF_BID[bid.name] > RANK_OF_BID["7_hearts"]


def test_it_passes_with_a_weak_hand() -> None:
    """Advice 1: the widow alone is worth one trick."""
    assert "pass" == decided(five_hundred_table([WEAK], dealer=2).view(0)).kind


def test_it_bids_misere_with_low_cards() -> None:
    """Advice 12: low cards in every suit take no trick, and the joker takes one."""
    weak = five_hundred_table([WEAK], dealer=2, options=MISERE)

    assert "misere" == decided(weak.view(0)).name
    assert "misere" != decided(five_hundred_table([STRONG], dealer=2, options=MISERE).view(0)).name


def test_it_keeps_trumps() -> None:
    """Advice 4: low cards of short suits are discarded."""
    table = five_hundred_table([STRONG], dealer=2)
    act(table, 0, "10_hearts")
    act(table, 1, "pass")
    act(table, 2, "pass")
    away = decided(table.view(0)).cards

    assert not away & table.state.game.deck.mask("*B JH JD AH KH QH AC")
    assert away & table.state.game.deck.mask("7S 8C")


def test_it_draws_trumps() -> None:
    """Advice 5: the contractor leads the highest trump first."""
    state = five_hundred_of(["*B AS 7C", "JH 8S 8C", "9H 9S 9C"], "6_hearts", won=[4, 2, 1])

    assert "*B" == card(state, 0)


def test_it_leaves_a_trick_to_the_other_opponent() -> None:
    """Advice 6: nothing is gained by taking a trick from each other."""
    state = five_hundred_of(["7S 7D", "KS 8D", "AS 9S"], "6_hearts", won=[4, 2, 2])
    for seat, name in ((0, "7S"), (1, "KS")):
        state = apply_action(state, seat, Action.of("play", state.game.deck.card(name)), shuffler_of())[1]

    assert "9S" == card(state, 2)


def test_it_outbids_an_opponent_who_could_win_the_match() -> None:
    """Advice 10: it rather risks a contract."""
    middle = "JH JD AH 9H 8H AS 9S 9D 8C 7C"
    results = (DealResult(0, "", 0, (LedgerEntry(2, 440, "cards"),)),)
    table = five_hundred_table([middle], dealer=1)
    act(table, 2, "6_spades")
    view = table.view(0)

    assert "bid" == decided(View(0, replace(view.state, results=results))).kind


def test_longer_trumps_have_a_better_chance() -> None:
    """The estimate grows with every trump."""
    bid = BIDS[RANK_OF_BID["7_hearts"] - 1]
    hands = ("*B JH AH 7S 8S 9S 7D 8D 7C 8C", "*B JH AH KH QH 9S 7D 8D 7C 8C", STRONG)
    chances = [chance_of(FiveHundredOptions(), 3, bid, THREE.mask(hand)) for hand in hands]

    assert sorted(chances) == chances
    assert chances[0] < 0.5 < chances[2]
