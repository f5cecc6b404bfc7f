"""The tactics of Cribbage. Rules up to 14 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.combinations import combinations_at_end, combinations_in
from mamlaka.games.cribbage import CountCards, Cribbage, dealer_of, starter_of
from mamlaka.games.cribbage.deal import CRIB_SIZE, DECK, HAND, MOST, PLAY, crib_spec, side_of, side_scores
from mamlaka.games.cribbage.phases import CountingPlay, SecretDiscard
from mamlaka.games.cribbage.values import RANK_MASKS, crib_mean, hand_mean, mean_of_pair
from mamlaka.ledger import Points
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "CribbagePosition"]

RULES = PLAY.combinations
FIVE, SEVEN, TWO = (DECK.ranks.index(rank) for rank in "572")
ACE, NINE, TEN, KING = (DECK.ranks.index(rank) for rank in "A9TK")
BAD_COUNTS = (5, 21)
"""The counts to which any card of value ten adds fifteen or thirty-one."""
LOW = 4
"""The value up to which a lead can't be raised to fifteen."""
MOST_OF_A_CARD = 12
"""The points of the best single combination in the play."""
STRONG = 2.0
"""The points of a hand that are worth more than a five kept."""
NEAR = 10
"""The points that a deal brings without much luck: a side that needs fewer is near the end."""
FEW = 6
"""The points that may be made in the play alone."""
AHEAD = 16
"""The lead from which on a player plays safe: more than a deal brings on average."""


class CribbagePosition:
    """The facts of a view that the tactics of Cribbage use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, Cribbage)
        assert view.seat is not None
        self.state, self.seat, self.hand = state, view.seat, view.hand_mask
        self.game, self.options, self.seats = state.game, state.game.options, state.seats
        self.discarding = state.phase if isinstance(state.phase, SecretDiscard) else None
        self.play = state.phase if isinstance(state.phase, CountingPlay) else None
        self.counting = state.phase if isinstance(state.phase, CountCards) else None
        self.unseen = view.deductions().unseen
        self.dealer = dealer_of(state)
        self.scores = side_scores(state.game.standing(state).scores)

    def is_mine(self, seat: Seat) -> bool:
        """Return whether a seat scores for the bot."""
        return side_of(seat, self.seats) == side_of(self.seat, self.seats)

    @property
    def has_crib(self) -> bool:
        """Whether the crib counts for the bot."""
        return self.is_mine(self.dealer)

    @property
    def score(self) -> Points:
        """The points of the bot's side."""
        return self.scores[side_of(self.seat, self.seats)]

    @property
    def best_other(self) -> Points:
        """The points of the best other side."""
        return max(score for side, score in enumerate(self.scores) if side != side_of(self.seat, self.seats))

    # --- the discard --------------------------------------------------------------------------------------------------

    @cached_property
    def hand_means(self) -> dict[Mask, float]:
        """The mean of each hand that has been asked for, by its cards."""
        return {}

    def mean_of_hand(self, kept: Mask) -> float:
        """Return the exact mean of a hand over all starters."""
        if kept not in self.hand_means:
            self.hand_means[kept] = hand_mean(kept, self.unseen)
        return self.hand_means[kept]

    def mean_of_crib(self, thrown: Mask) -> float:
        """Return the mean of the crib with some cards and random others."""
        if thrown.bit_count() == CRIB_SIZE // 2:
            low, high = sorted(ranks_of(thrown))
            return mean_of_pair(low, high)
        return crib_mean(thrown, self.unseen)

    @cached_property
    def best_mean_with_fives(self) -> float:
        """The best mean of a hand that keeps all fives."""
        assert self.discarding is not None
        fives = self.hand & RANK_MASKS[FIVE]
        return max(
            (
                self.mean_of_hand(self.hand & ~action.cards)
                for offer in self.discarding.offers(self.state, self.seat)
                for action in offer.actions()
                if not action.cards & fives
            ),
            default=0.0,
        )

    # --- the play -----------------------------------------------------------------------------------------------------

    def points_of(self, card: Card, before: tuple[Card, ...] | None = None) -> Points:
        """Return what a card scores in the play, next to the cards of the count."""
        assert self.play is not None
        pile = self.play.pile if before is None else before
        return sum(row.points for row in combinations_at_end(RULES, (*pile, card)))

    def count_after(self, card: Card) -> int:
        """Return the count after a card."""
        assert self.play is not None
        return self.play.count + RULES.value_of[card]

    @cached_property
    def next_seat(self) -> Seat | None:
        """The next other seat that may play to this count; None: there is none."""
        assert self.play is not None
        order = ((self.seat + step) % self.seats for step in range(1, self.seats))
        return next((seat for seat in order if self.may_play(seat)), None)

    def may_play(self, seat: Seat) -> bool:
        """Return whether a seat may still play to this count."""
        assert self.play is not None
        return seat not in self.play.passed and bool(self.state.zones[seat].count)

    def chance_of(self, rank: int) -> float:
        """Return about how likely the next seat holds a card of a rank."""
        assert self.play is not None
        if self.next_seat is None:
            return 0.0
        possible = self.unseen & ~self.play.absent[self.next_seat]
        held = (possible & RANK_MASKS[rank]).bit_count()
        return min(1.0, self.state.zones[self.next_seat].count * held / max(1, possible.bit_count()))

    def risk(self, card: Card, *, runs_only: bool = False) -> float:
        """Return about how many points the next seat makes on a card."""
        assert self.play is not None
        pile, count = (*self.play.pile, card), self.count_after(card)
        total = 0.0
        for rank, mask in enumerate(RANK_MASKS):
            reply = mask & self.unseen & PLAY.fitting[min(count, PLAY.limit)]
            if not reply:
                continue
            rows = combinations_at_end(RULES, (*pile, next(iter_cards(reply))))
            points = sum(row.points for row in rows if not runs_only or row.reason == RULES.run_reason)
            total += self.chance_of(rank) * points
        return total

    @cached_property
    def least_risk(self) -> float:
        """The risk of the safest card."""
        assert self.play is not None
        return min(self.risk(card) for card in iter_cards(self.hand & self.play.fitting))

    @property
    def is_near_the_end(self) -> bool:
        """Whether the other side shows later, and will probably be out at its show."""
        return not self.has_crib and self.game.target - self.best_other <= NEAR


