"""Playing tricks in Trex with a partner: spare the partner, help them discard, and take over the lead."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, all_of
from mamlaka.cards import Mask, iter_cards
from mamlaka.games.trex.contracts import KING_OF_HEARTS
from mamlaka.games.trex.tactics.position import (
    ACE,
    ACE_OF_HEARTS,
    DIAMONDS,
    HEARTS,
    SUITS,
    TEN,
    TrexPosition,
    contract_is,
    discards,
    follows,
    has_partner,
    higher,
    leads,
    lower,
    rank_of,
    suit_of,
)

__all__ = ["RULES"]


def is_void(position: TrexPosition, suit: Mask) -> bool:
    """Return whether the partner is certainly void in a suit."""
    return not position.of_partner & suit


def rescue(position: TrexPosition, action: Action) -> float:
    """Take over the lead from a partner who can only win, and keep the card that can do so."""
    assert position.partner is not None
    card = action.card
    if discards(position):
        master = bool(position.of_partner & lower(card)) and not position.unseen & higher(card)
        return -1.0 if master and not position.hand & higher(card) else 0.0
    stuck = position.winner == position.partner and position.keeps_winning(position.partner)
    return 1.0 if stuck and card > position.best else 0.0


def king_sits_before(position: TrexPosition) -> bool:
    """Return whether the opponent who plays last when the bot leads has the king of hearts face up."""
    last = (position.seat - 1) % position.view.state.seats
    return bool(position.view.state.hand_mask(last) >> KING_OF_HEARTS & 1)


def wait_with_hearts(position: TrexPosition, action: Action) -> float:
    """Don't lead hearts before the partner has, or while they may hold the ace; lead their voids then."""
    card = action.card
    partner_has_ace = position.of_partner >> ACE_OF_HEARTS & 1
    led = position.opened.get(suit_of(ACE_OF_HEARTS)) == position.partner
    if HEARTS >> card & 1:
        return -1.0 if partner_has_ace or not led else 0.0
    return 1.0 if partner_has_ace and is_void(position, SUITS[suit_of(card)]) else 0.0


def return_suit(position: TrexPosition, action: Action) -> float:
    """Return a suit that the partner has led once, not with a two, from the top."""
    card, suit = action.card, suit_of(action.card)
    openings = [trick[0] for trick in position.play.tricks if suit_of(trick[0][1]) == suit]
    once = len(openings) == 1 and openings[0][0] == position.partner and rank_of(openings[0][1])
    return rank_of(card) / ACE if once and position.of_partner & SUITS[suit] else 0.0


def keep_leading(position: TrexPosition, action: Action) -> float:
    """Lead a suit of high cards from the top if the partner is void in it and can discard freely."""
    card = action.card
    suit = SUITS[suit_of(card)]
    high = all(rank_of(held) >= TEN for held in iter_cards(position.hand & suit))
    return rank_of(card) / ACE if high and is_void(position, suit) and position.against & suit else 0.0


def ace_before_partners_king(position: TrexPosition) -> bool:
    """Return whether the partner certainly holds the king of hearts, and the next opponent the ace."""
    assert position.partner is not None
    partners = position.view.state.hand_mask(position.partner)
    last = position.may_hold[(position.seat - 1) % position.view.state.seats]
    only_next = position.unseen & ~(position.of_partner | last)
    return bool(partners >> KING_OF_HEARTS & only_next >> ACE_OF_HEARTS & 1)


def force_the_ace(_: TrexPosition, action: Action) -> float:
    """Lead a heart to force out the ace of the next seat, so that the partner plays the king under it."""
    return 1.0 if HEARTS >> action.card & 1 else 0.0


def keep_a_diamond(position: TrexPosition, action: Action) -> float:
    """Keep the only medium or high diamond, to take over the lead from the partner."""
    high = sum(1 << card for card in iter_cards(position.hand & DIAMONDS) if TEN <= rank_of(card) < ACE)
    return -1.0 if high == action.cards else 0.0


def partner_chose(position: TrexPosition) -> bool:
    """Return whether the partner has chosen the contract, and has not led diamonds yet."""
    return position.king == position.partner and position.opened.get(2) != position.partner


def wait_with_diamonds(_: TrexPosition, action: Action) -> float:
    """Don't lead diamonds if the partner chose them: they have low ones and will lead them."""
    return -1.0 if DIAMONDS >> action.card & 1 else 0.0


def let_partner_discard(position: TrexPosition, action: Action) -> float:
    """Lead a suit in which the partner is void, so that they can discard high cards."""
    return 1.0 if is_void(position, SUITS[suit_of(action.card)]) else 0.0


def pile_on_partner(position: TrexPosition, action: Action) -> float:
    """If the side takes the trick anyway, play the highest card that costs nothing."""
    card = action.card
    return rank_of(card) / ACE if not position.card_points[card] else -1.0


def side_takes(position: TrexPosition) -> bool:
    """Return whether the partner is certain to take the trick."""
    return follows(position) and position.ours == 1


def plays_to_a_trick(position: TrexPosition) -> bool:
    """Return whether the bot plays to a trick that another seat has led."""
    return position.avoids_tricks and bool(position.trick)


RULES = (
    RuleOfThumb(5, "rule-trex-5", 4, all_of(has_partner, plays_to_a_trick), rescue),
    RuleOfThumb(
        18, "rule-trex-18", 40, all_of(has_partner, leads, contract_is("king"), king_sits_before), wait_with_hearts
    ),
    RuleOfThumb(19, "rule-trex-19", 10, all_of(has_partner, leads), return_suit),
    RuleOfThumb(20, "rule-trex-20", 10, all_of(has_partner, leads), keep_leading),
    RuleOfThumb(
        21, "rule-trex-21", 60, all_of(has_partner, leads, contract_is("king"), ace_before_partners_king), force_the_ace
    ),
    RuleOfThumb(32, "rule-trex-32", 5, all_of(has_partner, discards, contract_is("diamonds")), keep_a_diamond),
    RuleOfThumb(
        33, "rule-trex-33", 20, all_of(has_partner, leads, contract_is("diamonds"), partner_chose), wait_with_diamonds
    ),
    RuleOfThumb(40, "rule-trex-40", 10, all_of(has_partner, leads), let_partner_discard),
    RuleOfThumb(73, "rule-trex-73", 60, side_takes, pile_on_partner),
)
