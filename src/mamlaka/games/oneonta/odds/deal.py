"""A deal of Oneonta Whist: the exact expected scores of all bids and cards under optimal play."""

from __future__ import annotations

from fractions import Fraction

from mamlaka.actions import Action
from mamlaka.cards import Card, Mask
from mamlaka.coach.figures import Cell, Column, Figures
from mamlaka.errors import InvalidSetup
from mamlaka.games.oneonta import HAND_SIZE, spec_of, trump_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.odds.chances import chance_of_tricks
from mamlaka.games.oneonta.odds.game import TRICK_COLUMNS
from mamlaka.games.oneonta.search.match_table import exact_values, stakes
from mamlaka.games.oneonta.search.solitaire import holding_of, solve
from mamlaka.plan import TrickPlan, lower
from mamlaka.view import View

__all__ = ["deal_figures", "expected_scores"]

BIDS = stakes("edward")
"""(bids, tricks): the score of every bid from 0, by Edward's scoring."""
EXACTLY = tuple(tuple(int(tricks == bid) for tricks in range(HAND_SIZE + 1)) for bid in range(HAND_SIZE + 1))
"""(bids, tricks): 1 if the bid is made, so that its expectation is the chance of making it."""


def expected_scores(view: View) -> dict[Action, Fraction]:
    """Return the exact expected score of every legal action, a bid or a card; empty if it is not the turn."""
    return {action: value for action, (value,) in exact_values(view, int).items()}


def deal_figures(hand: Mask, turnup: Card, led: Card | None = None, bid: int | None = None) -> tuple[Figures, ...]:
    """Return the figures of a hand and a card turned up: each suit, every bid, and every answer to a first lead.

    Raises:
        InvalidSetup: the deal or the bid is impossible.
    """
    _check(hand, turnup, led, bid)
    plan = lower(spec_of(trump_of(turnup)))
    unseen = ONEONTA.all_mask & ~hand & ~(1 << turnup)
    bids = _bids(plan, hand, unseen)
    if led is None:
        return (_suits(plan, hand, unseen), bids)
    chosen = min(bids.best) if bid is None else bid
    return (_suits(plan, hand, unseen), bids, _cards(plan, hand, unseen, led, chosen))


def _check(hand: Mask, turnup: Card, led: Card | None, bid: int | None) -> None:
    names = ONEONTA.names
    if hand.bit_count() != HAND_SIZE:
        raise InvalidSetup(f"a hand of Oneonta Whist has {HAND_SIZE} cards, not {hand.bit_count()}")
    if hand >> turnup & 1:
        raise InvalidSetup(f"{names[turnup]} is turned up, so it cannot be in the hand: name another card")
    if led is not None and (hand | 1 << turnup) >> led & 1:
        where = "turned up" if led == turnup else "in the hand"
        raise InvalidSetup(f"{names[led]} is {where}, so the dummy cannot lead it: name another card")
    if bid is not None and not 0 <= bid <= HAND_SIZE:
        raise InvalidSetup(f"{bid} cannot be bid: bids are 0 to {HAND_SIZE}")


def _suits(plan: TrickPlan, hand: Mask, unseen: Mask) -> Figures:
    rows: list[tuple[Cell, ...]] = []
    for index, suit in enumerate(plan.suit_masks):
        if suit & hand:
            suit_holding = holding_of(plan, suit, hand, unseen)
            chances = (chance_of_tricks([suit_holding], tricks) for tricks in range(4))
            rows.append((_suit_name(plan, index), _ranks(suit & hand), *chances))
    return Figures(
        "Each suit alone: the best chance of each number of tricks, each card kept to follow",
        (
            Column("suit"),
            Column("held"),
            *TRICK_COLUMNS,
        ),
        tuple(rows),
        ("Discards and ruffs are counted in the bids below.",),
    )


def _suit_name(plan: TrickPlan, suit: int) -> str:
    if suit == len(ONEONTA.suits):
        return "jokers"
    return ONEONTA.suits[suit] + (" trumps" if plan.suit_masks[suit] & plan.trump_mask else "")


def _ranks(cards: Mask) -> str:
    names = (ONEONTA.names[card] for card in ONEONTA.arrange(cards))
    return "".join(name if name.startswith("*") else name[0] for name in names)


def _bids(plan: TrickPlan, hand: Mask, unseen: Mask) -> Figures:
    scores = solve(plan, hand, unseen, BIDS)
    chances = solve(plan, hand, unseen, EXACTLY)
    best = max(scores.expected)
    return Figures(
        "Every bid with the best play, by Edward's scoring",
        (Column("bid"), Column("expected score", "points"), Column("best chance to make it", "chance")),
        tuple((bid, scores.expected[bid], chances.expected[bid]) for bid in range(HAND_SIZE + 1)),
        ("The play that makes a bid most often is not always the one that scores most.",),
        frozenset(bid for bid, score in enumerate(scores.expected) if score == best),
    )


def _cards(plan: TrickPlan, hand: Mask, unseen: Mask, led: Card, bid: int) -> Figures:
    solution = solve(plan, hand, unseen & ~(1 << led), BIDS[bid : bid + 1], led=led)
    cards = [card for card in ONEONTA.arrange(hand) if card in solution.cards]
    best = solution.best_cards()
    return Figures(
        f"The first lead is {ONEONTA.names[led]}, the bid {bid}: every card that may be played",
        (Column("card"), Column("expected score", "points")),
        tuple((ONEONTA.names[card], solution.cards[card][0]) for card in cards),
        best=frozenset(row for row, card in enumerate(cards) if best >> card & 1),
    )
