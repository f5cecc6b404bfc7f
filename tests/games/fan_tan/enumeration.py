"""Enumerate deals of Fan Tan with forced passes by brute force, from the rules alone.

Nothing here imports anything of the project.
"""

from typing import NamedTuple

__all__ = ["RANKS", "Rules", "enumerate_deal", "fitting"]

RANKS = {"low": "A23456789TJQK", "high": "23456789TJQKA"}
PIPS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}


class Rules(NamedTuple):
    """What counts in a deal in addition to its cards."""

    start: str = "7"
    ace: str = "low"
    corner: str = "none"
    eight_first: str = "off"
    stop: str = "first_out"
    score: str = "cards"


def fitting(laid: frozenset[str], rules: Rules) -> set[str]:
    """Return the cards that fit: for each suit walk up and down from the opening card, perhaps around the corner."""
    ranks = RANKS[rules.ace]
    start, fits = ranks.index(rules.start), set()
    for suit in "SHDC":
        row = [rank + suit for rank in ranks]
        if row[start] not in laid:
            fits.add(row[start])
            continue
        above, below = row[start + 1 :], row[:start][::-1]
        if rules.eight_first == "on" and above[0] not in laid:
            fits.add(above[0])
            continue
        ways = [above, below]
        if rules.corner != "none":
            ways = [above + below[::-1], below + above[::-1]]
        if rules.corner == "tunnel" and laid.issuperset(above):
            ways = [above + below[::-1]]
        elif rules.corner == "tunnel" and laid.issuperset(below):
            ways = [below + above[::-1]]
        fits |= {next(card for card in way if card not in laid) for way in ways if not laid.issuperset(way)}
    return fits


def points_of(hands: list[list[str]], out: tuple[int, ...], passes: tuple[int, ...], rules: Rules) -> list[int]:
    """Return the points at the end. With chips everyone has put in an ante, and two if 52 cards leave it one less."""
    seats = range(len(hands))
    if rules.score == "places":
        last = [seat for seat in seats if seat not in out]
        return [len(hands) - 1 - [*out, *last].index(seat) for seat in seats]
    if rules.score == "pips":
        return [-sum(PIPS.get(card[0]) or int(card[0]) for card in hand) for hand in hands]
    if rules.score == "cards":
        return [-len(hand) for hand in hands]
    rest = 52 % len(hands)
    paid = [1 + (0 < rest <= seat) + passes[seat] + len(hands[seat]) for seat in seats]
    return [sum(paid) * (seat == out[0]) - paid[seat] for seat in seats]


def enumerate_deal(
    hands: list[list[str]],
    turn: int,
    laid: frozenset[str],
    rules: Rules,
    counts: list[int],
    depth: int = 0,
    out: tuple[int, ...] = (),
    passes: tuple[int, ...] = (),
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        hands: the cards of each seat. Seat 0 has the first turn, and the last seat has dealt.
        turn: the seat that plays next.
        laid: the cards on the table.
        rules: the rules of the deal.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
        out: the seats that have gone out, in order.
        passes: the number of passes of each seat; empty before the first turn.
    """
    seats = len(hands)
    passes = passes or (0,) * seats
    if len(out) == (1 if rules.stop == "first_out" else seats - 1):
        return 1, points_of(hands, out, passes, rules)
    if depth == len(counts):
        return 0, [0] * seats
    following = (turn + 1) % seats
    legal = [card for card in hands[turn] if card in fitting(laid, rules)]
    if not legal:
        passes = tuple(count + (seat == turn and bool(hands[turn])) for seat, count in enumerate(passes))
        return enumerate_deal(hands, following, laid, rules, counts, depth, out, passes)
    terminal_nodes, sums = 0, [0] * seats
    for card in legal:
        counts[depth] += 1
        rest = [[own for own in hand if own != card] for hand in hands]
        gone = out if rest[turn] else (*out, turn)
        more, points = enumerate_deal(rest, following, laid | {card}, rules, counts, depth + 1, gone, passes)
        terminal_nodes += more
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return terminal_nodes, sums
