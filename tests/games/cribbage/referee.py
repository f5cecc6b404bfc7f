"""A referee for recorded matches of Cribbage, written from the rules alone."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import prod
from typing import Any

from tests.oracle.refereeing import OFF, ON, Lines, Match, judge, pack_of

ORDER = "A23456789TJQK"  # from the lowest rank
HANDS = {2: 6, 3: 5, 4: 5}  # cards dealt to each seat, by the number of seats
KEPT, CRIB = 4, 4
LIMIT, FIFTEEN = 31, 15
ALIKE = {2: 2, 3: 6, 4: 12}  # points for so many cards of one rank
SKUNK, DOUBLE = {121: 91, 61: 31}, {121: 61, 61: 0}  # scores under which a loser is skunked, by the target
CHOICES = {
    "target": ("121", "61"),
    "muggins": OFF,
    "games": ("1", "3", "5", "7"),
    "skunk": ON,
    "crib_flush": ("five", "four"),
    "heels": ("2", "0"),
}


# How events are written. Adapt these functions, not the rules.


def discard_line(seat: int, cards: Sequence[str]) -> str:
    """Return how a seat chooses its cards for the crib, in secret."""
    return f"{seat} (discard {' '.join(cards)})"


def play_line(seat: int, card: str) -> str:
    """Return how a seat plays a card."""
    return f"{seat} +{card}"


def read_crib_moves(lines: Lines, discards: dict[int, list[str]]) -> None:
    """Read how the cards go to the crib, seen by their givers only, in the order of the seats."""
    for seat in sorted(discards):
        lines.expect_cards(f"move {seat} crib", discards[seat], (f" for {seat}",))


def read_open_crib(lines: Lines, crib: Sequence[str]) -> None:
    """Read that the crib is turned up."""
    lines.expect_cards("move crib crib", crib)


def count_lines(seat: int) -> dict[str, int]:
    """Return how a seat names the points of its cards."""
    return {f"{seat} count {number}": number for number in range(30)}


# The rules.


def value(card: str) -> int:
    """Return what a card counts."""
    return min(ORDER.index(card[0]) + 1, 10)


def longest_run(ranks: Sequence[int]) -> int:
    """Return the length of the longest run that the last cards of a count make, in any order; 0 without one."""
    for size in range(len(ranks), 2, -1):
        last = sorted(ranks[-size:])
        if last == list(range(last[0], last[0] + size)):
            return size
    return 0


def play_points(cards: Sequence[str]) -> int:
    """Return what the last card of a count scores, without the point for the last card."""
    count, ranks = sum(map(value, cards)), [ORDER.index(card[0]) for card in cards]
    alike = 0
    while alike < len(ranks) and ranks[-1 - alike] == ranks[-1]:
        alike += 1
    return 2 * (count == FIFTEEN) + 2 * (count == LIMIT) + ALIKE.get(alike, 0) + longest_run(ranks)


def fifteens(cards: Sequence[str]) -> int:
    """Return the points for sets of cards that count fifteen."""
    sets = (some for size in range(2, len(cards) + 1) for some in combinations(cards, size))
    return 2 * sum(sum(map(value, some)) == FIFTEEN for some in sets)


def pairs(cards: Sequence[str]) -> int:
    """Return the points for pairs."""
    return 2 * sum(first[0] == second[0] for first, second in combinations(cards, 2))


def runs(cards: Sequence[str]) -> int:
    """Return the points for runs: each longest one, for each choice of equal cards."""
    held = Counter(ORDER.index(card[0]) for card in cards)
    points = 0
    for low in held:
        if low - 1 not in held:
            length = next(size for size in range(1, 15) if low + size not in held)
            if length >= 3:
                points += length * prod(held[low + step] for step in range(length))
    return points


def flush(cards: Sequence[str], starter: str, *, needs_five: bool) -> int:
    """Return the points for cards of one suit."""
    if len({card[1] for card in cards}) > 1:
        return 0
    if starter[1] == cards[0][1]:
        return 5
    return 0 if needs_five else 4


def nobs(cards: Sequence[str], starter: str) -> int:
    """Return the point for the jack of the starter's suit."""
    return int("J" + starter[1] in cards)


def show_points(cards: Sequence[str], starter: str, *, needs_five: bool = False) -> int:
    """Return what four cards are worth with the starter."""
    all_five = [*cards, starter]
    return (
        fifteens(all_five)
        + pairs(all_five)
        + runs(all_five)
        + flush(cards, starter, needs_five=needs_five)
        + nobs(cards, starter)
    )


def game_points(target: int, best_loser: int, *, skunk: bool) -> int:
    """Return the value of a game for its winner, given the best score of those who have lost it."""
    if not skunk:
        return 1
    return 3 if best_loser < DOUBLE[target] else 2 if best_loser < SKUNK[target] else 1


class Won(Exception):
    """A seat has reached the target."""


