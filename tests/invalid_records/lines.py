"""Ways to falsify a record of any game, and functions that find a line of it."""

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

__all__ = ["CARD", "FALSIFIED", "Document", "Falsify", "first_line", "lines", "named"]

Document: TypeAlias = dict[str, Any]
Falsify: TypeAlias = Callable[[Document], None]

CARD = r"[2-9TJQKA][SHDC]"
PLAY = rf"\d \+?{CARD}"


def named(*functions: Falsify) -> dict[str, Falsify]:
    """Return ways to falsify a record, by name."""
    return {falsify.__name__: falsify for falsify in functions}


def lines(record: Document, pattern: str) -> Iterator[tuple[list[str], int, re.Match[str]]]:
    """Yield the events of each deal, with the index and the match of each line that has a pattern."""
    for deal in record["deals"]:
        for number, line in enumerate(deal["events"]):
            match = re.fullmatch(pattern, line)
            if match:
                yield deal["events"], number, match


def first_line(record: Document, pattern: str) -> tuple[list[str], int, re.Match[str]]:
    """Return the first line that has a pattern."""
    return next(lines(record, pattern))


def revoke(record: Document) -> None:
    """Let a seat that followed suit play a card of another suit that it played later."""
    for events, number, play in lines(record, rf"(\d) ({CARD})"):
        seat, card = play.groups()
        lead = re.fullmatch(rf"\d ({CARD})", events[number - 1])
        if lead and lead[1][1] == card[1]:
            for later in range(number + 1, len(events)):
                other = re.fullmatch(rf"{seat} ({CARD})", events[later])
                if other and other[1][1] != card[1]:
                    events[number], events[later] = events[later], events[number]
                    return


def play_of_another(record: Document) -> None:
    """Let a seat play the next card of another seat."""
    events, number, play = first_line(record, rf"(\d) {CARD}")
    events[number] = f"{play[1]} {events[number + 1].split()[1]}"


def deal_twice(record: Document) -> None:
    """Deal the cards of one seat to two seats."""
    events, number, hand = first_line(record, r"deal 1 (.*)")
    events[number - 1] = f"deal 0 {hand[1]}"


def score_wrongly(record: Document) -> None:
    """Move points between two seats, in a deal that counts and in the totals."""
    counted = next(deal for deal in record["deals"] if "points" in deal)
    for row in (counted["points"], record["totals"]):
        row[0] += 5
        row[1] -= 5


def total_wrongly(record: Document) -> None:
    """Add up the totals wrongly."""
    record["totals"][-1] += 15


def lead_wrongly(record: Document) -> None:
    """Record another leader of the last deal in which cards were played."""
    deals = (deal for deal in reversed(record["deals"]) if any(re.fullmatch(PLAY, line) for line in deal["events"]))
    deal = next(deals)
    deal["leader"] = (deal["leader"] + 1) % len(record["totals"])


def end_wrongly(record: Document) -> None:
    """Record that the match is not over."""
    record["is_over"] = False


def leave_out_a_deal(record: Document) -> None:
    """Leave out a deal from the middle."""
    del record["deals"][len(record["deals"]) // 2]


FALSIFIED = named(
    revoke, play_of_another, deal_twice, score_wrongly, total_wrongly, lead_wrongly, end_wrongly, leave_out_a_deal
)
