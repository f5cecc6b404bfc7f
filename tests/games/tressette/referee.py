"""A referee for recorded matches of Tressette for two. Written from the rules alone; imports nothing from the project.

It does not check where the cards of a deal come from, so it ignores the seed.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tests.oracle.json_values import ledger_faults, same

SUITS, LISTING, RANKS = (
    "SHDC",
    "KQJ765432A",
    "4567JQKA23",
)  # ranks as hands are written; from the weakest to the strongest
COUNTING = "JQKA23"  # a third of a point each, except three for the point card
DECK = frozenset(rank + suit for suit in SUITS for rank in RANKS)
SEATS, HAND_SIZE, STOCK_SIZE = (0, 1), 10, 20

CHOICES = {
    "target": ("21", "31", "41"),
    "rounding": ("floor", "carry"),
    "show_draws": ("on", "off"),
    "follow": ("must", "may"),
    "trump": ("none", *SUITS),
    "point_card": tuple("A32KQJ"),
    "look_back": ("last", "none", "all"),
    "deck_faces": ("french", "italian"),
    "tie": ("extra", "shared"),
}
HEADER = {"format": "mamlaka record", "format_version": 0, "game": "tressette", "rules_version": 1}
DEAL_FIELDS = {"events", "leader", "points", "ledger", "tricks", "silent", "display", "event_times", "notes"}

Options = dict[str, str]


class Fault(Exception):
    """An event breaks a rule."""


class Cut(Exception):
    """The events of a deal end before the deal is over."""


@dataclass
class Match:
    """The state of a match between two deals."""

    options: Options
    dealer: int = -1  # of the next deal; the first line of the record names the first dealer
    totals: list[int] = field(default_factory=lambda: [0, 0])  # points, or thirds if fractions are carried over
    over: bool = False
    started: int = 0  # deals

    def close(self, points: list[int]) -> None:
        """Score a deal and continue with the next one, if there is one."""
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.dealer = 1 - self.dealer
        target = int(self.options["target"]) * (3 if self.options["rounding"] == "carry" else 1)
        tied = self.totals[0] == self.totals[1]
        self.over = max(self.totals) >= target and (not tied or self.options["tie"] == "shared")


class Deal:
    """One deal, replayed from its lines."""

    def __init__(self, match: Match, lines: Sequence[str]) -> None:
        self.match, self.options, self.lines = match, match.options, lines
        self.done = 0  # the number of lines read
        self.hands: list[set[str]] = []
        self.stock: list[str] = []  # the top first
        self.thirds = [0, 0]

    def fault(self, text: str) -> NoReturn:
        """Reject the line read last."""
        raise Fault(f"event {self.done - 1} ({self.lines[self.done - 1]!r}): {text}")

    def take(self) -> str:
        """Read the next line."""
        if self.done == len(self.lines):
            raise Cut
        self.done += 1
        return self.lines[self.done - 1]

    def play(self) -> list[int]:
        """Replay the deal and return the points of the seats."""
        if self.match.dealer < 0:
            found = re.fullmatch(r"chance dealer 0 ([01])", self.take())
            if found is None:
                self.fault("a match begins with who deals first")
            self.match.dealer = int(found[1])
        self.deal()
        seat = 1 - self.match.dealer
        while any(self.hands):
            seat = self.trick(seat)
        self.thirds[seat] += 3
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")
        return self.thirds if self.options["rounding"] == "carry" else [thirds // 3 for thirds in self.thirds]

    def deal(self) -> None:
        """Replay the hands and the stock."""
        due = f"new deal {self.match.started}"
        if self.take() != due:
            self.fault(f"due is {due!r}")
        self.match.started += 1
        pack = set(DECK)
        for seat in SEATS:
            found = re.fullmatch(rf"deal {seat} (\S+)", self.take())
            if found is None:
                self.fault(f"seat {seat} has to be dealt its hand")
            suits = found[1].split(".")
            cards = {rank + suit for ranks, suit in zip(suits, SUITS, strict=False) for rank in ranks}
            if len(cards) != HAND_SIZE or not cards <= pack:
                self.fault(f"a hand has {HAND_SIZE} cards of the pack, none of them dealt before")
            written = ["".join(rank for rank in LISTING if rank + suit in cards) for suit in SUITS]
            if suits != written:
                self.fault(f"the hand has to be written {'.'.join(written)}")
            pack -= cards
            self.hands.append(cards)
        found = re.fullmatch(r"deal stock (.+)", self.take())
        self.stock = found[1].split(" ") if found else []
        if len(self.stock) != STOCK_SIZE:
            self.fault(f"a stock of {STOCK_SIZE} cards has to be dealt")
        if set(self.stock) != pack:
            self.fault("the stock has to be the cards that are in no hand")

    def trick(self, leader: int) -> int:
        """Replay a trick and the draws after it, and return the winner."""
        led = self.card(leader)
        reply = self.card(1 - leader, led)
        winner = 1 - leader if self.beats(reply, led) else leader
        self.thirds[winner] += sum(self.thirds_of(card) for card in (led, reply))
        for seat in (winner, 1 - winner) if self.stock else ():
            drawn = self.stock.pop(0)
            due = f"move stock {seat} {drawn}" + (f" for {seat}" if self.options["show_draws"] == "off" else "")
            if self.take() != due:
                self.fault(f"due is {due!r}")
            self.hands[seat].add(drawn)
        return winner

    def card(self, seat: int, led: str = "") -> str:
        """Replay one card of a seat, a lead or the reply to one, and return it."""
        who, _, card = self.take().partition(" ")
        hand = self.hands[seat]
        if who != str(seat) or card not in hand:
            self.fault(f"seat {seat} has to play one of its cards")
        must = led and self.options["follow"] == "must" and any(other[1] == led[1] for other in hand)
        if must and card[1] != led[1]:
            self.fault(f"seat {seat} has to follow suit to {led}")
        hand.remove(card)
        return card

    def beats(self, reply: str, led: str) -> bool:
        """Return whether a reply wins the trick."""
        if reply[1] == led[1]:
            return RANKS.index(reply[0]) > RANKS.index(led[0])
        return reply[1] == self.options["trump"]

    def thirds_of(self, card: str) -> int:
        """Return the points of a card in thirds."""
        return 3 if card[0] == self.options["point_card"] else int(card[0] in COUNTING)


def option_faults(options: Any) -> list[str]:
    """Return the faults of the options: a record has all of them."""
    if not isinstance(options, dict):
        return ["the options are not an object"]
    faults = [f"unknown option {name!r}" for name in options if name not in CHOICES]
    faults += [f"option {name!r} is missing" for name in CHOICES if name not in options]
    for name, words in CHOICES.items():
        if name in options and options[name] not in words:
            faults.append(f"option {name!r} must not be {options[name]!r}")
    return faults


def deal_faults(match: Match, deal: Any, *, last: bool) -> tuple[list[str], bool]:
    """Return the faults of a deal, and whether the replay can continue after it."""
    if not isinstance(deal, dict):
        return ["it is not an object"], False
    lines = deal.get("events", [])
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return ["its events are not lines"], False
    if match.over:
        return ["the match was already over"], False
    faults = [f"unknown field {key!r}" for key in deal if key not in DEAL_FIELDS]
    faults += ledger_faults(deal)
    points: list[int] | None = None
    try:
        points = Deal(match, lines).play()
    except Fault as fault:
        return [*faults, str(fault)], False
    except Cut:
        if not last:
            faults.append("its events stop too early")
    due = {"leader": 1 - match.dealer if match.dealer in SEATS else "missing", "points": points or "missing"}
    for key, value in due.items():
        left_out = key == "leader" and points is None and key not in deal  # allowed while the deal is unfinished
        if not left_out and not same(deal.get(key, "missing"), value):
            faults.append(f"{key!r} is {deal.get(key, 'missing')!r} and should be {value!r}")
    if points:
        match.close(points)
    return faults, points is not None


def referee(document: dict[str, Any]) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound.

    A record may stop after any line; then the match is not over.
    """
    record: Any = document
    if not isinstance(record, dict):
        return ["the record is not an object"]
    seats, deals = record.get("seats", [{}, {}]), record.get("deals", [])
    if faults := option_faults(record.get("options")):
        return faults
    if not isinstance(deals, list):
        return ["the deals are not a list"]
    match = Match(record["options"])
    for number, deal in enumerate(deals):
        found, goes_on = deal_faults(match, deal, last=number == len(deals) - 1)
        faults += [f"deal {number}: {fault}" for fault in found]
        if found and not goes_on:
            return faults
    if not isinstance(seats, list) or len(seats) != len(SEATS):
        faults.append("there are two seats")
    due = HEADER | {"totals": match.totals, "is_over": match.over}
    defaults = HEADER | {"game": "missing", "totals": [0, 0], "is_over": False}
    for key, value in due.items():
        if not same(record.get(key, defaults[key]), value):
            faults.append(f"{key!r} is {record.get(key, 'missing')!r} and should be {value!r}")
    return faults
