"""The tactics of Trex. Rules up to 59 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, Card, Mask, Suit, iter_cards, lowest_card
from mamlaka.games.trex.contracts import KING_OF_HEARTS, parts_of
from mamlaka.games.trex.phases import DoubleInTurn, DoubleOrAppeal
from mamlaka.phases import Choose, LayoutPlay, TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.view import View

from .advice import Rule, Tactics

__all__ = ["TACTICS", "TrexPosition"]

SUITS = FRENCH.suit_masks
HEARTS, DIAMONDS = SUITS[1], SUITS[2]
QUEENS, TWOS, JACKS = FRENCH.select("Q"), FRENCH.select("2"), FRENCH.select("J")
ACE_OF_HEARTS = FRENCH.card("AH")
RANKS = 13
SIX, JACK, QUEEN, KING = 4, 9, 10, 11
PREFERENCE = {"trex": 1.0, "king": 0.75, "queens": 0.5, "slaps": 0.25, "diamonds": 0.0}
GUARDS = 4
COVERED = 3


def rank_of(card: Card) -> int:
    """Return the rank of a card, from 0 for a two to 12 for an ace."""
    return card % RANKS


def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return card // RANKS


def lowness(hand: Mask, suits: Mask) -> float:
    """Return how easily the cards of a hand in some suits stay below others, from 1 (always) to -1 (never).

    The lowest card of a suit counts most; a void suit carries no risk.
    """
    risks = []
    for mask in SUITS:
        if mask & suits:
            held = [rank_of(card) for card in iter_cards(hand & mask)]
            # The n-th lowest card of a suit is safe when it is about as low as the n-th of a mixed hand.
            risks += [max(0.0, min(1.0, (rank - 3 * place - 1) / 8)) for place, rank in enumerate(held)]
    return 1 - 2 * min(1.0, sum(risks) / 3.5) if risks else 1.0


class TrexPosition:
    """What the tactics of Trex ask of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand = view.hand_mask
        self.phase = view.state.phase
        self.trick = view.state.trick

    @cached_property
    def card_points(self) -> list[int]:
        """(cards,): what each card costs its taker, doublings included, as a positive number."""
        assert isinstance(self.phase, TrickPlay)
        costs = [0] * len(FRENCH)
        for part in self.phase.spec.parts:
            for card, points in enumerate(part.points_of_cards):
                costs[card] -= points
            for card, _ in part.doubles:
                costs[card] -= part.points_of_cards[card]
        return costs

    @cached_property
    def per_trick(self) -> int:
        """The cost of a trick itself, as a positive number."""
        assert isinstance(self.phase, TrickPlay)
        return -sum(part.trick_points for part in self.phase.spec.parts)

    @cached_property
    def contracts(self) -> tuple[str, ...]:
        """The contracts of a deal of tricks."""
        return tuple(part.name for part in self.phase.spec.parts) if isinstance(self.phase, TrickPlay) else ()

    @cached_property
    def unseen(self) -> Mask:
        """The cards in other hands, including face-up ones."""
        state = self.view.state
        gone = self.hand
        for zone in state.zones[state.seats :]:
            gone |= zone.cards
        return FRENCH.all_mask & ~gone

    @property
    def leads(self) -> bool:
        """Whether the bot leads a trick."""
        return isinstance(self.phase, TrickPlay) and not self.trick

    @property
    def follows(self) -> bool:
        """Whether the bot follows suit."""
        return isinstance(self.phase, TrickPlay) and bool(self.trick) and bool(self.hand & self.led_suit)

    @property
    def discards(self) -> bool:
        """Whether the bot cannot follow."""
        return isinstance(self.phase, TrickPlay) and bool(self.trick) and not self.hand & self.led_suit

    @property
    def led_suit(self) -> Mask:
        """The cards of the led suit."""
        return SUITS[suit_of(self.trick[0][1])]

    @cached_property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        assert isinstance(self.phase, TrickPlay)
        return winning_play(self.phase.plan, self.trick)[1]

    @cached_property
    def is_last(self) -> bool:
        """Whether the bot plays last to the trick."""
        return len(self.trick) == self.view.state.seats - 1

    @cached_property
    def cost(self) -> int:
        """The cost of the trick so far to its taker."""
        return self.per_trick + sum(self.card_points[card] for _, card in self.trick)

    @cached_property
    def shortest(self) -> int:
        """The length of the shortest non-empty suit of the hand."""
        return min((self.hand & mask).bit_count() for mask in SUITS if self.hand & mask)

    @cached_property
    def placed(self) -> Mask:
        """The cards on the layout."""
        return self.view.state.zones[self.view.state.game.layout_zone].cards


def card_of(action: Action) -> Card:
    """Return the card of an action."""
    return lowest_card(action.cards)


