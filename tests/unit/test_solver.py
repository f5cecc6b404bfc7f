"""The open-hand solver: exact values, compared with the oracle and with every engine; limits; errors."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from math import nan
from operator import add
from typing import Any

import pytest

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.games.trex.contracts import TRICK_CONTRACTS
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.deals import UNUSED_NUMBERS, TrickDeal
from mamlaka.search.ending import gains_of, play_endings
from mamlaka.search.max_n import solve_max_n
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.positions import HiddenCards, TrickPosition
from mamlaka.search.solver import Bounds, points_of, solve, solve_all
from mamlaka.tricks import TrickSpec, trick_spec
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.oracle.solve_open_hands import Game, after, points_of_each, values
from tests.plans import chance, random_plan, random_tricks, trick_positions
from tests.seeds import seed_ranges

TRICKS = trick_spec("tricks", trick_points=1)
NAMES = FRENCH.names
SEEDS = seed_ranges(5, 20_000, slow=10)
python_alone = pytest.mark.parametrize("engine", [PYTHON], indirect=True)
"""The search for seats that play for themselves has no counterpart in the kernel."""


@pytest.fixture(params=[PYTHON, *ENGINE_CASES], autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Solve with the Python reference and with every engine of the kernel."""
    with chosen(request.param):
        yield request.param


def random_deal(rng: Rng, size: int, few: str = "") -> TrickPosition:
    """Return a random deal of `size` cards for each of four seats, among them the cards of a pattern."""
    cards = list(iter_cards(FRENCH.all_mask & ~FRENCH.select(few)))
    rng.shuffle(cards)
    cards = cards[: 4 * size - FRENCH.select(few).bit_count()] + list(iter_cards(FRENCH.select(few)))
    rng.shuffle(cards)
    hands = tuple(sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(4))
    return TrickPosition(hands, rng.below(4), first_trick=False)


def random_game(rng: Rng, position: TrickPosition) -> tuple[Game, TrickSpec]:
    """Return contracts with doubled cards, or tricks with a trump, for the oracle and as a spec."""
    side = frozenset(rng.choice([(0, 2), (1, 3), (0,), (1,), (2,), (3,), (0, 1)]))
    if chance(rng, 4):
        trump = rng.choice(["", *"SHDC"])
        return Game(frozenset(["tricks"]), trump, (), side), trick_spec("tricks", trick_points=1, trump=trump)
    names = [name for name in TRICK_CONTRACTS if chance(rng, 2)] or ["slaps"]
    spec = reduce(add, (TRICK_CONTRACTS[name] for name in names))
    doubled = []
    for seat, hand in enumerate(position.hands):
        for card in iter_cards(hand & spec.doublable_mask):
            if chance(rng, 2):
                spec = spec.doubled(card, seat)
                doubled.append((NAMES[card], seat))
    # In the oracle, a card is doubled in every contract that prices it.
    doubled = [(name, seat) for name, seat in doubled if name != "QD" or "queens" in names]
    return Game(frozenset(names), "", tuple(doubled), side), spec


@pytest.mark.parametrize("seeds", SEEDS)
def test_the_solver_agrees_with_the_oracle(seeds: range) -> None:
    """The oracle tries every card, and knows nothing but the rules."""
    for number in seeds:
        rng = Rng(number)
        position = random_deal(rng, 2 + rng.below(3), "KH QS QD" if chance(rng, 2) else "")
        game, spec = random_game(rng, position)
        hands = tuple(frozenset(NAMES[card] for card in iter_cards(hand)) for hand in position.hands)
        solution = solve(lower(spec), position, game.side)
        expected = values(game, hands, position.turn, ())
        after.cache_clear()

        assert {card: Bounds(value, value) for card, value in expected.items()} == {
            NAMES[card]: bounds for card, bounds in solution.cards.items()
        }, (game, position, number)
        assert solution.best in solution.cards.values()
        assert solution.best == solve(lower(spec), position, game.side, cards=False).best


@python_alone
@pytest.mark.parametrize("seeds", SEEDS)
def test_seats_that_play_for_themselves_agree_with_the_oracle(seeds: range) -> None:
    """With doubled cards, the points of a trick can be those of several seats."""
    for number in seeds:
        rng = Rng(number)
        position = random_deal(rng, 2 + rng.below(2), "KH QS QD" if chance(rng, 2) else "")
        game, spec = random_game(rng, position)
        hands = tuple(frozenset(NAMES[card] for card in iter_cards(hand)) for hand in position.hands)
        solution = solve_max_n(lower(spec), position)
        best, cards = points_of_each(game, hands, position.turn)

        assert best == solution.best, number
        assert cards == {NAMES[card]: points for card, points in solution.cards.items()}, number


