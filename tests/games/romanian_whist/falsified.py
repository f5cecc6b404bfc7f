"""Ways to falsify a record of Romanian Whist."""

import re

from tests.invalid_records.lines import Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def change_turn_up(record: Document) -> None:
    """Turn up the second card of the stock."""
    events, number, _ = first_line(record, r"move stock turnup (..)")
    stock = next(line.split() for line in events if line.startswith("deal stock "))
    events[number] = f"move stock turnup {stock[3]}"


def bid_out_of_turn(record: Document) -> None:
    """Let the next seat bid first."""
    events, number, bid = first_line(record, r"(\d) bid (\d)")
    events[number] = f"{(int(bid[1]) + 1) % len(record['seats'])} bid {bid[2]}"


def bid_the_forbidden_number(record: Document) -> None:
    """Let the last bid make the sum the number of tricks."""
    for deal in record["deals"]:
        found = [(at, line.split()) for at, line in enumerate(deal["events"]) if re.fullmatch(r"\d bid \d", line)]
        size = sum(bool(re.fullmatch(r"\d \w\w", line)) for line in deal["events"]) // max(1, len(found))
        number = size - sum(int(bid[2]) for _, bid in found[:-1])
        if len(found) == len(record["seats"]) and number >= 0:
            at, last = found[-1]
            deal["events"][at] = f"{last[0]} bid {number}"
            return


def bid_too_many(record: Document) -> None:
    """Bid more tricks than there are."""
    events, number, bid = first_line(record, r"(\d) bid (\d)")
    events[number] = f"{bid[1]} bid 9"


FALSIFIED = named(change_turn_up, bid_out_of_turn, bid_the_forbidden_number, bid_too_many)

OTHER_OPTIONS = [
    ("order", "8-1-8"),
    ("order", "short"),
    ("order", "no_repeat"),
    ("streak", "10"),
    ("one_card", "forehead"),
    ("one_card", "blind"),
    ("extra_ones", "forehead_blind"),
    ("miss", "flat"),
    ("eights_trump", "last"),
]
"""Options and the values under which the sound record of the tests is unsound."""