def choosing(contract: str, grade: Callable[[TrexPosition], float]) -> Callable[[TrexPosition, Action], float]:
    """Return advice that grades one contract, alone or merged with others, by the hand, and has no other votes."""
    return lambda position, action: grade(position) if contract in parts_of(action.name) else 0.0


def is_choosing(position: TrexPosition) -> bool:
    """Return whether a contract is to be chosen."""
    return isinstance(position.phase, Choose)


def is_announcing(position: TrexPosition) -> bool:
    """Return whether the bot may double or appeal."""
    return isinstance(position.phase, DoubleOrAppeal | DoubleInTurn)


def is_laying(position: TrexPosition) -> bool:
    """Return whether a card is to be played to the layout."""
    return isinstance(position.phase, LayoutPlay)


# --- choosing a contract ----------------------------------------------------------------------------------------------


def grade_king(position: TrexPosition) -> float:
    """A guarded king of hearts is safe; a bare one is not; without it hearts and low cards decide."""
    hearts = (position.hand & HEARTS).bit_count()
    if position.hand >> KING_OF_HEARTS & 1:
        return min(1.0, (hearts - 3) / 2)
    return 0.2 * lowness(position.hand, FRENCH.all_mask) + (0.2 if hearts >= GUARDS else -0.2)


def grade_queens(position: TrexPosition) -> float:
    """Queens that are held under low cards are safe, the others are a danger to high cards of their suits."""
    grade = 0.0
    for mask in SUITS:
        held = position.hand & mask
        low = sum(rank_of(card) < QUEEN for card in iter_cards(held))
        high = sum(rank_of(card) > QUEEN for card in iter_cards(held))
        if held & QUEENS:
            grade += 0.35 if low >= COVERED else -0.3
        else:
            grade += 0.1 if not high or low >= COVERED else -0.25 * high
    return max(-1.0, min(1.0, grade))


def grade_trex(position: TrexPosition) -> float:
    """Value cards near the jacks, which go out first, and an own jack, which opens a row; avoid twos and aces."""
    far = sum(abs(rank_of(card) - JACK) for card in iter_cards(position.hand)) / 13
    grade = (4.1 - far) / 1.2 + 0.15 * ((position.hand & JACKS).bit_count() - 1)
    return max(-1.0, min(1.0, grade - 0.2 * ((position.hand & TWOS).bit_count() - 1)))


# --- doubling and appeals ---------------------------------------------------------------------------------------------


def double_king(position: TrexPosition, action: Action) -> float:
    """Double the king of hearts under four other hearts, or under three with a short suit beside."""
    if action.kind != "double" or not action.cards >> KING_OF_HEARTS & 1:
        return 0.0
    guards = (position.hand & HEARTS).bit_count() - 1
    return 1.0 if guards >= GUARDS or (guards == GUARDS - 1 and position.shortest <= 1) else -1.0


def double_queens(position: TrexPosition, action: Action) -> float:
    """Double exactly the queens that have three lower cards of their suit below them."""
    if not action.cards & QUEENS:
        return 0.0
    votes = 0.0
    for card in iter_cards(action.cards & QUEENS):
        low = sum(rank_of(other) < QUEEN for other in iter_cards(position.hand & SUITS[suit_of(card)]))
        votes += 0.25 if low >= GUARDS else -0.5
    return votes


# --- playing tricks ---------------------------------------------------------------------------------------------------


def lead_short(position: TrexPosition, action: Action) -> float:
    """Lead from a short suit."""
    held = (position.hand & SUITS[suit_of(card_of(action))]).bit_count()
    return 1.0 if held == position.shortest else -held / 13


def lead_low(position: TrexPosition, action: Action) -> float:
    """The more unseen cards of the suit beat a lead, the better it is."""
    card = card_of(action)
    above = position.unseen & SUITS[suit_of(card)]
    higher = above >> (card + 1)
    below = above.bit_count() - higher.bit_count()
    return (higher.bit_count() - 2 * below) / max(1, above.bit_count() + below)


def lead_dead(position: TrexPosition, action: Action) -> float:
    """Don't lead a suit that no one else holds, because the lead must win."""
    return -1.0 if not position.unseen & SUITS[suit_of(card_of(action))] else 0.0


def hunt_king(_: TrexPosition, action: Action) -> float:
    """Lead a heart below the king to drive it out."""
    card = card_of(action)
    return 1.0 if HEARTS >> card & 1 and rank_of(card) < KING else -0.3 if card == ACE_OF_HEARTS else 0.0


def spare_hearts(_: TrexPosition, action: Action) -> float:
    """With the king of hearts, lead other suits."""
    return -1.0 if HEARTS >> card_of(action) & 1 else 0.0


