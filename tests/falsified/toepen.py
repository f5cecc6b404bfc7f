"""What can be falsified in a record of Toepen."""

from tests.falsified.lines import Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def answer_out_of_turn(record: Document) -> None:
    """Let two seats answer a knock in the wrong order."""
    for events, number, first in lines(record, r"(\d) stay"):
        if events[number + 1].endswith(" stay"):
            events[number], events[number + 1] = events[number + 1], first[0]
            return


def knock_twice(record: Document) -> None:
    """Let a seat knock again directly after its own knock."""
    for events, number, knock in lines(record, r"\d knock"):
        cards = [n for n in range(number, len(events)) if events[n][2:3].isupper() or events[n][2:3].isdecimal()]
        if cards:
            events.insert(cards[0], knock[0])
            return


def fold_openly(record: Document) -> None:
    """Let everybody see the hand that somebody lays away."""
    events, number, fold = first_line(record, r"(move \d out\.\d .*) for \d")
    events[number] = fold[1]


def exchange_with_other_cards(record: Document) -> None:
    """Draw the four cards of an exchange in the middle of the stock."""
    events, number, draw = first_line(record, r"(move stock \d) (.*) (for \d)")
    stock = next(line for line in events if line.startswith("deal stock")).split()[2:]
    events[number] = f"{draw[1]} {' '.join(stock[-4:])} {draw[3]}"


def let_it_pass_openly(record: Document) -> None:
    """Say aloud that an exchange may pass."""
    events, number, declined = first_line(record, r"(\d) \(decline\)")
    events[number] = f"{declined[1]} decline"


def forget_a_signal(record: Document) -> None:
    """Say that a seat has forgotten what it did not owe."""
    events, number, told = first_line(record, r"(\d) no_forgot")
    events[number] = f"{told[1]} forgot"


FALSIFIED = named(
    answer_out_of_turn, knock_twice, fold_openly, exchange_with_other_cards, let_it_pass_openly, forget_a_signal
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
"""Options, each with a value under which a match of the default options is not sound."""
