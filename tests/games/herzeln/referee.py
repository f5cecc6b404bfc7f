"""A referee for recorded matches of Herzeln (the compendium of eight deals), written from the rules alone."""

from typing import Any

from tests.oracle.layout_rows import play_rows
from tests.oracle.refereeing import ON, SUITS, Lines, Match, follow, in_turn, judge, pack_of, taker

HAND_SIZE = 8
ORDERS = {3: "9JQKTA", 4: "789JQKTA"}  # from the lowest rank, by players
SHORT_ORDER = "789TJQKA"  # of the form of four stages
HEARTS = {"AH": -11, "TH": -10, "KH": -4, "QH": -3, "JH": -2, "9H": -1, "8H": -1, "7H": -1}
QUEENS = [f"Q{suit}" for suit in SUITS]
PLACES = (0, -10, -20, -30)
FULL = ("hearts", "tricks", "no_tricks", "queens", "king", "last", "no_last", "line")
STAGES = ("tricks", "hearts", "queens", "gepetto")
CHOICES = {
    "form": ("piatnik", "four_stages"),
    "order": (",".join(FULL), "all"),
    "layout_form": ("line", "rows"),
    "leader": ("dealers_left", "dealer"),
    "rounds": ("1", "2", "3", "4"),
    "early_end": ON,
}


# How events of new kinds are written, and what the deals are called. Adapt these, not the rules.

ALIASES = {  # other names of the deals, in the option `order` and as contracts
    "king_of_hearts": "king",
    "last_trick": "last",
    "no_last_trick": "no_last",
    "layout": "line",
    "rows": "line",
}


def line_lines(seat: int, fitting: dict[str, list[str]]) -> dict[str, tuple[str, str]]:
    """Return how a seat lays cards that fit these ends; the end is said only if both want the card."""
    lines: dict[str, tuple[str, str]] = {}
    for card, ends in fitting.items():
        for end in ends:
            lines[f"{seat} +{card} {end}" if len(ends) > 1 else f"{seat} +{card}"] = (card, end)
    return lines


def names_of(deal: str) -> tuple[str, ...]:
    """Return the names under which a deal may stand as a contract."""
    return (deal, *(alias for alias, name in ALIASES.items() if name == deal))


def read_order(text: str) -> list[str]:
    """Return the deals of a round."""
    return [*FULL] if text == "all" else [ALIASES.get(name, name) for name in text.split(",")]


class OrderChoices(tuple[str, ...]):
    """The values of the option `order`: lists of different deals."""

    __slots__ = ()

    def __contains__(self, text: object) -> bool:
        """Return whether a text is such a list."""
        deals = read_order(str(text))
        return len(set(deals)) == len(deals) and set(deals) <= set(FULL)


