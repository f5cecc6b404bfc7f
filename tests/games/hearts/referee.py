"""A referee for recorded matches of Hearts. Written from the rules alone; imports nothing from the project.

It does not check where the cards of a deal come from, so it ignores the seed. A record may stop after any line of its
last deal; then this deal has no points, and the match is not over.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from tests.oracle.json_values import ledger_faults, same

SUITS, LISTED = "SHDC", "AKQJT98765432"  # as hands are written, which is from the strongest to the weakest
DECK = [rank + suit for suit in SUITS for rank in LISTED]
PENALTIES = {f"{rank}H": 1 for rank in LISTED} | {"QS": 13}
JACK, OPENING = "JD", "2C"
STEPS = {"left": 1, "right": -1, "across": 2, "none": 0}  # from the passing seat to the receiver
SIZES = {3: 16, 4: 12, 5: 10, 6: 8, 7: 7}  # of a hand of Black Lady, by seats
FACE_UP = {4: 2, 3: 2, 2: 1}  # by the cards that are left over

SWITCH, OFF = ("on", "off"), ("off", "on")  # the default first
CHOICES: dict[str, Sequence[str]] = {
    "form": ("international", "black_lady"),
    "pass_cards": SWITCH,
    "pass_cycle": ("left,right,across,none",),  # or another list
    "no_pts_on_first_trick": SWITCH,
    "can_lead_any_club": OFF,
    "must_break_hearts": SWITCH,
    "qs_breaks_hearts": OFF,
    "can_lead_hearts_instead_of_qs": OFF,
    "jd_bonus": OFF,
    "avoid_all_tricks_bonus": OFF,
    "moon": ("others", "self", "none"),
    "target": ("100", "none", *map(str, range(1, 1001))),
    "deals": ("none", *map(str, range(1, 101))),
    "early_end": SWITCH,
    "look_back": ("last", "none", "all"),
}
CYCLE = re.compile(r"(left|right|across|none)(,(left|right|across|none)){0,7}")
IDLE = {  # options without effect under a value of another option; they must have their defaults then
    ("pass_cards", "off"): ("pass_cycle",),
    ("must_break_hearts", "off"): ("qs_breaks_hearts", "can_lead_hearts_instead_of_qs"),
    ("form", "black_lady"): ("pass_cards", "pass_cycle", "can_lead_any_club"),
}
HEADER = {"format": "mamlaka record", "format_version": 0, "game": "hearts", "rules_version": 2}
DEAL_FIELDS = {"events", "leader", "points", "ledger", "tricks", "silent", "display", "event_times", "notes"}


class Fault(Exception):
    """An event breaks a rule."""


class Cut(Exception):
    """The events of a deal end before the deal is over."""


class Match:
    """The state of a match between two deals."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options, self.seats = options, seats
        self.club = options["form"] == "black_lady"
        self.number = 0  # of the next deal
        self.dealer: int | None = None  # in Black Lady; unknown before the first line
        self.totals = [0] * seats  # as the record writes them: below zero in Black Lady
        self.over = False

    def close(self, points: list[int]) -> None:
        """Score a deal and continue with the next one, if there is one."""
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.number += 1
        if self.dealer is not None:
            self.dealer = (self.dealer + 1) % self.seats
        target, deals = self.options["target"], self.options["deals"]
        if self.club and target == deals == "none":
            deals = str(self.seats)
        worst = max(-total if self.club else total for total in self.totals)
        self.over = (target != "none" and worst >= int(target)) or (deals != "none" and self.number == int(deals))


