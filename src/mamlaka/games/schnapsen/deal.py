"""A deal of Schnapsen as data: the cards, the play classes, the marriages, and what a deal brings."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Deck
from mamlaka.games.schnapsen.options import SchnapsenOptions
from mamlaka.games.schnapsen.phases import ClosingPlay, Standing
from mamlaka.ledger import Points
from mamlaka.phases import Meld
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, TrickSpec

__all__ = [
    "DEAL",
    "DECK",
    "GOAL",
    "HALF",
    "HAND_SIZE",
    "MARRIAGE",
    "ROYAL_MARRIAGE",
    "Outcome",
    "marriages_of",
    "outcome_of",
    "spec_of",
    "trump_jack",
]

DECK = Deck("schnapsen", "SHDC", "JQKTA")
HAND_SIZE = 5
GOAL: Points = 66
"""The card points that win a deal."""
HALF: Points = 33
"""The points that save an opponent a game point."""
MARRIAGE: Points = 20
"""The points of king and queen of a plain suit."""
ROYAL_MARRIAGE: Points = 40
"""The points of king and queen of trumps."""
NO_TRICK, FEW, ENOUGH = 3, 2, 1
"""The game points for winning against no trick, fewer than `HALF` points, or more."""
FAILED = 2
"""The game points against a closer who fails, or a wrong claim, if the opponent had a trick."""

DEAL = TrickSpec(
    "",
    DECK,
    seats=2,
    order="JQKTA",
    card_points={"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    follow=(
        PlayClass("any", when=PlayCondition.UNBROKEN),
        PlayClass("must_head", CardRegion.LED_ABOVE_BEST),
        FOLLOW_SUIT,
        PlayClass("must_trump", CardRegion.TRUMP),
        ANY_CARD,
    ),
)


@lru_cache(maxsize=8)
def spec_of(trump: str) -> TrickSpec:
    """Return the spec of a deal with this trump suit. Its points are those of the cards, not game points."""
    return replace(DEAL, trump=trump)


@lru_cache(maxsize=8)
def marriages_of(trump: str) -> tuple[Meld, ...]:
    """Return what may be declared when this suit is trumps: king and queen of each suit."""
    return tuple(
        Meld(
            f"{'forty' if suit == trump else 'twenty'}_{suit.lower()}",
            DECK.mask(f"K{suit} Q{suit}"),
            ROYAL_MARRIAGE if suit == trump else MARRIAGE,
            "",
        )
        for suit in DECK.suits
    )


def trump_jack(trump: str) -> Card:
    """Return the card that may be exchanged for the one turned up."""
    return DECK.card(f"J{trump}")


class Outcome(NamedTuple):
    """Who wins a deal, how much, and why."""

    winner: Seat
    points: Points
    """The game points."""
    reason: str
    """The reason of the ledger's entry."""


def outcome_of(options: SchnapsenOptions, state: State, play: ClosingPlay) -> Outcome:
    """Return the outcome of a deal that has ended, by a claim or with the last card."""
    now = tuple(play.standing(state, seat) for seat in range(state.seats))
    claimant, closer = play.claimant, play.closer
    if claimant is not None:
        is_right = now[claimant].tricks > 0 and now[claimant].points >= GOAL
        return _right(options, play, now, claimant) if is_right else _wrong(options, play, now, claimant)
    if closer is not None:
        return Outcome(1 - closer, _failed(play.at_closing[1 - closer]), "closing_failed")
    last = play.winners[-1]
    if options.last_trick == "points" and now[1 - last].points > now[last].points:
        return Outcome(1 - last, ENOUGH, "more_card_points")
    return Outcome(last, ENOUGH, "last_trick")


def _right(options: SchnapsenOptions, play: ClosingPlay, now: tuple[Standing, ...], claimant: Seat) -> Outcome:
    """Return the outcome of a right claim."""
    other = 1 - claimant
    if play.closer == other:
        return Outcome(claimant, _failed(play.at_closing[claimant]), "claim_after_closing")
    is_dark = play.closer is not None and options.closing_score == "dark"
    standing = play.at_closing[other] if is_dark else now[other]
    return Outcome(claimant, _grade(standing), "claim" if play.closer is None else "claim_of_closer")


def _wrong(options: SchnapsenOptions, play: ClosingPlay, now: tuple[Standing, ...], claimant: Seat) -> Outcome:
    """Return the outcome of a wrong claim."""
    other = 1 - claimant
    if play.closer == claimant:
        points = _failed(play.at_closing[other])
    elif options.wrong_claim == "mirror":
        points = _right(options, play, now, claimant).points
    else:
        points = _failed(now[other])
    return Outcome(other, points, "wrong_claim")


def _grade(loser: Standing) -> Points:
    """Return the game points for winning against a seat."""
    return NO_TRICK if not loser.tricks else FEW if loser.points < HALF else ENOUGH


def _failed(winner: Standing) -> Points:
    """Return the game points of a seat whose opponent has failed."""
    return FAILED if winner.tricks else NO_TRICK
