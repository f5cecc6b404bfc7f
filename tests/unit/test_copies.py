"""Decks with equal cards: a set has a number of each card, and no card tells which copy it is."""

import pytest

from mamlaka.cards import XIANGQI, CardSet, Deck
from mamlaka.errors import ParseError
from mamlaka.notation import format_hand, parse_hand

DOUBLED = Deck("doubled", "SH", "QK", copies=(2, 2))


def test_the_pieces_of_chinese_chess() -> None:
    """In each colour five soldiers, one general, and two of every other piece."""
    names = list(XIANGQI.names)

    assert 32 == len(XIANGQI) == len(names)
    assert 14 == len(set(names))
    assert (5, 1, 2) == (names.count("SR"), names.count("GB"), names.count("CB"))
    assert 16 == XIANGQI.select("*R").bit_count()
    assert 10 == XIANGQI.select("S").bit_count()
    assert 2 == XIANGQI.select("AB").bit_count()


def test_a_name_is_repeated_for_each_copy() -> None:
    """Two copies are written and read as the same name twice, in any order."""
    assert "KS QS QS" == DOUBLED.format(DOUBLED.mask("QS KS QS"))
    assert DOUBLED.mask("QS KS QS") == DOUBLED.mask("QS QS KS")
    assert CardSet("QS QS", DOUBLED) == CardSet(["QS", "QS"], DOUBLED)
    assert ("QS", "QS") == CardSet("QS QS", DOUBLED).names


def test_sets_are_equal_if_they_have_as_many_of_each_card() -> None:
    """Which copies a shuffle has dealt to a hand does not matter."""
    second = 1 << DOUBLED.card("QS") + 1

    assert CardSet("QS", DOUBLED) == CardSet.from_mask(second, DOUBLED)


def test_more_copies_than_the_deck_has_are_refused() -> None:
    """The message names the card, and how many there are."""
    with pytest.raises(ParseError, match="QS: the deck has 2"):
        DOUBLED.mask("QS QS QS")
    with pytest.raises(ParseError, match="holds CB 3 times"):
        parse_hand("SS.CCC", XIANGQI)


def test_a_hand_with_copies_is_written_by_suit() -> None:
    """Every copy has its letter."""
    hand = XIANGQI.mask("SR GB SR CB SR")

    assert "SSS.GC" == format_hand(hand, XIANGQI)
    assert hand == parse_hand("SSS.GC", XIANGQI)


def test_cards_that_leave_and_join_are_counted() -> None:
    """After any copy has left, the first ones remain; after any has joined, there is one more."""
    three, one = XIANGQI.mask("SR SR SR GR"), XIANGQI.mask("SR")
    two = three & ~XIANGQI.leaving(three, one)

    assert XIANGQI.mask("SR SR GR") == two
    assert three == two | XIANGQI.joining(two, one)
    assert one == DOUBLED.leaving(0, one), "of cards that are not known all may leave"


@pytest.mark.parametrize("copies", [(2,), (2, 0), (1, 2, 3)])
def test_numbers_of_copies_are_checked(copies: tuple[int, ...]) -> None:
    """Each rank has at least one copy in each suit."""
    with pytest.raises(ValueError, match="one for each of the 2 ranks"):
        Deck("wrong", "SH", "QK", copies=copies)