class Herzeln(Match):
    """A match."""

    GAME = "herzeln"
    TABLES = (3, 4)
    CHOICES = CHOICES | {"order": OrderChoices(CHOICES["order"])}

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.short = options["form"] == "four_stages"
        self.plan = [*STAGES] if self.short else read_order(options["order"])
        self.ranks = SHORT_ORDER if self.short else ORDERS[seats]

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        short = options["form"] == "four_stages"
        checks = {
            "four stages need four players": short and seats != 4,
            "the order of the four stages is fixed": short and read_order(options["order"]) != [*FULL],
        }
        return [text for text, wrong in checks.items() if wrong]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        name = self.plan[self.started % len(self.plan)]
        self.new_deal(lines)
        pack = pack_of(self.ranks)
        hands = {seat: lines.hand(seat, HAND_SIZE, pack) for seat in range(self.seats)}
        leader = (self.dealer + (self.options["leader"] == "dealers_left")) % self.seats
        points = (
            self.places(self.layout(lines, hands, leader))
            if name == "line"
            else self.tricks(lines, hands, leader, name)
        )
        self.dealer = (self.dealer + 1) % self.seats
        self.over = self.started == len(self.plan) * int(self.options["rounds"])
        return {"contract": names_of(name), "leader": leader, "points": self.add(points)}

    def tricks(self, lines: Lines, hands: dict[int, set[str]], leader: int, name: str) -> list[int]:
        """Replay the tricks, and return the points."""
        points = [0] * self.seats
        paying = {"hearts": set(HEARTS), "queens": set(QUEENS), "king": {"KH"}}.get(name, set())
        stops = paying and self.options["early_end"] == "on" and not self.short
        for number in range(HAND_SIZE):
            trick: dict[int, str] = {}
            for seat in in_turn(leader, self.seats):
                legal = follow(hands[seat], trick[leader][1]) if trick else hands[seat]
                trick[seat] = lines.choose({f"{seat} {card}": card for card in sorted(legal)})
                hands[seat].remove(trick[seat])
            leader = taker(trick, self.ranks)
            points[leader] += self.worth(name, [*trick.values()], last=number == HAND_SIZE - 1)
            if stops and not any(hand & paying for hand in hands.values()):
                lines.show(hands)
                break
        return points

    def worth(self, name: str, trick: list[str], *, last: bool) -> int:
        """Return what a trick pays its taker."""
        hearts = sum(card[1] == "H" for card in trick)
        queens = sum(card[0] == "Q" for card in trick)
        king = "KH" in trick
        if self.short:
            return {"tricks": -1, "hearts": -hearts, "queens": -2 * queens, "gepetto": -4 * king - 4 * last}[name]
        return {
            "hearts": sum(HEARTS.get(card, 0) for card in trick),
            "tricks": 10,
            "no_tricks": -10,
            "queens": -20 * queens,
            "king": -40 * king,
            "last": 40 * last,
            "no_last": -40 * last,
        }[name]

    def layout(self, lines: Lines, hands: dict[int, set[str]], leader: int) -> list[int]:
        """Replay the layout, and return the seats in the order in which they are out."""
        if self.options["layout_form"] == "rows":
            # The rows follow the rank of this game: up J Q K T A, down J 9 8 7.
            out = play_rows(lines, hands, leader, self.ranks, lambda out: len(out) >= self.seats - 1)
        else:
            out = self.line(lines, hands, leader)
        lines.maybe_show(hands)
        return out + [seat for seat in range(self.seats) if seat not in out]

    def line(self, lines: Lines, hands: dict[int, set[str]], seat: int) -> list[int]:
        """Replay the line from a seat's turn, and return who is out, in order."""
        out: list[int] = []
        ends: tuple[str, str] | None = None  # the next ranks of the lower and the upper end, after the opening
        while len(out) < self.seats - 1:
            if seat not in out:
                card, end = lines.choose(
                    line_lines(seat, self.fitting(hands[seat], ends)) or {f"{seat} pass": ("", "")}
                )
                if card:
                    ends = self.grown(ends, end)
                    hands[seat].remove(card)
                if not hands[seat]:
                    out.append(seat)
            seat = (seat + 1) % self.seats
        return out

    def fitting(self, hand: set[str], ends: tuple[str, str] | None) -> dict[str, list[str]]:
        """Return the cards of a hand that fit, with the ends that want them."""
        if ends is None:
            return {card: [""] for card in sorted(hand) if card[0] == "J"}
        wanted = dict(zip(("down", "up"), ends, strict=True))
        fitting = {card: [end for end in ("up", "down") if wanted[end] == card[0]] for card in sorted(hand)}
        return {card: found for card, found in fitting.items() if found}

    def grown(self, ends: tuple[str, str] | None, end: str) -> tuple[str, str]:
        """Return what the ends want after a card was laid at one of them; the first card is a jack."""
        if ends is None:
            return self.next_rank("J", -1), self.next_rank("J", 1)
        lower, upper = ends
        return (self.next_rank(lower, -1), upper) if end == "down" else (lower, self.next_rank(upper, 1))

    def next_rank(self, rank: str, step: int) -> str:
        """Return the next rank of the cycle in a direction."""
        return self.ranks[(self.ranks.index(rank) + step) % len(self.ranks)]

    def places(self, out: list[int]) -> list[int]:
        """Return the points for places."""
        return [PLACES[out.index(seat)] for seat in range(self.seats)]


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Herzeln)
