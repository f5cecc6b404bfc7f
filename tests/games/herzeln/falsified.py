"""Ways to falsify a record of Herzeln."""

from tests.games.kein_stich.falsified import exchange_contracts, pass_silently, pass_wrongly, play_on
from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def leave_out_the_end(record: Document) -> None:
    """Leave out at which end a card lies that fits both."""
    events, number, play = first_line(record, rf"(\d \+{CARD}) (?:up|down)")
    events[number] = play[1]


def say_an_end(record: Document) -> None:
    """Say the end of a card that fits one."""
    events, number, play = first_line(record, rf"\d \+{CARD}")
    events[number] = f"{play[0]} up"


def place_wrongly(record: Document) -> None:
    """Exchange the points of the first two places."""
    points = next(deal for deal in record["deals"] if deal["contract"] == "line")["points"]
    first, second = sorted(range(len(points)), key=lambda seat: -points[seat])[:2]
    for row in (points, record["totals"]):
        row[first] -= 10
        row[second] += 10


FALSIFIED = named(
    pass_silently, pass_wrongly, leave_out_the_end, say_an_end, place_wrongly, play_on, exchange_contracts
)

OTHER_OPTIONS = [
    ("form", "four_stages"),
    ("order", "line,hearts"),
    ("layout_form", "rows"),
    ("leader", "dealer"),
    ("rounds", "2"),
    ("early_end", "off"),
]
"""Options with which the match of the test is not sound, each with its value."""