class Deal:
    """One deal, replayed from its lines."""

    def __init__(self, match: Match, lines: Sequence[str]) -> None:
        self.match, self.options, self.lines = match, match.options, lines
        self.seats = range(match.seats)
        self.done = 0  # the number of lines read
        self.leader: int | None = None  # of the first trick, once it is known
        self.hands: list[set[str]] = []
        self.stock: list[str] = []  # the cards that are left over, the top first
        self.taken: list[list[str]] = [[] for _ in self.seats]
        self.broken = not self.has("must_break_hearts")

    def has(self, option: str) -> bool:
        """Return whether a switch is on."""
        return self.options[option] == "on"

    def fault(self, text: str) -> NoReturn:
        """Reject the line read last."""
        raise Fault(f"event {self.done - 1} ({self.lines[self.done - 1]!r}): {text}")

    def take(self) -> str:
        """Read the next line."""
        if self.done == len(self.lines):
            raise Cut
        self.done += 1
        return self.lines[self.done - 1]

    def announce(self, head: str, cards: Iterable[str] = (), tail: str = "") -> None:
        """Read a line that must have this form, with its cards in the order of the deck."""
        due = " ".join(filter(None, [head, *sorted(cards, key=DECK.index), tail]))
        if self.take() != due:
            self.fault(f"due is {due!r}")

    def play(self) -> list[int]:
        """Replay the deal and return the points of the seats as they are written in the record."""
        self.deal()
        if self.match.club:
            self.swap(2, -1)
            self.swap(1, -1)
            leader = self.leader
        else:
            cycle = self.options["pass_cycle"].split(",")
            step = STEPS[cycle[self.match.number % len(cycle)]]
            if self.has("pass_cards") and step:
                self.swap(3, step)
            leader = next(seat for seat in self.seats if OPENING in self.hands[seat])
            self.announce(f"show {leader}", [OPENING])
            self.leader = leader
        assert leader is not None
        first = True
        while any(self.hands) and not self.is_settled():
            leader = self.trick(leader, first=first)
            first = False
        for seat in self.seats:
            if self.hands[seat]:
                self.announce(f"show {seat}", self.hands[seat])
        if hidden := self.stock[FACE_UP.get(len(self.stock), 0) :]:
            self.announce("move stock out", hidden)
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")
        return [-cost if self.match.club else cost for cost in self.costs()]

    def deal(self) -> None:
        """Replay the cards dealt; in Black Lady also the first dealer before, and the cards left over after."""
        if self.match.club:
            if self.match.dealer is None:
                found = re.fullmatch(r"chance dealer 0 ([0-6])", self.take())
                if found is None or int(found[1]) not in self.seats:
                    self.fault("a match begins with who deals first")
                self.match.dealer = int(found[1])
            self.leader = (self.match.dealer + 1) % self.match.seats
        self.announce(f"new deal {self.match.number}")
        pack = set(DECK)
        size = SIZES[self.match.seats] if self.match.club else 13
        for seat in self.seats:
            found = re.fullmatch(rf"deal {seat} (\S+)", self.take())
            if found is None:
                self.fault(f"seat {seat} has to be dealt its hand")
            suits = found[1].split(".")
            cards = {rank + suit for ranks, suit in zip(suits, SUITS, strict=False) for rank in ranks}
            if len(cards) != size or not cards <= pack:
                self.fault(f"a hand has {size} cards of the pack, none of them dealt before")
            written = ["".join(rank for rank in LISTED if rank + suit in cards) for suit in SUITS]
            if suits != written:
                self.fault(f"the hand has to be written {'.'.join(written)}")
            pack -= cards
            self.hands.append(cards)
        if pack:
            found = re.fullmatch(r"deal stock (.+)", self.take())
            self.stock = found[1].split(" ") if found else []
            if len(self.stock) != len(pack) or set(self.stock) != pack:
                self.fault("the stock has to be the cards that are in no hand")
            self.announce("move stock out", self.stock[: FACE_UP[len(pack)]])

    def swap(self, count: int, step: int) -> None:
        """Replay a pass of some cards to the seat `step` seats on: the choices in any order, then the moves."""
        given: dict[int, list[str]] = {}
        while len(given) < len(self.seats):
            found = re.fullmatch(r"([0-6]) \(give (.+)\)", self.take())
            if found is None or int(found[1]) not in self.seats or int(found[1]) in given:
                self.fault("a seat that has not yet done so has to choose cards to give")
            seat, cards = int(found[1]), found[2].split(" ")
            if len(cards) != count or len(set(cards)) != count or not self.hands[seat].issuperset(cards):
                self.fault(f"seat {seat} has to give {count} cards of its hand")
            if cards != sorted(cards, key=DECK.index):
                self.fault("the cards have to be sorted")
            given[seat] = cards
        for receiver in self.seats:
            giver = (receiver - step) % len(self.seats)
            low, high = sorted([giver, receiver])
            self.announce(f"move {giver} {receiver}", given[giver], f"for {low} {high}")
        for giver, cards in given.items():
            self.hands[giver] -= set(cards)
        for giver, cards in given.items():
            self.hands[(giver + step) % len(self.seats)] |= set(cards)

    def is_settled(self) -> bool:
        """Return whether the deal stops early: all cards that count have been taken or left over."""
        if not self.has("early_end") or self.has("avoid_all_tricks_bonus"):
            return False
        counting = PENALTIES.keys() | ({JACK} if self.has("jd_bonus") else set())
        return counting <= {*self.stock, *(card for cards in self.taken for card in cards)}

    def trick(self, leader: int, *, first: bool) -> int:
        """Replay a trick and return its winner."""
        played: dict[str, int] = {}
        for step in self.seats:
            seat = (leader + step) % len(self.seats)
            allowed = self.following(seat, next(iter(played)), first=first) if played else self.leads(seat, first=first)
            who, _, card = self.take().partition(" ")
            if who != str(seat) or card not in allowed:
                self.fault(f"seat {seat} has to play one of: {', '.join(sorted(allowed, key=DECK.index))}")
            self.hands[seat].remove(card)
            self.broken |= card[1] == "H" or (card == "QS" and self.has("qs_breaks_hearts"))
            played[card] = seat
        suit = next(iter(played))[1]
        winner = played[min((card for card in played if card[1] == suit), key=DECK.index)]
        self.taken[winner] += played
        return winner

    def leads(self, seat: int, *, first: bool) -> set[str]:
        """Return the cards that a seat may lead."""
        hand = self.hands[seat]
        if first and self.match.club:
            return hand
        if first:
            return {card for card in hand if card == OPENING or (card[1] == "C" and self.has("can_lead_any_club"))}
        others = {card for card in hand if card[1] != "H"}
        if self.broken or not others or (others == {"QS"} and self.has("can_lead_hearts_instead_of_qs")):
            return hand
        return others

    def following(self, seat: int, led: str, *, first: bool) -> set[str]:
        """Return the cards that a seat may play to a trick that another one has led to."""
        hand = self.hands[seat]
        cards = {card for card in hand if card[1] == led[1]} or hand
        return (cards - PENALTIES.keys() if first and self.has("no_pts_on_first_trick") else cards) or cards

    def costs(self) -> list[int]:
        """Return the penalty points of the seats."""
        costs = [sum(PENALTIES.get(card, 0) for card in cards) for cards in self.taken]
        shooter = next((seat for seat in self.seats if PENALTIES.keys() <= set(self.taken[seat])), None)
        if shooter is not None and self.options["moon"] != "none":
            booked = {"others": (0, 26), "self": (-26, 0)}[self.options["moon"]]
            costs = [booked[seat != shooter] for seat in self.seats]
        elif self.has("avoid_all_tricks_bonus"):
            costs = [cost if cards else -5 for cost, cards in zip(costs, self.taken, strict=True)]
        if self.has("jd_bonus"):
            costs = [cost - 10 * (JACK in cards) for cost, cards in zip(costs, self.taken, strict=True)]
        return costs


