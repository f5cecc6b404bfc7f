"""Combinations of cards of a trick: sets of equal cards, and runs of certain ranks."""

import pytest

from mamlaka.cards import XIANGQI
from mamlaka.combos import ComboSpec, choices_of, combo_of, combos_beating, combos_in

PLAIN = ComboSpec(XIANGQI, (1, 0), ("GAE", "RHC"))
MIXED = ComboSpec(XIANGQI, (1, 0), ("GAE", "RHC"), mixed=True)
EQUAL = ComboSpec(XIANGQI, (0, 0), ("GAE", "RHC"))


def names(cards: tuple[int, ...]) -> list[str]:
    """Return sets of cards as text."""
    return sorted(map(XIANGQI.format, cards))


def test_equal_cards_make_one_combination_of_each_size() -> None:
    """Two soldiers are one pair, and not two single soldiers that differ."""
    assert ["CB", "ER", "GR", "SR", "SR SR"] == names(combos_in(PLAIN, XIANGQI.mask("SR SR ER GR CB")))


def test_suits_of_different_strength_mix_only_if_allowed() -> None:
    """With equal suits they always may."""
    hand = XIANGQI.mask("GR AB EB AR")

    assert "GR AR EB" not in names(combos_in(PLAIN, hand))
    assert {"GR AR EB", "GR AB EB", "AR AB"} <= {*names(combos_in(MIXED, hand))}
    assert combos_in(MIXED, hand) == combos_in(EQUAL, hand)


@pytest.mark.parametrize(
    "spec, cards, best, beats",
    [
        (PLAIN, "HR", "HB", True),
        (PLAIN, "HR", "HR", False),
        (PLAIN, "SR SR", "CB CB", False),
        (PLAIN, "GB AB EB", "RR HR CR", True),
        (PLAIN, "SR SR SR", "RB HB CB", False),
        (MIXED, "SR SB", "SB SB", False),
        (MIXED, "GB AR ER", "GB AB EB", False),
        (MIXED, "GR AR ER", "GB AR ER", True),
        (EQUAL, "HR", "HB", False),
    ],
)
def test_what_beats_what(spec: ComboSpec, cards: str, best: str, *, beats: bool) -> None:
    """The same kind and size, and a higher rank, or the same rank in a stronger suit; the weakest card counts."""
    mask = XIANGQI.mask(cards)

    assert beats == (mask in combos_beating(spec, mask, XIANGQI.mask(best)))


@pytest.mark.parametrize("cards", ["", "AR ER RR", "HR CR SR", "GR AR", "GR AR ER ER", "SR SB"])
def test_cards_that_are_no_combination(cards: str) -> None:
    """Runs have exactly one card of each rank, and sets one rank and suit."""
    assert combo_of(PLAIN, XIANGQI.mask(cards)) is None


def test_choices_differ_in_more_than_copies() -> None:
    """Of five soldiers and a horse there are two choices of three."""
    hand = XIANGQI.mask("SR SR SR SR SR HB")

    assert names(choices_of(XIANGQI, hand, 3)) == ["SR SR HB", "SR SR SR"]
