"""What a hand is worth before play: the chances of each game, its value, and the cards that are worth keeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import exp, prod
from typing import NamedTuple

from mamlaka.cards import PIQUET, Card, Mask, iter_cards
from mamlaka.games.skat.contracts import (
    BASES,
    JACKS,
    NULL,
    SKAT_SIZE,
    Contract,
    Outcome,
    card_points,
    ledger_of,
    matadors,
    spec_of,
    value_of,
)
from mamlaka.games.skat.options import SkatOptions
from mamlaka.ledger import Points, points_by_seat
from mamlaka.plan import TrickPlan, lower

__all__ = ["GAMES", "best_discards", "chance_of", "features_of", "gain_of", "limit_of", "plan_of", "value_with_a_jack"]

GAMES = (*BASES, NULL)
"""The games, without announcements."""
WEIGHTS = {
    (True, "ahead"): (4.69, -0.07, 0.00, 0.40, 0.40, 0.16, 0.05, 0.57, 0.53, 0.08, -0.17, -0.86, 0.39, -1.17, 0.03),
    (True, "taken"): (4.83, -0.07, 0.74, 0.69, 0.50, 0.33, 0.22, 0.79, 0.58, -0.08, -0.11, -1.16, 0.70, -1.75, 0.20),
    (True, "left"): (3.94, -0.10, 0.00, 0.58, 0.51, 0.20, 0.25, 0.53, 0.41, -0.10, -0.19, -0.92, 0.07, -1.26, 0.51),
    (False, "ahead"): (5.99, -0.15, 0.00, 0.77, 0.40, 0.15, 0.29, -0.03, -0.43, -0.79, -0.08, -0.45, 0.46, -1.08, 0.11),
    (False, "taken"): (7.41, -0.24, 0.84, 1.17, 0.59, 0.33, 0.41, 0.10, -0.81, -1.02, -0.17, -0.71, 0.67, -1.62, 0.23),
    (False, "left"): (6.39, -0.17, 0.00, 0.90, 0.61, 0.34, 0.27, -0.09, -1.12, -0.87, -0.14, -0.69, 0.37, -1.30, 0.44),
}
"""By whether a suit is trumps, and whether the skat may still be taken, has been taken, or is left in a hand game: the
score of a hand without any features, what the first lead adds, what ten card points that are put away add, and what
each of the `Features` adds. The chance is the logistic function of the score.

Logistic fits to 5905 games in a suit with at least four trumps and 4507 grands, each played twice: from the hand, and
after `best_discards`. They are random deals in which the others would not have bid so high. The `rules` bot has played
about half of them, and the `search` bot with 32 worlds, which wins more grands, the others. Among them are hands that
win one grand in ten, so that doubtful grands are not overrated."""
ACES, TENS = (PIQUET.select(rank) for rank in "AT")
PLAIN_SUITS = {suit: PIQUET.select(f"*{suit}") & ~PIQUET.select("J") for suit in "CSHD"}
"""The cards of each suit without its jack."""
VOID = 1.2
"""What it is worth to have no card left of a suit that is not trumps, in ten card points."""
SKAT_RISK = 0.7
"""The chance that the two cards of the skat don't spoil a null."""
PASSED = -15.0
"""What a seat that passes gains on the others: mostly one of them wins a game."""
ERROR = 0.035
"""How much smaller the chance of a game may be than the fits say; it must promise a gain all the same to be bid."""
FEWEST_TRUMPS = 4
"""The fewest trumps among ten cards on which a suit is bid; the fits know no hands with fewer."""
GAP = 0.8
"""How the chance of a null shrinks with each card that may be missing below a card of the hand."""


class Features(NamedTuple):
    """What the estimate of a hand counts."""

    clubs_jack: int
    """Jacks of clubs, 0 or 1; and so on."""
    spades_jack: int
    hearts_jack: int
    diamonds_jack: int
    ace: int
    """Aces of trumps, 0 or 1; in grand: the cards of the longest suit beyond three."""
    ten: int
    """Tens of trumps, 0 or 1; in grand: the same of the second longest suit."""
    others: int
    """Lower trumps; in grand: jacks beyond two, which take fewer tricks than the first two."""
    side_aces: int
    """Aces of other suits; in grand: of all suits."""
    backed_tens: int
    """Tens of other suits with their ace."""
    bare_tens: int
    """Tens of other suits without their ace."""
    losers: int
    """Cards of other suits that are neither aces nor tens with their ace."""
    safe_suits: int
    """Other suits without losers, those without any card among them."""


@lru_cache(maxsize=64)
def plan_of(contract: Contract) -> TrickPlan:
    """Return a plan with the ranks of a contract."""
    return lower(spec_of(SkatOptions(), 3, contract, 0, (), 0, 1))


