"""The tactics of Five Hundred. Rules up to 13 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.bots.trick_chances import PlayFacts
from mamlaka.cards import iter_cards
from mamlaka.games.five_hundred import FiveHundred, FiveHundredOptions, deals_of
from mamlaka.games.five_hundred.contracts import BIDS, JOKER, TRICK, Bid, partner_of, spec_of
from mamlaka.games.five_hundred.prospects import Features, chance_of, features_of, misere_risks, worth_keeping
from mamlaka.phases import Auction, DeclarerPlay, TakeWidow
from mamlaka.plan import TrickPlan, lower
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "FiveHundredPosition"]

BY_NAME = {bid.name: bid for bid in BIDS}
LONG = 5
"""The number of trumps that is long."""
SURE = 0.97
"""The chance from which on a trick is as good as certain."""
LEAD_OF_A_MATCH = 0.8
"""The part of the target from which on a player far ahead collects tricks."""


class FiveHundredPosition(PlayFacts):
    """The facts of a view that the tactics of Five Hundred use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, FiveHundred)
        assert view.seat is not None
        self.view, self.state, self.seat, self.hand = view, state, view.seat, view.hand_mask
        self.game, self.options, self.seats = state.game, state.game.options, state.seats
        self.deals = deals_of(state)
        self.auction = state.phase if isinstance(state.phase, Auction) else None
        self.discarding = state.phase if isinstance(state.phase, TakeWidow) else None
        self.play = state.phase if isinstance(state.phase, DeclarerPlay) else None
        self.trick = state.trick

    # --- the match ----------------------------------------------------------------------------------------------------

    @property
    def side(self) -> tuple[Seat, ...]:
        """The seats that score together with this one."""
        return next(side for side in self.game.sides if self.seat in side)

    def total(self, seat: Seat) -> int:
        """Return the points of the side of a seat."""
        return sum(self.state.totals[mate] for mate in next(side for side in self.game.sides if seat in side))

    @property
    def is_threatened(self) -> bool:
        """Whether an opponent has the highest bid and wins the match with it."""
        if self.auction is None or self.auction.bidder in (None, *self.side):
            return False
        assert self.auction.bidder is not None
        return self.total(self.auction.bidder) + BIDS[self.auction.bid - 1].value >= self.game.target

    # --- the auction --------------------------------------------------------------------------------------------------

    def chance(self, bid: Bid) -> float:
        """Return the chance to make a contract."""
        chance = chance_of(self.options, self.seats, bid, self.hand)
        if self.auction and self.auction.bidder is not None and not bid.is_misere:
            mate = partner_of(self.seat, self.seats)
            is_supported = self.auction.bidder == mate and BIDS[self.auction.bid - 1].trump == bid.trump
            chance = min(1.0, chance + 0.1) if is_supported else chance
        return chance

    def gain(self, bid: Bid) -> float:
        """Return the expected points of a contract."""
        return bid.value * (2 * self.chance(bid) - 1)

    # --- play ---------------------------------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> TrickPlan:
        """The rules of the deal; before the play those of the contract."""
        if self.play:
            return self.play.plan
        return lower(spec_of(self.options, self.seats, self.deals.bid, self.deals.contractor or 0))

    @property
    def is_contractor(self) -> bool:
        """Whether the seat belongs to the side of the contractor."""
        return self.deals.contractor in self.side

    @property
    def is_misere(self) -> bool:
        """Whether the contract is to take no trick."""
        return self.deals.bid is not None and self.deals.bid.is_misere

    @property
    def contractor_is_later(self) -> bool:
        """Whether the contractor has still to play to the running trick."""
        return self.chances is not None and self.deals.contractor in self.chances.later

    @property
    def partner_takes(self) -> bool:
        """Whether the running trick is surely the partner's."""
        return self.winner in self.side and self.chances is not None and self.chances.is_decided

    @property
    def needs(self) -> int:
        """The number of tricks that the seat's side needs to make its contract, or to set it."""
        play, bid = self.play, self.deals.bid
        if play is None or bid is None or bid.is_misere:
            return 0
        declaring = next(side for side in self.game.sides if self.deals.contractor in side)
        made = sum(winner in declaring for winner in play.winners)
        if self.is_contractor:
            return max(0, bid.level - made)
        return max(0, 11 - bid.level - (len(play.winners) - made))


def bids(position: FiveHundredPosition) -> bool:
    """Return whether the seat bids."""
    return position.auction is not None


def is_threatened(position: FiveHundredPosition) -> bool:
    """Return whether an opponent's bid could win the match."""
    return position.is_threatened


def is_far_ahead(position: FiveHundredPosition) -> bool:
    """Return whether tricks alone may win the match."""
    has_tricks = position.options.opponents_score == "yes" and position.options.win_by == "any"
    return bids(position) and has_tricks and position.total(position.seat) >= LEAD_OF_A_MATCH * position.game.target


def may_bid_misere(position: FiveHundredPosition) -> bool:
    """Return whether misère may be bid."""
    return bids(position) and position.options.misere != "off"


def discards_for_tricks(position: FiveHundredPosition) -> bool:
    """Return whether the contractor discards and wants tricks."""
    return position.discarding is not None and not position.is_misere


