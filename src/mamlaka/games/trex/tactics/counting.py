"""What cards probably cost in Trex, counted from the cards that are out and the seats that may hold them."""

from __future__ import annotations

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.trex.tactics.position import TrexPosition, higher, lower, suit_of

__all__ = ["danger", "probable_cost"]

DEAD = 0.3
"""The share of an average trick that a card costs if no one else holds its suit."""


def probable_cost(position: TrexPosition, card: Card) -> float:
    """Return what a card that is led or follows suit is expected to cost in this trick, in points.

    It is the chance that no opponent must beat the card, times the points of the trick then: those of the cards played,
    and those that opponents drop under the card or throw because they can't follow suit.
    """
    if position.trick and card < position.best:
        return 0.0
    out, holders, followers, voids, thrown = position.round_of(suit_of(card))
    under, over = out & lower(card), out & higher(card)
    if over and not under and followers == holders:
        return 0.0
    elsewhere = 1 - 1 / max(1, holders)  # the chance that one of these cards is not with a given one of the holders
    beaten = elsewhere ** under.bit_count() * (1 - elsewhere ** over.bit_count())
    costly = under & position.costly
    dropped = position.dearest(costly) * (1 - elsewhere ** costly.bit_count()) if costly else 0.0
    played = position.cost if position.trick else position.per_trick
    points = played + position.card_points[card] + voids * thrown + followers * dropped
    return float((1 - beaten) ** followers * points)


def danger(position: TrexPosition, own: Mask, out: Mask) -> float:
    """Return what the cards of a hand in a suit may cost in later tricks, in points.

    A card takes a trick as often as the others hold lower cards than higher ones; with low ones of the same hand beside
    it, less often. It takes what is at stake, its own penalty and those that fall under it. The weights are fitted to
    searched positions.

    Args:
        position: the position.
        own: the cards of the hand in the suit.
        out: the cards of the suit in other hands.
    """
    if (own, out) not in position.dangers:
        position.dangers[own, out] = _danger(position, own, out)
    return position.dangers[own, out]


def _danger(position: TrexPosition, own: Mask, out: Mask) -> float:
    if not out:
        return DEAD * position.stake * own.bit_count()
    points = 0.0
    for place, card in enumerate(iter_cards(own)):
        lower_out = out & lower(card)
        share = lower_out.bit_count() / out.bit_count()
        falls = sum(position.card_points[other] for other in iter_cards(lower_out & position.costly)) / 3
        points += share ** (1 + place / 2) * (position.stake + position.card_points[card] + falls) / 3
        points += share * position.stake / 2 if not place else 0.0
    return points
