"""A referee for recorded matches of Scopone, written from the rules alone."""

from collections import Counter
from itertools import combinations
from typing import Any

from tests.oracle.refereeing import OFF, SUITS, Lines, Match, in_turn, judge, pack_of

RANKS = "A234567JQK"  # from the lowest; the value of a rank is its place, from 1
COINS, SETTEBELLO = "D", "7D"
HALF_OF_CARDS, HALF_OF_COINS = 20, 5
PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
TIE_BREAKERS = "76A5432"  # the ranks that are counted one after the other with `sevens`
NAPOLA = 3  # coins that it needs, from the ace up
TABLE_CARDS = {"nine": 4, "ten": 0}
SIDES = ((0, 2), (1, 3))
CHOICES = {
    "form": ("nine", "ten"),
    "target": ("21", "11", "16", "31"),
    "sum_choice": ("free", "fewest"),
    "napola": OFF,
    "last_scopa": OFF,
    "ace": ("one", "sweeps"),
    "kings": ("redeal", "play"),
    "primiera": ("table", "sevens"),
    "deck_faces": ("italian", "french"),
}


# How events are written. Adapt these functions, not the rules.


def play_line(seat: int, card: str, takes: tuple[str, ...]) -> str:
    """Return how a seat plays a card, with the cards of the table that it takes."""
    played = f"{seat} +{card}"
    return f"{played} x {' '.join(written_order(takes))}" if takes else played


def written_order(cards: tuple[str, ...]) -> list[str]:
    """Return cards in the order in which a line names them: by suit, from the highest rank."""
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), -RANKS.index(card[0])))


def read_table(lines: Lines, size: int, pack: set[str]) -> list[str]:
    """Read the cards that are dealt face up, if there are any, and return them."""
    if not size:
        return []
    table = lines.pile("stock", size, pack)
    lines.expect_cards("move stock layout", table)
    return table


def read_taken(lines: Lines, seat: int, cards: list[str]) -> None:
    """Read that cards of the table are moved to those that a seat has taken."""
    lines.expect_cards(f"move layout taken.{seat}", cards)


def booked(side: tuple[int, int]) -> int:
    """Return the seat to which points are booked that belong to the side as a whole; only the sum is a rule."""
    return side[0]


# The rules.


def value(card: str) -> int:
    """Return the capture value of a card."""
    return RANKS.index(card[0]) + 1


def captures(card: str, table: list[str], options: dict[str, str]) -> list[tuple[str, ...]]:
    """Return the sets of table cards that a card may take; empty if it stays."""
    equal: list[tuple[str, ...]] = [(other,) for other in table if other[0] == card[0]]
    if equal:
        return equal
    if card[0] == "A" and options["ace"] == "sweeps":
        return [tuple(table)] if table else []
    sums = [
        chosen
        for size in range(2, len(table) + 1)
        for chosen in combinations(table, size)
        if sum(map(value, chosen)) == value(card)
    ]
    if sums and options["sum_choice"] == "fewest":
        fewest = min(map(len, sums))
        return [chosen for chosen in sums if len(chosen) == fewest]
    return sums


def is_sweep(card: str, takes: tuple[str, ...], table: list[str], options: dict[str, str], *, is_last: bool) -> bool:
    """Return whether a capture is a scopa: it takes all cards of the table."""
    if not takes or len(takes) < len(table) or (is_last and options["last_scopa"] == "off"):
        return False
    return not (card[0] == "A" and takes[0][0] != "A")


def primiera(cards: set[str]) -> int:
    """Return the points of the best card of each suit; none without all suits."""
    best = [max((PRIMIERA[card[0]] for card in cards if card[1] == suit), default=0) for suit in SUITS]
    return sum(best) if all(best) else 0


def napola(cards: set[str]) -> int:
    """Return how many coins a side has in order, from the ace."""
    length = 0
    while length < len(RANKS) and RANKS[length] + COINS in cards:
        length += 1
    return length if length >= NAPOLA else 0


