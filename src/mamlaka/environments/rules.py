"""Which contract an environment plays, with which cards and by how many."""

from __future__ import annotations

from dataclasses import dataclass

from mamlaka.cards import Deck, Mask
from mamlaka.contracts import find_contract
from mamlaka.environments.observed import plane_count
from mamlaka.errors import InvalidSetup
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.ledger import Points
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.tricks import TrickSpec

__all__ = ["DealRules", "deal_rules"]


@dataclass(frozen=True)
class DealRules:
    """What an environment plays: single deals of a contract. `deal_rules` makes them."""

    contract: str
    """The name of the contract; contracts played together are joined by `+`."""
    plan: Plan
    """The rules as tables."""
    deck: Deck
    """The cards by number, which are also the actions."""
    cards: Mask
    """The cards that are dealt from."""
    hand_size: int
    """The number of cards of each seat."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.plan.seats

    @property
    def planes(self) -> int:
        """The number of planes of an observation; each has a bit for each card of the deck."""
        return plane_count(self.plan)

    @property
    def most_points(self) -> Points:
        """A bound of what a seat can gain or lose in a deal."""
        plan = self.plan
        if isinstance(plan, LayoutPlan):
            each = max(map(abs, plan.pay_place)) + sum(map(abs, plan.pay_left)) + abs(plan.pay_untouched)
            return each + abs(plan.pool or 0) + len(self.deck) * abs(plan.pay_pass)
        per_card = plan.seats**2
        cards = (max(map(abs, plan.pay[per_card * card : per_card * (card + 1)])) for card in range(len(self.deck)))
        numbered = sum(max(map(abs, pay)) for _, pay in plan.pay_numbered)
        of_deal = (*(points for row in plan.sweeps for points in row[1:]), plan.pay_no_tricks, plan.pay_longest)
        of_trick = (*(row[2] for row in plan.pairs), *(plan.pay_lowest or ()))
        tricks = self.hand_size * (max(map(abs, plan.pay_trick)) + sum(map(abs, of_trick)))
        highest = (2 * sum(plan.pay_highest[1]), *map(abs, plan.pay_highest[3:])) if plan.pay_highest else (0,)
        counts = max((abs(points) for row in plan.pay_counts for points in row), default=0)
        last = max(map(abs, (*plan.pay_last, *plan.pay_last_card)))
        most: Points = sum(cards) + numbered + sum(map(abs, of_deal)) + tricks + counts + max(highest) + last
        return most


def deal_rules(
    contract: str | TrickSpec | LayoutSpec = "slaps",
    *,
    seats: int = 4,
    trump: str | None = None,
    cards: str = "",
    hand_size: int | None = None,
) -> DealRules:
    """Return the rules of an environment.

    Args:
        contract: the name of a contract of any game, such as `slaps` or `king+queens`, or a spec of your own.
        seats: the number of seats; a spec has its own.
        trump: the trump suit, for a contract that has one.
        cards: the pattern of the cards that are dealt from, such as `"A K Q"`; empty: the whole deck.
        hand_size: the number of cards of each seat; None: as many as possible. Nobody sees the other cards.

    Raises:
        InvalidSetup: there is no such contract, the cards are not enough, or it is a layout with other rules than
            rows that grow from a given rank.

    >>> small = deal_rules("slaps", seats=2, cards="A K Q", hand_size=3)
    >>> small.hand_size, small.planes
    (3, 6)
    """
    spec = find_contract(contract, seats, trump).spec if isinstance(contract, str) else contract
    name = contract if isinstance(contract, str) else spec.name
    plan, deck = lower(spec), spec.deck
    chosen = deck.select(cards) if cards else deck.all_mask
    most = chosen.bit_count() // plan.seats
    size = most if hand_size is None else hand_size
    if not 1 <= size <= most:
        raise InvalidSetup(
            f"hand_size={size} must be 1 to {most}: there are {chosen.bit_count()} cards for {plan.seats}"
        )
    if isinstance(plan, LayoutPlan):
        _check_layout(name, spec, chosen, size)
    elif plan.stop_mask and not plan.stop_mask & chosen:
        raise InvalidSetup(f"{name} ends when {deck.format(plan.stop_mask)} has been taken: deal some of these cards")
    return DealRules(name, plan, deck, chosen, size)


def _check_layout(name: str, spec: TrickSpec | LayoutSpec, chosen: Mask, size: int) -> None:
    """Raise InvalidSetup if a layout cannot be an environment."""
    assert isinstance(spec, LayoutSpec)
    if isinstance(spec, PileSpec) or spec.form != "rows" or not spec.start or spec.laid or spec.may_pass:
        raise InvalidSetup(f"{name} is no layout of rows that grow from a given rank, so it is no environment yet")
    if chosen != spec.deck.all_mask or size * spec.seats != len(spec.deck):
        raise InvalidSetup(f"{name} is a layout, which needs the whole deck: leave out cards and hand_size")
