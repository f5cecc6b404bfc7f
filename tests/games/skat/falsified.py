"""Ways to falsify a record of Skat."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def bid_too_low(record: Document) -> None:
    """Let a seat bid a value that is not above the last one."""
    for events, number, found in lines(record, r"(\d) bid (\d+)"):
        if re.fullmatch(r"\d hold", events[number + 1]):
            later = re.fullmatch(r"(\d) (bid \d+|pass)", events[number + 2])
            if later:
                events[number + 2] = f"{later[1]} bid {found[2]}"
                return


def bid_no_value(record: Document) -> None:
    """Let a seat bid a value that no game can have."""
    events, number, found = first_line(record, r"(\d) bid \d+")
    events[number] = f"{found[1]} bid 19"


def hold_out_of_turn(record: Document) -> None:
    """Let the bidder hold its own bid."""
    for events, number, found in lines(record, r"(\d) bid \d+"):
        if re.fullmatch(r"\d (hold|pass)", events[number + 1]):
            events[number + 1] = f"{found[1]} hold"
            return


def take_other_cards(record: Document) -> None:
    """Let the declarer take cards that are not in the skat."""
    events, number, found = first_line(record, rf"move widow (\d) ({CARD}) {CARD} for \d")
    other = next(line.split()[3] for line in events if re.match(rf"move {found[1]} discards", line))
    other = (
        other
        if other not in events[number]
        else next(line for line in events if re.match(r"\d [7-9]", line)).split()[1]
    )
    events[number] = f"move widow {found[1]} {found[2]} {other} for {found[1]}"


def keep_the_skat(record: Document) -> None:
    """Let the declarer put nothing away."""
    events, number, _ = first_line(record, r"\d \(discard .*\)")
    del events[number : number + 2]


def announce_out_of_turn(record: Document) -> None:
    """Let another seat announce the game."""
    events, number, found = first_line(record, r"(\d) choose (?!take|hand)(\w+)")
    events[number] = f"{(int(found[1]) + 1) % 3} choose {found[2]}"


def announce_schneider_after_taking(record: Document) -> None:
    """Announce schneider after taking the skat, without the option."""
    for events, number, found in lines(record, r"(\d) choose (clubs|spades|hearts|diamonds|grand)"):
        if f"{found[1]} choose take" in events:
            events[number] = f"{found[1]} choose {found[2]}_schneider"
            return


def lead_for_another(record: Document) -> None:
    """Let another seat lead first."""
    events, number, _ = first_line(record, rf"\d {CARD}")
    seat, card = events[number].split()
    events[number] = f"{(int(seat) + 1) % 3} {card}"


def hide_the_skat(record: Document) -> None:
    """Score a deal without showing the skat."""
    events, number, _ = first_line(record, r"move (widow|discards) taken\.\d .*")
    del events[number]


def show_another_skat(record: Document) -> None:
    """Show a card that is not in the skat."""
    events, number, found = first_line(record, rf"move (widow|discards) taken\.(\d) ({CARD}) {CARD}")
    played = next(line.split()[1] for line in events if re.fullmatch(rf"\d {CARD}", line))
    events[number] = f"move {found[1]} taken.{found[2]} {found[3]} {played}"


FALSIFIED = named(
    bid_too_low,
    bid_no_value,
    hold_out_of_turn,
    take_other_cards,
    keep_the_skat,
    announce_out_of_turn,
    announce_schneider_after_taking,
    lead_for_another,
    hide_the_skat,
    show_another_skat,
)

OTHER_OPTIONS = [
    ("scoring", "classic"),
    ("scoring", "bierlachs"),
    ("deals", "36"),
    ("all_pass", "ramsch"),
    ("players", "4"),
]
"""Options with which the match of the test is not sound, each with its value."""