def discards_for_misere(position: FiveHundredPosition) -> bool:
    """Return whether the contractor of misère discards."""
    return position.discarding is not None and position.is_misere


def plays_for_tricks(position: FiveHundredPosition) -> bool:
    """Return whether the seat plays a card and wants tricks."""
    return position.play is not None and not position.is_misere


def may_take(position: FiveHundredPosition) -> bool:
    """Return whether the seat plays a card and wants a trick that isn't surely its partner's."""
    return plays_for_tricks(position) and not position.partner_takes


def contractor_leads(position: FiveHundredPosition) -> bool:
    """Return whether the contractor's side leads with trumps in the hand, and others may have some, too."""
    if not plays_for_tricks(position) or position.trick or not position.is_contractor or position.chances is None:
        return False
    return bool(position.hand & position.plan.trump_mask and position.chances.held & position.plan.trump_mask)


def defends(position: FiveHundredPosition) -> bool:
    """Return whether the seat plays against a contract of tricks."""
    return plays_for_tricks(position) and position.deals.contractor is not None and not position.is_contractor


def defends_second(position: FiveHundredPosition) -> bool:
    """Return whether an opponent of the contractor follows."""
    return defends(position) and bool(position.trick)


def defends_against_taker(position: FiveHundredPosition) -> bool:
    """Return whether an opponent of the contractor follows to a trick that isn't surely its partner's."""
    return defends_second(position) and not position.partner_takes


def defends_leading(position: FiveHundredPosition) -> bool:
    """Return whether an opponent of the contractor leads."""
    return defends(position) and not position.trick


def may_keep_joker(position: FiveHundredPosition) -> bool:
    """Return whether there are no trumps, and the seat holds the joker with other cards."""
    joker = 1 << position.game.deck.card(JOKER)
    return plays_for_tricks(position) and position.plan.trump_mask == joker and bool(position.hand & joker)


def tricks_win(position: FiveHundredPosition) -> bool:
    """Return whether a trick brings an opponent of the contractor over the target."""
    total, target = position.total(position.seat), position.game.target
    pays = position.options.opponents_score == "yes" and position.options.win_by == "any"
    return (
        defends(position)
        and may_take(position)
        and pays
        and total < target <= total + TRICK * (1 + _own_tricks(position))
    )


def _own_tricks(position: FiveHundredPosition) -> int:
    return position.play.winners.count(position.seat) if position.play else 0


def avoids_tricks(position: FiveHundredPosition) -> bool:
    """Return whether the contractor of misère plays."""
    return position.play is not None and position.is_misere and position.is_contractor


def attacks_misere(position: FiveHundredPosition) -> bool:
    """Return whether an opponent of misère plays."""
    return position.play is not None and position.is_misere and not position.is_contractor


def bid_what_it_takes(position: FiveHundredPosition, action: Action) -> float:
    """Bid the contract with the greatest expected gain; a pass has none."""
    return 0.0 if action.kind == "pass" else _bounded(position.gain(BY_NAME[action.name]) / 250)


def _bounded(value: float) -> float:
    return max(-1.0, min(1.0, value))


def bid_long_trumps(position: FiveHundredPosition, action: Action) -> float:
    """Prefer a long suit with the joker and a bower."""
    found = _trump_features(position, action)
    return 1.0 if found and found.trumps >= LONG and found.joker and found.right + found.left else 0.0


def bid_both_bowers(position: FiveHundredPosition, action: Action) -> float:
    """Prefer a suit with both bowers."""
    found = _trump_features(position, action)
    return 1.0 if found and found.right and found.left else 0.0


def _trump_features(position: FiveHundredPosition, action: Action) -> Features | None:
    """Return the features of the hand for a bid with trumps that promises a gain."""
    bid = BY_NAME.get(action.name)
    if bid is None or not bid.trump or position.gain(bid) <= 0:
        return None
    plan = lower(spec_of(position.options, position.seats, bid))
    return features_of(plan, position.hand, has_trumps=True)


def outbid(position: FiveHundredPosition, action: Action) -> float:
    """Outbid with the lowest bid that may be made."""
    if action.kind == "pass" or position.auction is None:
        return -1.0
    lowest = position.auction.name_of(position.auction.higher[0])
    return (1.0 if action.name == lowest else 0.5) * position.chance(BY_NAME[action.name])


def collect(position: FiveHundredPosition, action: Action) -> float:
    """Pass."""
    del position
    return 1.0 if action.kind == "pass" else 0.0


def judge_misere(position: FiveHundredPosition, action: Action) -> float:
    """Bid misère only with low cards."""
    bid = BY_NAME.get(action.name)
    return 0.0 if bid is None or not bid.is_misere else _bounded(2 * position.chance(bid) - 1)


def drop_the_least(position: FiveHundredPosition, action: Action) -> float:
    """Discard the cards that are worth keeping least."""
    kept = sum(worth_keeping(position.plan, position.hand, card) for card in iter_cards(action.cards))
    return _bounded(1 - kept / 15)