@lru_cache(maxsize=4096)
def features_of(game: str, hand: Mask) -> Features:
    """Return the features of a hand for a suit game or grand.

    Args:
        game: the game.
        hand: the cards.
    """
    trump = Contract(game).trump
    clubs, spades, hearts, diamonds = (hand >> PIQUET.card(jack) & 1 for jack in JACKS)
    jacks = clubs, spades, hearts, diamonds
    sides = [hand & cards for suit, cards in PLAIN_SUITS.items() if suit != trump]
    side_cards = sum(sides)
    aces = (side_cards & ACES).bit_count()
    backed = sum(bool(cards & ACES and cards & TENS) for cards in sides)
    bare = (side_cards & TENS).bit_count() - backed
    losers = side_cards.bit_count() - aces - backed
    safe = sum(not cards & ~ACES & ~(TENS if cards & ACES else 0) for cards in sides)
    if trump:
        own = hand & PLAIN_SUITS[trump]
        ace, ten = (own & ACES).bit_count(), (own & TENS).bit_count()
        return Features(*jacks, ace, ten, own.bit_count() - ace - ten, aces, backed, bare, losers, safe)
    first, second, *_ = sorted((cards.bit_count() for cards in sides), reverse=True)
    more_jacks = max(0, sum(jacks) - 2)
    return Features(*jacks, max(0, first - 3), max(0, second - 3), more_jacks, aces, backed, bare, losers, safe)


@lru_cache(maxsize=65536)
def chance_of(contract: Contract, hand: Mask, *, is_first: bool, away: Mask = 0) -> float:
    """Return an estimate of the chance to win a game, from ten cards.

    Args:
        contract: the contract, without announcements.
        hand: the cards.
        is_first: whether the declarer leads first.
        away: the cards that are put away; 0: the skat is left in a hand game, and may still be taken in others.
    """
    if contract.is_null:
        chances = sorted(_null_chances(hand))
        return prod(chances) if contract.is_hand or away else SKAT_RISK * prod(chances[SKAT_SIZE:])
    fits = ("left", "ahead") if contract.is_hand else ("taken",) if away else ("ahead",)
    features = features_of(contract.game, hand)
    scores = []
    for skat in fits:
        fixed, first, laid, *weights = WEIGHTS[bool(contract.trump), skat]
        score = fixed + first * is_first + laid * card_points(away) / 10
        scores.append(score + sum(weight * number for weight, number in zip(weights, features, strict=True)))
    # Who takes the skat may put the same cards away, so a hand game never wins more often.
    return 1 / (1 + exp(-min(scores)))


def _null_chances(hand: Mask) -> list[float]:
    """Return the chance of each card of a hand to take no trick in null."""
    plan, chances = plan_of(Contract(NULL)), []
    for suit in plan.suit_masks:
        cards = sorted(iter_cards(hand & suit), key=lambda card: -(plan.beats[card] & suit).bit_count())
        for place, card in enumerate(cards):
            below = (suit & ~plan.beats[card] & ~(1 << card) & ~hand).bit_count()
            chances.append(GAP ** max(0, below - place))
    return chances


def gain_of(
    options: SkatOptions, seats: int, contract: Contract, hand: Mask, bid: int, *, is_first: bool, away: Mask = 0
) -> float:
    """Return an estimate of what a declarer gains on the others with a contract.

    A jack in an unknown skat changes the matadors: a game "without 4" is worth less with it, and then may be overbid.

    Args:
        options: the options.
        seats: the number of seats.
        contract: the contract, without announcements.
        hand: the ten cards.
        bid: the value that must be reached.
        is_first: whether the declarer leads first.
        away: the cards that are put away; 0: the skat is unknown.
    """
    chance = chance_of(contract, hand, is_first=is_first, away=away)
    return _gain_with(options, seats, contract, hand, bid, chance, away)


def _gain_with(
    options: SkatOptions, seats: int, contract: Contract, hand: Mask, bid: int, chance: float, away: Mask = 0
) -> float:
    """Return what a declarer gains with a chance to win; see `gain_of`."""
    numbers = {matadors(hand | away, contract): 1.0} if away else _matadors_with_skat(contract.game, hand)
    gain = 0.0
    for number, share in numbers.items():
        won, lost = (_booked(options, seats, contract, outcome, bid) for outcome in _outcomes(contract, number))
        gain += share * (chance * won + (1 - chance) * lost)
    return gain


def _outcomes(contract: Contract, number: int) -> tuple[Outcome, Outcome]:
    """Return a usual outcome of a game that is won, and one of a game that is lost."""
    return Outcome(70, 0 if contract.is_null else 6, 4, number), Outcome(50, 4, 6, number)


@lru_cache(maxsize=4096)
def _booked(options: SkatOptions, seats: int, contract: Contract, outcome: Outcome, bid: int) -> Points:
    """Return what a declarer gains on each other seat."""
    points = points_by_seat(ledger_of(options, seats, 0, contract, outcome, bid), seats)
    return points[0] - points[1]


