"""The payoffs of a plan equal the ledger of the deal, line by line."""

from dataclasses import replace

import pytest

from mamlaka.cards import FRENCH
from mamlaka.deal_rules import FloorDivision
from mamlaka.games.trex.contracts import QUEENS, SLAPS
from mamlaka.ledger import LedgerEntry, points_by_seat
from mamlaka.match import Setup
from mamlaka.plan_rules import payoffs, trick_ledger
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.search.deals import TrickDeal
from mamlaka.terminal.screen import entry_text
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.tricks import trick_spec
from tests.plans import random_plan, random_tricks, trick_positions


@pytest.mark.parametrize("first", range(0, 100, 20))
def test_the_points_of_a_plan_are_the_sums_of_the_ledger(first: int) -> None:
    """This holds at any position of random deals, without teams and rules for tricks, which a position lacks."""
    for seed in range(first, first + 20):
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if spec.teams or plan.pays_tricks:
            continue
        for position in trick_positions(plan, random_tricks(plan, rng), rng):
            deal = TrickDeal.of(plan, position)
            ledger = trick_ledger(spec, deal.taken, deal.winners)
            assert points_by_seat(ledger, plan.seats) == payoffs(plan, deal.taken, deal.winners), (spec, position)
            assert all(
                entry.points == entry.each * (entry.cards.bit_count() or entry.count) for entry in ledger if entry.each
            )


@pytest.mark.parametrize("first", range(0, 200, 100))
def test_partners_are_paid_what_the_ledger_gives_them_together(first: int) -> None:
    """Of plans that divide points, every member of a team is paid the sum of the team: it is rounded down once."""
    found = 0
    for seed in range(first, first + 100):
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if not spec.teams or (plan.divisor == 1 and not plan.partners):
            continue
        for position in trick_positions(plan, random_tricks(plan, rng), rng):
            deal = TrickDeal.of(plan, position)
            points = points_by_seat(trick_ledger(spec, deal.taken, deal.winners), plan.seats)
            paid = payoffs(plan, deal.taken, deal.winners)
            found += 1
            assert all(paid[seat] == sum(points[mate] for mate in team) for team in spec.teams for seat in team)

    assert found


def test_the_remainders_of_partners_make_a_point_together() -> None:
    """Of 8 and 7 thirds, two and two are whole points, and the remainders make one more for the first partner."""
    thirds = trick_spec(
        "thirds", card_points={"A": 3, "K": 1, "Q": 1}, deal_rules=(FloorDivision(3, "thirds", "together"),)
    )
    taken = [FRENCH.mask(cards) for cards in ("AS AH KS KH", "QS", "AD AC KD", "QH")]
    ledger = trick_ledger(replace(thirds, teams=((0, 2), (1, 3))), taken, [0])

    assert [(0, 2, "thirds", None), (2, 2, "thirds", None), (0, 1, "together", 2)] == [
        (entry.seat, entry.points, entry.reason, entry.other) for entry in ledger
    ]


def test_an_entry_names_the_points_of_equal_parts() -> None:
    """Two queens, or four tricks, are worth the same each; one card has no parts, and different cards don't either."""
    hearts = trick_spec("hearts", card_points={"*H": 1, "QS": 13})
    taken = [FRENCH.mask("QS QH 2C"), FRENCH.mask("QD 3C"), 0, 0]

    assert [(-50, -25), (-25, 0)] == [(entry.points, entry.each) for entry in trick_ledger(QUEENS, taken, [0, 1])]
    assert [(-30, -15), (-15, 0)] == [(entry.points, entry.each) for entry in trick_ledger(SLAPS, [0] * 4, [0, 0, 1])]
    assert [(14, 0), (2, 1)] == [
        (entry.points, entry.each)
        for entry in trick_ledger(hearts, [FRENCH.mask("QS 2H"), FRENCH.mask("3H 4H"), 0, 0], [0, 1])
    ]


def test_a_line_of_a_result_shows_equal_parts() -> None:
    """The reader sees how the points come about."""
    style = Style(Setup(find_game("trex")).start().game, 0, Texts())
    entries = trick_ledger(SLAPS, [0] * 4, [0, 0, 1])

    assert ["You -30: 2 tricks (2 x -15)", "Right -15: 1 trick"] == [
        entry_text(entry, style).replace("\N{MINUS SIGN}", "-").replace("\N{MULTIPLICATION SIGN}", "x")
        for entry in entries
    ]


def test_a_player_who_takes_their_own_doubled_card_reads_so() -> None:
    """No other player is named: a card that Right doubled and took isn't "doubled by Right" for Right."""
    style = Style(Setup(find_game("trex")).start().game, 0, Texts())
    entries = [LedgerEntry(seat, -50, "doubled", "queens", cards=FRENCH.mask("QS"), other=seat) for seat in (0, 1)]

    assert ["You -50: doubled and took Q\N{BLACK SPADE SUIT}", "Right -50: doubled and took Q\N{BLACK SPADE SUIT}"] == [
        entry_text(entry, style).replace("\N{MINUS SIGN}", "-") for entry in entries
    ]
