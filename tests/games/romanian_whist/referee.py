"""A referee for recorded matches of Romanian Whist, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import LISTED, Lines, Match, in_turn, judge, pack_of, taker

ORDER = LISTED[::-1]  # from the lowest rank
FULL = 8  # the cards of the longest hand; then nothing is left to turn up
RUN = 5  # the deals of a streak
CHOICES = {
    "order": ("1-8-1", "8-1-8", "short", "no_repeat"),
    "forbidden_sum": ("last", "none"),
    "trump_duty": ("must", "may"),
    "streak": ("off", "5", "10"),
    "streak_ones": ("reset", "skip", "count"),
    "one_card": ("normal", "forehead", "blind"),
    "extra_ones": ("none", "forehead_blind"),
    "miss": ("distance", "flat"),
    "eights_trump": ("none", "last"),
}


# How events of new kinds are written. Adapt these functions, not the rules.


def hand_tails(seat: int, mode: str, seats: list[int], everyone: int) -> list[str]:
    """Return how the line of a hand says who sees it; `mode` is how deals of one card are played."""
    if mode == "normal":
        return [""]
    if mode == "blind":
        return [" for -"]
    audiences = [seats, range(everyone)]  # the seats in play, or the seat that sits out too
    return list(
        dict.fromkeys(" for " + " ".join(str(other) for other in group if other != seat) for group in audiences)
    )


def bid_line(seat: int, number: int) -> str:
    """Return how a seat bids."""
    return f"{seat} bid {number}"


def turn_up_lines(seat: int, mode: str) -> list[str]:
    """Return the lines before a seat plays a card that it has not seen."""
    return [] if mode == "normal" else [f"{seat} turn_up"]


def last_card(lines: Lines, seat: int, pack: set[str]) -> set[str]:
    """Read the line of the last card dealt, if it will be shown: it follows the other cards of its hand."""
    return lines.hand(seat, 1, pack)


def sizes_of(order: str, seats: int) -> list[int]:
    """Return the cards of a hand for all deals.

    >>> " ".join(map(str, sizes_of("1-8-1", 4)))
    '1 1 1 1 2 3 4 5 6 7 8 8 8 8 7 6 5 4 3 2 1 1 1 1'
    >>> " ".join(map(str, sizes_of("8-1-8", 3)))
    '8 8 8 7 6 5 4 3 2 1 1 1 2 3 4 5 6 7 8 8 8'
    >>> [len(sizes_of(order, 4)) for order in CHOICES["order"]]
    [24, 24, 12, 15]
    """
    up, down, ones, eights = [*range(2, FULL)], [*range(FULL - 1, 1, -1)], [1] * seats, [FULL] * seats
    return {
        "1-8-1": ones + up + eights + down + ones,
        "8-1-8": eights + down + ones + up + eights,
        "short": [1, 3, 5, 7, *eights, 7, 5, 3, 1],
        "no_repeat": [1, *up, FULL, *down, 1],
    }[order]


class RomanianWhist(Match):
    """A match."""

    GAME = "romanian_whist"
    TABLES = range(3, 8)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.plan = [
            (size, options["one_card"] if size == 1 else "normal") for size in sizes_of(options["order"], seats)
        ]
        if options["extra_ones"] == "forehead_blind":
            self.plan += [(1, "forehead"), (1, "blind")]
        self.runs = [0] * seats  # exact deals in a row, or missed ones below zero

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        size, mode = self.plan[self.started]
        self.new_deal(lines)
        first = (self.dealer + 1) % self.seats
        seats = [seat for seat in in_turn(first, self.seats) if self.seats < 7 or seat != self.dealer]
        pack = pack_of(LISTED[: 2 * min(self.seats, 6)])
        tails = {seat: hand_tails(seat, mode, sorted(seats), self.seats) for seat in seats}
        last = seats[-1] if size == FULL and self.options["eights_trump"] == "last" else -1
        hands, shown = {}, set[str]()
        for seat in sorted(seats):
            hands[seat] = lines.hand(seat, size - (seat == last), pack, tails[seat])
            if seat == last:
                shown = last_card(lines, seat, pack)
                hands[seat] |= shown
        trump = self.trump(lines, size, pack, last, shown)
        bids = self.bids(lines, seats, size)
        tricks, leader = dict.fromkeys(seats, 0), first
        for _ in range(size):
            turn = [seat for seat in in_turn(leader, self.seats) if seat in hands]
            leader = self.trick(lines, turn, hands, trump, mode)
            tricks[leader] += 1
        points = [self.score(seat, bids[seat], tricks[seat], size) if seat in bids else 0 for seat in range(self.seats)]
        self.dealer = first
        self.over = self.started == len(self.plan)
        return {"leader": seats[0], "points": self.add(points)}

    def trump(self, lines: Lines, size: int, pack: set[str], last: int, shown: set[str]) -> str:
        """Read how the trumps are found, and return their suit; empty if there are none."""
        if size < FULL:
            return lines.turn_up(pack)[1]
        if not shown:
            return ""
        return lines.choose({f"show {last} {card}": card[1] for card in sorted(shown)})

    def bids(self, lines: Lines, seats: list[int], size: int) -> dict[int, int]:
        """Read the bids."""
        bids: dict[int, int] = {}
        for seat in seats:
            numbers = set(range(size + 1))
            if seat == seats[-1] and self.options["forbidden_sum"] == "last":
                numbers.discard(size - sum(bids.values()))
            bids[seat] = lines.choose({bid_line(seat, number): number for number in sorted(numbers)})
        return bids

    def trick(self, lines: Lines, seats: list[int], hands: dict[int, set[str]], trump: str, mode: str) -> int:
        """Read a trick, and return the seat that takes it."""
        trick: dict[int, str] = {}
        for seat in seats:
            hand = hands[seat]
            for line in turn_up_lines(seat, mode):
                lines.expect(line)
            legal = self.legal(hand, trick[seats[0]][1], trump) if trick else hand
            trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
            hand.remove(trick[seat])
        return taker(trick, ORDER, trump)

    def legal(self, hand: set[str], led: str, trump: str) -> set[str]:
        """Return the cards that a hand may play to a lead of this suit."""
        following = {card for card in hand if card[1] == led}
        trumps = {card for card in hand if card[1] == trump} if self.options["trump_duty"] == "must" else set()
        return following or trumps or hand

    def score(self, seat: int, bid: int, tricks: int, size: int) -> int:
        """Return the points of a seat, with the prize or the price of a streak."""
        exact = bid == tricks
        points = 5 + bid if exact else -5 if self.options["miss"] == "flat" else -abs(tricks - bid)
        if self.options["streak"] == "off":
            return points
        if size == 1 and self.options["streak_ones"] != "count":
            self.runs[seat] = 0 if self.options["streak_ones"] == "reset" else self.runs[seat]
            return points
        step = 1 if exact else -1
        self.runs[seat] = self.runs[seat] + step if self.runs[seat] * step > 0 else step
        if abs(self.runs[seat]) < RUN:
            return points
        self.runs[seat] = 0
        return points + step * int(self.options["streak"])


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, RomanianWhist)
