"""Playing cards to the layout in Trex."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, all_of
from mamlaka.cards import FRENCH, Card, Mask, Suit, iter_cards
from mamlaka.games.trex.contracts import TREX
from mamlaka.games.trex.tactics.choose import choosing, is_choosing
from mamlaka.games.trex.tactics.position import (
    JACK,
    JACKS,
    KING,
    QUEEN,
    QUEENS,
    SUITS,
    THREE,
    TWOS,
    TrexPosition,
    has_partner,
    higher,
    lower,
    rank_of,
    suit_of,
)
from mamlaka.phases import LayoutPlay
from mamlaka.seats import Seat

__all__ = ["RULES"]

MIDDLE = FRENCH.select("T") | JACKS | QUEENS
LATE = 4
"""The hand size up to which a seat will soon go out."""


def is_placing(position: TrexPosition) -> bool:
    """Return whether a card is to be played to a layout that starts with the jacks."""
    return isinstance(position.phase, LayoutPlay) and position.phase.spec.start == TREX.start


def chooses_or_places(position: TrexPosition) -> bool:
    """Return whether a contract is to be chosen, or a card to be played to the layout."""
    return is_choosing(position) or is_placing(position)


def is_late(position: TrexPosition) -> bool:
    """Return whether an opponent will soon go out."""
    return is_placing(position) and any(position.count(seat) <= LATE for seat in position.opponents)


# --- what a card opens ------------------------------------------------------------------------------------------------


def sides(card: Card) -> tuple[Mask, ...]:
    """Return the cards that wait for a card: those above it, those below it, or both for a jack."""
    above = higher(card) if rank_of(card) >= JACK else 0
    below = lower(card) if rank_of(card) <= JACK else 0
    return tuple(side for side in (above, below) if side)


def cards_to_farthest(card: Card, side: Mask, hand: Mask) -> Mask:
    """Return the cards on a side of a card up to the farthest one of a hand, inclusive."""
    own = hand & side
    if not own:
        return 0
    return side & ((1 << own.bit_length()) - 1) if side > 1 << card else side & ~((own & -own) - 1)


def next_of(card: Card, side: Mask) -> Card:
    """Return the neighbour of a card on a side."""
    return card + 1 if side > 1 << card else card - 1


def opens(position: TrexPosition, card: Card) -> tuple[Card, ...]:
    """Return the cards of other hands that fit after a card has been played."""
    after = (next_of(card, side) for side in sides(card))
    return tuple(card for card in after if not position.hand >> card & 1)


def chance(position: TrexPosition, card: Card, seat: Seat) -> float:
    """Return the approximate chance that a seat holds a card of the other hands."""
    holders = [other for other, held in enumerate(position.may_hold) if held >> card & 1]
    return position.count(seat) / sum(map(position.count, holders)) if seat in holders else 0.0


# --- advice -----------------------------------------------------------------------------------------------------------


def lone_jack(position: TrexPosition, action: Action) -> float:
    """Don't choose Trex with a single jack, and don't play a jack whose neighbours are in other hands."""
    if is_choosing(position):
        single = (position.hand & JACKS).bit_count() == 1
        return choosing("trex", lambda _: -float(single))(position, action)
    card = action.card
    return -1.0 if rank_of(card) == JACK and len(opens(position, card)) == len(sides(card)) else 0.0


def open_the_middle(position: TrexPosition, action: Action) -> float:
    """Play a jack between your own ten and queen: you keep moves, and others open the rows that they need."""
    if is_choosing(position):
        held = any(not MIDDLE & mask & ~position.hand for mask in SUITS)
        return choosing("trex", lambda _: float(held))(position, action)
    card = action.card
    return 1.0 if rank_of(card) == JACK and not opens(position, card) else 0.0


def free_twos(position: TrexPosition, action: Action) -> float:
    """Play cards that your own two waits for, or an exposed two of the partner."""
    card = action.card
    two = TWOS & lower(card) if rank_of(card) <= JACK else 0
    return 1.0 if two & ours(position) else 0.0


def ours(position: TrexPosition) -> Mask:
    """Return the cards of the hand, and those that the partner has exposed."""
    partners = position.view.state.hand_mask(position.partner) if position.partner is not None else 0
    return position.hand | partners


def riskless(position: TrexPosition, action: Action) -> float:
    """Play ends of rows, and cards whose neighbour is in your own hand: they help no one else."""
    card = action.card
    return 1.0 if rank_of(card) != JACK and not opens(position, card) else 0.0


def little_risk(position: TrexPosition, action: Action) -> float:
    """Play queens, kings and threes, and cards below the jack whose next card but one is your own: they open little."""
    card = action.card
    leads_back = THREE < rank_of(card) < JACK and position.hand >> (card - 2) & 1
    return 1.0 if leads_back or rank_of(card) in (THREE, QUEEN, KING) else 0.0


def concentrate(position: TrexPosition, action: Action) -> float:
    """If a card must help others, play it in the longest suit."""
    card = action.card
    helps = any(position.against >> other & 1 for other in opens(position, card))
    return (position.hand & SUITS[suit_of(card)]).bit_count() / 13 if helps else 0.0


def hold_back(position: TrexPosition, action: Action) -> float:
    """Hold back cards that only opponents wait for; less so your side's own way, if they can open another for it."""
    card = action.card
    beyond = sum(sides(card)) & ~position.placed
    waiting = min(1.0, (beyond & position.against).bit_count() / 6)
    if not beyond & ours(position):
        return -waiting
    return -waiting / 2 if can_be_made_to_help(position, suit_of(card)) else 0.0


