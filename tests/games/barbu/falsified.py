"""Ways to falsify a record of Barbu, and options under which it is not sound."""

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def double_oneself(record: Document) -> None:
    """Let a seat double itself."""
    events, number, said = first_line(record, r"(\d) double_seats seat_\d")
    events[number] = f"{said[1]} double_seats seat_{said[1]}"


def leave_out_a_doubling(record: Document) -> None:
    """Let a seat decline although it has doubled others."""
    events, number, said = first_line(record, r"(\d) double_seats .*")
    events[number] = f"{said[1]} no"


def double_for_the_declarer(record: Document) -> None:
    """Let the declarer double first."""
    events, number, said = first_line(record, r"(\d) choose .*")
    events.insert(number + 1, f"{said[1]} double_seats seat_{(int(said[1]) + 1) % 4}")


def choose_twice(record: Document) -> None:
    """Let a declarer choose the contract of the deal before."""
    first, second = record["deals"][:2]
    number = next(at for at, line in enumerate(second["events"]) if " choose " in line)
    second["events"][number] = next(line for line in first["events"] if " choose " in line)


def start_elsewhere(record: Document) -> None:
    """Begin the rows with another rank."""
    events, number, said = first_line(record, r"(\d) choose rank_(.)")
    events[number] = f"{said[1]} choose rank_{'2' if said[2] != '2' else '3'}"


def pass_silently(record: Document) -> None:
    """Leave out a pass."""
    events, number, _ = first_line(record, r"\d pass")
    del events[number]


def lay_wrongly(record: Document) -> None:
    """Let a seat pass although it lays a card."""
    events, number, play = first_line(record, rf"(\d) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def settle_wrongly(record: Document) -> None:
    """Pay a difference to the wrong seat."""
    points = next(deal["points"] for deal in record["deals"] if any("double_seats" in line for line in deal["events"]))
    for row in (points, record["totals"]):
        row[0] += 6
        row[1] -= 6


FALSIFIED = named(
    double_oneself,
    leave_out_a_doubling,
    double_for_the_declarer,
    choose_twice,
    start_elsewhere,
    pass_silently,
    lay_wrongly,
    settle_wrongly,
)

OTHER_OPTIONS = [
    ("form", "ravage"),
    ("doubling", "off"),
    ("redouble", "declarer_only"),
    ("doublings_owed", "3"),
    ("declarer_order", "rotate"),
    ("domino_points", "45_20_5_-5"),
    ("must_discard_kh", "on"),
    ("ace_again", "on"),
    ("early_end", "off"),
]
"""Options with which the match of the test is not sound, each with its value."""
