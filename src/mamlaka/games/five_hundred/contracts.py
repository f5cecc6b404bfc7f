"""The contracts of Five Hundred: the decks, the bids with their values, the rules of a deal, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mamlaka.cards import PIQUET, SUIT_LETTERS, Deck
from mamlaka.deal_rules import CountRow, TrickCountPoints
from mamlaka.games.five_hundred.options import FiveHundredOptions
from mamlaka.ledger import Ledger, LedgerEntry, Points
from mamlaka.phases import CardWord
from mamlaka.seats import Seat, Teams
from mamlaka.tricks import TrickSpec

__all__ = [
    "BIDS",
    "DEAL",
    "DENOMINATIONS",
    "FOUR",
    "HAND_SIZE",
    "JOKER",
    "LAST_DEAL",
    "MADE",
    "NO_TRUMP",
    "SLAM",
    "SLAMS",
    "THREE",
    "TRICK",
    "WIDOW_SIZE",
    "Bid",
    "bids_of",
    "deck_of",
    "ledger_of",
    "made_points",
    "partner_of",
    "spec_of",
    "teams_of",
    "words_of",
]

JOKER = "*B"
"""The joker, the best bower."""
THREE = Deck("five_hundred", PIQUET.suits, PIQUET.ranks, (JOKER,))
"""33 cards."""
FOUR = Deck("five_hundred_four", PIQUET.suits, f"456{PIQUET.ranks}", (JOKER,), without="4S 4C")
"""43 cards."""
HAND_SIZE, WIDOW_SIZE = 10, 3
"""The numbers of cards of a hand, which is also the number of tricks, and of the widow."""
LAST_DEAL = 100
"""The number of deals after which a match ends in any case."""
TRICK: Points = 10
"""What a trick brings an opponent."""
SLAM: Points = 250
"""The least that all ten tricks bring."""
NO_TRUMP = "no_trump"
DENOMINATIONS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H", NO_TRUMP: ""}
"""The letters of the trumps, in the order of their bids."""
COLOURS = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same colour."""
MADE, FAILED, SLAMS, TRICKS = "contract_made", "contract_failed", "contract_slam", "tricks"
"""The reasons of the entries of the ledger."""


class Bid(NamedTuple):
    """A bid, which the auction makes the contract."""

    name: str
    """The name, which is an id of messages, `contract-NAME`."""
    level: int
    """The number of tricks to be taken; 0: none may be taken."""
    trump: str
    """The letter of the trump suit; empty: there is none."""
    value: Points

    @property
    def is_misere(self) -> bool:
        """Whether no trick may be taken."""
        return not self.level

    @property
    def is_open(self) -> bool:
        """Whether the hand is shown after the first trick."""
        return self.name == "open_misere"


def _schedule() -> tuple[Bid, ...]:
    """Return all bids in the order of their ranks: the Avondale schedule with both kinds of misère."""
    bids: list[Bid] = []
    for level in range(6, 11):
        for word, trump in DENOMINATIONS.items():
            bids.append(Bid(f"{level}_{word}", level, trump, 40 + 20 * sum(not bid.is_misere for bid in bids)))
            if bids[-1].name == "8_spades":
                bids.append(Bid("misere", 0, "", 250))
            if bids[-1].name == "10_diamonds":
                bids.append(Bid("open_misere", 0, "", 500))
    return tuple(bids)


BIDS = _schedule()
"""All bids, from low to high. Two of them have the same value, so a bid is known by its place."""
LOWEST_SEVEN = 1 + next(rank for rank, bid in enumerate(BIDS) if bid.level == 7)  # noqa: PLR2004


class BidRows(NamedTuple):
    """The bids of a table, as an `Auction` takes them."""

    bids: tuple[int, ...]
    names: tuple[str, ...]
    after: tuple[tuple[int, int], ...]


@lru_cache(maxsize=16)
def bids_of(options: FiveHundredOptions) -> BidRows:
    """Return the bids that some options allow: their ranks, from 1, their names, and which ones need another bid."""
    left_out = {"misere"} if options.misere == "off" else set[str]()
    left_out |= set() if options.open_misere else {"open_misere"}
    rows = [(rank, bid.name) for rank, bid in enumerate(BIDS, start=1) if bid.name not in left_out]
    after = tuple((rank, LOWEST_SEVEN) for rank, name in rows if name == "misere" and options.misere == "after_seven")
    ranks, names = zip(*rows, strict=True)
    return BidRows(ranks, names, after)


def deck_of(seats: int) -> Deck:
    """Return the deck for a number of seats."""
    return {3: THREE, 4: FOUR}[seats]