def ranks_of(cards: Mask) -> list[int]:
    """Return the ranks of some cards."""
    return [RULES.rank_of[card] for card in iter_cards(cards)]


def discards(position: CribbagePosition) -> bool:
    """Return whether the bot discards."""
    return position.discarding is not None


def plays(position: CribbagePosition) -> bool:
    """Return whether the bot plays a card."""
    return position.play is not None


def leads(position: CribbagePosition) -> bool:
    """Return whether the bot begins a count."""
    return position.play is not None and not position.play.plays


def replies(position: CribbagePosition) -> bool:
    """Return whether the bot adds to a count."""
    return position.play is not None and bool(position.play.plays)


def counts(position: CribbagePosition) -> bool:
    """Return whether the bot names its points."""
    return position.counting is not None


def is_alone(position: CribbagePosition) -> bool:
    """Return whether the others can't play to this count any more."""
    return replies(position) and position.next_seat is None


def nears_the_end(position: CribbagePosition) -> bool:
    """Return whether points in the play decide."""
    return plays(position) and position.is_near_the_end


def leads_the_game(position: CribbagePosition) -> bool:
    """Return whether the bot is far enough ahead to play safe."""
    return plays(position) and position.score - position.best_other >= AHEAD


def discards_near_the_end(position: CribbagePosition) -> bool:
    """Return whether the bot discards and the play may bring the points that it needs."""
    return discards(position) and position.game.target - position.score <= FEW


def keep_the_best(position: CribbagePosition, action: Action) -> float:
    """Keep the best hand on average, and add the crib or subtract it."""
    crib = position.mean_of_crib(action.cards)
    return (position.mean_of_hand(position.hand & ~action.cards) + (crib if position.has_crib else -crib)) / MOST


def suit_the_crib(position: CribbagePosition, action: Action) -> float:
    """Throw cards that fit together into the own crib, and cards far apart into another one."""
    ranks = sorted(ranks_of(action.cards))
    low, high = ranks[0], ranks[-1]
    is_pair = len(ranks) > 1 and low == high
    is_fifteen = len(ranks) > 1 and RULES.values[low] + RULES.values[high] == RULES.sums[0][0]
    if position.has_crib:
        return 1.0 if FIVE in ranks or is_pair or (low, high) in {(SEVEN, SEVEN + 1), (TWO, TWO + 1)} else 0.0
    if FIVE in ranks or is_pair or is_fifteen or high - low == 1:
        return -1.0
    return 0.5 if (low, high) in {(NINE, KING), (ACE, TEN)} else 0.0


def keep_fives(position: CribbagePosition, action: Action) -> float:
    """Keep a five, unless that breaks a strong hand."""
    if not action.cards & RANK_MASKS[FIVE]:
        return 0.0
    gain = position.mean_of_hand(position.hand & ~action.cards) - position.best_mean_with_fives
    return -1.0 if gain < STRONG else 0.0


def lead_low(position: CribbagePosition, action: Action) -> float:
    """Lead a card that can't be raised to fifteen."""
    del position
    return 1.0 if RULES.value_of[action.card] <= LOW else 0.0


def lead_no_five(position: CribbagePosition, action: Action) -> float:
    """Don't lead a five."""
    del position
    return -1.0 if RULES.rank_of[action.card] == FIVE else 0.0


def lead_from_a_pair(position: CribbagePosition, action: Action) -> float:
    """Lead one of two equal cards."""
    same = RANK_MASKS[RULES.rank_of[action.card]] & position.hand
    return 1.0 if same.bit_count() > 1 and RULES.rank_of[action.card] != FIVE else 0.0


