"""Ways to falsify a record of Loo."""

from tests.invalid_records.lines import Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def take_spare_twice(record: Document) -> None:
    """Let a second seat take the spare hand."""
    for events, number, _ in lines(record, r"\d miss"):
        for later in range(number + 1, len(events)):
            words = events[later].split()
            if words[1:] in (["stand"], ["pass"]):
                events[later] = f"{words[0]} miss"
                return


def stand_silently(record: Document) -> None:
    """Leave out a declaration."""
    events, number, _ = first_line(record, r"\d stand")
    del events[number]


def ask_dealer_early(record: Document) -> None:
    """Exchange the declarations of two seats."""
    events, number, _ = first_line(record, r"\d stand")
    later = next(at for at in range(number + 1, len(events)) if events[at].split()[1] in ("stand", "pass", "miss"))
    events[number], events[later] = events[later], events[number]


def pay_no_stake(record: Document) -> None:
    """Give the dealer its stake back."""
    first = record["deals"][0]["points"]
    loser = first.index(min(first))
    for points in (first, record["totals"]):
        points[loser] += 3


def keep_pool(record: Document) -> None:
    """Leave the last deal out."""
    record["deals"].pop()


FALSIFIED = named(take_spare_twice, stand_silently, ask_dealer_early, pay_no_stake, keep_pool)

OTHER_OPTIONS = [
    ("deal_stake", "6"),
    ("limit", "unlimited"),
    ("loo_price", "3"),
    ("miss", "off"),
    ("lead_two", "highest"),
    ("all_pay", "on"),
    ("rounds", "3"),
    ("form", "japanese"),
]
"""Options with which the match of the test is not sound, each with its value."""
