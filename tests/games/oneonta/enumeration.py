"""Count the ways to play one deal of Oneonta Whist. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("QH": queen of hearts); the jokers are "*L" and "*S". The trump is a suit, or "" when a joker
was turned up.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
SUITS, RANKS = "SHDC", "AKQJT"  # as a hand is written
STRENGTH = "TJQKASL"  # from the weakest to the strongest; S and L are the jokers


class State(NamedTuple):
    """A state of a deal: the dummy leads its next card, or the deal is over."""

    trump: str
    hand: Cards
    dummy: Cards  # the next lead first
    tricks: int = 0  # that the player has won


def start(hand: str, dummy: str, trump: str) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, then .jokers if there are any; the dummy is "KC QS"."""
    *suits, jokers = hand.split(".") if hand.count(".") == len(SUITS) else (*hand.split("."), "")
    held = [rank + suit for suit, ranks in zip(SUITS, suits, strict=True) for rank in ranks]
    return State(trump, (*held, *(f"*{size}" for size in jokers.replace("*", ""))), tuple(dummy.split()))


def write_hand(cards: Cards) -> str:
    """Write the cards of a hand, a fifth part only for jokers."""
    suits = ["".join(rank for rank in RANKS if rank + suit in cards) for suit in SUITS]
    jokers = "".join(joker for joker in ("*L", "*S") if joker in cards)
    return ".".join([*suits, jokers] if jokers else suits)


def suit_of(card: str, trump: str) -> str:
    """Return the suit that a card belongs to: a joker is a trump, or without trumps a suit of its own."""
    return (trump or "*") if card[0] == "*" else card[1]


def strength(card: str) -> int:
    """Return the strength of a card within its suit."""
    return STRENGTH.index(card[1] if card[0] == "*" else card[0])


def wins(reply: str, led: str, trump: str) -> bool:
    """Return whether the player's card takes the trick: a stronger card of the same suit, or a ruff."""
    suit = suit_of(reply, trump)
    return strength(reply) > strength(led) if suit == suit_of(led, trump) else suit == (trump or "*")


def legal(state: State) -> Cards:
    """Return the legal replies to the next lead: cards of its suit, or any card if there are none."""
    led = suit_of(state.dummy[0], state.trump)
    return tuple(card for card in state.hand if suit_of(card, state.trump) == led) or state.hand


def play(state: State, card: str) -> State:
    """Play a card to the next lead."""
    led, *dummy = state.dummy
    hand = tuple(other for other in state.hand if other != card)
    return State(state.trump, hand, tuple(dummy), state.tricks + wins(card, led, state.trump))


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, int]:
    """Add the sequences of ply + 1, ply + 2, ... of the player's cards to `counts`, up to its length.

    Return the number of terminal nodes, and the tricks that the player wins in all of them.
    """
    if not state.hand:
        return 1, state.tricks
    if ply == len(counts):
        return 0, 0
    counts[ply] += len(cards := legal(state))
    below = [enumerate_deal(play(state, card), counts, ply + 1) for card in cards]
    return sum(nodes for nodes, _ in below), sum(tricks for _, tricks in below)
