"""The tactics of Schnapsen. Rules up to 13 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.schnapsen.deal import GOAL, HALF, trump_jack
from mamlaka.games.schnapsen.phases import ClosingPlay
from mamlaka.phases import Meld
from mamlaka.plan_rules import legal_mask
from mamlaka.view import View

__all__ = ["TACTICS", "SchnapsenPosition"]

HIGH = 10
"""The points of a ten; cards of this value and above are worth keeping and taking."""
ACE = 11
NEAR = 12
"""How many points may lack to `GOAL` when a weak opponent makes a closing worth its risk."""
LEADING = 40
"""The points from which an opponent may soon win."""
LAST_DRAWS = 2
"""The number of cards left to draw before the last trick with draws."""


class SchnapsenPosition:
    """The facts of a view that the tactics of Schnapsen use: the counts, and what the opponent may hold."""

    def __init__(self, view: View) -> None:
        state, phase = view.state, view.state.phase
        assert isinstance(phase, ClosingPlay)
        assert view.seat is not None
        self.view = view
        self.state = state
        self.play = phase
        self.plan = phase.plan
        self.seat = view.seat
        self.hand = view.hand_mask
        self.trick = state.trick
        self.points = phase.spec.points_of_cards
        self.own = phase.standing(state, view.seat)
        self.opponent = phase.standing(state, 1 - view.seat)

    @property
    def is_strict(self) -> bool:
        """Whether nobody draws any more."""
        return self.play.strict_from is not None

    @cached_property
    def may_hold(self) -> Mask:
        """The cards that the opponent may hold."""
        knowledge = self.view.deductions()
        held = self.state.hand_mask(1 - self.seat)
        for slot in knowledge.slots:
            if slot.zone == 1 - self.seat:
                held |= slot.allowed & knowledge.unseen
        return held

    @cached_property
    def unseen(self) -> Mask:
        """The cards that have not been seen, and those that the opponent is known to hold."""
        return self.view.deductions().unseen | self.state.hand_mask(1 - self.seat)

    @property
    def knows_all(self) -> bool:
        """Whether all cards of the opponent are known."""
        return self.is_strict and self.may_hold.bit_count() == self.state.zones[1 - self.seat].count

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return bool(self.plan.trump_mask >> card & 1)

    def wins(self, card: Card) -> bool:
        """Return whether a reply takes the trick."""
        return bool(self.trick) and bool(self.plan.beats[self.trick[0][1]] >> card & 1)

    def is_sure(self, card: Card) -> bool:
        """Return whether no card that the opponent may hold beats a lead of this card."""
        return not self.plan.beats[card] & self.may_hold

    def is_sure_when_strict(self, card: Card) -> bool:
        """Return whether a lead of this card wins in strict play: the opponent must follow suit before trumping."""
        if self.is_sure(card):
            return True
        if not self.knows_all:
            return False
        legal = legal_mask(self.plan, self.may_hold, ((self.seat, card),), first_trick=False, broken=True)
        return not self.plan.beats[card] & legal

    @cached_property
    def marriages(self) -> tuple[Meld, ...]:
        """The marriages in the hand."""
        return tuple(meld for meld in self.play.melds if not meld.cards & ~self.hand)

    @cached_property
    def sure_points(self) -> int:
        """The points that the bot is sure to have after closing now and playing its sure winners.

        Each trick brings at least the lowest cards that the opponent may have to play. A marriage counts with a trick.
        """
        sure = [card for card in iter_cards(self.hand) if self.is_sure_after_closing(card)]
        replies = sorted(self.points[card] for card in iter_cards(self.may_hold))
        total = self.own.points + sum(self.points[card] for card in sure) + sum(replies[: len(sure)])
        if self.own.tricks or sure:
            total += sum(meld.points for meld in self.marriages[:1])
            if not self.own.tricks:
                total += sum(meld.points for _, seat, meld in self.play.declared if seat == self.seat)
        return total

    def is_sure_after_closing(self, card: Card) -> bool:
        """Return whether a card is sure to win in its turn when strict play begins with the highest trumps."""
        if self.is_trump(card):
            return self.is_sure(card) or not (self.plan.beats[card] & self.unseen).bit_count()
        above = self.plan.beats[card] & ~self.plan.trump_mask & self.may_hold
        drawn = sum(self.is_sure(other) for other in iter_cards(self.hand & self.plan.trump_mask))
        trumps_out = (self.plan.trump_mask & self.may_hold).bit_count()
        return not above and drawn >= trumps_out

    def partner(self, card: Card) -> Mask:
        """Return the other card of the marriage of a king or queen; 0 for other cards."""
        return sum(meld.cards & ~(1 << card) for meld in self.play.melds if meld.cards >> card & 1)

    def trick_points(self, card: Card) -> int:
        """Return the points of the running trick with a reply."""
        return self.points[self.trick[0][1]] + self.points[card]


def always(position: SchnapsenPosition) -> bool:
    """Return True."""
    del position
    return True


def leads(position: SchnapsenPosition) -> bool:
    """Return whether the bot leads."""
    return not position.trick


def replies(position: SchnapsenPosition) -> bool:
    """Return whether the bot plays second."""
    return bool(position.trick)


def is_open(position: SchnapsenPosition) -> bool:
    """Return whether cards are still drawn."""
    return not position.is_strict


def leads_open(position: SchnapsenPosition) -> bool:
    """Return whether the bot leads with an open stock."""
    return leads(position) and is_open(position)


def leads_strict(position: SchnapsenPosition) -> bool:
    """Return whether the bot leads and nobody draws any more."""
    return leads(position) and position.is_strict


def leads_knowing(position: SchnapsenPosition) -> bool:
    """Return whether the bot leads and knows all cards."""
    return leads(position) and position.knows_all


def is_last_draw(position: SchnapsenPosition) -> bool:
    """Return whether the loser of this trick draws the card that is turned up."""
    return is_open(position) and position.play.left_to_draw(position.state) == LAST_DRAWS


def claim_right(position: SchnapsenPosition, action: Action) -> float:
    """Claim with enough points."""
    return 1.0 if action.kind == "claim" and position.play.is_right(position.state, position.seat) else 0.0


def claim_wrong(position: SchnapsenPosition, action: Action) -> float:
    """Don't claim without them."""
    return -1.0 if action.kind == "claim" and not position.play.is_right(position.state, position.seat) else 0.0


