"""Combinations of cards against an independent count of them, on random cards."""

import pytest

from mamlaka.cards import FRENCH
from mamlaka.combinations import CombinationSpec, HandSpec, combinations_at_end, combinations_in
from mamlaka.games.cribbage.deal import CRIBS, DECK, HAND, PLAY
from mamlaka.rng import Rng
from tests.games.cribbage.referee import fifteens, flush, nobs, pairs, play_points, runs


def names(rng: Rng, count: int) -> list[str]:
    """Return the names of some random cards."""
    cards = list(range(len(DECK)))
    rng.shuffle(cards)
    return [DECK.names[card] for card in cards[:count]]


@pytest.mark.parametrize("kind", ["five", "four", "hand"])
def test_a_hand_has_the_combinations_of_the_oracle(kind: str) -> None:
    """Sums, equal ranks, runs, suits and the jack, in 400 hands."""
    rng, spec = Rng(1), HAND if kind == "hand" else CRIBS[kind]
    for _ in range(400):
        *hand, starter = names(rng, 5)
        found = combinations_in(spec, DECK.mask(" ".join(hand)), DECK.card(starter))
        five = [*hand, starter]
        due = fifteens(five) + pairs(five) + runs(five) + nobs(hand, starter)

        assert due + flush(hand, starter, needs_five=kind == "five") == sum(row.points for row in found)


def test_the_last_cards_have_the_combinations_of_the_oracle() -> None:
    """Counts of up to 31, in the order of play."""
    rng = Rng(2)
    for _ in range(400):
        played: list[str] = []
        for name in names(rng, 9):
            card = DECK.card(name)
            if PLAY.combinations.sum_of([*map(DECK.card, played), card]) <= PLAY.limit:
                played.append(name)
                found = combinations_at_end(PLAY.combinations, [*map(DECK.card, played)])
                assert play_points(played) == sum(row.points for row in found)


def test_other_rules_are_other_data() -> None:
    """A deck without low cards, a sum of ten, no runs, and a queen that scores in the suit of the turned-up card."""
    spec = HandSpec(
        CombinationSpec(FRENCH, tuple(range(13)), sums=((10, 3, "ten"),), alike=((2, 5, "two"),)),
        suit_points_together=7,
        suit_reason="suit",
        matching_rank="Q",
        matching_points=4,
        matching_reason="queen",
    )
    found = combinations_in(spec, FRENCH.mask("QH 2H 2S 7D"), FRENCH.card("3H"))

    # Two is worth 0 here, three 1, seven 5 and the queen 10: with both twos the queen makes ten in four ways.
    assert [("ten", 3)] * 4 + [("two", 5), ("queen", 4)] == [(row.reason, row.points) for row in found]
    assert [("suit", 7)] == [
        (row.reason, row.points)
        for row in combinations_in(spec, FRENCH.mask("4H 6H 8H 9H"), FRENCH.card("JH"))
        if row.reason == "suit"
    ]


def test_fitting_cards_follow_from_the_limit() -> None:
    """At 21 every card fits, at 30 only aces, at 31 none."""
    assert PLAY.fitting[21] == DECK.all_mask
    assert PLAY.fitting[30] == DECK.select("A")
    assert not PLAY.fitting[31]
