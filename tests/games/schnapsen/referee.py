"""A referee for recorded matches of Schnapsen, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import ON, SUITS, Lines, Match, judge, pack_of, taker

ORDER = "JQKTA"  # from the lowest rank
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SIZE, STOCK, GOAL, HALF = 5, 10, 66, 33  # cards of a hand, and of the stock with the card turned up
MARRIAGE, IN_TRUMPS = 20, 40
CHOICES = {
    "target": ("7", "9", "11"),
    "claims": ("free", "true", "auto"),
    "wrong_claim": ("fixed", "mirror"),
    "closing_score": ("dark", "final"),
    "close_min": ("4", "2"),
    "exchange_min": ("2", "4"),
    "marriage_first": ON,
    "last_trick": ("wins", "points"),
}


# How events are written. Adapt these functions, not the rules.

EXCHANGE, CLOSE, CLAIM = "swap", "close_stock", "claim"


def read_stock(lines: Lines, pack: set[str]) -> tuple[list[str], str]:
    """Read the stock and the card turned up, which comes from its top and lies under it."""
    turned_up, *face_down = lines.pile("stock", STOCK, pack)
    lines.expect(f"move stock turnup {turned_up}")
    return face_down, turned_up


def read_exchange(lines: Lines, seat: int, jack: str, turn_up: str) -> None:
    """Read how the jack and the card turned up change places; the word that begins it has been read."""
    lines.expect(f"move {seat} turnup {jack}")
    lines.expect(f"move turnup {seat} {turn_up}")


def marry_lines(seat: int, suits: list[str], trump: str) -> dict[str, tuple[str, str]]:
    """Return how a seat announces king and queen of one of some suits."""
    return {
        f"{seat} declare {'forty' if suit == trump else 'twenty'}_{suit.lower()}": ("marry", suit) for suit in suits
    }


def draw_line(seat: int, card: str, *, turned_up: bool) -> str:
    """Return how a seat draws: a card that only it sees, or at last the one turned up."""
    return f"move turnup {seat} {card}" if turned_up else f"move stock {seat} {card} for {seat}"


# The rules.


def grade(*, has_trick: bool, count: int) -> int:
    """Return the game points for a win against a seat in this state."""
    return (1 if count >= HALF else 2) if has_trick else 3


class Schnapsen(Match):
    """A match."""

    GAME = "schnapsen"
    TABLES = (2,)
    CHOICES = CHOICES

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        if options["claims"] != "free" and options["wrong_claim"] != "fixed":
            return ["option 'wrong_claim' needs claims that may be wrong"]
        return []

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        leader = 1 - self.dealer
        deal = Deal(self.options, lines, leader)
        winner, won = deal.replay()
        lines.maybe_show(deal.hands)
        points = [won if seat == winner else 0 for seat in range(self.seats)]
        self.add(points)
        self.dealer = leader
        self.over = max(self.totals) >= int(self.options["target"])
        return {"points": points, "leader": leader}


class Deal:
    """One deal."""

    def __init__(self, options: dict[str, str], lines: Lines, leader: int) -> None:
        self.options, self.lines, self.leader = options, lines, leader
        pack = pack_of(ORDER)
        self.hands = {seat: lines.hand(seat, SIZE, pack) for seat in (0, 1)}
        self.face_down, self.turn_up = read_stock(lines, pack)  # the top card first
        self.trump = self.turn_up[1]
        self.stock = STOCK
        self.closer = -1
        self.at_closing: list[tuple[bool, int]] = []  # of each seat: whether it had a trick, and its count
        self.tricks, self.cards, self.married = [0, 0], [0, 0], [0, 0]

    @property
    def is_closed(self) -> bool:
        """Whether a seat has closed the stock."""
        return self.closer >= 0

    def count(self, seat: int) -> int:
        """Return what a seat has towards the goal: a marriage counts only with a trick."""
        return self.cards[seat] + self.married[seat] if self.tricks[seat] else 0

    def state(self, seat: int) -> tuple[bool, int]:
        """Return whether a seat has a trick, and its count."""
        return self.tricks[seat] > 0, self.count(seat)

    def grade_now(self, seat: int) -> int:
        """Return what a win against this seat is worth now."""
        has_trick, count = self.state(seat)
        return grade(has_trick=has_trick, count=count)

    def failed_closing(self) -> int:
        """Return what a closing that fails brings the other seat."""
        has_trick, _ = self.at_closing[1 - self.closer]
        return 2 if has_trick else 3

    def right_claim(self, seat: int) -> tuple[int, int]:
        """Return who gets what after a right claim of a seat: cases 1 to 3."""
        if not self.is_closed:
            return seat, self.grade_now(1 - seat)
        if seat != self.closer:
            return seat, self.failed_closing()
        if self.options["closing_score"] == "final":
            return seat, self.grade_now(1 - seat)
        has_trick, count = self.at_closing[1 - seat]
        return seat, grade(has_trick=has_trick, count=count)

    def wrong_claim(self, seat: int) -> tuple[int, int]:
        """Return who gets what after a wrong claim of a seat: cases 5 to 7."""
        other = 1 - seat
        if seat == self.closer:
            return other, self.failed_closing()
        if self.options["wrong_claim"] == "mirror":
            return other, self.right_claim(seat)[1]
        return other, 2 if self.tricks[other] else 3

    def claim(self, seat: int) -> tuple[int, int]:
        """Return who gets what after a claim of a seat."""
        return self.right_claim(seat) if self.count(seat) >= GOAL else self.wrong_claim(seat)

    def replay(self) -> tuple[int, int]:
        """Read the tricks until a claim or the last card, and return who gets what."""
        seat = self.leader
        while self.hands[seat]:
            led = self.lead(seat)
            if not led:
                return self.claim(seat)
            other = 1 - seat
            reply = self.card(other, led)
            won = taker({seat: led, other: reply}, ORDER, self.trump)
            self.tricks[won] += 1
            self.cards[won] += VALUES[led[0]] + VALUES[reply[0]]
            seat = won
            self.draw(seat)
        return self.ended(seat)

    def ended(self, last: int) -> tuple[int, int]:
        """Return who gets what after the last trick, which this seat has taken."""
        if self.count(last) >= GOAL:
            return self.right_claim(last)
        if self.is_closed:
            return 1 - self.closer, self.failed_closing()
        if self.options["last_trick"] == "points" and self.count(1 - last) > self.count(last):
            return 1 - last, 1
        return last, 1

    def lead(self, seat: int) -> str:
        """Read what a seat does before it leads, and its card; empty if the deal ends by a claim."""
        hand = self.hands[seat]
        married = ""
        while not (self.options["claims"] == "auto" and self.has_goal(seat)):
            due = self.card_and_claim(seat, married) | ({} if married else self.more(seat))
            what, card = self.lines.choose(due)
            if what == "play":
                hand.remove(card)
                return card
            if what == "claim":
                return ""
            if what == "exchange":
                read_exchange(self.lines, seat, card, self.turn_up)
                hand.remove(card)
                hand.add(self.turn_up)
                self.turn_up = card
            elif what == "close":
                self.closer = seat
                self.at_closing = [self.state(other) for other in (0, 1)]
            else:
                married = card
                self.married[seat] += IN_TRUMPS if card == self.trump else MARRIAGE
        return ""

    def has_goal(self, seat: int) -> bool:
        """Return whether a claim of a seat would be right."""
        return self.tricks[seat] > 0 and self.count(seat) >= GOAL

    def card_and_claim(self, seat: int, married: str) -> dict[str, tuple[str, str]]:
        """Return the cards that a seat may lead, after a marriage of a suit or without, and whether it may claim."""
        due = {
            f"{seat} {card}": ("play", card)
            for card in sorted(self.hands[seat])
            if not married or card in {"K" + married, "Q" + married}
        }
        can_claim = {"free": self.tricks[seat] > 0, "true": self.has_goal(seat), "auto": False}
        return due | ({f"{seat} {CLAIM}": ("claim", "")} if can_claim[self.options["claims"]] else {})

    def more(self, seat: int) -> dict[str, tuple[str, str]]:
        """Return what else a seat may do before it leads and before it announces a marriage."""
        hand, jack = self.hands[seat], "J" + self.trump
        stock = 0 if self.is_closed else self.stock
        due: dict[str, tuple[str, str]] = {}
        if jack in hand and stock >= int(self.options["exchange_min"]):
            due[f"{seat} {EXCHANGE}"] = ("exchange", jack)
        if stock >= int(self.options["close_min"]):
            due[f"{seat} {CLOSE}"] = ("close", "")
        if self.tricks[seat] or self.options["marriage_first"] == "on":
            suits = [suit for suit in SUITS if {"K" + suit, "Q" + suit} <= hand]
            due |= marry_lines(seat, suits, self.trump)
        return due

    def card(self, seat: int, led: str) -> str:
        """Read the reply of a seat."""
        hand = self.hands[seat]
        legal = hand if not self.is_closed and self.stock else self.strict(hand, led)
        card = self.lines.choose({f"{seat} {card}": card for card in sorted(legal)})
        hand.remove(card)
        return card

    def strict(self, hand: set[str], led: str) -> set[str]:
        """Return the cards that may follow a lead when nothing is drawn any more."""
        suit = {card for card in hand if card[1] == led[1]}
        higher = {card for card in suit if ORDER.index(card[0]) > ORDER.index(led[0])}
        return higher or suit or {card for card in hand if card[1] == self.trump} or hand

    def draw(self, winner: int) -> None:
        """Read that both seats draw, if they may."""
        if self.is_closed or not self.stock:
            return
        for seat in (winner, 1 - winner):
            turned_up = not self.face_down
            card = self.turn_up if turned_up else self.face_down.pop(0)
            self.lines.expect(draw_line(seat, card, turned_up=turned_up))
            self.hands[seat].add(card)
            self.stock -= 1


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Schnapsen)
