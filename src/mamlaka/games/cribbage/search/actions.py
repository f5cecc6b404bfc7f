"""Cribbage: exact means for the discard, and the play in many worlds.

A discard is valued by the exact mean of the hand over all starters, and of the crib over all starters and what the
other seat throws. A card is valued in worlds in which the other seat has kept its cards with good reason; each world is
played on by a simple policy and then shown. Values are points of the own side above those of the other in this deal, or
near the end of a game the chance to win it; for a discard, with usual points in the play and of what the other shows.
With few worlds the advice of the rules counts as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp, inf
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.advised import advised_actions, values_with_advice
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import Mask, iter_cards
from mamlaka.games.cribbage import dealer_of, game_of, starter_of
from mamlaka.games.cribbage.deal import CRIB_SIZE, HAND, HANDS, KEPT, crib_spec, side_of, side_scores
from mamlaka.games.cribbage.discards import WEIGHTS
from mamlaka.games.cribbage.phases import CountingPlay, SecretDiscard
from mamlaka.games.cribbage.search.pegging import Pegging, play_on
from mamlaka.games.cribbage.search.race import chance_to_win, pone_chance, shares_of
from mamlaka.games.cribbage.values import (
    KEYS,
    RANK_OF,
    RANKS,
    crib_mean,
    hand_mean,
    hand_shares,
    mean_of_pair,
    quick_points,
    rank_points,
)
from mamlaka.ledger import Points, points_by_seat
from mamlaka.rng import Rng
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, next_seat, turn_order
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS, FEWEST = 100, 6
"""The number of worlds without a limit, and the fewest: with less time the rules decide."""
BATCH = 32
"""The number of worlds that are sampled together."""
CARE = 1.5
"""How many points worse a discard is that the other seat makes with a chance smaller by the factor e."""
PAIRS_OF_SIX = tuple(combinations(range(HANDS[2]), HANDS[2] - KEPT))
"""The places of two of six cards."""
NEAR = 25
"""A side that needs no more points than this may win in this deal: the chance to win decides."""
NEAR_BEFORE_PLAY = 12
"""The same for a discard, of whose play and crib less is known: farther from the end points win as many games."""
VOTES_PER_POINT = 10.0
"""The votes of the rules that stand for a point, as in their vote for a card that scores."""
ADVICE = 32
"""The number of worlds that the advice of the rules counts as."""
CHANCE_OF_POINT = 0.02
"""About what a point adds to the chance to win near the end."""
HANDS_OF_OTHERS = {2: 8.1, 3: 6.4, 4: 6.4}
"""The mean of a hand, by the number of seats: of five cards it is less than of six."""
DIGITS = 3
"""The digits of a chance that tell discards apart; a finer difference is beyond the model, and points decide."""
DEVIATION_OF_HAND, DEVIATION_OF_CRIB, DEVIATION_OF_DEALER = 3.7, 3.2, 4.7
"""The standard deviations of the points of a hand, of a crib, and of both together."""
LEADS_IN_PLAY = {2: 1.3, 3: 1.0, 4: 0.4}
"""What the dealer's side makes in the play above the mean of the others on average, by the number of seats."""
TRIALS = 400
"""The most worlds that are drawn for one in which the other seat had good reasons."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each discard or card, the best first; empty if the rules decide."""
    phase = view.state.phase
    if isinstance(phase, SecretDiscard):
        return _discard_values(view)
    return _card_values(view, phase, limit, rng, sampler) if isinstance(phase, CountingPlay) else ()


def _discard_values(view: View) -> tuple[ActionValue, ...]:
    """Return the value of each discard: its exact hand and crib, and what seats have besides them on average.

    Near the end of a game of two players it is the chance to win; of about equal chances, more points come first.
    """
    state, hand, unseen = view.state, view.hand_mask, view.deductions().unseen
    game, dealer = game_of(state), dealer_of(state)
    assert view.seat is not None
    has_crib = side_of(dealer, state.seats) == side_of(view.seat, state.seats)
    is_duel = state.seats * 2 == CRIB_SIZE
    weights = WEIGHTS["pone" if has_crib else "dealer"] if is_duel else None
    flush_needs = CRIB_SIZE if crib_spec(game.options).suit_points else CRIB_SIZE + 1
    # What one of two opponents makes is half a point behind for each: values are above the mean of the others.
    share = 1.0 if has_crib else -1.0 / (len(game.sides) - 1)
    besides = share * LEADS_IN_PLAY[state.seats] - HANDS_OF_OTHERS[state.seats]
    needs = [game.target - score for score in side_scores(game.standing(state).scores)]
    is_near = is_duel and min(needs) <= NEAR_BEFORE_PLAY
    cribs: dict[tuple[int, ...], float] = {}
    values, chances = [], {}
    for action in view.legal:
        cards = sorted(iter_cards(action.cards), key=RANK_OF.__getitem__)
        suits = [game.deck.suit_of[card] for card in cards]
        left = [(unseen & game.deck.suit_masks[suit]).bit_count() for suit in suits]
        key = (*(RANK_OF[card] for card in cards), *left, len(set(suits)))
        if key not in cribs:
            cribs[key] = crib_mean(action.cards, unseen, weights, flush_needs)
        kept = hand & ~action.cards
        values.append(ActionValue(action, hand_mean(kept, unseen) + share * cribs[key] + besides, unit="lead"))
        if is_near:
            need, other = needs[view.seat], needs[1 - view.seat]
            chances[action] = _chance(need, other, hand_shares(kept, unseen), cribs[key], deals=has_crib)
    ranked = best_first(values)
    if not is_near:
        return ranked
    ranked = tuple(sorted(ranked, key=lambda value: -round(chances[value.action], DIGITS)))
    return tuple(replace(value, value=chances[value.action], unit="chance") for value in ranked)


