"""The exact odds of Oneonta Whist: `tests/games/oneonta/odds.toml`, and counts of every order of leads."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest

from mamlaka.coach.figures import Cell, Figures
from mamlaka.games.oneonta.odds.chances import chance_independent, chance_led, chance_of_tricks, chance_still_led
from mamlaka.games.oneonta.odds.game import HOLDINGS, OMITTED, game_figures
from mamlaka.games.oneonta.search.holdings import holding
from tests.examples import read_vectors, rows_of

VECTORS = read_vectors("oneonta", "odds")
LED, BY_TRICK, ACE_KING_JACK, SWITCHING, COUNTED, ALL_HOLDINGS = game_figures()


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def printed(cell: Cell) -> str:
    """Return the figure that the source prints, without the mark of a note."""
    return str(cell or "").partition(" (")[0]


def named(table: Figures, column: str) -> dict[Cell, tuple[Cell, ...]]:
    """Return the rows of a table by the contents of a column."""
    titles = [each.title for each in table.columns]
    return {row[titles.index(column)]: row for row in table.rows}


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert set(VECTORS) == {"given", "trick", "ace_king_jack", "switch", "holding", "suits"}


@pytest.mark.parametrize("row", rows("given"))
@pytest.mark.parametrize("model,column", [(chance_led, "exact"), (chance_independent, "independent")])
def test_given_cards_are_led(row: dict[str, Any], model: Callable[[int, int], Fraction], column: str) -> None:
    """Three of twelve cards stay out; the source calculates each card independently."""
    ways = comb(row["given"], row["led"][0]) if row.get("named") else 1

    assert Fraction(row[column]) == sum(model(row["given"], led) for led in row["led"]) / ways


def test_the_table_of_given_cards_is_that_of_the_rules() -> None:
    """Each row has the figure that the source prints, the source's calculation, and the exact figure."""
    expected = [
        (row.get("printed", ""), Fraction(row["independent"]), Fraction(row["exact"])) for row in VECTORS["given"]
    ]

    assert expected == [(printed(row[1]), *row[2:]) for row in LED.rows]


@pytest.mark.parametrize("row", rows("trick"))
def test_an_unseen_card_is_led_less_likely_with_every_trick(row: dict[str, Any]) -> None:
    """The chance is 1 - 3/(13 - t), the same for every unseen card."""
    exact = Fraction(row["exact"])

    assert (exact, exact) == (chance_still_led(13 - row["trick"]), named(BY_TRICK, "before trick")[row["trick"]][3])


def test_the_table_of_ace_king_jack_is_that_of_the_rules() -> None:
    """Each row has the figure that the source prints, the source's calculation, and the exact figure."""
    expected = [
        (row.get("printed", ""), Fraction(row["independent"]) if "independent" in row else None, Fraction(row["exact"]))
        for row in VECTORS["ace_king_jack"]
    ]

    assert expected == [(printed(row[1]), *row[2:]) for row in ACE_KING_JACK.rows]


@pytest.mark.parametrize("row", rows("switch"))
def test_a_queen_is_ducked_early_and_taken_late(row: dict[str, Any]) -> None:
    """With AKJ and one trick wanted, ducking and winning are equal at trick 6."""
    expected = (row["trick"], Fraction(row["duck"]), Fraction(row["take"]), row["better"])

    assert expected == named(SWITCHING, "in trick")[row["trick"]]


@pytest.mark.parametrize("row", rows("holding"))
def test_a_holding_has_its_chances(row: dict[str, Any]) -> None:
    """A holding has its best adaptive chances of exactly 0, 1, 2 tricks, and a flag if no trick is certain."""
    expected = (row["listed"], row["has_ten"], row["sure_zero"], *map(Fraction, row["exact"]))

    assert expected == named(ALL_HOLDINGS, "holding")[row["own"]][1:]


def test_the_table_has_all_31_holdings() -> None:
    """They are in the order of the table; the source forgot three of them."""
    assert HOLDINGS == tuple(row["own"] for row in VECTORS["holding"])
    assert (31, 28) == (len(HOLDINGS), len(HOLDINGS) - len(OMITTED))


def test_a_side_suit_never_wins_three_tricks() -> None:
    """Three cards of the player leave two to be led."""
    assert {0} == {chance_of_tricks([holding(own)], 3) for own in HOLDINGS}


@pytest.mark.parametrize("row", rows("suits"))
def test_two_suits_together_have_their_chances(row: dict[str, Any]) -> None:
    """The result in one suit decides the tricks wanted from the other."""
    exact = Fraction(row["exact"])

    assert exact == chance_of_tricks(map(holding, row["suits"]), row["tricks"])
    label = " and a lone ".join(row["suits"]) if len(row["suits"][0]) > 1 else f"lone {row['suits'][0]}"
    shown = {(counted[0], counted[1]): counted for counted in COUNTED.rows}.get((label, row["tricks"]))
    assert shown is None or shown[4] == exact
    assert "printed" not in row or (shown is not None and shown[2] == row["printed"])


def test_a_sure_zero_stays_sure_when_the_highest_card_goes() -> None:
    """Forced discards do no harm if the highest card goes first: the dummy cannot lead it after that."""
    for row in VECTORS["holding"]:
        own = row["own"]
        while row["sure_zero"] and own:
            order = "".join(card for card in "TJQKA" if card in own or card not in row["own"])

            assert chance_of_tricks([holding(own, order)], 0) == 1
            own = own[1:]


@cache
def naive(own: str, unseen: str, others: int, leads: int, tricks: int) -> Fraction:
    """Return the best chance of exactly `tricks` tricks in a suit, card by card, with nothing merged."""
    if not leads or tricks < 0:
        return Fraction(tricks == 0)
    total = others * naive(own, unseen, others - 1, leads - 1, tricks) if others else Fraction(0)
    for led in unseen:
        rest = unseen.replace(led, "")
        answers = [(own.replace(card, ""), "TJQKA".index(card) > "TJQKA".index(led)) for card in own] or [("", False)]
        total += max(naive(left, rest, others, leads - 1, tricks - won) for left, won in answers)
    return total / (others + len(unseen))


@pytest.mark.parametrize("unseen,out", [(6, 2), (5, 0), (7, 4)])
def test_chances_agree_with_a_count_card_by_card(unseen: int, out: int) -> None:
    """Merging equivalent cards does not change the chances, whatever the number of cards."""
    for own in HOLDINGS:
        rest = "".join(card for card in "TJQKA" if card not in own)
        for tricks in range(4):
            expected = naive(own, rest, unseen - len(rest), unseen - out, tricks)

            assert expected == chance_of_tricks([holding(own)], tricks, unseen=unseen, out=out)


@pytest.mark.parametrize("given", range(5))
def test_given_cards_are_led_as_often_as_they_are_among_the_leads(given: int) -> None:
    """The chance is counted over every choice of the cards that stay out."""
    kept = [sum(card < given for card in out) for out in combinations(range(12), 3)]

    for led in range(given + 1):
        assert Fraction(kept.count(given - led), len(kept)) == chance_led(given, led)


def test_impossible_arguments_are_refused() -> None:
    """Numbers of cards that do not fit each other, and holdings of cards that do not exist, are errors."""
    with pytest.raises(ValueError, match="2 of 1 cards are led"):
        chance_led(1, 2)
    with pytest.raises(ValueError, match="do not fit 2 unseen cards"):
        chance_of_tricks([holding("AK")], 1, unseen=2, out=1)
    with pytest.raises(ValueError, match="no holding 'AA'"):
        holding("AA")
