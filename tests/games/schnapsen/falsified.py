"""Ways to falsify a record of Schnapsen."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def draw_another(record: Document) -> None:
    """Let the seats draw each other's cards."""
    events, number, found = first_line(record, rf"move stock (\d) ({CARD}) for \d")
    other = re.fullmatch(rf"move stock (\d) ({CARD}) for \d", events[number + 1])
    assert other
    events[number] = f"move stock {found[1]} {other[2]} for {found[1]}"
    events[number + 1] = f"move stock {other[1]} {found[2]} for {other[1]}"


def draw_from_a_closed_stock(record: Document) -> None:
    """Let the stock be open although a seat has closed it."""
    events, number, _ = first_line(record, r"\d close_stock")
    del events[number]


def close_twice(record: Document) -> None:
    """Close a stock that is closed."""
    events, number, _ = first_line(record, r"\d close_stock")
    events.insert(number, events[number])


def turn_up_another(record: Document) -> None:
    """Turn up the second card of the stock."""
    events, number, _ = first_line(record, rf"move stock turnup {CARD}")
    events[number] = f"move stock turnup {events[number - 1].split()[3]}"


def exchange_without_the_jack(record: Document) -> None:
    """Let a seat say that it exchanges the jack, and move no card."""
    events, number, found = first_line(record, rf"(\d) {CARD}")
    events.insert(number, f"{found[1]} swap")


def revoke(record: Document) -> None:
    """After a closing, let a seat discard a card that it keeps, although it has followed suit or trumped."""
    for events, start, _ in lines(record, r"\d close_stock"):
        plays = [number for number in range(start, len(events)) if re.fullmatch(rf"\d {CARD}", events[number])]
        for lead, reply in zip(plays[::2], plays[1::2], strict=False):
            seat, card = events[reply].split()
            kept = [line.split()[2:] for line in events if line.startswith(f"show {seat} ")]
            for other in kept[0] if kept else ():
                if other[1] not in (events[lead][-1], card[1]):
                    shown = next(number for number, line in enumerate(events) if line.startswith(f"show {seat} "))
                    events[reply] = f"{seat} {other}"
                    events[shown] = events[shown].replace(other, card)
                    return


def declare_another(record: Document) -> None:
    """Declare a marriage in another suit."""
    events, number, found = first_line(record, r"(\d declare \w+_)(\w)")
    events[number] = found[1] + ("s" if found[2] != "s" else "c")


def declare_after_the_card(record: Document) -> None:
    """Let a seat declare a marriage after its card."""
    events, number, _ = first_line(record, r"\d declare \w+")
    events[number], events[number + 1] = events[number + 1], events[number]


def claim_for_another(record: Document) -> None:
    """Let the seat claim that is not on lead."""
    events, number, found = first_line(record, r"(\d) claim")
    events[number] = f"{1 - int(found[1])} claim"


def play_after_a_claim(record: Document) -> None:
    """Let the deal go on after a claim."""
    events, number, _ = first_line(record, r"\d claim")
    events.insert(number + 1, events[number])


def deal_out_of_turn(record: Document) -> None:
    """Let another seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {1 - int(dealer[1])}"


FALSIFIED = named(
    draw_another,
    draw_from_a_closed_stock,
    close_twice,
    turn_up_another,
    exchange_without_the_jack,
    revoke,
    declare_another,
    declare_after_the_card,
    claim_for_another,
    play_after_a_claim,
    deal_out_of_turn,
)

OTHER_OPTIONS = [
    ("target", "11"),
    ("claims", "true"),
    ("claims", "auto"),
    ("wrong_claim", "mirror"),
    ("marriage_first", "off"),
]
"""Options with which the match of the test is not sound, each with its value."""