def _chance(need: Points, other: Points, hand: Sequence[float], crib: float, *, deals: bool) -> float:
    """Return the chance to win with a hand, given how likely its points are, and the mean of the crib."""
    crib = round(crib, 1)
    if not deals:
        return pone_chance(need, other, hand, shares_of(HANDS_OF_OTHERS[2] + crib, DEVIATION_OF_DEALER, 0))
    in_crib = shares_of(crib, DEVIATION_OF_CRIB, 0)
    show = [0.0] * (len(hand) + len(in_crib))
    for points, share in enumerate(hand):
        for more, chance in enumerate(in_crib):
            show[points + more] += share * chance
    return 1 - pone_chance(other, need, shares_of(HANDS_OF_OTHERS[2], DEVIATION_OF_HAND, 0), show)


def _card_values(
    view: View, play: CountingPlay, limit: Limit, rng: Rng, sampler: WorldSampler
) -> tuple[ActionValue, ...]:
    """Return the mean value of each card in worlds, the best first."""
    start = perf_counter()
    race = _Race(view)
    advised = advised_actions(view, None, VOTES_PER_POINT)
    leads: dict[Action, list[float]] = {action: [] for action in view.legal}
    chances: dict[Action, list[float]] = {action: [] for action in view.legal}
    most = limit.worlds or (WORLDS if limit.seconds is None else inf)
    for number, zones in enumerate(_worlds(view, rng, sampler)):
        if number >= most or (number and limit.seconds is not None and perf_counter() - start > limit.seconds):
            break
        position, shows = _position(view.state, play, zones), race.shows(zones)
        found: dict[int, tuple[float, float]] = {}
        for action, column in leads.items():
            rank = RANK_OF[action.card]
            if rank not in found:
                found[rank] = race.outcome(play_on(position, rank, race.sides, race.needs), shows)
            lead, chance = found[rank]
            column.append(lead)
            chances[action].append(chance)
    if number < FEWEST and not limit.worlds:
        return ()
    advice = ADVICE if limit.reference is None else 0
    values = values_with_advice(leads, advised, advice)
    if not race.needs:
        return tuple(replace(value, unit="lead") for value in values)
    places = {value.action: place for place, value in enumerate(values)}
    worth = {action: points * CHANCE_OF_POINT for action, points in advised.items()}
    values = values_with_advice(chances, worth, advice)
    ranked = sorted(values, key=lambda value: (-value.value, places[value.action]))
    return tuple(replace(value, value=min(1.0, max(0.0, value.value)), unit="chance") for value in ranked)


class _Race:
    """What both sides have and need, and how a deal ends for one of them."""

    def __init__(self, view: View) -> None:
        self._state = state = view.state
        assert view.seat is not None
        self._game, self._dealer, self._starter = game_of(state), dealer_of(state), starter_of(state)
        seats = state.seats
        self.sides = tuple(side_of(seat, seats) for seat in range(seats))
        """(seats,): the side of each seat."""
        self._mine = self.sides[view.seat]
        needs = tuple(self._game.target - score for score in side_scores(self._game.standing(state).scores))
        self._left = needs
        self.needs = needs if min(needs) <= NEAR else ()
        """(sides,): near the end of a game, the points that each side needs to win it; empty: it is far."""
        self._made = side_scores(points_by_seat(state.ledger, seats))
        self._deals_next = self.sides[next_seat(self._dealer, seats)] == self._mine

    def shows(self, zones: Sequence[Mask]) -> list[tuple[int, Points]]:
        """Return the points of the show in a world, in order, each with its side."""
        seats, index, starter = self._state.seats, self._game.zone_index, self._starter
        shows = []
        for one in (*turn_order(self._dealer, seats)[1:], self._dealer):
            kept = zones[one] | zones[index["taken", one]] | _on_table(self._state, one)
            shows.append((self.sides[one], quick_points(HAND, kept, starter)))
        crib = quick_points(crib_spec(self._game.options), zones[index["crib", None]], starter)
        return [*shows, (self.sides[self._dealer], crib)]

    def outcome(self, pegged: Sequence[Points], shows: Sequence[tuple[int, Points]]) -> tuple[float, float]:
        """Return the points of the side above the mean of the others in this deal, and the chance to win the game.

        The chance is 0 while the end is far.
        """
        mine, totals = self._mine, list(pegged)
        winner = self._winner(totals)
        for side, points in shows:
            totals[side] += points
            if winner is None:
                winner = self._winner(totals)
        made = [before + now for before, now in zip(self._made, totals, strict=True)]
        lead = made[mine] - (sum(made) - made[mine]) / (len(made) - 1)
        if not self.needs or winner is not None:
            return lead, float(winner == mine)
        left = [need - points for need, points in zip(self._left, totals, strict=True)]
        other = min(need for side, need in enumerate(left) if side != mine)
        return lead, chance_to_win(left[mine], other, deals=self._deals_next)

    def _winner(self, totals: Sequence[Points]) -> int | None:
        """Return the side that has what it needs; None: there is none, or the end is far."""
        return next((side for side, need in enumerate(self.needs) if totals[side] >= need), None)


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