def lead_penalty(position: TrexPosition, action: Action) -> float:
    """A card that costs its taker is led only when somebody must take it."""
    card = card_of(action)
    if not position.card_points[card]:
        return 0.0
    higher = (position.unseen & SUITS[suit_of(card)]) >> (card + 1)
    return 0.3 if higher.bit_count() >= COVERED and rank_of(card) <= SIX else -1.0


def high_over_queen(position: TrexPosition, action: Action) -> float:
    """Don't lead the ace or king of a suit whose queen is still out, because they catch it."""
    card = card_of(action)
    queen = QUEENS & SUITS[suit_of(card)]
    return -1.0 if position.unseen & queen and card > lowest_card(queen) else 0.0


def duck(position: TrexPosition, action: Action) -> float:
    """Play the highest card below the best card."""
    card = card_of(action)
    return (0.3 + rank_of(card) / 20) if card < position.best else 0.0


def take_cheap(position: TrexPosition, action: Action) -> float:
    """A trick that costs nothing takes a high card away."""
    card = card_of(action)
    return rank_of(card) / 12 if not position.card_points[card] else -1.0


def take_high(position: TrexPosition, action: Action) -> float:
    """If you must take the trick, take it with the highest card, unless that costs more."""
    card = card_of(action)
    return rank_of(card) / 12 - position.card_points[card] / 75 if card > position.best else 0.0


def stay_low(position: TrexPosition, action: Action) -> float:
    """If you must beat the best card before others play, play the lowest card that does."""
    card = card_of(action)
    return (1 - rank_of(card) / 12) if card > position.best else 0.0


def slip_penalty(position: TrexPosition, action: Action) -> float:
    """A penalty card goes under a higher card of somebody else."""
    card = card_of(action)
    return (
        min(1.0, position.card_points[card] / 25)
        if card < position.best
        else -min(1.0, position.card_points[card] / 25)
    )


def throw_penalty(position: TrexPosition, action: Action) -> float:
    """Discard the most expensive card on another seat's trick; `throw_king` handles the king of hearts."""
    card = card_of(action)
    return min(1.0, position.card_points[card] / 75) if card != KING_OF_HEARTS else 0.0


def throw_king(_: TrexPosition, action: Action) -> float:
    """The king of hearts first of all."""
    return 1.0 if card_of(action) == KING_OF_HEARTS else 0.0


def throw_danger(position: TrexPosition, action: Action) -> float:
    """Discard high cards with few low ones in the suit, because they will take tricks."""
    card = card_of(action)
    lower = (position.hand & SUITS[suit_of(card)] & ((1 << card) - 1)).bit_count()
    bait = 0.0
    if position.unseen >> KING_OF_HEARTS & 1 and "king" in position.contracts and card == ACE_OF_HEARTS:
        bait = 0.5
    if "queens" in position.contracts and high_over_queen(position, action) < 0:
        bait = 0.4
    if "diamonds" in position.contracts and DIAMONDS >> card & 1:
        bait = 0.3
    return min(1.0, rank_of(card) / 24 + bait + 0.15 * (lower == 0) - 0.05 * lower)


# --- laying -----------------------------------------------------------------------------------------------------------


def chain(position: TrexPosition, card: Card) -> tuple[int, int]:
    """Return the number of own cards and of others' cards beyond a card, outwards."""
    suit = SUITS[suit_of(card)]
    beyond = suit & ~((1 << (card + 1)) - 1) if rank_of(card) > JACK else suit & ((1 << card) - 1)
    if rank_of(card) == JACK:
        beyond = suit & ~(1 << card)
    beyond &= ~position.placed
    return (beyond & position.hand).bit_count(), (beyond & ~position.hand).bit_count()


def free_own(position: TrexPosition, action: Action) -> float:
    """Play cards that your own end cards wait for."""
    own, _ = chain(position, card_of(action))
    return min(1.0, own / 3)


def free_twos(position: TrexPosition, action: Action) -> float:
    """Play cards that your own two waits for."""
    card = card_of(action)
    two = TWOS & SUITS[suit_of(card)]
    return 1.0 if rank_of(card) <= JACK and two & position.hand else 0.0


def riskless(position: TrexPosition, action: Action) -> float:
    """Play ends of rows, and cards whose neighbour is in your own hand: they help no one else."""
    card = card_of(action)
    if rank_of(card) in (0, 12):
        return 1.0
    step = 1 if rank_of(card) > JACK else -1
    return 1.0 if rank_of(card) != JACK and position.hand >> (card + step) & 1 else 0.0


def little_risk(_: TrexPosition, action: Action) -> float:
    """Play queens, kings and threes, which open little."""
    return 1.0 if rank_of(card_of(action)) in (1, QUEEN, KING) else 0.0


