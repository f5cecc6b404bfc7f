"""Count the play sequences of one deal of Tressette for four. From the rules alone; imports nothing from the project.

A card is rank and suit ("3H": three of cups). Words and declarations are no plays. Points are counted in thirds, the
last trick as three of them.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
RANKS = "4567JQKA23"  # from the weakest to the strongest
THIRDS = {"A": 3, "3": 1, "2": 1, "K": 1, "Q": 1, "J": 1}
SEATS = 4


class State(NamedTuple):
    """A state of a deal: a seat leads or follows, or the deal is over."""

    hands: tuple[Cards, ...]  # the cards held, by seat
    seat: int  # the seat on turn
    trick: Cards = ()  # the cards of the running trick, the lead first
    thirds: tuple[int, ...] = (0,) * SEATS  # by seat


def start(hands: list[str], leader: int) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "K3.7.A42.QJ65"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    return State(tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits), leader)


def legal(state: State) -> Cards:
    """Return the legal cards: those of the suit led if there are any, or else any card."""
    hand = state.hands[state.seat]
    return tuple(card for card in hand if state.trick and card[1] == state.trick[0][1]) or hand


def play(state: State, card: str) -> State:
    """Play a legal card; the fourth ends the trick."""
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    trick, turn = (*state.trick, card), (state.seat + 1) % SEATS
    if len(trick) < SEATS:
        return State(hands, turn, trick, state.thirds)
    heights = [RANKS.index(c[0]) if c[1] == trick[0][1] else -1 for c in trick]
    winner = (turn + heights.index(max(heights))) % SEATS
    thirds = list(state.thirds)
    thirds[winner] += sum(THIRDS.get(c[0], 0) for c in trick) + (0 if any(hands) else 3)
    return State(hands, winner, (), tuple(thirds))


def floored(thirds: tuple[int, ...]) -> tuple[int, int]:
    """Return the points of the two sides, each rounded down once; the last trick has three of the thirds."""
    return (thirds[0] + thirds[2]) // 3, (thirds[1] + thirds[3]) // 3


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`, up to its length.

    Return the number of terminal nodes, and the points of the two sides in all of them, with fractions dropped.
    """
    if not any(state.hands):
        return 1, *floored(state.thirds)
    counts[ply] += len(cards := legal(state))
    below = [enumerate_deal(play(state, card), counts, ply + 1) for card in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0, 0, 0), *below, strict=True))
