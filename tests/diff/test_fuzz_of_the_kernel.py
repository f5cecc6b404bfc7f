"""Invalid arguments: the kernel rejects them or returns the result of the reference, and never crashes."""

from array import array
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from math import inf, nan
from typing import TYPE_CHECKING, Any, Literal, TypeVar
from unittest.mock import patch

from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from mamlaka import _kernel
from mamlaka.cards import iter_cards
from mamlaka.games.toepen.search.stakes import Stakes, play_stakes
from mamlaka.plan import LayoutPlan, Plan, TrickPlan
from mamlaka.rng import Rng
from mamlaka.search.compiled import compiled_layout_deal, compiled_layout_plan, compiled_trick_deal, compiled_trick_plan
from mamlaka.search.ending import play_endings
from mamlaka.search.learned import DECAYS, tables_of, weights_of
from mamlaka.search.limits import holds_worlds
from mamlaka.search.number_tables import number_table
from mamlaka.search.perft import perft
from mamlaka.search.playouts import play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, LayoutPosition, RecipientPayoffs, TrickPosition
from tests.needs import only
from tests.plans import Hiding, layout_positions, random_layout, random_plan, random_tricks, trick_positions

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

REFUSALS = (ValueError, TypeError)
SEEDS = st.integers(0, 2**32)
EDGES = [0, 1, 2, 3, 7, 8, 9, 15, 16, 31, 32, 63, 64, 65, 127, 128, 255, 256, 2**15, 2**16]
WORDS = [2**20 - 1, 2**20, 2**30, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 1, 2**64]
NUMBERS = st.sampled_from([*EDGES, *WORDS]).flatmap(lambda number: st.sampled_from([number, -number, ~number]))
TIMES = st.sampled_from([0.0, -1.0, nan, 1e-300, -1e300, -inf, 1e-9])
"""Times that are up soon, or are none."""
SOON = 0.02
WORLDS = 2

