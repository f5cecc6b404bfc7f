"""Ways to falsify a record of Kein Stich."""

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def pass_silently(record: Document) -> None:
    """Leave out a pass."""
    events, number, _ = first_line(record, r"\d pass")
    del events[number]


def pass_wrongly(record: Document) -> None:
    """Let a seat pass although it plays a card."""
    events, number, play = first_line(record, rf"(\d) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def lay_too_early(record: Document) -> None:
    """Begin the layout with the card that is played second."""
    events, number, _ = first_line(record, rf"\d \+{CARD}")
    later = next(at for at in range(number + 1, len(events)) if "+J" not in events[at] and "+" in events[at])
    events[number] = f"{events[number].split()[0]} {events[later].split()[1]}"


def share_wrongly(record: Document) -> None:
    """Exchange the shares of the first two places."""
    won = next(deal for deal in record["deals"] if deal["contract"] == "layout")["points"]
    first, second = sorted(range(len(won)), key=lambda seat: -won[seat])[:2]
    gap = won[first] - won[second]
    for points in (won, record["totals"]):
        points[first] -= gap
        points[second] += gap


def play_on(record: Document) -> None:
    """Leave out the hands that are opened when nothing is left to pay."""
    for deal in record["deals"]:
        if deal["events"][-1].startswith("show"):
            del deal["events"][-1]
            return


def exchange_contracts(record: Document) -> None:
    """Exchange the names of the first two deals."""
    first, second = record["deals"][:2]
    first["contract"], second["contract"] = second["contract"], first["contract"]


FALSIFIED = named(pass_silently, pass_wrongly, lay_too_early, share_wrongly, play_on, exchange_contracts)

OTHER_OPTIONS = [
    ("stakes", "points"),
    ("shares", "100_40_20_0"),
    ("shares", "160_0_0_0"),
    ("extras", "last_trick"),
    ("extras", "all"),
    ("rounds", "2"),
    ("layout_leader", "dealer"),
    ("early_end", "off"),
]
"""Options with which the match of the test is not sound, each with its value."""
