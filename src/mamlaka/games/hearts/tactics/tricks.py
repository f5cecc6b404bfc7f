"""Playing tricks in Hearts."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb
from mamlaka.cards import FRENCH, iter_cards
from mamlaka.games.hearts.deal import LADY, PENALTIES
from mamlaka.games.hearts.tactics.position import (
    ABOVE_LADY,
    HEARTS,
    SPADES,
    HeartsPosition,
    discards,
    follows,
    leads,
    rank_of,
    suit_of,
)

__all__ = ["RULES"]

JACK_OF_DIAMONDS = FRENCH.card("JD")
LONG = 5
"""The length from which on a suit is long."""


def no_penalties_now(position: HeartsPosition) -> bool:
    """Return whether the trick is the first and the rules forbid penalty cards on it."""
    first = position.follows and not position.play.tricks
    return first and any(row.reason == "no_points_first" for row in position.play.spec.follow)


def play_high_first(_: HeartsPosition, action: Action) -> float:
    """Play a high club to the first trick, which costs nothing."""
    card = action.card
    return rank_of(card) / 12 if not (SPADES | HEARTS) >> card & 1 else 0.0


def drive_out_the_queen(position: HeartsPosition, action: Action) -> float:
    """Lead low spades to drive out the queen, but not with the ace or king in hand."""
    if not position.lady_is_out or not SPADES >> action.card & 1:
        return 0.0
    return -1.0 if position.hand & ABOVE_LADY else 1.0


def discard_the_worst(position: HeartsPosition, action: Action) -> float:
    """Discard the queen of spades, then the cards that would catch it, high hearts, and high cards of risky suits."""
    card = action.card
    if LADY >> card & 1:
        return 1.0
    if ABOVE_LADY >> card & 1 and position.lady_is_out:
        return 0.8
    if HEARTS >> card & 1:
        return 0.5 + rank_of(card) / 60
    lower = (position.hand & suit_of(card) & ((1 << card) - 1)).bit_count()
    return rank_of(card) / 40 + (0.15 if not lower else -0.03 * lower)


def play_last(position: HeartsPosition, action: Action) -> float:
    """Playing last, win a trick without points with the highest card, and duck a trick with points."""
    card = action.card
    if position.penalties or PENALTIES >> card & 1:
        return -1.0 if position.wins(card) else rank_of(card) / 12
    return rank_of(card) / 12 if position.wins(card) else 0.0


def fears_a_moon(position: HeartsPosition) -> bool:
    """Return whether another seat may be shooting the moon."""
    return position.plays and position.shooter is not None


def stop_the_moon(position: HeartsPosition, action: Action) -> float:
    """Take a heart even if it costs points, and keep cards that can win one."""
    card = action.card
    sure = HEARTS >> card & 1 and not position.above(card)
    if position.discards:
        return -1.0 if sure else 0.0
    if position.leads:
        return 0.5 if sure else 0.0
    return 1.0 if position.penalties and position.wins(card) else -0.5 if sure and not position.wins(card) else 0.0


def can_shoot(position: HeartsPosition) -> bool:
    """Return whether the bot can shoot the moon: a long solid suit, at most one loser, and no losing heart."""
    if not position.plays or not position.pays_to_shoot or sum(position.points) != position.points[position.seat]:
        return False
    if (
        position.penalties
        and position.follows
        and not any(map(position.wins, iter_cards(position.hand & position.led)))
    ):
        return False
    solid = any((position.hand & suit).bit_count() >= LONG and not position.losers(suit) for suit in FRENCH.suit_masks)
    return solid and not position.losers(HEARTS) and sum(map(position.losers, FRENCH.suit_masks)) <= 1


def shoot(position: HeartsPosition, action: Action) -> float:
    """Lead sure winners, win tricks, and keep winners."""
    card = action.card
    sure = not position.above(card)
    if position.leads:
        return 1.0 if sure else -1.0
    if position.follows:
        return 1.0 if position.wins(card) else 0.0
    return -1.0 if sure else 0.0


def lead_low(position: HeartsPosition, action: Action) -> float:
    """Lead a card that many unseen cards of the suit beat, and that beats few."""
    card = action.card
    suit = position.unseen & suit_of(card)
    higher = position.above(card).bit_count()
    return (higher - 2 * (suit.bit_count() - higher)) / max(1, suit.bit_count()) if suit else -1.0


def duck(position: HeartsPosition, action: Action) -> float:
    """Play the highest card below the best card, or else the lowest card above it."""
    card = action.card
    return -0.5 - rank_of(card) / 24 if position.wins(card) else rank_of(card) / 12


def duck_with_the_queen(position: HeartsPosition, action: Action) -> float:
    """Play the queen of spades under the ace or the king, but don't win a trick with it."""
    if not action.cards & LADY:
        return 0.0
    return -1.0 if position.wins(action.card) else 1.0


def want_the_jack(position: HeartsPosition) -> bool:
    """Return whether the jack of diamonds scores a bonus and is in the trick or in the hand."""
    if not position.plays or not position.play.spec.points_of_cards[JACK_OF_DIAMONDS]:
        return False
    return bool((position.hand | sum(1 << card for _, card in position.trick)) >> JACK_OF_DIAMONDS & 1)


def win_the_jack(position: HeartsPosition, action: Action) -> float:
    """Take a trick with the jack unless the queen is in it, and keep your own jack."""
    card = action.card
    if card == JACK_OF_DIAMONDS:
        return 1.0 if position.follows and position.is_last and position.wins(card) else -1.0
    return 1.0 if position.follows and position.wins(card) and not position.penalties & LADY else 0.0


def before_the_last(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit and other seats play after it."""
    return position.follows and not position.is_last


def last_to_play(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit as the last to play."""
    return position.follows and position.is_last


RULES = (
    RuleOfThumb(6, "rule-hearts-6", 100, no_penalties_now, play_high_first),
    RuleOfThumb(7, "rule-hearts-7", 50, leads, drive_out_the_queen),
    RuleOfThumb(8, "rule-hearts-8", 80, discards, discard_the_worst),
    RuleOfThumb(9, "rule-hearts-9", 90, last_to_play, play_last),
    RuleOfThumb(10, "rule-hearts-10", 120, fears_a_moon, stop_the_moon),
    RuleOfThumb(60, "rule-hearts-60", 50, leads, lead_low),
    RuleOfThumb(61, "rule-hearts-61", 50, before_the_last, duck),
    RuleOfThumb(62, "rule-hearts-62", 80, follows, duck_with_the_queen),
    RuleOfThumb(63, "rule-hearts-63", 120, want_the_jack, win_the_jack),
    RuleOfThumb(65, "rule-hearts-65", 150, can_shoot, shoot),
)