def can_be_made_to_help(position: TrexPosition, suit: Suit) -> bool:
    """Return whether opponents may hold a card that fits, of another suit, for which cards of the side wait."""
    fitting = position.layout.placeable(position.view.state) & position.against & ~SUITS[suit]
    return any(side & ours(position) for card in iter_cards(fitting) for side in sides(card))


def count_cards(position: TrexPosition, action: Action) -> float:
    """Don't open a card for an opponent who will soon go out."""
    close = [seat for seat in position.opponents if position.count(seat) <= LATE]
    return -min(1.0, sum(chance(position, card, seat) for card in opens(position, action.card) for seat in close))


def no_risk(position: TrexPosition, action: Action) -> float:
    """Unless the partner is ahead, play cards that open nothing for opponents."""
    assert position.partner is not None
    ahead = position.count(position.partner) < min(map(position.count, position.opponents))
    opened = any(position.against >> card & 1 for card in opens(position, action.card))
    return -1.0 if opened and not ahead else 0.0


def serve_the_passer(position: TrexPosition, action: Action) -> float:
    """If you must open a suit, open it for an opponent who has passed and has the most cards left."""
    most = max(map(position.count, position.opponents))
    passers = {
        seat for seat, _ in position.layout.passes if seat in position.opponents and position.count(seat) == most
    }
    return min(1.0, sum(chance(position, card, seat) for card in opens(position, action.card) for seat in passers))


def free_own(position: TrexPosition, action: Action) -> float:
    """Open early the sides where many cards lie before your own farthest card."""
    card = action.card
    ways = [cards_to_farthest(card, side, position.hand) for side in sides(card)]
    return min(1.0, sum(way.bit_count() for way in ways) / 10)


RULES = (
    RuleOfThumb(44, "rule-trex-44", 4, chooses_or_places, lone_jack),
    RuleOfThumb(45, "rule-trex-45", 4, chooses_or_places, open_the_middle),
    RuleOfThumb(46, "rule-trex-46", 50, is_placing, free_twos),
    RuleOfThumb(47, "rule-trex-47", 10, is_placing, concentrate),
    RuleOfThumb(48, "rule-trex-48", 40, is_placing, hold_back),
    RuleOfThumb(49, "rule-trex-49", 10, is_late, count_cards),
    RuleOfThumb(50, "rule-trex-50", 10, all_of(is_placing, has_partner), no_risk),
    RuleOfThumb(52, "rule-trex-52", 10, is_placing, serve_the_passer),
    RuleOfThumb(68, "rule-trex-68", 80, is_placing, free_own),
    RuleOfThumb(69, "rule-trex-69", 15, is_placing, little_risk),
    RuleOfThumb(72, "rule-trex-72", 30, is_placing, riskless),
)
