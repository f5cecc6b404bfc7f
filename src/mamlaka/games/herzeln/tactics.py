"""The tactics of Herzeln. Rules up to 11 are advice from the game's sources; rules from 60 are additions.

Its deals of tricks share their facts and most of their advice with other games in which tricks cost.
"""

from __future__ import annotations

from collections.abc import Callable

from mamlaka.actions import Action
from mamlaka.bots.costly_tricks import (
    TOP,
    CostlyPosition,
    discard_costs,
    discards,
    duck,
    follows,
    king_costs,
    leads,
    mind_the_king,
    queens_cost,
    save_low_for_last,
    slip_under,
)
from mamlaka.bots.positions import lead_low
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask
from mamlaka.games.herzeln.options import HerzelnOptions
from mamlaka.layout import DOWN
from mamlaka.layout_rules import ends_that_fit, rank_in_line

__all__ = ["TACTICS", "HerzelnPosition"]


class HerzelnPosition(CostlyPosition):
    """The facts of a view that the tactics of Herzeln use."""

    @property
    def pays(self) -> bool:
        """Whether tricks, or the last one, bring points."""
        return self.play is not None and (self.play.spec.trick_points > 0 or self.play.spec.last_trick_points > 0)

    def sides(self, card: Card) -> tuple[Mask, ...]:
        """Return the cards that wait for a card in its row: those above it, those below it, or both for a jack."""
        jack = self.jacks & self.suit(card)
        both = (self.above(card) if 1 << card >= jack else 0, self.below(card) if 1 << card <= jack else 0)
        return tuple(side for side in both if side)

    def own_cards_next(self, action: Action) -> float:
        """Return how many cards of the hand come next at the end that a card goes to, the nearest ones most."""
        assert self.layout is not None
        plan, ends, card = self.layout.plan, self.layout.ends(self.state), action.card
        if ends is None:
            return 0.0
        step = -1 if (action.name or ends_that_fit(plan, ends, card)[0]) == DOWN else 1
        rank, ranks = rank_in_line(plan, card), len(plan.line)
        own = sum(
            (ranks - distance) * (self.hand & plan.line[(rank + step * distance) % ranks]).bit_count()
            for distance in range(1, ranks)
        )
        return own / (ranks * self.hand.bit_count())


Condition = Callable[[HerzelnPosition], bool]


def both(one: Condition, other: Condition) -> Condition:
    """Return a condition that holds when both hold."""
    return lambda position: one(position) and other(position)


# --- when -------------------------------------------------------------------------------------------------------------


def avoids(position: HerzelnPosition) -> bool:
    """Return whether some trick or card costs, but not the last trick alone."""
    return (
        position.play is not None and not position.pays and not (position.only_last_costs and not any(position.costs))
    )


def tricks_pay(position: HerzelnPosition) -> bool:
    """Return whether every trick brings points."""
    return position.play is not None and position.play.spec.trick_points > 0


def last_pays(position: HerzelnPosition) -> bool:
    """Return whether the last trick brings points."""
    return position.play is not None and position.play.spec.last_trick_points > 0


def last_costs(position: HerzelnPosition) -> bool:
    """Return whether the last trick costs."""
    return position.play is not None and position.play.spec.last_trick_points < 0


def in_line(position: HerzelnPosition) -> bool:
    """Return whether a card is to be played at one end of a line or the other."""
    return position.layout is not None and bool(position.layout.plan.line) and not at_both_ends(position)


def at_both_ends(position: HerzelnPosition) -> bool:
    """Return whether both ends of a line want the same rank."""
    ends = position.layout.ends(position.state) if position.layout is not None else None
    return ends is not None and ends[0] == ends[1]


def in_rows(position: HerzelnPosition) -> bool:
    """Return whether a card is to be played in a row."""
    return position.layout is not None and not position.layout.plan.line


# --- advice -----------------------------------------------------------------------------------------------------------


def take_tricks(position: HerzelnPosition, action: Action) -> float:
    """Lead cards that no one can beat; win if it is sure or the trick is complete, and otherwise play low."""
    card = action.card
    height, is_top = position.place(card) / TOP, not position.unseen & position.above(card)
    if position.leads:
        return 1.0 if is_top else -height
    if not position.follows or card < position.best:
        return -height
    return 1.0 - height / 2 if is_top or position.is_last else 0.0


def drop_queens(position: HerzelnPosition, action: Action) -> float:
    """Lead suits whose queen has fallen, and otherwise no card above a queen that is out."""
    card = action.card
    queen = position.queens & position.suit(card)
    if not queen & (position.hand | position.unseen):
        return 1.0
    return -1.0 if 1 << card >= queen else 0.0


def keep_for_last(position: HerzelnPosition, action: Action) -> float:
    """Play low cards early, and keep the highest for the last trick."""
    return -position.place(action.card) / TOP


def towards_own_in_line(position: HerzelnPosition, action: Action) -> float:
    """Play at the end where cards of the hand come next."""
    return position.own_cards_next(action)


def towards_own_in_row(position: HerzelnPosition, action: Action) -> float:
    """Play the card that most cards of the hand wait for in its row."""
    card = action.card
    return (
        sum((side & position.hand).bit_count() - (side & position.unseen).bit_count() for side in position.sides(card))
        / TOP
    )


TACTICS = Tactics(
    HerzelnPosition,
    (
        RuleOfThumb(2, "rule-herzeln-2", 80, both(discards, avoids), discard_costs),
        RuleOfThumb(3, "rule-herzeln-3", 100, tricks_pay, take_tricks),
        RuleOfThumb(4, "rule-herzeln-4", 60, both(leads, queens_cost), drop_queens),
        RuleOfThumb(5, "rule-herzeln-5", 100, king_costs, mind_the_king),
        RuleOfThumb(6, "rule-herzeln-6", 100, last_pays, keep_for_last),
        RuleOfThumb(8, "rule-herzeln-8", 100, in_line, towards_own_in_line),
        RuleOfThumb(9, "rule-herzeln-9", 100, at_both_ends, towards_own_in_line),
        RuleOfThumb(60, "rule-herzeln-60", 50, both(leads, avoids), lead_low),
        RuleOfThumb(61, "rule-herzeln-61", 50, both(follows, avoids), duck),
        RuleOfThumb(62, "rule-herzeln-62", 80, both(follows, avoids), slip_under),
        RuleOfThumb(63, "rule-herzeln-63", 100, last_costs, save_low_for_last),
        RuleOfThumb(64, "rule-herzeln-64", 60, in_rows, towards_own_in_row),
    ),
    supported_options=frozenset(row.name for row in HerzelnOptions.describe()),
    explained={
        1: "The bot reads the order of the cards from the deck, so that a ten counts as the second card of its suit.",
        7: "The bot counts suits: it knows which cards each seat may still hold.",
        10: "The waiting time of a card is part of rule 8: the nearest cards count most.",
        11: "The bot does not play for the standing: each deal counts for itself.",
    },
)
"""Which card to play to tricks and to the layout."""
