"""The open-hand solver of layouts: exact values, compared with the oracle and with the reference; limits; errors."""

from collections.abc import Iterator

import pytest

from mamlaka.cards import FRENCH, Deck, Mask, iter_cards
from mamlaka.games.trex.contracts import TREX
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import ends_that_fit
from mamlaka.plan import LayoutPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.max_n import solve_max_n
from mamlaka.search.positions import LayoutPosition, RecipientPayoffs, TrickPosition
from mamlaka.search.solver import Bounds, solve, solve_all
from tests.engines import ENGINE_CASES, PYTHON, chosen
from tests.oracle.solve_layouts import Layout, points_of_each, value, values
from tests.plans import chance, layout_positions, random_layout
from tests.seeds import seed_ranges

PLAN = lower(TREX)
SEEDS = seed_ranges(5, 5_000, slow=10)
python_alone = pytest.mark.parametrize("engine", [PYTHON], indirect=True)
"""The search for seats that play for themselves has no counterpart in the kernel."""


@pytest.fixture(params=[PYTHON, *ENGINE_CASES], autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Solve with the Python reference and with every engine of the kernel."""
    with chosen(request.param):
        yield request.param


def position_of(deal: LayoutDeal) -> LayoutPosition:
    """Return the position of a deal."""
    return LayoutPosition(tuple(deal.hands), deal.turn, deal.placed, tuple(deal.places))


def random_position(plan: LayoutPlan, rng: Rng, most: int, dealt: Mask | None = None) -> LayoutPosition | None:
    """Return a position of a deal played at random, in which at most `most` cards are left; None: it ended before."""
    cards = list(iter_cards(sum(map(sum, plan.rows)) if dealt is None else dealt))
    rng.shuffle(cards)
    hands = tuple(sum(1 << card for card in cards[seat :: plan.seats]) for seat in range(plan.seats))
    deal = LayoutDeal.of(plan, LayoutPosition(hands, rng.below(plan.seats)))
    while fitting := deal.pass_on():
        if sum(hand.bit_count() for hand in deal.hands) <= most:
            return position_of(deal)
        deal.play(rng.choice(list(iter_cards(fitting))))
    return None


def sides(seats: int, rng: Rng) -> frozenset[int]:
    """Return partners, one seat, or any seats."""
    some = frozenset(seat for seat in range(seats) if chance(rng, 2)) if chance(rng, 2) else frozenset([0, 2])
    return some & frozenset(range(seats))


@pytest.mark.parametrize("seeds", SEEDS)
def test_the_solver_agrees_with_the_oracle(seeds: range) -> None:
    """The oracle tries every card, and knows nothing but the rules."""
    for number in seeds:
        rng = Rng(number)
        if chance(rng, 2):
            spec = TREX
        else:
            ranks = "789TJQKA"[rng.below(3) :]
            deck, seats = Deck("any", "SHDC"[: 2 + rng.below(3)], ranks), 3 + rng.below(2)
            points = tuple(rng.below(41) - 20 for _ in range(seats))
            spec = LayoutSpec("any", deck, seats, start=rng.choice(ranks), place_points=points)
        plan, names = lower(spec), spec.deck.names
        position = random_position(plan, rng, 8 + rng.below(9))
        if position is None:
            continue
        game = Layout(spec.deck.ranks, spec.start, spec.place_points, sides(spec.seats, rng))
        hands = tuple(frozenset(names[card] for card in iter_cards(hand)) for hand in position.hands)
        laid = frozenset(names[card] for card in iter_cards(position.placed))
        expected = values(game, hands, position.turn, laid, position.places)
        value.cache_clear()
        solution = solve(plan, position, game.side)

        assert {card: Bounds(points, points) for card, points in expected.items()} == {
            names[card]: bounds for card, bounds in solution.cards.items()
        }, (game, position, number)
        assert solution.best in solution.cards.values()
        assert solution.best == solve(plan, position, game.side, cards=False).best


@python_alone
@pytest.mark.parametrize("seeds", SEEDS)
def test_seats_that_play_for_themselves_agree_with_the_oracle(seeds: range) -> None:
    """Of equally good cards, both play the first in the order of the deck."""
    for number in seeds:
        rng = Rng(number)
        position = random_position(PLAN, rng, 6 + rng.below(8))
        if position is None:
            continue
        hands = tuple(frozenset(FRENCH.names[card] for card in iter_cards(hand)) for hand in position.hands)
        laid = frozenset(FRENCH.names[card] for card in iter_cards(position.placed))
        game = Layout(FRENCH.ranks, "J", TREX.place_points, frozenset())
        best, cards = points_of_each(game, hands, position.turn, laid, position.places)
        solution = solve_max_n(PLAN, position)

        assert best == solution.best, number
        assert cards == {FRENCH.names[card]: points for card, points in solution.cards.items()}, number


@python_alone
def test_seats_that_play_for_themselves_stop_at_a_limit() -> None:
    """Then no points are known."""
    position = random_position(PLAN, Rng(3), 20)
    assert position
    for solution in (solve_max_n(PLAN, position, nodes=1), solve_max_n(PLAN, position, seconds=0)):
        assert not solution.is_exact
        assert solution.cards == {}
    assert solve_max_n(PLAN, position).is_exact


def best_points(deal: LayoutDeal, side: frozenset[int], known: dict[object, int]) -> int:
    """Return the points of a side with the best play, by trying every card at every end."""
    fitting = deal.pass_on()
    if not fitting:
        return sum(points for seat, points in enumerate(deal.points()) if seat in side)
    key = (tuple(deal.hands), deal.turn, tuple(deal.places), tuple(deal.eliminated), tuple(deal.passes), deal.ends)
    if key not in known:
        choose = max if deal.turn in side else min
        known[key] = choose(
            best_points(placed(deal, card, end), side, known)
            for card in iter_cards(fitting)
            for end in (ends_that_fit(deal.plan, deal.ends, card) if deal.plan.line else ("",))
        )
    return known[key]


def placed(deal: LayoutDeal, card: int, end: str) -> LayoutDeal:
    """Return the deal after a card."""
    lists = list(deal.hands), deal.turn, deal.placed, list(deal.places), list(deal.eliminated), list(deal.passes)
    after = LayoutDeal(deal.plan, *lists, deal.ends)
    after.play(card, end)
    return after


@pytest.mark.parametrize("seeds", SEEDS)
def test_every_rule_of_layouts_is_solved(seeds: range) -> None:
    """Corners, lines, passes that score, eliminations, cards left, void deals; any number of seats in two sides."""
    for number in seeds:
        rng = Rng(number)
        spec, plan = random_layout(rng)
        positions = [one for one in layout_positions(plan, rng) if sum(map(int.bit_count, one.hands)) <= 11]
        if not positions:
            continue
        position = rng.choice(positions)
        deal, side = LayoutDeal.of(plan, position), sides(plan.seats, rng)
        choose, known = (max if position.turn in side else min), dict[object, int]()
        expected = {
            card: choose(
                best_points(placed(deal, card, end), side, known)
                for end in (ends_that_fit(plan, deal.ends, card) if plan.line else ("",))
            )
            for card in iter_cards(LayoutDeal.of(plan, position).pass_on())
        }
        solution = solve(plan, position, side)

        assert {card: Bounds(points, points) for card, points in expected.items()} == solution.cards, (
            f"plan = lower({spec!r})\nposition = {position!r}\nside = {side}"
        )
        assert choose(expected.values()) == solution.best.least == solution.best.most


def test_a_card_that_gives_another_turn_is_not_like_the_others() -> None:
    """After the king of spades, South keeps the jack, plays its heart, and lets North go out first.

    Both cards are the rest of a row that South alone holds.
    """
    deck = Deck("short", "SH", "JQKA", without="AS JH")
    spec = LayoutSpec("kings", deck, seats=2, start="K", place_points=(75, 179), again="JS")
    hands = tuple(map(deck.mask, ("KH AH", "JS QS QH")))
    position = LayoutPosition(hands, 1, placed=deck.mask("KS"))

    assert solve(lower(spec), position, (0,)).best == Bounds(75, 75)


def test_a_card_that_only_serves_the_others_is_held_back() -> None:
    """South can keep its ten of spades, which lets the others out, as long as it has hearts to play."""
    texts = ("TS KH AH", "9S 8S 7S", "6S 5S 4S", "3S 2S 2H")
    hands = tuple(map(FRENCH.mask, texts))
    laid = FRENCH.all_mask & ~sum(hands)
    position = LayoutPosition(hands, 0, laid)
    solution = solve(PLAN, position, (0,))

    assert solution.best == solution.cards[FRENCH.card("KH")] == Bounds(200, 200)


def test_limits_give_bounds() -> None:
    """A search that stops early returns bounds that contain the value."""
    position = random_position(PLAN, Rng(3), 20)
    assert position
    exact = solve(PLAN, position, (0, 2))
    for solution in (solve(PLAN, position, (0, 2), nodes=1), solve(PLAN, position, (0, 2), seconds=0)):
        assert exact.is_exact
        assert not solution.is_exact
        for card, bounds in exact.cards.items():
            assert solution.cards[card].least <= bounds.least <= solution.cards[card].most
        assert solution.best.least <= exact.best.least <= solution.best.most


def test_threads_and_memory_change_no_value() -> None:
    """Several deals are solved in threads, each with its own table."""
    positions = [one for seed in range(4) if (one := random_position(PLAN, Rng(seed), 16))]
    first, second = (
        [solution.cards for solution in solve_all(PLAN, positions, (1, 3), threads=threads, megabytes=memory)]
        for threads, memory in ((1, 256), (2, 1))
    )

    assert first == second


def test_what_cannot_be_solved_is_refused() -> None:
    """The solver needs all hands, and a card to play."""
    rest = FRENCH.all_mask & ~FRENCH.mask("2S 2H 2D 2C")
    with pytest.raises(ValueError, match="is missing: all cards must be"):
        solve(PLAN, LayoutPosition((1, 2, 4, 8), 0), (0,))
    with pytest.raises(ValueError, match="nothing is left to play"):
        solve(PLAN, LayoutPosition((0, 0, 0, FRENCH.mask("2S")), 3, 0, (0, 1, 2)), (0,))
    hands = FRENCH.mask("2S"), FRENCH.mask("3S"), FRENCH.mask("2H"), FRENCH.mask("3H")
    with pytest.raises(ValueError, match="must pass"):
        solve(PLAN, LayoutPosition(hands, 0, FRENCH.all_mask & ~sum(hands)), (0,))
    with pytest.raises(ValueError, match="in two places"):
        solve(PLAN, LayoutPosition((FRENCH.mask("2S 2H"), FRENCH.mask("2H"), 0, 0), 0, rest), (0,))
    with pytest.raises(TypeError, match="needs a LayoutPosition"):
        solve(PLAN, TrickPosition((1, 2, 4, 8), 0), (0,))
    with pytest.raises(TypeError, match="payoffs of tricks"):
        solve(PLAN, LayoutPosition((1, 2, 4, 8), 0), (0,), values=RecipientPayoffs((), (), ()))
