"""The tactics of Romanian Whist. Rules up to 13 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property
from math import comb

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.bots.trick_chances import TrickChances
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.romanian_whist import RomanianOptions, RomanianWhist, romanian_deals
from mamlaka.games.romanian_whist.deals import FULL, RUN
from mamlaka.games.romanian_whist.phases import BidsInTurn
from mamlaka.phases import TrickPlay
from mamlaka.plan import TrickPlan, lower
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.tricks import Trick
from mamlaka.view import View

__all__ = ["TACTICS", "RomanianPosition"]

SURE = 0.7
"""From which count on a card is likely to take a trick."""
KING = 0.8
"""From which height on a guarded card counts like a king."""
LONG = 4
"""The length from which on a suit is long."""
SHORT = 1
"""The length up to which a side suit is short: a trump can soon ruff it."""
RUFF = 0.5
"""What a spare trump counts with a short side suit."""
SPARE = 0.25
"""What a spare trump counts without one."""
ESTABLISHED = 0.6
"""What a further card of a long suit with the ace counts without trumps."""
OVERLONG = 0.7
"""The factor for a suit that is so long that others are soon void in it."""
GUARDED = 0.5
"""What a card counts that is only high after others have gone, if it has guards enough."""


class RomanianPosition:
    """The facts of a view that the tactics of Romanian Whist use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, RomanianWhist)
        assert view.seat is not None
        self.view, self.state, self.seat = view, state, view.seat
        self.options = state.game.options
        self.hand = view.hand_mask
        self.trick = state.trick
        self.deals = romanian_deals(state)
        self.size, self.sight = state.game.deal_at(self.deals.deal_index)
        self.bidding = state.phase if isinstance(state.phase, BidsInTurn) else None
        self.play = state.phase if isinstance(state.phase, TrickPlay) else None
        self.plan: TrickPlan = self.play.plan if self.play else lower(state.game.spec(self.deals))
        self.chances = TrickChances(view, self.play) if self.play else None
        self.active = self.deals.active(state.seats)

    def bid_of(self, seat: Seat) -> int:
        """Return the bid of a seat that plays."""
        return self.deals.bids[seat] or 0

    def needs(self, seat: Seat) -> int:
        """Return how many more tricks a seat needs; below zero if it has too many."""
        return self.bid_of(seat) - (self.play.winners.count(seat) if self.play else 0)

    @property
    def left(self) -> int:
        """The number of tricks still to be played, with the running one."""
        return self.size - len(self.play.tricks) if self.play else self.size

    def is_lost(self, seat: Seat) -> bool:
        """Return whether a seat can no longer make its bid."""
        return not 0 <= self.needs(seat) <= self.left

    @property
    def sum_of_bids(self) -> int:
        """The sum of all bids."""
        return sum(bid for bid in self.deals.bids if bid)

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.plan.suit_masks[self.plan.suit_of[card]]

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return bool(self.plan.trump_mask >> card & 1)

    def height(self, card: Card) -> float:
        """Return the rank of a card: 0 for the lowest of a suit, 1 for an ace, 1 more for trumps."""
        suit = self.suit(card)
        below = (suit & ((1 << card) - 1)).bit_count()
        return below / (suit.bit_count() - 1) + self.is_trump(card)

    def chance(self, card: Card) -> float:
        """Return an estimate of how likely a card takes the running trick."""
        return self.chances.chance(card) if self.chances else 0.0

    @cached_property
    def winner(self) -> Seat | None:
        """The seat that is winning the running trick."""
        return winning_play(self.plan, self.trick)[0] if self.trick else None

    @cached_property
    def unseen(self) -> Mask:
        """The cards that are in no place that the seat sees."""
        return self.view.deductions().unseen

    @property
    def held_by_others(self) -> int:
        """The number of unseen cards that other hands hold."""
        others = (self.state.zones[seat].unknown for seat in self.active if seat != self.seat)
        return sum(others)

    def none_held(self, cards: Mask) -> float:
        """Return the chance that no other hand holds any of some cards."""
        unseen, bad = self.unseen.bit_count(), (self.unseen & cards).bit_count()
        return comb(unseen - bad, self.held_by_others) / comb(unseen, self.held_by_others)

    @cached_property
    def trick_counts(self) -> dict[Card, float]:
        """How much of a trick each card of the hand counts."""
        if self.size == 1:
            return {card: self._single(card) for card in iter_cards(self.hand)}
        return {card: self._count(card) for card in iter_cards(self.hand)}

    @cached_property
    def estimate(self) -> float:
        """The number of tricks that the hand counts."""
        if self.hand:
            return sum(self.trick_counts.values())
        cards = list(iter_cards(self.unseen))
        return sum(self._single(card) for card in cards) / len(cards)

    def _single(self, card: Card) -> float:
        """Return the chance that a single card takes the only trick."""
        if self.sight == "forehead":
            return self._against_known(card)
        best = self.none_held(self.plan.beats[card])
        if self.is_trump(card) or self.seat == self.active[0]:
            return best
        return best * (self.suit(card) & self.unseen).bit_count() / self.unseen.bit_count()

    def _against_known(self, card: Card) -> float:
        """Return whether a card would beat the single cards of the others, which the seat sees."""
        held = {seat: self.state.zones[seat].cards for seat in self.active}
        trick: Trick = tuple(
            (seat, card if seat == self.seat else lowest_card(held[seat]))
            for seat in self.active
            if seat == self.seat or held[seat]
        )
        return float(winning_play(self.plan, trick)[0] == self.seat)

    def _count(self, card: Card) -> float:
        """Return how much of a trick a card of a larger hand counts."""
        suit = self.suit(card)
        own, above = self.hand & suit, self.plan.beats[card] & suit & self.unseen
        sure = self.none_held(above)
        lower = (own & ((1 << card) - 1)).bit_count()
        guarded = GUARDED if lower >= above.bit_count() > 0 else 0.0
        high = sure + (1 - sure) * guarded
        if self.is_trump(card):
            return max(high, RUFF if self._has_short_suit() else SPARE)
        length = own.bit_count()
        if self.size == FULL and not self.plan.trump_mask and length >= LONG:
            place = (own & ~((2 << card) - 1)).bit_count()
            high = max(high, ESTABLISHED if place >= LONG - 1 and own >> suit.bit_length() - 1 & 1 else 0.0)
        return high * self._survives(suit, length)

    def _has_short_suit(self) -> bool:
        """Return whether the hand has at most one card of a side suit."""
        return any(
            (self.hand & suit).bit_count() <= SHORT for suit in self.plan.suit_masks if suit != self.plan.trump_mask
        )

    def _survives(self, suit: Mask, length: int) -> float:
        """Return the chance that a card of a plain suit isn't ruffed; the longer the suit in the hand, the smaller."""
        trumps = self.plan.trump_mask & self.unseen
        others, unseen = len(self.active) - 1, self.unseen.bit_count()
        each = self.held_by_others // max(1, others)
        if not trumps or not each:
            return 1.0
        mates = (suit & self.unseen).bit_count()
        void = comb(unseen - mates, each) / comb(unseen, each)
        armed = 1 - comb(max(0, unseen - mates - trumps.bit_count()), each) / max(1, comb(unseen - mates, each))
        return float((1 - void * armed) ** others) * (1.0 if length <= LONG else OVERLONG)

    @property
    def natural(self) -> int:
        """The number nearest to the estimate."""
        return min(self.size, int(self.estimate + 0.5))

    @cached_property
    def doubtful(self) -> Card | None:
        """The card of which it is least certain whether it takes a trick."""
        counts = self.trick_counts
        return min(counts, key=lambda card: abs(counts[card] - 0.5)) if counts else None

    def guards(self, card: Card) -> int:
        """Return the number of lower cards of the same suit in the hand."""
        return (self.hand & self.suit(card) & ((1 << card) - 1)).bit_count()


