"""Ways to falsify a record of Quodlibet."""

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def name_twice(record: Document) -> None:
    """Let the king of the second deal name the contract of the first one."""
    first, second = record["deals"][:2]
    number = next(at for at, line in enumerate(second["events"]) if " choose " in line)
    second["events"][number] = f"{second['events'][number].split()[0]} choose {first['contract']}"
    second["contract"] = first["contract"]


def name_for_the_king(record: Document) -> None:
    """Let another seat name the contract."""
    events, number, named_by = first_line(record, r"(\d) choose (\w+)")
    events[number] = f"{(int(named_by[1]) + 1) % 4} choose {named_by[2]}"


def look_before_the_king(record: Document) -> None:
    """Let all seats look at their cards at once."""
    events, number, hand = first_line(record, r"(deal \d \S+) for -")
    events[number] = hand[1]


def look_never(record: Document) -> None:
    """Let a seat play without having taken up its hand."""
    events, number, _ = first_line(record, r"move \d \d .*")
    del events[number]


def hide_the_hunt(record: Document) -> None:
    """Leave a hand closed in the deal with open hands."""
    hunt = next(deal for deal in record["deals"] if deal["contract"] == "hunt")
    number = next(at for at, line in enumerate(hunt["events"]) if line.startswith("show "))
    del hunt["events"][number]


def show_the_owner(record: Document) -> None:
    """Let a seat see the hand that is turned away from it."""
    turned = next(deal["events"] for deal in record["deals"] if deal["contract"] == "open")
    number = next(at for at, line in enumerate(turned) if line.endswith(" for 1 2 3"))
    turned[number] = turned[number].replace(" for 1 2 3", " for 0 1 2 3")


def play_another_place(record: Document) -> None:
    """Let a seat play a card that does not lie at the place that it has named."""
    turned = next(deal["events"] for deal in record["deals"] if deal["contract"] == "open")
    first, second, *_ = [at for at, line in enumerate(turned) if line.startswith("0 place ")]
    turned[first], turned[second] = turned[second], turned[first]


def pass_wrongly(record: Document) -> None:
    """Let a seat pass although it plays a card to the layout."""
    events, number, play = first_line(record, rf"(\d) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def pay_the_neighbour(record: Document) -> None:
    """Book the points of the bad neighbour to the winners of the tricks."""
    deal = next(deal for deal in record["deals"] if deal["contract"] == "neighbour")
    points = deal["points"]
    deal["points"] = [*points[1:], points[0]]
    for seat in range(4):
        record["totals"][seat] += deal["points"][seat] - points[seat]


FALSIFIED = named(
    name_twice,
    name_for_the_king,
    look_before_the_king,
    look_never,
    hide_the_hunt,
    show_the_owner,
    play_another_place,
    pass_wrongly,
    pay_the_neighbour,
)

OTHER_OPTIONS = [
    ("leader", "right_of_king"),
    ("last_trick_cost", "80"),
    ("last_trick_cost", "100"),
    ("open_follow", "must"),
    ("shed_score", "places"),
    ("rounds", "2"),
    ("contracts", "plus,minus"),
]
"""Options with which the match of the test is not sound, each with its value."""
