"""A deal of Cribbage as data: the cards, what is counted in the play and at the show, and how a game stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mamlaka.cards import Card, Deck, Mask
from mamlaka.combinations import CombinationSpec, CountingSpec, HandSpec, combinations_in
from mamlaka.games.cribbage.options import CribbageOptions
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.seats import Seat, Teams, next_seat

__all__ = [
    "CRIB_SIZE",
    "DECK",
    "DOUBLE_SKUNK",
    "HAND",
    "HANDS",
    "HEELS",
    "KEPT",
    "MOST",
    "PLAY",
    "SKUNK",
    "Standing",
    "crib_spec",
    "next_dealer",
    "points_shown",
    "show_entries",
    "side_of",
    "side_scores",
    "skunks_of",
    "standings",
    "teams_of",
]

DECK = Deck("cribbage", "SHDC", "A23456789TJQK")
PAIRS = 4
"""The number of seats at which partners sit opposite each other."""
HANDS = {2: 6, 3: 5, 4: 5}
"""The number of cards that each seat is dealt, by the number of seats."""
KEPT = 4
"""The number of cards that each seat keeps."""
CRIB_SIZE = 4
MOST: Points = 29
"""The most points of a hand."""
HEELS = "heels"
"""The reason of the points for a jack as the starter."""
SKUNK, DOUBLE_SKUNK = {"121": 91, "61": 31}, {"121": 61, "61": 0}
"""The points below which a loser is skunked, once and twice, by the target."""

FIFTEEN, LIMIT = 15, 31
VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)

PLAY = CountingSpec(
    CombinationSpec(
        DECK,
        VALUES,
        sums=((FIFTEEN, 2, "play_fifteen"), (LIMIT, 2, "play_thirty_one")),
        alike=((2, 2, "play_pair"), (3, 6, "play_three"), (4, 12, "play_four")),
        run_reason="play_run",
    ),
    limit=LIMIT,
    last_points=1,
    last_reason="play_go",
    final_reason="play_last",
    passing="go",
)


def _shown(part: str, flush: Points) -> HandSpec:
    """Return what the cards of a hand or of the crib score, with reasons that begin with its name."""
    return HandSpec(
        CombinationSpec(
            DECK,
            VALUES,
            sums=((FIFTEEN, 2, f"{part}_fifteen"),),
            alike=((2, 2, f"{part}_pair"), (3, 6, f"{part}_three"), (4, 12, f"{part}_four")),
            run_reason=f"{part}_run",
        ),
        suit_points=flush,
        suit_points_together=5,
        suit_reason=f"{part}_flush",
        matching_rank="J",
        matching_points=1,
        matching_reason=f"{part}_nobs",
    )


HAND = _shown("hand", 4)
CRIBS = {"five": _shown("crib", 0), "four": _shown("crib", 4)}


def crib_spec(options: CribbageOptions) -> HandSpec:
    """Return what the crib scores."""
    return CRIBS[options.crib_flush]


def show_entries(
    owner: Seat, spec: HandSpec, cards: Mask, starter: Card, counted: Points | None = None, taker: Seat | None = None
) -> Ledger:
    """Return the entries of a show.

    Args:
        owner: the owner of the cards.
        spec: what the cards score.
        cards: the four cards.
        starter: the card turned up.
        counted: what the owner has counted; None: everything is counted.
        taker: the seat that gets what the owner has missed.

    Returns:
        Each combination for the owner, and then what the owner loses to the taker.
    """
    found = combinations_in(spec, cards, starter)
    entries = tuple(LedgerEntry(owner, row.points, row.reason, cards=row.cards) for row in found)
    missed = 0 if counted is None else points_shown(spec, cards, starter) - counted
    if missed <= 0:
        return entries
    assert taker is not None
    lost = LedgerEntry(owner, -missed, "overlooked", cards=cards, count=counted or 0, other=taker)
    return (*entries, lost, LedgerEntry(taker, missed, "muggins", cards=cards, other=owner))


def points_shown(spec: HandSpec, cards: Mask, starter: Card) -> Points:
    """Return what four cards score with the starter."""
    return sum(row.points for row in combinations_in(spec, cards, starter))


def teams_of(seats: int) -> Teams:
    """Return the pairs of seats that sit opposite each other, if there are four."""
    return ((0, 2), (1, 3)) if seats == PAIRS else ()


class Standing(NamedTuple):
    """How a match stands."""

    scores: tuple[Points, ...]
    """(seats,): the points of each seat in the running game, or in the one that has just ended."""
    games: tuple[int, ...]
    """(sides,): the game points of each side."""
    winner: Seat | None
    """The seat whose points have ended the game; None: it goes on."""


def side_of(seat: Seat, seats: int) -> int:
    """Return the position of the side of a seat."""
    return seat % 2 if seats == PAIRS else seat


def side_scores(scores: Sequence[Points]) -> tuple[Points, ...]:
    """Return (sides,): the points of each side."""
    return (scores[0] + scores[2], scores[1] + scores[3]) if len(scores) == PAIRS else tuple(scores)


def standings(options: CribbageOptions, seats: int, ledgers: Iterable[Ledger]) -> Iterator[Standing]:
    """Yield how a match stands: before the first deal, and after each deal, given the entries of the deals."""
    scores, games = [0] * seats, [0] * len(side_scores((0,) * seats))
    winner: Seat | None = None
    yield Standing(tuple(scores), tuple(games), winner)
    for entries in ledgers:
        if winner is not None:
            scores, winner = [0] * seats, None
        for entry in entries:
            scores[entry.seat] += entry.points
        sides = side_scores(scores)
        if max(sides) >= int(options.target):
            best = sides.index(max(sides))
            winner = next(entry.seat for entry in reversed(entries) if side_of(entry.seat, seats) == best)
            games[best] += game_value(options, [score for side, score in enumerate(sides) if side != best])
        yield Standing(tuple(scores), tuple(games), winner)


def game_value(options: CribbageOptions, losers: Sequence[Points]) -> int:
    """Return the game points of a game, given the scores of the sides that have lost it: the best of them counts."""
    return 1 if options.games == "1" else 1 + skunks_of(options, losers)


def skunks_of(options: CribbageOptions, losers: Sequence[Points]) -> int:
    """Return how often the losers of a game are skunked, given their scores: 0, 1 or 2. The best of them counts."""
    if not options.skunk:
        return 0
    best = max(losers)
    return (best < SKUNK[options.target]) + (best < DOUBLE_SKUNK[options.target])


def next_dealer(standing: Standing, dealer: Seat, seats: int) -> Seat:
    """Return who deals next: the next seat, or after a game the one after its winner, who has lost it."""
    return next_seat(dealer if standing.winner is None else standing.winner, seats)