def bid_in(action: Action) -> int:
    """Return the number of a bid."""
    assert action.number is not None
    return action.number


def bids(position: RomanianPosition) -> bool:
    """Return whether the seat bids."""
    return position.bidding is not None


def counts_cards(position: RomanianPosition) -> bool:
    """Return whether the seat bids on a hand of several cards."""
    return bids(position) and position.size > 1


def bids_one(position: RomanianPosition) -> bool:
    """Return whether the seat bids on a single card."""
    return bids(position) and position.size == 1


def bids_without_trumps(position: RomanianPosition) -> bool:
    """Return whether the seat bids on a whole hand without trumps, in which it has a long suit."""
    lengths = [(position.hand & suit).bit_count() for suit in position.plan.suit_masks]
    return bids(position) and position.size == FULL and not position.plan.trump_mask and max(lengths) > LONG


def is_weak(position: RomanianPosition) -> bool:
    """Return whether the seat bids on a hand without an ace, a long suit or more than one trump."""
    suits = position.plan.suit_masks
    has_ace = any(position.hand >> suit.bit_length() - 1 & 1 for suit in suits)
    longest = max((position.hand & suit).bit_count() for suit in suits)
    trumps = (position.hand & position.plan.trump_mask).bit_count()
    return counts_cards(position) and not has_ace and longest < LONG and trumps <= 1


