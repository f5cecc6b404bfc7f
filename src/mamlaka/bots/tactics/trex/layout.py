"""Laying cards in Trex."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import Rule
from mamlaka.bots.tactics.trex.choose import choosing, is_choosing
from mamlaka.bots.tactics.trex.position import (
    JACK,
    JACKS,
    KING,
    QUEEN,
    QUEENS,
    SUITS,
    THREE,
    TWOS,
    TrexPosition,
    all_of,
    card_of,
    has_partner,
    higher,
    lower,
    rank_of,
    suit_of,
)
from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.phases import LayoutPlay
from mamlaka.seats import Seat

__all__ = ["RULES"]

MIDDLE = FRENCH.select("T") | JACKS | QUEENS
LATE = 4
"""Who has so few cards will soon be out."""


def is_laying(position: TrexPosition) -> bool:
    """Return whether a card is to be laid on the layout."""
    return isinstance(position.phase, LayoutPlay)


def chooses_or_lays(position: TrexPosition) -> bool:
    """Return whether a contract is to be chosen, or a card to be laid."""
    return is_choosing(position) or is_laying(position)


def is_late(position: TrexPosition) -> bool:
    """Return whether somebody else will soon be out."""
    return is_laying(position) and any(position.count(seat) <= LATE for seat in position.rivals)


# --- what a card opens ------------------------------------------------------------------------------------------------


def sides(card: Card) -> tuple[Mask, ...]:
    """Return the cards that a card opens the way for: those above it, those below it, or both of a jack."""
    above = higher(card) if rank_of(card) >= JACK else 0
    below = lower(card) if rank_of(card) <= JACK else 0
    return tuple(side for side in (above, below) if side)


def way_out(card: Card, side: Mask, hand: Mask) -> Mask:
    """Return the cards between a card and the last one of a hand on a side of it, with that last one."""
    own = hand & side
    if not own:
        return 0
    return side & ((1 << own.bit_length()) - 1) if side > 1 << card else side & ~((own & -own) - 1)


def next_of(card: Card, side: Mask) -> Card:
    """Return the neighbour of a card on a side of it."""
    return card + 1 if side > 1 << card else card - 1


def opens(position: TrexPosition, card: Card) -> tuple[Card, ...]:
    """Return the cards of others that fit when a card has been laid."""
    after = (next_of(card, side) for side in sides(card))
    return tuple(card for card in after if not position.hand >> card & 1)


def chance(position: TrexPosition, card: Card, seat: Seat) -> float:
    """Return roughly how likely it is that a seat holds a card of others."""
    holders = [other for other, held in enumerate(position.may_hold) if held >> card & 1]
    return position.count(seat) / sum(map(position.count, holders)) if seat in holders else 0.0


# --- advice -----------------------------------------------------------------------------------------------------------


def lone_jack(position: TrexPosition, action: Action) -> float:
    """A jack opens a row for those who hold its neighbours, and a single one must do so at once."""
    if is_choosing(position):
        single = (position.hand & JACKS).bit_count() == 1
        return choosing("trex", lambda _: -float(single))(position, action)
    card = card_of(action)
    return -1.0 if rank_of(card) == JACK and len(opens(position, card)) == len(sides(card)) else 0.0


def open_the_middle(position: TrexPosition, action: Action) -> float:
    """A jack between one's own ten and queen: its holder keeps moves, and others open the jacks that they need."""
    if is_choosing(position):
        held = any(not MIDDLE & mask & ~position.hand for mask in SUITS)
        return choosing("trex", lambda _: float(held))(position, action)
    card = card_of(action)
    return 1.0 if rank_of(card) == JACK and not opens(position, card) else 0.0


def free_twos(position: TrexPosition, action: Action) -> float:
    """Cards that one's own two waits for, or one that lies open before the partner."""
    card = card_of(action)
    two = TWOS & lower(card) if rank_of(card) <= JACK else 0
    partners = position.view.state.hand_mask(position.partner) if position.partner is not None else 0
    return 1.0 if two & (position.hand | partners) else 0.0


def riskless(position: TrexPosition, action: Action) -> float:
    """Ends of rows, and cards whose next card is one's own, help nobody."""
    card = card_of(action)
    return 1.0 if rank_of(card) != JACK and not opens(position, card) else 0.0


def little_risk(_: TrexPosition, action: Action) -> float:
    """Queens, kings and threes open little."""
    return 1.0 if rank_of(card_of(action)) in (THREE, QUEEN, KING) else 0.0


def concentrate(position: TrexPosition, action: Action) -> float:
    """What must help others is laid in the longest suit."""
    card = card_of(action)
    helps = any(position.against >> other & 1 for other in opens(position, card))
    return (position.hand & SUITS[suit_of(card)]).bit_count() / 13 if helps else 0.0


def hold_back(position: TrexPosition, action: Action) -> float:
    """Cards that only rivals wait for are held back."""
    card = card_of(action)
    beyond = sum(sides(card)) & ~position.placed
    if beyond & position.hand:
        return 0.0
    return -min(1.0, (beyond & position.against).bit_count() / 6)


def count_cards(position: TrexPosition, action: Action) -> float:
    """A card that somebody waits for who will soon be out."""
    close = [seat for seat in position.rivals if position.count(seat) <= LATE]
    return -min(1.0, sum(chance(position, card, seat) for card in opens(position, card_of(action)) for seat in close))


def no_risk(position: TrexPosition, action: Action) -> float:
    """While the partner is not ahead, cards that open nothing for rivals."""
    assert position.partner is not None
    ahead = position.count(position.partner) < min(map(position.count, position.rivals))
    opened = any(position.against >> card & 1 for card in opens(position, card_of(action)))
    return -1.0 if opened and not ahead else 0.0


def serve_the_passer(position: TrexPosition, action: Action) -> float:
    """What must be opened is opened for who has passed and is farthest from going out."""
    most = max(map(position.count, position.rivals))
    passers = {seat for seat, _ in position.layout.passes if seat in position.rivals and position.count(seat) == most}
    return min(1.0, sum(chance(position, card, seat) for card in opens(position, card_of(action)) for seat in passers))


def free_own(position: TrexPosition, action: Action) -> float:
    """The more cards lie on the way to one's own last one, the sooner it must be opened."""
    card = card_of(action)
    ways = [way_out(card, side, position.hand) for side in sides(card)]
    return min(1.0, sum(way.bit_count() for way in ways) / 10)


RULES = (
    Rule(44, "rule-trex-44", 4, chooses_or_lays, lone_jack),
    Rule(45, "rule-trex-45", 4, chooses_or_lays, open_the_middle),
    Rule(46, "rule-trex-46", 50, is_laying, free_twos),
    Rule(47, "rule-trex-47", 10, is_laying, concentrate),
    Rule(48, "rule-trex-48", 40, is_laying, hold_back),
    Rule(49, "rule-trex-49", 10, is_late, count_cards),
    Rule(50, "rule-trex-50", 10, all_of(is_laying, has_partner), no_risk),
    Rule(52, "rule-trex-52", 10, is_laying, serve_the_passer),
    Rule(68, "rule-trex-68", 80, is_laying, free_own),
    Rule(69, "rule-trex-69", 15, is_laying, little_risk),
    Rule(72, "rule-trex-72", 30, is_laying, riskless),
)
