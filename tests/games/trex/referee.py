"""A referee for recorded matches of Trex. Written from the rules alone; imports nothing from the project."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tests.oracle.json_values import ledger_faults, same

RANKS, SUITS, SEATS = "23456789TJQKA", "SHDC", range(4)
DECK = frozenset(rank + suit for suit in SUITS for rank in RANKS)
JACK, HAND_SIZE = RANKS.index("J"), len(RANKS)
QUEENS, DIAMONDS, TWOS = (frozenset(card for card in DECK if sign in card) for sign in "QD2")
TRICK_CONTRACTS = ("king", "queens", "diamonds", "slaps")
CONTRACTS = (*TRICK_CONTRACTS, "trex")
PENALTIES = {"king": frozenset({"KH"}), "queens": QUEENS, "diamonds": DIAMONDS}
PLACES = (200, 150, 100, 50)
KINGDOMS = {"next": (0, 1, 2, 3), "right_right_across_rest": (0, 1, 3, 2)}
HEARTS = {"K": {"KH"}, "A": {"AH"}, "KA": {"KH", "AH"}}

ON, OFF = ("on", "off"), ("off", "on")
CHOICES = {  # the first is the default
    "first_king": ("seven_of_hearts", "high_card_draw"),
    "direction": ("ccw", "cw"),
    "kingdom_order": tuple(KINGDOMS),
    "mode": ("single", "combination", "complex4"),
    "doubling": ON,
    "doubling_reveal": ("simultaneous", "in_turn"),
    "own_double": ("once", "twice"),
    "kh_appeal_show": ON,
    "appeal_who": ("any", "not_king"),
    "trex_redeal": ON,
    "slam_replay": ("off", "same", "any"),
    "jacks_replay": ("off", "first_out"),
    "queens_face_up": ON,
    "diamonds_face_up": OFF,
    "forced_penalty_discard": OFF,
    "values_swapped": OFF,
    "score_sign": ("normal", "reversed"),
    "partnership": OFF,
    "partnership_scoring": ("sum", "worst_loses"),
    "expose_twos": ON,
    "early_end": ON,
    "lead_ban": ("none", "diamonds_first_trick", "hearts_while_other_suit"),
    "partner_picks_up_late": OFF,
    "look_back": ("last", "none", "all"),
}
DEFAULTS = {name: words[0] for name, words in CHOICES.items()} | {"kh_appeal": "K,KA", "contract_choice": "free"}
SERVANTS = {  # options that must have their defaults unless one of the options they need is on
    "doubling_reveal": ("doubling",),
    "own_double": ("doubling",),
    "kh_appeal_show": ("kh_appeal",),
    "appeal_who": ("kh_appeal", "trex_redeal"),
    "partnership_scoring": ("partnership",),
    "expose_twos": ("partnership",),
    "partner_picks_up_late": ("partnership",),
}
RESULTS = ("contract", "leader", "points", "contract_points", "void")

Options = dict[str, str]


class Fault(Exception):
    """An event breaks a rule."""


class Cut(Exception):
    """The events of a deal end before the deal is over."""


@dataclass
class Match:
    """The state of a match between two deals."""

    options: Options
    units: tuple[str, ...]
    left: list[str]
    first_king: int | None = None
    kingdom: int = 0
    started: int = 0  # deals
    kept: str | None = None
    totals: list[int] = field(default_factory=lambda: [0] * len(SEATS))

    @property
    def over(self) -> bool:
        """Return whether all four kingdoms have been played."""
        return self.kingdom == len(SEATS)

    def king(self) -> int:
        """Return the king of the running kingdom."""
        assert self.first_king is not None
        return (self.first_king + KINGDOMS[self.options["kingdom_order"]][self.kingdom]) % 4

    def may_choose(self, name: str) -> bool:
        """Return whether the king may choose this contract now."""
        if self.options["contract_choice"] != "free":
            return name == self.options["contract_choice"].split(",")[len(self.units) - len(self.left)]
        parts = name.split("+")
        several = self.options["mode"] == "combination" and "trex" not in parts
        return parts == [unit for unit in self.left if unit in parts] and (several or len(parts) == 1)

    def close(self, result: dict[str, Any]) -> None:
        """Continue with the next deal after one with this result."""
        self.kept = None
        if "void" in result:
            if result["void"] == "slam" and self.options["slam_replay"] == "same":
                self.kept = result["contract"]
            return
        self.totals = [total + points for total, points in zip(self.totals, result["points"], strict=True)]
        self.left = [unit for unit in self.left if unit not in result["contract"].split("+")]
        if not self.left:
            self.kingdom, self.left = self.kingdom + 1, list(self.units)


class Deal:
    """One deal, replayed from its lines."""

    def __init__(self, match: Match, lines: Sequence[str], number: int) -> None:
        self.match, self.options, self.lines, self.first = match, match.options, lines, number == 0
        self.done = 0  # the number of lines read
        self.hands: list[set[str]] = []
        self.king, self.contract = -1, ""
        self.parts: tuple[str, ...] = ()
        self.doubled: dict[str, int] = {}
        self.cells: dict[str, list[int]] = {}
        self.penalties: frozenset[str] = frozenset()

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
        """Read a line that must have this form, with its cards in any order."""
        before, after, due = head.split(), tail.split(), sorted(cards)
        words = self.take().split(" ")
        middle = words[len(before) : len(words) - len(after)]
        if words != before + middle + after or sorted(middle) != due:
            self.fault(f"due is {' '.join(before + due + after)!r}")

    def play(self) -> dict[str, Any]:
        """Replay the deal and return the result that its record must have."""
        void = self.prepare() or (self.layout() if self.contract == "trex" else self.tricks())
        result: dict[str, Any] = {"contract": self.contract, "leader": self.king}
        if void:
            result["void"] = void
        else:
            for seat in SEATS:
                if self.hands[seat]:
                    self.announce(f"show {seat}", self.hands[seat])
            sign = -1 if self.options["score_sign"] == "reversed" else 1
            cells = {part: [sign * points for points in cell] for part, cell in self.cells.items()}
            result["points"] = [sum(column) for column in zip(*cells.values(), strict=True)]
            if len(cells) > 1:
                result["contract_points"] = cells
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")
        return result

    def prepare(self) -> str:
        """Replay everything before the first lead and return why the deal is void, if it is."""
        if self.first and self.options["first_king"] == "high_card_draw":
            self.draw()
        self.deal()
        if self.first and self.options["first_king"] == "seven_of_hearts":
            self.announce(f"show {self.king} 7H")
        self.choose()
        partner = (self.king + 2) % 4
        if self.options["partner_picks_up_late"] == "on":
            self.announce(f"move {partner} {partner}", self.hands[partner], f"for {partner}")
        return self.questions()

    def draw(self) -> None:
        """Replay the draw for the first king."""
        pack, tied = set(DECK), list(SEATS)
        while len(tied) > 1:
            heights: dict[int, int] = {}
            for seat in tied:
                found = re.fullmatch(r"chance draw 0 (\S+) for ([0-3])", self.take())
                card = found[1] if found else ""
                if found is None or found[2] != str(seat) or card not in pack:
                    self.fault(f"seat {seat} has to draw a card that is still in the pack")
                pack.remove(card)
                heights[seat] = RANKS.index(card[0])
            tied = [seat for seat in tied if heights[seat] == max(heights.values())]
        self.match.first_king = tied[0]

    def deal(self) -> None:
        """Replay the four hands, and find the first king by the seven of hearts if necessary."""
        due = f"new deal {self.match.started}"
        if self.take() != due:
            self.fault(f"due is {due!r}")
        self.match.started += 1
        hidden, pack = [], set(DECK)
        for seat in SEATS:
            found = re.fullmatch(r"deal (\d) (\S+)( for -)?", self.take())
            if found is None or found[1] != str(seat):
                self.fault(f"seat {seat} has to be dealt its hand")
            suits = found[2].split(".")
            cards = [rank + suit for ranks, suit in zip(suits, SUITS, strict=False) for rank in ranks]
            if len(suits) != len(SUITS) or len(cards) != HAND_SIZE or len(set(cards) & pack) != HAND_SIZE:
                self.fault("a hand has four suits and thirteen cards of the pack, none of them dealt before")
            pack.difference_update(cards)
            self.hands.append(set(cards))
            hidden += [seat] if found[3] else []
        if self.match.first_king is None:
            self.match.first_king = next(seat for seat in SEATS if "7H" in self.hands[seat])
        self.king = self.match.king()
        late = self.options["partner_picks_up_late"] == "on"
        if hidden != ([(self.king + 2) % 4] if late else []):
            self.fault(f"hidden are the hands of {hidden}, with seat {self.king} as the king")

    def choose(self) -> None:
        """Replay the choice of the contract, or keep the one of the last deal."""
        self.contract = self.match.kept or ""
        if not self.contract:
            head, _, self.contract = self.take().rpartition(" ")
            if head != f"{self.king} choose" or not self.match.may_choose(self.contract):
                self.fault(f"seat {self.king} has to choose, with {', '.join(self.match.left)} left")
        self.parts = TRICK_CONTRACTS if self.contract == "complex" else tuple(self.contract.split("+"))
        self.cells = {part: [0] * len(SEATS) for part in self.parts}
        self.penalties = frozenset[str]().union(*(PENALTIES.get(part, ()) for part in self.parts))

    def questions(self) -> str:
        """Replay appeals and doublings and return why the deal is void, if it is."""
        appeals = (self.contract == "king" and self.options["kh_appeal"] != "none") or (
            self.contract == "trex" and self.options["trex_redeal"] == "on"
        )
        doubles = self.options["doubling"] == "on" and not {"king", "queens"}.isdisjoint(self.parts)
        secret = doubles and self.options["doubling_reveal"] == "simultaneous"
        answers = self.answers(appeals=appeals, doubles=secret) if appeals or secret else {}
        if appeals and self.appealed([seat for seat in SEATS if answers[seat] == ["appeal"]]):
            return "appeal"
        for seat in SEATS if secret else ():
            cards = answers[seat][1:]
            self.announce(f"{seat} double" if cards else f"{seat} no_double", cards)
            self.doubled |= dict.fromkeys(cards, seat)
        for step in SEATS if doubles and not secret else ():
            seat = (self.king + step) % 4
            who, *words = self.take().split(" ")
            if who != str(seat) or not self.may_answer(seat, words, appeals=False, doubles=True):
                self.fault(f"seat {seat} has to say whether it doubles")
            self.doubled |= dict.fromkeys(words[1:], seat)
        return ""

    def answers(self, *, appeals: bool, doubles: bool) -> dict[int, list[str]]:
        """Replay the secret answers of all seats and return their words."""
        answers: dict[int, list[str]] = {}
        while len(answers) < len(SEATS):
            found = re.fullmatch(r"([0-3]) \((.+)\)", self.take())
            if found is None or int(found[1]) in answers:
                self.fault("a seat that has not answered yet has to answer in secret")
            seat, words = int(found[1]), found[2].split(" ")
            if not self.may_answer(seat, words, appeals=appeals, doubles=doubles):
                self.fault(f"seat {seat} must not answer this")
            answers[seat] = words
        return answers

    def may_answer(self, seat: int, words: list[str], *, appeals: bool, doubles: bool) -> bool:
        """Return whether a seat may give these answers when it is asked about appeals or doubles or both."""
        if words == ["no"]:
            return True
        if words == ["appeal"]:
            return appeals and self.may_appeal(seat)
        head, *cards = words
        doublable = self.hands[seat] & frozenset[str]().union(
            *(PENALTIES[part] for part in self.parts if part in {"king", "queens"})
        )
        return doubles and head == "double" and 0 < len(cards) == len(set(cards) & doublable)

    def may_appeal(self, seat: int) -> bool:
        """Return whether a seat holds cards that qualify for an appeal."""
        hand = self.hands[seat]
        if self.options["appeal_who"] == "not_king" and seat == self.king:
            return False
        if self.contract == "trex":
            missing = [suit for suit in SUITS if "2" + suit not in hand]
            return not missing or (len(missing) == 1 and "3" + missing[0] in hand)
        hearts = {card for card in hand if card[1] == "H"}
        kinds = self.options["kh_appeal"].split(",")
        pair = "KH" in hearts and len(hearts - {"KH"}) == 1
        return ("Kx" in kinds and pair) or any(hearts == HEARTS.get(kind) for kind in kinds)

    def appealed(self, appellants: list[int]) -> bool:
        """Replay the reveals of the appeals and return whether there were any."""
        for seat in SEATS:
            self.announce(f"{seat} appeal" if seat in appellants else f"{seat} no_appeal")
        for seat in appellants:
            if self.contract == "trex" or self.options["kh_appeal_show"] == "on":
                self.announce(f"show {seat}", self.hands[seat])
        return bool(appellants)

    def tricks(self) -> str:
        """Replay the tricks, score them, and return why the deal is void, if it is."""
        leader, winners = self.king, []
        stops_early = self.options["early_end"] == "on" and "slaps" not in self.parts
        for number in range(HAND_SIZE):
            trick: dict[str, int] = {}
            for step in SEATS:
                seat = (leader + step) % 4
                who, _, card = self.take().partition(" ")
                if who != str(seat) or card not in self.hands[seat]:
                    self.fault(f"seat {seat} has to play one of its cards")
                if card not in self.playable(seat, next(iter(trick), ""), number):
                    self.fault(f"seat {seat} must not play this card now")
                self.hands[seat].remove(card)
                trick[card] = seat
            led = next(iter(trick))[1]
            leader = trick[max((card for card in trick if card[1] == led), key=lambda card: RANKS.index(card[0]))]
            winners.append(leader)
            self.score(trick, leader)
            if stops_early and not any(hand & self.penalties for hand in self.hands):
                break
        if self.contract == "slaps" and self.options["slam_replay"] != "off" and len(set(winners)) == 1:
            said = self.take()
            if said not in {f"{leader} choose replay", f"{leader} choose keep"}:
                self.fault(f"seat {leader} took all tricks and has to choose 'replay' or 'keep'")
            return "slam" if said.endswith("replay") else ""
        return ""

    def playable(self, seat: int, first: str, number: int) -> set[str]:
        """Return the legal cards of a seat for a trick with this first card, or for a lead."""
        hand, ban = self.hands[seat], self.options["lead_ban"]
        if first:
            following = {card for card in hand if card[1] == first[1]}
            forced = hand & self.penalties if self.options["forced_penalty_discard"] == "on" else set()
            return following or forced or hand
        banned = ""
        if ban == "diamonds_first_trick" and "diamonds" in self.parts and number == 0:
            banned = "D"
        if ban == "hearts_while_other_suit" and "king" in self.parts:
            banned = "H"
        return {card for card in hand if card[1] != banned} or hand

    def score(self, trick: Iterable[str], taker: int) -> None:
        """Record the cost of a trick."""
        diamond, whole = (15, 10) if self.options["values_swapped"] == "on" else (10, 15)
        values = {"king": 75, "queens": 25, "diamonds": diamond}
        for part in self.parts:
            cell = self.cells[part]
            if part == "slaps":
                cell[taker] -= whole
                continue
            for card in PENALTIES[part].intersection(trick):
                cell[taker] -= values[part]
                if part != "diamonds" and card in self.doubled:
                    cell[taker] -= values[part]
                    if taker != self.doubled[card] or self.options["own_double"] == "once":
                        cell[self.doubled[card]] += values[part]

    def layout(self) -> str:
        """Replay the layout, score it, and return why the deal is void, if it is."""
        rows: dict[str, tuple[int, int]] = {}
        out: list[int] = []
        turn, seat = 0, self.king
        exposes = self.options["partnership"] == self.options["expose_twos"] == "on"
        while len(out) < len(SEATS) - 1:
            if seat not in out:
                turn += 1
                self.play_to_layout(seat, rows)
                if not self.hands[seat]:
                    out.append(seat)
                    if self.options["jacks_replay"] == "first_out" and len(out) == 1 and len(rows) < len(SUITS):
                        return "jacks"
            if exposes and turn == len(SEATS):
                exposes = False
                for holder in SEATS:
                    if twos := self.hands[holder] & TWOS:
                        self.announce(f"show {holder}", twos)
            seat = (seat + 1) % 4
        out += [seat for seat in SEATS if seat not in out]
        for place, seat in zip(PLACES, out, strict=True):
            self.cells["trex"][seat] = place
        return ""

    def play_to_layout(self, seat: int, rows: dict[str, tuple[int, int]]) -> None:
        """Replay the turn of a seat at the layout: a card that fits, or a pass if there is none."""
        ends = {suit: {rows[suit][0] - 1, rows[suit][1] + 1} if suit in rows else {JACK} for suit in SUITS}
        fits = {card for card in self.hands[seat] if RANKS.index(card[0]) in ends[card[1]]}
        due = {f"{seat} +{card}" for card in fits} or {f"{seat} pass"}
        line = self.take()
        if line not in due:
            self.fault(f"seat {seat} has to do one of: {', '.join(sorted(due))}")
        if fits:
            card = line[-2:]
            height = RANKS.index(card[0])
            low, high = rows.get(card[1], (height, height))
            rows[card[1]] = min(low, height), max(high, height)
            self.hands[seat].remove(card)


def units_of(mode: str) -> tuple[str, ...]:
    """Return the contracts that each king has to play in this mode."""
    return ("complex", "trex") if mode == "complex4" else CONTRACTS


def option_faults(options: Options) -> list[str]:
    """Return the faults of the options; defaults are already filled in."""
    faults = [f"unknown option {name!r}" for name in options if name not in DEFAULTS]
    for name, words in CHOICES.items():
        if options[name] not in words:
            faults.append(f"option {name!r} must not be {options[name]!r}")
    kinds, choice = options["kh_appeal"].split(","), options["contract_choice"]
    if kinds != ["none"] and (len(set(kinds)) < len(kinds) or not {*kinds} <= {*HEARTS, "Kx"}):
        faults.append(f"option 'kh_appeal' must not be {options['kh_appeal']!r}")
    fixed = sorted(choice.split(",")) == sorted(units_of(options["mode"])) and options["mode"] != "combination"
    if choice != "free" and not fixed:
        faults.append(f"option 'contract_choice' must not be {choice!r} with mode {options['mode']!r}")
    for name, needed in SERVANTS.items():
        if options[name] != DEFAULTS[name] and all(options[other] in {"off", "none"} for other in needed):
            faults.append(f"option {name!r} is set, but has no effect without {' or '.join(needed)}")
    return faults


def deal_faults(match: Match, deal: Any, number: int, *, last: bool) -> tuple[list[str], bool]:
    """Return the faults of a deal, and whether the replay can continue after it."""
    if not isinstance(deal, dict):
        return [f"deal {number}: it is not an object"], False
    lines = deal.get("events", [])
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return [f"deal {number}: its events are not lines"], False
    if match.over:
        return [f"deal {number}: the match was already over"], False
    faults = [
        f"deal {number}: unknown field {key!r}"
        for key in deal
        if key not in {*RESULTS, "events", "ledger", "tricks", "silent", "display", "event_times", "notes"}
    ]
    faults += ledger_faults(deal)
    running = last and not any(key in deal for key in RESULTS)
    try:
        result = Deal(match, lines, number).play()
    except Fault as fault:
        return [*faults, f"deal {number}, {fault}"], False
    except Cut:
        return faults if running else [*faults, f"deal {number}: its events stop too early"], False
    if running:
        return faults, False
    for key in RESULTS:
        if (key in deal) != (key in result) or (key in result and not same(deal[key], result[key])):
            found, due = deal.get(key, "missing"), result.get(key, "missing")
            faults.append(f"deal {number}: {key!r} is {found!r} and should be {due!r}")
    match.close(result)
    return faults, True


def referee(record: dict[str, Any]) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    document: Any = record
    if not isinstance(document, dict):
        return ["the record is not an object"]
    given, deals = document.get("options", {}), document.get("deals", [])
    if not isinstance(given, dict) or not all(isinstance(text, str) for pair in given.items() for text in pair):
        return ["the options are not texts"]
    if not isinstance(deals, list):
        return ["the deals are not a list"]
    options: Options = DEFAULTS | given
    if faults := option_faults(options):
        return faults
    units = units_of(options["mode"])
    match = Match(options, units, list(units))
    for number, deal in enumerate(deals):
        found, goes_on = deal_faults(match, deal, number, last=number == len(deals) - 1)
        faults += found
        if found and not goes_on:
            return faults
    due = {"totals": match.totals, "is_over": match.over}
    default = {"totals": [0] * len(SEATS), "is_over": False}
    for key, value in due.items():
        if not same(document.get(key, default[key]), value):
            faults.append(f"{key!r} is {document.get(key, 'missing')!r} and should be {value!r}")
    return faults