def avoid_counts(position: CribbagePosition, action: Action) -> float:
    """Don't leave a count that any card of value ten completes."""
    return -1.0 if position.count_after(action.card) in BAD_COUNTS else 0.0


def avoid_runs(position: CribbagePosition, action: Action) -> float:
    """Don't play next to a card if a run would pay the other more."""
    risk = position.risk(action.card, runs_only=True)
    return -min(1.0, risk / RULES.least_run)


def pair_safely(position: CribbagePosition, action: Action) -> float:
    """Pair the other's card if the third can't follow. Three are better than a pair, and the fourth is rare."""
    assert position.play is not None
    rank = RULES.rank_of[action.card]
    same = [RULES.rank_of[card] == rank for card in position.play.pile[-2:]]
    if not same[-1] or (len(same) > 1 and same[0]):
        return 0.0
    left = (position.unseen & RANK_MASKS[rank]).bit_count()
    too_high = position.count_after(action.card) + RULES.values[rank] > PLAY.limit
    holds_third = (position.hand & RANK_MASKS[rank]).bit_count() > 1
    return 1.0 if too_high or left == 0 or holds_third else -0.5


def keep_low(position: CribbagePosition, action: Action) -> float:
    """Keep low cards for the end of a count."""
    assert position.play is not None
    value = RULES.value_of[action.card]
    is_end = position.count_after(action.card) >= PLAY.limit - LOW
    return 0.0 if value > LOW or is_end else (value - LOW - 1) / LOW


def reach_the_limit(position: CribbagePosition, action: Action) -> float:
    """When the others are out of this count, make thirty-one with two cards."""
    missing = PLAY.limit - position.count_after(action.card)
    others = position.hand & ~(1 << action.card)
    return 1.0 if missing and any(RULES.value_of[card] == missing for card in iter_cards(others)) else 0.0


def peg_at_the_end(position: CribbagePosition, action: Action) -> float:
    """Take points in the play, before the other shows."""
    return position.points_of(action.card) / MOST_OF_A_CARD


def play_safe(position: CribbagePosition, action: Action) -> float:
    """Far ahead, leave no more to score than with the safest card."""
    return -min(1.0, (position.risk(action.card) - position.least_risk) / (MOST_OF_A_CARD / 2))


def keep_different(position: CribbagePosition, action: Action) -> float:
    """Keep cards of different ranks for the play."""
    kept = position.hand & ~action.cards
    return (len(set(ranks_of(kept))) - kept.bit_count()) / kept.bit_count()


def take_points(position: CribbagePosition, action: Action) -> float:
    """Score."""
    return position.points_of(action.card) / MOST_OF_A_CARD


def count_truly(position: CribbagePosition, action: Action) -> float:
    """Name the true points."""
    assert position.counting is not None
    state = position.state
    if position.counting.is_crib:
        spec, cards = crib_spec(position.options), state.zone("crib").cards
    else:
        spec, cards = HAND, state.zone("taken", position.seat).cards
    total = sum(row.points for row in combinations_in(spec, cards, starter_of(state)))
    return 1.0 if action.number == total else 0.0


SUPPORTED_OPTIONS = frozenset({"target", "muggins", "games", "skunk", "crib_flush", "heels"})
"""The options that the rules take into account, directly or by the offers, or that don't matter to them."""

TACTICS = Tactics(
    CribbagePosition,
    (
        RuleOfThumb(1, "rule-cribbage-1", 10 * MOST, discards, keep_the_best),
        RuleOfThumb(2, "rule-cribbage-2", 3, discards, suit_the_crib),
        RuleOfThumb(3, "rule-cribbage-3", 5, discards, keep_fives),
        RuleOfThumb(4, "rule-cribbage-4", 6, leads, lead_low),
        RuleOfThumb(5, "rule-cribbage-5", 30, leads, lead_no_five),
        RuleOfThumb(6, "rule-cribbage-6", 8, leads, lead_from_a_pair),
        RuleOfThumb(7, "rule-cribbage-7", 9, replies, avoid_counts),
        RuleOfThumb(8, "rule-cribbage-8", 20, replies, avoid_runs),
        RuleOfThumb(9, "rule-cribbage-9", 10, replies, pair_safely),
        RuleOfThumb(10, "rule-cribbage-10", 5, replies, keep_low),
        RuleOfThumb(11, "rule-cribbage-11", 20, is_alone, reach_the_limit),
        RuleOfThumb(12, "rule-cribbage-12", 120, nears_the_end, peg_at_the_end),
        RuleOfThumb(13, "rule-cribbage-13", 30, leads_the_game, play_safe),
        RuleOfThumb(14, "rule-cribbage-14", 40, discards_near_the_end, keep_different),
        RuleOfThumb(60, "rule-cribbage-60", 10 * MOST_OF_A_CARD, plays, take_points),
        RuleOfThumb(61, "rule-cribbage-61", 1000, counts, count_truly),
    ),
    supported_options=SUPPORTED_OPTIONS,
    beginner=frozenset({2, 3, 60, 61}),
)