class Cribbage(Match):
    """A match."""

    GAME = "cribbage"
    TABLES = (2, 3, 4)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.target = int(options["target"])
        self.scores = [0] * seats  # of the seats in the running game
        self.games = [0] * seats  # the game points of the seats, or of the pair of which a seat is the first
        self.deal_points = [0] * seats
        self.winner = -1

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        if options["skunk"] == "off" and options["games"] == "1":
            return ["option 'skunk' needs several games"]
        return []

    def side(self, seat: int) -> list[int]:
        """Return the seats that score together with a seat."""
        return [seat, (seat + 2) % 4] if self.seats == 4 else [seat]

    def score_of(self, seat: int) -> int:
        """Return the score of the side of a seat."""
        return sum(self.scores[member] for member in self.side(seat))

    def book(self, seat: int, points: int) -> None:
        """Give points to a seat, none beyond the target; the game ends when its side has it."""
        points = min(points, self.target - self.score_of(seat))
        self.scores[seat] += points
        self.deal_points[seat] += points
        if self.score_of(seat) >= self.target:
            self.winner = seat
            raise Won

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        self.deal_points, self.winner = [0] * self.seats, -1
        first = (self.dealer + 1) % self.seats
        deal = Deal(self, lines)
        try:
            deal.replay()
        except Won:
            lines.maybe_show(deal.hands)
            if not deal.is_open:
                read_open_crib(lines, deal.crib)
        self.add(self.deal_points)
        self.dealer = first
        if self.winner >= 0:
            self.end_game()
        return {"points": [*self.deal_points], "leader": first}

    def end_game(self) -> None:
        """Book a game to its winner, and begin a new one, or end the match."""
        others = [seat for seat in range(self.seats) if seat not in self.side(self.winner)]
        best = max(self.score_of(seat) for seat in others)
        has_skunks = self.options["skunk"] == "on" and self.options["games"] != "1"
        self.games[min(self.side(self.winner))] += game_points(self.target, best, skunk=has_skunks)
        self.over = max(self.games) >= int(self.options["games"])
        self.scores = [0] * self.seats
        self.dealer = (self.winner + 1) % self.seats


class Deal:
    """One deal."""

    def __init__(self, match: Cribbage, lines: Lines) -> None:
        self.match, self.lines, self.seats, self.dealer = match, lines, match.seats, match.dealer
        pack = pack_of(ORDER)
        self.hands = {seat: lines.hand(seat, HANDS[self.seats], pack) for seat in range(self.seats)}
        self.crib: list[str] = [*lines.hand("crib", 1, pack)] if self.seats == 3 else []
        self.stock = lines.pile("stock", len(pack), pack)
        self.kept: dict[int, list[str]] = {}
        self.starter = ""
        self.is_open = False

    def replay(self) -> None:
        """Read a deal to its end; `Won` ends it before."""
        self.discard()
        self.starter = self.stock[0]
        self.lines.expect(f"move stock starter {self.starter}")
        if self.starter[0] == "J" and self.match.options["heels"] == "2":
            self.match.book(self.dealer, 2)
        self.pegging()
        for step in range(1, self.seats + 1):
            seat = (self.dealer + step) % self.seats
            self.show(seat, show_points(self.kept[seat], self.starter))
        read_open_crib(self.lines, self.crib)
        self.is_open = True
        needs_five = self.match.options["crib_flush"] == "five"
        self.show(self.dealer, show_points(self.crib, self.starter, needs_five=needs_five))

    def discard(self) -> None:
        """Read what every seat lays away, in any order of the seats."""
        size = HANDS[self.seats] - KEPT
        discards: dict[int, list[str]] = {}
        while len(discards) < self.seats:
            due: dict[str, tuple[int, list[str]]] = {}
            for seat in set(self.hands) - set(discards):
                some: list[tuple[str, ...]] = [()]
                if size == 1:
                    some = [(card,) for card in self.hands[seat]]
                else:
                    some = [pair for pair in product(sorted(self.hands[seat]), repeat=2) if pair[0] != pair[1]]
                due |= {discard_line(seat, cards): (seat, [*cards]) for cards in some}
            seat, cards = self.lines.choose(due)
            discards[seat] = cards
        read_crib_moves(self.lines, discards)
        for seat, cards in discards.items():
            self.hands[seat] -= set(cards)
            self.crib += cards
            self.kept[seat] = sorted(self.hands[seat])

    def pegging(self) -> None:
        """Read the play."""
        seat, last = (self.dealer + 1) % self.seats, -1
        cards: list[str] = []
        out: set[int] = set()
        while any(self.hands.values()):
            if seat in out or not self.hands[seat]:
                seat = (seat + 1) % self.seats
                continue
            count = sum(map(value, cards))
            fitting = sorted(card for card in self.hands[seat] if count + value(card) <= LIMIT)
            is_full = False
            if fitting:
                card = self.lines.choose({play_line(seat, card): card for card in fitting})
                self.hands[seat].remove(card)
                cards.append(card)
                last, is_full = seat, count + value(card) == LIMIT
                points = play_points(cards)
            else:
                self.lines.expect(f"{seat} pass")
                out.add(seat)
                points = 0
            is_last = not is_full and not any(self.hands[other] for other in self.hands if other not in out)
            if points + is_last:
                self.match.book(last, points + is_last)
            seat = ((last if is_full or is_last else seat) + 1) % self.seats
            if is_full or is_last:
                cards, out = [], set()

    def show(self, seat: int, points: int) -> None:
        """Book the points of a hand or of the crib."""
        if self.match.options["muggins"] == "off":
            self.match.book(seat, points)
            return
        said = self.lines.choose(count_lines(seat))
        self.match.book(seat, min(said, points))
        if said < points:
            self.match.book((seat + 1) % self.seats, points - said)


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Cribbage)
