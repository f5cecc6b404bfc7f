"""Ways to falsify a record of Knockout Whist."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def pass_as_a_full_player(record: Document) -> None:
    """Let a seat with a card for every trick pass."""
    events, number, play = first_line(record, rf"(\d) {CARD}")
    events[number] = f"{play[1]} pass"


def change_turn_up(record: Document) -> None:
    """Turn up the second card of the stock."""
    events, number, _ = first_line(record, r"move stock turnup (..)")
    stock = next(line.split() for line in events if line.startswith("deal stock "))
    events[number] = f"move stock turnup {stock[3]}"


def choose_for_another(record: Document) -> None:
    """Let another seat name the trumps."""
    events, number, chosen = first_line(record, r"(\d) choose (.*)")
    events[number] = f"{(int(chosen[1]) + 1) % len(record['seats'])} choose {chosen[2]}"


def swap_with_dog(record: Document) -> None:
    """Give the hand of a dog to another seat, and the other hand to the dog."""
    for deal in record["deals"]:
        events = deal["events"]
        sizes = {at: len(line.split()[2]) for at, line in enumerate(events) if re.match(r"deal \d ", line)}
        low, high = min(sizes, key=lambda at: sizes[at]), max(sizes, key=lambda at: sizes[at])
        if sizes[low] < sizes[high]:
            one, other = events[low].split(), events[high].split()
            events[low], events[high] = f"deal {one[1]} {other[2]}", f"deal {other[1]} {one[2]}"
            return


FALSIFIED = named(pass_as_a_full_player, change_turn_up, choose_for_another, swap_with_dog)

OTHER_OPTIONS = [
    ("dogs", "off"),
    ("first_cards", "6"),
    ("chooser_sees", "off"),
    ("leader", "chooser"),
    ("trump_lead", "off"),
    ("tie", "seat"),
]
"""Options with which the match of the test is not sound, each with its value."""
