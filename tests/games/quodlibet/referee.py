"""A referee for recorded matches of Quodlibet, written from the rules alone. Points are bad points."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from tests.oracle.layout_rows import play_rows
from tests.oracle.refereeing import ON, SUITS, Lines, Match, follow, in_turn, judge, pack_of, taker

ORDER = "789TJQKA"  # from the lowest rank
SEATS, HAND_SIZE = 4, 8
Places = dict[int, str]  # the cards of a hand by place, from 1
WHEELS = (
    ("plus", "minus", "neighbour", "achmed"),
    ("first_three_and_last", "no_reds", "ober_unter", "bribe"),
    ("open", "hunt", "quadrature", "snack"),
)
CONTRACTS = tuple(name for wheel in WHEELS for name in wheel)
PAYING = {  # the cards of contracts that may stop early
    "achmed": {"KH", "QD"},
    "no_reds": {f"{rank}H" for rank in ORDER},
    "ober_unter": {rank + suit for rank in "QJ" for suit in SUITS},
}
CHOICES = {
    "leader": ("king", "right_of_king"),
    "last_trick_cost": ("50", "80", "100"),
    "open_follow": ("free", "must"),
    "quart": ("step3", "run4"),
    "pile_lead": ("owner", "next"),
    "shed_score": ("first_out", "places"),
    "rounds": ("1", "2", "4"),
    "early_end": ON,
    "contracts": ("all",),
}


# How events of new kinds are written. Adapt these functions, not the rules.


def first_king_lines() -> dict[str, int]:
    """Return how chance makes a seat the first king."""
    return {f"chance {word} 0 {seat}": seat for word in ("dealer", "king") for seat in range(SEATS)}


def read_pick_up(lines: Lines, name: str, hands: dict[int, set[str]], hidden: Collection[int]) -> None:
    """Read that seats pick up the hands they have not seen; in `hunt` all hands are opened."""
    left = set(hidden)
    if name == "hunt" and lines.upcoming().startswith("show "):
        left = set()
    while left:
        seat = next((seat for seat in left if lines.upcoming().startswith(f"move {seat} ")), min(left))
        lines.expect_cards(f"move {seat} {seat}", hands[seat], [f" for {seat}"])
        left.remove(seat)
    if name == "hunt":
        lines.show(hands)


def turned_line(seat: int, cards: Iterable[str]) -> str:
    """Return how a hand is turned: all seats but its owner see it, in the order of its places."""
    others = " ".join(str(other) for other in range(SEATS) if other != seat)
    return f"move {seat} {seat} {' '.join(cards)} for {others}"


def read_turned_hands(lines: Lines, hands: Mapping[int, set[str]]) -> dict[int, Places]:
    """Read that every hand is shuffled and turned away from its owner; return the cards by place.

    Chance orders the cards of a hand. No rule orders the hands.
    """
    turned: dict[int, Places] = {}
    while waiting := sorted(hands.keys() - turned.keys()):
        line = lines.take([turned_line(seat, sorted(hands[seat])[::step]) for seat in waiting for step in (1, -1)])
        cards = line.split(" ")[3 : 3 + HAND_SIZE]
        seat = next((seat for seat in waiting if line == turned_line(seat, cards)), -1)
        if seat < 0 or sorted(cards) != sorted(hands[seat]):
            lines.fault("a hand has to be turned so that all see it but its owner")
        turned[seat] = dict(enumerate(cards, start=1))
    return turned


def read_place(lines: Lines, seat: int, places: Places, suit: str) -> str:
    """Read from which place a seat plays, and the card there; `suit` is what must be followed, or empty.

    A seat can't tell which of its cards follow, so its places that do are named before.
    """
    following = [place for place in sorted(places) if places[place][1] == suit]
    if suit:
        named = "+".join(f"place_{place}" for place in following)
        lines.expect(f"{seat} follow {named}" if named else f"{seat} follow")
    card = places.pop(lines.choose({f"{seat} place {place}": place for place in following or sorted(places)}))
    lines.expect(f"{seat} {card}")
    return card


def shed_lines(seat: int, cards: Collection[str]) -> dict[str, str]:
    """Return how a seat lays one of these cards on the pile."""
    return {f"{seat} {sign}{card}": card for sign in ("+", "") for card in sorted(cards)}


def read_turned_pile(lines: Lines, pile: list[str]) -> None:
    """Read that the pile is turned, if a line says so."""
    lines.maybe_moves(r"move \S+ \S+", pile)


class ContractChoices(tuple[str, ...]):
    """The values of the option `contracts`: all, or a list of different contracts."""

    __slots__ = ()

    def __contains__(self, text: object) -> bool:
        """Return whether a text is such a list."""
        names = str(text).split(",")
        return text == "all" or (len(set(names)) == len(names) and set(names) <= set(CONTRACTS))


class Quodlibet(Match):
    """A match."""

    GAME = "quodlibet"
    CHOICES: Mapping[str, Any] = CHOICES | {"contracts": ContractChoices(CHOICES["contracts"])}
    NAMES_CONTRACTS = True

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        names = CONTRACTS if options["contracts"] == "all" else options["contracts"].split(",")
        wheels = [[name for name in wheel if name in names] for wheel in WHEELS]
        self.wheels = [[*wheel] for _ in range(int(options["rounds"])) for wheel in wheels if wheel]
        self.king = -1

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        if self.king < 0:
            self.king = lines.choose(first_king_lines())
        king, left = self.king, self.wheels[0]
        self.new_deal(lines)
        pack = pack_of(ORDER)
        seen_by_king = left != ["open"]  # the table names the last contract of a wheel
        hidden = [seat for seat in range(SEATS) if seat != king or not seen_by_king]
        hands = {
            seat: lines.hand(seat, HAND_SIZE, pack, [" for -"] if seat in hidden else [""]) for seat in range(SEATS)
        }
        name = lines.choose({f"{king} choose {name}": name for name in left})
        leader = (king + (self.options["leader"] == "right_of_king")) % SEATS
        if name == "open":
            points = self.score(name, self.open_tricks(lines, hands, leader))
        else:
            read_pick_up(lines, name, hands, hidden)
            if name in {"quadrature", "snack"}:
                points = self.shed(lines, hands, leader, name)
            else:
                points = self.score(name, self.tricks(lines, hands, leader, name))
        self.add(points)
        self.next_king(name)
        return {"contract": (name,), "leader": leader, "points": points}

    def next_king(self, name: str) -> None:
        """Move on to the next king: in turn, or after a wheel the seat with most bad points."""
        self.wheels[0].remove(name)
        in_order = in_turn((self.king + 1) % SEATS, SEATS)
        self.king = in_order[0]
        if not self.wheels[0]:
            self.king = max(in_order, key=lambda seat: self.totals[seat])  # the first of those that are tied
            self.wheels.pop(0)
        self.over = not self.wheels

    def open_tricks(self, lines: Lines, hands: Mapping[int, set[str]], leader: int) -> list[tuple[int, dict[int, str]]]:
        """Replay the eight tricks of `open`, and return them with their takers. They never stop early."""
        places = read_turned_hands(lines, hands)
        must_follow = self.options["open_follow"] == "must"
        tricks: list[tuple[int, dict[int, str]]] = []
        for _ in range(HAND_SIZE):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, SEATS):
                suit = trick[leader][1] if trick and must_follow else ""
                trick[seat] = read_place(lines, seat, places[seat], suit)
            leader = taker(trick, ORDER)
            tricks.append((leader, trick))
        return tricks

    def tricks(
        self, lines: Lines, hands: dict[int, set[str]], leader: int, name: str
    ) -> list[tuple[int, dict[int, str]]]:
        """Replay the tricks, and return them with their takers."""
        tricks: list[tuple[int, dict[int, str]]] = []
        paying = PAYING.get(name, set()) if self.options["early_end"] == "on" else set()
        for _ in range(HAND_SIZE):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, SEATS):
                legal = follow(hands[seat], trick[leader][1]) if trick else hands[seat]
                trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
                hands[seat].remove(trick[seat])
            leader = taker(trick, ORDER)
            tricks.append((leader, trick))
            if paying and not any(hand & paying for hand in hands.values()):
                lines.show(hands)
                break
        return tricks

    def score(self, name: str, tricks: list[tuple[int, dict[int, str]]]) -> list[int]:
        """Return the bad points of a deal of tricks."""
        taken = [sum(winner == seat for winner, _ in tricks) for seat in range(SEATS)]
        if name == "plus":
            return [10 * (HAND_SIZE - number) if number else 100 for number in taken]
        minus = [100 if number == HAND_SIZE else 10 * number for number in taken]
        if name in {"minus", "open", "hunt"}:
            return minus
        if name == "neighbour":
            return minus[-1:] + minus[:-1]
        points = [0] * SEATS
        for number, (winner, trick) in enumerate(tricks):
            for seat, price in self.prices(name, number, winner, trick).items():
                points[seat] += price
        all_hearts = name == "no_reds" and sum(point > 0 for point in points) == 1
        return [100 if point and all_hearts else point for point in points]

    def prices(self, name: str, number: int, winner: int, trick: dict[int, str]) -> dict[int, int]:
        """Return what a trick costs whom; tricks are counted from 0."""
        cards = [*trick.values()]
        if name == "achmed":
            both = {"KH", "QD"} <= set(cards)
            return {winner: 100 if both else 50 * ("KH" in cards) + 30 * ("QD" in cards)}
        if name == "first_three_and_last":
            return {winner: {0: 10, 1: 20, 2: 30, 7: int(self.options["last_trick_cost"])}.get(number, 0)}
        if name == "no_reds":
            return {winner: sum(20 if card[0] in "789T" else 10 for card in cards if card[1] == "H")}
        if name == "ober_unter":
            obers, unters = (sum(card[0] == rank for card in cards) for rank in "QJ")
            return {winner: 100 if obers and unters else 30 * obers + 20 * unters}
        lowest = min(trick, key=lambda seat: ORDER.index(trick[seat][0]))  # the first played of equal ranks
        return {winner: 100} if lowest == winner else {winner: 30, lowest: 20}

    def shed(self, lines: Lines, hands: dict[int, set[str]], leader: int, name: str) -> list[int]:
        """Replay a deal in which hands are shed, and return the bad points."""
        if name == "snack":
            out = play_rows(lines, hands, leader, ORDER, self.ends_shedding)
        else:
            out = self.quadrature(lines, hands, leader)
        lines.maybe_show(hands)
        if self.options["shed_score"] == "places":
            out += [seat for seat in range(SEATS) if seat not in out]
            return [10 * out.index(seat) for seat in range(SEATS)]
        return [100 if len(hands[seat]) == HAND_SIZE else 10 * len(hands[seat]) for seat in range(SEATS)]

    def ends_shedding(self, out: list[int]) -> bool:
        """Return whether a shedding deal is over when these seats are out."""
        return len(out) >= (1 if self.options["shed_score"] == "first_out" else SEATS - 1)

    def quadrature(self, lines: Lines, hands: dict[int, set[str]], seat: int) -> list[int]:
        """Replay the piles, and return who is out, in order."""
        out: list[int] = []
        laid: set[str] = set()
        pile: list[str] = []  # the running one
        while not self.ends_shedding(out):
            if seat in out:
                seat = (seat + 1) % SEATS
                continue
            due = self.next_card(pile)
            cards = {due} & hands[seat] if pile else hands[seat]
            card = lines.choose(shed_lines(seat, cards) or {f"{seat} pass": ""})
            if card:
                hands[seat].remove(card)
                laid.add(card)
                pile.append(card)
                if not hands[seat]:
                    out.append(seat)
                if self.next_card(pile) in laid | {""}:
                    read_turned_pile(lines, pile)
                    pile = []
                    seat = (seat + (self.options["pile_lead"] == "next")) % SEATS
                    continue
            seat = (seat + 1) % SEATS
        return out

    def next_card(self, pile: list[str]) -> str:
        """Return the only card that may follow on a pile, laid already or not; empty if there is none."""
        step = 3 if self.options["quart"] == "step3" else 1
        if not pile or (step == 1 and len(pile) == 4):
            return ""
        last = pile[-1]
        at = ORDER.index(last[0]) + step
        return ORDER[at] + last[1] if at < len(ORDER) else ""


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Quodlibet)
