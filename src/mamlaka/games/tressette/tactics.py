"""The tactics of Tressette for two. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.phases import DrawPlay
from mamlaka.plan_rules import legal_mask
from mamlaka.view import View

__all__ = ["TACTICS", "TressettePosition"]

POINT = 3
"""A whole point, in thirds."""
LAST_CARDS = 3
"""The hand size up to which it is the end of a deal."""
WORTHLESS = 4
"""The number of cards of a suit without points."""


class TressettePosition:
    """The facts of a view that the tactics of Tressette use: the cards that the opponent holds or may hold."""

    def __init__(self, view: View) -> None:
        state, phase = view.state, view.state.phase
        assert isinstance(phase, DrawPlay)
        assert view.seat is not None
        self.view = view
        self.phase = phase
        self.plan = phase.plan
        self.hand = view.hand_mask
        self.trick = state.trick
        self.other = 1 - view.seat
        self.card_points = phase.spec.points_of_cards

    @cached_property
    def may_hold(self) -> Mask:
        """The cards that the opponent may hold: those shown, and those not excluded by deductions."""
        knowledge = self.view.deductions()
        held = self.view.state.hand_mask(self.other)
        for slot in knowledge.slots:
            if slot.zone == self.other:
                held |= slot.allowed & knowledge.unseen
        return held

    @cached_property
    def surely_holds(self) -> Mask:
        """The cards that the opponent must hold: those shown, or all possible ones if no others are left."""
        every = self.may_hold.bit_count() == self.view.state.zones[self.other].count
        return self.may_hold if every else self.view.state.hand_mask(self.other)

    @property
    def stock_is_empty(self) -> bool:
        """Whether the stock is empty."""
        return not self.view.state.zone("stock").count

    @cached_property
    def thirds(self) -> int:
        """The thirds that the bot has taken in this deal."""
        return sum(self.card_points[card] for card in iter_cards(self.view.state.zone("taken", self.view.seat).cards))

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def likely(self, cards: Mask) -> float:
        """Return the expected number of these cards in the opponent's hand."""
        sure = self.surely_holds
        unknown = self.view.state.zones[self.other].count - sure.bit_count()
        possible = self.may_hold & ~sure
        share = unknown / possible.bit_count() if possible else 0.0
        return (cards & sure).bit_count() + share * (cards & possible).bit_count()

    def is_void(self, suit: Mask) -> bool:
        """Return whether the opponent is certainly void in a suit."""
        return not self.may_hold & suit

    def risk(self, card: Card) -> float:
        """Return the approximate chance that a lead of this card is beaten."""
        return min(1.0, self.likely(self.plan.beats[card]))

    def is_sure(self, card: Card) -> bool:
        """Return whether no card that the opponent may hold beats a lead of this card."""
        return not self.plan.beats[card] & self.may_hold

    def wins(self, card: Card) -> bool:
        """Return whether a reply takes the trick."""
        return bool(self.plan.beats[self.trick[0][1]] >> card & 1)

    def ace(self, card: Card) -> Mask:
        """Return the card of the same suit that counts a whole point."""
        return sum(1 << other for other in iter_cards(self.suit(card)) if self.card_points[other] == POINT)

    def should_wait(self, card: Card) -> bool:
        """Return whether a card beats the ace of its suit, and the ace may still be caught."""
        ace = self.ace(card)
        return bool(ace & ~self.gone) and bool(self.plan.beats[lowest_card(ace)] >> card & 1) and not ace & self.hand

    @cached_property
    def gone(self) -> Mask:
        """The cards that have been taken."""
        taken = 0
        for seat in range(self.view.state.seats):
            taken |= self.view.state.zone("taken", seat).cards
        return taken

    def runs(self, hand: Mask) -> Mask:
        """Return the cards of a hand that are sure to win if led."""
        return sum(1 << card for card in iter_cards(hand) if self.is_sure(card))


def leads(position: TressettePosition) -> bool:
    """Return whether the bot leads."""
    return not position.trick


def replies(position: TressettePosition) -> bool:
    """Return whether the bot plays to the opponent's lead."""
    return bool(position.trick)


def discards(position: TressettePosition) -> bool:
    """Return whether the bot is void in the suit led."""
    return replies(position) and not position.hand & position.suit(position.trick[0][1])


def leads_at_the_end(position: TressettePosition) -> bool:
    """Return whether the bot leads and the stock is empty."""
    return leads(position) and position.stock_is_empty


def near_the_end(position: TressettePosition) -> bool:
    """Return whether the bot plays one of its last cards."""
    return position.stock_is_empty and position.hand.bit_count() <= LAST_CARDS


def counts_thirds(position: TressettePosition) -> bool:
    """Return whether fractions are about to be rounded down."""
    return near_the_end(position) and replies(position) and position.plan.divisor > 1


# --- leading ----------------------------------------------------------------------------------------------------------


def hunt_ace(position: TressettePosition, action: Action) -> float:
    """Lead a card that beats the ace when the opponent surely holds the ace without guards."""
    card = action.card
    ace = position.ace(card)
    if not position.is_sure(card) or not position.should_wait(card):
        return 0.0
    guards = position.likely(position.suit(card) & ~ace)
    return 1.0 if ace & position.surely_holds and guards < 1 else 0.0