def drop_the_highest(position: FiveHundredPosition, action: Action) -> float:
    """Discard the cards that would take tricks."""
    chances = dict(misere_risks(position.plan, position.hand))
    return _bounded(1 - sum(chances[card] for card in iter_cards(action.cards)) / 1.5)


def draw_trumps(position: FiveHundredPosition, action: Action) -> float:
    """Lead the highest trump, if it takes the trick."""
    card = action.card
    return position.height(card) - 1 if position.is_trump(card) and position.taking(card) > SURE else 0.0


def spare_the_other(position: FiveHundredPosition, action: Action) -> float:
    """Leave the trick to the other opponent."""
    is_other = position.winner is not None and position.winner not in (position.seat, position.deals.contractor)
    if not is_other or position.contractor_is_later:
        return 0.0
    return -position.taking(action.card) - position.height(action.card) / 4


def low_before_covering_behind(position: FiveHundredPosition, action: Action) -> float:
    """Before the contractor play low, unless the card takes the trick; behind the contractor take it."""
    taking = position.taking(action.card)
    if position.contractor_is_later:
        return -position.height(action.card) / 2 if taking < SURE else 0.0
    return taking if position.winner == position.deals.contractor else 0.0


def lead_through(position: FiveHundredPosition, action: Action) -> float:
    """Lead a plain suit of which the contractor seems to have few cards, from the top or low."""
    card = action.card
    if position.is_trump(card):
        return -0.5
    gone = sum(zone.cards for zone in position.state.zones if zone.kind == "taken")
    return (position.suit(card) & (gone | position.hand)).bit_count() / position.suit(card).bit_count() / 2


def keep_joker(position: FiveHundredPosition, action: Action) -> float:
    """Keep the joker as long as another card will do."""
    joker = 1 << position.game.deck.card(JOKER)
    return -1.0 if action.cards == joker and position.hand != joker and position.needs != 1 else 0.0


def take_sure(position: FiveHundredPosition, action: Action) -> float:
    """Take a trick for certain, with the lowest card that does."""
    taking = position.taking(action.card)
    return 1 - position.height(action.card) / 4 if taking > SURE else 0.0


def take_cheaply(position: FiveHundredPosition, action: Action) -> float:
    """Take the trick, rather with a low card."""
    taking = position.taking(action.card)
    return taking * (1 - position.height(action.card) / 4)


def play_low(position: FiveHundredPosition, action: Action) -> float:
    """Play the cheapest card."""
    return -position.height(action.card) / 2


def stay_below(position: FiveHundredPosition, action: Action) -> float:
    """In misère play the highest card that doesn't take the trick."""
    taking = position.taking(action.card)
    return _bounded(position.height(action.card) / 2 - 3 * taking)


def give_to_misere(position: FiveHundredPosition, action: Action) -> float:
    """Play low where the contractor may still take the trick; otherwise get rid of high cards."""
    height = position.height(action.card)
    if position.contractor_is_later or position.winner == position.deals.contractor or not position.trick:
        return -height / 2 - position.taking(action.card)
    return height / 2


TACTICS = Tactics(
    FiveHundredPosition,
    (
        RuleOfThumb(1, "rule-five-hundred-1", 100, bids, bid_what_it_takes),
        RuleOfThumb(2, "rule-five-hundred-2", 2, bids, bid_long_trumps),
        RuleOfThumb(3, "rule-five-hundred-3", 2, bids, bid_both_bowers),
        RuleOfThumb(4, "rule-five-hundred-4", 40, discards_for_tricks, drop_the_least),
        RuleOfThumb(5, "rule-five-hundred-5", 40, contractor_leads, draw_trumps),
        RuleOfThumb(6, "rule-five-hundred-6", 30, defends_second, spare_the_other),
        RuleOfThumb(7, "rule-five-hundred-7", 20, defends_against_taker, low_before_covering_behind),
        RuleOfThumb(8, "rule-five-hundred-8", 8, defends_leading, lead_through),
        RuleOfThumb(9, "rule-five-hundred-9", 30, may_keep_joker, keep_joker),
        RuleOfThumb(10, "rule-five-hundred-10", 30, is_threatened, outbid),
        RuleOfThumb(11, "rule-five-hundred-11", 8, is_far_ahead, collect),
        RuleOfThumb(12, "rule-five-hundred-12", 30, may_bid_misere, judge_misere),
        RuleOfThumb(13, "rule-five-hundred-13", 40, tricks_win, take_cheaply),
        RuleOfThumb(60, "rule-five-hundred-60", 16, may_take, take_cheaply),
        RuleOfThumb(61, "rule-five-hundred-61", 40, avoids_tricks, stay_below),
        RuleOfThumb(62, "rule-five-hundred-62", 10, plays_for_tricks, play_low),
        RuleOfThumb(63, "rule-five-hundred-63", 40, attacks_misere, give_to_misere),
        RuleOfThumb(64, "rule-five-hundred-64", 12, may_take, take_sure),
        RuleOfThumb(65, "rule-five-hundred-65", 40, discards_for_misere, drop_the_highest),
    ),
    supported_options=frozenset(row.name for row in FiveHundredOptions.describe()),
)
"""What to bid, to discard and to play."""
