"""The largest values that the kernel holds, and one more: both are searched, with the answers of the reference."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import isqrt
from typing import TYPE_CHECKING, Any

import pytest

from mamlaka import TrickSpec, _kernel
from mamlaka.captures import CaptureSpec
from mamlaka.cards import FRENCH, Deck, Mask
from mamlaka.deal_rules import DealRule, FloorDivision, NoTricks, Sweep, TrickCountPoints
from mamlaka.games.barbu.deal_rules import LongestSuit
from mamlaka.games.oneonta.search.holdings import EMPTY
from mamlaka.games.oneonta.search.limits import holds_solitaires
from mamlaka.games.oneonta.search.solitaire import merge_suits, sum_values
from mamlaka.games.quodlibet.deal_rules import CardPair, LowestCard
from mamlaka.games.skat.deal_rules import CardCountPoints, HighestCount
from mamlaka.games.toepen.search.limits import holds_chips
from mamlaka.games.toepen.search.stakes import KNOCK, WAIT, Stakes, play_stakes
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, TrickPlan, lower
from mamlaka.rng import Rng
from mamlaka.search import limits
from mamlaka.search.capture_playouts import CapturePosition, CaptureScore, CaptureWorth, play_capture_worlds
from mamlaka.search.compiled import BeyondKernel, compiled_layout_plan, compiled_trick_plan, engine_for
from mamlaka.search.ending import play_endings
from mamlaka.search.number_tables import number_table
from mamlaka.search.perft import perft
from mamlaka.search.playouts import Playouts, play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, LayoutPosition, RecipientPayoffs, TrickPosition
from mamlaka.tricks import CardRegion, PlayCondition
from tests.needs import only

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

SEATS, CARDS, SUITS, CLASSES, SWEEPS, NUMBERED, COUNT = 8, 64, 16, 8, 4, 16, 128
POINTS, CHIPS = (1 << 20) - 1, (1 << 18) - 1
"""The most of each that the kernel holds."""
RANKS = "23456789TJQKA"
JOKERS = tuple(f"*{letter}" for letter in "ABEFGIJKLMNO")


def trick_plan(
    *,
    seats: int = 4,
    cards: int = 16,
    suits: int = 2,
    classes: int = 2,
    points: int = 7,
    sweeps: int = 0,
    no_tricks: Points = 0,
    counted: Points = 0,
    counts: int = 0,
    divisor: int = 1,
    pairs: int = 0,
    lowest: Points = 0,
    numbered: int = 0,
    numbers: Points = 0,
    longest: Points = 0,
    card_counts: int = 0,
    card_count: int = 0,
    count_row: int = 0,
    counting: Points = 0,
    highest: int = 0,
    march: Points = 0,
) -> TrickPlan:
    """Return a plan of a given size: card *c* is of suit *c* modulo the suits, and higher cards beat it."""
    masks = tuple(sum(1 << card for card in range(suit, cards, suits)) for suit in range(suits))
    beats = tuple(masks[card % suits] >> card + 1 << card + 1 for card in range(cards))
    every = (1 << cards) - 1
    duties = [(int(CardRegion.LED), every, int(PlayCondition.ALWAYS), 0, 1, 0)] * (classes - 1)
    free = (int(CardRegion.ANY), every, int(PlayCondition.ALWAYS), 0, 1, 0)
    own = tuple(points * (seat == taker) for taker in range(seats) for seat in range(seats))
    suit_letters = "SHDC"
    lacked = [rank + suit for suit in suit_letters for rank in RANKS][cards:]
    deck = Deck("sized", suit_letters, RANKS, JOKERS[: max(0, cards - 52)], " ".join(lacked))
    names = " ".join(deck.names)
    spec = TrickSpec(
        "sized",
        deck,
        seats,
        RANKS,
        card_points={names: -points},
        trick_points=points,
        last_trick_points=-points,
    )
    takers = tuple(seat for seat in range(seats) if seats - 1 >> seat & 1)
    row = (0, *(counting or points,) * max(count_row - 1, 1))
    rules: list[DealRule] = [FloorDivision(divisor, "divided")] if divisor > 1 else []
    rules += [Sweep(names, "swept", -points, points)] * sweeps
    rules += [NoTricks(no_tricks)] if no_tricks else []
    if counted or counts:
        rules.append(TrickCountPoints((((counted, "counted"),) * max(counts, 2),) * seats))
    if card_counts or card_count or count_row or counting:
        paid = tuple((points, "counted") for points in row)
        rules += [CardCountPoints(1, takers, ((names, card_count or 1),), paid)] * max(card_counts, 1)
    if highest or march:
        rules.append(HighestCount(takers, ((names, highest or 1),), "lost", "doubled", march or points, -points))
    rules += [LongestSuit(longest, "longest")] if longest else []
    rules += [CardPair(deck.names[2 * pair], deck.names[2 * pair + 1], lowest or points) for pair in range(pairs)]
    rules += [LowestCard(lowest, -lowest)] if lowest else []
    numbers_of = range(1, 1 + (numbered or bool(numbers)))
    # No deck has more cards than the kernel holds, but a plan may.
    vars(spec)["points_of_cards"], vars(spec)["points_of_last_card"] = (-points,) * cards, (0,) * cards
    # A spec refuses rules that exclude each other, and tricks that cannot be played; a plan need not.
    object.__setattr__(spec, "deal_rules", tuple(rules))
    object.__setattr__(spec, "numbered_tricks", tuple((number, numbers or 1) for number in numbers_of))
    by_number = tuple((numbers or 1) * (seat == taker) for taker in range(seats) for seat in range(seats))
    plan = TrickPlan(
        spec=spec,
        seats=seats,
        suit_of=tuple(card % suits for card in range(cards)),
        suit_masks=masks,
        trump_mask=0,
        beats=beats,
        lead=(free,),
        follow=(*duties, free),
        breakers=0,
        pay=tuple(-number for number in own) * cards,
        pay_trick=own,
        pay_last=tuple(-number for number in own),
        stop_mask=0,
        pay_numbered=tuple((number, by_number) for number in numbers_of),
    )
    for rule in rules:
        changed = rule.row(spec, plan)
        assert changed is not None
        plan = changed
    return replace(plan, ranks=tuple(range(cards)) if lowest else ())


def layout_plan(*, seats: int = 4, cards: int = 16, points: int = 7) -> LayoutPlan:
    """Return a layout of one row, which is opened in the middle."""
    places = tuple(points - 5 * place for place in range(seats))
    return LayoutPlan(seats, 1 << cards // 2, 1, 1 << cards - 1, places, exposed=0, needed=0)


def hands_of(seats: int, cards: int) -> tuple[Mask, ...]:
    """Return equal hands; what cannot be dealt evenly is left over."""
    size = cards // seats
    return tuple(sum(1 << seat + seats * place for place in range(size)) for seat in range(seats))


def facts_of(played: Playouts) -> list[Any]:
    """Return all results of playouts."""
    return [played.count, *(numbers.tolist() for numbers in (played.sums, played.squares, played.squared_differences))]


def nothing_hidden(count: int = 2, columns: int = 1) -> HiddenCards:
    """Return worlds in which nothing is hidden."""
    return HiddenCards(number_table("Q", [0] * columns * count, columns), (None,) * columns, 0)


def searched(plan: TrickPlan) -> Iterator[Any]:
    """Yield the results of every search for a plan that is played with two cards in each hand."""
    everybody = tuple(range(plan.seats))
    start = TrickPosition(hands_of(plan.seats, 2 * plan.seats), 1, gone=plan.every >> 2 * plan.seats << 2 * plan.seats)
    candidates = start.hands[1]
    values = RecipientPayoffs(plan.pay[:: plan.seats], plan.pay_trick[:: plan.seats], plan.pay_last[:: plan.seats])
    stakes = Stakes(0, plan.seats, (9,) * plan.seats)
    yield perft(plan, start, 4)
    for how in ({}, {"heuristic": everybody}, {"conventional": everybody}):
        yield play_deals(plan, 2, Rng(1), hand_size=2, **how).tolist()  # type: ignore[arg-type]
        yield facts_of(play_worlds(plan, start, nothing_hidden(), candidates, Rng(1), **how))  # type: ignore[arg-type]
    yield facts_of(play_worlds(plan, start, nothing_hidden(), candidates, Rng(1), values=values))
    yield play_endings(plan, start, nothing_hidden(), candidates, Rng(1), values, [0], solved=1).tolist()
    yield play_stakes(plan, start, stakes, nothing_hidden(), 1, [KNOCK, WAIT], Rng(1)).tolist()


@pytest.mark.parametrize(
    "limit,most",
    [
        ("seats", SEATS),
        ("cards", CARDS),
        ("suits", SUITS),
        ("classes", CLASSES),
        ("points", POINTS),
        ("sweeps", SWEEPS),
        ("no_tricks", POINTS),
        ("counted", POINTS),
        ("counts", CARDS),
        ("divisor", POINTS),
        ("pairs", SWEEPS),
        ("lowest", POINTS),
        ("numbered", NUMBERED),
        ("numbers", POINTS),
        ("longest", POINTS),
        ("card_counts", SWEEPS),
        ("card_count", COUNT),
        ("count_row", COUNT),
        ("counting", POINTS),
        ("highest", COUNT),
        ("march", POINTS),
    ],
)
@pytest.mark.parametrize("sweeps", [0, 1])
def test_plans_of_tricks_are_searched_on_both_sides_of_each_limit(
    engine: "Engine", limit: str, most: int, sweeps: int
) -> None:
    """Of 8 seats, 64 cards, 16 suits, 8 duties and points below 2^20 the kernel holds no more, and Python does."""
    room = {"cards": 34} if limit in {"seats", "suits"} else {}
    for value, holds in ((most, True), (most + 1, False)):
        plan = trick_plan(**{"sweeps": sweeps, **room, limit: value})
        with only(None):
            expected = list(searched(plan))
        with only(engine):
            assert expected == list(searched(plan)), (limit, value)
        assert holds == (engine_for(plan) is not None)
    beyond = trick_plan(**{"sweeps": sweeps, **room, limit: most + 1})
    with pytest.raises(BeyondKernel):
        compiled_trick_plan(beyond)


def test_duties_that_some_hands_do_not_meet_are_left_to_python() -> None:
    """Every hand must have a legal card."""
    unmet = replace(trick_plan(), follow=((int(CardRegion.LED), -1, int(PlayCondition.ALWAYS), 0, 1, 0),))

    assert engine_for(unmet) is None
    with pytest.raises(BeyondKernel, match="meets no play class"):
        compiled_trick_plan(unmet)


@pytest.mark.parametrize("limit,most", [("seats", SEATS), ("cards", CARDS), ("points", POINTS)])
def test_layouts_are_searched_on_both_sides_of_each_limit(engine: "Engine", limit: str, most: int) -> None:
    """The same for layouts."""

    def searched(plan: LayoutPlan, cards: int) -> Iterator[Any]:
        hands = hands_of(plan.seats, cards)
        turn = next(seat for seat, hand in enumerate(hands) if hand & plan.starters)
        start = LayoutPosition(hands, turn)
        yield perft(plan, start, 6)
        yield play_deals(plan, 2, Rng(1), heuristic=[0]).tolist()
        yield facts_of(play_worlds(plan, start, nothing_hidden(), plan.starters, Rng(1)))

    for value, holds in ((most, True), (most + 1, False)):
        size = {"seats": 3 * value, "cards": value}.get(limit, 16)
        given = {"cards": size} if limit == "cards" else {"cards": size, limit: value}
        if limit == "cards":
            given["seats"] = 4 if value % 4 == 0 else 5
        plan = layout_plan(**given)
        with only(None):
            expected = list(searched(plan, size))
        with only(engine):
            assert expected == list(searched(plan, size)), (limit, value)
        assert holds == (engine_for(plan) is not None)
        if not holds:
            with pytest.raises(BeyondKernel):
                compiled_layout_plan(plan)


def test_fewer_cards_than_seats_are_rejected() -> None:
    """The kernel holds no plan for one seat or none."""
    assert engine_for(trick_plan(seats=1)) is None
    assert engine_for(layout_plan(seats=1)) is None


START = TrickPosition((0b1111, 0b1111_0000, 0b1111 << 8, 0b1111 << 12), 0)
PLAN = trick_plan()


def compared(**how: Any) -> list[Any]:
    """Return the results of playouts of a small deal."""
    hidden = how.pop("hidden", nothing_hidden())
    return facts_of(play_worlds(PLAN, START, hidden, START.hands[0], Rng(1), **how))


def check(engine: "Engine", work: Callable[[], Any]) -> None:
    """Compare the answers with the kernel and without."""
    with only(None):
        expected = work()
    with only(engine):
        assert expected == work()


def test_values_and_worlds_are_searched_on_both_sides_of_each_limit(engine: "Engine") -> None:
    """Values below 2^20, worlds of up to 64 columns."""
    for value, holds in ((POINTS, True), (POINTS + 1, False)):
        values = RecipientPayoffs((-value,) * 64, (value,) * 4, (0,) * 4)
        check(engine, lambda values=values: compared(values=values))  # type: ignore[misc]
        check(
            engine,
            lambda values=values: play_endings(  # type: ignore[misc]
                PLAN, START, nothing_hidden(), 1, Rng(1), values, [0], solved=2
            ).tolist(),
        )
        assert holds == limits.holds_values(values)
    for columns, holds in ((CARDS, True), (CARDS + 1, False)):
        hidden = nothing_hidden(columns=columns)
        check(engine, lambda hidden=hidden: compared(hidden=hidden))  # type: ignore[misc]
        assert holds == limits.holds_worlds(hidden)


def test_weights_are_searched_on_both_sides_of_the_limit(engine: "Engine") -> None:
    """Squared differences of weighted points add up to less than 2^63."""
    reach = compiled_trick_plan(PLAN).reach
    weight = isqrt((1 << 62) - 1) // (2 * reach)
    for first, holds in ((weight, True), (weight + 1, False), (1 << 31, False)):
        weights = (first, 0, 0, 0)
        check(engine, lambda weights=weights: compared(weights=weights))  # type: ignore[misc]
        assert holds == limits.holds_sums(2, reach, weights)
    hidden = nothing_hidden()
    start = _kernel.TrickDeal(
        compiled_trick_plan(PLAN), hands=START.hands, turn=0, trick=(), taken=(0,) * 4, won=(0,) * 4, last=-1, stock=0,
        gone=0, out=0, first_trick=True, broken=False, paid=(0,) * 4, winners=(),
    )  # fmt: skip
    asked = compiled_trick_plan(PLAN), start, hidden.cards, [-1], 0, 1, 0, 0, 1, None
    assert engine.playouts(*asked, (weight, 0, 0, 0))
    with pytest.raises(ValueError, match="sums of squared points would be too large"):
        engine.playouts(*asked, (weight + 1, 0, 0, 0))


def test_stakes_are_searched_on_both_sides_of_the_limit(engine: "Engine") -> None:
    """Chips, pot and stakes below 2^18."""
    for amount, holds in ((CHIPS, True), (CHIPS + 1, False)):
        for stakes in (
            Stakes(0, 4, (amount, 5, amount, 7)),
            Stakes(0, 4, (9, 9, 9, 9), pot=amount),
            Stakes(0, 4, (amount,) * 4, stake=amount),
            Stakes(0, 4, (9, 9, 9, 9), max_stake=amount),
        ):
            check(
                engine,
                lambda stakes=stakes: play_stakes(  # type: ignore[misc]
                    PLAN, START, stakes, nothing_hidden(), 2, [KNOCK, WAIT, 0], Rng(1)
                ).tolist(),
            )
        assert holds == holds_chips([amount])


def test_captures_are_searched_on_both_sides_of_each_limit(engine: "Engine") -> None:
    """Four suits, 16 ranks, four majorities, wishes and weights below 2^20, endings of 16 cards."""
    most = _kernel.MAX_CAPTURE_WORTH - 1
    ranks = "ABCDEFGHIJKLMNOPQ"[: _kernel.MAX_VALUES + 1]
    for suits, values, rows, number, solved, holds in (
        ("SHDC", ranks[:-1], 4, most, 4, True),
        ("SHDCX", ranks[:5], 4, 1, 0, False),
        ("SH", ranks, 1, 1, 0, False),
        ("SHDC", ranks[:5], 5, 1, 0, False),
        ("SHDC", ranks[:5], 1, most + 1, 0, False),
        ("SHDC", ranks[:2], 1, 1, _kernel.MAX_SOLVED, True),
        ("SHDC", ranks[:2], 1, 1, _kernel.MAX_SOLVED + 1, False),
    ):
        deck = Deck("limits", suits, values)
        cards = range(len(deck))
        wishes = CaptureWorth(
            CaptureSpec(deck),
            (number,) * len(deck),
            sweep=number,
            exposed=(1,) * (len(suits) + 1),
            laid=(1,) * len(deck),
        )
        score = CaptureScore(((number,) * len(deck),) * rows, (number,) * len(deck), each=1, run=7)
        hands = [sum(1 << card for card in cards if card % 4 == seat) for seat in range(4)]
        position = CapturePosition(hands, 0, 0, [0] * 4, [0] * 4)
        asked = wishes, score, position, nothing_hidden(), [(0, 0), (4, 0)], (0, 2)
        check(engine, lambda asked=asked, solved=solved: play_capture_worlds(*asked, solved=solved).tolist())  # type: ignore[misc]
        assert holds == limits.holds_captures(wishes, score, solved)


def test_solitaires_are_solved_on_both_sides_of_each_limit(engine: "Engine") -> None:
    """Four suits beside trumps, 15 cards in a suit, points for 127 tricks."""
    small, wide, wider = 0b101, 0b1_010101010101010, 0b10_101010101010101
    for trumps, sides, tricks, holds in (
        (EMPTY, [small] * 4, 9, True),
        (EMPTY, [small] * 5, 9, False),
        (0b1_000000000000100, [], 9, True),
        (0b10_000000000000100, [], 9, False),
        (EMPTY, [small], 128, True),
        (EMPTY, [small], 129, False),
    ):
        root = merge_suits(trumps, sides, foreign=0)
        root = root._replace(foreign=root.size)
        points = range(tricks)
        check(engine, lambda root=root, points=points: sum_values([root], points, 1, 1))  # type: ignore[misc]
        assert holds == holds_solitaires([root], points, 1, 1)
    assert holds_solitaires([merge_suits(wide, [])], [1], 1, 1)
    assert not holds_solitaires([merge_suits(wider, [])], [1], 1, 1)


def test_a_table_has_a_maximum_size() -> None:
    """Two gigabytes of deals at once are the most."""
    assert limits.holds_rows(1 << 26, 4)
    assert not limits.holds_rows((1 << 26) + 1, 4)


def test_large_points_keep_their_value(kernel_or_not: str) -> None:
    """Points beyond 32 bits are paid as they are, beyond 64 bits in floating point."""
    assert kernel_or_not
    for points in (1 << 40, 1 << 70):
        spec = TrickSpec("any", FRENCH, seats=4, last_trick_points=points)
        rows: list[list[float]] = play_deals(lower(spec), 3, Rng(1)).tolist()  # type: ignore[assignment]
        assert {points} == {sum(row) for row in rows}


def test_counts_beyond_the_last_card_are_zero(kernel_or_not: str) -> None:
    """After the last card there are no more plays, whatever the depth."""
    assert kernel_or_not
    start = TrickPosition((1, 2, 4, 8), 0)

    assert [1] * 4 + [0] * 96 == perft(PLAN, start, 100)
    with pytest.raises(ValueError, match="not -1"):
        perft(PLAN, start, -1)


def test_deals_that_cannot_be_are_refused(kernel_or_not: str) -> None:
    """Too many cards, an uneven stock, and a leader that doesn't exist are errors."""
    assert kernel_or_not
    for size in (0, 5, 1 << 31):
        with pytest.raises(ValueError, match="cannot be dealt evenly"):
            play_deals(PLAN, 1, Rng(1), hand_size=size)
    with pytest.raises(ValueError, match="cannot be dealt evenly"):
        play_deals(trick_plan(cards=18), 1, Rng(1), hand_size=3, with_stock=True)
    with pytest.raises(ValueError, match="cannot be dealt evenly"):
        play_deals(layout_plan(cards=17), 1, Rng(1))
    with pytest.raises(ValueError, match="no seat 4"):
        play_deals(PLAN, 1, Rng(1), leader=4)


def test_seats_that_are_not_there_are_refused(engine: "Engine") -> None:
    """However large the number of a seat is, that costs neither time nor memory."""
    for seat in (4, 64, 1 << 40, 1 << 69, -1):
        with only(engine), pytest.raises(ValueError, match=r"no such seat|no seat"):
            play_worlds(PLAN, replace(START, out=(seat,)), nothing_hidden(), 0, Rng(1))
