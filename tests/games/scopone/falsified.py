"""Ways to falsify a record of Scopone."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

TAKING = rf"(\d) \+({CARD}) x ({CARD}(?: {CARD})*)"


def play_of_another(record: Document) -> None:
    """Let a seat play the next card of another seat."""
    for events, number, play in lines(record, rf"(\d) \+{CARD}"):
        other = re.fullmatch(rf"\d (\+{CARD})", events[number + 1])
        if other:
            events[number] = f"{play[1]} {other[1]}"
            return


def play_twice(record: Document) -> None:
    """Let a seat play the same card again."""
    events, number, _ = first_line(record, rf"\d \+{CARD}")
    events.insert(number + 1, events[number])


def revoke(record: Document) -> None:
    """Let a card that takes others stay on the table."""
    events, number, found = first_line(record, TAKING)
    events[number : number + 2] = [f"{found[1]} +{found[2]}"]


def take_fewer(record: Document) -> None:
    """Let a card take only one card of a sum."""
    for events, number, found in lines(record, TAKING):
        if " " in found[3]:
            events[number] = f"{found[1]} +{found[2]} x {found[3].split()[0]}"
            return


def take_another(record: Document) -> None:
    """Let a card that takes nothing take the last one of the table."""
    for events, number, found in lines(record, rf"(\d) \+({CARD})"):
        before = re.fullmatch(rf"\d \+({CARD})", events[number - 1])
        if before:
            events[number] += f" x {before[1]}"
            events.insert(number + 1, f"move layout taken.{found[1]} {found[2]} {before[1]}")
            return


def take_for_another(record: Document) -> None:
    """Move captured cards to the next seat."""
    events, number, found = first_line(record, rf"move layout taken\.(\d) ({CARD}.*)")
    events[number] = f"move layout taken.{(int(found[1]) + 1) % 4} {found[2]}"


def keep_what_is_left(record: Document) -> None:
    """Leave the last cards on the table."""
    events = record["deals"][0]["events"]
    assert re.fullmatch(rf"move layout taken\.\d {CARD}.*", events[-1])
    del events[-1]


def turn_up_others(record: Document) -> None:
    """Lay other cards on the table than those that were dealt to it."""
    events, number, found = first_line(record, rf"move stock layout ({CARD}) (.*)")
    events[number] = f"move stock layout {found[2]}"


def book_to_the_partner(record: Document) -> None:
    """Book a point to the other side."""
    for row in (record["deals"][0]["points"], record["totals"]):
        row[0] += 1
        row[1] -= 1


def deal_out_of_turn(record: Document) -> None:
    """Let another seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {(int(dealer[1]) + 1) % 4}"


FALSIFIED = named(
    revoke,
    play_of_another,
    play_twice,
    take_fewer,
    take_another,
    take_for_another,
    keep_what_is_left,
    turn_up_others,
    book_to_the_partner,
    deal_out_of_turn,
)

OTHER_OPTIONS = [
    ("form", "ten"),
    ("target", "11"),
    ("sum_choice", "fewest"),
    ("ace", "sweeps"),
    ("napola", "on"),
    ("primiera", "sevens"),
]
"""Options with which the match of the test is not sound, each with its value."""
