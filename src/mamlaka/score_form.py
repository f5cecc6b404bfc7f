"""Score forms: the questions that score a match played with real cards, as data.

A form has a row for each contract of the score sheet. The row asks for what the players took, and says what it pays.
A client needs no rules to compute points from the answers. The points come from the specs of the game, and they are as
displayed: their sign is that of `Game.points_sign`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.cards import Card
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import Points
from mamlaka.plan import lower
from mamlaka.plan_rules import card_payoffs
from mamlaka.seats import Teams
from mamlaka.tricks import TrickSpec

__all__ = [
    "CardPoints",
    "Counts",
    "DoubledPoints",
    "FormRow",
    "Places",
    "Question",
    "ScoreForm",
    "Takers",
    "can_pay",
    "form_row",
]

MAX_NAMED = 4
"""The most cards that a row asks for by name; of more cards it asks how many each player took."""


class DoubledPoints(Struct, frozen=True):
    """The points for a doubled card."""

    taker: Points
    """The points of the player who took it from the doubler."""
    doubler: Points
    """The points of the doubler, if another player took it."""
    own: Points
    """The points of a doubler who took the card."""


class CardPoints(Struct, frozen=True):
    """A card with its points."""

    card: str
    """The name of the card."""
    taker: Points
    """The points of the player who took it."""
    doubled: DoubledPoints | None
    """The points if it was doubled; null: no one may double it."""


class Takers(Struct, frozen=True, tag_field="type", tag="takers"):
    """The question who took each of some cards, and who had doubled it."""

    cards: tuple[CardPoints, ...]


class Counts(Struct, frozen=True, tag_field="type", tag="counts"):
    """The question how many of some units, cards or tricks, each player took."""

    units: int
    """The number of units in a deal; the answers must add up to it."""
    points: Points
    """The points for one unit."""


class Places(Struct, frozen=True, tag_field="type", tag="places"):
    """The question in which order the players went out."""

    points: tuple[Points, ...]
    """(places,): the points of the first player to go out, the second, ..."""


Question: TypeAlias = Takers | Counts | Places
"""What a row asks for."""


class FormRow(Struct, frozen=True):
    """The row of a contract on the score sheet."""

    contract: str
    question: Question


class ScoreForm(Struct, frozen=True, rename="camel"):
    """The questions that score a match. Each section of the sheet has all rows."""

    seats: int
    rows: tuple[FormRow, ...]
    """The rows of a section, in the order of the sheet."""
    deals: tuple[tuple[str, ...], ...]
    """The contracts that a deal may score together. The deals of a section score each row once."""
    owners: tuple[int, ...]
    """(sections,): the seat that owns each section, counted in the order of play from the owner of the first one."""
    teams: Teams
    """The teams; empty if there are no partners."""
    lowest_wins: bool
    """Whether the lowest total wins."""
    ranking: Literal["sum", "worst"]
    """How sides are compared: by their sums, or by the worst total of their members, then by the next one."""


def form_row(spec: TrickSpec | LayoutSpec, *, doubling: bool = True, sign: int = 1) -> FormRow:
    """Return the row of a single contract.

    Args:
        spec: the rules of a deal of this contract.
        doubling: whether cards may be doubled.
        sign: the sign of displayed points, 1 or -1.

    Raises:
        ValueError: the points of the contract don't depend on the answer to one question alone.

    >>> from mamlaka.tricks import trick_spec
    >>> form_row(trick_spec("slaps", trick_points=-15))
    FormRow(contract='slaps', question=Counts(units=13, points=-15))
    """
    if isinstance(spec, LayoutSpec):
        places = tuple(sign * points for points in spec.place_points)
        return FormRow(spec.name, Places(places))
    if spec.merged or spec.last_trick_points or spec.numbered_tricks or spec.deal_rules:
        raise ValueError(f"no single question scores {spec.name}: give each of its parts a row")
    values = spec.points_of_cards
    paid = [card for card, points in enumerate(values) if points]
    if bool(paid) == bool(spec.trick_points):
        raise ValueError(f"{spec.name} must pay either for cards or for tricks")
    if not paid:
        return FormRow(spec.name, Counts(len(spec.deck) // spec.seats, sign * spec.trick_points))
    if len(paid) <= MAX_NAMED:
        cards = spec.deck.arrange(sum(1 << card for card in paid))
        return FormRow(spec.name, Takers(tuple(_card_points(spec, card, doubling, sign) for card in cards)))
    if len({values[card] for card in paid}) > 1:
        raise ValueError(f"{spec.name} pays different points for more than {MAX_NAMED} cards")
    return FormRow(spec.name, Counts(len(paid), sign * values[paid[0]]))


def can_pay(question: Question, points: Sequence[Points]) -> bool:
    """Return whether some answers to a question give every seat these points.

    >>> (
    ...     can_pay(Counts(units=13, points=-15), (-30, 0, -150, -15)),
    ...     can_pay(Counts(units=13, points=-15), (-195, 5, -5, 0)),
    ... )
    (True, False)
    """
    match question:
        case Counts(units, each):
            return sum(points) == units * each and all(value % each == 0 and value // each >= 0 for value in points)
        case Places(places):
            return sorted(points) == sorted(places)
        case Takers(cards):
            seats = range(len(points))
            reached = {tuple(0 for _ in seats)}
            for card in cards:
                ways = [{taker: card.taker} for taker in seats]
                if doubled := card.doubled:
                    ways += [{seat: doubled.own} for seat in seats]
                    ways += [{taker: doubled.taker, other: doubled.doubler} for taker, other in permutations(seats, 2)]
                reached = {
                    tuple(value + way.get(seat, 0) for seat, value in enumerate(before))
                    for before in reached
                    for way in ways
                }
            return tuple(points) in reached


def _card_points(spec: TrickSpec, card: Card, doubling: bool, sign: int) -> CardPoints:  # noqa: FBT001  # private
    doubled = None
    if doubling and spec.doublable_mask >> card & 1:
        taker, doubler = 0, 1
        plan = lower(spec.doubled(card, doubler))
        from_doubler, own = card_payoffs(plan, card, taker), card_payoffs(plan, card, doubler)
        doubled = DoubledPoints(sign * from_doubler[taker], sign * from_doubler[doubler], sign * own[doubler])
    return CardPoints(spec.deck.names[card], sign * spec.points_of_cards[card], doubled)