def prevails(own: set[str], other: set[str], options: dict[str, str]) -> bool:
    """Return whether a side has the better primiera."""
    if options["primiera"] == "table":
        return primiera(own) > primiera(other)
    counts = [Counter(card[0] for card in cards) for cards in (own, other)]
    first, second = ([count[rank] for rank in TIE_BREAKERS] for count in counts)
    return first > second


def side_points(own: set[str], other: set[str], options: dict[str, str]) -> int:
    """Return the points of a side for the cards that both sides have, without settebello and scope."""
    coins = sum(card[1] == COINS for card in own)
    points = (len(own) > HALF_OF_CARDS) + (coins > HALF_OF_COINS) + prevails(own, other, options)
    return points + (napola(own) if options["napola"] == "on" else 0)


class Scopone(Match):
    """A match."""

    GAME = "scopone"
    CHOICES = CHOICES

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        wrong = options["form"] == "ten" and options["kings"] != CHOICES["kings"][0]
        return ["no cards lie on the table at first, so no kings do"] if wrong else []

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        first = (self.dealer + 1) % self.seats
        deal = Deal(self.options, lines, first)
        if deal.is_void():
            return {"void": "kings", "leader": first}
        deal.replay()
        points = self.add(deal.points())
        self.dealer = first
        totals = [sum(self.totals[seat] for seat in side) for side in SIDES]
        self.over = max(totals) >= int(self.options["target"]) and totals[0] != totals[1]
        if self.options["napola"] == "on":
            self.over = self.over or any(napola(deal.cards(side)) == len(RANKS) for side in SIDES)
        return {"points": points, "leader": first}


class Deal:
    """One deal."""

    def __init__(self, options: dict[str, str], lines: Lines, first: int) -> None:
        self.options, self.lines, self.first = options, lines, first
        pack = pack_of(RANKS)
        size = TABLE_CARDS[options["form"]]
        each = (len(pack) - size) // 4
        self.hands = {seat: lines.hand(seat, each, pack) for seat in range(4)}
        self.table = read_table(lines, size, pack)
        self.taken: dict[int, set[str]] = {seat: set() for seat in self.hands}
        self.sweeps = dict.fromkeys(self.hands, 0)
        self.last = -1  # the seat that captured last

    def is_void(self) -> bool:
        """Return whether the same dealer deals again, because too many kings lie on the table."""
        return self.options["kings"] == "redeal" and sum(card[0] == "K" for card in self.table) >= 3

    def replay(self) -> None:
        """Read all cards, and who gets those that are left on the table."""
        while self.hands[self.first]:
            for seat in in_turn(self.first, len(self.hands)):
                self.turn(seat)
        if self.table:
            read_taken(self.lines, self.last, self.table)
            self.taken[self.last].update(self.table)

    def turn(self, seat: int) -> None:
        """Read the card of a seat, and what it takes."""
        hand = self.hands[seat]
        due = {
            play_line(seat, card, takes): (card, takes)
            for card in sorted(hand)
            for takes in captures(card, self.table, self.options) or [()]
        }
        card, takes = self.lines.choose(due)
        hand.remove(card)
        is_last = not any(self.hands.values())
        self.sweeps[seat] += is_sweep(card, takes, self.table, self.options, is_last=is_last)
        if not takes:
            self.table.append(card)
            return
        read_taken(self.lines, seat, [card, *takes])
        self.taken[seat].update(takes, (card,))
        self.table = [other for other in self.table if other not in takes]
        self.last = seat

    def cards(self, side: tuple[int, int]) -> set[str]:
        """Return the cards that a side has taken."""
        return self.taken[side[0]] | self.taken[side[1]]

    def points(self) -> list[int]:
        """Return the points of the seats."""
        points = [self.sweeps[seat] + (SETTEBELLO in self.taken[seat]) for seat in sorted(self.hands)]
        for own, other in (SIDES, SIDES[::-1]):
            points[booked(own)] += side_points(self.cards(own), self.cards(other), self.options)
        return points


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Scopone)
