"""Playing tricks in Trex, with or without a partner."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, all_of
from mamlaka.cards import Card, iter_cards, lowest_card
from mamlaka.games.trex.contracts import KING_OF_HEARTS
from mamlaka.games.trex.tactics.counting import danger, probable_cost
from mamlaka.games.trex.tactics.position import (
    ACE_OF_HEARTS,
    DIAMONDS,
    HEARTS,
    KING,
    QUEEN,
    QUEENS,
    SIX,
    SUITS,
    THREE,
    TrexPosition,
    contract_is,
    discards,
    follows,
    higher,
    holds_king,
    leads,
    lower,
    rank_of,
    suit_of,
)
from mamlaka.phases import TrickPlay

__all__ = ["RULES"]

COVERED = 3
"""The number of lower cards that cover a queen, and of higher cards that cover a lead."""
PAIR = 2
EARLY = 4
"""The number of tricks that count as early."""
LATE = 5
"""The number of tricks left that count as late."""
MOST_RELIEF = 25.0
"""The points from which on a discard is as urgent as it can be: those of a queen."""
DEAR = 40
"""The points of an expected cost that speaks against a card as much as possible."""
MIDDLING = 7
"""The rank of a nine, up to which tricks are cheap to take."""


# --- leading ----------------------------------------------------------------------------------------------------------


def lead_short(position: TrexPosition, action: Action) -> float:
    """Lead from a short suit."""
    held = (position.hand & SUITS[suit_of(action.card)]).bit_count()
    return 1.0 if held == position.shortest else -held / 13


def lead_cheap(position: TrexPosition, action: Action) -> float:
    """Lead a card that is likely to cost little: opponents must beat it, or the trick is cheap."""
    return 1 - 2 * min(1.0, probable_cost(position, action.card) / DEAR)


def leave_opponents_suit(position: TrexPosition, action: Action) -> float:
    """Don't lead a suit that an opponent has opened, who wants to become void in it."""
    return -1.0 if position.opened.get(suit_of(action.card)) in position.opponents else 0.0


def spare_short_opponent(position: TrexPosition, action: Action) -> float:
    """Don't lead a suit in which an opponent has played a two or three without leading it: they are nearly void."""
    suit = SUITS[suit_of(action.card)]
    low = (
        seat
        for trick in position.play.tricks
        for seat, card in trick[1:]
        if seat in position.opponents and suit >> card & 1 and rank_of(card) <= THREE
    )
    return -1.0 if any(low) else 0.0


def lead_dead(position: TrexPosition, action: Action) -> float:
    """Don't lead a suit that no one else holds, because the lead must win."""
    return -1.0 if not position.unseen & SUITS[suit_of(action.card)] else 0.0


def set_the_trap(position: TrexPosition, action: Action) -> float:
    """Give the lead to an opponent who can only win, and keep the last card that is sure to lose."""
    card = action.card
    if position.trick:
        return -1.0 if position.sure_losers == 1 << card else 0.0
    return 1.0 if traps(position, card) else 0.0


def traps(position: TrexPosition, card: Card) -> bool:
    """Return whether a card, if led, surely gives the lead to an opponent who can only win."""
    takers = (seat for seat in position.opponents if position.may_hold[seat] & higher(card))
    return not position.unseen & lower(card) and any(position.keeps_winning(seat) for seat in takers)


def hunt_king(_: TrexPosition, action: Action) -> float:
    """Lead a heart below the king to drive it out."""
    card = action.card
    return 1.0 if HEARTS >> card & 1 and rank_of(card) < KING else -0.3 if card == ACE_OF_HEARTS else 0.0


def spare_hearts(_: TrexPosition, action: Action) -> float:
    """With the king of hearts, lead other suits."""
    return -1.0 if HEARTS >> action.card & 1 else 0.0


def exhaust_hearts(position: TrexPosition, action: Action) -> float:
    """Lead hearts from the top, except the king; when no one else has any, winners of other suits, then low cards."""
    card = action.card
    if position.unseen & HEARTS:
        return rank_of(card) / 12 if HEARTS >> card & 1 and card != KING_OF_HEARTS else 0.0
    if HEARTS >> card & 1:
        return 0.0
    winners = [held for held in iter_cards(position.hand & ~HEARTS) if not position.unseen & higher(held)]
    if winners:
        return 1.0 if card in winners else -1.0
    return 1 - rank_of(card) / 12


def lead_the_king(position: TrexPosition, action: Action) -> float:
    """Lead the king of hearts when the ace is the only heart left and an opponent holds it."""
    ace_alone = position.unseen & HEARTS == position.against & HEARTS == 1 << ACE_OF_HEARTS
    return 1.0 if ace_alone and action.card == KING_OF_HEARTS else 0.0


def high_over_queen(position: TrexPosition, action: Action) -> float:
    """Don't lead the ace or king of a suit whose queen an opponent may hold, because they catch it."""
    card = action.card
    queen = QUEENS & SUITS[suit_of(card)]
    return -1.0 if position.against & queen and card > lowest_card(queen) else 0.0


