"""Ways to falsify a record of Tressette for four."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def declare_another(record: Document) -> None:
    """Let a seat declare what it does not hold."""
    events, number, found = first_line(record, r"(\d) declare (\w+)")
    other = "four_threes" if found[2] != "four_threes" else "four_twos"
    events[number] = f"{found[1]} declare {other}"


def declare_twice(record: Document) -> None:
    """Let a seat declare the same again."""
    events, number, _ = first_line(record, r"\d declare \w+")
    events.insert(number, events[number])


def declare_after_the_card(record: Document) -> None:
    """Let a seat declare after its card."""
    for events, number, found in lines(record, r"(\d) declare \w+"):
        if re.fullmatch(rf"{found[1]} {CARD}( \w+)?", events[number + 1]):
            events[number], events[number + 1] = events[number + 1], events[number]
            return


def declare_silently(record: Document) -> None:
    """Leave a declaration out, but not its points."""
    events, number, _ = first_line(record, r"\d declare \w+")
    del events[number]


def say_untrue_word(record: Document) -> None:
    """Let a seat that leads its last card of a suit say that it has more."""
    events, number, found = first_line(record, rf"(\d {CARD}) volo")
    events[number] = f"{found[1]} striscio"


def speak_in_reply(record: Document) -> None:
    """Let a seat that follows say a word."""
    events, number, _ = first_line(record, rf"\d {CARD}( \w+)?")
    events[number + 1] += " volo"


def book_to_the_partner(record: Document) -> None:
    """Book a point to the other seat of a side."""
    for row in (record["deals"][0]["points"], record["totals"]):
        row[0] += 1
        row[2] -= 1


def deal_out_of_turn(record: Document) -> None:
    """Let another seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {(int(dealer[1]) + 1) % 4}"


FALSIFIED = named(
    declare_another,
    declare_twice,
    declare_after_the_card,
    declare_silently,
    say_untrue_word,
    speak_in_reply,
    book_to_the_partner,
    deal_out_of_turn,
)

OTHER_OPTIONS = [
    ("target", "11"),
    ("declarations", "off"),
    ("signals", "off"),
    ("first_lead", "four_of_coins"),
    ("poor_hand", "on"),
    ("end", "at_once"),
    ("decima", "on"),
    ("rounding", "carry"),
]
"""Options with which the match of the test is not sound, each with its value."""
