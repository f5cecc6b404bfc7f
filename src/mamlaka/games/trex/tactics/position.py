"""The position that the tactics of Trex see, and helpers for cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, Card, Mask, Suit, iter_cards
from mamlaka.games.trex import Kingdoms, Trex
from mamlaka.games.trex.contracts import KING_OF_HEARTS
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.search.conventional import taking_costs
from mamlaka.search.heuristic import heuristic_card
from mamlaka.search.learned_choice import learned_choice
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.positions import plan_of_teams, position_of
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = [
    "ACE",
    "ACE_OF_HEARTS",
    "DIAMONDS",
    "HEARTS",
    "JACK",
    "JACKS",
    "KING",
    "QUEEN",
    "QUEENS",
    "SIX",
    "SUITS",
    "TEN",
    "THREE",
    "TWOS",
    "Advice",
    "Condition",
    "Round",
    "TrexPosition",
    "contract_is",
    "discards",
    "follows",
    "has_partner",
    "higher",
    "holds_king",
    "leads",
    "lower",
    "rank_of",
    "suit_of",
]

SUITS = FRENCH.suit_masks
HEARTS, DIAMONDS = SUITS[1], SUITS[2]
QUEENS, TWOS, JACKS = FRENCH.select("Q"), FRENCH.select("2"), FRENCH.select("J")
ACE_OF_HEARTS = FRENCH.card("AH")
RANKS = 13
THROWN = 0.8
"""The share of the most expensive card that a seat costs which can't follow suit: it may not hold that card."""
NOT_WITH = 2 / 3
"""The chance that a card of one of three other hands is not in a given one."""
THREE, SIX, TEN, JACK, QUEEN, KING, ACE = 1, 4, 8, 9, 10, 11, 12


def rank_of(card: Card) -> int:
    """Return the rank of a card, from 0 for a two to 12 for an ace."""
    return card % RANKS


def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return card // RANKS


def higher(card: Card) -> Mask:
    """Return the higher cards of the same suit."""
    return SUITS[suit_of(card)] & ~((2 << card) - 1)


def lower(card: Card) -> Mask:
    """Return the lower cards of the same suit."""
    return SUITS[suit_of(card)] & ((1 << card) - 1)


class Round(NamedTuple):
    """A round of a suit to which the bot plays: what is out, and what the opponents who play after it can do."""

    out: Mask
    """The cards of the suit in other hands."""
    holders: int
    """The number of other seats that may hold the suit."""
    followers: int
    """The number of them that are opponents still to play."""
    voids: float
    """The expected number of opponents still to play who don't hold the suit."""
    thrown: float
    """The points that each of these is expected to throw."""


