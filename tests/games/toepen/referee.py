"""A referee for recorded matches of Toepen. Written from the rules alone; imports nothing from the project.

A record may stop after any line of its last deal; then this deal has no results, and the match is not over.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from tests.oracle.json_values import ledger_faults, same

SUITS, LISTED = "SHDC", "AKQJT987"  # as hands are written
DECK = frozenset(rank + suit for suit in SUITS for rank in LISTED)
HAND_SIZE, TABLES = 4, range(2, 9)  # the cards of a hand, and the possible numbers of seats
RANKS = {"ace_high": "789TJQKA", "dutch": "JQKA789T"}  # from the lowest; the lower half are the cards to be exchanged
SIGNALS = {3: "whistle", 4: "stand"}  # by the number of cards of the highest or lowest rank in a hand

CHOICES = {
    "rank": tuple(RANKS),
    "chips": tuple(map(str, range(10, 51))),
    "end_mode": ("first_bankrupt", "last_standing"),
    "exchanges_per_player": ("one", "repeated"),
    "exchange_order": ("in_turn", "any_time"),
    "signals": ("manual", "auto", "off"),
    "signal_time": ("first_card", "before_play"),
    "winner_takes": ("stake", "nothing"),
    "next_dealer": ("left", "winner"),
    "max_stake": ("none", *map(str, range(2, 21))),
    "knock_gap": ("one_card", "none"),
}
HEADER = {"format": "mamlaka record", "format_version": 0, "game": "toepen", "rules_version": 1}
RESULTS = ("leader", "points")


class Fault(Exception):
    """An event breaks a rule."""


class Cut(Exception):
    """The events of a deal end before the deal is over."""


class Match:
    """The state of a match."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options, self.seats = options, seats
        self.chips = [int(options["chips"])] * seats
        self.pot = 0
        self.totals = [0] * seats  # the gain of each seat in finished deals
        self.dealer: int | None = None  # unknown before the first line
        self.over = False
        self.started = 0  # deals

    def live(self) -> list[int]:
        """Return the seats that have chips."""
        return [seat for seat in range(self.seats) if self.chips[seat]]

    def clockwise(self, first: int, among: Iterable[int]) -> list[int]:
        """Return these seats clockwise, beginning with the first if it is one of them."""
        return sorted(among, key=lambda seat: (seat - first) % self.seats)

    def pay(self, seat: int, amount: int) -> None:
        """Let a seat pay to the pot, at most all that it has."""
        paid = min(amount, self.chips[seat])
        self.chips[seat] -= paid
        self.pot += paid

    def close(self, winner: int) -> list[int]:
        """Finish a deal: check for bankruptcy, move the dealer on, and return the gain of each seat."""
        assert self.dealer is not None
        live, before = self.live(), self.totals
        self.totals = [chips - int(self.options["chips"]) for chips in self.chips]
        self.over = len(live) < (2 if self.options["end_mode"] == "last_standing" else self.seats)
        if live:
            first = winner if self.options["next_dealer"] == "winner" else self.dealer + 1
            self.dealer = self.clockwise(first, live)[0]
        return [now - then for now, then in zip(self.totals, before, strict=True)]


