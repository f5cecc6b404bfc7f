"""Scopone: the plays that the rules like best, by playouts of greedy captures in worlds drawn from the view.

The last rounds of each world are solved. The advice of the rules counts as much as some worlds, so that few worlds
don't overrule it by chance. Near the end of a deal all possible worlds are played, and the advice does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import inf
from time import perf_counter
from typing import cast

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.advised import advised_actions, values_with_advice
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import ITALIAN, Mask, iter_cards
from mamlaka.games.scopone import Scopone, capture_spec
from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.scopone.scoring import COINS, NAPOLA, NUMBERED, PRIMIERA, SETTEBELLO, worth
from mamlaka.rng import Rng
from mamlaka.search.capture_playouts import (
    THOUSANDTHS,
    CapturePosition,
    CaptureScore,
    CaptureWorth,
    play_capture_worlds,
)
from mamlaka.search.deals import nth_card
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.positions import HiddenCards, hidden_cards_in
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import count_worlds, world_array
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["action_values", "capture_position", "every_world", "rotated", "score_of", "worth_of"]

WORLDS = 64
"""The number of worlds if there is no limit."""
FIRST_BATCH, BATCH = 8, 32
HANDS = 3
"""The number of hidden hands: each world is played so often, with its cards passed on."""
MOST_LISTED = 2000
"""The most worlds that are all played instead of samples."""
DROP_ERRORS = 2.0
"""A play is dropped if it is worse than the best by this number of standard errors of both."""
POINT = 200.0
"""The votes of the rules that stand for a point above the mean of the sides."""
ADVICE = 24 * 3
"""The number of playouts that the advice counts as: those of 24 worlds."""
PRIMIERA_SHARE = 0.3
"""The share of the point for primiera that a seven is worth."""
SOLVED, SOLVED_AT_ONCE = 8, 12
"""In playouts both sides play the last rounds at their best when all hands hold so many cards together: two rounds, or
three if a decision is one of them, because there are few playouts to solve then."""
SWEEP = 1.0
"""What a seat of a playout wants for a sweep."""
EXPOSED = tuple(1 - (2 / 3) ** held for held in range(5))
"""What it costs to leave a table that one card could sweep, by the number of such cards in the other three hands: the
chance that the next seat has one."""
LAID = 0.5
"""The part of the worth of a card that it costs to lay it on the table."""


@lru_cache(maxsize=16)
def worth_of(options: ScoponeOptions) -> CaptureWorth:
    """Return what the seats of a playout want: parts of the points for coins, cards, settebello and primiera."""
    cards = [
        1 / 20
        + (1 / 7 if 1 << card & COINS else 0.0)
        + (1.0 if card == SETTEBELLO else 0.0)
        + PRIMIERA_SHARE * (max(0, worth(card) - 10) / 11) ** 2
        for card in range(len(ITALIAN))
    ]
    return CaptureWorth(
        capture_spec(options),
        tuple(round(THOUSANDTHS * value) for value in cards),
        sweep=round(THOUSANDTHS * SWEEP),
        exposed=tuple(round(THOUSANDTHS * cost) for cost in EXPOSED),
        laid=tuple(round(THOUSANDTHS * LAID * value) for value in cards),
    )


@lru_cache(maxsize=16)
def score_of(options: ScoponeOptions) -> CaptureScore:
    """Return what a side scores for its cards: for most cards, most coins, settebello, primiera, and napola."""
    cards = range(len(ITALIAN))
    most = [tuple(1 for _ in cards), tuple(COINS >> card & 1 for card in cards)]
    if options.primiera == "sevens":  # each rank outweighs four cards of every later one
        weights = {rank: 5**place for place, rank in enumerate(reversed(NUMBERED))}
        most.append(tuple(weights.get(ITALIAN.names[card][0], 0) for card in cards))
    return CaptureScore(
        most=tuple(most),
        best=tuple(PRIMIERA[ITALIAN.names[card][0]] for card in cards) if options.primiera == "table" else (),
        each=1 << SETTEBELLO,
        run=COINS if options.napola else 0,
        shortest_run=NAPOLA,
    )


def capture_position(state: State) -> CapturePosition:
    """Return the position of a deal, as far as the state knows the cards."""
    play = state.phase
    assert isinstance(play, CapturePlay)
    return CapturePosition(
        hands=[zone.cards for zone in state.zones[: state.seats]],
        table=state.zones[state.game.layout_zone].cards,
        turn=play.turn,
        taken=[state.zone("taken", seat).cards for seat in range(state.seats)],
        sweeps=[*play.sweeps],
        last=None if play.latest is None else play.latest.seat,
    )


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each play, the best first."""
    state, seat = view.state, view.seat
    assert isinstance(state.game, Scopone)
    if not isinstance(state.phase, CapturePlay):
        return ()
    start = perf_counter()
    position = capture_position(state)
    wanted, score = worth_of(state.game.options), score_of(state.game.options)
    side = next(side for side in state.game.teams if seat in side)
    advised = advised_actions(view, None, POINT)
    values: dict[Action, list[float]] = {action: [] for action in advised}
    racing = [*values]
    held = sum(zone.count for zone in state.zones[: state.seats])
    solved = SOLVED_AT_ONCE if held <= SOLVED_AT_ONCE else SOLVED
    seconds = inf if limit.seconds is None else limit.seconds
    most: float = limit.worlds or (WORLDS if limit.seconds is None else inf)
    every = every_world(view, int(min(most * HANDS, MOST_LISTED)), rng) if sampler is world_array else None
    for hidden in _sampled(view, most, rng, sampler) if every is None else (hidden_cards_in(view, every),):
        left = max(0.0, seconds - (perf_counter() - start))
        candidates = [(action.card, action.takes) for action in racing]
        points = flat(
            play_capture_worlds(wanted, score, position, hidden, candidates, side, solved=solved, seconds=left)
        )
        for column, action in enumerate(racing):
            values[action] += [gain / 2 for gain in points[column :: len(racing)]]
        if limit.reference is None:
            racing = _still_racing(values, racing)
        if len(racing) == 1 or perf_counter() - start >= seconds:
            break
    return values_with_advice(values, advised, ADVICE if every is None and limit.reference is None else 0)


