"""Points for tricks by their number, counted from the first or from the last one."""

from dataclasses import replace

import pytest

import mamlaka as mk
from mamlaka.cards import FRENCH, iter_cards
from mamlaka.deal_rules import FloorDivision
from mamlaka.errors import NotCompilable
from mamlaka.games.trex import Kingdoms, Trex
from mamlaka.ledger import points_by_seat
from mamlaka.lesson import points_rows
from mamlaka.match import Setup
from mamlaka.phases import TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import payoffs, trick_ledger
from mamlaka.rng import Rng
from mamlaka.search.compiled import engine_for
from mamlaka.search.deals import TrickDeal
from mamlaka.search.ending import gains_of
from mamlaka.search.kernel import engine
from mamlaka.search.number_tables import flat
from mamlaka.search.playouts import play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, TrickPosition, position_of
from tests.tables import shuffler_of, state_with

LAST_TWO = mk.trick_spec("no_hearts_and_last_two", card_points={"*H": -5}, trick_points={-2: -20, -1: -20})
WINNERS = [0, 1, 2, 3, 0, 1, 2, 3, 3, 3, 3, 2, 1]
NOTHING = [0, 0, 0, 0]


def points_of(spec: mk.TrickSpec, winners: list[int]) -> tuple[int, ...]:
    """Return the points for tricks alone; ledger and payoff table must agree."""
    points = payoffs(lower(spec), NOTHING, winners)

    assert points == points_by_seat(trick_ledger(spec, NOTHING, winners), spec.seats)
    return points


def test_the_last_tricks_cost_points() -> None:
    """Negative numbers count from the last trick that is played."""
    assert (0, -20, -20, 0) == points_of(LAST_TWO, WINNERS)
    assert (0, -20, -20, 0) == points_of(LAST_TWO, WINNERS[:3])
    assert (-20, 0, 0, 0) == points_of(LAST_TWO, WINNERS[:1])
    assert (0, 0, 0, 0) == points_of(LAST_TWO, [])


def test_the_first_tricks_count_from_one() -> None:
    """Number 1 is the first trick; a number may count from both ends at once."""
    spec = mk.trick_spec("ends", trick_points={1: 4, 13: 7, -1: 2})

    assert (4, 9, 0, 0) == points_of(spec, WINNERS)
    assert (6, 0, 0, 0) == points_of(spec, [0])


def test_one_number_scores_for_all_tricks() -> None:
    """An int scores for each trick."""
    assert (2, 3, 3, 5) == points_of(mk.trick_spec("tricks", trick_points=1), WINNERS)


def test_partners_share_and_contracts_add_up() -> None:
    """Teams score the sum, and merged contracts score for both."""
    both = LAST_TWO + mk.trick_spec("last", trick_points={-1: -1})

    assert (0, -21, -20, 0) == points_of(both, WINNERS)
    assert (-20, -21, -20, -21) == payoffs(lower(both.for_teams(((0, 2), (1, 3)))), NOTHING, WINNERS)


def test_thirds_are_rounded_trick_by_trick() -> None:
    """A rule for the whole deal treats these points like any others."""
    spec = mk.trick_spec("thirds", trick_points={1: 4, 2: 4}, deal_rules=[FloorDivision(3, "thirds")])

    assert (2, 0, 0, 0) == points_of(spec, [0, 0])


@pytest.mark.parametrize("number", [0, 14, -14])
def test_a_trick_number_out_of_range_is_refused(number: int) -> None:
    """Thirteen tricks have the numbers 1 to 13 and -1 to -13."""
    with pytest.raises(ValueError, match=f"there is no trick {number}"):
        mk.trick_spec("none", trick_points={number: 1})


def test_random_deals_score_all_points_once() -> None:
    """Thirteen hearts and two last tricks make 105 points a deal for any winners."""
    points = flat(play_deals(lower(LAST_TWO), 20, Rng(1), heuristic=[0]))

    assert {-105} == {sum(points[start : start + 4]) for start in range(0, 80, 4)}


def test_tricks_already_won_count_in_playouts() -> None:
    """A playout from the middle of a deal knows the order in which the tricks were won."""
    spec = mk.trick_spec("first", trick_points={1: 10, 12: 3, -1: 1})
    hands = tuple(FRENCH.mask(card) for card in ("AS", "KS", "QS", "JS"))
    position = TrickPosition(hands, 0, winners=(2,) * 11 + (3,))
    hidden = HiddenCards(memoryview(bytearray(8)).cast("B").cast("Q", (1, 1)), (None,), 0)
    played = play_worlds(lower(spec), position, hidden, hands[0], Rng(1))

    assert [1, 0, 10, 3] == list(flat(played.sums))


