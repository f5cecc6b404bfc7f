"""The bot levels `easy`, `medium`, `hard` and `best`. They differ in knowledge and in thinking time.

None of them sees more than a view, and none adds random mistakes.
"""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.rules import RulesBot, tactics_of
from mamlaka.bots.search import SearchBot
from mamlaka.bots.trick_chances import wasted_winners
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.errors import NotCompilable
from mamlaka.ledger import Points
from mamlaka.phases import Bid, DummyLeads
from mamlaka.plan import LayoutPlan, TrickPlan
from mamlaka.search.heuristic import heuristic_card, heuristic_placement, row_above, row_below
from mamlaka.search.positions import LayoutPosition, position_of
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["DEFAULT_LEVEL", "LEVELS", "BestBot", "EasyBot", "HardBot", "MediumBot"]

LEVELS = ("easy", "medium", "hard", "best")
"""The names of the levels, the weakest first."""
DEFAULT_LEVEL = "medium"
"""The level of players who have not chosen one."""


class EasyBot(RulesBot):
    """Plays cards like a beginner. For other decisions it follows the tactics: their rules for beginners, if any.

    It considers its hand, the trick and the points of those cards. It remembers no played cards and ignores what the
    others hold or play later, so it ducks only if the trick already contains a penalty, and it keeps high cards for too
    long. If tricks have no value by themselves it takes them all; after a bid, until the bid is made and none after
    that. It wastes no sure winner on a partner's sure trick. On a layout, it plays where most of its own cards wait.
    """

    name: ClassVar[str] = "easy"
    version: ClassVar[int] = 5

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a decision, the same under every limit."""
        del limit
        turn = view.turn
        if turn and not turn.optional and all(offer.kind == "play" and offer.cards for offer in turn.offers):
            with suppress(NotCompilable):
                legal = turn.offers[0].cards & ~wasted_winners(view)
                return Decision(Action("play", cards=1 << self._choose_card(view, legal)))
        return self._follow(view, self._known_rules(view))

    def _choose_card(self, view: View, legal: Mask) -> Card:
        """Return the card that is played; the first of equals.

        Raises:
            NotCompilable: no plan describes the play.
        """
        return _beginners_card(view, legal)

    def _known_rules(self, view: View) -> Container[int] | None:
        """Return the numbers of the rules for all other decisions; None: all rules."""
        return tactics_of(type(view.state.game)).beginner or None


class MediumBot(EasyBot):
    """Plays like someone who knows the game but doesn't count cards where tricks cost points, and in layouts.

    It knows what each card may cost, which seats still play to the trick and where the others may block a layout. In
    its eyes all cards that it doesn't see are still in the hands of the others, so it fears cards that have been
    played, and leads into suits that nobody else holds. Where tricks are worth winning, and for all other decisions,
    it is the `rules` bot.
    """

    name: ClassVar[str] = "medium"
    version: ClassVar[int] = 12

    def _choose_card(self, view: View, legal: Mask) -> Card:
        """Return the card of the heuristic policy, to which the cards of finished tricks are unknown.

        Raises:
            NotCompilable: no plan describes the play, or tricks cost nothing.
        """
        assert view.seat is not None
        plan, position = position_of(view.state)
        if isinstance(position, LayoutPosition):
            assert isinstance(plan, LayoutPlan)
            return heuristic_placement(plan, view.hand_mask, legal, position.placed, position.ends)
        assert isinstance(plan, TrickPlan)
        if not _cost_points(plan, view.seat):
            raise NotCompilable("tricks cost nothing")
        later = plan.seats - len({seat for seat, _ in position.trick}.union(position.out)) - 1
        return heuristic_card(
            plan, view.hand_mask, legal, position.trick, view.seat, later, seen=position.gone, taken=position.taken
        )

    def _known_rules(self, view: View) -> None:
        """Return None: it knows all rules."""


class HardBot(SearchBot):
    """The `search` bot with 24 worlds per decision, in at most 5 milliseconds.

    Without the limit of worlds, 5 milliseconds would leave nothing for the next level to improve. A limit given by the
    caller replaces this one, so that a limit of worlds stays reproducible.
    """

    name: ClassVar[str] = "hard"
    default_limit: ClassVar[Limit] = Limit(worlds=24, seconds=0.005)
    """The limit if the caller gives none."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the decision of the `search` bot within the given limit, or else the default limit."""
        return super().act(view, self.default_limit if limit == Limit() else limit)


class BestBot(HardBot):
    """The `search` bot with as many worlds as fit into 100 milliseconds."""

    name: ClassVar[str] = "best"
    default_limit: ClassVar[Limit] = Limit(seconds=0.1)


def _beginners_card(view: View, legal: Mask) -> Card:
    """Return the card of a beginner; the first of equals.

    Raises:
        NotCompilable: no plan describes the play.
    """
    state, phase = view.state, view.state.phase
    assert view.seat is not None
    if isinstance(phase, DummyLeads):
        plan, trick, won = _with_trick_points(phase.plan, 1 if _lacks_tricks(view, phase.plan) else -1), state.trick, 0
    else:
        rules, position = position_of(state)
        if isinstance(position, LayoutPosition):
            assert isinstance(rules, LayoutPlan)
            return max(iter_cards(legal), key=lambda card: _count_waiting(rules, view.hand_mask, position.placed, card))
        assert isinstance(rules, TrickPlan)
        plan, trick, won = _beginners_plan(rules), position.trick, position.won[view.seat]
    seen = sum(plan.suit_masks)
    return heuristic_card(plan, view.hand_mask, legal, trick, view.seat, later=0, seen=seen, won=won)


def _cost_points(plan: TrickPlan, seat: Seat) -> bool:
    """Return whether all cards and tricks together would cost a seat points."""
    own, size = seat * plan.seats + seat, plan.seats * plan.seats
    tables = (plan.pay, plan.pay_trick, plan.pay_last, *(table for _, table in plan.pay_numbered))
    return sum(sum(table[own::size]) for table in tables) < 0


def _lacks_tricks(view: View, plan: TrickPlan) -> bool:
    """Return whether the owner of a view has won fewer tricks than bid."""
    bid = next((phase for phase in view.state.stack if isinstance(phase, Bid)), None)
    if bid is None:
        raise NotCompilable("there is no bid for tricks")
    return view.state.zone("taken", view.seat).count // plan.seats < bid.wanted_tricks


def _count_waiting(plan: LayoutPlan, hand: Mask, placed: Mask, card: Card) -> int:
    """Return the number of cards of a hand that can be played only after a card; in a line, none."""
    if plan.line:
        return 0
    sides = (row_above(plan, card), row_below(plan, card))
    return sum((hand & side).bit_count() for side in sides if not placed & side)


def _beginners_plan(plan: TrickPlan) -> TrickPlan:
    """Return the plan that a beginner assumes: if there are no payoffs, each trick gets a point."""
    is_paid = any(plan.pay) or any(plan.pay_trick) or any(plan.pay_last)
    of_deal = plan.pay_counts or plan.pay_card_counts or plan.pay_highest or plan.pay_longest
    is_paid = is_paid or bool(plan.pay_numbered or plan.pay_last_card or of_deal)
    return plan if is_paid else _with_trick_points(plan, 1)


@lru_cache(maxsize=64)
def _with_trick_points(plan: TrickPlan, points: Points) -> TrickPlan:
    """Return a plan in which the winner of each trick gets `points`."""
    seats = range(plan.seats)
    return replace(plan, pay_trick=tuple(points * (winner == seat) for winner in seats for seat in seats))
