"""The best play with all cards known, compared with every line of play to its end."""

from collections.abc import Iterator
from copy import deepcopy

import pytest

from mamlaka.cards import Mask, iter_cards
from mamlaka.games.tressette.deal import DEAL
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan, lower
from mamlaka.plan_rules import legal_mask, payoffs
from mamlaka.rng import Rng, SmallNumbers
from mamlaka.search.deals import TrickDeal
from mamlaka.search.ending import gains_of, play_endings
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.positions import HiddenCards, TrickPosition
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.plans import chance, random_plan, random_tricks, trick_positions

PLAN = lower(DEAL)
MAX_CARDS = 7
"""With this number of cards in play every line can be tried."""
NO_DRAWS = SmallNumbers(Rng(0))


@pytest.fixture(params=[PYTHON, *ENGINE_CASES], scope="module", autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """Solve with the Python reference and with every engine of the kernel."""
    with chosen(request.param):
        yield


def solved(plan: TrickPlan, position: TrickPosition, cards: Mask, side: list[int]) -> list[Points]:
    """Return the lead of a side in points after each card, with the best play of both sides."""
    known = HiddenCards(number_table("Q", [0], 1), (None,), 0)
    return flat(play_endings(plan, position, known, cards, Rng(0), gains_of(plan, side), side))


def tried(deal: TrickDeal, side: list[int]) -> Points:
    """Return the lead of a side in points after the deal, with every line of play tried."""
    if not deal.left_to_play:
        deal.take_trick(NO_DRAWS)
    if not deal.trick and deal.is_finished:
        points = payoffs(deal.plan, deal.taken, deal.winners)
        return sum(points[seat] if seat in side else -points[seat] for seat in range(deal.plan.seats))
    values = [tried(after(deal, card), side) for card in iter_cards(deal.legal)]
    return max(values) if deal.turn in side else min(values)


def after(deal: TrickDeal, card: int) -> TrickDeal:
    """Return the deal after a card."""
    deal = deepcopy(deal)
    deal.play(card)
    return deal


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_the_solution_is_the_best_of_all_lines_of_play(first: int) -> None:
    """This holds under any rules of play, with any number of seats in two sides."""
    for seed in range(first, first + 10):
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if not plan.is_additive or plan.pay_last_card or plan.pay_numbered:
            continue
        start = random_tricks(plan, rng)
        small = [
            position
            for position in trick_positions(plan, start, rng)
            if not position.stock and sum(hand.bit_count() for hand in position.hands) <= MAX_CARDS
        ]
        if not small:
            continue
        position, side = small[0], [seat for seat in range(plan.seats) if chance(rng, 2)]
        legal = legal_mask(
            plan,
            position.hands[position.turn],
            position.trick,
            first_trick=position.first_trick,
            broken=position.broken,
        )
        expected = [tried(after(TrickDeal.of(plan, position), card), side) for card in iter_cards(legal)]

        assert expected == solved(plan, position, legal, side), f"plan = lower({spec!r})\n{position!r}, {side}"


@pytest.mark.parametrize(
    "mine, his, led, expected",
    [
        ("4D 5D 6D", "AC AS AH", "", {"4D": 12, "5D": 12, "6D": 12}),  # the opponent is void in the suit
        ("3C 4D", "AC 5D", "", {"3C": 1, "4D": 7}),  # the ace can be caught later, and the last trick counts
        ("3C 4C", "AC", "7C", {"3C": -5, "4C": 7}),  # the card that catches the ace is kept in a trick without points
        ("AH 7H", "4H", "4S", {"AH": 0, "7H": 6}),  # a card that does not follow loses
    ],
)
def test_endings_of_tressette_have_the_values_counted_by_hand(
    mine: str, his: str, led: str, expected: dict[str, Points]
) -> None:
    """The values are the lead over the opponent in thirds; the opponent replies, or has led `led`."""
    deck = DEAL.deck
    hands = deck.mask(mine), deck.mask(his)
    gone = deck.all_mask & ~(sum(hands) | deck.mask(led))
    trick = ((1, deck.card(led)),) if led else ()
    position = TrickPosition(hands, 0, trick, gone=gone, first_trick=False)
    legal = legal_mask(PLAN, hands[0], trick, first_trick=False, broken=False)
    names = [deck.names[card] for card in iter_cards(legal)]

    assert expected == dict(zip(names, solved(PLAN, position, legal, [0]), strict=True))


def test_a_solution_that_takes_too_long_is_abandoned() -> None:
    """A deal that cannot be solved in time has no solution, and the solver soon reports so."""
    cards = list(iter_cards(DEAL.deck.all_mask))
    Rng(1).shuffle(cards)
    hands = sum(1 << card for card in cards[:10]), sum(1 << card for card in cards[10:20])
    known = HiddenCards(number_table("Q", [0], 1), (None,), 0)
    values = gains_of(PLAN, [0])
    position = TrickPosition(hands, 0, gone=sum(1 << card for card in cards[20:]), first_trick=False)

    assert not len(play_endings(PLAN, position, known, hands[0], Rng(0), values, [0], seconds=0.0))