def lead_under_queen(position: TrexPosition, action: Action) -> float:
    """Lead low cards of a suit with a covered queen, to draw the others' low cards."""
    card = action.card
    queen = position.hand & QUEENS & SUITS[suit_of(card)]
    covered = queen and (position.hand & lower(lowest_card(queen))).bit_count() >= COVERED
    return 1.0 if covered and rank_of(card) < QUEEN else 0.0


def lead_penalty(position: TrexPosition, action: Action) -> float:
    """Lead a penalty card only if an opponent must take it."""
    card = action.card
    if not position.card_points[card]:
        return 0.0
    return 0.3 if (position.against & higher(card)).bit_count() >= COVERED and rank_of(card) <= SIX else -1.0


def open_diamonds(position: TrexPosition, action: Action) -> float:
    """Lead one of one or two medium diamonds while others still hold higher ones."""
    held = position.hand & DIAMONDS
    middling = all(SIX <= rank_of(card) < QUEEN for card in iter_cards(held))
    return 1.0 if action.cards & held and held.bit_count() <= PAIR and middling else 0.0


def lead_high_early(position: TrexPosition, action: Action) -> float:
    """Cash a high card without lower ones early, while tricks contain no penalties."""
    card = action.card
    return 1.0 if rank_of(card) >= KING and not position.hand & lower(card) else 0.0


# --- following suit ---------------------------------------------------------------------------------------------------


def take_and_trap(position: TrexPosition, action: Action) -> float:
    """Take the trick with a card that no one beats, and keep one that traps an opponent who can only win."""
    card = action.card
    rest = position.hand & ~action.cards
    wins = card > position.best and not position.unseen & higher(card)
    return 1.0 if wins and any(traps(position, low) for low in iter_cards(rest)) else 0.0


def take_cheap(position: TrexPosition, action: Action) -> float:
    """Win a trick without points with a high card that has no points."""
    card = action.card
    if position.card_points[card]:
        return -1.0 if card > position.best else 0.0
    return rank_of(card) / 12


def follow_cheap(position: TrexPosition, action: Action) -> float:
    """Play a card that is likely to cost little: it loses, others must beat it, or the trick is cheap."""
    return -min(1.0, probable_cost(position, action.card) / DEAR)


def let_go(position: TrexPosition, action: Action) -> float:
    """Leave a cheap trick to an opponent, but take it over from the partner."""
    wins = action.card > position.best
    if position.ours:
        return 1.0 if wins else 0.0
    return 0.0 if wins else 1.0


def slip_penalty(position: TrexPosition, action: Action) -> float:
    """Play a penalty card under an opponent's higher card."""
    card = action.card
    price = min(1.0, position.card_points[card] / 25)
    return price * (1 - 2 * position.ours) if card < position.best else -price


def take_plain_queen(position: TrexPosition, action: Action) -> float:
    """Take a plain queen now with a card that would catch a doubled one later."""
    card = action.card
    queen = QUEENS & position.doubled & SUITS[suit_of(card)] & position.unseen
    return 1.0 if queen and card > max(position.best, lowest_card(queen)) else 0.0


# --- discarding -------------------------------------------------------------------------------------------------------


def throw_penalty(position: TrexPosition, action: Action) -> float:
    """Discard the most expensive card on an opponent's trick; `discard_king` handles the king of hearts."""
    card = action.card
    price = min(1.0, position.card_points[card] / 75) if card != KING_OF_HEARTS else 0.0
    return price * (1 - 2 * position.ours)


def discard_king(position: TrexPosition, action: Action) -> float:
    """Discard the king of hearts on an opponent's trick before anything else."""
    return 1 - 2 * position.ours if action.card == KING_OF_HEARTS else 0.0


def drop_danger(position: TrexPosition, action: Action) -> float:
    """Play the card that the hand most needs to be rid of: the rest of its suit then probably costs less."""
    card = action.card
    own, out = position.hand & SUITS[suit_of(card)], position.unseen & SUITS[suit_of(card)]
    relief = danger(position, own, out) - danger(position, own & ~(1 << card), out)
    length = own.bit_count() / position.hand.bit_count()
    return max(-1.0, min(1.0, (relief - position.stake * length / 2) / MOST_RELIEF))


# --- practice ---------------------------------------------------------------------------------------------------------


def follow_practice(position: TrexPosition, action: Action) -> float:
    """Play the card that turned out best in many deals with such cards: see `mamlaka.search.learned`."""
    return 1.0 if action.card == position.practised_card else 0.0


# --- contracts with other aims ----------------------------------------------------------------------------------------


def follow_the_estimate(position: TrexPosition, action: Action) -> float:
    """Play the card that a rough estimate of points prefers."""
    return 1.0 if action.card == position.estimated_card else 0.0


# --- when -------------------------------------------------------------------------------------------------------------