class Deal:
    """One deal, replayed from its lines; chips move in the match at once."""

    def __init__(self, match: Match, lines: Sequence[str]) -> None:
        self.match, self.options, self.lines = match, match.options, lines
        self.done = 0  # the number of lines read
        self.live = match.live()  # the seats that are dealt in
        self.still = self.live.copy()  # the seats that have not folded
        self.hands: dict[int, set[str]] = {}
        self.stock: list[str] = []  # the top first
        self.exchanged: set[int] = set()
        self.led = False  # whether the first card has been led
        self.signalled: set[int] = set()
        self.owed: dict[int, str] = {}  # the signals that must be given
        self.started = self.options["exchange_order"] == "in_turn"  # whether the exchanges are over in the main part
        self.stake = 1
        self.knocker = -1  # the seat that knocked last
        self.rested = True  # whether a card was played since

    def fault(self, text: str) -> NoReturn:
        """Reject the line read last."""
        raise Fault(f"event {self.done - 1} ({self.lines[self.done - 1]!r}): {text}")

    def take(self) -> str:
        """Read the next line."""
        if self.done == len(self.lines):
            raise Cut
        self.done += 1
        return self.lines[self.done - 1]

    def said(self, seats: Sequence[int], words: Sequence[str] = ()) -> tuple[int, str]:
        """Read a line of one of these seats, with one of these words or any."""
        found = re.fullmatch(r"([0-7]) (\S+)", self.take())
        if found is None or int(found[1]) not in seats or (words and found[2] not in words):
            self.fault(f"due is a line of one of the seats {seats}: {' or '.join(words) or 'any word'}")
        return int(found[1]), found[2]

    def announce(self, head: str, cards: Iterable[str] = (), tail: str = "") -> None:
        """Read a line that must have this form, with its cards in any order."""
        before, after, due = head.split(), tail.split(), sorted(cards)
        words = self.take().split(" ")
        middle = words[len(before) : len(words) - len(after)]
        if words != before + middle + after or sorted(middle) != due:
            self.fault(f"due is {' '.join(before + due + after)!r}")

    def play(self) -> dict[str, Any]:
        """Replay the deal and return the result that its record must have."""
        self.deal()
        assert self.match.dealer is not None
        first = self.match.clockwise(self.match.dealer + 1, self.live)[0]
        if self.started:
            self.exchanges(first)
            self.obligations()
        winner = self.tricks(first)
        self.payments(winner)
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")
        return {"leader": first, "points": self.match.close(winner)}

    def deal(self) -> None:
        """Replay the cards dealt, and in the first deal also the choice of the dealer."""
        if self.match.dealer is None:
            found = re.fullmatch(r"chance dealer 0 ([0-7])", self.take())
            if found is None or int(found[1]) >= self.match.seats:
                self.fault("a match begins with who deals first")
            self.match.dealer = int(found[1])
        self.announce(f"new deal {self.match.started}")
        self.match.started += 1
        pack = set(DECK)
        for seat in self.live:
            found = re.fullmatch(r"deal ([0-7]) (\S+)", self.take())
            if found is None or found[1] != str(seat):
                self.fault(f"seat {seat} has to be dealt its hand")
            suits = found[2].split(".")
            cards = [rank + suit for ranks, suit in zip(suits, SUITS, strict=False) for rank in ranks]
            if len(suits) != len(SUITS) or len(cards) != HAND_SIZE or len(pack.intersection(cards)) != HAND_SIZE:
                self.fault("a hand has four suits and four cards of the pack, none of them dealt before")
            if any(list(ranks) != sorted(ranks, key=LISTED.index) for ranks in suits):
                self.fault("each suit of a hand is written from the ace down to the seven")
            pack.difference_update(cards)
            self.hands[seat] = set(cards)
        if pack:
            self.announce("deal stock", pack)
            self.stock = self.lines[self.done - 1].split(" ")[2:]

    def exchanges(self, first: int) -> None:
        """Replay the exchanges in turn."""
        for seat in self.match.clockwise(first, self.live):
            while self.may_exchange(seat) and self.said([seat], ["keep", "exchange"])[1] == "exchange":
                self.exchange(seat)

    def may_exchange(self, seat: int) -> bool:
        """Return whether a seat may exchange, provided that it is the time for exchanges."""
        barred = (
            self.signalled if self.options["exchanges_per_player"] == "repeated" else self.signalled | self.exchanged
        )
        return len(self.stock) >= HAND_SIZE and seat not in barred

    def exchange(self, seat: int) -> None:
        """Replay an exchange of a seat, and the window for a challenge."""
        out, drawn = self.hands[seat], self.stock[:HAND_SIZE]
        self.announce(f"move {seat} discards.{seat}", out, f"for {seat}")
        self.announce(f"move stock {seat}", drawn, f"for {seat}")
        self.hands[seat], self.stock = set(drawn), self.stock[HAND_SIZE:]
        self.exchanged.add(seat)
        waiting = [other for other in self.live if other != seat]
        while waiting:
            other, word = self.said(waiting, ["(decline)", "challenge"])
            waiting.remove(other)
            if word == "challenge":
                for absent in waiting:
                    self.announce(f"{absent} (decline)")
                self.announce(f"move discards.{seat} discards.{seat}", out)
                honest = all(card[0] in RANKS[self.options["rank"]][:4] for card in out)
                self.match.pay(other if honest else seat, 1)
                return
        self.announce(f"{seat} unchallenged")

    def signal(self, seat: int, place: int) -> str:
        """Return the signal that the hand of a seat allows for the highest (-1) or lowest (0) rank, or nothing."""
        ranks = [card[0] for card in self.hands[seat]]
        return SIGNALS.get(ranks.count(RANKS[self.options["rank"]][place]), "")

    def obligations(self) -> None:
        """Note the signals that are due when the exchanges are over, and replay the automatic signals."""
        self.owed = {seat: word for seat in self.live if (word := self.signal(seat, -1)) and seat not in self.signalled}
        for seat in self.live if self.options["signals"] == "auto" else ():
            self.announce(f"{seat} {self.owed.get(seat, 'no_signal')}")
            self.signalled |= self.owed.keys() & {seat}

    def tricks(self, leader: int) -> int:
        """Replay the tricks with their knocks and signals, and return the winner of the deal."""
        trick: dict[int, str] = {}
        while trick or any(self.hands[seat] for seat in self.still):
            seat, word = self.said(self.still)
            if word in SIGNALS.values():
                self.check_signal(seat, word)
                continue
            if word == "exchange":
                if self.started or not self.may_exchange(seat):
                    self.fault(f"seat {seat} must not exchange now")
                self.exchange(seat)
            elif word == "knock":
                self.knock(seat)
                if self.still == [seat]:
                    return seat
            else:
                turn = next(seat for seat in self.match.clockwise(leader, self.still) if seat not in trick)
                self.card(seat, word, turn, next(iter(trick.values()), ""))
                self.led = True
                trick[seat] = word
            if trick and trick.keys() >= set(self.still):
                leader, trick = self.taker(trick), {}
        return leader

    def check_signal(self, seat: int, word: str) -> None:
        """Check a signal."""
        late = seat in self.signalled or len(self.hands[seat]) < HAND_SIZE
        late |= self.options["signal_time"] == "before_play" and self.led
        if late or self.options["signals"] == "off" or word not in {self.signal(seat, -1), self.signal(seat, 0)}:
            self.fault(f"seat {seat} must not give this signal now")
        self.signalled.add(seat)

    def card(self, seat: int, card: str, turn: int, led: str) -> None:
        """Replay a card to a trick with the card led, or lead to a new one."""
        following = {held for held in self.hands[turn] if held[1:] == led[1:]}
        if seat != turn or card not in (following or self.hands[turn]):
            self.fault(f"seat {turn} has to play one of: {', '.join(sorted(following or self.hands[turn]))}")
        if not self.started:
            self.obligations()
        self.started = self.rested = True
        self.hands[seat].remove(card)

    def knock(self, seat: int) -> None:
        """Replay the answers to a knock."""
        rested = self.rested or self.options["knock_gap"] == "none"
        if not self.started or not rested or seat == self.knocker or str(self.stake) == self.options["max_stake"]:
            self.fault(f"seat {seat} must not knock now")
        self.knocker, self.rested = seat, False
        for other in self.match.clockwise(seat, self.still)[1:]:
            if self.said([other], ["stay", "fold"])[1] == "fold":
                self.match.pay(other, self.stake)
                self.still.remove(other)
                if hand := self.hands.pop(other):
                    self.announce(f"move {other} out.{other}", hand, f"for {other}")
        self.stake += len(self.still) > 1

    def taker(self, trick: dict[int, str]) -> int:
        """Return the taker of a trick: the highest of the led suit still in, or else the next seat after the leader."""
        first, led = next(iter(trick.items()))
        ranks = RANKS[self.options["rank"]]
        heights = {seat: ranks.index(trick[seat][0]) for seat in self.still if trick[seat][1] == led[1]}
        return max(heights, key=lambda seat: heights[seat]) if heights else self.match.clockwise(first, self.still)[0]

    def payments(self, winner: int) -> None:
        """Replay the end of the deal: the losers pay, then the seats that forgot a signal, then the winner takes."""
        for seat in self.still:
            self.match.pay(seat, 0 if seat == winner else self.stake)
        for seat in self.live if self.options["signals"] == "manual" else ():
            forgot = seat in self.owed and seat not in self.signalled
            self.announce(f"{seat} forgot" if forgot else f"{seat} no_forgot")
            self.match.pay(seat, self.stake if forgot else 0)
        won = min(self.stake, self.match.pot) if self.options["winner_takes"] == "stake" else 0
        self.match.chips[winner] += won
        self.match.pot -= won


