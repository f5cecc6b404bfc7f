"""Layouts: cards by the plan; passes and cards with a choice of place by playouts from the positions after them.

In the playouts every seat plays if it can. The engine itself goes on with play that no plan
describes, such as piles.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.cards import FIRST_BATCH, WORLDS, WorldSampler, card_action_values
from mamlaka.bots.search.engine import engine_action_values
from mamlaka.cards import lowest_card
from mamlaka.layout_rules import ends_that_fit, line_after
from mamlaka.phases import LayoutPlay, PilePlay, TrickPlay
from mamlaka.plan import LayoutPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import HiddenCards, LayoutPosition, hidden_cards_in
from mamlaka.search.statistics import standard_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import next_seat
from mamlaka.view import View

__all__ = ["layout_action_values"]

DROP_ERRORS = 2.0
"""An action is dropped if it is worse than the best by this number of standard errors of both."""


@dataclass(slots=True)
class _Candidate:
    """An action, the position after it, and the sums of its playouts: points above the mean of all seats."""

    action: Action
    plan: LayoutPlan
    position: LayoutPosition
    cost: float
    """What it costs in addition, above the mean of all seats."""
    worlds: int = 0
    sum: float = 0.0
    squares: float = 0.0

    @property
    def value(self) -> float:
        return self.sum / self.worlds - self.cost

    @property
    def error(self) -> float:
        return standard_error(self.squares - self.sum**2 / self.worlds, self.worlds)


def layout_action_values(
    view: View,
    limit: Limit,
    rng: Rng,
    sampler: WorldSampler = world_array,
    cost_of: Callable[[Action], float] = lambda _action: 0.0,
) -> tuple[ActionValue, ...]:
    """Estimate the value of each card, and of a pass, the best first; in other play, of cards alone.

    Args:
        view: the view of the seat on turn.
        limit: the number of worlds, or the time.
        rng: the only source of randomness.
        sampler: samples the worlds.
        cost_of: returns what an action costs in addition to the points of the plan, above the mean of all seats.
    """
    play = view.state.phase
    assert view.turn is not None
    if isinstance(play, PilePlay) or (isinstance(play, TrickPlay) and not play.has_plan):
        return engine_action_values(view, limit, rng)
    if not isinstance(play, LayoutPlay) or (play.has_plan and all(offer.cards for offer in view.turn.offers)):
        return card_action_values(view, limit, rng, sampler)
    start = perf_counter()
    candidates = racing = [_candidate(view, play, action, cost_of(action)) for action in view.legal]
    size, left = FIRST_BATCH, limit.worlds or (WORLDS if limit.seconds is None else inf)
    hidden: HiddenCards | None = None
    while left > 0:
        seconds = inf if limit.seconds is None else limit.seconds - (perf_counter() - start)
        if hidden and (seconds <= 0 or len(racing) == 1):
            break
        worlds = sampler(view, int(min(size, left)), rng)
        hidden = dataclasses.replace(hidden, cards=worlds) if hidden else hidden_cards_in(view, worlds)
        seed = rng.next64()
        for candidate in racing:
            _play_on(view, candidate, hidden, Rng(seed), max(0.0, seconds) / len(racing))
        if limit.reference is None:
            racing = _still_racing(racing)
        left -= size
        size *= 2
    candidates.sort(key=lambda candidate: -candidate.value)
    return tuple(ActionValue(candidate.action, candidate.value, candidate.error) for candidate in candidates)


def _still_racing(racing: Sequence[_Candidate]) -> list[_Candidate]:
    """Return the candidates that may still be the best."""
    best = max(racing, key=lambda candidate: candidate.value)
    return [each for each in racing if best.value - each.value <= DROP_ERRORS * (best.error + each.error)]


def _play_on(view: View, candidate: _Candidate, hidden: HiddenCards, rng: Rng, seconds: float) -> None:
    """Add playouts to the sums of a candidate."""
    seats, seat = view.state.seats, view.seat
    assert seat is not None
    hidden = dataclasses.replace(hidden, unseen=hidden.unseen & ~candidate.position.placed)
    played = play_worlds(candidate.plan, candidate.position, hidden, 0, rng, heuristic=range(seats), seconds=seconds)
    own = played.sums[0, seat] - sum(played.sums[0, other] for other in range(seats)) / seats
    spread = max(0.0, played.squares[0, seat] - played.sums[0, seat] ** 2 / played.count)
    candidate.worlds += played.count
    candidate.sum += own
    candidate.squares += spread + own**2 / played.count


def _candidate(view: View, play: LayoutPlay, action: Action, cost: float) -> _Candidate:
    """Return an action with the position after it."""
    state, seat = view.state, view.seat
    assert seat is not None
    spec = play.spec
    if not play.has_plan:
        spec = dataclasses.replace(spec, start=spec.deck.names[lowest_card(action.cards)][0])
    hands = [zone.cards for zone in state.zones[: state.seats]]
    hands[seat] &= ~action.cards
    places = (*play.places, seat) if not hands[seat] else play.places
    passes = [play.passes_of(other) for other in range(state.seats)]
    passes[seat] += action.kind == "pass"
    ends = play.ends(state)
    if play.plan.line and action.cards:
        ends = line_after(play.plan, ends, action.card, action.name or ends_that_fit(play.plan, ends, action.card)[0])
    position = LayoutPosition(
        tuple(hands),
        next_seat(seat, state.seats, (*places, *play.eliminated)),
        state.zones[state.game.layout_zone].cards | action.cards,
        places,
        play.eliminated,
        tuple(passes),
        ends,
    )
    return _Candidate(action, lower(spec), position, cost)
