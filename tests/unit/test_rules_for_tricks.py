"""Rules that look at the cards of a trick together, and points that are booked to a neighbour."""

from dataclasses import replace

import pytest

from mamlaka.cards import FRENCH
from mamlaka.deal_rules import DealRule, FloorDivision, Sweep
from mamlaka.games.quodlibet.deal_rules import CardPair, LowestCard
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import points_by_seat
from mamlaka.plan import lower
from mamlaka.plan_rules import payoffs, rules_for_tricks, trick_ledger, trick_winner
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.deals import LayoutDeal, TrickDeal
from mamlaka.search.positions import LayoutPosition
from mamlaka.tricks import Trick, TrickSpec, trick_spec
from tests.plans import random_plan, random_tricks

PAIR = trick_spec("pair", card_points={"Q": -30, "J": -20}, deal_rules=[CardPair("Q", "J", -100)])
LOWEST = trick_spec("lowest", trick_points=-30, deal_rules=[LowestCard(-20, -70)])
BOOKED = replace(trick_spec("booked", trick_points=-10, deal_rules=[Sweep("*S *H *D *C", "all_tricks", -20)]), payee=1)


def trick_of(cards: str) -> Trick:
    """Return a trick that the first seat leads."""
    return tuple(enumerate(map(FRENCH.card, cards.split())))


def scored(spec: TrickSpec, cards: str) -> list[int]:
    """Return the points of one trick, which the ledger and the plan must agree on."""
    plan, trick = lower(spec), trick_of(cards)
    winner = trick_winner(plan, trick)
    taken = [FRENCH.mask(cards) if seat == winner else 0 for seat in range(4)]
    ledger = points_by_seat(trick_ledger(spec, taken, [winner], tricks=[trick]), 4)

    assert ledger == payoffs(plan, taken, [winner], paid=rules_for_tricks(plan, trick, winner))
    return list(ledger)


@pytest.mark.parametrize(
    "spec,cards,points",
    [
        (PAIR, "QS JS 9S KD", [-100, 0, 0, 0]),
        (PAIR, "QS QH 7S 8S", [-60, 0, 0, 0]),
        (PAIR, "QS JD JH QC", [-100, 0, 0, 0]),
        (LOWEST, "9C AC 7C 8H", [0, -30, -20, 0]),
        (LOWEST, "7S 8H 9D TC", [-100, 0, 0, 0]),
        (LOWEST, "7S 7H KD QC", [-100, 0, 0, 0]),
        (BOOKED, "2S AS 3S 4S", [0, 0, -10, 0]),
    ],
)
def test_a_trick_is_paid_as_a_whole(spec: TrickSpec, cards: str, points: list[int]) -> None:
    """Cards that score together score nothing by themselves; of equal ranks the first one played is the lowest."""
    assert points == scored(spec, cards)


def test_an_entry_names_the_taker_if_its_neighbour_pays() -> None:
    """A sweep is booked to the neighbour, too."""
    entries = trick_ledger(BOOKED, [0, 0, 0, FRENCH.all_mask], [3] * 13)

    assert [("tricks", 0, 3, -130), ("all_tricks", 0, 3, -20)] == [
        (entry.reason, entry.seat, entry.other, entry.points) for entry in entries
    ]


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_points_of_tricks_are_the_sums_of_the_ledger(first: int) -> None:
    """This holds for random deals of random rules that are played to the end."""
    for seed in range(first, first + 20):
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if spec.teams:
            continue
        deal, tricks = TrickDeal.of(plan, random_tricks(plan, rng)), []
        while deal.trick or not deal.is_finished:
            while deal.left_to_play:
                legal = [card for card in range(len(plan.suit_of)) if deal.legal >> card & 1]
                deal.play(rng.choice(legal))
            tricks.append(deal.trick)
            deal.take_trick(SmallNumbers(rng))
        ledger = trick_ledger(spec, deal.taken, deal.winners, deal.last_card, tricks)
        assert points_by_seat(ledger, plan.seats) == payoffs(plan, deal.taken, deal.winners, deal.last_card, deal.paid)


@pytest.mark.parametrize(
    "deal_rules,payee,message",
    [
        ((CardPair("", "Q", 5),), 0, "lacks cards: give the patterns of two sets"),
        ((CardPair("K", "Q", 5), CardPair("A", "KS", 3)), 0, "card pairs of 'tricks' has several patterns for KS"),
        ((Sweep("*H", "all_hearts", 5), CardPair("K", "Q", 5)), 0, "only one of Sweep and CardPair"),
        ((FloorDivision(3, "thirds"), LowestCard(1, 2)), 0, "no LowestCard together with FloorDivision"),
        ((LowestCard(1, 2), LowestCard(1, 2)), 0, "only one LowestCard"),
        ((LowestCard(1, 2),), 1, "without doubled cards and without LowestCard"),
        ((), 4, "must be less than the number of seats"),
    ],
)
def test_rules_that_contradict_each_other_are_refused(
    deal_rules: tuple[DealRule, ...], payee: int, message: str
) -> None:
    """The error says what is wrong."""
    with pytest.raises(ValueError, match=message):
        replace(trick_spec("tricks"), deal_rules=deal_rules, payee=payee)


def test_a_seat_that_has_played_no_card_of_a_layout_pays_more() -> None:
    """Thirteen cards left cost 10 each, and 20 more as nothing was played; twelve only cost 10 each."""
    spec = LayoutSpec("rows", FRENCH, 4, "7", (0,) * 4, stops_at_first=True, left_points=(("*S *H *D *C", -10),))
    hands = (0, (1 << 13) - 1, (1 << 12) - 1 << 13, 1 << 51)
    deal = LayoutDeal.of(lower(replace(spec, untouched_points=-20)), LayoutPosition(hands, 1, places=(0,)))

    assert (0, -150, -120, -10) == deal.points()
