"""A deal of Schnapsen with open hands as a race to 66: solved exactly when nothing is drawn, or played on by a policy.

A `Race` is before a lead. Its values are game points of the seat on lead, negative if the other seat wins. Nobody
claims wrongly, and everybody claims, announces a marriage that they lead, and exchanges the jack at the first chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.schnapsen.deal import DEAL, DECK, GOAL, HALF, MARRIAGE, ROYAL_MARRIAGE, spec_of
from mamlaka.ledger import Points
from mamlaka.plan import lower

__all__ = [
    "Race",
    "RaceRules",
    "close",
    "closing_failed",
    "grade_of",
    "lead_values",
    "play_on",
    "reply_values",
    "solve",
]

VALUES: tuple[Points, ...] = DEAL.points_of_cards
RANKS = len(DECK.ranks)
JACK, QUEEN, KING = (DECK.ranks.index(rank) for rank in "JQK")
SUIT_MASKS = tuple(DECK.suit_masks[suit] for suit in DECK.suit_of)
"""(cards,): the suit of each card."""
COURT = (VALUES[QUEEN], VALUES[KING])
"""The points of the cards that may marry."""
BIG = 9
"""More than any game points."""


class RaceRules(NamedTuple):
    """What of a deal does not change any more."""

    trump: int
    """The number of the trump suit."""
    dark: bool = True
    """Whether a closer wins by what the opponent had at the closing."""
    marriage_first: bool = True
    """Whether a marriage may be announced without a trick."""
    points_win: bool = False
    """Whether the higher count wins without a claim."""
    exchange_min: int = 2
    """The least number of cards left to draw for an exchange."""


class Race(NamedTuple):
    """A deal before a lead, seen from the seat on lead."""

    own: Mask
    """The hand of the seat on lead."""
    other: Mask
    """The other hand."""
    points: Points
    """The points of the seat on lead, also those that wait for a trick."""
    other_points: Points
    has_trick: bool
    other_has_trick: bool
    closer: int = 0
    """1 if the seat on lead has closed the stock, -1 if the other one has, 0 if no one has."""
    grade: int = 0
    """The game points that a closer wins, as settled at the closing."""
    failed: int = 0
    """The game points of the seat that has not closed, if it wins."""


def close(race: Race) -> Race:
    """Return the deal after the seat on lead has closed the stock."""
    grade = grade_of(race.other_points, has_trick=race.other_has_trick)
    return race._replace(closer=1, grade=grade, failed=closing_failed(has_trick=race.other_has_trick))


def grade_of(points: Points, *, has_trick: bool) -> int:
    """Return the game points for winning against a seat."""
    return 3 if not has_trick else 2 if points < HALF else 1


def closing_failed(*, has_trick: bool) -> int:
    """Return the game points of a seat that has not closed, by whether it had a trick then."""
    return 2 if has_trick else 3


@lru_cache(maxsize=1 << 16)
def _cards(cards: Mask) -> tuple[tuple[Card, Mask, Points], ...]:
    """Return some cards with their bits and points, the most valuable first: they end deals soonest."""
    return tuple((card, 1 << card, VALUES[card]) for card in sorted(iter_cards(cards), key=lambda card: -VALUES[card]))


@lru_cache(maxsize=1 << 16)
def _marriages(hand: Mask, trump: int) -> dict[Card, Points]:
    """Return what announcing a marriage with a lead brings, by card."""
    paid: dict[Card, Points] = {}
    for suit in range(len(DECK.suits)):
        pair = (1 << suit * RANKS + KING) | (1 << suit * RANKS + QUEEN)
        if not pair & ~hand:
            points = ROYAL_MARRIAGE if suit == trump else MARRIAGE
            paid |= {suit * RANKS + KING: points, suit * RANKS + QUEEN: points}
    return paid


@lru_cache(maxsize=8)
def _beats(trump: int) -> tuple[Mask, ...]:
    """Return (cards,): the cards that beat each card."""
    return lower(spec_of(DECK.suits[trump])).beats


def _strict(beats: Sequence[Mask], trumps: Mask, hand: Mask, led: Card) -> Mask:
    """Return the cards that may be played to a lead when nothing is drawn."""
    suit = hand & SUIT_MASKS[led]
    return (suit & beats[led] or suit) if suit else hand & trumps or hand


class _Solver:
    """Solves deals with the same rules and the same closing.

    The methods take flat arguments, which is several times faster: the two hands, the points, whether the seats have a
    trick (0 or 1), and the closer, each from the seat on lead, and the bounds of the alpha-beta search.
    """

    def __init__(self, rules: RaceRules, grade: int, failed: int) -> None:
        self.beats, self.trumps = _beats(rules.trump), DECK.suit_masks[rules.trump]
        self.rules, self.grade, self.failed = rules, grade, failed

    def won(self, other_points: Points, other_has: int, closer: int) -> int:
        """Return what a right claim of the seat on lead brings."""
        if closer < 0:
            return self.failed
        return self.grade if closer and self.rules.dark else grade_of(other_points, has_trick=other_has > 0)

    def ended(self, points: Points, other_points: Points, other_has: int, closer: int) -> int:
        """Return the value after the last card; the seat on lead has taken the last trick, without 66."""
        if closer:
            return -closer * self.failed
        return -1 if self.rules.points_win and other_has and other_points > points else 1

    def search(
        self,
        own: Mask,
        other: Mask,
        points: Points,
        other_points: Points,
        has: int,
        other_has: int,
        closer: int,
        low: int = -BIG,
        high: int = BIG,
    ) -> int:
        """Return the value of a deal in which nothing is drawn."""
        most = self.won(other_points, other_has, closer)
        if has and points >= GOAL:
            return most
        if not own:
            return self.ended(points, other_points, other_has, closer)
        high = min(high, most)
        best = -self.won(points, has, -closer)
        if best >= high:
            return best
        paid = _marriages(own, self.rules.trump) if has or self.rules.marriage_first else {}
        if has and paid and points + max(paid.values()) >= GOAL:
            return most
        for led, bit, value in _cards(own):
            married = points + paid.get(led, 0)
            deal = (own ^ bit, other, married, other_points, has, other_has, closer)
            best = max(best, self.lead(led, value, *deal, max(low, best), high))
            if best >= high:
                break
        return best

    def lead(
        self,
        led: Card,
        value: Points,
        own: Mask,
        other: Mask,
        points: Points,
        other_points: Points,
        has: int,
        other_has: int,
        closer: int,
        low: int,
        high: int,
    ) -> int:
        """Return the value of a lead that has left the hand; `value` are the points of the card."""
        worst, winning = BIG, self.beats[led]
        for _, bit, worth in _cards(_strict(self.beats, self.trumps, other, led)):
            trick, roof = value + worth, min(high, worst)
            if winning & bit:
                found = -self.search(
                    other ^ bit, own, other_points + trick, points, 1, has, -closer, low=-roof, high=-low
                )
            else:
                found = self.search(own, other ^ bit, points + trick, other_points, 1, other_has, closer, low, roof)
            worst = min(worst, found)
            if worst <= low:
                break
        return worst


@lru_cache(maxsize=256)
def _solver(rules: RaceRules, grade: int, failed: int) -> _Solver:
    """Return the solver of a deal."""
    return _Solver(rules, grade, failed)


def solve(rules: RaceRules, race: Race, low: int = -BIG, high: int = BIG) -> int:
    """Return the value of a deal in which nothing is drawn any more, with best play of both seats.

    Values at or below `low` and at or above `high` are bounds (alpha-beta search).
    """
    return _solver(rules, race.grade, race.failed).search(*race[:7], low, high)


def lead_values(rules: RaceRules, race: Race) -> dict[Card, int]:
    """Return the value of each lead, with its marriage, when nothing is drawn."""
    return {
        led: min(-value for value in _reply_values(rules, race, led).values())
        if not _claims(rules, race, led)
        else solve(rules, race)
        for led in iter_cards(race.own)
    }


def _claims(rules: RaceRules, race: Race, led: Card) -> bool:
    """Return whether the seat on lead has the points, perhaps with the marriage of a lead."""
    return race.has_trick and race.points + _paid(rules, race, led) >= GOAL


def _paid(rules: RaceRules, race: Race, led: Card) -> Points:
    """Return what announcing a marriage with a lead brings."""
    return _marriages(race.own, rules.trump).get(led, 0) if race.has_trick or rules.marriage_first else 0


def _reply_values(rules: RaceRules, race: Race, led: Card) -> dict[Card, int]:
    married = race._replace(points=race.points + _paid(rules, race, led))
    return reply_values(rules, married, led)


def reply_values(rules: RaceRules, race: Race, led: Card) -> dict[Card, int]:
    """Return the value of each legal reply for the seat that replies, when nothing is drawn.

    Args:
        rules: the rules of the deal.
        race: the deal before the lead, with what was announced with it.
        led: the lead.
    """
    search, beats = _solver(rules, race.grade, race.failed).search, _beats(rules.trump)
    found = {}
    for reply, bit, worth in _cards(_strict(beats, DECK.suit_masks[rules.trump], race.other, led)):
        own, other, trick = race.own ^ (1 << led), race.other ^ bit, VALUES[led] + worth
        if beats[led] & bit:
            seats = (other, own, race.other_points + trick, race.points, 1, race.has_trick, -race.closer)
            found[reply] = search(*seats)
        else:
            seats = (own, other, race.points + trick, race.other_points, 1, race.other_has_trick, race.closer)
            found[reply] = -search(*seats)
    return found


def play_on(
    rules: RaceRules,
    race: Race,
    stock: Sequence[Card],
    solved: int = 3,
    led: Card | None = None,
    reply: Card | None = None,
) -> int:
    """Return the value of a deal for the seat on lead if both seats follow a simple policy.

    Args:
        rules: the rules of the deal.
        race: the deal.
        stock: the cards that will be drawn, the one turned up last; empty if nothing is drawn any more.
        solved: the number of cards of a hand from which on the rest is solved, when nothing is drawn.
        led: the first lead, without a marriage unless its points are counted already; None: the policy chooses.
        reply: the reply to it; None: the policy chooses.
    """
    own, other, points, other_points, has, other_has, closer, grade, failed = race
    search, beats = _solver(rules, grade, failed).search, _beats(rules.trump)
    trumps, jack = DECK.suit_masks[rules.trump], 1 << rules.trump * RANKS + JACK
    sign, place, count, under = 1, 0, 0 if closer else len(stock), stock[-1] if stock else -1
    while True:
        left = count - place
        if led is None:
            if (has and points >= GOAL) or (not left and own.bit_count() <= solved):
                return sign * search(own, other, points, other_points, has, other_has, closer)
            if left >= rules.exchange_min and own & jack:
                own, under = own ^ jack | 1 << under, jack.bit_length() - 1
            paid = _marriages(own, rules.trump) if has or rules.marriage_first else {}
            if paid:
                led = max(paid, key=lambda card: (paid[card], -VALUES[card]))
            else:
                led = _open_lead(rules.trump, own) if left else _strict_lead(beats, trumps, own, other)
            points += paid.get(led, 0)
            if has and points >= GOAL:
                return sign * search(own, other, points, other_points, has, other_has, closer)
        if reply is None:
            reply = _open_reply(rules.trump, other, led) if left else _strict_reply(beats, trumps, other, led)
        own, other, trick = own ^ (1 << led), other ^ (1 << reply), VALUES[led] + VALUES[reply]
        if beats[led] >> reply & 1:
            own, other, points, other_points, other_has = other, own, other_points + trick, points, has
            closer, sign = -closer, -sign
        else:
            points += trick
        has, led, reply = True, None, None
        if left:
            own |= 1 << stock[place]
            other |= 1 << (under if left == 2 else stock[place + 1])  # noqa: PLR2004  # both draw
            place += 2


@lru_cache(maxsize=1 << 16)
def _open_lead(trump: int, own: Mask) -> Card:
    """Return the cheapest lead: no trump, and no king or queen if there is another card."""
    trumps = DECK.suit_masks[trump]
    return min((value + 8 * bool(bit & trumps) + 3 * (value in COURT), card) for card, bit, value in _cards(own))[1]


def _strict_lead(beats: Sequence[Mask], trumps: Mask, own: Mask, other: Mask) -> Card:
    """Return the most valuable card that wins, or the cheapest one."""
    cards = _cards(own)
    for card, _, _ in cards:
        if not _strict(beats, trumps, other, card) & beats[card]:
            return card
    return cards[-1][0]


@lru_cache(maxsize=1 << 17)
def _open_reply(trump: int, hand: Mask, led: Card) -> Card:
    """Return what takes the trick at the least price if it is worth it, and otherwise the cheapest card."""
    trumps, winning, prize = DECK.suit_masks[trump], _beats(trump)[led], VALUES[led]
    ranked = []
    for card, bit, value in _cards(hand):
        if winning & bit:
            ranked.append((prize - value - 5 if bit & trumps else prize + value, card))
        else:
            ranked.append((-prize - value - 6 * bool(bit & trumps) - 2 * (value in COURT), card))
    return max(ranked)[1]


def _strict_reply(beats: Sequence[Mask], trumps: Mask, hand: Mask, led: Card) -> Card:
    """Return the most valuable card if it wins with the suit led, and otherwise the cheapest card."""
    cards = _cards(_strict(beats, trumps, hand, led))
    first = cards[0]
    return first[0] if beats[led] & first[1] and not first[1] & trumps else cards[-1][0]
