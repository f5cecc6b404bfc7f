"""Jokers that are below all other cards, jokers that are put into a suit, and tricks that partners count together."""

from dataclasses import replace

import pytest

from mamlaka.cards import Deck
from mamlaka.deal_rules import TrickCountPoints
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, payoffs, trick_ledger, trick_winner
from mamlaka.tricks import TrickSpec

DECK = Deck("with a joker", "SHDC", "789TJQKA", ("*B",))
HIGH = TrickSpec("high", DECK, 3, "789TJQKA", promoted=("*B",))
LOW = TrickSpec("low", DECK, 3, "789TJQKA", lowest=(("*B", ""),))


def winner(spec: TrickSpec, cards: str) -> int:
    """Return the seat that takes a trick, which seat 0 leads."""
    return trick_winner(lower(spec), tuple((seat, DECK.card(card)) for seat, card in enumerate(cards.split())))


def follows(spec: TrickSpec, hand: str, led: str) -> str:
    """Return the cards of a hand that may be played to a lead."""
    trick = ((0, DECK.card(led)),)
    return DECK.format(legal_mask(lower(spec), DECK.mask(hand), trick, first_trick=False, broken=False))


@pytest.mark.parametrize(
    "spec, cards, seat",
    [
        (HIGH, "AS *B KS", 1),
        (HIGH.in_suit("*B", "C"), "*B AC AS", 0),
        (LOW, "7S *B AH", 0),
        (LOW.in_suit("*B", "C"), "*B AS AH", 0),
        (LOW.in_suit("*B", "C"), "*B 7C AH", 1),
    ],
)
def test_who_takes_a_trick_with_a_joker(spec: TrickSpec, cards: str, seat: int) -> None:
    """A high joker always wins; a low one only if it is led and no one follows."""
    assert seat == winner(spec, cards)


@pytest.mark.parametrize(
    "spec, hand, led, legal",
    [
        (HIGH, "*B 7H", "AS", "7H *B"),
        (HIGH, "*B 7S", "AS", "7S"),
        (HIGH.in_suit("*B", "C"), "9C AD", "*B", "9C"),
        (LOW, "*B 7S", "AS", "7S"),
        (LOW.in_suit("*B", "C"), "9C AD", "*B", "9C"),
    ],
)
def test_what_follows_a_joker_or_lets_it_be_played(spec: TrickSpec, hand: str, led: str, legal: str) -> None:
    """A joker follows no suit; in a suit, it asks for this suit."""
    assert legal == follows(spec, hand, led)


def test_partners_are_paid_for_the_tricks_of_both() -> None:
    """Each has a row for the tricks of the side, and the plan pays each what the side gets."""
    deck = Deck("short", "SHDC", "QKA")
    rows = (((-5, "few"), (-5, "few"), (7, "enough")), (), ((1, "none"), (2, "one"), (3, "two")), ())
    spec = TrickSpec("pairs", deck, 4, "QKA", deal_rules=(TrickCountPoints(rows),), teams=((0, 2), (1, 3)))
    taken = [0] * 4

    assert (10, 0, 10, 0) == payoffs(lower(spec), taken, [0, 2])
    assert [(0, 7, 2), (2, 3, 2)] == [(row.seat, row.points, row.count) for row in trick_ledger(spec, taken, [0, 2])]
    assert (-3, 0, -3, 0) == payoffs(lower(spec), taken, [0, 1])


def test_without_teams_every_seat_is_paid_for_its_own_tricks() -> None:
    """The row of a seat is for its own number."""
    rows = (((0, ""), (5, "won")), ((0, ""), (6, "won")), ())
    spec = replace(HIGH, deal_rules=(TrickCountPoints(rows),))

    assert (5, 6, 0) == payoffs(lower(spec), [0] * 3, [0, 1, 1])
