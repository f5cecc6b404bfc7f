"""A referee for recorded matches of Fan Tan and its kin (sevens, domino), written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import OFF, SUITS, Lines, Match, judge, pack_of

RANKS = {"low": "A23456789TJQK", "high": "23456789TJQKA"}  # by where the ace is, from the lowest
PIPS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}  # of cards left; others count their number
PACK_SIZE = 52
CHOICES = {
    "start": ("7", *"2345689TJQK", "first"),
    "opener": ("left", "diamonds", "hearts", "rank"),
    "sevens_first": OFF,
    "passing": ("forced", "paid", "limited"),
    "pass_limit": ("3", *"12456789"),
    "stop": ("first_out", "last"),
    "score": ("chips", "cards", "pips", "places"),
    "ace": ("low", "high"),
    "corner": ("none", "link", "tunnel"),
    "eight_first": OFF,
    "deals": ("players", *map(str, range(1, 21))),
}


# How events of new kinds are written. Adapt these functions, not the rules.


def read_start_cards(lines: Lines, holders: dict[str, int]) -> None:
    """Read that every holder lays its start cards before play, all at once; `holders` has their seats."""
    for seat in sorted(set(holders.values())):
        lines.expect_cards(f"move {seat} layout", [card for card, holder in holders.items() if holder == seat])


def read_elimination(lines: Lines, seat: int, hand: set[str]) -> None:
    """Read that a seat is eliminated and its cards go to the table; a line that says so may come first."""
    if lines.upcoming() in {f"{seat} pass", f"{seat} eliminated", f"{seat} out"}:
        lines.take()
    lines.expect_cards(f"move {seat} layout", hand)


class FanTan(Match):
    """A match."""

    GAME = "fan_tan"
    TABLES = range(2, 9)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.ranks = RANKS[options["ace"]]

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        places, passing = options["score"] == "places", options["passing"]
        first = options["start"] == "first"
        no_rank_above = options["start"] == "K" and options["ace"] == "low"
        checks = {
            "places need play to the last, other scores end with the first": places != (options["stop"] == "last"),
            "limited passes need places": passing == "limited" and not places,
            "paid passes need chips": passing == "paid" and options["score"] != "chips",
            "start=first and opener=rank go together": first != (options["opener"] == "rank"),
            "start=first has no cards laid before": first and options["sevens_first"] == "on",
            "an ace that is high is not a neighbour of the king": options["ace"] == "high"
            and options["corner"] != "none",
            "eight_first needs a rank above the start": options["eight_first"] == "on" and (first or no_rank_above),
        }
        return [text for text, wrong in checks.items() if wrong]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        deal = FanTanDeal(self, lines)
        points = deal.replay()
        self.dealer = (self.dealer + 1) % self.seats
        wanted = self.options["deals"]
        self.over = self.started == (self.seats if wanted == "players" else int(wanted))
        return {"leader": deal.first, "points": self.add(points)}


class FanTanDeal:
    """One deal."""

    def __init__(self, match: FanTan, lines: Lines) -> None:
        self.options, self.ranks, self.seats, self.lines = match.options, match.ranks, match.seats, lines
        self.passing = self.options["passing"]
        self.left = (match.dealer + 1) % self.seats  # the seat left of the dealer
        self.start = self.options["start"]  # the rank, or `first` until it is known
        self.hands: dict[int, set[str]] = {}
        self.laid: set[str] = set()
        self.out: list[int] = []
        self.eliminated: list[int] = []
        self.passes = [0] * self.seats
        self.held_back: list[tuple[int, dict[int, int]]] = []  # the seat, and the chips that it owes to others
        self.in_a_row = 0  # passes
        self.first = self.left

    def replay(self) -> list[int]:
        """Replay the deal, and return the points of the seats."""
        self.deal()
        forced_card = self.opening()
        seat = self.first
        while not self.finished():
            if seat not in self.out and seat not in self.eliminated:
                self.turn(seat, forced_card)
                forced_card = ""
            seat = (seat + 1) % self.seats
        self.lines.maybe_show(self.hands)
        return self.points()

    def deal(self) -> None:
        """Read the hands: all cards, one by one from the dealer's left."""
        pack = pack_of(self.ranks)
        for seat in range(self.seats):
            longer = (seat - self.left) % self.seats < PACK_SIZE % self.seats
            self.hands[seat] = self.lines.hand(seat, PACK_SIZE // self.seats + longer, pack)
        longest = max(map(len, self.hands.values()))
        self.antes = [1 + (len(hand) < longest) for hand in self.hands.values()]

    def opening(self) -> str:
        """Read the start cards that are laid before play; find the first seat and the card that it must lay."""
        opener, forced = self.options["opener"], ""
        if opener in {"diamonds", "hearts"}:
            forced = self.start + opener[0].upper()
            self.first = next(seat for seat in self.hands if forced in self.hands[seat])
            if self.lines.upcoming() == f"show {self.first} {forced}":
                self.lines.take()
        if self.options["sevens_first"] == "on":
            cards = [self.start + suit for suit in SUITS]
            holders = {card: seat for card in cards for seat in self.hands if card in self.hands[seat]}
            read_start_cards(self.lines, holders)
            for card, seat in holders.items():
                self.lay(seat, card)
            forced = ""
        return forced

    def lay(self, seat: int, card: str) -> None:
        """Move a card from a hand to the table."""
        self.hands[seat].remove(card)
        self.laid.add(card)

    def finished(self) -> bool:
        """Return whether the deal is over."""
        live = [seat for seat in self.hands if seat not in self.out and seat not in self.eliminated]
        return bool(self.out) if self.options["stop"] == "first_out" else len(live) <= 1

    def turn(self, seat: int, forced_card: str) -> None:
        """Replay the turn of a seat."""
        hand = self.hands[seat]
        fits = {card for card in hand if self.fits(card)}
        if self.passing == "limited" and not fits and self.passes[seat] == int(self.options["pass_limit"]):
            read_elimination(self.lines, seat, hand)
            self.laid |= hand
            hand.clear()
            self.eliminated.append(seat)
            return
        due = {f"{seat} +{card}": card for card in sorted({forced_card} if forced_card else fits)}
        if not fits or (not forced_card and self.may_pass(seat)):
            due[f"{seat} pass"] = ""
        if card := self.lines.choose(due):
            if self.start == "first":
                self.start = card[0]
            self.lay(seat, card)
            self.in_a_row = 0
            if not hand:
                self.out.append(seat)
        else:
            self.passes[seat] += 1
            self.in_a_row += 1
            if fits:
                self.held_back.append((seat, self.owed(seat, fits)))

    def may_pass(self, seat: int) -> bool:
        """Return whether a seat may pass although a card fits."""
        if self.start == "first":
            return False
        live = self.seats - len(self.out) - len(self.eliminated)
        return {
            "forced": False,
            "paid": self.in_a_row < live,
            "limited": self.passes[seat] < int(self.options["pass_limit"]),
        }[self.passing]

    def fits(self, card: str) -> bool:
        """Return whether a card may be laid now."""
        if self.start == "first":
            return True
        suit = card[1]
        if self.start + suit not in self.laid:
            return card[0] == self.start
        return card[0] in self.wanted(suit)

    def wanted(self, suit: str) -> set[str]:
        """Return the ranks that continue the row of a suit: in each direction the first one missing from the start."""
        start, size = self.ranks.index(self.start), len(self.ranks)
        missing = {rank for rank in self.ranks if rank + suit not in self.laid}
        above, below = self.ranks[start + 1 :], self.ranks[:start][::-1]  # outwards
        if self.options["eight_first"] == "on" and above[0] in missing:
            return {above[0]}
        if self.options["corner"] == "none":
            arms = [above, below]
        else:
            upwards = (self.ranks + self.ranks)[start + 1 : start + size]  # around the corner
            arms = [upwards, upwards[::-1]]
            if self.options["corner"] == "tunnel":
                if missing.isdisjoint(above):
                    arms = [upwards]
                elif missing.isdisjoint(below):
                    arms = [upwards[::-1]]
        return {next(rank for rank in arm if rank in missing) for arm in arms if not missing.isdisjoint(arm)}

    def owed(self, seat: int, fits: set[str]) -> dict[int, int]:
        """Return what a seat that holds back start cards owes to the holders of their neighbours."""
        owed: dict[int, int] = {}
        at = self.ranks.index(self.start)
        neighbours = self.ranks[max(at - 1, 0) : at] + self.ranks[at + 1 : at + 2]
        for card in fits:
            for other in set(self.hands) - {seat} if card[0] == self.start else ():
                held = sum(rank + card[1] in self.hands[other] for rank in neighbours)
                owed[other] = owed.get(other, 0) + 5 * held
        return owed

    def points(self) -> list[int]:
        """Return the points of the deal."""
        left = [len(self.hands[seat]) for seat in range(self.seats)]
        if self.options["score"] == "cards":
            return [-number for number in left]
        if self.options["score"] == "pips":
            return [-sum(self.pips(card) for card in self.hands[seat]) for seat in range(self.seats)]
        if self.options["score"] == "places":
            last = [seat for seat in range(self.seats) if seat not in self.out and seat not in self.eliminated]
            ranking = [*self.out, *last, *reversed(self.eliminated)]
            return [self.seats - 1 - ranking.index(seat) for seat in range(self.seats)]
        return self.chips(left)

    @staticmethod
    def pips(card: str) -> int:
        """Return the value of a card left."""
        return PIPS.get(card[0]) or int(card[0])

    def chips(self, left: list[int]) -> list[int]:
        """Return what each seat wins: the first out takes the pool and a chip for each card left."""
        gains = [-ante - passes - cards for ante, passes, cards in zip(self.antes, self.passes, left, strict=True)]
        for seat, owed in self.held_back:
            gains[seat] -= 2
            for other, chips in owed.items():
                gains[seat] -= chips
                gains[other] += chips
        gains[self.out[0]] -= sum(gains)
        return gains


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, FanTan)
