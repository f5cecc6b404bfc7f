"""Ways to falsify a record of Spar."""

from tests.invalid_records.lines import Document, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def change_winner(record: Document) -> None:
    """Give the points of the first deal to another seat."""
    points = record["deals"][0]["points"]
    points.insert(0, points.pop())


def double_points(record: Document) -> None:
    """Score twice as many points in the first deal, and in the totals."""
    deal = record["deals"][0]
    for points in (deal["points"], record["totals"]):
        seat = max(range(len(points)), key=lambda seat: deal["points"][seat])
        points[seat] += max(deal["points"])


FALSIFIED = named(change_winner)

OTHER_OPTIONS = [
    ("form", "agram"),
    ("target", "50"),
    ("deals", "1"),
    ("dry", "dry"),
    ("next_dealer", "left"),
    ("stake", "chips"),
    ("low_bonus", "off"),
]
"""Options with which the match of the test is not sound, each with its value."""
