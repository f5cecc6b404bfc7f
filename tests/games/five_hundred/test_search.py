"""The `search` bot in Five Hundred: bids, discards and the suit that a joker names."""

from mamlaka.bots import Limit
from mamlaka.bots.search import SearchBot
from mamlaka.games.five_hundred import FiveHundredOptions
from mamlaka.rng import Rng
from tests.tables import act, five_hundred_table

STRONG = "*B JH JD AH KH QH AS KS AC 8C"


def test_it_bids_with_a_strong_hand() -> None:
    """A pass is worth less than hearts."""
    decision = SearchBot(Rng(1)).act(five_hundred_table([STRONG], dealer=2).view(0), Limit(worlds=24))

    assert decision
    assert decision.action.name.endswith("hearts")


def test_it_compares_discards() -> None:
    """All sets that it compares have three cards, also in misère, where the partner's hand is laid away."""
    table = five_hundred_table([STRONG], dealer=3, options=FiveHundredOptions(players="4", misere="by_value"))
    act(table, 0, "misere")
    for seat in (1, 2, 3):
        act(table, seat, "pass")
    decision = SearchBot(Rng(1)).act(table.view(0), Limit(worlds=16))

    assert decision
    assert decision.action_values
    assert {3} == {value.action.cards.bit_count() for value in decision.action_values}


def test_it_names_a_suit() -> None:
    """A lead of the joker has a value for each suit, beside those of the other cards."""
    table = five_hundred_table([STRONG], dealer=2)
    act(table, 0, "10_no_trump")
    act(table, 0, "discard 8C KH QH")
    decision = SearchBot(Rng(1)).act(table.view(0), Limit(worlds=16))

    assert decision
    assert {"", "spades", "hearts", "diamonds", "clubs"} == {value.action.name for value in decision.action_values}
