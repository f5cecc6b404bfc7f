"""Enumerate deals of Spar by brute force, from the rules alone; imports nothing of the project."""

from typing import NamedTuple

__all__ = ["Rules", "enumerate_deal"]

ORDERS = {"spar": "6789TJQKA", "agram": "3456789TA"}
BONUS = {"6": 3, "7": 2}


class Rules(NamedTuple):
    """The options that count in a deal."""

    form: str = "spar"
    low_bonus: str = "on"
    revoke: str = "forbidden"


def enumerate_deal(
    hands: list[list[str]], leader: int, rules: Rules, counts: list[int], depth: int = 0, trick: tuple[str, ...] = ()
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        hands: the cards of each seat.
        leader: the seat that leads the trick.
        rules: the options.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
        trick: the cards of the trick so far.
    """
    seats = len(hands)
    if len(trick) == seats:
        order = ORDERS[rules.form]
        best = max((card for card in trick if card[1] == trick[0][1]), key=lambda card: order.index(card[0]))
        winner = (leader + trick.index(best)) % seats
        if not any(hands):
            won = BONUS.get(best[0], 1) if rules.low_bonus == "on" else 1
            return 1, [won if seat == winner else 0 for seat in range(seats)]
        return enumerate_deal(hands, winner, rules, counts, depth)
    if depth == len(counts):
        return 0, [0] * seats
    turn = (leader + len(trick)) % seats
    follows = [card for card in hands[turn] if trick and card[1] == trick[0][1]]
    terminal_nodes, sums = 0, [0] * seats
    for card in follows if follows and rules.revoke == "forbidden" else hands[turn]:
        counts[depth] += 1
        rest = [[own for own in hand if own != card] for hand in hands]
        more, points = enumerate_deal(rest, leader, rules, counts, depth + 1, (*trick, card))
        terminal_nodes += more
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return terminal_nodes, sums