def own_suit(position: TressettePosition, action: Action) -> float:
    """Lead a suit in which the opponent is void, because every card of it wins."""
    card = action.card
    return 1.0 if position.is_void(position.suit(card)) and position.is_sure(card) else 0.0


def sure_lead(position: TressettePosition, action: Action) -> float:
    """Lead a sure winner with points, unless it still waits to catch an ace."""
    card = action.card
    return position.card_points[card] / POINT if position.is_sure(card) and not position.should_wait(card) else 0.0


def count_run(position: TressettePosition, action: Action) -> float:
    """Of sure winners, lead the one that gains most, whatever the opponent discards."""
    card = action.card
    if not position.is_sure(card):
        return 0.0
    answers = legal_mask(
        position.plan, position.may_hold, ((1 - position.other, card),), first_trick=False, broken=False
    )
    least = min((position.card_points[answer] for answer in iter_cards(answers)), default=0)
    everything = position.runs(position.hand) == position.hand
    return 1.0 if everything or least == POINT else 0.0


def risk_nothing(position: TressettePosition, action: Action) -> float:
    """Don't lead an ace while it may be beaten."""
    card = action.card
    return -position.risk(card) if position.card_points[card] == POINT else 0.0


# --- replying ---------------------------------------------------------------------------------------------------------


def bring_home(position: TressettePosition, action: Action) -> float:
    """Win the points of a trick, including those of your own card. Discards are left to `discard_worthless`."""
    card, led = action.card, position.trick[0][1]
    if position.wins(card):
        return (position.card_points[card] + 2 * position.card_points[led]) / 4
    return -position.card_points[card] / 4 if position.suit(led) >> card & 1 else 0.0


def keep_the_lead(position: TressettePosition, action: Action) -> float:
    """Win the trick to cash sure winners."""
    card = action.card
    runs = position.runs(position.hand & ~(1 << card))
    return min(1.0, runs.bit_count() / 5) if position.wins(card) else 0.0


def spare_the_high(position: TressettePosition, action: Action) -> float:
    """Don't spend a card that beats the ace on a trick with few points."""
    card = action.card
    return -1.0 if position.should_wait(card) and position.card_points[position.trick[0][1]] < POINT else 0.0


def discard_worthless(position: TressettePosition, action: Action) -> float:
    """Discard cards without points on the opponent's trick."""
    card = action.card
    return 0.0 if position.wins(card) else -position.card_points[card] / POINT


def hold_the_run(position: TressettePosition, action: Action) -> float:
    """Keep cards of a suit in which the opponent is void: they will win once the stock is empty."""
    card = action.card
    return -1.0 if position.is_void(position.suit(card)) and position.stock_is_empty else 0.0


def stay_covered(position: TressettePosition, action: Action) -> float:
    """Keep the last card of a suit in which the opponent is long, to stop a run."""
    card = action.card
    last = not position.hand & position.suit(card) & ~(1 << card)
    return -min(1.0, position.likely(position.suit(card)) / WORTHLESS) if last else 0.0


# --- the end of a deal ------------------------------------------------------------------------------------------------


def save_the_last(position: TressettePosition, action: Action) -> float:
    """Keep the only sure winner for the last trick, which counts a point."""
    sure = position.runs(position.hand)
    return -1.0 if sure == action.cards else 0.0


def count_thirds(position: TressettePosition, action: Action) -> float:
    """Value a trick by what it changes after fractions are rounded down."""
    card = action.card
    brought = position.card_points[card] + position.card_points[position.trick[0][1]]
    gained = (position.thirds + brought) // POINT - position.thirds // POINT
    return min(1.0, gained / 2) if position.wins(card) else 0.0


SUPPORTED_OPTIONS = frozenset(
    {"target", "rounding", "show_draws", "follow", "trump", "point_card", "look_back", "deck_faces", "tie"}
)
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""

TACTICS = Tactics(
    TressettePosition,
    (
        RuleOfThumb(1, "rule-tressette-1", 30, replies, spare_the_high),
        RuleOfThumb(2, "rule-tressette-2", 40, leads, hunt_ace),
        RuleOfThumb(3, "rule-tressette-3", 50, leads, own_suit),
        RuleOfThumb(4, "rule-tressette-4", 15, discards, hold_the_run),
        RuleOfThumb(5, "rule-tressette-5", 30, leads, sure_lead),
        RuleOfThumb(6, "rule-tressette-6", 45, near_the_end, save_the_last),
        RuleOfThumb(7, "rule-tressette-7", 25, replies, keep_the_lead),
        RuleOfThumb(8, "rule-tressette-8", 15, lambda _: True, stay_covered),
        RuleOfThumb(9, "rule-tressette-9", 70, discards, discard_worthless),
        RuleOfThumb(10, "rule-tressette-10", 30, counts_thirds, count_thirds),
        RuleOfThumb(11, "rule-tressette-11", 50, leads_at_the_end, count_run),
        RuleOfThumb(60, "rule-tressette-60", 80, leads, risk_nothing),
        RuleOfThumb(61, "rule-tressette-61", 70, replies, bring_home),
    ),
    supported_options=SUPPORTED_OPTIONS,
)
