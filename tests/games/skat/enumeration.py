"""Count the play sequences of one deal of Skat. From the rules alone; imports nothing from the project but its referee.

A card is rank and suit ("JD"). Trumps are "S", "H", "D", "C", "grand" or "null".
"""

from typing import NamedTuple

from tests.games.skat.referee import Contract, Outcome, matadors, value_of

Cards = tuple[str, ...]
SUITS = "SHDC"
PLAIN, NULL = "789QKTA", "789TJQKA"  # from the weakest to the strongest
JACKS = ("JD", "JH", "JS", "JC")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


class State(NamedTuple):
    """A state of a deal: a seat leads or follows, or the deal is over."""

    hands: tuple[Cards, ...]  # the cards held, by seat
    seat: int  # the seat on turn
    trick: tuple[tuple[int, str], ...] = ()  # the seats and cards of the running trick
    taken: tuple[tuple[int, int], ...] = ()  # the winner and the points of each trick
    own: Cards = ()  # the cards that the declarer was dealt


def start(hands: list[str], leader: int, declarer: int) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs."""
    suits = (zip(SUITS, hand.split("."), strict=True) for hand in hands)
    read = tuple(tuple(rank + suit for suit, ranks in row for rank in ranks) for row in suits)
    return State(read, leader, own=read[declarer])


def suit_of(card: str, trump: str) -> str:
    """Return the suit of a card; that of all trumps is empty."""
    if trump != "null" and (card[0] == "J" or card[1] == trump):
        return ""
    return card[1]


def legal(state: State, trump: str) -> Cards:
    """Return the legal cards."""
    hand = state.hands[state.seat]
    if not state.trick:
        return hand
    led = suit_of(state.trick[0][1], trump)
    return tuple(card for card in hand if suit_of(card, trump) == led) or hand


def strength(card: str, led: str, trump: str) -> int:
    """Return how strong a card is in a trick; a card that can't win has none."""
    suit = suit_of(card, trump)
    if trump == "null":
        return 1 + NULL.index(card[0]) if suit == led else 0
    if suit == "":
        return 200 + JACKS.index(card) if card in JACKS else 100 + PLAIN.index(card[0])
    return 1 + PLAIN.index(card[0]) if suit == led else 0


def play(state: State, trump: str, card: str) -> State:
    """Play a legal card; the last seat ends the trick."""
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    trick, seats = (*state.trick, (state.seat, card)), len(hands)
    if len(trick) < seats:
        return state._replace(hands=hands, seat=(state.seat + 1) % seats, trick=trick)
    led = suit_of(trick[0][1], trump)
    powers = [strength(c, led, trump) for _, c in trick]
    winner = trick[powers.index(max(powers))][0]
    worth = sum(POINTS.get(c[0], 0) for _, c in trick)
    return state._replace(hands=hands, seat=winner, trick=(), taken=(*state.taken, (winner, worth)))


class Rules(NamedTuple):
    """What is the same during a deal."""

    trump: str  # a suit, "grand" or "null"
    declarer: int
    contract: Contract
    dead: Cards  # the cards in no hand, which the declarer has


def score(state: State, rules: Rules) -> list[int]:
    """Return the points of the seats at the end of a deal, without points for Seeger and Fabian."""
    lost = sum(worth for winner, worth in state.taken if winner != rules.declarer)
    tricks = sum(winner == rules.declarer for winner, _ in state.taken)
    outcome = Outcome(120 - lost, tricks, len(state.taken) - tricks, 0)
    held = {*rules.dead, *state.own}
    if rules.trump != "null":
        outcome = outcome._replace(matadors=matadors(held, rules.contract.trump))
    value = value_of(rules.contract, outcome, 24)
    return [(value if value > 0 else 2 * value) if seat == rules.declarer else 0 for seat in range(len(state.hands))]


def is_over(state: State, rules: Rules) -> bool:
    """Return whether no card is left, or a trick has decided the deal."""
    if state.trick:
        return False
    own = [winner == rules.declarer for winner, _ in state.taken]
    if rules.trump == "null" and any(own):
        return True
    if rules.trump != "null" and rules.contract.announced in {"schwarz", "ouvert"} and not all(own):
        return True
    return not state.hands[state.seat]


def enumerate_deal(state: State, rules: Rules, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`, up to its length.

    Return the number of terminal nodes, and the points of each seat in all of them.
    """
    if is_over(state, rules):
        return 1, *score(state, rules)
    plays = legal(state, rules.trump)
    counts[ply] += len(plays)
    nothing = (0,) * (1 + len(state.hands))
    below = [
        enumerate_deal(play(state, rules.trump, card), rules, counts, ply + 1)
        for card in plays
        if ply + 1 < len(counts)
    ]
    return tuple(sum(column) for column in zip(nothing, *below, strict=True))
