"""Ways to falsify a record of Hearts."""

import copy
import re
from collections.abc import Iterator

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

PLAY = rf"(\d) ({CARD})"
GIVE = r"(\d) \(give (.*)\)"
MOVE = r"move (\d) (\d) (.*) for \d \d"


def choose_two_cards(record: Document) -> None:
    """Let a seat choose two cards to pass."""
    events, number, choice = first_line(record, GIVE)
    events[number] = f"{choice[1]} (give {' '.join(choice[2].split()[:2])})"


def choose_cards_of_another(record: Document) -> None:
    """Let a seat choose the cards that another seat passes."""
    events, number, choice = first_line(record, GIVE)
    events[number] = f"{choice[1]} (give {events[number + 1].partition('(give ')[2]}"


def choose_unsorted(record: Document) -> None:
    """Record the order in which a seat chose its cards."""
    events, number, choice = first_line(record, GIVE)
    events[number] = f"{choice[1]} (give {' '.join(reversed(choice[2].split()))})"


def choose_openly(record: Document) -> None:
    """Make the cards that a seat chooses to pass public."""
    events, number, choice = first_line(record, GIVE)
    events[number] = f"{choice[1]} give {choice[2]}"


def pass_openly(record: Document) -> None:
    """Make the cards that moved public."""
    events, number, moved = first_line(record, MOVE)
    events[number] = f"move {moved[1]} {moved[2]} {moved[3]}"


def pass_to_another(record: Document) -> None:
    """Pass cards to the seat opposite."""
    events, number, moved = first_line(record, MOVE)
    passer, opposite = int(moved[1]), (int(moved[1]) + 2) % 4
    low, high = sorted([passer, opposite])
    events[number] = f"move {passer} {opposite} {moved[3]} for {low} {high}"


def pass_out_of_turn(record: Document) -> None:
    """Let two seats receive their cards in the wrong order."""
    events, number, _ = first_line(record, MOVE)
    events[number], events[number + 1] = events[number + 1], events[number]


def pass_before_all_have_chosen(record: Document) -> None:
    """Let a seat receive its cards before another has chosen."""
    events, number, _ = first_line(record, MOVE)
    events[number - 1], events[number] = events[number], events[number - 1]


def pass_in_the_fourth_deal(record: Document) -> None:
    """Let a seat choose cards in a deal without passing."""
    events = record["deals"][3]["events"]
    hand = zip("SHDC", events[1].split()[2].split("."), strict=True)
    cards = [rank + suit for suit, ranks in hand for rank in ranks]
    events.insert(5, f"0 (give {' '.join(cards[:3])})")


def show_it_elsewhere(record: Document) -> None:
    """Show 2C in the hand of another seat."""
    events, number, shown = first_line(record, r"show (\d) 2C")
    events[number] = f"show {(int(shown[1]) + 1) % 4} 2C"


def plays(record: Document) -> Iterator[tuple[list[str], list[int]]]:
    """Yield the events of each deal and the numbers of its plays."""
    for deal in record["deals"]:
        yield deal["events"], [number for number, line in enumerate(deal["events"]) if re.fullmatch(PLAY, line)]


def play_later(events: list[str], numbers: list[int], place: int, suit: str) -> bool:
    """Exchange a play with a later play of a choice suit by the same seat, if there is one."""
    for number in numbers[place + 1 :]:
        if re.fullmatch(rf"{events[numbers[place]][0]} .{suit}", events[number]):
            events[numbers[place]], events[number] = events[number], events[numbers[place]]
            return True
    return False


def open_with_another_club(record: Document) -> None:
    """Let the holder of 2C lead another club first."""
    any(play_later(events, numbers, 0, "C") for events, numbers in plays(record))


def discard_a_heart_in_the_first_trick(record: Document) -> None:
    """Let a seat play a heart to the first trick."""
    any(play_later(events, numbers, place, "H") for events, numbers in plays(record) for place in (1, 2, 3))


def lead_a_heart_too_early(record: Document) -> None:
    """Let a seat lead a heart before hearts are broken, although it has other cards."""
    for events, numbers in plays(record):
        hearts = [place for place, number in enumerate(numbers) if events[number].endswith("H")]
        if any(play_later(events, numbers, place, "H") for place in range(4, hearts[0], 4)):
            return


def play_on(record: Document) -> None:
    """Let a seat play a card after all penalty cards have been taken, or after the last card of a deal."""
    for events, number, shown in lines(record, rf"show (\d) ({CARD}).*"):
        if re.fullmatch(PLAY, events[number - 1]):
            events.insert(number, f"{shown[1]} {shown[2]}")
            return
    events = record["deals"][0]["events"]
    events.append(events[-1])


def open_other_hands(record: Document) -> None:
    """Leave out one of the hands shown after an early end, or show one in a deal that was played out."""
    for deal in record["deals"]:
        if deal["events"][-1].startswith("show"):
            del deal["events"][-1]
            return
    events = record["deals"][0]["events"]
    events.append(f"show {events[-1]}")


def score_deal(record: Document, points: list[int]) -> None:
    """Replace the points of the first deal, also in the totals."""
    deal = record["deals"][0]
    pairs = zip(record["totals"], deal["points"], points, strict=True)
    record["totals"] = [total - before + now for total, before, now in pairs]
    deal["points"] = points


def book_a_moon(record: Document) -> None:
    """Score the first deal as if its best seat had taken all penalty cards."""
    points = record["deals"][0]["points"]
    best = points.index(min(points))
    score_deal(record, [0 if seat == best else 26 for seat in range(4)] if sum(points) == 26 else [26, 0, 0, 0])


def reverse_the_sign(record: Document) -> None:
    """Write the points of the first deal with the opposite sign, as in Black Lady."""
    score_deal(record, [-cost for cost in record["deals"][0]["points"]])


def deal_after_the_end(record: Document) -> None:
    """Add a deal to a match that is over."""
    record["deals"].append(copy.deepcopy(record["deals"][0]))
    points = record["deals"][0]["points"]
    record["totals"] = [total + more for total, more in zip(record["totals"], points, strict=True)]


FALSIFIED = named(
    choose_two_cards,
    choose_cards_of_another,
    choose_unsorted,
    choose_openly,
    pass_openly,
    pass_to_another,
    pass_out_of_turn,
    pass_before_all_have_chosen,
    pass_in_the_fourth_deal,
    show_it_elsewhere,
    open_with_another_club,
    discard_a_heart_in_the_first_trick,
    lead_a_heart_too_early,
    play_on,
    open_other_hands,
    book_a_moon,
    reverse_the_sign,
    deal_after_the_end,
)

OTHER_OPTIONS = (
    ("form", "black_lady"),
    ("pass_cards", "off"),
    ("pass_cycle", "right,left,across,none"),
    ("pass_cycle", "left,right,across"),
    ("pass_cycle", "left"),
    ("jd_bonus", "on"),
    ("target", "7"),
    ("target", "200"),
    ("deals", "1"),
    ("deals", "3"),
)
"""Options, each with a value that makes a match of the default options unsound."""
