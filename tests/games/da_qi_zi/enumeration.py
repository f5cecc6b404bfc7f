"""Enumerate deals of Da Qi Zi from the rules alone: what may be laid down, who takes the tricks, and who pays.

Pieces are names such as `SR`, a red soldier. A hand is a sorted tuple of them, in which equal pieces are equal, so a
choice that differs in nothing else is one choice. Nothing here imports anything of the project.
"""

from itertools import combinations
from typing import NamedTuple

RANKS = "SCHREAG"  # from low to high
Pieces = tuple[str, ...]


class Rules(NamedTuple):
    """The options that change the play or the payments."""

    sets: str = "one_colour"
    colours: str = "red_high"
    last_needs_trick: str = "off"
    over_four: str = "none"
    no_trick: str = "5"


class Deal(NamedTuple):
    """A position of a deal; `best` is empty before a lead."""

    hands: tuple[Pieces, ...]
    leader: int
    turn: int
    units: tuple[int, ...]
    best: Pieces = ()
    winner: int = 0


def choices(hand: Pieces, size: int) -> set[Pieces]:
    """Return all choices of so many pieces."""
    return set(combinations(hand, size))


def worth(pieces: Pieces, rules: Rules) -> tuple[bool, int, int] | None:
    """Return whether pieces are a run, their lowest rank, and 1 if all are red; None if they do not go together."""
    ranks, colours = {piece[0] for piece in pieces}, {piece[1] for piece in pieces}
    if len(colours) == 2 and rules.sets == "one_colour" and rules.colours == "red_high":
        return None
    run = len(pieces) == 3 and ranks in ({*"GAE"}, {*"RHC"})
    if not run and len(ranks) != 1:
        return None
    red = rules.colours == "red_high" and colours == {"R"}
    return run, min(map(RANKS.index, ranks)), int(red)


def answers(deal: Deal, rules: Rules) -> list[tuple[Pieces, bool]]:
    """Return what the seat on turn may lay down, and whether it leads or beats with it."""
    hand = deal.hands[deal.turn]
    if not deal.best:
        leads = (pieces for size in range(1, len(hand) + 1) for pieces in choices(hand, size))
        return [(pieces, True) for pieces in leads if worth(pieces, rules)]
    same = choices(hand, len(deal.best))
    wanted = worth(deal.best, rules)
    assert wanted is not None
    barred = rules.last_needs_trick == "on" and len(hand) == 1 and not deal.units[deal.turn]
    found = [(pieces, False) for pieces in same]
    for pieces in same:
        own = worth(pieces, rules)
        if own and not barred and own[0] == wanted[0] and own[1:] > wanted[1:]:
            found.append((pieces, True))
    return found


def after(deal: Deal, pieces: Pieces, *, beats: bool) -> Deal:
    """Return the deal after some pieces have been laid down."""
    left = [*deal.hands[deal.turn]]
    for piece in pieces:
        left.remove(piece)
    hands = tuple(tuple(left) if seat == deal.turn else hand for seat, hand in enumerate(deal.hands))
    best, winner = (pieces, deal.turn) if beats else (deal.best, deal.winner)
    turn = (deal.turn + 1) % 4
    if turn != deal.leader:
        return Deal(hands, deal.leader, turn, deal.units, best, winner)
    units = tuple(count + len(best) * (seat == winner) for seat, count in enumerate(deal.units))
    return Deal(hands, winner, winner, units, (), winner)


def points(deal: Deal, rules: Rules) -> list[int]:
    """Return the points of the seats after the last trick."""
    paid = [0 if count > 3 else (int(rules.no_trick), 3, 2, 1)[count] for count in deal.units]
    found = [-amount for amount in paid]
    if rules.over_four == "paid":
        found = [points + max(0, count - 4) for points, count in zip(found, deal.units, strict=True)]
    found[deal.winner] = 0
    found[deal.winner] = -sum(found)
    return found


def enumerate_deal(deal: Deal, rules: Rules, places: list[int], depth: int = 0) -> tuple[int, list[int]]:
    """Count the sequences of each depth in `places`; return the number of complete deals and the sums of points."""
    if not any(deal.hands):
        return 1, points(deal, rules)
    if depth == len(places):
        return 0, [0] * 4
    ends, sums = 0, [0] * 4
    for pieces, beats in answers(deal, rules):
        places[depth] += 1
        more, added = enumerate_deal(after(deal, pieces, beats=beats), rules, places, depth + 1)
        ends += more
        sums = [sum(pair) for pair in zip(sums, added, strict=True)]
    return ends, sums
