"""Count the play sequences of one deal of Trex. Written from the rules alone; imports nothing from the project.

Default options, nothing doubled. A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after seat i.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
RANKS = "23456789TJQKA"
INNER = dict(zip("23456789TQKA", "3456789TJJQK", strict=True))  # trex: the rank that must be played before


class State(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    contracts: frozenset[str]  # some of king, queens, diamonds, slaps; or trex alone
    hands: tuple[Cards, ...]  # the cards still held, by seat
    seat: int  # the seat on turn
    table: Cards  # the open trick, the led card first; in trex every card played so far
    points: tuple[int, ...] = (0, 0, 0, 0)  # by seat


def start(contract: str, king: int, hands: list[str], layout: str = "") -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AKT3.Q9.J742.865"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return State(frozenset(contract.split("+")), held, king, tuple(layout.split()))


def cost(cards: Cards, contracts: frozenset[str]) -> int:
    """Return the points that the taker of a trick of these cards loses."""
    king, queens = 75 * cards.count("KH"), 25 * sum(c[0] == "Q" for c in cards)
    prices = {"king": king, "queens": queens, "diamonds": 10 * sum(c[1] == "D" for c in cards), "slaps": 15}
    return sum(prices[contract] for contract in contracts) if cards else 0


def is_over(state: State) -> bool:
    """Return whether the deal is over. Trex: three seats are out. Tricks: none is open, and the hands cost nothing."""
    if "trex" in state.contracts:
        return state.hands.count(()) == 3
    return not state.table and cost(sum(state.hands, ()), state.contracts) == 0


def legal(state: State) -> Cards:
    """Return the legal cards. Trex: jacks, and outer neighbours of played cards. Tricks: the led suit, or any card."""
    hand = state.hands[state.seat]
    if "trex" in state.contracts:
        return tuple(c for c in hand if c[0] == "J" or INNER[c[0]] + c[1] in state.table)
    return tuple(c for c in hand if state.table and c[1] == state.table[0][1]) or hand


def play(state: State, card: str) -> State:
    """Play a legal card and apply its consequences: a place in trex, or a complete trick."""
    table, points, turn = (*state.table, card), list(state.points), (state.seat + 1) % 4
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    if "trex" in state.contracts:
        if not hands[state.seat]:
            points[state.seat] = 250 - 50 * hands.count(())  # 200, 150, 100 for the first, second, third out
        if hands.count(()) == 3:
            points = [won or 50 for won in points]  # the fourth seat
    elif len(table) == 4:
        best = max((c for c in table if c[1] == table[0][1]), key=lambda c: RANKS.index(c[0]))
        turn = (turn + table.index(best)) % 4  # the seat after the last to play had led
        points[turn] -= cost(table, state.contracts)
        table = ()
    return State(state.contracts, hands, turn, table, tuple(points))


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`; return terminal nodes and their points by seat.

    The search goes no deeper than the length of `counts`: a deal counts only if it ends before the last entry.
    """
    if is_over(state):
        return 1, *state.points
    if not (cards := legal(state)):  # a forced pass in trex: no ply of its own
        return enumerate_deal(state._replace(seat=(state.seat + 1) % 4), counts, ply)
    counts[ply] += len(cards)
    below = [enumerate_deal(play(state, c), counts, ply + 1) for c in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0, 0, 0, 0, 0), *below, strict=True))
