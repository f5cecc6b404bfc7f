"""A referee for recorded matches of Barbu and its kin, written from the rules alone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
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
    in_turn,
    judge,
    orders,
    pack_of,
    taker,
)

SEATS, PLAYERS = range(4), 4
CHOICES = {
    "form": ("classic", "ravage", "french_points", "french32"),
    "doubling": ON,
    "redouble": ("own_turn", "round", "declarer_only"),
    "doublings_owed": ("2", "0", "1", "3"),
    "undoubled": ("split", "play"),
    "declarer_order": ("seven", "rotate"),
    "domino_points": ("40_25_10_-10", "45_20_5_-5"),
    "heart_lead": ("never", "until_discarded", "free"),
    "undertrump": ("may", "must"),
    "must_discard_kh": OFF,
    "ace_again": OFF,
    "early_end": ON,
}


@dataclass(frozen=True)
class Contract:
    """What a contract pays, in points of the taker."""

    trick: int = 0
    cards: dict[str, int] = field(default_factory=dict[str, int])
    ends: tuple[int, ...] = ()  # the last tricks, the very last one at the end
    places: tuple[int, ...] = ()  # of domino
    suits: int = 0  # for most cards of any one suit, shared by all who have as many
    ban: bool = False  # hearts must not be led while another suit is held
    stops: bool = False  # when all paying cards are taken

    @property
    def positive(self) -> bool:
        """Return whether players want to take tricks, or to be out first."""
        return self.trick > 0 or bool(self.places)


def hearts(ranks: str, each: int, ace: int) -> dict[str, int]:
    """Return the points for hearts."""
    return {f"{rank}H": each for rank in ranks} | {"AH": ace}


def queens(each: int) -> dict[str, int]:
    """Return the points for queens."""
    return {f"Q{suit}": each for suit in SUITS}


def contracts_of(form: str, domino: tuple[int, ...]) -> dict[str, Contract]:
    """Return the contracts of a form by name, in the order in which forms without choice play them."""
    if form in {"classic", "ravage"}:
        classic = form == "classic"
        contracts = {
            "tricks": Contract(trick=-2 if classic else -3),
            "hearts": Contract(cards=hearts(LISTED, -2, -6), ban=True, stops=True),
            "queens": Contract(cards=queens(-6 if classic else -8), stops=True),
            "barbu": Contract(cards={"KH": -20 if classic else -21}, ban=True, stops=True),
            "last_two": Contract(ends=(-10, -20)),
            "trumps": Contract(trick=5 if classic else 7),
            "domino": Contract(places=domino if classic else (50, 25, 10, 0)),
        }
        return contracts if classic else contracts | {"ravage": Contract(suits=-24)}
    trick, heart, queen, king = (-5, -5, -15, -70) if form == "french_points" else (-1, -1, -2, -8)
    red, ladies = hearts(LISTED[:8], heart, heart), queens(queen)
    salad = red | ladies | {"QH": heart + queen, "KH": heart + king}
    return {
        "tricks": Contract(trick=trick),
        "hearts": Contract(cards=red, ban=True, stops=True),
        "queens": Contract(cards=ladies, stops=True),
        "barbu": Contract(cards={"KH": king}, ban=True, stops=True),
        "salad": Contract(trick=trick, cards=salad, ban=True),
    }


# How events of new kinds are written. Adapt these functions, not the rules.

WRITTEN = {"tricks": "no_tricks", "hearts": "no_hearts", "queens": "no_queens"}  # contracts with other names in records


def written(name: str) -> str:
    """Return the name of a contract in records."""
    return WRITTEN.get(name, name)


def draw_line(card: str, seat: int) -> list[str]:
    """Return how a seat draws a card for the first declarer."""
    return [f"chance draw 0 {card} for {seat}"]


def trump_lines(seat: int) -> dict[str, str]:
    """Return how the declarer names trumps."""
    return {f"{seat} choose {word}": suit for suit in SUITS for word in (suit, SUIT_NAMES[suit])}


def rank_lines(seat: int) -> dict[str, str]:
    """Return how the declarer names the rank that begins the rows."""
    return {f"{seat} choose rank_{rank.lower()}": rank for rank in LISTED}


def double_lines(seat: int, others: Iterable[int]) -> dict[str, tuple[int, ...]]:
    """Return how a seat doubles or redoubles these seats; whom it redoubles follows from who has doubled it."""
    if not others:
        return {f"{seat} {word}": () for word in ("pass", "no", "no_double")}
    return {
        f"{seat} double_seats {order.replace(' ', '+')}": tuple(others)
        for order in orders([f"seat_{other}" for other in others])
    }


def dealer_lines() -> dict[str, int]:
    """Return how chance makes a seat the first dealer: the French forms may do without a draw of cards."""
    return {f"chance dealer 0 {seat}": seat for seat in SEATS}


class Business:
    """The doubles of one deal."""

    def __init__(self, declarer: int, *, positive: bool, redouble: str) -> None:
        self.declarer, self.positive, self.redouble = declarer, positive, redouble
        self.doubled: dict[tuple[int, int], int] = {}  # how often the difference counts, by who doubled whom
        self.spoken: set[int] = set()

    def open_to(self, seat: int) -> set[int]:
        """Return which seats a seat may double or redouble in its answer."""
        doublers = {one for (one, other), times in self.doubled.items() if other == seat and times == 1}
        if seat == self.declarer:
            return doublers
        others = {self.declarer} if self.positive else set(SEATS) - {seat}
        free = {other for other in others if (other, seat) not in self.doubled}
        return free if self.redouble == "declarer_only" else free | doublers

    def late(self, seat: int) -> set[int]:
        """Return which seats a seat may redouble in the second round: they doubled it after its own answer."""
        return {one for (one, other), times in self.doubled.items() if other == seat and times == 1} & self.after[seat]

    def answer(self, lines: Lines, seat: int, targets: set[int], must: set[int]) -> None:
        """Read the answer of a seat."""
        sets = [chosen for size in range(len(targets) + 1) for chosen in combinations(sorted(targets), size)]
        due: dict[str, tuple[int, ...]] = {}
        for chosen in sets:
            if must <= set(chosen):
                due |= double_lines(seat, chosen)
        for other in lines.choose(due):
            if (other, seat) in self.doubled:
                self.doubled[other, seat] = 2
            else:
                self.doubled[seat, other] = 1
        self.spoken.add(seat)

    def round(self, lines: Lines, must: Callable[[int], set[int]]) -> None:
        """Read the answers of all seats, the declarer last, and those of a second round."""
        order = in_turn(self.declarer + 1, PLAYERS)
        self.after = {seat: set(order[number + 1 :]) for number, seat in enumerate(order)}
        for seat in order:
            self.answer(lines, seat, self.open_to(seat), must(seat))
        for seat in order[:3] if self.redouble == "round" else ():
            if late := self.late(seat):
                self.answer(lines, seat, late, set())

    def settle(self, base: list[int]) -> list[int]:
        """Return the points with the differences between all pairs that have business."""
        points = [*base]
        for (one, other), times in self.doubled.items():
            points[one] += times * (base[one] - base[other])
            points[other] += times * (base[other] - base[one])
        return points


def split(contract: Contract, declarer: int, ranks: str) -> list[int]:
    """Return the points of a deal that no player doubled: its sum is shared by the others, rounded away from zero."""
    total = contract.trick * len(ranks) + sum(points for card, points in contract.cards.items() if card[0] in ranks)
    total += sum(contract.ends) + contract.suits
    share = -((2 - total) // 3)  # sums are negative
    return [total - 3 * share if seat == declarer else share for seat in SEATS]


class Barbu(Match):
    """A match."""

    GAME = "barbu"
    RULES = 2
    CHOICES = CHOICES
    NAMES_CONTRACTS = True

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        domino = tuple(map(int, options["domino_points"].split("_")))
        self.french = options["form"].startswith("french")
        self.contracts = contracts_of(options["form"], domino)
        self.ranks = LISTED[:8] if self.french else LISTED
        self.left = {seat: [*self.contracts] for seat in SEATS}  # the contracts that each declarer still has to play
        self.doubles = dict.fromkeys(((one, other) for one in SEATS for other in SEATS), 0)  # seat, declarer
        self.declarer = -1

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        if self.declarer < 0 and self.french and lines.upcoming() in dealer_lines():
            self.declarer = lines.choose(dealer_lines())
        elif self.declarer < 0:
            self.declarer = draw_highest(lines, SEATS, pack_of(self.ranks), self.ranks[::-1], draw_line)
        declarer = self.declarer
        self.new_deal(lines)
        pack = pack_of(self.ranks)
        hands = {seat: lines.hand(seat, len(self.ranks), pack) for seat in SEATS}
        name = self.contract(lines)
        leader = (declarer + 1) % PLAYERS if self.french else declarer
        contract = self.contracts[name]
        trump = lines.choose(trump_lines(declarer)) if name == "trumps" else ""
        start = lines.choose(rank_lines(declarer)) if contract.places else ""
        business = Business(declarer, positive=contract.positive, redouble=self.options["redouble"])
        doubling = self.options["doubling"] == "on" and not self.french
        if doubling:
            business.round(lines, self.owed_to)
            for one, other in business.doubled:
                self.doubles[one, other] += other == declarer
        self.left[declarer].remove(name)
        skipped = doubling and not contract.positive and not business.doubled and self.options["undoubled"] == "split"
        if skipped:
            lines.maybe_show(hands)
            points = split(contract, declarer, self.ranks)
        elif contract.places:
            points = business.settle(
                Domino(lines, hands, start, again=self.options["ace_again"] == "on").play(leader, contract)
            )
        else:
            points = business.settle(self.tricks(lines, hands, leader, name, trump))
        self.next_declarer()
        return {"contract": (written(name),), "leader": leader, "points": self.add(points)}

    def contract(self, lines: Lines) -> str:
        """Read the contract: chosen by the declarer, or the next one if the order is fixed."""
        left = self.left[self.declarer]
        if not self.french:
            return lines.choose({f"{self.declarer} choose {written(name)}": name for name in left})
        if lines.upcoming() in {f"{seat} choose {written(left[0])}" for seat in SEATS}:
            lines.take()
        return left[0]

    def next_declarer(self) -> None:
        """Move on to the next declarer, in the French forms the dealer."""
        rotates = self.options["declarer_order"] == "rotate" or self.options["form"] in {"ravage", "french_points"}
        if rotates or not self.left[self.declarer]:
            self.declarer = (self.declarer + 1) % PLAYERS
        self.over = not any(self.left.values())

    def owed_to(self, seat: int) -> set[int]:
        """Return whom a seat has to double now."""
        if seat == self.declarer:
            return set()
        owed = int(self.options["doublings_owed"]) - self.doubles[seat, self.declarer]
        return {self.declarer} if owed >= len(self.left[self.declarer]) and owed > 0 else set()

    def tricks(self, lines: Lines, hands: dict[int, set[str]], leader: int, name: str, trump: str) -> list[int]:
        """Replay the tricks, and return the base points."""
        contract, points = self.contracts[name], [0] * PLAYERS
        taken: dict[int, list[str]] = {seat: [] for seat in SEATS}
        broken = False  # whether a heart was thrown on another suit
        count = len(self.ranks)
        for number in range(count):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, PLAYERS):
                legal = self.legal(name, hands[seat], trick, trump, broken=broken)
                trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
                hands[seat].remove(trick[seat])
            broken = broken or (trick[leader][1] != "H" and any(card[1] == "H" for card in trick.values()))
            leader = taker(trick, self.ranks[::-1], trump)
            taken[leader] += trick.values()
            points[leader] += contract.trick + sum(contract.cards.get(card, 0) for card in trick.values())
            if number >= count - len(contract.ends):
                points[leader] += contract.ends[number - count]
            paying = any(card in contract.cards for hand in hands.values() for card in hand)
            if contract.stops and self.options["early_end"] == "on" and not paying:
                lines.show(hands)
                break
        return ravage(taken, contract.suits) if contract.suits else points

    def legal(self, name: str, hand: set[str], trick: dict[int, str], trump: str, *, broken: bool) -> set[str]:
        """Return the cards that a hand may play."""
        if not trick:
            free = self.options["heart_lead"] == "free" or (self.options["heart_lead"] == "until_discarded" and broken)
            banned = self.contracts[name].ban and not free
            return ({card for card in hand if card[1] != "H"} if banned else set()) or hand
        led = next(iter(trick.values()))[1]
        if trump:
            return self.legal_with_trumps(hand, trick, led, trump)
        forced = name == "barbu" and self.options["must_discard_kh"] == "on" and "KH" in hand
        void = all(card[1] != led for card in hand)
        beaten = led == "H" and "AH" in trick.values()
        return {"KH"} if forced and (void or beaten) else follow(hand, led)

    def legal_with_trumps(self, hand: set[str], trick: dict[int, str], led: str, trump: str) -> set[str]:
        """Return the cards that a hand may play to a trick of the contract `trumps`."""
        trumps = {card for card in hand if card[1] == trump}
        played = [self.ranks.index(card[0]) for card in trick.values() if card[1] == trump]
        higher = {card for card in trumps if all(self.ranks.index(card[0]) < rank for rank in played)}
        if led == trump:
            return higher or trumps or hand
        if any(card[1] == led for card in hand):
            return follow(hand, led)
        lower = trumps if self.options["undertrump"] == "must" else set()
        return higher or lower or hand


def ravage(taken: dict[int, list[str]], price: int) -> list[int]:
    """Return the points for most cards taken of any one suit."""
    most = {seat: max(sum(card[1] == suit for card in cards) for suit in SUITS) for seat, cards in taken.items()}
    losers = [seat for seat in SEATS if most[seat] == max(most.values())]
    return [price // len(losers) if seat in losers else 0 for seat in SEATS]


class Domino:
    """A deal of domino."""

    def __init__(self, lines: Lines, hands: dict[int, set[str]], start: str, *, again: bool) -> None:
        self.lines, self.hands, self.start, self.again = lines, hands, start, again
        self.laid: set[str] = set()

    def fits(self, card: str) -> bool:
        """Return whether a card may be laid."""
        at, start = LISTED.index(card[0]), LISTED.index(self.start)
        if at == start:
            return True
        inwards = LISTED[at - 1] if at > start else LISTED[at + 1]
        return inwards + card[1] in self.laid

    def play(self, seat: int, contract: Contract) -> list[int]:
        """Replay the deal from a seat's turn, and return the base points."""
        out: list[int] = []
        while len(out) < PLAYERS - 1:
            if seat not in out:
                while self.turn(seat):
                    pass
                if not self.hands[seat]:
                    out.append(seat)
            seat = (seat + 1) % PLAYERS
        self.lines.maybe_show(self.hands)
        out += [seat for seat in SEATS if seat not in out]
        return [contract.places[out.index(seat)] for seat in SEATS]

    def turn(self, seat: int) -> bool:
        """Replay a turn: a card that fits, or a pass if there is none. Return whether the seat has another turn."""
        fits = sorted(card for card in self.hands[seat] if self.fits(card))
        card = self.lines.choose({f"{seat} +{card}": card for card in fits} or {f"{seat} pass": ""})
        self.hands[seat].discard(card)
        self.laid.add(card)
        return self.again and card.startswith("A") and bool(self.hands[seat])


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Barbu)