def close_for_sure(position: SchnapsenPosition, action: Action) -> float:
    """Close if sure tricks bring the points; otherwise don't."""
    if action.kind != "close_stock":
        return 0.0
    return 1.0 if position.sure_points >= GOAL else -0.5


def close_on_the_weak(position: SchnapsenPosition, action: Action) -> float:
    """Close a little earlier against an opponent who has little."""
    if action.kind != "close_stock":
        return 0.0
    is_weak = not position.opponent.tricks or position.opponent.points < HALF
    return 1.0 if is_weak and GOAL - NEAR <= position.sure_points < GOAL else 0.0


def save_a_point(position: SchnapsenPosition, action: Action) -> float:
    """Take a trick while the opponent may win soon and the bot has little."""
    if action.kind != "play" or position.own.points >= HALF or position.opponent.points < LEADING:
        return 0.0
    return 1.0 if position.wins(action.card) else 0.0


def keep_high(position: SchnapsenPosition, action: Action) -> float:
    """Don't lead plain aces and tens."""
    if action.kind != "play":
        return 0.0
    return -1.0 if position.points[action.card] >= HIGH and not position.is_trump(action.card) else 0.0


def throw_low(position: SchnapsenPosition, action: Action) -> float:
    """Throw the cards with the fewest points, and no trumps."""
    if action.kind != "play" or position.wins(action.card):
        return 0.0
    return (0.5 if position.is_trump(action.card) else 1.0) - position.points[action.card] / ACE


def keep_partner(position: SchnapsenPosition, action: Action) -> float:
    """Keep a king or queen whose partner is unseen, or in the hand."""
    if action.kind != "play":
        return 0.0
    partner = position.partner(action.card)
    if partner & position.hand and not position.play.led_meld:
        return -1.0
    may_come = position.unseen | position.state.zone("turnup").cards
    return -0.6 if partner & may_come else 0.0


def use_jack(position: SchnapsenPosition, action: Action) -> float:
    """Exchange the jack of trumps, and keep it for that."""
    if action.kind == "swap":
        return 1.0
    jack = trump_jack(position.play.spec.trump)
    return -1.0 if action.kind == "play" and is_open(position) and action.card == jack else 0.0


