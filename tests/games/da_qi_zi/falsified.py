"""Ways to falsify a record of Da Qi Zi."""

import re
from copy import deepcopy

from tests.invalid_records.lines import Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

PIECE = r"(?:[GAERHCS][RB])"
PIECES = rf"{PIECE}(?: {PIECE})*"
PLAY = rf"(\d) play ({PIECES})"
SECRET = rf"(\d) \(discard ({PIECES})\)"


def turns(events: list[str]) -> list[int]:
    """Return the indices of the leads and replies of a deal; every fourth one is a lead."""
    return [number for number, line in enumerate(events) if re.fullmatch(rf"{PLAY}|{SECRET}", line)]


def revoke(record: Document) -> None:
    """Let a seat beat with two pieces that are no combination, instead of discarding them."""
    events, number, found = first_line(record, rf"(\d) \(discard ({PIECE} {PIECE})\)")
    events[number : number + 2] = [f"{found[1]} play {found[2]}"]


def play_of_another(record: Document) -> None:
    """Let a seat lead what the next seat plays to it."""
    for events, number, play in lines(record, PLAY):
        other = re.fullmatch(PLAY, events[number + 2])
        if other:
            events[number] = f"{play[1]} play {other[2]}"
            return


def play_twice(record: Document) -> None:
    """Let a seat lead twice to a trick."""
    events, number, _ = first_line(record, PLAY)
    events.insert(number, events[number])


def leave_out_a_reply(record: Document) -> None:
    """Leave out that a seat discards."""
    events, number, _ = first_line(record, SECRET)
    del events[number : number + 2]


def discard_what_is_not_held(record: Document) -> None:
    """Let a seat discard a piece of which it has no copy."""
    for events, number, found in lines(record, rf"(\d) \(discard ({PIECE})\)"):
        hand = next(line for line in events if line.startswith(f"deal {found[1]} "))
        if "G" not in hand.partition(".")[0]:
            events[number : number + 2] = [
                f"{found[1]} (discard GR)",
                f"move {found[1]} discards.{found[1]} GR for {found[1]}",
            ]
            return


def discard_more(record: Document) -> None:
    """Let a seat discard the pieces of two tricks to the first."""
    events, number, found = first_line(record, rf"(\d) \(discard ({PIECE})\)")
    later = next(line for line in events[number + 1 :] if re.fullmatch(rf"{found[1]} \(discard {PIECES}\)", line))
    pieces = f"{found[2]} {later.partition('discard ')[2][:-1]}"
    events[number : number + 2] = [
        f"{found[1]} (discard {pieces})",
        f"move {found[1]} discards.{found[1]} {pieces} for {found[1]}",
    ]


def discard_in_public(record: Document) -> None:
    """Let everyone see what a seat discards."""
    events, number, found = first_line(record, SECRET)
    events[number] = f"{found[1]} discard {found[2]}"


def show_a_discard(record: Document) -> None:
    """Let everyone see a piece that lies face down."""
    events, number, found = first_line(record, rf"(move (\d) discards\.\2 {PIECES}) for \2")
    events[number] = found[1]


def move_another_discard(record: Document) -> None:
    """Move another piece than the one that was discarded."""
    events, number, found = first_line(record, r"move (\d) discards\.\1 (\w\w) for \1")
    piece = "SR" if found[2] != "SR" else "SB"
    events[number] = f"move {found[1]} discards.{found[1]} {piece} for {found[1]}"


def keep_discards_closed(record: Document) -> None:
    """Don't turn up the discards of a seat."""
    events, number, _ = first_line(record, rf"move (discards\.\d) \1 {PIECES}")
    del events[number]


def turn_up_others(record: Document) -> None:
    """Turn up the discards of one seat as those of the next."""
    events, number, found = first_line(record, rf"move (discards\.\d) \1 ({PIECES})")
    other = re.fullmatch(rf"move (discards\.\d) \1 ({PIECES})", events[number + 1])
    assert other
    events[number] = f"move {found[1]} {found[1]} {other[2]}"


def give_the_trick_to_another(record: Document) -> None:
    """Let another seat lead after the first trick, as if it had taken it."""
    events = record["deals"][0]["events"]
    at = turns(events)
    lead, reply = (events[number].split(" ", 1) for number in at[4:6])
    events[at[4]], events[at[5]] = f"{reply[0]} {lead[1]}", f"{lead[0]} {reply[1]}"


def reply_out_of_turn(record: Document) -> None:
    """Exchange two replies to the first trick, each with its move."""
    events = record["deals"][0]["events"]
    _, first, second, third, *_ = turns(events)
    events[first:third] = events[second:third] + events[first:second]


def pay_another(record: Document) -> None:
    """Pay the next seat instead of the one that has won the last trick."""
    deal = record["deals"][-1]
    turned = deal["points"][-1:] + deal["points"][:-1]
    record["totals"] = [
        total - points + other for total, points, other in zip(record["totals"], deal["points"], turned, strict=True)
    ]
    deal["points"] = turned


def deal_once_more(record: Document) -> None:
    """Play the last deal again after the end of the match."""
    deal = deepcopy(record["deals"][-1])
    number = len(record["deals"])
    deal["events"] = [f"new deal {number}" if line.startswith("new deal") else line for line in deal["events"]]
    record["deals"].append(deal)
    record["totals"] = [total + points for total, points in zip(record["totals"], deal["points"], strict=True)]


def lead_wrongly(record: Document) -> None:
    """Record another leader of the last deal."""
    deal = record["deals"][-1]
    deal["leader"] = (deal["leader"] + 1) % 4


def lead_out_of_turn(record: Document) -> None:
    """Let chance choose another seat to lead first."""
    events, number, leader = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {(int(leader[1]) + 1) % 4}"


FALSIFIED = named(
    revoke,
    play_of_another,
    play_twice,
    leave_out_a_reply,
    discard_what_is_not_held,
    discard_more,
    discard_in_public,
    show_a_discard,
    move_another_discard,
    keep_discards_closed,
    turn_up_others,
    give_the_trick_to_another,
    reply_out_of_turn,
    pay_another,
    deal_once_more,
    lead_wrongly,
    lead_out_of_turn,
)

OTHER_OPTIONS = [
    ("end", "bankrupt"),
    ("deals", "4"),
    ("deals", "16"),
    ("colours", "equal"),
    ("discards", "open"),
    ("no_trick", "4"),
    ("banker", "on"),
]
"""Options with which the match of the test is not sound, each with its value."""