def option_faults(options: dict[str, Any]) -> list[str]:
    """Return the faults of the options: all of them must be present, and they must not contradict each other."""
    faults = [f"unknown option {name!r}" for name in options if name not in CHOICES]
    for name, words in CHOICES.items():
        value = options.get(name)
        is_list = name == "pass_cycle" and isinstance(value, str) and CYCLE.fullmatch(value)
        if value not in words and not is_list:
            faults.append(f"option {name!r} must not be {options.get(name, 'missing')!r}")
    for (master, word), names in IDLE.items():
        if options.get(master) == word:
            idle = [name for name in names if options.get(name) != CHOICES[name][0]]
            faults += [f"option {name!r} means nothing with {master}={word}" for name in idle]
    if options.get("form") != "black_lady" and options.get("target") == options.get("deals") == "none":
        faults.append("the match has no end: it needs a target or a number of deals")
    return faults


def deal_faults(match: Match, record: Any, *, last: bool) -> tuple[list[str], bool]:
    """Return the faults of a deal, and whether the replay can continue after it."""
    if not isinstance(record, dict):
        return ["it is not an object"], False
    lines = record.get("events", [])
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return ["its events are not lines"], False
    if match.over:
        return ["the match was already over"], False
    faults = [f"unknown field {key!r}" for key in record if key not in DEAL_FIELDS]
    faults += ledger_faults(record)
    deal, points = Deal(match, lines), None
    try:
        points = deal.play()
    except Fault as fault:
        return [*faults, str(fault)], False
    except Cut:
        if not last:
            faults.append("its events stop too early")
    for key, due in (("leader", deal.leader), ("points", points)):
        left_out = key == "leader" and points is None  # allowed while the deal is unfinished
        sound = same(record[key], due) and due is not None if key in record else due is None or left_out
        if not sound:
            faults.append(
                f"{key!r} is {record.get(key, 'missing')!r} and should be {'missing' if due is None else due!r}"
            )
    if points:
        match.close(points)
    return faults, points is not None


def referee(document: dict[str, Any]) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    record: Any = document
    if not isinstance(record, dict):
        return ["the record is not an object"]
    faults = [
        f"{key!r} must not be {record[key]!r}" for key, due in HEADER.items() if not same(record.get(key, due), due)
    ]
    options, seats, deals = record.get("options"), record.get("seats"), record.get("deals", [])
    if record.get("game") != "hearts":
        return ["this is no record of Hearts"]
    if not isinstance(options, dict) or not isinstance(deals, list):
        return [*faults, "the options are not an object, or the deals are not a list"]
    if wrong := option_faults(options):
        return [*faults, *wrong]
    tables = SIZES if options["form"] == "black_lady" else (4,)
    if not isinstance(seats, list) or len(seats) not in tables or not all(isinstance(seat, dict) for seat in seats):
        return [*faults, f"as many seats have to be there as may play: {', '.join(map(str, tables))}"]
    match = Match(options, len(seats))
    for number, deal in enumerate(deals):
        found, goes_on = deal_faults(match, deal, last=number == len(deals) - 1)
        faults += [f"deal {number}: {text}" for text in found]
        if found and not goes_on:
            return faults
    for key, due, default in (("totals", match.totals, [0] * match.seats), ("is_over", match.over, False)):
        if not same(record.get(key, default), due):
            faults.append(f"{key!r} is {record.get(key, 'missing')!r} and should be {due!r}")
    return faults
