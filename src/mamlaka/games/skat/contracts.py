"""The games of Skat: what can be announced, the matadors and levels with their values, and what a deal brings."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mamlaka.cards import PIQUET, SUIT_LETTERS, Card, Mask
from mamlaka.deal_rules import CountRow, DealRule, TrickCountPoints
from mamlaka.games.skat.deal_rules import CardCountPoints, HighestCount
from mamlaka.games.skat.options import BIERLACHS, SEEGER, SkatOptions
from mamlaka.ledger import Ledger, LedgerEntry, Points, Tally, points_by_seat
from mamlaka.seats import Seat, turn_order
from mamlaka.tricks import TrickSpec

__all__ = [
    "ALL_POINTS",
    "BASES",
    "BONUS",
    "CARD_POINTS",
    "DEAL",
    "DEFENCE",
    "GRAND",
    "HAND_SIZE",
    "JACKS",
    "LADDER",
    "LAST_DEAL",
    "NULL",
    "NULL_VALUES",
    "RAMSCH_NAME",
    "SEEGER_FABIAN",
    "SKAT_SIZE",
    "WINNING",
    "Contract",
    "Outcome",
    "announcements",
    "card_points",
    "ledger_of",
    "matadors",
    "players_of",
    "presumed_matadors",
    "ramsch_spec",
    "spec_of",
    "value_of",
    "value_tally",
]

HAND_SIZE, SKAT_SIZE = 10, 2
"""The numbers of cards of a hand, which is also the number of tricks, and of the skat."""
LAST_DEAL = 96
"""The number of deals after which Bierlachs ends in any case."""
JACKS = ("JC", "JS", "JH", "JD")
"""The highest trumps, the best first."""
PLAIN_ORDER = "789QKTA"
"""The ranks below the jacks, from low to high."""
GRAND, NULL = "grand", "null"
BASES = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, GRAND: 24}
"""The base value of each game with trumps."""
NULL_VALUES = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""The values of null, by whether the skat is left, and whether the hand is played open."""
CARD_POINTS = (("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2))
RANK_POINTS = tuple((PIQUET.select(rank), points) for rank, points in CARD_POINTS)
"""The cards of each rank with points, and what each of them counts."""
ALL_POINTS, WINNING, SCHNEIDER, ANNOUNCED_SCHNEIDER = 120, 61, 30, 90
"""Card points: of all cards; of a declarer who wins; of a side that is schneider, at most; for schneider announced."""
WORDS = ("", "schneider", "schwarz", "ouvert")
"""What may be announced, each with those before it."""
WORD_LEVELS = {"": 0, "schneider": 2, "schwarz": 4, "ouvert": 5}
"""The levels that an announcement adds, with the schneider and schwarz that it promises."""
RAMSCH_NAME = "ramsch"
BONUS, DEFENCE = 50, {3: 40, 4: 30}
"""Seeger-Fabian points: of the declarer; of each other seat for a lost game, by the number of seats."""
SEEGER_FABIAN = ("declarer_bonus", "defence")
"""The reasons of their entries."""


def _ladder() -> tuple[int, ...]:
    """Return all values that a game can have."""
    suits = {base * levels for word, base in BASES.items() if word != GRAND for levels in range(2, 19)}
    grands = {BASES[GRAND] * levels for levels in range(2, 12)}
    return tuple(sorted(suits | grands | set(NULL_VALUES.values())))


LADDER = _ladder()
"""The values that can be bid, from low to high."""


class Contract(NamedTuple):
    """What a declarer plays."""

    game: str
    """A suit, `grand` or `null`."""
    announced: str = ""
    """One of `WORDS`."""
    is_hand: bool = False
    """Whether the skat was left."""

    @classmethod
    def of(cls, name: str, *, is_hand: bool) -> Contract:
        """Return the contract of an announcement."""
        game, _, announced = name.partition("_")
        return cls(game, announced, is_hand)

    @property
    def name(self) -> str:
        """The name of the announcement, which is an id of messages, `contract-NAME`."""
        return f"{self.game}_{self.announced}" if self.announced else self.game

    @property
    def title(self) -> str:
        """The id of the message `contract-TITLE` with the game as players say it: `clubs_hand_schneider`."""
        says_skat = self.announced in WORDS[1:3] and not self.is_hand
        return "_".join(filter(None, (self.game, "hand" * self.is_hand, "skat" * says_skat, self.announced)))

    @property
    def trump(self) -> str:
        """The letter of the trump suit; empty in grand and null."""
        return SUIT_LETTERS.get(self.game, "")

    @property
    def is_null(self) -> bool:
        """Whether the declarer must take no trick."""
        return self.game == NULL

    @property
    def is_open(self) -> bool:
        """Whether the declarer's hand is shown before the first lead."""
        return self.announced == "ouvert"

    @property
    def needs_all_tricks(self) -> bool:
        """Whether the declarer must take every trick."""
        return not self.is_null and self.announced in ("schwarz", "ouvert")


class Outcome(NamedTuple):
    """What a declarer has at the end of a deal."""

    points: int
    """The card points of the declarer's tricks and the skat."""
    tricks: int
    """The declarer's tricks."""
    others: int
    """The defenders' tricks."""
    matadors: int


def players_of(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """Return forehand, middlehand and rearhand; of four seats the dealer sits out."""
    return tuple(turn_order((dealer + 1) % seats, seats)[:3])


@lru_cache(maxsize=256)
def announcements(options: SkatOptions, bid: int, *, is_hand: bool) -> tuple[str, ...]:
    """Return the names of what a declarer may announce: null only if its value is at least the bid."""
    words = WORDS if is_hand or options.announce_after_skat else WORDS[:1]
    names = [Contract(game, word).name for word in words for game in BASES]
    nulls = [Contract(NULL, word).name for word in ("", "ouvert") if NULL_VALUES[is_hand, bool(word)] >= bid]
    return (*names[: len(BASES)], *nulls, *names[len(BASES) :])


def card_points(cards: Mask) -> int:
    """Return what cards count."""
    return sum(points * (cards & rank).bit_count() for rank, points in RANK_POINTS)


@lru_cache(maxsize=8)
def _trumps(trump: str) -> tuple[Card, ...]:
    """Return the jacks and the trumps of a suit, from high to low."""
    plain = (f"{rank}{trump}" for rank in reversed(PLAIN_ORDER) if trump)
    return tuple(map(PIQUET.card, (*JACKS, *plain)))


def matadors(cards: Mask, contract: Contract) -> int:
    """Return how many of the highest trumps are all among some cards, or all missing from them."""
    held = [cards >> card & 1 for card in _trumps(contract.trump)]
    return next((place for place, is_held in enumerate(held) if is_held != held[0]), len(held))


def _levels(contract: Contract, number: int) -> int:
    """Return the levels of a game before schneider and schwarz that were not announced."""
    return number + 1 + contract.is_hand + WORD_LEVELS[contract.announced]


def _levels_of(contract: Contract, outcome: Outcome) -> dict[str, bool]:
    """Return which levels above the matadors a game with trumps has at its end, in the order in which they count."""
    promised = WORDS.index(contract.announced)
    won = is_reached(contract, outcome)
    loser_points, loser_tricks = (ALL_POINTS - outcome.points, outcome.others) if won else outcome[:2]
    return {
        "game": True,
        "hand": contract.is_hand,
        "schneider": promised > 0 or loser_points <= SCHNEIDER,
        "announced": promised > 0,
        "schwarz": promised > 1 or not loser_tricks,
        "announced2": promised > 1,
        "ouvert": contract.is_open,
    }


def value_tally(options: SkatOptions, contract: Contract, outcome: Outcome, bid: int, *, is_with: bool) -> Tally:
    """Return how a game is counted: its levels, as in "with 2, game 3, schneider 4: 4 x 11 = 44", or the value of null.

    Args:
        options: the options.
        contract: the contract.
        outcome: what the declarer has at the end.
        bid: the value that the declarer has bid or held.
        is_with: whether the declarer has the matadors, rather than lacks them.
    """
    if contract.is_null:
        value = NULL_VALUES[contract.is_hand, contract.is_open]
        return Tally("null-value", facts=(("name", contract.title), ("number", value)))
    facts: dict[str, str | int] = {"kind": "with" if is_with else "without", "matadors": outcome.matadors}
    level = outcome.matadors
    for word, is_counted in _levels_of(contract, outcome).items():
        level += is_counted
        facts[word] = level if is_counted else 0
    base = base_of(options, contract)
    charged = abs(value_of(options, contract, outcome, bid))
    facts |= {"levels": level, "base": base, "value": level * base, "charged": charged if charged > level * base else 0}
    return Tally("levels", facts=tuple(facts.items()))


def base_of(options: SkatOptions, contract: Contract) -> int:
    """Return the base value of a game with trumps."""
    return int(options.grand_ouvert) if contract.game == GRAND and contract.is_open else BASES[contract.game]


def is_reached(contract: Contract, outcome: Outcome) -> bool:
    """Return whether a declarer has what the announcement needs; the bid is not looked at."""
    if contract.is_null:
        return not outcome.tricks
    if contract.needs_all_tricks:
        return not outcome.others
    return outcome.points >= (ANNOUNCED_SCHNEIDER if contract.announced else WINNING)


def value_of(options: SkatOptions, contract: Contract, outcome: Outcome, bid: int) -> Points:
    """Return the value of a game: positive if the declarer wins it, otherwise what is lost before it is doubled."""
    won = is_reached(contract, outcome)
    if contract.is_null:
        value = NULL_VALUES[contract.is_hand, contract.is_open]
        return value if won else -value
    value, base = _value_by_levels(options, contract, outcome), base_of(options, contract)
    return value if won and value >= bid else -max(value, -(-bid // base) * base)


def _value_by_levels(options: SkatOptions, contract: Contract, outcome: Outcome) -> Points:
    """Return the value of a game with trumps as it was played, whatever the bid."""
    return (outcome.matadors + sum(_levels_of(contract, outcome).values())) * base_of(options, contract)


def _loss_reason(options: SkatOptions, contract: Contract, outcome: Outcome, bid: int) -> str:
    """Return why a declarer has lost: because of the bid, of what the game needs, or of both."""
    if is_reached(contract, outcome):
        return "overbid"
    is_overbid = not contract.is_null and _value_by_levels(options, contract, outcome) < bid
    return "overbid_lost" if is_overbid else "game_lost"


def presumed_matadors(options: SkatOptions, contract: Contract, bid: int) -> int:
    """Return the fewest matadors with which a game is worth its bid: all that the bid alone tells."""
    if contract.is_null:
        return 1
    most = len(JACKS) + (len(PLAIN_ORDER) if contract.trump else 0)
    base = base_of(options, contract)
    return next((number for number in range(1, most) if _levels(contract, number) * base >= bid), most)


def ledger_of(
    options: SkatOptions, seats: int, declarer: Seat, contract: Contract, outcome: Outcome, bid: int
) -> Ledger:
    """Return the ledger of a declarer's deal.

    Args:
        options: the options.
        seats: the number of seats.
        declarer: the declarer.
        contract: the contract.
        outcome: what the declarer has at the end.
        bid: the value that the declarer has bid or held.
    """
    value, name = value_of(options, contract, outcome, bid), contract.name
    count = 0 if contract.is_null or contract.needs_all_tricks else outcome.points
    others = [seat for seat in range(seats) if seat != declarer]
    if value > 0 and options.scoring == BIERLACHS:
        entries = [LedgerEntry(seat, -value, "declarer_won", name, other=declarer) for seat in others]
    elif value > 0:
        entries = [LedgerEntry(declarer, value, "game_won", name, count=count)]
    else:
        times = 1 if contract.is_hand and options.lost_hand_single else 2
        reason = _loss_reason(options, contract, outcome, bid)
        entries = [LedgerEntry(declarer, times * value, reason, name, count=count)]
    if options.scoring == SEEGER:
        own, others_too = SEEGER_FABIAN
        entries.append(LedgerEntry(declarer, BONUS if value > 0 else -BONUS, own, name))
        entries += [LedgerEntry(seat, DEFENCE[seats], others_too, name) for seat in others if value < 0]
    return tuple(entries)


def ramsch_spec(options: SkatOptions, seats: int, out: tuple[Seat, ...]) -> TrickSpec:
    """Return the spec of Ramsch, in which whoever has most card points loses them.

    Args:
        options: the options.
        seats: the number of seats.
        out: the seat that sits out.
    """
    is_bierlachs = options.scoring == BIERLACHS
    rule = HighestCount(
        tuple(seat for seat in range(seats) if seat not in out),
        CARD_POINTS,
        "ramsch_lost",
        "ramsch_doubled",
        march=0 if is_bierlachs else ALL_POINTS,
        march_others=-ALL_POINTS if is_bierlachs else 0,
        march_reason="march_paid" if is_bierlachs else "march",
        rest="highest" if options.ramsch_skat == "loser" else "last_trick",
    )
    return TrickSpec(RAMSCH_NAME, PIQUET, seats, PLAIN_ORDER, promoted=JACKS, deal_rules=(rule,))


@lru_cache(maxsize=1024)
def spec_of(
    options: SkatOptions,
    seats: int,
    contract: Contract,
    declarer: Seat,
    out: tuple[Seat, ...],
    bid: int,
    number: int | None = None,
) -> TrickSpec:
    """Return the spec of a declarer's deal: who is paid nothing but the declarer, by what it gains on the others.

    Args:
        options: the options.
        seats: the number of seats.
        contract: the contract.
        declarer: the declarer.
        out: the seat that sits out.
        bid: the value that the declarer has bid or held.
        number: the matadors; None: those of `presumed_matadors`.
    """
    defenders = tuple(seat for seat in range(seats) if seat != declarer and seat not in out)
    held = presumed_matadors(options, contract, bid) if number is None else number

    def gain(points: int, tricks: int) -> Points:
        outcome = Outcome(points, tricks, HAND_SIZE - tricks, held)
        gains = points_by_seat(ledger_of(options, seats, declarer, contract, outcome, bid), seats)
        return gains[declarer] - gains[defenders[0]]

    def row(*gains: Points) -> CountRow:
        return tuple((points, "game_won" if points > 0 else "game_lost") for points in gains)

    rules: tuple[DealRule, ...]
    every_card = tuple((rank, 1) for rank in PIQUET.ranks)
    if contract.is_null:
        rules = (CardCountPoints(declarer, (declarer,), every_card, row(gain(0, 0), gain(0, 1))),)
    elif contract.needs_all_tricks:
        rules = (CardCountPoints(declarer, defenders, every_card, row(gain(ALL_POINTS, 10), gain(ALL_POINTS, 9))),)
    else:
        some, all_tricks = HAND_SIZE // 2, HAND_SIZE
        by_points = row(*(gain(ALL_POINTS - lost, some) for lost in range(ALL_POINTS + 1)))
        none = gain(0, 0) - gain(0, some)
        every = gain(ALL_POINTS, all_tricks) - gain(ALL_POINTS, some)
        by_tricks = tuple((none if not count else every if count == all_tricks else 0, "") for count in range(11))
        rows = tuple(by_tricks if seat == declarer else () for seat in range(seats))
        rules = (TrickCountPoints(rows), CardCountPoints(declarer, defenders, CARD_POINTS, by_points))
    stops = (declarer,) if contract.is_null else defenders if contract.needs_all_tricks else ()
    return TrickSpec(
        contract.name,
        PIQUET,
        seats,
        PIQUET.ranks if contract.is_null else PLAIN_ORDER,
        trump=contract.trump,
        promoted=() if contract.is_null else JACKS,
        stop_takers=stops,
        deal_rules=rules,
    )


DEAL = spec_of(SkatOptions(), 3, Contract("clubs"), 0, (), 18)
"""A contract as an example."""
