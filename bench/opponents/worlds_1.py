"""`worlds-1`: a flat Monte Carlo player, who tries each card in deals that may be true and lets all play on.

Style: no tactics of its own. It deals the hidden cards as its view allows and takes the card, the contract or the
doubling with the best mean result for its side. Half of the seats, drawn anew for each share of the deals, are played
by the heuristic policy of the library, and the others at random. Source: flat Monte Carlo with determinisation, as the
literature on computer bridge and Skat describes it. Frozen at this version, unless that policy changes: the test of its
decisions would show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mamlaka.bots.base import Decision, Limit
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import GameError
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.rng import Rng
from mamlaka.search import (
    HiddenCards,
    LayoutPosition,
    Position,
    TrickPosition,
    hidden_cards_in,
    play_worlds,
    position_of,
    world_array,
)
from mamlaka.view import View

from ._player import Layout, Player, Tricks, side_of

__all__ = ["OPPONENT"]

WORLDS, SHARES = 48, 4
"""The deals that it samples for a decision, and the shares of them in which other seats are greedy."""


class Worlds(Player):
    """Samples, plays out, compares means."""

    name = "worlds-1"

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Note the limit of worlds, which replaces the usual number."""
        self._worlds = limit.worlds or WORLDS
        return super().act(view, limit)

    def value(self, view: View, contract: str) -> float:
        """Play the contract in sampled deals; above 0: better than the mean of the seats."""
        spec_of = getattr(view.state.game, "spec_of", None)
        try:
            plan = lower(spec_of(contract)) if spec_of else None
        except (GameError, KeyError):
            plan = None
        return self._start(view, plan) if plan else 0.0

    def double(self, view: View, cards: Mask) -> Mask:
        """Double a card if the contract is worth more with it doubled."""
        contract = getattr(view.state.stack[0], "contract", "")
        spec_of = getattr(view.state.game, "spec_of", None)
        if not contract or spec_of is None or view.seat is None:
            return 0
        plain = self._start(view, lower(spec_of(contract)))
        doubled = 0
        for card in iter_cards(cards):
            if self._start(view, lower(spec_of(contract, ((card, view.seat),)))) > plain:
                doubled |= 1 << card
        return doubled

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give the highest cards."""
        del view
        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-(card % 13), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Compare the legal cards."""
        return self._best(view, tricks.legal, tricks.side)

    def place(self, view: View, layout: Layout) -> Card:
        """Compare the legal cards."""
        return self._best(view, layout.legal, layout.side)

    def _best(self, view: View, legal: Mask, side: Sequence[int]) -> Card:
        plan, position = position_of(view.state)
        hidden = hidden_cards_in(view, world_array(view, self._worlds, self.rng))
        totals = dict.fromkeys(iter_cards(legal), 0.0)
        for points, candidates in self._shares(plan, position, hidden, legal):
            for row, card in zip(points, candidates, strict=True):
                totals[card] += sum(row[seat] for seat in side) - sum(row) * len(side) / plan.seats
        return max(totals, key=totals.__getitem__)

    def _start(self, view: View, plan: Plan) -> float:
        """Return the mean points of the side above those of all, from the first card on; the king leads."""
        state = view.state
        king = getattr(state.stack[0], "king", None)
        seat = view.seat or 0
        leader = seat if king is None else int(king)
        hands = tuple(zone.cards for zone in state.zones[: state.seats])
        hidden = hidden_cards_in(view, world_array(view, self._worlds, self.rng))
        position: Position = (
            LayoutPosition(hands, leader) if isinstance(plan, LayoutPlan) else TrickPosition(hands, leader)
        )
        side = side_of(state, seat)
        total = 0.0
        for (row,), _ in self._shares(plan, position, hidden, 0):
            total += sum(row[seat] for seat in side) - sum(row) * len(side) / plan.seats
        return total / len(hidden.cards)

    def _shares(
        self, plan: Plan, position: Position, hidden: HiddenCards, legal: Mask
    ) -> list[tuple[Sequence[Sequence[int]], tuple[Card, ...]]]:
        """Play the sampled deals, in shares with different greedy seats; return the sums of points."""
        size = max(1, len(hidden.cards) // SHARES)
        results: list[tuple[Sequence[Sequence[int]], tuple[Card, ...]]] = []
        for start in range(0, len(hidden.cards), size):
            seats = list(range(plan.seats))
            self.rng.shuffle(seats)
            part = HiddenCards(hidden.cards[start : start + size], hidden.where, hidden.unseen)
            played = play_worlds(
                plan, position, part, legal, Rng(self.rng.next64()), heuristic=seats[: plan.seats // 2]
            )
            results.append((cast("list[list[int]]", played.sums.tolist()), played.candidates))
        return results


OPPONENT = Worlds
