"""Ways to falsify a record of Quodlibet."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "FALSIFIED_DUTY", "OTHER_OPTIONS"]


def name_twice(record: Document) -> None:
    """Let the king of the second deal name the contract of the first one."""
    first, second = record["deals"][:2]
    number = next(at for at, line in enumerate(second["events"]) if " choose " in line)
    second["events"][number] = f"{second['events'][number].split()[0]} choose {first['contract']}"
    second["contract"] = first["contract"]


def name_for_the_king(record: Document) -> None:
    """Let another seat name the contract."""
    events, number, named_by = first_line(record, r"(\d) choose (\w+)")
    events[number] = f"{(int(named_by[1]) + 1) % 4} choose {named_by[2]}"


def look_before_the_king(record: Document) -> None:
    """Let all seats look at their cards at once."""
    events, number, hand = first_line(record, r"(deal \d \S+) for -")
    events[number] = hand[1]


def look_never(record: Document) -> None:
    """Let a seat play without having taken up its hand."""
    events, number, _ = first_line(record, r"move \d \d .*")
    del events[number]


def hide_the_hunt(record: Document) -> None:
    """Leave a hand closed in the deal with open hands."""
    hunt = next(deal for deal in record["deals"] if deal["contract"] == "hunt")
    number = next(at for at, line in enumerate(hunt["events"]) if line.startswith("show "))
    del hunt["events"][number]


def open_deal(record: Document) -> Document:
    """Return the deal with hands that are turned away."""
    deal: Document = next(deal for deal in record["deals"] if deal["contract"] == "open")
    return deal


def open_lines(record: Document, pattern: str) -> tuple[list[str], list[int]]:
    """Return the events of the deal with hands that are turned away, and the numbers of those that have a pattern."""
    events: list[str] = open_deal(record)["events"]
    return events, [number for number, line in enumerate(events) if re.fullmatch(pattern, line)]


def turn_for(record: Document, audience: str) -> None:
    """Let others see the hand that is turned away from seat 0."""
    events, (number,) = open_lines(record, r"move 0 0 .* for 1 2 3")
    events[number] = events[number].replace(" for 1 2 3", audience)


def show_the_owner(record: Document) -> None:
    """Let a seat see the hand that is turned away from it."""
    turn_for(record, " for 0 1 2 3")


def take_up_in_open(record: Document) -> None:
    """Let a seat take up its hand instead of turning it away."""
    turn_for(record, " for 0")


def hide_from_another(record: Document) -> None:
    """Leave out one of those who see a hand that is turned away."""
    turn_for(record, " for 1 2")


def turn_never(record: Document) -> None:
    """Leave out that a hand is turned away."""
    events, (number,) = open_lines(record, r"move 0 0 .* for 1 2 3")
    del events[number]


def turn_another_card(record: Document) -> None:
    """Exchange a card between two hands that are turned away."""
    events, (one, other, *_) = open_lines(record, r"move (\d) \1 .*")
    cards = [events[number].split()[3] for number in (one, other)]
    events[one] = events[one].replace(cards[0], cards[1])
    events[other] = events[other].replace(cards[1], cards[0])


def play_another_place(record: Document) -> None:
    """Let a seat play a card that does not lie at the place that it has named."""
    events, (first, second, *_) = open_lines(record, r"0 place \d")
    events[first], events[second] = events[second], events[first]


def play_an_empty_place(record: Document) -> None:
    """Let a seat name a place for the second time."""
    events, (first, second, *_) = open_lines(record, r"0 place \d")
    events[second] = events[first]


def play_without_place(record: Document) -> None:
    """Let a seat play a card of a hand that it does not see."""
    events, (number, *_) = open_lines(record, r"0 place \d")
    del events[number]


def name_places_without_duty(record: Document) -> None:
    """Announce that no place follows, where any may be played."""
    events, places = open_lines(record, r"\d place \d")
    events.insert(places[1], f"{events[places[1]][0]} follow")


def stop_open_early(record: Document) -> None:
    """Leave out the last trick."""
    events, places = open_lines(record, r"\d place \d")
    del events[places[-4] :]


def show_after_open(record: Document) -> None:
    """Open a hand after the last trick."""
    events, plays = open_lines(record, rf"\d {CARD}")
    events.append(f"show {events[plays[-1]]}")


def pay_open_wrongly(record: Document) -> None:
    """Book a trick to another seat than its taker."""
    points = open_deal(record)["points"]
    payer = next(seat for seat in range(4) if points[seat])
    for row in (points, record["totals"]):
        row[payer] -= 10
        row[payer - 1] += 10


def pass_wrongly(record: Document) -> None:
    """Let a seat pass although it plays a card to the layout."""
    events, number, play = first_line(record, rf"(\d) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def pay_the_neighbour(record: Document) -> None:
    """Book the points of the bad neighbour to the winners of the tricks."""
    deal = next(deal for deal in record["deals"] if deal["contract"] == "neighbour")
    points = deal["points"]
    deal["points"] = [*points[1:], points[0]]
    for seat in range(4):
        record["totals"][seat] += deal["points"][seat] - points[seat]


FALSIFIED = named(
    name_twice,
    name_for_the_king,
    look_before_the_king,
    look_never,
    hide_the_hunt,
    show_the_owner,
    take_up_in_open,
    hide_from_another,
    turn_never,
    turn_another_card,
    play_another_place,
    play_an_empty_place,
    play_without_place,
    name_places_without_duty,
    stop_open_early,
    show_after_open,
    pay_open_wrongly,
    pass_wrongly,
    pay_the_neighbour,
)


def revoke_by_place(record: Document) -> None:
    """Let a seat play a place that does not follow although others do."""
    events, named = open_lines(record, r"\d follow place_.*")
    for number in named:
        seat, _, names = events[number].split()
        own = [at for at in range(number + 1, len(events)) if re.match(rf"{seat} place", events[at])]
        for later in own[1:]:
            if f"place_{events[later].split()[2]}" not in names.split("+"):
                for now, then in ((own[0], later), (own[0] + 1, later + 1)):
                    events[now], events[then] = events[then], events[now]
                return


def name_too_few_places(record: Document) -> None:
    """Leave out a place that follows."""
    events, (number, *_) = open_lines(record, r"\d follow place_.*\+.*")
    events[number] = events[number].rpartition("+")[0]


def name_no_place(record: Document) -> None:
    """Leave out which places follow."""
    events, (number, *_) = open_lines(record, r"\d follow place_.*")
    del events[number]


def name_places_for_a_lead(record: Document) -> None:
    """Announce that no place follows when a seat leads."""
    events, (number, *_) = open_lines(record, r"\d place \d")
    events.insert(number, f"{events[number][0]} follow")


def let_the_king_look(record: Document) -> None:
    """Let the king look although the table names the contract."""
    events, (number,) = open_lines(record, r"\d choose open")
    king = events[number][0]
    events, (number,) = open_lines(record, rf"deal {king} .* for -")
    events[number] = events[number].removesuffix(" for -")


FALSIFIED_DUTY = named(revoke_by_place, name_too_few_places, name_no_place, name_places_for_a_lead, let_the_king_look)
"""Ways to falsify a record in which `open` is the only contract and suit must be followed."""

OTHER_OPTIONS = [
    ("leader", "right_of_king"),
    ("last_trick_cost", "80"),
    ("last_trick_cost", "100"),
    ("open_follow", "must"),
    ("shed_score", "places"),
    ("rounds", "2"),
    ("contracts", "plus,minus"),
]
"""Options with which the match of the test is not sound, each with its value."""
