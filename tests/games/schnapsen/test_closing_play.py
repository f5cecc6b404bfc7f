"""`ClosingPlay`: what its hidden draws, exchanges and melds prove."""

import pytest

from mamlaka.cards import Mask
from mamlaka.events import DealStarted, Dealt, Moved
from mamlaka.rng import Rng
from mamlaka.search.worlds import sample_worlds
from mamlaka.table import Table
from mamlaka.view import View
from tests.strategies import random_match, random_options
from tests.tables import act, schnapsen_table


def received(table: Table, seat: int) -> list[Mask]:
    """Return what a seat was dealt, and each card that it has drawn in secret since."""
    start = max(number for number, event in enumerate(table.log) if isinstance(event, DealStarted))
    deal = table.log[start:]
    dealt = next(event.cards for event in deal if isinstance(event, Dealt) and event.zone == seat)
    drawn = [e.cards for e in deal if isinstance(e, Moved) and e.target == seat and e.audience is not None]
    return [dealt, *drawn]


def true_cards(view: View, table: Table, zone: int) -> list[Mask]:
    """Return what fills the slots of a zone, as only the table knows."""
    unseen = table.state.zones[zone].cards & view.deductions().unseen
    if zone >= table.state.seats:
        return [unseen]
    every = received(table, zone)
    return every if len(every) > 1 else [unseen]


@pytest.mark.parametrize("seed", range(10))
def test_what_is_true_is_never_excluded(seed: int) -> None:
    """At every decision of a match the hidden cards fill the slots, and worlds can be sampled."""
    match = random_match("schnapsen", seed, random_options("schnapsen", Rng(seed)))
    for version in match.versions[:-1]:
        table = match.table(version)
        for seat in (0, 1):
            view = table.view(seat)
            knowledge = view.deductions()
            for zone in {slot.zone for slot in knowledge.slots}:
                slots = [slot for slot in knowledge.slots if slot.zone == zone]
                for slot, cards in zip(slots, true_cards(view, table, zone), strict=True):
                    assert slot.count == cards.bit_count()
                    assert not cards & ~slot.allowed
            assert knowledge.cards.bit_count() == sum(slot.count for slot in knowledge.slots)
            sample_worlds(view, 1, Rng(seed))


def view_of_0(*done: str) -> View:
    """Return the view of seat 0 after what has been done in a deal with the ace of trumps turned up."""
    table = schnapsen_table(["JS TS TD QD JC", "JH KS QS JD AC"], "AH KC KD AD TH")
    for one in done:
        act(table, int(one[0]), one[2:])
    return table.view(0)


def test_an_exchanged_jack_was_in_the_hand() -> None:
    """The jack was dealt; the card got for it is known to be there."""
    view = view_of_0("1 swap", "1 JD", "0 JS")
    deck = view.state.game.deck
    dealt = next(slot for slot in view.deductions().slots if slot.zone == 1)

    assert dealt.allowed & deck.mask("JH")
    assert not dealt.allowed & deck.mask("AH")
    assert view.state.hand_mask(1) == deck.mask("AH")


def test_a_declared_card_stays_known() -> None:
    """King and queen are in the hand until they are played, and were there before later draws."""
    view = view_of_0("1 declare twenty_s", "1 QS", "0 TS")
    deck = view.state.game.deck
    dealt, drawn = [slot for slot in view.deductions().slots if slot.zone == 1]

    assert view.state.hand_mask(1) == deck.mask("KS")
    assert deck.mask("KS QS") == dealt.allowed & deck.mask("KS QS")
    assert not drawn.allowed & deck.mask("KS QS")


def test_a_reply_with_an_open_stock_proves_nothing() -> None:
    """A jack was played to a jack of another suit; only cards that have been seen are excluded."""
    table = schnapsen_table(["JS TS TD QD JC", "JH KS QS JD AC"], "AH KC KD AD TH")
    act(table, 1, "JD")
    act(table, 0, "JC")
    view = table.view(1)
    dealt = next(slot for slot in view.deductions().slots if slot.zone == 0)

    assert view.deductions().unseen == dealt.allowed & view.deductions().unseen


def test_a_strict_reply_proves_what_the_seat_lacks() -> None:
    """After a closing a discard proves that there is no card of the suit, and no trump."""
    table = schnapsen_table(["AS TS AD QD JC", "JS KS QS JD TD"], "AH KC KD TH")
    for seat, words in ((1, "close_stock"), (1, "JS"), (0, "AS"), (0, "JC"), (1, "JD")):
        act(table, seat, words)
    deck = table.state.game.deck
    (slot,) = [slot for slot in table.view(0).deductions().slots if slot.zone == 1]

    assert deck.mask("KS QS TD") == slot.allowed & deck.mask("KS QS TD")
    assert not slot.allowed & (deck.select("*H") | deck.select("*C"))