def option_faults(options: dict[str, Any]) -> list[str]:
    """Return the faults of the options: all of them must be present."""
    faults = [f"unknown option {name!r}" for name in options if name not in CHOICES]
    for name, words in CHOICES.items():
        if options.get(name) not in words:
            faults.append(f"option {name!r} must not be {options.get(name, 'missing')!r}")
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
    faults = [
        f"unknown field {key!r}"
        for key in deal
        if key not in {*RESULTS, "events", "ledger", "tricks", "silent", "display", "event_times", "notes"}
    ]
    faults += ledger_faults(deal)
    try:
        result = Deal(match, lines).play()
    except Fault as fault:
        return [*faults, str(fault)], False
    except Cut:
        running = last and not any(key in deal for key in RESULTS)
        return faults if running else [*faults, "its events stop too early"], False
    wrong = [key for key in RESULTS if not same(deal.get(key, "missing"), result[key])]
    faults += [f"{key!r} is {deal.get(key, 'missing')!r} and should be {result[key]!r}" for key in wrong]
    return faults, True


def referee(document: dict[str, Any]) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    record: Any = document
    if not isinstance(record, dict):
        return ["the record is not an object"]
    faults = [
        f"{key!r} must not be {record[key]!r}" for key, due in HEADER.items() if not same(record.get(key, due), due)
    ]
    options, seats, deals = record.get("options"), record.get("seats"), record.get("deals", [])
    if record.get("game") != "toepen":
        return ["this is no record of Toepen"]
    if not isinstance(seats, list) or len(seats) not in TABLES or not all(isinstance(seat, dict) for seat in seats):
        return [*faults, "two to eight seats have to be there"]
    if not isinstance(options, dict) or not isinstance(deals, list):
        return [*faults, "the options are not an object, or the deals are not a list"]
    if wrong := option_faults(options):
        return [*faults, *wrong]
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
