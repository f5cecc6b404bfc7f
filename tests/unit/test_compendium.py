"""Rounds of deals with contracts of their own: which comes next, when a round is over, and the rows of the sheet."""

import pytest

from mamlaka.cards import PIQUET, Deck
from mamlaka.compendium import Compendium, rows_of_rounds
from mamlaka.errors import NotCompilable
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import DealResult, LedgerEntry, points_by_seat
from mamlaka.plan import lower
from mamlaka.plan_rules import payoffs, trick_ledger
from mamlaka.tricks import TrickSpec

CONTRACTS = ("tricks", "queens", "layout")
ROUNDS = (CONTRACTS, CONTRACTS)


def played(compendium: Compendium, *contracts: str) -> Compendium:
    """Return the phase after deals of these contracts."""
    for contract in contracts:
        after = Compendium(
            rounds=compendium.rounds,
            in_order=compendium.in_order,
            round_index=compendium.round_index,
            played=compendium.played,
            contract=contract,
        ).scored()
        assert after is not None
        compendium = after
    return compendium


def test_contracts_in_order_come_one_by_one() -> None:
    """Each deal has a single contract, and a round begins again with the first."""
    start = Compendium(rounds=ROUNDS)

    assert ("tricks",) == start.choices
    assert ("layout",) == played(start, "tricks", "queens").choices
    assert (1, ("tricks",)) == ((second := played(start, *CONTRACTS)).round_index, second.choices)


def test_contracts_to_be_chosen_are_those_left() -> None:
    """Every contract is played once in a round."""
    start = Compendium(rounds=ROUNDS, in_order=False)

    assert CONTRACTS == start.choices
    assert ("tricks", "layout") == played(start, "queens").choices
    assert CONTRACTS == played(start, *reversed(CONTRACTS)).choices


def test_a_match_ends_with_its_last_round() -> None:
    """Rounds may have different contracts, and the same contract several times."""
    rounds = (("tricks", "tricks"), ("layout",))
    last = played(Compendium(rounds=rounds), "tricks", "tricks")

    assert ("layout",) == last.choices
    assert Compendium(rounds=rounds, round_index=1, contract="layout").scored() is None


def test_a_void_deal_leaves_its_contract_to_be_played() -> None:
    """It is chosen again, or kept."""
    running = Compendium(rounds=ROUNDS, in_order=False, contract="queens")

    assert ("", CONTRACTS) == (running.voided().contract, running.voided().choices)
    assert "queens" == running.voided(keep_contract=True).contract


def test_the_sheet_has_a_row_for_each_contract_of_each_round() -> None:
    """Contracts that are played together have rows of their own; void deals have none."""
    rounds = (("tricks", "queens", "tricks"), ("layout",))
    results = (
        DealResult(0, "tricks", 0, (LedgerEntry(1, -5, "tricks", "tricks"),)),
        DealResult(1, "queens", 1, (), "void"),
        DealResult(2, "queens+tricks", 1, (LedgerEntry(0, -10, "cards", "queens"),)),
        DealResult(3, "layout", 2, (LedgerEntry(0, 30, "place", "layout"),)),
    )
    rows = rows_of_rounds(results, rounds, 2, lambda contract: tuple(contract.split("+")))

    assert [((0, -5), (-10, 0), (0, 0)), ((30, 0),)] == [tuple(row.points for row in section) for section in rows]
    assert [(0, 2, 2), (3,)] == [tuple(row.deal_index for row in section) for section in rows]
    assert [None, None, None, None] == [row.points for section in rows_of_rounds((), rounds, 2) for row in section]


def test_merged_contracts_can_be_booked_as_one() -> None:
    """The points are the same, and they belong to a single contract."""
    parts = (
        TrickSpec("tricks", PIQUET, 4, order=PIQUET.ranks, trick_points=-5),
        TrickSpec("hearts", PIQUET, 4, order=PIQUET.ranks, card_points={"*H": -5}, last_trick_points=-1),
        TrickSpec("queens", PIQUET, 4, order=PIQUET.ranks, card_points={"Q": -10}, numbered_tricks={1: -2}),
        TrickSpec("ends", PIQUET, 4, order=PIQUET.ranks, last_card_points={"7": 3}, numbered_tricks={1: -2, -1: 4}),
    )
    merged = parts[0] + parts[1] + parts[2] + parts[3]
    one, taken = merged.as_one("all"), [PIQUET.mask("QH QS 9S 7C"), PIQUET.mask("AH KH 8D 7D"), 0, 0]

    for last in map(PIQUET.card, ("7C", "AH")):
        entries = trick_ledger(one, taken, [1, 0], last)
        assert points_by_seat(trick_ledger(merged, taken, [1, 0], last), 4) == points_by_seat(entries, 4)
        assert points_by_seat(entries, 4) == payoffs(lower(one), taken, [1, 0], last)
        assert {"all"} == {entry.contract for entry in entries}


def test_contracts_with_doubled_cards_stay_apart() -> None:
    """A doubler is paid by contract."""
    king = TrickSpec("king", PIQUET, 4, order=PIQUET.ranks, card_points={"KH": -40}, doublable="KH")
    with pytest.raises(ValueError, match="book its contracts one by one"):
        king.doubled(PIQUET.card("KH"), 0).as_one("all")


def test_rows_of_a_layout_may_end_earlier() -> None:
    """Without the sevens of two suits their rows end at the eight, and no card fits across suits."""
    deck = Deck("short", "SHDC", PIQUET.ranks, without="7S 7C")
    plan = lower(LayoutSpec("layout", deck, 3, start="J", place_points=(1, 0, 0)))

    assert "JH JD JC" == deck.format(placeable_mask(plan, deck.select("*S")))
    assert "JS JD JC" == deck.format(placeable_mask(plan, deck.select("*H")))
    assert "JS JH 7D JC" == deck.format(placeable_mask(plan, deck.mask("8D 9D TD JD QD KD AD")))


@pytest.mark.parametrize("without", ["9S", "JS"])
def test_rows_of_a_layout_have_no_gaps(without: str) -> None:
    """A row could not grow past a missing card, nor begin without its first one."""
    spec = LayoutSpec("layout", Deck("short", "SHDC", PIQUET.ranks, without=without), 3, "J", (1, 0, 0))
    with pytest.raises(NotCompilable, match=f"lacks {without}, so its rows have gaps or no start"):
        lower(spec)
