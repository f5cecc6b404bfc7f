"""Enumerate deals of Knockout Whist without dogs by brute force, from the rules alone.

Nothing here imports anything of the project.
"""

from typing import NamedTuple

__all__ = ["ORDER", "Rules", "enumerate_deal"]

ORDER = "23456789TJQKA"


class Rules(NamedTuple):
    """What counts in a deal in addition to its cards."""

    trump: str = "H"
    trump_lead: str = "on"


def best_of(trick: tuple[tuple[int, str], ...], trump: str) -> int:
    """Return the seat that takes a complete trick, of which the lead comes first."""
    suit = trump if any(card[1] == trump for _, card in trick) else trick[0][1][1]
    return max((ORDER.index(card[0]), seat) for seat, card in trick if card[1] == suit)[1]


def enumerate_deal(
    hands: list[list[str]],
    turn: int,
    rules: Rules,
    counts: list[int],
    depth: int = 0,
    trick: tuple[tuple[int, str], ...] = (),
    takers: tuple[int, ...] = (),
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        hands: the cards of each seat; a seat that is out has none.
        turn: the seat that plays next.
        rules: the rules of the deal.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
        trick: the cards of the trick so far, with their seats.
        takers: the winners of the tricks so far.
    """
    seats = len(hands)
    if trick and all(seat in dict(trick) for seat, hand in enumerate(hands) if hand):
        winner = best_of(trick, rules.trump)
        if not any(hands):
            left = {*takers, winner}
            return 1, [(seats - 1 if seat in left else -1) if len(left) == 1 else 0 for seat in range(seats)]
        return enumerate_deal(hands, winner, rules, counts, depth, (), (*takers, winner))
    if depth == len(counts):
        return 0, [0] * seats
    hand = hands[turn]
    plain = [card for card in hand if card[1] != rules.trump]
    if trick:
        legal = [card for card in hand if card[1] == trick[0][1][1]] or hand
    else:
        legal = plain or hand if rules.trump_lead == "off" and not takers else hand
    waiting = [(turn + step) % seats for step in range(1, seats)]
    following = next((seat for seat in waiting if hands[seat] and seat not in dict(trick)), turn)
    terminal_nodes, sums = 0, [0] * seats
    for card in legal:
        counts[depth] += 1
        rest = [[own for own in other if own != card] for other in hands]
        played = (*trick, (turn, card))
        more, points = enumerate_deal(rest, following, rules, counts, depth + 1, played, takers)
        terminal_nodes += more
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return terminal_nodes, sums
