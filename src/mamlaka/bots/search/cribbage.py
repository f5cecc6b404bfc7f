"""Cribbage: exact means for the discard, and the play in many worlds.

A discard is valued by the exact mean of the hand over all starters, and of the crib over all starters and what the
other seat throws. A card is valued in worlds in which the other seat has kept its cards with good reason; each world is
played on by a simple policy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp, inf
from time import perf_counter
from typing import Any

from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import Mask, iter_cards
from mamlaka.games.cribbage import Cribbage, dealer_of, starter_of
from mamlaka.games.cribbage.deal import CRIB_SIZE, HAND, HANDS, KEPT, crib_spec, show_entries, side_of, side_scores
from mamlaka.games.cribbage.discards import WEIGHTS
from mamlaka.games.cribbage.values import (
    KEYS,
    RANK_OF,
    RANKS,
    crib_mean,
    hand_mean,
    mean_of_pair,
    rank_points,
)
from mamlaka.ledger import Points
from mamlaka.phases import CountingPlay, SecretDiscard
from mamlaka.rng import Rng
from mamlaka.search.cribbage.pegging import Pegging, Table, play_on
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["cribbage_action_values"]

WORLDS, FEWEST = 100, 6
"""The number of worlds without a limit, and the fewest: with less time the rules decide."""
BATCH = 32
"""The number of worlds that are sampled together."""
CARE = 1.5
"""How many points worse a discard is that the other seat makes with a chance smaller by the factor e."""
PAIRS_OF_SIX = tuple(combinations(range(HANDS[2]), HANDS[2] - KEPT))
"""The places of two of six cards."""
NEAR = 31
"""A side that needs no more points than this may win in this deal."""
SHARE = 2
"""The sides: what one of them wins is worth half of it above the mean of both. Three seats are valued alike."""
TRIALS = 400
"""The most worlds that are drawn for one in which the other seat had good reasons."""


def cribbage_action_values(
    view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array
) -> tuple[ActionValue, ...]:
    """Estimate the value of each discard or card, the best first; empty if the rules decide."""
    phase = view.state.phase
    if isinstance(phase, SecretDiscard):
        return _discard_values(view)
    return _card_values(view, phase, limit, rng, sampler) if isinstance(phase, CountingPlay) else ()


def _discard_values(view: View) -> tuple[ActionValue, ...]:
    """Return the exact value of each discard: its hand and its crib, in points of the own side."""
    state, hand, unseen = view.state, view.hand_mask, view.deductions().unseen
    game, dealer = state.game, dealer_of(state)
    assert isinstance(game, Cribbage)
    assert view.seat is not None
    has_crib = side_of(dealer, state.seats) == side_of(view.seat, state.seats)
    weights = WEIGHTS["pone" if has_crib else "dealer"] if state.seats * 2 == CRIB_SIZE else None
    flush_needs = CRIB_SIZE if crib_spec(game.options).suit_points else CRIB_SIZE + 1
    cribs: dict[tuple[int, ...], float] = {}
    values = []
    for action in view.legal:
        cards = sorted(iter_cards(action.cards), key=RANK_OF.__getitem__)
        suits = [game.deck.suit_of[card] for card in cards]
        left = [(unseen & game.deck.suit_masks[suit]).bit_count() for suit in suits]
        key = (*(RANK_OF[card] for card in cards), *left, len(set(suits)))
        if key not in cribs:
            cribs[key] = crib_mean(action.cards, unseen, weights, flush_needs)
        crib = cribs[key] if has_crib else -cribs[key]
        values.append(ActionValue(action, (hand_mean(hand & ~action.cards, unseen) + crib) / SHARE))
    return best_first(values)


def _card_values(
    view: View, play: CountingPlay, limit: Limit, rng: Rng, sampler: WorldSampler
) -> tuple[ActionValue, ...]:
    """Return the mean value of each card in worlds, the best first."""
    start = perf_counter()
    assert view.seat is not None
    actions = tuple(view.legal)
    ranks = [RANK_OF[action.card] for action in actions]
    columns: list[list[float]] = [[] for _ in actions]
    most = limit.worlds or (WORLDS if limit.seconds is None else inf)
    for number, zones in enumerate(_worlds(view, rng, sampler)):
        if number >= most or (number and limit.seconds is not None and perf_counter() - start > limit.seconds):
            break
        table, position = _table(view.state, view.seat, zones), _position(view.state, play, zones)
        found = {rank: play_on(table, position, rank) / SHARE for rank in dict.fromkeys(ranks)}
        for column, rank in zip(columns, ranks, strict=True):
            column.append(found[rank])
    if len(columns[0]) < FEWEST and not limit.worlds:
        return ()
    values = [ActionValue(action, *mean_and_error(column)) for action, column in zip(actions, columns, strict=True)]
    return best_first(values)


def _worlds(view: View, rng: Rng, sampler: WorldSampler) -> Iterator[list[Mask]]:
    """Yield the cards of all zones in worlds, without end; of two seats the other one has thrown cards with reason."""
    state, knowledge, seat = view.state, view.deductions(), view.seat
    assert seat is not None
    other = 1 - seat if state.seats * 2 == CRIB_SIZE else None
    left_out = 0
    while True:
        rows: Any = sampler(view, BATCH, rng).tolist()
        for row in rows:
            zones = [zone.cards for zone in state.zones]
            for slot, cards in zip(knowledge.slots, row, strict=False):
                zones[slot.zone] |= cards & knowledge.unseen
            if other is not None and left_out < TRIALS and not _discard_again(state, other, zones, rng):
                left_out += 1
                continue
            left_out = 0
            yield zones


def _discard_again(state: State, seat: Seat, zones: list[Mask], rng: Rng) -> bool:
    """Let a seat throw two of its six cards with reason; return False if it would rather have thrown others.

    Each pair is as likely as it is good: one that is worse than the best by `CARE` by the factor e. Cards that the seat
    has played, and those that it has proved not to hold, must agree with the pair.
    """
    play, crib = state.phase, state.game.zone_index["crib", None]
    assert isinstance(play, CountingPlay)
    played = state.zone("taken", seat).cards | _on_table(state, seat)
    hidden = zones[seat] | zones[crib] & ~state.zones[crib].cards
    cards = [*iter_cards(hidden), *iter_cards(played)]
    free, sign = hidden.bit_count(), 1 if dealer_of(state) == seat else -1
    ranks = [RANK_OF[card] for card in cards]
    total = sum([KEYS[rank] for rank in ranks])
    places = PAIRS_OF_SIX
    means = [
        _kept_mean(total - KEYS[ranks[one]] - KEYS[ranks[two]]) + sign * _pair_mean(ranks[one], ranks[two])
        for one, two in places
    ]
    best = max(means)
    weights = [exp((mean - best) / CARE) for mean in means]
    pick = rng.below(1 << 24) / (1 << 24) * sum(weights)
    for (one, two), weight in zip(places, weights, strict=True):
        pick -= weight
        if pick < 0:
            pair = 1 << cards[one] | 1 << cards[two]
            if two >= free or hidden & ~pair & play.absent[seat]:
                return False
            zones[seat], zones[crib] = hidden & ~pair, state.zones[crib].cards | pair
            return True
    return False


def _on_table(state: State, seat: Seat) -> Mask:
    """Return the cards of the running count that a seat has played."""
    play = state.phase
    assert isinstance(play, CountingPlay)
    return sum(1 << card for who, card in play.plays if who == seat)


@cache
def _pair_mean(one: int, two: int) -> float:
    """Return the mean of a crib with two ranks, in any order."""
    return mean_of_pair(min(one, two), max(one, two))


@cache
def _kept_mean(key: int) -> float:
    """Return about what four ranks are worth over all starters."""
    table = rank_points()
    points = [table[key + KEYS[rank]] for rank in range(RANKS) if key + KEYS[rank] in table]
    return sum(points) / len(points)


def _position(state: State, play: CountingPlay, zones: Sequence[Mask]) -> Pegging:
    """Return the position of a world."""
    hands = tuple(tuple(sorted(RANK_OF[card] for card in iter_cards(zones[seat]))) for seat in range(state.seats))
    return Pegging(hands, play.turn, tuple(RANK_OF[card] for card in play.pile), play.passed)


def _table(state: State, seat: Seat, zones: Sequence[Mask]) -> Table:
    """Return the sides, and near the end of a game what they need and show in a world."""
    game, seats = state.game, state.seats
    assert isinstance(game, Cribbage)
    sides = tuple(side_of(one, seats) for one in range(seats))
    scores = side_scores(game.standing(state).scores)
    needs = tuple(game.target - score for score in scores)
    if min(needs) > NEAR:
        return Table(sides, side_of(seat, seats))
    starter, dealer, index = starter_of(state), dealer_of(state), game.zone_index
    shows: list[tuple[int, Points]] = []
    for one in (*turn_order(dealer, seats)[1:], dealer):
        kept = zones[one] | zones[index["taken", one]] | _on_table(state, one)
        shows.append((sides[one], sum(entry.points for entry in show_entries(HAND, one, kept, starter))))
    crib = show_entries(crib_spec(game.options), dealer, zones[index["crib", None]], starter)
    shows.append((sides[dealer], sum(entry.points for entry in crib)))
    return Table(sides, side_of(seat, seats), needs, tuple(shows))
