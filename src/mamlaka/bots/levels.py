"""Bots by how well they play: `easy`, `medium`, `hard`, `best`. They differ in knowledge and in time.

None of them sees more than a view, and none does a thing at random.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.games.oneonta import NULL
from mamlaka.ledger import Points
from mamlaka.phases import Bid, DummyLeads
from mamlaka.plan import LayoutPlan, TrickPlan
from mamlaka.search.policy import heuristic_card, row_above, row_below
from mamlaka.search.positions import LayoutPosition, position_of
from mamlaka.view import View

__all__ = ["DEFAULT_LEVEL", "LEVELS", "BestBot", "EasyBot", "HardBot", "MediumBot"]

LEVELS = ("easy", "medium", "hard", "best")
"""The names of the levels, the weakest first."""
DEFAULT_LEVEL = "medium"
"""The one that people meet who have not chosen."""


class EasyBot(RulesBot):
    """Plays cards like somebody who has just learned the game; everything else it decides by the rules.

    It sees its hand and the trick, and what the cards there cost or bring. What has been played before it has
    forgotten, and with what others still hold, or play after it, it does not reckon: so it ducks only when something
    bad lies on the table already, and keeps high cards for too long. Where tricks bring nothing by themselves it takes
    them all the same; after a bid until it is made, and from then on none. On a layout it lays where most of its own
    cards wait, whoever else waits there.
    """

    name: ClassVar[str] = "easy"
    version: ClassVar[int] = 2

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a decision, the same under every limit."""
        turn = view.turn
        if turn is None or turn.optional or any(offer.kind != "play" for offer in turn.offers):
            return super().act(view, limit)
        try:
            card = _beginners_card(view, turn.offers[0].cards)
        except NotCompilable:
            return super().act(view, limit)
        return Decision(Action("play", cards=1 << card))


class MediumBot(RulesBot):
    """Follows the advice of those who know the game: the `rules` bot under the name of its level."""

    name: ClassVar[str] = "medium"


class HardBot(SearchBot):
    """Looks at 32 worlds a decision, for 5 milliseconds at most: the `search` bot as a level.

    All the worlds of 5 milliseconds would leave nothing for the level above. Who gives a limit has it instead: so many
    worlds must give the same move everywhere, and no clock may cut them.
    """

    name: ClassVar[str] = "hard"
    default_limit: ClassVar[Limit] = Limit(worlds=32, seconds=0.005)
    """The limit where none is given."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the best action, or None as `search` does, within the limit or else the usual one."""
        return super().act(view, self.default_limit if limit == Limit() else limit)


class BestBot(HardBot):
    """Looks at all the worlds that 100 milliseconds allow."""

    name: ClassVar[str] = "best"
    default_limit: ClassVar[Limit] = Limit(seconds=0.1)


def _beginners_card(view: View, legal: Mask) -> Card:
    """Return the card that a beginner plays; of equal ones the first.

    Raises:
        NotCompilable: no plan describes the play.
    """
    state, phase = view.state, view.state.phase
    assert view.seat is not None
    if isinstance(phase, DummyLeads):
        plan, trick = _wishing(phase.plan, 1 if _lacks_tricks(view, phase.plan) else -1), state.trick
    else:
        rules, position = position_of(state)
        if isinstance(position, LayoutPosition):
            assert isinstance(rules, LayoutPlan)
            return max(iter_cards(legal), key=lambda card: _waiting(rules, view.hand_mask, position.placed, card))
        assert isinstance(rules, TrickPlan)
        plan, trick = _rewarding(rules), position.trick
    return heuristic_card(plan, view.hand_mask, legal, trick, view.seat, later=0, seen=sum(plan.suit_masks))


def _lacks_tricks(view: View, plan: TrickPlan) -> bool:
    """Return whether somebody has won fewer tricks than he has bid."""
    bid = next((phase for phase in view.state.stack if isinstance(phase, Bid)), None)
    if bid is None:
        raise NotCompilable("nobody has bid for tricks here")
    return bid.word != NULL and view.state.zone("taken", view.seat).count // plan.seats < bid.number


def _waiting(plan: LayoutPlan, hand: Mask, placed: Mask, card: Card) -> int:
    """Return how many cards of a hand can only be laid after a card, now or later."""
    sides = (row_above(plan, card), row_below(plan, card))
    return sum((hand & side).bit_count() for side in sides if not placed & side)


def _rewarding(plan: TrickPlan) -> TrickPlan:
    """Return a plan as a beginner takes it: where nothing is paid for tricks, he likes to take them."""
    return (
        plan if any(plan.pay) or any(plan.pay_trick) or any(plan.pay_last) or plan.pay_numbered else _wishing(plan, 1)
    )


@lru_cache(maxsize=64)
def _wishing(plan: TrickPlan, worth: Points) -> TrickPlan:
    """Return a plan in which each trick is worth so much to who takes it."""
    seats = range(plan.seats)
    return replace(plan, pay_trick=tuple(worth * (winner == seat) for winner in seats for seat in seats))