def teams_of(seats: int) -> Teams:
    """Return the pairs of four seats; three play alone."""
    return () if seats == 3 else ((0, 2), (1, 3))  # noqa: PLR2004


def partner_of(seat: Seat, seats: int) -> Seat | None:
    """Return the partner of a seat; None if everyone plays alone."""
    return next((mate for team in teams_of(seats) if seat in team for mate in team if mate != seat), None)


def words_of(deck: Deck, trump: str) -> tuple[CardWord, ...]:
    """Return the suits that a leader names with the joker if there are no trumps."""
    joker = deck.card(JOKER)
    return () if trump else tuple(CardWord(word, joker, suit=letter) for word, letter in SUIT_LETTERS.items())


def made_points(options: FiveHundredOptions, bid: Bid, tricks: int) -> tuple[Points, str]:
    """Return what a contract brings the contractor by the tricks of its side, and the reason."""
    if tricks < bid.level or (bid.is_misere and tricks):
        return -bid.value, FAILED
    if tricks == HAND_SIZE and bid.value < SLAM and options.slam != "off":
        return SLAM, SLAMS
    return bid.value, MADE


@lru_cache(maxsize=256)
def spec_of(options: FiveHundredOptions, seats: int, bid: Bid | None = None, contractor: Seat = 0) -> TrickSpec:
    """Return the spec of a deal.

    Its points are those of `ledger_of` for each side, but for the option `opponents_score=if_failed`: there the
    opponents' tricks count whether the contract is made or not.

    Args:
        options: the options.
        seats: the number of seats.
        bid: the contract; None: there is none, because all have passed.
        contractor: the seat that has made the bid.
    """
    deck, teams = deck_of(seats), teams_of(seats)
    trump = bid.trump if bid else ""
    is_low = bid is not None and bid.is_misere and options.nullo_joker == "low"
    bowers = (f"J{trump}", f"J{COLOURS[trump]}") if trump else ()
    return TrickSpec(
        bid.name if bid else NO_TRUMP,
        deck,
        seats,
        order=deck.ranks,
        trump=trump,
        promoted=() if is_low else (JOKER, *bowers),
        lowest=((JOKER, ""),) if is_low else (),
        trick_points=0 if bid else TRICK,
        deal_rules=(TrickCountPoints(_rows(options, seats, bid, contractor)),) if bid else (),
        teams=teams,
    )


def _rows(options: FiveHundredOptions, seats: int, bid: Bid, contractor: Seat) -> tuple[CountRow, ...]:
    """Return what each seat is paid by the tricks of its side; of two partners, one is paid."""
    counts = range(HAND_SIZE + 1)
    declared: CountRow = tuple(made_points(options, bid, count) for count in counts)
    pays = not bid.is_misere and options.opponents_score != "no"
    against: CountRow = tuple((TRICK * count, TRICKS if count else "") for count in counts) if pays else ()
    firsts = {side[0] for side in teams_of(seats)} or {*range(seats)}
    mate = partner_of(contractor, seats)
    return tuple(
        declared if seat == contractor else () if seat == mate or seat not in firsts else against
        for seat in range(seats)
    )


DEAL = spec_of(FiveHundredOptions(), 3, next(bid for bid in BIDS if bid.name == "7_hearts"))
"""A contract as an example."""


def ledger_of(
    options: FiveHundredOptions, seats: int, winners: Sequence[Seat], bid: Bid | None, contractor: Seat | None
) -> Ledger:
    """Return the ledger of a deal: what the contract brings, and what the tricks bring the opponents.

    Args:
        options: the options.
        seats: the number of seats.
        winners: the winner of each trick.
        bid: the contract; None: there is none.
        contractor: the seat that has made the bid; None: no one has.
    """
    name = bid.name if bid else NO_TRUMP
    entries: list[LedgerEntry] = []
    paid, side = True, set[Seat | None]()
    if bid and contractor is not None:
        side = {contractor, partner_of(contractor, seats)}
        tricks = sum(seat in side for seat in winners)
        points, reason = made_points(options, bid, tricks)
        entries.append(LedgerEntry(contractor, points, reason, name, count=tricks))
        paid = not bid.is_misere and {"yes": True, "no": False, "if_failed": points < 0}[options.opponents_score]
    for seat in range(seats):
        count = 0 if seat in side or not paid else winners.count(seat)
        if count:
            each = TRICK if count > 1 else 0
            entries.append(LedgerEntry(seat, TRICK * count, TRICKS, name, count=count, each=each))
    return tuple(entries)
