"""Auctions, at a table of Majlis: bids of 100 to 300 in tens, seat 0 first."""

import pytest

from mamlaka.errors import IllegalAction
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.phases import Auction, TakeWidow
from mamlaka.registry import find_game
from mamlaka.table import Table
from tests.tables import act


def after(*bids: str) -> Table:
    """Return a table after a list of bids with their seats: `0 120`, `1 pass`."""
    table = Table(Setup(find_game("majlis")), FairShuffler(bytes(32)))
    for said in bids:
        seat, words = said.split(maxsplit=1)
        act(table, int(seat), words)
    return table


def declarer(table: Table) -> int:
    """Return the seat that takes the widow."""
    assert isinstance(table.state.phase, TakeWidow)
    return table.state.phase.turn


def test_the_highest_bidder_is_the_declarer_when_the_others_have_passed() -> None:
    """Bids go round until no seat is left to outbid the highest."""
    assert 2 == declarer(after("0 100", "1 110", "2 bid 120", "0 pass", "1 pass"))


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    """A pass is final: the others continue to bid."""
    assert 0 == declarer(after("0 100", "1 pass", "2 110", "0 150", "2 pass"))


def test_the_last_one_may_bid_when_all_others_have_passed() -> None:
    """Passing does not give the widow to the last seat: it must bid for it, or pass too."""
    assert (2,) == after("0 pass", "1 pass").waiting_for
    assert 2 == declarer(after("0 pass", "1 pass", "2 100"))


def test_the_highest_possible_bid_ends_the_auction() -> None:
    """If passing is the only legal action, no seat is asked."""
    assert 0 == declarer(after("0 300"))


def test_a_deal_in_which_all_pass_does_not_count() -> None:
    """If all pass, the next deal follows, with the next seat first."""
    table = after("0 pass", "1 pass", "2 pass")

    assert "passed" == table.state.results[0].void
    assert (1,) == table.waiting_for


@pytest.mark.parametrize("bid", ["110", "105", "310", "90"])
def test_a_bid_must_be_possible_and_more_than_the_last(bid: str) -> None:
    """The refusal names the bids that are possible."""
    with pytest.raises(IllegalAction) as refused:
        act(after("0 110"), 1, f"bid {bid}")

    assert "wrong_number" == refused.value.refusal.code
    assert (120, 300) == (refused.value.refusal.facts["least"], refused.value.refusal.facts["most"])


def test_everyone_sees_the_highest_bidder_and_the_seats_that_are_out() -> None:
    """A counter shows the highest bid; badges show the rest."""
    state = after("0 100", "1 pass").state
    display = state.game.display(state)

    assert isinstance(state.phase, Auction)
    assert [("counter-bid", 100)] == [(counter.message.id, counter.value) for counter in display.counters]
    assert [(0, "badge-bidder"), (1, "badge-passed")] == [(badge.seat, badge.message.id) for badge in display.badges]
