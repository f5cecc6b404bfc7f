"""The rules of a trick-taking deal as data.

A `TrickSpec` has the deck, the order of the ranks, the trump, the play classes, the points and the end of the deal.
`mamlaka.plan.lower` compiles it to tables of ints, which the Python interpreter and the kernel read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import TypeAlias

from mamlaka.cards import FRENCH, Card, Deck, Mask, iter_cards
from mamlaka.deal_rules import DealRule, check_deal_rules
from mamlaka.ledger import Points
from mamlaka.seats import Seat, Teams

__all__ = ["ANY_CARD", "FOLLOW_SUIT", "CardRegion", "PlayClass", "PlayCondition", "Trick", "TrickSpec", "trick_spec"]

Trick: TypeAlias = tuple[tuple[Seat, Card], ...]
"""The cards of a trick in the order of play, each with its seat."""

EVERY_CARD: Mask = -1
FIELDS_EQUAL_IN_MERGE = (
    *("deck", "seats", "order", "trump", "promoted", "stands_for", "lowest", "lead", "follow", "breakers"),
    *("discards_break", "teams", "payee", "stop_takers", "deal_rules"),
)
"""The fields that contracts must have in common to be merged."""


class CardRegion(IntEnum):
    """The cards of a play class, relative to the trick so far."""

    ANY = 0
    """All cards."""
    LED = 1
    """The cards of the led suit."""
    LED_ABOVE_BEST = 2
    """The cards of the led suit that beat the winning card of the trick."""
    TRUMP = 3
    """The trumps."""
    TRUMP_ABOVE_BEST = 4
    """The trumps that beat the winning card of the trick."""


class PlayCondition(IntEnum):
    """The time during which a play class is in force; at other times it is empty."""

    ALWAYS = 0
    """During the whole deal."""
    FIRST_CARD = 1
    """Only for the first card of the deal."""
    FIRST_TRICK = 2
    """During the first trick."""
    UNBROKEN = 3
    """Until one of the spec's `breakers` has been played, or discarded: see `TrickSpec.discards_break`. A phase may
    also break the deal: `ClosingPlay` does when no more cards are drawn."""
    LATER_TRICKS = 4
    """After the first trick."""


@dataclass(frozen=True, slots=True)
class PlayClass:
    """A set of cards that a hand must play from if it has any of them, with the reason.

    A hand *meets* a class if it contains enough cards of it, usually one. The legal cards are the cards of the hand in
    the first class that it meets. An ordered tuple of classes therefore defines the legal cards, the reason why another
    card is refused, and what a played card proves about the hand it came from.
    """

    reason: str
    """The code of the refusal for every card outside this class."""
    region: CardRegion = CardRegion.ANY
    """The cards of the class, relative to the trick."""
    cards: Mask = EVERY_CARD
    """The class contains only these cards of the region."""
    when: PlayCondition = PlayCondition.ALWAYS
    """The time during which the class is in force."""
    also_allowed: Mask = 0
    """Further cards that a hand which meets the class may play. They do not count for meeting it."""
    least: int = 1
    """The number of cards of the class that a hand must contain to meet it."""
    highest: bool = False
    """Whether a hand that meets the class may play only those of its cards that none of the others beats."""


FOLLOW_SUIT = PlayClass("must_follow", CardRegion.LED)
"""The duty to follow suit."""
ANY_CARD = PlayClass("any")
"""Any card: the last class of most tuples."""


@dataclass(frozen=True)
class TrickSpec:
    """The rules of one trick-taking deal.

    >>> from mamlaka.cards import FRENCH
    >>> king = TrickSpec("king", FRENCH, seats=4, card_points={"KH": -75}, stop="KH")
    >>> slaps = TrickSpec("slaps", FRENCH, seats=4, trick_points=-15)
    >>> (king + slaps).name
    'king+slaps'
    """

    name: str
    """The contract of the score sheet that this spec scores; names joined by `+` if merged."""
    deck: Deck
    """The deck of the deal."""
    seats: int
    """The number of seats."""
    order: str = "23456789TJQKA"
    """The ranks from weak to strong."""
    trump: str = ""
    """The letter of the trump suit; empty: no trump suit."""
    promoted: tuple[str, ...] = ()
    """Cards that belong to the trumps whatever their printed suit, strongest first: jokers, bowers. Without a trump
    suit they form a suit of their own, which beats all others."""
    stands_for: tuple[tuple[str, str], ...] = ()
    """Cards that stand for another one each, usually jokers: they are of its suit and rank just above it."""
    lowest: tuple[tuple[str, str], ...] = ()
    """Cards that are below all others, usually jokers, each with the letter of its suit. With an empty letter a card
    forms a suit of its own, which beats no other."""
    lead: tuple[PlayClass, ...] = (ANY_CARD,)
    """The play classes of the seat that leads."""
    follow: tuple[PlayClass, ...] = (FOLLOW_SUIT, ANY_CARD)
    """The play classes of the seats that follow."""
    breakers: str = ""
    """The pattern of the cards that end `PlayCondition.UNBROKEN`."""
    discards_break: bool = False
    """Whether a breaker counts only if it is discarded, that is played to a trick of another suit."""
    card_points: Mapping[str, Points] | tuple[tuple[str, Points], ...] = ()
    """Points for taking each card of a pattern, by pattern; no two patterns may have a card in common."""
    trick_points: Points = 0
    """Points for taking a trick."""
    last_trick_points: Points = 0
    """Points for taking the last trick, in addition to `trick_points`."""
    last_card_points: Mapping[str, Points] | tuple[tuple[str, Points], ...] = ()
    """Points for taking the last trick with a card of each pattern; no two patterns may have a card in common."""
    numbered_tricks: Mapping[int, Points] | tuple[tuple[int, Points], ...] = ()
    """Points for taking a trick by its number: 1 is the first trick, -1 the last one that is played."""
    doublable: str = ""
    """The pattern of the cards that their holder may double."""
    doubles: tuple[tuple[Card, Seat], ...] = ()
    """The doubled cards with their doublers. The taker gets the points of the card twice, and the doubler gets them
    once with the sign reversed."""
    own_double: int = 1
    """How many times a doubler who takes the doubled card gets its points: 1 or 2."""
    teams: Teams = ()
    """The teams: each seat is paid the sum of its team, which is the utility of a partnership; empty: no teams."""
    payee: int = 0
    """How many seats after the taker the seat sits that gets the points for cards, tricks and sweeps: 0 is the taker, 1
    its neighbour."""
    stop: str | None = None
    """The pattern of the cards that end the deal when all of them have been taken; None: play to the last card."""
    stop_takers: tuple[Seat, ...] = ()
    """The seats whose first trick ends the deal."""
    deal_rules: tuple[DealRule, ...] = ()
    """The scoring rules that look at the whole deal."""
    merged: tuple[TrickSpec, ...] = field(default=(), repr=False)
    """The specs of which this one is the sum; empty for a single contract."""

    def __post_init__(self) -> None:
        if isinstance(self.card_points, Mapping):
            object.__setattr__(self, "card_points", tuple(self.card_points.items()))
        if isinstance(self.last_card_points, Mapping):
            object.__setattr__(self, "last_card_points", tuple(self.last_card_points.items()))
        if isinstance(self.numbered_tricks, Mapping):
            object.__setattr__(self, "numbered_tricks", tuple(sorted(self.numbered_tricks.items())))
        check_deal_rules(self)
        if self.trump and self.trump not in tuple(self.deck.suits):
            suits = ", ".join(self.deck.suits)
            raise ValueError(f"{self.trump!r} is not a suit of deck {self.deck.name!r}: use {suits}, or nothing")
        if not 1 <= self.seats <= len(self.deck):
            raise ValueError(f"{len(self.deck)} cards are not enough for {self.seats} seats, or there is no seat")
        most = len(self.deck) // self.seats
        self.check_overlap(dict(self.card_points), "card_points")
        self.check_overlap(dict(self.last_card_points), "last_card_points")
        for number in dict(self.numbered_tricks):
            if not 1 <= abs(number) <= most:
                raise ValueError(f"there is no trick {number}: numbers are 1 to {most}, or -{most} to -1 from the end")

    def check_overlap(self, patterns: Iterable[str], what: str) -> None:
        """Check that no two patterns have a card in common.

        Raises:
            ValueError: they have.
        """
        counted = 0
        for pattern in patterns:
            cards = self.deck.select(pattern)
            if counted & cards:
                twice = self.deck.format(counted & cards)
                raise ValueError(f"{what} of {self.name!r} has several patterns for {twice}: give each card one")
            counted |= cards

    @property
    def parts(self) -> tuple[TrickSpec, ...]:
        """The single contracts of this deal."""
        return self.merged or (self,)

    def payee_of(self, taker: Seat) -> Seat:
        """Return the seat that gets the points for what a seat takes."""
        return (taker + self.payee) % self.seats

    @property
    def doublable_mask(self) -> Mask:
        """The cards that may be doubled in any of the contracts."""
        mask = 0
        for part in self.parts:
            mask |= self.deck.select(part.doublable)
        return mask

    @cached_property
    def points_of_cards(self) -> tuple[Points, ...]:
        """(cards,): the points for taking each card in this contract, undoubled."""
        return _by_card(self.deck, dict(self.card_points))

    @cached_property
    def points_of_last_card(self) -> tuple[Points, ...]:
        """(cards,): the points for taking the last trick with each card."""
        return _by_card(self.deck, dict(self.last_card_points))

    @property
    def sum_of_points(self) -> Points | None:
        """The sum of the points of a deal, over all seats; None if it depends on the play.

        >>> trick_spec("slaps", trick_points=-15).sum_of_points
        -195
        >>> (trick_spec("king", card_points={"KH": -75}) + trick_spec("slaps", trick_points=-15)).sum_of_points
        -270
        """
        if self.merged:
            sums = [part.sum_of_points for part in self.merged]
            return None if None in sums else sum(filter(None, sums))
        per_trick = self.trick_points or self.last_trick_points or self.numbered_tricks
        doubles_cost = self.doublable and self.own_double > 1
        stops = self.stop is not None and per_trick
        if self.deal_rules or self.last_card_points or doubles_cost or stops or self.stop_takers:
            return None
        tricks = len(self.deck) // self.seats * self.trick_points + self.last_trick_points
        return sum(self.points_of_cards) + tricks + sum(dict(self.numbered_tricks).values())

    def __add__(self, other: TrickSpec) -> TrickSpec:
        """Return the spec of a deal with both contracts: points add up, and the deal stops when both would stop.

        Raises:
            ValueError: the contracts are played by different rules.
        """
        for name in FIELDS_EQUAL_IN_MERGE:
            if getattr(self, name) != getattr(other, name):
                raise ValueError(f"{self.name} and {other.name} cannot be played together: their {name} differs")
        parts = self.parts + other.parts
        stops = [part.stop for part in parts]
        stop = None if None in stops else " ".join(stop for stop in stops if stop)
        return replace(parts[0], name="+".join(part.name for part in parts), stop=stop, merged=parts)

    def as_one(self, name: str) -> TrickSpec:
        """Return a merged spec as a single contract, whose points are booked together.

        Raises:
            ValueError: a part has doubled cards, which belong to their own contracts.

        >>> hearts, queens = (trick_spec(name, card_points={name: -5}) for name in ("*H", "Q"))
        >>> dict((hearts + queens).as_one("both").card_points)["QH"]
        -10
        """
        if any(part.doubles for part in self.parts):
            raise ValueError(f"{self.name} has doubled cards: book its contracts one by one")
        cards = zip(*(part.points_of_cards for part in self.parts), strict=True)
        last_cards = zip(*(part.points_of_last_card for part in self.parts), strict=True)
        numbers = sorted({number for part in self.parts for number in dict(part.numbered_tricks)})
        return replace(
            self,
            name=name,
            merged=(),
            card_points=_by_name(self.deck, map(sum, cards)),
            last_card_points=_by_name(self.deck, map(sum, last_cards)),
            trick_points=sum(part.trick_points for part in self.parts),
            last_trick_points=sum(part.last_trick_points for part in self.parts),
            numbered_tricks={
                number: sum(dict(part.numbered_tricks).get(number, 0) for part in self.parts) for number in numbers
            },
        )

    def doubled(self, card: Card, by: Seat) -> TrickSpec:
        """Return the spec with a card doubled by its holder, in each contract that allows doubling it."""
        if self.merged:
            return replace(self, merged=tuple(part.doubled(card, by) for part in self.merged))
        if self.deck.select(self.doublable) >> card & 1:
            return replace(self, doubles=(*self.doubles, (card, by)))
        return self

    def in_suit(self, name: str, suit: str) -> TrickSpec:
        """Return the spec with a card of no suit in a suit: above all its cards if it was promoted, otherwise below.

        >>> deck = Deck("short", "SHDC", "TJQKA", ("*B",))
        >>> TrickSpec("", deck, 3, "TJQKA", promoted=("*B",)).in_suit("*B", "H").stands_for
        (('*B', 'AH'),)
        """
        if name in self.promoted:
            promoted = tuple(card for card in self.promoted if card != name)
            return replace(self, promoted=promoted, stands_for=(*self.stands_for, (name, self.order[-1] + suit)))
        return replace(self, lowest=tuple((card, suit if card == name else letter) for card, letter in self.lowest))

    def for_teams(self, teams: Teams) -> TrickSpec:
        """Return the spec with each seat paid the sum of its team."""
        return replace(self, teams=teams, merged=tuple(part.for_teams(teams) for part in self.merged))


def _by_name(deck: Deck, points: Iterable[Points]) -> dict[str, Points]:
    """Return the points of the cards that have any, by name."""
    return {deck.names[card]: value for card, value in enumerate(points) if value}


def _by_card(deck: Deck, points: Mapping[str, Points]) -> tuple[Points, ...]:
    """Return (cards,): the points of each card, from those of patterns."""
    values = [0] * len(deck)
    for pattern, value in points.items():
        for card in iter_cards(deck.select(pattern)):
            values[card] = value
    return tuple(values)


def trick_spec(
    name: str,
    *,
    deck: Deck = FRENCH,
    seats: int = 4,
    card_points: Mapping[str, Points] | None = None,
    trick_points: Points | Mapping[int, Points] = 0,
    trump: str = "",
    stop: str | None = None,
    deal_rules: Sequence[DealRule] = (),
) -> TrickSpec:
    """Return the rules of a trick-taking deal, from points for cards and tricks.

    For what else a `TrickSpec` has, use `dataclasses.replace`. Specs with `trick_points` by number are searched by the
    Python reference, as the kernel does not hold them.

    >>> last_two = trick_spec("last_two", card_points={"*H": -5}, trick_points={-2: -20, -1: -20})
    >>> last_two.numbered_tricks
    ((-2, -20), (-1, -20))

    Args:
        name: the contract.
        deck: the cards.
        seats: the number of seats.
        card_points: points for taking the cards of each pattern: `{"*H": -5, "QS": -13}`; no two patterns
            may have a card in common.
        trick_points: points for each trick, or by the number of a trick: 1 is the first, -1 the last one played.
        trump: the letter of the trump suit; empty: no trumps.
        stop: the pattern of cards whose taking ends the deal early; None: play to the last card.
        deal_rules: the scoring rules that look at the whole deal, see `mamlaka.deal_rules`.

    Raises:
        ValueError: a trick with that number cannot be played, a card has several points, or rules exclude each other.
    """
    return TrickSpec(
        name,
        deck,
        seats,
        trump=trump,
        card_points=card_points or {},
        trick_points=0 if isinstance(trick_points, Mapping) else trick_points,
        numbered_tricks=trick_points if isinstance(trick_points, Mapping) else (),
        stop=stop,
        deal_rules=tuple(deal_rules),
    )
