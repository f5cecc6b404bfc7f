"""Ways to falsify a record of Oneonta Whist."""

from tests.invalid_records.lines import Document, first_line, lines, named

__all__ = ["FALSIFIED", "OTHER_OPTIONS"]

CARD = r"(?:[TJQKA][SHDC]|\*[LS])"
OUT = rf"move stock out ({CARD}) ({CARD}) ({CARD})"


def deal_twice(record: Document) -> None:
    """Deal the same card to the player and to the dummy."""
    events, number, cards = first_line(record, rf"deal dummy ({CARD})(.*)")
    mine = next(line for line in events if line.startswith("0 ") and len(line) == len("0 QC"))
    events[number] = f"deal dummy {mine[2:]}{cards[2]}"


def score_wrongly(record: Document) -> None:
    """Give the player five points more, in the deal and in the totals."""
    for row in (record["deals"][0]["points"], record["totals"]):
        row[0] += 5


def shuffle_the_dummy(record: Document) -> None:
    """Exchange the first two cards of the dummy."""
    events, number, cards = first_line(record, rf"deal dummy ({CARD}) ({CARD})(.*)")
    events[number] = f"deal dummy {cards[2]} {cards[1]}{cards[3]}"


def lead_out_of_order(record: Document) -> None:
    """Let the dummy lead its second card first, and then its first card."""
    events, number, _ = first_line(record, f"1 {CARD}")
    events[number], events[number + 2] = events[number + 2], events[number]


def lead_as_the_player(record: Document) -> None:
    """Let the player lead to the first trick, and the dummy reply."""
    events, number, _ = first_line(record, f"1 {CARD}")
    events[number], events[number + 1] = events[number + 1], events[number]


def play_for_the_dummy(record: Document) -> None:
    """Record a lead of the dummy as the player's."""
    events, number, lead = first_line(record, f"1 ({CARD})")
    events[number] = f"0 {lead[1]}"


def play_again(record: Document) -> None:
    """Let the player play the card of the first trick again in the second."""
    events, number, _ = first_line(record, f"0 {CARD}")
    events[number + 2] = events[number]


def play_what_is_out_of_play(record: Document) -> None:
    """Let the player play one of the cards out of play."""
    events, _, out = first_line(record, OUT)
    number = next(number for number, line in enumerate(events) if line[:2] == "0 " and line[2] != "b")
    events[number] = f"0 {out[1]}"


def play_a_tenth_trick(record: Document) -> None:
    """Play a trick of cards out of play before they are shown."""
    events, number, out = first_line(record, OUT)
    events[number:number] = [f"1 {out[1]}", f"0 {out[2]}"]


def leave_out_a_trick(record: Document) -> None:
    """Play only eight tricks."""
    events, number, _ = first_line(record, OUT)
    del events[number - 2 : number]


def refuse_the_joker(record: Document) -> None:
    """Let the player keep a joker and not follow trumps; if possible, the joker is the only trump in hand."""
    found = []
    for events, number, joker in lines(record, r"0 \*[LS]"):
        turned = next(line.split()[-1] for line in events if line.startswith("move stock turnup"))
        trumps = {f"0 {rank}{turned[1]}" for rank in "AKQJT"} | {"0 *L", "0 *S"}
        later = range(number + 2, len(events) - 1, 2)
        plain = [other for other in later if events[other] not in trumps]
        if turned[0] != "*" and events[number - 1].replace("1", "0", 1) in trumps and plain:
            found.append((len(later) - len(plain), events, number, plain[0], joker[0]))
    _, events, number, other, line = min(found, key=lambda row: row[0])
    events[number], events[other] = events[other], line


def bid_another(record: Document) -> None:
    """Bid one more than was scored: no two bids score the same for the same tricks."""
    events, number, bid = first_line(record, r"0 bid (\d)")
    events[number] = f"0 bid {(int(bid[1]) + 1) % 10}"


def bid_ten(record: Document) -> None:
    """Bid more tricks than there are."""
    events, number, _ = first_line(record, r"0 bid \d")
    events[number] = "0 bid 10"


def bid_nothing(record: Document) -> None:
    """Leave out the bid."""
    events, number, _ = first_line(record, r"0 bid \d")
    del events[number]


def bid_twice(record: Document) -> None:
    """Bid again."""
    events, number, bid = first_line(record, r"0 bid \d")
    events.insert(number, bid[0])


def bid_late(record: Document) -> None:
    """Show the first card of the dummy before the bid."""
    events, number, _ = first_line(record, r"0 bid \d")
    events[number], events[number + 1] = events[number + 1], events[number]


def bid_in_secret(record: Document) -> None:
    """Make the bid secret."""
    events, number, bid = first_line(record, r"0 (bid \d)")
    events[number] = f"0 ({bid[1]})"


def bid_a_null(record: Document) -> None:
    """Bid null although there is no such bid."""
    events, number, bid = first_line(record, r"0 bid ([1-9])")
    events[number] = f"0 null {bid[1]}"


def turn_up_another(record: Document) -> None:
    """Turn up the second card of the stock."""
    events, number, cards = first_line(record, rf"deal stock {CARD} ({CARD}) .*")
    events[number + 1] = f"move stock turnup {cards[1]}"


def turn_up_in_secret(record: Document) -> None:
    """Show the card turned up only to the player."""
    events, number, turned = first_line(record, r"move stock turnup .*")
    events[number] = f"{turned[0]} for 0"


def show_another(record: Document) -> None:
    """Show the card turned up again, in place of a card that was out of play."""
    events, number, out = first_line(record, OUT)
    turned = next(line.split()[-1] for line in events if line.startswith("move stock turnup"))
    events[number] = f"move stock out {turned} {out[2]} {out[3]}"


def show_nothing(record: Document) -> None:
    """Keep the cards out of play secret."""
    events, number, _ = first_line(record, OUT)
    del events[number]


def show_early(record: Document) -> None:
    """Show the cards out of play before the last trick."""
    events, number, out = first_line(record, OUT)
    del events[number]
    events.insert(number - 2, out[0])


def play_another_deal(record: Document) -> None:
    """Add a deal to a match that is over."""
    record["deals"].append(record["deals"][-1])


FALSIFIED = named(
    deal_twice,
    score_wrongly,
    shuffle_the_dummy,
    lead_out_of_order,
    lead_as_the_player,
    play_for_the_dummy,
    play_again,
    play_what_is_out_of_play,
    play_a_tenth_trick,
    leave_out_a_trick,
    refuse_the_joker,
    bid_another,
    bid_ten,
    bid_nothing,
    bid_twice,
    bid_late,
    bid_in_secret,
    bid_a_null,
    turn_up_another,
    turn_up_in_secret,
    show_another,
    show_nothing,
    show_early,
    play_another_deal,
)
"""The first two replace ways to falsify any record that need two seats."""

OTHER_OPTIONS = (("deals", "8"), ("deals", "10"))
"""Options, each with a value that makes a match of the default options unsound."""
