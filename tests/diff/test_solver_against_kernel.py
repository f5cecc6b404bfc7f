"""The open-hand solver of the kernel: full deals, memory, node counts."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mamlaka.cards import FRENCH, Mask, iter_cards
from mamlaka.games.trex.contracts import TREX, TRICK_CONTRACTS
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition, TrickPosition
from mamlaka.search.solver import Bounds, solve
from mamlaka.tricks import trick_spec
from tests.needs import only

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

PARTNERS = (0, 2)
PLANS = {name: lower(spec) for name, spec in TRICK_CONTRACTS.items()}
PLANS["tricks"] = lower(trick_spec("tricks", trick_points=1))
PLANS["tricks_with_trumps"] = lower(trick_spec("tricks", trick_points=1, trump="S"))
NODES = {
    "king": 6940,
    "queens": 47841,
    "diamonds": 51763,
    "slaps": 87125,
    "tricks": 6507,
    "tricks_with_trumps": 13119,
}
"""The positions that solving ten deals of eight cards visits, all cards valued."""
LAYOUT = lower(TREX)
LAYOUT_NODES = {24: 1128, 52: 205538}
"""The same for ten layouts, by the number of cards left."""

VALUES = Path(__file__).parents[1] / "vectors" / "double_dummy" / "values.txt"
"""The values of DDS: see tests/oracle/make_double_dummy.py."""
SOME = range(130, 170)
"""Some of these deals, of seven cards without trumps and with them. An earlier solver was wrong on two of them."""

WHOLE = [range(340, 341), range(840, 841)]
"""A whole deal without trumps, and one with them."""


def parse_hand(text: str) -> Mask:
    """Return the cards of a hand that is written as spades.hearts.diamonds.clubs."""
    return FRENCH.mask(
        " ".join(rank + suit for suit, ranks in zip("SHDC", text.split("."), strict=True) for rank in ranks)
    )


def random_deal(seed: int, size: int) -> TrickPosition:
    """Return a random deal of `size` cards for each of four seats; the first leads."""
    cards = list(iter_cards(FRENCH.all_mask))
    Rng(seed).shuffle(cards)
    hands: list[Mask] = [sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    return TrickPosition(tuple(hands), 0, first_trick=False)


def random_layout(seed: int, left: int) -> LayoutPosition:
    """Return a position of a whole deal that is played at random until `left` cards are in the hands."""
    deal, rng = LayoutDeal.of(LAYOUT, LayoutPosition(random_deal(seed, 13).hands, 0)), Rng(seed)
    fitting = deal.pass_on()
    while sum(map(int.bit_count, deal.hands)) > left:
        deal.play(rng.choice(list(iter_cards(fitting))))
        fitting = deal.pass_on()
    return LayoutPosition(tuple(deal.hands), deal.turn, deal.placed, tuple(deal.places))


def test_a_full_table_of_layouts_drops_positions(engine: "Engine") -> None:
    """With too little memory the search takes longer, and finds the same values."""
    with only(engine):
        small, large = (solve(LAYOUT, random_layout(2, 52), (0,), megabytes=size) for size in (1, 256))

    assert large.nodes < small.nodes
    assert large.cards == small.cards


@pytest.mark.parametrize("left, nodes", LAYOUT_NODES.items())
def test_the_search_of_layouts_visits_as_many_positions_as_before(engine: "Engine", left: int, nodes: int) -> None:
    """The same for layouts, in the middle of a deal and from its first card."""
    with only(engine):
        visited = sum(solve(LAYOUT, random_layout(seed, left), PARTNERS).nodes for seed in range(10))

    assert nodes == visited


def test_a_full_table_is_emptied(engine: "Engine") -> None:
    """With too little memory the search continues with an empty table: it takes longer, and finds the same value."""
    with only(engine):
        small, large = (
            solve(PLANS["slaps"], random_deal(0, 11), PARTNERS, cards=False, megabytes=size) for size in (1, 256)
        )

    assert large.nodes < small.nodes
    assert large.best == small.best


@pytest.mark.parametrize("name, nodes", NODES.items())
def test_the_search_visits_as_many_positions_as_before(engine: "Engine", name: str, nodes: int) -> None:
    """The sum over fixed deals: a change of the search changes it, and should make it smaller."""
    with only(engine):
        visited = sum(solve(PLANS[name], random_deal(seed, 8), PARTNERS).nodes for seed in range(10))

    assert nodes == visited


def test_a_card_next_to_one_that_was_tried_may_win_where_that_one_loses(engine: "Engine") -> None:
    """DDS finds three tricks. An earlier solver found two: it took the result of a card for that of its neighbour."""
    hands = tuple(map(parse_hand, ("QT852.Q.87.", "AJ.AT32.J3.", "74.K765.AT.", "96.98.Q965.")))
    with only(engine):
        found = solve(PLANS["tricks"], TrickPosition(hands, 0, first_trick=False), PARTNERS)

    assert found.best == Bounds(3, 3)


def test_a_card_is_not_skipped_for_its_neighbour(engine: "Engine") -> None:
    """Searching every card finds five tricks. An earlier solver found four: it skipped a card that had not failed."""
    hands = tuple(map(parse_hand, ("Q.6.QJ3.432", "JT4...AKQ87", "2.A972.A.J9", "87.KJ843.5.")))
    with only(engine):
        found = solve(PLANS["slaps"], TrickPosition(hands, 0, first_trick=False), PARTNERS, cards=False)

    assert found.best == Bounds(-75, -75)


@pytest.mark.parametrize(
    "numbers",
    [SOME, *WHOLE, *[pytest.param(range(first, first + 20), marks=pytest.mark.long) for first in range(0, 1040, 20)]],
)
def test_tricks_have_the_values_of_bridge(engine: "Engine", numbers: range) -> None:
    """DDS, which many programs of bridge use, finds the same number of tricks, with and without trumps."""
    rows = [line.split() for line in VALUES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    wrong = []
    with only(engine):
        for trump, *rest in rows[numbers.start : numbers.stop]:
            hands = tuple(map(parse_hand, rest[:4]))
            plan = lower(trick_spec("tricks", trick_points=1, trump=trump.strip("N")))
            for leader, tricks in enumerate(map(int, rest[4:])):
                position = TrickPosition(hands, leader, first_trick=False)
                found = solve(plan, position, (leader, (leader + 2) % 4), cards=False, megabytes=64)
                if found.best != Bounds(tricks, tricks):
                    wrong.append((trump, rest, leader, found.best))

    assert not wrong
