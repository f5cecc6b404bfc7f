"""A referee for recorded matches of Knockout Whist, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import (
    LISTED,
    OFF,
    ON,
    SUIT_NAMES,
    SUITS,
    Lines,
    Match,
    draw_highest,
    follow,
    judge,
    pack_of,
    taker,
)

ORDER = LISTED[::-1]  # from the lowest rank

CHOICES = {
    "dogs": ("all", "off", "first"),
    "blind_dog": OFF,
    "chooser_sees": ON,
    "leader": ("dealers_left", "chooser"),
    "tie": ("cut", "seat"),
    "first_cards": ("7", "3", "4", "5", "6"),
    "trump_lead": ON,
    "misere": OFF,
}


# How events of new kinds are written. Adapt these functions, not the rules.


def trump_lines(seat: int) -> dict[str, str]:
    """Return how a seat names the trumps."""
    return {f"{seat} choose {word}": suit for suit in SUITS for word in (suit, SUIT_NAMES[suit])}


def cut_lines(card: str, seat: int) -> list[str]:
    """Return how a seat cuts a card. The draws for the dealer have another label."""
    return [f"chance {label} {index} {card} for {seat}" for label in ("cut", "draw") for index in range(8)]


def is_cut(line: str) -> bool:
    """Return whether a line is the first one of a cut."""
    return line.startswith(("chance cut", "chance draw"))


def knock_lines(seat: int) -> list[str]:
    """Return how a dog lets a trick go by."""
    return [f"{seat} knock", f"{seat} pass"]


def turn_up_lines(seat: int, card: str) -> dict[str, str]:
    """Return how a dog turns up a card that no player has seen; a second line plays it."""
    return {f"{seat} turn_up": card}


class KnockoutWhist(Match):
    """A match."""

    GAME = "knockout_whist"
    TABLES = range(2, 8)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.live = [*range(seats)]
        self.dogs: set[int] = set()  # that have one card in the next deal
        self.blind = False  # whether no player sees the cards of these dogs
        self.lives = [options["dogs"] != "off", options["blind_dog"] == "on"]  # not used up: plain, blind
        self.cards = int(options["first_cards"])  # of a hand in the next deal
        self.most: list[int] = []  # the seats with most tricks in the last deal; empty before it
        self.misere = options["misere"] == "on"
        self.last_dealer = -1  # of the last deal

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        checks = {
            "a blind dog needs dogs": options["blind_dog"] == "on" and options["dogs"] == "off",
            "misere has no dogs": options["misere"] == "on" and options["dogs"] != "off",
        }
        return [text for text, wrong in checks.items() if wrong]

    def after(self, first: int) -> list[int]:
        """Return the live seats in turn after a seat."""
        return sorted(self.live, key=lambda seat: (seat - first - 1) % self.seats)

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        chooser = self.chooser(lines)
        self.new_deal(lines)
        if chooser < 0:
            chooser = self.chooser(lines, now=True)
        first, trump = self.after(self.dealer)[0], ""
        early = ""  # trumps named before the cards were dealt
        unseen = self.most and self.options["chooser_sees"] == "off"
        if unseen and (lines.author or lines.upcoming() in trump_lines(chooser)):
            early = lines.choose(trump_lines(chooser))
        pack = pack_of(LISTED)
        hands, late = self.deal(lines, pack, chooser if unseen and not early else -1)
        if not self.most:
            trump = lines.turn_up(pack)[1]
        else:
            lines.maybe_stock(pack)
            trump = early or lines.choose(trump_lines(chooser))
            for seat in late:
                lines.expect_cards(f"move {seat} {seat}", hands[seat], [f" for {seat}"])
            first = chooser if self.options["leader"] == "chooser" else first
        leader, tricks = first, dict.fromkeys(self.live, 0)
        for number in range(self.cards):
            leader = self.trick(lines, leader, hands, trump, number)
            tricks[leader] += 1
        points = self.knock_out(lines, tricks)
        if not self.over and self.options["tie"] == "cut" and len(self.most) > 1 and is_cut(lines.upcoming()):
            self.most = [draw_highest(lines, self.most, pack_of(LISTED), ORDER, cut_lines)]
        self.dealer = self.after(self.dealer)[0]
        return {"leader": first, "points": self.add(points)}

    def chooser(self, lines: Lines, *, now: bool = False) -> int:
        """Return who names the trumps. A cut may stand on both sides of the line `new deal`: -1 if it comes."""
        if not self.most:
            return -1
        if len(self.most) == 1:
            return self.most[0]
        if self.options["tie"] == "seat":
            dealt = self.last_dealer
            return min(self.most, key=lambda seat: (seat - dealt - 1) % self.seats)
        if now or is_cut(lines.upcoming()):
            return draw_highest(lines, self.most, pack_of(LISTED), ORDER, cut_lines)
        return -1

    def deal(self, lines: Lines, pack: set[str], blind_chooser: int) -> tuple[dict[int, set[str]], list[int]]:
        """Read the hands; return them, and which ones no player has seen yet until the trumps are named."""
        hands, late = {}, []
        for seat in self.live:
            tails = [""]
            if seat in self.dogs and self.blind:
                tails = [" for -"]
            elif blind_chooser >= 0:
                tails = [" for -"] if seat == blind_chooser else ["", " for -"]
            hands[seat] = lines.hand(seat, 1 if seat in self.dogs else self.cards, pack, tails)
            if blind_chooser >= 0 and lines.lines[lines.done - 1].endswith(" for -") and seat not in self.dogs:
                late.append(seat)
        return hands, late

    def trick(self, lines: Lines, leader: int, hands: dict[int, set[str]], trump: str, number: int) -> int:
        """Read a trick, and return the seat that takes it. Dogs may knock, except in the last trick."""
        last = number == self.cards - 1
        trick: dict[int, str] = {}
        for seat in self.after(leader - 1):
            hand = hands[seat]
            if not hand:
                continue
            legal = follow(hand, next(iter(trick.values()))[1]) if trick else hand
            if not trick and number == 0 and self.options["trump_lead"] == "off":
                legal = {card for card in hand if card[1] != trump} or hand
            due = {f"{seat} {card}": card for card in sorted(legal)}
            unseen = self.blind and seat in self.dogs
            if unseen:
                due = turn_up_lines(seat, min(hand))
            if seat in self.dogs and not last:
                due |= dict.fromkeys(knock_lines(seat), "")
            if card := lines.choose(due):
                if unseen:
                    lines.expect(f"{seat} {card}")
                hand.remove(card)
                trick[seat] = card
        return taker(trick, ORDER, trump)

    def knock_out(self, lines: Lines, tricks: dict[int, int]) -> list[int]:
        """Decide who stays in after a deal, and return the points: zeros until the match is over."""
        staying = self.misere_stays(tricks) if self.misere else self.stays(tricks)
        best = max(tricks[seat] for seat in staying)
        self.most = [seat for seat in staying if tricks[seat] == best]
        self.last_dealer = self.dealer
        if self.cards == 1 and self.misere and len(staying) > 1:
            staying = [draw_highest(lines, staying, pack_of(LISTED), ORDER, cut_lines)]
        self.live, self.over = staying, len(staying) == 1
        self.cards -= 1
        if not self.over:
            return [0] * self.seats
        return [self.seats - 1 if seat == staying[0] else -1 for seat in range(self.seats)]

    def stays(self, tricks: dict[int, int]) -> list[int]:
        """Return who stays in, and note who is a dog now."""
        safe = [seat for seat in self.live if tricks[seat]]
        failing = [seat for seat in self.after(self.dealer) if not tricks[seat] and seat not in self.dogs]
        self.dogs, self.blind = set(), False
        if failing and any(self.lives) and self.cards > 1:
            self.blind = not self.lives[0]
            self.lives[int(self.blind)] = False
            self.dogs = set(failing if self.options["dogs"] == "all" else failing[:1])
        return sorted([*safe, *self.dogs])

    def misere_stays(self, tricks: dict[int, int]) -> list[int]:
        """Return who stays in if taking is what knocks out: two tricks, or the only one of the last deal."""
        limit = 1 if self.cards == 1 else 2
        fewest = min(tricks.values())
        staying = [seat for seat in self.live if tricks[seat] < limit]
        return staying or [seat for seat in self.live if tricks[seat] == fewest]


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, KnockoutWhist)
