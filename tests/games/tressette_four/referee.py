"""A referee for recorded matches of Tressette for four, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import OFF, ON, SUITS, Lines, Match, follow, in_turn, judge, pack_of, taker

ORDER = "4567JQKA23"  # from the lowest rank
SIZE, LAST_TRICK, WHOLE = 10, 3, 3  # cards of a hand; thirds of the last trick, and of a point
FOUR = "four_of_coins"
TOP, LOW = "32A", "7654JQK"
POOR = 3  # fewer thirds than this are a poor hand
SIDES = ((0, 2), (1, 3))
CHOICES = {
    "target": ("31", "11", "21", "41", "51"),
    "declarations": ON,
    "declare_until": ("1", "2", "3"),
    "signals": ("truthful", "free", "off"),
    "first_lead": ("right", FOUR),
    "poor_hand": OFF,
    "shutout_voids": ON,
    "end": ("deal", "at_once"),
    "decima": OFF,
    "rounding": ("floor", "carry"),
    "deck_faces": ("italian", "french"),
}


# How events are written. Adapt these functions, not the rules.


def declare_lines(seat: int, held: list[str]) -> dict[str, str]:
    """Return how a seat declares one of the combinations that it holds; several have a line each."""
    return {f"{seat} declare {name}": name for name in held}


def name_of(what: str, rank_or_suit: str) -> str:
    """Return how a combination is named: a suit, three cards without a suit, or four cards."""
    ranks = {"3": "threes", "2": "twos", "A": "aces"}
    if what == "napoli":
        return f"napoli_{rank_or_suit.lower()}"
    name, missing = ranks[rank_or_suit[0]], rank_or_suit[1:]
    return f"{name}_without_{missing.lower()}" if missing else f"four_{name}"


def card_lines(seat: int, card: str, words: list[str]) -> dict[str, str]:
    """Return how a seat plays a card, with one of some words or without."""
    return {f"{seat} {card} {word}".rstrip(): card for word in ("", *words)}


def read_no_decima(lines: Lines, seat: int) -> None:
    """Read that no hand has ten cards of a suit."""
    lines.expect(f"{seat} no_decima")


def poor_lines(seat: int, *, is_poor: bool) -> dict[str, bool]:
    """Return how a seat asks for a new deal, or doesn't."""
    return {f"{seat} no_poor_hand": False} | ({f"{seat} poor_hand": True} if is_poor else {})


