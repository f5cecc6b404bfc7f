"""Playouts through the engine itself, for play that no plan describes.

A playout fills a view with the cards of a world and lets every seat act until the deal is over. Cards are chosen by the
heuristic policy with the payoffs of the plan, all other actions at random. It is slower than a playout of a plan, but
knows every phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from mamlaka.actions import Action, Turn
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import tricks_counted
from mamlaka.rng import Rng
from mamlaka.search.heuristic import heuristic_card
from mamlaka.search.policies import EPSILON
from mamlaka.search.worlds import fill_hidden_cards, sample_worlds
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["play_on", "playout_values"]

MAX_STEPS = 400
"""The most actions of a playout. A deal that goes on is valued by what has been scored."""


def playout_values(
    view: View, actions: Sequence[Action], worlds: int, rng: Rng, *, seconds: float | None = None
) -> list[tuple[float, ...]]:
    """Return (worlds, actions): the points of the side of the view's owner above the mean of all seats.

    All actions share the worlds and the random numbers of a world.

    Args:
        view: the view of a seat that must act.
        actions: the legal actions to compare.
        worlds: the most worlds.
        rng: the only source of randomness.
        seconds: the time limit; a world that cannot be finished in time is left out.
    """
    assert view.seat is not None
    side = next(side for side in view.state.game.sides if view.seat in side)
    start = perf_counter()
    rows: list[tuple[float, ...]] = []
    for _ in range(worlds):
        (world,) = sample_worlds(view, 1, rng)
        state, seed = fill_hidden_cards(view, world, rng), rng.next64()
        row = []
        for action in actions:
            if seconds is not None and perf_counter() - start > seconds:
                return rows
            points = play_on(state, view.seat, action, Rng(seed))
            row.append(sum(points[seat] for seat in side) - len(side) * sum(points) / len(points))
        rows.append(tuple(row))
    return rows


def play_on(state: State, seat: Seat, action: Action, rng: Rng) -> tuple[float, ...]:
    """Return (seats,): the points of a deal, and the game's prospects after it, if a seat does an action now."""
    deals = len(state.results)
    _, state = apply_action(state, seat, action, _in_order)
    for _ in range(MAX_STEPS):
        if len(state.results) > deals or state.is_over:
            break
        turn = next(turn for turn in turns(state) if not turn.optional)
        _, state = apply_action(state, turn.seat, _chosen(state, turn, rng), _in_order)
    points = state.game.prospects(state)
    for result in state.results[deals:]:
        points = tuple(sum(pair) for pair in zip(points, result.points(state.seats), strict=True))
    return points


def _in_order(_label: str, _index: int, size: int) -> Sequence[int]:
    """Return the cards of the next deal, which no playout looks at, in the order of the deck."""
    return range(size)


def _chosen(state: State, turn: Turn, rng: Rng) -> Action:
    """Return a card by the heuristic policy, or any other action at random."""
    offer, phase = rng.choice(turn.offers), state.phase
    if offer.kind == "play" and offer.cards and isinstance(phase, TrickPlay):
        return Action("play", cards=1 << _card(state, phase, turn.seat, offer.cards, rng))
    if offer.cards:
        cards = list(iter_cards(offer.cards))
        rng.shuffle(cards)
        count = offer.least + rng.below(offer.most - offer.least + 1)
        return Action(offer.kind, cards=sum(1 << card for card in cards[:count]))
    return rng.choice(tuple(offer.actions()))


def _card(state: State, play: TrickPlay, seat: Seat, legal: Mask, rng: Rng) -> Card:
    cards = list(iter_cards(legal))
    if len(cards) == 1 or not rng.below(EPSILON):
        return rng.choice(cards)
    seats = play.plan.seats
    taken = tuple(zone.cards for zone in state.zones[seats : 2 * seats])
    seen = sum(taken) | sum(zone.cards for zone in state.zones if zone.kind == "out")
    later = seats - len({other for other, _ in state.trick} | {seat, *play.out})
    won = tricks_counted(play.plan, play.winners, seat)
    return heuristic_card(play.plan, state.hand_mask(seat), legal, state.trick, seat, later, seen, taken, won)