@lru_cache(maxsize=16384)
def limit_of(options: SkatOptions, seats: int, hand: Mask, *, is_first: bool) -> int:
    """Return the highest value up to which a hand may be bid; 0: no game promises a gain.

    Hand games, which are worth more, don't raise it: those that such bids required were lost too often.
    """
    return max(_limit_of(options, seats, Contract(game), hand, is_first=is_first) for game in GAMES)


def _limit_of(options: SkatOptions, seats: int, contract: Contract, hand: Mask, *, is_first: bool) -> int:
    """Return the highest value of a game, with any skat, that promises a gain if it is bid."""
    if contract.trump and (hand & plan_of(contract).trump_mask).bit_count() < FEWEST_TRUMPS:
        return 0

    chance = chance_of(contract, hand, is_first=is_first)
    if _gain_with(options, seats, contract, hand, 0, chance - ERROR) < 0:
        return 0
    numbers = _matadors_with_skat(contract.game, hand)
    values = {value_of(options, contract, _outcomes(contract, number)[0], 0) for number in numbers}
    gains = {value: _gain_with(options, seats, contract, hand, value, chance) for value in values}
    return max((value for value, gain in gains.items() if gain > PASSED), default=0)


def value_with_a_jack(options: SkatOptions, seats: int, hand: Mask, *, is_first: bool) -> int:
    """Return the least value of the game that a hand is bid for, with a jack that it lacks in the skat.

    With one more of the highest trumps, a game "without" is worth less: 45 with diamonds without four becomes 36 with
    the jack of hearts.
    """
    game = max(GAMES, key=lambda game: _limit_of(options, seats, Contract(game), hand, is_first=is_first))
    contract = Contract(game)
    jacks = [1 << card for card in iter_cards(PIQUET.select("J") & ~hand)]
    numbers = {matadors(hand | jack, contract) for jack in jacks} or {matadors(hand, contract)}
    return min(value_of(options, contract, _outcomes(contract, number)[0], 0) for number in numbers)


@lru_cache(maxsize=4096)
def _matadors_with_skat(game: str, hand: Mask) -> Mapping[int, float]:
    """Return the numbers of matadors of ten cards and the skat, each with its chance."""
    contract = Contract(game)
    unseen = [1 << card for card in iter_cards(PIQUET.all_mask & ~hand)]
    counts = Counter(matadors(hand | first | second, contract) for first, second in combinations(unseen, SKAT_SIZE))
    return {number: count / counts.total() for number, count in counts.items()}


def best_discards(contract: Contract, cards: Mask) -> Mask:
    """Return the two of twelve cards that a declarer puts away for a contract."""
    if contract.is_null:
        pairs = [1 << first | 1 << second for first, second in combinations(iter_cards(cards), SKAT_SIZE)]
    else:
        values = _discard_values(contract.game, cards)
        first, second, *_ = sorted(values, key=lambda card: -values[card])
        pairs = [1 << first | 1 << second, *_pairs(contract.game, cards)]
    return max(pairs, key=lambda away: discard_value(contract, cards, away))


def discard_value(contract: Contract, cards: Mask, away: Mask) -> float:
    """Return how good it is to put cards away: no trumps or aces, but points, and the last cards of a suit.

    In null it is the chance of the cards that are left, and of equal ones the high cards go.

    Args:
        contract: the contract.
        cards: all cards of the declarer.
        away: those that are put away.
    """
    if contract.is_null:
        height = sum(PIQUET.ranks.index(PIQUET.names[card][0]) for card in iter_cards(away))
        return 9 * chance_of(contract, cards & ~away, is_first=False, away=away) + height / 50
    values = _discard_values(contract.game, cards)
    voids = sum(not pair & ~away for pair in _pairs(contract.game, cards))
    return sum(values[card] for card in iter_cards(away)) + VOID * voids


@lru_cache(maxsize=1024)
def _discard_values(game: str, cards: Mask) -> Mapping[Card, float]:
    """Return how good it is to put each card away in a game with trumps; see `discard_value`."""
    trumps, values = plan_of(Contract(game)).trump_mask, dict[Card, float]()
    for suit in plan_of(Contract(game)).suit_masks:
        held = cards & suit
        for card in iter_cards(held):
            values[card] = card_points(1 << card) / 10
            if trumps >> card & 1:
                values[card] -= 4
            else:
                values[card] += VOID * (held == 1 << card) - 3 * (ACES >> card & 1)
                values[card] -= 1.5 * (TENS >> card & 1 and bool(held & ACES))
    return values


@lru_cache(maxsize=1024)
def _pairs(game: str, cards: Mask) -> tuple[Mask, ...]:
    """Return the suits of two cards that are not trumps."""
    trumps = plan_of(Contract(game)).trump_mask
    held = (cards & suit for suit in plan_of(Contract(game)).suit_masks if not suit & trumps)
    return tuple(suit for suit in held if suit.bit_count() == SKAT_SIZE)
