"""The points of a deal of Scopone: cards, coins, settebello, primiera, scope, and the napola by option."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mamlaka.cards import ITALIAN, Card, Mask, iter_cards
from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.ledger import Ledger, LedgerEntry, Points, Tally
from mamlaka.seats import Teams

__all__ = [
    "COINS",
    "NAPOLA",
    "NAPOLEONE",
    "NUMBERED",
    "PRIMIERA",
    "SETTEBELLO",
    "TEAMS",
    "deal_entries",
    "deal_tally",
    "napola_of",
    "primiera_of",
    "scope_entries",
    "worth",
]

TEAMS: Teams = ((0, 2), (1, 3))
"""The partners sit opposite each other."""
PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
"""What the best card of each suit counts for the primiera, by rank."""
GRADES = tuple((ITALIAN.select(rank), worth) for rank, worth in PRIMIERA.items())
"""The cards of each rank with what they count, from the best."""
NUMBERED = "76A5432"
"""The ranks in the order in which sides compare their numbers of cards, by option."""
SETTEBELLO = ITALIAN.card("7D")
COINS = ITALIAN.suit_masks[ITALIAN.suits.index("D")]
NAPOLA = 3
"""The least number of coins in order, from the ace, that are a napola."""
NAPOLEONE = "napoleone"
"""The reason of the entry for all coins in one side."""


def deal_entries(options: ScoponeOptions, taken: Sequence[Mask], scope: Sequence[int]) -> Ledger:
    """Return the ledger of a deal. What belongs to a whole side is booked to its first seat.

    Args:
        options: the options of the match.
        taken: (seats,), the cards that each seat has taken; together they are all cards.
        scope: (seats,), the number of scope of each seat.
    """
    entries = [*scope_entries(scope)]
    sides = [sum(taken[seat] for seat in side) for side in TEAMS]
    for number, (own, other) in enumerate((sides, sides[::-1])):
        seat, partner = TEAMS[number]
        for reason, count, wins in (
            ("most_cards", own.bit_count(), own.bit_count() > other.bit_count()),
            ("most_coins", (own & COINS).bit_count(), (own & COINS).bit_count() > (other & COINS).bit_count()),
        ):
            entries += [LedgerEntry(seat, 1, reason, count=count, other=partner)] if wins else []
        for owner in TEAMS[number]:
            if taken[owner] >> SETTEBELLO & 1:
                entries.append(LedgerEntry(owner, 1, "settebello", cards=1 << SETTEBELLO))
        if has_primiera(options, own, other):
            if options.primiera == "table":
                best, count, reason = best_cards(own), primiera_of(own), "primiera"
            else:
                best = own & ITALIAN.select(compared_ranks(own, other)[-1])
                count, reason = best.bit_count(), "primiera_by_numbers"
            entries.append(LedgerEntry(seat, 1, reason, cards=best, count=count, other=partner))
        run = napola_of(own) if options.napola else 0
        if run:
            cards = sum(1 << card for card in [*iter_cards(COINS)][:run])
            entries.append(LedgerEntry(seat, run, "napola", cards=cards, other=partner))
        if run == COINS.bit_count():
            entries.append(LedgerEntry(seat, 0, NAPOLEONE, other=partner))
    return tuple(entries)


def deal_tally(options: ScoponeOptions, taken: Sequence[Mask], scope: Sequence[int]) -> tuple[Tally, ...]:
    """Return what both sides have in everything that may bring points, for those who count again.

    Args:
        options: the options of the match.
        taken: (seats,), the cards that each seat has taken; together they are all cards.
        scope: (seats,), the number of scope of each seat.
    """
    own, other = (sum(taken[seat] for seat in side) for side in TEAMS)

    def row(word: str, count: Callable[[Mask], int]) -> Tally:
        return Tally(word, (count(own), count(other)))

    if options.primiera == "table":
        primiera = [row("primiera", primiera_of)]
    else:
        numbers = zip(_numbers(own), _numbers(other), strict=True)
        primiera = [
            Tally("primiera-of", counts, (("rank", rank),))
            for rank, counts in zip(compared_ranks(own, other), numbers, strict=False)
        ]
    napola = [row("napola", napola_of)] if options.napola else []
    return (
        row("cards", int.bit_count),
        row("coins", lambda cards: (cards & COINS).bit_count()),
        row("settebello", lambda cards: cards >> SETTEBELLO & 1),
        *primiera,
        Tally("scope", tuple(sum(scope[seat] for seat in side) for side in TEAMS)),
        *napola,
    )


def scope_entries(scope: Sequence[int]) -> Ledger:
    """Return the entries for the scope of all seats."""
    return tuple(LedgerEntry(seat, count, "scopa", count=count) for seat, count in enumerate(scope) if count)


def primiera_of(cards: Mask) -> Points:
    """Return the total of the best card of each suit; 0 if a suit is missing.

    >>> primiera_of(ITALIAN.mask("7S 7H 7D 5C 4C"))
    78
    """
    total = 0
    for suit in ITALIAN.suit_masks:
        held = cards & suit
        if not held:
            return 0
        total += next(worth for mask, worth in GRADES if held & mask)
    return total


def best_cards(cards: Mask) -> Mask:
    """Return the best card of each suit for the primiera."""
    best = (_best(cards & suit) for suit in ITALIAN.suit_masks)
    return sum(1 << card for card in best if card is not None)


def _best(cards: Mask) -> Card | None:
    return max(iter_cards(cards), key=worth, default=None)


def worth(card: Card) -> Points:
    """Return what a card counts for the primiera."""
    return PRIMIERA[ITALIAN.names[card][0]]


def has_primiera(options: ScoponeOptions, own: Mask, other: Mask) -> bool:
    """Return whether a side wins the primiera."""
    if options.primiera == "table":
        return primiera_of(own) > primiera_of(other)
    return _numbers(own) > _numbers(other)


def compared_ranks(own: Mask, other: Mask) -> str:
    """Return the ranks of which sides compare their numbers of cards, down to the one that decides.

    >>> compared_ranks(ITALIAN.mask("7S 6S 6H"), ITALIAN.mask("7H 6D"))
    '76'
    """
    numbers = zip(NUMBERED, _numbers(own), _numbers(other), strict=True)
    return NUMBERED[: next((place for place, (_, one, two) in enumerate(numbers, 1) if one != two), len(NUMBERED))]


def _numbers(cards: Mask) -> tuple[int, ...]:
    """Return the numbers of sevens, sixes, aces and so on."""
    return tuple([(cards & ITALIAN.select(rank)).bit_count() for rank in NUMBERED])


def napola_of(cards: Mask) -> Points:
    """Return the number of coins in order from the ace; 0 if they are fewer than three.

    >>> napola_of(ITALIAN.mask("AD 2D 3D 4D 6D")), napola_of(ITALIAN.mask("AD 2D 4D 5D"))
    (4, 0)
    """
    run = 0
    for card in iter_cards(COINS):
        if not cards >> card & 1:
            break
        run += 1
    return run if run >= NAPOLA else 0
