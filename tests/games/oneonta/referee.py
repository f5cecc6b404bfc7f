"""A referee for recorded matches of Oneonta Whist. Written from the rules alone; imports nothing from the project.

It does not check where the cards of a deal come from, so it ignores the seed.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tests.oracle.json_values import ledger_faults, same

SUITS, LISTING, JOKERS = "SHDC", "AKQJT", ("*L", "*S")  # as hands are written
PLAIN = [rank + suit for suit in SUITS for rank in LISTING]
DISPLAY = [*PLAIN, *JOKERS]  # the order in which cards are shown
STRONGEST_FIRST = ("*L", "*S", *LISTING)  # within the trump suit; the others have no jokers
HAND_SIZE, STOCK_SIZE = 9, 4
DUMMY = 1  # the number under which the dummy plays

CHOICES = {"bidding": ("edward", "hutnik"), "show_tracker": ("off", "on")}
NUMBERS = {"deals": 99, "target": 891}  # from 1 on
BIDS = {"edward": r"(bid) ([0-9])", "hutnik": r"(bid|null) ([1-9])"}
HEADER = {"format": "mamlaka record", "format_version": 0, "game": "oneonta", "rules_version": 1}
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
    totals: list[int] = field(default_factory=lambda: [0])
    played: int = 0  # deals
    over: bool = False

    def close(self, points: list[int]) -> None:
        """Score a deal and continue with the next one, if there is one."""
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.played += 1
        self.over = self.played == int(self.options["deals"])


def write_hand(cards: Iterable[str]) -> str:
    """Write the cards of a hand as spades.hearts.diamonds.clubs, and .jokers if there are any."""
    held = set(cards)
    suits = ["".join(rank for rank in LISTING if rank + suit in held) for suit in SUITS]
    jokers = "".join(joker for joker in JOKERS if joker in held)
    return ".".join([*suits, jokers] if jokers else suits)


class Deal:
    """One deal, replayed from its lines."""

    def __init__(self, match: Match, lines: Sequence[str]) -> None:
        self.match, self.options, self.lines = match, match.options, lines
        self.done = 0  # the number of lines read
        self.hand: set[str] = set()
        self.dummy: list[str] = []  # the next lead first
        self.stock: list[str] = []  # the top first
        self.trump = "*"  # a suit, or with a joker turned up the suit of the other joker
        self.tricks = 0  # that the player has won

    def fault(self, text: str) -> NoReturn:
        """Reject the line read last."""
        raise Fault(f"event {self.done - 1} ({self.lines[self.done - 1]!r}): {text}")

    def take(self) -> str:
        """Read the next line."""
        if self.done == len(self.lines):
            raise Cut
        self.done += 1
        return self.lines[self.done - 1]

    def expect(self, due: str) -> None:
        """Read a line and require it to be `due`."""
        if self.take() != due:
            self.fault(f"due is {due!r}")

    def play(self) -> list[int]:
        """Replay the deal and return the points of the player."""
        self.deal()
        turned = self.stock.pop(0)
        self.expect(f"move stock turnup {turned}")
        if turned not in JOKERS:
            self.trump = turned[1]
        word, number = self.bid()
        while self.hand:
            self.trick()
        self.expect(" ".join(["move stock out", *sorted(self.stock, key=DISPLAY.index)]))
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")
        return [self.score(word, number)]

    def deal(self) -> None:
        """Replay the hand, the cards of the dummy and the stock."""
        self.expect(f"new deal {self.match.played}")
        found = re.fullmatch(r"deal 0 (\S+)", self.take())
        if found is None:
            self.fault("the player has to be dealt a hand")
        *_, jokers = parts = found[1].split(".")
        self.hand = {rank + suit for ranks, suit in zip(parts, SUITS, strict=False) for rank in ranks}
        if len(parts) > len(SUITS):
            self.hand |= set(re.findall(r"\*[LS]", jokers))
        if len(self.hand) != HAND_SIZE or not self.hand <= set(DISPLAY):
            self.fault(f"a hand has {HAND_SIZE} cards of the pack")
        if found[1] != write_hand(self.hand):
            self.fault(f"the hand has to be written {write_hand(self.hand)}")
        self.dummy = self.listed("dummy", HAND_SIZE)
        if not set(self.dummy) <= set(DISPLAY) - self.hand:
            self.fault("the dummy has cards of the pack that were not dealt before")
        self.stock = self.listed("stock", STOCK_SIZE)
        if set(self.stock) != set(DISPLAY) - self.hand - set(self.dummy):
            self.fault("the stock has to be the cards that are neither in the hand nor in the dummy")

    def listed(self, place: str, size: int) -> list[str]:
        """Replay the cards of a place, all of them different, in their order."""
        found = re.fullmatch(rf"deal {place} (.+)", self.take())
        cards = found[1].split(" ") if found else []
        if len(cards) != size or len(set(cards)) < size:
            self.fault(f"the {place} has to be dealt {size} cards")
        return cards

    def bid(self) -> tuple[str, int]:
        """Replay the bid of the player, and return its word and its number."""
        found = re.fullmatch(f"0 {BIDS[self.options['bidding']]}", self.take())
        if found is None:
            self.fault("the player has to bid")
        return found[1], int(found[2])

    def trick(self) -> None:
        """Replay the lead of the dummy and the player's card."""
        led = self.dummy.pop(0)
        self.expect(f"{DUMMY} {led}")
        who, _, card = self.take().partition(" ")
        if who != "0" or card not in self.hand:
            self.fault("the player has to play one of the cards held")
        suit = self.suit_of(led)
        if self.suit_of(card) != suit and any(self.suit_of(other) == suit for other in self.hand):
            self.fault(f"the player has to follow suit to {led}")
        self.hand.remove(card)
        self.tricks += self.beats(card, led)

    def suit_of(self, card: str) -> str:
        """Return the suit that a card belongs to: a joker is a trump."""
        return self.trump if card in JOKERS else card[1]

    def beats(self, reply: str, led: str) -> bool:
        """Return whether the player's card wins the trick."""
        if self.suit_of(reply) != self.suit_of(led):
            return self.suit_of(reply) == self.trump
        mine, other = (STRONGEST_FIRST.index(card if card in JOKERS else card[0]) for card in (reply, led))
        return mine < other

    def score(self, word: str, number: int) -> int:
        """Return the points won or lost with a bid."""
        if word == "null":
            return -number if self.tricks else number
        if self.tricks > number:
            return number - self.tricks
        return number if self.tricks == number else -number