def win_for_marriage(position: SchnapsenPosition, action: Action) -> float:
    """Take the trick, if a marriage waits to be led; not with its own cards."""
    if action.kind != "play" or not position.marriages or not position.wins(action.card):
        return 0.0
    return 0.0 if any(meld.cards >> action.card & 1 for meld in position.marriages) else 1.0


def lose_last_draw(position: SchnapsenPosition, action: Action) -> float:
    """Lose the trick after which a high trump is drawn last; lead low for it."""
    turned_up = position.state.zone("turnup").cards
    if action.kind != "play" or not turned_up or position.points[lowest_card(turned_up)] < HIGH:
        return 0.0
    if position.trick:
        return -1.0 if position.wins(action.card) else 0.0
    return -1.0 if position.is_sure(action.card) else 0.0


def lead_winner(position: SchnapsenPosition, action: Action) -> float:
    """Lead a card that wins, as all cards are known; of several the one with the most points."""
    if action.kind != "play" or not position.is_sure_when_strict(action.card):
        return 0.0
    return 0.5 + position.points[action.card] / ACE / 2


def pull_trumps(position: SchnapsenPosition, action: Action) -> float:
    """Lead the highest trump while the opponent may have one and a plain card waits for it."""
    if action.kind != "play":
        return 0.0
    waits = any(position.points[card] >= HIGH for card in iter_cards(position.hand & ~position.plan.trump_mask))
    is_high = position.is_trump(action.card) and position.is_sure(action.card)
    return 1.0 if is_high and waits and position.plan.trump_mask & position.may_hold else 0.0


def take_cheaply(position: SchnapsenPosition, action: Action) -> float:
    """Take a trick, the more so for its points; trumps and high cards cost something while cards are drawn."""
    if action.kind != "play" or not position.wins(action.card):
        return 0.0
    worth = position.trick_points(action.card) / (2 * HIGH)
    if position.is_strict:
        return min(1.0, 0.5 + worth / 2) - position.points[action.card] / 100
    price = 0.55 + position.points[action.card] / 40 if position.is_trump(action.card) else 0.0
    return min(1.0, worth) - price


def announce(position: SchnapsenPosition, action: Action) -> float:
    """Announce a marriage, the best one first."""
    if action.kind != "declare":
        return 0.0
    return next(meld.points for meld in position.play.melds if meld.name == action.name) / (4 * HIGH)


SUPPORTED_OPTIONS = frozenset(
    {
        "target",
        "claims",
        "wrong_claim",
        "closing_score",
        "close_min",
        "exchange_min",
        "marriage_first",
        "last_trick",
        "look_back",
    }
)
"""The options that the rules take into account, directly or by the offers, or that don't matter to them."""

TACTICS = Tactics(
    SchnapsenPosition,
    (
        RuleOfThumb(1, "rule-schnapsen-1", 1000, leads, claim_right),
        RuleOfThumb(2, "rule-schnapsen-2", 1000, leads, claim_wrong),
        RuleOfThumb(3, "rule-schnapsen-3", 80, leads_open, close_for_sure),
        RuleOfThumb(4, "rule-schnapsen-4", 90, leads_open, close_on_the_weak),
        RuleOfThumb(5, "rule-schnapsen-5", 30, replies, save_a_point),
        RuleOfThumb(6, "rule-schnapsen-6", 20, leads_open, keep_high),
        RuleOfThumb(7, "rule-schnapsen-7", 14, always, throw_low),
        RuleOfThumb(8, "rule-schnapsen-8", 12, is_open, keep_partner),
        RuleOfThumb(9, "rule-schnapsen-9", 120, is_open, use_jack),
        RuleOfThumb(10, "rule-schnapsen-10", 20, replies, win_for_marriage),
        RuleOfThumb(11, "rule-schnapsen-11", 40, is_last_draw, lose_last_draw),
        RuleOfThumb(12, "rule-schnapsen-12", 50, leads_knowing, lead_winner),
        RuleOfThumb(13, "rule-schnapsen-13", 30, leads_strict, pull_trumps),
        RuleOfThumb(60, "rule-schnapsen-60", 40, replies, take_cheaply),
        RuleOfThumb(61, "rule-schnapsen-61", 110, leads, announce),
    ),
    supported_options=SUPPORTED_OPTIONS,
    beginner=frozenset({1, 2, 7, 60, 61}),
)
