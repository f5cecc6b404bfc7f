"""Count the play sequences of one deal of Tressette for two. From the rules alone; imports nothing from the project.

A card is rank and suit ("3H": three of hearts). Points are counted in thirds, the last trick as three of them.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
RANKS = "4567JQKA23"  # from the weakest to the strongest
COUNTING = "JQKA23"  # a third of a point each, except three for the point card


class Rules(NamedTuple):
    """The options that change the play of a deal or the points of its cards."""

    follow: str = "must"  # or may
    trump: str = "none"  # or a suit; ruffing is never required
    point_card: str = "A"  # or 3, 2, K, Q, J


class State(NamedTuple):
    """A state of a deal: a seat leads or replies, or the deal is over."""

    rules: Rules
    hands: tuple[Cards, ...]  # the cards held, by seat
    stock: Cards  # the top first
    seat: int  # the seat on turn
    led: str = ""  # the card to reply to
    thirds: tuple[int, ...] = (0, 0)  # by seat


def start(hands: list[str], stock: str, leader: int, rules: Rules) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "K3.7.A42.QJ65"; the stock is "5S KD"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return State(rules, held, tuple(stock.split()), leader)


def thirds_of(card: str, point_card: str) -> int:
    """Return the points of a card in thirds."""
    return 3 if card[0] == point_card else int(card[0] in COUNTING)


def beats(reply: str, led: str, trump: str) -> bool:
    """Return whether the reply takes the trick: a stronger card of the same suit, or a ruff."""
    if reply[1] == led[1]:
        return RANKS.index(reply[0]) > RANKS.index(led[0])
    return reply[1] == trump


def legal(state: State) -> Cards:
    """Return the legal cards: those of the suit led if it must be followed and can be, or else any card."""
    hand, must = state.hands[state.seat], state.led and state.rules.follow == "must"
    return tuple(card for card in hand if must and card[1] == state.led[1]) or hand


def play(state: State, card: str) -> State:
    """Play a legal card; a reply ends the trick, and then the winner draws, and then the loser."""
    rules, led, stock, leader = state.rules, state.led, state.stock, 1 - state.seat
    hands = [tuple(c for c in hand if c != card) for hand in state.hands]
    if not led:
        return state._replace(hands=tuple(hands), seat=leader, led=card)
    winner = state.seat if beats(card, led, rules.trump) else leader
    for seat, drawn in zip((winner, 1 - winner), stock, strict=False):
        hands[seat] += (drawn,)
    thirds = list(state.thirds)
    thirds[winner] += thirds_of(led, rules.point_card) + thirds_of(card, rules.point_card) + (0 if any(hands) else 3)
    return State(rules, tuple(hands), stock[2:], winner, "", tuple(thirds))


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`, up to its length.

    Return the number of terminal nodes, the thirds of seats 0 and 1 in all of them, and their points with fractions
    dropped.
    """
    if not any(state.hands):
        return 1, *state.thirds, *(thirds // 3 for thirds in state.thirds)
    counts[ply] += len(cards := legal(state))
    below = [enumerate_deal(play(state, c), counts, ply + 1) for c in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0, 0, 0, 0, 0), *below, strict=True))