@pytest.mark.parametrize("seeds", SEEDS)
def test_the_solver_agrees_with_the_ending_solver(seeds: range) -> None:
    """Both solve any rules of play, with any number of seats in two sides, also in the middle of a trick."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if plan.pay_last_card or plan.pay_numbered:
            continue
        start = random_tricks(plan, rng)
        positions = [one for one in trick_positions(plan, start, rng) if not one.stock]
        positions = [one for one in positions if sum(hand.bit_count() for hand in one.hands) <= 12]
        if not positions:
            continue
        position = rng.choice(positions)
        deal = TrickDeal.of(plan, position)
        if not deal.left_to_play or not deal.legal:
            continue
        side = [seat for seat in range(plan.seats) if chance(rng, 2)]
        known = HiddenCards(number_table("Q", [0], 1), (None,), 0)
        gains = gains_of(plan, side)
        expected = flat(play_endings(plan, position, known, deal.legal, Rng(0), gains, side))
        solution = solve(plan, position, side, values=gains)

        assert [Bounds(value, value) for value in expected] == [*solution.cards.values()], (
            f"plan = lower({spec!r})\nposition = {position!r}\nside = {side}"
        )


def each_for_itself(deal: TrickDeal) -> tuple[int, ...]:
    """Return the points of all seats from the current trick on, by trying every card."""
    gains = [points_of(deal.plan, (seat,)) for seat in range(deal.plan.seats)]
    if not deal.trick and deal.is_finished:
        return tuple(gain.last[deal.winners[-1]] for gain in gains)
    found = []
    for card in iter_cards(deal.legal):
        after = replace(deal, hands=list(deal.hands), taken=list(deal.taken), winners=list(deal.winners))
        after.play(card)
        trick = after.trick
        if after.left_to_play:
            found.append(each_for_itself(after))
            continue
        after.take_trick(UNUSED_NUMBERS)
        won = [
            gain.trick[after.turn] + sum(gain.cards[played * deal.plan.seats + after.turn] for _, played in trick)
            for gain in gains
        ]
        found.append(tuple(map(add, won, each_for_itself(after))))
    return max(found, key=lambda points: points[deal.turn])


@pytest.mark.slow
@python_alone
@pytest.mark.parametrize("seeds", SEEDS)
def test_seats_that_play_for_themselves_choose_as_if_they_tried_every_card(seeds: range) -> None:
    """Under any rules of play, also in the middle of a trick; the cards that the search leaves out change nothing."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        if plan.pay_last_card or plan.pay_numbered:
            continue
        positions = [one for one in trick_positions(plan, random_tricks(plan, rng), rng) if not one.stock]
        positions = [replace(one, taken=(), won=(), last=None) for one in positions]
        positions = [one for one in positions if sum(hand.bit_count() for hand in one.hands) <= 10]
        if not positions:
            continue
        position = rng.choice(positions)
        deal = TrickDeal.of(plan, position)
        if not deal.left_to_play or not deal.legal or (not deal.trick and deal.is_finished):
            continue

        assert solve_max_n(plan, position).best == each_for_itself(deal), (
            f"plan = lower({spec!r})\nposition = {position!r}"
        )


@python_alone
def test_king_of_eight_cards_is_solved_for_seats_that_play_for_themselves() -> None:
    """A seat that can avoid all losses tries no other card; without that, millions of positions are searched."""
    assert solve_max_n(lower(TRICK_CONTRACTS["king"]), random_deal(Rng(1), 8, "KH"), nodes=5000).is_exact


def test_a_deal_ends_with_the_first_trick_of_some_seats() -> None:
    """The ace takes the first trick, and what is left belongs to no one."""
    spec = replace(TRICKS, stop_takers=(0,))
    position = TrickPosition(tuple(map(FRENCH.mask, ("AS 2H", "KS 3H", "QS 4H", "JS 5H"))), 0, first_trick=False)
    solution = solve(lower(spec), position, (1, 2, 3))

    assert solution.cards == {FRENCH.card("AS"): Bounds(0, 0), FRENCH.card("2H"): Bounds(1, 1)}


def test_a_squeeze_is_found() -> None:
    """The last spade squeezes the second hand: it can't keep both the ace of hearts and the guard in diamonds."""
    texts = ("2S KH 2D", "AH KD QD", "2H AD JD", "2C 3C 4C")
    position = TrickPosition(tuple(map(FRENCH.mask, texts)), 0, first_trick=False)
    solution = solve(lower(TRICKS), position, (0, 2))

    assert solution.cards[FRENCH.card("2S")] == Bounds(3, 3)
    assert solution.cards[FRENCH.card("KH")] == Bounds(1, 1)


def test_the_tricks_before_count() -> None:
    """The value is that of the whole deal."""
    texts = ("AS", "2S", "3S", "4S")
    hands = tuple(map(FRENCH.mask, texts))
    position = TrickPosition(hands, 0, won=(3, 0, 1, 0), last=0, first_trick=False)

    assert solve(lower(TRICKS), position, (0, 2)).best == Bounds(5, 5)


