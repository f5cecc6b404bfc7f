"""Ways to falsify a record of Toepen."""

from tests.invalid_records.lines import Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def answer_out_of_turn(record: Document) -> None:
    """Let two seats answer a knock in the wrong order."""
    for events, number, first in lines(record, r"(\d) stay"):
        if events[number + 1].endswith(" stay"):
            events[number], events[number + 1] = events[number + 1], first[0]
            return


def knock_twice(record: Document) -> None:
    """Let a seat knock again immediately after its own knock."""
    for events, number, knock in lines(record, r"\d knock"):
        cards = [n for n in range(number, len(events)) if events[n][2:3].isupper() or events[n][2:3].isdecimal()]
        if cards:
            events.insert(cards[0], knock[0])
            return


def fold_openly(record: Document) -> None:
    """Make the hand that a seat folds public."""
    events, number, fold = first_line(record, r"(move \d out\.\d .*) for \d")
    events[number] = fold[1]


def exchange_with_other_cards(record: Document) -> None:
    """Draw the four cards of an exchange from the middle of the stock."""
    events, number, draw = first_line(record, r"(move stock \d) (.*) (for \d)")
    stock = next(line for line in events if line.startswith("deal stock")).split()[2:]
    events[number] = f"{draw[1]} {' '.join(stock[-4:])} {draw[3]}"


def accept_openly(record: Document) -> None:
    """Make the answer that accepts an exchange public."""
    events, number, declined = first_line(record, r"(\d) \(decline\)")
    events[number] = f"{declined[1]} decline"


def forget_a_signal(record: Document) -> None:
    """Record a forgotten signal of a seat that had nothing to signal."""
    events, number, line = first_line(record, r"(\d) no_forgot")
    events[number] = f"{line[1]} forgot"


FALSIFIED = named(
    answer_out_of_turn, knock_twice, fold_openly, exchange_with_other_cards, accept_openly, forget_a_signal
)

OTHER_OPTIONS = (
    ("rank", "dutch"),
    ("chips", "45"),
    ("exchange_order", "any_time"),
    ("signals", "auto"),
    ("signals", "off"),
    ("winner_takes", "nothing"),
    ("max_stake", "2"),
)
"""Options, each with a value that makes a match of the default options unsound."""
