"""Sets of cards, as users of the library make and compare them."""

import pytest

from mamlaka.cards import FRENCH, PIQUET, CardSet, Deck
from tests.notebooks import in_notebook


@pytest.mark.parametrize("wrong", [FRENCH.card("QH"), FRENCH.mask("QH"), True])
def test_a_number_is_not_a_card_set(wrong: int) -> None:
    """An int could be a card or a mask, so it is refused with a hint."""
    with pytest.raises(TypeError, match=r"CardSet.from_mask.*CardSet\(\[card\], deck\)"):
        CardSet(wrong, FRENCH)  # type: ignore[call-overload]


def test_a_card_set_is_made_from_names_cards_masks_and_sets() -> None:
    """Text, cards, names, another set, and a mask passed to its own constructor give the same set."""
    queen = CardSet("QH", FRENCH)

    assert queen == CardSet([FRENCH.card("QH")], FRENCH) == CardSet(["QH"], FRENCH) == CardSet(queen)
    assert queen == CardSet.from_mask(FRENCH.mask("QH"), FRENCH)
    assert FRENCH.mask("QH") == queen.mask == int(queen)


@pytest.mark.parametrize("cards", [[52], [-1]])
def test_a_card_outside_the_deck_is_refused(cards: list[int]) -> None:
    """A number outside the deck cannot be in a set."""
    with pytest.raises(ValueError, match="french"):
        CardSet(cards, FRENCH)


@pytest.mark.parametrize("mask", [1 << 52, -1])
def test_a_mask_outside_the_deck_is_refused(mask: int) -> None:
    """A mask with a bit outside the deck cannot be a set."""
    with pytest.raises(ValueError, match="french"):
        CardSet.from_mask(mask, FRENCH)


def test_sets_of_different_decks_do_not_mix() -> None:
    """The same number is another card in another deck, so combining the sets is an error; they are never equal."""
    french, piquet = CardSet("QH", FRENCH), CardSet("QH", PIQUET)

    assert french != piquet
    for combine in (french.__or__, french.__and__, french.__sub__, french.__xor__, french.__le__, french.isdisjoint):
        with pytest.raises(ValueError, match=r"deck 'french'.*deck 'piquet'"):
            combine(piquet)


def test_a_card_set_answers_by_name_and_pattern() -> None:
    """Names work with `in`, patterns select, and `names` lists the cards in display order."""
    hand = CardSet("9D QH AS", FRENCH)

    assert "QH" in hand
    assert "qh" in hand
    assert "2C" not in hand
    assert 99 not in hand
    assert "nonsense" not in hand
    assert CardSet("QH", FRENCH) == hand.select("*H")
    assert ("AS", "QH", "9D") == hand.names


def test_a_card_set_hashes_like_the_frozenset_that_it_equals() -> None:
    """Equal sets have equal hashes."""
    hand = CardSet("9D QH", FRENCH)

    assert hand == frozenset(hand)
    assert hash(hand) == hash(frozenset(hand))


@pytest.mark.parametrize("hand", [CardSet("9D QH", FRENCH), CardSet("9D QH", PIQUET), CardSet(deck=PIQUET)])
def test_the_repr_of_a_card_set_rebuilds_it(hand: CardSet) -> None:
    """`eval(repr(x))` is the same set, with the deck by its name."""
    assert hand == eval(repr(hand), {"CardSet": CardSet, "FRENCH": FRENCH, "PIQUET": PIQUET})  # noqa: S307  # our own text


def test_a_card_set_is_html_with_escaped_names() -> None:
    """A notebook draws the cards; the card names of another package's deck cannot inject markup."""
    deck = Deck("odd", "SH", "23", ("*<b>",))

    assert "<title>QH 9D</title>" in in_notebook(CardSet("9D QH", FRENCH), "html")
    assert "<b>" not in in_notebook(CardSet.from_mask(1 << 4, deck), "html")
