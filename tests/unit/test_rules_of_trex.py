"""The worked examples of the rules: `tests/vectors/rules/trex.toml`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import FRENCH
from mamlaka.errors import IllegalAction
from mamlaka.events import Passed, Shown
from mamlaka.games.trex import Kingdoms, Trex, TrexOptions
from mamlaka.games.trex.contracts import TREX, choices, spec_of
from mamlaka.ledger import totals
from mamlaka.match import Setup
from mamlaka.notation import parse_card, parse_hand
from mamlaka.plan import lower
from mamlaka.play import layout_ledger, legal_mask, placeable_mask, trick_ledger
from mamlaka.table import Table
from mamlaka.tricks import TrickSpec
from tests.tables import act, completed, dealer_of, everybody, table_of

VECTORS = tomllib.loads((Path(__file__).parents[1] / "vectors" / "rules" / "trex.toml").read_text(encoding="utf-8"))
KING_HAND = parse_hand(".7..")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind, each under the name of its source and rule."""
    return [pytest.param(row, id=f"{row['source']}: {row['rule']}") for row in VECTORS[kind]]


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert set(VECTORS) == {"score", "deal", "legal", "layout", "places", "appeal", "double"}


@pytest.mark.parametrize("row", rows("score"))
def test_what_is_taken_is_paid_for(row: dict[str, Any]) -> None:
    """The points of a deal follow from the cards and tricks that each seat took, and from the doublings."""
    doubles = tuple((parse_card(card), seat) for card, seat in row.get("doubled", {}).items())
    spec = spec_of(row["contract"], doubles=doubles)
    assert isinstance(spec, TrickSpec)
    taken = [FRENCH.mask(cards) for cards in row.get("taken", [""] * 4)]

    assert tuple(row["points"]) == totals(trick_ledger(spec, taken, row.get("winners", [])), 4)


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_is_worth_what_the_example_says(row: dict[str, Any]) -> None:
    """A deal played card by card at a table ends as the example says."""
    table = table_of(*row["hands"])
    act(table, table.waiting_for[0], row["contract"])
    for seat in table.waiting_for:
        act(table, seat, row["said"].get(str(seat), "no"))
    for play in row["played"]:
        seat, card = play.split()
        act(table, int(seat), card)

    assert [tuple(row["points"])] == [result.points(4) for result in table.state.results]


@pytest.mark.parametrize("row", rows("legal"))
def test_which_cards_may_be_played(row: dict[str, Any]) -> None:
    """Who can follow the led suit must; otherwise every card may be played."""
    spec = spec_of(row["contract"])
    assert isinstance(spec, TrickSpec)
    trick = tuple(enumerate(FRENCH.card(card) for card in row["trick"].split()))
    legal = legal_mask(lower(spec), parse_hand(row["hand"]), trick, first_trick=False, broken=False)

    assert FRENCH.mask(row["legal"]) == legal


@pytest.mark.parametrize("row", rows("layout"))
def test_which_cards_fit_the_layout(row: dict[str, Any]) -> None:
    """Jacks fit, and the cards next to the ends of the rows."""
    fitting = placeable_mask(lower(TREX), FRENCH.mask(row["placed"]))

    assert FRENCH.mask(row["fits"]) == parse_hand(row["hand"]) & fitting


@pytest.mark.parametrize("row", rows("places"))
def test_what_a_place_is_worth(row: dict[str, Any]) -> None:
    """Going out first is worth 200, then 150, 100, 50."""
    assert tuple(row["points"]) == totals(layout_ledger(TREX, row["order"]), 4)


def asked(contract: str, hand: str) -> Table:
    """Return a table at which seat 0 holds a hand and seat 1 has chosen a contract."""
    held = parse_hand(hand)
    table = Table(Setup(Trex), dealer_of(completed([held, KING_HAND & ~held, 0, 0])))
    act(table, table.waiting_for[0], contract)
    return table