def _sampled(view: View, most: float, rng: Rng, sampler: WorldSampler) -> Iterator[HiddenCards]:
    """Yield at most so many worlds, in batches."""
    left, size = most, FIRST_BATCH
    while left > 0:
        worlds = sampler(view, int(min(size, left)), rng)
        yield hidden_cards_in(view, rotated(worlds, rng) if sampler is world_array else worlds)
        left -= size
        size = BATCH


def rotated(worlds: memoryview, rng: Rng) -> memoryview:
    """Return each world with its cards passed on from hand to hand, so that every hand has had nearly every card.

    Who holds the one card that sweeps the table decides so much that chance should not decide how often that is the
    next player. As nothing is known of the hands but their sizes, each of these worlds is as likely as any other.

    Args:
        worlds: (worlds, hands) sets of cards.
        rng: the only source of randomness.
    """
    rows = cast("list[list[Mask]]", worlds.tolist())
    turned: list[Mask] = []
    for row in rows:
        sizes = [cards.bit_count() for cards in row]
        for shift in range(len(row)):
            turned += _resized(row[shift:] + row[:shift], sizes, rng)
    return number_table("Q", turned, len(rows[0]))


def _resized(hands: list[Mask], sizes: list[int], rng: Rng) -> list[Mask]:
    """Move random cards from hands that have too many to hands that have too few."""
    moved: list[Mask] = []
    for place, size in enumerate(sizes):
        while hands[place].bit_count() > size:
            card = 1 << nth_card(hands[place], rng.below(hands[place].bit_count()))
            hands[place] ^= card
            moved.append(card)
    for place, size in enumerate(sizes):
        while hands[place].bit_count() < size:
            hands[place] |= moved.pop()
    return hands


def every_world(view: View, most: int, rng: Rng) -> memoryview | None:
    """Return all worlds of a view, like `world_array`, in random order; None: there are more than `most`."""
    knowledge = view.deductions()
    if count_worlds(view) > most:
        return None
    rows: list[tuple[Mask, ...]] = [()]
    for slot in knowledge.slots:
        rows = [
            (*row, sum(1 << card for card in cards))
            for row in rows
            for cards in combinations(iter_cards(slot.allowed & ~sum(row)), slot.count)
        ]
    rng.shuffle(rows)
    flat_rows = [cards for row in rows for cards in row or (0,)]
    return number_table("Q", flat_rows, max(1, len(knowledge.slots)))


def _still_racing(values: dict[Action, list[float]], racing: list[Action]) -> list[Action]:
    """Return the plays that may still be the best."""
    rows = {action: mean_and_error(values[action]) for action in racing}
    best, error = max(rows.values())
    return [action for action, (mean, own) in rows.items() if best - mean <= DROP_ERRORS * (error + own)]