def test_limits_give_bounds() -> None:
    """A search that stops early returns bounds that contain the value."""
    position = random_deal(Rng(3), 4)
    plan = lower(TRICK_CONTRACTS["slaps"])
    exact = solve(plan, position, (0, 2))
    for solution in (solve(plan, position, (0, 2), nodes=1), solve(plan, position, (0, 2), seconds=0)):
        assert exact.is_exact
        assert not solution.is_exact
        for card, bounds in exact.cards.items():
            assert solution.cards[card].least <= bounds.least <= solution.cards[card].most
        assert solution.best.least <= exact.best.least <= solution.best.most


def test_threads_and_memory_change_no_value() -> None:
    """Several deals are solved in threads, also with a table that is much too small."""
    positions = [random_deal(Rng(seed), 3) for seed in range(3)]
    plan = lower(TRICK_CONTRACTS["diamonds"])
    one, two = (
        [solution.cards for solution in solve_all(plan, positions, (1, 3), threads=threads, megabytes=memory)]
        for threads, memory in ((1, 256), (2, 1))
    )

    assert one == two


def test_hidden_cards_are_refused() -> None:
    """The solver needs all hands."""
    with pytest.raises(ValueError, match="the hands have different sizes: seat 0 1, seat 1 0, "):
        solve(lower(TRICKS), TrickPosition((1, 0, 0, 0), 0), (0,))
    with pytest.raises(ValueError, match="nothing is left to play"):
        solve(lower(TRICKS), TrickPosition((0, 0, 0, 0), 0), (0,))


def test_tricks_paid_by_number_are_refused() -> None:
    """Their value depends on the tricks before."""
    plan = lower(trick_spec("last_two", trick_points={-2: 1, -1: 1}))
    with pytest.raises(NotCompilable, match="paid by number"):
        solve(plan, TrickPosition((1, 2, 4, 8), 0), (0,))


@pytest.mark.parametrize(
    "limits, sentence",
    [
        ({"side": (7,)}, "side has seat 7: the seats of this plan are 0 to 3"),
        ({"side": (-1,)}, "side has seat -1"),
        ({"megabytes": -5}, "megabytes is -5: give a whole number from 1 to 8192"),
        ({"megabytes": 8193}, "megabytes is 8193"),
        ({"megabytes": 1.5}, "megabytes is 1.5"),
        ({"nodes": -1}, "nodes is -1: give a number of at least 0"),
        ({"threads": 0}, "threads is 0: give a number of at least 1"),
        ({"seconds": -1}, "seconds is -1: give a time of at least 0"),
        ({"seconds": nan}, "seconds is nan"),
    ],
)
def test_limits_out_of_range_are_refused(limits: dict[str, Any], sentence: str) -> None:
    """The error shows the value."""
    with pytest.raises(ValueError, match=re.escape(sentence)):
        solve_all(lower(TRICKS), [random_deal(Rng(1), 2)], **{"side": (0,), **limits})
    if limits.keys() <= {"nodes", "seconds"}:
        with pytest.raises(ValueError, match=re.escape(sentence)):
            solve_max_n(lower(TRICKS), random_deal(Rng(1), 2), **limits)


@pytest.mark.parametrize(
    "hands, turn, sentence",
    [
        ((1, 2, 4), 0, "the position has 3 hands: the plan has 4 seats"),
        ((1, 2, 4, 8), 4, "turn is 4: the seats of this plan are 0 to 3"),
        ((1, 1, 4, 8), 0, "2S is in two places: the hand of seat 0 and the hand of seat 1"),
        ((1, 2, 4, 1 << 60), 0, "the hand of seat 3 has card 60: these cards are not in the deck"),
        ((-1, 2, 4, 8), 0, "the hand of seat 0 is -1: a set of cards is a mask"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: tuple[int, ...], turn: int, sentence: str) -> None:
    """Both searches check the position first."""
    position = TrickPosition(hands, turn, first_trick=False)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        solve(lower(TRICKS), position, (0,))
    with pytest.raises(ValueError, match=re.escape(sentence)):
        solve_max_n(lower(TRICKS), position)


def test_a_caller_can_stop_a_search() -> None:
    """It then has bounds; a search for each seat has nothing. An error of the function is raised."""
    plan, position = lower(TRICK_CONTRACTS["slaps"]), random_deal(Rng(1), 13)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    def fail() -> bool:
        raise LookupError("not now")

    solution = solve(plan, position, (0, 2), stop=stop)
    assert not solution.is_exact
    assert -195 <= solution.best.least < solution.best.most <= 0
    assert solve_max_n(plan, position, stop=stop).best is None
    with pytest.raises(LookupError, match="not now"):
        solve(plan, position, (0, 2), stop=fail)
