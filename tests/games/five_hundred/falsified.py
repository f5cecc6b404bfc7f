"""Ways to falsify a record of Five Hundred."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def bid_too_low(record: Document) -> None:
    """Let a seat bid as much as the last bid."""
    for events, number, found in lines(record, r"\d bid (\S+)"):
        later = re.fullmatch(r"(\d) bid \S+", events[number + 1])
        if later:
            events[number + 1] = f"{later[1]} bid {found[1]}"
            return


def bid_out_of_turn(record: Document) -> None:
    """Let the seats bid in another order."""
    events, number, _ = first_line(record, r"\d (bid \S+|pass)")
    events[number], events[number + 1] = events[number + 1], events[number]


def take_other_cards(record: Document) -> None:
    """Let the contractor take cards that are not in the widow."""
    events, number, found = first_line(record, rf"move widow (\d) ((?:{CARD}|\*B)) (.*) for \d")
    other = next(line.split()[2] for line in events[number:] if line.startswith(f"move {found[1]} discards"))
    events[number] = f"move widow {found[1]} {other if '*' not in other else '7S'} {found[3]} for {found[1]}"


def keep_the_widow(record: Document) -> None:
    """Let the contractor discard nothing."""
    events, number, _ = first_line(record, r"\d \(discard .*\)")
    del events[number : number + 2]


def discard_two(record: Document) -> None:
    """Let the contractor discard two cards."""
    events, number, found = first_line(record, r"(\d) \(discard (\S+ \S+) \S+\)")
    events[number] = f"{found[1]} (discard {found[2]})"
    events[number + 1] = f"move {found[1]} discards {found[2]} for {found[1]}"


def lead_for_another(record: Document) -> None:
    """Let another seat lead first."""
    events, number, _ = first_line(record, rf"\d (?:{CARD}|\*B)( \w+)?")
    seat, *rest = events[number].split()
    events[number] = " ".join([str((int(seat) + 1) % 3), *rest])


def joker_without_a_suit(record: Document) -> None:
    """Lead the joker without trumps, and name no suit."""
    events, number, found = first_line(record, r"(\d) \*B \w+")
    events[number] = f"{found[1]} *B"


def joker_of_another_suit(record: Document) -> None:
    """Name with the joker a suit that another seat doesn't follow although it can."""
    for events, number, found in lines(record, r"(\d) \*B (\w+)"):
        reply = events[number + 1].split()
        later = [line.split()[1] for line in events[number + 2 :] if re.fullmatch(rf"{reply[0]} {CARD}", line)]
        suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
        other = next((suits[card[1]] for card in later if card[1] != reply[1][1]), "")
        if other and suits[reply[1][1]] == found[2]:
            events[number] = f"{found[1]} *B {other}"
            return


def deal_out_of_turn(record: Document) -> None:
    """Let another seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {(int(dealer[1]) + 1) % 3}"


FALSIFIED = named(
    bid_too_low,
    bid_out_of_turn,
    take_other_cards,
    keep_the_widow,
    discard_two,
    lead_for_another,
    joker_without_a_suit,
    joker_of_another_suit,
    deal_out_of_turn,
)

OTHER_OPTIONS = [
    ("auction", "single"),
    ("auction", "reenter"),
    ("opponents_score", "no"),
    ("target", "250"),
    ("back_door", "off"),
    ("players", "4"),
]
"""Options with which the match of the test is not sound, each with its value."""
