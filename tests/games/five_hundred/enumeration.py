"""Count the play sequences of one deal of Five Hundred. From the rules alone; imports nothing from the project.

A card is rank and suit ("JD"); the joker is "*B". A lead of the joker without trumps counts once for each suit that its
leader may name.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
SUITS = "SHDC"
RANKS = "456789TJQKA"  # from the weakest to the strongest
COLOURS = {"S": "C", "C": "S", "H": "D", "D": "H"}
JOKER = "*B"


class Rules(NamedTuple):
    """What is the same during a deal."""

    trump: str  # the letter of a suit; empty: there is none
    is_low: bool  # whether the joker is the lowest card
    away: tuple[int, ...]  # the seats that do not play
    won: tuple[int, ...]  # the tricks of each seat before
    contractor: int  # -1: no one
    level: int  # of the bid; 0: misère
    value: int  # of the bid


class State(NamedTuple):
    """A state of a deal: a seat leads or follows, or the deal is over."""

    hands: tuple[Cards, ...]  # the cards held, by seat
    seat: int  # the seat on turn
    led: str = ""  # the suit to follow
    trick: tuple[tuple[int, str], ...] = ()  # the seats and cards of the running trick
    taken: Cards = ()  # the winners of the tricks, as digits


def start(hands: list[str], leader: int) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, and .*B for the joker."""
    read = []
    for hand in hands:
        parts = hand.split(".")
        cards = [rank + suit for suit, ranks in zip(SUITS, parts, strict=False) for rank in ranks]
        read.append(tuple([*cards, JOKER] if len(parts) > len(SUITS) else cards))
    return State(tuple(read), leader)


def suit_of(card: str, trump: str) -> str:
    """Return the suit of a card; the joker has none of its own without trumps."""
    if card == JOKER or (trump and card == "J" + COLOURS[trump]):
        return trump
    return card[1]


def legal(state: State, rules: Rules) -> list[tuple[str, str]]:
    """Return the legal cards, each with the suit that has to be followed after it."""
    hand = state.hands[state.seat]
    if state.led:
        following = [card for card in hand if suit_of(card, rules.trump) == state.led]
        return [(card, state.led) for card in following or hand]
    plays = []
    for card in hand:
        named = SUITS if card == JOKER and not rules.trump else suit_of(card, rules.trump)
        plays += [(card, suit) for suit in named]
    return plays


def strength(card: str, led: str, rules: Rules, *, leads: bool) -> int:
    """Return how strong a card is in a trick; a card that can't win has none."""
    trump = rules.trump
    if card == JOKER:
        return 1000 if not rules.is_low else int(leads)
    suit = suit_of(card, trump)
    if trump and suit == trump:
        bowers = {"J" + trump: 900, "J" + COLOURS[trump]: 800}
        return bowers.get(card, 100 + RANKS.index(card[0]))
    return 10 + RANKS.index(card[0]) if suit == led else 0


def play(state: State, rules: Rules, card: str, led: str) -> State:
    """Play a legal card; the last seat that plays ends the trick."""
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    trick, seats = (*state.trick, (state.seat, card)), len(hands)
    turn = state.seat
    while True:
        turn = (turn + 1) % seats
        if turn not in rules.away:
            break
    if len(trick) < seats - len(rules.away):
        return State(hands, turn, led, trick, state.taken)
    powers = [strength(c, led, rules, leads=place == 0) for place, (_, c) in enumerate(trick)]
    winner = trick[powers.index(max(powers))][0]
    return State(hands, winner, "", (), (*state.taken, str(winner)))


def score(taken: list[int], contractor: int, level: int, value: int) -> list[int]:
    """Return the points of the seats for their tricks: the contractor's, and 10 for each trick of an opponent.

    Args:
        taken: the tricks of each seat, ten in all.
        contractor: the seat that has made the bid; -1: no one has.
        level: the number of tricks bid; 0: misère.
        value: the value of the bid.
    """
    seats = len(taken)
    side = {contractor} if seats < 4 else {contractor, (contractor + 2) % seats}
    points = [0 if seat in side or (contractor >= 0 and not level) else 10 * won for seat, won in enumerate(taken)]
    if contractor >= 0:
        own = sum(taken[seat] for seat in side)
        if not level:
            points[contractor] = value if not own else -value
        else:
            points[contractor] = max(value, 250 if own == 10 else 0) if own >= level else -value
    return points


def enumerate_deal(state: State, rules: Rules, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`, up to its length.

    Return the number of terminal nodes, and the points of each seat in all of them.
    """
    if not state.hands[state.seat] and not state.trick:
        taken = [won + state.taken.count(str(seat)) for seat, won in enumerate(rules.won)]
        return 1, *score(taken, rules.contractor, rules.level, rules.value)
    plays = legal(state, rules)
    counts[ply] += len(plays)
    nothing = (0,) * (1 + len(state.hands))
    below = [
        enumerate_deal(play(state, rules, *chosen), rules, counts, ply + 1) for chosen in plays if ply + 1 < len(counts)
    ]
    return tuple(sum(column) for column in zip(nothing, *below, strict=True))
