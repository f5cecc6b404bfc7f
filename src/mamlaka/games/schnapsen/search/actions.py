"""Schnapsen: exact once all cards are known; otherwise each action is tried in many worlds.

A closed stock is solved in each world. With an open stock a world is played on by a simple policy and solved near its
end. Whether to close is left to the rules: with open hands a closing looks better than it is, because the seat that has
closed always finds the right cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.rules import collect_votes
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.schnapsen import Schnapsen
from mamlaka.games.schnapsen.deal import GOAL
from mamlaka.games.schnapsen.phases import ClosingPlay
from mamlaka.games.schnapsen.search.race import (
    Race,
    RaceRules,
    closing_failed,
    grade_of,
    lead_values,
    play_on,
    reply_values,
)
from mamlaka.rng import Rng
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS = 60
"""The number of worlds if there is no limit."""
BATCH = 24
"""The number of worlds that are sampled together."""
SOLVED = 3
"""The hand size from which on a playout with an open stock is solved."""
HAND = 5
"""The size of a whole hand."""
LAST_DRAW = 2
"""The cards of the stock after whose draw both seats know all cards; from there on every world is solved."""
MOST_ACTIONS, FIRST_WORLDS = 3, 2
"""With little time, the number of actions that are tried in all worlds, and of worlds in which all others are."""
LEFT_TO_RULES = ("claim", "close_stock", "swap")
"""The kinds of actions that the search does not value."""
SHARE = 2
"""The seats: what one of them wins is worth half of it above the mean of both."""


class _World(NamedTuple):
    """The hidden cards of a world."""

    other: Mask
    """The hand of the other seat."""
    stock: tuple[Card, ...]
    """The cards left to draw, the one turned up last; empty if nothing is drawn any more."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each card and marriage, the best first; empty without time for a world, or if rules decide.

    With an open stock and little time, most worlds are spent on the actions that the rules like best. Their favourite
    comes first unless another action is better by more than the standard error of the difference.
    """
    start = perf_counter()
    state, play = view.state, view.state.phase
    assert isinstance(state.game, Schnapsen)
    assert isinstance(play, ClosingPlay)
    assert view.seat is not None
    actions = _compared(view)
    if not actions:
        return ()
    is_known = play.strict_from is not None and play.closer is None
    most = 1 if is_known else limit.worlds or (WORLDS if limit.seconds is None else inf)
    is_short = play.strict_from is None and limit.seconds is not None
    value = _valuer(view, play)
    columns: list[list[float]] = [[] for _ in actions]
    for number, world in enumerate(_worlds(view, most, rng, sampler)):
        if number and limit.seconds is not None and perf_counter() - start > limit.seconds:
            break
        tried = MOST_ACTIONS if is_short and number >= FIRST_WORLDS else len(actions)
        for column, found in zip(columns, value(world, actions[:tried]), strict=False):
            column.append(found)
    values = [_valued(action, column, columns[0]) for action, column in zip(actions, columns, strict=True)]
    if is_known:
        return best_first(ActionValue(value.action, value.value) for value in values)
    return best_first(values) if play.strict_from is not None else _favourite_first(values, columns)


def _valued(action: Action, column: Sequence[float], favourite: Sequence[float]) -> ActionValue:
    """Return the value of an action; one that was tried in fewer worlds is compared with the favourite in those."""
    mean, error = mean_and_error(column)
    if len(column) < len(favourite):
        mean += sum(favourite) / len(favourite) - sum(favourite[: len(column)]) / len(column)
    return ActionValue(action, mean, error)


def _favourite_first(values: Sequence[ActionValue], columns: Sequence[Sequence[float]]) -> tuple[ActionValue, ...]:
    """Return values, the best first, but the first of them in front if no other is certainly better."""
    favourite, worlds = values[0], len(columns[0])
    rivals = [place for place, column in enumerate(columns) if len(column) == worlds]
    best = max(rivals, key=lambda place: values[place].value)
    regret, error = mean_and_error([other - own for other, own in zip(columns[best], columns[0], strict=True)])
    first = values[best] if regret > error else favourite
    return (first, *(value for value in best_first(values) if value is not first))


def _compared(view: View) -> tuple[Action, ...]:
    """Return the actions to compare, those first that the rules like best; empty if the rules decide.

    They decide if there is nothing to compare, on right claims, on the exchange of the jack, and on closings.
    """
    assert view.seat is not None
    legal = tuple(view.legal)
    totals = [sum(vote for _, vote in votes) for votes in collect_votes(view, legal)]
    liked = sorted(range(len(legal)), key=lambda place: (-totals[place], place))
    if len(legal) == 1 or legal[liked[0]].kind in LEFT_TO_RULES:
        return ()
    return tuple(legal[place] for place in liked if legal[place].kind not in LEFT_TO_RULES)


def _worlds(view: View, most: float, rng: Rng, sampler: WorldSampler) -> Iterator[_World]:
    """Yield so many worlds at most, or without end."""
    assert view.seat is not None
    state, play, knowledge = view.state, view.state.phase, view.deductions()
    assert isinstance(play, ClosingPlay)
    other, stock = 1 - view.seat, state.game.zone_index["stock", None]
    turned_up = tuple(iter_cards(state.zone("turnup").cards))
    is_drawn = play.strict_from is None
    while most > 0:
        count = int(min(BATCH, most))
        most -= count
        rows: Any = sampler(view, count, rng).tolist()
        for row in rows:
            hand, drawn = state.hand_mask(other), state.zones[stock].cards
            for slot, cards in zip(knowledge.slots, row, strict=False):
                if slot.zone == other:
                    hand |= cards & knowledge.unseen
                elif slot.zone == stock:
                    drawn |= cards & knowledge.unseen
            order = list(iter_cards(drawn))
            rng.shuffle(order)
            yield _World(hand, (*order, *turned_up) if is_drawn else ())


def _valuer(view: View, play: ClosingPlay) -> Callable[[_World, Sequence[Action]], list[float]]:
    """Return a function that values actions in a world, for the owner of the view."""
    state, seat, game = view.state, view.seat, view.state.game
    assert isinstance(game, Schnapsen)
    assert seat is not None
    options = game.options
    rules = RaceRules(
        game.deck.suits.index(play.spec.trump),
        options.closing_score == "dark",
        options.marriage_first,
        options.last_trick == "points",
        int(options.exchange_min),
    )
    leader = state.trick[0][0] if state.trick else seat
    led = state.trick[0][1] if state.trick else None
    points, other_points = (_points(play, state.zone("taken", who).cards, who) for who in (leader, 1 - leader))
    has_trick, other_has_trick = (who in play.winners for who in (leader, 1 - leader))
    closer = 0 if play.closer is None else 1 if play.closer == leader else -1
    other_then = play.at_closing[1 - play.closer] if play.closer is not None else None
    grade, failed = 0, 0
    if other_then is not None:
        failed = closing_failed(has_trick=other_then.tricks > 0)
        grade = grade_of(other_then.points, has_trick=other_then.tricks > 0)

    def value(world: _World, actions: Sequence[Action]) -> list[float]:
        own, other = (view.hand_mask, world.other) if led is None else (world.other | 1 << led, view.hand_mask)
        race = Race(own, other, points, other_points, has_trick, other_has_trick, closer, grade, failed)
        if led is not None:
            found = _replies(rules, race, world, led, actions)
        else:
            found = _leads(rules, race, world, play, actions)
        return [number / SHARE for number in found]

    return value


def _points(play: ClosingPlay, taken: Mask, seat: int) -> int:
    """Return the points of a seat, also those that wait for a trick."""
    married = sum(meld.points for _, other, meld in play.declared if other == seat)
    return married + sum(play.spec.points_of_cards[card] for card in iter_cards(taken))


def _replies(rules: RaceRules, race: Race, world: _World, led: Card, actions: Sequence[Action]) -> list[int]:
    """Return the value of each reply for the seat that replies."""
    if not world.stock:
        values = reply_values(rules, race, led)
        return [values[action.card] for action in actions]
    return [-play_on(rules, race, world.stock, _solved(world), led, action.card) for action in actions]


def _leads(rules: RaceRules, race: Race, world: _World, play: ClosingPlay, actions: Sequence[Action]) -> list[int]:
    """Return the value of each action before a lead."""
    strict = None if world.stock else lead_values(rules, race)
    melds = {meld.name: meld for meld in play.melds}
    found = []
    for action in actions:
        if action.kind == "declare":
            meld = melds[action.name]
            queen = lowest_card(meld.cards)
            married = race._replace(points=race.points + meld.points)
            if strict is not None:
                found.append(max(strict[card] for card in iter_cards(meld.cards)))
            elif race.has_trick and married.points >= GOAL:
                found.append(play_on(rules, married, world.stock))
            else:
                found.append(play_on(rules, married, world.stock, _solved(world), queen))
        elif strict is not None:
            found.append(strict[action.card])
        else:
            found.append(play_on(rules, race, world.stock, _solved(world), action.card))
    return found


def _solved(world: _World) -> int:
    """Return the hand size from which on a playout of a world is solved."""
    return HAND if len(world.stock) <= LAST_DRAW else SOLVED
