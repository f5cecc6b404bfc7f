"""Ways to falsify a record of Trex."""

import re

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]


def pass_silently(record: Document) -> None:
    """Leave out a pass."""
    events, number, _ = first_line(record, r"[0-3] pass")
    del events[number]


def pass_wrongly(record: Document) -> None:
    """Let a seat pass although it plays a card."""
    events, number, play = first_line(record, rf"([0-3]) \+{CARD}")
    events.insert(number, f"{play[1]} pass")


def appeal_wrongly(record: Document) -> None:
    """Reveal an appeal that no player made."""
    events, number, said = first_line(record, r"([0-3]) no_appeal")
    events[number] = f"{said[1]} appeal"


def double_silently(record: Document) -> None:
    """Leave out a doubling."""
    events, number, said = first_line(record, r"([0-3]) double .*")
    events[number] = f"{said[1]} no_double"


def double_wrongly(record: Document) -> None:
    """Double a card that does not count in this contract."""
    events, number, said = first_line(record, r"([0-3]) \(double .*\)")
    events[number] = f"{said[1]} (double 2S)"


def open_wrongly(record: Document) -> None:
    """Leave out one of the hands that are shown at the end of a deal."""
    for deal in record["deals"]:
        if deal["events"][-1].startswith("show"):
            del deal["events"][-1]
            return


def choose_again(record: Document) -> None:
    """Repeat the contract of the first deal in the second."""
    first, second = (deal for deal in record["deals"][:2])
    for number, line in enumerate(second["events"]):
        second["events"][number] = re.sub(r"choose \S+", f"choose {first['contract']}", line)
    second["contract"] = first["contract"]


def choose_for_the_king(record: Document) -> None:
    """Let the king's neighbour choose."""
    events, number, said = first_line(record, r"([0-3]) choose (\S+)")
    events[number] = f"{(int(said[1]) + 1) % 4} choose {said[2]}"


FALSIFIED = named(
    pass_silently,
    pass_wrongly,
    appeal_wrongly,
    double_silently,
    double_wrongly,
    open_wrongly,
    choose_again,
    choose_for_the_king,
)

OTHER_OPTIONS = (
    ("first_king", "high_card_draw"),
    ("kingdom_order", "right_right_across_rest"),
    ("contract_choice", "king,queens,diamonds,slaps,trex"),
    ("mode", "complex4"),
    ("doubling", "off"),
    ("doubling_reveal", "in_turn"),
    ("kh_appeal", "none"),
    ("trex_redeal", "off"),
    ("forced_penalty_discard", "on"),
    ("values_swapped", "on"),
    ("score_sign", "reversed"),
    ("partnership", "on"),
    ("early_end", "off"),
    ("lead_ban", "hearts_while_other_suit"),
    ("lead_ban", "diamonds_first_trick"),
)
"""Options, each with a value that makes a match of the default options unsound."""