def king_is_out(position: TrexPosition) -> bool:
    """Return whether an opponent may hold the king of hearts, and the partner has not chosen the contract with it."""
    return bool(position.against >> KING_OF_HEARTS & 1) and position.king != position.partner


def long_in_hearts(position: TrexPosition) -> bool:
    """Return whether the hand has the king of hearts, and more hearts than all others together."""
    others = (position.unseen & HEARTS).bit_count()
    return holds_king(position) and others < (position.hand & HEARTS).bit_count()


def may_take_for_nothing(position: TrexPosition) -> bool:
    """Return whether the bot plays the last card of a trick without points."""
    return follows(position) and position.is_last and not position.cost


def is_early(position: TrexPosition) -> bool:
    """Return whether the trick is one of the first of the deal."""
    return isinstance(position.phase, TrickPlay) and len(position.phase.tricks) < EARLY


def is_late(position: TrexPosition) -> bool:
    """Return whether few tricks are left, so that the cards that are still out can be counted."""
    return position.hand.bit_count() <= LATE


def is_middling(position: TrexPosition) -> bool:
    """Return whether the best card of the trick is low or medium."""
    return rank_of(position.best) <= MIDDLING


def costs_little(position: TrexPosition) -> bool:
    """Return whether the trick contains plain queens and no doubled one."""
    on_table = sum(1 << card for _, card in position.trick)
    return bool(on_table & QUEENS) and not on_table & position.doubled


def plays_tricks(position: TrexPosition) -> bool:
    """Return whether the bot plays to a trick that it prefers to avoid."""
    return position.avoids_tricks


def plays_to_a_trick(position: TrexPosition) -> bool:
    """Return whether the bot plays to a trick that another seat has led and that it prefers to avoid."""
    return position.avoids_tricks and bool(position.trick)


def has_other_aims(position: TrexPosition) -> bool:
    """Return whether the bot plays to a trick of a contract in which tricks or cards may gain points."""
    return isinstance(position.phase, TrickPlay) and not position.avoids_tricks


def first_lead(position: TrexPosition) -> bool:
    """Return whether the bot opens the deal."""
    return leads(position) and not position.play.tricks


RULES = (
    RuleOfThumb(1, "rule-trex-1", 20, leads, lead_short),
    RuleOfThumb(3, "rule-trex-3", 2, leads, leave_opponents_suit),
    RuleOfThumb(4, "rule-trex-4", 2, leads, spare_short_opponent),
    RuleOfThumb(6, "rule-trex-6", 60, leads, lead_dead),
    RuleOfThumb(7, "rule-trex-7", 8, plays_tricks, set_the_trap),
    RuleOfThumb(14, "rule-trex-14", 45, all_of(leads, contract_is("king"), king_is_out), hunt_king),
    RuleOfThumb(15, "rule-trex-15", 100, all_of(discards, contract_is("king")), discard_king),
    RuleOfThumb(16, "rule-trex-16", 70, all_of(leads, contract_is("king"), long_in_hearts), exhaust_hearts),
    RuleOfThumb(17, "rule-trex-17", 100, all_of(leads, contract_is("king"), holds_king), lead_the_king),
    RuleOfThumb(22, "rule-trex-22", 50, all_of(leads, contract_is("queens")), high_over_queen),
    RuleOfThumb(25, "rule-trex-25", 30, all_of(follows, contract_is("queens"), costs_little), take_plain_queen),
    RuleOfThumb(27, "rule-trex-27", 10, all_of(leads, contract_is("queens")), lead_under_queen),
    RuleOfThumb(31, "rule-trex-31", 45, leads, lead_penalty),
    RuleOfThumb(34, "rule-trex-34", 60, all_of(first_lead, contract_is("diamonds")), open_diamonds),
    RuleOfThumb(37, "rule-trex-37", 10, all_of(follows, contract_is("slaps"), is_early, is_middling), let_go),
    RuleOfThumb(38, "rule-trex-38", 60, all_of(follows, contract_is("slaps"), is_late), take_and_trap),
    RuleOfThumb(39, "rule-trex-39", 10, all_of(leads, contract_is("slaps"), is_early), lead_high_early),
    RuleOfThumb(61, "rule-trex-61", 20, leads, lead_cheap),
    RuleOfThumb(62, "rule-trex-62", 70, may_take_for_nothing, take_cheap),
    RuleOfThumb(64, "rule-trex-64", 130, follows, follow_cheap),
    RuleOfThumb(65, "rule-trex-65", 80, follows, slip_penalty),
    RuleOfThumb(66, "rule-trex-66", 80, discards, throw_penalty),
    RuleOfThumb(67, "rule-trex-67", 80, plays_to_a_trick, drop_danger),
    RuleOfThumb(75, "rule-trex-75", 50, has_other_aims, follow_the_estimate),
    RuleOfThumb(76, "rule-trex-76", 40, plays_tricks, follow_practice),
    RuleOfThumb(70, "rule-trex-70", 50, all_of(leads, contract_is("king"), holds_king), spare_hearts),
)
