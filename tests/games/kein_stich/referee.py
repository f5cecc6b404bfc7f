"""A referee for recorded matches of Kein Stich, written from the rules alone."""

from typing import Any

from tests.oracle.layout_rows import play_rows
from tests.oracle.refereeing import ON, SUITS, Lines, Match, follow, in_turn, judge, pack_of, taker

ORDER = "789TJQKA"  # from the lowest rank
HAND_SIZES = {3: 10, 4: 8, 5: 6, 6: 5}
LEFT_OUT = {"7S", "7C"}  # unless there are four players
POTS = {3: 170, 4: 160, 5: 150, 6: 145}  # of a round without extras
SHARES = {3: (100, 70, 0), 4: (80, 50, 30, 0), 5: (70, 45, 25, 10, 0), 6: (65, 40, 25, 15, 0, 0)}
TRICK, HEART, QUEEN, KING, LAST = 5, 5, 10, 40, 40
EXTRAS = ("last_trick", "all")
CHOICES = {
    "stakes": ("pot", "points"),
    "shares": ("80_50_30_0", "100_40_20_0", "160_0_0_0"),
    "extras": ("none", "last_trick", "all", "last_trick,all"),
    "rounds": tuple("12345678"),
    "layout_leader": ("dealers_left", "dealer"),
    "early_end": ON,
}


# How events of new kinds are written, and what the deals are called. Adapt these, not the rules.

NAMES = {  # names of the deals as contracts
    "tricks": ("tricks", "no_trick", "no_tricks"),
    "hearts": ("hearts", "no_heart", "no_hearts"),
    "queens": ("queens", "no_queen", "no_ober", "no_queens"),
    "king": ("king", "no_king", "king_of_hearts", "no_king_of_hearts"),
    "last_trick": ("last_trick", "no_last_trick"),
    "all": ("all", "all_at_once"),
    "layout": ("layout",),
}
PENALTY_SIGN = 1  # with `stakes=points` records hold what is written down: positive penalties, fewest win


class KeinStich(Match):
    """A match."""

    GAME = "kein_stich"
    TABLES = (3, 4, 5, 6)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        extras = [name for name in EXTRAS if name in options["extras"].split(",")]
        self.plan = ["tricks", "hearts", "queens", "king", *extras, "layout"]
        self.pot = 0

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        wrong = options["shares"] == "100_40_20_0" and seats != 4
        return ["these shares need four players"] if wrong else []

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        name = self.plan[self.started % len(self.plan)]
        self.new_deal(lines)
        pack = pack_of(ORDER) - (LEFT_OUT if self.seats != 4 else set())
        hands = {seat: lines.hand(seat, HAND_SIZES[self.seats], pack) for seat in range(self.seats)}
        by_dealer = name == "layout" and self.options["layout_leader"] == "dealer"
        leader = (self.dealer + (not by_dealer)) % self.seats
        points = self.layout(lines, hands, leader) if name == "layout" else self.tricks(lines, hands, leader, name)
        self.dealer = (self.dealer + 1) % self.seats
        self.over = self.started == len(self.plan) * int(self.options["rounds"])
        return {"contract": NAMES[name], "leader": leader, "points": self.add(points)}

    def tricks(self, lines: Lines, hands: dict[int, set[str]], leader: int, name: str) -> list[int]:
        """Replay the tricks, and return the points."""
        paid = [0] * self.seats
        cards = {"hearts": {f"{rank}H" for rank in ORDER}, "queens": {f"Q{suit}" for suit in SUITS}, "king": {"KH"}}
        paying = cards.get(name, set()) if self.options["early_end"] == "on" else set()
        for number in range(HAND_SIZES[self.seats]):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, self.seats):
                legal = follow(hands[seat], trick[leader][1]) if trick else hands[seat]
                trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
                hands[seat].remove(trick[seat])
            leader = taker(trick, ORDER)
            paid[leader] += price(name, [*trick.values()], last=number == HAND_SIZES[self.seats] - 1)
            if paying and not any(hand & paying for hand in hands.values()):
                lines.show(hands)
                break
        if self.options["stakes"] == "points":
            return [PENALTY_SIGN * penalty for penalty in paid]
        self.pot += sum(paid)
        return [-chips for chips in paid]

    def layout(self, lines: Lines, hands: dict[int, set[str]], leader: int) -> list[int]:
        """Replay the layout, and return the points by place."""
        out = play_rows(lines, hands, leader, ORDER, lambda out: len(out) >= self.seats - 1)
        lines.maybe_show(hands)
        out += [seat for seat in range(self.seats) if seat not in out]
        if self.options["stakes"] == "points":
            return [PENALTY_SIGN * 10 * out.index(seat) for seat in range(self.seats)]
        won, self.pot = shares(self.options["shares"], self.seats, self.pot), 0
        return [won[out.index(seat)] for seat in range(self.seats)]


def price(name: str, trick: list[str], *, last: bool) -> int:
    """Return what the taker of a trick pays.

    >>> price("all", ["KH", "QH", "9S", "7C"], last=False)
    65
    """
    prices = {
        "tricks": TRICK,
        "hearts": HEART * sum(card[1] == "H" for card in trick),
        "queens": QUEEN * sum(card[0] == "Q" for card in trick),
        "king": KING * ("KH" in trick),
    }
    return sum(prices.values()) if name == "all" else LAST * last if name == "last_trick" else prices[name]


def shares(option: str, seats: int, pot: int) -> list[int]:
    """Return what the seats win by place.

    >>> [shares("80_50_30_0", 4, pot) for pot in (160, 200, 320, 360)]
    [[80, 50, 30, 0], [100, 60, 40, 0], [160, 100, 60, 0], [180, 110, 70, 0]]
    >>> shares("80_50_30_0", 3, 210), shares("80_50_30_0", 5, 340), shares("100_40_20_0", 4, 200)
    ([125, 85, 0], [165, 100, 55, 20, 0], [125, 50, 25, 0])
    >>> shares("160_0_0_0", 3, 170)
    [170, 0, 0]
    """
    if option == "160_0_0_0":
        return [pot, *[0] * (seats - 1)]
    if option == "80_50_30_0" and seats == 4:
        second = pot // 16 * 5
        return [pot // 2, second, pot - pot // 2 - second, 0]
    base = (100, 40, 20, 0) if option == "100_40_20_0" else SHARES[seats]
    scaled = [share * pot // POTS[seats] // 5 * 5 for share in base]
    return [scaled[0] + pot - sum(scaled), *scaled[1:]]


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, KeinStich)