def test_a_position_without_the_order_of_the_tricks_is_refused() -> None:
    """Counts alone do not show which seat won which trick."""
    position = TrickPosition((1, 2, 4, 8), 0, won=(1, 0, 0, 0), last=0)
    with pytest.raises(ValueError, match="winners"):
        TrickDeal.of(lower(LAST_TWO), position)


def test_the_position_of_a_state_has_the_winners() -> None:
    """They come from the finished tricks of the running phase."""
    hands = [FRENCH.mask(cards) for cards in ("AS 2H", "KS 3H", "QS 4H", "JS 5H")]
    state = state_with(Setup(Trex).start(), hands)
    bottom = state.stack[0]
    assert isinstance(bottom, Kingdoms)
    state = state.push_phase(TrickPlay.start(LAST_TWO, 0, state.version))
    for seat, hand in enumerate(hands):
        card = mk.Action("play", cards=1 << next(card for card in iter_cards(hand) if card < 13))
        _, state = mk.apply_action(state, seat, card, shuffler_of())
    _, position = position_of(state)

    assert isinstance(position, TrickPosition)
    assert (0,) == position.winners


def test_the_kernel_holds_these_deals() -> None:
    """They are within its limits."""
    if engine() is None:
        pytest.skip("there is no kernel")

    assert engine_for(lower(LAST_TWO)) is not None


def test_endings_are_not_solved_for_tricks_by_number() -> None:
    """The value of an ending must not depend on the earlier tricks, and here it does."""
    with pytest.raises(NotCompilable, match="paid by number"):
        gains_of(lower(LAST_TWO), [0])


BY_CARD = replace(mk.trick_spec("last_card", trick_points=1), last_trick_points=2, last_card_points={"7": 5, "AS": -3})


def test_the_card_that_takes_the_last_trick_scores() -> None:
    """Its points are added to those of the trick, for its winner alone; ledger and payoffs agree."""
    for card, points in (("7H", (1, 1 + 2 + 5, 0, 0)), ("AS", (1, 1 + 2 - 3, 0, 0)), ("KD", (1, 1 + 2, 0, 0))):
        last = FRENCH.card(card)

        assert points == payoffs(lower(BY_CARD), NOTHING, [0, 1], last)
        assert points == points_by_seat(trick_ledger(BY_CARD, NOTHING, [0, 1], last), 4)


def test_partners_share_the_points_of_the_last_card() -> None:
    """Teams score the sum, and merged contracts score for both."""
    both = replace(BY_CARD, last_trick_points=0, trick_points=0) + replace(LAST_TWO, numbered_tricks={-1: -1})

    assert (4, 0, 4, 0) == payoffs(lower(both.for_teams(((0, 2), (1, 3)))), NOTHING, [0], FRENCH.card("7C"))


def test_playouts_count_the_card_that_takes_the_last_trick() -> None:
    """Every hand has one card: the seven of spades takes the trick if it is led, and so does a king."""
    hands = tuple(FRENCH.mask(card) for card in ("7S", "KH", "QD", "JC"))
    hidden = HiddenCards(memoryview(bytearray(8)).cast("B").cast("Q", (1, 1)), (None,), 0)
    seven = play_worlds(lower(BY_CARD), TrickPosition(hands, 0), hidden, hands[0], Rng(1))
    king = play_worlds(lower(BY_CARD), TrickPosition(hands, 1), hidden, hands[1], Rng(1))

    assert [8, 0, 0, 0] == list(flat(seven.sums))
    assert [0, 3, 0, 0] == list(flat(king.sums))


def test_a_lesson_names_the_points_of_the_last_card() -> None:
    """There is a row for each number of points."""
    rows = [(row.sentence.id, row.points) for row in points_rows(BY_CARD)]

    assert ("learn-points-last-card", 5) in rows
    assert ("learn-points-last-card", -3) in rows


def test_endings_are_not_solved_for_the_last_card() -> None:
    """The value of an ending would depend on which card takes its last trick."""
    with pytest.raises(NotCompilable, match="last trick is paid"):
        gains_of(lower(BY_CARD), [0])
