"""Loo: cards by the plan, which knows the pool, and each declaration by deals played to their end.

In every world the seats that have still to declare decide by the estimate of their hands.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.cards import Mask
from mamlaka.games.loo import Loo, LooDeals, loo_deals
from mamlaka.games.loo.deals import DEFEND, IN, MISS, OUT, PASS, STAND, hand_size, loo_price, stake_of
from mamlaka.games.loo.phases import Declare
from mamlaka.games.loo.prospects import JOINS, HandEstimate, estimate_hand, gain
from mamlaka.ledger import Points
from mamlaka.plan import TrickPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import HiddenCards, TrickPosition
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS, WORLDS_A_SECOND = 200, 12_000
"""The number of worlds for a declaration without a limit, and the most per second."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each declaration or card, the best first."""
    if not isinstance(view.state.phase, Declare):
        return card_action_values(view, limit, rng, sampler)
    legal = tuple(view.legal)
    most = WORLDS if limit.seconds is None else max(2, int(limit.seconds * WORLDS_A_SECOND / len(legal)))
    worlds = sampler(view, limit.worlds or most, rng)
    declaring = _Declaring(view, worlds)
    seed = rng.next64()
    return best_first([ActionValue(act, *mean_and_error(declaring.values(act.kind, Rng(seed)))) for act in legal])


class _Outcome(NamedTuple):
    """The end of the declarations in one world."""

    deals: LooDeals
    pool: Points
    paid: tuple[Points, ...]
    """(seats,): what each seat has paid for not playing."""


class _Declaring:
    """The declaration of a seat in a number of worlds."""

    def __init__(self, view: View, worlds: memoryview) -> None:
        state, game = view.state, view.state.game
        assert isinstance(game, Loo)
        assert view.seat is not None
        self._game, self._seat, self._hand = game, view.seat, view.hand_mask
        self._deals, self._seats = loo_deals(state), state.seats
        self._pool = self._deals.pot_now(state)
        self._turned: Mask = state.zone("turnup").cards
        self._plan: TrickPlan = lower(game.spec_after(self._deals, self._turned.bit_length() - 1, self._pool))
        knowledge = view.deductions()
        self._zones = [slot.zone for slot in knowledge.slots]
        self._unseen = knowledge.unseen
        self._spare = game.zone_index[MISS, None]
        self._rows = [
            tuple(worlds[number, column] for column in range(len(self._zones))) for number in range(len(worlds))
        ]
        self._estimates: dict[tuple[Mask, float], HandEstimate] = {}

    def values(self, word: str, rng: Rng) -> list[float]:
        """Return the value of a word in each world: the chips won, with a share of those left in the pool."""
        return [self._value(word, row, rng) for row in self._rows]

    def _value(self, word: str, row: tuple[Mask, ...], rng: Rng) -> float:
        outcome = self._declared(word, dict(zip(self._zones, row, strict=True)))
        points = self._played(outcome, row, rng)
        left = outcome.pool - sum(points)
        return points[self._seat] + outcome.paid[self._seat] + left / self._seats

    def _declared(self, word: str, held: dict[int, Mask]) -> _Outcome:
        """Return the end of the declarations if the seat says a word; `held` has the unknown cards of each zone."""
        deals, pool, paid = self._deals, self._pool, [0] * self._seats
        hands = {**held, self._seat: self._hand}
        declaration = self._game.next_declaration(deals)
        while declaration is not None:
            seat = declaration.turn
            said = word if seat == self._seat else self._word(declaration, deals, pool, hands[seat])
            if said == OUT:
                paid[seat] -= stake_of(self._game.options)
                pool += stake_of(self._game.options)
            deals = replace(deals, words=(*deals.words, said))
            declaration = self._game.next_declaration(deals)
        return _Outcome(deals, pool, tuple(paid))

    def _word(self, declaration: Declare, deals: LooDeals, pool: Points, hand: Mask) -> str:
        """Return the word of another seat, by the estimate of its hand."""
        options, to_come = self._game.options, self._seats - len(deals.words) - 1
        rivals = max(1.0, len(deals.playing(self._seats)) + JOINS * to_come)
        key = hand, rivals
        if key not in self._estimates:
            self._estimates[key] = estimate_hand(self._plan, hand, self._turned, rivals)
        expected = gain(self._estimates[key], pool / hand_size(options), loo_price(options, pool))
        if IN in declaration.plays:
            return IN if expected > -stake_of(options) else OUT
        return STAND if expected > 0 else PASS if PASS in declaration.leaves else DEFEND

    def _played(self, outcome: _Outcome, row: tuple[Mask, ...], rng: Rng) -> list[int]:
        """Return (seats,): the points of the play after the declarations, in one world."""
        deals, seats = outcome.deals, self._seats
        playing = deals.playing(seats)
        if len(playing) < 2:  # noqa: PLR2004  # a trick needs two
            winner = playing[0] if playing else deals.order(seats)[-1]
            return [outcome.pool * (seat == winner) for seat in range(seats)]
        spec = self._game.spec_after(deals, self._turned.bit_length() - 1, outcome.pool)
        swapper = self._new_swapper(deals)
        hands = tuple(self._hand * (seat == self._seat != swapper) for seat in range(seats))
        out = tuple(seat for seat in range(seats) if seat not in playing)
        position = TrickPosition(hands, playing[0], gone=self._turned, out=out)
        held_by = {zone: zone for zone in playing if zone != swapper} | {self._spare: swapper}
        hidden = HiddenCards(number_table("Q", row, len(row)), tuple(map(held_by.get, self._zones)), self._unseen)
        return flat(play_worlds(lower(spec), position, hidden, 0, rng, heuristic=range(seats)).sums)

    def _new_swapper(self, deals: LooDeals) -> Seat | None:
        """Return the seat that takes the spare hand with one of the declarations to come."""
        declared = list(deals.declared(self._seats).items())[len(self._deals.words) :]
        return next((seat for seat, word in declared if word in (MISS, DEFEND)), None)
