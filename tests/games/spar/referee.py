"""A referee for recorded matches of Spar and its kin, written from the rules alone."""

import re
from typing import Any

from tests.oracle.refereeing import ON, Lines, Match, follow, in_turn, judge, pack_of, taker

RANKS = {"spar": "6789TJQKA", "agram": "3456789TA", "sink_sink": "3456789TA"}  # from the lowest
HAND_SIZES = {"spar": 5, "agram": 6, "sink_sink": 5}
VALUES = {"6": 3, "7": 2}  # of the card that wins the last trick; others are worth 1
FACTORS = {"dry": 2, "show": 4}  # of a declared card
PRICE = 3  # of a revoke that was flagged, or of a wrong flag

CHOICES = {
    "form": tuple(RANKS),
    "target": ("10", "none", *map(str, range(5, 51))),
    "deals": ("none", *map(str, range(1, 101))),
    "dry": ("off", "dry", "dry_show"),
    "next_dealer": ("winner", "before_winner", "left"),
    "revoke": ("forbidden", "flag"),
    "ace_of_spades": ("out", "in"),
    "low_bonus": ON,
    "stake": ("points", "chips"),
    "direction": ("cw", "ccw"),
}


# How events of new kinds are written. Adapt these functions, not the rules.


def answer_lines(seat: int, hand: set[str], *, shows: bool) -> dict[str, tuple[str, str]]:
    """Return the secret answers of a seat as (word, card); the word is `no`, `dry` or `show`."""
    low = sorted(card for card in hand if card[0] in VALUES)
    words = ["dry", "show"] if shows else ["dry"]
    answers = {f"{seat} ({word} {card})": (word, card) for card in low for word in words}
    return {f"{seat} (no)": ("no", "")} | answers


def read_reveal(lines: Lines, seat: int, word: str, card: str) -> None:
    """Read how an answer becomes known: a card moves to its place, face up if it is shown."""
    move = f"move {seat} reserve.{seat} {card}"
    lines.expect({"no": f"{seat} no_reserve", "dry": f"{move} for {seat}", "show": move}[word])


def read_return(lines: Lines, seat: int, word: str, card: str) -> None:
    """Read that the card of a seat moves back to its hand."""
    lines.expect(f"move reserve.{seat} {seat} {card}" + (f" for {seat}" if word == "dry" else ""))


def read_opening(lines: Lines, hands: dict[int, set[str]], aside: dict[int, tuple[str, str]]) -> None:
    """Read how hands, and the cards that still lie aside, are opened after a flag."""
    lines.show(hands)
    for seat, (_, card) in sorted(aside.items()):
        lines.expect(f"move reserve.{seat} reserve.{seat} {card}")


def flag_lines(seat: int, suspects: list[int]) -> dict[str, tuple[int, int]]:
    """Return how a seat flags one of the suspects, as (flagger, flagged)."""
    return {f"{seat} flag{other}": (seat, other) for other in suspects if other != seat}


FLAG = r"\d flag\d"