def split(thirds: list[int]) -> list[int]:
    """Return the points that are booked to each seat; only their sum for a side is a rule.

    Each seat has its own whole points. One that the partners' remainders make together is booked to the first of them.
    """
    points = [number // WHOLE for number in thirds]
    for side in SIDES:
        points[side[0]] += sum(thirds[seat] for seat in side) // WHOLE - sum(points[seat] for seat in side)
    return points


# The rules.


def thirds_of(cards: set[str]) -> int:
    """Return the points of some cards, in thirds."""
    return sum(3 if card[0] == "A" else card[0] in "32KQJ" for card in cards)


def combinations_of(dealt: set[str]) -> dict[str, int]:
    """Return what a hand of ten cards may declare, with the points."""
    held = {name_of("napoli", suit): 3 for suit in SUITS if all(rank + suit in dealt for rank in TOP)}
    for rank in TOP:
        missing = [suit for suit in SUITS if rank + suit not in dealt]
        if len(missing) == 1:
            held[name_of("alike", rank + missing[0])] = 3
        elif not missing:
            held[name_of("alike", rank)] = 4
    return held


def cards_of(name: str) -> set[str]:
    """Return the cards of a combination."""
    for suit in SUITS:
        if name == name_of("napoli", suit):
            return {rank + suit for rank in TOP}
    for rank in TOP:
        every = {rank + suit for suit in SUITS}
        for suit in SUITS:
            if name == name_of("alike", rank + suit):
                return every - {rank + suit}
        if name == name_of("alike", rank):
            return every
    raise AssertionError(name)


class TressetteForFour(Match):
    """A match."""

    GAME = "tressette_four"
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.carries = options["rounding"] == "carry"
        self.point = WHOLE if self.carries else 1
        self.target = int(options["target"]) * self.point
        self.counted = 0  # deals that were not thrown in

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        if options["declarations"] == "on":
            return []
        own = ("declare_until", "shutout_voids")
        return [f"option {name!r} needs declarations" for name in own if options[name] != CHOICES[name][0]]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        deal = Deal(self, lines)
        if deal.finds_decima():
            self.over = True
            return {"points": self.add([0] * self.seats), "leader": deal.leader}
        if deal.is_thrown_in():
            return {"void": "poor_hand", "leader": deal.leader}
        deal.find_leader()
        deal.replay()
        points = self.add(deal.points())
        self.counted += 1
        self.dealer = (self.dealer + 1) % self.seats
        first, second = (sum(self.totals[seat] for seat in side) for side in SIDES)
        self.over = max(first, second) >= self.target and first != second
        return {"points": points, "leader": deal.leader}


class Deal:
    """One deal."""

    def __init__(self, match: TressetteForFour, lines: Lines) -> None:
        self.match, self.options, self.lines = match, match.options, lines
        self.leader = (match.dealer + 1) % match.seats
        pack = pack_of(ORDER)
        self.hands = {seat: lines.hand(seat, SIZE, pack) for seat in range(match.seats)}
        self.declarable = {seat: combinations_of(hand) for seat, hand in self.hands.items()}
        self.declared = [0] * match.seats
        self.thirds = [0] * match.seats
        self.last = -1  # the seat that has taken the last trick

    def finds_decima(self) -> bool:
        """Read whether a hand of ten cards of a suit ends the match."""
        if self.options["decima"] == "off":
            return False
        for seat in in_turn(self.leader, self.match.seats):
            if len({card[1] for card in self.hands[seat]}) == 1:
                self.lines.show({seat: self.hands[seat]})
                return True
        read_no_decima(self.lines, self.leader)
        return False

    def is_thrown_in(self) -> bool:
        """Read whether a seat asks for a new deal."""
        if self.options["poor_hand"] == "off":
            return False
        for seat in in_turn(self.leader, self.match.seats):
            if self.lines.choose(poor_lines(seat, is_poor=thirds_of(self.hands[seat]) < POOR)):
                self.lines.show({seat: self.hands[seat]})
                return True
        return False

    def find_leader(self) -> None:
        """Read who leads first."""
        if self.options["first_lead"] == FOUR and not self.match.counted:
            self.leader = next(seat for seat, hand in self.hands.items() if "4D" in hand)
            self.lines.show({self.leader: {"4D"}})

    def replay(self) -> None:
        """Read the tricks, until one side wins if it may win at once."""
        leader = self.leader
        for number in range(1, SIZE + 1):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, self.match.seats):
                if self.declares(seat, number):
                    self.lines.maybe_show(self.hands)
                    return
                trick[seat] = self.card(seat, trick)
            leader = taker(trick, ORDER)
            self.thirds[leader] += thirds_of(set(trick.values()))
            if number == SIZE:
                self.last = leader
            elif self.has_won():
                self.lines.maybe_show(self.hands)
                return

    def declares(self, seat: int, number: int) -> bool:
        """Read what a seat declares before its card, and return whether this wins the match."""
        if self.options["declarations"] == "off" or number > int(self.options["declare_until"]):
            return False
        while self.lines.upcoming().startswith(f"{seat} declare "):
            held = [name for name in self.declarable[seat] if cards_of(name) <= self.hands[seat]]
            name = self.lines.choose(declare_lines(seat, held))
            self.declared[seat] += self.declarable[seat].pop(name) * self.match.point
            if self.has_won():
                return True
        return False

    def card(self, seat: int, trick: dict[int, str]) -> str:
        """Read the card of a seat."""
        hand = self.hands[seat]
        due: dict[str, str] = {}
        for card in sorted(follow(hand, next(iter(trick.values()))[1]) if trick else hand):
            due |= card_lines(seat, card, [] if trick else self.words(hand, card))
        card = self.lines.choose(due)
        hand.remove(card)
        return card

    def words(self, hand: set[str], led: str) -> list[str]:
        """Return the words that may be said with a lead."""
        suit = {card for card in hand if card[1] == led[1]}
        tops = {card for card in suit if card[0] in TOP}
        allowed = {
            "busso": len(suit) >= 3 and bool(tops),
            "striscio": len(suit) > 1 and not (led[0] in LOW and tops - {led}),
            "volo": len(suit) == 1,
        }
        if self.options["signals"] == "off":
            return []
        return [word for word, is_true in allowed.items() if is_true or self.options["signals"] == "free"]

    def has_won(self) -> bool:
        """Return whether a side has reached the target in the middle of the deal."""
        if self.options["end"] == "deal":
            return False
        points = self.points()
        return any(sum(self.match.totals[seat] + points[seat] for seat in side) >= self.match.target for side in SIDES)

    def points(self) -> list[int]:
        """Return the points of the seats so far."""
        cards = [*self.thirds] if self.match.carries else split(self.thirds)
        if self.last >= 0:
            cards[self.last] += self.match.point
        declared = [*self.declared]
        for side in SIDES:
            took = sum(self.thirds[seat] for seat in side)
            if self.last >= 0 and self.options["shutout_voids"] == "on" and took < WHOLE and self.last not in side:
                for seat in side:
                    declared[seat] = 0
        return [own + more for own, more in zip(cards, declared, strict=True)]


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, TressetteForFour)
