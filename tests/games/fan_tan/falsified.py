"""Ways to falsify a record of Fan Tan."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def revoke(record: Document) -> None:
    """Let a seat that played a card that fits pass."""
    events, number, play = first_line(record, rf"(\d) \+{CARD}")
    events[number] = f"{play[1]} pass"


def play_of_another(record: Document) -> None:
    """Let a seat play the next card of another seat."""
    for events, number, play in lines(record, rf"(\d) \+{CARD}"):
        other = re.fullmatch(rf"\d \+({CARD})", events[number + 1])
        if other:
            events[number] = f"{play[1]} +{other[1]}"
            return


def skip_over_a_gap(record: Document) -> None:
    """Let a seat play the last card that it plays in a deal before its first one."""
    events, number, play = first_line(record, rf"(\d) \+({CARD})")
    last = max(at for at, line in enumerate(events) if re.fullmatch(rf"{play[1]} \+{CARD}", line))
    events[number], events[last] = events[last], events[number]


def play_instead_of_passing(record: Document) -> None:
    """Let a seat that had to pass play a card of its hand."""
    events, number, passed = first_line(record, r"(\d) pass")
    later = next(line for line in events[number:] if re.fullmatch(rf"{passed[1]} \+{CARD}", line))
    events[number] = later


def show_another_hand(record: Document) -> None:
    """Open the cards of one seat as those of another at the end of a deal."""
    events, number, shown = first_line(record, r"show (\d) (.*)")
    events[number] = f"show {(int(shown[1]) + 1) % len(record['seats'])} {shown[2]}"


def deal_unevenly(record: Document) -> None:
    """Give a card of a hand that has one more to one that has one less."""
    for deal in record["deals"]:
        events = deal["events"]
        sizes = {at: len(line.split()[2]) for at, line in enumerate(events) if re.match(r"deal \d ", line)}
        low, high = min(sizes, key=lambda at: sizes[at]), max(sizes, key=lambda at: sizes[at])
        if sizes[low] < sizes[high]:
            one, other = events[low].split(), events[high].split()
            events[low], events[high] = f"deal {one[1]} {other[2]}", f"deal {other[1]} {one[2]}"
            return


FALSIFIED = named(revoke, play_of_another, skip_over_a_gap, play_instead_of_passing, show_another_hand, deal_unevenly)

OTHER_OPTIONS = [
    ("start", "8"),
    ("opener", "diamonds"),
    ("sevens_first", "on"),
    ("score", "cards"),
    ("score", "pips"),
    ("ace", "high"),
    ("eight_first", "on"),
    ("deals", "3"),
]
"""Options with which the match of the test is not sound, each with its value."""
