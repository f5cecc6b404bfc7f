"""A referee for recorded matches of Da Qi Zi, written from the rules alone."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tests.oracle.refereeing import OFF, Lines, Match, in_turn, judge

T = TypeVar("T")
Pieces: TypeAlias = tuple[str, ...]  # from the highest; copies of a piece have the same name

COPIES = {"G": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "S": 5}  # in each colour, from the highest piece
LETTERS, RED, BLACK = "".join(COPIES), "r", "b"
KINDS = [colour + letter for letter in LETTERS for colour in (RED, BLACK)]  # from the highest
RUNS = ("GAE", "RHC")  # from the higher
SEATS, HAND_SIZE = 4, 8
OWED = {1: 3, 2: 2, 3: 1}  # to the winner of the last trick, by units; `no_trick` has what a seat without units owes
ENOUGH = 4  # units with which a seat owes nothing
MOST_DEALS = 100  # with chips
CHOICES = {
    "end": ("deals", "bankrupt"),
    "deals": ("8", "4", "16"),
    "chips": ("25", "20", "30"),
    "sets": ("one_colour", "mixed"),
    "colours": ("red_high", "equal"),
    "discards": ("hidden", "open"),
    "no_trick": ("5", "4"),
    "last_needs_trick": OFF,
    "banker": OFF,
    "direction": ("ccw", "cw"),
    "over_four": ("none", "paid"),
}


# How events are written. Adapt these functions, not the rules.

FIRST_LEADER = "dealer"  # the label of the draw that decides who leads first
PIECE = r"[GAERHCS][RB]"


def play_line(seat: int, pieces: Pieces) -> str:
    """Return how a seat leads a combination, or beats the best one."""
    return f"{seat} play {write_pieces(pieces)}"


def discard_line(seat: int, pieces: Pieces, *, hidden: bool) -> str:
    """Return how a seat discards."""
    written = f"discard {write_pieces(pieces)}"
    return f"{seat} ({written})" if hidden else f"{seat} {written}"


def move_line(seat: int, pieces: Pieces) -> str:
    """Return how the pieces of a combination leave a hand."""
    return f"move {seat} played.{seat} {write_pieces(pieces)}"


def read_played(lines: Lines, seat: int, pieces: Pieces) -> None:
    """Read that the pieces of a combination leave a hand, face up."""
    choose(lines, {move_line(seat, pieces): seat})


def read_discarded(lines: Lines, seat: int, pieces: Pieces, *, hidden: bool) -> None:
    """Read that discarded pieces leave a hand: face down, only their owner sees them."""
    choose(lines, {f"move {seat} discards.{seat} {write_pieces(pieces)}{f' for {seat}' if hidden else ''}": seat})


def read_opened(lines: Lines, discards: Mapping[int, Pieces]) -> None:
    """Read that the pieces discarded face down are turned up after the last trick, in the order of the seats."""
    for seat in sorted(discards):
        if discards[seat]:
            choose(lines, {f"move discards.{seat} discards.{seat} {write_pieces(discards[seat])}": seat})


def read_hand(lines: Lines, seat: int, pack: Counter[str]) -> Pieces:
    """Read the pieces dealt to a seat, and take them from the pack."""
    if lines.done == len(lines.lines) and lines.author:
        copies = [f"{piece}{copy}" for piece in KINDS for copy in range(pack[piece])]
        dealt = lines.author.hand(str(seat), HAND_SIZE, copies)
        lines.lines.append(f"deal {seat} {write_colours(in_order(copy[:2] for copy in dealt))}")
    found = re.fullmatch(rf"deal {seat} ([{LETTERS}]*)\.([{LETTERS}]*)", lines.take())
    hand = (
        in_order(colour + letter for colour, some in zip("rb", found.groups(), strict=True) for letter in some)
        if found
        else ()
    )
    if len(hand) != HAND_SIZE or Counter(hand) - pack:
        lines.fault(f"seat {seat} has to be dealt {HAND_SIZE} pieces of the pack")
    pack.subtract(hand)
    return hand


@cache
def write_pieces(pieces: Pieces) -> str:
    """Write pieces one by one: first the red ones, each colour from the highest."""
    return " ".join(piece[1] + piece[0].upper() for colour in (RED, BLACK) for piece in pieces if piece[0] == colour)


def write_colours(pieces: Pieces) -> str:
    """Write the letters of red pieces, then those of black ones."""
    return ".".join("".join(piece[1] for piece in pieces if piece[0] == colour) for colour in (RED, BLACK))


def read_pieces(text: str) -> Pieces:
    """Return pieces that are written in any order; empty if there is anything else."""
    words = text.split(" ")
    if not all(re.fullmatch(PIECE, word) for word in words):
        return ()
    return in_order(word[1].lower() + word[0] for word in words)


def choose(lines: Lines, meanings: Mapping[str, T]) -> T:
    """Read one of the lines that are allowed here, with its pieces in any order, and return what it means."""
    line = lines.take([*meanings])
    if found := re.fullmatch(rf"(.*?)({PIECE}(?: {PIECE})*)(\)| for \d|)", line):
        line = f"{found[1]}{write_pieces(read_pieces(found[2]))}{found[3]}"
    if line not in meanings:
        lines.fault(f"due is {', '.join(map(repr, [*meanings][:3]))}{' or another move' if len(meanings) > 3 else ''}")
    return meanings[line]


# The rules.


class Combination(NamedTuple):
    """Pieces that are led or played together."""

    kind: str
    """A set of equal pieces, or a run."""
    size: int
    height: int
    """Higher beats lower, within a kind and size."""

    def beats(self, other: "Combination") -> bool:
        """Return whether this one may be played to the other."""
        return self[:2] == other[:2] and self.height > other.height


def in_order(pieces: Iterable[str]) -> Pieces:
    """Return pieces from the highest."""
    return tuple(sorted(pieces, key=KINDS.index))


def combination(pieces: Sequence[str], options: Mapping[str, str]) -> Combination | None:
    """Return the combination that some pieces are, if they are one."""
    letters = "".join(sorted((piece[1] for piece in pieces), key=LETTERS.index))
    colours = {piece[0] for piece in pieces}
    if len(colours) > 1 and options["sets"] == "one_colour" and options["colours"] == "red_high":
        return None
    is_low = BLACK in colours and options["colours"] == "red_high"
    if len(set(letters)) == 1:
        return Combination("set", len(letters), -2 * LETTERS.index(letters[0]) - is_low)
    if letters in RUNS:
        return Combination("run", len(letters), -2 * RUNS.index(letters) - is_low)
    return None


def choices(hand: Sequence[str], size: int) -> list[Pieces]:
    """Return the ways to take so many pieces of a hand; copies are not told apart."""
    return sorted(set(combinations(in_order(hand), size)))


def leads(hand: Sequence[str], options: Mapping[str, str]) -> dict[Pieces, Combination]:
    """Return the combinations in a hand."""
    equal = {letter: [piece for piece in hand if piece[1] == letter] for letter in LETTERS}
    sets = [pieces for some in equal.values() for size in range(len(some)) for pieces in choices(some, size + 1)]
    runs = [in_order(pieces) for run in RUNS for pieces in product(*(equal[letter] for letter in run))]
    return {pieces: found for pieces in sets + runs if (found := combination(pieces, options))}


def beating(hand: Sequence[str], best: Combination, options: Mapping[str, str]) -> dict[Pieces, Combination]:
    """Return the combinations in a hand that beat the best one of a trick."""
    return {pieces: found for pieces, found in leads(hand, options).items() if found.beats(best)}


def payments(
    units: Sequence[int], winner: int, options: Mapping[str, str], banker: int, chips: Sequence[int] | None = None
) -> list[int]:
    """Return the points of a deal, given who won the last trick; with chips, a seat pays only what it has."""
    points = [0] * len(units)

    def pay(giver: int, taker: int, amount: int) -> None:
        if options["banker"] == "on" and banker in {giver, taker}:
            amount *= 2
        if chips is not None:
            amount = min(amount, chips[giver] + points[giver])
        points[giver] -= amount
        points[taker] += amount

    owed = {0: int(options["no_trick"])} | OWED
    losers = [seat for seat in range(len(units)) if seat != winner]
    for seat in losers:
        pay(seat, winner, owed.get(units[seat], 0))
    for seat in losers if options["over_four"] == "paid" else ():
        pay(winner, seat, max(units[seat] - ENOUGH, 0))
    return points


class DaQiZi(Match):
    """A match; its dealer is the seat that leads first."""

    GAME = "da_qi_zi"
    CHOICES = CHOICES

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        del seats
        idle = {
            "sets": options["colours"] == "equal",  # equal colours mix freely
            "deals": options["end"] == "bankrupt",
            "chips": options["end"] == "deals",
        }
        wrong = [name for name, is_idle in idle.items() if is_idle and options[name] != CHOICES[name][0]]
        return [f"option {name!r} has no effect, so it has to stand at its default" for name in wrong]

    def chips(self) -> list[int] | None:
        """Return the chips of the seats, if they play with chips."""
        if self.options["end"] == "deals":
            return None
        return [int(self.options["chips"]) + total for total in self.totals]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines, FIRST_LEADER)
        self.new_deal(lines)
        first = self.dealer
        deal = Deal(self.options, lines)
        winner = deal.replay(first)
        points = self.add(payments(deal.units, winner, self.options, first, self.chips()))
        self.dealer = winner
        chips = self.chips()
        if chips is None:
            self.over = self.started == int(self.options["deals"])
        else:
            self.over = min(chips) == 0 or self.started == MOST_DEALS
        return {"points": points, "leader": first}


class Deal:
    """One deal."""

    def __init__(self, options: Mapping[str, str], lines: Lines) -> None:
        self.options, self.lines = options, lines
        pack = Counter({piece: COPIES[piece[1]] for piece in KINDS})
        self.hands = [Counter(read_hand(lines, seat, pack)) for seat in range(SEATS)]
        self.units = [0] * SEATS
        self.hidden = options["discards"] == "hidden"
        self.discards: dict[int, Pieces] = dict.fromkeys(range(SEATS), ())

    def replay(self, leader: int) -> int:
        """Read all tricks, and return who has won the last one."""
        while self.hands[leader]:
            leader = self.trick(leader)
        if self.hidden:
            read_opened(self.lines, self.discards)
        return leader

    def trick(self, leader: int) -> int:
        """Read a trick, and return who takes it."""
        hand = [*self.hands[leader].elements()]
        due = {play_line(leader, pieces): (pieces, found) for pieces, found in leads(hand, self.options).items()}
        led, best = choose(self.lines, due)
        self.hands[leader] -= Counter(led)
        read_played(self.lines, leader, led)
        taker = leader
        for seat in in_turn(leader, SEATS)[1:]:
            beaten = self.reply(seat, best)
            if beaten:
                best, taker = beaten, seat
        self.units[taker] += len(led)
        return taker

    def reply(self, seat: int, best: Combination) -> Combination | None:
        """Read how a seat replies to the best combination of a trick, and return what beats it, if anything does."""
        hand = [*self.hands[seat].elements()]
        due: dict[str, tuple[Pieces, Combination | None]] = {
            discard_line(seat, pieces, hidden=self.hidden): (pieces, None) for pieces in choices(hand, best.size)
        }
        if not self.is_barred(seat):
            better = beating(hand, best, self.options)
            due |= {play_line(seat, pieces): (pieces, found) for pieces, found in better.items()}
        pieces, found = choose(self.lines, due)
        self.hands[seat] -= Counter(pieces)
        if found:
            read_played(self.lines, seat, pieces)
        else:
            read_discarded(self.lines, seat, pieces, hidden=self.hidden)
            self.discards[seat] = in_order(self.discards[seat] + pieces)
        return found

    def is_barred(self, seat: int) -> bool:
        """Return whether a seat may not beat: it has no unit, and everyone has one piece left."""
        return self.options["last_needs_trick"] == "on" and not self.units[seat] and self.hands[seat].total() == 1


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, DaQiZi)