def is_forced_off(position: RomanianPosition) -> bool:
    """Return whether the natural number is forbidden."""
    return position.bidding is not None and position.bidding.forbidden == position.natural and bool(position.hand)


def at_streak(position: RomanianPosition) -> bool:
    """Return whether the deal may end a streak."""
    counts = position.size > 1 or position.options.streak_ones == "count"
    run = position.deals.runs[position.seat]
    return bids(position) and counts and position.options.streak != "off" and abs(run) == RUN - 1


def plays(position: RomanianPosition) -> bool:
    """Return whether the seat plays a card that it sees."""
    return position.play is not None and position.sight == "normal"


def wants(position: RomanianPosition) -> bool:
    """Return whether the seat needs tricks, and can still make its bid."""
    return plays(position) and position.needs(position.seat) > 0 and not position.is_lost(position.seat)


def is_settled(position: RomanianPosition) -> bool:
    """Return whether the seat has the tricks that it has bid."""
    return plays(position) and position.needs(position.seat) == 0


def has_lost(position: RomanianPosition) -> bool:
    """Return whether the seat follows, and can no longer make its bid."""
    return plays(position) and bool(position.trick) and position.is_lost(position.seat)


def needs_all(position: RomanianPosition) -> bool:
    """Return whether the seat needs every trick that is left."""
    return wants(position) and position.needs(position.seat) == position.left


def is_fought_for(position: RomanianPosition) -> bool:
    """Return whether the seat needs tricks, and more tricks have been bid than there are."""
    return wants(position) and position.sum_of_bids > position.size


def bid_control(position: RomanianPosition, action: Action) -> float:
    """Bid what is controlled: no more than the tricks that are likely."""
    sure = sum(count >= SURE for count in position.trick_counts.values())
    return -max(0, bid_in(action) - sure) / position.size


def bid_zero(position: RomanianPosition, action: Action) -> float:
    """Bid zero."""
    del position
    return 1.0 if action.number == 0 else 0.0


def bid_count(position: RomanianPosition, action: Action) -> float:
    """Bid the number nearest to the count."""
    return max(-1.0, -abs(bid_in(action) - position.estimate) / 2)


def bid_beside(position: RomanianPosition, action: Action) -> float:
    """Bid one up if the doubtful card is a trump or a guarded king, one down if it can be discarded."""
    card = position.doubtful
    if card is None:
        return 0.0
    up = position.is_trump(card) or (position.height(card) >= KING and position.guards(card) > 0)
    wanted = position.natural + (1 if up else -1)
    return 1.0 if bid_in(action) == wanted else 0.0


