"""A referee for recorded matches of Five Hundred, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import SUITS, Lines, Match, in_turn, judge, pack_of

ORDER = "456789TJQKA"  # of a plain suit, from the lowest rank
COLOURS = {"S": "C", "C": "S", "H": "D", "D": "H"}
JOKER = "*B"
SIZE, WIDOW = 10, 3  # cards of a hand, and of the widow
DENOMINATIONS = ("S", "C", "D", "H", "N")  # no trump is N
MISERE, OPEN_MISERE = "misere", "open_misere"
SLAM, TRICK = 250, 10  # points
LAST_DEAL = 100
CHOICES = {
    "auction": ("pass_out", "single", "reenter"),
    "all_pass": ("throw_in", "no_trump"),
    "misere": ("off", "by_value", "after_seven"),
    "open_misere": ("off", "on"),
    "slam": ("250", "off"),
    "target": ("500", "250", "1000"),
    "win_by": ("any", "contract"),
    "back_door": ("off", "on"),
    "opponents_score": ("yes", "no", "if_failed"),
    "nullo_joker": ("high", "low"),
    "players": ("3", "4"),
}


def schedule() -> dict[str, int]:
    """Return the values of all bids, from the lowest to the highest."""
    levels = [f"{level}{suit}" for level in range(6, 11) for suit in DENOMINATIONS]
    values = {bid: 40 + 20 * number for number, bid in enumerate(levels)}
    above = {MISERE: "8S", OPEN_MISERE: "10D"}
    ranked: dict[str, int] = {}
    for bid, value in values.items():
        ranked[bid] = value
        ranked |= {special: {MISERE: 250, OPEN_MISERE: 500}[special] for special, low in above.items() if low == bid}
    return ranked


VALUES = schedule()
RANKED = [*VALUES]


# How events are written. Adapt these functions, not the rules.

SUIT_WORDS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts", "N": "no_trump"}
NAMING = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def bid_name(bid: str) -> str:
    """Return how a bid is written."""
    return bid if bid in {MISERE, OPEN_MISERE} else f"{bid[:-1]}_{SUIT_WORDS[bid[-1]]}"


def bid_line(seat: int, bid: str) -> str:
    """Return how a seat bids, or passes if the bid is empty."""
    return f"{seat} bid {bid_name(bid)}" if bid else f"{seat} pass"


# The rules.


def suit_of(card: str, trump: str) -> str:
    """Return the suit that a card belongs to; that of the joker without trumps is its own."""
    if card == JOKER:
        return trump if trump in SUITS else JOKER
    if trump in COLOURS and card == "J" + COLOURS[trump]:
        return trump
    return card[1]


def height(card: str, trump: str) -> int:
    """Return how high a card is in its suit."""
    if card == JOKER:
        return 100
    if trump in COLOURS and card[0] == "J" and suit_of(card, trump) == trump:
        return 99 if card[1] == trump else 98
    return ORDER.index(card[0])


def pack(seats: int) -> set[str]:
    """Return the cards of the deck."""
    if seats == 3:
        return pack_of("789TJQKA") | {JOKER}
    return (pack_of(ORDER) - {"4S", "4C"}) | {JOKER}


class FiveHundred(Match):
    """A match."""

    GAME = "five_hundred"
    RULES = 2
    TABLES = (3, 4)
    CHOICES = CHOICES

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        faults = []
        if options["players"] != str(seats):
            faults.append("the number of players is another one")
        if options["misere"] == "off":
            faults += [
                f"option {name!r} needs misère"
                for name, value in (("open_misere", "on"), ("nullo_joker", "low"))
                if options[name] == value
            ]
        return faults

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        cards = pack(self.seats)
        hands = {seat: lines.hand(seat, SIZE, cards) for seat in range(self.seats)}
        widow = lines.hand("widow", WIDOW, cards)
        first = (self.dealer + 1) % self.seats
        self.dealer = first
        contractor, contract = Auction(self.options, self.seats).replay(lines, first)
        if not contract and self.options["all_pass"] == CHOICES["all_pass"][0]:
            self.over = self.started == LAST_DEAL
            return self.passed_in(first)
        if contract:
            lines.exchange(contractor, hands[contractor], widow)
        leader = contractor if contract else first
        if contract in {MISERE, OPEN_MISERE}:
            for seat in self.side(leader):
                if seat != leader:
                    lines.expect_cards(f"move {seat} out.{seat}", hands[seat], (f" for {seat}",))
        tricks = self.tricks(lines, leader, contract, hands)
        points = self.score(contractor, contract, tricks)
        self.add(points)
        self.over = self.ends(contractor if contract and points[contractor] > 0 else -1)
        return {"points": points, "leader": leader, "contract": [bid_name(contract) if contract else "no_trump"]}

    def side(self, seat: int) -> list[int]:
        """Return the seats that score together with one."""
        return [seat] if self.seats == 3 else [seat, (seat + 2) % self.seats]

    def tricks(self, lines: Lines, leader: int, contract: str, hands: dict[int, set[str]]) -> list[int]:
        """Read ten tricks, and return how many each seat took."""
        taken = [0] * self.seats
        plain = contract in {MISERE, OPEN_MISERE}
        trump = contract[-1] if contract and not plain else "N"
        away = {seat for seat in self.side(leader) if plain and seat != leader}
        is_low = plain and self.options["nullo_joker"] == "low"
        seat = leader
        for number in range(SIZE):
            if number == 1 and contract == OPEN_MISERE:
                lines.show({leader: hands[leader]})
            seat = self.trick(
                lines, [other for other in in_turn(seat, self.seats) if other not in away], hands, trump, is_low=is_low
            )
            taken[seat] += 1
        return taken

    @staticmethod
    def trick(lines: Lines, seats: list[int], hands: dict[int, set[str]], trump: str, *, is_low: bool) -> int:
        """Read a trick of seats in turn, and return who takes it."""
        played: dict[int, str] = {}
        led = ""
        for seat in seats:
            hand = hands[seat]
            legal = {card for card in hand if suit_of(card, trump) == led} or hand
            meanings = {f"{seat} {card}": (card, suit_of(card, trump)) for card in sorted(legal)}
            if not led and trump == "N" and JOKER in legal:
                del meanings[f"{seat} {JOKER}"]
                meanings |= {f"{seat} {JOKER} {word}": (JOKER, suit) for suit, word in NAMING.items()}
            card, suit = lines.choose(meanings)
            led = led or suit
            hand.remove(card)
            played[seat] = card

        def strength(seat: int) -> tuple[int, int]:
            card = played[seat]
            if card == JOKER and trump == "N":
                return (0 if is_low else 3, 1 if seat == seats[0] else 0)
            suit = suit_of(card, trump)
            return (2 if suit == trump else 1 if suit == led else 0, height(card, trump) if suit in {trump, led} else 0)

        return max(seats, key=strength)

    def score(self, contractor: int, contract: str, tricks: list[int]) -> list[int]:
        """Return the points of the seats for the tricks that each took; the seats of a side are added."""
        if not contract:
            return [TRICK * took for took in tricks]
        own = sum(tricks[seat] for seat in self.side(contractor))
        value = VALUES[contract]
        if contract in {MISERE, OPEN_MISERE}:
            points = [0] * self.seats
            points[contractor] = value if own == 0 else -value
            return points
        made = own >= int(contract[:-1])
        pays = {"yes": True, "no": False, "if_failed": not made}[self.options["opponents_score"]]
        points = [TRICK * took if pays else 0 for took in tricks]
        for seat in self.side(contractor):
            points[seat] = 0
        if made and own == SIZE and self.options["slam"] == "250":
            value = max(value, SLAM)
        points[contractor] = value if made else -value
        return points

    def ends(self, maker: int) -> bool:
        """Return whether the match is over; `maker` made a contract in this deal, or is -1."""
        target = int(self.options["target"])
        sides = [
            sum(self.totals[seat] for seat in self.side(first)) for first in range(self.seats if self.seats == 3 else 2)
        ]
        if maker >= 0 and sum(self.totals[seat] for seat in self.side(maker)) >= target:
            return True
        reached = [total for total in sides if total >= target]
        if reached and self.options["win_by"] == "any" and reached.count(max(reached)) == 1:
            return True
        if self.options["back_door"] == "on" and min(sides) <= -target:
            return True
        return self.started == LAST_DEAL


class Auction:
    """The auction of a deal."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options, self.seats = options, seats

    def higher(self, last: str) -> list[str]:
        """Return the bids that may follow one."""
        bids = RANKED[RANKED.index(last) + 1 :] if last else RANKED
        allowed = set(bids)
        seven = bool(last) and last not in {MISERE, OPEN_MISERE} and int(last[:-1]) >= 7
        if self.options["misere"] == "off" or (self.options["misere"] == "after_seven" and not seven):
            allowed.discard(MISERE)
        if self.options["open_misere"] == "off":
            allowed.discard(OPEN_MISERE)
        return [bid for bid in bids if bid in allowed]

    def replay(self, lines: Lines, first: int) -> tuple[int, str]:
        """Read the auction, and return the contractor and the bid; the bid is empty if all pass."""
        form = self.options["auction"]
        bidder, best = -1, ""
        out: set[int] = set()
        passes = 0  # in a row
        turns = 0
        seat = first
        while self.higher(best):
            if form == "single" and turns == self.seats:
                break
            if form == "pass_out" and len(out) >= self.seats - bool(best):
                break
            if form == "reenter" and passes >= self.seats - bool(best):
                break
            if seat not in out:
                turns += 1
                due = {bid_line(seat, bid): bid for bid in ["", *self.higher(best)]}
                if bid := lines.choose(due):
                    bidder, best, passes = seat, bid, 0
                else:
                    passes += 1
                    if form == "pass_out":
                        out.add(seat)
            seat = (seat + 1) % self.seats
        return bidder, best


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, FiveHundred)