class Spar(Match):
    """A match."""

    GAME = "spar"
    TABLES = range(2, 8)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.scores = [0] * seats  # points, also if chips are paid

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        other_form = options["form"] != "spar"
        checks = {
            "a target or a number of deals is needed": options["target"] == options["deals"] == "none",
            "the pack with the ace of spades doesn't suit 5 or 7 players": options["ace_of_spades"] == "in"
            and seats in {5, 7},
            "without low_bonus there are no dry cards": options["low_bonus"] == "off" and options["dry"] != "off",
            "this form has two to five players": other_form and seats > 5,
            "this form has no dry cards and no ace of spades": other_form
            and (options["dry"], options["ace_of_spades"]) != ("off", "out"),
        }
        return [text for text, wrong in checks.items() if wrong]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        form = self.options["form"]
        pack = pack_of(RANKS[form]) - ({"AS"} if self.options["ace_of_spades"] == "out" else set())
        hands = {seat: lines.hand(seat, HAND_SIZES[form], pack) for seat in range(self.seats)}
        lines.maybe_stock(pack)
        first = (self.dealer + 1) % self.seats
        aside = self.declarations(lines, first, hands) if self.options["dry"] != "off" else {}
        leader, card = first, ""
        for number in range(HAND_SIZES[form]):
            last = number == HAND_SIZES[form] - 1
            back = aside if number == HAND_SIZES[form] - 2 else {}
            trick, flag = self.trick(lines, leader, hands, back, last=last)
            if flag:
                read_opening(lines, hands, {} if back and len(trick) == self.seats else aside)
                return {"leader": first, "points": self.settle(flag[1] if flag[2] else flag[0], -PRICE)}
            leader = taker(trick, RANKS[form])
            card = trick[leader]
        kind = aside.get(leader, ("", ""))[0]
        points = self.settle(leader, self.value(card) * FACTORS.get(kind, 1))
        moves = {"winner": leader, "before_winner": leader - 1, "left": self.dealer + 1}
        self.dealer = moves[self.options["next_dealer"]] % self.seats
        return {"leader": first, "points": points}

    def declarations(self, lines: Lines, first: int, hands: dict[int, set[str]]) -> dict[int, tuple[str, str]]:
        """Read who sets aside which card, take it from the hand, and return the kind and the card by seat."""
        answers: dict[int, tuple[str, str]] = {}
        shows = self.options["dry"] == "dry_show"
        while len(answers) < self.seats:
            due: dict[str, tuple[int, tuple[str, str]]] = {}
            for seat in set(hands) - set(answers):
                due |= {line: (seat, answer) for line, answer in answer_lines(seat, hands[seat], shows=shows).items()}
            seat, answers[seat] = lines.choose(due)
        for seat in in_turn(first, self.seats):
            read_reveal(lines, seat, *answers[seat])
            hands[seat].discard(answers[seat][1])
        return {seat: answer for seat, answer in answers.items() if answer[0] != "no"}

    def trick(
        self,
        lines: Lines,
        leader: int,
        hands: dict[int, set[str]],
        back: dict[int, tuple[str, str]],
        *,
        last: bool,
    ) -> tuple[dict[int, str], tuple[int, int, bool] | None]:
        """Read a trick, the cards of `back` that return, and perhaps a flag as (flagger, flagged, rightly)."""
        trick: dict[int, str] = {}
        revoked: dict[int, bool] = {}  # by the seats that did not follow: whether they could have
        for seat in in_turn(leader, self.seats):
            if flag := self.flag(lines, revoked):
                return trick, flag
            led = trick[leader][1] if trick else ""
            following = follow(hands[seat], led) if led else hands[seat]
            free = self.options["revoke"] == "flag" and not last
            legal = hands[seat] if free else following
            card = trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
            if led and card[1] != led and free:
                revoked[seat] = any(other[1] == led for other in hands[seat])
            hands[seat].discard(card)
        for seat, (word, card) in sorted(back.items()):
            read_return(lines, seat, word, card)
            hands[seat].add(card)
        return trick, self.flag(lines, revoked)

    def flag(self, lines: Lines, revoked: dict[int, bool]) -> tuple[int, int, bool] | None:
        """Read a flag against a seat that did not follow, if one comes next."""
        if not re.fullmatch(FLAG, lines.upcoming()):
            return None
        due: dict[str, tuple[int, int]] = {}
        for seat in range(self.seats):
            due |= flag_lines(seat, [*revoked])
        flagger, flagged = lines.choose(due)
        return flagger, flagged, revoked[flagged]

    def value(self, card: str) -> int:
        """Return the points for winning the last trick with this card, if it was not set aside."""
        bonus = self.options["low_bonus"] == "on" and self.options["form"] == "spar"
        return VALUES.get(card[0], 1) if bonus else 1

    def settle(self, seat: int, points: int) -> list[int]:
        """Score the deal, of which only one seat gets points, and end the match if it is time."""
        self.scores[seat] += points
        target, deals = self.options["target"], self.options["deals"]
        reached = target != "none" and self.scores[seat] >= int(target)
        self.over = reached or str(self.started) == deals
        others = -points if self.options["stake"] == "chips" else 0
        own = -others * (self.seats - 1) if self.options["stake"] == "chips" else points
        return self.add([own if other == seat else others for other in range(self.seats)])


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Spar)
