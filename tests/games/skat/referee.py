"""A referee for recorded matches of Skat, written from the rules alone."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from tests.oracle.refereeing import OFF, Lines, Match, in_turn, judge, pack_of

SUIT_ORDER, NULL_ORDER = "789QKTA", "789TJQKA"  # from the lowest rank; the jacks of a suit game are above
JACKS = ("JC", "JS", "JH", "JD")  # from the highest
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SIZE, SKAT = 10, 2  # cards of a hand, and of the skat
BASES = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}  # G is grand
NULL = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}  # by hand and ouvert
ANNOUNCED = ("", "schneider", "schwarz", "ouvert")  # each includes those before it
LEVELS = {"": 0, "schneider": 2, "schwarz": 4, "ouvert": 5}  # with the schneider and schwarz that they promise
LAST_DEAL = 96  # of a match that a loss ends
BOTH = 120  # points of all cards
CHOICES = {
    "scoring": ("seeger", "classic", "bierlachs"),
    "deals": ("12", "3", "9", "36", "48"),
    "limit": ("301", "501", "1001"),
    "all_pass": ("void", "ramsch"),
    "ramsch_skat": ("last_trick", "loser"),
    "announce_after_skat": OFF,
    "lost_hand_single": OFF,
    "grand_ouvert": ("24", "36"),
    "players": ("3", "4"),
}


def ladder() -> list[int]:
    """Return all values that a game can have, from the lowest."""
    values = {base * level for suit, base in BASES.items() for level in range(2, 12 if suit == "G" else 19)}
    return sorted(values.union(NULL.values()))


LADDER = ladder()


class Contract(NamedTuple):
    """What a declarer plays."""

    declarer: int
    trump: str  # a suit, G for grand, N for null
    hand: bool  # whether the skat was left
    announced: str  # one of ANNOUNCED
    bid: int


# How events are written. Adapt these functions, not the rules.

WORDS = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds", "G": "grand", "N": "null"}


def name_of(trump: str, announced: str) -> str:
    """Return how an announcement is written."""
    return f"{WORDS[trump]}_{announced}" if announced else WORDS[trump]


def read_end(lines: Lines, hands: dict[int, set[str]], skat: set[str], receiver: int, *, taken: bool) -> None:
    """Read how the hands that are left are shown at the end of a deal, and the skat, next to the tricks of a seat."""
    lines.show(hands)
    lines.expect_cards(f"move {'discards' if taken else 'widow'} taken.{receiver}", skat)


# The rules.


def is_trump(card: str, trump: str) -> bool:
    """Return whether a card is a trump."""
    return trump != "N" and (card[0] == "J" or card[1] == trump)


def suit_of(card: str, trump: str) -> str:
    """Return the suit that a card belongs to: T for all trumps."""
    return "T" if is_trump(card, trump) else card[1]


def height(card: str, trump: str) -> int:
    """Return how high a card is in its suit."""
    if trump == "N":
        return NULL_ORDER.index(card[0])
    return 100 - JACKS.index(card) if card in JACKS else SUIT_ORDER.index(card[0])


def worth(cards: Iterable[str]) -> int:
    """Return the points of cards."""
    return sum(WORTH.get(card[0], 0) for card in cards)


def matadors(cards: Collection[str], trump: str) -> int:
    """Return how many of the highest trumps a declarer has, or lacks, without a gap."""
    trumps = [*JACKS, *(() if trump == "G" else (rank + trump for rank in reversed(SUIT_ORDER)))]
    with_best = trumps[0] in cards
    length = 0
    for card in trumps:
        if (card in cards) != with_best:
            break
        length += 1
    return length


class Outcome(NamedTuple):
    """What a declarer has after the play."""

    points: int  # of its tricks and the skat
    tricks: int
    others: int  # tricks of the defenders
    matadors: int


def is_won(contract: Contract, outcome: Outcome) -> bool:
    """Return whether a declarer has reached what it must, but for the bid."""
    if contract.trump == "N":
        return outcome.tricks == 0
    needed = {"": 61, "schneider": 90, "schwarz": 0, "ouvert": 0}[contract.announced]
    return outcome.points >= needed and not (contract.announced in {"schwarz", "ouvert"} and outcome.others)


def value_of(contract: Contract, outcome: Outcome, grand_ouvert: int) -> int:
    """Return what the declarer wins, or loses before it is doubled, as a negative number."""
    if contract.trump == "N":
        value = NULL[contract.hand, contract.announced == "ouvert"]
        return value if is_won(contract, outcome) else -value
    base = BASES[contract.trump]
    if contract.trump == "G" and contract.announced == "ouvert":
        base = grand_ouvert
    won = is_won(contract, outcome)
    promised = ANNOUNCED.index(contract.announced)
    levels = outcome.matadors + 1 + contract.hand + LEVELS[contract.announced]
    if won:
        beaten, bare = BOTH - outcome.points <= 30, outcome.others == 0
    else:
        beaten, bare = outcome.points <= 30, outcome.tricks == 0
    levels += bool(beaten and promised < 1) + bool(bare and promised < 2)
    value = base * levels
    if won and value >= contract.bid:
        return value
    return -max(value, base * -(-contract.bid // base))


class Skat(Match):
    """A match."""

    GAME = "skat"
    RULES = 2
    TABLES = (3, 4)
    CHOICES = CHOICES

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        faults = []
        if options["players"] != str(seats):
            faults.append("the number of players is another one")
        if seats == 4 and options["deals"] in {"3", "9"}:
            faults.append("with four players the number of deals is a multiple of four")
        if options["scoring"] == "bierlachs" and options["deals"] != CHOICES["deals"][0]:
            faults.append("a loss ends the match, not a number of deals")
        if options["scoring"] != "bierlachs" and options["limit"] != CHOICES["limit"][0]:
            faults.append("the limit needs Bierlachs")
        if options["all_pass"] == CHOICES["all_pass"][0] and options["ramsch_skat"] != CHOICES["ramsch_skat"][0]:
            faults.append("the skat of Ramsch needs Ramsch")
        return faults

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        self.dealer = (self.dealer + 1) % self.seats  # forehand; it deals next
        players = in_turn(self.dealer, self.seats)[:3]
        cards = pack_of("789TJQKA")
        hands = {seat: lines.hand(seat, SIZE, cards) for seat in sorted(players)}
        skat = lines.hand("widow", SKAT, cards)
        declarer, bid = auction(lines, players)
        if declarer < 0:
            if self.options["all_pass"] == CHOICES["all_pass"][0]:
                self.over = self.ends()
                return self.passed_in(players[0])
            points, contract = self.ramsch(lines, players, hands, skat), "ramsch"
        else:
            points, contract = self.declared(lines, players, hands, skat, declarer, bid)
        self.add(points)
        self.over = self.ends()
        return {"points": points, "leader": players[0], "contract": [contract]}

    def declared(
        self, lines: Lines, players: list[int], hands: dict[int, set[str]], skat: set[str], declarer: int, bid: int
    ) -> tuple[list[int], str]:
        """Read the game of a declarer, and return the points of the deal and the name of the contract."""
        hand = lines.choose({f"{declarer} choose hand": True, f"{declarer} choose take": False})
        all_cards = hands[declarer] | skat
        if not hand:
            skat = lines.exchange(declarer, hands[declarer], skat)
        contract = self.announcement(lines, declarer, bid, hand=hand)
        if contract.announced == "ouvert":
            lines.show({declarer: hands[declarer]})
        won = self.tricks(lines, players, hands, contract)
        own = [trick for seat, trick in won if seat == declarer]
        points = worth(card for trick in own for card in trick) + worth(skat)
        read_end(lines, hands, skat, declarer, taken=not hand)
        outcome = Outcome(points, len(own), len(won) - len(own), matadors(all_cards, contract.trump))
        return self.score(contract, outcome), name_of(contract.trump, contract.announced)

    def announcement(self, lines: Lines, declarer: int, bid: int, *, hand: bool) -> Contract:
        """Read what a declarer announces."""
        words = ANNOUNCED if hand or self.options["announce_after_skat"] == "on" else ("",)
        due = {(trump, word) for trump in "CSHDG" for word in words}
        due |= {("N", word) for word in ("", "ouvert") if NULL[hand, word == "ouvert"] >= bid}
        announced = {f"{declarer} choose {name_of(*pair)}": pair for pair in sorted(due)}
        trump, word = lines.choose(announced)
        return Contract(declarer, trump, hand, word, bid)

    @staticmethod
    def tricks(
        lines: Lines, players: list[int], hands: dict[int, set[str]], contract: Contract
    ) -> list[tuple[int, list[str]]]:
        """Read the tricks, and return who took which; some contracts end with a lost one."""
        won: list[tuple[int, list[str]]] = []
        seat = players[0]
        while len(won) < SIZE:
            seat, trick = read_trick(lines, in_order(players, seat), hands, contract.trump)
            won.append((seat, trick))
            if contract.trump == "N" and seat == contract.declarer:
                break
            if contract.announced in {"schwarz", "ouvert"} and contract.trump != "N" and seat != contract.declarer:
                break
        return won

    def score(self, contract: Contract, outcome: Outcome) -> list[int]:
        """Book the game of a declarer."""
        value = value_of(contract, outcome, int(self.options["grand_ouvert"]))
        if value < 0 and not (contract.hand and self.options["lost_hand_single"] == "on"):
            value *= 2
        form, others = self.options["scoring"], [seat for seat in range(self.seats) if seat != contract.declarer]
        points = [0] * self.seats
        if form != "bierlachs" or value < 0:
            points[contract.declarer] = value
        if form == "bierlachs" and value > 0:
            for seat in others:
                points[seat] = -value
        if form == "seeger":
            points[contract.declarer] += 50 if value > 0 else -50
            if value < 0:
                for seat in others:
                    points[seat] = 40 if self.seats == 3 else 30
        return points

    def ramsch(self, lines: Lines, players: list[int], hands: dict[int, set[str]], skat: set[str]) -> list[int]:
        """Read a deal without a declarer."""
        won: list[tuple[int, list[str]]] = []
        seat = players[0]
        while len(won) < SIZE:
            seat, trick = read_trick(lines, in_order(players, seat), hands, "G")
            won.append((seat, trick))
        read_end(lines, {}, skat, won[-1][0], taken=False)
        counts = {seat: worth(card for taker, trick in won if taker == seat for card in trick) for seat in players}
        tricks = {seat: sum(taker == seat for taker, _ in won) for seat in players}
        return self.score_ramsch(counts, tricks, worth(skat), last=won[-1][0])

    def score_ramsch(self, counts: dict[int, int], tricks: dict[int, int], skat: int, *, last: int) -> list[int]:
        """Book a deal without a declarer; `counts` and `tricks` are by seat, `skat` is its points."""
        points = [0] * self.seats
        for seat in counts:
            if tricks[seat] == SIZE:
                if self.options["scoring"] == "bierlachs":
                    return [-BOTH if other in counts and other != seat else 0 for other in range(self.seats)]
                points[seat] = BOTH
                return points
        if self.options["ramsch_skat"] == "last_trick":
            counts = counts | {last: counts[last] + skat}
        losers = [seat for seat in counts if counts[seat] == max(counts.values())]
        if len(losers) == len(counts):
            return points
        more = skat if self.options["ramsch_skat"] == "loser" else 0
        times = 2 if 0 in tricks.values() else 1
        for seat in losers:
            points[seat] = -times * (counts[seat] + more)
        return points

    def ends(self) -> bool:
        """Return whether the match is over."""
        if self.options["scoring"] == "bierlachs":
            return min(self.totals) <= -int(self.options["limit"]) or self.started == LAST_DEAL
        return self.started == int(self.options["deals"])


def in_order(players: list[int], first: int) -> list[int]:
    """Return the seats that play, in turn from one of them."""
    at = players.index(first)
    return players[at:] + players[:at]


def read_trick(lines: Lines, seats: list[int], hands: dict[int, set[str]], trump: str) -> tuple[int, list[str]]:
    """Read a trick of seats in turn, and return who takes it, and its cards."""
    played: dict[int, str] = {}
    led = ""
    for seat in seats:
        hand = hands[seat]
        legal = {card for card in hand if suit_of(card, trump) == led} or hand
        card = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
        led = led or suit_of(card, trump)
        hand.remove(card)
        played[seat] = card

    def strength(seat: int) -> tuple[int, int]:
        suit = suit_of(played[seat], trump)
        return (2 if suit == "T" else 1 if suit == led else 0), height(played[seat], trump)

    return max(seats, key=strength), [*played.values()]


def auction(lines: Lines, players: list[int]) -> tuple[int, int]:
    """Read the auction of forehand, middlehand and rearhand; return the declarer and the bid, -1 and 0 if all pass."""
    forehand, middlehand, rearhand = players
    survivor, bid = duel(lines, middlehand, forehand, 0)
    survivor, bid = duel(lines, rearhand, survivor, bid)
    if bid:
        return survivor, bid
    lowest = LADDER[0]
    stays = lines.choose({f"{forehand} bid {lowest}": True, f"{forehand} pass": False})
    return (forehand, lowest) if stays else (-1, 0)


def duel(lines: Lines, asker: int, hearer: int, bid: int) -> tuple[int, int]:
    """Read how a seat asks another; return who is left and the last value said."""
    while True:
        due = {f"{asker} bid {value}": value for value in LADDER if value > bid}
        said = lines.choose({**due, f"{asker} pass": 0})
        if not said:
            return hearer, bid
        bid = said
        if not lines.choose({f"{hearer} hold": True, f"{hearer} pass": False}):
            return asker, bid


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Skat)
