"""Play random matches of Da Qi Zi, written from the rules alone: a table has all combinations and their strength."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any, NamedTuple, TypeAlias

from tests.games.da_qi_zi.referee import (
    CHOICES,
    COPIES,
    KINDS,
    LETTERS,
    discard_line,
    in_order,
    move_line,
    play_line,
    write_colours,
    write_pieces,
)

Document: TypeAlias = dict[str, Any]
DEFAULTS = {name: values[0] for name, values in CHOICES.items()}
PACK = Counter({piece: COPIES[piece[1]] for piece in KINDS})


def unfinished(events: Sequence[str], options: dict[str, str] | None = None) -> Document:
    """Return the record of a match that stops in its first deal."""
    record: Document = {"format": "mamlaka record", "format_version": 0, "game": "da_qi_zi", "rules_version": 1}
    return record | {"options": options or {}, "seats": [{"name": "A"}] * 4, "deals": [{"events": [*events]}]}


def without(hand: list[str], pieces: Sequence[str]) -> list[str]:
    """Return what is left of a hand."""
    return [*(Counter(hand) - Counter(pieces)).elements()]


class Played(NamedTuple):
    """What happened in a deal."""

    units: list[int]
    winner: int
    sizes: list[int]
    needed: bool
    """Whether a seat without units has beaten in a last trick of one piece."""
    owed: list[int]
    """What the seats had to pay to the winner."""
    points: list[int]


class Player:
    """Plays whole matches at random."""

    def __init__(self, options: dict[str, str], seed: int) -> None:
        self.options, self.rng = DEFAULTS | options, random.Random(seed)
        self.strengths = self.all_combinations()

    def all_combinations(self) -> dict[tuple[str, ...], tuple[str, tuple[int, ...]]]:
        """Return the shape and the place of every combination; lower places beat higher ones."""
        equal = self.options["colours"] == "equal"
        mixes = equal or self.options["sets"] == "mixed"
        found: dict[tuple[str, ...], tuple[str, tuple[int, ...]]] = {}
        for place, letter in enumerate(LETTERS):
            for red, black in product(range(COPIES[letter] + 1), repeat=2):
                if 0 < red + black <= 8 and (mixes or not red or not black):
                    pieces = ("b" + letter,) * black + ("r" + letter,) * red
                    found[pieces] = (f"{red + black} equal", (place,) if equal else (place, min(black, 1)))
        for place, run in enumerate(("GAE", "RHC")):
            for colours in product("rb", repeat=3):
                if mixes or len(set(colours)) == 1:
                    pieces = tuple(sorted(map(str.__add__, colours, run)))
                    found[pieces] = ("run", (place,) if equal else (place, int("b" in colours)))
        return found

    def held(self, hand: list[str], sizes: Sequence[int]) -> list[tuple[str, ...]]:
        """Return the combinations of these sizes in a hand."""
        hand = sorted(hand)
        return sorted({some for size in sizes for some in combinations(hand, size)} & self.strengths.keys())

    def deal(self, first: int) -> tuple[list[str], Played]:
        """Play a deal; return its lines, and what happened."""
        pack = [*PACK.elements()]
        self.rng.shuffle(pack)
        hands = [pack[seat * 8 : seat * 8 + 8] for seat in range(4)]
        events = [f"deal {seat} {write_colours(in_order(hand))}" for seat, hand in enumerate(hands)]
        hidden = self.options["discards"] == "hidden"
        played = Played([0] * 4, first, [], needed=False, owed=[], points=[])
        thrown = [list[str]() for _ in hands]
        while hands[played.winner]:
            leader = winner = played.winner
            best = self.rng.choice(self.held(hands[leader], range(1, 9)))
            played.sizes.append(len(best))
            events += [play_line(leader, in_order(best)), move_line(leader, in_order(best))]
            hands[leader] = without(hands[leader], best)
            for seat in ((leader + step) % 4 for step in (1, 2, 3)):
                needs = len(hands[seat]) == 1 and not played.units[seat]
                better = [] if needs and self.options["last_needs_trick"] == "on" else self.better(hands[seat], best)
                if better and self.rng.random() < 0.7:
                    best = pieces = self.rng.choice(better)
                    events += [play_line(seat, in_order(pieces)), move_line(seat, in_order(pieces))]
                    winner, played = seat, played._replace(needed=played.needed or needs)
                else:
                    pieces = tuple(self.rng.sample(hands[seat], len(best)))
                    thrown[seat] += pieces
                    events.append(discard_line(seat, in_order(pieces), hidden=hidden))
                    audience = f" for {seat}" if hidden else ""
                    events.append(f"move {seat} discards.{seat} {write_pieces(in_order(pieces))}{audience}")
                hands[seat] = without(hands[seat], pieces)
            played.units[winner] += len(best)
            played = played._replace(winner=winner)
        for seat, pieces in enumerate(map(in_order, thrown)):
            if pieces and hidden:
                events.append(f"move discards.{seat} discards.{seat} {write_pieces(pieces)}")
        return events, played

    def better(self, hand: list[str], best: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return the combinations in a hand that beat the best one."""
        shape, place = self.strengths[best]
        found = [(pieces, self.strengths[pieces]) for pieces in self.held(hand, [len(best)])]
        return [pieces for pieces, (own, height) in found if own == shape and height < place]

    def settle(self, played: Played, banker: int, purses: list[int]) -> Played:
        """Return what happened with the payments."""
        units, winner = played.units, played.winner
        table = [int(self.options["no_trick"]), 3, 2, 1, 0, 0, 0, 0, 0]
        has_chips, doubles = self.options["end"] == "bankrupt", self.options["banker"] == "on"
        owed = [
            0 if seat == winner else table[units[seat]] * (1 + (doubles and banker in {seat, winner}))
            for seat in range(4)
        ]
        paid = [min(owe, purse) for owe, purse in zip(owed, purses, strict=True)] if has_chips else owed
        points = [-amount for amount in paid]
        points[winner] = sum(paid)
        rich = [seat for seat in range(4) if units[seat] > 4 and seat != winner]
        if rich and self.options["over_four"] == "paid":
            back = (units[rich[0]] - 4) * (1 + (doubles and banker in {rich[0], winner}))
            back = min(back, purses[winner] + points[winner]) if has_chips else back
            points[winner] -= back
            points[rich[0]] += back
        return played._replace(owed=owed, points=points)

    def match(self) -> tuple[Document, list[Played]]:
        """Play a match; return its record, and what happened in its deals."""
        start, totals = int(self.options["chips"]), [0] * 4
        first = self.rng.randrange(4)
        head = [f"chance dealer 0 {first}"]
        deals: list[Document] = []
        story: list[Played] = []
        over = False
        while not over:
            events, played = self.deal(first)
            played = self.settle(played, first, [start + total for total in totals])
            story.append(played)
            events = [*head, f"new deal {len(deals)}", *events]
            deals.append({"events": events, "points": played.points, "leader": first})
            totals = [total + points for total, points in zip(totals, played.points, strict=True)]
            first, head = played.winner, []
            over = len(deals) == int(self.options["deals"])
            if self.options["end"] == "bankrupt":
                over = any(start + total == 0 for total in totals) or len(deals) == 100
        record = unfinished([], self.options) | {"deals": deals, "totals": totals, "is_over": True}
        return record, story


def some_options(seed: int) -> dict[str, str]:
    """Return random options that fit together."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    idle = {"deals"} if options["end"] == "bankrupt" else {"chips"}
    idle |= {"sets"} if options["colours"] == "equal" else set()
    return {name: DEFAULTS[name] if name in idle else value for name, value in options.items()}