def bid_single(position: RomanianPosition, action: Action) -> float:
    """Bid one on a single card that more likely than not takes the trick."""
    return 2 * position.estimate - 1 if action.number else 1 - 2 * position.estimate


def bid_long(position: RomanianPosition, action: Action) -> float:
    """Count the cards of a long suit that are left when the others have none."""
    longest = max(position.plan.suit_masks, key=lambda suit: (position.hand & suit).bit_count())
    extra = max(0, (position.hand & longest).bit_count() - LONG)
    return max(-1.0, -abs(bid_in(action) - position.estimate - extra) / 2)


def take(position: RomanianPosition, action: Action) -> float:
    """Play a card that takes the trick."""
    return position.chance(action.card) if action.kind == "play" else 0.0


def lead_winner(position: RomanianPosition, action: Action) -> float:
    """Take tricks early, with the highest cards first."""
    if action.kind != "play":
        return 0.0
    card = action.card
    return position.chance(card) * position.height(card) / 2


def duck(position: RomanianPosition, action: Action) -> float:
    """Stay below, and play the highest card that does."""
    if action.kind != "play":
        return 0.0
    card = action.card
    chance = position.chance(card)
    return -chance + 0.3 * (1 - chance) * position.height(card) / 2 if position.trick else -chance


def leave(position: RomanianPosition, action: Action) -> float:
    """Leave the trick to a player who needs no more."""
    if action.kind != "play" or position.winner is None or position.needs(position.winner):
        return 0.0
    return -position.chance(action.card)


def take_away(position: RomanianPosition, action: Action) -> float:
    """Take the trick from a player who needs it, most of all if it is the only one that is missing."""
    needs = position.needs(position.winner) if position.winner is not None else 0
    if action.kind != "play" or needs <= 0 or position.winner is None or position.is_lost(position.winner):
        return 0.0
    return position.chance(action.card) / needs


def play_low(position: RomanianPosition, action: Action) -> float:
    """Play low with a card that doesn't take the trick, and take it as cheaply as possible."""
    return -position.height(action.card) / 2 if action.kind == "play" else 0.0


TACTICS = Tactics(
    RomanianPosition,
    (
        RuleOfThumb(1, "rule-romanian-whist-1", 8, counts_cards, bid_control),
        RuleOfThumb(2, "rule-romanian-whist-2", 8, is_weak, bid_zero),
        RuleOfThumb(3, "rule-romanian-whist-3", 60, counts_cards, bid_count),
        RuleOfThumb(4, "rule-romanian-whist-4", 16, is_fought_for, lead_winner),
        RuleOfThumb(5, "rule-romanian-whist-5", 20, is_forced_off, bid_beside),
        RuleOfThumb(6, "rule-romanian-whist-6", 60, bids_one, bid_single),
        RuleOfThumb(7, "rule-romanian-whist-7", 60, bids_without_trumps, bid_long),
        RuleOfThumb(8, "rule-romanian-whist-8", 60, is_settled, duck),
        RuleOfThumb(10, "rule-romanian-whist-10", 40, has_lost, leave),
        RuleOfThumb(11, "rule-romanian-whist-11", 40, has_lost, take_away),
        RuleOfThumb(12, "rule-romanian-whist-12", 16, at_streak, bid_zero),
        RuleOfThumb(60, "rule-romanian-whist-60", 40, wants, take),
        RuleOfThumb(61, "rule-romanian-whist-61", 30, needs_all, take),
        RuleOfThumb(62, "rule-romanian-whist-62", 10, wants, play_low),
    ),
    supported_options=frozenset(row.name for row in RomanianOptions.describe()),
    explained={
        9: "Rule 3 counts half a trick for a trump beside a short suit, which the duty to trump may force.",
        13: "Such proofs count for all estimates: cards that a seat has proved not to hold are left out.",
    },
)
"""How many tricks to bid, and which card to play."""