def hold_back(position: TrexPosition, action: Action) -> float:
    """Cards that only others wait for are held back."""
    own, others = chain(position, card_of(action))
    return -min(1.0, others / 6) if not own else 0.0


def lone_jack(position: TrexPosition, action: Action) -> float:
    """Don't play a jack that opens a row for others."""
    card = card_of(action)
    if rank_of(card) != JACK:
        return 0.0
    neighbours = (position.hand & (1 << (card + 1) | 1 << (card - 1))).bit_count()
    return (neighbours - 1) / 2


def contract_is(*names: str) -> Callable[[TrexPosition], bool]:
    """Return whether a deal of tricks has one of these contracts."""
    return lambda position: any(name in position.contracts for name in names)


def both(*conditions: Callable[[TrexPosition], bool]) -> Callable[[TrexPosition], bool]:
    """Return a condition that holds when all of these hold."""
    return lambda position: all(condition(position) for condition in conditions)


def leads(position: TrexPosition) -> bool:
    """Return whether the bot leads."""
    return position.leads


def follows(position: TrexPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.follows


def discards(position: TrexPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.discards


def holds_king(position: TrexPosition) -> bool:
    """Return whether the bot holds the king of hearts."""
    return bool(position.hand >> KING_OF_HEARTS & 1)


def king_is_out(position: TrexPosition) -> bool:
    """Return whether another hand holds the king of hearts."""
    return bool(position.unseen >> KING_OF_HEARTS & 1)


def must_take(position: TrexPosition) -> bool:
    """Return whether the bot plays last and every card that follows suit takes the trick."""
    return position.follows and position.is_last and position.hand & position.led_suit & ((1 << position.best) - 1) == 0


def may_take_for_nothing(position: TrexPosition) -> bool:
    """Return whether the bot plays the last card of a trick without points."""
    return position.follows and position.is_last and not position.cost


def plays_over_early(position: TrexPosition) -> bool:
    """Return whether other seats play after the bot."""
    return position.follows and not position.is_last


TACTICS = Tactics(
    TrexPosition,
    (
        Rule(1, "rule-trex-1", 20, leads, lead_short),
        Rule(6, "rule-trex-6", 60, leads, lead_dead),
        Rule(8, "rule-trex-8", 12, is_choosing, lambda _, action: PREFERENCE.get(action.name, 0.0)),
        Rule(10, "rule-trex-10", 60, is_announcing, double_king),
        Rule(12, "rule-trex-12", 55, is_choosing, choosing("king", grade_king)),
        Rule(14, "rule-trex-14", 45, both(leads, contract_is("king"), king_is_out), hunt_king),
        Rule(15, "rule-trex-15", 100, both(discards, contract_is("king")), throw_king),
        Rule(70, "rule-trex-70", 50, both(leads, contract_is("king"), holds_king), spare_hearts),
        Rule(22, "rule-trex-22", 50, both(leads, contract_is("queens")), high_over_queen),
        Rule(23, "rule-trex-23", 50, is_choosing, choosing("queens", grade_queens)),
        Rule(71, "rule-trex-71", 60, is_announcing, double_queens),
        Rule(29, "rule-trex-29", 45, is_choosing, choosing("diamonds", lambda p: lowness(p.hand, DIAMONDS))),
        Rule(31, "rule-trex-31", 45, leads, lead_penalty),
        Rule(35, "rule-trex-35", 90, is_choosing, choosing("slaps", lambda p: lowness(p.hand, FRENCH.all_mask))),
        Rule(38, "rule-trex-38", 60, must_take, take_high),
        Rule(41, "rule-trex-41", 90, is_choosing, choosing("trex", grade_trex)),
        Rule(44, "rule-trex-44", 20, is_laying, lone_jack),
        Rule(46, "rule-trex-46", 40, is_laying, free_own),
        Rule(72, "rule-trex-72", 30, is_laying, riskless),
        Rule(48, "rule-trex-48", 40, is_laying, hold_back),
        Rule(60, "rule-trex-60", 100, is_announcing, lambda _, action: float(action.kind == "appeal")),
        Rule(61, "rule-trex-61", 40, leads, lead_low),
        Rule(62, "rule-trex-62", 70, may_take_for_nothing, take_cheap),
        Rule(63, "rule-trex-63", 50, lambda p: p.follows and not may_take_for_nothing(p), duck),
        Rule(64, "rule-trex-64", 20, plays_over_early, stay_low),
        Rule(65, "rule-trex-65", 80, follows, slip_penalty),
        Rule(66, "rule-trex-66", 80, discards, throw_penalty),
        Rule(67, "rule-trex-67", 30, discards, throw_danger),
        Rule(68, "rule-trex-68", 25, is_laying, free_twos),
        Rule(69, "rule-trex-69", 15, is_laying, little_risk),
    ),
)
