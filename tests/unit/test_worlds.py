"""Worlds are counted and sampled exactly."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import factorial

import pytest

from mamlaka.cards import ITALIAN, Mask, iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.events import Moved, Played, redact
from mamlaka.games.tressette import TressetteOptions
from mamlaka.phases import DrawPlay
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds, sample_worlds
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.view import View
from tests.games.tressette.counted_worlds import Seen, consistent_deals
from tests.games.tressette.enumeration import Rules
from tests.slots import deals_by_enumeration
from tests.strategies import random_match
from tests.tables import seen_from, shuffler_of, tressette_of

FEW = 7
COUNTABLE = ("hearts", "tressette", "trex")
"""The games that have states with few unseen cards."""


@lru_cache
def small_views(name: str) -> tuple[View, ...]:
    """Return views of late states in random matches, with few cards whose place or time is unknown."""
    views = []
    for seed in range(6):
        match = random_match(name, seed)
        table = match.table()
        view = View(seed % table.state.seats, table.start)
        for version in match.versions[::7]:
            news = ((number, redact(match.log[number], view.seat)) for number in range(view.version, version))
            view = view.apply((number, event) for number, event in news if event)
            if 0 < view.deductions().cards.bit_count() <= FEW:
                views.append(view)
    return tuple(views)


@pytest.mark.parametrize("name", COUNTABLE)
@pytest.mark.slow
def test_worlds_are_counted_as_by_enumeration(name: str) -> None:
    """The table of counts equals the enumeration of every deal."""
    views = small_views(name)

    assert len(views) > 10
    for view in views:
        assert len(deals_by_enumeration(view.deductions())) == count_worlds(view)


def test_a_seat_must_hold_one_of_several_cards() -> None:
    """Those views include some in which a seat on turn has not passed, so that it holds a card that fits."""
    assert any(slot.cases for view in small_views("trex") for slot in view.deductions().slots)


@pytest.mark.parametrize("name", COUNTABLE)
def test_every_world_is_sampled_equally_often(name: str) -> None:
    """With 200 samples per world, each world is sampled about equally often."""
    for view in small_views(name)[:8]:
        worlds = deals_by_enumeration(view.deductions())
        if len(worlds) <= 60:
            check_draws(view, worlds)


def check_draws(view: View, worlds: set[tuple[Mask, ...]]) -> None:
    """Sample many worlds of a view and compare their frequencies."""
    counts = Counter(sample_worlds(view, 200 * len(worlds), Rng(1)))

    assert worlds == set(counts)
    assert all(120 < count < 280 for count in counts.values())


def test_a_fresh_deal_has_all_worlds() -> None:
    """Three hidden hands and a shown seven make 39 cards, of which one has a known place."""
    match = random_match("trex", 0)
    view = match.table(match.versions[0]).view(1)
    unknown = [slot.count for slot in view.deductions().slots]
    ways = 1
    left = sum(unknown)
    for count in unknown:
        for step_ in range(count):
            ways = ways * (left - step_) // (step_ + 1)
        left -= count

    assert ways == count_worlds(view)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))])
def test_after_the_tenth_shown_draw_every_card_is_known(seed: int) -> None:
    """A seat of Tressette that has seen twenty draws can infer the opponent's first ten cards."""
    match = random_match("tressette", seed)
    for version in match.versions:
        table = match.table(version)
        if not table.state.is_over and not table.state.zone("stock").count:
            assert [1, 1] == [count_worlds(table.view(seat)) for seat in range(2)]


SMALL = [
    ("43..7. | .K5..A", "6H 5S 6D AD", Rules()),
    ("43..7. | .K5..A", "5S 6S 2S AD", Rules()),
    ("3..7.A | 42...J", "AS 4D 5C 6C", Rules(trump="C")),
    ("43..7. | .K5..A", "5S 6S 2S AD", Rules(follow="may")),
    ("4...A | .5..K", "6H KS 7H 5D", Rules()),
]
"""First hands, stocks, and the options that they are played under."""


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("hands,stock,rules", SMALL)
def test_the_oracle_counts_as_many_deals(hands: str, stock: str, rules: Rules, *, shown: bool) -> None:
    """With a small pack, as many deals agree with a seat's observations as when every deal is replayed.

    Every card is with the opponent in as many of them as the oracle counts.
    """
    options = TressetteOptions(follow=rules.follow, trump=rules.trump, show_draws=shown)
    start = tressette_of(hands.split(" | "), stock, options)
    for seed in range(3):
        for seat in range(2):
            for view, seen in watched(start, seat, Rng(seed)):
                compare(start, view, seen, rules)


def watched(state: State, seat: Seat, rng: Rng) -> Iterator[tuple[View, Seen]]:
    """Play a deal at random; yield the view of a seat at each decision, and its observations in the oracle's terms."""
    names, hand, view = ITALIAN.names, words(state.hand_mask(seat)), seen_from(state, seat)
    open_draws = isinstance(state.phase, DrawPlay) and state.phase.open_draws
    seen = Seen(seat, state.phase.actors(state)[0], hand, shown=() if open_draws else None)
    while not state.results:
        yield view, seen
        turn = turns(state)[0]
        events, state = apply_action(state, turn.seat, rng.choice(list(turn.actions())), shuffler_of())
        for event in events:
            view = view.apply([(view.version, received)] if (received := redact(event, seat)) else ())
            if isinstance(event, Played):
                seen = seen._replace(plays=(*seen.plays, names[event.card]))
            if isinstance(event, Moved) and event.target == seat:
                seen = seen._replace(draws=(*seen.draws, *words(event.cards)))
            elif isinstance(event, Moved) and seen.shown is not None:
                seen = seen._replace(shown=(*seen.shown, *words(event.cards)))


def compare(start: State, view: View, seen: Seen, rules: Rules) -> None:
    """Compare our worlds with the deals of the oracle, which distinguishes the orders of the hidden stock."""
    pack = words(start.hand_mask(0) | start.hand_mask(1) | start.zone("stock").cards)
    deals, held = consistent_deals(pack, seen, rules)
    orders, other = factorial(view.state.zone("stock").unknown), 1 - seen.seat
    knowledge, worlds = view.deductions(), deals_by_enumeration(view.deductions())
    ours = Counter(dict.fromkeys(words(view.state.hand_mask(other)), deals))
    for world in worlds:
        for slot, cards in zip(knowledge.slots, world, strict=True):
            if slot.zone == other:
                ours.update(dict.fromkeys(words(cards & knowledge.unseen), orders))

    assert deals == len(worlds) * orders
    assert len(worlds) == count_worlds(view)
    assert held == ours


def words(cards: Mask) -> tuple[str, ...]:
    """Return the names of cards."""
    return tuple(ITALIAN.names[card] for card in iter_cards(cards))


@pytest.mark.slow
def test_worlds_with_hidden_draws_are_sampled_equally_often() -> None:
    """If a seat does not know when cards came, each deal that agrees with the play is sampled equally often."""
    start = tressette_of(["43..7.", ".K5..A"], "6H 5S 6D AD", TressetteOptions(show_draws=False))
    for seat in range(2):
        for view, _ in list(watched(start, seat, Rng(seat)))[::4]:
            worlds = deals_by_enumeration(view.deductions())
            if len(worlds) <= 40:
                check_draws(view, worlds)