FEWER = settings(max_examples=settings().max_examples // 4)
"""Each example asks many questions."""

T = TypeVar("T")


def spoiled_scalar(data: st.DataObject, value: float | str) -> float | str:
    """Return another number, or another word."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        one_bit = st.integers(0, 70).map(lambda place: value ^ 1 << place)
        return data.draw(st.one_of(NUMBERS, st.integers(value - 2, value + 2), one_bit))
    if isinstance(value, float):
        return data.draw(TIMES)
    return data.draw(st.sampled_from(["", "nonsense"]))


def spoiled_sequence(data: st.DataObject, value: Sequence[Any]) -> tuple[Any, ...]:
    """Return a sequence with another element, or of another length."""
    sequence = list(value)
    place = data.draw(st.integers(0, len(sequence)))
    how = data.draw(st.sampled_from(["one", "one", "one", "twice", "less", "none", "many"]))
    if how in {"one", "twice"} and place < len(sequence):
        here = sequence[place]
        other = sequence[data.draw(st.integers(0, len(sequence) - 1))]
        sequence[place] = other if how == "twice" else spoiled(data, here)
    elif how == "less":
        sequence = sequence[:place]
    elif how == "many" and sequence:
        sequence *= data.draw(st.sampled_from([2, 9, 65]))
    elif how == "none":
        sequence = []
    return tuple(sequence)


def spoiled(data: st.DataObject, value: Any, others: Sequence[Any] = ()) -> Any:
    """Return a replacement for a value, often of the same kind: another number, a longer sequence, nothing."""
    if isinstance(value, bool | int | float | str):
        return spoiled_scalar(data, value)
    if isinstance(value, HiddenCards):
        return replace(value, **changed(data, {"where": value.where, "unseen": value.unseen}))
    if isinstance(value, memoryview):
        kinds: tuple[Literal["Q", "d", "i", "q"], ...] = ("Q", "q", "i", "d")
        kind = data.draw(st.sampled_from(kinds))
        rows, columns = data.draw(st.sampled_from([(1, 1), (2, 1), (1, 9), (2, 70)]))
        return number_table(kind, [1] * rows * columns, columns)
    if isinstance(value, tuple | list):
        return spoiled_sequence(data, value)
    return data.draw(st.sampled_from([None, *others]))


def changed(data: st.DataObject, given: dict[str, Any], others: Sequence[Any] = ()) -> dict[str, Any]:
    """Return arguments of which up to three are spoiled."""
    names = data.draw(st.lists(st.sampled_from(sorted(given)), max_size=3, unique=True)) if given else []
    return given | {name: spoiled(data, given[name], others) for name in names}


def is_long(count: object) -> bool:
    """Return whether this number of random numbers is allowed but slow."""
    return isinstance(count, int) and 1 << 16 < count < 1 << 30


def given_to(name: str, make: Callable[[], object]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Return the arguments of a class of the kernel."""
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
    with patch.object(_kernel, name, lambda *words, **named: calls.append((words, named))):
        make()
    return calls[0]


def tried(work: Callable[[], T]) -> T | None:
    """Return the result of some work, if it is not refused."""
    with suppress(*REFUSALS):
        return work()
    return None


def random_trick_position(rng: Rng) -> tuple[TrickPlan, TrickPosition]:
    """Return a random plan and a position of a deal."""
    plan = random_plan(rng)[1]
    start = random_tricks(plan, rng)
    return plan, rng.choice(trick_positions(plan, start, rng) or [start])


def random_layout_position(rng: Rng) -> tuple[LayoutPlan, LayoutPosition]:
    """The same for layouts."""
    plan = random_layout(rng)[1]
    return plan, rng.choice(layout_positions(plan, rng))


def pay_of(plan: TrickPlan) -> dict[str, Any]:
    """Return the payoffs of a plan as arguments of the kernel."""
    pay = {"card": plan.pay, "trick": plan.pay_trick, "last": plan.pay_last}
    return {"seats": plan.seats, "cards": len(plan.suit_of), **pay}


def values_of(plan: TrickPlan) -> dict[str, Any]:
    """Return the payoffs of one recipient as arguments of the kernel."""
    pay = {
        "card": plan.pay[:: plan.seats],
        "trick": plan.pay_trick[:: plan.seats],
        "last": plan.pay_last[:: plan.seats],
    }
    return {"seats": plan.seats, "cards": len(plan.suit_of), **pay}


@FEWER
@given(st.data(), SEEDS)
def test_plans_and_positions_of_tricks_that_cannot_be_are_refused(
    engine: "Engine", data: st.DataObject, seed: int
) -> None:
    """Any numbers in a plan, a deal or a question lead to an answer or an exception."""
    rng = Rng(seed)
    (plan, position), (other, elsewhere) = random_trick_position(rng), random_trick_position(rng)
    foreign = (
        compiled_trick_plan(other),
        compiled_trick_deal(other, elsewhere),
        tried(lambda: _kernel.Payoffs(**pay_of(other))),
    )
    _, tables = given_to("TrickPlan", lambda: compiled_trick_plan.__wrapped__(plan))
    compiled = tried(lambda: _kernel.TrickPlan(**changed(data, tables, foreign))) or compiled_trick_plan(plan)
    pay = tried(lambda: _kernel.Payoffs(**changed(data, pay_of(plan))))
    values = tried(lambda: _kernel.Payoffs.of_recipient(**changed(data, values_of(plan)))) or pay
    _, places = given_to("TrickDeal", lambda: compiled_trick_deal(plan, position))
    hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
    assert isinstance(hidden, TrickPosition)
    _, holes = given_to("TrickDeal", lambda: compiled_trick_deal(plan, hidden))
    deal = tried(lambda: _kernel.TrickDeal(compiled, **changed(data, places)))
    start = tried(lambda: _kernel.TrickDeal(compiled, **changed(data, holes)))
    where = [-1 if place is None else place for place in worlds.where]
    stock = [card for card in range(len(plan.suit_of)) if position.stock >> card & 1]
    candidates = position.hands[position.turn]
    stakes = {
        "seat": position.turn, "players": plan.seats, "stake": 1, "max_stake": 0, "last": -1, "knocker": -1,
        "may_knock": True, "needs_card_between": True, "takes": True, "pot": 3, "chips": [5] * plan.seats,
        "waiting": 0, "passed": 0, "stayed": 0, "folded": 0,
    }  # fmt: skip
    pot = tried(lambda: _kernel.Stakes(compiled, **changed(data, stakes)))
    work = {"worlds": worlds.cards, "where": where, "unseen": worlds.unseen, "candidates": candidates}
    how = {"heuristic": 5, "conventional": 255, "seed": seed}
    time = {"threads": 2, "seconds": SOON}
    questions: dict[str, dict[str, Any]] = {
        "perft": {"deal": deal, "depth": data.draw(st.sampled_from([0, 1, 2, 3])), "stock": stock},
        "legal": {"deal": deal},
        "proved_absent": {"deal": deal, "card": 0},
        "winner": {"deal": deal},
        "payoffs": {"deal": deal},
        "deals": {"count": 2, "each": 1, "with_stock": False, "leader": 0, **how, **time},
        "playouts": {"start": start, **work, **how, "values": values, "weights": None, **time},
        "endings": {
            "start": start, **work, "heuristic": 5, "seed": seed, "values": values, "side": 3, "solved": 2, **time,
        },
        "stakes": {
            "start": start, "stakes": pot, **work, "wanted": 1, "steps": [64, 65, *range(2)], "seed": seed,
            "seconds": SOON,
        },
        "solve": {
            "deals": [deal, deal], "candidates": [candidates] * 2, "values": values, "side": 5, "each": True,
            "megabytes": 1, "nodes": 50, **time,
        },
    }  # fmt: skip
    del questions["stakes"]["candidates"]
    for name, named in questions.items():
        for words in (named, changed(data, {"plan": compiled, **named}, foreign)):
            if name != "perft" or words["depth"] not in range(4, 65):  # what is allowed may take years
                tried(lambda name=name, words=words: getattr(engine, name)(**{"plan": compiled, **words}))  # type: ignore[misc]


@FEWER
@given(st.data(), SEEDS)
def test_layouts_that_cannot_be_are_refused(engine: "Engine", data: st.DataObject, seed: int) -> None:
    """The same for layouts."""
    rng = Rng(seed)
    (plan, position), (other, elsewhere) = random_layout_position(rng), random_layout_position(rng)
    foreign = (compiled_layout_plan(other), compiled_layout_deal(other, elsewhere))
    _, tables = given_to("LayoutPlan", lambda: compiled_layout_plan.__wrapped__(plan))
    compiled = tried(lambda: _kernel.LayoutPlan(**changed(data, tables))) or compiled_layout_plan(plan)
    hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
    assert isinstance(hidden, LayoutPosition)
    _, places = given_to("LayoutDeal", lambda: compiled_layout_deal(plan, position))
    _, holes = given_to("LayoutDeal", lambda: compiled_layout_deal(plan, hidden))
    deal = tried(lambda: _kernel.LayoutDeal(compiled, **changed(data, places)))
    start = tried(lambda: _kernel.LayoutDeal(compiled, **changed(data, holes)))
    where = [-1 if place is None else place for place in worlds.where]
    how = {"heuristic": 5, "conventional": 255, "seed": seed, "threads": 2, "seconds": SOON}
    questions: dict[str, dict[str, Any]] = {
        "layout_perft": {"deal": deal, "depth": data.draw(st.sampled_from([0, 1, 2, 3]))},
        "layout_deals": {"count": 2, "leader": 0, **how},
        "layout_playouts": {
            "start": start, "worlds": worlds.cards, "where": where, "unseen": worlds.unseen, "candidates": 0,
            "weights": None, **how,
        },
        "solve_layout": {
            "deals": [deal, deal], "candidates": [position.hands[position.turn]] * 2, "side": 5, "each": True,
            "megabytes": 1, "nodes": 50, "threads": 2, "seconds": SOON,
        },
    }  # fmt: skip
    for name, named in questions.items():
        for words in (named, changed(data, {"plan": compiled, **named}, foreign)):
            if name != "layout_perft" or words["depth"] not in range(4, 65):
                tried(lambda name=name, words=words: getattr(engine, name)(**{"plan": compiled, **words}))  # type: ignore[misc]


@FEWER
@given(st.data(), SEEDS)
def test_captures_that_cannot_be_are_refused(engine: "Engine", data: st.DataObject, seed: int) -> None:
    """The same for cards that capture others."""
    rng, cards = Rng(seed), range(40)
    tables: dict[str, Any] = {
        "value_of": [card % 10 for card in cards], "suit_masks": [1023 << place for place in range(0, 40, 10)],
        "fewest": False, "powers": 1, "last_sweeps": False, "cards": [rng.below(900) for _ in cards], "sweep": 900,
        "exposed": [0, 300, 500, 700, 800], "laid": [rng.below(900) for _ in cards], "most": [[1] * 40],
        "best": [5] * 40, "each": 64, "run": 1023, "shortest_run": 3,
    }  # fmt: skip
    rules = tried(lambda: _kernel.CaptureRules(**changed(data, tables))) or _kernel.CaptureRules(**tables)
    asked: dict[str, Any] = {
        "rules": rules, "hands": [sum(1 << card for card in cards[seat::5]) for seat in range(4)],
        "table": sum(1 << card for card in cards[4::10]), "turn": rng.below(4), "taken": [0, 0, 0, 0],
        "sweeps": [0, 1, 0, 0], "last": -1, "worlds": number_table("Q", [0, 1 << 9, 1 << 9, 0], 2), "where": [0, 1],
        "unseen": sum(1 << card for card in cards[9::10]), "candidates": [(0, 0), (5, 1 << 4)], "side": 5,
        "solved": rng.below(9),
        "seconds": SOON,
    }  # fmt: skip
    for words in (asked, changed(data, asked)):
        tried(lambda words=words: engine.captures(**words))  # type: ignore[misc]


MASKS = st.one_of(st.integers(0, 2**16), st.sampled_from([0, 2**20 - 1]), NUMBERS)
PLACES = st.lists(st.tuples(st.integers(0, 8) | NUMBERS, st.integers(-1, 6) | NUMBERS, MASKS), max_size=7)
SUITS = st.integers(0, 2**6) | NUMBERS


@FEWER
@given(st.data(), st.one_of(st.integers(0, 2**16), NUMBERS), PLACES, SEEDS)
def test_worlds_and_draws_that_cannot_be_are_refused(
    engine: "Engine", data: st.DataObject, cards: int, places: list[tuple[int, int, int]], seed: int
) -> None:
    """Tables of deals, worlds from them, and random numbers; a table that is too large is an `OverflowError`."""
    room = sum(count for _, count, _ in places if count > 0)
    if data.draw(st.booleans()) and room <= len(range(20)):
        cards = (1 << room) - 1
    with suppress(OverflowError, *REFUSALS):
        whole = engine.world_table(cards, places)
        assert len(whole.joins) <= len(places)
        with suppress(IndexError):
            tried(lambda: whole.options(data.draw(NUMBERS)))
        asked = {"tables": [whole], "chosen": array("I"), "seed": seed, "count": 2, "columns": 9, "threads": 2}
        for words in (asked, changed(data, asked, [whole])):
            if not is_long(words["count"]):
                tried(lambda words=words: engine.worlds(**words))  # type: ignore[misc]
    tried(lambda: engine.worlds([None], array("I"), seed, 1, 1))  # type: ignore[list-item]
    for numbers_of, bound in ((engine.random_numbers, 7), (engine.long_random_numbers, [7, 1])):
        named = changed(data, {"seed": seed, "bound": bound, "count": 3})
        if not is_long(named["count"]):
            tried(lambda numbers_of=numbers_of, named=named: numbers_of(**named))  # type: ignore[misc]


@FEWER
@given(st.data(), st.lists(SUITS, min_size=4, max_size=4), SUITS)
def test_solitaires_that_cannot_be_are_refused(
    engine: "Engine", data: st.DataObject, sides: list[int], trumps: int
) -> None:
    """Suits without a card, in the wrong order, of the wrong size, and too many points."""
    sides, trumps = [suit & 0xFFFF for suit in sides], trumps & 0xFFFF
    if data.draw(st.booleans()):
        sides.sort(reverse=True)
    size = sum(suit.bit_count() - 1 for suit in (*sides, trumps) if suit)
    root = changed(data, {"suits": (*sides, trumps), "more": (3, 0), "size": size})
    numbers = [*root["suits"], *root["more"], root["size"]]
    tricks, rows = data.draw(st.sampled_from([(1, 1), (8, 2), (30, 1), (129, 1)]))
    points = [data.draw(NUMBERS.filter(lambda number: abs(number) < 1 << 62)) for _ in range(tricks * rows)]
    with suppress(OverflowError, *REFUSALS):
        packed = memoryview(array("H", numbers)).cast("B").cast("H", (1, len(numbers)))
        heavy = sum(suit.bit_length() for suit in numbers[:5]) > len(range(30))
        if not heavy:  # what can be solved may take long
            engine.solitaire(packed, number_table("q", points, rows))


def position_with_faults(data: st.DataObject, moment: T) -> T:
    """Return a position or a plan of which up to three fields are spoiled."""
    named = {field.name: getattr(moment, field.name) for field in fields(moment)}  # type: ignore[arg-type]
    return type(moment)(**changed(data, named))


def answers(plan: Plan, position: Any, hidden: HiddenCards, candidates: int, seed: int) -> list[Callable[[], Any]]:
    """Return the results of all functions on a position."""
    everybody = tuple(range(plan.seats))

    def worlds(**how: Any) -> Callable[[], Any]:
        def work() -> Any:
            played = play_worlds(plan, position, hidden, candidates, Rng(seed), **how)
            return [played.count, played.sums.tolist(), played.squares.tolist(), played.squared_differences.tolist()]

        return work

    questions: list[Callable[[], Any]] = [
        worlds(),
        worlds(heuristic=everybody, weights=range(plan.seats)),
        worlds(conventional=everybody),
        lambda: play_deals(plan, 2, Rng(seed), leader=position.turn).tolist(),
    ]
    if isinstance(plan, TrickPlan):
        values = RecipientPayoffs(plan.pay[:: plan.seats], plan.pay_trick[:: plan.seats], plan.pay_last[:: plan.seats])
        side, stakes = everybody[::2], Stakes(position.turn, plan.seats, (5,) * plan.seats)
        questions += [
            worlds(values=values),
            lambda: play_endings(plan, position, hidden, candidates, Rng(seed), values, side, solved=1).tolist(),
            lambda: play_stakes(plan, position, stakes, hidden, 1, [64, 65], Rng(seed)).tolist(),
        ]
    return questions


def compare_all(
    engine: "Engine", plan: Plan, position: Any, whole: Any, hidden: HiddenCards, seed: int, cards: int
) -> None:
    """Ask kernel and reference the same; where the kernel refuses, there is nothing to compare."""
    questions: list[Callable[[], Any]] = [
        *answers(plan, position, hidden, cards, seed),
        lambda: perft(plan, whole, 3),
    ]
    for number, question in enumerate(questions):
        with only(engine):
            try:
                answer = question()
            except REFUSALS:
                continue
        with only(None):
            assert question() == answer, f"{plan=}\n{position=}\n{whole=}\n{hidden=} {hidden.cards.tolist()}\n{number=}"


@FEWER
@given(st.data(), SEEDS)
def test_what_the_kernel_accepts_of_tricks_has_the_answer_of_the_reference(
    engine: "Engine", data: st.DataObject, seed: int
) -> None:
    """With faults in plan, position and worlds: refused, or the same answer."""
    rng = Rng(seed)
    plan, moment = random_trick_position(rng)
    position, hidden = Hiding(plan.seats, rng).hide(moment, WORLDS)
    candidates = data.draw(st.sampled_from([0, moment.hands[moment.turn], 1]))
    plan = position_with_faults(data, plan)
    position, whole = position_with_faults(data, position), position_with_faults(data, moment)
    hidden = spoiled(data, hidden)
    try:
        assume(holds_worlds(hidden))
        compiled_trick_plan(plan)
    except (IndexError, *REFUSALS):  # the rows of a plan contradict each other
        reject()
    compare_all(engine, plan, position, whole, hidden, seed, candidates)


@FEWER
@given(st.data(), SEEDS)
def test_what_the_kernel_accepts_of_layouts_has_the_answer_of_the_reference(
    engine: "Engine", data: st.DataObject, seed: int
) -> None:
    """The same for layouts."""
    rng = Rng(seed)
    plan, moment = random_layout_position(rng)
    position, hidden = Hiding(plan.seats, rng).hide(moment, WORLDS)
    candidates = data.draw(st.sampled_from([0, moment.hands[moment.turn], 1]))
    plan = position_with_faults(data, plan)
    position, whole = position_with_faults(data, position), position_with_faults(data, moment)
    hidden = spoiled(data, hidden)
    try:
        assume(holds_worlds(hidden))
        compiled_layout_plan(plan)
    except (IndexError, *REFUSALS):  # the rows of a plan contradict each other
        reject()
    compare_all(engine, plan, position, whole, hidden, seed, candidates)


def train_twice(trainer: "_kernel.TrickTrainer | _kernel.LayoutTrainer", words: Mapping[str, Any]) -> None:
    """Train by values, and then by choices."""
    trainer.round(**words)
    trainer.begin_choices(float(words["value_rate"]))
    trainer.round(**words)


@FEWER
@given(st.data(), SEEDS)
def test_choices_among_worlds_that_cannot_be_are_refused(engine: "Engine", data: st.DataObject, seed: int) -> None:
    """Plays, weights, policies and worlds with faults; training with numbers that make no sense."""
    rng = Rng(seed)
    plan: Plan
    if seed % 2:
        plan, layout = random_layout_position(rng)
        made, start = compiled_layout_plan(plan), compiled_layout_deal
        position, hidden = Hiding(plan.seats, rng).hide(layout, WORLDS)
        played, choose, playouts = layout.placed, engine.likely_layout_worlds, engine.layout_playouts
        one = engine.learned_placement
    else:
        plan, tricks = random_trick_position(rng)
        made, start = compiled_trick_plan(plan), compiled_trick_deal  # type: ignore[assignment]
        position, hidden = Hiding(plan.seats, rng).hide(tricks, WORLDS)
        played, choose, playouts = sum(tricks.taken), engine.likely_worlds, engine.playouts  # type: ignore[assignment]
        one = engine.learned_card  # type: ignore[assignment]
    weights = bytes(weights_of(tables_of(plan)))
    where = [-1 if place is None else place for place in hidden.where]
    worlds = {"worlds": hidden.cards, "where": where, "unseen": hidden.unseen, "seed": seed}
    common: dict[str, Any] = {"plan": made, "start": start(plan, position), **worlds}  # type: ignore[arg-type]
    plays = [(rng.below(plan.seats), card) for card in iter_cards(played)]
    chosen = {"plays": plays, "weights": weights, "decays": [0.5] * DECAYS, "count": 3}
    policies = {"heuristic": 0, "conventional": 0, "candidates": 0, "learned": 1, "learned_weights": weights}
    by_world = {"by_world": number_table("B", [7] * WORLDS * 3, 3)}
    for call, words in ((choose, chosen), (playouts, policies), (playouts, policies | by_world)):
        asked = common | words
        for named in (asked, changed(data, asked)):
            if not is_long(named.get("count")):
                tried(lambda call=call, named=named: call(**named))  # type: ignore[misc]
    hand = position.hands[position.turn]
    asked = {"plan": made, "deal": common["start"], "legal": hand & -hand, "weights": weights}
    for named in (asked, changed(data, asked)):
        tried(lambda named=named: one(**named))  # type: ignore[misc]
    trained = changed(data, {"deals": 3, "seed": seed, "value_rate": 0.1, "choice_rate": 0.1, "threads": 2})
    if not is_long(trained["deals"]):
        kind = _kernel.LayoutTrainer if seed % 2 else _kernel.TrickTrainer
        tried(lambda: train_twice(kind(engine, made), trained))  # type: ignore[arg-type]