@pytest.mark.parametrize("row", rows("appeal"))
def test_which_hands_may_appeal(row: dict[str, Any]) -> None:
    """Only a qualifying hand is offered an appeal, and a table refuses it from any other."""
    table = asked(row["contract"], row["hand"])
    turn = table.view(0).turn
    assert turn is not None

    assert row["may"] == any(offer.kind == "appeal" for offer in turn.offers)
    if not row["may"]:
        with pytest.raises(IllegalAction, match="cannot_appeal"):
            table.submit(0, Action("appeal"))


@pytest.mark.parametrize("row", rows("double"))
def test_which_cards_may_be_doubled(row: dict[str, Any]) -> None:
    """Each doublable card may be doubled by its holder, and no other."""
    turn = asked(row["contract"], row["hand"]).view(0).turn
    assert turn is not None

    assert FRENCH.mask(row["cards"]) == sum(offer.cards for offer in turn.offers)


def test_an_appeal_voids_the_deal_and_the_king_chooses_anew() -> None:
    """Example 15 and 27: a redeal scores nothing, marks nothing, and leaves the king his choice."""
    table = asked("king", "AKQJ.K.5432.5432")
    act(table, 0, "appeal")
    everybody(table, "no")
    kingdoms = table.state.stack[0]
    assert isinstance(kingdoms, Kingdoms)

    assert ["appeal"] == [result.void for result in table.state.results]
    assert (0, 0, 0, 0) == table.state.totals
    assert 5 == len(choices(TrexOptions(), kingdoms.played))
    assert 1 == kingdoms.deal


def test_contracts_without_a_doublable_card_ask_nobody() -> None:
    """Example 28: diamonds and slaps are played at once."""
    for contract in ("diamonds", "slaps"):
        table = asked(contract, "AKQJ.A.5432.5432")

        assert "play" == next(iter(table.view(table.waiting_for[0]).legal())).kind


def test_the_holder_of_the_seven_of_hearts_owns_the_first_kingdom() -> None:
    """Example 21: he chooses on the cards of the first deal, and the next kingdoms go round."""
    table = table_of("", "", ".7..", "")

    assert (2,) == table.waiting_for


def test_a_contract_is_chosen_once_in_a_kingdom() -> None:
    """Example 27: what has been scored cannot be named again."""
    table = table_of(".75..", ".K..", ".A..", ".2..")
    act(table, 0, "king")
    everybody(table, "no")
    for play in ("0 5H", "1 KH", "2 AH", "3 2H"):
        act(table, int(play[0]), play[2:])

    with pytest.raises(IllegalAction, match="cannot_choose"):
        table.submit(0, Action("choose", name="king"))


def test_doubles_are_turned_up_together_and_stay_in_the_hand() -> None:
    """Ruling A13: until all have answered nobody learns anything; then every seat sees the doubled cards."""
    table = table_of("Q.7..", ".Q..", "...Q", "..Q.")
    act(table, 0, "queens")
    before = table.since(0, 3)
    act(table, 0, "x QS")
    act(table, 1, "x QH")
    act(table, 2, "no")

    assert before == table.since(0, 3)
    act(table, 3, "no")
    shown = [zone.shown for zone in table.view(3).state.zones[:4]]
    assert [FRENCH.mask("QS 7H"), FRENCH.mask("QH"), 0, 0] == shown
    assert table.state.hand(0) >> FRENCH.card("QS") & 1


def test_the_king_without_a_jack_passes_at_once() -> None:
    """Example 19: a king with no jack passes, and the next seat acts on the empty table."""
    table = table_of("AKQT9876.AK7.A.A", "J...", "", "")
    act(table, 0, "trex")
    everybody(table, "no")

    assert (1,) == table.waiting_for
    assert Passed(0) in table.log


def test_an_early_end_opens_the_cards_that_are_left() -> None:
    """When the last penalty card is taken, the hands are shown: twelve cards of each seat."""
    table = table_of(".75..", ".K..", ".A..", ".2..")
    act(table, 0, "king")
    everybody(table, "no")
    for play in ("0 5H", "1 KH", "2 AH", "3 2H"):
        act(table, int(play[0]), play[2:])

    assert [1, 12, 12, 12, 12] == [event.cards.bit_count() for event in table.log if isinstance(event, Shown)]