def option_faults(options: Any) -> list[str]:
    """Return the faults of the options: a record has all of them."""
    if not isinstance(options, dict):
        return ["the options are not an object"]
    names = [*CHOICES, *NUMBERS]
    faults = [f"unknown option {name!r}" for name in options if name not in names]
    faults += [f"option {name!r} is missing" for name in names if name not in options]
    faults += [
        f"option {name!r} must not be {options[name]!r}"
        for name in names
        if name in options and not is_choice(name, options[name])
    ]
    return faults


def is_choice(name: str, value: Any) -> bool:
    """Return whether an option may have a value."""
    if name in CHOICES:
        return value in CHOICES[name]
    return isinstance(value, str) and bool(re.fullmatch("[1-9][0-9]{0,2}", value)) and int(value) <= NUMBERS[name]


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
    due = {"leader": DUMMY, "points": points or "missing"}
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
    seats, deals = record.get("seats", [{}]), record.get("deals", [])
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
    if not isinstance(seats, list) or len(seats) != 1:
        faults.append("there is one seat")
    due = HEADER | {"totals": match.totals, "is_over": match.over}
    defaults = HEADER | {"game": "missing", "totals": [0], "is_over": False}
    for key, value in due.items():
        if not same(record.get(key, defaults[key]), value):
            faults.append(f"{key!r} is {record.get(key, 'missing')!r} and should be {value!r}")
    return faults