class TrexPosition:
    """The facts of a view that the tactics of Trex use: partners, known cards and the current trick."""

    def __init__(self, view: View) -> None:
        state = view.state
        game, bottom = state.game, state.stack[0]
        assert view.seat is not None
        assert isinstance(game, Trex)
        assert isinstance(bottom, Kingdoms)
        self.view = view
        self.seat: Seat = view.seat
        self.king = bottom.king
        self.hand = view.hand_mask
        self.phase = state.phase
        self.trick = state.trick
        self.game = game
        self.options = game.options
        self.partner = (self.seat + 2) % state.seats if game.options.partnership else None
        self.opponents = tuple(seat for seat in range(state.seats) if seat not in (self.seat, self.partner))
        self._rounds: dict[Suit, Round] = {}
        self.dangers: dict[tuple[Mask, Mask], float] = {}
        """What `counting.danger` has returned, by its cards: it is asked again for each card of a suit."""

    # --- known cards --------------------------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> Mask:
        """The cards in other hands, including face-up ones."""
        state = self.view.state
        gone = self.hand
        for zone in state.zones[state.seats :]:
            gone |= zone.cards
        return FRENCH.all_mask & ~gone

    @cached_property
    def may_hold(self) -> tuple[Mask, ...]:
        """(seats,): the cards that each hand may hold: those shown, and those not excluded by deductions and counts."""
        knowledge = self.view.deductions()
        held = [zone.cards for zone in self.view.state.zones[: self.view.state.seats]]
        for slot in knowledge.slots:
            others = (other.allowed for other in knowledge.slots if other != slot)
            theirs = slot.allowed & knowledge.unseen & ~reduce(or_, others, 0)
            # A hand for which as many cards are certain as are unknown holds no other card.
            held[slot.zone] |= theirs if theirs.bit_count() == slot.count else slot.allowed & knowledge.unseen
        return tuple(held)

    @cached_property
    def against(self) -> Mask:
        """The cards that opponents may hold."""
        return self._together(self.opponents)

    @property
    def of_partner(self) -> Mask:
        """The cards that the partner may hold; 0 without a partner."""
        return self.may_hold[self.partner] if self.partner is not None else 0

    def _together(self, seats: Iterable[Seat]) -> Mask:
        cards = 0
        for seat in seats:
            cards |= self.may_hold[seat]
        return cards

    @cached_property
    def shortest(self) -> int:
        """The length of the shortest non-empty suit of the hand."""
        return min((self.hand & mask).bit_count() for mask in SUITS if self.hand & mask)

    # --- tricks -------------------------------------------------------------------------------------------------------

    @cached_property
    def play(self) -> TrickPlay:
        """The play of tricks."""
        assert isinstance(self.phase, TrickPlay)
        return self.phase

    @cached_property
    def contracts(self) -> tuple[str, ...]:
        """The contracts of a deal of tricks that have their usual rules; the rules of thumb don't fit others."""
        parts = self.phase.spec.parts if isinstance(self.phase, TrickPlay) else ()
        return tuple(part.name for part in parts if self.game.is_standard(part.name))

    @cached_property
    def avoids_tricks(self) -> bool:
        """Whether tricks are played that only cost points: the rules of thumb say how to avoid them."""
        if not isinstance(self.phase, TrickPlay):
            return False
        is_standard = len(self.contracts) == len(self.phase.spec.parts)
        return is_standard or self.seat in taking_costs(self.phase.plan).avoiding

    @cached_property
    def estimated_card(self) -> Card:
        """The card of the heuristic playout policy, which estimates points under the rules of any tricks."""
        state, turn = self.view.state, self.view.turn
        assert turn is not None
        legal = sum(offer.cards for offer in turn.offers)
        taken = tuple(zone.cards for zone in state.zones[state.seats : 2 * state.seats])
        later = len(self.seats_to_play)
        return heuristic_card(self.play.plan, self.hand, legal, self.trick, self.seat, later, sum(taken), taken)

    @cached_property
    def practised_card(self) -> Card | None:
        """The card of the learned policy, which has found by practice what is best; None: there is no such policy."""
        state, turn = self.view.state, self.view.turn
        assert turn is not None
        plan, position = plan_of_teams(state) or self.play.plan, position_of(state)[1]
        policy = learned_policy(plan)
        if policy is None:
            return None
        return learned_choice(plan, position, sum(offer.cards for offer in turn.offers), policy)

    @cached_property
    def card_points(self) -> list[int]:
        """(cards,): the cost of taking each card, as a positive number, including doublings."""
        costs = [0] * len(FRENCH)
        for part in self.play.spec.parts:
            for card, points in enumerate(part.points_of_cards):
                costs[card] -= points
            for card, _ in part.doubles:
                costs[card] -= part.points_of_cards[card]
        return costs

    @cached_property
    def doubled(self) -> Mask:
        """The cards that have been doubled."""
        return sum(1 << card for part in self.play.spec.parts for card, _ in part.doubles)

    @cached_property
    def per_trick(self) -> int:
        """The cost of a trick itself, as a positive number."""
        return -sum(part.trick_points for part in self.play.spec.parts)

    @cached_property
    def stake(self) -> float:
        """What each of the tricks that are left costs on average, as a positive number."""
        left = sum(self.card_points[card] for card in iter_cards(self.unseen | self.hand))
        return self.per_trick + left / self.hand.bit_count()

    @cached_property
    def costly(self) -> Mask:
        """The cards in other hands that cost points."""
        return sum(1 << card for card in iter_cards(self.unseen) if self.card_points[card])

    @cached_property
    def sure_losers(self) -> Mask:
        """The cards of the hand that surely lose if led: opponents may hold higher ones, and no one a lower one."""
        losers = (
            1 << card for card in iter_cards(self.hand) if not self.unseen & lower(card) and self.against & higher(card)
        )
        return sum(losers)

    def dearest(self, cards: Mask) -> int:
        """Return the points of the most expensive of some cards; 0 if none costs points."""
        return max((self.card_points[card] for card in iter_cards(cards)), default=0)

    def round_of(self, suit: Suit) -> Round:
        """Return what the bot can expect of a round of a suit.

        Each card that is out is equally likely with every seat that may hold the suit, and each seat without the suit
        throws its most expensive card.
        """
        if suit not in self._rounds:
            out = self.unseen & SUITS[suit]
            others = (seat for seat in range(self.view.state.seats) if seat != self.seat)
            holders = sum(bool(self.may_hold[seat] & out) for seat in others)
            later = [self.may_hold[seat] & out for seat in self.seats_to_play if seat != self.partner]
            followers = sum(map(bool, later))
            voids = len(later) - followers + followers * (1 - 1 / max(1, holders)) ** out.bit_count()
            costly = self.costly & ~SUITS[suit]
            thrown = THROWN * self.dearest(costly) * (1 - NOT_WITH ** costly.bit_count())
            self._rounds[suit] = Round(out, holders, followers, voids, thrown)
        return self._rounds[suit]

    @property
    def led_suit(self) -> Mask:
        """The cards of the led suit."""
        return SUITS[suit_of(self.trick[0][1])]

    @cached_property
    def winner(self) -> Seat:
        """The seat that is winning the trick."""
        return winning_play(self.play.plan, self.trick)[0]

    @cached_property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return winning_play(self.play.plan, self.trick)[1]

    @cached_property
    def seats_to_play(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after the bot."""
        seats = self.view.state.seats
        return tuple((self.seat + step) % seats for step in range(1, seats - len(self.trick)))

    @property
    def is_last(self) -> bool:
        """Whether the bot plays last to the trick."""
        return not self.seats_to_play

    @cached_property
    def cost(self) -> int:
        """The cost of the trick so far to its winner."""
        return self.per_trick + sum(self.card_points[card] for _, card in self.trick)

    @cached_property
    def ours(self) -> float:
        """The approximate chance that the partner takes the trick if the bot leaves it to them."""
        if not self.trick or self.winner != self.partner:
            return 0.0
        beats = [self.may_hold[seat] & higher(self.best) for seat in self.seats_to_play]
        return float(0.5 ** sum(map(bool, beats)))

    @cached_property
    def opened(self) -> dict[Suit, Seat]:
        """The first seat to lead each suit."""
        first: dict[Suit, Seat] = {}
        for trick in self.play.tricks:
            first.setdefault(suit_of(trick[0][1]), trick[0][0])
        return first

    def keeps_winning(self, seat: Seat) -> bool:
        """Return whether every card that a seat may hold would win if led."""
        others = self.hand | self._together(
            other for other in (*self.opponents, self.partner) if other not in (None, seat)
        )
        return bool(self.may_hold[seat]) and not any(others & higher(card) for card in iter_cards(self.may_hold[seat]))

    # --- the layout ---------------------------------------------------------------------------------------------------

    @cached_property
    def layout(self) -> LayoutPlay:
        """The phase of layout play."""
        assert isinstance(self.phase, LayoutPlay)
        return self.phase

    @cached_property
    def placed(self) -> Mask:
        """The cards on the layout."""
        return self.view.state.zones[self.view.state.game.layout_zone].cards

    def count(self, seat: Seat) -> int:
        """Return the number of cards of a seat."""
        return self.view.state.zones[seat].count


Condition: TypeAlias = Callable[[TrexPosition], bool]
Advice: TypeAlias = Callable[[TrexPosition, Action], float]


def leads(position: TrexPosition) -> bool:
    """Return whether the bot leads a trick."""
    return position.avoids_tricks and not position.trick


def follows(position: TrexPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.avoids_tricks and bool(position.trick) and bool(position.hand & position.led_suit)


def discards(position: TrexPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.avoids_tricks and bool(position.trick) and not position.hand & position.led_suit


def has_partner(position: TrexPosition) -> bool:
    """Return whether the bot plays with a partner."""
    return position.partner is not None


def contract_is(*names: str) -> Condition:
    """Return whether a deal of tricks has one of these contracts."""
    return lambda position: any(name in position.contracts for name in names)


def holds_king(position: TrexPosition) -> bool:
    """Return whether the bot holds the king of hearts."""
    return bool(position.hand >> KING_OF_HEARTS & 1)
