"""Ways to falsify a record of Tressette for two."""

from tests.invalid_records.lines import CARD, Document, first_line, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

DRAW = rf"move stock (\d) ({CARD})"


def draw_too_early(record: Document) -> None:
    """Let the loser of a trick draw before its winner."""
    events, number, _ = first_line(record, DRAW)
    events[number], events[number + 1] = events[number + 1], events[number]


def draw_for_another(record: Document) -> None:
    """Exchange the cards that the two seats drew."""
    events, number, draw = first_line(record, DRAW)
    other = events[number + 1].split()[-1]
    events[number : number + 2] = [f"move stock {draw[1]} {other}", f"move stock {1 - int(draw[1])} {draw[2]}"]


def draw_unseen(record: Document) -> None:
    """Hide a drawn card from the other seat."""
    events, number, draw = first_line(record, DRAW)
    events[number] += f" for {draw[1]}"


def draw_nothing(record: Document) -> None:
    """Leave out a draw."""
    events, number, _ = first_line(record, DRAW)
    del events[number]


def shuffle_the_stock(record: Document) -> None:
    """Exchange the first two cards of the stock."""
    events, number, stock = first_line(record, r"deal stock (.*)")
    first, second, *rest = stock[1].split()
    events[number] = " ".join(["deal stock", second, first, *rest])


def deal_out_of_turn(record: Document) -> None:
    """Let the other seat deal first."""
    events, number, dealer = first_line(record, r"chance dealer 0 (\d)")
    events[number] = f"chance dealer 0 {1 - int(dealer[1])}"


def draw_a_dealer_again(record: Document) -> None:
    """Draw lots for the dealer of the second deal."""
    record["deals"][1]["events"].insert(0, record["deals"][0]["events"][0])


def lead_out_of_turn(record: Document) -> None:
    """Let the loser of the first trick lead to the second."""
    events, number, _ = first_line(record, rf"(\d) {CARD}")
    second = number + 4  # after two cards and two draws
    events[second] = f"{1 - int(events[second][0])} {events[second][2:]}"


FALSIFIED = named(
    draw_too_early,
    draw_for_another,
    draw_unseen,
    draw_nothing,
    shuffle_the_stock,
    deal_out_of_turn,
    draw_a_dealer_again,
    lead_out_of_turn,
)

OTHER_OPTIONS = (
    ("target", "31"),
    ("rounding", "carry"),
    ("show_draws", "off"),
    ("trump", "S"),
    ("point_card", "3"),
)
"""Options, each with a value that makes a match of the default options unsound."""
