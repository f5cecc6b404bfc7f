"""What the referees of several games share: reading lines, hands, tricks and records. Imports nothing from the project.

A referee is a subclass of `Match` that replays deals through `Lines`. For every line it names all the lines that the
rules allow, so legality is membership in a set. `judge` compares the outcome with the record.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any, NoReturn, Protocol, TypeVar

from tests.oracle.json_values import ledger_faults, same

T = TypeVar("T")

SUITS, LISTED = "SHDC", "AKQJT98765432"  # as hands are written
ON, OFF = ("on", "off"), ("off", "on")  # the values of a switch, the default first
WORDS = {"yes": "on", "no": "off"}  # another way to write the values of a switch
LOOK_BACK = ("last", "none", "all")  # an option of every table, without effect on the rules
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class Fault(Exception):
    """An event breaks a rule."""


class Cut(Exception):
    """The events of a deal end before the deal is over."""


class Author(Protocol):
    """Writes the lines of a deal instead of reading them, for tests."""

    def line(self, due: Sequence[str]) -> str:
        """Return one of the lines that may come next."""
        ...

    def hand(self, place: str, size: int, pack: Collection[str]) -> Sequence[str]:
        """Return the cards that a place is dealt."""
        ...

    def volunteer(self) -> str:
        """Return a line that may come next, but need not; empty if there is none."""
        ...


def pack_of(ranks: str) -> set[str]:
    """Return the cards of these ranks in all suits."""
    return {rank + suit for rank in ranks for suit in SUITS}


def write_hand(cards: Iterable[str]) -> str:
    """Write cards as spades.hearts.diamonds.clubs, and .jokers if there are any."""
    held = set(cards)
    suits = ["".join(rank for rank in LISTED if rank + suit in held) for suit in SUITS]
    jokers = "".join(sorted(card for card in held if card[0] == "*"))
    return ".".join([*suits, jokers] if jokers else suits)


def read_hand(text: str) -> list[str]:
    """Return the cards of a hand as written, in any order within a suit; empty if it has no four suits."""
    suits = text.split(".")
    cards = [rank + suit for ranks, suit in zip(suits, SUITS, strict=False) for rank in ranks]
    jokers = re.findall(r"\*[A-Z]", suits[4]) if len(suits) > len(SUITS) else []
    return cards + jokers if len(suits) in {len(SUITS), len(SUITS) + 1} else []


class Lines:
    """The lines of a deal, read from the first to the last."""

    def __init__(self, lines: Sequence[str], author: Author | None = None) -> None:
        self.lines, self.author = [*lines], author
        self.done = 0  # the number of lines read

    def fault(self, text: str) -> NoReturn:
        """Reject the line read last."""
        raise Fault(f"event {self.done - 1} ({self.lines[self.done - 1]!r}): {text}")

    def take(self, due: Sequence[str] = ()) -> str:
        """Read the next line; an author writes one of those that are due."""
        if self.done == len(self.lines):
            if self.author is None or not due:
                raise Cut
            self.lines.append(self.author.line(due))
        self.done += 1
        return self.lines[self.done - 1]

    def upcoming(self) -> str:
        """Return the next line without reading it; empty at the end."""
        if self.done == len(self.lines) and self.author and (line := self.author.volunteer()):
            self.lines.append(line)
        return self.lines[self.done] if self.done < len(self.lines) else ""

    def choose(self, meanings: Mapping[str, T]) -> T:
        """Read one of the lines that are allowed here, and return what it means."""
        line = self.take([*meanings])
        if line not in meanings:
            self.fault(f"due is {' or '.join(map(repr, meanings)) or 'nothing'}")
        return meanings[line]

    def expect(self, *forms: str) -> None:
        """Read a line that has one of these forms."""
        self.choose(dict.fromkeys(forms))

    def expect_cards(self, head: str, cards: Collection[str], tails: Sequence[str] = ("",)) -> None:
        """Read a line with these words, these cards in any order, and one of these tails."""
        due = [f"{head} {' '.join(sorted(cards))}{tail}" for tail in tails]
        line = self.take(due)
        for tail in tails:
            if line.startswith(head + " ") and line.endswith(tail):
                middle = line[len(head) + 1 : len(line) - len(tail)]
                if sorted(middle.split(" ")) == sorted(cards):
                    return
        self.fault(f"due is {due[0]!r}")

    def maybe_moves(self, pattern: str, cards: Collection[str]) -> None:
        """Read a line of this pattern with these cards in any order if it comes next: no rule needs it."""
        if found := re.fullmatch(rf"{pattern} ((?:[^f\s]\S*)(?: [^f\s]\S*)*)( for [-0-9 ]+)?", self.upcoming()):
            self.take()
            if sorted(found[1].split(" ")) != sorted(cards):
                self.fault(f"the cards have to be {' '.join(sorted(cards))}")

    def hand(self, seat: int | str, size: int, pack: set[str], tails: Sequence[str] = ("",)) -> set[str]:
        """Read the line of a hand of this size, and take its cards from the pack."""
        if self.done == len(self.lines) and self.author:
            written = write_hand(self.author.hand(str(seat), size, sorted(pack)))
            self.lines.append(f"deal {seat} {written}{tails[0]}")
        found = re.fullmatch(r"deal (\S+) (\S+)( for .+)?", self.take())
        if found is None or found[1] != str(seat) or (found[3] or "") not in tails:
            self.fault(f"seat {seat} has to be dealt its hand{tails[0]}")
        cards = read_hand(found[2])
        if len(cards) != size or len(pack.intersection(cards)) != size:
            self.fault(f"a hand has four suits and {size} cards of the pack, none of them dealt before")
        pack.difference_update(cards)
        return set(cards)

    def pile(self, place: str, size: int, pack: set[str]) -> list[str]:
        """Read the line of so many cards at a place without an owner, and take its cards from the pack."""
        if self.done == len(self.lines) and self.author:
            self.lines.append(f"deal {place} {' '.join(self.author.hand(place, size, sorted(pack)))}")
        words = self.take().split(" ")
        cards = words[2:]
        if words[:2] != ["deal", place] or len(cards) != size or len(pack.intersection(cards)) != size:
            self.fault(f"{size} cards of the pack have to be dealt to {place!r}, none of them dealt before")
        pack.difference_update(cards)
        return cards

    def maybe_stock(self, pack: set[str]) -> list[str]:
        """Read the undealt cards if the record names them, take them from the pack, and return them."""
        words = self.upcoming().split(" ")
        if words[:2] != ["deal", "stock"]:
            return []
        return self.pile("stock", len(words) - 2, pack)

    def turn_up(self, pack: set[str]) -> str:
        """Read the card that is turned up after the deal: from a stock that was dealt before, or dealt by itself."""
        if self.done == len(self.lines) and self.author:
            self.lines.append(f"deal stock {self.author.hand('stock', 1, sorted(pack))[0]}")
        if stock := self.maybe_stock(pack):
            self.expect(f"move stock turnup {stock[0]}")
            return stock[0]
        return self.pile("turnup", 1, pack)[0]

    def show(self, hands: Mapping[int, Collection[str]]) -> None:
        """Read that the cards left in these hands are opened, in the order of the seats."""
        for seat in sorted(hands):
            if hands[seat]:
                self.expect_cards(f"show {seat}", hands[seat])

    def maybe_show(self, hands: Mapping[int, Collection[str]]) -> None:
        """Read that hands are opened where the rules leave it open: all of them or none."""
        if self.upcoming().startswith("show "):
            self.show(hands)

    def exchange(self, seat: int, hand: set[str], widow: Collection[str]) -> set[str]:
        """Read how a declarer takes the widow and discards as many cards; change the hand, and return the discards."""
        size = len(widow)
        self.expect_cards(f"move widow {seat}", widow, (f" for {seat}",))
        hand.update(widow)
        words = self.take([f"{seat} (discard {' '.join(sorted(hand)[-size:])})"]).split(" ")
        away = {word.strip("()") for word in words[2:]}
        if words[:2] != [str(seat), "(discard"] or len(words) != size + 2 or len(away) != size or not away <= hand:
            self.fault(f"seat {seat} has to discard {size} cards of its hand")
        self.expect_cards(f"move {seat} discards", away, (f" for {seat}",))
        hand.difference_update(away)
        return away

    def end(self) -> None:
        """Require that no line is left."""
        if self.done < len(self.lines):
            self.take()
            self.fault("the deal is already over")


def follow(hand: set[str], led: str) -> set[str]:
    """Return the cards of a hand that may be played to a lead by the plain duty to follow suit."""
    return {card for card in hand if card[1] == led} or set(hand)


def taker(trick: Mapping[int, str], order: str, trump: str = "") -> int:
    """Return the seat that takes a trick (cards by seat, the lead first); `order` has the ranks from the lowest."""
    led = next(iter(trick.values()))[1]
    deciding = trump if any(card[1] == trump for card in trick.values()) else led
    heights = {seat: order.index(card[0]) for seat, card in trick.items() if card[1] == deciding}
    return max(heights, key=lambda seat: heights[seat])


def in_turn(first: int, seats: int) -> list[int]:
    """Return all seats in turn, from this one."""
    return [(first + step) % seats for step in range(seats)]


def orders(parts: Collection[str]) -> list[str]:
    """Return a list of words in all its orders."""
    return [" ".join(order) for order in permutations(parts)]


def draw_highest(
    lines: Lines, seats: Sequence[int], pack: set[str], order: str, line: Callable[[str, int], list[str]]
) -> int:
    """Read how seats draw cards until one has the highest alone; `line` gives the forms of one draw."""
    tied = [*seats]
    while len(tied) > 1:
        heights: dict[int, int] = {}
        for seat in tied:
            card = lines.choose({form: card for card in sorted(pack) for form in line(card, seat)})
            pack.discard(card)
            heights[seat] = order.index(card[0])
        tied = [seat for seat in tied if heights[seat] == max(heights.values())]
    return tied[0]


class Match:
    """The state of a match; a game overrides the constants and `play`."""

    GAME = ""
    RULES = 1  # the version of the rules
    TABLES: Collection[int] = (4,)  # the possible numbers of seats
    CHOICES: Mapping[str, Sequence[str]] = {}  # the values of the options, the default first
    NAMES_CONTRACTS = False  # whether every finished deal of a record has to name its contract

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options, self.seats = options, seats
        self.totals = [0] * seats
        self.over = False
        self.started = 0  # deals
        self.counted = 0  # deals
        self.limit: int | None = None  # after so many counted deals the match is over
        self.dealer = -1  # unknown before the first line

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together; their single values are right."""
        del options, seats
        return []

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal, and return its `points`, and `leader` and the possible names of its `contract` if known."""
        raise NotImplementedError

    def passed_in(self, leader: int) -> dict[str, Any]:
        """Return the result of a deal that all have passed: it counts, without points, if the deals are limited."""
        if self.limit is None:
            return {"void": "passed"}
        return {"points": [0] * self.seats, "leader": leader, "contract": ["passed_in"]}

    def draw_dealer(self, lines: Lines, word: str = "dealer") -> None:
        """Read who deals first, at the start of a match."""
        if self.dealer < 0:
            self.dealer = lines.choose({f"chance {word} 0 {seat}": seat for seat in range(self.seats)})

    def new_deal(self, lines: Lines) -> None:
        """Read the start of a deal."""
        lines.expect(f"new deal {self.started}")
        self.started += 1

    def add(self, points: Sequence[int]) -> list[int]:
        """Add the points of a deal to the totals, and return them."""
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        return [*points]


def read_options(game: type[Match], given: Any, seats: int) -> tuple[dict[str, str], list[str]]:
    """Return all options, with defaults for missing ones, and the faults in them."""
    if not isinstance(given, dict) or not all(isinstance(text, str) for pair in given.items() for text in pair):
        return {}, ["the options are not texts"]
    options = {name: words[0] for name, words in game.CHOICES.items()} | given
    choices = {"look_back": LOOK_BACK, "players": (str(seats),)} | dict(game.CHOICES)
    faults = [f"unknown option {name!r}" for name in given if name not in choices]
    for name, words in choices.items():
        if name in options and options[name] not in words:
            options[name] = WORDS.get(options[name], options[name])
        if name in options and options[name] not in words:
            faults.append(f"option {name!r} must not be {options[name]!r}")
    return options, faults or game.option_faults(options, seats)


def result_faults(match: Match, deal: dict[str, Any], result: dict[str, Any] | None) -> list[str]:
    """Return the faults of the results of a deal; an unfinished deal has none."""
    if result is None:
        return [f"{key!r} of an unfinished deal" for key in ("points", "void", "contract_points") if key in deal]
    faults = [
        f"{key!r} is {deal.get(key, 'missing')!r} and should be {result[key]!r}"
        for key in ("points", "leader")
        if key in result and not same(deal.get(key, "missing"), result[key])
    ]
    names = result.get("contract", ())
    if names and deal.get("contract", names[0] if not match.NAMES_CONTRACTS else "missing") not in names:
        faults.append(f"'contract' is {deal.get('contract', 'missing')!r} and should be {' or '.join(names)}")
    if "void" in result:
        faults += [f"{key!r} of a deal that does not count" for key in ("points", "contract_points") if key in deal]
        wrong = deal.get("void") != result["void"]
        return [*faults, f"'void' is {deal.get('void')!r} and should be {result['void']!r}"] if wrong else faults
    if "void" in deal:
        faults.append("the deal counts, but is called void")
    if "contract_points" in deal and not adds_up(deal["contract_points"], result["points"]):
        faults.append("the contract points don't add up to the points")
    return faults


def adds_up(contract_points: Any, points: Sequence[int]) -> bool:
    """Return whether the points by contract add up to those of the deal."""
    if not isinstance(contract_points, dict) or not all(isinstance(row, list) for row in contract_points.values()):
        return False
    return all(len(row) == len(points) for row in contract_points.values()) and same(
        [sum(column) for column in zip(*contract_points.values(), strict=True)], [*points]
    )


DEAL_FIELDS = {
    "events",
    "contract",
    "leader",
    "points",
    "contract_points",
    "void",
    "ledger",
    "tricks",
    "silent",
    "title",
    "sorting",
    "in_front",
    "display",
    "event_times",
    "notes",
}


def deal_faults(match: Match, deal: Any, *, last: bool) -> tuple[list[str], bool]:
    """Return the faults of a deal, and whether it was played to its end."""
    if not isinstance(deal, dict):
        return ["it is not an object"], False
    events = deal.get("events", [])
    if not isinstance(events, list) or not all(isinstance(line, str) for line in events):
        return ["its events are not lines"], False
    if match.over:
        return ["the match was already over"], False
    faults = [f"unknown field {key!r}" for key in deal if key not in DEAL_FIELDS]
    lines, totals = Lines(events), [*match.totals]
    try:
        result: dict[str, Any] | None = match.play(lines)
        match.counted += "void" not in (result or {})
        match.over |= match.counted == match.limit
        lines.end()
    except Fault as fault:
        return [*faults, str(fault)], False
    except Cut:
        result, match.over, match.totals = None, False, totals
        if not last:
            faults.append("its events stop too early")
    faults += result_faults(match, deal, result)
    if not faults:
        faults += ledger_faults(deal)
    return faults, result is not None


def judge(document: Any, game: type[Match]) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound.

    A record may stop after any line of its last deal; then this deal has no results, and the match is not over.
    """
    if not isinstance(document, dict):
        return ["the record is not an object"]
    header = {"format": "mamlaka record", "format_version": 0, "rules_version": game.RULES}
    faults = [f"{key!r} must not be {document[key]!r}" for key, due in header.items() if document.get(key, due) != due]
    seats, deals = document.get("seats"), document.get("deals", [])
    if document.get("game") != game.GAME:
        return [f"this is no record of {game.GAME}"]
    if not isinstance(seats, list) or len(seats) not in game.TABLES:
        return [*faults, "this number of seats is not possible"]
    options, wrong = read_options(game, document.get("options", {}), len(seats))
    if wrong or not isinstance(deals, list):
        return [*faults, *(wrong or ["the deals are not a list"])]
    match = game(options, len(seats))
    match.limit = document.get("deal_limit")
    for number, deal in enumerate(deals):
        found, finished = deal_faults(match, deal, last=number == len(deals) - 1)
        faults += [f"deal {number}: {text}" for text in found]
        if found and not finished:
            return faults
    for key, due, default in (("totals", match.totals, [0] * match.seats), ("is_over", match.over, False)):
        if not same(document.get(key, default), due):
            faults.append(f"{key!r} is {document.get(key, 'missing')!r} and should be {due!r}")
    return faults
