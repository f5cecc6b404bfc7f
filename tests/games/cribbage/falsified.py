"""Ways to falsify a record of Cribbage."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

PLAY = rf"(\d) \+({CARD})"


def revoke(record: Document) -> None:
    """Let a seat that played a card that fits pass."""
    events, number, play = first_line(record, PLAY)
    events[number] = f"{play[1]} pass"


def play_of_another(record: Document) -> None:
    """Let a seat play the next card of another seat."""
    for events, number, play in lines(record, PLAY):
        other = re.fullmatch(PLAY, events[number + 1])
        if other:
            events[number] = f"{play[1]} +{other[2]}"
            return


def play_instead_of_passing(record: Document) -> None:
    """Let a seat that had to pass play a card of its hand."""
    for events, number, passed in lines(record, r"(\d) pass"):
        for line in events[number:]:
            if re.fullmatch(rf"{passed[1]} \+{CARD}", line):
                events[number] = line
                return


def leave_out_a_pass(record: Document) -> None:
    """Leave out that a seat had no card that fits."""
    events, number, _ = first_line(record, r"\d pass")
    del events[number]


def turn_up_another(record: Document) -> None:
    """Turn up the second card of the stock."""
    events, number, _ = first_line(record, rf"move stock starter {CARD}")
    stock = next(line for line in events if line.startswith("deal stock"))
    events[number] = f"move stock starter {stock.split()[3]}"


def discard_another(record: Document) -> None:
    """Let a seat discard a card that it plays later, and move the one that it has chosen."""
    events, number, found = first_line(record, rf"(\d) \(discard ({CARD})(.*)\)")
    kept = next(line for line in events if re.fullmatch(rf"{found[1]} \+{CARD}", line)).split("+")[1]
    events[number] = f"{found[1]} (discard {kept}{found[3]})"


def discard_fewer(record: Document) -> None:
    """Let a seat keep a card too many."""
    events, number, found = first_line(record, rf"(\d \(discard.*) {CARD}\)")
    events[number] = f"{found[1]})"


def show_the_crib_to_its_giver(record: Document) -> None:
    """Let everyone see what a seat lays away."""
    events, number, found = first_line(record, r"(move \d crib .*) for \d")
    events[number] = found[1]


def open_another_crib(record: Document) -> None:
    """Turn up a crib with another card in the place of one."""
    events, number, found = first_line(record, rf"move crib crib {CARD}(.*)")
    starter = next(line for line in events if line.startswith("move stock starter")).split()[-1]
    events[number] = f"move crib crib {starter}{found[1]}"


def deal_out_of_turn(record: Document) -> None:
    """Let another seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {(int(dealer[1]) + 1) % len(record['seats'])}"


FALSIFIED = named(
    revoke,
    play_of_another,
    play_instead_of_passing,
    leave_out_a_pass,
    turn_up_another,
    discard_another,
    discard_fewer,
    show_the_crib_to_its_giver,
    open_another_crib,
    deal_out_of_turn,
)

OTHER_OPTIONS = [
    ("target", "121"),
    ("muggins", "on"),
    ("games", "3"),
]
"""Options with which the match of the test is not sound, each with its value."""
